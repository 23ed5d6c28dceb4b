"""Bots think in processes of their own, never in the event loop, and never show how long they thought."""

import asyncio
import math
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from multiprocessing import active_children, get_context, parent_process
from random import Random, SystemRandom
from typing import Final, ParamSpec, TypeVar

from chakai.bots.bot import Bot
from chakai.bots.levels import needs_compiling, table_bot_maker
from chakai.core.seats import Seat
from chakai.records.record import Record
from chakai.records.replay import final
from chakai.table.rehearsal import rehearse
from chakai.web import metrics
from chakai.web.readiness import Readiness

SEATED: Final = 32
"""Bots that a process keeps between their moves, with what they have worked out; others are made anew."""
LATER: Final = 5
"""By how much processes of long thoughts stand back, where a machine has too few cores for all."""
LONGEST_PAUSE: Final = 60.0
"""Seconds before a process that has died again and again is started once more."""
P = ParamSpec("P")
T = TypeVar("T")


def choose(table: str, record: Record, seat: Seat, level: str, seed: int) -> str:
    """A bot's move; it sees its seat's view and nothing else. Runs in a process of the pool."""
    game, state = final(record)
    bot = _bot_at(table, seat, record.game, level)
    return str(bot.choose(game.view(state, seat), game.legal(state, seat), Random(seed)))


@lru_cache(maxsize=SEATED)
def _bot_at(_table: str, _seat: Seat, game: str, level: str) -> Bot:
    """The one bot of a seat."""
    return table_bot_maker(game, level)()


def _begin(later: int) -> None:
    """A server that is killed cannot end its bots' processes: each of them waits for that and goes by itself.

    Ctrl+C in a terminal is the server's to hear.
    """

    def wait() -> None:
        if (server := parent_process()) is not None:
            server.join()
        os._exit(0)

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if later and hasattr(os, "nice"):
        with suppress(OSError):  # a service may be forbidden to
            os.nice(later)
    threading.Thread(target=wait, daemon=True).start()


@dataclass(frozen=True)
class Pace:
    """How long a bot seems to think, on average: drawn before it has looked at its cards."""

    seconds: float = 1.5

    def draw(self) -> float:
        return self.seconds * SystemRandom().uniform(0.6, 1.4)


class Pool:
    """Processes for one kind of work; one that dies is replaced, and its work is done again."""

    def __init__(self, processes: int, later: int = 0) -> None:
        self._processes, self._later = processes, later
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[P, T], *args: P.args, **_none: P.kwargs) -> T:
        loop, pause = asyncio.get_running_loop(), 0.5
        while True:
            pool = self._started()
            try:
                return await loop.run_in_executor(pool, work, *args)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._processes, mp_context=get_context("spawn"), initializer=_begin, initargs=(self._later,)
            )
        return self._pool

    def close(self) -> None:
        with suppress(OSError):
            if self._pool is not None:
                self._pool.shutdown(wait=False, cancel_futures=True)


class Thinkers:
    """Two pools: bots that need compiled play have a process of their own, and hold up nobody but each other."""

    def __init__(self, processes: int = 2, pace: Pace | None = None) -> None:
        self._pace = pace or Pace()
        self._quick, self._deep = Pool(processes), Pool(1, LATER)
        self.readiness = Readiness(lambda game, level: self._deep.run(rehearse, game, level))

    async def move(self, table: str, record: Record, seat: Seat, level: str) -> str:
        """A bot's move after a pause that tells nothing of its cards; a Refusal if it cannot play here."""
        await self.readiness.wait(record.game, level)
        with metrics.THINKING.track_inprogress():
            return await self._move(table, record, seat, level)

    async def _move(self, table: str, record: Record, seat: Seat, level: str) -> str:
        loop = asyncio.get_running_loop()
        pause, begun = self._pace.draw(), loop.time()
        seed = SystemRandom().getrandbits(64)
        pool = self._deep if needs_compiling(record.game, level) else self._quick
        move = await pool.run(choose, table, record, seat, level, seed)
        thought = loop.time() - begun
        whole = pause * max(1, math.ceil(thought / pause)) if pause else 0  # a long thought ends on a later beat
        await asyncio.sleep(max(0.0, whole - thought))
        return move

    def close(self) -> None:
        self.readiness.end()
        self._quick.close()
        self._deep.close()
        with suppress(OSError):
            for process in active_children():  # a long thought would hold up the stop
                process.terminate()
