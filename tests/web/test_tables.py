"""A table's life on the server: sitting down, moving, talking, clocks, rematch."""

from pathlib import Path

from chakai.records.check import faults
from chakai.records.text import from_json
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


def test_a_bot_answers_at_once(room: Inside) -> None:
    table = set_by_form(room, opponent="bot:novice", dealer="me")
    with room.socket(table, 0) as ann:
        scene = hello(ann)
        assert [person["kind"] for person in scene["people"]] == ["person", "bot"]
        move(ann, scene["now"]["hand"][0]["lay"][0]["move"], scene["version"])
        while scene["version"] < 3:
            scene = next_scene(ann)
        assert scene["seat"] in scene["now"]["to_act"]


def test_the_dealer_can_be_chosen(room: Inside) -> None:
    for dealer, seat in (("me", 0), ("other", 1)):
        table = set_by_form(room, opponent="friend", dealer=dealer)
        with room.socket(table, 0) as ann:
            assert hello(ann)["seat"] == seat


def test_a_friend_comes_by_invitation(room: Inside) -> None:
    table = set_by_form(room, opponent="friend", dealer="me")
    with room.socket(table, 0) as ann:
        scene = hello(ann)
        assert scene["state"] == "waiting"
        key = scene["invite"]["link"].partition("/join#")[2]
        assert "machine" in scene["invite"]["reach"] or "network" in scene["invite"]["reach"]
        looked = room.client.post("/join/look", json={"key": key}, headers=room.headers(1)).json()
        assert looked["free"]
        assert "Ann" in looked["say"]
        joined = room.client.post("/join", json={"key": key, "name": "Bea"}, headers=room.headers(1))
        assert joined.json() == {"go": f"/t/{table}"}
        while scene["state"] == "waiting":
            scene = next_scene(ann)
        assert [person["name"] for person in scene["people"]] == ["Ann", "Bea"]
        assert scene["invite"] is None
        again = room.client.post("/join", json={"key": key, "name": "Bea"}, headers=room.headers(1) | JSON)
        assert "already sit" in reason(again, 409)
        third = room.client.post("/join", json={"key": key, "name": "Eve"}, headers=JSON)
        assert "no free seat" in reason(third, 409)


def test_only_an_invitation_of_ours_gives_a_seat(room: Inside) -> None:
    table = set_by_form(room, opponent="friend")
    for key in (f"{table}.forged", table, "", "x.y", GATE.invitation("other")):
        response = room.client.post("/join", json={"key": key, "name": "Eve"}, headers=JSON)
        assert response.status_code == 404
        assert response.json()["reason"]
    assert "free seat" in reason(post(room, f"/t/{table}/sit", 1, name="Eve"), 409)


def test_an_open_table_is_listed_and_taken(room: Inside) -> None:
    table = set_by_form(room, opponent="anyone")
    assert table in room.client.get("/", headers=room.headers(1)).text
    assert post(room, f"/t/{table}/sit", 1, name="Bea").status_code == 303
    assert f"/t/{table}/sit" not in room.client.get("/", headers=room.headers(None)).text


def test_a_move_of_mine_and_none_of_others(room: Inside) -> None:
    table = fresh(room)
    with room.socket(table, 0) as ann, room.socket(table, 1) as bea, room.socket(table, None) as watcher:
        scene = hello(ann)
        hello(bea)
        hello(watcher)
        text = scene["now"]["hand"][0]["lay"][0]["move"]
        move(bea, text, scene["version"])
        assert refused(bea)
        move(watcher, text, scene["version"])
        assert "watching" in refused(watcher)
        bea.send_json({"type": "hello", "seat": 0})
        assert "not yours" in bea.receive_json()["reason"]
        move(ann, text, scene["version"] + 1)
        assert refused(ann)
        move(ann, "0 9z#", scene["version"])
        assert "not a move" in refused(ann)
        move(ann, text, scene["version"], "once")
        assert answer(ann, "once")["type"] == "accepted"
        move(ann, text, scene["version"], "once")
        assert answer(ann, "once")["type"] == "accepted"
        move(ann, text, scene["version"], "twice")
        assert refused(ann, "twice")
        assert hello(ann)["version"] == scene["version"] + 1


def test_talk_is_kept_and_told_in_each_language(room: Inside) -> None:
    table = fresh(room)
    with room.socket(table, 0) as ann, room.socket(table, 1) as bea:
        hello(ann)
        hello(bea)
        ann.send_json({"type": "say", "id": "1", "text": "<b>hello</b>"})
        while not (scene := next_scene(bea))["talk"]["lines"]:
            pass
        line = scene["talk"]["lines"][0]
        assert (line["text"], line["name"], line["claim"], line["mine"]) == ("<b>hello</b>", "Ann", False, False)
        bea.send_json({"type": "say", "id": "2", "claim": "matches"})
        assert answer(bea, "2")["type"] == "accepted"
        bea.send_json({"type": "say", "id": "3", "claim": "dances"})
        assert refused(bea, "3")
        bea.send_json({"type": "say", "id": "4", "text": "x" * 301})
        assert refused(bea, "4")
    room.lang = "nl"
    with room.socket(table, 0) as ann:
        lines = hello(ann)["talk"]["lines"]
        assert lines[1]["text"] != "It matches."
        assert lines[1]["claim"]


def test_resigning_ends_it_and_the_record_is_right(room: Inside) -> None:
    table = fresh(room)
    with room.socket(table, 0) as ann, room.socket(table, 1) as bea:
        hello(ann)
        hello(bea)
        ann.send_json({"type": "say", "id": "s", "text": "well played"})
        ann.send_json({"type": "resign", "id": "r"})
        while (scene := next_scene(bea))["state"] != "over":
            pass
        assert scene["outcome"]["you"] == "won"
        assert scene["outcome"]["winners"] == [1]
        assert scene["frames"][-1]["kind"] == "forfeit"
        ann.send_json({"type": "resign", "id": "r2"})
        assert refused(ann, "r2")
    record = from_json(room.client.get(f"/replay/{table}/record").text)
    assert not list(faults(record))
    assert record.result is not None
    assert record.result["forfeit"] == {"seats": [0], "reason": "resigned"}
    assert record.more["talk"] == [{"seat": 0, "after_move": 1, "text": "well played"}]


def test_a_rematch_changes_the_dealer(room: Inside) -> None:
    table = fresh(room, seconds=60)
    with room.socket(table, 0) as ann, room.socket(table, 1) as bea:
        hello(ann)
        hello(bea)
        ann.send_json({"type": "rematch", "id": "early"})
        assert refused(ann, "early")
        bea.send_json({"type": "resign", "id": "r"})
        ann.send_json({"type": "rematch", "id": "a"})
        while not ((scene := next_scene(bea))["rematch"] or {}).get("can") or "Ann" not in scene["rematch"]["say"]:
            pass
        bea.send_json({"type": "rematch", "id": "b"})
        while not ((scene := next_scene(ann))["rematch"] or {}).get("next"):
            pass
        following = scene["rematch"]["next"].removeprefix("/t/")
    with room.socket(following, 0) as ann, room.socket(following, 1) as bea:
        scene = hello(ann)
        assert [person["name"] for person in scene["people"]] == ["Bea", "Ann"]
        assert scene["seat"] == 1
        assert scene["people"][0]["clock"]["limit"] == 60
        assert hello(bea)["now"]["to_act"] == [0]


def test_time_runs_out_once(room: Inside) -> None:
    table = fresh(room, seconds=60)
    with room.socket(table, 0) as ann, room.socket(table, 1) as bea:
        scene = hello(ann)
        hello(bea)
        move(ann, scene["now"]["pass"], scene["version"])
        assert answer(ann, "m1")["type"] == "accepted"
        while not (scene := next_scene(bea))["people"][1]["clock"]["running"]:
            pass
        room.clock.at += 59
        assert hello(bea)["people"][1]["clock"] == {"limit": 60, "left": 1.0, "running": True}
        room.clock.at += 2
        while (scene := next_scene(ann))["state"] != "over":
            pass
        assert scene["outcome"]["winners"] == [0]
        assert "time" in scene["outcome"]["say"][0]


def test_after_a_stop_nobody_has_lost_time(tmp_path: Path) -> None:
    with inside(tmp_path) as room:
        table = fresh(room, seconds=60)
        with room.socket(table, 0) as ann:
            scene = hello(ann)
            move(ann, scene["now"]["pass"], scene["version"])
            assert answer(ann, "m1")["type"] == "accepted"
        stopped = room.clock.at
    with inside(tmp_path) as room:
        room.clock.at = stopped
        with room.socket(table, 1) as bea:
            assert hello(bea)["people"][1]["clock"]["left"] >= 30


def test_one_device_shows_one_hand_at_a_time(room: Inside) -> None:
    table = set_by_form(room, opponent="one-device", other_name="Bea", dealer="me")
    with room.socket(table, 0) as device:
        curtain = hello(device)
        assert curtain["hotseat"]["next"] == 0
        assert curtain["watching"] == 0
        assert {card for hand in curtain["frames"][-1]["board"]["hands"] for card in hand} == {None}
        scene = hello(device, seat=0)
        assert None not in scene["frames"][-1]["board"]["hands"][0]
        assert set(scene["frames"][-1]["board"]["hands"][1]) == {None}
        move(device, scene["now"]["pass"], scene["version"])
        while (scene := next_scene(device))["hotseat"]["next"] != 1:
            pass
        scene = hello(device, seat=1)
        assert None not in scene["frames"][-1]["board"]["hands"][1]
    with room.socket(table, None) as watcher:
        watcher.send_json({"type": "hello", "seat": 1})
        assert "not yours" in watcher.receive_json()["reason"]


def test_a_private_link_carries_a_seat(room: Inside) -> None:
    table = fresh(room)
    made = room.client.post(f"/t/{table}/seat-link", headers=room.headers(0) | JSON).json()
    key = made["link"].partition("/seat#")[2]
    assert made["qr"].startswith("data:image/svg+xml")
    other = room.client
    other.cookies.clear()
    assert "brings back no seat" in reason(other.post("/seat", json={"key": "x" * 32}, headers=JSON), 404)
    other.cookies.clear()
    assert other.post("/seat", json={"key": key}).json() == {"go": f"/t/{table}"}
    cookie = other.cookies[GATE.cookie]
    with other.websocket_connect(f"/ws/{table}", headers={"cookie": f"{GATE.cookie}={cookie}"}) as socket:
        assert hello(socket)["seat"] == 0
    assert "not yours" in reason(post(room, f"/t/{table}/seat-link", None), 403)


def test_a_name_never_looks_like_a_bot(room: Inside) -> None:
    table = set_by_form(room, name="bot:regular", opponent="friend")
    with room.socket(table, 0) as ann:
        person = next(person for person in hello(ann)["people"] if person["you"])
        assert (person["name"], person["kind"]) == ("regular", "person")


def test_deleting_my_games(room: Inside) -> None:
    table = fresh(room)
    assert "not yours" in reason(post(room, f"/t/{table}/delete", None), 403)
    assert "Resign first" in reason(post(room, f"/t/{table}/delete", 0), 400)
    with room.socket(table, 0) as ann:
        hello(ann)
        ann.send_json({"type": "resign", "id": "r"})
        assert answer(ann, "r")["type"] == "accepted"
    assert post(room, f"/t/{table}/delete", 0).status_code == 303
    assert table not in room.client.get("/", headers=room.headers(0)).text
    assert room.client.get(f"/replay/{table}").status_code == 200  # Bea still has it
    assert post(room, f"/t/{table}/delete", 1).status_code == 303
    assert room.client.get(f"/replay/{table}").status_code == 404


def test_the_home_page_counts_my_games(room: Inside) -> None:
    table = fresh(room)
    with room.socket(table, 1) as bea:
        hello(bea)
        bea.send_json({"type": "resign", "id": "r"})
        assert answer(bea, "r")["type"] == "accepted"
    page = room.client.get("/", headers=room.headers(0)).text
    assert f"/replay/{table}" in page
