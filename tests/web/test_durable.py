"""On disk before anybody is told: what the database is set to, and what the system is asked to do."""

import json
import subprocess
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import create_engine, select

from chakai.web.database import database_url, settings
from chakai.web.schema import entries
from chakai.web.store import Store
from tests.sizes import size
from tests.web.databases import PostgreSQL, postgresql
from tests.web.rooms import inside
from tests.web.served import Person, Playing, Server, invite, served
from tests.web.traced import Trace, traced

TABLES = size(1, 6)
MOVES = 12 * TABLES
SENT = ("sendto", "sendmsg", "write", "writev")
FULL = {"journal_mode": "wal", "synchronous": "2"}
ON = {"fsync": "on", "synchronous_commit": "on"}


@pytest.fixture(scope="module")
def cluster() -> Iterator[PostgreSQL]:
    with postgresql() as made:
        yield made


def test_sqlite_waits_for_the_disk(tmp_path: Path) -> None:
    """Read from the connections of a running server, the writing one and all the reading ones."""
    with inside(tmp_path) as room:
        store = room.site.store
        assert room.write(settings) == FULL
        assert room.client.portal is not None
        for _ in range(10):
            assert room.client.portal.call(store.read, settings) == FULL


@pytest.fixture(scope="module")
def hasty(cluster: PostgreSQL) -> str:
    """A database of somebody who would rather not wait."""
    with psycopg.connect(cluster.address, autocommit=True) as connection:
        connection.execute("CREATE ROLE hasty LOGIN SUPERUSER")
        connection.execute("CREATE DATABASE hasty OWNER hasty")
        connection.execute("ALTER DATABASE hasty SET synchronous_commit = off")
        connection.execute("ALTER ROLE hasty SET synchronous_commit = off")
    with psycopg.connect(cluster.named("hasty", "hasty")) as connection:
        assert connection.execute("SHOW synchronous_commit").fetchone() == ("off",)
    return cluster.named("hasty", "hasty")


def said_at_start(folder: Path, *options: str) -> dict[str, str]:
    """What a real server reports of its own connections."""
    server, log = Server(folder, ("--log", "json", *options)), folder / "log"
    with (
        log.open("w") as errors,
        subprocess.Popen(server.command, stdout=subprocess.PIPE, stderr=errors) as process,
    ):
        assert process.stdout is not None
        assert b"http://" in process.stdout.readline()
        process.kill()
    events = [json.loads(line) for line in log.read_text("utf-8").splitlines()]
    (said,) = [event for event in events if event["event"] == "database-opened"]
    return {name: value for name, value in said.items() if name in {*FULL, *ON}}


def test_a_running_server_says_that_it_waits_for_the_disk(hasty: str, tmp_path: Path) -> None:
    assert said_at_start(tmp_path) == FULL
    assert said_at_start(tmp_path, "--database", hasty) == ON


def test_postgresql_waits_for_the_disk_whatever_its_defaults_are(hasty: str) -> None:
    store = Store(hasty)
    try:
        for _ in range(3):  # each time the pool has taken back what was not committed
            with store.engine.connect() as one, store.engine.connect() as other:
                assert settings(one) == settings(other) == ON
                one.rollback()
                assert settings(one) == ON
    finally:
        store.close()


def test_a_postgresql_that_never_waits_is_refused(tmp_path: Path) -> None:
    with postgresql("fsync=off") as forgetful:
        command = [*Server(tmp_path).command, "--database", forgetful.address]
        told = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert told.returncode == 2
    assert told.stderr.startswith("chakai: ")
    assert "fsync" in told.stderr
    assert told.stderr.count("\n") == 1


def play(server: Server, trace_of: tuple[int, ...], file: Path) -> tuple[Trace, set[str]]:
    """Some moves at some tables under the eyes of strace, and which of them were acknowledged and shown.

    A goal can end all games sooner; of what each player did last, nothing may have been shown yet.
    """
    playing = []
    for number in range(TABLES):
        people = [Person(server, name) for name in ("Ann", "Bea")]
        for person in people:
            person.compression = None  # what is sent can be read in the trace
        table = invite(*people, rules="matagot-2020")
        playing += [Playing(person, table, 2 * number + seat, talks=0.2) for seat, person in enumerate(people)]
    with traced(file, *trace_of) as trace:
        for player in playing:
            player.start()
        while sum(len(player.accepted) for player in playing) < MOVES:
            if all(player.over.wait(0.05) for player in playing):
                break
        server.kill()
        for player in playing:
            player.over.set()
            player.join(60)
    accepted = {name for player in playing for name, _ in player.accepted[:-1]}
    assert accepted
    return trace, accepted


def signs(database: str) -> dict[str, list[str]]:
    """For every submission that was kept, the texts that tell of it in frames, as strace writes them."""
    engine = create_engine(database_url(database))
    with engine.connect() as connection:
        rows = connection.execute(select(entries).order_by(entries.c.table_id, entries.c.number)).all()
    engine.dispose()
    told: dict[str, list[str]] = {}
    version: Counter[str] = Counter()
    for row in rows:
        version[row.table_id] += len(row.data.get("moves", ()))
        if "id" in row.data:
            told[row.data["id"]] = [f'"accepted","id":"{row.data["id"]}"']
            if row.kind == "moves":
                scene = f'"table":"{row.table_id}","game":"matcha","version":{version[row.table_id]},'
                told[row.data["id"]].append(scene)
    return {name: [text.replace('"', '\\"') for text in texts] for name, texts in told.items()}


def test_sqlite_has_synced_a_move_before_a_frame_tells_of_it(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        assert server.process is not None
        trace, accepted = play(server, (server.process.pid,), tmp_path / "trace")
    told = signs(str(tmp_path / "tables.sqlite"))
    for name in accepted:
        written = trace.first(("pwrite64",), name, "tables.sqlite-wal>")
        for sign in told[name]:
            sent = trace.first(SENT, sign, "<TCP:")
            assert trace.synced("tables.sqlite-wal", written.ended, sent.began), name


def test_postgresql_has_synced_a_move_before_a_frame_tells_of_it(cluster: PostgreSQL, tmp_path: Path) -> None:
    with served(tmp_path, "--database", cluster.address) as server:
        assert server.process is not None
        trace, accepted = play(server, (server.process.pid, cluster.pid), tmp_path / "trace")
    told, to_database = signs(cluster.address), f"->127.0.0.1:{cluster.port}]"
    for name in accepted:
        inserted = trace.first(("sendto",), name, to_database)
        asked = trace.first(("sendto",), "COMMIT", inserted.place, after=inserted.began)
        answered = trace.first(("recvfrom",), "COMMIT", inserted.place, after=asked.began)
        assert trace.synced("/pg_wal/", asked.began, answered.ended), name
        for sign in told[name]:
            assert trace.first(SENT, sign, "<TCP:", but_not=to_database).began > answered.ended, name
