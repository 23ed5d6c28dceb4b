"""Tens of thousands of messages that no page would send: no error, no stuck table, no leak."""

import json
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from sqlalchemy import create_engine
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from chakai.core.chance import SeededLuck
from chakai.core.seats import CHANCE, Viewer
from chakai.games import GAMES
from chakai.records.check import faults
from chakai.records.text import from_json
from chakai.table.table import Table
from chakai.testing.genmaicha_twins import bidding_twin
from chakai.testing.matcha_twins import matcha_twin
from chakai.testing.strategies import random_position
from chakai.testing.twins import Twin
from chakai.web import books
from chakai.web.journal import table_of
from chakai.web.limits import Limits
from chakai.web.scenes import WHOLE
from tests.sizes import size
from tests.web.fuzzing import Fuzz, changes_the_game, is_talk
from tests.web.rooms import GATE, PEOPLE, SECRET, WATCHER, Inside, inside
from tests.web.served import Server, served

TABLES = [("matcha", "grail-2015", 2), ("genmaicha", "matcha-iri+tea-ceremony+tea-market", 3)]
TWINS: dict[str, Twin] = {"matcha": matcha_twin, "genmaicha": bidding_twin}
TABLE = "fuzzedtable"
BATCH = 40


class Fuzzed:
    """A table at a real server, looked at through many sockets; its books are read from the side."""

    def __init__(self, server: Server, players: int) -> None:
        self.server, self.players = server, players
        self._engine = create_engine(f"sqlite:///{server.folder / 'tables.sqlite'}")
        self._number = 0

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        return (*range(self.players), None)

    def table(self) -> Table:
        with self._engine.connect() as connection:
            book = books.read_table(connection, TABLE)
        assert book is not None
        table = table_of(book, tuple(sitting.player for sitting in book.sittings), SeededLuck("unused", 0))
        assert table is not None
        return table

    def come(self, viewer: Viewer) -> ClientConnection:
        own = WATCHER if viewer is None else PEOPLE[viewer]
        headers = {"Cookie": f"lang=en; {GATE.cookie}={GATE.written(own)}"}
        return connect(f"ws://127.0.0.1:{self.server.port}/ws/{TABLE}", additional_headers=headers, max_size=None)

    def marked(self, socket: ClientConnection) -> Iterator[dict[str, Any]]:
        """Everything that comes until the server has answered a last question."""
        self._number += 1
        mark = f"mark-{self._number}"
        socket.send(json.dumps({"type": "move", "id": mark, "version": 0, "move": "?"}))
        while True:
            heard = json.loads(socket.recv(timeout=60))
            if heard.get("id") == mark:
                assert heard["type"] == "refused"
                return
            yield heard

    def scene(self, viewer: Viewer) -> dict[str, Any]:
        """The whole story as a fresh page of these eyes gets it."""
        with self.come(viewer) as socket:
            socket.send('{"type":"hello"}')
            scene: dict[str, Any] = json.loads(socket.recv(timeout=60))
            return scene

    def play(self, rng: Random, moves: int) -> bool:
        """Legal moves through fresh sockets; is the game over?"""
        with ExitStack() as sitting:
            sockets = [sitting.enter_context(self.come(seat)) for seat in range(self.players)]
            for socket in sockets:
                socket.send('{"type":"hello"}')
            for number in range(moves):
                table = self.table()
                if not table.to_act:
                    return True
                seat, name = rng.choice(table.to_act), f"play-{self._number}-{table.version}-{number}"
                move = str(rng.choice(list(table.game.legal(table._state, seat))))
                sent = {"type": "move", "id": name, "version": table.version, "move": move}
                sockets[seat].send(json.dumps(sent))
                while (heard := json.loads(sockets[seat].recv(timeout=60))).get("id") != name:
                    pass
                assert heard["type"] == "accepted", (move, heard)
        return not self.table().to_act

    def fuzz(self, rng: Random, messages: int) -> int:
        """So many messages from everybody while the game stands still; all hear only what their eyes may see."""
        table, sent = self.table(), 0
        moves = [str(move) for seat in table.to_act for move in table.game.legal(table._state, seat)]
        honest = {viewer: self.scene(viewer) for viewer in self.viewers}
        while sent < messages:
            viewer = rng.choice(self.viewers)
            fuzz = Fuzz(rng, moves, table.version)
            with self.come(viewer) as socket:
                sent += self._batch(socket, fuzz, moves)
                for heard in self.marked(socket):
                    assert heard["type"] in ("scene", "refused", "accepted")
                    if heard["type"] == "scene":
                        same_eyes(heard, honest[viewer])
                if rng.random() < 0.1:
                    self._break(socket, rng)
        assert self.table().version == table.version
        return sent

    def _batch(self, socket: ClientConnection, fuzz: Fuzz, moves: Sequence[str]) -> int:
        socket.send('{"type":"hello"}')
        made = [fuzz.message() for _ in range(BATCH)]
        kept = [message for message in made if not changes_the_game(message, moves)]
        for message in kept:
            socket.send(
                message if isinstance(message, bytes) else message.encode("utf-8", "replace"),
                text=isinstance(message, str),
            )
        return len(kept)

    def _break(self, socket: ClientConnection, rng: Random) -> None:
        """What ends a socket: text that is none, or far too much of it."""
        socket.send(rng.choice((b"\xff\xfe\xfd", b"x" * 70_000)), text=True)
        with pytest.raises(ConnectionClosed):
            _read_for_ever(socket)


def _read_for_ever(socket: ClientConnection) -> None:
    while True:
        socket.recv(timeout=60)


def same_eyes(scene: dict[str, Any], honest: dict[str, Any]) -> None:
    """Nothing in a scene that an honest page of the same eyes does not get."""
    assert scene["seat"] == honest["seat"]
    assert scene["now"] == honest["now"]
    told = [{name: frame[name] for name in WHOLE} for frame in honest["frames"]]
    assert [{name: frame[name] for name in WHOLE} for frame in scene["frames"]] == told[scene["base"] :]
    if scene["frames"]:
        assert scene["frames"][-1] == honest["frames"][-1]
    assert scene["outcome"] == honest["outcome"]


def dealt(room: Inside, game: str, rules: str, players: int) -> None:
    made = GAMES[game]
    edition = made.rules(rules)
    state, luck = made.new(edition, players), SeededLuck("fuzz", 0)
    while made.to_act(state) == (CHANCE,):
        state = made.apply(state, made.draw(state, luck))
    room.set_table(game, edition, state, table=TABLE)


@pytest.mark.parametrize(("game", "rules", "players"), TABLES, ids=str)
def test_a_real_table_withstands_everything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, rules: str, players: int
) -> None:
    with inside(tmp_path, name="tables") as room:
        dealt(room, game, rules, players)
    monkeypatch.setenv("CHAKAI_SECRET", SECRET.decode())
    rng, sent, log = Random(5), 0, tmp_path / "log"
    with ExitStack() as while_open:
        options = ("--limit-factor", "10000", "--log", "json")
        server = while_open.enter_context(served(tmp_path, *options, log=log))
        fuzzed = Fuzzed(server, players)
        for _ in range(size(3, 12)):
            sent += fuzzed.fuzz(rng, size(250, 2_500))
            if fuzzed.play(rng, rng.randrange(1, 12)):
                break
        while not fuzzed.play(rng, 50):
            pass
        assert sent >= size(250, 10_000)
        with fuzzed.come(None) as socket:
            list(fuzzed.marked(socket))
        record = from_json(httpx.get(f"{server.url}/replay/{TABLE}/record").text)
        assert record.result is not None
        assert not list(faults(record))
        server.stop()
        assert server.process is not None
        assert server.process.returncode == 0
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    assert [line for line in lines if line["level"] != "info"] == []


@pytest.mark.parametrize(("game", "rules", "players"), TABLES, ids=str)
def test_twins_are_answered_the_same_whatever_is_sent(tmp_path: Path, game: str, rules: str, players: int) -> None:
    """The same nonsense at two tables that somebody cannot tell apart: the same bytes come back."""
    made, compared = GAMES[game], 0
    edition = made.rules(rules)
    with inside(tmp_path, limits=Limits().times(10_000)) as room:
        for seed in range(size(6, 150)):
            state = random_position(made, edition, players, Random(seed).randrange(1, 60), seed).state
            if CHANCE in made.to_act(state) or made.outcome(state) is not None:
                continue
            for viewer in (*range(players), None):
                twin = TWINS[game](state, viewer, Random(seed))
                if twin is None or twin == state:
                    continue
                own = [str(move) for seat in made.to_act(state) for move in made.legal(state, seat)]
                sent = nonsense(own if viewer in made.to_act(state) else [], len(own), seed)
                heard = []
                for situation in (state, twin):
                    table = room.set_table(game, edition, situation)
                    heard.append(answers(room, table, viewer, sent))
                    room.clear(table)
                assert heard[0] == heard[1]
                compared += 1
    assert compared >= size(4, 100)


def nonsense(moves: Sequence[str], version: int, seed: int) -> list[str | bytes]:
    fuzz = Fuzz(Random(seed), moves, version)
    made = [fuzz.message() for _ in range(size(60, 200))]
    return [message for message in made if not changes_the_game(message, moves) and not is_talk(message)]


def answers(room: Inside, table: str, viewer: Viewer, sent: Sequence[str | bytes]) -> list[str]:
    """One answer for each message: a scene for a greeting, else a refusal."""
    heard = []
    with room.socket(table, viewer) as socket:
        socket.send_json({"type": "hello"})
        heard.append(socket.receive_text())
        for message in sent:
            if isinstance(message, bytes):
                socket.send_bytes(message)
            else:
                socket.send_text(message)
            heard.append(socket.receive_text())
    return heard
