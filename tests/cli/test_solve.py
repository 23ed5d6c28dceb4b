"""`chakai solve`: tables and JSON of a position, in four languages, from what everybody has seen."""

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len

from chakai.cli import run
from chakai.games.matcha.edition import EDITIONS, with_house
from chakai.games.matcha.engine import MATCHA
from chakai.solve.matcha.rounds.solution import solve, warm_up
from tests.cli import LANGUAGES, write_records
from tests.matcha.lookalikes import alike, begun, random_position
from tests.matcha.sequence_form import form, value
from tests.matcha.situations import after, cards

PAGE = Path(__file__).parents[2] / "docs" / "solving.md"
AHEAD = {"start_tokens": [[0, 1, 0, 0, 0], [0, 0, 0, 0, 1]]}
DEAL_2020 = "deal 0 | 2g 3b 1y 4r 3r 2b | 1g 2r 3y 4y 0 | 3g 4g 1r 2y 0 | 1b 4b"
DEAL_SMALL = "deal 0 | 1g 2g 3r 1b | 3g 1r | 2r 0 | 2b 3b"
SMALL = [DEAL_SMALL, "0 3g*", "1 2r*", "0 -", "1 -", "0 1r#"]


def record(moves: list[str], rules: str = "small", **more: Any) -> dict[str, Any]:
    return {"format": "chakai/1", "game": "matcha", "rules": rules, "players": ["a", "b"], "moves": moves, **more}


def moves_of(state: Any) -> list[str]:
    return [str(move) for move in MATCHA.moves(state)]


@pytest.fixture(autouse=True, scope="module")
def _compiled() -> None:
    """So that no test is told to wait."""
    warm_up()


@pytest.fixture
def small(tmp_path: Path) -> str:
    """The last round of a small game, one turn after its beginning."""
    return write_records(tmp_path / "small.jsonl", [record(SMALL)])


def data_of(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    assert run(["solve", *arguments, "--json"]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    found: dict[str, Any] = json.loads(said.out)
    return found


def test_tables_in_four_languages(small: str, capsys: pytest.CaptureFixture[str]) -> None:
    pages = []
    for language in LANGUAGES:
        assert run(["solve", small, "--lang", language, "--rows", "3"]) == 0
        said = capsys.readouterr()
        assert said.err == ""
        assert "→" not in said.out
        assert max(map(cell_len, said.out.splitlines()[6:])) <= 100
        pages.append(said.out)
    assert len({*pages}) == len(LANGUAGES)
    assert "Seat 1 is to move" in pages[0]
    assert "more; --rows shows" in pages[0]


def test_json_has_all_that_is_found(small: str, capsys: pytest.CaptureFixture[str]) -> None:
    data = data_of([small, "--iterations", "50"], capsys)
    moves = json.loads(Path(small).read_text("utf-8"))["moves"]
    assert (data["format"], data["rules"], data["moves"]) == ("chakai-solution/1", "small", len(moves))
    assert (data["set"], data["round"], data["from_round"], data["seat"]) == (1, 2, 2, 1)
    assert (data["iterations"], data["set_end"], data["exact"]) == (50, "result", True)
    assert 0 < data["reach"] <= 1
    assert "actual" not in data
    assert sum(hand["chance"] for hand in data["hands"]) == pytest.approx(1, abs=1e-6)
    assert sum(line["chance"] for line in data["belief"]) == pytest.approx(1, abs=1e-6)
    for hand in data["hands"]:
        assert sum(hand["mix"].values()) == pytest.approx(1, abs=1e-4)
        assert hand["mix"].keys() == hand["values"].keys()
        assert [str(MATCHA.parse(move)) for move in hand["mix"]] == [*hand["mix"]]
        assert {move.split()[1][:-1] for move in hand["mix"]} == {*hand["hand"].split(), ""}
        assert hand["value"] == pytest.approx(
            sum(share * hand["values"][move] for move, share in hand["mix"].items()), abs=1e-4
        )


def test_the_same_as_asked_from_python(small: str, capsys: pytest.CaptureFixture[str]) -> None:
    solution = solve(begun(after("small", *SMALL)), iterations=64)
    data = data_of([small], capsys)
    assert data["value"] == pytest.approx(solution.value, abs=1e-6)
    assert [cards(hand["hand"]) for hand in data["hands"]] == [plan.hand for plan in solution.plans]


@pytest.mark.parametrize("seed", range(3))
def test_a_whole_game_of_mini(seed: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The value of the deal's tea cards, as a linear program has it."""
    edition = with_house(EDITIONS["mini"], {"start_tokens": ((0, 1, 0, 0, 0), (0, 0, 0, 0, 1))})
    first, second, third, fourth = Random(seed).sample([*edition.deck[:4]], 4)
    deal = f"deal 0 | {first} {second} | {third} | {fourth} | 0"
    file = write_records(tmp_path / "mini.jsonl", [record([deal], "mini", house=AHEAD)])
    data = data_of([file, "--iterations", "300"], capsys)
    assert data["value"] == pytest.approx(value(form(edition, (first, second))), abs=1e-4)
    assert data["exploitability"] < 1e-4
    assert {hand["hand"] for hand in data["hands"]} == {str(third), str(fourth), "0"}


def test_nothing_hidden_is_told_unless_it_is_asked_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Two games that look alike to a spectator are told alike."""
    state = random_position(EDITIONS["small"], 4, number=1, turns=2)
    others = [other for other, _ in alike(state) if other.hands[state.turn] != state.hands[state.turn]]
    games = [state, others[0]]
    file = write_records(tmp_path / "two.jsonl", [record(moves_of(game)) for game in games])
    for options in ([], ["--json"]):
        told = []
        for number in ("1", "2"):
            assert run(["solve", file, "--game", number, *options]) == 0
            told.append(capsys.readouterr().out.replace('"line": 2', '"line": 1'))
        assert told[0] == told[1]
    actual = [data_of([file, "--show", "--game", number], capsys)["actual"] for number in ("1", "2")]
    assert [cards(one["hand"]) for one in actual] == [game.hands[game.turn] for game in games]
    assert run(["solve", file, "--show"]) == 0
    hand = " ".join(map(str, state.hands[state.turn]))
    assert f"→ {hand or '–'} " in capsys.readouterr().out


def test_from_an_earlier_round(small: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The first round is played well then, not evenly; so beliefs differ."""
    now, earlier = data_of([small], capsys), data_of([small, "--from-round", "1"], capsys)
    assert (now["from_round"], earlier["from_round"]) == (2, 1)
    assert earlier["choices"] > now["choices"]
    assert earlier["reach"] < 1

    def chances(data: dict[str, Any]) -> dict[tuple[str, ...], float]:
        return {(line["hand"], line["laid"], line["hidden"]): line["chance"] for line in data["belief"]}

    assert chances(now) != pytest.approx(chances(earlier), abs=1e-3)


def test_ranges_from_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    state = random_position(EDITIONS["small"], 4, number=1)
    file = write_records(tmp_path / "small.jsonl", [record(moves_of(state))])
    ranges = begun(state).start().ranges
    texts = {
        str(seat): [
            {"hand": " ".join(map(str, hand)), "hidden": " ".join(map(str, hidden)), "weight": 3 * weight}
            for (hand, hidden), weight in held.items()
        ]
        for seat, held in enumerate(ranges)
    }
    path = tmp_path / "ranges.json"
    path.write_text(json.dumps(texts), "utf-8")
    assert data_of([file, "--seat-range", str(path)], capsys) == data_of([file], capsys)
    seat = str(state.turn)
    path.write_text(json.dumps({seat: [{**texts[seat][0], "weight": 0.5}]}), "utf-8")
    (only,) = data_of([file, "--seat-range", str(path)], capsys)["hands"]
    assert only["chance"] == 1


def test_the_last_position_at_which_somebody_is_to_move(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Of a finished game the one before its last move; of one between sets the last of the set."""
    state = random_position(EDITIONS["small"], 2, number=1)
    while due := MATCHA.to_act(state):
        before, state = state, MATCHA.apply(state, next(iter(MATCHA.legal(state, due[0]))))
    assert state.outcome is not None
    result = {"winners": list(state.outcome.winners), "why": state.outcome.why, "tokens": state.tokens}
    file = write_records(tmp_path / "done.jsonl", [record(moves_of(state), result=result)])
    assert data_of([file], capsys)["moves"] == len(moves_of(before))
    between = [
        DEAL_2020,
        "0 1g#",
        "1 3g#",
        "0 2r*",
        "1 2y*",
        "0 3y#",
        "1 4g#",
        "0 4y*",
        "1 1r*",
        "0 -",
        "1 -",
        "0 -",
    ]
    file = write_records(tmp_path / "between.jsonl", [record([*between, "1 -"], "matagot-2020")])
    data = data_of([file], capsys)
    assert (data["moves"], data["seat"], data["set_end"]) == (len(between), 1, "table")
    assert run(["solve", file]) == 0
    assert "comes from a learned table" in capsys.readouterr().out


REFUSED: dict[str, tuple[dict[str, Any], tuple[str, ...], str]] = {
    "not matcha": (
        {"format": "chakai/1", "game": "genmaicha", "rules": "standard", "players": ["a", "b"], "moves": []},
        (),
        "genmaicha",
    ),
    "illegal move": (record([DEAL_SMALL, "0 2r#"]), (), "2r"),
    "a deal that cannot be": (record([DEAL_SMALL.replace("3b", "2b")]), (), "2b"),
    "too many moves": (record([DEAL_SMALL]), ("--moves", "2"), "2"),
    "before the deal": (record([DEAL_SMALL]), ("--moves", "0"), "--moves"),
    "nothing dealt": (record([]), (), "--moves"),
    "no such record": (record([DEAL_SMALL]), ("--game", "2"), "2"),
    "first of three rounds": (record([DEAL_2020], "matagot-2020"), (), "2"),
    "from the first of three rounds": (
        record([DEAL_2020, "0 1g#", "1 3g#", "0 2r*", "1 2y*"], "matagot-2020"),
        ("--from-round", "1"),
        "2",
    ),
    "a round to come": (record([DEAL_SMALL]), ("--from-round", "2"), "2"),
    "too large": (record([DEAL_SMALL]), ("--limit", "100"), "--limit"),
    "nobody laid anything": (record([DEAL_2020, "0 -", "1 -", "0 -", "1 -"], "matagot-2020"), (), "10000000"),
    "no iterations": (record([DEAL_SMALL]), ("--iterations", "0"), "0"),
    "no range file": (record([DEAL_SMALL]), ("--seat-range", "missing.json"), "missing.json"),
}
RANGES: dict[str, tuple[object, str]] = {
    "not JSON": (b"{", "JSON"),
    "no object": ([1], "{ }"),
    "no seat": ({"2": []}, "{ }"),
    "no list": ({"0": 7}, "0"),
    "no hand": ({"0": [{"weight": 1}]}, "0, 1"),
    "no card": ({"0": [{"hand": "9z 1r"}]}, "0, 1"),
    "no text": ({"1": [{"hand": 5}]}, "1, 1"),
    "more than that": ({"1": [{"hand": "3g 1r", "colour": 1}]}, "1, 1"),
    "negative weight": ({"0": [{"hand": "3g 1r", "weight": -1}]}, "0, 1"),
    "weight that is no number": (b'{"0": [{"hand": "3g 1r", "weight": NaN}]}', "0, 1"),
    "tea card in the hand": ({"0": [{"hand": "1g 1r"}]}, "1g 1r"),
    "too few cards": ({"1": [{"hand": "1r"}]}, "1r"),
    "nothing lies face down": ({"1": [{"hand": "3g 1r", "hidden": "0"}]}, "0"),
    "sums to nothing": ({"0": [{"hand": "3g 1r", "weight": 0}]}, ""),
    "no hands": ({"0": []}, ""),
    "never meet": ({"0": [{"hand": "3g 1r"}], "1": [{"hand": "3g 2r"}]}, ""),
}


def refused(arguments: list[str], mentioned: str, capsys: pytest.CaptureFixture[str]) -> None:
    lines = set()
    for language in LANGUAGES:
        assert run(["solve", *arguments, "--lang", language]) == 2
        said = capsys.readouterr()
        assert said.out == ""
        assert said.err.count("\n") == 1
        assert mentioned in said.err
        lines.add(said.err)
    assert len(lines) == len(LANGUAGES)


@pytest.mark.parametrize("name", REFUSED)
def test_what_cannot_be_solved(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game, options, mentioned = REFUSED[name]
    refused([write_records(tmp_path / "one.jsonl", [game]), *options], mentioned, capsys)


@pytest.mark.parametrize("name", RANGES)
def test_ranges_that_cannot_be(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    given, mentioned = RANGES[name]
    path = tmp_path / "ranges.json"
    path.write_bytes(given if isinstance(given, bytes) else json.dumps(given).encode())
    file = write_records(tmp_path / "one.jsonl", [record([DEAL_SMALL])])
    refused([file, "--seat-range", str(path)], mentioned, capsys)


def test_the_hand_held_must_be_in_the_range(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "ranges.json"
    path.write_text('{"0": [{"hand": "2r 3b"}]}', "utf-8")
    file = write_records(tmp_path / "one.jsonl", [record([DEAL_SMALL])])
    refused([file, "--seat-range", str(path), "--show", "--iterations", "1"], "3g 1r", capsys)


@pytest.mark.parametrize("stage", ["over", "keep"])
def test_nobody_to_move(stage: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    state = random_position(EDITIONS["grail-2015" if stage == "keep" else "small"], 2, number=1)
    while state.stage.name.lower() not in ("over", "keep"):
        state = MATCHA.apply(state, [*MATCHA.legal(state, state.turn)][-1])
    assert state.stage.name.lower() == stage
    more = {}
    if state.outcome:
        outcome = state.outcome
        more = {"result": {"winners": list(outcome.winners), "why": outcome.why, "tokens": state.tokens}}
    moves = moves_of(state)
    file = write_records(tmp_path / "one.jsonl", [record(moves, state.edition.name, **more)])
    refused([file, "--moves", str(len(moves))], "", capsys)


def test_the_page_is_true(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Its example begins as it says, figures apart; its ranges fit the example; its program runs."""
    blocks = re.findall(r"```(\w*)\n(.*?)```", PAGE.read_text("utf-8"), re.S)
    (game, ranges), (program,) = (
        [text for kind, text in blocks if kind == wanted] for wanted in ("json", "python")
    )
    told = next(text for kind, text in blocks if not kind and text.startswith("Matcha"))
    (tmp_path / "game.jsonl").write_text(game, "utf-8")
    assert run(["solve", str(tmp_path / "game.jsonl"), "--rows", "5"]) == 0
    said = "\n".join(line.rstrip() for line in capsys.readouterr().out.splitlines())
    number = r"[+-]?\d+\.?\d*(?:e-\d+)?"
    assert (
        re.sub(r"\s+", " ", re.sub(number, "N", said)).split()[:60]
        == (re.sub(r"\s+", " ", re.sub(number, "N", told)).split()[:60])
    )
    (tmp_path / "ranges.json").write_text(ranges, "utf-8")
    arguments = [str(tmp_path / "game.jsonl"), "--seat-range", str(tmp_path / "ranges.json")]
    assert len(data_of(arguments, capsys)["hands"]) == 2
    exec(program, {})
    assert len(capsys.readouterr().out.splitlines()) == 4
