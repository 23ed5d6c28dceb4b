"""What the cards at a tea card earn: every row of the table, every case there is, and the loop of ranks."""

from collections.abc import Iterator
from itertools import permutations

import pytest

from chakai.games.matcha.cards import Card, Face, Mat, number_beats, suit_beats
from chakai.games.matcha.edition import Edition
from chakai.games.matcha.engine import MATCHA
from chakai.games.matcha.moves import Take
from chakai.games.matcha.resolution import judge
from tests.matcha.situations import (
    DUTCH,
    GRAIL,
    MATAGOT,
    PUBLISHED,
    after,
    card,
    deal,
    face_down,
    on,
    played,
    shown,
    tokens,
)

EDITION = MATCHA.rules(GRAIL)
BOTH_EDITIONS = pytest.mark.parametrize("rules", PUBLISHED)


def earned(first: str, second: str, tea: str, mat: Mat, edition: Edition = EDITION) -> tuple[str, str]:
    """What each seat takes at one tea card; "-" where a seat has no card there."""
    sides: list[Face] = [None if text == "-" else card(text) for text in (first, second)]
    verdict = judge((sides[0], sides[1]), card(tea), mat, edition)
    taken = ["", ""]
    for fact in verdict:
        if isinstance(fact, Take):
            taken[fact.seat] += fact.kind
    return taken[0], taken[1]


# The rows of the table, at a table: the number mat asks for a 2, the suit mat for red.

ROUND = deal("2g 3r", "2r 2b 1r 1b 0", "2y 4r 3y 4y 0")


def at_table(rules: str, first: str, second: str) -> tuple[tuple[str, str], list[str], list[str]]:
    state = played(after(rules, ROUND), first, second)
    return tokens(state), shown(state), face_down(state)


@BOTH_EDITIONS
def test_both_match_the_number_and_the_higher_suit_takes_the_token_of_the_tea_cards_suit(rules: str) -> None:
    assert at_table(rules, "2b#", "2y#") == (("g", ""), ["0 2b#", "1 2y#"], [])


@BOTH_EDITIONS
def test_both_match_the_suit_and_the_higher_number_takes_the_token_of_the_tea_cards_suit(rules: str) -> None:
    assert at_table(rules, "1r*", "4r*") == (("r", ""), ["0 1r*", "1 4r*"], [])
    assert at_table(rules, "2r*", "4r*") == (("", "r"), ["0 2r*", "1 4r*"], [])


@BOTH_EDITIONS
def test_one_matches_the_number_and_the_other_takes_a_whisk(rules: str) -> None:
    assert at_table(rules, "2b#", "4y#") == (("g", "w"), ["0 2b#", "1 4y#"], [])
    assert at_table(rules, "1b#", "2y#") == (("w", "g"), ["0 1b#", "1 2y#"], [])


@BOTH_EDITIONS
def test_one_matches_the_suit_and_the_other_takes_a_whisk(rules: str) -> None:
    assert at_table(rules, "1r*", "3y*") == (("r", "w"), ["0 1r*", "1 3y*"], [])
    assert at_table(rules, "1b*", "4r*") == (("w", "r"), ["0 1b*", "1 4r*"], [])


@BOTH_EDITIONS
def test_neither_matches_and_nobody_takes_anything(rules: str) -> None:
    assert at_table(rules, "1b#", "4y#") == (("", ""), ["0 1b#", "1 4y#"], [])
    assert at_table(rules, "1b*", "3y*") == (("", ""), ["0 1b*", "1 3y*"], [])


@BOTH_EDITIONS
@pytest.mark.parametrize("laid", ["2b", "1r", "1b", "0"])
def test_a_lone_card_takes_the_token_whatever_it_is_and_stays_face_down(rules: str, laid: str) -> None:
    assert at_table(rules, f"{laid}#", "") == (("g", ""), [], ["1 0#"])
    assert at_table(rules, f"{laid}*", "") == (("r", ""), [], ["1 0*"])


@BOTH_EDITIONS
def test_two_lone_cards_at_the_two_tea_cards_both_stay_face_down(rules: str) -> None:
    assert at_table(rules, "0#", "0*") == (("g", "r"), [], ["1 0#", "1 1*"])
    assert at_table(rules, "", "0# 2y*") == (("", "gr"), [], ["1 1#", "1 1*"])


@BOTH_EDITIONS
def test_where_nobody_played_nobody_takes_anything(rules: str) -> None:
    assert at_table(rules, "", "") == (("", ""), [], [])


@BOTH_EDITIONS
def test_each_tea_card_is_resolved_on_its_own(rules: str) -> None:
    assert at_table(rules, "0# 1r*", "2y# 4r*") == (("rw", "g"), ["0 0#", "1 2y#", "0 1r*", "1 4r*"], [])


@BOTH_EDITIONS
def test_the_tea_cards_suit_is_no_match_on_the_number_mat_nor_its_number_on_the_suit_mat(rules: str) -> None:
    state = after(rules, deal("2g 3r", "3g 2r", "2b 3b"))
    assert tokens(played(state, "3g#", "2b#")) == ("w", "g")
    assert tokens(played(state, "2r*", "3b*")) == ("r", "w")


@BOTH_EDITIONS
def test_cards_are_turned_up_number_mat_first_and_seat_0_first_whatever_the_order_of_play(rules: str) -> None:
    state = on(after(rules, ROUND), "0 1r*, 1 3y*, 0 0#, 1 0#")
    assert shown(state) == ["0 0#", "1 0#", "0 1r*", "1 3y*"]


@BOTH_EDITIONS
def test_nothing_is_turned_up_before_the_end_of_the_round(rules: str) -> None:
    state = on(after(rules, ROUND), "0 2r#, 1 2y#, 0 1r*")
    assert shown(state) == []
    assert tokens(state) == ("", "")
    assert face_down(state) == ["1 0#", "1 1#", "1 0*"]


# Every case that can occur, against who beats whom written out.

NUMBER_WINS = {(4, 3), (4, 2), (3, 2), (3, 1), (2, 1), (1, 4)}
SUIT_WINS = {"gr", "gb", "rb", "ry", "by", "yg"}
RANKED = [f"{number}{suit}" for suit in "grby" for number in range(1, 5)]


def expected(first: str, second: str, tea: str, mat: Mat) -> tuple[str, str]:
    """The table of the rules page on texts."""
    asked = tea[0] if mat is Mat.NUMBER else tea[1]
    first_fits, second_fits = asked in first, asked in second
    if first_fits and second_fits:
        if mat is Mat.NUMBER:
            first_is_better = first[1] + second[1] in SUIT_WINS
        else:
            first_is_better = (int(first[0]), int(second[0])) in NUMBER_WINS
        return (tea[1], "") if first_is_better else ("", tea[1])
    if first_fits:
        return tea[1], "w"
    if second_fits:
        return "w", tea[1]
    return "", ""


def all_cases() -> Iterator[tuple[str, str, str, Mat]]:
    """Two cards, a tea card and a mat; every ranked card exists once, and the two 0s are the same."""
    for tea in RANKED:
        others = [text for text in RANKED if text != tea]
        pairs = [*permutations(others, 2), *((text, "0") for text in others), *(("0", text) for text in others)]
        for first, second in [*pairs, ("0", "0")]:
            for mat in Mat:
                yield first, second, tea, mat


def test_every_case_that_can_occur() -> None:
    cases = list(all_cases())
    assert len(cases) == len(set(cases)) == 7712
    for case in cases:
        assert earned(*case) == expected(*case), case


@pytest.mark.parametrize("rules", [MATAGOT, DUTCH])
def test_the_editions_resolve_alike(rules: str) -> None:
    other = MATCHA.rules(rules)
    assert all(earned(*case, other) == earned(*case) for case in all_cases())


def test_seats_do_not_matter_to_a_tea_card() -> None:
    for first, second, tea, mat in all_cases():
        assert earned(first, second, tea, mat) == earned(second, first, tea, mat)[::-1]


@pytest.mark.parametrize("mat", Mat)
def test_every_lone_card_takes_the_tea_cards_suit(mat: Mat) -> None:
    for tea in RANKED:
        for laid in {*RANKED, "0"} - {tea}:
            assert earned(laid, "-", tea, mat) == (tea[1], "")
            assert earned("-", laid, tea, mat) == ("", tea[1])


@pytest.mark.parametrize("mat", Mat)
def test_nobody_at_any_tea_card(mat: Mat) -> None:
    assert {earned("-", "-", tea, mat) for tea in RANKED} == {("", "")}


@pytest.mark.parametrize("mat", Mat)
def test_a_0_never_matches(mat: Mat) -> None:
    for tea in RANKED:
        assert earned("0", "0", tea, mat) == ("", "")
        for other in RANKED:
            if other != tea:
                assert tea[1] not in earned("0", other, tea, mat)[0]


# Rank: a loop.


@pytest.mark.parametrize(("higher", "lower"), sorted(NUMBER_WINS))
def test_the_loop_of_four_numbers(higher: int, lower: int) -> None:
    assert number_beats(higher, lower, highest=4)
    assert not number_beats(lower, higher, highest=4)


@pytest.mark.parametrize(("higher", "lower"), sorted(map(tuple, SUIT_WINS)))
def test_the_loop_of_four_suits(higher: str, lower: str) -> None:
    assert suit_beats(higher, lower, suits="grby")
    assert not suit_beats(lower, higher, suits="grby")


def test_the_loop_of_three() -> None:
    assert [pair for pair in permutations((1, 2, 3), 2) if number_beats(*pair, highest=3)] == [
        (1, 3),
        (2, 1),
        (3, 2),
    ]
    assert [a + b for a, b in permutations("grb", 2) if suit_beats(a, b, suits="grb")] == ["gr", "rb", "bg"]


def test_two_are_no_loop_and_the_higher_simply_wins() -> None:
    assert number_beats(2, 1, highest=2)
    assert not number_beats(1, 2, highest=2)
    assert suit_beats("g", "r", suits="gr")
    assert not suit_beats("r", "g", suits="gr")
    assert suit_beats("b", "y", suits="by")
    assert not suit_beats("y", "b", suits="by")


def test_the_last_suit_in_play_beats_the_first_in_play() -> None:
    assert suit_beats("y", "r", suits="rby")
    assert not suit_beats("r", "y", suits="rby")
    assert suit_beats("y", "g", suits="gby")
    assert suit_beats("g", "b", suits="gby")


@pytest.mark.parametrize("count", range(2, 10))
def test_of_two_different_numbers_exactly_one_wins(count: int) -> None:
    for a, b in permutations(range(1, count + 1), 2):
        assert number_beats(a, b, highest=count) != number_beats(b, a, highest=count)
        if {a, b} != {1, count}:
            assert number_beats(a, b, highest=count) == (a > b)


def test_in_mini_two_cards_never_match_together() -> None:
    """Of each number, and of each suit, only one card is left beside the tea card, so the two need no loop."""
    mini = MATCHA.rules("mini")
    ranked = [str(each) for each in mini.deck if each.number]
    for tea, first, second in permutations(ranked, 3):
        assert sorted(earned(first, second, tea, Mat.NUMBER, mini)) in (["", ""], [tea[1], "w"])
        assert sorted(earned(first, second, tea, Mat.SUIT, mini)) in (["", ""], [tea[1], "w"])


def test_small_ranks_in_loops_of_three() -> None:
    small = MATCHA.rules("small")
    assert earned("2b", "2g", "2r", Mat.NUMBER, small) == ("r", "")
    assert earned("1g", "3g", "2g", Mat.SUIT, small) == ("g", "")
    assert earned("2r", "2b", "2g", Mat.NUMBER, small) == ("g", "")


def test_the_token_is_of_the_tea_cards_suit_not_of_the_card_laid() -> None:
    for tea in RANKED:
        for suit in "grby":
            laid = Card(int(tea[0]), suit)
            if str(laid) != tea:
                assert earned(str(laid), "0", tea, Mat.NUMBER) == (tea[1], "w")
