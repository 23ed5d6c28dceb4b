"""A server inside the test, with its clock, ids, luck and key given; and situations put into its books."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

from fastapi.testclient import TestClient
from sqlalchemy import delete
from starlette.testclient import WebSocketTestSession

from chakai.core.chance import SeededLuck
from chakai.core.seats import Seat, Viewer
from chakai.games import GAMES
from chakai.table.table import Table
from chakai.web import books
from chakai.web.app import Setting, create_app
from chakai.web.books import Book, Entry, Sitting, Terms
from chakai.web.people import Gate, Pass
from chakai.web.schema import tables
from chakai.web.thinking import Pace

SECRET = b"a key for tests only"
GATE = Gate(SECRET)
PARTY = ("Ann", "Bea", "Cy", "Di", "Ed", "Fay")
PEOPLE = tuple(Pass(f"{name.lower()}'s own secret") for name in PARTY)
WATCHER = Pass("a watcher's own secret")
NAMES = PARTY[:2]
JSON = {"accept": "application/json"}
"""The answer that a script wants, not a person."""
SITTINGS = tuple(Sitting("person", name) for name in NAMES)


@dataclass
class Clock:
    """A time that stands still until it is moved."""

    at: float = 1_000_000.0

    def __call__(self) -> float:
        return self.at


def in_books(
    game: str,
    rules: Any,
    state: Any,
    *,
    table: str,
    at: float,
    terms: Terms | None = None,
    sittings: tuple[Sitting, ...] = SITTINGS,
) -> tuple[Book, list[Entry]]:
    """A situation as the server keeps it: its record, and the answers of an open stage beside it."""
    made = GAMES[game]
    book = Book(
        id=table,
        game=game,
        rules=rules.name,
        house=made.house_of(rules),
        terms=terms or Terms(),
        made=at,
        open=False,
        due=None,
        sittings=sittings,
    )
    kept: list[tuple[str, dict[str, Any]]] = [("moves", {"moves": [str(move) for move in made.moves(state)]})]
    kept += [("answer", {"seat": move.seat, "id": "x", "move": str(move)}) for move in made.pending(state)]
    return book, [Entry(number, at, kind, data) for number, (kind, data) in enumerate(kept)]


@dataclass
class Inside:
    """A running application and its parts."""

    client: TestClient
    clock: Clock
    lang: str = "en"

    @property
    def site(self) -> Any:
        return self.client.app.state.site  # type: ignore[attr-defined]  # a FastAPI application

    def write(self, job: Any) -> Any:
        """Writes into the books as the server would."""
        return self.client.portal.call(self.site.store.write, job)  # type: ignore[union-attr]  # it is running

    def cookies(self, seat: Viewer) -> dict[str, str]:
        return {"lang": self.lang, GATE.cookie: GATE.written(WATCHER if seat is None else PEOPLE[seat])}

    def headers(self, seat: Viewer) -> dict[str, str]:
        return {"cookie": "; ".join(f"{name}={value}" for name, value in self.cookies(seat).items())}

    @contextmanager
    def socket(self, table: str, seat: Viewer) -> Iterator[WebSocketTestSession]:
        with self.client.websocket_connect(f"/ws/{table}", headers=self.headers(seat)) as socket:
            yield socket

    def set_table(
        self, game: str, rules: Any, state: Any, *, table: str = "k7j2table", terms: Terms | None = None
    ) -> str:
        """A table in this very situation: its record, and the answers of an open stage beside it."""
        sittings = tuple(Sitting("person", name) for name in PARTY[: getattr(state, "players", 2)])
        book, kept = in_books(game, rules, state, table=table, at=self.clock(), terms=terms, sittings=sittings)

        def job(connection: Any) -> None:
            books.set_table(connection, book, {seat: [PEOPLE[seat].player] for seat in range(len(sittings))})
            for entry in kept:
                books.append(connection, table, entry)

        self.write(job)
        return table

    def clear(self, table: str) -> None:
        """Takes a table away, so that another can be set under the same id."""
        self.write(lambda connection: connection.execute(delete(tables).where(tables.c.id == table)))
        if (room := self.site.rooms._rooms.get(table)) is not None:
            room.gone = True


@contextmanager
def inside(
    folder: Path, *, name: str = "db", lang: str = "en", database: str | None = None, **more: Any
) -> Iterator[Inside]:
    """A server in this process, on a file in this folder or on another database; `more` of its setting."""
    clock = Clock()
    ids = (f"id{number}" for number in count(1))
    app = create_app(
        Setting(
            database=database or str(folder / f"{name}.sqlite"),
            base_url="http://testserver",
            bot_processes=1,
            pace=Pace(0),
            luck=SeededLuck(name, 0),
            now=clock,
            new_id=lambda: next(ids),
            secret=SECRET,
            **more,
        )
    )
    with TestClient(app) as client:
        yield Inside(client, clock, lang)


def hello(socket: WebSocketTestSession, **more: Any) -> dict[str, Any]:
    """Comes to the table; the scene that answers."""
    socket.send_json({"type": "hello", **more})
    return next_scene(socket)


def next_scene(socket: WebSocketTestSession) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = socket.receive_json()
        if message["type"] == "scene":
            return message


def move(socket: WebSocketTestSession, text: str, version: int, name: str = "m1") -> None:
    socket.send_json({"type": "move", "id": name, "version": version, "move": text})


def answer(socket: WebSocketTestSession, name: str) -> dict[str, Any]:
    """What the server says to a submission; scenes on the way are passed over."""
    while True:
        message: dict[str, Any] = socket.receive_json()
        if message["type"] != "scene" and message["id"] == name:
            return message


def seat_to_act(scene: dict[str, Any]) -> Seat:
    return int(scene["now"]["to_act"][0])


def fresh(room: Inside, rules: str = "matagot-2020", **terms: Any) -> str:
    """A table of Ann and Bea, just dealt."""
    game = GAMES["matcha"]
    table = Table(game, game.rules(rules), NAMES, SeededLuck("fresh", 0))
    return room.set_table("matcha", table.rules, table._state, terms=Terms(**terms))


def post(room: Inside, path: str, seat: int | None = None, **form: Any) -> Any:
    return room.client.post(path, data=form, headers=room.headers(seat) | JSON, follow_redirects=False)


def set_by_form(room: Inside, seat: int = 0, **form: Any) -> str:
    made = post(room, "/tables", seat, **({"name": NAMES[seat], "rules": "grail-2015"} | form))
    assert made.status_code == 303, made.text
    return str(made.headers["location"].removeprefix("/t/"))


def reason(response: Any, status: int) -> str:
    assert response.status_code == status, response.text
    return str(response.json()["reason"])


def refused(socket: Any, name: str = "m1") -> str:
    heard = answer(socket, name)
    assert heard["type"] == "refused", heard
    return str(heard["reason"])


def all_bytes(room: Inside, table: str, viewer: Viewer, nonsense: Sequence[str], version: int = 3) -> list[str]:
    """Everything the server says to a viewer who comes, comes back, and asks for what cannot be."""
    pages = [
        room.client.get(path, headers=room.headers(viewer)) for path in (f"/t/{table}", f"/replay/{table}", "/")
    ]
    said = [f"{page.status_code} {sorted(page.headers.multi_items())} {page.text}" for page in pages]
    with room.socket(table, viewer) as socket:
        for frames in (0, 1, 3, 1000):
            socket.send_json({"type": "hello", "frames": frames, "talk": 0})
            said.append(socket.receive_text())
        for number, text in enumerate(nonsense):
            move(socket, text, version, name=f"n{number}")
            said.append(socket.receive_text())
            socket.send_text(text)
            said.append(socket.receive_text())
        socket.send_json({"type": "hello", "seat": 1 if viewer == 0 else 0})
        said.append(socket.receive_text())
    return said
