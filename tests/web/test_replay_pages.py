"""Replays of this server's games, opened records, and the rules pages, asked for as a browser asks."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from chakai.core.chance import SeededLuck
from chakai.core.seats import CHANCE
from chakai.games import GAMES
from chakai.records.check import faults
from chakai.records.record import record_of
from chakai.records.text import from_json, to_json
from chakai.web.guard import LONGEST_POST
from chakai.words.catalogue import LANGUAGES
from tests.web.rooms import NAMES, Inside, inside

HTML = {"accept": "text/html"}


def played(game: str, rules: str, moves: int | None = None) -> Any:
    """A position after so many moves; None: at the end."""
    played, rng, luck = GAMES[game], Random(rules), SeededLuck(rules, 0)
    state: Any = played.new(played.rules(rules), 2)
    while (due := played.to_act(state)) and (moves is None or len(played.moves(state)) < moves):
        chance = due == (CHANCE,)
        state = played.apply(
            state, played.draw(state, luck) if chance else rng.choice(list(played.legal(state, due[0])))
        )
    return state


def written(game: str, rules: str, after: int | None = None, **changes: Any) -> str:
    made = GAMES[game]
    record = record_of(made, made.rules(rules), played(game, rules, after), NAMES)
    return json.dumps(json.loads(to_json(record)) | changes)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    folder: Path = tmp_path_factory.mktemp("replays")
    with inside(folder) as server:
        rules = GAMES["matcha"].rules("matagot-2020")
        server.set_table("matcha", rules, played("matcha", "matagot-2020"), table="finished")
        server.set_table("matcha", rules, played("matcha", "matagot-2020", 5), table="running")
        yield server


def opened(server: Inside, text: str | bytes, **more: str) -> Any:
    content = text.encode() if isinstance(text, str) else text
    return server.client.post("/replay", files={"file": ("game.json", content)}, data=more, headers=HTML)


def test_a_finished_game_has_its_page(server: Inside) -> None:
    page = server.client.get("/replay/finished", headers=HTML)
    assert page.status_code == 200
    assert "Ann – Bea" in page.text


@pytest.mark.parametrize("eyes", ["open", "public", "0", "1"])
def test_frames_for_every_pair_of_eyes(server: Inside, eyes: str) -> None:
    told = server.client.get(f"/replay/finished/frames?eyes={eyes}").json()
    assert told["people"] == list(NAMES)
    assert told["frames"][-1]["kind"] == "over"


def test_the_record_can_be_downloaded_and_is_right(server: Inside) -> None:
    answer = server.client.get("/replay/finished/record")
    assert answer.headers["content-disposition"].startswith("attachment")
    assert list(faults(from_json(answer.text))) == []


@pytest.mark.parametrize("part", ["", "/frames?eyes=0", "/frames?eyes=open", "/record"])
def test_a_running_game_shows_nothing(server: Inside, part: str) -> None:
    answer = server.client.get(f"/replay/running{part}")
    assert answer.status_code == 403
    assert answer.json()["code"] == "not-finished"


def test_an_opened_record_is_the_same_as_a_stored_game(server: Inside) -> None:
    record = server.client.get("/replay/finished/record").text
    stored = server.client.get("/replay/finished/frames?eyes=1").json()
    assert server.client.post("/replay/frames", json={"record": record, "eyes": "1"}).json() == stored
    assert opened(server, record).status_code == 200


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "nothing to open"),
        (written("matcha", "mini")[:-9], "not JSON"),
        (b"\xff\xfe\x00\x01", "not UTF-8"),
        ("[]", "A record is a JSON object"),
        (written("matcha", "mini", moves=["deal"]), "Move 1"),
        (written("matcha", "mini", result={"winners": []}), "Result"),
        (written("matcha", "grail-2015", moves=["0 -"] * 2001), "at most 2000"),
        (written("matcha", "mini", moves=["\ud800"]), "\ufffd"),
    ],
    ids=["empty", "half", "binary", "list", "move", "result", "long", "surrogate"],
)
def test_what_is_wrong_is_told(server: Inside, text: str | bytes, told: str) -> None:
    answer = opened(server, text)
    assert answer.status_code == 400
    assert told in answer.text


def test_nothing_that_was_sent_is_lost(server: Inside) -> None:
    text = written("matcha", "mini", players=["</textarea><script>alert(1)</script>", "b"], moves=["deal"])
    page = opened(server, text).text
    assert "<script>alert(1)" not in page
    assert "&lt;/textarea&gt;" in page


def test_markup_in_names_is_text(server: Inside) -> None:
    page = opened(server, written("matcha", "mini", players=["<b>x</b>", "</script>"])).text
    assert "<b>x</b>" not in page
    assert "&lt;b&gt;x&lt;/b&gt;" in page


def test_many_games_are_listed_and_one_is_chosen(server: Inside) -> None:
    lines = "\n".join([written("matcha", "mini")] * 205 + ["{"])
    page = opened(server, lines)
    assert page.status_code == 200
    assert "206 games" in page.text
    assert page.text.count('name="game"') == 200
    assert 'id="slider"' in opened(server, lines, game="205").text
    assert opened(server, lines, game="206").status_code == 400


def test_unfinished_is_said(server: Inside) -> None:
    page = opened(server, written("matcha", "matagot-2020", 6))
    assert page.status_code == 200
    assert "unfinished" in page.text
    assert '"eyes": "public"' in page.text


@pytest.mark.parametrize("rules", GAMES["genmaicha"].rule_sets)
def test_a_record_of_genmaicha_is_opened(server: Inside, rules: str) -> None:
    """Also where the name of the rules has a sign in it that means something else in an address."""
    text = written("genmaicha", rules)
    page = opened(server, text)
    assert page.status_code == 200
    assert 'id="slider"' in page.text
    address = next(part for part in page.text.split('"') if part.startswith("/rules/genmaicha?"))
    assert server.client.get(address, headers=HTML).status_code == 200
    told = server.client.post("/replay/frames", json={"record": text, "eyes": "1"}).json()
    assert told["frames"][-1]["kind"] == "over"


def test_too_long_is_refused(server: Inside) -> None:
    assert opened(server, "x" * (LONGEST_POST + 1)).status_code == 413


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "rules"), [(game, rules) for game in GAMES for rules in GAMES[game].rule_sets])
def test_every_rule_set_has_its_page(server: Inside, game: str, rules: str, lang: str) -> None:
    for address in (f"/rules/{game}", f"/rules/{game}/summary"):
        page = server.client.get(address, params={"rules": rules, "lang": lang}, headers=HTML)
        assert page.status_code == 200
        assert f'<html lang="{lang}">' in page.text


@pytest.mark.parametrize(("game", "letter", "last"), [("matcha", "m", 16), ("genmaicha", "g", 30)])
def test_every_ruling_stands_on_the_page(server: Inside, game: str, letter: str, last: int) -> None:
    page = server.client.get(f"/rules/{game}", headers=HTML).text
    assert [f'id="{letter}{number}"' in page for number in range(1, last + 1)] == [True] * last
    assert page.count("<figcaption>") >= last


@pytest.mark.parametrize(
    "address", ["/rules/chess", "/rules/matcha?rules=mine", "/rules/genmaicha/summary?rules=grail-2015"]
)
def test_unknown_rules_are_refused(server: Inside, address: str) -> None:
    assert server.client.get(address, headers=HTML).status_code == 404
