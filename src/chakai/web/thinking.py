"""Bots think in processes of their own, never in the event loop, and never show how long they thought."""

import asyncio
import math
import os
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import active_children, get_context, parent_process
from random import Random, SystemRandom

from chakai.bots.levels import bot_maker
from chakai.core.seats import Seat
from chakai.records.record import Record
from chakai.records.replay import final
from chakai.web import metrics


def choose(record: Record, seat: Seat, level: str, seed: int) -> str:
    """A bot's move; it sees its seat's view and nothing else. Runs in a process of the pool."""
    game, state = final(record)
    bot = bot_maker(record.game, level)()
    return str(bot.choose(game.view(state, seat), game.legal(state, seat), Random(seed)))


def _leave_with_the_server() -> None:
    """A server that is killed cannot end its bots' processes: each of them waits for that and goes by itself."""

    def wait() -> None:
        if (server := parent_process()) is not None:
            server.join()
        os._exit(0)

    threading.Thread(target=wait, daemon=True).start()


@dataclass(frozen=True)
class Pace:
    """How long a bot seems to think, on average: drawn before it has looked at its cards."""

    seconds: float = 1.5

    def draw(self) -> float:
        return self.seconds * SystemRandom().uniform(0.6, 1.4)


class Thinkers:
    """A pool of processes; one that dies is replaced, and its bot thinks again."""

    def __init__(self, processes: int = 2, pace: Pace | None = None) -> None:
        self._processes, self._pace = processes, pace or Pace()
        self._pool: ProcessPoolExecutor | None = None

    async def move(self, record: Record, seat: Seat, level: str) -> str:
        """A bot's move after a pause that tells nothing of its cards."""
        with metrics.THINKING.track_inprogress():
            return await self._move(record, seat, level)

    async def _move(self, record: Record, seat: Seat, level: str) -> str:
        loop = asyncio.get_running_loop()
        pause, begun = self._pace.draw(), loop.time()
        seed = SystemRandom().getrandbits(64)
        while True:
            try:
                move = await loop.run_in_executor(self._started(), choose, record, seat, level, seed)
                break
            except BrokenProcessPool:
                self._pool = None
                await asyncio.sleep(0.5)
        thought = loop.time() - begun
        whole = pause * max(1, math.ceil(thought / pause)) if pause else 0  # a long thought ends on a later beat
        await asyncio.sleep(max(0.0, whole - thought))
        return move

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._processes, mp_context=get_context("spawn"), initializer=_leave_with_the_server
            )
        return self._pool

    def close(self) -> None:
        with suppress(OSError):
            if self._pool is not None:
                self._pool.shutdown(wait=False, cancel_futures=True)
                for process in active_children():  # a long thought would hold up the stop
                    process.terminate()
