"""Asked to stop, the server tells everybody, finishes what it has begun, and is gone within seconds."""

import json
import random
import signal
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from chakai.records.check import faults
from chakai.records.text import from_json
from tests.sizes import size
from tests.web.served import Person, Playing, invite, served
from tests.web.test_crashes import journals


def test_stopped_under_play_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    rng = random.Random(2)
    with served(tmp_path, "--bot-pause", "0", "--limit-factor", "10") as server:
        tables = []
        for number in range(size(3, 10)):
            people = [Person(server, name) for name in ("Ann", "Bea")]
            tables.append((invite(*people, rules=("grail-2015", "matagot-2020")[number % 2]), people))
        playing = [
            Playing(person, table, 10 * number + seat)
            for number, (table, people) in enumerate(tables)
            for seat, person in enumerate(people)
        ]
        for player in playing:
            player.start()
        for _ in range(size(2, 30)):
            time.sleep(rng.uniform(0.05, 0.4))
            assert "closed" in server.stop(signal.SIGTERM)
            assert server.process is not None
            assert server.process.returncode == 0
            server.start()
        for player in playing:
            assert player.over.wait(300), f"table {player.table} does not go on"
        kept = journals(str(server.folder / "tables.sqlite"))
        for table, people in tables:
            ids = [entry.data["id"] for entry in kept[table] if "id" in entry.data]
            assert len(ids) == len(set(ids))
            for player in playing:
                if player.table == table:
                    assert {name for name, _ in player.accepted} <= set(ids)
                    assert player.refused == []
            record = from_json(people[0].http.get(f"/replay/{table}/record").text)
            assert not list(faults(record))


@pytest.mark.parametrize("by", [signal.SIGTERM, signal.SIGINT], ids=lambda by: by.name)
def test_open_pages_hear_that_the_service_restarts(tmp_path: Path, by: signal.Signals) -> None:
    """1012: the page comes back by itself. A bot that thinks does not hold the stop up."""
    with served(tmp_path, "--bot-pause", "60000") as server:
        ann = Person(server, "Ann")
        table = ann.set_table(opponent="bot:regular", dealer="other")
        with ann.come_to(table) as socket:
            socket.send(json.dumps({"type": "hello"}))
            assert json.loads(socket.recv(timeout=120))["state"] == "playing"
            told = server.stop(by)
            with pytest.raises(ConnectionClosed) as closed:
                _read_for_ever(socket)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
        assert "closed" in told
        assert server.process is not None
        assert server.process.returncode == 0


def _read_for_ever(socket: ClientConnection) -> None:
    while True:
        socket.recv(timeout=120)
