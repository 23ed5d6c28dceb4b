"""Backup and restore: everything that a server keeps, as one file that either database can be filled from.

The file is a chakai database on SQLite, so that an older one is brought up to date like any other, with one table
more: what it is, the key that signs cookies and invitations, and a digest of every row. Hidden cards stand in it.
"""

import hashlib
import json
import os
import re
import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Final
from urllib.parse import quote

from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import URL, Connection, create_engine, delete, func, insert, select
from sqlalchemy.exc import DBAPIError

from chakai.core.illegal import Refusal
from chakai.web.database import database_url, default_database, engine_of, shown
from chakai.web.keys import SECRET, key_file
from chakai.web.schema import METADATA, tables
from chakai.web.store import Store

FORM: Final = "chakai backup 1"
NEWER: Final = re.compile(r"chakai backup \d+")
MAGIC: Final = b"SQLite format 3\0"
BATCH: Final = 1_000
"""Rows that are in memory at once."""
OF_PROCESSES: Final = ("processes", "presence", "bot_claim")
"""Tables and columns that tell of running processes, not of games."""
KEPT: Final = tuple(table for table in METADATA.sorted_tables if table.name not in OF_PROCESSES)
PAGE: Final = "CREATE TABLE backup (form TEXT NOT NULL, digest TEXT NOT NULL, key BLOB)"
VERSION: Final = "CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY)"


@dataclass(frozen=True)
class Done:
    """What was kept or brought back."""

    games: int
    key: bool
    """Does the key that signs go with it?"""


def back_up(file: Path, database: str | None) -> Done:
    """Writes the file, whole or not at all; a server that runs is not disturbed."""
    url = _existing(database)
    if file.exists() and not _page(file):
        raise Refusal("backup-over-other", file=file)
    key = _key_in_use(url)
    with _whole_or_not_at_all(file) as path:
        games = _dump(url, path, lambda detail: Refusal("file-unwritable", file=file, detail=detail))
        with closing(_opened(path, "rw")) as kept:
            kept.execute(PAGE)
            kept.execute("INSERT INTO backup VALUES (?, ?, ?)", (FORM, _digest(path, key), key))
            kept.commit()
    return Done(games, key is not None)


def restore(file: Path, database: str | None, *, replace: bool) -> Done:
    """Fills a database from a file that was found whole: with all of it, or with nothing."""
    with tempfile.TemporaryDirectory(prefix="chakai-") as folder:
        key = _checked(file)
        path = _up_to_date(file, Path(folder))
        url = database_url(database)
        if not (replace or key is None or os.environ.get(SECRET) or _key_in_use(url) in (None, key)):
            raise Refusal("restore-other-key", file=key_file(url))
        store = Store(database)
        try:
            games = _fill(store, path, replace=replace)
        finally:
            store.close()
        return Done(games, _put_key(url, key))


def _dump(url: URL, path: Path, unwritable: Callable[[object], Refusal]) -> int:
    """Copies one moment of a database into an empty file."""
    engine, kept = engine_of(url), create_engine("sqlite://", creator=lambda: _opened(path, "rw"))
    moment = {} if url.get_backend_name() == "sqlite" else {"isolation_level": "REPEATABLE READ"}
    try:
        with engine.connect().execution_options(**moment) as source, source.begin(), kept.begin() as target:
            revision = MigrationContext.configure(source).get_current_revision()
            if revision is None or revision != _scripts().get_current_head():
                raise Refusal("backup-schema", database=shown(url))
            METADATA.create_all(target)
            target.exec_driver_sql(VERSION)
            target.exec_driver_sql("INSERT INTO alembic_version VALUES (?)", (revision,))
            return _copy(source, target, unwritable)
    except DBAPIError as error:
        raise Refusal("database-unusable", database=shown(url), detail=error.orig) from None
    finally:
        engine.dispose()
        kept.dispose()


def _fill(store: Store, path: Path, *, replace: bool) -> int:
    """One transaction: whoever looks sees what was there before, or all that has come."""
    kept, named = create_engine("sqlite://", creator=lambda: _opened(path, "ro")), shown(store.url)
    writing = store.engine.connect().execution_options(writes=True)
    try:
        with kept.connect() as source, writing as target, target.begin():
            if replace:
                for table in reversed(KEPT):
                    target.execute(delete(table))
            elif any(target.execute(select(table).limit(1)).first() for table in KEPT):
                raise Refusal("restore-not-empty", database=named)
            return _copy(
                source, target, lambda detail: Refusal("database-unusable", database=named, detail=detail)
            )
    except DBAPIError as error:
        raise Refusal("database-unusable", database=named, detail=error.orig) from None
    finally:
        kept.dispose()


def _copy(source: Connection, target: Connection, unwritable: Callable[[object], Refusal]) -> int:
    """Every row of every table, a batch at a time; how many games there are."""
    for table in KEPT:
        columns = [column for column in table.c if column.name not in OF_PROCESSES]
        rows = source.execute(select(*columns).execution_options(yield_per=BATCH))
        for batch in rows.partitions():
            try:
                target.execute(insert(table), [row._asdict() for row in batch])
            except DBAPIError as error:
                raise unwritable(error.orig) from None
    return target.execute(select(func.count()).select_from(tables)).scalar_one()


def _existing(database: str | None) -> URL:
    """A database that is there; none is made by asking for its backup."""
    if database is None or "://" not in database:
        path = default_database() if database is None else Path(database)
        if not path.is_file():
            raise Refusal("file-missing", file=path)
    return database_url(database)


def _checked(file: Path) -> bytes | None:
    """Reads a backup to its last row; the key in it."""
    if not file.is_file():
        raise Refusal("file-missing", file=file)
    page = _page(file)
    if page is None:
        raise Refusal("backup-not-one", file=file)
    form, digest, key = page
    if form != FORM and NEWER.fullmatch(form):
        raise Refusal("backup-newer", file=file)
    try:
        whole = form == FORM and _digest(file, key) == digest
    except (sqlite3.Error, ValueError, TypeError):
        whole = False
    if not whole:
        raise Refusal("backup-damaged", file=file)
    return key


def _page(file: Path) -> tuple[str, str, bytes | None] | None:
    """What a backup says of itself; None: it is something else."""
    try:
        with file.open("rb") as opened:
            begins_well = opened.read(len(MAGIC)) == MAGIC
    except OSError as error:
        raise Refusal("file-unreadable", file=file, detail=error.strerror or error) from None
    if not begins_well:
        return None
    try:
        with closing(_opened(file, "ro")) as kept:
            row = kept.execute("SELECT form, digest, key FROM backup").fetchone()
    except sqlite3.OperationalError:  # a database without this table
        return None
    except (sqlite3.DatabaseError, UnicodeDecodeError):
        raise Refusal("backup-damaged", file=file) from None
    return None if row is None else (str(row[0]), str(row[1]), row[2])


def _digest(path: Path, key: bytes | None) -> str:
    """Of every value of every row, in whatever tables they stand."""
    seen = hashlib.sha256(key or b"")
    with closing(_opened(path, "ro")) as kept:
        if kept.execute("PRAGMA integrity_check").fetchone() != ("ok",):
            raise sqlite3.DatabaseError
        named = kept.execute(
            "SELECT name, sql FROM sqlite_master WHERE type = 'table' AND name <> 'backup' ORDER BY name"
        )
        for name, sql in named.fetchall():
            seen.update(json.dumps([name, sql]).encode())
            for row in kept.execute(f'SELECT * FROM "{name}" ORDER BY rowid'):
                seen.update(json.dumps(row).encode())
    return seen.hexdigest()


def _up_to_date(file: Path, folder: Path) -> Path:
    """The backup itself, or a copy that has been brought to the tables of this version."""
    with closing(_opened(file, "ro")) as kept:
        (revision,) = kept.execute("SELECT version_num FROM alembic_version").fetchone()
    if revision == _scripts().get_current_head():
        return file
    with suppress(CommandError):
        _scripts().get_revision(revision)
        copy = folder / "older.sqlite"
        shutil.copyfile(file, copy)
        Store(str(copy)).close()
        return copy
    raise Refusal("backup-newer", file=file)


def _scripts() -> ScriptDirectory:
    return ScriptDirectory(str(files("chakai.web").joinpath("migrations")))


def _opened(path: Path, mode: str) -> sqlite3.Connection:
    return sqlite3.connect(f"file:{quote(str(path.absolute()))}?mode={mode}", uri=True)


@contextmanager
def _whole_or_not_at_all(file: Path) -> Iterator[Path]:
    """A path to write to, for nobody else's eyes, that takes the file's name at the end."""
    try:
        number, made = tempfile.mkstemp(dir=file.parent, prefix=".chakai-")
        os.close(number)
        try:
            yield Path(made)
            os.replace(made, file)
            _sync(file.parent)
        finally:
            with suppress(FileNotFoundError):
                os.unlink(made)
    except OSError as error:
        raise Refusal("file-unwritable", file=file, detail=error.strerror or error) from None


def _sync(folder: Path) -> None:
    number = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)


def _key_in_use(url: URL) -> bytes | None:
    """The key that a server with this database would sign with; none is made by asking."""
    if given := os.environ.get(SECRET):
        return given.encode()
    with suppress(FileNotFoundError):
        return key_file(url).read_bytes()
    return None


def _put_key(url: URL, key: bytes | None) -> bool:
    """Puts the key where the server will look for it; False if it will sign with another one."""
    if key is None or os.environ.get(SECRET):
        return key == _key_in_use(url)
    path = key_file(url)
    path.parent.mkdir(parents=True, exist_ok=True)
    with _whole_or_not_at_all(path) as made, made.open("wb") as file:
        file.write(key)
        file.flush()
        os.fsync(file.fileno())
    return True
