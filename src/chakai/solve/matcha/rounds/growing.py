"""The tree of the last rounds, grown layout by layout."""

import numpy as np

from chakai.solve.kernels import compiled, compiled_lean
from chakai.solve.matcha.rounds.arrays import (
    CHOICES,
    DECIDE,
    HOLDINGS,
    LAYOUTS,
    NODES,
    NONE,
    PAIRS,
    SETTLE,
    VALUES,
    ZEROS,
    Longs,
    Tree,
    Whole,
    has_room,
    hold,
    hold_on,
    new_node,
)
from chakai.solve.matcha.rounds.moments import PASS, Plans
from chakai.solve.matcha.rounds.turning import deals, turn_up_all
from chakai.solve.matcha.rounds.values import (
    ALL_GO_ON,
    UNKNOWN,
    Known,
    Round,
    Setting,
    look_at,
    results,
    values_at,
)
from chakai.solve.matcha.tables import Tables


@compiled
def grow(setting: Setting, plans: Plans, tree: Tree, known: Known) -> bool:
    """All that follows from the block at the root, which is there already; False if there is no room for it.

    Layouts stand in the order of their rounds: when one is played, all of its copies have been found.
    """
    layout, sources = 0, np.zeros(2, np.int64)
    while layout < tree.used[LAYOUTS]:
        if not (_begin(setting, tree, layout, sources) and _play(setting, plans, tree, known, layout)):
            return False
        for part in range(3):
            whole = tree.used[HOLDINGS + part] - tree.layouts.begin[layout, part]
            tree.total[part] += whole * tree.layouts.copies[layout]
        layout += 1
    return True


@compiled
def _begin(setting: Setting, tree: Tree, layout: int, sources: Longs) -> bool:
    """The first holdings of a layout, where they come from, and who can meet whom; False if there is no room."""
    layouts, blocks = tree.layouts, tree.blocks
    copies, many, heads = layouts.copies[layout], layouts.many[layout], layouts.heads[layout]
    if not has_room(tree, PAIRS, many[0] * many[1]):
        return False
    for part in range(3):
        layouts.begin[layout, part] = tree.used[HOLDINGS + part]
        layouts.shift[layout, part] = tree.total[part] - copies * tree.used[HOLDINGS + part]
    for seat in range(2):
        if not has_room(tree, HOLDINGS + seat, many[seat]) or sources[seat] + copies * many[seat] > len(
            tree.sources[seat]
        ):
            return False
        for head in range(many[seat]):
            hand, cards = tree.heads[seat, heads[seat] + head]
            hold(tree, seat, hand, cards, head)
        layouts.came_from[layout, seat] = sources[seat]
        block = layouts.blocks[layout, 0] if layout else NONE
        while block != NONE:
            for head in range(many[seat]):
                source = sources[seat] + head * copies + blocks.copy[block]
                tree.sources[seat, source] = tree.members[seat, blocks.members[block, seat] + head]
            block = blocks.next[block]
        sources[seat] += copies * many[seat]
    layouts.pairs[layout, 0] = tree.used[PAIRS]
    for one in range(many[0]):
        for two in range(many[1]):
            odds = deals(setting, tree, layout, one, two)
            if odds > 0:
                place = tree.used[PAIRS]
                tree.pairs[place, 0], tree.pairs[place, 1], tree.odds[place] = one, two, odds
                tree.used[PAIRS] += 1
    layouts.pairs[layout, 1] = tree.used[PAIRS]
    return True


@compiled
def _play(setting: Setting, plans: Plans, tree: Tree, known: Known, layout: int) -> bool:
    """Every moment of a round."""
    layouts, here = tree.layouts, look_at(setting, int(tree.layouts.number[layout]))
    sizes = layouts.sizes[layout]
    begin = plans.begins[sizes[0], sizes[1]]
    starts, counts = np.zeros((plans.longest, 2), np.int32), np.zeros((plans.longest, 2), np.int32)
    starts[0], counts[0] = layouts.begin[layout, :2], layouts.many[layout]
    vectors, nodes = np.zeros((3, 2), np.int32), np.full(plans.longest, NONE, np.int32)
    layouts.nodes[layout, 0] = tree.used[NODES]
    moment, end = 0, 1
    while moment < end:
        seat, covered = plans.moments.seat[begin + moment], plans.moments.covered[begin + moment]
        if seat < 0:
            block = int(layouts.blocks[layout, 0])
            if not (
                _settle(setting, tree, known, here, layout, covered, starts[moment], counts[moment])
                and turn_up_all(setting, tree, known, block, moment, covered, starts[moment], counts[moment])
            ):
                return False
        else:
            ways = plans.moments.after[begin + moment]
            slots = sizes[seat] - int(covered[seat] & 1) - int(covered[seat] >> 1)
            nodes[moment] = tree.used[NODES]
            if not _decide(setting.rules, tree, here, seat, starts[moment], counts[moment], ways, slots, vectors):
                return False
            for way in range(3):
                if ways[way] >= 0:
                    end = max(end, ways[way] + 1)
                    starts[ways[way]], counts[ways[way]] = starts[moment], counts[moment]
                    starts[ways[way], seat], counts[ways[way], seat] = vectors[way]
        moment += 1
    layouts.nodes[layout, 1] = tree.used[NODES]
    _link(tree, nodes[:end], plans.moments.after[begin : begin + end])
    return True


@compiled_lean
def _link(tree: Tree, nodes: Whole, after: Whole) -> None:
    """Every decision knows what follows it in public."""
    for moment in range(len(nodes)):
        if nodes[moment] != NONE:
            for way in range(3):
                then = after[moment, way]
                tree.shape[nodes[moment], way] = (
                    NONE if then < 0 else nodes[then] if nodes[then] >= 0 else -2 - then
                )


@compiled_lean
def _decide(
    rules: Tables,
    tree: Tree,
    here: Round,
    seat: int,
    starts: Whole,
    counts: Whole,
    ways: Whole,
    slots: int,
    vectors: Whole,
) -> bool:
    """A decision of all holdings of a seat; `vectors` gets where those after each way stand, and how many."""
    first, count = starts[seat], counts[seat]
    mats = int(ways[0] >= 0) + int(ways[1] >= 0)
    width = slots * mats + 1
    if not (
        has_room(tree, NODES, 1)
        and has_room(tree, CHOICES, count * width)
        and has_room(tree, HOLDINGS + seat, count * width)
    ):
        return False
    node, at = new_node(tree, DECIDE, seat), tree.used[CHOICES]
    tree.used[CHOICES] += count * width
    tree.first[node, 0], tree.many[node, 0], tree.width[node], tree.at[node] = first, count, width, at
    for choice in range(at, at + count * width):
        tree.leads_to[choice] = NONE
    column = 0
    for mat in range(2):
        if ways[mat] >= 0:
            vectors[mat, 0] = tree.used[HOLDINGS + seat]
            for place in range(count):
                _lay_all(rules, tree, here, seat, first + place, mat, at + place * width + column, mats)
            vectors[mat, 1] = tree.used[HOLDINGS + seat] - vectors[mat, 0]
            column += 1
    vectors[PASS, 0], vectors[PASS, 1] = tree.used[HOLDINGS + seat], count
    for place in range(count):
        new = hold_on(tree, seat, first + place, tree.hand[seat, first + place])
        tree.leads_to[at + place * width + width - 1] = new
    return True


@compiled_lean
def _lay_all(
    rules: Tables, tree: Tree, here: Round, seat: int, holding: int, mat: int, at: int, step: int
) -> None:
    """Every card of a hand on a mat, in the order of writing; 0s are alike."""
    hand, zero = tree.hand[seat, holding], rules.sizes.ranked
    for card in range(zero + 1):
        held = hand >> ZEROS if card == zero else hand >> card & 1
        if held:
            new = hold_on(tree, seat, holding, hand - (1 << (ZEROS if card == zero else card)))
            tree.laid[seat, new, mat] = card
            tree.match[seat, new, mat] = here.match[mat, card]
            tree.leads_to[at] = new
            at += step


@compiled
def _settle(
    setting: Setting,
    tree: Tree,
    known: Known,
    here: Round,
    layout: int,
    covered: Whole,
    first: Whole,
    count: Whole,
) -> bool:
    """The end of a round, where it ends the game or the set; False if there is no room."""
    left, right = results(here, covered)
    entries, copies = (left * right) ** 2, tree.layouts.copies[layout]
    if not (has_room(tree, NODES, 1) and has_room(tree, VALUES, entries * copies)):
        return False
    at, block = tree.used[VALUES], tree.layouts.blocks[layout, 0]
    while block != NONE:
        start = values_at(setting, known, here, tree.blocks.row[block], covered)
        if start == UNKNOWN:
            return False
        if start == ALL_GO_ON:
            return True  # only where a layout has one block
        for entry in range(entries):
            tree.values[at + entry * copies + tree.blocks.copy[block]] = known.values[start + entry]
        block = tree.blocks.next[block]
    tree.used[VALUES] += entries * copies
    node = new_node(tree, SETTLE, NONE)
    tree.first[node], tree.many[node], tree.width[node] = first, count, covered[0] & covered[1]
    tree.at[node], tree.shape[node, 0], tree.shape[node, 1] = at, left * right, right
    return True
