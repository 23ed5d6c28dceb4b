"""The net with one step of thought: what its critic says of every choice, against all that the other may hold."""

from math import comb
from typing import Final

import numpy as np

from chakai.solve.matcha.net.ahead_kernel import Ahead, look_ahead
from chakai.solve.matcha.net.forward import judged, layer
from chakai.solve.matcha.net.learned import Learned, as_rows, in_columns, scene_of
from chakai.solve.matcha.net.lore import lore
from chakai.solve.matcha.net.shapes import CARDS, CHOICES, ZERO_COUNT
from chakai.solve.matcha.net.weights import Weights
from chakai.solve.matcha.rounds.bits import Real, Whole
from chakai.solve.matcha.style import Holds, Moment

WARMTH: Final = 0.08
"""Choices whose values differ by so much differ in weight by a factor of e."""
LEAST: Final = 0.002
"""Holds below this part of the likeliest are not thought about."""
MEETINGS: Final = 1 << 13
"""So many at a time."""
ODDS: Final = np.array(
    [[comb(ZERO_COUNT, one) * comb(ZERO_COUNT - one, two) for two in range(3)] for one in range(3)], np.float32
)


class Thinking:
    """Where a round is left to come: the net's mix, changed towards what its critic values. (Mirror descent)"""

    def __init__(self, weights: Weights, warmth: float = WARMTH, least: float = LEAST) -> None:
        self.weights, self._warmth, self._least = weights, warmth, least
        self._net = Learned(weights)

    def mixes(self, moment: Moment, holds: tuple[Holds, Holds], ranges: tuple[Real, Real]) -> Real:
        self.weights.for_edition(moment.edition)
        me = moment.seat
        rows = as_rows(holds[me])
        mixes = self._net.of_holds(lore(moment.edition), scene_of(moment), me, rows)
        likely = np.flatnonzero(ranges[me] >= self._least * ranges[me].max())
        values = self.values(moment, _some(holds[me], likely), holds[1 - me], ranges[1 - me])
        mixes[likely] *= np.exp((values - values.max(axis=1, keepdims=True)) / self._warmth)
        mixes /= mixes.sum(axis=1, keepdims=True)
        return in_columns(mixes, moment)

    def values(self, moment: Moment, mine: Holds, theirs: Holds, chances: Real) -> Real:
        """To the one who thinks, by hold and choice; what cannot meet anything is worth nothing."""
        known, scene, me = lore(moment.edition), scene_of(moment), moment.seat
        likely = np.flatnonzero(chances >= self._least * chances.max())
        zeros = np.array([(moment.table[:, :, seat] == CARDS).sum() for seat in range(2)])
        ahead = look_ahead(
            known, scene, as_rows(mine), as_rows(_some(theirs, likely)), chances[likely], ODDS, zeros
        )
        total, weight = ahead.sure - self._judged(ahead), ahead.sure_weight
        weight = weight + np.bincount(ahead.choice, ahead.weight, len(weight)).astype(np.float32)
        found: Real = (total / np.maximum(weight, 1e-12)).reshape(-1, CHOICES)
        return found

    def _judged(self, ahead: Ahead) -> Real:
        """What all meetings are worth to the other, added up by hold and choice."""
        seen = layer(self.weights, "seen", ahead.own)
        hidden = layer(self.weights, "hidden", ahead.other)
        values = np.empty(len(ahead.state), np.float32)
        for first in range(0, len(values), MEETINGS):
            part = slice(first, first + MEETINGS)
            values[part] = judged(self.weights, seen[ahead.state[part]] + hidden[ahead.choice[part]])
        return np.bincount(ahead.choice, values * ahead.weight, len(hidden)).astype(np.float32)


def _some(holds: Holds, rows: Whole) -> Holds:
    return Holds(holds.hand[rows], holds.laid[rows], holds.cards[rows])
