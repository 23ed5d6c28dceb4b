"""Random games on the readable engine, beside RLCard's and OpenSpiel's Leduc played the same way in the same run.

    make bench            or: python bench/engine.py [--seconds 3] [--rounds 3] [--peers no]

Every player asks for the legal moves and takes one at random; a decision is one such choice. The programs take
turns, so that a busy machine slows all of them; the ratios are what counts.
"""

import argparse
import importlib.util
import random
import time
from collections.abc import Callable
from statistics import median

from chakai.core.chance import SeededLuck
from chakai.core.seats import CHANCE
from chakai.games.matcha.engine import MATCHA


def chakai(rules_name: str) -> Callable[[int], int]:
    """One random game of Matcha by the readable engine; gives the number of decisions."""
    rules = MATCHA.rules(rules_name)

    def play(number: int) -> int:
        rng, luck, decisions = random.Random(number), SeededLuck("bench", number), 0
        state = MATCHA.new(rules, 2)
        while due := MATCHA.to_act(state):
            if due[0] == CHANCE:
                state = MATCHA.apply(state, MATCHA.draw(state, luck))
            else:
                state = MATCHA.apply(state, rng.choice(list(MATCHA.legal(state, due[0]))))
                decisions += 1
        return decisions

    return play


def rlcard() -> Callable[[int], int]:
    """One random game of RLCard's leduc-holdem, stepped without its agents' overhead."""
    import rlcard  # noqa: PLC0415 (a peer that may be missing)

    env = rlcard.make("leduc-holdem")

    def play(number: int) -> int:
        rng, decisions = random.Random(number), 0
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return play


def open_spiel(name: str = "leduc_poker") -> Callable[[int], int]:
    """One random game of OpenSpiel, driven from Python."""
    import pyspiel  # noqa: PLC0415 (a peer that may be missing)

    game = pyspiel.load_game(name)

    def play(number: int) -> int:
        rng, decisions = random.Random(number), 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return play


def measured(play: Callable[[int], int], seconds: float) -> float:
    """Decisions per second of processor time, so that other programs on the machine hardly matter."""
    decisions, number, start = 0, 0, time.process_time()
    while (now := time.process_time()) < start + seconds:
        decisions += play(number)
        number += 1
    return decisions / (now - start)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each program in each round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--peers", choices=("yes", "no"), default="yes")
    options = parser.parse_args()
    players = {f"chakai {rules}": chakai(rules) for rules in ("matagot-2020", "grail-2015")}
    if options.peers == "yes":
        for name, module, peer in (
            ("RLCard leduc-holdem", "rlcard", rlcard),
            ("OpenSpiel leduc_poker", "pyspiel", open_spiel),
        ):
            if importlib.util.find_spec(module):
                players[name] = peer()
            else:
                print(f"{name}: not installed (make bench installs it)")
    figures: dict[str, list[float]] = {name: [] for name in players}
    for _ in range(options.rounds):
        for name, play in players.items():
            figures[name].append(measured(play, options.seconds))
    first = median(figures["chakai matagot-2020"])
    print(f"{'decisions per second':28}{'median':>12}{'of all rounds':>26}{'chakai matagot-2020 is':>26}")
    for name, values in figures.items():
        spread = f"{min(values):,.0f} to {max(values):,.0f}"
        print(f"{name:28}{median(values):12,.0f}{spread:>26}{first / median(values):>20.2f} times")


if __name__ == "__main__":
    main()
