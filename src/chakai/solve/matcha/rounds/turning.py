"""Cards turned up at the end of a round: what can be held afterwards, and which of it is alike."""

import numpy as np

from chakai.solve.kernels import compiled, compiled_lean
from chakai.solve.matcha.rounds.arrays import (
    BLOCKS,
    HEADS,
    LAYOUTS,
    MEMBERS,
    NONE,
    RANKED,
    ZEROS,
    Longs,
    Small,
    Tree,
    Whole,
    has_room,
)
from chakai.solve.matcha.rounds.values import Known, Setting, earn, row_of, settled


@compiled
def turn_up_all(
    setting: Setting, tree: Tree, known: Known, block: int, moment: int, covered: Whole, first: Whole, count: Whole
) -> bool:
    """A new block for all that can be turned up at the end of a round and does not end the game.

    False if there is no room.
    """
    layout = tree.blocks.layout[block]
    number, zero = int(tree.layouts.number[layout]), setting.rules.sizes.ranked
    if 2 * (number + 1) == len(setting.tea):
        return True
    contested = covered[0] & covered[1]
    mine, my_order = _by_shown(tree, 0, first[0], count[0], contested)
    theirs, their_order = _by_shown(tree, 1, first[1], count[1], contested)
    shown, tokens = np.empty((2, 2), np.int32), np.empty_like(tree.blocks.tokens[block])
    begin = 0
    while begin < len(mine):
        end = np.searchsorted(mine, mine[begin], side="right")
        other = 0
        while other < len(theirs):
            other_end = np.searchsorted(theirs, theirs[other], side="right")
            for mat in range(2):
                shown[mat, 0], shown[mat, 1] = face(mine[begin], mat), face(theirs[other], mat)
            bits, other_bits = _bits(shown[:, 0], zero), _bits(shown[:, 1], zero)
            tokens[:] = tree.blocks.tokens[block]
            if not bits & other_bits & RANKED:
                earn(setting, number, covered, shown, tokens)
                if not settled(setting, tokens, 0)[0]:
                    new = tree.used[BLOCKS]
                    if not (
                        has_room(tree, BLOCKS, 1)
                        and has_room(tree, LAYOUTS, 1)
                        and _turn_up(tree, 0, layout, my_order[begin:end], bits, other_bits)
                        and _turn_up(tree, 1, layout, their_order[other:other_end], other_bits, bits)
                        and _place(setting, tree, known, layout, new, covered, tokens, bits, other_bits)
                    ):
                        return False
                    tree.blocks.came_from[new, 0], tree.blocks.came_from[new, 1] = block, moment
                    tree.blocks.came_from[new, 2], tree.blocks.came_from[new, 3] = mine[begin], theirs[other]
            other = other_end
        begin = end
    return True


@compiled_lean
def _turn_up(tree: Tree, seat: int, layout: int, places: Longs, own: int, others: int) -> bool:
    """The holdings that are left after cards were turned up, by their cards: the heads of a new layout."""
    layouts, new, count = tree.layouts, tree.used[LAYOUTS], 0
    begin, at = tree.used[HEADS + seat], tree.used[MEMBERS + seat]
    if not (has_room(tree, HEADS + seat, len(places)) and has_room(tree, MEMBERS + seat, len(places))):
        return False
    shift = layouts.shift[layout, seat]
    for old in places:
        hand, cards = tree.hand[seat, old], tree.cards[seat, old] - own
        if cards & others & RANKED:
            continue
        place = count
        while place > 0 and (
            tree.heads[seat, begin + place - 1, 1] > cards
            or (tree.heads[seat, begin + place - 1, 1] == cards and tree.heads[seat, begin + place - 1, 0] > hand)
        ):
            for part in range(2):
                tree.heads[seat, begin + place, part] = tree.heads[seat, begin + place - 1, part]
            tree.members[seat, at + place] = tree.members[seat, at + place - 1]
            place -= 1
        tree.heads[seat, begin + place, 0], tree.heads[seat, begin + place, 1] = hand, cards
        tree.members[seat, at + place] = old + shift
        count += 1
    layouts.heads[new, seat], layouts.many[new, seat] = begin, count
    tree.blocks.members[tree.used[BLOCKS], seat] = at
    return True


@compiled
def _place(
    setting: Setting,
    tree: Tree,
    known: Known,
    before: int,
    block: int,
    covered: Whole,
    tokens: Whole,
    bits: int,
    other_bits: int,
) -> bool:
    """A new block finds its layout, or becomes the first of a new one; there is none if nobody can meet."""
    layouts, blocks, new = tree.layouts, tree.blocks, tree.used[LAYOUTS]
    layouts.number[new] = layouts.number[before] + 1
    for seat in range(2):
        laid = int(covered[seat] & 1) + int(covered[seat] >> 1)
        layouts.sizes[new, seat] = layouts.sizes[before, seat] - laid
        layouts.zeros[new, seat] = layouts.zeros[before, seat] + ((other_bits if seat else bits) >> ZEROS)
    if not _can_meet(setting, tree, new):
        return True
    row = row_of(known, int(layouts.number[new]), tokens)
    if row < 0:
        return False
    layouts.key[new] = _key(tree, new)
    found = NONE
    if 2 * (layouts.number[new] + 1) == len(setting.tea):
        found = _find(tree, new)
    if found == NONE:
        found = new
        tree.used[LAYOUTS] += 1
        layouts.copies[new], layouts.blocks[new, 0] = 0, block
        for seat in range(2):
            tree.used[HEADS + seat] += layouts.many[new, seat]
    else:
        blocks.next[layouts.blocks[found, 1]] = block
    for seat in range(2):
        tree.used[MEMBERS + seat] += layouts.many[found, seat]
    blocks.layout[block], blocks.copy[block], blocks.row[block] = found, layouts.copies[found], row
    blocks.tokens[block], blocks.next[block] = tokens, NONE
    layouts.copies[found] += 1
    layouts.blocks[found, 1] = block
    tree.used[BLOCKS] += 1
    return True


@compiled_lean
def deals(setting: Setting, tree: Tree, layout: int, one: int, two: int) -> float:
    """In how many deals two heads of a layout meet."""
    layouts = tree.layouts
    mine = tree.heads[0, layouts.heads[layout, 0] + one, 1]
    theirs = tree.heads[1, layouts.heads[layout, 1] + two, 1]
    if mine & theirs & RANKED:
        return 0.0
    return float(
        setting.odds[layouts.zeros[layout, 0] + (mine >> ZEROS), layouts.zeros[layout, 1] + (theirs >> ZEROS)]
    )


@compiled_lean
def _can_meet(setting: Setting, tree: Tree, layout: int) -> bool:
    for one in range(tree.layouts.many[layout, 0]):
        for two in range(tree.layouts.many[layout, 1]):
            if deals(setting, tree, layout, one, two) > 0:
                return True
    return False


@compiled_lean
def _key(tree: Tree, layout: int) -> int:
    """Alike for layouts that are alike, and hardly ever for others."""
    key = np.int64(17)
    for seat in range(2):
        begin = tree.layouts.heads[layout, seat]
        for head in range(begin, begin + tree.layouts.many[layout, seat]):
            for part in range(2):
                key = (key ^ (tree.heads[seat, head, part] + seat)) * np.int64(0x9E3779B97F4A7C1)
                key ^= key >> np.int64(29)
    return int(key)


@compiled_lean
def _find(tree: Tree, new: int) -> int:
    """A layout that is the same as the last one, or NONE."""
    layouts = tree.layouts
    for layout in range(new - 1, -1, -1):
        if layouts.key[layout] == layouts.key[new] and _alike(tree, layout, new):
            return layout
    return NONE


@compiled_lean
def _alike(tree: Tree, one: int, two: int) -> bool:
    layouts = tree.layouts
    same = layouts.number[one] == layouts.number[two]
    for seat in range(2):
        same &= layouts.sizes[one, seat] == layouts.sizes[two, seat]
        same &= layouts.zeros[one, seat] == layouts.zeros[two, seat]
        same &= layouts.many[one, seat] == layouts.many[two, seat]
        if same:
            begin, other = layouts.heads[one, seat], layouts.heads[two, seat]
            for head in range(layouts.many[one, seat]):
                for part in range(2):
                    same &= tree.heads[seat, begin + head, part] == tree.heads[seat, other + head, part]
    return bool(same)


@compiled_lean
def packed(laid: Small, contested: int) -> int:
    """What the other gets to see of the cards laid, as one number."""
    return int((laid[0] + 1) * (contested & 1) * 64 + (laid[1] + 1) * (contested >> 1))


@compiled_lean
def face(shown: int, mat: int) -> int:
    """The card shown on a mat, or NONE."""
    return int(shown % 64 - 1 if mat else shown // 64 - 1)


@compiled_lean
def _bits(shown: Whole, zero: int) -> int:
    bits = 0
    for card in shown:
        if card >= 0:
            bits += 1 << (ZEROS if card == zero else card)
    return bits


@compiled
def _by_shown(tree: Tree, seat: int, first: int, count: int, contested: int) -> tuple[Longs, Longs]:
    """A seat's holdings in the order of what the other gets to see of them: that, and their places."""
    shown = np.empty(count, np.int64)
    for place in range(count):
        shown[place] = packed(tree.laid[seat, first + place], contested)
    order = np.argsort(shown, kind="mergesort")
    return shown[order], order + first
