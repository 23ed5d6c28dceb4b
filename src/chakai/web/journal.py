"""What a journal says: the game so far, and who sits where."""

from collections.abc import Mapping
from typing import Any

from chakai.core.chance import Luck
from chakai.core.seats import Seat
from chakai.records.record import Record
from chakai.records.substitutes import SUBSTITUTES, Substitute
from chakai.table.table import PENDING, Table
from chakai.table.talk import Said
from chakai.web.books import FREE, Book, Entry, Sitting
from chakai.web.leaving import sitting_of


def table_of(book: Book, players: tuple[str, ...], luck: Luck) -> Table | None:
    """The game as a journal has it; None before the first deal."""
    moves: list[str] = []
    answers: list[str] = []
    forfeit: Mapping[str, Any] | None = None
    substitutes: list[Substitute] = []
    for entry in book.entries:
        match entry.kind:
            case "moves":
                moves += entry.data["moves"]
                answers = []
            case "answer":
                answers.append(entry.data["move"])
            case "forfeit":
                forfeit = entry.data
            case "substitute":
                seat = entry.data["seat"]
                players = (*players[:seat], entry.data["name"], *players[seat + 1 :])
                substitutes.append(Substitute(seat, len(moves), entry.data["player"]))
    if not moves:
        return None
    more = {PENDING: answers, SUBSTITUTES: [substitute.to_json() for substitute in substitutes]}
    record = Record(book.game, book.rules, players, tuple(moves), house=book.house, more=more)
    table = Table.resumed(record, luck)
    if forfeit is not None:
        table.forfeit(tuple(forfeit["seats"]), forfeit["reason"])
    return table


def sittings_after(sittings: tuple[Sitting, ...], entry: Entry) -> tuple[Sitting, ...]:
    """Who sits where after an entry."""
    match entry.kind, entry.data:
        case "sit", {"seat": seat, "name": name}:
            changed = {seat: Sitting("person", name)}
        case "stand", {"seats": seats}:
            changed = dict.fromkeys(seats, FREE)
        case "bots", {"seats": seats, "level": level}:
            changed = dict.fromkeys(seats, Sitting("bot", level))
        case "substitute", {"seat": seat, "player": player}:
            changed = {seat: sitting_of(player)}
        case _:
            return sittings
    return tuple(changed.get(seat, sitting) for seat, sitting in enumerate(sittings))


def seats_left(entry: Entry) -> tuple[Seat, ...]:
    """Whom an entry takes the seat away from."""
    match entry.kind, entry.data:
        case "stand", {"seats": list(seats)}:
            return tuple(seats)
        case "substitute", {"seat": int(seat)}:
            return (seat,)
    return ()


def said(data: Mapping[str, Any]) -> Said:
    return Said(data["seat"], data["after_move"], data.get("text", ""), data.get("claim", ""))
