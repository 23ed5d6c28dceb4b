"""Reading and writing: the writes of all tables are committed together, and nobody is told of one before."""

import asyncio
import logging
import secrets
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from importlib.resources import files
from queue import SimpleQueue
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, func, select
from sqlalchemy.exc import DBAPIError, OperationalError

from chakai.core.illegal import Refusal
from chakai.web import books, logs, metrics
from chakai.web.books import Append, Taken
from chakai.web.database import database_url, engine_of, settings, shown

log = logging.getLogger(__name__)
T = TypeVar("T")
Answer: TypeAlias = tuple["asyncio.Future[Any]", Any, BaseException | None]
GROUP: Final = 256
"""Writes committed together at most."""
READERS: Final = 4
PATIENCE, RETRY = 15.0, 0.1
"""Seconds for which a PostgreSQL that went away is waited for, and between two tries."""
MIGRATION: Final = 0x_C4A_CA1
"""The lock under which one process at a time makes tables."""


class Unsure(Exception):
    """The connection broke during a commit: it may have happened or not. The journal knows."""


class Job(NamedTuple):
    """One write of a group."""

    of: str
    work: Callable[[Connection], Any]
    done: "asyncio.Future[Any]"


class Store:
    """One writer thread, some readers; `write` returns once what was written is on disk."""

    def __init__(self, database: str | None = None) -> None:
        self.url = database_url(database)
        self.process = secrets.token_hex(8)
        """How other processes on the same database call this one."""
        self.engine = engine_of(self.url, self.process)
        self.shared = self.url.get_backend_name() == "postgresql"
        """May other processes write here as well?"""
        self._committing = False
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._readers = ThreadPoolExecutor(READERS, "chakai-reader")
        self._writer = threading.Thread(target=self._write_groups, name="chakai-writer", daemon=True)
        self._migrate()
        self._check_that_it_keeps()
        self._writer.start()

    async def write(self, job: Callable[[Connection], T], of: str = "") -> T:
        """The job's result, once the transaction that holds it is committed.

        `of`: what it locks. A group locks in this order, so that no two processes wait for each other.
        """
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        with metrics.COMMIT_SECONDS.time():
            self._jobs.put(Job(of, job, done))
            return await done

    async def write_apart(self, job: Callable[[Connection], T]) -> T:
        """The same in a transaction of its own, and not tried again; for what no game depends on."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._write_apart, job)

    async def read(self, job: Callable[[Connection], T]) -> T:
        """The job's result from a connection that only reads."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self.read_now, job)

    def close(self) -> None:
        """Lets all writes finish."""
        self._jobs.put(None)
        self._writer.join()
        self._readers.shutdown()
        self.engine.dispose()

    def read_now(self, job: Callable[[Connection], T]) -> T:
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                with self.engine.connect() as connection:
                    return job(connection)
            except DBAPIError as failure:
                if not self._comes_back(failure, deadline):
                    raise

    def _write_apart(self, job: Callable[[Connection], T]) -> T:
        with self.engine.connect().execution_options(writes=True) as connection, connection.begin():
            return job(connection)

    def _comes_back(self, failure: Exception, deadline: float) -> bool:
        """Is it a PostgreSQL that went away, and worth another try? Waits a moment then."""
        gone = isinstance(failure, OperationalError) or getattr(failure, "connection_invalidated", False)
        if not self.shared or not gone or time.monotonic() > deadline:
            return False
        time.sleep(RETRY)
        return True

    def _write_groups(self) -> None:
        while (first := self._jobs.get()) is not None:
            group, more = [first], True
            while more and len(group) < GROUP and not self._jobs.empty():
                if (following := self._jobs.get()) is None:
                    self._jobs.put(None)
                    more = False
                else:
                    group.append(following)
            self._write_group(group)
            del first, group  # while it waits, nothing is held that is done

    def _write_group(self, group: list[Job]) -> None:
        """Answers when it is written; if anything fails, every job is tried by itself.

        A PostgreSQL that goes away before the commit is waited for, and the group written as if it came now.
        """
        group.sort(key=lambda job: job.of)
        together, deadline = True, time.monotonic() + PATIENCE
        while True:
            self._committing = False
            try:
                answers = self._together(group) if together else self._one_by_one(group)
                break
            except Exception as failure:
                unsure = self._committing and self.shared
                if not unsure and self._comes_back(failure, deadline):
                    continue
                if not unsure and together:
                    together = False
                    continue
                answers = [(job.done, None, Unsure() if unsure else failure) for job in group]
                break
        group[0].done.get_loop().call_soon_threadsafe(_answer_all, answers)

    def _together(self, group: list[Job]) -> list[Answer]:
        """One transaction for all; what is appended to the journals goes in one step."""
        with self._writing() as connection:
            results = {job.done: job.work(connection) for job in group if not isinstance(job.work, Append)}
            appended = {job.done: job.work for job in group if isinstance(job.work, Append)}
            written = books.append_all(connection, appended.values()) if appended else set()
        taken = {done: Taken() for done, append in appended.items() if append.table_id not in written}
        return [(job.done, results.get(job.done), taken.get(job.done)) for job in group]

    def _one_by_one(self, group: list[Job]) -> list[Answer]:
        """One transaction; a job that fails takes back only itself."""
        answers: list[Answer] = []
        with self._writing() as connection:
            for job in group:
                try:
                    with connection.begin_nested():
                        answers.append((job.done, job.work(connection), None))
                except Exception as failure:
                    if connection.invalidated:
                        raise
                    answers.append((job.done, None, failure))
        return answers

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        with self.engine.connect().execution_options(writes=True) as connection, connection.begin():
            yield connection
            self._committing = True

    def _check_that_it_keeps(self) -> None:
        """No session can make up for a PostgreSQL that never waits for its disk."""
        found = self.read_now(settings)
        log.info("database-opened", extra=logs.facts(**found))
        if found.get("fsync") == "off":
            raise Refusal("database-forgets", database=shown(self.url))

    def _migrate(self) -> None:
        """Makes the tables, or brings those of an older chakai up to date."""
        config = Config()
        config.set_main_option("script_location", str(files("chakai.web").joinpath("migrations")))
        try:
            with self._writing() as connection:
                config.attributes["connection"] = connection
                if self.shared:  # who starts at the same time waits here, and finds all done
                    connection.execute(select(func.pg_advisory_xact_lock(MIGRATION)))
                command.upgrade(config, "head")
        except (DBAPIError, CommandError) as error:
            detail = error.orig if isinstance(error, DBAPIError) else error
            raise Refusal("database-unusable", database=shown(self.url), detail=detail) from None


def _answer_all(answers: list[Answer]) -> None:
    for done, result, error in answers:
        if done.cancelled():
            continue
        if error is None:
            done.set_result(result)
        else:
            done.set_exception(error)
