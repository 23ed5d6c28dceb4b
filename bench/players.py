"""Scripted players: two at each table, who choose at random among what the page offers them."""

import asyncio
import json
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from bench.houses import SECRET, House
from bench.wires import Wire, connected

from chakai.web import books
from chakai.web.books import Book, Sitting, Terms
from chakai.web.people import Gate, Pass, new_id
from chakai.web.store import Store

GATE: Final = Gate(SECRET.encode())
ENDLESS: Final = {"sets": 999, "goal_suit": None, "goal_whisks": None, "goal_each": False}
"""House rules under which nobody wins soon."""
PER_SECOND, BURST = 18, 50
"""A page that is quicker than 20 messages a second is refused: these players keep a little below that."""


@dataclass
class Tally:
    """What was counted; `since`: the beginning of what counts."""

    moves: int = 0
    refused: list[str] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)
    """Seconds from sending a move until both players had it."""
    games: int = 0


@dataclass
class LiveTable:
    """A table and the moves under way at it."""

    number: int
    id: str
    tally: Tally
    rng: Random
    pace: float
    under_way: dict[int, list[float]] = field(default_factory=dict)
    """By version: when the move was sent, how many have it."""
    next_move: float = 0.0

    def has(self, player: "Player", version: int) -> None:
        """A player has everything up to this version."""
        for sent in range(player.version, version):
            if (move := self.under_way.get(sent)) is not None:
                move[1] += 1
                if move[1] == 2:
                    self.tally.waits.append(time.perf_counter() - move[0])
                    del self.under_way[sent]
        player.version = version


class Player:
    """One of the two; answers scenes with moves, and plays again when the game is over."""

    def __init__(self, table: LiveTable, seat: int, house: House) -> None:
        self.table, self.house = table, house
        self.person = 2 * table.number + seat
        self.version = 0
        self.came: asyncio.Event = asyncio.Event()
        self._wire: Wire | None = None
        self._scene: dict[str, Any] = {}
        self._open: tuple[str, int] | None = None
        """A submission that is not answered yet, and the version it answers."""
        self._numbers = 0
        self._not_before = 0.0
        self._coming: asyncio.Task[None] | None = None
        self.playing = False

    async def come(self) -> None:
        """To the table as it is now called."""
        if self._wire is not None:
            self._wire.leave()
        own = Pass(f"person-{self.person}")
        cookie = f"lang=en; {GATE.cookie}={GATE.written(own)}"
        self.version, self._open, self._scene = 0, None, {}
        path = f"/ws/{self.table.id}"
        self._wire = await connected(self.house.port, path, self.hear, cookie=cookie, person=self.person)
        self._say({"type": "hello"})

    def start(self) -> None:
        """Plays from now on."""
        self.playing = True
        self._act()

    def hear(self, text: bytes) -> None:
        message = json.loads(text)
        match message["type"]:
            case "scene":
                if message["version"] > self.version:
                    self.table.has(self, message["version"])
                self._scene = message
                self.came.set()
                if self.playing and self._open is None:
                    self._act()
            case "accepted":
                answered, self._open = self._open, None
                if answered is not None and answered[0].startswith("m"):
                    self.table.tally.moves += 1
                if self._scene["version"] > (answered[1] if answered else 0):
                    self._act()
            case "refused":
                self.table.tally.refused.append(message["reason"])
                self._open = None

    def _act(self) -> None:
        scene = self._scene
        if scene["state"] == "over":
            self._play_again(scene["rematch"])
        elif scene["state"] == "playing" and scene["seat"] in scene["now"]["to_act"]:
            self._numbers += 1
            self._open = (f"m{self._numbers}", scene["version"])
            loop, table = asyncio.get_running_loop(), self.table
            if table.pace:
                table.next_move = max(table.next_move + table.pace, loop.time())
            self._later(max(table.next_move, self._allowed()), self._move)

    def _move(self) -> None:
        if not self.playing:  # the evening ended while one thought
            return
        assert self._open is not None
        name, version = self._open
        self.table.under_way[version] = [time.perf_counter(), 0]
        move = self.table.rng.choice(offered(self._scene["now"]))
        self._say({"type": "move", "id": name, "version": version, "move": move})

    def _play_again(self, rematch: dict[str, Any]) -> None:
        if rematch["next"]:
            following = rematch["next"].removeprefix("/t/")
            if self.table.id != following:
                self.table.id, self.table.tally.games = following, self.table.tally.games + 1
                self.table.under_way.clear()
            self._coming = asyncio.get_running_loop().create_task(self.come())
            self._coming.add_done_callback(lambda coming: coming.cancelled() or coming.exception())
        elif rematch["can"]:
            self._numbers += 1
            self._open = (f"r{self._numbers}", self.version)
            self._later(self._allowed(), lambda: self._say({"type": "rematch", "id": f"r{self._numbers}"}))

    def _allowed(self) -> float:
        """When the next message may be sent, so that the server's limit is kept."""
        now = asyncio.get_running_loop().time()
        self._not_before = max(self._not_before, now - BURST / PER_SECOND) + 1 / PER_SECOND
        return self._not_before

    def _later(self, at: float, act: Any) -> None:
        loop = asyncio.get_running_loop()
        if at <= loop.time():
            act()
        else:
            loop.call_at(at, act)

    def _say(self, message: dict[str, Any]) -> None:
        assert self._wire is not None
        self._wire.say(json.dumps(message).encode())


def offered(now: dict[str, Any]) -> list[str]:
    """Every move that a page of Matcha offers."""
    if now["keep"]:
        return list(now["keep"]["moves"].values())
    lays = [lay["move"] for card in now["hand"] for lay in card["lay"] if "why_not" not in lay]
    return [*lays, now["pass"]] if now["pass"] else lays


def set_tables(database: str, count: int, *, rules: str, house: Mapping[str, object] | None = None) -> list[str]:
    """New tables of two people each; dealt as soon as somebody comes."""
    store, ids = Store(database), [new_id() for _ in range(count)]
    with store.engine.connect().execution_options(writes=True) as connection, connection.begin():
        for number, table_id in enumerate(ids):
            people = (2 * number, 2 * number + 1)
            book = Book(
                id=table_id,
                game="matcha",
                rules=rules,
                house=house or {},
                terms=Terms(),
                made=time.time(),
                open=False,
                due=None,
                sittings=tuple(Sitting("person", f"Person {person}") for person in people),
            )
            owners = {seat: [Pass(f"person-{person}").player] for seat, person in enumerate(people)}
            books.set_table(connection, book, owners)
    store.close()
    return ids
