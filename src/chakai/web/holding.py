"""Who holds which seat: players, the browsers that act for them, and private links."""

from collections.abc import Iterable

from sqlalchemy import Connection, and_, delete, func, insert, select, update

from chakai.core.seats import Seat
from chakai.web import news
from chakai.web.books import FREE
from chakai.web.schema import holders, players, seat_keys, seats, tables


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


def seat_bots(connection: Connection, table_id: str, level: str, which: Iterable[Seat]) -> None:
    """Bots sit down there, or take over."""
    connection.execute(
        update(seats).where(seats.c.table_id == table_id, seats.c.seat.in_(which)).values(kind="bot", name=level)
    )
    _forget_keys(connection, table_id, which)


def stand_up(connection: Connection, table_id: str, which: Iterable[Seat]) -> None:
    """Frees seats of a table that waits; all devices that held them let go."""
    held_there = and_(holders.c.table_id == table_id, holders.c.seat.in_(which))
    connection.execute(delete(holders).where(held_there))
    connection.execute(
        update(seats)
        .where(seats.c.table_id == table_id, seats.c.seat.in_(which))
        .values(kind=FREE.kind, name=FREE.name)
    )
    _forget_keys(connection, table_id, which)


def _forget_keys(connection: Connection, table_id: str, which: Iterable[Seat]) -> None:
    """Private links to these seats lead nowhere from now on."""
    connection.execute(delete(seat_keys).where(seat_keys.c.table_id == table_id, seat_keys.c.seat.in_(which)))


def hold(connection: Connection, table_id: str, seat: Seat, player: str) -> None:
    """A player's browser may act for a seat from now on."""
    if player not in owners(connection, table_id).get(seat, []):
        connection.execute(insert(holders).values(table_id=table_id, seat=seat, player=player))


def held(connection: Connection, table_id: str, player: str) -> tuple[Seat, ...]:
    """The seats of a table that a player may act for; not one that a bot has taken over."""
    same = and_(seats.c.table_id == holders.c.table_id, seats.c.seat == holders.c.seat, seats.c.kind == "person")
    found = connection.execute(
        select(holders.c.seat).join(seats, same).where(holders.c.table_id == table_id, holders.c.player == player)
    )
    return tuple(sorted(found.scalars()))


def owners(connection: Connection, table_id: str) -> dict[Seat, list[str]]:
    """All who hold each seat."""
    own: dict[Seat, list[str]] = {}
    for row in connection.execute(select(holders).where(holders.c.table_id == table_id)):
        own.setdefault(row.seat, []).append(row.player)
    return own


def seated(connection: Connection, table_id: str) -> set[str]:
    """Everybody who holds a seat of a table."""
    return set(connection.execute(select(holders.c.player).where(holders.c.table_id == table_id)).scalars())


def give_up_holding(connection: Connection, table_id: str, player: str) -> set[str]:
    """A player's hold on a table; the table goes when nobody holds a seat of it any more. Those who still do."""
    connection.execute(delete(holders).where(holders.c.table_id == table_id, holders.c.player == player))
    left = seated(connection, table_id)
    if not left:
        connection.execute(delete(tables).where(tables.c.id == table_id))
    news.tell(connection, "left", table_id)
    return left


def keep_seat_key(connection: Connection, key_hash: str, table_id: str, seat: Seat) -> None:
    connection.execute(insert(seat_keys).values(hash=key_hash, table_id=table_id, seat=seat))


def seat_of_key(connection: Connection, key_hash: str) -> tuple[str, Seat] | None:
    """The table and the seat that a private link is for."""
    row = connection.execute(select(seat_keys).where(seat_keys.c.hash == key_hash)).one_or_none()
    return None if row is None else (row.table_id, row.seat)


def seat_keys_of(connection: Connection, table_id: str) -> int:
    """How many private links a table has given out."""
    return connection.execute(select(func.count()).where(seat_keys.c.table_id == table_id)).scalar() or 0


def name_of(connection: Connection, player: str) -> str:
    return connection.execute(select(players.c.name).where(players.c.player == player)).scalar() or ""


def rename(connection: Connection, player: str, name: str, made: float) -> None:
    changed = connection.execute(update(players).where(players.c.player == player).values(name=name))
    if changed.rowcount == 0:
        connection.execute(insert(players).values(player=player, name=name, made=made))
