"""How much work a solution will be, worked out before anything is grown."""

from collections.abc import Sequence
from math import perm
from typing import NamedTuple

from chakai.core.seats import Seat
from chakai.solve.matcha.rounds.game import SEATS
from chakai.solve.matcha.rounds.moments import PASS, WAYS, Moments, moments
from chakai.solve.matcha.rounds.seen import Beginning, Given


class Case(NamedTuple):
    """A public position at the beginning of a round."""

    sizes: tuple[int, int]
    """Cards in the hands."""
    holds: tuple[float, float]
    """Possible ones, the sum over all positions alike."""
    unknown: int
    cards: tuple[int, int]
    """Of each seat that the other has not seen."""


def choices(beginning: Beginning, given: Given | None = None) -> int:
    """Of both seats in the whole tree: about as many as there will be, more if many rounds end the game."""
    first, second = beginning.seats
    holds = [len((given or {}).get(seat, ())) or seen.how_many for seat, seen in enumerate(beginning.seats)]
    case = Case(
        (first.in_hand, second.in_hand),
        (holds[0], holds[1]),
        len(first.unknown),
        (first.in_hand + first.face_down, second.in_hand + second.face_down),
    )
    return choices_from(case, beginning.view.dealer, beginning.view.edition.turns, beginning.rounds_left)


def choices_from(case: Case, dealer: Seat, turns: int | None, rounds_left: int) -> int:
    """The same from a public position."""
    cases, total = [case], 0.0
    for left in range(rounds_left, 0, -1):
        following: list[Case] = []
        for one in cases:
            total += _one_round(one, moments(one.sizes, dealer, turns), following if left > 1 else None)
        cases = following
    return int(total)


def _one_round(case: Case, round_: Moments, following: list[Case] | None) -> float:
    """Choices of a round; positions after it are added to `following`."""
    holds = [case.holds] * len(round_.seat)
    total = 0.0
    for moment, (seat, covered) in enumerate(zip(round_.seat.tolist(), round_.covered.tolist(), strict=True)):
        if seat < 0:
            if following is not None:
                following.append(_after(case, covered, holds[moment]))
            continue
        after = round_.after[moment].tolist()
        cards = case.sizes[seat] - covered[seat].bit_count()
        mats = sum(after[way] >= 0 for way in WAYS if way != PASS)
        total += holds[moment][seat] * (cards * mats + 1)
        for way in WAYS:
            if after[way] >= 0:
                holds[after[way]] = _times(holds[moment], seat, 1 if way == PASS else cards)
    return total


def _after(case: Case, covered: Sequence[int], holds: tuple[float, float]) -> Case:
    """All positions that can follow, as one: whoever holds cards may meet any that the other can show."""
    shown = (covered[0] & covered[1]).bit_count()
    for seat in SEATS:
        holds = _times(holds, seat, perm(case.unknown - case.cards[seat], shown))
    sizes = [case.sizes[seat] - covered[seat].bit_count() for seat in SEATS]
    return Case(
        (sizes[0], sizes[1]), holds, case.unknown - 2 * shown, (case.cards[0] - shown, case.cards[1] - shown)
    )


def _times(holds: tuple[float, float], seat: Seat, factor: int) -> tuple[float, float]:
    return (holds[0] * factor, holds[1]) if seat == 0 else (holds[0], holds[1] * factor)
