"""Tables of three and more inside a test: set by the form, joined by invitation, played by anybody."""

import asyncio
import time
from collections.abc import Callable
from random import Random
from typing import Any

from chakai.web.books import Sitting
from chakai.web.room import Room
from tests.web.rooms import GATE, JSON, PARTY, Inside, set_by_form


def set_party(room: Inside, *who: str, host: int = 0, **form: Any) -> str:
    """A table of Genmaicha with these beside the host."""
    fields = {"game": "genmaicha", "seats": len(who) + 1, "who": list(who)} | form
    return set_by_form(room, host, **fields, name=PARTY[host])


def join(room: Inside, table: str, seat: int, name: str | None = None) -> Any:
    """Somebody comes by the invitation."""
    key = {"key": GATE.invitation(table), "name": name or PARTY[seat]}
    return room.client.post("/join", json=key, headers=room.headers(seat) | JSON)


def party(room: Inside, people: int = 3, **form: Any) -> str:
    """A table of so many people, just begun."""
    table = set_party(room, *["friend"] * (people - 1), **form)
    for seat in range(1, people):
        assert join(room, table, seat).status_code == 200
    return table


def room_of(room: Inside, table: str) -> Room:
    return ask(room, room.site.rooms.room, table)  # type: ignore[no-any-return]


def ask(room: Inside, what: Callable[..., Any], *facts: Any) -> Any:
    """Calls something of the server in its own loop."""
    return room.client.portal.call(what, *facts)  # type: ignore[union-attr]  # it is running


def act(room: Inside, table: str, seat: int, move: str | None = None, seed: int = 0) -> None:
    """A person's move: this one, or any."""
    there = room_of(room, table)
    assert there.table is not None
    chosen = move or str(Random(seed).choice(list(there.table.legal(seat))))
    version = there.table.version
    ask(room, there.submit, seat, f"{version}-{seed}", chosen, version)


def leave(room: Inside, table: str, seat: int, name: str = "leaves") -> None:
    ask(room, room_of(room, table).resign, seat, name)


def play_out(room: Inside, table: str, seed: int = 0) -> Room:
    """All people move at random; the bots do what they do."""
    there, moves = room_of(room, table), 0
    assert there.table is not None
    while there.table.outcome is None:
        due = [seat for seat in there.table.to_act if there.sittings[seat].kind == "person"]
        if due:
            act(room, table, due[0], seed=seed + moves)
            moves += 1
        else:
            time.sleep(0.002)
    return there


async def never(*_: Any) -> str:
    """A bot that thinks for ever."""
    await asyncio.Event().wait()
    return ""


def quick_stand_in(_game: str) -> Sitting:
    return Sitting("bot", "novice")
