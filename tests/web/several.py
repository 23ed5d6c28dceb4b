"""Several processes on one PostgreSQL, and people split across them."""

import json
import re
import subprocess
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import psycopg
from websockets.sync.client import ClientConnection

from chakai.records.check import faults
from chakai.records.text import from_json
from tests.web.databases import PostgreSQL
from tests.web.served import Person, Playing, Server, invite, possible

PARTY: dict[str, str | list[str]] = {
    "game": "genmaicha",
    "seats": "3",
    "who": ["friend", "bot:novice"],
    "variant": ["tea-ceremony", "tea-market"],
}


def new_database(postgres: PostgreSQL, name: str) -> str:
    """The address of an empty one."""
    plain = re.sub(r"\W", "_", name)[-60:].lower()
    with psycopg.connect(postgres.address, autocommit=True) as connection:
        connection.execute(f"create database {plain}")
    return postgres.named(plain)


def started(stack: ExitStack, servers: list[Server]) -> list[Server]:
    starting = [threading.Thread(target=server.start) for server in servers]
    for thread in starting:
        thread.start()
    for thread in starting:
        thread.join()
    for server in servers:
        stack.callback(end, server)
    return servers


def end(server: Server) -> None:
    if server.process is not None and server.process.poll() is None:
        server.kill()


def asked(address: str, question: str, *facts: Any) -> list[Any]:
    with psycopg.connect(address) as connection:
        return connection.execute(question, facts).fetchall()


def journal(address: str, table: str) -> list[tuple[str, dict[str, Any]]]:
    return asked(address, "select kind, data from entries where table_id = %s order by number", table)


def until(condition: Callable[[], Any]) -> Any:
    """What comes sooner or later; the test's own time limit ends the waiting."""
    while not (found := condition()):
        time.sleep(0.05)
    return found


def greeted(socket: ClientConnection) -> dict[str, Any]:
    """The table, once its game has begun; of that another process hears a moment later."""
    socket.send(json.dumps({"type": "hello"}))
    return scene_with(socket, lambda scene: scene["state"] != "waiting")


def next_scene(socket: ClientConnection) -> dict[str, Any]:
    while (message := json.loads(socket.recv(timeout=120)))["type"] != "scene":
        pass
    return dict(message)


def scene_with(socket: ClientConnection, wanted: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
    while not wanted(scene := next_scene(socket)):
        pass
    return scene


def moved(socket: ClientConnection, scene: dict[str, Any], name: str, move: str | None = None) -> None:
    text = move or possible(scene["now"])[0]
    socket.send(json.dumps({"type": "move", "id": name, "version": scene["version"], "move": text}))
    while (message := json.loads(socket.recv(timeout=120)))["type"] != "accepted":
        assert message["type"] == "scene", message


def check_all(address: str, playing: list[Playing]) -> None:
    """Nothing that was accepted is lost, nothing is there twice, and the records are right."""
    for player in playing:
        kept = journal(address, player.table)
        ids = [data["id"] for _, data in kept if "id" in data]
        assert len(ids) == len(set(ids))
        assert {name for name, _ in player.accepted} <= set(ids)
        record = from_json(player.person.http.get(f"/replay/{player.table}/record").text)
        assert not list(faults(record))
        assert list(record.moves) == [move for kind, data in kept if kind == "moves" for move in data["moves"]]


def companies(servers: list[Server], count: int) -> list[Playing]:
    """Tables of two people, one at each process, alone or with a bot at Genmaicha, and of one with a bot."""
    playing: list[Playing] = []
    for number in range(count):
        people = [Person(servers[(number + seat) % 2], name) for seat, name in enumerate(("Ann", "Bea"))]
        rules = ("grail-2015", "matagot-2020")[number % 2]
        if number % 3 == 2:
            tables = [(people[0].set_table(opponent="bot:novice", rules=rules), people[:1])]
        elif number % 6 == 3:
            tables = [(invite(people[0], people[1], **PARTY), people)]
        else:
            tables = [(invite(people[0], people[1], rules=rules), people)]
        playing += [
            Playing(person, table, 10 * number + seat)
            for table, seated in tables
            for seat, person in enumerate(seated)
        ]
    return playing


def children(server: Server) -> list[str]:
    assert server.process is not None
    own = Path(f"/proc/{server.process.pid}/task")
    return [child for task in own.iterdir() for child in (task / "children").read_text().split()]


def said_when_refused(server: Server) -> str:
    told = subprocess.run(server.command, capture_output=True, text=True, timeout=300, check=False)
    assert told.returncode == 2, told
    assert told.stderr.count("\n") == 1, told.stderr
    return told.stderr
