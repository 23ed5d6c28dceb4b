"""What a player may see, built up from the list on the rules page, never a state with parts taken away."""

from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

from chakai.core.game import Seen
from chakai.core.log import Log
from chakai.core.outcome import Outcome
from chakai.core.seats import Seat, Viewer
from chakai.games.matcha.cards import Card, Face, Mat, Tokens
from chakai.games.matcha.edition import Edition
from chakai.games.matcha.moves import SEEN, Entry, Keep, seen_as
from chakai.games.matcha.state import Stage, State


@dataclass(frozen=True, slots=True)
class Laid:
    """A card lying at a tea card; its face if the one who looks knows it, and whether it was turned up."""

    card: Face
    face_up: bool


Spots: TypeAlias = tuple[Laid | None, Laid | None]
"""What lies at one tea card, by seat."""


@dataclass(frozen=True)
class View:
    """One seat's eyes, or a spectator's. Two situations with equal seen histories give equal views."""

    seat: Viewer
    edition: Edition
    stage: Stage
    set_number: int
    dealer: Seat
    round: int
    turn: Seat | None
    """Whose turn it is to lay or pass."""
    turns_taken: tuple[int, int]
    """In this round, forced passes included."""
    deciding: tuple[Seat, ...]
    """Who decides what to keep; whether they have done so already is not told."""
    tea: tuple[Card, ...]
    table: tuple[tuple[Spots, Spots], ...]
    """For each round begun in this set, what lies at its number mat and its suit mat."""
    hand: tuple[Card, ...]
    hand_sizes: tuple[int, int]
    tokens: tuple[Tokens, Tokens]
    playing_on: bool
    answer: Keep | None
    """What this seat has decided to keep, while the stage is open."""
    outcome: Outcome | None
    events: Log[Entry]
    """The whole game as this seat saw it."""

    @cached_property
    def seen(self) -> tuple[str, ...]:
        """The seen history, as other programs get it."""
        return tuple(str(entry) for entry in self.events if isinstance(entry, SEEN))

    def tea_card(self, mat: Mat) -> Card:
        """The current round's tea card on a mat."""
        return self.tea[2 * self.round + mat]


def view(state: State, viewer: Viewer, seen: Seen | None = None, /) -> View:
    """What this seat, or a spectator, may see; `seen`: of the log so far."""
    entries, events = seen or (0, Log())
    resolved = state.round + (state.stage is not Stage.TURN)

    def spot(number: int, mat: Mat, seat: Seat) -> Laid | None:
        sides = state.laid[number][mat]
        if sides[seat] is None:
            return None
        face_up = number < resolved and None not in sides  # M4
        return Laid(sides[seat] if face_up or seat == viewer else None, face_up)

    def spots(number: int, mat: Mat) -> Spots:
        return spot(number, mat, 0), spot(number, mat, 1)

    return View(
        seat=viewer,
        edition=state.edition,
        stage=state.stage,
        set_number=state.sets_dealt,
        dealer=state.dealer,
        round=state.round,
        turn=state.turn if state.stage is Stage.TURN else None,
        turns_taken=state.turns_taken,
        deciding=tuple(s for s in (0, 1) if state.hands[s]) if state.stage is Stage.KEEP else (),
        tea=state.tea,
        table=tuple((spots(number, Mat.NUMBER), spots(number, Mat.SUIT)) for number in range(len(state.laid))),
        hand=() if viewer is None else state.hands[viewer],
        hand_sizes=(len(state.hands[0]), len(state.hands[1])),
        tokens=state.tokens,
        playing_on=state.playing_on,
        answer=None if viewer is None else state.answers[viewer],
        outcome=state.outcome,
        events=events.plus(*(seen_as(entry, viewer) for entry in state.log[entries:])),
    )
