"""What processes on one database leave to each other: who looks where, and whose bots think where."""

from collections.abc import Iterable, Mapping
from typing import Final

from sqlalchemy import Connection, delete, insert, select, update

from chakai.web import news
from chakai.web.schema import presence, processes, tables

AT_ONCE: Final = 50
"""Bots of dead processes that are taken over in one go."""


def abandoned_bots(connection: Connection) -> list[tuple[str, str | None]]:
    """Tables where a bot is to move and no living process lets it think, with the one that should have."""
    free = tables.c.bot_claim.is_(None) | tables.c.bot_claim.not_in(select(processes.c.process))
    found = select(tables.c.id, tables.c.bot_claim).where(tables.c.bot_due, free).limit(AT_ONCE)
    return [(row.id, row.bot_claim) for row in connection.execute(found)]


def own_bots(connection: Connection) -> list[str]:
    """Tables where a bot is to move that this process lets think."""
    own = tables.c.bot_claim == news.own_process(connection)
    return list(connection.execute(select(tables.c.id).where(tables.c.bot_due, own)).scalars())


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
