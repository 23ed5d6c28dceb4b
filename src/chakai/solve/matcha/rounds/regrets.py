"""Predictive CFR+ over a tree of rounds, all holdings of a seat at once, and exact best answers.

The innermost loops run over the copies of a layout, side by side. Their places are unsigned: a place that might
be counted from the end of an array would keep the processor from taking many at once.
"""

from typing import Final

import numpy as np

from chakai.solve.kernels import compiled_fast, compiled_lean
from chakai.solve.matcha.rounds.arrays import CHOICE, DECIDE, LAYOUTS, SETTLE, Real, Tree

TINY: Final = np.float32(1e-30)
"""What regrets must add up to before they are listened to; below that, a share of them is no number any more."""


@compiled_fast
def _add(count: int, factor: float, one: Real, at_one: int, to: Real, at: int) -> None:
    """A row, times something, to another."""
    first, second = np.uint64(at_one), np.uint64(at)
    for place in range(np.uint64(count)):
        to[second + place] += np.float32(factor) * one[first + place]


@compiled_fast
def _add_product(
    count: int, factor: float, one: Real, at_one: int, two: Real, at_two: int, to: Real, at: int
) -> None:
    """The product of two rows, times something, to a third."""
    first, second, third = np.uint64(at_one), np.uint64(at_two), np.uint64(at)
    for place in range(np.uint64(count)):
        to[third + place] += np.float32(factor) * one[first + place] * two[second + place]


@compiled_fast
def _multiply(count: int, one: Real, at_one: int, two: Real, at_two: int, to: Real, at: int) -> None:
    first, second, third = np.uint64(at_one), np.uint64(at_two), np.uint64(at)
    for place in range(np.uint64(count)):
        to[third + place] = one[first + place] * two[second + place]


@compiled_fast
def _clear(count: int, to: Real, at: int) -> None:
    first = np.uint64(at)
    for place in range(np.uint64(count)):
        to[first + place] = np.float32(0)


@compiled_fast
def reach(tree: Tree, seat: int, policy: Real, reached: Real) -> None:
    """How likely a seat's own choices lead to each of its holdings; those at the root are given."""
    layouts = tree.layouts
    for layout in range(tree.used[LAYOUTS]):
        copies, shift = layouts.copies[layout], layouts.shift[layout, seat]
        if layout:
            source, start = layouts.came_from[layout, seat], layouts.begin[layout, seat] * copies + shift
            for holding in range(layouts.many[layout, seat] * copies):
                reached[start + holding] = reached[tree.sources[seat, source + holding]]
        for node in range(layouts.nodes[layout, 0], layouts.nodes[layout, 1]):
            if tree.seat[node] == seat:
                _reach(tree, node, copies, shift, layouts.shift[layout, CHOICE], policy, reached)


@compiled_fast
def _reach(tree: Tree, node: int, copies: int, shift: int, choices: int, policy: Real, reached: Real) -> None:
    width, choice = tree.width[node], tree.at[node]
    for holding in range(tree.first[node, 0], tree.first[node, 0] + tree.many[node, 0]):
        here = holding * copies + shift
        for _ in range(width):
            if tree.leads_to[choice] >= 0:
                after, chance = tree.leads_to[choice] * copies + shift, choice * copies + choices
                _multiply(copies, reached, here, policy, chance, reached, after)
            choice += 1


@compiled_fast
def settle(tree: Tree, seat: int, reached: Real, worth: Real, masses: Real, meets: Real) -> None:
    """All settlements; `reached` is the other seat's, `masses` and `meets` are room to work in."""
    _clear(len(worth), worth, 0)
    for layout in range(tree.used[LAYOUTS]):
        for node in range(tree.layouts.nodes[layout, 0], tree.layouts.nodes[layout, 1]):
            if tree.kind[node] == SETTLE and _come(tree, node, layout, 1 - seat, reached, masses):
                _meet(tree, node, layout, seat, masses, meets)
                _settle(tree, node, layout, seat, worth, meets)


@compiled_fast
def _come(tree: Tree, node: int, layout: int, seat: int, reached: Real, masses: Real) -> bool:
    """How often a seat comes to a settlement, by its first holding and result; False if it never does."""
    layouts = tree.layouts
    copies, shift = layouts.copies[layout], layouts.shift[layout, seat]
    first, count = tree.first[node, seat], tree.many[node, seat]
    some, start = np.float32(0), np.uint64(first * copies + shift)
    for place in range(np.uint64(count * copies)):
        some += reached[start + place]
    if some <= 0:
        return False
    size, number, suit = tree.shape[node, 0], (tree.width[node] & 1) * tree.shape[node, 1], tree.width[node] >> 1
    _clear(layouts.many[layout, seat] * size * copies, masses, 0)
    for holding in range(first, first + count):
        result = tree.match[seat, holding, 0] * number + tree.match[seat, holding, 1] * suit
        place = (tree.origin[seat, holding] * size + result) * copies
        _add(copies, 1.0, reached, holding * copies + shift, masses, place)
    return True


@compiled_fast
def _meet(tree: Tree, node: int, layout: int, seat: int, masses: Real, meets: Real) -> None:
    """What each first holding of a seat meets there, by the other's result."""
    layouts, other = tree.layouts, 1 - seat
    block = tree.shape[node, 0] * layouts.copies[layout]
    _clear(layouts.many[layout, seat] * block, meets, 0)
    for pair in range(layouts.pairs[layout, 0], layouts.pairs[layout, 1]):
        they, me = tree.pairs[pair, other] * block, tree.pairs[pair, seat] * block
        _add(block, tree.odds[pair], masses, they, meets, me)


@compiled_fast
def _settle(tree: Tree, node: int, layout: int, seat: int, worth: Real, meets: Real) -> None:
    """What that is worth to each holding of the seat."""
    copies, shift = tree.layouts.copies[layout], tree.layouts.shift[layout, seat]
    size, number, suit = tree.shape[node, 0], (tree.width[node] & 1) * tree.shape[node, 1], tree.width[node] >> 1
    mine, theirs = (size, 1) if seat == 0 else (1, size)
    sign = 1.0 - 2.0 * seat
    for holding in range(tree.first[node, seat], tree.first[node, seat] + tree.many[node, seat]):
        result = tree.match[seat, holding, 0] * number + tree.match[seat, holding, 1] * suit
        met, here = tree.origin[seat, holding] * size * copies, holding * copies + shift
        for there in range(size):
            value = tree.at[node] + (result * mine + there * theirs) * copies
            _add_product(copies, sign, tree.values, value, meets, met, worth, here)
            met += copies


@compiled_fast
def give_back(tree: Tree, layout: int, seat: int, worth: Real) -> None:
    """What holdings are worth after cards were turned up, they were worth before."""
    layouts, copies = tree.layouts, tree.layouts.copies[layout]
    source = layouts.came_from[layout, seat]
    start = layouts.begin[layout, seat] * copies + layouts.shift[layout, seat]
    for holding in range(layouts.many[layout, seat] * copies):
        worth[tree.sources[seat, source + holding]] += worth[start + holding]


@compiled_fast
def learn(
    tree: Tree,
    seat: int,
    weight: float,
    policy: Real,
    reached: Real,
    worth: Real,
    regrets: Real,
    average: Real,
    here: Real,
    sums: Real,
) -> None:
    """One update of a seat by what its holdings are worth at the settlements: values up, regrets, the average.

    `here` and `sums` are room to work in, of the size of the most copies.
    """
    layouts = tree.layouts
    for layout in range(tree.used[LAYOUTS] - 1, -1, -1):
        for node in range(layouts.nodes[layout, 1] - 1, layouts.nodes[layout, 0] - 1, -1):
            if tree.seat[node] == seat:
                _learn(tree, node, layout, seat, weight, policy, reached, worth, regrets, average, here, sums)
        if layout:
            give_back(tree, layout, seat, worth)


@compiled_fast
def _learn(
    tree: Tree,
    node: int,
    layout: int,
    seat: int,
    weight: float,
    policy: Real,
    reached: Real,
    worth: Real,
    regrets: Real,
    average: Real,
    here: Real,
    sums: Real,
) -> None:
    copies, shift = tree.layouts.copies[layout], tree.layouts.shift[layout, seat]
    choices = tree.layouts.shift[layout, CHOICE]
    width, first = tree.width[node], tree.at[node]
    for holding in range(tree.first[node, 0], tree.first[node, 0] + tree.many[node, 0]):
        place, ways = holding * copies + shift, 0
        _clear(copies, here, 0)
        _clear(copies, sums, 0)
        for choice in range(first, first + width):
            if tree.leads_to[choice] >= 0:
                ways += 1
                after, chance = tree.leads_to[choice] * copies + shift, choice * copies + choices
                _add_product(copies, 1.0, policy, chance, worth, after, here, 0)
        for choice in range(first, first + width):
            if tree.leads_to[choice] >= 0:
                after, chance = tree.leads_to[choice] * copies + shift, choice * copies + choices
                _add_product(copies, weight, reached, place, policy, chance, average, chance)
                _regret(copies, after, chance, policy, worth, regrets, here, sums)
        _add(copies, 1.0, here, 0, worth, place)
        _share(tree, first, width, 1.0 / ways, copies, choices, sums, policy, policy)
        first += width


@compiled_fast
def _regret(
    copies: int, after: int, chance: int, policy: Real, worth: Real, regrets: Real, here: Real, sums: Real
) -> None:
    """Of one choice: the next policy will be as if it brought the same once more."""
    then, at = np.uint64(after), np.uint64(chance)
    for copy in range(np.uint64(copies)):
        regret = worth[then + copy] - here[copy]
        total = max(regrets[at + copy] + regret, np.float32(0))
        regrets[at + copy] = total
        weight = max(total + regret, np.float32(0))
        policy[at + copy] = weight
        sums[copy] += weight


@compiled_fast
def _share(
    tree: Tree,
    first: int,
    width: int,
    even: float,
    copies: int,
    choices: int,
    sums: Real,
    weights: Real,
    policy: Real,
) -> None:
    """The choices of one holding by their weights, which have these sums; evenly where that is nothing."""
    for choice in range(first, first + width):
        chance = np.uint64(choice * copies + choices)
        if tree.leads_to[choice] >= 0:
            for copy in range(np.uint64(copies)):
                much = sums[copy] > TINY
                share = weights[chance + copy] / (sums[copy] if much else np.float32(1))
                policy[chance + copy] = share if much else np.float32(even)
        else:
            _clear(copies, policy, choice * copies + choices)


@compiled_fast
def normalise(tree: Tree, average: Real, policy: Real, sums: Real) -> None:
    """The average policy; where nobody ever came, all choices alike."""
    layouts = tree.layouts
    for layout in range(tree.used[LAYOUTS]):
        copies, choices = layouts.copies[layout], layouts.shift[layout, CHOICE]
        for node in range(layouts.nodes[layout, 0], layouts.nodes[layout, 1]):
            if tree.kind[node] != DECIDE:
                continue
            first, width = tree.at[node], tree.width[node]
            for _ in range(tree.many[node, 0]):
                ways = 0
                _clear(copies, sums, 0)
                for choice in range(first, first + width):
                    if tree.leads_to[choice] >= 0:
                        ways += 1
                        _add(copies, 1.0, average, choice * copies + choices, sums, 0)
                _share(tree, first, width, 1.0 / ways, copies, choices, sums, average, policy)
                first += width


@compiled_lean
def evaluate(tree: Tree, seat: int, policy: Real, worth: Real, *, best: bool) -> None:
    """Values up to the root, by a policy or by the best choice at every holding."""
    layouts = tree.layouts
    for layout in range(tree.used[LAYOUTS] - 1, -1, -1):
        copies, shift, choices = layouts.copies[layout], layouts.shift[layout, seat], layouts.shift[layout, CHOICE]
        for node in range(layouts.nodes[layout, 1] - 1, layouts.nodes[layout, 0] - 1, -1):
            if tree.seat[node] != seat:
                continue
            first, width = tree.at[node], tree.width[node]
            for holding in range(tree.first[node, 0], tree.first[node, 0] + tree.many[node, 0]):
                for copy in range(copies):
                    here, top = 0.0, -np.inf
                    for choice in range(first, first + width):
                        if tree.leads_to[choice] >= 0:
                            value = worth[tree.leads_to[choice] * copies + shift + copy]
                            here += policy[choice * copies + choices + copy] * value
                            top = max(top, value)
                    worth[holding * copies + shift + copy] += top if best else here
                first += width
        if layout:
            give_back(tree, layout, seat, worth)
