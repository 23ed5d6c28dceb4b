"""The tree of the last rounds, grown block by block."""

import numpy as np

from chakai.solve.kernels import compiled, compiled_lean
from chakai.solve.matcha.rounds.arrays import (
    BLOCKS,
    CHOICES,
    DECIDE,
    HOLDINGS,
    NODES,
    NONE,
    PAIRS,
    RANKED,
    SETTLE,
    TURN_UP,
    VALUES,
    ZEROS,
    Longs,
    Small,
    Tree,
    Whole,
    has_room,
    hold,
    hold_on,
    new_node,
)
from chakai.solve.matcha.rounds.moments import PASS, Plans
from chakai.solve.matcha.rounds.values import (
    UNKNOWN,
    Known,
    Round,
    Setting,
    earn,
    look_at,
    row_of,
    settled,
    write_values,
)
from chakai.solve.matcha.tables import Tables


@compiled
def grow(setting: Setting, plans: Plans, tree: Tree, known: Known) -> bool:
    """All that follows from the block at the root, which is there already; False if there is no room for it."""
    starts, counts = np.zeros((plans.longest, 2), np.int32), np.zeros((plans.longest, 2), np.int32)
    block = 0
    while block < tree.used[BLOCKS]:
        if not _play(setting, plans, tree, known, block, starts, counts):
            return False
        block += 1
    return True


@compiled
def _play(
    setting: Setting, plans: Plans, tree: Tree, known: Known, block: int, starts: Whole, counts: Whole
) -> bool:
    """One block: every moment of its round."""
    blocks = tree.blocks
    pairs = tree.used[PAIRS]
    if not _pair_up(setting, tree, block):
        return False
    blocks.root[block], blocks.last_pair[block] = NONE, tree.used[PAIRS]
    if tree.used[PAIRS] == pairs:
        return True  # nobody can be here
    here = look_at(setting, int(blocks.number[block]))
    place = row_of(known, here.number, blocks.tokens[block])
    if place < 0:
        return False
    begin, sizes = plans.begins[blocks.sizes[block, 0], blocks.sizes[block, 1]], blocks.sizes[block]
    starts[0], counts[0] = blocks.first[block], blocks.many[block]
    vectors, nodes = np.zeros((3, 2), np.int32), np.full(plans.longest, NONE, np.int32)
    moment, end = 0, 1
    while moment < end:
        seat, covered = plans.moments.seat[begin + moment], plans.moments.covered[begin + moment]
        if seat < 0:
            if not (
                _settle(
                    setting, tree, here, block, covered, starts[moment], counts[moment], pairs, known.starts[place]
                )
                and _turn_up_all(setting, tree, block, moment, covered, starts[moment], counts[moment])
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
    blocks.root[block] = nodes[0]
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
def _pair_up(setting: Setting, tree: Tree, block: int) -> bool:
    """Who can meet whom at the beginning of a round; False if there is no room."""
    first, count = tree.blocks.first[block], tree.blocks.many[block]
    if not has_room(tree, PAIRS, count[0] * count[1]):
        return False
    for one in range(count[0]):
        mine = tree.cards[0, first[0] + one]
        for two in range(count[1]):
            theirs = tree.cards[1, first[1] + two]
            odds = setting.odds[mine >> ZEROS, theirs >> ZEROS]
            if not mine & theirs & RANKED and odds > 0:
                place = tree.used[PAIRS]
                tree.pairs[place, 0], tree.pairs[place, 1], tree.odds[place] = one, two, odds
                tree.used[PAIRS] += 1
    return True


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
    tree.first[node, 0], tree.many[node, 0], tree.width[node], tree.at[node, 0] = first, count, width, at
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
    here: Round,
    block: int,
    covered: Whole,
    first: Whole,
    count: Whole,
    pairs: int,
    starts: Longs,
) -> bool:
    """The end of a round, where it ends the game or the set; False if there is no room."""
    contested = covered[0] & covered[1]
    left, right = here.results[0] if contested & 1 else 1, here.results[1] if contested >> 1 else 1
    size = left * right
    if not (has_room(tree, NODES, 1) and has_room(tree, VALUES, size * size)):
        return False
    if starts[covered[0], covered[1]] == UNKNOWN:
        tokens = tree.blocks.tokens[block]
        starts[covered[0], covered[1]] = write_values(setting, tree, here, tokens, covered, left, right)
    start = starts[covered[0], covered[1]]
    if start >= 0:
        node = new_node(tree, SETTLE, 0)
        tree.first[node], tree.many[node], tree.width[node] = first, count, contested
        tree.at[node, 0], tree.at[node, 1], tree.at[node, 2] = pairs, tree.used[PAIRS], start
        tree.shape[node, 0], tree.shape[node, 1] = size, right
        tree.shape[node, 2:] = tree.blocks.many[block]
    return True


@compiled
def _turn_up_all(
    setting: Setting, tree: Tree, block: int, moment: int, covered: Whole, first: Whole, count: Whole
) -> bool:
    """A new block for all that can be turned up at the end of a round and does not end the game."""
    blocks, number = tree.blocks, int(tree.blocks.number[block])
    if 2 * (number + 1) == len(setting.tea):
        return True
    contested, zero = covered[0] & covered[1], setting.rules.sizes.ranked
    mine, my_order = _by_shown(tree, 0, first[0], count[0], contested)
    theirs, their_order = _by_shown(tree, 1, first[1], count[1], contested)
    shown, tokens = np.empty((2, 2), np.int32), np.empty_like(blocks.tokens[block])
    begin = 0
    while begin < len(mine):
        end = np.searchsorted(mine, mine[begin], side="right")
        other = 0
        while other < len(theirs):
            other_end = np.searchsorted(theirs, theirs[other], side="right")
            shown[:, 0], shown[:, 1] = unpacked(mine[begin]), unpacked(theirs[other])
            bits, other_bits = _bits(shown[:, 0], zero), _bits(shown[:, 1], zero)
            tokens[:] = blocks.tokens[block]
            earn(setting, number, covered, shown, tokens)
            if not bits & other_bits and not settled(setting, tokens, 0)[0]:
                new = tree.used[BLOCKS]
                if not (
                    has_room(tree, BLOCKS, 1)
                    and _turn_up(tree, 0, my_order[begin:end], other_bits, new)
                    and _turn_up(tree, 1, their_order[other:other_end], bits, new)
                ):
                    return False
                tree.used[BLOCKS] += 1
                blocks.number[new], blocks.tokens[new] = number + 1, tokens
                blocks.came_from[new, 0], blocks.came_from[new, 1] = block, moment
                blocks.came_from[new, 2], blocks.came_from[new, 3] = mine[begin], theirs[other]
                for seat in range(2):
                    laid = int(covered[seat] & 1) + int(covered[seat] >> 1)
                    blocks.sizes[new, seat] = blocks.sizes[block, seat] - laid
            other = other_end
        begin = end
    return True


@compiled_lean
def _turn_up(tree: Tree, seat: int, members: Longs, others: int, block: int) -> bool:
    """The holdings that are left after cards were turned up are the first ones of a new block."""
    if not (has_room(tree, NODES, 1) and has_room(tree, HOLDINGS + seat, len(members))):
        return False
    node, start, count = new_node(tree, TURN_UP, seat), tree.used[HOLDINGS + seat], 0
    for old in members:
        if not tree.cards[seat, old] & others:
            new = hold(tree, seat, tree.hand[seat, old], tree.cards[seat, old], count)
            tree.came_from[seat, new] = old
            count += 1
    tree.first[node, 0], tree.many[node, 0] = start, count
    tree.blocks.first[block, seat], tree.blocks.many[block, seat] = start, count
    return True


@compiled_lean
def packed(laid: Small, contested: int) -> int:
    """What the other gets to see of the cards laid, as one number."""
    return int((laid[0] + 1) * (contested & 1) * 64 + (laid[1] + 1) * (contested >> 1))


@compiled
def unpacked(shown: int) -> Whole:
    """The card shown on each mat, or NONE."""
    return np.array([shown // 64 - 1, shown % 64 - 1], np.int32)


@compiled_lean
def _bits(shown: Whole, zero: int) -> int:
    """The ranked cards among them."""
    bits = 0
    for card in shown:
        if 0 <= card < zero:
            bits |= 1 << card
    return bits


@compiled
def _by_shown(tree: Tree, seat: int, first: int, count: int, contested: int) -> tuple[Longs, Longs]:
    """A seat's holdings in the order of what the other gets to see of them: that, and the holdings."""
    shown = np.empty(count, np.int64)
    for place in range(count):
        shown[place] = packed(tree.laid[seat, first + place], contested)
    order = np.argsort(shown, kind="mergesort")
    return shown[order], order + first
