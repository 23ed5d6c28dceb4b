"""The tree of the last rounds as flat arrays, both sides' possible cards side by side.

A *holding* is what one seat may have at a public moment: its hand, all of its cards in this set that the other
has not seen, and what it has laid in this round. A seat's holdings at one moment stand together; each comes from
exactly one other, by a choice of its owner or by cards being turned up.

A *block* is a round from one public position. Blocks of the last round in which the same cards can be held are
*copies* of one *layout*: all that they have in common is there once, and what changes from iteration to iteration
lies copy by copy side by side, so that all of them are worked through at once. A layout is a list of *nodes*,
parents first: somebody decides, or a value is settled.

The number of a holding, as arrays over holdings have it, is `copies` × its place here + its layout's `shift` + the
copy; numbers of choices are made in the same way.
"""

from typing import Final, NamedTuple

import numpy as np

from chakai.games.matcha.cards import KINDS
from chakai.solve.kernels import compiled_lean
from chakai.solve.matcha.rounds.bits import NONE, RANKED, ZEROS, Longs, Real, Small, Whole

__all__ = ["NONE", "RANKED", "ZEROS", "Longs", "Real", "Small", "Whole"]  # others find them here

DECIDE, SETTLE = 0, 1
NODES, LAYOUTS, BLOCKS, PAIRS, VALUES, HOLDINGS, HEADS, MEMBERS = 0, 1, 2, 3, 4, 5, 8, 10
"""Counters of what is used; holdings, heads and members of seat 0, then of seat 1."""
CHOICES: Final = HOLDINGS + 2
CHOICE: Final = 2
"""Of a layout, in the place of a seat: its choices."""


class Tree(NamedTuple):
    """Nodes by their number, holdings by seat and place."""

    kind: Small
    seat: Small
    first: Whole
    """The place of the first of the seat's holdings; of a settlement, of both seats'."""
    many: Whole
    width: Whole
    """Choices at a decision; the mats at which both have laid, as bits, at a settlement."""
    at: Longs
    """Of a decision, its place in `leads_to`; of a settlement, where its values begin."""
    shape: Whole
    """Of a settlement: results that a side can have, those on the suit mat alone, covered mats by seat.
    Of a decision: the nodes that follow the three ways on; at the end of a round -2 - its moment."""
    leads_to: Whole
    """By holding and choice (cards in order, then mats; the pass last): the holding that follows, or NONE."""
    hand: Longs
    cards: Longs
    """All of a seat's cards in this set that were not turned up before this round."""
    laid: Small
    """By mat in this round, or NONE."""
    match: Small
    """The same: the card's place among the matches of the tea card, 0 for no match."""
    origin: Whole
    """The place among the layout's first holdings of the one from which it comes."""
    heads: Longs
    """By seat, layout after layout: hands and cards of its first holdings."""
    members: Whole
    """By seat, block after block: the numbers of the holdings from which its first ones come."""
    sources: Whole
    """The same, layout after layout, its copies side by side."""
    pairs: Whole
    """First holdings of a layout that can meet, by seat; in `odds`, in how many deals they do."""
    odds: Real
    values: Real
    """To seat 0, by the results of both sides and the copy."""
    layouts: "Layouts"
    blocks: "Blocks"
    used: Longs
    total: Longs
    """Numbers of holdings by seat, and of choices."""


class Layouts(NamedTuple):
    """What blocks have in common."""

    number: Whole
    """Of the round; 0 for the one at the root."""
    sizes: Whole
    """Hand sizes."""
    zeros: Whole
    """0s that each seat has shown before."""
    copies: Whole
    nodes: Whole
    """The first, which is a decision, and where they end."""
    pairs: Whole
    """Where they begin and end."""
    many: Whole
    """First holdings by seat."""
    heads: Whole
    """Where they begin in `heads`."""
    begin: Whole
    """The places of the first holding of each seat, and of the first choice."""
    shift: Longs
    """For the numbers of holdings by seat, and of choices."""
    came_from: Longs
    """Where first holdings begin in `sources`."""
    blocks: Whole
    """The first of them, and the last."""
    key: Longs
    """What first holdings there are, as one number."""


class Blocks(NamedTuple):
    """Rounds, each from one public position."""

    layout: Whole
    copy: Whole
    tokens: Whole
    came_from: Whole
    """The block and the moment before, and what each seat has shown there."""
    members: Whole
    """Where they begin, by seat."""
    row: Whole
    """Of the values that are known for its tokens."""
    next: Whole
    """The next one of the same layout."""


def empty(room: int) -> Tree:
    """A tree with room for that many blocks' worth of nodes; memory is taken only when it is used."""

    def longs(*shape: int) -> Longs:
        return np.empty(shape, np.int64)

    def whole(*shape: int) -> Whole:
        return np.empty(shape, np.int32)

    def small(*shape: int) -> Small:
        return np.empty(shape, np.int8)

    nodes, holdings = 4 * room, 32 * room
    layouts = Layouts(
        whole(room), whole(room, 2), whole(room, 2), whole(room), whole(room, 2), whole(room, 2), whole(room, 2),
        whole(room, 2), whole(room, 3), longs(room, 3), longs(room, 2), whole(room, 2), longs(room),
    )  # fmt: skip
    blocks = Blocks(
        whole(room),
        whole(room),
        whole(room, 2, len(KINDS)),
        whole(room, 4),
        whole(room, 2),
        whole(room),
        whole(room),
    )
    return Tree(
        small(nodes), small(nodes), whole(nodes, 2), whole(nodes, 2), whole(nodes), longs(nodes), whole(nodes, 4),
        whole(64 * room), longs(2, holdings), longs(2, holdings), small(2, holdings, 2), small(2, holdings, 2),
        whole(2, holdings), longs(2, holdings, 2), whole(2, holdings), whole(2, holdings),
        whole(16 * room, 2), np.empty(16 * room, np.float32),
        np.empty(64 * room, np.float32), layouts, blocks, np.zeros(MEMBERS + 2, np.int64), np.zeros(3, np.int64),
    )  # fmt: skip


@compiled_lean
def has_room(tree: Tree, counter: int, more: int) -> bool:
    """For so many more of them?"""
    most = tree.hand.shape[1]
    if counter < HOLDINGS:
        blocks = len(tree.blocks.row)
        most = (len(tree.kind), blocks, blocks, len(tree.odds), len(tree.values))[counter]
    elif counter == CHOICES:
        most = len(tree.leads_to)
    return bool(tree.used[counter] + more <= most)


@compiled_lean
def new_node(tree: Tree, kind: int, seat: int) -> int:
    node = tree.used[NODES]
    tree.used[NODES] += 1
    tree.kind[node], tree.seat[node] = kind, seat
    return int(node)


@compiled_lean
def hold(tree: Tree, seat: int, hand: int, cards: int, origin: int) -> int:
    """A new holding with nothing laid."""
    new = tree.used[HOLDINGS + seat]
    tree.used[HOLDINGS + seat] += 1
    tree.hand[seat, new], tree.cards[seat, new], tree.origin[seat, new] = hand, cards, origin
    tree.laid[seat, new, 0] = tree.laid[seat, new, 1] = NONE
    tree.match[seat, new, 0] = tree.match[seat, new, 1] = 0
    return int(new)


@compiled_lean
def hold_on(tree: Tree, seat: int, old: int, hand: int) -> int:
    """The same holding one choice later, perhaps with a card less in the hand."""
    new = hold(tree, seat, hand, tree.cards[seat, old], tree.origin[seat, old])
    for mat in range(2):
        tree.laid[seat, new, mat] = tree.laid[seat, old, mat]
        tree.match[seat, new, mat] = tree.match[seat, old, mat]
    return new
