"""Whole games of Genmaicha at the terminal's table, with nonsense in between, in four languages."""

import os
import random
import sys
from pathlib import Path

import pexpect
import pytest

from chakai.cli import run
from chakai.games.genmaicha import engine
from chakai.games.genmaicha.moves import parse
from chakai.games.genmaicha.rules import RULE_SETS
from chakai.games.genmaicha.view import view
from chakai.terminal.genmaicha import GenmaichaScreen
from tests.cli import LANGUAGES

CRATES = "crates rS rH bT kO | gN yT wX kX"
ALL = "matcha-iri+tea-ceremony+tea-market"
TYPED = (
    *("0", "100", "A", "b", "crate c", "top", "LEFT", "centre", "right", "middle", "bottom", "done", "done"),
    *("?", "foo", "", "ad 100", "ad 150", "top + left below", "left ? rS r", "peek left rS S", "top rS rS rS"),
    *("story", "claim 1", "say tea!", "１００", "-100", "1e3", "brew", "done done", "99999999999"),
)


@pytest.mark.parametrize(("language", "rules"), zip(LANGUAGES, ("standard", ALL, ALL, "tea-market"), strict=True))
def test_a_whole_game(language: str, rules: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    options = ["--rules", rules, "--bots", "regular", "novice", "--seed", "4", "--seat", "1", "--save", str(file)]
    command = ["-m", "chakai", "play", "genmaicha", *options, "--lang", language]
    environment = {**os.environ, "TERM": "dumb"}
    table = pexpect.spawn(
        sys.executable, command, encoding="utf-8", env=environment, dimensions=(50, 120), timeout=300
    )
    rng, said = random.Random(language), ""
    for _ in range(2000):
        at_prompt = table.expect([r"> $", pexpect.EOF]) == 0
        said += table.before
        if not at_prompt:
            break
        table.sendline(rng.choice(TYPED))
    table.close()
    assert table.exitstatus == 0
    assert "Traceback" not in said
    assert '"result"' in file.read_text("utf-8")
    assert run(["check", str(file)]) == 0
    assert run(["replay", str(file), "--lang", language]) == 0
    assert capsys.readouterr().out


def test_a_line_alone_takes_the_fewest_drinks() -> None:
    """The red stubby can serves as red and as stubby can, so the red short can stays."""
    state = engine.new(RULE_SETS["standard"], 2)
    for text in ("grid r S b / H y N / T k g | w O X", CRATES, "0 bid 100", "1 bid 0", "0 crate A"):
        state = engine.apply(state, parse(text))
    screen, seen = GenmaichaScreen(), view(state, 0)
    assert screen.understand("top", seen) == "0 brew top rS rS bT"
    assert screen.understand("TOP rh rs bt", seen) == "0 brew top rH rS bT"
    assert screen.understand("middle", seen) is None
    assert screen.understand("nonsense", seen) is None
