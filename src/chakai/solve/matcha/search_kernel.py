"""Information-set search for Matcha: a tree of what one would see, with greedy play beside and below it."""

from math import log, sqrt
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from chakai.solve.kernels import compiled_lean
from chakai.solve.luck import Luck, fraction, mixed
from chakai.solve.matcha.choices import fill_mask
from chakai.solve.matcha.games import ENDED, KEEP, NOW, ROUND, SEAT, SET, STAGE, TURN, Games, Mask
from chakai.solve.matcha.greed import Greed, Reals
from chakai.solve.matcha.greed_kernel import choose_greedily
from chakai.solve.matcha.pieces import Longs, copy
from chakai.solve.matcha.standing_kernel import worth
from chakai.solve.matcha.tables import Ints, Tables
from chakai.solve.matcha.unknown import Booth, Unknown, copy_games, retell, take_step

Keys: TypeAlias = NDArray[np.uint64]

ROOT: Final = np.uint64(1)
"""The key of one who has seen nothing more since the search began."""
MOST_STEPS: Final = 400
"""Choices of one playout; what is not over then is judged as it stands."""


class Plan(NamedTuple):
    """How to search."""

    draws: int
    """How many times the other's cards are drawn."""
    trust: float
    """How often the other is thought to have chosen greedily, else anything."""
    depth: int
    """How many own choices of the round are searched; the rest are greedy."""
    sets: int
    """How many more sets a playout goes on for."""
    curiosity: float
    """How much is tried that looks worse."""


class Tree(NamedTuple):
    """A node is what the one who thinks has seen since the search began."""

    size: Longs
    """How many there are."""
    slots: Longs
    """Where to find a key: 1 + its node, 0 if there is none."""
    keys: Keys
    visits: Longs
    """By node and action."""
    won: Reals
    """By the same, in all."""


class Desk(NamedTuple):
    """Room for one search."""

    root: Games
    """Where the game stands."""
    booth: Booth
    cards: Longs
    """By draw: the other's cards,"""
    seen: Ints
    """what it has seen,"""
    sums: Reals
    """and the sum of the weights so far."""
    nodes: Longs
    actions: Longs
    luck: Luck


@compiled_lean
def find(tree: Tree, key: np.uint64) -> int:
    """A node, or -1."""
    slot = int(np.int64(key & np.uint64(tree.slots.size - 1)))
    while tree.slots[slot]:
        node = int(tree.slots[slot] - 1)
        if tree.keys[node] == key:
            return node
        slot = (slot + 1) & (tree.slots.size - 1)
    return -1


@compiled_lean
def _grow(tree: Tree, key: np.uint64) -> int:
    """A new node; -1 if there is no room."""
    node = int(tree.size[0])
    if node == tree.keys.size:
        return -1
    slot = int(np.int64(key & np.uint64(tree.slots.size - 1)))
    while tree.slots[slot]:
        slot = (slot + 1) & (tree.slots.size - 1)
    tree.slots[slot] = node + 1
    tree.keys[node] = key
    tree.size[0] += 1
    return node


@compiled_lean
def after(key: np.uint64, sight: int) -> np.uint64:
    """The key of one who has seen one thing more."""
    return mixed(key * np.uint64(1000003) + np.uint64(sight + 1))


@compiled_lean
def _select(tree: Tree, node: int, mask: Mask, plan: Plan) -> int:
    """The action with the highest upper confidence bound; one never tried counts as tried once, as the others."""
    visits, won = tree.visits[node], tree.won[node]
    tried, total = 0, 0.0
    for action in range(mask.shape[1]):
        tried += visits[action]
        total += won[action]
    mean, spread = total / max(1, tried), plan.curiosity * sqrt(log(1.0 + tried))
    best, found = -1.0, 0
    for action in range(mask.shape[1]):
        if mask[0, action]:
            times = visits[action]
            score = spread / sqrt(max(1, times)) + (won[action] / times if times else mean)
            if score > best:
                best, found = score, action
    return found


@compiled_lean
def imagine(tables: Tables, greed: Greed, unknown: Unknown, plan: Plan, desk: Desk) -> None:
    """Draws what is unknown, for all iterations to come."""
    games, total = desk.booth.games, 0.0
    for draw in range(plan.draws):
        total += retell(tables, greed, unknown, plan.trust, desk.luck, desk.booth)
        copy(games.seats[0, unknown.seat], desk.cards[draw])
        copy(games.seen[0, unknown.seat, NOW], desk.seen[draw])
        desk.sums[draw] = total
    copy_games(games, desk.root)


@compiled_lean
def _draw(sums: Reals, part: float) -> int:
    """The first place whose sum is above this part of all."""
    low, high, wanted = 0, sums.size - 1, part * sums[sums.size - 1]
    while low < high:
        middle = (low + high) >> 1
        if sums[middle] > wanted:
            high = middle
        else:
            low = middle + 1
    return low


@compiled_lean
def _set_table(desk: Desk, other: int) -> None:
    """The game as it stands, with cards as they may be."""
    games, luck = desk.booth.games, desk.luck
    copy_games(desk.root, games)
    drawn = _draw(desk.sums, fraction(luck))
    copy(desk.cards[drawn], games.seats[0, other])
    copy(desk.seen[drawn], games.seen[0, other, NOW])
    games.luck[0] = mixed(luck[0])


@compiled_lean
def _seen_by_other(action: int, passes: int) -> int:
    """A pass, or a card on one of the mats."""
    return passes if action == passes else passes + 1 + (action & 1)


@compiled_lean
def _descend(tables: Tables, greed: Greed, plan: Plan, tree: Tree, desk: Desk, me: int) -> int:
    """Down the tree as far as it reaches, and one node more; gives the length of the path."""
    booth, games = desk.booth, desk.booth.games
    now, stage, number = games.now[0], desk.root.now[0, STAGE], desk.root.now[0, ROUND]
    passes = 2 * games.seen.shape[3]
    key, path = ROOT, 0
    while now[STAGE] == stage and now[ROUND] == number and now[SET] == desk.root.now[0, SET]:
        if now[SEAT] != me:
            action = choose_greedily(tables, greed, games, booth.room, desk.luck)
            if stage == TURN:
                key = after(key, _seen_by_other(action, passes))
            take_step(tables, booth, action)
            continue
        if path == desk.nodes.size or (stage == TURN and path == plan.depth):
            break
        node = find(tree, key)
        is_new = node < 0
        if is_new:
            node = _grow(tree, key)
            if node < 0:
                break
        fill_mask(tables.sizes, games, booth.mask)
        if is_new:
            action = choose_greedily(tables, greed, games, booth.room, desk.luck)
        else:
            action = _select(tree, node, booth.mask, plan)
        desk.nodes[path], desk.actions[path] = node, action
        path += 1
        key = after(key, action)
        take_step(tables, booth, action)
        if is_new:
            break
    return path


@compiled_lean
def _play_on(tables: Tables, greed: Greed, desk: Desk, last: int) -> None:
    """Greedily to the end of a set, or of the game."""
    games, now = desk.booth.games, desk.booth.games.now[0]
    for _ in range(MOST_STEPS):
        if now[STAGE] == ENDED or now[SET] > last or (now[STAGE] == KEEP and now[SET] == last):
            return
        take_step(tables, desk.booth, choose_greedily(tables, greed, games, desk.booth.room, desk.luck))


@compiled_lean
def search(
    tables: Tables, greed: Greed, unknown: Unknown, plan: Plan, tree: Tree, desk: Desk, iterations: int
) -> None:
    """Each iteration: cards as they may be, down the tree, greedily on, and back."""
    me, games = 1 - unknown.seat, desk.booth.games
    last = desk.root.now[0, SET] + plan.sets + int(desk.root.now[0, STAGE] == KEEP)
    for _ in range(iterations):
        _set_table(desk, unknown.seat)
        path = _descend(tables, greed, plan, tree, desk, me)
        _play_on(tables, greed, desk, last)
        won = worth(tables, greed, games, me)
        for place in range(path):
            tree.visits[desk.nodes[place], desk.actions[place]] += 1
            tree.won[desk.nodes[place], desk.actions[place]] += won
