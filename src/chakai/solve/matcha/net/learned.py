"""The net as a style of play: all that a seat may hold, at once."""

from typing import Final

import numpy as np

from chakai.solve.kernels import compiled
from chakai.solve.matcha.net.features import tell_choices, tell_own
from chakai.solve.matcha.net.forward import chances
from chakai.solve.matcha.net.lore import Lore, lore
from chakai.solve.matcha.net.scene import (
    CARDS,
    COVERED,
    DEALER,
    DOWN,
    FIRST,
    HAND,
    HOLD,
    ROUND,
    SCENE,
    SEAT,
    SET,
    SHOWN,
    SIZES,
    TAKEN,
    TEA,
    TOKENS,
)
from chakai.solve.matcha.net.shapes import CARDS as RANKED
from chakai.solve.matcha.net.shapes import CHOICE, CHOICES, HAND_SIZE, OWN
from chakai.solve.matcha.net.weights import Weights
from chakai.solve.matcha.rounds.bits import NONE, ZEROS, Longs, Real
from chakai.solve.matcha.style import DOWN as FACE_DOWN
from chakai.solve.matcha.style import Holds, Moment
from chakai.solve.matcha.tables import NO_KIND

ROWS: Final = 2048
"""So many at a time."""


class Learned:
    """Plays as the weights say."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    def mixes(self, moment: Moment, holds: tuple[Holds, Holds], ranges: tuple[Real, Real]) -> Real:  # noqa: ARG002 (it minds its own cards)
        self.weights.for_edition(moment.edition)
        known = lore(moment.edition)
        found = self.of_holds(known, scene_of(moment), moment.seat, as_rows(holds[moment.seat]))
        return in_columns(found, moment)

    def of_holds(self, known: Lore, scene: Longs, seat: int, rows: Longs) -> Real:
        """By hold and choice."""
        found = np.empty((len(rows), CHOICES), np.float32)
        size = min(ROWS, len(rows))
        own, mask = np.empty((size, OWN), np.float32), np.empty((size, CHOICES), np.float32)
        choices = np.empty((size, CHOICES, CHOICE), np.float32)
        for first in range(0, len(rows), ROWS):
            some = rows[first : first + ROWS]
            many = len(some)
            tell_holds(known, scene, seat, some, own, choices, mask)
            found[first : first + many] = chances(self.weights, own[:many], choices[:many], mask[:many])
        return found


@compiled
def tell_holds(known: Lore, scene: Longs, seat: int, holds: Longs, own: Real, choices: Real, mask: Real) -> None:
    """What a seat to move sees with each of these."""
    for place in range(len(holds)):
        tell_own(known, scene, seat, holds[place], own[place])
        tell_choices(known, scene, seat, holds[place], choices[place], mask[place])


def scene_of(moment: Moment) -> Longs:
    """A public moment in the net's own numbers."""
    scene = np.zeros(SCENE, np.int64)
    scene[SET], scene[ROUND], scene[DEALER], scene[SEAT] = (
        moment.set_number,
        moment.round,
        moment.dealer,
        moment.seat,
    )
    earlier, now = moment.table[: moment.round], moment.table[moment.round]
    for seat in range(2):
        scene[TAKEN + seat] = moment.taken[seat]
        scene[SIZES + seat] = HAND_SIZE - (moment.table[:, :, seat] != NONE).sum()
        scene[COVERED + seat] = sum(int(now[mat, seat] != NONE) << mat for mat in range(2))
        scene[DOWN + seat] = (earlier[:, :, seat] == FACE_DOWN).sum()
        scene[TOKENS + NO_KIND * seat : TOKENS + NO_KIND * (seat + 1)] = moment.tokens[seat]
    for card in earlier[earlier >= 0].tolist():
        scene[SHOWN] += 1 << (ZEROS if card == RANKED else card)
    scene[TEA : TEA + len(moment.tea)] = moment.tea
    return scene


def as_rows(holds: Holds) -> Longs:
    """Holds in the net's own columns."""
    rows = np.empty((len(holds.hand), HOLD), np.int64)
    rows[:, HAND], rows[:, CARDS] = holds.hand, holds.cards
    rows[:, FIRST:] = holds.laid
    return rows


def in_columns(found: Real, moment: Moment) -> Real:
    """The net's choices in the columns of styles: places of the hand, for each the open mats, the pass."""
    size = HAND_SIZE - int((moment.table[:, :, moment.seat] != NONE).sum())
    mats = moment.open_mats
    places = [2 * place + mat for place in range(size) for mat in mats]
    return found[:, [*places, CHOICES - 1]]
