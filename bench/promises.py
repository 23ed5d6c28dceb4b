"""What tokens promise at the end of a set of Matcha, learned from greedy games.

    python -m bench.promises [RULES] [GAMES]

Prints the table of `chakai.solve.matcha.judges`, and how well it foretells games that it has not seen.
"""

import sys
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from chakai.bots.search import greedy_taste
from chakai.games.matcha.cards import KINDS
from chakai.games.matcha.edition import EDITIONS, Edition
from chakai.solve.kernels import compiled_lean
from chakai.solve.matcha.games import ENDED, KEEP, PLAYING_ON, SET, STAGE, VERDICT
from chakai.solve.matcha.greed import Greed, greed
from chakai.solve.matcha.greed_kernel import choose_greedily
from chakai.solve.matcha.search import PLAN, desk
from chakai.solve.matcha.search_kernel import Desk
from chakai.solve.matcha.standing_kernel import worth
from chakai.solve.matcha.steps_kernel import begin
from chakai.solve.matcha.tables import OVER, SHARED, Tables, tables
from chakai.solve.matcha.unknown import take_step

Reals = NDArray[np.float64]
COUNTS, STIFFNESS = 3, 3.0


@compiled_lean
def _play(tables: Tables, greed: Greed, desk: Desk, ends: Any, ended: int) -> int:
    """One game; writes down every end of a set: both rows, what greed thinks of it, and who won."""
    booth, games, now, luck = desk.booth, desk.booth.games, desk.booth.games.now[0], desk.luck
    first = ended
    begin(tables, np.uint64(7), games, 0)
    number = now[SET]
    while now[STAGE] != ENDED:
        if now[STAGE] == KEEP or now[SET] > number:
            if ended < len(ends) and not now[PLAYING_ON]:
                for place in range(10):
                    ends[ended, place] = games.tokens[0, place // 5, place % 5]
                ends[ended, 10] = worth(tables, greed, games, 0)
                ended += 1
            while now[STAGE] == KEEP:
                take_step(tables, booth, choose_greedily(tables, greed, games, booth.room, luck))
            number = now[SET]
        else:
            take_step(tables, booth, choose_greedily(tables, greed, games, booth.room, luck))
    winner = (now[VERDICT] - OVER) >> 2
    for place in range(first, ended):
        ends[place, 11] = 0.5 if winner == SHARED else 1 - winner
    return ended


def _ends(edition: Edition, games: int) -> Reals:
    rules, known = tables(edition), greed(edition, greedy_taste(edition))
    place, ends, ended = desk(rules, PLAN, Random(1)), np.zeros((8 * games, 12)), 0
    for _ in range(games):
        ended = _play(rules, known, place, ends, ended)
    return ends[:ended]


def _features(rows: Reals) -> Reals:
    tokens = [rows[:, kind] >= count for kind in range(len(KINDS)) for count in range(1, COUNTS + 1)]
    kinds = (rows > 0).sum(axis=1)
    return np.array([*tokens, *(kinds >= count for count in range(1, len(KINDS)))], np.float64).T


def _fit(features: Reals, won: Reals) -> Reals:
    """Logistic regression by Newton's method."""
    weights = np.zeros(features.shape[1])
    for _ in range(20):
        chance = 1 / (1 + np.exp(-features @ weights))
        slope = features.T @ (chance - won) + STIFFNESS * weights
        bend = (features.T * (chance * (1 - chance))) @ features + STIFFNESS * np.eye(len(weights))
        weights -= np.linalg.solve(bend, slope)
    return weights


def _loss(chance: Reals, won: Reals) -> float:
    chance = np.clip(chance, 1e-6, 1 - 1e-6)
    return float(-(won * np.log(chance) + (1 - won) * np.log(1 - chance)).mean())


def main(rules: str = "grail-2015", games: str = "40000") -> None:
    ends = _ends(EDITIONS[rules], int(games))
    features, greedy, won = _features(ends[:, :5]) - _features(ends[:, 5:10]), ends[:, 10], ends[:, 11]
    learned = len(ends) * 4 // 5
    held = slice(learned, None)
    chance = 1 / (1 + np.exp(-features[held] @ _fit(features[:learned], won[:learned])))
    print(f"{rules}: {len(ends)} ends of sets; mean log loss on the last fifth, which was not learned from:")
    print(f"  learned {_loss(chance, won[held]):.4f}, greed {_loss(greedy[held], won[held]):.4f}, nothing 0.6931")
    weights = _fit(features, won)
    print(np.round(weights[: -len(KINDS) + 1].reshape(len(KINDS), COUNTS).cumsum(axis=1), 2).tolist())
    print(np.round(weights[-len(KINDS) + 1 :].cumsum(), 2).tolist())


if __name__ == "__main__":
    main(*sys.argv[1:])
