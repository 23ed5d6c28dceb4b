"""Information-set search for Matcha: a tree of what one would see, with greedy play beside and below it."""

from math import log, sqrt
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from chakai.solve.kernels import compiled_lean
from chakai.solve.luck import Luck, fraction, mixed
from chakai.solve.matcha.choices import fill_mask
from chakai.solve.matcha.games import ENDED, KEEP, NOW, ROUND, SEAT, SET, STAGE, TAKEN, TURN, Games, Mask
from chakai.solve.matcha.greed import Greed, Reals, Room
from chakai.solve.matcha.greed_kernel import choose_greedily
from chakai.solve.matcha.pieces import Longs, copy
from chakai.solve.matcha.rounds.values import row
from chakai.solve.matcha.standing_kernel import worth
from chakai.solve.matcha.tables import Ints, Tables
from chakai.solve.matcha.unknown import Booth, Unknown, copy_games, retell, take_step

Keys: TypeAlias = NDArray[np.uint64]
Worths: TypeAlias = NDArray[np.float32]

ROOT: Final = np.uint64(1)
"""The key of one who has seen nothing more since the search began."""
GOLDEN: Final = 0.6180339887498949
"""Steps of this length, around and around, cover all draws evenly."""
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
    """How much is tried that looks worse, after the first choice."""
    doubt: float
    """How many standard errors behind the best a first choice is given up at;"""
    least: int
    """not before it was tried so often."""


class Given(NamedTuple):
    """What does not change during a search."""

    tables: Tables
    greed: Greed
    """How the other chooses,"""
    own: Greed
    """and how the one who thinks does, in playouts."""
    judge: Greed
    """How what is reached at the end of a set is valued,"""
    ends: Worths
    """unless it stands here: what that is worth to seat 0, by both rows of tokens."""
    plan: Plan
    me: int


class Race(NamedTuple):
    """All first choices, tried side by side on the same cards and with the same luck."""

    choices: Longs
    """By choice: its actions one after another, ended by -1."""
    tries: Longs
    won: Reals
    """By choice, in all."""
    now: Reals
    """The same of this heat alone."""
    apart: Reals
    """By two choices: the sum of the squares of their differences."""
    running: Mask
    """Is it not given up?"""
    heats: Longs
    """How many there were."""


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
    room: Room
    """For own greedy choices."""
    cards: Longs
    """By draw: the other's cards,"""
    seen: Ints
    """what it has seen,"""
    sums: Reals
    """and the sum of the weights so far."""
    nodes: Longs
    actions: Longs
    luck: Luck
    """Of the whole search,"""
    chance: Luck
    """and of one moment."""
    offset: Reals
    """Where among the draws the first heat begins."""


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
def select(visits: Longs, won: Reals, mask: Mask, curiosity: float) -> int:
    """The action with the highest upper confidence bound; one never tried counts as tried once, as the others."""
    tried, total = 0, 0.0
    for action in range(visits.size):
        tried += visits[action]
        total += won[action]
    mean, spread = total / max(1, tried), curiosity * sqrt(log(1.0 + tried))
    best, found = -np.inf, 0
    for action in range(visits.size):
        if mask[0, action]:
            times = visits[action]
            score = spread / sqrt(max(1, times)) + (won[action] / times if times else mean)
            if score > best:
                best, found = score, action
    return found


@compiled_lean
def imagine(given: Given, unknown: Unknown, desk: Desk) -> None:
    """Draws what is unknown, for all iterations to come."""
    games, total = desk.booth.games, 0.0
    for draw in range(given.plan.draws):
        total += retell(given.tables, given.greed, unknown, given.plan.trust, desk.luck, desk.booth)
        copy(games.seats[0, unknown.seat], desk.cards[draw])
        copy(games.seen[0, unknown.seat, NOW], desk.seen[draw])
        desk.sums[draw] = total
    copy_games(games, desk.root)
    desk.offset[0] = fraction(desk.luck)


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
def _set_table(desk: Desk, other: int, heat: int) -> None:
    """The game as it stands, with cards as they may be: the same in the same heat."""
    games = desk.booth.games
    copy_games(desk.root, games)
    part = desk.offset[0] + heat * GOLDEN
    drawn = _draw(desk.sums, part - int(part))
    copy(desk.cards[drawn], games.seats[0, other])
    copy(desk.seen[drawn], games.seen[0, other, NOW])
    games.luck[0] = mixed(desk.luck[0] + np.uint64(heat))


@compiled_lean
def _step_greedily(given: Given, desk: Desk, heat: int) -> int:
    """A greedy choice, with the luck of this heat at this moment."""
    games, now = desk.booth.games, desk.booth.games.now[0]
    seat = now[SEAT]
    moment = ((now[SET] * 16 + now[ROUND]) * 16 + now[TAKEN + seat]) * 2 + seat
    desk.chance[0] = mixed(mixed(desk.luck[0] + np.uint64(heat)) + np.uint64(moment))
    if seat == given.me:
        action = choose_greedily(given.tables, given.own, games, desk.room, desk.chance)
    else:
        action = choose_greedily(given.tables, given.greed, games, desk.booth.room, desk.chance)
    take_step(given.tables, desk.booth, action)
    return action


@compiled_lean
def _begin(given: Given, desk: Desk, choice: Longs, heat: int) -> None:
    """The first choice; who keeps cards may have to wait for the other, unseen."""
    now = desk.booth.games.now[0]
    stage = now[STAGE]
    while now[SEAT] != given.me:
        _step_greedily(given, desk, heat)
    for action in choice:
        if action < 0 or now[STAGE] != stage or now[SEAT] != given.me:
            return
        take_step(given.tables, desk.booth, action)


@compiled_lean
def _seen_by_other(action: int, passes: int) -> int:
    """A pass, or a card on one of the mats."""
    return passes if action == passes else passes + 1 + (action & 1)


@compiled_lean
def _descend(given: Given, tree: Tree, desk: Desk, first: int, heat: int) -> int:
    """Down the tree as far as it reaches, and one node more; gives the length of the path."""
    booth, games, now, root = desk.booth, desk.booth.games, desk.booth.games.now[0], desk.root.now[0]
    passes = 2 * games.seen.shape[3]
    key, path = after(ROOT, first), 0
    while now[STAGE] == TURN and now[ROUND] == root[ROUND] and now[SET] == root[SET]:
        if now[SEAT] != given.me:
            key = after(key, _seen_by_other(_step_greedily(given, desk, heat), passes))
            continue
        if path + 1 == given.plan.depth:
            break
        node = find(tree, key)
        if node < 0:
            node = _grow(tree, key)
            if node < 0:
                break
            desk.nodes[path], desk.actions[path] = node, _step_greedily(given, desk, heat)
            return path + 1
        fill_mask(given.tables.sizes, games, booth.mask)
        action = select(tree.visits[node], tree.won[node], booth.mask, given.plan.curiosity)
        desk.nodes[path], desk.actions[path] = node, action
        path += 1
        key = after(key, action)
        take_step(given.tables, booth, action)
    return path


@compiled_lean
def _play_on(given: Given, desk: Desk, heat: int) -> None:
    """Greedily to the end of a set, or of the game."""
    now, root = desk.booth.games.now[0], desk.root.now[0]
    last = root[SET] + given.plan.sets + int(root[STAGE] == KEEP)
    for _ in range(MOST_STEPS):
        if now[STAGE] == ENDED or now[SET] > last or (now[STAGE] == KEEP and now[SET] == last):
            return
        _step_greedily(given, desk, heat)


@compiled_lean
def _won(given: Given, desk: Desk) -> float:
    """What a playout came to: a chance of winning."""
    games, now = desk.booth.games, desk.booth.games.now[0]
    if now[STAGE] == ENDED or not given.ends.size or now[SET] != desk.root.now[0, SET] + 1:
        return worth(given.tables, given.judge, games, given.me)
    value = float(given.ends[row(given.tables, games.tokens[0, 0]), row(given.tables, games.tokens[0, 1])])
    return 0.5 - value / 2 if given.me else 0.5 + value / 2


@compiled_lean
def _try(given: Given, tree: Tree, race: Race, desk: Desk, first: int) -> None:
    """One iteration: cards as they may be, the choice, down the tree, greedily on, and back."""
    heat = int(race.heats[0])
    _set_table(desk, 1 - given.me, heat)
    _begin(given, desk, race.choices[first], heat)
    path = _descend(given, tree, desk, first, heat)
    _play_on(given, desk, heat)
    won = _won(given, desk)
    for place in range(path):
        tree.visits[desk.nodes[place], desk.actions[place]] += 1
        tree.won[desk.nodes[place], desk.actions[place]] += won
    race.tries[first] += 1
    race.won[first] += won
    race.now[first] = won


@compiled_lean
def best(race: Race) -> int:
    """The choice that won most, of those not given up."""
    found = -1
    for choice in range(race.won.size):
        if race.running[choice] and (found < 0 or race.won[choice] > race.won[found]):
            found = choice
    return found


@compiled_lean
def _compare(race: Race) -> None:
    """After a heat, what it adds to the differences."""
    for one in range(race.won.size):
        for two in range(one):
            if race.running[one] and race.running[two]:
                apart = (race.now[one] - race.now[two]) ** 2
                race.apart[one, two] += apart
                race.apart[two, one] += apart


@compiled_lean
def _give_up(race: Race, doubt: float) -> None:
    """Lets go of what is clearly behind; the last two go on to the end."""
    heats, first, running = race.heats[0], best(race), 0
    for choice in range(race.won.size):
        running += int(race.running[choice])
    for choice in range(race.won.size):
        if running > 2 and race.running[choice] and choice != first:
            behind = race.won[first] - race.won[choice]
            if behind > doubt * sqrt(max(0.0, race.apart[first, choice] - behind * behind / heats)):
                race.running[choice] = False
                running -= 1


@compiled_lean
def search(given: Given, tree: Tree, race: Race, desk: Desk, iterations: int) -> None:
    """At least so many iterations, in whole heats: each tries every choice that is still running."""
    done = 0
    while done < iterations:
        for choice in range(race.won.size):
            if race.running[choice]:
                _try(given, tree, race, desk, choice)
                done += 1
        race.heats[0] += 1
        _compare(race)
        if race.heats[0] >= given.plan.least:
            _give_up(race, given.plan.doubt)
