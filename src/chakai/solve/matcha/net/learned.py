"""The net as a style of play: all that a seat may hold, at once."""

from typing import Final, NamedTuple, TypeAlias

import numpy as np

from chakai.games.matcha.edition import Edition
from chakai.solve.kernels import compiled
from chakai.solve.matcha.greed import Greed, greed
from chakai.solve.matcha.greed import Reals as Doubles
from chakai.solve.matcha.net.features import tell_choices, tell_own
from chakai.solve.matcha.net.following import Following
from chakai.solve.matcha.net.forward import chances
from chakai.solve.matcha.net.guessing import Reader, new_reader, read_on, think_of_all
from chakai.solve.matcha.net.imagining import judge
from chakai.solve.matcha.net.lore import Lore, lore
from chakai.solve.matcha.net.retelling import tell_again
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
from chakai.solve.matcha.net.shapes import CHOICE, CHOICES, HAND_SIZE, OWN, READING
from chakai.solve.matcha.net.weights import Weights
from chakai.solve.matcha.rounds.bits import NONE, ZEROS, Longs, Real, Small
from chakai.solve.matcha.style import DOWN as FACE_DOWN
from chakai.solve.matcha.style import Holds, Moment
from chakai.solve.matcha.tables import NO_KIND, tables

ROWS: Final = 2048
"""So many at a time."""


Seen: TypeAlias = tuple[object, ...]


class Told(NamedTuple):
    """By hold: what a seat sees, its choices, and which there are."""

    own: Real
    choices: Real
    mask: Real


class Learned:
    """Plays as the weights say, to whom the other's cards are read as they were taught."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self._readers: dict[Edition, Reader] = {}
        self._noted: dict[Edition, Seen] = {}
        """Where the round began of which a reader has notes."""
        self._followings: dict[Edition, Following] = {}

    def mixes(self, moment: Moment, holds: tuple[Holds, Holds], ranges: tuple[Real, Real]) -> Real:  # noqa: ARG002 (it has readings of its own)
        mine = holds[moment.seat]
        return in_columns(self._of_holds(moment, as_rows(mine), *self._read(moment, mine)), moment)

    def seen(self, moment: Moment, mine: Holds) -> Told:
        """What it would see with each of these, being to move."""
        told = _room(len(mine.hand))
        tell_holds(
            lore(moment.edition),
            self._greed(moment.edition),
            scene_of(moment),
            moment.seat,
            as_rows(mine),
            *self._read(moment, mine),
            *told,
        )
        return told

    def _read(self, moment: Moment, mine: Holds) -> tuple[Reader, Doubles, Longs]:
        """A reader at the moment, all readings there are, and the place of each hold's own."""
        edition, greedy = moment.edition, self._greed(moment.edition)
        if edition not in self._followings:
            self._followings[edition] = Following(tables(edition), greedy)
        reader = self._followings[edition].at(moment, 1 - moment.seat)
        cards, places = np.unique(mine.cards, return_inverse=True)
        readings = np.empty((len(cards), READING))
        think_of_all(greedy, reader, moment.seat, cards, readings)
        return reader, readings, places.ravel()

    def of_hold(self, moment: Moment, hold: Holds) -> Real:
        """By choice, for the one thing that the seat to move has."""
        edition = moment.edition
        if edition not in self._readers:
            self._readers[edition] = new_reader(tables(edition))
        reader = self._readers[edition]
        script = tell_again(moment, int(hold.cards[0]), reader.booth.games)
        known, begun = self._known(moment, int(hold.cards[0]))
        read_on(tables(edition), self._greed(edition), reader, script, moment.seat, known, begun)
        readings, places = reader.reading[None], np.zeros(1, np.int64)
        found: Real = self._of_holds(moment, as_rows(hold), reader, readings, places)[0]
        return found

    def _known(self, moment: Moment, cards: int) -> tuple[int, int]:
        """How many of the choices need not be followed again, and how many were made when this round began."""
        before = [sum(when < number for when, *_ in moment.choices) for number in range(moment.round + 1)]
        noted, begun = self._noted.get(moment.edition), before[-1]
        known = next((many for many in reversed(before) if many and _seen(moment, cards, many) == noted), 0)
        if begun:
            self._noted[moment.edition] = _seen(moment, cards, begun)
        return known, begun

    def _greed(self, edition: Edition) -> Greed:
        return greed(edition, self.weights.taste(edition))

    def _of_holds(self, moment: Moment, rows: Longs, reader: Reader, readings: Doubles, places: Longs) -> Real:
        """By hold and choice; each hold's reading stands in its place."""
        known, greedy, scene = lore(moment.edition), self._greed(moment.edition), scene_of(moment)
        found = np.empty((len(rows), CHOICES), np.float32)
        own, choices, mask = _room(min(ROWS, len(rows)))
        for first in range(0, len(rows), ROWS):
            some = slice(first, first + ROWS)
            many = len(rows[some])
            tell_holds(
                known, greedy, scene, moment.seat, rows[some], reader, readings, places[some], own, choices, mask
            )
            found[some] = chances(self.weights, own[:many], choices[:many], mask[:many])
        return found


def _seen(moment: Moment, cards: int, choices: int) -> Seen:
    """What a seat with these cards, the other not having seen them, had seen after so many choices of the set."""
    cards += bits(moment.table[..., moment.seat])
    table = moment.table[: moment.choices[choices - 1][0] + 1].tobytes()
    set_ = moment.seat, moment.dealer, moment.set_number, moment.dealt, moment.tea
    return *set_, cards, table, moment.choices[:choices]


def _room(many: int) -> Told:
    return Told(
        np.empty((many, OWN), np.float32),
        np.empty((many, CHOICES, CHOICE), np.float32),
        np.empty((many, CHOICES), np.float32),
    )


@compiled
def tell_holds(
    known: Lore,
    greedy: Greed,
    scene: Longs,
    seat: int,
    holds: Longs,
    reader: Reader,
    readings: Doubles,
    places: Longs,
    own: Real,
    choices: Real,
    mask: Real,
) -> None:
    """What a seat to move sees with each of these."""
    for place in range(len(holds)):
        reading = readings[places[place]]
        tell_own(known, scene, seat, holds[place], reading, own[place])
        judge(known.rules, greedy, known.ends, reader, seat, holds[place])
        tell_choices(known, scene, seat, holds[place], reading, reader.opinions, choices[place], mask[place])


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
    scene[SHOWN] += bits(earlier)
    scene[TEA : TEA + len(moment.tea)] = moment.tea
    return scene


def bits(table: Small) -> int:
    """Of the cards that are turned up there."""
    return sum(1 << (ZEROS if card == RANKED else card) for card in table[table >= 0].tolist())


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


def from_columns(mixes: Real, moment: Moment) -> Real:
    """The same the other way round: the columns of styles as the net's choices."""
    found = np.zeros((len(mixes), CHOICES), np.float32)
    mats = moment.open_mats
    for column in range(mixes.shape[1] - 1):
        found[:, 2 * (column // len(mats)) + mats[column % len(mats)]] = mixes[:, column]
    found[:, CHOICES - 1] = mixes[:, -1]
    return found
