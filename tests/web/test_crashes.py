"""Killed at any moment and started again, the server has lost nothing that it had acknowledged."""

import json
import random
import time
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Row, create_engine, select

from chakai.records.check import faults
from chakai.records.text import from_json
from chakai.web.database import database_url
from chakai.web.schema import entries
from tests.sizes import size
from tests.web.company import KINDS, Company
from tests.web.databases import postgresql
from tests.web.served import Person, Playing, Server, possible, served
from tests.web.warm import warm


@pytest.fixture(params=["SQLite", "PostgreSQL"])
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Where the tables are kept: the value of --database."""
    if request.param == "SQLite":
        yield str(tmp_path / "tables.sqlite")
    else:
        with postgresql() as made:
            yield made.address


def journals(database: str) -> dict[str, list[Row[Any]]]:
    """All entries of all tables, in order."""
    engine = create_engine(database_url(database))
    with engine.connect() as connection:
        rows = connection.execute(select(entries).order_by(entries.c.table_id, entries.c.number)).all()
    engine.dispose()
    return {table: list(own) for table, own in groupby(rows, lambda row: str(row.table_id))}


@pytest.mark.timeout(size(900, 7200))
@pytest.mark.filterwarnings("error::pytest.PytestUnhandledThreadExceptionWarning")
def test_no_acknowledged_move_is_lost_or_doubled(kept: str, tmp_path: Path) -> None:
    """Killed in play and while it starts; what was told stays true, and every game goes on to its end."""
    rng, kills = random.Random(1), size(6, 300)
    with warm(tmp_path, "--bot-pause", "0", "--database", kept) as server:
        companies = [Company(server, kind, seed) for seed, kind in enumerate(KINDS)]
        for company in companies:
            company.start()
        for _ in range(kills):
            wait_for(companies, rng.randrange(1, 30))
            time.sleep(rng.uniform(0, 0.05))
            server.kill()
            if rng.random() < 0.2:
                server.begin()
                time.sleep(rng.uniform(0, 0.3))
                server.kill()
            server.start()
        for company in companies:
            company.last_game.set()
        for company in companies:
            company.join(600)
            assert not company.is_alive(), f"table {company.games[-1][0].table} does not go on"
        told = journals(kept)
        for company in companies:
            for game in company.games:
                compare(told.pop(game[0].table), game)
        assert told == {}


def wait_for(companies: list[Company], more: int) -> None:
    """Until so many submissions more have been accepted, at whichever tables."""
    before, deadline = sum(company.accepted for company in companies), time.monotonic() + 300
    while sum(company.accepted for company in companies) < before + more:
        assert all(company.is_alive() for company in companies)
        assert time.monotonic() < deadline, "nothing goes on"
        time.sleep(0.005)


def compare(journal: list[Row[Any]], game: list[Playing]) -> None:
    """What a table's players were told, with what is kept of it."""
    assert [row.number for row in journal] == list(range(len(journal)))
    own = [row.data["id"] for row in journal if not row.data.get("id", "bot-").startswith("bot-")]
    assert len(own) == len(set(own))
    assert set(own) == {name for player in game for name in player.sent}
    assert {name for player in game for name, _ in player.accepted} <= set(own)
    assert [player.refused + player.untrue for player in game] == [[]] * len(game)
    record = from_json(game[0].person.http.get(f"/replay/{game[0].table}/record").text)
    assert not list(faults(record))
    assert list(record.moves) == [move for row in journal if row.kind == "moves" for move in row.data["moves"]]


def test_a_bot_goes_on_after_a_kill(tmp_path: Path) -> None:
    """The bot was to move when the server died; nobody has to wake it."""
    with served(tmp_path, "--bot-pause", "3000") as server:
        ann = Person(server, "Ann")
        table = ann.set_table(opponent="bot:regular", rules="matagot-2020", dealer="me")
        with ann.come_to(table) as socket:
            socket.send(json.dumps({"type": "hello"}))
            scene = json.loads(socket.recv())
            move = {"type": "move", "id": "1", "version": scene["version"], "move": possible(scene["now"])[0]}
            socket.send(json.dumps(move))
            while json.loads(socket.recv())["type"] != "accepted":
                pass
        server.kill()
        server.start()
        deadline = time.monotonic() + 300
        while len(journals(str(tmp_path / "tables.sqlite"))[table]) < 3:
            assert time.monotonic() < deadline
            time.sleep(0.1)


def test_stopped_by_hand_it_says_goodbye_and_the_game_goes_on(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        ann = Person(server, "Ann")
        table = ann.set_table(opponent="bot:novice", dealer="me")
        assert "closed" in server.stop()
        assert server.process is not None
        assert server.process.returncode == 0
        server.start()
        with ann.come_to(table) as socket:
            socket.send(json.dumps({"type": "hello"}))
            assert json.loads(socket.recv())["state"] == "playing"


def test_without_a_command_the_tea_room_opens(tmp_path: Path) -> None:
    alone = Server(tmp_path, ("--lang", "nl"), bare=True)
    alone.start()
    assert "theekamer" in alone.lines[0].lower()
    alone.kill()


def test_a_busy_port_is_passed_over(tmp_path: Path) -> None:
    with served(tmp_path) as first:
        second = Server(tmp_path, ("--database", str(tmp_path / "other.sqlite")), port=first.port)
        second.start()
        assert second.port != first.port
        second.kill()


def test_a_message_of_ten_megabytes_is_refused_and_the_table_unharmed(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        ann = Person(server, "Ann")
        table = ann.set_table(opponent="bot:novice", dealer="me")
        with ann.come_to(table) as socket:
            socket.send(json.dumps({"type": "hello"}))
            socket.recv()
            closed = None
            try:
                socket.send("x" * 10_000_000)
                while True:
                    socket.recv(timeout=120)
            except Exception:
                closed = socket.protocol.close_rcvd
        assert closed is None or closed.code == 1009  # whoever still sends when it is closed may not hear why
        answer = ann.http.post("/replay", content="x" * 10_000_000, headers={"accept": "application/json"})
        assert answer.status_code == 413
        assert "too long" in answer.json()["reason"]
        with ann.come_to(table) as socket:
            socket.send(json.dumps({"type": "hello"}))
            assert json.loads(socket.recv())["state"] == "playing"
