"""Health, figures and logs: enough for whoever runs the server, and nothing of anybody's game."""

import asyncio
import json
import logging
import re
import socket
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from sqlalchemy.exc import OperationalError

from chakai.core.illegal import Refusal
from chakai.web import health, logs, metrics
from chakai.web.front import Front, address
from tests.sizes import size
from tests.web.databases import free_port
from tests.web.rooms import Inside, fresh, hello, move
from tests.web.served import Person, Playing, Server, invite, served

SECRET_TEXT = "a-hand-of-cards-4g-3b"


def test_health(room: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    well = room.client.get("/healthz")
    assert (well.status_code, well.text) == (200, "ok")
    assert "set-cookie" not in well.headers

    async def fail(_job: Any) -> None:
        raise OperationalError(SECRET_TEXT, None, Exception(SECRET_TEXT))

    async def hang(_job: Any) -> None:
        await asyncio.sleep(60)

    monkeypatch.setattr(health, "PATIENCE", 0.1)
    for broken in (fail, hang):
        monkeypatch.setattr(room.site.store, "read", broken)
        ill = room.client.get("/healthz")
        assert (ill.status_code, ill.text) == (503, "unavailable")


def value(name: str, **labels: str) -> float:
    return metrics.REGISTRY.get_sample_value(name, labels) or 0.0


def test_figures_count_what_happens(room: Inside) -> None:
    table = fresh(room)
    pages = {"method": "GET", "route": "/t/{table_id}", "status": "200"}
    before = {
        "pages": value("chakai_requests_total", **pages),
        "moves": value("chakai_moves_total"),
        "commits": value("chakai_commit_seconds_count"),
        "refusals": value("chakai_refusals_total", code="message-unreadable"),
    }
    assert room.client.get(f"/t/{table}").status_code == 200
    with room.socket(table, 0) as ann:
        scene = hello(ann)
        assert value("chakai_sockets_open") == 1
        assert value("chakai_rooms") == 1
        move(ann, scene["now"]["pass"], scene["version"])
        hello(ann)
        ann.send_text("nonsense")
        while ann.receive_json()["type"] != "refused":
            pass
    assert value("chakai_requests_total", **pages) == before["pages"] + 1
    assert value("chakai_moves_total") == before["moves"] + 1
    assert value("chakai_commit_seconds_count") == before["commits"] + 1
    assert value("chakai_refusals_total", code="message-unreadable") == before["refusals"] + 1
    assert value("chakai_sockets_open") == 0


def test_a_failure_is_told_to_nobody_and_counted(
    room: Inside, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The visitor hears that it was not their doing; the log has the kind and the place, never the text."""

    async def fail(*_: Any) -> None:
        raise OperationalError(SECRET_TEXT, {"hand": SECRET_TEXT}, sqlite3.OperationalError(SECRET_TEXT))

    monkeypatch.setattr(room.site.rooms, "room", fail)
    before = value("chakai_failures_total")
    answered = room.client.get("/t/sometable", headers={"accept": "text/html"})
    assert answered.status_code == 500
    assert "not your doing" in answered.text
    assert SECRET_TEXT not in answered.text
    assert "default-src" in answered.headers["content-security-policy"]
    assert value("chakai_failures_total") == before + 1
    noted = [record for record in caplog.records if record.levelno >= logging.ERROR]
    for form in (logs.JsonLines(), logs.TextLines()):
        lines = [form.format(record) for record in noted]
        assert len(lines) == 1
        assert SECRET_TEXT not in lines[0]
        assert "sometable" not in lines[0]
        assert "OperationalError" in lines[0]
        assert "home.py" in lines[0]
        assert "/t/{table_id}" in lines[0]


def test_a_database_that_is_away_is_told_in_words(room: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: Any) -> None:
        raise OperationalError(SECRET_TEXT, {}, sqlite3.OperationalError(SECRET_TEXT))

    monkeypatch.setattr(room.site.store, "read", fail)
    monkeypatch.setattr(room.site.store, "write", fail)
    for path in ("/", "/t/sometable", "/replay/sometable", "/rules/matcha", "/nowhere"):
        answered = room.client.get(path, headers={"accept": "text/html"})
        assert answered.status_code == 500, path
        assert "not your doing" in answered.text
        assert SECRET_TEXT not in answered.text
    assert room.client.get("/healthz").status_code == 503


@pytest.mark.parametrize(
    ("name", "message", "arguments"),
    [
        ("asyncio", f"Task exception was never retrieved\nfuture: <Task exception={SECRET_TEXT}>", ()),
        ("asyncio", f"Exception in callback Room.tell({SECRET_TEXT!r})", ()),
        ("uvicorn.error", "Exception in ASGI application %s", (SECRET_TEXT,)),
        ("sqlalchemy.pool", "The connection {SECRET} failed: " + f"'{SECRET_TEXT}'", ()),
    ],
)
def test_what_others_write_is_cut(name: str, message: str, arguments: tuple[str, ...]) -> None:
    record = logging.LogRecord(name, logging.ERROR, "x.py", 1, message, arguments, None)
    for form in (logs.JsonLines(), logs.TextLines()):
        line = form.format(record)
        assert SECRET_TEXT not in line
        assert name in line
        assert message.split(maxsplit=1)[0] in line


@pytest.mark.parametrize(
    "given", ["", "9100", "localhost", "localhost:", ":9100", "a:b", "a:99999", "u@h:1", "h:1/x"]
)
def test_an_address_for_figures_needs_a_port(given: str) -> None:
    with pytest.raises(Refusal, match="metrics-address"):
        address(given)


def test_addresses_for_figures() -> None:
    assert address("127.0.0.1:9100") == ("127.0.0.1", 9100)
    assert address("[::1]:9100") == ("::1", 9100)
    assert Front().metrics is None


def test_a_busy_address_for_figures_is_refused() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        with pytest.raises(Refusal, match="metrics-busy"):
            metrics.publish("127.0.0.1", taken.getsockname()[1])


def texts_in(told: Any) -> Iterator[str]:
    """Every text in a message."""
    if isinstance(told, str):
        yield told
    for part in told.values() if isinstance(told, dict) else told if isinstance(told, list) else ():
        yield from texts_in(part)


@pytest.mark.parametrize("form", logs.FORMS)
def test_no_secret_is_in_any_log_or_figure(tmp_path: Path, form: str) -> None:
    """Whole games with keys and cookies, right and wrong ones; then everything written is searched for them."""
    log, port = tmp_path / "log", free_port()
    options = ("--bot-pause", "0", "--log", form, "--metrics-address", f"127.0.0.1:{port}", "--limit-factor", "10")
    with served(tmp_path, *options, log=log) as server:
        secrets = set(play_with_keys(server))
        figures = httpx.get(f"http://127.0.0.1:{port}/metrics").text
        server.stop()
    written = log.read_text() + figures + server.lines[0]
    moves = {secret for secret in secrets if re.fullmatch(r"\d \S{2,}", secret)}
    assert len(secrets) > 30
    assert len(moves) > 5
    assert [secret for secret in secrets if secret in written] == []
    assert 'route="/t/{table_id}/seat-link"' in figures
    assert re.search(r"/t/\{table_id\}/seat-link", log.read_text())
    assert "/ws/{table_id}" in log.read_text()
    if form == "json":
        lines = [json.loads(line) for line in log.read_text().splitlines()]
        assert all({"time", "level", "event"} <= line.keys() for line in lines)
        assert {"started", "request", "socket", "stopped"} <= {line["event"] for line in lines}
        assert [line for line in lines if line["level"] == "error"] == []


def play_with_keys(server: Server) -> Iterator[str]:
    """Plays, and gives everything that must stay secret."""
    rng = Random(3)
    for number in range(size(1, 6)):
        ann, bea, stranger = (Person(server, name) for name in ("Annabella", "Beatrix", "Stranger"))
        table = invite(ann, bea, rules="grail-2015")
        link = ann.http.post(f"/t/{table}/seat-link", headers={"accept": "application/json"}).json()["link"]
        key = link.partition("#")[2]
        yield from (table, link, key, "Annabella", "Beatrix")
        assert stranger.http.post("/seat", json={"key": key}).status_code == 200
        for wrong in (f"wrongkey{number}", f"{table}.wrongkey"):
            for path in ("/seat", "/join", "/join/look"):
                assert stranger.http.post(path, json={"key": wrong, "name": "Eve"}).status_code == 404
            stranger.http.get(f"/nothing/{wrong}?key={wrong}&lang=nl")
            stranger.http.get("/", headers={"cookie": f"{next(iter(ann.http.cookies))}={wrong}"})
            yield wrong
        for person in (ann, bea, stranger):
            yield from (
                cookie for cookie in (each.value or "" for each in person.http.cookies.jar) if len(cookie) > 5
            )
        players = [Playing(person, table, rng.randrange(10**6)) for person in (ann, bea)]
        for player in players:
            player.start()
        for player in players:
            assert player.over.wait(300)
            yield from (name for name, _ in player.accepted)
        record = ann.http.get(f"/replay/{table}/record").json()
        yield from (text for text in record["moves"] if len(text) > 3)
        ann.http.get(f"/replay/{table}?eyes=0")
        ann.http.post("/replay", data={"record": json.dumps(record)})
