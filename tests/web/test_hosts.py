"""Under foreign names nothing is served; pages load nothing inline; deals come from the system's own source."""

import random
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from starlette.testclient import WebSocketDenialResponse

import chakai
from chakai.core.chance import SecureLuck
from chakai.web.app import Setting, create_app
from chakai.web.hosts import is_known, known_hosts
from tests.web.rooms import JSON, Inside, answer, fresh, hello, inside, reason

TEMPLATES = sorted((Path(chakai.__file__).parent / "web" / "templates").glob("*.html"))


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("tea.example.org", True),
        ("TEA.example.org:8620", True),
        ("tea.example.org.", True),
        ("tea.lan", True),
        ("localhost:8620", True),
        ("127.0.0.1:8620", True),
        ("192.168.1.20", True),
        ("[::1]:8620", True),
        ("evil.example", False),
        ("evil.tea.example.org", False),
        ("tea.example.org.evil.example", False),
        ("localhost@evil.example", False),
        ("evil.example#localhost", False),
        ("127.0.0.1.evil.example", False),
        ("[::1", False),
        ("", False),
        (None, False),
    ],
)
def test_names_of_this_server(host: str | None, known: bool) -> None:
    assert is_known(host, known_hosts("https://tea.example.org", ("Tea.lan",))) is known


def test_a_foreign_name_leads_nowhere(room: Inside) -> None:
    """A page of somebody else whose name was made to lead here reads nothing and does nothing."""
    table, foreign = fresh(room), {"host": "evil.example", "origin": "http://evil.example"}
    for asked in (room.client.get, room.client.post):
        answered = asked("/", headers=JSON | foreign)
        assert "--allow-host" in reason(answered, 421)
        assert "set-cookie" not in answered.headers
    assert room.client.get("/", headers={"accept": "text/html"} | foreign).status_code == 421
    with (
        pytest.raises(WebSocketDenialResponse) as denied,
        room.client.websocket_connect(f"/ws/{table}", headers=room.headers(0) | foreign),
    ):
        pass
    assert denied.value.status_code == 421
    assert room.client.get("/healthz", headers=foreign).status_code == 200


def test_another_name_can_be_allowed(tmp_path: Path) -> None:
    with inside(tmp_path, hosts=("tea.lan",)) as room:
        assert room.client.get("/", headers={"host": "tea.lan:8620"}).status_code == 200


def test_a_public_https_address_is_for_https_only(tmp_path: Path) -> None:
    setting = Setting(str(tmp_path / "db.sqlite"), "https://tea.example.org", public=True)
    with TestClient(create_app(setting), base_url="https://tea.example.org") as client:
        headers = client.get("/join").headers
        assert headers["strict-transport-security"].startswith("max-age=")
        assert "upgrade-insecure-requests" in headers["content-security-policy"]
        assert "Secure" in headers["set-cookie"]
        plain = client.get("/join", headers={"host": "192.168.1.20"}).headers
        assert "strict-transport-security" not in plain
        assert "upgrade-insecure-requests" not in plain["content-security-policy"]


class Inline(HTMLParser):
    """Finds what a strict policy forbids."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        data = given.get("type") == "application/json"
        if tag == "style" or (tag == "script" and not data and not (given.get("src") or "").strip()):
            self.found.append(tag)
        for name, value in attrs:
            scripted = (value or "").strip().lower().startswith("javascript:")
            if name == "style" or name.startswith("on") or scripted or name == "srcdoc":
                self.found.append(f"{tag} {name}")


def inline_in(text: str) -> list[str]:
    reader = Inline()
    reader.feed(text)
    return reader.found


def test_the_reader_finds_what_is_forbidden() -> None:
    wrong = "<style></style><p style='x' onclick='y'><script>1</script><a href=' JavaScript:x'><script src=''>"
    assert inline_in(wrong) == ["style", "p style", "p onclick", "script", "a href", "script"]
    assert inline_in('<script type="application/json">{}</script><script src="/x.js"></script>') == []


@pytest.mark.parametrize("template", TEMPLATES, ids=lambda path: path.name)
def test_templates_have_nothing_inline(template: Any) -> None:
    assert inline_in(template.read_text("utf-8")) == []


def test_pages_have_nothing_inline(room: Inside) -> None:
    """Every page that the description knows, also of a table and of a finished game."""
    table = fresh(room)
    with room.socket(table, 0) as ann:
        hello(ann)
        ann.send_json({"type": "resign", "id": "r"})
        assert answer(ann, "r")["type"] == "accepted"
    html, read = {"accept": "text/html"} | room.headers(0), 0
    for path, operations in room.client.get("/openapi.json").json()["paths"].items():
        if "get" not in operations:
            continue
        for game in ("matcha", "genmaicha", "<script>"):
            page = room.client.get(path.format(table_id=table, game=game), headers=html)
            assert page.status_code < 500
            if page.headers["content-type"].startswith("text/html"):
                assert inline_in(page.text) == []
                policy = page.headers["content-security-policy"]
                assert "'unsafe" not in policy
                assert "script-src 'self';" in policy
                assert "style-src 'self';" in policy
                assert "connect-src 'self';" in policy
                read += 1
    assert read >= 20


def test_deals_come_from_the_systems_own_source(monkeypatch: pytest.MonkeyPatch) -> None:
    luck = Setting().luck
    assert isinstance(luck, SecureLuck)
    drawn: list[int] = []
    real = random._urandom  # type: ignore[attr-defined]  # what SystemRandom reads

    def noted(count: int) -> bytes:
        drawn.append(count)
        return bytes(real(count))

    monkeypatch.setattr(random, "_urandom", noted)
    random.seed(1)
    first = luck.permutation(52)
    random.seed(1)
    assert luck.permutation(52) != first  # a seed changes nothing
    assert len(drawn) > 50
