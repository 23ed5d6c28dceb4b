"""The database. Writes of all tables are gathered and committed together; nobody is told before the commit."""

import asyncio
import os
import secrets
import sqlite3
import tempfile
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from importlib.resources import files
from itertools import groupby
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from platformdirs import user_data_path
from sqlalchemy import URL, Connection, Engine, create_engine, event, func, make_url, select
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError, OperationalError

from chakai.core.illegal import Refusal
from chakai.web import books
from chakai.web.books import Append, Taken

T = TypeVar("T")
Answer: TypeAlias = tuple["asyncio.Future[Any]", Any, BaseException | None]
GROUP: Final = 256
"""Writes committed together at most."""
READERS: Final = 4
PATIENCE, RETRY = 15.0, 0.1
"""Seconds for which a PostgreSQL that went away is waited for, and between two tries."""
MIGRATION: Final = 0x_C4A_CA1
"""The lock under which one process at a time makes tables."""
DEAD_LINK: Final = {
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
}
"""After how long a silent PostgreSQL counts as gone, unless its address says otherwise."""
SHORTEST_KEY: Final = 16
"""Bytes of the key that signs."""


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
        self.engine = _engine(self.url, self.process)
        self.shared = self.url.get_backend_name() == "postgresql"
        """May other processes write here as well?"""
        self._committing = False
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._readers = ThreadPoolExecutor(READERS, "chakai-reader")
        self._writer = threading.Thread(target=self._write_groups, name="chakai-writer", daemon=True)
        self._migrate()
        self._writer.start()

    async def write(self, job: Callable[[Connection], T], of: str = "") -> T:
        """The job's result, once the transaction that holds it is committed.

        `of`: what it locks. A group locks in this order, so that no two processes wait for each other.
        """
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
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
        with self._writing() as connection:
            return job(connection)

    def _comes_back(self, failure: Exception, deadline: float) -> bool:
        """Is it a PostgreSQL that went away, and worth another try? Waits a moment then."""
        if not self._is_gone(failure) or time.monotonic() > deadline:
            return False
        time.sleep(RETRY)
        return True

    def _is_gone(self, failure: Exception) -> bool:
        gone = isinstance(failure, OperationalError) or getattr(failure, "connection_invalidated", False)
        return self.shared and gone

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
        """A PostgreSQL that goes away before the commit is waited for, and the group written as if it came now."""
        group.sort(key=lambda job: job.of)
        deadline = time.monotonic() + PATIENCE
        while True:
            self._committing = False
            try:
                answers = self._written(group)
            except Exception as failure:
                if not self._committing and self._comes_back(failure, deadline):
                    continue
                told = Unsure() if self._committing and self.shared else failure
                answers = [(job.done, None, told) for job in group]
            break
        group[0].done.get_loop().call_soon_threadsafe(_answer_all, answers)

    def _written(self, group: list[Job]) -> list[Answer]:
        """One transaction for all; if one of them fails, each is tried by itself."""
        try:
            return self._together(group)
        except Exception as failure:
            if self._committing or self._is_gone(failure):
                raise
            return self._one_by_one(group)

    def _together(self, group: list[Job]) -> list[Answer]:
        """All succeed, or nothing is written; what is appended to journals one after another goes in one step."""
        answers: list[Answer] = []
        with self._writing() as connection:
            for are_appends, jobs in groupby(group, key=lambda job: isinstance(job.work, Append)):
                answers += (_appended if are_appends else _done)(connection, jobs)
            self._committing = True
        return answers

    def _one_by_one(self, group: list[Job]) -> list[Answer]:
        """A job that fails takes back only itself."""
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
            self._committing = True
        return answers

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        with self.engine.connect().execution_options(writes=True) as connection, connection.begin():
            yield connection

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
            raise Refusal("database-unusable", database=_named(self.url), detail=detail) from None


def default_database() -> Path:
    """Where tables are kept if nothing else is said."""
    return user_data_path("chakai", appauthor=False) / "tables.sqlite"


def database_url(named: str | None) -> URL:
    """A file's path or a PostgreSQL address."""
    if named is None or "://" not in named:
        path = default_database() if named is None else Path(named)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))  # hidden cards stand in it
        except OSError as error:
            raise Refusal("file-unwritable", file=path, detail=error.strerror or error) from None
        return URL.create("sqlite", database=str(path.absolute()))
    try:
        url = make_url(named)
    except (ArgumentError, ValueError):
        raise Refusal("database-address", database=named) from None
    if url.drivername in ("postgres", "postgresql"):
        url = url.set(drivername="postgresql+psycopg")
    if url.get_backend_name() not in ("sqlite", "postgresql") or not url.database:
        raise Refusal("database-address", database=_named(url))
    return url


def _engine(url: URL, process: str) -> Engine:
    links = {} if url.get_backend_name() == "sqlite" else DEAD_LINK
    own = {name: value for name, value in links.items() if name not in url.query}
    try:
        engine = create_engine(url, json_serializer=None, connect_args=own, execution_options={"process": process})
    except (ImportError, NoSuchModuleError) as error:
        raise Refusal("database-driver", detail=error) from None
    if url.get_backend_name() == "sqlite":
        event.listen(engine, "connect", _sqlite_connected)
        event.listen(engine, "begin", _sqlite_begun)
    return engine


def _sqlite_connected(connection: sqlite3.Connection, _record: object) -> None:
    connection.isolation_level = None  # transactions begin and end where we say so
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        connection.execute(f"PRAGMA {setting}")


def _sqlite_begun(connection: Connection) -> None:
    writes = connection.get_execution_options().get("writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _named(url: URL) -> str:
    return url.database or "" if url.get_backend_name() == "sqlite" else url.render_as_string(hide_password=True)


def _done(connection: Connection, jobs: Iterable[Job]) -> list[Answer]:
    return [(job.done, job.work(connection), None) for job in jobs]


def _appended(connection: Connection, jobs: Iterable[Job]) -> list[Answer]:
    appends = {job.done: job.work for job in jobs if isinstance(job.work, Append)}
    written = books.append_all(connection, appends.values())
    return [(done, None, None if append.table_id in written else Taken()) for done, append in appends.items()]


def _answer_all(answers: list[Answer]) -> None:
    for done, result, error in answers:
        if done.cancelled():
            continue
        if error is None:
            done.set_result(result)
        else:
            done.set_exception(error)


def secret_of(url: URL) -> bytes:
    """The key that signs cookies and invitations: from the environment, else from a file beside the database."""
    if given := os.environ.get("CHAKAI_SECRET"):
        return _long_enough(given.encode(), "CHAKAI_SECRET")
    folder = default_database().parent
    path = Path(f"{url.database}.key") if url.get_backend_name() == "sqlite" else folder / "server.key"
    try:
        if not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            _write_key(path)
        return _long_enough(path.read_bytes(), path)
    except OSError as error:
        raise Refusal("file-unwritable", file=path, detail=error.strerror or error) from None


def _write_key(path: Path) -> None:
    """Whole or not at all; of two processes that start at once the first one's key stays."""
    with tempfile.NamedTemporaryFile(dir=path.parent) as file:  # for nobody else's eyes
        file.write(os.urandom(32))
        file.flush()
        os.fsync(file.fileno())
        with suppress(FileExistsError):
            os.link(file.name, path)


def _long_enough(key: bytes, place: object) -> bytes:
    if len(key) < SHORTEST_KEY:
        raise Refusal("key-too-short", place=place, shortest=SHORTEST_KEY)
    return key
