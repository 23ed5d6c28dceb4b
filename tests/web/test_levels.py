"""Levels that need compiled play: they say so while they get ready, wait for nobody else, and hold up nobody."""

import asyncio
import json
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import WebSocketTestSession

from chakai.bots import levels
from chakai.core.illegal import Refusal
from chakai.records.record import Record
from chakai.solve.kernels import folder
from chakai.words.catalogue import LANGUAGES, words_in
from tests.web.parties import join, set_party
from tests.web.rooms import Inside, hello, inside, move, next_scene, post, reason, set_by_form
from tests.web.served import Person, Server

HIDE = "import sys\nfor name in ('numba', 'numpy', 'llvmlite'): sys.modules[name] = None\n"
KEPT = {"NUMBA_CACHE_DIR": os.environ.get("NUMBA_CACHE_DIR") or str(folder())}
"""What was compiled on this machine before."""
COMPILES = 1500
"""Seconds in which a busy machine does that, if it has to be done."""


class Kettle:
    """Stands for the compilation: takes as long as the test wants, and ends as it wants."""

    def __init__(self) -> None:
        self.boils = asyncio.Event()
        self.fault: Exception | None = None
        self.asked: list[tuple[str, str]] = []

    async def rehearse(self, game: str, level: str) -> None:
        self.asked.append((game, level))
        await self.boils.wait()
        if self.fault:
            raise self.fault

    def boil(self, room: Inside, fault: Exception | None = None) -> None:
        self.fault = fault
        room.client.portal.call(self.boils.set)  # type: ignore[union-attr]  # it is running


@pytest.fixture
def kettle(room: Inside, monkeypatch: pytest.MonkeyPatch) -> Kettle:
    """What level `master` needs."""
    made = Kettle()
    monkeypatch.setattr(room.site.readiness, "_rehearse", made.rehearse)
    return made


@pytest.fixture
def warming(room: Inside, kettle: Kettle) -> Kettle:
    """A server that has just started."""

    async def begin() -> None:
        room.site.readiness.begin()

    room.client.portal.call(begin)  # type: ignore[union-attr]  # it is running
    return kettle


def home(room: Inside, lang: str = "en") -> str:
    return str(room.client.get("/", headers={"cookie": f"lang={lang}"}).text)


def until(socket: WebSocketTestSession, version: int) -> dict[str, Any]:
    scene = next_scene(socket)
    while scene["version"] < version:
        scene = next_scene(socket)
    return scene


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_level_is_described_where_it_is_chosen(room: Inside, lang: str) -> None:
    words, page = words_in(lang), home(room, lang)
    for game, names in levels.LEVELS.items():
        for level in names:
            assert words(f"level-{game}-{level}") in page
            assert words(f"level-name-{level}") in page
    assert "not-ready" not in page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_says_what_is_still_getting_ready(room: Inside, warming: Kettle, lang: str) -> None:
    assert words_in(lang)("refusal-level-warming") in home(room, lang)
    assert "disabled" not in home(room, lang)
    warming.boil(room)
    while "not-ready" in home(room, lang):
        time.sleep(0.01)
    assert warming.asked == [("matcha", "master")]


def test_a_table_waits_and_goes_on_by_itself(
    room: Inside, warming: Kettle, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def think(work: Any, table: str, record: Record, seat: int, _level: str, seed: int) -> str:
        return str(work(table, record, seat, "novice", seed))

    monkeypatch.setattr(room.site.rooms.thinkers._deep, "run", think)
    table = set_by_form(room, opponent="bot:master", dealer="other")
    other = set_by_form(room, opponent="bot:novice", dealer="me")
    with room.socket(table, 0) as ann:
        scene = hello(ann)
        assert scene["notes"] == [words_in("en")("web-bot-warming", name="Master")]
        with room.socket(other, 0) as elsewhere:
            first = hello(elsewhere)
            move(elsewhere, first["now"]["hand"][0]["lay"][0]["move"], first["version"])
            assert until(elsewhere, 3)["notes"] == []
        assert hello(ann)["version"] == 1  # it has not moved meanwhile
        warming.boil(room)
        while scene["notes"]:
            scene = next_scene(ann)
        if scene["version"] < 2:
            scene = until(ann, 2)
        assert scene["seat"] in scene["now"]["to_act"]


def test_who_is_not_got_ready_at_the_start_is_when_wanted(room: Inside, kettle: Kettle) -> None:
    assert "not-ready" not in home(room)
    table = set_by_form(room, opponent="bot:master", dealer="other")
    with room.socket(table, 0) as ann:
        scene = hello(ann)
        while not scene["notes"]:
            scene = next_scene(ann)
        kettle.boil(room)
        while scene["notes"]:
            scene = next_scene(ann)


@pytest.mark.parametrize("fault", [Refusal("needs-extra", extra="strong", package="numba"), ValueError("broken")])
def test_a_level_that_cannot_get_ready_says_why(room: Inside, warming: Kettle, fault: Exception) -> None:
    table = set_by_form(room, opponent="bot:master", dealer="other")
    words = words_in("en")
    why = words("refusal-needs-extra", extra="strong", package="numba")
    if not isinstance(fault, Refusal):
        why = words("refusal-level-failed")
    with room.socket(table, 0) as ann:
        scene = hello(ann)
        warming.boil(room, fault)
        while scene["notes"] == [words("web-bot-warming", name="Master")]:
            scene = next_scene(ann)
        assert scene["notes"] == [words("web-bot-cannot", name="Master", reason=why)]
    assert reason(post(room, "/tables", 0, name="Ann", opponent="bot:master"), 400) == why


def test_a_party_is_told_what_the_bots_are_like(room: Inside) -> None:
    table = set_party(room, "friend", "friend")
    join(room, table, 1)
    with room.socket(table, 0) as ann:
        bots = hello(ann)["waiting"]["bots"]
        assert [bot["line"] for bot in bots] == [
            words_in("en")(f"level-genmaicha-{level}") for level in levels.LEVELS["genmaicha"]
        ]
        assert not any(bot["note"] or bot["closed"] for bot in bots)


def test_two_tables_with_one_process_of_long_thoughts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever thinks long has a process apart."""
    asked: list[tuple[str, str]] = []

    async def run(name: str, *args: Any) -> str:
        asked.append((name, args[-2]))
        return await asyncio.Event().wait() and ""

    with inside(tmp_path) as room:
        thinkers = room.site.rooms.thinkers
        monkeypatch.setattr(thinkers._deep, "run", lambda work, *args: run("deep", *args))
        monkeypatch.setattr(thinkers._quick, "run", lambda work, *args: run("quick", *args))
        room.site.readiness._refusals["matcha", "master"] = None
        for level in levels.LEVELS["matcha"]:
            set_by_form(room, opponent=f"bot:{level}", dealer="other")
        while len(asked) < len(levels.LEVELS["matcha"]):
            time.sleep(0.01)
    assert asked == [("quick", "novice"), ("quick", "regular"), ("quick", "strong"), ("deep", "master")]


@pytest.fixture
def bare(tmp_path: Path) -> Iterator[Server]:
    """A server on a base install."""
    (tmp_path / "sitecustomize.py").write_text(HIDE)
    path = os.pathsep.join([str(tmp_path), *sys.path])
    server = Server(tmp_path, ("--bot-pause", "0"), cold=False, environment={"PYTHONPATH": path})
    server.start()
    yield server
    server.stop()


def test_without_the_extra_the_command_that_installs_it_is_shown(bare: Server) -> None:
    ann = Person(bare, "Ann")
    page = ann.http.get("/").text
    assert page.count("pip install &#39;chakai[strong]&#39;") == 1
    assert 'value="bot:master" disabled' in page
    refused = ann.http.post("/tables", data={"name": "Ann", "opponent": "bot:master"})
    assert (refused.status_code, refused.json()["code"]) == (400, "needs-extra")
    assert version_reached(ann, "bot:strong", 2) >= 2


@pytest.mark.timeout(2 * COMPILES)
def test_a_real_server_gets_its_master_ready(tmp_path: Path) -> None:
    server = Server(tmp_path, ("--bot-pause", "0"), cold=False, environment=KEPT)
    server.start()
    try:
        assert version_reached(Person(server, "Ann"), "bot:master", 2) >= 2
        assert "not-ready" not in Person(server, "Bea").http.get("/").text
    finally:
        server.stop()


def version_reached(person: Person, opponent: str, version: int) -> int:
    """At a table where the other begins."""
    table = person.set_table(opponent=opponent, dealer="other")
    with person.come_to(table) as socket:
        socket.send(json.dumps({"type": "hello"}))
        reached = 0
        while reached < version:
            reached = json.loads(socket.recv(timeout=COMPILES)).get("version", 0)
    return reached
