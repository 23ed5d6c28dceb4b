"""All that can be seen to happen in a round of Matcha: who acts, where cards lie, and when the round is over."""

from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple

import numpy as np

from chakai.core.seats import Seat
from chakai.solve.matcha.rounds.arrays import Whole

PASS: Final = 2
"""The third way on; 0 and 1 lay a card on a mat."""
WAYS: Final = (0, 1, PASS)


class Moments(NamedTuple):
    """Public moments, each before those that follow from it."""

    seat: Whole
    """Who is to act, or -1 when the round is over."""
    covered: Whole
    """By moment and seat: bits for the two mats."""
    after: Whole
    """By moment and way on: the next moment, or -1 if there is no such way."""


class Plans(NamedTuple):
    """The moments for all pairs of hand sizes, one after another."""

    begins: Whole
    """By both sizes: the first moment."""
    longest: int
    moments: Moments


@lru_cache(maxsize=64)
def plans(largest: int, dealer: Seat, turns: int | None) -> Plans:
    """For hands up to a size."""
    sizes = [*product(range(largest + 1), repeat=2)]
    found = [moments(pair, dealer, turns) for pair in sizes]
    lengths = [len(each.seat) for each in found]
    begins = np.cumsum([0, *lengths[:-1]], dtype=np.int32).reshape(largest + 1, largest + 1)
    return Plans(begins, max(lengths), Moments(*(np.concatenate(parts) for parts in zip(*found, strict=True))))


@lru_cache(maxsize=256)
def ways_to(hands: tuple[int, int], dealer: Seat, turns: int | None) -> tuple[tuple[tuple[Seat, int], ...], ...]:
    """By moment of a round: the choices that lead there from the first: the seat, the way on."""
    round_ = moments(hands, dealer, turns)
    found: list[tuple[tuple[Seat, int], ...]] = [()] * len(round_.seat)
    for moment, seat in enumerate(round_.seat.tolist()):
        for way in WAYS:
            if round_.after[moment, way] >= 0:
                found[round_.after[moment, way]] = (*found[moment], (seat, way))
    return (*found,)


@lru_cache(maxsize=256)
def moments(hands: tuple[int, int], dealer: Seat, turns: int | None) -> Moments:
    """Of one round; `turns` as an edition has them."""
    seats: list[int] = []
    covered: list[tuple[int, int]] = []
    after: list[list[int]] = []

    def add(seat: Seat, mats: tuple[int, int], taken: int, passed: int) -> int:
        place = len(seats)
        acting = _acting(hands, turns, seat, mats, taken, passed)
        seats.append(-1 if acting is None else acting[0])
        covered.append(mats)
        after.append([-1, -1, -1])
        if acting is not None:
            seat, taken, passed = acting
            for way in WAYS:
                if way == PASS:
                    after[place][way] = add(1 - seat, mats, taken + 1, passed | 1 << seat)
                elif not mats[seat] >> way & 1:
                    mine = mats[seat] | 1 << way
                    both = (mine, mats[1]) if seat == 0 else (mats[0], mine)
                    after[place][way] = add(1 - seat, both, taken + 1, passed)
        return place

    add(dealer, (0, 0), 0, 0)
    return Moments(np.array(seats, np.int32), np.array(covered, np.int32), np.array(after, np.int32))


def _acting(
    hands: tuple[int, int], turns: int | None, seat: Seat, mats: tuple[int, int], taken: int, passed: int
) -> tuple[Seat, int, int] | None:
    """Who acts next, the turns taken and who has passed by then; None: the round is over."""
    while True:
        if passed == 3 if turns is None else taken == 2 * turns:
            return None
        out = turns is None and passed >> seat & 1
        if not out and hands[seat] > mats[seat].bit_count() and mats[seat] != 3:
            return seat, taken, passed
        taken, passed, seat = taken + 1, passed | 1 << seat, 1 - seat  # M6, or out for the round
