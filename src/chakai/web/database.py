"""Which database, and connections to it that wait for the disk at every commit."""

import os
import sqlite3
from pathlib import Path
from typing import Any, Final

from platformdirs import user_data_path
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError

from chakai.core.illegal import Refusal

DEAD_LINK: Final = {
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
}
"""After how long a silent PostgreSQL counts as gone, unless its address says otherwise."""
WAIT_FOR_THE_DISK: Final = """SELECT set_config('synchronous_commit', 'on', false)
    WHERE current_setting('synchronous_commit') NOT IN ('on', 'remote_apply')"""
DURABLE: Final[dict[str, dict[str, str]]] = {
    "sqlite": {"journal_mode": "PRAGMA journal_mode", "synchronous": "PRAGMA synchronous"},
    "postgresql": {"fsync": "SHOW fsync", "synchronous_commit": "SHOW synchronous_commit"},
}
"""What decides whether a commit outlives a power cut, and how a connection is asked for it."""


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
        raise Refusal("database-address", database=shown(url))
    return url


def engine_of(url: URL, process: str = "") -> Engine:
    """Connections to a database, each of which waits for the disk at a commit."""
    links = {} if url.get_backend_name() == "sqlite" else DEAD_LINK
    own = {name: value for name, value in links.items() if name not in url.query}
    try:
        engine = create_engine(
            url,
            json_serializer=None,
            connect_args=own,
            execution_options={"process": process},
            hide_parameters=True,  # cards stand in them
        )
    except (ImportError, NoSuchModuleError) as error:
        raise Refusal("database-driver", detail=error) from None
    if url.get_backend_name() == "sqlite":
        event.listen(engine, "connect", _sqlite_connected)
        event.listen(engine, "begin", _sqlite_begun)
    else:
        event.listen(engine, "connect", _postgresql_connected)
    return engine


def _sqlite_connected(connection: sqlite3.Connection, _record: object) -> None:
    connection.isolation_level = None  # transactions begin and end where we say so
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        connection.execute(f"PRAGMA {setting}")


def _postgresql_connected(connection: Any, _record: object) -> None:
    """A commit waits for the disk, whatever the role or the database has as its default."""
    connection.autocommit = True  # else the pool's first rollback would take the setting back
    connection.execute(WAIT_FOR_THE_DISK)
    connection.autocommit = False


def _sqlite_begun(connection: Connection) -> None:
    writes = connection.get_execution_options().get("writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def shown(url: URL) -> str:
    """A database as it is named to people: without its password."""
    return url.database or "" if url.get_backend_name() == "sqlite" else url.render_as_string(hide_password=True)


def settings(connection: Connection) -> dict[str, str]:
    """What this very connection does at a commit: `synchronous` 2 is FULL."""
    asked = DURABLE[connection.dialect.name]
    return {name: str(connection.exec_driver_sql(question).scalar()) for name, question in asked.items()}
