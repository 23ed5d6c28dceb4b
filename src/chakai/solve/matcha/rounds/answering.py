"""Best answers as policies, and how fast what a policy brings rises with each of its choices."""

from typing import NamedTuple

import numpy as np

from chakai.solve.kernels import compiled_lean
from chakai.solve.matcha.rounds.arrays import CHOICE, LAYOUTS, Real, Tree
from chakai.solve.matcha.rounds.game import SEATS, RoundsGame
from chakai.solve.matcha.rounds.regrets import give_back, settle


class Answer(NamedTuple):
    """To a policy of both seats."""

    policy: Real
    """Of each seat, the best answer to the other's half."""
    gain: float
    """What they bring, the mean of both: the policy's exploitability."""


def best_answer(game: RoundsGame, policy: Real) -> Answer:
    """Exact; of choices that are worth the same, the first is made."""
    best, brought = np.zeros_like(policy), 0.0
    for seat in SEATS:
        worth = _settled(game, seat, policy)
        _answer(game.tree, seat, worth, best)
        many = len(game.ranges[seat])
        brought += float((worth[:many] * game.ranges[seat]).sum(dtype=np.float64)) / game.total
    return Answer(best, brought / len(SEATS))


def slopes(game: RoundsGame, policy: Real, against: Real) -> Real:
    """By choice: how fast what its seat gets rises if it is made more often, the other playing `against`."""
    found = np.zeros_like(policy)
    for seat in SEATS:
        worth = _settled(game, seat, against)
        _slope(game.tree, seat, policy, game.reached(seat, policy), worth, found)
    return found / np.float32(game.total)


def _settled(game: RoundsGame, seat: int, policy: Real) -> Real:
    """What the settlements are worth to a seat's holdings, the other playing so."""
    worth = np.zeros(int(game.tree.total[seat]), np.float32)
    settle(game.tree, seat, game.reached(1 - seat, policy), worth, *game.desk)
    return worth


@compiled_lean
def _answer(tree: Tree, seat: int, worth: Real, best: Real) -> None:
    """Values up to the root by the best choice at every holding, and those choices."""
    layouts = tree.layouts
    for layout in range(tree.used[LAYOUTS] - 1, -1, -1):
        copies, shift, choices = layouts.copies[layout], layouts.shift[layout, seat], layouts.shift[layout, CHOICE]
        for node in range(layouts.nodes[layout, 1] - 1, layouts.nodes[layout, 0] - 1, -1):
            if tree.seat[node] != seat:
                continue
            first, width = tree.at[node], tree.width[node]
            for holding in range(tree.first[node, 0], tree.first[node, 0] + tree.many[node, 0]):
                for copy in range(copies):
                    top, place = -np.inf, first
                    for choice in range(first, first + width):
                        if tree.leads_to[choice] >= 0:
                            value = worth[tree.leads_to[choice] * copies + shift + copy]
                            if value > top:
                                top, place = value, choice
                    best[place * copies + choices + copy] = 1
                    worth[holding * copies + shift + copy] += top
                first += width
        if layout:
            give_back(tree, layout, seat, worth)


@compiled_lean
def _slope(tree: Tree, seat: int, policy: Real, reached: Real, worth: Real, found: Real) -> None:
    """Values up to the root by a policy; on the way, what each choice is worth times how often it can be made."""
    layouts = tree.layouts
    for layout in range(tree.used[LAYOUTS] - 1, -1, -1):
        copies, shift, choices = layouts.copies[layout], layouts.shift[layout, seat], layouts.shift[layout, CHOICE]
        for node in range(layouts.nodes[layout, 1] - 1, layouts.nodes[layout, 0] - 1, -1):
            if tree.seat[node] != seat:
                continue
            first, width = tree.at[node], tree.width[node]
            for holding in range(tree.first[node, 0], tree.first[node, 0] + tree.many[node, 0]):
                for copy in range(copies):
                    here, sum_ = holding * copies + shift + copy, 0.0
                    for choice in range(first, first + width):
                        if tree.leads_to[choice] >= 0:
                            value = worth[tree.leads_to[choice] * copies + shift + copy]
                            sum_ += policy[choice * copies + choices + copy] * value
                            found[choice * copies + choices + copy] = reached[here] * value
                    worth[here] += sum_
                first += width
        if layout:
            give_back(tree, layout, seat, worth)
