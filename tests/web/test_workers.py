"""What may happen to processes that share tables: workers, clocks, keys, and a PostgreSQL that is restarted."""

import os
import random
import signal
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import psycopg
import pytest

from chakai.web.app import GRACE
from tests.sizes import size
from tests.web.databases import PostgreSQL, postgresql
from tests.web.served import Person, Server, invite
from tests.web.several import (
    asked,
    check_all,
    children,
    companies,
    greeted,
    journal,
    moved,
    new_database,
    said_when_refused,
    started,
    until,
)


@pytest.fixture
def address(postgres: PostgreSQL, request: pytest.FixtureRequest) -> str:
    """A database for this test alone."""
    return new_database(postgres, request.node.name)


@pytest.fixture
def servers(address: str, tmp_path: Path) -> Iterator[list[Server]]:
    """Two processes that share all tables."""
    with ExitStack() as stack:
        yield started(stack, [Server(tmp_path, ("--database", address, "--bot-pause", "0")) for _ in range(2)])


def due(address: str, table: str) -> float:
    return float(asked(address, "select due from tables where id = %s", table)[0][0])


def timed_table(server: Server) -> str:
    """Ann has moved; Bea's clock runs."""
    people = [Person(server, name) for name in ("Ann", "Bea")]
    table = invite(*people, seconds="60", dealer="me")
    with people[0].come_to(table) as ann:
        moved(ann, greeted(ann), "one")
    return table


def test_clocks_are_forgiven_when_all_processes_were_gone(servers: list[Server], address: str) -> None:
    table = timed_table(servers[0])
    for server in servers:
        server.kill()
    with psycopg.connect(address) as connection:
        connection.execute("update tables set due = 1")
    servers[1].start()
    until(lambda: due(address, table) > time.time())
    assert journal(address, table)[-1][0] == "moves"


def test_clocks_are_not_forgiven_when_one_process_was_gone(servers: list[Server], address: str) -> None:
    table = timed_table(servers[0])
    until(lambda: asked(address, "select settled from processes") == [(True,), (True,)])
    names = {name for (name,) in asked(address, "select process from processes")}
    with psycopg.connect(address) as connection:
        connection.execute("update tables set due = %s", (time.time() + GRACE - 1,))
    before = due(address, table)
    servers[0].kill()
    servers[0].start()
    until(lambda: replaced(address, names))
    assert due(address, table) == before


def test_another_key_is_refused(servers: list[Server], address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHAKAI_SECRET", "not the key of the others")
    other = Server(servers[0].folder, ("--database", address))
    told = said_when_refused(other)
    assert "CHAKAI_SECRET" in told


def test_postgresql_restarted_under_load(servers: list[Server], address: str, postgres: PostgreSQL) -> None:
    playing = companies(servers, size(6, 24))
    for player in playing:
        player.start()
    for round_ in range(size(2, 20)):
        enough = min(len(playing) * 3 * (round_ + 1), len(playing) * 12)
        until(lambda: sum(len(player.accepted) for player in playing) > enough)  # noqa: B023
        postgres.stop(random.choice(("immediate", "fast")))
        postgres.start()
    for player in playing:
        assert player.over.wait(300), f"table {player.table} does not go on"
        assert all("not your doing" in reason for reason in player.refused)
    check_all(address, playing)


def test_workers_that_cannot_be_are_refused_in_words(tmp_path: Path, address: str) -> None:
    assert "PostgreSQL" in said_when_refused(Server(tmp_path, ("--workers", "2")))
    for wrong in ("0", "-1", "x", "65"):
        assert "--workers" in said_when_refused(Server(tmp_path, ("--database", address, "--workers", wrong)))


@pytest.mark.parametrize("stopped_by", [signal.SIGINT, signal.SIGTERM])
def test_workers_behind_one_address(tmp_path: Path, address: str, stopped_by: signal.Signals) -> None:
    with ExitStack() as stack:
        (server,) = started(
            stack, [Server(tmp_path, ("--database", address, "--bot-pause", "0", "--workers", "2"))]
        )
        before = {name for (name,) in asked(address, "select process from processes")}
        assert len(before) == 2
        playing = companies([server, server], size(4, 12))
        for player in playing:
            player.start()
        until(lambda: sum(len(player.accepted) for player in playing) > len(playing) * 3)
        os.kill(worker_of(server), signal.SIGKILL)
        for player in playing:
            assert player.over.wait(300), f"table {player.table} does not go on"
        check_all(address, playing)
        until(lambda: replaced(address, before))
        assert server.process is not None
        server.process.send_signal(stopped_by)
        told, _ = server.process.communicate(timeout=300)
        assert "closed" in told
        assert server.process.returncode == 0
        assert asked(address, "select 1 from processes") == []


def replaced(address: str, before: set[str]) -> bool:
    """Has a new process taken the place of one that is gone, and does it know that the clocks are right?"""
    rows = asked(address, "select process, settled from processes")
    return len(rows) == 2 and all(settled for _, settled in rows) and {name for name, _ in rows} != before


def worker_of(server: Server) -> int:
    """One of those that serve; the spawner's own tracker of resources is none."""
    return next(
        int(child) for child in children(server) if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()
    )


def test_a_worker_that_dies_while_the_database_is_away_takes_nobody_with_it(tmp_path: Path) -> None:
    """The next one cannot start, nor the one after it; when the database is back, all is as before."""
    with postgresql() as own, ExitStack() as stack:
        options = ("--database", own.address, "--workers", "2")
        (server,) = started(stack, [Server(tmp_path, options, log=tmp_path / "log")])
        table = Person(server, "Ann").set_table(opponent="friend")
        own.stop()
        os.kill(worker_of(server), signal.SIGKILL)
        until(lambda: (tmp_path / "log").read_text().count("worker-refused") > 1)
        assert server.process is not None
        assert server.process.poll() is None
        own.start()
        assert Person(server, "Bea").http.get(f"/t/{table}").status_code == 200
