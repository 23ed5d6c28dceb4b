"""Killed at any moment and started again, the server has lost nothing that it had acknowledged."""

import json
import random
import sqlite3
import time
from pathlib import Path

from chakai.records.check import faults
from chakai.records.text import from_json
from tests.sizes import size
from tests.web.served import Person, Playing, Server, invite, possible, served


def journal(server: Server, table: str) -> list[tuple[str, dict[str, object]]]:
    with sqlite3.connect(server.folder / "tables.sqlite") as connection:
        rows = connection.execute("select kind, data from entries where table_id = ? order by number", (table,))
        return [(kind, json.loads(data)) for kind, data in rows]


def test_no_acknowledged_move_is_lost_or_doubled(tmp_path: Path) -> None:
    rng = random.Random(1)
    with served(tmp_path, "--bot-pause", "0") as server:
        tables = []
        for number in range(size(4, 12)):
            people = [Person(server, name) for name in ("Ann", "Bea")]
            rules = ("grail-2015", "matagot-2020")[number % 2]
            tables.append((invite(*people, rules=rules), people))
        playing = [
            Playing(person, table, 10 * number + seat)
            for number, (table, people) in enumerate(tables)
            for seat, person in enumerate(people)
        ]
        for player in playing:
            player.start()
        for _ in range(size(5, 100)):
            time.sleep(rng.uniform(0.05, 0.6))
            server.kill()
            server.start()
        for player in playing:
            assert player.over.wait(120), f"table {player.table} does not go on"
        for table, people in tables:
            entries = journal(server, table)
            ids = [data["id"] for _, data in entries if "id" in data]
            assert len(ids) == len(set(ids))
            for player in playing:
                if player.table == table:
                    assert {name for name, _ in player.accepted} <= set(ids)
                    assert player.refused == []
            record = from_json(people[0].http.get(f"/replay/{table}/record").text)
            assert not list(faults(record))
            made = [move for kind, data in entries if kind == "moves" for move in data["moves"]]  # type: ignore[attr-defined]
            assert list(record.moves) == made


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
        deadline = time.monotonic() + 30
        while len(journal(server, table)) < 3:
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
                    socket.recv(timeout=20)
            except Exception:
                closed = socket.protocol.close_rcvd
        assert closed is not None
        assert closed.code == 1009
        answer = ann.http.post("/replay", content="x" * 10_000_000, headers={"accept": "application/json"})
        assert answer.status_code == 413
        assert "too long" in answer.json()["reason"]
        with ann.come_to(table) as socket:
            socket.send(json.dumps({"type": "hello"}))
            assert json.loads(socket.recv())["state"] == "playing"
