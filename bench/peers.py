"""Random games, whole, in steps and by the readable engine, beside OpenSpiel's Leduc in one run on one core.

    python -m bench.peers [--seconds 2] [--rounds 3]

A decision is one choice of a player among its legal moves. The programs take turns, so that a busy machine slows
all of them; the ratios are what counts. Compilation is done before the first measurement.
"""

import argparse
import time
from collections.abc import Callable
from statistics import median

from bench.engine import chakai, measured, open_spiel

from chakai.games.matcha.edition import EDITIONS
from chakai.solve.matcha_playouts import playouts
from chakai.solve.matcha_steps import Steps

BATCH = 20_000
STEPS = 1024
BASE = "OpenSpiel leduc_poker"


def compiled(rules: str) -> Callable[[int], int]:
    """One batch of compiled random games; gives the number of decisions."""
    edition = EDITIONS[rules]

    def play(number: int) -> int:
        return int(playouts(edition, BATCH, seed=1, first=number * BATCH).decisions.sum())

    start = time.perf_counter()
    playouts(edition, 1, seed=1)
    print(f"compiled, {rules}: ready after {time.perf_counter() - start:.1f} s")
    return play


def stepped(rules: str, games: int) -> Callable[[int], int]:
    """One random choice in each game of a batch, with masks and with observations of whoever is to act."""
    start = time.perf_counter()
    steps = Steps(EDITIONS[rules], games, seed=1, auto=True)
    mask, rows = steps.legal_mask(), steps.observe()

    def play(_number: int) -> int:
        steps.observe(out=rows)
        steps.legal_mask(out=mask)
        steps.step(steps.random_actions(mask))
        return games

    play(0)
    print(f"steps, {rules}: ready after {time.perf_counter() - start:.1f} s")
    return play


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each program in each round")
    parser.add_argument("--rounds", type=int, default=3)
    options = parser.parse_args()
    players = {BASE: open_spiel()}
    for rules in ("matagot-2020", "matagot-2020-nl", "grail-2015"):
        players[f"chakai compiled {rules}"] = compiled(rules)
    for rules in ("matagot-2020", "grail-2015"):
        players[f"chakai steps {rules}"] = stepped(rules, STEPS)
    players["chakai readable matagot-2020"] = chakai("matagot-2020")
    figures: dict[str, list[float]] = {name: [] for name in players}
    for _ in range(options.rounds):
        for name, play in players.items():
            figures[name].append(measured(play, options.seconds))
    print(f"{'decisions per second':34}{'median':>14}{'of all rounds':>28}{'to leduc_poker':>18}")
    for name, values in figures.items():
        spread = f"{min(values):,.0f} to {max(values):,.0f}"
        print(f"{name:34}{median(values):14,.0f}{spread:>28}{median(values) / median(figures[BASE]):>12.2f} times")


if __name__ == "__main__":
    main()
