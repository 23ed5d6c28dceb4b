"""All processes that serve the same tables: which of them live, who looks where, and who lets a bot think.

A process lives as long as its heartbeat grows under the eyes of the others; no two clocks are compared. One that
is dead is taken from the list by whoever notices it. With its line go its lookers, and its bots are free.
"""

import asyncio
import logging
import random
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from chakai.core.illegal import Refusal
from chakai.web import lists, logs, news, sharing
from chakai.web.rooms import Rooms
from chakai.web.schema import presence, processes
from chakai.web.store import Store

log = logging.getLogger(__name__)
BEAT: Final = 1.0
DEAD_AFTER: Final = 8.0
"""Seconds."""
GATHER: Final = 0.05
"""Seconds for which comings and goings are gathered before they are written."""


@dataclass
class Other:
    """Another process as it is seen from here."""

    first: int
    beat: int
    since: float
    """When its heartbeat was last seen to grow."""
    settled: bool

    @property
    def lives(self) -> bool:
        """Beyond doubt: it was seen to grow."""
        return self.beat != self.first


class Company:
    """This process among the others."""

    def __init__(self, store: Store, rooms: Rooms, key_name: str, now: Callable[[], float], grace: float) -> None:
        self.store, self.rooms, self.key_name, self.now, self.grace = store, rooms, key_name, now, grace
        self.settled = asyncio.Event()
        """Known that nobody has lost time while no process was there: clocks may run out."""
        self._others: dict[str, Other] = {}
        self._last = 0.0
        self._dirty: set[str] = set()
        self._all_dirty = False
        self._tasks: set[asyncio.Task[None]] = set()
        self._listener: news.Listener | None = None
        self._gathering: asyncio.Task[None] | None = None

    def check_key(self) -> None:
        """Refused if a living process signs with another key: its cookies and invitations would be forged here."""
        if not self.store.shared:
            return
        first = self.store.read_now(_foreign(self.key_name))
        deadline = time.monotonic() + DEAD_AFTER
        while first and time.monotonic() < deadline:
            time.sleep(BEAT / 4)
            seen = self.store.read_now(_foreign(self.key_name))
            if any(seen.get(process, beat) != beat for process, beat in first.items()):
                raise Refusal("other-key")
            first = {process: beat for process, beat in first.items() if process in seen}

    async def start(self) -> None:
        """Joins the others, if there can be any; what they write is heard from now on."""
        if not self.store.shared:
            await self.store.write(lambda connection: lists.forgive(connection, self.now(), self.grace))
            self.settled.set()
            await self.rooms.wake_all_bots()
            return
        listening = asyncio.Event()

        def caught() -> None:
            listening.set()
            self._begin(self.rooms.catch_up())

        self.rooms.noticed = self._noticed
        self._listener = news.Listener(self.store.engine, self._hear, caught)
        with suppress(TimeoutError):
            await asyncio.wait_for(listening.wait(), DEAD_AFTER)
        await self._beat()
        self._begin(self._keep_beating())

    async def stop(self) -> None:
        """Leaves, so that the others need not wait."""
        if not self.store.shared:
            return
        for task in self._tasks:
            task.cancel()
        if self._listener is not None:
            await asyncio.get_running_loop().run_in_executor(None, self._listener.stop)
        with suppress(SQLAlchemyError):
            await self.store.write_apart(lambda connection: _forget(connection, self.store.process))

    def _begin(self, work: Any) -> None:
        task = asyncio.create_task(_quietly(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _hear(self, process: str, kind: str, table_id: str, fact: Any) -> None:
        if process == self.store.process:
            return
        match kind:
            case "entry":
                self._begin(self.rooms.hear_entry(table_id, fact))
            case "left":
                self._begin(self.rooms.hear_who_left(table_id))
            case "here":
                self.rooms.hear_who_is_here(table_id, process, {int(seat): count for seat, count in fact.items()})
            case "company" | "clocks":
                self._begin(self.rooms.catch_up())

    # Heartbeats

    async def _keep_beating(self) -> None:
        while True:
            await asyncio.sleep(BEAT * random.uniform(0.8, 1.2))
            await _quietly(self._beat())
            await _quietly(self._take_over_bots())

    async def _beat(self) -> None:
        """Where nobody could move, because we slept or the database was away, all is in doubt again."""
        if time.monotonic() - self._last > DEAD_AFTER / 2:
            self._doubt()
        was_settled = self.settled.is_set()
        try:
            came_back, dead, settled = await self.store.write_apart(self._one_beat)
        except SQLAlchemyError:
            self._doubt()
            raise
        if settled:
            self.settled.set()
        if came_back or self._all_dirty:
            await self._write_all_presence()
        if dead or settled != was_settled:
            await self.rooms.catch_up()

    def _doubt(self) -> None:
        """Everybody has time to show that they live; until then no clock runs out."""
        self._others = {}
        self.settled.clear()

    def _one_beat(self, connection: Connection) -> tuple[bool, bool, bool]:
        """Was this process thought dead? Is another one dead? Are the clocks right?"""
        now, settled = time.monotonic(), self.settled.is_set()
        self._last = now
        own = processes.c.process == self.store.process
        grown = update(processes).where(own).values(beat=processes.c.beat + 1, settled=settled)
        came_back = connection.execute(grown).rowcount == 0
        if came_back:
            line = {"process": self.store.process, "beat": 0, "key_name": self.key_name, "settled": settled}
            connection.execute(insert(processes).values(line))
        self._others = {
            row.process: _seen_again(self._others.get(row.process), row, now)
            for row in connection.execute(select(processes).where(~own))
        }
        dead = [name for name, other in self._others.items() if now - other.since > DEAD_AFTER]
        for name in dead:
            log.warning("process-dead", extra=logs.facts(process=name))
            _forget(connection, name, self._others.pop(name).beat)
        if not settled and (settled := self._settles(connection)):
            connection.execute(update(processes).where(own).values(settled=True))
        news.tell(connection, "beat")
        return came_back, bool(dead), settled

    def _settles(self, connection: Connection) -> bool:
        """The clocks are right if a process that knows it lives; else one of those who start together forgives."""
        if any(other.settled and other.lives for other in self._others.values()):
            return True
        if any(other.settled or name < self.store.process for name, other in self._others.items()):
            return False
        lists.forgive(connection, self.now(), self.grace)
        news.tell(connection, "clocks")
        return True

    # Bots

    async def _take_over_bots(self) -> None:
        """Bots whose process is dead think here, if no other process was quicker to claim them."""
        for table_id, claim in await self.store.read(sharing.abandoned_bots):
            await _quietly(self._take_over(table_id, claim))
        for table_id in await self.store.read(sharing.own_bots):
            await _quietly(self._let_think(table_id))

    async def _take_over(self, table_id: str, claim: str | None) -> None:
        if await self.store.write_apart(lambda connection: sharing.claim_bots(connection, table_id, claim)):
            await self._let_think(table_id)

    async def _let_think(self, table_id: str) -> None:
        """Also those who should think already: the database may have gone away before it told us of our claim."""
        room = await self.rooms.room(table_id)
        room.bots_here = True
        room.wake_bots()

    # Presence

    def _noticed(self, table_id: str) -> None:
        self._dirty.add(table_id)
        if self._gathering is None or self._gathering.done():
            self._gathering = asyncio.create_task(self._write_presence())

    async def _write_presence(self) -> None:
        while self._dirty:
            await asyncio.sleep(GATHER)
            dirty, self._dirty = self._dirty, set()
            here = {table_id: self.rooms.here(table_id) for table_id in dirty}
            try:
                await self.store.write_apart(partial(sharing.be_here, here=here))
            except SQLAlchemyError:
                self._all_dirty = True  # all is written anew at the next beat

    async def _write_all_presence(self) -> None:
        here = {table_id: self.rooms.here(table_id) for table_id in self.rooms.looked_at()}

        def job(connection: Connection) -> None:
            connection.execute(delete(presence).where(presence.c.process == self.store.process))
            sharing.be_here(connection, here)

        self._all_dirty = True
        await self.store.write_apart(job)
        self._all_dirty = False


async def _quietly(work: Awaitable[None]) -> None:
    """What fails here is tried again at the next beat, or has been told to those whom it concerns."""
    try:
        await work
    except Refusal:
        pass
    except SQLAlchemyError as error:
        log.warning("database-unreached", extra=logs.facts(failure=type(error).__name__))
    except Exception:
        log.exception("company-failed")


def _seen_again(known: Other | None, row: Any, now: float) -> Other:
    if known is None:
        return Other(row.beat, row.beat, now, row.settled)
    return Other(known.first, row.beat, known.since if row.beat == known.beat else now, row.settled)


def _foreign(key_name: str) -> Callable[[Connection], dict[str, int]]:
    others = select(processes.c.process, processes.c.beat).where(processes.c.key_name != key_name)
    return lambda connection: {row.process: row.beat for row in connection.execute(others)}


def _forget(connection: Connection, process: str, beat: int | None = None) -> None:
    """A process is no more; its lookers go with it. With `beat`: unless its heart has beaten since."""
    gone = delete(processes).where(processes.c.process == process)
    connection.execute(gone if beat is None else gone.where(processes.c.beat == beat))
    news.tell(connection, "company")
