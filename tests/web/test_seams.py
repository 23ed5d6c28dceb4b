"""Attacks on the seams between seats, sockets and links: whoever has left sees and does nothing more."""

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from chakai.records.text import to_json
from chakai.web import books, holding, leaving
from chakai.web.books import Entry
from chakai.web.retelling import MOST_SUBSTITUTES
from tests.web.parties import act, ask, join, leave, never, party, quick_stand_in, room_of, set_party
from tests.web.rooms import JSON, PEOPLE, Inside, answer, hello, post, refused


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


def between(room: Inside, monkeypatch: pytest.MonkeyPatch, question: str, act_then: Any) -> None:
    """Once, right after the server has asked its books this, and before it goes on."""
    asked, ask, read = list[str](), getattr(holding, question), room.site.store.read

    def noting(*facts: Any) -> Any:
        asked.append(question)
        return ask(*facts)

    async def reading(job: Any) -> Any:
        found = await read(job)
        if asked == [question]:
            asked.append("done")
            await act_then()
        return found

    monkeypatch.setattr(holding, question, noting)
    monkeypatch.setattr(room.site.store, "read", reading)


def seat_link(room: Inside, table: str, seat: int) -> Any:
    return room.client.post(f"/t/{table}/seat-link", headers=room.headers(seat) | JSON)


def take_seat(room: Inside, link: str, seat: int | None) -> Any:
    return room.client.post("/seat", json={"key": link.partition("#")[2]}, headers=room.headers(seat) | JSON)


def test_a_link_made_while_standing_up_leads_nowhere(room: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    table = set_party(room, "friend", "friend")
    join(room, table, 1)
    there = room_of(room, table)
    between(room, monkeypatch, "seat_keys_of", lambda: there.give_up(PEOPLE[1].player))
    made = seat_link(room, table, 1)
    for seat in (2, 3):
        assert join(room, table, seat).status_code == 200
    if made.status_code == 200:
        take_seat(room, made.json()["link"], 1)
    with room.socket(table, 1) as bea:
        assert hello(bea)["seat"] is None


def test_a_link_used_while_standing_up_brings_no_seat(room: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    table = set_party(room, "friend", "friend")
    join(room, table, 1)
    there, link = room_of(room, table), seat_link(room, table, 1).json()["link"]
    between(room, monkeypatch, "seat_of_key", lambda: there.give_up(PEOPLE[1].player))
    take_seat(room, link, None)
    if there.sittings[1].kind == "person":
        assert post(room, f"/t/{table}/delete", 1).status_code == 303
    for seat in (2, 3):
        assert join(room, table, seat).status_code == 200
    with room.socket(table, None) as watcher:
        assert hello(watcher)["seat"] is None


def test_who_leaves_while_another_sits_down_leaves_no_empty_seat(room: Inside) -> None:
    """The table that was theirs alone a moment ago is not: their seat is free for the next."""
    table = set_party(room, "friend", "friend")
    there = room_of(room, table)

    async def at_the_same_time() -> None:
        changes = there.give_up(PEOPLE[0].player), there.sit_down("Bea", PEOPLE[1].player)
        async with there._lock:
            tasks = []
            for number, change in enumerate(changes, 1):
                tasks.append(asyncio.create_task(change))
                while len(there._lock._waiters or ()) < number:
                    await asyncio.sleep(0)
        await asyncio.gather(*tasks)

    ask(room, at_the_same_time)
    assert [sitting.kind for sitting in room_of(room, table).sittings] == ["free", "person", "free"]


def test_who_leaves_while_another_sits_down_elsewhere_leaves_no_empty_seat(room: Inside) -> None:
    """The other process has written that somebody has come, and this one has not heard of it yet."""
    table = set_party(room, "friend", "friend")
    there = room_of(room, table)
    sat = Entry(there.number, room.clock(), "sit", {"seat": 1, "name": "Bea", "player": PEOPLE[1].player})

    def elsewhere(connection: Any) -> None:
        books.append(connection, table, sat)
        holding.sit(connection, table, 1, "Bea", PEOPLE[1].player)

    room.write(elsewhere)
    ask(room, there.give_up, PEOPLE[0].player)
    assert [sitting.kind for sitting in room_of(room, table).sittings] == ["free", "person", "free"]


def test_what_was_said_stays_said_by_who_said_it(room: Inside) -> None:
    """A bot that takes over a seat has said nothing."""
    table = party(room)
    with room.socket(table, 1) as bea:
        hello(bea)
        bea.send_json({"type": "say", "id": "s", "text": "tea?"})
        assert answer(bea, "s")["type"] == "accepted"
    leave(room, table, 1)
    with room.socket(table, 0) as ann:
        assert hello(ann)["talk"]["lines"][0]["name"] == "Bea"


def test_a_claim_of_another_game_is_none(room: Inside) -> None:
    table = party(room)
    with room.socket(table, 0) as ann:
        hello(ann)
        ann.send_json({"type": "say", "id": "m1", "claim": "zero"})
        assert "no claim" in refused(ann)


def test_a_record_with_a_flood_of_substitutes_is_refused_in_words(room: Inside) -> None:
    """Each of them would show the whole board once more: a small file would become a huge page."""
    table = party(room)
    leave(room, table, 1)
    record = json.loads(to_json(room_of(room, table).record()))
    record["substitutes"] *= MOST_SUBSTITUTES + 1
    text = json.dumps(record)
    opened = room.client.post("/replay", data={"record": text}, headers={"accept": "text/html"})
    assert opened.status_code == 400
    assert "51 substitutes" in opened.text
    asked = {"record": text, "eyes": "open"}
    assert room.client.post("/replay/frames", json=asked, headers=JSON).status_code == 400


@pytest.mark.parametrize("name", ["n\0ul", "line\n", "\x7f", ""])
def test_an_id_that_no_database_can_keep_is_refused_before_it_gets_there(room: Inside, name: str) -> None:
    table = party(room)
    with room.socket(table, 0) as ann:
        hello(ann)
        ann.send_json({"type": "say", "id": name, "text": "tea"})
        assert "understood" in str(ann.receive_json())
