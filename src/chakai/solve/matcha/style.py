"""Styles of play: policies that play all that a seat may hold at once; needs NumPy alone.

Cards are places in the deck as in the solver's arrays, all 0s the first of theirs. What a style gives stands in
the solver's columns: the different cards of a hand in order, for each the open mats in order, the pass last.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple, Protocol, runtime_checkable

import numpy as np
from numpy.typing import NDArray

from chakai.core.seats import Seat
from chakai.games.matcha.cards import MATS, Tokens
from chakai.games.matcha.edition import Edition
from chakai.solve.matcha.rounds.bits import NONE, ZEROS, Longs, Real, Small

DOWN: Final = -2
"""On the table: a card that lies face down."""


class Moment(NamedTuple):
    """A public moment of a set at which somebody decides."""

    edition: Edition
    tokens: tuple[Tokens, Tokens]
    set_number: int
    """Counts from 1."""
    dealer: Seat
    round: int
    """Counts from 0."""
    tea: tuple[int, ...]
    """Of the whole set, as dealt: number mat and suit mat of each round."""
    seat: Seat
    """Who decides."""
    taken: tuple[int, int]
    """Turns that each seat has taken in this round, forced passes included."""
    passed: int
    """Who is out for the round in the 2015 form, as bits by seat."""
    table: Small
    """By round, mat and seat: a card that is turned up, DOWN for one that is not, NONE."""
    dealt: tuple[Tokens, Tokens]
    """The tokens when this set was dealt."""
    choices: tuple[tuple[int, Seat, int], ...] = ()
    """All that were made in this set, without forced passes: the round, the seat, the mat or PASS."""

    @property
    def open_mats(self) -> list[int]:
        """Those at which the one who decides has not laid."""
        return [mat for mat in MATS if self.table[self.round, mat, self.seat] == NONE]


class Holds(NamedTuple):
    """What one seat may have at a moment, as many as there are."""

    hand: Longs
    """Cards as bits."""
    laid: Small
    """By mat in this round, or NONE."""
    cards: Longs
    """All of the seat's cards in this set, but for those turned up before this round: hand, laid, hidden."""


class Style(Protocol):
    """A policy that may depend on anything that everybody has seen."""

    def mixes(self, moment: Moment, holds: tuple[Holds, Holds], ranges: tuple[Real, Real]) -> Real:
        """By hold of the one who decides and column: how often that is chosen; 0 where there is no such choice.

        `ranges`: how likely each seat's own choices led it to each of its holds; deals are counted apart.
        """


@runtime_checkable
class Heedless(Style, Protocol):
    """A style that minds no ranges, and can be asked about many moments at once."""

    def mixes_at(self, moments: Sequence[Moment], holds: tuple[Holds, Holds], asked: NDArray[np.bool_]) -> Real:
        """By hold of the one who decides, column and moment; nothing where it is not asked, by hold and moment.

        The moments differ in nothing but tokens and cards turned up.
        """


class ByRound(NamedTuple):
    """One style before the last round of a set, another in it."""

    before: Style
    last: Style

    def at(self, moment: Moment) -> Style:
        return self.last if moment.round == moment.edition.rounds - 1 else self.before

    def mixes(self, moment: Moment, holds: tuple[Holds, Holds], ranges: tuple[Real, Real]) -> Real:
        return self.at(moment).mixes(moment, holds, ranges)


class Evenly:
    """All choices alike."""

    def mixes(self, moment: Moment, holds: tuple[Holds, Holds], ranges: tuple[Real, Real]) -> Real:  # noqa: ARG002 (it minds nothing)
        there = choosable(moment, holds[moment.seat])
        chances: Real = there / there.sum(axis=1, keepdims=True, dtype=np.float32)
        return chances


def faces_in(hand: Longs, faces: int) -> Small:
    """By hold and face: how many of it are in the hand; the last face is the 0."""
    counts = (hand[:, None] >> np.arange(faces)) & 1
    counts[:, -1] = hand >> ZEROS
    return counts.astype(np.int8)


def faces_of(edition: Edition) -> int:
    """Different cards, the 0 counted even where there is none."""
    return len(edition.deck) - edition.zeros + 1


def card_columns(moment: Moment, holds: Holds) -> Small:
    """By hold of the one who decides and place in the hand: the card, equal 0s once, NONE after the last."""
    held = faces_in(holds.hand, faces_of(moment.edition))
    size = int(held[0].sum()) if len(held) else 0
    rows, faces = held.nonzero()
    cards = np.full((len(held), size), NONE, np.int8)
    places = (np.cumsum(held > 0, axis=1) - 1)[rows, faces]
    cards[rows, places] = faces
    return cards


def choosable(moment: Moment, holds: Holds) -> Small:
    """By hold of the one who decides and column: 1 where there is a choice."""
    there = card_columns(moment, holds) != NONE
    mats = len(moment.open_mats)
    return np.hstack([np.repeat(there, mats, axis=1), np.ones((len(there), 1), bool)]).astype(np.int8)
