"""Work in chunks over many processes: results in the order of the chunks, whoever does them."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from itertools import islice
from multiprocessing.process import BaseProcess
from typing import Final, TypeVar

from chakai.lab.cluster import AHEAD, WorkerLost, over_cluster

C = TypeVar("C")
R = TypeVar("R")

TRIES: Final = 3
"""Times that processes may be lost with no chunk done in between."""
PATIENCE_SECONDS: Final = 10.0
"""Until a worker that goes on is stopped again, and at last killed."""
SAME_SECONDS: Final = 2.0
"""A terminal interrupts the workers too; what comes again so soon is the same interrupt."""


def spread(
    work: Callable[[C], R], chunks: Iterable[C], *, jobs: int | None = None, ray: str | None = None
) -> Iterator[R]:
    """What `work`, a function of a module or a `partial` of one, makes of each chunk.

    `jobs` processes do it, one if nothing is said; with the address of a Ray cluster, as many of its processors.
    """
    if ray is not None:
        return over_cluster(work, iter(chunks), ray, jobs)
    if jobs is None or jobs == 1:
        return map(work, chunks)
    return _over_processes(work, iter(chunks), jobs)


def _over_processes(work: Callable[[C], R], chunks: Iterator[C], jobs: int) -> Iterator[R]:
    """A process that is ended from outside costs its chunks' time, unless one chunk never gets done."""
    begun: deque[C] = deque()
    lost = 0
    while lost < TRIES:
        try:
            for result in _in_a_pool(work, begun, chunks, jobs):
                lost = 0
                yield result
        except BrokenProcessPool:
            lost += 1
        else:
            return
    raise WorkerLost


def _in_a_pool(work: Callable[[C], R], begun: deque[C], chunks: Iterator[C], jobs: int) -> Iterator[R]:
    """What was begun before, then the others; `begun` has all that are under way."""
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context, initializer=_become_a_worker) as pool:
        begun.extend(islice(chunks, AHEAD * jobs - len(begun)))
        try:
            with _uninterrupted():
                under_way: deque[Future[R]] = deque(pool.submit(_in_a_worker, work, chunk) for chunk in begun)
            while under_way:
                result = under_way.popleft().result()
                begun.popleft()
                yield result
                for chunk in islice(chunks, 1):
                    begun.append(chunk)
                    under_way.append(pool.submit(_in_a_worker, work, chunk))
        except BrokenProcessPool:
            raise
        except BaseException:
            workers = multiprocessing.active_children()
            pool.shutdown(wait=False, cancel_futures=True)
            _stop(workers)
            raise


def _stop(workers: Sequence[BaseProcess]) -> None:
    """Ends them; an interrupt can get lost, as in `threading.Condition`, which may raise something else then."""
    for sent in (signal.SIGINT, signal.SIGINT, signal.SIGKILL):
        for worker in workers:
            with suppress(ProcessLookupError):
                os.kill(worker.pid or 0, sent)
        deadline = time.monotonic() + PATIENCE_SECONDS
        for worker in workers:
            worker.join(max(0.0, deadline - time.monotonic()))
        workers = [worker for worker in workers if worker.is_alive()]


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Signals wait, here and in processes begun meanwhile, until these have said what they do with them."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class _Work:
    """What a worker process does at the moment."""

    working = False
    stopped: float | None = None
    """When it was told to stop."""


def _become_a_worker() -> None:
    """A worker is stopped in the middle of a chunk, never elsewhere, and ends when its parent is killed."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(1)

    def stop(*_: object) -> None:
        before, now = _Work.stopped, time.monotonic()
        if before is not None and now - before < SAME_SECONDS:
            return
        _Work.stopped = now
        if _Work.working:
            raise KeyboardInterrupt

    threading.Thread(target=watch, daemon=True).start()
    signal.signal(signal.SIGINT, stop)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def _in_a_worker(work: Callable[[C], R], chunk: C) -> R:
    try:
        _Work.working = True
        if _Work.stopped is not None:
            raise KeyboardInterrupt
        return work(chunk)
    finally:
        _Work.working = False
