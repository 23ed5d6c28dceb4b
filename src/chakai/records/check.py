"""Judging a record: every move, and the result."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from chakai.core.game import AnyGame
from chakai.core.outcome import FORFEIT_REASONS, Forfeit, forfeited
from chakai.records.record import Record, Unreadable, result_of
from chakai.records.replay import IllegalMove, final
from chakai.records.substitutes import SUBSTITUTES, fits, in_order


@dataclass(frozen=True)
class Fault:
    """Where (a move's number, "result" or "record"), a stable code, and the facts for its sentence."""

    where: int | str
    code: str
    facts: Mapping[str, object]

    @property
    def place(self) -> str:
        return f"move {self.where}" if isinstance(self.where, int) else self.where


def faults(record: Record | Unreadable) -> Iterator[Fault]:
    """All faults of a record up to its first illegal move; none if it is right."""
    if isinstance(record, Unreadable):
        place = "result" if record.facts.get("key") == "result" else "record"
        yield Fault(place, record.code, record.facts)
        return
    try:
        game, state = final(record)
    except IllegalMove as refusal:
        yield Fault(refusal.number, refusal.code, refusal.facts)
        return
    if game.pending(state):
        yield Fault("record", "stage-open", {"due": ", ".join(map(str, game.to_act(state)))})
    yield from _substitute_faults(record)
    yield from _result_faults(game, state, record)


def _substitute_faults(record: Record) -> Iterator[Fault]:
    given = record.more.get(SUBSTITUTES, [])
    right = isinstance(given, list) and all(fits(one, record) for one in given) and in_order(given)
    if not right:
        facts = {"given": _shown(given), "players": len(record.players), "moves": len(record.moves)}
        yield Fault("record", "substitutes", facts)


def _result_faults(game: AnyGame, state: Any, record: Record) -> Iterator[Fault]:
    outcome, given = game.outcome(state), record.result
    if given is None:
        if outcome is not None:
            yield Fault("result", "result-missing", {"right": _shown(result_of(outcome), 400)})
        return
    if outcome is None:
        if given.get("why") != "forfeit":
            yield Fault("result", "result-early", {})
            return
        forfeit = _forfeit(given.get("forfeit"), len(record.players))
        if forfeit is None:
            yield Fault("result", "forfeit", {"possible": ", ".join(FORFEIT_REASONS)})
            return
        outcome = forfeited(forfeit.seats, forfeit.reason, len(record.players), game.counts(state))
    elif "forfeit" in given:
        yield Fault("result", "forfeit-late", {})
    for key, right in result_of(outcome).items():
        if key == "forfeit":
            continue  # judged above; it may have further keys
        if not _same(given.get(key), right):
            yield Fault("result", f"wrong-{key}", {"given": _shown(given.get(key)), "right": _shown(right)})


def _forfeit(given: object, players: int) -> Forfeit | None:
    """A forfeit as a record has it, if it has the right form."""
    if not isinstance(given, dict) or given.get("reason") not in FORFEIT_REASONS:
        return None
    seats = given.get("seats")
    if not isinstance(seats, list) or not seats:
        return None
    if not all(type(seat) is int and 0 <= seat < players for seat in seats) or sorted(set(seats)) != seats:
        return None
    return Forfeit(tuple(seats), given["reason"])


def _same(given: object, right: object) -> bool:
    """Equal in value and in kind: true is not 1, and 1.0 is not 1."""
    if type(given) is not type(right):
        return False
    if isinstance(given, list) and isinstance(right, list):
        return len(given) == len(right) and all(map(_same, given, right))
    if isinstance(given, dict) and isinstance(right, dict):
        return given.keys() == right.keys() and all(_same(given[key], right[key]) for key in given)
    return given == right


def _shown(value: object, longest: int = 80) -> str:
    return json.dumps(value, ensure_ascii=False)[:longest]
