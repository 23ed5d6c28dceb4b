"""The same server on a real PostgreSQL, started by the test."""

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from tests.web.databases import free_port, postgresql
from tests.web.served import Person, Playing, Server, invite


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with postgresql() as made:
        yield made.address


def test_a_game_on_postgresql_survives_a_kill(address: str, tmp_path: Path) -> None:
    server = Server(tmp_path, ("--database", address))
    server.start()
    try:
        people = [Person(server, name) for name in ("Ann", "Bea")]
        table = invite(*people, rules="grail-2015")
        playing = [Playing(person, table, seat) for seat, person in enumerate(people)]
        for player in playing:
            player.start()
        server.kill()
        server.start()
        assert all(player.over.wait(120) for player in playing)
        with psycopg.connect(address) as connection:
            kept = connection.execute("select data from entries where table_id = %s", (table,)).fetchall()
            ids = [data["id"] for (data,) in kept if "id" in data]
        assert len(ids) == len(set(ids))
        assert {name for player in playing for name, _ in player.accepted} <= set(ids)
    finally:
        server.kill()


def test_a_database_that_is_not_there_is_refused_in_one_line(tmp_path: Path) -> None:
    for wrong in (f"postgresql://chakai@127.0.0.1:{free_port()}/x", "mysql://x/y", "nonsense://", str(tmp_path)):
        told = subprocess.run(
            [*Server(tmp_path).command, "--database", wrong],
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )
        assert told.returncode == 2
        assert told.stderr.startswith("chakai: ")
        assert told.stderr.count("\n") == 1, told.stderr
        assert "Traceback" not in told.stderr
        assert "password" not in json.dumps(told.stderr)
