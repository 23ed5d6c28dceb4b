"""What a policy of both seats makes of a position: chances of hands, beliefs, values."""

from collections.abc import Mapping
from functools import cached_property
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from chakai.core.seats import Seat
from chakai.games.matcha.moves import Lay, Pass
from chakai.solve.matcha.rounds.arrays import Real, Whole
from chakai.solve.matcha.rounds.game import SEATS
from chakai.solve.matcha.rounds.positions import Position

Doubles: TypeAlias = NDArray[np.float64]


class Reading:
    """A position under a policy of both seats."""

    def __init__(self, position: Position, policy: Real) -> None:
        self.position, self.policy = position, policy
        self._reached = [
            position.game.reached(seat, policy)[position.numbers(seat, position.held[seat])] for seat in SEATS
        ]

    def _origin(self, seat: Seat) -> Whole:
        origin: Whole = self.position.game.tree.origin[seat, self.position.held[seat]]
        return origin

    def _meets(self, seat: Seat) -> Doubles:
        """For each holding of a seat: the weight of all that the other may have beside it."""
        many, other = self.position.game.tree.layouts.many[self.position.layout].tolist(), 1 - seat
        pairs, odds = self.position.pairs
        masses = np.bincount(self._origin(other), self._reached[other], many[other])
        met = np.bincount(pairs[seat], odds * masses[pairs[other]], many[seat])
        return np.asarray(met[self._origin(seat)], np.float64)

    @cached_property
    def _total(self) -> float:
        return float((self._reached[0] * self._meets(0)).sum())

    @property
    def reach(self) -> float:
        """How likely this policy leads from the start to here."""
        return self._total / self.position.game.total

    def chances(self, seat: Seat) -> Doubles:
        """Of each holding of a seat, for somebody who sees no hand."""
        return self._shares(self._reached[seat] * self._meets(seat))

    def belief(self, seat: Seat, place: int) -> Doubles:
        """Of each holding of the other, for a seat that has one of its own."""
        pairs, odds = self.position.pairs
        here = pairs[seat] == self._origin(seat)[place]
        many = int(self.position.game.tree.layouts.many[self.position.layout, 1 - seat])
        weights = np.asarray(np.bincount(pairs[1 - seat][here], odds[here], many), np.float64)
        return self._shares(self._reached[1 - seat] * weights[self._origin(1 - seat)])

    @staticmethod
    def _shares(weights: Doubles) -> Doubles:
        total = weights.sum()
        return weights / total if total > 0 else np.zeros_like(weights)

    @cached_property
    def _worth(self) -> Doubles:
        """By holding of the one to move and choice: its value, weighted by what it may meet."""
        position = self.position
        worth = position.game.worth(self.policy, position.seat).astype(np.float64)
        after = np.maximum(position.leads_to, 0)
        return np.where(position.leads_to >= 0, worth[position.numbers(position.seat, after)], 0.0)

    @cached_property
    def values(self) -> Doubles:
        """By holding of the one to move and choice, to that seat: a win counts 1, a loss -1."""
        meets = self._meets(self.position.seat)[:, None]
        return np.divide(self._worth, meets, out=np.zeros_like(self._worth), where=meets > 0)

    @property
    def value(self) -> float:
        """Of the position, to the one to move."""
        here = (self.position.of_policy(self.policy) * self._worth).sum(axis=1)
        return float((self._reached[self.position.seat] * here).sum() / self._total) if self._total > 0 else 0.0

    def mix(self, place: int) -> Mapping[Lay | Pass, float]:
        """What the one to move does with one of its holdings."""
        return self.position.mix(self.policy, place)
