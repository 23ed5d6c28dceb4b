"""chakai and the referee, written apart from each other, over the same games: each judges what the other plays."""

import json
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest

from chakai.games.genmaicha.engine import GENMAICHA
from chakai.records.check import faults
from chakai.records.record import Record, Unreadable, record_of
from chakai.records.replay import final
from chakai.records.text import from_json, to_json
from chakai.testing.strategies import random_position
from tests.referee.genmaicha import CRATES, MIXES, judge, seen
from tests.referee.genmaicha_generate import random_record
from tests.referee.genmaicha_spoil import right_forfeit, spoilt
from tests.sizes import size

FULL = "matcha-iri+tea-ceremony+tea-market"
HOUSES: Sequence[tuple[str, dict[str, Any]]] = (
    (FULL, {"half_used": "keep"}),
    ("tea-ceremony", {"failed_brew": "end-of-turn"}),
    (FULL, {"half_used": "keep", "failed_brew": "end-of-turn"}),
    ("tea-market", {"own_ads": "pay"}),
    ("standard", {"bids_paid": "first"}),
    (FULL, {"start_yen": 0, "crates": [2, 2]}),
    (FULL, {"bids_paid": "first", "own_ads": "pay", "drop": 0, "bonuses": [0, 300, 100], "ceremony_pay": 0}),
)
TABLES = [
    pytest.param(rules, house, players, id=f"{rules}-{number}-{players}")
    for number, (rules, house) in enumerate([*((mix, {}) for mix in MIXES), *HOUSES])
    for players in CRATES
]
EVERY = pytest.mark.parametrize(("rules", "house", "players"), TABLES)
NAMES = ("ann", "bob", "cem", "dai", "eva", "fay")
WHOLE_GAME = 10_000
"""More moves than any game has."""


def games(rules: str, house: dict[str, Any], players: int, number: int) -> Iterator[dict[str, Any]]:
    """Finished games, as the referee's own players write them."""
    for seed in range(number):
        yield random_record(rules, house, players, Random(f"{rules} {players} {seed}"))


def read(record: object) -> Record | Unreadable:
    """A record through its text, as chakai gets it."""
    try:
        return from_json(json.dumps(record))
    except Unreadable as refusal:
        return refusal


def places(record: object) -> list[str]:
    """Where chakai finds faults."""
    return [fault.place for fault in faults(read(record))]


def test_both_know_the_same_rule_sets() -> None:
    assert set(GENMAICHA.rule_sets) == set(MIXES)
    assert [*GENMAICHA.seats] == [*CRATES]


@EVERY
def test_games_of_the_referee_are_right_and_look_the_same_to_everybody(
    rules: str, house: dict[str, Any], players: int
) -> None:
    for record in games(rules, house, players, size(4, 100)):
        assert [*faults(read(record))] == []
        read_back = read(record)
        assert isinstance(read_back, Record)
        game, state = final(read_back)
        for viewer in (*range(players), None):
            assert [*game.view(state, viewer).seen] == seen(record, viewer)


@EVERY
def test_what_everybody_saw_on_the_way(rules: str, house: dict[str, Any], players: int) -> None:
    """Games broken off anywhere: faults and seen histories agree there too."""
    for record in games(rules, house, players, size(1, 25)):
        rng = Random(len(record["moves"]))
        for _ in range(4):
            part = {key: value for key, value in record.items() if key != "result"}
            part["moves"] = record["moves"][: rng.randrange(len(record["moves"]))]
            verdict = judge(part)
            assert places(part) == ([] if verdict is None else [verdict[0]])
            broken_off = read(part)
            assert isinstance(broken_off, Record)
            game, state = final(broken_off)
            for viewer in (*range(players), None):
                assert [*game.view(state, viewer).seen] == seen(part, viewer)


@EVERY
def test_games_of_chakai_are_right_by_the_referee(rules: str, house: dict[str, Any], players: int) -> None:
    edition = GENMAICHA.rules(rules, house)
    for seed in range(size(2, 60)):
        state = random_position(GENMAICHA, edition, players, WHOLE_GAME, seed).state
        assert GENMAICHA.outcome(state) is not None
        record = json.loads(to_json(record_of(GENMAICHA, edition, state, NAMES[:players])))
        assert judge(record) is None
        for viewer in (*range(players), None):
            assert seen(record, viewer) == [*GENMAICHA.view(state, viewer).seen]


@EVERY
def test_spoilt_games_are_refused_at_the_spoilt_place(rules: str, house: dict[str, Any], players: int) -> None:
    rng = Random(f"{rules} {players}")
    for record in games(rules, house, players, size(1, 8)):
        copies = [*spoilt(record, rng)]
        for kind, copy, place in rng.sample(copies, min(size(25, 150), len(copies))):
            assert places(copy)[:1] == [place], kind


@EVERY
def test_games_given_up_are_right(rules: str, house: dict[str, Any], players: int) -> None:
    rng = Random(f"{rules} {players}")
    for record in games(rules, house, players, size(1, 20)):
        assert places(right_forfeit(record, rng)) == []
