"""What the server reads and writes, as plain functions of a connection."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, and_, delete, func, insert, select, update

from chakai.core.seats import Seat
from chakai.web.schema import entries, holders, players, seat_keys, seats, tables

NO_CLOCK: Final = 0


@dataclass(frozen=True)
class Sitting:
    """Who sits on a seat: a person by name, a bot by level, or nobody yet."""

    kind: str
    name: str = ""

    @property
    def player(self) -> str:
        """As a record names it."""
        return f"bot:{self.name}" if self.kind == "bot" else self.name


FREE: Final = Sitting("free")


@dataclass(frozen=True)
class Terms:
    """What was agreed when a table was set: all of it is seen by everybody."""

    seconds: int = NO_CLOCK
    """For each decision; 0: no clock."""
    unseen: bool = False
    """Are the cards that nobody has shown yet listed for both?"""
    one_device: bool = False
    """Is it a table for people who pass one device around?"""

    def to_json(self) -> dict[str, Any]:
        return {"seconds": self.seconds, "unseen": self.unseen, "one_device": self.one_device}


@dataclass(frozen=True)
class Entry:
    number: int
    at: float
    kind: str
    data: Mapping[str, Any]


@dataclass(frozen=True)
class Book:
    """A table as it is kept."""

    id: str
    game: str
    rules: str
    house: Mapping[str, Any]
    terms: Terms
    made: float
    open: bool
    due: float | None
    sittings: tuple[Sitting, ...]
    entries: tuple[Entry, ...] = field(default=(), repr=False)


def set_table(connection: Connection, book: Book, owners: Mapping[Seat, Iterable[str]]) -> None:
    """A new table, with the players who hold its seats."""
    connection.execute(
        insert(tables).values(
            id=book.id,
            game=book.game,
            rules=book.rules,
            house=dict(book.house),
            options=book.terms.to_json(),
            made=book.made,
            changed=book.made,
            turn=[],
            bot_due=False,
            open=book.open,
        )
    )
    rows = [
        {"table_id": book.id, "seat": seat, "kind": sitting.kind, "name": sitting.name}
        for seat, sitting in enumerate(book.sittings)
    ]
    connection.execute(insert(seats), rows)
    held = [
        {"table_id": book.id, "seat": seat, "player": player} for seat, own in owners.items() for player in own
    ]
    if held:
        connection.execute(insert(holders), held)


def read_table(connection: Connection, table_id: str) -> Book | None:
    """A table with its whole journal."""
    row = connection.execute(select(tables).where(tables.c.id == table_id)).one_or_none()
    if row is None:
        return None
    sat = connection.execute(select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat))
    told = connection.execute(select(entries).where(entries.c.table_id == table_id).order_by(entries.c.number))
    return Book(
        id=row.id,
        game=row.game,
        rules=row.rules,
        house=row.house,
        terms=Terms(**row.options),
        made=row.made,
        open=row.open,
        due=row.due,
        sittings=tuple(Sitting(seat.kind, seat.name) for seat in sat),
        entries=tuple(Entry(entry.number, entry.at, entry.kind, entry.data) for entry in told),
    )


def append(connection: Connection, table_id: str, entry: Entry, **summary: Any) -> None:
    """One more entry of a journal, and what the table's row says of it. A number that is taken is an error."""
    connection.execute(
        insert(entries).values(
            table_id=table_id, number=entry.number, at=entry.at, kind=entry.kind, data=dict(entry.data)
        )
    )
    connection.execute(update(tables).where(tables.c.id == table_id).values(changed=entry.at, **summary))


def sit(connection: Connection, table_id: str, seat: Seat, name: str, player: str) -> bool:
    """Takes a free seat; False if somebody was quicker."""
    taken = connection.execute(
        update(seats)
        .where(seats.c.table_id == table_id, seats.c.seat == seat, seats.c.kind == FREE.kind)
        .values(kind="person", name=name)
    )
    if taken.rowcount == 0:
        return False
    hold(connection, table_id, seat, player)
    return True


def hold(connection: Connection, table_id: str, seat: Seat, player: str) -> None:
    """A player's browser may act for a seat from now on."""
    if seat not in held(connection, table_id, player):
        connection.execute(insert(holders).values(table_id=table_id, seat=seat, player=player))


def held(connection: Connection, table_id: str, player: str) -> tuple[Seat, ...]:
    """The seats of a table that a player holds."""
    found = connection.execute(
        select(holders.c.seat).where(holders.c.table_id == table_id, holders.c.player == player)
    )
    return tuple(sorted(found.scalars()))


def owners(connection: Connection, table_id: str) -> dict[Seat, list[str]]:
    """All who hold each seat."""
    own: dict[Seat, list[str]] = {}
    for row in connection.execute(select(holders).where(holders.c.table_id == table_id)):
        own.setdefault(row.seat, []).append(row.player)
    return own


def keep_seat_key(connection: Connection, key_hash: str, table_id: str, seat: Seat) -> None:
    connection.execute(insert(seat_keys).values(hash=key_hash, table_id=table_id, seat=seat))


def seat_of_key(connection: Connection, key_hash: str) -> tuple[str, Seat] | None:
    """The table and the seat that a private link is for."""
    row = connection.execute(select(seat_keys).where(seat_keys.c.hash == key_hash)).one_or_none()
    return None if row is None else (row.table_id, row.seat)


def name_of(connection: Connection, player: str) -> str:
    return connection.execute(select(players.c.name).where(players.c.player == player)).scalar() or ""


def rename(connection: Connection, player: str, name: str, made: float) -> None:
    changed = connection.execute(update(players).where(players.c.player == player).values(name=name))
    if changed.rowcount == 0:
        connection.execute(insert(players).values(player=player, name=name, made=made))


def give_up_holding(connection: Connection, table_id: str, player: str) -> bool:
    """A player's hold on a table; the table goes when nobody holds a seat of it any more. Is it gone?"""
    connection.execute(delete(holders).where(holders.c.table_id == table_id, holders.c.player == player))
    left = connection.execute(select(func.count()).where(holders.c.table_id == table_id)).scalar()
    if left == 0:
        connection.execute(delete(tables).where(tables.c.id == table_id))
    return left == 0


def my_tables(connection: Connection, player: str) -> list[dict[str, Any]]:
    """Every table a player sits at, the last changed first, with all who sit there and the player's own seats."""
    mine: dict[str, list[Seat]] = {}
    for row in connection.execute(select(holders).where(holders.c.player == player)):
        mine.setdefault(row.table_id, []).append(row.seat)
    rows = connection.execute(select(tables).where(tables.c.id.in_(mine)).order_by(tables.c.changed.desc()))
    return _listed(connection, rows.all(), mine)


def open_tables(connection: Connection, player: str, limit: int = 30) -> list[dict[str, Any]]:
    """Tables at which anybody may sit down, but not the player's own."""
    own = select(holders.c.table_id).where(holders.c.player == player)
    rows = connection.execute(
        select(tables)
        .where(and_(tables.c.open, tables.c.started.is_(None), tables.c.id.not_in(own)))
        .order_by(tables.c.made.desc())
        .limit(limit)
    )
    return _listed(connection, rows.all(), {})


def _listed(connection: Connection, rows: Sequence[Any], mine: Mapping[str, list[Seat]]) -> list[dict[str, Any]]:
    sat: dict[str, list[Sitting]] = {row.id: [] for row in rows}
    for row in connection.execute(
        select(seats).where(seats.c.table_id.in_(sat)).order_by(seats.c.table_id, seats.c.seat)
    ):
        sat[row.table_id].append(Sitting(row.kind, row.name))
    return [
        {
            **row._asdict(),
            "terms": Terms(**row.options),
            "sittings": sat[row.id],
            "mine": sorted(mine.get(row.id, [])),
        }
        for row in rows
    ]


def waited_since(connection: Connection, before: float) -> list[str]:
    """Tables that have not begun and were set before a moment."""
    return list(connection.execute(select(tables.c.id).where(_not_begun(before))).scalars())


def clear_away(connection: Connection, table_id: str, before: float) -> bool:
    """A table that is still waiting; False if somebody has come meanwhile."""
    return connection.execute(delete(tables).where(tables.c.id == table_id, _not_begun(before))).rowcount > 0


def _not_begun(before: float) -> ColumnElement[bool]:
    """Since a moment; whatever the table's row says, one with a move in its journal has begun."""
    moved = select(entries.c.number).where(entries.c.table_id == tables.c.id, entries.c.kind == "moves")
    return and_(tables.c.started.is_(None), tables.c.changed < before, ~moved.exists())


def waiting_tables(connection: Connection, player: str) -> int:
    """How many tables of a player have not begun."""
    own = select(func.count(tables.c.id.distinct())).join_from(holders, tables)
    return connection.execute(own.where(holders.c.player == player, tables.c.started.is_(None))).scalar() or 0


def seat_keys_of(connection: Connection, table_id: str) -> int:
    """How many private links a table has given out."""
    return connection.execute(select(func.count()).where(seat_keys.c.table_id == table_id)).scalar() or 0


def out_of_time(connection: Connection, now: float) -> list[str]:
    """Tables where time has run out."""
    return list(connection.execute(select(tables.c.id).where(tables.c.due <= now)).scalars())


def waiting_for_bots(connection: Connection) -> list[str]:
    """Tables where a bot is to move."""
    return list(connection.execute(select(tables.c.id).where(tables.c.bot_due)).scalars())


def forgive(connection: Connection, now: float, grace: float) -> None:
    """While the server was away nobody could move: whoever is to move has at least `grace` seconds from now."""
    connection.execute(update(tables).where(tables.c.due < now + grace).values(due=now + grace))
