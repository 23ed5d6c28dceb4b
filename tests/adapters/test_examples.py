"""The examples for researchers run as they are and say what their page says they do."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.sizes import size

EXAMPLES = Path(__file__).parents[2] / "examples"
MINI_TEA = "chakai_matcha(rules=mini,tea=1g 2r)"


def said(example: str, *options: object) -> str:
    command = [sys.executable, EXAMPLES / example, *options]
    done = subprocess.run([*map(str, command)], capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()
    return done.stdout.decode()


def last_number(text: str) -> float:
    return float(re.findall(r"[-+]?\d+\.\d+", text)[-1])


def test_cfr() -> None:
    told = said("open_spiel_cfr.py", *(["--game", MINI_TEA] if size(1, 0) else [])).splitlines()
    gains = [*map(last_number, told)]
    assert gains == sorted(gains, reverse=True)
    assert gains[-1] < 1e-3 <= gains[-2]


def test_linear_program() -> None:
    told = said("open_spiel_lp.py").splitlines()
    assert told == ["value for seat 0: 0.333333", "exploitability: 0.000000"]


def test_small() -> None:
    """The same script on the smaller game; nightly as it stands."""
    game = ["--game", "chakai_matcha(rules=mini)", "--iterations", 200] if size(1, 0) else ["--iterations", 150]
    told = said("open_spiel_small.py", *game).splitlines()
    assert told[0].startswith("2717 nodes, 432 information states" if size(1, 0) else "422652 nodes, 23284 ")
    assert told[2].startswith("exploitability 0.000")


def test_is_mcts() -> None:
    told = said("open_spiel_ismcts.py", "--games", size(40, 400), "--simulations", 30)
    assert last_number(told) > 0


@pytest.mark.parametrize("options", [(), ("--game", "matcha"), ("--rules", "tea-market", "--players", 4)])
def test_pettingzoo(options: tuple[object, ...]) -> None:
    told = said("pettingzoo_random.py", *options)
    assert told == said("pettingzoo_random.py", *options)
    rewards = [*map(float, re.findall(r"'player_\d': (-?\d\.\d+)", told))]
    assert len(rewards) >= 2
    assert sum(rewards) == pytest.approx(0)
