"""What the server reads and writes, as plain functions of a connection."""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import Connection, TextClause, and_, delete, func, insert, select, text, update

from chakai.core.seats import Seat
from chakai.web import news
from chakai.web.schema import entries, holders, players, presence, processes, seat_keys, seats, tables

NO_CLOCK: Final = 0
AT_ONCE: Final = 50
"""Bots of dead processes that are taken over in one go."""
SUMMARY: Final = {
    "turn": "json",
    "due": "float",
    "bot_due": "boolean",
    "bot_claim": "text",
    "started": "float",
    "ended": "float",
    "result": "json",
}
"""What a table's row says of its journal."""
ROW: Final = {"table_id": "text", "number": "int", "at": "float", "kind": "text", "data": "json"}


def _appending(rows: str, then: str = "") -> tuple[TextClause, TextClause]:
    """Adds the entries of many tables, and tells their tables; each takes its rows from one text in JSON."""
    kept = ", ".join(f"{name} = coalesce(told.{name}, tables.{name})" for name in SUMMARY if name != "due")
    return (
        text(
            f"INSERT INTO entries ({', '.join(ROW)}) SELECT {', '.join(ROW)} FROM {rows} WHERE true "
            "ON CONFLICT DO NOTHING RETURNING table_id"
        ),
        text(
            f"UPDATE tables SET changed = told.at, {kept}, "
            f"due = CASE WHEN told.due_told THEN told.due ELSE tables.due END "
            f"FROM {rows} WHERE id = table_id {then}"
        ),
    )


_COLUMNS: Final = {**ROW, **SUMMARY, "due_told": "boolean", "process": "text"}
_PICKED: Final = ", ".join(f"json_extract(value, '$.{name}') AS {name}" for name in _COLUMNS)
_TYPED: Final = ", ".join(f"{name} {kind}" for name, kind in _COLUMNS.items())
_NOTICE: Final = f"pg_notify('{news.CHANNEL}', CAST(json_build_array(process, 'entry', id, number) AS text))"
"""As `news.notice` makes it, one for each entry."""
APPENDING: Final = {
    "sqlite": _appending(f"(SELECT {_PICKED} FROM json_each(:rows)) AS told"),
    "postgresql": _appending(f"json_to_recordset(CAST(:rows AS json)) AS told({_TYPED})", f"RETURNING {_NOTICE}"),
}
"""For each kind of database."""


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
    bot_claim: str | None = None
    """The process that lets the bots think whose turn it is."""
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
    """A table with its whole journal.

    The journal is read first: of what another process writes meanwhile we hear, since its number is new to us.
    """
    told = connection.execute(select(entries).where(entries.c.table_id == table_id).order_by(entries.c.number))
    journal = tuple(Entry(entry.number, entry.at, entry.kind, entry.data) for entry in told)
    sat = connection.execute(select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat)).all()
    row = connection.execute(select(tables).where(tables.c.id == table_id)).one_or_none()
    if row is None:
        return None
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
        bot_claim=row.bot_claim,
        entries=journal,
    )


def read_since(connection: Connection, table_id: str, number: int) -> tuple[float | None, list[Entry]] | None:
    """When a table's time runs out, and its journal from an entry on; None if the table is gone."""
    found = connection.execute(
        select(tables.c.due, entries.c.number, entries.c.at, entries.c.kind, entries.c.data)
        .select_from(
            tables.outerjoin(entries, and_(entries.c.table_id == tables.c.id, entries.c.number >= number))
        )
        .where(tables.c.id == table_id)
        .order_by(entries.c.number)
    ).all()
    if not found:
        return None
    return found[0].due, [Entry(*row[1:]) for row in found if row.number is not None]


def standing(connection: Connection, table_ids: Iterable[str]) -> dict[str, tuple[float | None, int]]:
    """Of each table that there is: when its time runs out, and how long its journal is."""
    last = select(func.max(entries.c.number)).where(entries.c.table_id == tables.c.id).scalar_subquery()
    rows = connection.execute(select(tables.c.id, tables.c.due, last).where(tables.c.id.in_(table_ids)))
    return {table_id: (due, 0 if number is None else number + 1) for table_id, due, number in rows}


class Taken(Exception):
    """Somebody else has written an entry of this number."""


@dataclass(frozen=True)
class Append:
    """One more entry of a table's journal, and what the table's row says of it from now on."""

    table_id: str
    entry: Entry
    summary: Mapping[str, Any] = field(default_factory=dict)
    """Some of SUMMARY; what is not told stays as it is."""

    def __call__(self, connection: Connection) -> None:
        """By itself; with many others, see `append_all`."""
        if not append_all(connection, [self]):
            raise Taken


def append(connection: Connection, table_id: str, entry: Entry, **summary: Any) -> None:
    """One more entry of a journal. A number that is taken is an error."""
    Append(table_id, entry, summary)(connection)


def append_all(connection: Connection, appended: Iterable[Append]) -> set[str]:
    """The next entries of many tables, in two statements; gives the tables whose number was not taken."""
    here = news.own_process(connection)
    rows: list[dict[str, Any]] = [
        {**append.summary, **vars(append.entry), "table_id": append.table_id, "process": here}
        | {"due_told": "due" in append.summary}
        for append in sorted(appended, key=lambda append: append.table_id)  # so no two processes block each other
    ]
    adding, telling = APPENDING[connection.dialect.name]
    told = json.dumps(rows)
    written = set(connection.execute(adding, {"rows": told}).scalars())
    if len(written) < len(rows):
        told = json.dumps([row for row in rows if row["table_id"] in written])
    connection.execute(telling, {"rows": told})
    return written


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


def give_up_holding(connection: Connection, table_id: str, player: str) -> set[str]:
    """A player's hold on a table; the table goes when nobody holds a seat of it any more. Those who still do."""
    connection.execute(delete(holders).where(holders.c.table_id == table_id, holders.c.player == player))
    left = seated(connection, table_id)
    if not left:
        connection.execute(delete(tables).where(tables.c.id == table_id))
    news.tell(connection, "left", table_id)
    return left


def seated(connection: Connection, table_id: str) -> set[str]:
    """Everybody who holds a seat of a table."""
    return set(connection.execute(select(holders.c.player).where(holders.c.table_id == table_id)).scalars())


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


def out_of_time(connection: Connection, now: float) -> list[str]:
    """Tables where time has run out."""
    return list(connection.execute(select(tables.c.id).where(tables.c.due <= now)).scalars())


def waiting_for_bots(connection: Connection) -> list[str]:
    """Tables where a bot is to move."""
    return list(connection.execute(select(tables.c.id).where(tables.c.bot_due)).scalars())


def forgive(connection: Connection, now: float, grace: float) -> None:
    """While the server was away nobody could move: whoever is to move has at least `grace` seconds from now."""
    connection.execute(update(tables).where(tables.c.due < now + grace).values(due=now + grace))


def abandoned_bots(connection: Connection) -> list[tuple[str, str | None]]:
    """Tables where a bot is to move and no living process lets it think, with the one that should have."""
    free = tables.c.bot_claim.is_(None) | tables.c.bot_claim.not_in(select(processes.c.process))
    found = select(tables.c.id, tables.c.bot_claim).where(tables.c.bot_due, free).limit(AT_ONCE)
    return [(row.id, row.bot_claim) for row in connection.execute(found)]


def claim_bots(connection: Connection, table_id: str, old: str | None) -> bool:
    """This process lets a table's bots think from now on; False if another was quicker."""
    claimed = connection.execute(
        update(tables)
        .where(tables.c.id == table_id, tables.c.bot_due, tables.c.bot_claim.is_not_distinct_from(old))
        .values(bot_claim=news.own_process(connection))
    )
    return claimed.rowcount == 1


def be_here(connection: Connection, here: Mapping[str, Mapping[int, int]]) -> None:
    """By table and seat, how many look in this process; the others are told."""
    process = news.own_process(connection)
    connection.execute(delete(presence).where(presence.c.process == process, presence.c.table_id.in_(here)))
    rows = [
        {"process": process, "table_id": table_id, "seat": seat, "lookers": count}
        for table_id, by_seat in here.items()
        for seat, count in by_seat.items()
    ]
    if rows:
        connection.execute(insert(presence), rows)
    for table_id, by_seat in here.items():
        news.tell(connection, "here", table_id, by_seat)


def elsewhere(connection: Connection, table_ids: Iterable[str]) -> dict[str, dict[str, dict[int, int]]]:
    """By table, process and seat, how many look in other processes."""
    process = news.own_process(connection)
    found: dict[str, dict[str, dict[int, int]]] = {}
    rows = select(presence).where(presence.c.table_id.in_(table_ids), presence.c.process != process)
    for row in connection.execute(rows):
        found.setdefault(row.table_id, {}).setdefault(row.process, {})[row.seat] = row.lookers
    return found
