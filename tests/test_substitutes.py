"""Bots that took over a seat, in records: read, written, judged, told."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from chakai.cli import run
from chakai.core.chance import SeededLuck
from chakai.games import GAMES
from chakai.records.check import faults
from chakai.records.record import Record
from chakai.records.text import from_json, to_json
from chakai.table.table import Table
from chakai.words.catalogue import LANGUAGES, words_in

GAME = GAMES["genmaicha"]
NAMES = ("ann", "bob", "cy")


def played(seed: int = 1, *, moves: int | None = None) -> Record:
    """A game in which bob leaves after the first crate was taken."""
    rng = Random(seed)
    table = Table(GAME, GAME.rules("tea-market"), NAMES, SeededLuck("substitutes", seed))
    while table.outcome is None and (moves is None or table.version < moves):
        seat = table.to_act[0]
        table.submit(seat, rng.choice(list(table.legal(seat))))
        if not table.substitutes and " crate " in table.record().moves[-1]:
            table.substitute(1, "bot:strong")
    return table.record()


def test_the_record_says_who_took_over_and_when() -> None:
    record = played()
    (one,) = record.more["substitutes"]
    assert one["seat"] == 1
    assert one["player"] == "bot:strong"
    assert " crate " in record.moves[one["before_move"] - 1]
    assert record.players == NAMES
    assert not list(faults(record))
    assert from_json(to_json(record)) == record


def test_a_resumed_table_keeps_them() -> None:
    record = played(moves=12)
    assert record.more["substitutes"]
    assert Table.resumed(record, SeededLuck("x", 0)).record() == record


def test_nobody_takes_over_in_a_game_that_is_over() -> None:
    table = Table.resumed(played(), SeededLuck("x", 0))
    with pytest.raises(Exception, match="game-over"):
        table.substitute(0, "bot:strong")


FIT = {"seat": 1, "before_move": 3, "player": "bot:greedy"}


@pytest.mark.parametrize(
    "given",
    [
        None,
        {},
        "bob",
        [None],
        [1],
        [[]],
        [{}],
        [FIT | {"seat": 3}],
        [FIT | {"seat": -1}],
        [FIT | {"seat": True}],
        [FIT | {"seat": "1"}],
        [FIT | {"before_move": -1}],
        [FIT | {"before_move": 10**30}],
        [FIT | {"before_move": 1.0}],
        [FIT | {"player": None}],
        [{"seat": 1, "before_move": 3}],
        [FIT, FIT | {"before_move": 2}],
        [FIT, 7],
    ],
)
def test_what_cannot_be_is_a_fault_and_breaks_nothing(given: Any, tmp_path: Path) -> None:
    record = Record(**{**vars(played()), "more": {"substitutes": given}})
    assert [(fault.where, fault.code) for fault in faults(record)] == [("record", "substitutes")]
    file = tmp_path / "game.json"
    file.write_text(to_json(record) + "\n", "utf-8")
    for lang in LANGUAGES:
        assert run(["check", str(file), "--lang", lang]) == 1
    Table.resumed(record, SeededLuck("x", 0))


def test_further_keys_and_the_ends_are_right() -> None:
    record = played()
    last = len(record.moves)
    given = [FIT | {"before_move": 0, "why": "tea"}, FIT, FIT | {"seat": 0, "before_move": last}]
    assert not list(faults(Record(**{**vars(record), "more": {"substitutes": given}})))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("eyes", [["--open"], ["--spectator"], ["--seat", "1"], ["--seat", "0"]])
def test_a_replay_tells_it_at_its_place(
    lang: str, eyes: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record, words, told = played(), words_in(lang), []
    for given in (record, Record(**{**vars(record), "more": {}})):
        file = tmp_path / "game.json"
        file.write_text(to_json(given) + "\n", "utf-8")
        assert run(["replay", str(file), "--lang", lang, *eyes]) == 0
        told.append(capsys.readouterr().out.splitlines())
    bot = words("web-bot-name", level=words("level-name-strong"))
    you, name = words("table-taken-over-you", bot=bot), words("table-taken-over-name", name="bob", bot=bot)
    place = told[0].index(you if eyes == ["--seat", "1"] else name)
    assert told[0][:place] == told[1][:place]
    assert len(told[0]) == len(told[1]) + 1
    crate = record.moves[record.more["substitutes"][0]["before_move"] - 1][-1]
    assert crate in told[0][place - 1]
    assert not any("bob" in line for line in told[0][place + 1 :])


@pytest.mark.parametrize("place", [0, 1, 2, 1000])
def test_it_can_happen_at_any_place(place: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = played()
    given = [FIT | {"before_move": min(place, len(record.moves))}]
    file = tmp_path / "game.json"
    file.write_text(to_json(Record(**{**vars(record), "more": {"substitutes": given}})) + "\n", "utf-8")
    assert run(["replay", str(file)]) == 0
    assert capsys.readouterr().out.count("leaves the table") == 1


def test_a_strange_name_stays_on_its_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = played()
    given = [FIT | {"player": "bot:\x1b[31m\nx" + "y" * 500}]
    file = tmp_path / "game.json"
    file.write_text(to_json(Record(**{**vars(record), "more": {"substitutes": given}})) + "\n", "utf-8")
    assert run(["replay", str(file)]) == 0
    told = capsys.readouterr().out
    assert "\x1b" not in told
    assert "y" * 100 not in told
