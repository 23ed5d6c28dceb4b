"""A record: everything needed to play a game again, and nothing of how it is stored."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from chakai.core.game import AnyGame
from chakai.core.house import plain
from chakai.core.illegal import Refusal
from chakai.core.outcome import Outcome
from chakai.games import game_named

FORMAT: Final = "chakai/1"


@dataclass(frozen=True)
class Record:
    """One finished or unfinished game. Keys that others add are kept in `more`."""

    game: str
    rules: str
    players: tuple[str, ...]
    moves: tuple[str, ...] = ()
    result: Mapping[str, Any] | None = None
    house: Mapping[str, object] = field(default_factory=dict)
    more: Mapping[str, Any] = field(default_factory=dict)

    def opened(self) -> tuple[AnyGame, Any]:
        """The game, and its position before the first move."""
        game = game_named(self.game)
        return game, game.new(game.rules(self.rules, self.house), len(self.players))


class Unreadable(Refusal):
    """A text that is no record."""


def result_of(outcome: Outcome) -> dict[str, Any]:
    """An ending as a record has it."""
    result: dict[str, Any] = {"winners": list(outcome.winners), "why": outcome.why}
    if outcome.forfeit is not None:
        result["forfeit"] = {"seats": list(outcome.forfeit.seats), "reason": outcome.forfeit.reason}
    return result | {name: plain(count) for name, count in outcome.counts.items()}


def record_of(
    game: AnyGame,
    rules: Any,
    state: Any,
    players: tuple[str, ...],
    *,
    outcome: Outcome | None = None,
    more: Mapping[str, Any] | None = None,
) -> Record:
    """A running or finished game as a record; `outcome` if it ended outside the rules."""
    ended = outcome or game.outcome(state)
    return Record(
        game=game.name,
        rules=rules.name,
        house=game.house_of(rules),
        players=players,
        moves=tuple(str(move) for move in game.moves(state)),
        result=None if ended is None else result_of(ended),
        more=more or {},
    )
