"""Leaving a table of three or more: a bot takes over, the record says so, and what the seat held is not told."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from chakai.core.seats import CHANCE
from chakai.games import GAMES
from chakai.records.check import faults
from chakai.records.text import from_json
from chakai.testing.strategies import random_position
from chakai.testing.twins import TWINS
from chakai.web import leaving
from chakai.web.books import Terms
from chakai.web.retelling import names_in, retold
from chakai.words.catalogue import LANGUAGES, words_in
from tests.sizes import size
from tests.web.parties import act, ask, join, leave, never, party, play_out, quick_stand_in, room_of, set_party
from tests.web.rooms import JSON, PARTY, Inside, answer, hello, inside, next_scene, post, reason, refused


@pytest.fixture(autouse=True)
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leaving, "stand_in", quick_stand_in)


@pytest.fixture
def still(room: Inside, monkeypatch: pytest.MonkeyPatch) -> Inside:
    """A server whose bots do not move."""
    monkeypatch.setattr(room.site.rooms.thinkers, "move", never)
    return room


def test_a_bot_takes_over_and_the_game_goes_on(room: Inside) -> None:
    table = party(room)
    link = room.client.post(f"/t/{table}/seat-link", headers=room.headers(1)).json()["link"]
    with room.socket(table, 0) as ann, room.socket(table, 1) as bea:
        hello(ann)
        assert hello(bea)["leave"]["sure"]
        bea.send_json({"type": "resign", "id": "r"})
        assert answer(bea, "r")["type"] == "accepted"
        while (scene := next_scene(ann))["people"][1]["kind"] != "bot":
            pass
        told = [frame for frame in scene["frames"] if frame["kind"] == "substitute"]
        assert "Bea leaves the table" in told[0]["say"][0]
        assert "Novice" in told[0]["say"][0]
        assert scene["people"][1]["name"] == "Novice"
        assert scene["state"] == "playing"
        while (scene := next_scene(bea))["seat"] is not None:
            pass
        assert scene["now"]["bid"] is None
        for message in (
            {"type": "move", "version": 2, "move": "1 bid 0"},
            {"type": "resign"},
            {"type": "rematch"},
        ):
            bea.send_json(message | {"id": "no"})
            assert "watching" in refused(bea, "no")
        bea.send_json({"type": "hello", "seat": 1})
        while (heard := bea.receive_json())["type"] == "scene":
            pass
        assert "not yours" in heard["reason"]
    with room.socket(table, 1) as bea:
        assert hello(bea)["seat"] is None
    for seat in (1, None):
        carried = room.client.post(
            "/seat", json={"key": link.partition("#")[2]}, headers=room.headers(seat) | JSON
        )
        assert carried.status_code == 404
    assert reason(post(room, f"/t/{table}/seat-link", 1), 403)
    there = play_out(room, table)
    record = from_json(room.client.get(f"/replay/{table}/record").text)
    assert record.players == ("Ann", "Bea", "Cy")
    assert record.more["substitutes"] == [{"seat": 1, "before_move": 2, "player": "bot:novice"}]
    assert record.result is not None
    assert record.result["why"] in ("yen", "drinks", "shared")
    assert not list(faults(record))
    assert there.sittings[1].player == "bot:novice"


def test_names_in_the_story_change_with_the_seat(room: Inside) -> None:
    table = party(room)
    for seat in range(3):
        act(room, table, seat, f"{seat} bid {100 * (3 - seat)}")
    act(room, table, 0)  # a crate; Bea is next
    leave(room, table, 1)
    play_out(room, table)
    record = from_json(room.client.get(f"/replay/{table}/record").text)
    with room.socket(table, 0) as ann:
        live = [frame["say"] for frame in hello(ann)["frames"]]
    for lang in LANGUAGES:
        words = words_in(lang)
        for eyes in ("open", "public", "0", "1"):
            told = retold(record, names_in(record, words), eyes, words)
            place = [frame["kind"] for frame in told["frames"]].index("substitute")
            before = " ".join(sentence for frame in told["frames"][:place] for sentence in frame["say"])
            after = " ".join(sentence for frame in told["frames"][place + 1 :] for sentence in frame["say"])
            assert "Bea" not in after
            assert "Bea" in before
            assert words("level-name-novice") in told["people"][1]
            assert "Bea" in told["people"][1]
    place = next(number for number, say in enumerate(live) if "leaves the table" in " ".join(say))
    assert "Bea" in str(live[:place])
    assert "Bea" not in str(live[place + 1 :])


def test_an_answer_that_was_given_stays(still: Inside) -> None:
    table = party(still)
    act(still, table, 1, "1 bid 300")
    leave(still, table, 1)
    there = room_of(still, table)
    assert there.table is not None
    assert there.table.to_act == (0, 2)
    act(still, table, 0, "0 bid 100")
    act(still, table, 2, "2 bid 0")
    assert there.record().moves[2:5] == ("0 bid 100", "1 bid 300", "2 bid 0")
    assert there.record().more["substitutes"][0]["before_move"] == 2


def test_an_answer_that_was_not_given_is_the_bots(room: Inside) -> None:
    table = party(room)
    act(room, table, 0, "0 bid 100")
    act(room, table, 2, "2 bid 0")
    leave(room, table, 1)
    there = play_out(room, table)
    assert there.record().moves[3].startswith("1 bid ")
    assert not list(faults(there.record()))


def test_substitutes_survive_a_restart(tmp_path: Path) -> None:
    with inside(tmp_path) as room:
        room.site.rooms.thinkers.move = never
        table = party(room, 4, seconds=180)
        act(room, table, 1, "1 bid 200")
        leave(room, table, 1)
        leave(room, table, 3)
        record, due = room_of(room, table).record(), room_of(room, table).due
        assert due == room.clock() + 180
    with inside(tmp_path) as room:
        there = room_of(room, table)
        assert there.record() == record
        assert [sitting.player for sitting in there.sittings] == ["Ann", "bot:novice", "Cy", "bot:novice"]
        with room.socket(table, 1) as bea:
            assert hello(bea)["seat"] is None
        act(room, table, 0)
        act(room, table, 2)
        while there.record().moves == record.moves:  # the bot of seat 3 was woken by the start
            pass
        assert there.record().moves[3] == "1 bid 200"
        there = play_out(room, table)
        assert not list(faults(there.record()))


def test_the_last_person_to_leave_loses(room: Inside) -> None:
    table = party(room)
    for seat in (1, 0, 2):
        leave(room, table, seat)
    record = from_json(room.client.get(f"/replay/{table}/record").text)
    assert record.result is not None
    assert record.result["forfeit"] == {"seats": [2], "reason": "resigned"}
    assert record.result["winners"] == [0, 1]
    assert [one["seat"] for one in record.more["substitutes"]] == [1, 0]
    assert not list(faults(record))
    pages = [room.client.get("/", headers=room.headers(seat)).text for seat in range(3)]
    assert all("You left a game" in page for page in pages[:2])
    assert "You lost" in pages[2]
    assert all(f"/replay/{table}" in page for page in pages)


def test_one_who_alone_sits_with_bots_loses_by_leaving(room: Inside) -> None:
    table = set_party(room, "bot:novice", "bot:novice")
    leave(room, table, 0)
    assert room_of(room, table).record().result["winners"] == [1, 2]  # type: ignore[index]  # it is over


def test_at_a_table_of_two_who_leaves_loses(room: Inside) -> None:
    table = party(room, 2)
    with room.socket(table, 0) as ann:
        assert hello(ann)["leave"] is None
    leave(room, table, 0)
    record = room_of(room, table).record()
    assert record.result is not None
    assert record.result["forfeit"] == {"seats": [0], "reason": "resigned"}
    assert "substitutes" not in record.more


def test_leaving_twice_and_from_a_bots_seat_is_refused(still: Inside) -> None:
    table = party(still, 4)
    leave(still, table, 1, "once")
    for submission in ("once", "twice"):
        with pytest.raises(Exception, match="only-watching"):
            leave(still, table, 1, submission)
    assert len(room_of(still, table).record().more["substitutes"]) == 1


def test_a_move_that_comes_after_the_bot_does_not_count(still: Inside) -> None:
    table = party(still)
    leave(still, table, 1)
    with pytest.raises(Exception, match="only-watching"):
        act(still, table, 1, "1 bid 500")


def test_what_the_leaver_has_sent_cannot_stop_the_bot(room: Inside) -> None:
    """A page chooses the names of its submissions; a bot's are plain."""
    table = party(room)
    there = room_of(room, table)
    for seat in range(3):
        ask(room, there.submit, seat, f"bot-{5 if seat else 0}", f"{seat} bid {100 * (3 - seat)}", 2)
    act(room, table, 0)
    assert there.table is not None
    there.done |= {(1, f"bot-{version}") for version in range(100)}
    leave(room, table, 1, f"bot-{there.table.version}")
    assert not list(faults(play_out(room, table).record()))


def test_time_takes_the_seats_of_all_who_are_late(still: Inside) -> None:
    table = party(still, 4, seconds=60)
    there = room_of(still, table)
    act(still, table, 0, "0 bid 100")
    still.clock.at += 61
    ask(still, there.run_out_of_time)
    assert [sitting.kind for sitting in there.sittings] == ["person", "bot", "bot", "bot"]
    assert [one["seat"] for one in there.record().more["substitutes"]] == [1, 2, 3]
    assert there.due is None
    assert there.table is not None
    assert there.table.outcome is None
    ask(still, there.run_out_of_time)
    assert len(there.record().more["substitutes"]) == 3


def test_when_nobody_decides_in_time_it_is_shared(still: Inside) -> None:
    table = party(still, seconds=60)
    still.clock.at += 61
    there = room_of(still, table)
    ask(still, there.run_out_of_time)
    record = there.record()
    assert record.result is not None
    assert record.result["forfeit"] == {"seats": [0, 1, 2], "reason": "time"}
    assert record.result["winners"] == [0, 1, 2]
    assert not list(faults(record))


def test_a_clock_runs_on_for_those_who_stay(still: Inside) -> None:
    table = party(still, seconds=60)
    there = room_of(still, table)
    due = there.due
    still.clock.at += 20
    leave(still, table, 1)
    assert there.due == due
    act(still, table, 0, "0 bid 0")
    act(still, table, 2, "2 bid 0")
    assert there.due is None  # only a bot is to decide


def test_a_rematch_with_those_still_there(room: Inside) -> None:
    table = party(room)
    leave(room, table, 1)
    there = play_out(room, table)
    ask(room, there.offer_rematch, 0, "a")
    assert there.following is None
    with pytest.raises(Exception, match="only-watching"):
        ask(room, there.offer_rematch, 1, "b")
    ask(room, there.offer_rematch, 2, "c")
    assert there.following is not None
    again = room_of(room, there.following)
    assert [sitting.player for sitting in again.sittings] == ["bot:novice", "Cy", "Ann"]
    for seat, place in ((0, 2), (2, 1), (1, None)):
        with room.socket(again.id, seat) as socket:
            assert hello(socket)["seat"] == place


def test_at_one_device_the_others_play_on(room: Inside) -> None:
    table = set_party(room, "one-device", "one-device", "bot:novice", who_name=["Bea", "Cy"])
    with room.socket(table, 0) as ann:
        hello(ann, seat=0)
        ann.send_json({"type": "resign", "id": "r"})
        assert answer(ann, "r")["type"] == "accepted"
        while (scene := hello(ann))["people"][0]["kind"] != "bot":
            pass
        assert scene["hotseat"]["next"] == 1
        ann.send_json({"type": "hello", "seat": 0})
        while (message := ann.receive_json())["type"] == "scene":
            pass
        assert "not yours" in message["reason"]
        assert hello(ann, seat=1)["seat"] == 1
    assert not list(faults(play_out(room, table).record()))


def test_one_who_has_left_may_clear_the_list(still: Inside) -> None:
    table = party(still)
    assert "running" in reason(post(still, f"/t/{table}/delete", 1), 400)
    leave(still, table, 1)
    assert "You have left" in still.client.get("/", headers=still.headers(1)).text
    assert post(still, f"/t/{table}/delete", 1).status_code == 303
    assert table not in still.client.get("/", headers=still.headers(1)).text
    assert table in still.client.get("/", headers=still.headers(0)).text
    assert "already" not in join(still, table, 1).text


SEATS = (0, 2, None)


def after_leaving(room: Inside, table: str) -> list[str]:
    """All that the others are sent when Bea leaves, and when they come again."""
    heard: list[str] = []
    with room.socket(table, 0) as ann, room.socket(table, 2) as cy, room.socket(table, None) as watcher:
        sockets = (ann, cy, watcher)
        for socket in sockets:
            hello(socket)
        for socket in (ann, ann, cy):  # each hears of those who came later
            next_scene(socket)
        leave(room, table, 1)
        heard += [socket.receive_text() for socket in sockets]
        for socket in sockets:
            socket.send_json({"type": "hello"})
            heard.append(socket.receive_text())
    return heard


@pytest.mark.parametrize("bids", [(0, 300), (100, 500)])
def test_a_takeover_does_not_tell_what_was_bid(still: Inside, bids: tuple[int, int]) -> None:
    game = GAMES["genmaicha"]
    heard = []
    for yen in bids:
        state = random_position(game, game.rules("standard"), 3, 2, 7).state
        state = game.apply(state, game.parse(f"1 bid {yen}"))
        table = still.set_table("genmaicha", game.rules("standard"), state, terms=Terms(60))
        heard.append(after_leaving(still, table))
        still.clear(table)
    assert heard[0] == heard[1]


def test_a_takeover_is_the_same_for_all_that_look_alike(still: Inside) -> None:
    """Twins for a spectator: what Bea has peeked at, and the hidden row, are not told by her leaving."""
    game = GAMES["genmaicha"]
    rules = game.rules("matcha-iri+tea-ceremony+tea-market")
    compared = 0
    for seed in range(size(40, 400)):
        state = random_position(game, rules, 3, Random(seed).randrange(5, 45), seed).state
        if CHANCE in game.to_act(state) or game.outcome(state) is not None:
            continue
        twin = TWINS["genmaicha"](state, None, Random(seed))
        if twin is None or twin == state:
            continue
        heard: list[Any] = []
        for situation in (state, twin):
            table = still.set_table("genmaicha", rules, situation, terms=Terms(60))
            heard.append(after_leaving(still, table)[2::3])  # the spectator's
            still.clear(table)
        assert heard[0] == heard[1]
        compared += 1
        if compared == size(8, 200):
            break
    assert compared >= size(4, 100)


def test_the_one_who_left_sees_what_a_spectator_sees(still: Inside) -> None:
    table = party(still)
    act(still, table, 1, "1 bid 300")
    leave(still, table, 1)
    scenes = []
    for seat in (1, None):
        with still.socket(table, seat) as socket:
            scenes.append(hello(socket))
    assert scenes[0] == scenes[1]
    assert PARTY[1] not in [person["name"] for person in scenes[0]["people"]]
