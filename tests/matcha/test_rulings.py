"""Every ruling, by its number. Rules that no ruling touches are tested elsewhere."""

from dataclasses import fields, replace
from itertools import combinations

import pytest

from chakai.core.chance import SeededLuck
from chakai.core.illegal import Refusal
from chakai.core.seats import CHANCE, Seat, Viewer
from chakai.games.matcha.cards import ZERO, Mat
from chakai.games.matcha.engine import MATCHA
from chakai.games.matcha.moves import Deal, PlayOn
from chakai.games.matcha.state import State
from chakai.records.record import Record
from chakai.records.replay import final
from chakai.records.text import from_json, to_json
from chakai.table.table import Table
from chakai.table.talk import CLAIMS
from tests.matcha.situations import (
    DUTCH,
    GRAIL,
    MATAGOT,
    PUBLISHED,
    after,
    card,
    cards,
    choices,
    deal,
    ending,
    face_down,
    forced,
    on,
    passed_out,
    played,
    record,
    refusal,
    row,
    seen,
    shown,
    starting,
    tokens,
    view,
)

ALL = pytest.mark.parametrize("rules", PUBLISHED)
NEW_ONES = pytest.mark.parametrize("rules", [MATAGOT, DUTCH])
HAND_0, HAND_1 = "1b 2b 3b 4b 0", "1y 2y 3y 4y 0"
TABLE = deal("1g 1r 2g 2r 3g 3r", HAND_0, HAND_1)
"""Greens on the number mats, reds on the suit mats; seat 0 has blue cards, seat 1 yellow ones."""


# M1: the rule sets, and every difference a field.


def test_m1_the_rule_sets_offered() -> None:
    assert set(PUBLISHED) <= set(MATCHA.rule_sets)


@pytest.mark.parametrize("other", [GRAIL, DUTCH])
def test_m1_every_difference_between_editions_is_a_field(other: str) -> None:
    """Matagot's rules with the fields of the other edition are that edition, one changed field after another."""
    edition, goal = MATCHA.rules(MATAGOT), MATCHA.rules(other)
    for field in fields(goal):
        edition = replace(edition, **{field.name: getattr(goal, field.name)})
    assert edition == goal


def test_m1_whisks_in_the_tie_break_are_the_whole_difference_of_uk_and_nl() -> None:
    assert replace(MATCHA.rules(MATAGOT), name=DUTCH, whisks_break_ties=False) == MATCHA.rules(DUTCH)


# M2: keep any subset.


def between_sets(first: str = "1b# 2b*", second: str = "1y#", house: dict[str, object] | None = None) -> State:
    """The first set of 2015 is over: in its first round these were laid, then nothing."""
    return passed_out(played(after(GRAIL, TABLE, house=house), first, second))


def test_m2_any_of_the_cards_left_may_be_kept() -> None:
    state = between_sets()
    left = ["3b", "4b", "0"]
    subsets = [chosen for size in range(4) for chosen in combinations(left, size)]
    assert sorted(choices(state, 0)) == sorted(" ".join(["0 keep", *chosen]) for chosen in subsets)
    assert len(choices(state, 1)) == 2**4


def test_m2_two_0s_are_one_choice() -> None:
    state = passed_out(after(GRAIL, deal("1g 1r 2g 2r 3g 3r", "0 0 4b 3b 2b")))
    assert len(choices(state, 0)) == len(set(choices(state, 0))) == 2**3 * 3


def test_m2_only_cards_of_the_hand_may_be_kept() -> None:
    state = between_sets()
    for wrong in ("0 keep 1b", "0 keep 4y", "0 keep 3b 3b", "0 keep 0 0"):
        assert refusal(state, wrong) == "card-not-in-hand"


def test_m2_all_or_none_is_the_other_reading() -> None:
    state = between_sets(house={"keep": "all-or-none"})
    assert choices(state, 0) == ["0 keep", "0 keep 3b 4b 0"]
    assert refusal(state, "0 keep 3b") == "keep-all-or-none"


@NEW_ONES
def test_m2_nothing_is_kept_in_2020(rules: str) -> None:
    state = passed_out(after(rules, TABLE))
    assert MATCHA.to_act(state) == (CHANCE,)
    assert refusal(state, "0 keep") == "deal-due"
    assert on(state, deal("1b 2b 3b 4b 1y 2y", dealer=1)).tea == cards("1b 2b 3b 4b 1y 2y")


def test_m2_kept_cards_stay_in_the_hand_and_it_is_filled_up_to_five() -> None:
    state = on(between_sets(), "0 keep 4b 0, 1 keep")
    state = on(state, deal("1g 1r 2g 2r 3g 3r", "4b 0 1y 2y 3y", "0 1b", dealer=1))
    assert state.hands[0] == cards("4b 1y 2y 3y 0")
    assert len(state.hands[1]) == 5
    assert len(state.aside) == 2


def test_m2_a_deal_without_the_kept_cards_is_refused() -> None:
    state = on(between_sets(), "0 keep 4b 0, 1 keep 4y")
    as_tea = deal("4b 1r 2g 2r 3g 3r", "0", "4y", dealer=1)
    to_the_other = deal("1g 1r 2g 2r 3g 3r", "0", "4y 4b", dealer=1)
    the_0_is_gone = deal("1g 1r 2g 2r 3g 3r", "4b 1y 2y 3y 4r", "4y 4g 1b 2b 3b", dealer=1)
    for wrong in (as_tea, to_the_other, the_0_is_gone):
        assert refusal(state, wrong) == "deal-kept-card"


def test_m2_everything_may_be_kept_by_both_and_six_tea_cards_are_left() -> None:
    state = passed_out(after(GRAIL, deal("1g 1r 2g 2r 3g 3r", "1b 2b 3b 4b 4g", "1y 2y 3y 4y 4r")))
    state = on(state, "0 keep 1b 2b 3b 4b 4g, 1 keep 1y 2y 3y 4y 4r")
    drawn = MATCHA.draw(state, SeededLuck("m2", 0))
    assert isinstance(drawn, Deal)
    assert set(drawn.tea) == set(cards("1g 1r 2g 2r 3g 3r"))
    assert drawn.aside == (ZERO, ZERO)


@pytest.mark.parametrize(("first", "second"), [("4b 0", "2y"), ("3b", ""), ("4b 0", "2y 0"), ("", "2y 3y 4y 0")])
def test_m2_drawn_deals_fill_up_from_what_nobody_kept(first: str, second: str) -> None:
    state = on(between_sets(), f"0 keep {first}".rstrip(), f"1 keep {second}".rstrip())
    for number in range(50):
        drawn = MATCHA.draw(state, SeededLuck("m2", number))
        assert isinstance(drawn, Deal)
        MATCHA.check(state, drawn)
        assert set(cards(first)) <= set(drawn.hands[0])
        assert set(cards(second)) <= set(drawn.hands[1])
        assert ZERO not in drawn.tea
        assert len(drawn.aside) == 2


# M3: both keep at the same time; then the numbers are public, the faces are not.


@pytest.mark.parametrize("viewer", [1, None])
@pytest.mark.parametrize("kept", ["", " 3b", " 3b 4b 0"])
def test_m3_a_decision_stays_hidden_until_both_have_decided(kept: str, viewer: Viewer) -> None:
    before = between_sets()
    decided = on(before, f"0 keep{kept}")
    assert view(decided, viewer) == view(before, viewer)
    assert seen(decided, viewer) == seen(before, viewer)
    assert choices(decided, 1) == choices(before, 1)
    assert MATCHA.to_act(decided) == (1,)
    assert MATCHA.to_act(before) == (0, 1)


def test_m3_whoever_decides_first_the_game_is_the_same() -> None:
    before = between_sets()
    assert on(before, "1 keep 2y, 0 keep 3b") == on(before, "0 keep 3b, 1 keep 2y")
    assert record(on(before, "1 keep 2y, 0 keep 3b"))[-2:] == ["0 keep 3b", "1 keep 2y"]


def test_m3_a_decision_alone_is_not_in_the_record_and_cannot_be_changed() -> None:
    before = between_sets()
    for seat in (0, 1):
        decided = on(before, f"{seat} keep")
        assert record(decided) == record(before)
        assert [str(move) for move in MATCHA.pending(decided)] == [f"{seat} keep"]
        assert refusal(decided, f"{seat} keep") == "already-decided"
    assert seen(on(before, "0 keep 3b"), 0) == seen(before, 0)


def test_m3_then_the_number_is_public_and_the_faces_are_not() -> None:
    state = on(between_sets(), "1 keep 2y, 0 keep 3b 0")
    assert seen(state, 0)[-2:] == ("0 keep 3b 0", "1 keep ?")
    assert seen(state, 1)[-2:] == ("0 keep ? ?", "1 keep 2y")
    assert seen(state, None)[-2:] == ("0 keep ? ?", "1 keep ?")
    assert view(state, 1).hand_sizes == (2, 1)


@pytest.mark.parametrize("viewer", [1, None])
def test_m3_kept_faces_stay_hidden_in_the_next_set(viewer: Viewer) -> None:
    again = deal("1g 1r 2g 2r 3g 3r", "3b 4b 0 1b 2b", "0", dealer=1)
    one, other = (on(between_sets(), f"0 keep {kept}, 1 keep", again) for kept in ("3b", "0"))
    assert view(one, viewer) == view(other, viewer)
    assert seen(one, viewer)[-1].split(" | ")[2] == "? ? ? ? ?"


# M4: a lone card is never shown.


def with_a_lone_card(rules: str, lone: str, aside: str) -> list[State]:
    """Seat 0 lays a card alone; then the game as it stands from there through the next set."""
    start = after(rules, f"deal 0 | 1g 1r 2g 2r 3g 3r | {lone} 2b 3b 4b 0 | {HAND_1} | 1b {aside}")
    states = [start, on(start, f"0 {lone}#"), played(start, f"{lone}#", "")]
    states.append(played(states[-1], "", "2y#"))
    states.append(passed_out(states[-1]))
    if rules == GRAIL:
        states += [on(states[-1], "0 keep 2b"), on(states[-1], "0 keep 2b, 1 keep")]
    states.append(on(states[-1], deal("1g 1r 2g 2r 3g 3r", HAND_0, HAND_1, dealer=1)))
    states.append(played(states[-1], "1b#", "1y#"))
    return [*states, passed_out(states[-1])]


@ALL
@pytest.mark.parametrize("viewer", [1, None])
def test_m4_a_lone_card_is_never_shown_in_this_set_or_a_later_one(rules: str, viewer: Viewer) -> None:
    """Two games that differ only in the lone card look the same to the others, all the way."""
    one, other = with_a_lone_card(rules, "4g", "4r"), with_a_lone_card(rules, "4r", "4g")
    for state, twin in zip(one, other, strict=True):
        assert view(state, viewer) == view(twin, viewer)
        assert "4g" not in " ".join(seen(state, viewer))
    assert seen(one[-1], viewer)[1] == "0 ?#"
    assert seen(one[-1], 0)[1] == "0 4g#"
    assert ending(one[-1]) == (None if rules == GRAIL else ((0,), "count"))


@ALL
def test_m4_the_owner_still_sees_it_and_others_see_where_it_lies(rules: str) -> None:
    state = played(after(rules, TABLE), "4b#", "")
    mine, others = (view(state, viewer).table[0][Mat.NUMBER][0] for viewer in (0, 1))
    assert mine is not None
    assert mine.card == card("4b")
    assert not mine.face_up
    assert others is not None
    assert others.card is None
    assert not others.face_up
    assert face_down(state) == ["1 0#"]
    assert shown(state) == []


@ALL
def test_m4_a_finished_games_replay_shows_everything(rules: str) -> None:
    start = starting("gggrrr", "") if rules == GRAIL else starting("ggrr", "")
    state = played(after(rules, TABLE, house=start), "4b# 0*", "")
    assert ending(state) == ((0,), "goal")
    passes = ["1 -"] if rules == GRAIL else ["1 -", "1 -"]
    assert [line for line in seen(state, 1)[1:] if line not in passes] == ["0 ?#", "0 ?*"]
    assert [line for line in record(state)[1:] if line not in passes] == ["0 4b#", "0 0*"]


# M5: no limit on earning.


def test_m5_an_eighth_token_of_a_kind_is_earned() -> None:
    """Four green tea cards in each of two sets, each taken by a lone card: four green for both at once."""
    greens = "1g 2g 3g 4g 1r 2r"
    state = after(GRAIL, deal(greens, HAND_0, HAND_1))
    state = passed_out(played(played(state, "1b#", "1y*"), "2b#", "2y*"))
    state = on(state, "0 keep, 1 keep", deal(greens, HAND_0, HAND_1, dealer=1))
    state = played(state, "1b#", "1y*")
    assert tokens(state) == ("ggg", "ggg")
    state = played(state, "2b#", "2y*")
    assert tokens(state) == ("gggg", "gggg")
    assert ending(state) is None
    assert view(state, None).playing_on


def test_m5_an_eighth_whisk_is_earned() -> None:
    state = after(GRAIL, deal("1g 2g", "1b 0", "3g 0"), house=starting("www", "www"))
    state = played(state, "1b# 0*", "0# 3g*")
    assert tokens(state) == ("gwwww", "gwwww")


def test_m5_playing_on_goes_beyond_every_box() -> None:
    state = after(GRAIL, deal("1g 2g 3g 4g 1r 2r", HAND_0, HAND_1), house=starting("ggg", "ggg"))
    state = played(played(state, "1b#", "1y*"), "2b#", "2y*")
    assert tokens(state) == ("ggggg", "ggggg")
    assert ending(state) is None


# M6: no legal play is a forced pass, no decision and no move of the record.


def test_m6_forced_pass_with_both_sides_covered_in_2015() -> None:
    state = on(after(GRAIL, TABLE), "0 1b#, 1 1y#, 0 2b*")
    assert view(state, None).turn == 1
    assert forced(state) == []
    state = on(state, "1 2y*")
    assert forced(state) == [0, 1]
    assert view(state, None).round == 1
    assert record(state)[1:] == ["0 1b#", "1 1y#", "0 2b*", "1 2y*"]


def test_m6_forced_pass_when_the_other_has_passed_and_one_goes_on_alone() -> None:
    state = on(after(GRAIL, TABLE), "0 -, 1 1y#, 1 2y*")
    assert view(state, None).round == 1
    assert forced(state) == [1]
    assert record(state)[1:] == ["0 -", "1 1y#", "1 2y*"]


def test_m6_forced_pass_leaves_the_other_alone_in_2015() -> None:
    house = {"hand_size": 2}
    state = on(after(GRAIL, deal("1g 1r", "1b 2b", "1y 2y", house=house), house=house), "0 1b#, 1 -, 0 2b*")
    assert view(state, None).round == 1
    assert view(state, None).turn == 1
    assert forced(state) == [0, 0]  # both sides covered; then the hand is empty
    state = on(state, "1 1y#, 1 2y*")
    assert len(tokens(state)[1]) == 2
    assert MATCHA.to_act(state) == (CHANCE,)


def test_m6_forced_pass_with_an_empty_hand_in_2015() -> None:
    house = {"hand_size": 1}
    state = on(after(GRAIL, deal("1g 1r", "0", "1y", house=house), house=house), "0 0#, 1 -")
    assert forced(state) == [0, 0]  # the rest of round 1, and all of round 2
    assert view(state, None).round == 1
    assert view(state, None).turn == 1
    assert refusal(state, "0 -") == "forced-pass"
    state = on(state, "1 1y#")
    assert MATCHA.to_act(state) == (CHANCE,)  # nobody has a card left: no third round to play, nothing to keep
    assert record(state)[1:] == ["0 0#", "1 -", "1 1y#"]


@NEW_ONES
def test_m6_forced_pass_with_an_empty_hand_in_2020(rules: str) -> None:
    state = played(played(after(rules, TABLE), "1b# 2b*", "1y# 2y*"), "3b# 4b*", "3y# 4y*")
    state = on(state, "0 0#, 1 -")
    assert forced(state) == [0]
    assert view(state, None).turn == 1
    assert refusal(state, "0 -") == "forced-pass"
    state = on(state, "1 -")
    assert record(state)[-3:] == ["0 0#", "1 -", "1 -"]
    assert MATCHA.to_act(state) == (CHANCE,)


@NEW_ONES
def test_m6_forced_pass_with_both_sides_covered_when_a_house_has_three_turns(rules: str) -> None:
    state = on(after(rules, TABLE, house={"turns": 3}), "0 1b#, 1 -, 0 2b*, 1 -")
    assert forced(state) == [0]
    assert view(state, None).turn == 1
    state = on(state, "1 1y*")
    assert view(state, None).round == 1
    assert shown(state) == ["0 2b*", "1 1y*"]


@ALL
def test_m6_whole_rounds_without_a_choice_pass_by_themselves(rules: str) -> None:
    house = {"hand_size": 2}
    state = on(after(rules, deal("1g 1r", "1b 2b", "1y 2y", house=house), house=house), "0 1b#, 1 1y#, 0 2b*")
    assert len(record(state)) == 4
    state = on(state, "1 2y*")
    assert MATCHA.to_act(state) == (CHANCE,)
    assert len(record(state)) == 5
    assert [len(pair) for pair in view(state, None).table] == [2, 2, 2]
    assert tokens(state) == ("g", "")  # 1b over 1y by number; 2b and 2y both miss red


def test_m6_a_forced_end_of_the_last_set_ends_the_game() -> None:
    house = {"hand_size": 2, "sets": 1}
    state = after(MATAGOT, deal("1g 1r", "1b 2b", "1y 2y", house=house), house=house)
    assert ending(on(state, "0 1b#, 1 1y#, 0 2b*, 1 2y*")) == ((0,), "count")


def test_m6_an_empty_hand_has_nothing_to_keep() -> None:
    state = played(played(after(GRAIL, TABLE), "1b# 2b*", "1y#"), "3b# 4b*", "")
    state = played(state, "0#", "")
    assert MATCHA.to_act(state) == (1,)
    assert refusal(state, "0 keep") == "nothing-to-keep"
    state = on(state, "1 keep 4y")
    assert MATCHA.to_act(state) == (CHANCE,)
    assert record(state)[-1] == "1 keep 4y"


@ALL
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_m6_a_forced_pass_is_no_line_of_the_seen_history(rules: str, viewer: Viewer) -> None:
    house = {"hand_size": 2}
    state = on(
        after(rules, deal("1g 1r", "1b 2b", "1y 2y", house=house), house=house), "0 1b#, 1 1y#, 0 2b*, 1 2y*"
    )
    assert forced(state)
    assert not any(line.endswith("-") for line in seen(state, viewer))


@ALL
def test_m6_a_pass_with_a_choice_is_a_decision(rules: str) -> None:
    state = after(rules, TABLE)
    assert choices(state, 0)[-1] == "0 -"
    assert len(choices(state, 0)) == 11
    assert record(on(state, "0 -"))[-1] == "0 -"


# M7: seat 0 deals first.


@ALL
def test_m7_seat_0_deals_the_first_set(rules: str) -> None:
    assert refusal(after(rules), deal(dealer=1)) == "deal-dealer"
    assert view(after(rules, deal()), None).dealer == 0
    drawn = MATCHA.draw(after(rules), SeededLuck("m7", 0))
    assert isinstance(drawn, Deal)
    assert drawn.dealer == 0


@ALL
def test_m7_who_sits_there_is_not_the_engines_to_say(rules: str) -> None:
    for players in (("ann", "bob"), ("bob", "ann")):
        table = Table(MATCHA, MATCHA.rules(rules), players, SeededLuck("m7", 1))
        assert table.view(None).dealer == 0
        assert table.record().players == players


# M8: the slips of the Japanese book do not hold.


def test_m8_sets_have_no_fixed_number() -> None:
    state = after(GRAIL, TABLE)
    for number in range(1, 8):
        state = on(passed_out(state), "0 keep, 1 keep", deal(dealer=number % 2))
    assert ending(state) is None


def test_m8_the_whisk_is_no_suit() -> None:
    assert {each.suit for each in MATCHA.rules(GRAIL).deck} == {"g", "r", "b", "y", ""}
    assert refusal(after(GRAIL, TABLE), "0 1w#") == "malformed"


@ALL
def test_m8_only_the_current_pair_may_be_played_to(rules: str) -> None:
    """Two tea cards, so at most two cards of a player in a round, one at each; other rounds are out of reach."""
    state = on(after(rules, TABLE, house={"turns": None}), "0 1b#, 1 -")
    assert refusal(state, "0 2b#") == "mat-covered"
    assert all(move.endswith("*") for move in choices(state, 0)[:-1])
    state = on(state, "0 2b*")
    assert tokens(state) == ("gr", "")
    assert view(state, None).round == 1
    assert len(state.laid) == 2
    assert state.laid[1] == ((None, None), (None, None))


# M9: the play-on of 2015.


def tied(first: str = "ggg", second: str = "ggg", *, in_the_third_round: bool = False) -> State:
    """Both have just taken their fourth green, and are equal in all four suits; the other tea cards are red."""
    tea = "1r 2r 3r 4r 1g 2g" if in_the_third_round else "1g 2g 1r 2r 3r 4r"
    state = after(GRAIL, deal(tea, HAND_0, HAND_1), house=starting(first, second))
    if in_the_third_round:
        state = played(played(state))
    state = played(state, "1b#", "1y*")
    assert ending(state) is None
    assert view(state, None).playing_on
    return state


@pytest.mark.parametrize("seat", [0, 1])
def test_m9_a_tie_plays_on_in_the_next_round_and_whoever_is_ahead_wins(seat: Seat) -> None:
    state = tied()
    assert view(state, None).round == 1
    assert view(state, None).set_number == 1
    end = played(state, *(("2b#", "") if seat == 0 else ("", "2y#")))
    assert ending(end) == ((seat,), "tie-break")


def test_m9_play_on_lasts_as_long_as_all_four_are_equal() -> None:
    state = played(tied(), "2b#", "2y*")  # a red for each
    assert tokens(state) == ("ggggr", "ggggr")
    assert ending(state) is None
    assert sum(isinstance(entry, PlayOn) for entry in state.log) == 1
    state = played(state, "4b#", "4y#")  # neither matches
    assert ending(state) is None
    assert view(state, None).playing_on


def test_m9_play_on_after_the_third_round_is_a_new_set_with_keeping() -> None:
    state = tied(in_the_third_round=True)
    assert MATCHA.to_act(state) == (0, 1)
    state = on(state, "0 keep 4b 0, 1 keep")
    state = on(state, deal("1r 2y 2r 3y 3r 4y", "4b 0", "0", dealer=1))
    assert view(state, None).set_number == 2
    assert view(state, None).dealer == 1
    assert view(state, None).playing_on
    assert ending(played(state, "4b*", "0#")) == ((1,), "tie-break")  # red before yellow


def test_m9_play_on_compares_the_highest_suit_first() -> None:
    state = on(passed_out(tied()), "0 keep, 1 keep", deal("1g 2r", "0 3b 4b", "0", dealer=1))
    assert ending(played(state, "0*", "0#")) == ((1,), "tie-break")


def test_m9_whisks_do_not_count_and_goals_no_longer_matter() -> None:
    """Seat 1 takes a fourth whisk in the play-on, a goal, but the four suits are equal: it goes on."""
    state = on(passed_out(tied(second="gggwww")), "0 keep, 1 keep", deal("1r 2r", "1b", "0 4y", dealer=1))
    state = played(state, "1b#", "0# 4y*")
    assert tokens(state) == ("ggggr", "ggggrwwww")
    assert ending(state) is None


def test_m9_a_goal_in_the_play_on_does_not_beat_being_ahead() -> None:
    """Seat 0 completes the five kinds with a whisk; seat 1 takes the token beside it and is ahead."""
    state = on(passed_out(tied("gggrby", "gggrby")), "0 keep, 1 keep", deal("1y 2r", "0", "1b", dealer=1))
    state = played(state, "0#", "1b#")
    assert tokens(state) == ("ggggrbyw", "ggggrbyy")
    assert ending(state) == ((1,), "tie-break")


def test_m9_play_on_may_last_for_sets() -> None:
    state = tied()
    for number in range(1, 6):
        state = on(passed_out(state), "0 keep, 1 keep", deal(dealer=number % 2))
        assert ending(state) is None
        assert view(state, None).playing_on


# M10 to M12: the end of 2020.


def sixth_round(rules: str, tea: str, first: str, second: str) -> State:
    """The last round of 2020 is about to begin, with its two tea cards."""
    state = passed_out(after(rules, deal(), house=starting(first, second)))
    used = set(tea.split())
    others = [f"{number}{suit}" for suit in "gr" for number in (1, 2, 3, 4) if f"{number}{suit}" not in used][:4]
    state = on(state, deal(" ".join([*others, tea]), "0 4b", "0 4y", dealer=1))
    state = played(played(state))
    assert ending(state) is None
    assert view(state, None).round == 2
    return state


@NEW_ONES
def test_m10_both_reach_a_goal_in_the_last_round_is_a_tie_break(rules: str) -> None:
    state = played(sixth_round(rules, "1g 2r", "gg", "rr"), "0#", "0*")
    assert ending(state) == ((0,), "tie-break")
    state = played(sixth_round(rules, "1b 2r", "bb", "rr"), "0#", "0*")
    assert ending(state) == ((1,), "tie-break")


@NEW_ONES
def test_m10_both_reach_a_goal_in_the_last_round_and_are_equal_is_a_draw(rules: str) -> None:
    assert ending(played(sixth_round(rules, "1g 2g", "gg", "gg"), "0#", "0*")) == ((0, 1), "draw")


def test_m10_whisks_break_that_tie_only_in_the_ukrainian_edition() -> None:
    ends = [ending(played(sixth_round(rules, "1g 2g", "gg", "ggw"), "0#", "0*")) for rules in (MATAGOT, DUTCH)]
    assert ends == [((1,), "tie-break"), ((0, 1), "draw")]


@NEW_ONES
@pytest.mark.parametrize(
    ("first", "second", "winner"),
    [("g", "rrbbyy", 0), ("bbyy", "r", 1), ("gb", "gyy", 0), ("grb", "grby", 1), ("y", "ww", 0)],
)
def test_m11_the_final_count_has_the_order_of_the_tie_break(
    rules: str, first: str, second: str, winner: Seat
) -> None:
    assert ending(played(sixth_round(rules, "1g 2g", first, second))) == ((winner,), "count")


def test_m11_whisks_count_last_and_only_in_the_ukrainian_edition() -> None:
    ends = [ending(played(sixth_round(rules, "1g 2g", "gww", "gw"))) for rules in (MATAGOT, DUTCH)]
    assert ends == [((0,), "count"), ((0, 1), "draw")]


@NEW_ONES
def test_m12_all_equal_is_a_draw_in_the_tie_break_and_in_the_count(rules: str) -> None:
    state = after(rules, deal("1g 2g", "0", "0"), house=starting("ggrw", "ggrw"))
    assert ending(played(state, "0#", "0*")) == ((0, 1), "draw")
    for kinds in ("", "grrbyy", "www"):
        state = played(sixth_round(rules, "1g 2g", kinds, kinds))
        assert ending(state) == ((0, 1), "draw")
    outcome = MATCHA.outcome(state)
    assert outcome is not None
    assert outcome.counts["tokens"] == (tuple(row("www")),) * 2


# M13: no claim is needed.


@ALL
def test_m13_a_win_needs_no_claim(rules: str) -> None:
    """The move that ends the round ends the game; nobody has anything left to say."""
    below = "g" * (3 if rules == GRAIL else 2)
    state = on(after(rules, TABLE, house=starting("", below)), "0 -, 1 1y#")
    state = on(state, "1 -") if rules == GRAIL else on(state, "0 -, 1 -")
    assert ending(state) == ((1,), "goal")
    assert MATCHA.to_act(state) == ()
    assert choices(state, 0) == choices(state, 1) == []


# M14: the dealer of the set begins all its rounds.


@ALL
def test_m14_the_sets_dealer_begins_every_round_of_it(rules: str) -> None:
    """Whoever took tokens or laid the last card; without goals, so that both sets are played out."""
    state = after(rules, house={"goal_suit": None, "goal_whisks": None})
    for number in (0, 1):
        state = on(state, deal(first=HAND_0, second=HAND_1, dealer=number))
        for round_ in range(3):
            looks = view(state, None)
            assert (looks.set_number, looks.round) == (number + 1, round_)
            assert looks.dealer == looks.turn == number
            state = played(state, f"{HAND_0.split()[round_]}#", f"{HAND_1.split()[round_]}*" if round_ else "")
        state = on(state, "0 keep, 1 keep") if rules == GRAIL else state


@ALL
def test_m14_the_other_player_deals_the_next_set(rules: str) -> None:
    state = passed_out(after(rules, TABLE))
    state = on(state, "0 keep, 1 keep") if rules == GRAIL else state
    assert refusal(state, TABLE) == "deal-dealer"
    assert MATCHA.to_act(on(state, deal(dealer=1))) == (1,)


# M15: table talk.


def table_of(rules: str = GRAIL) -> Table:
    return Table(MATCHA, MATCHA.rules(rules), ("ann", "bob"), SeededLuck("m15", 7))


@ALL
def test_m15_talk_never_changes_the_game(rules: str) -> None:
    silent, loud = table_of(rules), table_of(rules)
    while silent.outcome is None:
        seat = silent.to_act[0]
        move = next(iter(silent.legal(seat)))
        loud.say(seat, claim="zero")
        loud.say(1 - seat, text="0 -")
        for table in (silent, loud):
            table.submit(seat, move)
        for viewer in (0, 1, None):
            assert loud.view(viewer) == silent.view(viewer)
        assert (loud.version, loud.to_act, loud.outcome) == (silent.version, silent.to_act, silent.outcome)
    assert loud.record().moves == silent.record().moves
    assert "talk" not in silent.record().more


@pytest.mark.parametrize("claim", ["matches", "does-not-match"])
def test_m15_claims_may_be_false(claim: str) -> None:
    """Whatever the seat has laid, both claims are taken, by one who has laid nothing too."""
    table = table_of()
    table.say(1, claim=claim)
    table.submit(0, next(iter(table.legal(0))))
    table.say(0, claim=claim)
    assert [said.claim for said in table.talk] == [claim, claim]


def test_m15_a_claim_does_not_bind() -> None:
    table = table_of()
    before = list(table.legal(0))
    table.say(0, claim="matches")
    table.say(0, text="I shall pass.")
    assert list(table.legal(0)) == before


def test_m15_talk_is_kept_in_the_record_under_talk() -> None:
    table = table_of()
    table.say(0, text="お茶をどうぞ")
    table.submit(0, "0 -")
    table.say(1, claim="does-not-match")
    kept = from_json(to_json(table.record()))
    assert kept.more["talk"] == [
        {"seat": 0, "after_move": 1, "text": "お茶をどうぞ"},
        {"seat": 1, "after_move": 2, "claim": "does-not-match"},
    ]
    assert kept.moves == tuple(record(final(kept)[1]))
    assert Table.resumed(kept, SeededLuck("m15", 7)).talk == table.talk


def test_m15_both_one_tap_claims_are_offered() -> None:
    assert {"matches", "does-not-match"} <= set(CLAIMS)


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ({"text": ""}, "talk-empty"),
        ({"text": " \n"}, "talk-empty"),
        ({"claim": "boo"}, "unknown-claim"),
        ({"text": "!" * 301}, "talk-too-long"),
    ],
)
def test_m15_what_is_no_talk_is_refused(said: dict[str, str], code: str) -> None:
    table = table_of()
    with pytest.raises(Refusal) as refused:
        table.say(0, **said)
    assert refused.value.code == code
    assert table.talk == []


def test_m15_only_those_at_the_table_talk() -> None:
    for stranger in (-1, 2):
        with pytest.raises(Refusal) as refused:
            table_of().say(stranger, text="hello")
        assert refused.value.code == "no-such-seat"


def test_m15_talk_in_a_strangers_form_is_passed_over() -> None:
    """The key is free in the format, so another program may keep something else there."""
    for talk in ("hello", [1, {"seat": 0}], {"a": 1}, [{"seat": 0, "after_move": 1, "claim": "boo"}]):
        other = Record("matcha", GRAIL, ("ann", "bob"), (TABLE, "0 -"), more={"talk": talk})
        assert Table.resumed(other, SeededLuck("m15", 0)).talk == []


# M16: a limit of sets ends a play-on as a draw.


@pytest.mark.parametrize("sets", [1, 2])
def test_m16_a_tie_that_plays_on_to_the_end_of_the_last_set_is_a_draw(sets: int) -> None:
    house = {"sets": sets, **starting("ggg", "ggg")}
    state = played(after(GRAIL, deal("1g 2g", "0", "0"), house=house), "0#", "0*")
    for number in range(1, sets):
        state = on(passed_out(state), "0 keep, 1 keep", deal(dealer=number % 2))
    assert ending(state) is None
    assert view(state, None).playing_on
    assert ending(passed_out(state)) == ((0, 1), "draw")


def test_m16_a_tie_in_the_very_last_round_is_a_draw_at_once() -> None:
    house = {"play_on": True, **starting("gg", "gg")}
    state = passed_out(after(MATAGOT, deal(), house=house))
    state = played(played(on(state, deal("1r 2r 3r 4r 1g 2g", "0", "0", dealer=1))))
    assert ending(played(state, "0#", "0*")) == ((0, 1), "draw")


def test_m16_whoever_is_ahead_in_the_last_round_of_a_play_on_wins_the_tie_break() -> None:
    house = {"sets": 1, **starting("ggg", "ggg")}
    state = played(after(GRAIL, deal("1g 2g 1r 2r 3r 4r", HAND_0, HAND_1), house=house), "1b#", "1y*")
    assert ending(played(played(state), "0*", "")) == ((0,), "tie-break")


def test_m16_without_a_limit_the_same_tie_goes_on() -> None:
    state = played(after(GRAIL, deal("1g 2g", "0", "0"), house=starting("ggg", "ggg")), "0#", "0*")
    assert ending(passed_out(state)) is None
