"""Random play has the same statistics in compiled games and by the referee, which knows only the rules page."""

import random
from math import sqrt

import numpy as np
import pytest
from numpy.typing import NDArray

from chakai.games.matcha.edition import EDITIONS
from chakai.solve.matcha_playouts import sample
from chakai.solve.matcha_sample import WHYS
from tests.sizes import size

from .matcha import RULES
from .uniform import uniform_game

GAMES = size(1_500, 60_000)
COMPILED = size(100_000, 2_000_000)
KINDS = "grbyw"


def by_referee(rules: str) -> dict[str, NDArray[np.float64]]:
    rng, rows = random.Random(rules), []
    for _ in range(GAMES):
        story = uniform_game(RULES[rules], rng)
        assert story.verdict is not None
        winners, why = story.verdict
        deals = sum(ask.kind == "deal" for ask in story.asks)
        row: dict[str, float] = {f"won by {seats}": winners == seats for seats in ([0], [1], [0, 1])}
        row |= {f"ended by {reason}": why == reason for reason in WHYS}
        row |= {"sets": deals, "decisions": len(story.asks) - deals}
        row |= {f"{kind} of {seat}": story.tokens[seat][at] for seat in (0, 1) for at, kind in enumerate(KINDS)}
        rows.append(row)
    return {name: np.array([float(row[name]) for row in rows]) for name in rows[0]}


def by_compiled_games(rules: str) -> dict[str, NDArray[np.float64]]:
    games = sample(EDITIONS[rules], COMPILED, seed=17)
    first, second = games.winners.T
    columns = {"won by [0]": first & ~second, "won by [1]": second & ~first, "won by [0, 1]": first & second}
    columns |= {f"ended by {reason}": games.why == place for place, reason in enumerate(WHYS)}
    columns |= {"sets": games.sets, "decisions": games.decisions}
    columns |= {f"{kind} of {seat}": games.counts[:, seat, at] for seat in (0, 1) for at, kind in enumerate(KINDS)}
    return {name: column.astype(np.float64) for name, column in columns.items()}


@pytest.mark.parametrize("rules", ["grail-2015", "matagot-2020", "matagot-2020-nl"])
def test_statistics_of_random_play_agree(rules: str) -> None:
    """Every mean within five standard errors of the difference, and three games more, for what hardly occurs."""
    one, other = by_referee(rules), by_compiled_games(rules)
    assert one.keys() == other.keys()
    for name in one:
        error = sqrt(other[name].var() * (1 / len(one[name]) + 1 / len(other[name])))
        told = f"{name}: {one[name].mean():.5f} and {other[name].mean():.5f}, error {error:.5f}"
        assert abs(one[name].mean() - other[name].mean()) <= 5 * error + 3 / GAMES, told
