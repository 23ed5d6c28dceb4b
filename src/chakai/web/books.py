"""A table as it is kept, and its journal, as plain functions of a connection."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import Connection, TextClause, and_, func, insert, select, text

from chakai.core.seats import Seat
from chakai.web import news
from chakai.web.schema import entries, holders, seats, tables

NO_CLOCK: Final = 0
SUMMARY: Final = {
    "turn": "json",
    "due": "float",
    "bot_due": "boolean",
    "started": "float",
    "ended": "float",
    "result": "json",
    "bot_claim": "text",
}
"""What a table's row says of its journal."""
ROW: Final = {"table_id": "text", "number": "int", "at": "float", "kind": "text", "data": "json"}


def _appending(rows: str, after: str = "") -> tuple[TextClause, TextClause]:
    """Adds the entries of many tables, and tells their tables; each takes its rows from one text in JSON."""
    kept = ", ".join(f"{name} = coalesce(told.{name}, tables.{name})" for name in SUMMARY if name != "due")
    return (
        text(
            f"INSERT INTO entries ({', '.join(ROW)}) SELECT {', '.join(ROW)} FROM {rows} WHERE true "
            "ON CONFLICT DO NOTHING RETURNING table_id"
        ),
        text(
            f"UPDATE tables SET changed = told.at, {kept}, "
            "due = CASE WHEN told.due_told THEN told.due ELSE tables.due END "
            f"FROM {rows} WHERE id = table_id {after}"
        ),
    )


_COLUMNS: Final = {**ROW, **SUMMARY, "due_told": "boolean"}
_PICKED: Final = ", ".join(f"json_extract(value, '$.{name}') AS {name}" for name in _COLUMNS)
_TYPED: Final = ", ".join(f"{name} {kind}" for name, kind in _COLUMNS.items())
APPENDING: Final = {
    "sqlite": _appending(f"(SELECT {_PICKED} FROM json_each(:rows)) AS told"),
    "postgresql": _appending(
        f"json_to_recordset(CAST(:rows AS json)) AS told({_TYPED})", f"RETURNING {news.OF_ENTRY}"
    ),
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

    @property
    def free(self) -> bool:
        return self.kind == "free"


FREE: Final = Sitting("free")
RESERVED: Final = Sitting("free", "friend")
"""At a table where anybody may sit down: a seat that is kept for whoever comes by the invitation."""


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
    rows = [
        {**append.summary, "due_told": "due" in append.summary, "table_id": append.table_id, **vars(append.entry)}
        for append in sorted(appended, key=lambda append: append.table_id)  # so no two processes block each other
    ]
    adding, telling = APPENDING[connection.dialect.name]
    told = json.dumps(rows)
    written = set(connection.execute(adding, {"rows": told}).scalars())
    if len(written) < len(rows):
        told = json.dumps([row for row in rows if row["table_id"] in written])
    connection.execute(telling, {"rows": told, "process": news.own_process(connection)})
    return written


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
