"""The key that signs cookies and invitations: given, or kept in a file of its own."""

import os
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Final

from sqlalchemy import URL

from chakai.core.illegal import Refusal
from chakai.web.database import default_database

SECRET: Final = "CHAKAI_SECRET"
"""The variable of the environment that gives it."""
SHORTEST_KEY: Final = 16
"""Bytes of it."""


def secret_of(url: URL) -> bytes:
    """The key that signs cookies and invitations: from the environment, else from a file beside the database."""
    if given := os.environ.get(SECRET):
        return _long_enough(given.encode(), SECRET)
    path = key_file(url)
    try:
        if not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            _write_key(path)
        return _long_enough(path.read_bytes(), path)
    except OSError as error:
        raise Refusal("file-unwritable", file=path, detail=error.strerror or error) from None


def key_file(url: URL) -> Path:
    if url.get_backend_name() == "sqlite":
        return Path(f"{url.database}.key")
    return default_database().parent / "server.key"


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
