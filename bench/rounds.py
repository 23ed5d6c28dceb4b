"""The last rounds of a Matcha set solved: how exact after how many iterations, and after one second of one core.

    python -m bench.rounds             or: python -m bench.rounds --positions 50 --iterations 16 --part 0.25

Positions come from seeded games of the bot `greedy` against itself, at the beginning of rounds 2 and 3 of both
sets, with even ranges, or with uneven ones that leave out all but a part of the holds, as a policy would. Usual is
a round 2 with three cards in each hand and nothing face down. Times are processor time; a second counts growing
the tree as well.
"""

import argparse
import os
import time
from collections import defaultdict
from collections.abc import Iterator
from random import Random
from statistics import mean

from chakai.bots.bot import Bot, BotMaker
from chakai.bots.greedy import Greedy
from chakai.core.chance import SeededLuck
from chakai.core.seats import CHANCE
from chakai.games.matcha.edition import EDITIONS, Edition
from chakai.games.matcha.engine import MATCHA
from chakai.games.matcha.state import Stage, State
from chakai.solve.matcha.rounds.game import Hold, RoundsGame, Start
from chakai.solve.matcha.rounds.ranges import SeatSeen
from chakai.solve.matcha.rounds.seen import Beginning, Given, beginning
from chakai.solve.matcha.rounds.solution import warm_up
from chakai.solve.matcha.rounds.work import choices

CASES = {
    "rounds 2+3, set 1": (1, 1),
    "rounds 2+3, set 2": (2, 1),
    "round 3, set 1": (1, 2),
    "round 3, set 2": (2, 2),
}
STEPS = (8, 16, 64)
ENOUGH = 256
"""Iterations after which a second need not be waited for."""
ERRS = 0.02
"""So often a player does anything, that positions differ."""


def games(edition: Edition, seed: int, make: BotMaker = Greedy) -> Iterator[Iterator[State]]:
    """One after another, each position by position."""
    number = 0
    while True:
        yield _game(edition, make(), Random(f"{seed} {number}"), SeededLuck(str(seed), number))
        number += 1


def _game(edition: Edition, bot: Bot, rng: Random, luck: SeededLuck) -> Iterator[State]:
    state = MATCHA.new(edition, 2)
    while due := MATCHA.to_act(state):
        if due == (CHANCE,):
            state = MATCHA.apply(state, MATCHA.draw(state, luck))
            continue
        legal = MATCHA.legal(state, due[0])
        move = rng.choice([*legal]) if rng.random() < ERRS else bot.choose(MATCHA.view(state, due[0]), legal, rng)
        yield state
        state = MATCHA.apply(state, move)


def positions(edition: Edition, case: tuple[int, int], seed: int, make: BotMaker = Greedy) -> Iterator[Beginning]:
    """At the beginning of a round of a set."""
    for states in games(edition, seed, make):
        for state in states:
            here = (state.sets_dealt, state.round)
            if state.stage is Stage.TURN and here == case and not sum(state.turns_taken):
                yield beginning(MATCHA.view(state, None))
                break


def usual(begun: Beginning) -> bool:
    return all(seen.in_hand == 3 and not seen.face_down for seen in begun.seats)


def started(begun: Beginning, part: float, rng: Random) -> Start:
    """With even ranges, or with uneven ones of a part of the holds."""
    given: Given = {} if part >= 1 else {seat: _some(seen, part, rng) for seat, seen in enumerate(begun.seats)}
    return begun.start(given)


def _some(seen: SeatSeen, part: float, rng: Random) -> dict[Hold, float]:
    held = [*seen.evenly()]
    return {hold: rng.random() for hold in rng.sample(held, max(3, round(part * len(held))))}


class Row:
    """What was found in one case."""

    def __init__(self) -> None:
        self.found: dict[str, list[float]] = defaultdict(list)
        self.usual = self.large = 0

    def add(self, begun: Beginning, start: Start, steps: tuple[int, ...]) -> None:
        self.usual += usual(begun)
        began = time.process_time()
        game = RoundsGame(start)
        self.found["growing"].append(time.process_time() - began)
        self.found["choices"].append(game.choices)
        spent = 0.0
        for step in steps:
            began = time.process_time()
            game.solve(step - game.iterations)
            spent += time.process_time() - began
            self.found[f"after {step}"].append(game.exploitability(game.average()))
        self.found["iteration"].append(spent / game.iterations)
        self._one_second(start, is_usual=usual(begun))

    def _one_second(self, start: Start, *, is_usual: bool) -> None:
        began = time.process_time()
        game = RoundsGame(start)
        while time.process_time() < began + 1 and game.iterations < ENOUGH:
            game.solve(1)
        reached = game.exploitability(game.average())
        self.found["one second"].append(reached)
        self.found["iterations in it"].append(game.iterations)
        if is_usual:
            self.found["one second, usual"].append(reached)

    def tell(self, name: str) -> None:
        count = len(self.found["growing"])
        print(f"{name}: {count} positions, {self.usual} usual; {self.large} more were too large")
        for what, values in self.found.items():
            print(f"    {what:20}{mean(values):16,.5f}{max(values):16,.5f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rules", choices=[*EDITIONS], default="matagot-2020")
    parser.add_argument("--positions", type=int, default=50, help="of each case")
    parser.add_argument("--iterations", type=int, default=64, help=f"the most; looked at after {STEPS}")
    parser.add_argument("--part", type=float, default=1.0, help="of the holds that ranges have")
    parser.add_argument("--limit", type=int, default=10_000_000, help="choices that are not too large")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    warm_up()
    steps = (*(step for step in STEPS if step < options.iterations), options.iterations)
    print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores; mean and most of each")
    for name, case in CASES.items():
        row = Row()
        for number, begun in enumerate(positions(EDITIONS[options.rules], case, options.seed)):
            start = started(begun, options.part, Random(number))
            if choices(begun, dict(enumerate(start.ranges))) > options.limit:
                row.large += 1
            else:
                row.add(begun, start, steps)
            if len(row.found["growing"]) == options.positions:
                break
        row.tell(name)


if __name__ == "__main__":
    main()
