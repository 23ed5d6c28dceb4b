"""A smooth equilibrium of the last rounds: each choice the likelier, the more it is worth against the other's.

It changes little where the game changes little: what an equilibrium mixes as it likes, or never reaches, is
settled here. So it can be learned.
"""

from typing import Final, NamedTuple

import numpy as np

from chakai.solve.kernels import compiled_fast
from chakai.solve.matcha.rounds.arrays import CHOICE, LAYOUTS, Real, Tree
from chakai.solve.matcha.rounds.game import SEATS, RoundsGame
from chakai.solve.matcha.rounds.regrets import give_back, settle

FIRST: Final = 10
"""Iterations of the solver, from which it begins;"""
STEPS: Final = (0.2,) * 12 + (0.08,) * 12
"""then so much of each new opinion is taken over."""
TREMBLE: Final = 0.005
"""How often anything at all is chosen, so that everything is worth something."""
FAINT: Final = 1e-4
NEVER: Final = 1e-20
"""Where the other comes more rarely, all choices are worth the same."""


class Soft(NamedTuple):
    """By choice of the tree."""

    policy: Real
    worths: Real
    """To the one who chooses, wherever it is; a win counts 1, a loss -1."""


def softly(game: RoundsGame, warmth: float) -> Soft:
    """Choices whose worth differs by so much differ in chance by a factor of e. The game is solved a little."""
    game.solve(max(0, FIRST - game.iterations))
    tree, policy = game.tree, game.average()
    sure = tree._replace(values=np.ones_like(tree.values))
    leanings, worths = np.log(np.maximum(policy, np.float32(FAINT))), np.zeros_like(policy)
    desk = game.desk
    for step in STEPS:
        for seat in SEATS:
            met = game.reached(1 - seat, policy)
            worth = np.zeros(int(tree.total[seat]), np.float32)
            mass = np.zeros_like(worth)
            settle(tree, seat, met, worth, *desk)
            settle(sure, seat, met, mass, *desk)
            mass *= 1 - 2 * seat  # values are those of seat 0
            _lean(tree, seat, step, step / warmth, worth, mass, leanings, policy, worths)
    return Soft(policy, worths)


@compiled_fast
def _lean(
    tree: Tree,
    seat: int,
    step: float,
    pull: float,
    worth: Real,
    mass: Real,
    leanings: Real,
    policy: Real,
    worths: Real,
) -> None:
    """One step of a seat, from the ends of the tree to its root."""
    layouts = tree.layouts
    for layout in range(tree.used[LAYOUTS] - 1, -1, -1):
        copies, shift, choices = layouts.copies[layout], layouts.shift[layout, seat], layouts.shift[layout, CHOICE]
        for node in range(layouts.nodes[layout, 1] - 1, layouts.nodes[layout, 0] - 1, -1):
            if tree.seat[node] != seat:
                continue
            first, width = tree.at[node], tree.width[node]
            for holding in range(tree.first[node, 0], tree.first[node, 0] + tree.many[node, 0]):
                for copy in range(copies):
                    _lean_once(
                        tree,
                        range(first, first + width),
                        (copies, shift + copy, choices + copy),
                        holding * copies + shift + copy,
                        (step, pull),
                        worth,
                        mass,
                        leanings,
                        policy,
                        worths,
                    )
                first += width
        if layout:
            give_back(tree, layout, seat, worth)
            give_back(tree, layout, seat, mass)


@compiled_fast
def _lean_once(
    tree: Tree,
    ways: range,
    places: tuple[int, int, int],
    here: int,
    steps: tuple[float, float],
    worth: Real,
    mass: Real,
    leanings: Real,
    policy: Real,
    worths: Real,
) -> None:
    """One thing that may be held, in one copy."""
    copies, shift, choices = places
    step, pull = steps
    most, many, met = np.float32(-np.inf), 0, np.float32(0)
    for way in ways:
        if tree.leads_to[way] >= 0:
            after, choice = tree.leads_to[way] * copies + shift, way * copies + choices
            met = mass[after]
            value = worth[after] / met if met > NEVER else np.float32(0)
            worths[choice] = value
            leanings[choice] = (1 - step) * leanings[choice] + pull * value
            most, many = max(most, leanings[choice]), many + 1
    total = np.float32(0)
    for way in ways:
        if tree.leads_to[way] >= 0:
            choice = way * copies + choices
            policy[choice] = np.exp(leanings[choice] - most)
            total += policy[choice]
    found = np.float32(0)
    for way in ways:
        if tree.leads_to[way] >= 0:
            choice = way * copies + choices
            policy[choice] = np.float32(1 - TREMBLE) * policy[choice] / total + np.float32(TREMBLE / many)
            found += policy[choice] * worth[tree.leads_to[way] * copies + shift]
    worth[here] += found
    mass[here] += met
