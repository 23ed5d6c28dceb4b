"""Who holds which seat: players, the browsers that act for them, and private links."""

from collections.abc import Iterable

from sqlalchemy import Connection, and_, delete, exists, func, insert, select, update

from chakai.core.seats import Seat
from chakai.web import news
from chakai.web.books import FREE, Taken
from chakai.web.schema import entries, holders, players, seat_keys, seats, tables


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
    connection.execute(
        update(seats)
        .where(seats.c.table_id == table_id, seats.c.seat.in_(which))
        .values(kind=FREE.kind, name=FREE.name)
    )
    connection.execute(delete(holders).where(holders.c.table_id == table_id, holders.c.seat.in_(which)))
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


def give_up_holding(connection: Connection, table_id: str, player: str, number: int) -> set[str]:
    """A player's hold on a table; the table goes when nobody holds a seat of it any more. Those who still do.

    `number`: of the entry to come; if it is there, somebody may have sat down meanwhile.
    """
    connection.execute(select(tables.c.id).where(tables.c.id == table_id).with_for_update())
    if connection.execute(
        select(exists().where(entries.c.table_id == table_id, entries.c.number >= number))
    ).scalar():
        raise Taken
    connection.execute(delete(holders).where(holders.c.table_id == table_id, holders.c.player == player))
    left = seated(connection, table_id)
    if not left:
        connection.execute(delete(tables).where(tables.c.id == table_id))
    news.tell(connection, "left", table_id)
    return left


def keep_seat_key(connection: Connection, key_hash: str, table_id: str, seat: Seat, player: str) -> bool:
    """The key of a private link to a player's seat; False if it is theirs no more."""
    _stay_seated(connection, table_id, seat)
    if seat not in held(connection, table_id, player):
        return False
    connection.execute(insert(seat_keys).values(hash=key_hash, table_id=table_id, seat=seat))
    return True


def bring_seat(connection: Connection, key_hash: str, player: str) -> bool:
    """The seat of a private link to a player's browser; False if the link leads nowhere."""
    if (found := seat_of_key(connection, key_hash)) is None:
        return False
    _stay_seated(connection, *found)
    if seat_of_key(connection, key_hash) is None:
        return False
    hold(connection, *found, player)
    return True


def _stay_seated(connection: Connection, table_id: str, seat: Seat) -> None:
    """Until the end of this transaction nobody sits down there, stands up or is taken over."""
    own = select(seats.c.seat).where(seats.c.table_id == table_id, seats.c.seat == seat)
    connection.execute(own.with_for_update())


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
