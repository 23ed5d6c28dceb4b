"""Attacks on the seams between seats, sockets and links: whoever has left sees and does nothing more."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from chakai.web import leaving
from tests.web.parties import act, join, leave, never, party, quick_stand_in, room_of, set_party
from tests.web.rooms import JSON, Inside, hello, post, refused


@pytest.fixture(autouse=True)
def still(room: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots do not move by themselves."""
    monkeypatch.setattr(leaving, "stand_in", quick_stand_in)
    monkeypatch.setattr(room.site.rooms.thinkers, "move", never)


def test_a_socket_that_says_hello_late_has_lost_the_seat_to_a_bot(room: Inside) -> None:
    """A second tab is opened while the seat is one's own, and looks only when a bot has it."""
    table = party(room)
    with room.socket(table, 1) as bea:
        leave(room, table, 1)
        assert hello(bea)["seat"] is None


def test_a_socket_that_says_hello_late_has_lost_the_seat_to_the_next_person(room: Inside) -> None:
    """Who stood up before the game began neither sees nor plays for whoever sits there now."""
    table = set_party(room, "friend", "friend")
    assert join(room, table, 1).status_code == 200
    with room.socket(table, 1) as bea:
        assert post(room, f"/t/{table}/delete", 1).status_code == 303
        for seat in (2, 3):
            assert join(room, table, seat).status_code == 200
        act(room, table, 1, "1 bid 500")
        scene = hello(bea)
        assert scene["seat"] is None
        assert scene["now"]["bid"] is None
        bea.send_json({"type": "resign", "id": "m1"})
        assert "watching" in refused(bea)


def test_a_socket_that_says_hello_late_has_lost_a_game_that_was_given_up(room: Inside) -> None:
    table = party(room, 2)
    with room.socket(table, 1) as bea:
        leave(room, table, 0)
        assert post(room, f"/t/{table}/delete", 1).status_code == 303
        assert hello(bea)["seat"] is None


def at_once(*requests: Any) -> list[Any]:
    with ThreadPoolExecutor(len(requests)) as pool:
        return [made.result() for made in [pool.submit(*request) for request in requests]]


def test_nobody_sits_down_twice_at_once(room: Inside) -> None:
    for _ in range(10):
        table = set_party(room, "friend", "friend", "friend")
        answers = at_once(*[(join, room, table, 1)] * 3)
        assert sorted(answer.status_code for answer in answers) == [200, 409, 409]
        kinds = [sitting.kind for sitting in room_of(room, table).sittings]
        assert kinds.count("person") == 2
