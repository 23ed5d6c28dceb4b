"""OpenSpiel's sequence-form linear program: the exact value of a small game, and strategies that hold it."""

import argparse

import pyspiel
from open_spiel.python import policy
from open_spiel.python.algorithms import exploitability, sequence_form_lp

import chakai.adapters.open_spiel  # noqa: F401 (registers the games)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--game", default="chakai_matcha(rules=mini,house=start_tokens:1.0.0.0.0/0.1.0.0.0)")
    game = pyspiel.load_game(options.parse_args().game)
    value, _, first, second = sequence_form_lp.solve_zero_sum_game(game)
    both = policy.merge_tabular_policies([first, second], game)
    print(f"value for seat 0: {value:.6f}")
    print(f"exploitability: {exploitability.exploitability(game, both):.6f}")


if __name__ == "__main__":
    main()
