"""What it brings to be prepared for habits: rounds 2+3 solved against one who plays greedily now and then.

    python -m bench.habits --positions 20

A win counts 1, a loss -1; all figures are means of both seats. Positions are from greedy games.
"""

import argparse
from collections.abc import Iterator
from itertools import islice

import numpy as np
from bench.rounds import CASES, positions

from chakai.bots.search import greedy_taste
from chakai.core.illegal import Refusal
from chakai.games.matcha.edition import EDITIONS
from chakai.solve.matcha.ends import ends
from chakai.solve.matcha.greedily import Greedily
from chakai.solve.matcha.judging import policy_of
from chakai.solve.matcha.net.held_out import followed
from chakai.solve.matcha.rounds.game import SEATS, RoundsGame
from chakai.solve.matcha.rounds.work import choices
from chakai.solve.matcha.solved import likely

PARTS = (0.0, 0.15, 0.4, 1.0)
DROPPED = 0.01
"""So much of each range, its unlikeliest part, is left out."""


def compared(rules: str, case: str, seed: int, iterations: int, limit: int) -> Iterator[list[float]]:
    """By position: greedy against greedy, its best answer, then by part: against greedy, and at worst."""
    edition = EDITIONS[rules]
    style = Greedily(edition, greedy_taste(edition))
    for begun in positions(edition, CASES[case], seed):
        standing = followed(begun.view, style)
        given = likely(standing, DROPPED).given
        if choices(begun, given) > limit:
            continue
        last = begun.view.set_number == edition.sets
        worth = None if last else ends(edition, 1 - begun.view.dealer)
        try:
            game = RoundsGame(begun.start(given), worth)
        except Refusal:  # nobody meets anybody
            continue
        habit = policy_of(game, standing.moment, style)
        found = [game.value(habit, seat) for seat in SEATS], [game.value(habit, seat, best=True) for seat in SEATS]
        row = [float(np.mean(each)) for each in found]
        for part in PARTS:
            against, worst = [], []
            for seat in SEATS:
                mine = RoundsGame(begun.start(given), worth)
                mine.expect(1 - seat, habit, part)
                mine.solve(iterations)
                policy = mine.average()
                both = game.together((policy, habit) if seat == 0 else (habit, policy))
                against.append(game.value(both, seat))
                worst.append(-game.value(policy, 1 - seat, best=True))
            row += [float(np.mean(against)), float(np.mean(worst))]
        yield row


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=20)
    parser.add_argument("--iterations", type=int, default=16)
    parser.add_argument("--limit", type=int, default=4_000_000, help="choices of a tree that is not too large")
    parser.add_argument("--case", default="rounds 2+3, set 2", choices=CASES)
    parser.add_argument("--rules", default="matagot-2020")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    found = compared(asked.rules, asked.case, asked.seed, asked.iterations, asked.limit)
    rows = np.array([*islice(found, asked.positions)])
    means = rows.mean(axis=0)
    print(f"{asked.rules}, {asked.case}: {len(rows)} positions, {asked.iterations} iterations")
    print(f"greedy play against itself {means[0]:+.3f}, the best answer to it {means[1]:+.3f}")
    for place, part in enumerate(PARTS):
        against, worst = means[2 + 2 * place : 4 + 2 * place]
        print(f"habit in {100 * part:3.0f}% of all games: against greedy {against:+.3f}, at worst {worst:+.4f}")


if __name__ == "__main__":
    main()
