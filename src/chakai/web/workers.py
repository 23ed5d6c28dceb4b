"""Several processes behind one address: started, kept alive and stopped by one that does nothing else."""

import logging
import os
import signal
import socket
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from typing import Any, Final, TypeAlias

from chakai.core.illegal import Refusal
from chakai.web import logs

log = logging.getLogger(__name__)
Work: TypeAlias = Callable[[int, socket.socket, Callable[[], None]], None]
"""Serves, by its place among the workers, on a socket that listens, and tells when it does.

It must be fit to be sent to another process.
"""
LOOK: Final = 0.25
"""Seconds after which the parent looks whether it shall stop."""
LEAST: Final = 1.0
"""Seconds between two starts of one worker, so that one that cannot live does not eat the machine."""
DRAINED: Final = 15.0
"""Seconds after which a worker that does not stop is killed."""


class Worker:
    """One process of several."""

    def __init__(self, place: int, work: Work, listening: socket.socket) -> None:
        self.place = place
        context = get_context("spawn")
        self._words, theirs = context.Pipe(duplex=False)
        self.process = context.Process(target=_serve, args=(work, place, listening, theirs), name="chakai-worker")
        self.process.start()
        theirs.close()
        self.started = time.monotonic()
        self.ready = False

    @property
    def news(self) -> list[Any]:
        """What to wait for: its words, its end."""
        return [self.process.sentinel] if self._words.closed else [self._words, self.process.sentinel]

    def listen(self) -> None:
        """That it answers; or why it cannot, which is why nobody can."""
        with suppress(EOFError, OSError):
            while not self._words.closed and self._words.poll():
                match self._words.recv():
                    case (str(code), dict(facts)):
                        raise Refusal(code, **facts)
                    case _:
                        self.ready = True
            return
        self._words.close()


def keep(count: int, work: Work, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Keeps so many workers alive until a signal comes; `ready` is called once, when all of them answer."""
    with _told_to_stop() as stop:
        workers = [Worker(place, work, listening) for place in range(count)]
        told = False
        try:
            while not stop:
                wait([thing for worker in workers for thing in worker.news], LOOK)
                for worker in workers:
                    with suppress(
                        *(Refusal,) if told else ()
                    ):  # once it serves, a database that is away comes back
                        worker.listen()
                if not told and all(worker.ready for worker in workers):
                    told = True
                    ready()
                workers = [_replaced(worker, work, listening) for worker in workers]
        finally:
            _drain(workers, stop)


def _replaced(worker: Worker, work: Work, listening: socket.socket) -> Worker:
    if worker.process.is_alive() or time.monotonic() - worker.started < LEAST:
        return worker
    return Worker(worker.place, work, listening)


def _drain(workers: Iterable[Worker], stop: list[int]) -> None:
    """Lets each finish what it was asked for; a second signal ends it at once."""
    for worker in workers:
        worker.process.terminate()
    deadline = time.monotonic() + DRAINED
    for worker in workers:
        while worker.process.is_alive() and len(stop) < 2 and time.monotonic() < deadline:
            worker.process.join(LOOK)
        if worker.process.is_alive():
            worker.process.kill()
            worker.process.join()


@contextmanager
def _told_to_stop() -> Iterator[list[int]]:
    """The signals that have come."""
    came: list[int] = []
    before = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
    for number in before:
        signal.signal(number, lambda number, _frame: came.append(number))
    try:
        yield came
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _serve(work: Work, place: int, listening: socket.socket, words: Connection) -> None:
    """In the worker. Ctrl+C in a terminal is the parent's to hear; without the parent the worker goes too."""
    if hasattr(os, "setpgrp"):
        os.setpgrp()
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # uvicorn raises it again once it has stopped
    threading.Thread(target=_go_with_the_parent, daemon=True).start()
    try:
        with suppress(KeyboardInterrupt):
            work(place, listening, lambda: words.send("ready"))
    except Refusal as refusal:
        facts = {key: value if isinstance(value, int) else str(value) for key, value in refusal.facts.items()}
        log.error("worker-refused", extra=logs.facts(code=refusal.code))
        words.send((refusal.code, facts))
        raise SystemExit(1) from None


def _go_with_the_parent() -> None:
    if (parent := parent_process()) is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
