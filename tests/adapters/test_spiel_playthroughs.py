"""Golden playthroughs as OpenSpiel writes them: everything it can ask of a game, along a short one.

After a change that is meant to change them:
CHAKAI_GOLDEN=write python -m pytest tests/adapters/test_spiel_playthroughs.py
"""

import os
import re
from pathlib import Path

import pytest
from open_spiel.python.algorithms.generate_playthrough import playthrough

import chakai.adapters.open_spiel  # noqa: F401 (registers the games)
from tests.adapters.small_games import GRID

FOLDER = Path(__file__).parents[1] / "golden"
KEEPING = "chakai_matcha(rules=grail-2015,house=hand_size:2 rounds:1 sets:2 numbers:3)"
GAMES = {
    "mini": ("chakai_matcha(rules=mini)", 0),
    "keeping": (KEEPING, 3),
    "keeping-at-once": (KEEPING.replace(")", ",simultaneous=true)"), 3),
    "ceremony": (
        f"chakai_genmaicha(rules=tea-ceremony,house=crates:2 start_yen:300,{GRID},crates=rS bS | rT wH)",
        1,
    ),
    "bids-at-once": (f"chakai_genmaicha(house=crates:2 start_yen:1100,{GRID} | w O X,simultaneous=true)", 242),
}
"""With seeds by which something is kept, peeked at, bid in two digits."""


def shortened(text: str) -> str:
    """Without rows that are all 0 and what only lists the fields of a version, and long runs of 0s counted."""
    lines = (line for line in text.split("\n") if not re.fullmatch(r"\s*◯+|GameType\..*", line))
    return re.sub("◯{4,}", lambda run: f"◯×{len(run[0])} ", "\n".join(lines))


@pytest.mark.parametrize("name", GAMES)
def test_playthrough(name: str) -> None:
    game, seed = GAMES[name]
    told = shortened(playthrough(game, None, seed=seed))
    file = FOLDER / f"open-spiel-{name}.txt"
    if os.environ.get("CHAKAI_GOLDEN") == "write":
        file.write_text(told, "utf-8")
    assert told == file.read_text("utf-8")
