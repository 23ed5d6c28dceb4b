"""Bots that took over the seats of those who left: kept beside the record's moves, under one key."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from chakai.core.seats import Seat
from chakai.records.record import Record

SUBSTITUTES: Final = "substitutes"
"""The key in a record."""
_KEYS: Final = {"seat": int, "before_move": int, "player": str}


@dataclass(frozen=True)
class Substitute:
    """From this move on a seat has another player."""

    seat: Seat
    before_move: int
    """How many moves of the record had been made, chance moves included: the place, from 0, of the next."""
    player: str

    def to_json(self) -> dict[str, Any]:
        return {"seat": self.seat, "before_move": self.before_move, "player": self.player}


def substitutes_in(record: Record) -> tuple[Substitute, ...]:
    """All of a record, in the order in which they came; what is none is passed over, as `check` tells of it."""
    given = record.more.get(SUBSTITUTES)
    return tuple(Substitute(**_own(one)) for one in given if fits(one, record)) if isinstance(given, list) else ()


def fits(given: object, record: Record) -> bool:
    """Can this be a substitute in this record? It may have further keys."""
    if not isinstance(given, dict) or any(type(given.get(key)) is not kind for key, kind in _KEYS.items()):
        return False
    return given["seat"] in range(len(record.players)) and 0 <= given["before_move"] <= len(record.moves)


def in_order(given: Sequence[Any]) -> bool:
    """Do they stand in the order in which they came?"""
    came = [one["before_move"] for one in given]
    return came == sorted(came)


def place_of_move(entries: Iterable[Any], moves: Iterable[Any], number: int) -> int:
    """Where among the entries of a story the move with this number, counted from 0, stands; their end if nowhere.

    All that follows from the move before it stands before that place.
    """
    kinds, told, place = {type(move) for move in moves}, 0, -1
    for place, entry in enumerate(entries):
        if type(entry) in kinds:
            if told == number:
                return place
            told += 1
    return place + 1


def _own(given: dict[str, Any]) -> dict[str, Any]:
    return {key: given[key] for key in _KEYS}
