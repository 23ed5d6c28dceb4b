"""How a greedy player would come to all that it may hold in a tree of rounds."""

import numpy as np

from chakai.solve.kernels import compiled
from chakai.solve.matcha.games import ROUND, SEAT, TAKEN, Games
from chakai.solve.matcha.games import NOW as SEEN_NOW
from chakai.solve.matcha.greed import Greed, Room
from chakai.solve.matcha.greed_kernel import weigh
from chakai.solve.matcha.pieces import CARDS, LAID, RANKED
from chakai.solve.matcha.pieces import ZEROS as MY_ZEROS
from chakai.solve.matcha.rounds.arrays import BLOCKS, DECIDE, LAYOUTS, NONE, ZEROS, Longs, Real, Small, Tree, Whole
from chakai.solve.matcha.tables import NO_KIND, Tables


@compiled
def reach_greedily(
    rules: Tables, taste: Greed, games: Games, desk: Room, tree: Tree, seat: int, number: int, reached: Real
) -> None:
    """How likely a seat's greedy choices lead to each of its holdings; those at the root are given.

    `games`: the table at the root, with what everybody knows; `number` is the round there.
    """
    layouts, blocks, faces = tree.layouts, tree.blocks, games.seen.shape[3]
    known = games.seen[0, seat, SEEN_NOW].copy()
    shown = np.zeros((tree.used[BLOCKS], faces), np.int8)
    nodes = layouts.nodes[tree.used[LAYOUTS] - 1, 1]
    covered, taken = np.zeros((nodes, 2), np.int32), np.zeros((nodes, 2), np.int32)
    for layout in range(tree.used[LAYOUTS]):
        copies, shift = layouts.copies[layout], layouts.shift[layout, seat]
        if layout:
            source, start = layouts.came_from[layout, seat], layouts.begin[layout, seat] * copies + shift
            for holding in range(layouts.many[layout, seat] * copies):
                reached[start + holding] = reached[tree.sources[seat, source + holding]]
        _follow(tree, layout, covered, taken)
        games.now[0, ROUND] = number + layouts.number[layout]
        block = layouts.blocks[layout, 0]
        while block != NONE:
            if block:
                shown[block] = shown[blocks.came_from[block, 0]]
                for side in range(2):
                    packed = blocks.came_from[block, 2 + side]
                    for card in (packed // 64 - 1, packed % 64 - 1):
                        if card >= 0:
                            shown[block, card] += 1
            for side in range(2):
                for kind in range(NO_KIND):
                    games.tokens[0, side, kind] = blocks.tokens[block, side, kind]
            for node in range(layouts.nodes[layout, 0], layouts.nodes[layout, 1]):
                if tree.kind[node] == DECIDE and tree.seat[node] == seat:
                    _set_node(rules, games, layouts.sizes[layout], seat, covered[node], taken[node])
                    _choose(
                        rules, taste, games, desk, tree, node, seat, known + shown[block],
                        copies, shift + blocks.copy[block], reached,
                    )  # fmt: skip
            block = blocks.next[block]


@compiled
def _follow(tree: Tree, layout: int, covered: Whole, taken: Whole) -> None:
    """What lies on the mats at every decision of a layout, and the turns taken."""
    for node in range(tree.layouts.nodes[layout, 0], tree.layouts.nodes[layout, 1]):
        if tree.kind[node] == DECIDE:
            seat = tree.seat[node]
            for way in range(3):
                after = tree.shape[node, way]
                if after >= 0:
                    covered[after], taken[after] = covered[node], taken[node]
                    if way < 2:
                        covered[after, seat] |= 1 << way
                    taken[after, seat] += 1
                    if tree.seat[after] == seat:
                        taken[after, 1 - seat] += 1  # a forced pass


@compiled
def _set_node(rules: Tables, games: Games, sizes: Whole, seat: int, covered: Whole, taken: Whole) -> None:
    games.now[0, SEAT] = seat
    for side in range(2):
        games.now[0, TAKEN + side] = taken[side]
    other, laid = games.seats[0, 1 - seat], covered[1 - seat]
    other[RANKED], other[MY_ZEROS] = sizes[1 - seat] - (laid & 1) - (laid >> 1), 0
    for mat in range(2):
        other[LAID + mat] = 0 if laid >> mat & 1 else rules.sizes.ranked + 1


@compiled
def _choose(
    rules: Tables,
    taste: Greed,
    games: Games,
    desk: Room,
    tree: Tree,
    node: int,
    seat: int,
    known: Small,
    copies: int,
    shift: int,
    reached: Real,
) -> None:
    """All holdings of a decision."""
    ranked = rules.sizes.ranked
    mine, seen = games.seats[0, seat], games.seen[0, seat, SEEN_NOW]
    width, choice = tree.width[node], tree.at[node]
    for holding in range(tree.first[node, 0], tree.first[node, 0] + tree.many[node, 0]):
        here = reached[holding * copies + shift]
        if here > 0:
            hand, cards = tree.hand[seat, holding], tree.cards[seat, holding]
            mine[RANKED], mine[MY_ZEROS] = 0, hand >> ZEROS
            for card in range(ranked):
                if hand >> card & 1:
                    mine[CARDS + mine[RANKED]] = card
                    mine[RANKED] += 1
                seen[card] = known[card] + (cards >> card & 1)
            if len(seen) > ranked:
                seen[ranked] = known[ranked] + (cards >> ZEROS)
            for mat in range(2):
                laid = tree.laid[seat, holding, mat]
                mine[LAID + mat] = ranked + 1 if laid == NONE else laid
            weigh(rules, taste, games, desk)
        for column in range(width):
            after = tree.leads_to[choice]
            if after >= 0:
                chance = np.float32(0)
                if here > 0:
                    if column == width - 1:
                        chance = np.float32(desk.odds[len(desk.odds) - 1])
                    else:
                        chance = _laid_odds(tree, seat, holding, after, desk.odds)
                reached[after * copies + shift] = here * chance
            choice += 1


@compiled
def _laid_odds(tree: Tree, seat: int, before: int, after: int, odds: Longs) -> float:
    """The odds of the card by which one holding becomes another."""
    for mat in range(2):
        card = tree.laid[seat, after, mat]
        if card != tree.laid[seat, before, mat]:
            return float(odds[2 * card + mat])
    return 0.0
