"""What can happen to a table: each as the journal's entry to be, and what is written together with it."""

import copy
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, TypeAlias

from sqlalchemy import Connection

from chakai.core.chance import Luck
from chakai.core.illegal import Illegal, Refusal
from chakai.core.seats import Seat
from chakai.games import game_named
from chakai.table.table import Table
from chakai.web import books, holding, leaving
from chakai.web.books import FREE, RESERVED, Book, Entry, Sitting
from chakai.web.eyes import ANSWERS_SHOW

SAME_TURN: Final = ("answer", "say", "rematch")
"""Entries after which bots go on thinking where they are; after any other, where it was made."""
Write: TypeAlias = Callable[[Connection], None]


@dataclass(frozen=True)
class Change:
    """An entry to be, and the table it leads to if the game itself changes."""

    kind: str
    data: Mapping[str, Any]
    table: Table | None = None


def moved(table: Table, seat: Seat, submission: str, move: str, version: int) -> Change:
    """A move, with all that follows from it; or an answer that waits for those of others."""
    trial = copy.copy(table)
    trial.submit(seat, move, version=version)
    moves = [str(made) for made in trial.moves[table.version :]]
    if moves:
        return Change("moves", {"seat": seat, "id": submission, "moves": moves}, trial)
    return Change("answer", {"seat": seat, "id": submission, "move": move}, trial)


def left(book: Book, table: Table, seats: tuple[Seat, ...], reason: str, submission: str = "") -> Change:
    """A bot takes over, for one seat after another; or all of them lose."""
    trial = copy.copy(table)
    if not leaving.goes_on_without(book.sittings, seats):
        trial.forfeit(seats, reason)
        lost: dict[str, Any] = {"seats": list(seats), "reason": reason}
        return Change("forfeit", lost | ({"seat": seats[0], "id": submission} if submission else {}), trial)
    seat, bot = seats[0], leaving.stand_in(book.game)
    trial.substitute(seat, bot.player)
    data = {"seat": seat, "player": bot.player, "name": book.sittings[seat].name, "reason": reason}
    return Change("substitute", data | ({"id": submission} if submission else {}), trial)


def sat_down(book: Book, name: str, player: str, *, invited: bool) -> Change:
    """On the next free seat; one that is kept for a friend only by invitation."""
    fit = [seat for kind in ((RESERVED, FREE) if invited else (FREE,)) for seat in _seats_of(book, kind)]
    if not fit:
        raise Refusal("no-free-seat")
    return Change("sit", {"seat": fit[0], "name": name, "player": player})


def stood_up(book: Book, own: Sequence[Seat]) -> Change | None:
    """Frees seats, for as long as somebody else is there."""
    return Change("stand", {"seats": list(own)}) if own and people(book) - set(own) else None


def filled(book: Book, level: str) -> Change | None:
    """Bots on all free seats."""
    seats = [*_seats_of(book, FREE), *_seats_of(book, RESERVED)]
    return Change("bots", {"seats": seats, "level": level}) if seats else None


def dealt(book: Book, luck: Luck) -> Change | None:
    """The beginning of the game, once every seat is taken."""
    if any(sitting.free for sitting in book.sittings):
        return None
    game = game_named(book.game)
    players = tuple(sitting.player for sitting in book.sittings)
    table = Table(game, game.rules(book.rules, book.house), players, luck)
    return Change("moves", {"moves": list(table.record().moves)}, table)


def people(book: Book) -> set[Seat]:
    """The seats of people."""
    return {seat for seat, sitting in enumerate(book.sittings) if sitting.kind == "person"}


def written_with(book: Book, made: Change, at: float) -> list[Write]:
    """What else belongs into the same transaction."""
    match made.kind, made.data:
        case "sit", {"seat": seat, "name": name, "player": player}:
            return [lambda connection: _sit(connection, book.id, seat, name, player)]
        case "stand", {"seats": list(seats)}:
            return [lambda connection: holding.stand_up(connection, book.id, seats)]
        case "bots", {"seats": list(seats), "level": level}:
            return [lambda connection: holding.seat_bots(connection, book.id, level, seats)]
        case "substitute", {"seat": seat, "player": player}:
            level = leaving.sitting_of(player).name
            return [lambda connection: holding.seat_bots(connection, book.id, level, [seat])]
        case "rematch", {"following": str(following)}:
            return [lambda connection: _set_rematch(connection, book, following, at)]
    return []


def due_after(
    entry: Entry, seconds: int, due: float | None, table: Table | None, sittings: Sequence[Sitting]
) -> float | None:
    """When the time of those to act runs out, after an entry; bots have no clock."""
    if entry.kind == "answer" and table is not None and table.game.name not in ANSWERS_SHOW:
        return due  # that somebody has answered is not to be read off a clock
    if not seconds or table is None or all(sittings[seat].kind == "bot" for seat in table.to_act):
        return None
    return entry.at + seconds if entry.kind == "moves" else due


def summary(table: Table, entry: Entry, sittings: Sequence[Sitting], process: str) -> dict[str, Any]:
    """What the table's row says after an entry, for lists and for the start of the server."""
    told: dict[str, Any] = {
        "turn": list(table.to_act),
        "bot_due": any(sittings[seat].kind == "bot" for seat in table.to_act),
    }
    if told["bot_due"] and entry.kind not in SAME_TURN:
        told["bot_claim"] = process
    if table.outcome is not None and entry.kind in ("moves", "forfeit"):
        told |= {"ended": entry.at, "result": dict(table.record().result or {})}
    return told


def _seats_of(book: Book, sitting: Sitting) -> list[Seat]:
    return [seat for seat, who in enumerate(book.sittings) if who == sitting]


def _sit(connection: Connection, table_id: str, seat: Seat, name: str, player: str) -> None:
    if holding.held(connection, table_id, player):
        raise Illegal("already-seated")
    if not holding.sit(connection, table_id, seat, name, player):
        raise Illegal("no-free-seat")


def _set_rematch(connection: Connection, book: Book, following: str, at: float) -> None:
    """The same people, with the next one as the first dealer."""
    sittings = (*book.sittings[1:], book.sittings[0])
    held = holding.owners(connection, book.id)
    own = {
        place: held.get((place + 1) % len(sittings), []) if sitting.kind == "person" else []
        for place, sitting in enumerate(sittings)
    }
    if any(sitting.kind == "person" and not own[place] for place, sitting in enumerate(sittings)):
        raise Refusal("rematch-alone")
    again = replace(book, id=following, made=at, open=False, due=None, sittings=sittings, entries=())
    books.set_table(connection, again, own)
