"""Two situations that somebody cannot tell apart give them the same bytes: pages, frames, titles, refusals."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from chakai.core.seats import CHANCE, Viewer
from chakai.games import GAMES
from chakai.testing.strategies import random_position
from chakai.testing.twins import TWINS
from chakai.web.books import Terms
from tests.sizes import size
from tests.web.rooms import all_bytes, answer, hello, inside, move, next_scene

VIEWERS: tuple[Viewer, ...] = (0, 1, None)
NONSENSE = ("0 9z#", "1 -", "0 1g#", "deal 0 | 1g", "0 keep", "\ue0004g", "x" * 20_000, "null", '{"type":"move"}')


@pytest.mark.parametrize("lang", ["en", "ja", "uk", "nl"])
def test_twins_are_served_the_same_bytes(tmp_path: Path, lang: str) -> None:
    game = GAMES["matcha"]
    compared = 0
    with inside(tmp_path, lang=lang) as room:
        for seed in range(size(14, 400)):
            rules = game.rules(["grail-2015", "matagot-2020", "matagot-2020-nl"][seed % 3])
            state = random_position(game, rules, 2, Random(seed).randrange(1, 60), seed).state
            if CHANCE in game.to_act(state) or game.outcome(state) is not None:
                continue
            for viewer in VIEWERS:
                twin = TWINS["matcha"](state, viewer, Random(seed))
                if twin is None or twin == state:
                    continue
                heard = []
                for situation in (state, twin):
                    table = room.set_table("matcha", rules, situation, terms=Terms(60, unseen=True))
                    heard.append(all_bytes(room, table, viewer, NONSENSE))
                    room.clear(table)
                assert heard[0] == heard[1]
                compared += 1
    assert compared >= size(10, 300)


def keeping() -> tuple[Any, Any]:
    """A situation in which both decide what to keep."""
    game = GAMES["matcha"]
    rules = game.rules("grail-2015")
    for seed in range(1000):
        state = random_position(game, rules, 2, 40, seed).state
        while game.to_act(state) not in ((0, 1), (), (CHANCE,)):
            seat = game.to_act(state)[0]
            state = game.apply(state, Random(seed).choice(list(game.legal(state, seat))))
        if game.to_act(state) == (0, 1):
            return rules, state
    raise AssertionError("no such situation was found")


def test_nobody_notices_that_the_other_has_decided(tmp_path: Path) -> None:
    """Not even a frame arrives; the first that the other hears after the answer is about their own doing."""
    rules, state = keeping()
    with inside(tmp_path) as room:
        table = room.set_table("matcha", rules, state)
        with room.socket(table, 0) as ann, room.socket(table, 1) as bea, room.socket(table, None) as watcher:
            for socket in (ann, bea, watcher):
                hello(socket)
            for socket in (ann, ann, bea):  # each hears of those who came later
                next_scene(socket)
            scene = hello(ann)
            choice = next(iter(scene["now"]["keep"]["moves"].values()))
            move(ann, choice, scene["version"], "keep")
            assert answer(ann, "keep")["type"] == "accepted"
            for socket in (bea, watcher):
                socket.send_text("nonsense")
                assert socket.receive_json()["type"] == "refused"
            before = hello(bea)
            assert before["people"][0]["to_act"]  # as far as Bea can know
            assert before["version"] == scene["version"]


def test_an_answer_survives_a_restart(tmp_path: Path) -> None:
    rules, state = keeping()
    with inside(tmp_path) as room:
        table = room.set_table("matcha", rules, state)
        with room.socket(table, 0) as ann:
            scene = hello(ann)
            move(ann, list(scene["now"]["keep"]["moves"].values())[-1], scene["version"], "keep")
            assert answer(ann, "keep")["type"] == "accepted"
    with inside(tmp_path) as room:
        with room.socket(table, 0) as ann:
            scene = hello(ann)
            assert scene["now"]["keep"] is None
            assert 0 not in scene["now"]["to_act"]
            move(ann, "0 keep", scene["version"], "keep")  # the same submission again is recognised
            assert answer(ann, "keep")["type"] == "accepted"
        with room.socket(table, 1) as bea:
            scene = hello(bea)
            move(bea, next(iter(scene["now"]["keep"]["moves"].values())), scene["version"], "too")
            assert next_scene(bea)["version"] == scene["version"] + 3  # two keeps and a deal
