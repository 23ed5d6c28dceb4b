"""`chakai check`: right records pass, each wrong one is refused at its place, and no bytes break it."""

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

from chakai.cli import run
from chakai.records.text import LONGEST
from tests.cli import LANGUAGES, process, write_records
from tests.cli.test_seen import HOUSES, unfinished
from tests.referee.generate import random_record
from tests.referee.spoil import spoilt
from tests.sizes import size

GOOD = random_record("matagot-2020", {}, random.Random(7))
LINE = json.dumps(GOOD).encode()
WRONG = {**GOOD, "moves": [GOOD["moves"][0], "0 -", "0 -"]}


def faults(capsys: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


@pytest.mark.parametrize(("rules", "house"), HOUSES)
def test_right_records_pass(
    rules: str, house: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rng = random.Random(f"right {rules} {house}")
    records = [random_record(rules, house, rng) for _ in range(size(12, 2000))]
    records += [unfinished(record, rng) for record in records]
    assert run(["check", write_records(tmp_path / "games.jsonl", records)]) == 0
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize(("rules", "house"), HOUSES)
def test_every_spoilt_record_is_refused_at_its_place(
    rules: str, house: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rng = random.Random(f"wrong {rules} {house}")
    spoils = [spoil for _ in range(size(2, 60)) for spoil in spoilt(random_record(rules, house, rng), rng)]
    file = write_records(tmp_path / "spoilt.jsonl", [record for _, record, _ in spoils])
    assert run(["check", "--json", file]) == 1
    found: dict[int, str] = {}
    for fault in faults(capsys):
        found.setdefault(fault["line"], fault["place"])
    for line, (kind, record, place) in enumerate(spoils, 1):
        assert found.get(line) == place, (kind, record)


def test_form_of_a_fault(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rng = random.Random(3)
    right = random_record("grail-2015", {}, rng)
    file = write_records(tmp_path / "games.jsonl", [right, *(record for _, record, _ in spoilt(right, rng))])
    assert run(["check", file]) == 1
    lines = capsys.readouterr().out.splitlines()
    form = re.compile(rf"{re.escape(file)}:([1-9]\d*): (move [1-9]\d*|result|record): ([a-z0-9-]+): \S.*")
    found = [form.fullmatch(line) for line in lines]
    assert all(found)
    assert run(["check", file, "--json"]) == 1
    same = [f"{o['file']}:{o['line']}: {o['place']}: {o['code']}: {o['sentence']}" for o in faults(capsys)]
    assert same == lines


def test_codes_stay_and_sentences_change_with_the_language(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = write_records(tmp_path / "wrong.json", [WRONG])
    told = []
    for language in LANGUAGES:
        assert run(["check", file, "--lang", language]) == 1
        told.append(capsys.readouterr().out.rstrip().rsplit(": ", 1))
    assert {head for head, _ in told} == {f"{file}:1: move 3: not-your-turn"}
    assert len({sentence for _, sentence in told}) == len(LANGUAGES)


def nested(depth: int) -> bytes:
    return LINE[:-1] + b', "more": ' + b"[" * depth + b"]" * depth + b"}"


ODD_FILES: dict[str, tuple[bytes, list[str]]] = {
    "empty": (b"", []),
    "blank lines": (b"\n\n  \n" + LINE + b"\n\n" + LINE + b"\n\n\n", []),
    "no line end": (LINE + b"\n" + LINE, []),
    "line ends of another system": (LINE + b"\r\n" + LINE + b"\r\n", []),
    "byte order mark": (b"\xef\xbb\xbf" + LINE + b"\n" + LINE, []),
    "over many lines": (json.dumps(GOOD, indent=2).encode(), []),
    "over many lines of another system": (json.dumps(GOOD, indent=2).replace("\n", "\r\n").encode(), []),
    "over many lines after a mark": (b"\xef\xbb\xbf" + json.dumps(GOOD, indent=2).encode(), []),
    "over many lines and wrong": (b"\n" + json.dumps(WRONG, indent=2).encode(), ["2: move 3: not-your-turn"]),
    "unknown keys": (json.dumps({**GOOD, "id": 1, "talk": 3, "started": None}).encode(), []),
    "binary": (bytes(range(256)), ["1: record: not-json", "2: record: not-utf8"]),
    "zeros": (b"\0" * 5000, ["1: record: not-json"]),
    "not UTF-8": (LINE + b"\n\xff\xfe{}\n" + LINE, ["2: record: not-utf8"]),
    "UTF-16": (LINE.decode().encode("utf-16"), ["1: record: not-utf8"]),
    "cut off": (LINE + b"\n" + LINE[: len(LINE) // 2], ["2: record: not-json"]),
    "cut off at once": (LINE[: len(LINE) // 2], ["1: record: not-json"]),
    "words": (b"dear diary\n" + LINE, ["1: record: not-json"]),
    "a list": (b"[" + LINE + b"]", ["1: record: not-an-object"]),
    "a number": (b"1", ["1: record: not-an-object"]),
    "two in a line": (LINE + LINE, ["1: record: not-json"]),
    "a key twice": (LINE[:-1] + b', "rules": "grail-2015"}', ["1: record: key-twice"]),
    "a hidden key twice": (LINE[:-1] + b', "more": {"a": 1, "a": 2}}', ["1: record: key-twice"]),
    "a little nested": (nested(100), []),
    "deeply nested": (nested(100_000), ["1: record: not-json"]),
    "a number beyond all": (LINE[:-1] + b', "more": ' + b"9" * 9000 + b"}", ["1: record: not-json"]),
    "a huge line": (LINE + b"\n" + b"x" * (LONGEST + 9) + b"\n" + LINE, ["2: record: too-long"]),
    "a long move": (json.dumps({**GOOD, "moves": ["x" * 100_000]}).encode(), ["1: move 1: malformed"]),
    "a move of lines": (json.dumps({**GOOD, "moves": ["0\n-\x1b[2J\r"]}).encode(), ["1: move 1: malformed"]),
    "half a character": (json.dumps({**GOOD, "moves": ["\ud800"]}).encode(), ["1: move 1: malformed"]),
    "long rules": (json.dumps({**GOOD, "rules": "x" * 5000}).encode(), ["1: record: unknown-rules"]),
    "long house": (json.dumps({**GOOD, "house": {"x" * 5000: 1}}).encode(), ["1: record: house-unknown"]),
    "long result": (
        json.dumps({**GOOD, "result": {**GOOD["result"], "why": "x" * 5000}}).encode(),
        ["1: result: wrong-why"],
    ),
}


@pytest.mark.parametrize("name", ODD_FILES)
def test_odd_files(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    content, expected = ODD_FILES[name]
    path = tmp_path / "odd.jsonl"
    path.write_bytes(content)
    assert run(["check", str(path)]) == bool(expected)
    lines = capsys.readouterr().out.splitlines()
    assert [line.removeprefix(f"{path}:").split(": ")[:3] for line in lines] == [
        place.split(": ") for place in expected
    ]
    assert all(len(line) < 2000 and line.isprintable() for line in lines)


@pytest.mark.parametrize("key", ["format", "game", "players", "moves", "house", "result", "talk"])
def test_nesting_near_the_limit(key: str, tmp_path: Path) -> None:
    """What can just be read must also be judged, and shown, without breaking."""
    path = tmp_path / "nested.jsonl"
    with path.open("w", encoding="utf-8") as file:
        for depth in range(900, 1010, 3):
            deep: Any = "@"
            value = {"moves": [deep], "players": ["a", deep], "house": {"sets": deep}}.get(key, deep)
            text = json.dumps({**GOOD, key: value}).replace('"@"', "[" * depth + "]" * depth)
            file.write(text + "\n")
    assert run(["check", str(path)]) == 1


def test_bytes_at_random(tmp_path: Path) -> None:
    rng = random.Random(5)
    path = tmp_path / "odd.jsonl"
    for _ in range(size(60, 5000)):
        damaged = bytearray(LINE + b"\n" + LINE)
        for _ in range(rng.randint(1, 4)):
            damaged[rng.randrange(len(damaged))] = rng.randrange(256)
        path.write_bytes(damaged[: rng.choice([len(damaged), rng.randrange(len(damaged))])])
        assert run(["check", str(path)]) in (0, 1)


def test_standard_input_and_several_files(tmp_path: Path) -> None:
    right = write_records(tmp_path / "right.jsonl", [GOOD, GOOD])
    wrong = write_records(tmp_path / "wrong.jsonl", [GOOD, WRONG])
    done = process("check", right, "-", wrong, stdin=LINE + b"\n" + b"{}\n")
    assert done.returncode == 1
    first, second = done.stdout.decode().splitlines()
    assert first.startswith("-:2: record: key-missing: ")
    assert second.startswith(f"{wrong}:2: move 3: not-your-turn: ")
    assert done.stderr.count(b"\n") == 1


def test_a_missing_file_does_not_hide_the_others(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = write_records(tmp_path / "wrong.jsonl", [WRONG])
    assert run(["check", wrong, str(tmp_path / "missing"), wrong]) == 2
    said = capsys.readouterr()
    assert said.out.count("\n") == 2
    assert said.err.count("\n") == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [0, 1, 2, 5])
def test_how_many_were_judged(
    count: int, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = write_records(tmp_path / "games.jsonl", [GOOD] * count)
    assert run(["check", file, "--lang", language]) == 0
    assert str(count) in capsys.readouterr().err
