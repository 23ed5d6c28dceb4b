"""OpenSpiel's IS-MCTS, which imagines the cards it cannot see, against random play."""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import chakai.adapters.open_spiel  # noqa: F401 (registers the games)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--game", default="chakai_matcha(rules=mini)")
    options.add_argument("--games", type=int, default=100)
    options.add_argument("--simulations", type=int, default=50)
    options.add_argument("--seed", type=int, default=1)
    asked = options.parse_args()
    game, rng = pyspiel.load_game(asked.game), np.random.RandomState(asked.seed)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bot = ismcts.ISMCTSBot(game, evaluator, uct_c=2.0, max_simulations=asked.simulations, random_state=rng)
    won = 0.0
    for number in range(asked.games):
        seat, state = number % game.num_players(), game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(rng.choice(actions, p=odds)))
            elif state.current_player() == seat:
                state.apply_action(bot.step(state))
            else:
                state.apply_action(int(rng.choice(state.legal_actions())))
        won += state.returns()[seat]
    print(f"{asked.games} games: {won / asked.games:+.3f} for each")


if __name__ == "__main__":
    main()
