"""Bad input, broken connections and races: refused in words, nothing lost, nobody stuck."""

import gc
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update
from sqlalchemy.exc import OperationalError

from chakai.core.illegal import Refusal
from chakai.web.books import Append
from chakai.web.database import database_url
from chakai.web.keys import secret_of
from chakai.web.schema import entries, tables
from tests.web.rooms import (
    GATE,
    JSON,
    Inside,
    answer,
    fresh,
    hello,
    inside,
    move,
    next_scene,
    post,
    reason,
    refused,
    set_by_form,
)


def hold_up(room: Inside) -> tuple[threading.Event, threading.Event]:
    """Keeps the writer busy until the second event is set; the first says that it is."""
    busy, go = threading.Event(), threading.Event()

    def job(_connection: Any) -> None:
        busy.set()
        go.wait(20)

    room.client.portal.start_task_soon(room.site.store.write, job)  # type: ignore[union-attr]  # it is running
    busy.wait(20)
    return busy, go


def test_a_move_whose_sender_is_gone_is_told_to_the_others(room: Inside) -> None:
    """The connection breaks while the move is being written: it is on disk, so everybody hears of it."""
    table = fresh(room)
    with room.socket(table, 1) as bea:
        with room.socket(table, 0) as ann:
            scene = hello(ann)
            hello(bea)
            _, go = hold_up(room)
            move(ann, scene["now"]["pass"], scene["version"], "once")
        go.set()
        while next_scene(bea)["version"] == scene["version"]:
            pass
        with room.socket(table, 0) as ann:
            hello(ann)
            move(ann, scene["now"]["pass"], scene["version"], "once")
            assert answer(ann, "once")["type"] == "accepted"
            assert hello(ann)["version"] == scene["version"] + 1


def test_a_bot_tries_again_when_the_database_fails(room: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    table = set_by_form(room, opponent="bot:novice", dealer="me")
    write = room.site.store.write
    failures: list[Any] = []

    async def fail_once(job: Any, of: str = "") -> Any:
        if not failures and isinstance(job, Append) and len(journal_of(room, table)) == 2:
            failures.append(job)
            raise OperationalError("disk full", None, Exception("disk full"))
        return await write(job, of)

    with room.socket(table, 0) as ann:
        scene = hello(ann)
        monkeypatch.setattr(room.site.store, "write", fail_once)
        move(ann, scene["now"]["hand"][0]["lay"][0]["move"], scene["version"])
        while scene["version"] < 3:
            scene = next_scene(ann)
    assert failures


def journal_of(room: Inside, table: str) -> list[Any]:
    with room.site.store.engine.connect() as connection:
        return list(connection.execute(select(entries).where(entries.c.table_id == table)))


def test_deleting_a_game_lets_its_bot_rest(room: Inside) -> None:
    table = set_by_form(room, opponent="bot:regular", dealer="other")
    assert post(room, f"/t/{table}/delete", 0).status_code == 303
    assert "no such table" in reason(post(room, f"/t/{table}/delete", 0), 404)
    assert room.client.get(f"/t/{table}").status_code == 404


def test_who_has_given_up_a_game_cannot_ask_for_another(room: Inside) -> None:
    table = fresh(room)
    with room.socket(table, 0) as ann, room.socket(table, 1) as bea:
        hello(ann)
        hello(bea)
        ann.send_json({"type": "resign", "id": "r"})
        assert answer(ann, "r")["type"] == "accepted"
        assert post(room, f"/t/{table}/delete", 0).status_code == 303
        ann.send_json({"type": "rematch", "id": "a"})
        assert "watching" in refused(ann, "a")
        bea.send_json({"type": "rematch", "id": "b"})
        assert answer(bea, "b")["type"] == "accepted"  # an offer that nobody can take


@pytest.mark.parametrize("origin", ["http://[", "null", "", "https://testserver.evil.example"])
def test_odd_origins_are_refused(room: Inside, origin: str) -> None:
    assert room.client.post("/name", data={"name": "Eve"}, headers=JSON | {"origin": origin}).status_code == 403


@pytest.mark.parametrize("table", ["%00", "a%00b", "x" * 5000, "..%2f..", "%F0%9F%8D%B5"])
def test_odd_ids_are_unknown_tables(room: Inside, table: str) -> None:
    for path in (f"/t/{table}", f"/replay/{table}", f"/replay/{table}/record"):
        assert room.client.get(path, headers=JSON).status_code == 404
    assert post(room, f"/t/{table}/seat-link", 0).status_code == 404


def test_odd_frames_are_refused_and_the_table_goes_on(room: Inside) -> None:
    table = fresh(room)
    with room.socket(table, 0) as ann:
        hello(ann)
        ann.send_bytes(b"\x00\x01")
        assert ann.receive_json()["type"] == "refused"
        ann.send_text('{"type":"move","id":"v","move":"0 -","version":' + "9" * 4000 + "}")
        assert ann.receive_json()["type"] == "refused"
        ann.send_json({"type": "say", "id": "s", "text": "\u3164\u200b\u202e"})
        assert refused(ann, "s")
        ann.send_json({"type": "say", "id": "t", "text": "tea\u202e\x00 \ue0004g\ue001"})
        assert answer(ann, "t")["type"] == "accepted"
        ann.send_json({"type": "hello", "frames": 0, "talk": 0})
        while not (scene := next_scene(ann))["talk"]["lines"]:
            pass
        assert scene["talk"]["lines"][0]["text"] == "tea 4g"


def test_a_long_body_without_a_length_is_refused_in_words(room: Inside) -> None:
    body = (b"x" * 100_000 for _ in range(40))
    headers = JSON | {"content-type": "application/x-www-form-urlencoded"}
    assert "too long" in reason(room.client.post("/tables", content=body, headers=headers), 413)


def test_one_broken_table_does_not_stop_the_server(tmp_path: Path) -> None:
    with inside(tmp_path) as room:
        good = set_by_form(room, opponent="bot:novice", dealer="other")
        broken = fresh(room)
        room.write(
            lambda connection: connection.execute(
                update(entries).values(data={"moves": ["nonsense"]}).where(entries.c.table_id == broken)
            )
        )
        room.write(
            lambda connection: connection.execute(
                update(tables).values(bot_due=True, due=1.0).where(tables.c.id == broken)
            )
        )
    with inside(tmp_path) as room, room.socket(good, 0) as ann:
        scene = hello(ann)
        while scene["version"] < 2:
            scene = next_scene(ann)


def test_a_key_that_is_too_short_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url = database_url(str(tmp_path / "x.sqlite"))
    (tmp_path / "x.sqlite.key").write_bytes(b"")
    with pytest.raises(Refusal, match="key-too-short"):
        secret_of(url)
    (tmp_path / "x.sqlite.key").unlink()
    assert secret_of(url) == secret_of(url)
    assert (tmp_path / "x.sqlite.key").stat().st_mode & 0o077 == 0
    assert (tmp_path / "x.sqlite").stat().st_mode & 0o077 == 0
    monkeypatch.setenv("CHAKAI_SECRET", "short")
    with pytest.raises(Refusal, match="key-too-short"):
        secret_of(url)


def test_talk_while_a_bot_moves_does_not_stop_it(room: Inside) -> None:
    """Bots that may move several times in a row, in a game full of talk, never get stuck."""
    for number in range(3):
        table = set_by_form(room, opponent="bot:novice", rules="grail-2015", dealer="me")
        with room.socket(table, 0) as ann:
            scene, said = hello(ann), 0
            while scene["state"] == "playing" and scene["version"] < 40:
                if scene["seat"] in scene["now"]["to_act"]:
                    now = scene["now"]
                    text = now["pass"] or next(iter(now["keep"]["moves"].values()))
                    move(ann, text, scene["version"], f"{number}-{scene['version']}")
                for _ in range(3):
                    said += 1
                    ann.send_json({"type": "say", "id": f"s{said}", "text": "tea"})
                    if said % 20 == 0:
                        time.sleep(1.1)  # so much and no more may be said
                version = scene["version"]
                while scene["state"] == "playing" and scene["version"] == version:
                    scene = next_scene(ann)


def test_a_table_has_one_room_as_long_as_anybody_is_there(room: Inside) -> None:
    """Whoever comes while the last one leaves sits in the same room, and hears of every move."""
    table = fresh(room)
    with room.socket(table, 0) as ann:
        with room.socket(table, 1):  # comes, says nothing, and goes
            pass
        scene = hello(ann)
        with room.socket(table, 1) as bea:
            hello(bea)
            move(ann, scene["now"]["pass"], scene["version"])
            while next_scene(bea)["version"] == scene["version"]:
                pass
    gc.collect()
    assert not list(room.site.rooms._rooms)


@pytest.mark.parametrize(
    "text", ["", "[]", "null", "{", '{"type":"dance"}', '{"type":"move"}', "\x00", "9" * 17_000]
)
def test_nonsense_is_refused_in_words_and_the_table_goes_on(room: Inside, text: str) -> None:
    table = fresh(room)
    with room.socket(table, 0) as ann:
        scene = hello(ann)
        ann.send_text(text)
        heard = ann.receive_json()
        assert heard["type"] == "refused"
        assert heard["reason"]
        move(ann, str(scene["now"]["pass"]), scene["version"])
        assert answer(ann, "m1")["type"] == "accepted"


def test_too_much_at_once_is_refused(room: Inside) -> None:
    table = fresh(room)
    with room.socket(table, 0) as ann:
        for _ in range(200):
            ann.send_text("x")
        assert any("too much" in ann.receive_json()["reason"] for _ in range(200))


def test_a_forged_pass_is_refused_in_words(room: Inside) -> None:
    table = fresh(room)
    forged = {"cookie": f"{GATE.cookie}=ann.forged"}
    assert "pass" in reason(room.client.post("/tables", data={"name": "Eve"}, headers=forged | JSON), 403)
    page = room.client.get("/", headers=forged | {"accept": "text/html"})
    assert page.status_code == 200
    assert "newcomer" in page.text
    with room.client.websocket_connect(f"/ws/{table}", headers=forged) as socket:
        assert "pass" in socket.receive_json()["reason"]


def test_a_guessed_key_tells_nothing(room: Inside) -> None:
    """Whether there is such a table or not, whether a link was ever made or not: the same answer."""
    table = set_by_form(room, opponent="friend")
    guesses = [f"{table}.guess", f"{table}", "nothing.guess", "nothing", GATE.invitation("other")[:-1], "", "ключ"]
    for path in ("/join", "/join/look", "/seat"):
        said = {
            room.client.post(path, json={"key": guess, "name": "Eve"}, headers=JSON).content for guess in guesses
        }
        assert len(said) == 1, path


def test_other_pages_cannot_act_here(room: Inside) -> None:
    table = fresh(room)
    foreign = {"origin": "https://evil.example"}
    answered = room.client.post("/tables", data={"name": "Eve"}, headers=foreign | JSON)
    assert "not sent from a page of this server" in reason(answered, 403)
    with room.client.websocket_connect(f"/ws/{table}", headers=room.headers(0) | foreign) as socket:
        assert "not sent from" in socket.receive_json()["reason"]
    own = {"origin": "http://testserver"}
    assert room.client.post("/name", data={"name": "Ann"}, headers=own, follow_redirects=False).status_code == 303


def test_unknown_tables_and_pages(room: Inside) -> None:
    for path in ("/t/nothing", "/replay/nothing", "/nothing", "/t/nothing/record", "/static/../app.py"):
        page = room.client.get(path, headers={"accept": "text/html"})
        assert page.status_code == 404
        assert "There is no such" in page.text
    with room.client.websocket_connect("/ws/nothing") as socket:
        assert "no such table" in socket.receive_json()["reason"]


@pytest.mark.parametrize(
    "form",
    [
        {"name": ""},
        {"name": " \u200b\n"},
        {"name": "x" * 41},
        {"name": "Ann", "rules": "chess"},
        {"name": "Ann", "game": "chess"},
        {"name": "Ann", "opponent": "bot:god"},
        {"name": "Ann", "opponent": "exec:rm"},
        {"name": "Ann", "opponent": "one-device"},
        {"name": "Ann", "seconds": "7"},
        {"name": "Ann", "seconds": "soon"},
        {"name": "Ann", "dealer": "nobody"},
        {"name": "x" * 3_000_000},
    ],
    ids=lambda form: str(form)[:40],
)
def test_a_bad_form_is_refused_in_words(room: Inside, form: dict[str, str]) -> None:
    answered = post(room, "/tables", 0, **form)
    assert 400 <= answered.status_code < 500
    assert answered.json()["reason"]


def test_pages_may_load_nothing_from_elsewhere(room: Inside) -> None:
    for path in ("/", "/join", "/seat", "/replay", "/rules/matcha", "/rules/matcha/summary"):
        page = room.client.get(path, headers={"accept": "text/html"})
        assert page.status_code == 200
        policy = page.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert "style=" not in page.text
        assert "onclick" not in page.text
