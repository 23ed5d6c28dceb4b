"""Tables that nobody came to are cleared away; a game that has begun stays, and so does a finished one."""

import asyncio
import logging
from typing import Final

from chakai.web import lists, logs
from chakai.web.rooms import Rooms

log = logging.getLogger(__name__)
DAY: Final = 86_400
KEPT: Final = 7 * DAY
"""Seconds that a table waits for somebody to sit down."""
EVERY: Final = 3_600.0


async def sweep(rooms: Rooms) -> int:
    """Clears away the tables that have waited too long; how many there were."""
    before = rooms.now() - KEPT
    waiting = await rooms.store.read(lambda connection: lists.waited_since(connection, before))
    gone = [table for table in waiting if await rooms.clear_away(table, before)]
    if gone:
        log.info("swept", extra=logs.facts(tables=len(gone)))
    return len(gone)


async def sweep_for_ever(rooms: Rooms, every: float = EVERY) -> None:
    """At the start and every hour; what fails is tried again at the next."""
    while True:
        try:
            await sweep(rooms)
        except Exception as error:
            log.error("sweep-failed", exc_info=error)
        await asyncio.sleep(every)
