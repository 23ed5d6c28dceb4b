"""Who cannot tell two situations of Genmaicha apart gets the same bytes: others' bids, the hidden row, peeks."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from chakai.core.seats import CHANCE, Viewer
from chakai.games.genmaicha.engine import GENMAICHA
from chakai.games.genmaicha.moves import Peek
from chakai.games.genmaicha.rules import RULE_SETS
from chakai.games.genmaicha.state import State
from chakai.testing.conformance import viewers
from chakai.testing.genmaicha_twins import bidding_twin
from chakai.testing.strategies import random_position
from chakai.web.books import Terms
from chakai.web.eyes import EYES
from chakai.web.marks import marked_words
from chakai.words.catalogue import LANGUAGES
from tests.sizes import size
from tests.web.rooms import PARTY, all_bytes, answer, hello, inside, move, next_scene

MIXES = [*RULE_SETS]


def situations(count: int, first: int = 0) -> Iterator[tuple[State, int]]:
    """Random situations of all mixes and sizes that somebody can look at, and the seed of each."""
    for seed in range(first, first + count):
        rules = GENMAICHA.rules(MIXES[seed % len(MIXES)])
        players = GENMAICHA.seats[seed // 2 % len(GENMAICHA.seats)]
        state = random_position(GENMAICHA, rules, players, Random(seed).randrange(2, 40), seed).state
        if CHANCE not in GENMAICHA.to_act(state) and GENMAICHA.outcome(state) is None:
            yield state, seed


def twins(state: State, seed: int) -> Iterator[tuple[Viewer, State]]:
    """For everybody at the table another situation that they cannot tell from this one."""
    for viewer in viewers(state.players):
        twin = bidding_twin(state, viewer, Random(seed))
        if twin is not None and twin != state:
            yield viewer, twin


def differ_in(state: State, twin: State, viewer: Viewer) -> set[str]:
    """In what two situations are different that matters."""
    kinds = {"bids"} if state.answers != twin.answers else set()
    if state.rules.tea_ceremony and state.hidden != twin.hidden:
        kinds.add("hidden row")
        if any(isinstance(made, Peek) and made.seat != viewer for made in GENMAICHA.moves(state)):
            kinds.add("peeks")
    return kinds


def shown(state: State, viewer: Viewer, language: str) -> str:
    """All that a pair of eyes gives."""
    eyes = EYES["genmaicha"](marked_words(language), PARTY[: state.players], viewer, state.rules)
    view = GENMAICHA.view(state, viewer)
    legal = GENMAICHA.legal(state, viewer) if viewer is not None and viewer in GENMAICHA.to_act(state) else None
    return json.dumps([eyes.frames(view.events), eyes.now(view, legal, unseen=True)], ensure_ascii=False)


@pytest.mark.parametrize("language", LANGUAGES)
def test_twins_look_the_same(language: str) -> None:
    found: set[str] = set()
    compared = 0
    for state, seed in situations(size(60, 3000)):
        for viewer, twin in twins(state, seed):
            assert shown(state, viewer, language) == shown(twin, viewer, language)
            found |= differ_in(state, twin, viewer)
            compared += 1
    assert compared >= size(100, 5000)
    assert found == {"bids", "hidden row", "peeks"}


def nonsense(state: State) -> list[str]:
    """Moves that are refused in every situation, of every kind, by every seat; and what is no move."""
    kinds = ["bid 150", "raise 99999900", "peek left kX S", "brew left rS rS rS ? rS r", "brew top bX bX bX"]
    kinds += ["ad left 50", "bid 999999900"]
    of_seats = [f"{seat} {kinds[(seat + state.round) % len(kinds)]}" for seat in range(state.players)]
    return [*of_seats, *(f"0 {kind}" for kind in kinds), "toss 0 1", "0 bid", "\ue000bS", "x" * 20_000]


@pytest.mark.parametrize("language", LANGUAGES)
def test_twins_are_served_the_same_bytes(tmp_path: Path, language: str) -> None:
    found: set[str] = set()
    compared = 0
    with inside(tmp_path, lang=language) as room:
        for state, seed in situations(size(14, 400), 1000):
            for viewer, twin in twins(state, seed):
                heard = []
                for situation in (state, twin):
                    table = room.set_table("genmaicha", state.rules, situation, terms=Terms(60, unseen=True))
                    version = len(GENMAICHA.moves(state))
                    heard.append(all_bytes(room, table, viewer, nonsense(state), version))
                    room.clear(table)
                assert heard[0] == heard[1]
                found |= differ_in(state, twin, viewer)
                compared += 1
    assert compared >= size(25, 1000)
    assert found == {"bids", "hidden row", "peeks"}


def bidding(players: int) -> State:
    """The crates of the first round are filled."""
    state: State = random_position(GENMAICHA, GENMAICHA.rules("tea-ceremony"), players, 2, 5).state
    return state


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_see_who_has_bid_and_nobody_what(tmp_path: Path, language: str) -> None:
    """The same messages reach everybody else, whatever was bid, and only who has bid is new in them."""
    state, heard = bidding(3), []
    with inside(tmp_path, lang=language) as room:
        for yen in (0, 300, 500):
            table = room.set_table("genmaicha", state.rules, state)
            with (
                room.socket(table, 0) as ann,
                room.socket(table, 1) as bea,
                room.socket(table, None) as watcher,
            ):
                scenes = [hello(socket) for socket in (ann, bea, watcher)]
                for socket in (ann, ann, bea):  # each hears of those who came later
                    next_scene(socket)
                move(ann, f"0 bid {yen}", scenes[0]["version"], "bid")
                assert answer(ann, "bid")["type"] == "accepted"
                mine = hello(ann)
                assert (mine["now"]["bid"]["given"], mine["now"]["to_act"]) == (yen, [1, 2])
                told = [socket.receive_text() for socket in (bea, watcher)]
                for text, before in zip(told, scenes[1:], strict=True):
                    only_who(json.loads(text), before)
                heard.append(told)
            room.clear(table)
    assert heard[0] == heard[1] == heard[2]


def only_who(scene: dict[str, Any], before: dict[str, Any]) -> None:
    """Nothing is new in a scene but that Ann has bid."""
    assert [person["has_bid"] for person in before["people"]] == [False, False, False]
    assert [person["has_bid"] for person in scene["people"]] == [True, False, False]
    assert [person["to_act"] for person in scene["people"]] == [False, True, True]
    assert scene["now"]["to_act"] == [1, 2]
    assert scene["frames"] == []
    assert scene["version"] == before["version"]
    assert scene["now"] | {"to_act": []} == before["now"] | {"to_act": []}


def test_who_does_not_bid_is_not_waited_for(tmp_path: Path) -> None:
    """Nobody has a bid to show while crates are chosen, nor who is not tied while others bid once more."""
    state = bidding(3)
    for text in ("0 bid 200", "1 bid 200", "2 bid 400"):
        state = GENMAICHA.apply(state, GENMAICHA.parse(text))
    with inside(tmp_path) as room:
        table = room.set_table("genmaicha", state.rules, state)
        with room.socket(table, 2) as cy:
            assert [person["has_bid"] for person in hello(cy)["people"]] == [False, False, None]
        with room.socket(table, 0) as ann, room.socket(table, 1) as bea:
            version = hello(ann)["version"]
            move(ann, "0 raise 100", version)
            assert answer(ann, "m1")["type"] == "accepted"
            assert [person["has_bid"] for person in hello(bea)["people"]] == [True, False, None]
            move(bea, "1 raise 0", version)
            while (scene := next_scene(bea))["version"] == version:
                pass
            assert [person["has_bid"] for person in scene["people"]] == [None, None, None]
            assert scene["now"]["to_act"] == [2]
