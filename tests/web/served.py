"""A real server in a process of its own, and people who play at it through real sockets."""

import json
import os
import random
import re
import signal
import subprocess
import sys
import threading
import uuid
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect


@dataclass
class Server:
    """`chakai serve` as a user starts it; can be killed and started again at the same address."""

    folder: Path
    options: tuple[str, ...] = ()
    port: int = 0
    bare: bool = False
    """Just `chakai`, with these options and nothing else."""
    log: Path | None = None
    """Where its standard error goes, if not to the screen."""
    cold: bool = True
    """No bot gets ready before somebody plays against it."""
    environment: dict[str, str] = field(default_factory=dict)
    process: subprocess.Popen[str] | None = None
    lines: list[str] = field(default_factory=list)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def command(self) -> list[str]:
        if self.bare:
            return [sys.executable, "-m", "chakai", *self.options]
        command = [sys.executable, "-m", "chakai", "serve", "--port", str(self.port), "--no-browser"]
        command += ["--cold"] if self.cold else []
        return [*command, "--database", str(self.folder / "tables.sqlite"), "--lang", "en", *self.options]

    def start(self) -> None:
        environment = os.environ | {"HOME": str(self.folder), "XDG_DATA_HOME": str(self.folder)}
        environment |= self.environment
        with ExitStack() as opened:
            log = opened.enter_context(self.log.open("a")) if self.log else None
            self.process = subprocess.Popen(
                self.command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment
            )
        assert self.process.stdout is not None
        self._read_address(self.process.stdout)

    def _read_address(self, told: IO[str]) -> None:
        self.lines = [told.readline()]
        found = re.search(r"http://[\d.]+:(\d+)", self.lines[0])
        assert found, self.lines
        self.port = int(found[1])

    def kill(self) -> None:
        """At once, as a power cut would for the process."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self, by: signal.Signals = signal.SIGINT) -> str:
        """As a person does, or a supervisor; gives what it printed."""
        assert self.process is not None
        self.process.send_signal(by)
        told, _ = self.process.communicate(timeout=120)
        return "".join(self.lines) + told


@contextmanager
def served(folder: Path, *options: str, log: Path | None = None) -> Iterator[Server]:
    server = Server(folder, options, log=log)
    server.start()
    try:
        yield server
    finally:
        if server.process is not None and server.process.poll() is None:
            server.kill()


class Person:
    """Somebody with a browser's cookies."""

    def __init__(self, server: Server, name: str, lang: str = "en") -> None:
        self.server, self.name = server, name
        self.compression: str | None = "deflate"
        self.http = httpx.Client(base_url=server.url, cookies={"lang": lang}, timeout=120)
        self.http.get("/join")

    def set_table(self, **form: str | list[str]) -> str:
        answer = self.http.post("/tables", data={"name": self.name, **form})
        assert answer.status_code == 303, answer.text
        return answer.headers["location"].removeprefix("/t/")

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def come_to(self, table: str) -> ClientConnection:
        address = f"ws://127.0.0.1:{self.server.port}/ws/{table}"
        headers = {"Cookie": self.cookie}
        return connect(
            address, additional_headers=headers, compression=self.compression, max_size=None, open_timeout=120
        )


def invite(host: Person, *guests: Person, **form: str | list[str]) -> str:
    """A table of some people: of two, unless the form says who else sits there."""
    table = host.set_table(**{"opponent": "friend"} | form)
    for guest in guests:
        joined = guest.http.post("/join", json={"key": invitation(host, table), "name": guest.name})
        assert joined.status_code == 200, joined.text
    return table


def invitation(host: Person, table: str) -> str:
    """The key that the host's link carries."""
    with host.come_to(table) as socket:
        socket.send(json.dumps({"type": "hello"}))
        return str(json.loads(socket.recv())["invite"]["link"].partition("#")[2])


class Playing(threading.Thread):
    """Plays random legal moves at a table until the game is over, through any number of broken connections.

    `talks`: how often it says something before it moves.
    """

    def __init__(self, person: Person, table: str, seed: int, talks: float = 0.0) -> None:
        super().__init__(daemon=True)
        self.person, self.table, self.rng, self.talks = person, table, random.Random(seed), talks
        self.sent: list[str] = []
        self.accepted: list[tuple[str, str]] = []
        self.refused: list[str] = []
        self.told: list[tuple[Any, ...]] = []
        """Everything that was shown, frame by frame."""
        self.untrue: list[str] = []
        """What was told differently after it had been told once."""
        self.over = threading.Event()
        self._open: dict[str, Any] | None = None
        self._scene: dict[str, Any] | None = None

    def run(self) -> None:
        while not self.over.is_set():
            try:
                with self.person.come_to(self.table) as socket:
                    self._play(socket)
            except (OSError, WebSocketException, EOFError):
                self.over.wait(0.02)

    def _play(self, socket: ClientConnection) -> None:
        socket.send(json.dumps({"type": "hello"}))
        if self._open is not None:
            socket.send(json.dumps(self._open))
        while not self.over.is_set():
            message = json.loads(socket.recv(timeout=60))
            match message["type"]:
                case "accepted":
                    assert self._open is not None
                    self.accepted.append((self._open["id"], self._open.get("move", "")))
                    answered, self._open = self._open.get("version", -1), None
                    if self._scene is not None and self._scene["version"] > answered:
                        self._act(socket, self._scene)
                case "refused":
                    self.refused.append(message["reason"])
                    self._open = None
                case "scene":
                    self._look(message)
                    if message["state"] == "over":
                        self.over.set()
                    else:
                        self._act(socket, message)

    def _look(self, scene: dict[str, Any]) -> None:
        """What was shown once stays as it was, whatever has happened to the server meanwhile."""
        if self._scene is not None and scene["version"] < self._scene["version"]:
            self.untrue.append(f"version {scene['version']} after {self._scene['version']}")
        shown = [(frame["kind"], frame["say"], frame["moves"]) for frame in scene["frames"]]
        if self.told[scene["base"] :] != shown[: len(self.told) - scene["base"]]:
            self.untrue.append(f"{self.told[scene['base'] :]} became {shown}")
        self.told[scene["base"] :] = shown

    def _act(self, socket: ClientConnection, scene: dict[str, Any]) -> None:
        now, self._scene = scene["now"], scene
        if now is None or self._open is not None or scene["seat"] not in now["to_act"]:
            return
        name = str(uuid.UUID(int=self.rng.getrandbits(128)))
        if self.rng.random() < self.talks:
            self._open = {"type": "say", "id": name, "text": f"{name[:4]}…"}
        else:
            move = self.rng.choice(possible(now))
            self._open = {"type": "move", "id": name, "version": scene["version"], "move": move}
        self.sent.append(name)
        socket.send(json.dumps(self._open))


def possible(now: dict[str, Any]) -> list[str]:
    """Every move that a page offers; of Genmaicha's brews those that it proposes."""
    if "brew" in now:
        return [*_bids(now["bid"]), *(crate["move"] for crate in now["crates"] or ()), *_brews(now["brew"])]
    if now["keep"]:
        return list(now["keep"]["moves"].values())
    lays = [lay["move"] for card in now["hand"] for lay in card["lay"] if "why_not" not in lay]
    return [*lays, now["pass"]] if now["pass"] else lays


def _bids(amount: dict[str, Any] | None) -> Iterator[str]:
    """Of a bid, a raise or an ad."""
    if amount is not None:
        yen = range(amount["low"], amount["high"] + 1, amount["step"])
        yield from (amount["move"].format(yen=one) for one in yen)


def _brews(brew: dict[str, Any] | None) -> Iterator[str]:
    if brew is None:
        return
    for line in brew["lines"]:
        if line["proposal"]:
            yield line["move"].format(drinks=" ".join(line["proposal"]))
        for extra in line["extras"]:
            text = line["move"].format(drinks=" ".join(extra["proposal"]))
            yield f"{text} + {extra['column']} {extra['where']} {extra['drink']}"
    if peeks := brew["peeks"]:
        use = f"{peeks['uses'][0]['drink']} {peeks['uses'][0]['ingredient']}"
        yield from (peeks["move"].format(column=column["column"], use=use) for column in peeks["columns"])
    yield from _bids(brew["ad"])
    yield brew["done"]["move"]
