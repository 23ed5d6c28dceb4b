"""What processes tell each other through PostgreSQL: that something is new, never a card or a move."""

import asyncio
import json
import logging
import random
import threading
import time
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Engine, func, select

from chakai.web import logs
from chakai.web.database import DEAD_LINK

log = logging.getLogger(__name__)
CHANNEL: Final = "chakai"
DEAF: Final = 10.0
"""Seconds without a word, not even of our own heartbeat: the connection is dead, whatever it says."""
POLL: Final = 0.25
"""Seconds after which the listener looks whether it shall stop."""
RETRY: Final = 0.3
"""Seconds between two tries to listen again, on average."""
OF_ENTRY: Final = (
    f"pg_notify('{CHANNEL}', json_build_array(CAST(:process AS text), 'entry', id, told.number)::text)"
)
"""What tells the others of an entry, within the statement that changes its table's row."""


def notice(connection: Connection, kind: str, table_id: str = "", fact: Any = None) -> ColumnElement[Any]:
    """What tells the others when its transaction is committed."""
    told = [own_process(connection), kind, table_id, fact]
    return func.pg_notify(CHANNEL, json.dumps(told, separators=(",", ":")))


def own_process(connection: Connection) -> str:
    """How this process is called on its database."""
    return str(connection.get_execution_options()["process"])


def tell(connection: Connection, kind: str, table_id: str = "", fact: Any = None) -> None:
    """Tells the others, where there can be others."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(notice(connection, kind, table_id, fact)))


class Listener:
    """One connection that listens, in a thread of its own; connects again by itself."""

    def __init__(self, engine: Engine, hear: Callable[..., None], listening: Callable[[], None]) -> None:
        """`hear` gets process, kind, table and fact; `listening` is called whenever news may have been missed."""
        self._arguments = {**DEAD_LINK, **engine.dialect.create_connect_args(engine.url)[1]}
        self._hear, self._listening = hear, listening
        self._loop = asyncio.get_running_loop()
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._run, name="chakai-listener", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        self._stopping.set()
        self._thread.join()

    def _run(self) -> None:
        from psycopg import Connection, Error  # noqa: PLC0415 (only those who have PostgreSQL have it)

        while not self._stopping.is_set():
            try:
                with Connection.connect(**self._arguments, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self._loop.call_soon_threadsafe(self._listening)
                    self._listen(connection)
            except Error as error:
                log.warning("news-unheard", extra=logs.facts(failure=type(error).__name__))
            self._stopping.wait(RETRY * random.uniform(0.5, 1.5))

    def _listen(self, connection: Any) -> None:
        """Until nothing is heard any more."""
        heard = time.monotonic()
        while not self._stopping.is_set() and time.monotonic() - heard < DEAF:
            for told in connection.notifies(timeout=POLL):
                heard = time.monotonic()
                self._loop.call_soon_threadsafe(self._hear, *json.loads(told.payload))
