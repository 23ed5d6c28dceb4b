"""Nobody takes more than their share: not by one address, not by many, and a family never notices."""

from pathlib import Path
from typing import Any

import pytest
import uvicorn
from fastapi.testclient import TestClient
from starlette.testclient import WebSocketDenialResponse
from starlette.websockets import WebSocketDisconnect

from chakai.core.illegal import Refusal
from chakai.web import room as rooms_module
from chakai.web import seats
from chakai.web.app import Setting, create_app
from chakai.web.front import Front
from chakai.web.limits import UNKNOWN, Buckets, Limits, Rate, household
from chakai.web.sweeping import KEPT, sweep
from tests.web.rooms import JSON, Clock, Inside, answer, fresh, hello, inside, post, reason, refused, set_by_form

ONE = Rate(1, 0.1)


def limited(folder: Path, ticks: Clock, **limits: Any) -> Any:
    return inside(folder, limits=Limits(**limits), ticks=ticks)


@pytest.mark.parametrize(
    ("kind", "path", "form"),
    [
        ("posts", "/name", {"data": {"name": "Ann"}}),
        ("tables", "/tables", {"data": {"name": "Ann"}}),
        ("keys", "/seat", {"json": {"key": "x"}}),
        ("keys", "/join", {"json": {"key": "x"}}),
        ("keys", "/join/look", {"json": {"key": "x"}}),
        ("records", "/replay", {"data": {"record": "x"}}),
    ],
)
def test_an_address_that_is_too_fast_is_told_when_to_come_back(
    tmp_path: Path, kind: str, path: str, form: dict[str, Any]
) -> None:
    ticks = Clock()
    with limited(tmp_path, ticks, **{kind: Rate(2, 0.1)}) as room:
        for _ in range(2):
            answered = room.client.post(path, headers=JSON, follow_redirects=False, **form)
            assert answered.status_code != 429
        answered = room.client.post(path, headers=JSON, follow_redirects=False, **form)
        assert "too much" in reason(answered, 429)
        assert answered.json()["code"] == "too-fast"
        assert answered.headers["retry-after"] == "10"
        page = room.client.post(path, headers={"accept": "text/html", "accept-language": "nl"}, **form)
        assert page.text == "Dat was te veel tegelijk. Wacht even."
        assert "default-src" in page.headers["content-security-policy"]
        ticks.at += 10
        again = room.client.post(path, headers=JSON, follow_redirects=False, **form)
        assert again.status_code != 429


def test_pages_are_limited_and_files_are_not(tmp_path: Path) -> None:
    with limited(tmp_path, Clock(), pages=Rate(2, 1), replays=ONE) as room:
        for _ in range(5):
            assert room.client.get("/static/js/wire.js").status_code == 200
            assert room.client.get("/healthz").status_code == 200
        assert room.client.get("/replay/nothing", headers=JSON).status_code == 404
        assert room.client.get("/replay/nothing", headers=JSON).status_code == 429
        assert room.client.get("/").status_code == 429


def test_sockets_of_one_address_are_counted(tmp_path: Path) -> None:
    with limited(tmp_path, Clock(), open_sockets=2) as room:
        table = fresh(room)
        with room.socket(table, 0) as ann:
            hello(ann)
            with room.socket(table, 1) as bea:
                hello(bea)
                with pytest.raises(WebSocketDenialResponse) as denied, room.socket(table, None):
                    pass
                assert denied.value.status_code == 429
                assert int(denied.value.headers["retry-after"]) > 0
            with room.socket(table, None) as watcher:
                hello(watcher)


def test_new_sockets_have_a_rate(tmp_path: Path) -> None:
    with limited(tmp_path, Clock(), sockets=ONE) as room:
        table = fresh(room)
        with room.socket(table, 0):
            pass
        with pytest.raises(WebSocketDenialResponse), room.socket(table, 0):
            pass


def test_messages_of_all_sockets_are_summed(tmp_path: Path) -> None:
    ticks = Clock()
    with limited(tmp_path, ticks, messages=Rate(4, 1)) as room:
        table = fresh(room)
        with room.socket(table, 0) as ann, room.socket(table, 1) as bea:
            for socket in (ann, bea, ann, bea):
                socket.send_text("x")
                assert "too much" not in socket.receive_json()["reason"]
            bea.send_text("x")
            assert "too much" in bea.receive_json()["reason"]
            ticks.at += 1
            ann.send_text("x")
            assert "too much" not in ann.receive_json()["reason"]


def test_who_does_not_stop_is_sent_away_and_may_come_back(tmp_path: Path) -> None:
    with limited(tmp_path, Clock(), one_socket=Rate(1, 0.001)) as room:
        table = fresh(room)
        with room.socket(table, 0) as ann:
            for _ in range(600):
                ann.send_text("x")
            heard = 0
            with pytest.raises(WebSocketDisconnect) as closed:
                heard = count_answers(ann)
            assert closed.value.code == 1013
            assert heard == 0
        with room.socket(table, 0) as ann:
            assert hello(ann)["state"] == "playing"


def count_answers(socket: Any) -> int:
    for count in range(600):
        assert socket.receive_json()["type"] == "refused", count
    return 600


def test_memory_has_an_end_and_nobody_is_forgotten_for_it() -> None:
    buckets = Buckets(Rate(2, 0.1), most=100)
    for _ in range(2):
        buckets.take("hasty", 0)
    refused_newcomers = 0
    for number in range(10_000):
        try:
            buckets.take(f"address {number}", 1)
        except Refusal:
            refused_newcomers += 1
        assert len(buckets) <= 100
    assert refused_newcomers > 9_000  # they share one bucket as long as the others are not full
    with pytest.raises(Refusal, match="too-fast"):
        buckets.take("hasty", 1)
    for number in range(200):
        buckets.take(f"later {number}", 1_000 + 10 * number)  # full buckets make room
    assert len(buckets) <= 100


@pytest.mark.parametrize(
    ("host", "counts_as"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", UNKNOWN),
        ("", UNKNOWN),
        (None, UNKNOWN),
    ],
)
def test_a_household_counts_as_one(host: str | None, counts_as: str) -> None:
    assert household(host) == counts_as


def behind(folder: Path, name: str, *proxies: str) -> TestClient:
    """An application as uvicorn would call it for a connection from 192.0.2.1."""
    setting = Setting(str(folder / f"{name}.sqlite"), "http://testserver", limits=Limits(pages=ONE))
    config = uvicorn.Config(create_app(setting), **Front(proxies=proxies).uvicorn())
    config.load()
    return TestClient(config.loaded_app, client=("192.0.2.1", 1234))


@pytest.mark.parametrize(
    ("proxies", "second"),
    [((), 429), (("127.0.0.1",), 429), (("192.0.2.1",), 200), (("10.0.0.1", "192.0.2.0/24"), 200)],
)
def test_only_a_trusted_proxy_says_who_comes(tmp_path: Path, proxies: tuple[str, ...], second: int) -> None:
    with behind(tmp_path, "db", *proxies) as client:
        assert client.get("/join", headers={"x-forwarded-for": "198.51.100.1"}).status_code == 200
        assert client.get("/join", headers={"x-forwarded-for": "198.51.100.2"}).status_code == second
        assert client.get("/join", headers={"x-forwarded-for": "198.51.100.1"}).status_code == 429


def test_a_proxy_that_is_no_address_is_refused() -> None:
    with pytest.raises(Refusal, match="trusted-proxy"):
        Front(proxies=("*",))


def test_limits_can_be_multiplied() -> None:
    more = Limits().times(10)
    assert more.posts == Rate(Limits().posts.burst * 10, Limits().posts.per_second * 10)
    assert more.open_sockets == 10 * Limits().open_sockets
    assert more.waiting_tables == Limits().waiting_tables


def test_the_documented_limits_are_the_limits() -> None:
    page, limits = (Path(__file__).parents[2] / "docs" / "server.md").read_text("utf-8"), Limits()
    rows = [
        ("pages", "posts"),
        ("tables",),
        ("keys",),
        ("records", "replays"),
        ("sockets",),
        ("messages", "one_socket"),
    ]
    for row in rows:
        rates = [getattr(limits, name) for name in row]
        at_once = " · ".join(f"{rate.burst:g}" for rate in rates)
        later = " · ".join(f"{rate.per_second:g}" for rate in rates)
        assert f"| {at_once} | {later} |" in page
    assert f"({limits.open_sockets} open at a time)" in page
    assert f"a player {limits.waiting_tables} tables" in page


def test_a_player_has_so_many_waiting_tables(tmp_path: Path) -> None:
    with limited(tmp_path, Clock(), waiting_tables=2) as room:
        first = set_by_form(room, opponent="friend")
        set_by_form(room, opponent="anyone")
        form = {"name": "Ann", "rules": "grail-2015", "opponent": "friend"}
        assert "2 tables of yours" in reason(post(room, "/tables", 0, **form), 409)
        set_by_form(room, 1, opponent="friend")
        assert post(room, f"/t/{first}/delete", 0).status_code == 303
        set_by_form(room, opponent="friend")


def test_talk_and_links_have_an_end(room: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms_module, "MOST_TALK", 2)
    monkeypatch.setattr(seats, "MOST_LINKS", 2)
    table = fresh(room)
    with room.socket(table, 0) as ann:
        hello(ann)
        for number in range(2):
            ann.send_json({"type": "say", "id": f"s{number}", "text": "tea"})
            assert answer(ann, f"s{number}")["type"] == "accepted"
            assert post(room, f"/t/{table}/seat-link", 0).status_code == 200
        ann.send_json({"type": "say", "id": "more", "text": "tea"})
        assert "no room for more" in refused(ann, "more")
    assert "2 private links" in reason(post(room, f"/t/{table}/seat-link", 0), 409)


def test_tables_that_nobody_came_to_are_swept_away(room: Inside) -> None:
    waiting, open_one = set_by_form(room, opponent="friend"), set_by_form(room, opponent="anyone")
    begun = set_by_form(room, opponent="one-device", other_name="Bea")
    old_books = fresh(room)  # its row says nothing of a start, its journal does
    room.clock.at += KEPT - 1
    late = set_by_form(room, opponent="friend")
    assert room.client.portal.call(sweep, room.site.rooms) == 0  # type: ignore[union-attr]  # it is running
    with room.socket(waiting, 0) as ann:
        hello(ann)
        room.clock.at += 2
        assert room.client.portal.call(sweep, room.site.rooms) == 2  # type: ignore[union-attr]
        assert "no such table" in ann.receive_json()["reason"]
    found = {
        table: room.client.get(f"/t/{table}").status_code for table in (waiting, open_one, begun, late, old_books)
    }
    assert found == {waiting: 404, open_one: 404, begun: 200, late: 200, old_books: 200}
