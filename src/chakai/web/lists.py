"""Tables by what they have in common: a player's own, open ones, those that wait for somebody."""

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, and_, delete, exists, func, select, update

from chakai.core.seats import Seat
from chakai.web import news
from chakai.web.books import FREE, Sitting, Terms
from chakai.web.schema import entries, holders, seats, tables


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
    a_seat = exists().where(seats.c.table_id == tables.c.id, seats.c.kind == FREE.kind, seats.c.name == FREE.name)
    rows = connection.execute(
        select(tables)
        .where(and_(tables.c.open, tables.c.started.is_(None), tables.c.id.not_in(own), a_seat))
        .order_by(tables.c.made.desc())
        .limit(limit)
    )
    return _listed(connection, rows.all(), {})


def _listed(connection: Connection, rows: Sequence[Any], mine: Mapping[str, list[Seat]]) -> list[dict[str, Any]]:
    if not rows:
        return []
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


def waiting_tables(connection: Connection, player: str) -> int:
    """How many tables of a player have not begun."""
    own = select(func.count(tables.c.id.distinct())).join_from(holders, tables)
    return connection.execute(own.where(holders.c.player == player, tables.c.started.is_(None))).scalar() or 0


def waited_since(connection: Connection, before: float) -> list[str]:
    """Tables that have not begun and were set before a moment."""
    return list(connection.execute(select(tables.c.id).where(_not_begun(before))).scalars())


def clear_away(connection: Connection, table_id: str, before: float) -> bool:
    """A table that is still waiting; False if somebody has come meanwhile."""
    gone = connection.execute(delete(tables).where(tables.c.id == table_id, _not_begun(before))).rowcount > 0
    if gone:
        news.tell(connection, "left", table_id)
    return gone


def _not_begun(before: float) -> ColumnElement[bool]:
    """Since a moment; whatever the table's row says, one with a move in its journal has begun."""
    moved = select(entries.c.number).where(entries.c.table_id == tables.c.id, entries.c.kind == "moves")
    return and_(tables.c.started.is_(None), tables.c.changed < before, ~moved.exists())


def out_of_time(connection: Connection, now: float) -> list[str]:
    """Tables where time has run out."""
    return list(connection.execute(select(tables.c.id).where(tables.c.due <= now)).scalars())


def forgive(connection: Connection, now: float, grace: float) -> None:
    """While the server was away nobody could move: whoever is to move has at least `grace` seconds from now."""
    connection.execute(update(tables).where(tables.c.due < now + grace).values(due=now + grace))


def waiting_for_bots(connection: Connection) -> list[str]:
    """Tables where a bot is to move."""
    return list(connection.execute(select(tables.c.id).where(tables.c.bot_due)).scalars())
