"""A table: players, a position, and the record that it is."""

from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final

from chakai.core.chance import Luck
from chakai.core.game import AnyGame, Seen
from chakai.core.illegal import Illegal, Refusal
from chakai.core.legal import Legal
from chakai.core.log import Log
from chakai.core.outcome import Outcome, forfeited
from chakai.core.seats import CHANCE, Seat, Viewer
from chakai.records.record import Record, record_of
from chakai.records.replay import final
from chakai.records.substitutes import SUBSTITUTES, Substitute, substitutes_in
from chakai.table.talk import Said, said_in

PENDING: Final = "pending"
"""The key beside a stored record under which answers wait that nobody may see yet."""


class Table:
    """Takes moves, draws what chance owes, and lets each seat see only what is its to see."""

    def __init__(
        self, game: AnyGame, rules: Any, players: tuple[str, ...], luck: Luck, *, state: Any = None
    ) -> None:
        if len(players) not in game.seats:
            raise Refusal("players", count=len(players), low=game.seats[0], high=game.seats[-1])
        self.game, self.rules, self.players = game, rules, players
        self.talk: list[Said] = []
        self.substitutes: tuple[Substitute, ...] = ()
        self.more: Mapping[str, Any] = {}
        self._luck = luck
        self._forfeit: Outcome | None = None
        self._moves: tuple[int, Log[Any]] = (0, Log())
        self._seen: Mapping[Viewer, Seen] = {}
        """What was found in the log already; a move costs no more in a long game."""
        self._state = self._settled(game.new(rules, len(players)) if state is None else state)

    @classmethod
    def resumed(cls, record: Record, luck: Luck) -> "Table":
        """The table of an unfinished record, as it was left."""
        game, state = final(record)
        state = _answered(game, state, record.more.get(PENDING))
        table = cls(game, game.rules(record.rules, record.house), record.players, luck, state=state)
        table.more = {
            key: value for key, value in record.more.items() if key not in ("talk", PENDING, SUBSTITUTES)
        }
        table.substitutes = substitutes_in(record)
        table.talk = said_in(record.more.get("talk"))
        return table

    @property
    def moves(self) -> Log[Any]:
        """The record's moves so far."""
        counted, moves = self._moves
        if counted < len(self._state.log):
            self._moves = len(self._state.log), moves.plus(*self.game.moves(self._state, counted))
        return self._moves[1]

    @property
    def version(self) -> int:
        """Counts the record's moves; a submission says which version it answers.

        An answer to a simultaneous question does not change it: nobody learns from it, no answer grows stale.
        """
        return len(self.moves)

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, if it has."""
        return self._forfeit or self.game.outcome(self._state)

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """All seats still to decide."""
        return () if self._forfeit else self.game.to_act(self._state)

    def view(self, viewer: Viewer) -> Any:
        """What a seat, or a spectator, sees."""
        view = self.game.view(self._state, viewer, self._seen.get(viewer))
        self._seen = {**self._seen, viewer: (len(self._state.log), view.events)}
        return view

    def legal(self, seat: Seat) -> Legal[Any]:
        """What a seat may do now."""
        return self.game.legal(self._state, self._seat(seat))

    def submit(self, seat: Seat, move: Any, *, version: int | None = None) -> None:
        """Takes a seat's move, a text or a value, and all that follows; a Refusal changes nothing."""
        if self._forfeit:
            raise Illegal("game-over")
        if version is not None and version != self.version:
            raise Refusal("stale", given=version, right=self.version)
        if isinstance(move, str):
            move = self.game.parse(move)
        if move.seat != self._seat(seat):
            raise Illegal("not-your-turn", seat=move.seat, right=seat)
        self._state = self._settled(self.game.apply(self._state, move))

    def follow(self, moves: Iterable[str]) -> None:
        """Takes the next moves of this table's record, made elsewhere; chance is not asked again.

        Of a simultaneous stage they are all answers, also those that wait here already.
        """
        state = self._state
        waiting = [str(move) for move in self.game.pending(state)]
        for text in moves:
            if text in waiting:
                waiting.remove(text)
            else:
                state = self.game.apply(state, self.game.parse(text))
        self._state = state

    def forfeit(self, seats: tuple[Seat, ...], reason: str) -> None:
        """Ends the game outside its rules."""
        if self.outcome is not None:
            raise Illegal("game-over")
        self._forfeit = forfeited(seats, reason, len(self.players), self.game.counts(self._state))

    def substitute(self, seat: Seat, player: str) -> None:
        """Somebody else plays this seat from now on; an answer that it has given already stays."""
        if self.outcome is not None:
            raise Illegal("game-over")
        self.substitutes = (*self.substitutes, Substitute(self._seat(seat), self.version, player))

    def say(self, seat: Seat, *, text: str = "", claim: str = "") -> None:
        """Table talk changes nothing in the game and is kept with the record. (M15)"""
        self.talk.append(Said(self._seat(seat), self.version, text, claim))

    def record(self) -> Record:
        """The table as a record; while a simultaneous stage is open, as it was before that stage."""
        more = dict(self.more)
        if self.substitutes:
            more[SUBSTITUTES] = [substitute.to_json() for substitute in self.substitutes]
        if self.talk:
            more["talk"] = [said.to_json() for said in self.talk]
        return record_of(self.game, self.rules, self._state, self.players, outcome=self._forfeit, more=more)

    def stored(self) -> Record:
        """The record with the answers of an open simultaneous stage beside it: all that a restart needs."""
        record, pending = self.record(), [str(move) for move in self.game.pending(self._state)]
        return replace(record, more={**record.more, PENDING: pending}) if pending else record

    def _settled(self, state: Any) -> Any:
        """The position once chance has had its moves."""
        while self.game.to_act(state) == (CHANCE,):
            state = self.game.apply(state, self.game.draw(state, self._luck))
        return state

    def _seat(self, seat: Seat) -> Seat:
        if seat not in range(len(self.players)):
            raise Refusal("no-such-seat", seat=seat, possible=", ".join(map(str, range(len(self.players)))))
        return seat


def _answered(game: AnyGame, state: Any, pending: object) -> Any:
    """The position with the answers that were stored beside its record; what is no answer is passed over."""
    for text in pending if isinstance(pending, list) else []:
        with suppress(Illegal):
            state = game.apply(state, game.parse(str(text)))
    return state
