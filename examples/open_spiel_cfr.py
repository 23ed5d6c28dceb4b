"""OpenSpiel's CFR+ in Python, until nobody could gain more than a thousandth by playing otherwise."""

import argparse
import math

import pyspiel
from open_spiel.python.algorithms import cfr, exploitability

import chakai.adapters.open_spiel  # noqa: F401 (registers the games)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--game", default="chakai_matcha(rules=mini)")
    options.add_argument("--below", type=float, default=1e-3)
    asked = options.parse_args()
    game = pyspiel.load_game(asked.game)
    solver, iterations, gain = cfr.CFRPlusSolver(game), 0, math.inf
    while gain >= asked.below:
        for _ in range(10):
            solver.evaluate_and_update_policy()
        iterations += 10
        gain = exploitability.exploitability(game, solver.average_policy())
        print(f"{iterations} iterations: exploitability {gain:.6f}", flush=True)


if __name__ == "__main__":
    main()
