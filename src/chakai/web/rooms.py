"""All rooms of a server: read when somebody comes, forgotten when nobody needs them."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from weakref import WeakValueDictionary

from sqlalchemy import Connection

from chakai.core.chance import Luck
from chakai.core.illegal import Refusal
from chakai.core.seats import Seat
from chakai.web import books, logs
from chakai.web.books import Book
from chakai.web.room import Room
from chakai.web.store import Store
from chakai.web.thinking import Thinkers

log = logging.getLogger(__name__)
LONGEST_ID = 32


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

    def __len__(self) -> int:
        return len(self._rooms)

    async def room(self, table_id: str) -> Room:
        """The room of a table; refused if there is none."""
        if not table_id.isalnum() or len(table_id) > LONGEST_ID:
            raise Refusal("unknown-table")
        async with self._reading.setdefault(table_id, asyncio.Lock()):
            room = self._rooms.get(table_id)
            if room is None or room.gone:
                book = await self.store.read(lambda connection: books.read_table(connection, table_id))
                if book is None:
                    raise Refusal("unknown-table")
                room = Room(book, self.store, self.thinkers, self.luck, self.now, self.new_id)
                self._rooms[table_id] = room
            return room

    async def set_table(self, book: Book, owners: Mapping[Seat, list[str]]) -> Room:
        """A new table; the game begins at once if every seat is taken."""
        await self.store.write(lambda connection: books.set_table(connection, book, owners))
        room = await self.room(book.id)
        await room.begin()
        return room

    async def clear_away(self, table_id: str, before: float) -> bool:
        """A table that nobody came to before a moment; who still looks at it is told."""
        gone = await self.store.write(lambda connection: books.clear_away(connection, table_id, before))
        if gone and (room := self._rooms.get(table_id)) is not None:
            room.gone = True
            room.tell()
        return gone

    async def watch_the_clocks(self, every: float = 0.5) -> None:
        """Ends games whose time has run out, for as long as the server runs."""
        while True:
            await self._at_each(
                lambda connection: books.out_of_time(connection, self.now()), lambda room: room.run_out_of_time()
            )
            await asyncio.sleep(every)

    async def wake_all_bots(self) -> None:
        """At the start: bots that were to move when the server stopped."""

        async def wake(room: Room) -> None:
            room.wake_bots()

        await self._at_each(books.waiting_for_bots, wake)

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
            except Exception:
                log.exception("table-failed", extra=logs.facts(table=logs.table_mark(table_id)))
