"""Winning: every row of the table for both editions. Games begin with tokens so that one round decides."""

import pytest

from chakai.core.seats import Seat
from chakai.games.matcha.engine import MATCHA
from chakai.games.matcha.state import State
from tests.matcha.situations import (
    DUTCH,
    GRAIL,
    MATAGOT,
    PUBLISHED,
    after,
    deal,
    ending,
    on,
    passed_out,
    played,
    refusal,
    row,
    starting,
    tokens,
    view,
)

SUITS = "grby"
KINDS = "grbyw"
ALL = pytest.mark.parametrize("rules", PUBLISHED)
NEW_ONES = pytest.mark.parametrize("rules", [MATAGOT, DUTCH])
EITHER_SEAT = pytest.mark.parametrize("seat", [0, 1])


def of_seats(seat: Seat, mine: str, other: str) -> tuple[str, str]:
    """Mine at my seat, the other's at the other."""
    return (mine, other) if seat == 0 else (other, mine)


def takes(rules: str, seat: Seat, kind: str, mine: str, other: str = "") -> State:
    """The first round, in which the seat takes one token of a kind; for a whisk the other takes a yellow."""
    hands = of_seats(seat, "0", "3b")
    table = deal(f"{'3y' if kind == 'w' else '1' + kind} 4r", *hands)
    state = after(rules, table, house=starting(*of_seats(seat, mine, other)))
    return played(state, *of_seats(seat, "0#", "3b#" if kind == "w" else ""))


def both_take(rules: str, kinds: str, start: tuple[str, str], *, swapped: bool = False) -> State:
    """The first round: one card alone at each tea card, seat 0's at the number mat unless swapped.

    A whisk for seat 1 comes from a card that does not match beside seat 0's that does.
    """
    mine, other = kinds[0], kinds[1]
    if other == "w":
        state = after(rules, deal(f"1{mine} 2g", "1r", "0"), house=starting(*start))
        return played(state, "1r#", "0#")
    tea = f"1{other} 2{mine}" if swapped else f"1{mine} 2{other}"
    state = after(rules, deal(tea, "0", "0"), house=starting(*start))
    return played(state, *(("0*", "0#") if swapped else ("0#", "0*")))


# Goals.


@EITHER_SEAT
@pytest.mark.parametrize("kind", KINDS)
def test_2015_four_of_any_kind_win(kind: str, seat: Seat) -> None:
    assert ending(takes(GRAIL, seat, kind, kind * 3)) == ((seat,), "goal")
    assert ending(takes(GRAIL, seat, kind, kind * 2)) is None


@NEW_ONES
@EITHER_SEAT
@pytest.mark.parametrize("suit", SUITS)
def test_2020_three_of_a_suit_win(rules: str, suit: str, seat: Seat) -> None:
    assert ending(takes(rules, seat, suit, suit * 2)) == ((seat,), "goal")
    assert ending(takes(rules, seat, suit, suit)) is None


@NEW_ONES
@EITHER_SEAT
def test_2020_four_whisks_win_and_three_do_not(rules: str, seat: Seat) -> None:
    assert ending(takes(rules, seat, "w", "www")) == ((seat,), "goal")
    assert ending(takes(rules, seat, "w", "ww")) is None


@ALL
@EITHER_SEAT
@pytest.mark.parametrize("last", KINDS)
def test_one_of_each_of_the_five_kinds_wins(rules: str, last: str, seat: Seat) -> None:
    four = KINDS.replace(last, "")
    state = takes(rules, seat, last, four)
    assert tokens(state)[seat] == KINDS
    assert ending(state) == ((seat,), "goal")


@ALL
@pytest.mark.parametrize("missing", KINDS)
def test_four_kinds_do_not_win(rules: str, missing: str) -> None:
    kept = KINDS.replace(missing, "")
    again = kept.replace("w", "")[-1]
    state = takes(rules, 0, again, kept)
    assert len(set(tokens(state)[0])) == 4
    assert ending(state) is None


@ALL
def test_more_than_the_goal_is_a_goal_too(rules: str) -> None:
    goal = 4 if rules == GRAIL else 3
    state = after(rules, deal("1g 2g", "0 3r"), house=starting("g" * (goal - 1), ""))
    assert ending(played(state, "0# 3r*", "")) == ((0,), "goal")


@ALL
def test_a_goal_wins_though_the_other_leads_the_comparison(rules: str) -> None:
    below = 3 if rules == GRAIL else 2
    assert ending(takes(rules, 1, "y", "y" * below, "g" * below + "r" * below)) == ((1,), "goal")


# Both reach a goal in one round.

STEPS = ["gr", "rb", "by", "yw"]


@ALL
@pytest.mark.parametrize("step", STEPS)
def test_both_reach_a_goal_and_the_higher_suit_decides(rules: str, step: str) -> None:
    """Equal in every higher suit; seat 1 is ahead in the next kind below, which no longer matters."""
    higher, lower = step[0], step[1]
    below = 3 if rules == GRAIL else 2
    start = (higher * below, higher * below + lower * (3 if lower == "w" else below))
    state = both_take(rules, step, start)
    assert ending(state) == ((0,), "tie-break")


@ALL
@pytest.mark.parametrize("swapped", [False, True])
@pytest.mark.parametrize("suit", SUITS[1:])
def test_most_green_wins_whatever_the_goal_was(rules: str, suit: str, *, swapped: bool) -> None:
    """Seat 0 completes a suit; seat 1 completes the five kinds and so has the only green."""
    below = 3 if rules == GRAIL else 2
    state = both_take(rules, suit + "g", (suit * below, "rbyw"), swapped=swapped)
    assert ending(state) == ((1,), "tie-break")


@EITHER_SEAT
def test_whisks_are_the_last_tie_break_of_the_ukrainian_book(seat: Seat) -> None:
    start = of_seats(seat, "ggw", "gg")
    assert ending(both_take(MATAGOT, "gg", start)) == ((seat,), "tie-break")


def test_the_dutch_book_stops_at_yellow() -> None:
    assert ending(both_take(DUTCH, "gg", ("ggw", "gg"))) == ((0, 1), "draw")


def test_2015_compares_no_whisks_and_plays_on() -> None:
    state = both_take(GRAIL, "gg", ("gggw", "ggg"))
    assert ending(state) is None
    assert view(state, None).playing_on


@NEW_ONES
def test_2020_all_equal_is_a_draw(rules: str) -> None:
    state = both_take(rules, "gg", ("ggryww", "ggryww"))
    assert ending(state) == ((0, 1), "draw")


def test_2015_all_equal_plays_on_until_one_is_ahead() -> None:
    state = passed_out(both_take(GRAIL, "gg", ("ggg", "ggg")))
    assert ending(state) is None
    state = on(state, "0 keep, 1 keep", deal("1y 2y", "0", "0", dealer=1))
    assert ending(played(state, "", "0#")) == ((1,), "tie-break")


# When it is checked.


@ALL
@pytest.mark.parametrize("swapped", [False, True])
def test_both_tea_cards_are_resolved_before_anybody_can_win(rules: str, *, swapped: bool) -> None:
    """Whichever mat comes first, the goal of one does not cut off the goal of the other."""
    below = 3 if rules == GRAIL else 2
    state = both_take(rules, "yg", ("y" * below, "g" * below), swapped=swapped)
    assert tokens(state) == ("y" * (below + 1), "g" * (below + 1))
    assert ending(state) == ((1,), "tie-break")


@ALL
def test_a_goal_is_checked_only_at_the_end_of_the_round(rules: str) -> None:
    below = 3 if rules == GRAIL else 2
    state = on(after(rules, deal("1g 2g", "0", "0"), house=starting("g" * below, "")), "0 0#, 1 -")
    assert ending(state) is None
    assert tokens(state) == ("g" * below, "")
    state = on(state, "0 -") if rules == GRAIL else on(state, "0 -, 1 -")
    assert ending(state) == ((0,), "goal")


@ALL
@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_goal_ends_the_game_after_any_round_of_a_set(rules: str, number: int) -> None:
    below = 3 if rules == GRAIL else 2
    state = after(rules, deal("1g 1r 2g 2r 3g 3r", "0", "0"), house=starting("g" * below, ""))
    for _ in range(number - 1):
        state = played(state)
    state = played(state, "0#", "")
    assert ending(state) == ((0,), "goal")
    assert view(state, None).round == number - 1
    assert refusal(state, "0 -") == refusal(state, deal(dealer=1)) == "game-over"


@ALL
def test_a_whole_game_from_the_first_deal(rules: str) -> None:
    """Seat 0 takes every first tea card alone: three green in the first set, a fourth in the second."""
    table = "1g 1r 2g 2r 3g 3r"
    state = after(rules, deal(table, "0 1b 2b 3b 4b", "0 1y 2y 3y 4y"))
    state = played(played(played(state, "1b#", "1y*"), "2b#", ""), "3b#", "")
    if rules == GRAIL:
        state = on(state, "0 keep, 1 keep", deal(table, "0", dealer=1))
        state = played(state, "0#", "")
    assert ending(state) == ((0,), "goal")
    outcome = MATCHA.outcome(state)
    assert outcome is not None
    assert outcome.counts == {"tokens": (tuple(row("g" * (4 if rules == GRAIL else 3))), tuple(row("r")))}


# Length.


def after_the_last_round(rules: str, first: str, second: str) -> State:
    """Six rounds in which nobody lays a card."""
    state = passed_out(after(rules, deal(), house=starting(first, second)))
    assert ending(state) is None
    return passed_out(on(state, deal(dealer=1)))


COUNTS = [
    ("g", "rrbbyywww"),
    ("r", "bbyywww"),
    ("b", "yywww"),
    ("y", "www"),
    ("gg", "grrbbyy"),
    ("ggrr", "ggrbbyy"),
    ("grbb", "grbyy"),
    ("ggyy", "ggywww"),
]


@NEW_ONES
@EITHER_SEAT
@pytest.mark.parametrize(("more", "less"), COUNTS)
def test_2020_count_after_round_6(rules: str, more: str, less: str, seat: Seat) -> None:
    """The first difference decides, however much the other has of what comes later."""
    assert ending(after_the_last_round(rules, *of_seats(seat, more, less))) == ((seat,), "count")


@EITHER_SEAT
def test_2020_count_by_whisks_only_in_the_ukrainian_book(seat: Seat) -> None:
    start = of_seats(seat, "gryw", "gry")
    assert ending(after_the_last_round(MATAGOT, *start)) == ((seat,), "count")
    assert ending(after_the_last_round(DUTCH, *start)) == ((0, 1), "draw")


@NEW_ONES
@pytest.mark.parametrize("kinds", ["", "ggrbbww"])
def test_2020_equal_after_round_6_is_a_draw(rules: str, kinds: str) -> None:
    assert ending(after_the_last_round(rules, kinds, kinds)) == ((0, 1), "draw")


@NEW_ONES
def test_2020_a_goal_in_round_6_is_a_goal_and_no_count(rules: str) -> None:
    state = passed_out(after(rules, deal(), house=starting("yy", "gg")))
    state = on(state, deal("1g 1r 2g 2r 3y 3r", "0", "0", dealer=1))
    assert ending(played(played(played(state)), "0#", "")) == ((0,), "goal")


def test_2015_has_no_limit() -> None:
    state = after(GRAIL, deal(), house=starting("g", ""))
    for number in range(1, 21):
        state = passed_out(state)
        assert ending(state) is None
        state = on(state, "0 keep, 1 keep", deal(dealer=number % 2))
    assert view(state, None).set_number == 21
