"""A position in full: what the engine knows and no seat ever gets."""

from enum import Enum, auto
from typing import NamedTuple, TypeAlias, TypeVar

from chakai.core.log import Log
from chakai.core.outcome import Outcome
from chakai.core.seats import Seat
from chakai.games.matcha.cards import Card, Face, Mat, Tokens
from chakai.games.matcha.edition import Edition
from chakai.games.matcha.moves import Entry, ForcedPass, Keep, Lay, Pass

T = TypeVar("T")


class Stage(Enum):
    """What the game waits for."""

    DEAL = auto()
    TURN = auto()
    KEEP = auto()
    OVER = auto()


Sides: TypeAlias = tuple[Face, Face]
"""The cards of both seats at one tea card; None where none lies."""
Pair: TypeAlias = tuple[Sides, Sides]
"""Both tea cards of a round: the number mat's, then the suit mat's."""
EMPTY: Pair = ((None, None), (None, None))


class State(NamedTuple):
    """A tuple, because making one is most of what a move costs."""

    edition: Edition
    tokens: tuple[Tokens, Tokens]
    stage: Stage = Stage.DEAL
    log: Log[Entry] = Log()
    sets_dealt: int = 0
    tea: tuple[Card, ...] = ()
    hands: tuple[tuple[Card, ...], tuple[Card, ...]] = ((), ())
    """Between sets: what each has kept."""
    aside: tuple[Card, ...] = ()
    round: int = 0
    """Counts from 0 in a set; after the set, its last."""
    laid: tuple[Pair, ...] = ()
    turn: Seat = 0
    turns_taken: tuple[int, int] = (0, 0)
    passed: tuple[bool, bool] = (False, False)
    answers: tuple[Keep | None, Keep | None] = (None, None)
    """What each has decided to keep, while the other still thinks. (M3)"""
    playing_on: bool = False
    outcome: Outcome | None = None

    @property
    def dealer(self) -> Seat:
        """The set's dealer; seat 0 deals the first. (M7, M14)"""
        return (self.sets_dealt - 1) % 2 if self.sets_dealt else 0

    def tea_card(self, mat: Mat) -> Card:
        """The current round's tea card on a mat."""
        return self.tea[2 * self.round + mat]


def with_seat(pair: tuple[T, T], seat: Seat, value: T) -> tuple[T, T]:
    """The pair with one seat's part changed."""
    return (value, pair[1]) if seat == 0 else (pair[0], value)


def after_turn(
    state: State,
    entry: Lay | Pass | ForcedPass,
    *,
    hands: tuple[tuple[Card, ...], tuple[Card, ...]],
    laid: tuple[Pair, ...],
    passed: tuple[bool, bool],
) -> State:
    """The state with one turn taken; field by field, since this is the busiest place of the engine."""
    seat = entry.seat
    return State(
        state.edition,
        state.tokens,
        state.stage,
        state.log.plus(entry),
        state.sets_dealt,
        state.tea,
        hands,
        state.aside,
        state.round,
        laid,
        seat if passed[1 - seat] else 1 - seat,
        with_seat(state.turns_taken, seat, state.turns_taken[seat] + 1),
        passed,
        state.answers,
        state.playing_on,
        state.outcome,
    )
