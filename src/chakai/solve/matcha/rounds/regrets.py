"""Predictive CFR+ over a tree of rounds, all holdings of a seat at once, and exact best answers."""

from typing import Final

import numpy as np

from chakai.solve.kernels import compiled_fast, compiled_lean
from chakai.solve.matcha.rounds.arrays import DECIDE, NODES, SETTLE, TURN_UP, Real, Tree

TINY: Final = np.float32(1e-30)
"""What regrets must add up to before they are listened to; below that, a share of them is no number any more."""


@compiled_fast
def reach(tree: Tree, seat: int, policy: Real, reached: Real) -> None:
    """How likely a seat's own choices lead to each of its holdings; those at the root are given."""
    for node in range(tree.used[NODES]):
        if tree.kind[node] == SETTLE or tree.seat[node] != seat:
            continue
        first, count = tree.first[node, 0], tree.many[node, 0]
        if tree.kind[node] == TURN_UP:
            for holding in range(first, first + count):
                reached[holding] = reached[tree.came_from[seat, holding]]
            continue
        width, place = tree.width[node], tree.at[node, 0]
        for holding in range(first, first + count):
            here = reached[holding]
            for choice in range(place, place + width):
                after = tree.leads_to[choice]
                if after >= 0:
                    reached[after] = here * policy[choice]
            place += width


@compiled_fast
def _settle(tree: Tree, node: int, seat: int, reached: Real, worth: Real, masses: Real, meets: Real) -> None:
    """What one settlement is worth to each holding of a seat, weighted by how the other comes there."""
    other, sign = 1 - seat, 1.0 - 2.0 * seat
    size, right, contested = tree.shape[node, 0], tree.shape[node, 1], tree.width[node]
    number, suit = (contested & 1) * right, contested >> 1
    first, count = tree.first[node, other], tree.many[node, other]
    theirs, mine = tree.shape[node, 2 + other], tree.shape[node, 2 + seat]
    for place in range(theirs * size):
        masses[place] = 0.0
    for place in range(mine * size):
        meets[place] = 0.0
    for holding in range(first, first + count):
        result = tree.match[other, holding, 0] * number + tree.match[other, holding, 1] * suit
        masses[tree.origin[other, holding] * size + result] += reached[holding]
    for pair in range(tree.at[node, 0], tree.at[node, 1]):
        odds, they, me = tree.odds[pair], tree.pairs[pair, other] * size, tree.pairs[pair, seat] * size
        for result in range(size):
            meets[me + result] += odds * masses[they + result]
    start = tree.at[node, 2]
    first, count = tree.first[node, seat], tree.many[node, seat]
    for holding in range(first, first + count):
        result = tree.match[seat, holding, 0] * number + tree.match[seat, holding, 1] * suit
        met, total = tree.origin[seat, holding] * size, 0.0
        for there in range(size):
            at = start + (result * size + there if seat == 0 else there * size + result)
            total += tree.values[at] * meets[met + there]
        worth[holding] += np.float32(sign * total)


@compiled_fast
def settle(tree: Tree, seat: int, reached: Real, worth: Real, masses: Real, meets: Real) -> None:
    """All settlements; `reached` is the other seat's, `masses` and `meets` are room to work in."""
    for holding in range(len(worth)):
        worth[holding] = 0.0
    for node in range(tree.used[NODES]):
        if tree.kind[node] == SETTLE:
            _settle(tree, node, seat, reached, worth, masses, meets)


@compiled_lean
def _match_regrets(tree: Tree, node: int, regrets: Real, policy: Real) -> None:
    width, place = tree.width[node], tree.at[node, 0]
    for _ in range(tree.many[node, 0]):
        total, choices = np.float32(0), 0
        for choice in range(place, place + width):
            if tree.leads_to[choice] >= 0:
                choices += 1
                total += max(regrets[choice], np.float32(0))
        for choice in range(place, place + width):
            if tree.leads_to[choice] < 0:
                policy[choice] = 0.0
            elif total > TINY:
                policy[choice] = max(regrets[choice], np.float32(0)) / total
            else:
                policy[choice] = np.float32(1) / choices
        place += width


@compiled_lean
def _give_back(tree: Tree, seat: int, first: int, count: int, worth: Real) -> None:
    """What holdings are worth after cards were turned up, they were worth before."""
    for holding in range(first, first + count):
        worth[tree.came_from[seat, holding]] += worth[holding]


@compiled_fast
def learn(
    tree: Tree, seat: int, weight: float, policy: Real, reached: Real, worth: Real, regrets: Real, average: Real
) -> None:
    """One update of a seat by what its holdings are worth at the settlements: values up, regrets, the average."""
    for node in range(tree.used[NODES] - 1, -1, -1):
        if tree.kind[node] == SETTLE or tree.seat[node] != seat:
            continue
        first, count = tree.first[node, 0], tree.many[node, 0]
        if tree.kind[node] == TURN_UP:
            _give_back(tree, seat, first, count, worth)
            continue
        width, place = tree.width[node], tree.at[node, 0]
        for holding in range(first, first + count):
            here = np.float32(0)
            for choice in range(place, place + width):
                if tree.leads_to[choice] >= 0:
                    here += policy[choice] * worth[tree.leads_to[choice]]
            worth[holding] += here
            much = np.float32(weight) * reached[holding]
            for choice in range(place, place + width):
                if tree.leads_to[choice] >= 0:
                    average[choice] += much * policy[choice]
                    regret = worth[tree.leads_to[choice]] - here
                    regrets[choice] = max(regrets[choice] + regret, np.float32(0))
                    policy[choice] = regrets[choice] + regret
            place += width
        _match_regrets(tree, node, policy, policy)


@compiled_fast
def normalise(tree: Tree, average: Real, policy: Real) -> None:
    """The average policy; where nobody ever came, all choices alike."""
    for node in range(tree.used[NODES]):
        if tree.kind[node] == DECIDE:
            _match_regrets(tree, node, average, policy)


@compiled_lean
def evaluate(tree: Tree, seat: int, policy: Real, worth: Real, *, best: bool) -> None:
    """Values up to the root, by a policy or by the best choice at every holding."""
    for node in range(tree.used[NODES] - 1, -1, -1):
        if tree.kind[node] == SETTLE or tree.seat[node] != seat:
            continue
        first, count = tree.first[node, 0], tree.many[node, 0]
        if tree.kind[node] == TURN_UP:
            _give_back(tree, seat, first, count, worth)
            continue
        width, place = tree.width[node], tree.at[node, 0]
        for holding in range(first, first + count):
            here, top = 0.0, -np.inf
            for choice in range(place, place + width):
                if tree.leads_to[choice] >= 0:
                    here += policy[choice] * worth[tree.leads_to[choice]]
                    top = max(top, worth[tree.leads_to[choice]])
            worth[holding] += top if best else here
            place += width
