"""Tables for two to six: set by the form in every way, joined, waited at; and what the form refuses."""

from itertools import combinations
from typing import Any

import pytest

from chakai.games.genmaicha.rules import RULE_SETS, VARIANTS
from chakai.words.catalogue import LANGUAGES, words_in
from tests.web.parties import join, party, room_of, set_party
from tests.web.rooms import JSON, PARTY, Inside, hello, next_scene, post, reason

MIXES = [list(mix) for count in range(4) for mix in combinations(VARIANTS, count)]
DEVICE = "one-device"


def kinds(room: Inside, table: str) -> list[str]:
    return [sitting.kind for sitting in room_of(room, table).sittings]


@pytest.mark.parametrize("mix", MIXES, ids="+".join)
def test_every_mix_of_variants_can_be_set(room: Inside, mix: list[str]) -> None:
    table = set_party(room, "bot:regular", "bot:novice", variant=mix[::-1])
    there = room_of(room, table)
    assert there.book.rules in RULE_SETS
    assert there.book.rules == ("+".join(mix) or "standard")
    with room.socket(table, 0) as ann:
        scene = hello(ann)
    assert scene["state"] == "playing"
    assert [person["kind"] for person in scene["people"]] == ["person", "bot", "bot"]
    for lang in LANGUAGES:
        words = words_in(lang)
        name = {variant: words(f"variant-name-{variant}") for variant in VARIANTS}
        page = room.client.get(f"/?lang={lang}", headers=room.headers(0)).text
        listed = page[page.index(table) :]
        hint = listed[listed.index('class="hint"') :][:300]
        assert all((name[variant] in hint) == (variant in mix) for variant in VARIANTS)


@pytest.mark.parametrize("players", range(2, 7))
def test_every_number_of_seats(room: Inside, players: int) -> None:
    table = set_party(room, *["bot:strong"] * (players - 1))
    assert kinds(room, table) == ["person"] + ["bot"] * (players - 1)


def test_a_form_without_script_sends_all_its_rows(room: Inside) -> None:
    """Rows beyond the number of seats, and the other game's fields, count for nothing."""
    rows = ["bot:regular", "bot:novice", DEVICE, "friend", "what"]
    table = set_party(room, *rows, seats=3, who_name=[""] * 5, opponent="anyone", rules="grail-2015", dealer="me")
    assert [sitting.player for sitting in room_of(room, table).sittings] == ["Ann", "bot:regular", "bot:novice"]


def test_the_defaults_of_the_page_make_a_table(room: Inside) -> None:
    page = room.client.get("/", headers=room.headers(0)).text
    assert page.count('<option value="bot:regular" selected>') == 5
    assert 'name="seats" value="3" checked' in page


def test_people_at_one_device_and_bots(room: Inside) -> None:
    table = set_party(room, DEVICE, "bot:novice", DEVICE, who_name=["Bea", "", "Cy"])
    there = room_of(room, table)
    assert there.book.terms.one_device
    assert [sitting.player for sitting in there.sittings] == ["Ann", "Bea", "bot:novice", "Cy"]
    with room.socket(table, 0) as ann:
        scene = hello(ann)
        assert scene["hotseat"]["next"] == 0
        for seat in (0, 1, 3):
            assert hello(ann, seat=seat)["seat"] == seat
        ann.send_json({"type": "hello", "seat": 2})
        assert "not yours" in ann.receive_json()["reason"]


BAD: list[tuple[dict[str, Any], int]] = [
    ({"seats": 1, "who": []}, 400),
    ({"seats": 7, "who": ["bot:regular"] * 6}, 400),
    ({"seats": -3}, 400),
    ({"seats": "many"}, 400),
    ({"seats": 10**30}, 400),
    ({"seats": 4, "who": ["bot:regular"]}, 400),
    ({"who": ["bot:regular", "bot:grandmaster"]}, 400),
    ({"who": ["bot:regular", "bot:"]}, 400),
    ({"who": ["bot:regular", "exec:rm"]}, 400),
    ({"who": ["bot:regular", "person"]}, 400),
    ({"who": ["bot:regular", "free"]}, 400),
    ({"who": ["bot:regular", ""]}, 400),
    ({"who": [DEVICE, "friend"], "who_name": ["Bea", ""]}, 400),
    ({"who": ["anyone", DEVICE], "who_name": ["", "Bea"]}, 400),
    ({"who": [DEVICE, "bot:novice"], "who_name": ["", ""]}, 400),
    ({"who": [DEVICE, "bot:novice"], "who_name": []}, 400),
    ({"who": [DEVICE, "bot:novice"], "who_name": ["x" * 41]}, 400),
    ({"variant": ["coffee"]}, 404),
    ({"variant": ["matcha-iri+tea-market"]}, 404),
    ({"variant": ["standard"]}, 404),
    ({"game": "mahjong"}, 404),
    ({"seconds": 7}, 400),
    ({"name": " "}, 400),
]


@pytest.mark.parametrize(("form", "status"), BAD, ids=str)
def test_a_bad_form_is_refused_in_words(room: Inside, form: dict[str, Any], status: int) -> None:
    right = {"game": "genmaicha", "name": "Ann", "seats": 3, "who": ["bot:regular", "bot:regular"]}
    for lang in LANGUAGES:
        room.lang = lang
        assert reason(post(room, "/tables", 0, **(right | form)), status)
    assert "/t/" not in room.client.get("/", headers=room.headers(0)).text


def test_mixing_one_device_with_links_says_why(room: Inside) -> None:
    form = {"game": "genmaicha", "name": "Ann", "who": [DEVICE, "friend"], "who_name": ["Bea", ""]}
    assert "either" in reason(post(room, "/tables", 0, **form), 400)


def test_a_name_never_looks_like_a_bots(room: Inside) -> None:
    table = set_party(room, DEVICE, "bot:novice", who_name=["bot:strong"])
    assert room_of(room, table).sittings[1].player == "strong"


def test_six_come_by_one_invitation(room: Inside) -> None:
    table = set_party(room, *["friend"] * 5)
    with room.socket(table, 0) as ann:
        scene = hello(ann)
        for seat in range(1, 6):
            assert scene["state"] == "waiting"
            assert scene["waiting"]["free"] == 6 - seat
            assert [person["kind"] for person in scene["people"]].count("open") == 6 - seat
            assert join(room, table, seat).status_code == 200
            while (scene := next_scene(ann))["people"][seat]["kind"] != "person":
                pass
        while scene["state"] == "waiting":
            scene = next_scene(ann)
        assert [person["name"] for person in scene["people"]] == list(PARTY)
        assert scene["invite"] is None
        assert scene["waiting"] is None
    late = room.client.post("/join", json={"key": f"{table}.x", "name": "Gus"}, headers=JSON)
    assert late.status_code == 404
    watcher = room.headers(None) | JSON
    key = room.client.app.state.site.gate.invitation(table)  # type: ignore[attr-defined]  # a FastAPI application
    full = room.client.post("/join", json={"key": key, "name": "Gus"}, headers=watcher)
    assert "no free seat" in reason(full, 409)
    looked = room.client.post("/join/look", json={"key": key}, headers=watcher).json()
    assert not looked["free"]
    assert "Fay" in looked["people"]


def test_those_who_wait_see_each_other(room: Inside) -> None:
    table = set_party(room, "friend", "bot:regular", "friend")
    join(room, table, 1)
    with room.socket(table, 1) as bea, room.socket(table, None) as watcher:
        scene, seen = hello(bea), hello(watcher)
    assert scene["waiting"]["free"] == 1
    assert scene["waiting"]["bots"] is None
    assert scene["waiting"]["leave"]
    assert scene["invite"]
    assert [person["name"] for person in scene["people"]][:2] == ["Ann", "Bea"]
    assert seen["invite"] is None
    assert seen["waiting"]["leave"] is None


def test_an_open_table_is_listed_until_it_is_full(room: Inside) -> None:
    table = set_party(room, "anyone", "anyone", "friend")
    sit = f"/t/{table}/sit"
    for seat in (1, 2):
        assert sit in room.client.get("/", headers=room.headers(None)).text
        assert post(room, sit, seat, name=PARTY[seat]).status_code == 303
    assert sit not in room.client.get("/", headers=room.headers(None)).text
    assert "free seat" in reason(post(room, sit, 4, name="Ed"), 409)  # the last seat is a friend's
    assert room_of(room, table).table is None
    assert join(room, table, 3).status_code == 200
    assert [sitting.name for sitting in room_of(room, table).sittings] == ["Ann", "Bea", "Cy", "Di"]
    assert room_of(room, table).table is not None


def test_who_comes_by_the_link_first_takes_the_seat_kept_for_a_friend(room: Inside) -> None:
    table = set_party(room, "anyone", "friend")
    join(room, table, 1)
    assert kinds(room, table) == ["person", "free", "person"]
    assert f"/t/{table}/sit" in room.client.get("/", headers=room.headers(None)).text


def test_the_host_begins_with_bots(room: Inside) -> None:
    table = set_party(room, "friend", "friend", "anyone", "friend")
    join(room, table, 1)
    begin = f"/t/{table}/begin"
    with room.socket(table, 0) as ann:
        scene = hello(ann)
        assert [bot["level"] for bot in scene["waiting"]["bots"]] == ["novice", "regular", "strong"]
        assert "first" in reason(post(room, begin, 1, level="regular"), 403)
        assert reason(post(room, begin, None, level="regular"), 403)
        for level in ("", "greedy", "bot:regular", "x" * 300):
            assert reason(post(room, begin, 0, level=level), 400)
        assert room_of(room, table).table is None
        assert post(room, begin, 0, level="novice").status_code == 303
        while (scene := next_scene(ann))["state"] == "waiting":
            pass
    assert kinds(room, table) == ["person", "person", "bot", "bot", "bot"]
    assert room_of(room, table).record().players == ("Ann", "Bea", "bot:novice", "bot:novice", "bot:novice")
    assert post(room, begin, 0, level="novice").status_code == 303  # nothing happens twice
    assert f"/t/{table}/sit" not in room.client.get("/", headers=room.headers(None)).text
    assert "free seat" in reason(join(room, table, 4), 409)


def test_leaving_a_table_that_waits_frees_the_seat(room: Inside) -> None:
    table = set_party(room, "friend", "friend", "friend")
    join(room, table, 1)
    join(room, table, 2)
    link = room.client.post(f"/t/{table}/seat-link", headers=room.headers(1)).json()["link"]
    with room.socket(table, 1) as bea:
        assert hello(bea)["seat"] == 1
        assert post(room, f"/t/{table}/delete", 1).status_code == 303
        while (scene := next_scene(bea))["seat"] is not None:
            pass
        assert scene["invite"] is None
    assert kinds(room, table) == ["person", "free", "person", "free"]
    assert table not in room.client.get("/", headers=room.headers(1)).text
    carried = room.client.post("/seat", json={"key": link.partition("#")[2]}, headers=room.headers(1) | JSON)
    assert carried.status_code == 404
    assert join(room, table, 3).status_code == 200
    assert room_of(room, table).sittings[1].name == "Di"
    assert join(room, table, 1).status_code == 200
    assert room_of(room, table).table is not None
    assert room_of(room, table).record().players == ("Ann", "Di", "Cy", "Bea")


def test_when_the_host_leaves_the_next_one_is_the_host(room: Inside) -> None:
    table = set_party(room, "friend", "friend")
    join(room, table, 1)
    assert post(room, f"/t/{table}/delete", 0).status_code == 303
    assert kinds(room, table) == ["free", "person", "free"]
    assert reason(post(room, f"/t/{table}/begin", 0, level="novice"), 403)
    assert post(room, f"/t/{table}/begin", 1, level="novice").status_code == 303
    assert kinds(room, table) == ["bot", "person", "bot"]


def test_the_last_to_leave_clears_the_table_away(room: Inside) -> None:
    table = set_party(room, "friend", "bot:novice")
    join(room, table, 1)
    other = set_party(room, "friend", "friend")
    assert room_of(room, table).table is not None  # it was full, so it has begun
    assert post(room, f"/t/{other}/delete", 0).status_code == 303
    assert join(room, other, 1).status_code == 404


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lists_in_every_language(room: Inside, lang: str) -> None:
    room.lang = lang
    party(room)
    set_party(room, "friend", "anyone", "bot:strong")
    set_party(room, DEVICE, "bot:novice", who_name=["Bea"])
    for seat in (0, 1, None):
        page = room.client.get("/", headers=room.headers(seat))
        assert page.status_code == 200
    assert words_in(lang)("web-home-host-many", names="Ann", n=2)[-6:] in page.text
