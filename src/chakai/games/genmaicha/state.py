"""A position in full: what the engine knows and no seat ever gets."""

from enum import Enum, auto
from typing import NamedTuple, TypeAlias, TypeVar

from chakai.core.outcome import Outcome
from chakai.core.seats import Seat
from chakai.games.genmaicha.drinks import CELLS, LINES, Drink, Ingredient
from chakai.games.genmaicha.moves import Bid, Entry, Raise
from chakai.games.genmaicha.rules import Rules

T = TypeVar("T")


class Stage(Enum):
    """What the game waits for."""

    GRID = auto()
    CRATES = auto()
    BID = auto()
    RAISE = auto()
    TOSS = auto()
    CHOOSE = auto()
    BREW = auto()
    OVER = auto()


Use: TypeAlias = tuple[Drink, Ingredient]
"""A drink serving as one of its two ingredients."""


class Ad(NamedTuple):
    owner: Seat
    yen: int


class State(NamedTuple):
    """Frozen; every move makes a new one. Everything by seat stands in the order of seats."""

    rules: Rules
    players: int
    yen: tuple[int, ...]
    shelves: tuple[tuple[Drink, ...], ...]
    """The drinks each player holds, in the order of writing."""
    stage: Stage = Stage.GRID
    log: tuple[Entry, ...] = ()
    round: int = 0
    """Counts from 1."""
    grid: tuple[Ingredient, ...] = ()
    hidden: tuple[Ingredient, ...] = ()
    """The three other cards, above left, centre, right; with the Tea Ceremony they are its fourth row."""
    face_up: tuple[bool, ...] = (False, False, False)
    peeked: frozenset[tuple[Seat, str]] = frozenset()
    """Who has looked at the hidden card of which column."""
    line_yen: tuple[int, ...] = ()
    gaps: tuple[int, ...] = ()
    """Matcha-iri bonus yen: three under the top row, three above the bottom row."""
    brewed: frozenset[str] = frozenset()
    """Lines that somebody has brewed."""
    ads: tuple[Ad | None, ...] = (None,) * 6
    crates: tuple[tuple[Drink, ...] | None, ...] = ()
    """None where a crate is taken."""
    answers: tuple[Bid | Raise | None, ...] = ()
    """What each has bid while others still think."""
    bids: tuple[int, ...] = ()
    raises: tuple[int, ...] = ()
    tied: tuple[tuple[Seat, ...], ...] = ()
    """Groups that chance must order, the highest first."""
    order: tuple[Seat, ...] = ()
    turn: int = 0
    """How many of the order have had their turn to choose, or to brew."""
    spent: frozenset[Use] = frozenset()
    """What the shelf of the player at turn has served as."""
    lost: frozenset[Drink] = frozenset()
    """Drinks of failed ceremony brews that a house discards only at the end of the turn. (G16)"""
    half_used: tuple[frozenset[Use], ...] = ()
    """What kept drinks have served as in earlier rounds, where a house keeps them. (G7)"""
    ad_right: str | None = None
    """The line at which the player at turn may place an ad now. (G14)"""
    outcome: Outcome | None = None

    @property
    def at_turn(self) -> Seat:
        """Whose turn it is to choose or to brew."""
        return self.order[self.turn]

    def cards(self, line: str) -> tuple[Ingredient, ...]:
        """A line's cards: rows left to right, columns top to bottom."""
        first, second, third = CELLS[line]
        return self.grid[first], self.grid[second], self.grid[third]

    def yen_at(self, line: str) -> int:
        return self.line_yen[LINES.index(line)]

    def ad_at(self, line: str) -> Ad | None:
        return self.ads[LINES.index(line)]


def changed(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """The values with one of them changed."""
    return (*values[:place], value, *values[place + 1 :])
