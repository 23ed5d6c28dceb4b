"""A game in PettingZoo: every seat takes one of the actions that its mask leaves open."""

import argparse

from chakai.adapters.pettingzoo import env


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--game", default="genmaicha")
    options.add_argument("--rules")
    options.add_argument("--players", type=int)
    options.add_argument("--seed", type=int, default=1)
    asked = options.parse_args()
    table = env(asked.game, rules=asked.rules, players=asked.players, render_mode="ansi")
    table.reset(seed=asked.seed)
    for number, agent in enumerate(table.agents):
        table.action_space(agent).seed(asked.seed + number)
    rewards = {}
    for agent in table.agent_iter():
        seen, reward, over, cut_short, _ = table.last()
        if over or cut_short:
            rewards[agent] = reward
            table.step(None)
        else:
            table.step(table.action_space(agent).sample(seen["action_mask"]))
    print(table.render())
    print(rewards)


if __name__ == "__main__":
    main()
