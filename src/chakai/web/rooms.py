"""All rooms of a server: read when somebody comes, forgotten when nobody needs them."""

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from weakref import WeakValueDictionary

from sqlalchemy import Connection

from chakai.core.chance import Luck
from chakai.core.illegal import Refusal
from chakai.core.seats import Seat
from chakai.web import books, lists, logs, sharing
from chakai.web.books import Book
from chakai.web.room import Room
from chakai.web.store import Store
from chakai.web.thinking import Thinkers

log = logging.getLogger(__name__)
LONGEST_ID = 32
TOGETHER = 500
"""Rooms that are compared with the database at once."""


class Rooms:
    """The rooms that somebody looks at or thinks in: one for a table, gone with the last of them."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        luck: Luck,
        now: Callable[[], float],
        new_id: Callable[[], str],
    ) -> None:
        self.store, self.thinkers, self.luck, self.now, self.new_id = store, thinkers, luck, now, new_id
        self._rooms: WeakValueDictionary[str, Room] = WeakValueDictionary()
        self._reading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._missed: set[str] = set()
        """Tables of which there was news while they were read."""
        self.noticed: Callable[[str], None] = lambda _table_id: None
        """Hears when somebody comes to a table or leaves it."""

    def __len__(self) -> int:
        return len(self._rooms)

    async def room(self, table_id: str) -> Room:
        """The room of a table; refused if there is none."""
        if not table_id.isalnum() or len(table_id) > LONGEST_ID:
            raise Refusal("unknown-table")
        async with self._reading.setdefault(table_id, asyncio.Lock()):
            room = self._rooms.get(table_id)
            if room is None or room.gone:
                self._missed.discard(table_id)
                book = await self.store.read(lambda connection: books.read_table(connection, table_id))
                if book is None:
                    raise Refusal("unknown-table")
                room = Room(book, self.store, self.thinkers, self.luck, self.now, self.new_id)
                room.lookers.noticed = lambda: self.noticed(table_id)
                self._rooms[table_id] = room
                if self.store.shared:
                    await self._compare([room], also=table_id in self._missed)
            return room

    async def set_table(self, book: Book, owners: Mapping[Seat, list[str]]) -> Room:
        """A new table; the game begins at once if every seat is taken."""
        await self.store.write(lambda connection: books.set_table(connection, book, owners), book.id)
        room = await self.room(book.id)
        await room.begin()
        return room

    async def clear_away(self, table_id: str, before: float) -> bool:
        """A table that nobody came to before a moment; who still looks at it is told."""
        gone = await self.store.write(lambda connection: lists.clear_away(connection, table_id, before), table_id)
        if gone and (room := self._rooms.get(table_id)) is not None:
            room.see_off(set())
        return gone

    async def hear_entry(self, table_id: str, number: int) -> None:
        """Another process has written an entry."""
        if (room := self._heard(table_id)) is not None:
            await room.refresh(number)

    async def hear_who_left(self, table_id: str) -> None:
        """Somebody has given up a game at another process."""
        if (room := self._heard(table_id)) is not None:
            await room.hear_who_left()

    def hear_who_is_here(self, table_id: str, process: str, by_seat: Mapping[int, int]) -> None:
        """Somebody has come or gone at another process."""
        if (room := self._heard(table_id)) is not None:
            room.lookers.count_elsewhere({**room.lookers.elsewhere, process: by_seat})

    async def catch_up(self) -> None:
        """News may have been missed: every room is compared with the database."""
        self._missed.update(self._reading)
        rooms = list(self._rooms.values())
        for begin in range(0, len(rooms), TOGETHER):
            await self._compare(rooms[begin : begin + TOGETHER])

    def tell_all(self) -> None:
        """Something is new that is the same at all tables."""
        for room in list(self._rooms.values()):
            room.lookers.tell()

    def here(self, table_id: str) -> dict[int, int]:
        """How many look at a table in this process, by seat."""
        room = self._rooms.get(table_id)
        return room.lookers.here() if room else {}

    def looked_at(self) -> list[str]:
        """The tables that somebody looks at in this process."""
        return [room.id for room in self._rooms.values() if room.lookers]

    def _heard(self, table_id: str) -> Room | None:
        room = self._rooms.get(table_id)
        if room is None and table_id in self._reading:
            self._missed.add(table_id)
        return room

    async def _compare(self, rooms: list[Room], *, also: bool = True) -> None:
        """Takes in who looks elsewhere, and (`also`) what was written there."""
        ids = [room.id for room in rooms]
        away, found = await self.store.read(
            lambda connection: (
                sharing.elsewhere(connection, ids),
                books.standing(connection, ids) if also else {},
            )
        )
        for room in rooms:
            room.lookers.count_elsewhere(away.get(room.id, {}))
            if also and found.get(room.id) != (room.due, room.number):
                with suppress(Refusal):
                    await room.refresh()

    async def watch_the_clocks(self, right: asyncio.Event, every: float = 0.5) -> None:
        """Ends games whose time has run out, for as long as the server runs, once the clocks are right."""

        async def run_out(room: Room) -> None:
            if right.is_set():
                await room.run_out_of_time()

        while True:
            await right.wait()
            await self._at_each(lambda connection: lists.out_of_time(connection, self.now()), run_out)
            await asyncio.sleep(every * random.uniform(0.8, 1.2))  # not in step with other processes

    async def wake_all_bots(self) -> None:
        """At the start: bots that were to move when the server stopped."""

        async def wake(room: Room) -> None:
            room.wake_bots()

        await self._at_each(lists.waiting_for_bots, wake)

    async def _at_each(
        self, listed: Callable[[Connection], list[str]], act: Callable[[Room], Awaitable[None]]
    ) -> None:
        """Whatever is wrong with one table, the others are served."""
        try:
            tables = await self.store.read(listed)
        except Exception:
            log.exception("tables-unread")
            return
        for table_id in tables:
            try:
                await act(await self.room(table_id))
            except Refusal:  # another process was quicker
                continue
            except Exception:
                log.exception("table-failed", extra=logs.facts(table=logs.table_mark(table_id)))
