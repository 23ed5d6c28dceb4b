"""Information-set search for Matcha: trees of what each seat would see, with greedy play below them."""

from math import log, sqrt
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from chakai.solve.kernels import compiled
from chakai.solve.matcha_choices import fill_mask
from chakai.solve.matcha_games import ENDED, KEEP, ROUND, SEAT, SET, STAGE, TURN, Games, Mask
from chakai.solve.matcha_greed import Greed, Reals, Room
from chakai.solve.matcha_greed_kernel import choose_greedily, worth
from chakai.solve.matcha_pieces import Longs, Luck, fraction, mixed
from chakai.solve.matcha_steps_kernel import step
from chakai.solve.matcha_tables import Tables
from chakai.solve.matcha_unknown import Unknown, draw_hidden

Keys: TypeAlias = NDArray[np.uint64]

ROOTS: Final = (np.uint64(1), np.uint64(2))
"""Keys of what the one who thinks, and the other, have seen when the search begins."""
MOST_STEPS: Final = 400
"""Choices of one playout; what is not over then is judged as it stands."""


class Plan(NamedTuple):
    """How to search."""

    depth: int
    """How many own choices are searched, the rest are greedy."""
    sets: int
    """How many more sets a playout goes on for."""
    curiosity: float
    """How much is tried that looks worse."""
    guile: float
    """How often the other chooses by its own tree instead of greedily."""


class Tree(NamedTuple):
    """Nodes of both seats; a node is what its seat has seen since the search began."""

    size: Longs
    """How many there are."""
    slots: Longs
    """Where to find a key: 1 + its node, 0 if there is none."""
    keys: Keys
    visits: Longs
    """By node and action,"""
    open: Longs
    """how often it could be chosen,"""
    won: Reals
    """and how much was won by it."""


class Desk(NamedTuple):
    """Room for one search."""

    root: Games
    games: Games
    room: Room
    mask: Mask
    nodes: Longs
    actions: Longs
    rewards: NDArray[np.float32]
    done: Mask
    chosen: Longs
    luck: Luck


@compiled
def find(tree: Tree, key: np.uint64) -> int:
    """A node, or -1."""
    slot = int(np.int64(key & np.uint64(tree.slots.size - 1)))
    while tree.slots[slot]:
        node = int(tree.slots[slot] - 1)
        if tree.keys[node] == key:
            return node
        slot = (slot + 1) & (tree.slots.size - 1)
    return -1


@compiled
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


@compiled
def after(key: np.uint64, sight: int) -> np.uint64:
    """The key of one who has seen one thing more."""
    return mixed(key * np.uint64(1000003) + np.uint64(sight + 1))


@compiled
def _copy(source: Games, target: Games) -> None:
    target.now[:] = source.now
    target.seats[:] = source.seats
    target.stock[:] = source.stock
    target.tokens[:] = source.tokens
    target.table[:] = source.table
    target.seen[:] = source.seen
    target.keeping[:] = source.keeping


@compiled
def _select(tree: Tree, node: int, mask: Mask, plan: Plan) -> int:
    """The open action with the highest upper confidence bound; one never tried counts as tried once, as the rest."""
    visits, often, won = tree.visits[node], tree.open[node], tree.won[node]
    tried, total = 0, 0.0
    for action in range(mask.shape[1]):
        tried += visits[action]
        total += won[action]
    mean = total / tried if tried else 0.5
    best, found = -1.0, -1
    for action in range(mask.shape[1]):
        if not mask[0, action]:
            continue
        often[action] += 1
        times = visits[action]
        score = plan.curiosity * sqrt(log(1.0 + often[action]) / max(1, times))
        score += won[action] / times if times else mean
        if score > best:
            best, found = score, action
    return found


@compiled
def _playout(tables: Tables, greed: Greed, unknown: Unknown, plan: Plan, tree: Tree, desk: Desk) -> None:
    """One iteration: cards as they may be, down the trees, greedily on, and back."""
    games, luck = desk.games, desk.luck
    now = games.now[0]
    _copy(desk.root, games)
    draw_hidden(tables.sizes, unknown, luck, games)
    games.luck[0] = mixed(luck[0])
    me, stage, number, last = 1 - unknown.seat, now[STAGE], now[ROUND], now[SET] + plan.sets
    if stage == KEEP:
        last += 1
    passes = 2 * games.seen.shape[3]
    mine, theirs = ROOTS
    path, own, searching = 0, 0, True
    sly = fraction(luck) < plan.guile
    for _ in range(MOST_STEPS):
        if now[STAGE] == ENDED or now[SET] > last or (now[STAGE] == KEEP and now[SET] == last and stage != KEEP):
            break
        seat = now[SEAT]
        action = -1
        if searching and path < desk.nodes.size and (seat == me or sly):
            key = mine if seat == me else theirs
            node = find(tree, key)
            if node >= 0:
                fill_mask(tables.sizes, games, desk.mask)
                action = _select(tree, node, desk.mask, plan)
            else:
                node = _grow(tree, key)
                if seat == me:
                    searching = False
            own += int(seat == me)
            if own == plan.depth and stage == TURN:
                searching = False
            if action < 0:
                action = choose_greedily(tables, greed, games, desk.room, luck)
            if node >= 0:
                desk.nodes[path], desk.actions[path] = 2 * node + int(seat == me), action
                path += 1
        else:
            action = choose_greedily(tables, greed, games, desk.room, luck)
        if seat == me:
            mine = after(mine, action)
            theirs = after(theirs, passes + int(action != passes) * (1 + (action & 1)))
        else:
            theirs = after(theirs, action)
            if stage == TURN:
                mine = after(mine, passes + int(action != passes) * (1 + (action & 1)))
        desk.chosen[0] = action
        step(tables, np.uint64(0), games, desk.chosen, desk.rewards, desk.done, False)
        searching &= now[STAGE] == stage and now[ROUND] == number and now[SET] == desk.root.now[0, SET]
    won = worth(tables, greed, games, me)
    for place in range(path):
        node, action = desk.nodes[place] >> 1, desk.actions[place]
        tree.visits[node, action] += 1
        tree.won[node, action] += won if desk.nodes[place] & 1 else 1 - won


@compiled
def search(
    tables: Tables, greed: Greed, unknown: Unknown, plan: Plan, tree: Tree, desk: Desk, iterations: int
) -> None:
    for _ in range(iterations):
        _playout(tables, greed, unknown, plan, tree, desk)
