"""What the machine can do at best: durable commits of the database alone, echoes of the socket alone."""

import asyncio
import socket
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from bench.wires import Wire, connected

ENTRY = ("k7j2table", 1700000000.0, "moves", '{"seat":0,"id":"0123456789abcdef","moves":["0 4g#"]}')
SQL = "insert into bare (table_id, at, kind, data) values ({0}, {0}, {0}, {0})"
MADE = "create table bare (number {} primary key, table_id text, at float, kind text, data text)"


def commits(database: str, folder: Path, seconds: float) -> float:
    """Commits per second of one connection that writes one entry in each."""
    connection: Any
    if "://" in database:
        import psycopg  # noqa: PLC0415 (not needed for SQLite)

        connection = psycopg.connect(database)
        connection.execute(MADE.format("serial"))
        mark = "%s"
    else:
        connection = sqlite3.connect(folder / "bare.sqlite", isolation_level=None)
        connection.execute("pragma journal_mode=wal")
        connection.execute("pragma synchronous=full")
        connection.execute(MADE.format("integer"))
        mark = "?"
    connection.commit()
    made, start, insert = 0, time.perf_counter(), SQL.format(mark)
    while (now := time.perf_counter()) < start + seconds:
        connection.execute(insert, ENTRY)  # SQLite commits it at once
        connection.commit()
        made += 1
    connection.execute("drop table bare")
    connection.commit()
    connection.close()
    return made / (now - start)


async def echoes(seconds: float, people: int = 100) -> float:
    """Frames per second that come back from the server's own stack with nothing behind it."""
    echo = subprocess.Popen([sys.executable, "-m", "bench.bare"], stdout=subprocess.PIPE, text=True)
    try:
        assert echo.stdout is not None
        port = int(echo.stdout.readline())
        back = 0
        wires: list[Wire] = []

        def hear(number: int, message: bytes) -> None:
            nonlocal back
            back += 1
            wires[number].say(message)

        for number in range(people):
            wires.append(await connected(port, "/", lambda message, number=number: hear(number, message)))  # type: ignore[misc]
        for wire in wires:
            wire.say(b'{"type":"move","id":"0123456789abcdef","version":17,"move":"0 4g#"}')
        await asyncio.sleep(0.3)
        before, start = back, time.perf_counter()
        await asyncio.sleep(seconds)
        return (back - before) / (time.perf_counter() - start)
    finally:
        echo.kill()
        echo.wait()


async def _echo(scope: Any, receive: Any, send: Any) -> None:
    """The smallest application."""
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})


def _serve_echoes() -> None:
    import uvicorn  # noqa: PLC0415 (only the child needs it)

    listening = socket.create_server(("127.0.0.1", 0), backlog=2048)
    print(listening.getsockname()[1], flush=True)
    config = uvicorn.Config(_echo, log_level="warning", ws="websockets-sansio", lifespan="off")
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(uvicorn.Server(config).serve([listening]))


if __name__ == "__main__":
    _serve_echoes()
