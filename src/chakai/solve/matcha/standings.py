"""Pairs of token rows that can stand when the last set begins, as numbers; needs NumPy alone."""

from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import Final

import numpy as np

from chakai.core.illegal import Refusal
from chakai.games.matcha.cards import KINDS, SUITS, Tokens
from chakai.games.matcha.edition import Edition
from chakai.solve.matcha.rounds.bits import Longs

MANY: Final = 99
"""Counts of a kind without a goal of its own, as the solver numbers rows; with such a kind there are too many."""


@dataclass(frozen=True)
class Standings:
    """Of one edition."""

    tokens: Longs
    """By pair, seat and kind."""
    rows: Longs
    """By pair and seat: the row's number, as the solver counts them."""
    weights: Longs
    """By kind: what each token adds to that number."""
    size: int
    """How many rows are counted, goals and all that cannot stand included."""

    def __len__(self) -> int:
        return len(self.tokens)


@lru_cache(maxsize=8)
def standings(edition: Edition) -> Standings:
    """All pairs without a goal that the first of two sets can leave; Refusal for games of another form."""
    limits = [MANY if goal is None else goal for goal in (*[edition.goal_suit] * len(SUITS), edition.goal_whisks)]
    size = int(np.prod(limits))
    if edition.sets != 2 or edition.turns is None or edition.keep != "none" or edition.play_on or size > MANY**2:
        raise Refusal("values-rules", rules=edition.name)
    if edition.start_tokens is not None:
        raise Refusal("values-rules", rules=edition.name)
    counts = (range(min(limit, edition.hand_size + 1)) for limit in limits)
    rows = np.array([row for row in product(*counts) if _can_be(edition, row)], np.int64)
    suits, whisks = rows[:, :-1].sum(axis=1), rows[:, -1]
    both = rows[:, None, :-1] + rows[None, :, :-1]
    fits = (both <= edition.numbers).all(axis=2)
    fits &= suits[:, None] + suits[None] <= 2 * edition.rounds
    fits &= (whisks[:, None] <= suits[None]) & (whisks[None] <= suits[:, None])  # who takes a whisk lost a token
    first, second = fits.nonzero()
    places = np.array([int(np.prod(limits[kind + 1 :])) for kind in range(len(KINDS))], np.int64)
    tokens = np.stack((rows[first], rows[second]), axis=1)
    return Standings(tokens, tokens @ places, places, size)


def _can_be(edition: Edition, row: tuple[int, ...]) -> bool:
    green, red, blue, yellow, whisks = row
    tokens: Tokens = (green, red, blue, yellow, whisks)
    in_play = all(kind in edition.kinds for kind, count in zip(KINDS, row, strict=True) if count)
    return in_play and sum(row) <= edition.hand_size and not edition.reaches_goal(tokens)
