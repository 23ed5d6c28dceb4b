"""`chakai seen` tells line for line what the referee derives from the same records."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from chakai.cli import run
from tests.cli import write_records
from tests.referee.generate import random_record
from tests.referee.matcha import RULES, replay, rules_of, seen
from tests.sizes import size

HOUSES: list[tuple[str, dict[str, Any]]] = [
    *((name, {}) for name in RULES),
    ("grail-2015", {"keep": "all-or-none", "sets": 2}),
    ("matagot-2020", {"turns": 3, "keep": "any", "play_on": True}),
    ("small", {"sets": 3, "turns": None, "keep": "any"}),
]
EYES: list[tuple[list[str], int | None]] = [
    ([], None),
    (["--spectator"], None),
    (["--seat", "0"], 0),
    (["--seat", "1"], 1),
]


def told(capsys: pytest.CaptureFixture[str]) -> list[dict[str, list[str]]]:
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def unfinished(record: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """The same game, left somewhere; not while only one of two has decided what to keep."""
    cut = rng.randrange(len(record["moves"]))
    part = {**record, "moves": record["moves"][:cut]}
    del part["result"]
    open_stage = replay(rules_of(record["rules"], record.get("house", {})), part["moves"]).inside_keeps()
    return unfinished(record, rng) if open_stage else part


@pytest.mark.parametrize(("rules", "house"), HOUSES)
def test_seen_equals_the_referee(
    rules: str, house: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rng = random.Random(f"{rules} {house}")
    records = [random_record(rules, house, rng) for _ in range(size(12, 1000))]
    records += [unfinished(record, rng) for record in records]
    file = write_records(tmp_path / "games.jsonl", records)
    for options, seat in EYES:
        assert run(["seen", file, *options]) == 0
        assert told(capsys) == [{"seen": seen(record, seat)} for record in records]


def test_example_of_the_formats_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    deal = "deal 0 | 2g 3b 1y 4r 3r 2b | 1g 2r 3y 4y 0 | 3g 4g 1r 2y 0 | 1b 4b"
    moves = [deal, "0 2r#", "1 2y#", "0 -", "1 -"]
    record = {"format": "chakai/1", "game": "matcha", "rules": "matagot-2020", "players": ["a", "b"]}
    file = write_records(tmp_path / "one.json", [{**record, "moves": moves}])
    assert run(["seen", file, "--seat", "0"]) == 0
    hidden = "deal 0 | 2g 3b 1y 4r 3r 2b | 1g 2r 3y 4y 0 | ? ? ? ? ? | ? ?"
    shown = ["show 0 2r#", "show 1 2y#"]
    assert told(capsys) == [{"seen": [hidden, "0 2r#", "1 ?#", "0 -", "1 -", *shown]}]


def test_cards_stand_in_the_writers_order(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    deal = "deal 0 | 2g 3b 1y 4r 3r 2b | 0 4y 3y 2r 1g | 0 2y 1r 4g 3g | 4b 1b"
    record = {"format": "chakai/1", "game": "matcha", "rules": "grail-2015", "players": ["a", "b"]}
    file = write_records(tmp_path / "one.json", [{**record, "moves": [deal]}])
    assert run(["seen", file, "--seat", "1"]) == 0
    assert told(capsys)[0]["seen"] == ["deal 0 | 2g 3b 1y 4r 3r 2b | ? ? ? ? ? | 3g 4g 1r 2y 0 | ? ?"]


def test_a_bad_record_costs_no_other(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = random_record("small", {}, random.Random(1))
    bad = {**good, "moves": [*good["moves"][:1], "0 9g#", *good["moves"][1:]]}
    file = write_records(tmp_path / "games.jsonl", [good, bad, good])
    assert run(["seen", file]) == 1
    said = capsys.readouterr()
    assert len(said.out.splitlines()) == 2
    assert said.err.startswith(f"{file}:2: move 2: card-not-in-hand: ")
    assert said.err.count("\n") == 1
