"""The levels for people: a ladder, budgets for a person's table, and words where something is missing."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from chakai.bots import levels
from chakai.bots.levels import AT_TABLE, BOTS, LEVELS, NEEDED, REHEARSING, USUAL, bot_maker, table_bot_maker
from chakai.bots.search import ITERATIONS, ITERATIONS_AT_TABLE, Search
from chakai.cli import run
from chakai.core.illegal import Refusal
from chakai.core.outcome import Outcome
from chakai.games import GAMES
from chakai.lab.arena import Match, play, ready
from chakai.lab.standings import Standings
from chakai.table import rehearsal
from chakai.table.rehearsal import rehearse
from chakai.table.table import Table
from chakai.words.catalogue import LANGUAGES, words_in
from tests.sizes import NIGHTLY, size

HIDDEN = "import sys; sys.modules['numba'] = sys.modules['llvmlite'] = None; from chakai.cli import run; run({!r})"
STEPS = [
    (rules, lower, higher)
    for rules in ("matagot-2020", "grail-2015")
    for lower, higher in zip(LEVELS["matcha"], [*LEVELS["matcha"]][1:], strict=False)
    if NIGHTLY or not levels.needs_compiling("matcha", higher)
]


@pytest.mark.parametrize(("rules", "lower", "higher"), STEPS)
def test_each_level_beats_the_one_below(rules: str, lower: str, higher: str) -> None:
    """The small match only has to be possible for a ladder; nightly it has to be one."""
    games = 300 if levels.needs_compiling("matcha", higher) else size(60, 1000)
    match = ready(Match("matcha", rules, (higher, lower), games, "ladder"))
    standings = Standings(match)
    for record in play(match, match.fixtures()):
        standings.add(record)
    won = standings.total(0)
    assert won is not None
    assert won.mean >= size(42, 55) / 100
    assert won.mean >= size(55, 60) / 100 or lower != "novice"


def test_levels_go_from_the_easiest_on() -> None:
    assert tuple(LEVELS["matcha"]) == ("novice", "regular", "strong", "master")
    assert all(USUAL in names and not levels.needs_compiling(game, USUAL) for game, names in LEVELS.items())


def test_what_needs_compiled_play_can_rehearse() -> None:
    for game, needed in NEEDED.items():
        assert set(needed) == set(REHEARSING[game]) <= set(BOTS[game])
        assert set(AT_TABLE[game]) <= set(BOTS[game])


def test_a_bot_thinks_longer_at_a_persons_table() -> None:
    search, at_table = bot_maker("matcha", "search")(), table_bot_maker("matcha", "search")()
    assert isinstance(search, Search)
    assert isinstance(at_table, Search)
    assert (search._iterations, at_table._iterations) == (ITERATIONS, ITERATIONS_AT_TABLE)
    assert table_bot_maker("matcha", "strong") is bot_maker("matcha", "strong")


@pytest.mark.parametrize("maker", [bot_maker, table_bot_maker])
def test_an_unknown_bot_is_refused(maker: object) -> None:
    with pytest.raises(Refusal, match="unknown-bot"):
        maker("matcha", "genius")  # type: ignore[operator]  # one of two functions


def test_a_rehearsal_is_a_whole_game_by_every_kind_of_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    ended: list[str] = []

    class Noted(Table):
        @property
        def outcome(self) -> Outcome | None:
            found = super().outcome
            ended.extend([self.rules.name] if found else [])
            return found

    monkeypatch.setattr(rehearsal, "Table", Noted)
    rehearse("matcha", "novice")
    assert ended == ["matagot-2020", "grail-2015"]
    rehearse("matcha", "novice", [GAMES["matcha"].rules("mini", {})])
    assert ended[2:] == ["mini"]


def test_a_rehearsal_without_an_end_is_broken_off() -> None:
    rehearse("matcha", "random", [GAMES["matcha"].rules("grail-2015", {"goal_suit": None, "goal_whisks": None})])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lists_of_the_terminal_describe_every_level(
    language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "300")
    words = words_in(language)
    for command in (["bots"], ["play", "--help"]):
        run([*command, "--lang", language])
        page = "".join(capsys.readouterr().out.split())
        for game, names in LEVELS.items():
            assert all("".join(words(f"level-{game}-{level}").split()) in page for level in names)
        assert "chakai[strong]'" not in page


@pytest.mark.parametrize("command", [["bots"], ["play", "--help"]])
def test_without_the_extra_the_lists_show_the_command_that_installs_it(command: list[str]) -> None:
    page = "".join(said([*command, "--lang", "en"]).split())
    assert page.count("pipinstall'chakai[strong]'") == 1


def test_without_the_extra_the_terminal_refuses_in_words(tmp_path: Path) -> None:
    told = said(["play", "matcha", "--bots", "master", "--save", str(tmp_path / "game")])
    assert "pip install 'chakai[strong]'" in told
    assert "Traceback" not in told


def said(arguments: list[str]) -> str:
    """By a base install."""
    program = [sys.executable, "-c", HIDDEN.format(arguments)]
    done = subprocess.run(program, check=True, capture_output=True, text=True, env={**os.environ, "LC_ALL": "en"})
    return done.stdout + done.stderr


def test_the_opponent_is_introduced_and_others_are_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("builtins.input", lambda _prompt: "q")
    monkeypatch.setenv("COLUMNS", "300")
    words = words_in("en")
    run(["play", "matcha", "--save", str(tmp_path / "one"), "--lang", "en"])
    page = capsys.readouterr().out
    assert words("terminal-level", name="Strong", line=words("level-matcha-strong")) in page
    assert words("terminal-levels", levels="novice, regular, master") in page
    run(["play", "matcha", "--bots", "novice", "--save", str(tmp_path / "two"), "--lang", "en"])
    page = capsys.readouterr().out
    assert words("level-matcha-novice") in page
    assert "chakai bots" not in page


def test_the_terminal_says_that_an_opponent_gets_ready(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    told = words_in("en")("terminal-warming", name="Master").split(":")[0]
    page = ""

    def slow(_game: str, level: str, rules: tuple[object, ...]) -> None:
        nonlocal page
        assert [chosen.name for chosen in rules] == ["matagot-2020"]  # type: ignore[attr-defined]  # an edition
        asked.append(level)
        while told not in page:
            page += capsys.readouterr().out
            time.sleep(0.01)

    monkeypatch.setattr("builtins.input", lambda _prompt: "q")
    monkeypatch.setattr("chakai.cli.play.LOADING", 0.0)
    monkeypatch.setattr("chakai.cli.play.rehearse", slow)
    options = ["--rules", "matagot-2020", "--bots", "master", "--seat", "0", "--save", str(tmp_path / "game")]
    run(["play", "matcha", *options, "--lang", "en"])
    assert asked == ["master"]
