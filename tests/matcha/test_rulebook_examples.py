"""The worked examples of the four rulebooks, replayed at a table.

The books name players by where they sit in the picture: here the lower one is seat 0, who deals, and the upper one
seat 1. Most pictures are lost; where the text leaves a card open, the docstring says which one was chosen.
"""

import pytest

from chakai.core.seats import Seat
from chakai.games.matcha.moves import Nothing, Take
from chakai.games.matcha.state import State
from tests.matcha.situations import (
    DUTCH,
    GRAIL,
    MATAGOT,
    after,
    deal,
    ending,
    face_down,
    on,
    played,
    refusal,
    seen,
    shown,
    tokens,
    view,
)

GRAIL_BOOKS = pytest.mark.parametrize("book", ["EN", "JA"])
"""EN and JA print the same pictures; a case each, so that every book's example stands in the list of tests."""
MATAGOT_BOOKS = pytest.mark.parametrize("rules", [pytest.param(MATAGOT, id="UK"), pytest.param(DUTCH, id="NL")])

LOWER, UPPER = 0, 1


def reasons(state: State) -> list[tuple[Seat | None, str]]:
    """Why each token was taken, or why none was."""
    found: list[tuple[Seat | None, str]] = []
    for entry in state.log:
        if isinstance(entry, Take):
            found.append((entry.seat, entry.why))
        elif isinstance(entry, Nothing):
            found.append((None, entry.why))
    return found


# Grail 2015, EN and JA: the pair is a red 2 on the number mat and a green card on the suit mat.


@GRAIL_BOOKS
def test_2015_what_the_two_mats_ask_for(book: str) -> None:
    """Cards on the left are laid for the number 2, those on the right for green.

    The faces are lost: the upper player's fit what the mats ask for; the lower one's fit it the wrong way round.
    """
    state = after(GRAIL, deal("2r 3g", "4g 2b", "2y 1g"))
    state = on(state, "0 4g#, 1 2y#, 0 2b*, 1 1g*")
    assert tokens(state) == ("ww", "gr")
    assert reasons(state) == [(UPPER, "only-match"), (LOWER, "no-match")] * 2


@GRAIL_BOOKS
def test_2015_both_match_on_both_sides(book: str) -> None:
    """Left, two 2s: green over blue. Right, two greens: the 1 over the 4. The upper player takes red and green.

    The green tea card's number is lost; 1 and 4 lie beside it and the 2 on the left, so it is the 3.
    """
    state = after(GRAIL, deal("2r 3g", "2b 4g", "2g 1g"))
    state = on(state, "0 2b#, 1 2g#, 0 4g*, 1 1g*")
    assert tokens(state) == ("", "gr")
    assert shown(state) == ["0 2b#", "1 2g#", "0 4g*", "1 1g*"]
    assert reasons(state) == [(UPPER, "better-match")] * 2
    assert face_down(state) == []


@GRAIL_BOOKS
@pytest.mark.parametrize("upper", ["2g", "2b", "2y"])
@pytest.mark.parametrize("lower", ["3b", "1r", "0"])
def test_2015_one_matches_on_the_left_and_nobody_on_the_right(book: str, upper: str, lower: str) -> None:
    """Left, only the upper card is a 2: red for it, a whisk for the other. Right, no green card: nothing.

    Any 2 and any other card fit the text, so several are tried; on the right 4b and 4y were chosen.
    """
    state = after(GRAIL, deal("2r 3g", f"{lower} 4b", f"{upper} 4y"))
    state = on(state, f"0 {lower}#, 1 {upper}#, 0 4b*, 1 4y*")
    assert tokens(state) == ("w", "r")
    assert shown(state) == [f"0 {lower}#", f"1 {upper}#", "0 4b*", "1 4y*"]
    assert reasons(state) == [(UPPER, "only-match"), (LOWER, "no-match"), (None, "neither-matches")]


@GRAIL_BOOKS
@pytest.mark.parametrize("lone", ["1g", "3b", "0"])
def test_2015_only_the_lower_player_plays_on_the_right(book: str, lone: str) -> None:
    """The lower player takes green without showing the card. What lies on the left is not told: here nothing."""
    state = on(after(GRAIL, deal("2r 3g", lone)), f"0 {lone}*, 1 -, 0 -")
    assert tokens(state) == ("g", "")
    assert shown(state) == []
    assert face_down(state) == ["1 0*"]
    assert reasons(state) == [(None, "nobody-played"), (LOWER, "alone")]
    assert seen(state, UPPER)[1] == "0 ?*"
    assert seen(state, LOWER)[1] == f"0 {lone}*"


@GRAIL_BOOKS
def test_2015_five_cards_leave_one_of_six_tea_cards_without_a_card(book: str) -> None:
    """The books' advice counts on it: both play wherever they can, and the last tea card gets nothing."""
    state = after(GRAIL, deal("1g 1r 2g 2r 3g 3r", "1b 2b 3b 4b 0", "1y 2y 3y 4y 0"))
    state = played(played(played(state, "1b# 2b*", "1y# 2y*"), "3b# 4b*", "3y# 4y*"), "0#", "0#")
    assert [sum(laid is not None for laid in spots) for pair in view(state, None).table for spots in pair] == [
        2,
        2,
        2,
        2,
        2,
        0,
    ]
    assert reasons(state)[-1] == (None, "nobody-played")


# Matagot 2020, UK and NL.


@MATAGOT_BOOKS
def test_2020_what_the_two_mats_ask_for(rules: str) -> None:
    """The mat with the yellow 2 asks for yellow, the one with the blue 4 for a 4; both players lay two cards.

    The faces are lost: the lower player's fit, the upper player's would fit the other mat.
    """
    state = after(rules, deal("4b 2y", "4g 3y", "1y 4r"))
    state = on(state, "0 4g#, 1 1y#, 0 3y*")
    assert shown(state) == []
    assert face_down(state) == ["1 0#", "1 1#", "1 0*"]
    state = on(state, "1 4r*")
    assert tokens(state) == ("by", "ww")


@MATAGOT_BOOKS
def test_2020_example_1_both_match_on_both_sides(rules: str) -> None:
    """By suit: the upper 1 over the lower 4, a green token. By number: the lower green over the upper red, yellow.

    The tea cards are a yellow 2 and a green card; 1, 2 and 4 of green are laid, so it is the 3.
    """
    state = after(rules, deal("2y 3g", "4g 2g", "1g 2r"))
    state = on(state, "0 4g*, 1 1g*, 0 2g#, 1 2r#")
    assert tokens(state) == ("y", "g")
    assert shown(state) == ["0 2g#", "1 2r#", "0 4g*", "1 1g*"]
    assert reasons(state) == [(LOWER, "better-match"), (UPPER, "better-match")]
    assert face_down(state) == []


@MATAGOT_BOOKS
@pytest.mark.parametrize("upper", ["3y", "1b", "0"])
def test_2020_example_2_one_matches(rules: str, upper: str) -> None:
    """On the number mat the lower player has the 2 and takes yellow; the upper player takes a whisk.

    Which 2 and which other card is lost; on the suit mat nothing is told, so nobody plays there.
    """
    state = after(rules, deal("2y 3g", "2b", upper))
    state = on(state, f"0 2b#, 1 {upper}#, 0 -, 1 -")
    assert tokens(state) == ("y", "w")
    assert shown(state) == ["0 2b#", f"1 {upper}#"]
    assert reasons(state) == [(LOWER, "only-match"), (UPPER, "no-match"), (None, "nobody-played")]


@MATAGOT_BOOKS
@pytest.mark.parametrize("lone", ["2b", "1r", "0"])
def test_2020_example_3_nobody_matches_and_one_plays_alone(rules: str, lone: str) -> None:
    """By suit neither is green: nothing. By number only the lower player played: yellow, and it is not shown.

    The upper player has passed once and takes nothing in this round. The cards by suit are chosen: 3b and 3r.
    """
    state = after(rules, deal("2y 4g", f"3b {lone}", "3r"))
    state = on(state, f"0 3b*, 1 3r*, 0 {lone}#, 1 -")
    assert tokens(state) == ("y", "")
    assert shown(state) == ["0 3b*", "1 3r*"]
    assert face_down(state) == ["1 0#"]
    assert reasons(state) == [(LOWER, "alone"), (None, "neither-matches")]
    assert f"0 {lone}#" not in seen(state, UPPER)
    assert "0 ?#" in seen(state, UPPER)


@MATAGOT_BOOKS
def test_2020_example_3_where_nobody_plays_nobody_takes(rules: str) -> None:
    """The bracket of example 3: no card beside a tea card, no token."""
    state = on(after(rules, deal("2y 4g")), "0 -, 1 -, 0 -, 1 -")
    assert tokens(state) == ("", "")
    assert reasons(state) == [(None, "nobody-played")] * 2


@MATAGOT_BOOKS
def test_2020_one_pass_leaves_one_card_and_two_passes_none(rules: str) -> None:
    """A first pass does not end a player's round, and there are two turns, no third."""
    state = on(after(rules, deal("2y 4g", "3b", "3r")), "0 -, 1 -, 0 3b#, 1 -")
    assert view(state, None).round == 1
    assert face_down(state) == ["1 0#"]
    assert tokens(state) == ("y", "")


@MATAGOT_BOOKS
def test_2020_the_second_set_has_the_other_dealer_and_is_the_last(rules: str) -> None:
    """Three rounds, the other player deals, three more; then it is over in any case."""
    state = after(rules, deal())
    for _ in range(3):
        state = played(state)
    assert refusal(state, deal()) == "deal-dealer"
    state = on(state, deal(dealer=1))
    assert view(state, None).turn == 1
    for _ in range(3):
        assert ending(state) is None
        state = played(state)
    assert ending(state) is not None


# What all four books say of rank and of the 0.

ALL_BOOKS = pytest.mark.parametrize(
    "rules",
    [
        pytest.param(GRAIL, id="EN"),
        pytest.param(GRAIL, id="JA"),
        pytest.param(MATAGOT, id="UK"),
        pytest.param(DUTCH, id="NL"),
    ],
)


@ALL_BOOKS
@pytest.mark.parametrize(("better", "worse"), ["43", "32", "21", "14", "42", "31"])
def test_numbers_go_round(rules: str, better: str, worse: str) -> None:
    """The 4 over all but the 1, the 1 under all but the 4: on a suit mat, with a tea card of neither number."""
    tea = next(number for number in "1234" if number not in (better, worse))
    state = after(rules, deal(f"1r {tea}g", f"{better}g", f"{worse}g"))
    assert tokens(played(state, f"{better}g*", f"{worse}g*")) == ("g", "")


@ALL_BOOKS
@pytest.mark.parametrize(("better", "worse"), ["gr", "rb", "by", "yg", "gb", "ry"])
def test_suits_go_round(rules: str, better: str, worse: str) -> None:
    """Green, red, blue, yellow, and round to green: on a number mat, with a tea card of neither suit."""
    tea = next(suit for suit in "grby" if suit not in (better, worse))
    state = after(rules, deal(f"3{tea} 1{tea}", f"3{worse}", f"3{better}"))
    assert tokens(played(state, f"3{worse}#", f"3{better}#")) == ("", tea)


@ALL_BOOKS
def test_a_0_never_matches_anything(rules: str) -> None:
    """The 0 takes a whisk from a match, nothing against another 0, and the token when it lies alone."""
    state = after(rules, deal("2r 3g", "0 2b", "0 1g"))
    assert tokens(played(state, "0# 2b*", "0# 1g*")) == ("w", "g")
    assert tokens(played(state, "0*", "0#")) == ("g", "r")
