"""Hints of a first game, at the moment they matter."""

from collections.abc import Iterator

from chakai.core.seats import Seat
from chakai.games.matcha.cards import KINDS
from chakai.games.matcha.state import Stage
from chakai.games.matcha.view import View


def hints_for(view: View) -> Iterator[str]:
    """Which hints of the first game fit this moment, the most pressing first."""
    seat = view.seat
    if seat is None or view.outcome is not None:
        return
    if view.stage is Stage.KEEP and seat in view.deciding and view.answer is None:
        yield "keep"
    if view.turn != seat:
        return
    number, suit = view.table[view.round]
    faced = any(spots[1 - seat] is not None and spots[seat] is None for spots in (number, suit))
    opening = view.set_number == 1 and view.round == 0
    if opening and view.turns_taken[seat] == 0:
        yield "first-turn"
    if view.set_number == view.edition.sets and view.set_number > 1 and view.round == 0:
        yield "last-set"
    if view.set_number == 1 and view.round == 1 and view.turns_taken[seat] == 0:
        yield "after-reveal"
    if faced:
        yield "faced"
    if view.turns_taken[seat] == 1 and view.edition.turns == 2:
        yield "second-turn"
    if any(not card.suit for card in view.hand):
        yield "zero"
    if any(_near(view, side) for side in (0, 1)):
        yield "near-goal"
    if view.set_number == 1 and view.round == view.edition.rounds - 1:
        yield "last-round"


def _near(view: View, seat: Seat) -> bool:
    """Would one more token of some kind reach a goal?"""
    row = view.tokens[seat]
    return any(
        view.edition.reaches_goal((*row[:place], row[place] + 1, *row[place + 1 :]))  # type: ignore[arg-type]  # five
        for place, kind in enumerate(KINDS)
        if kind in view.edition.kinds
    )
