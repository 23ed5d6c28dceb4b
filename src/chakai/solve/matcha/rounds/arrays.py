"""The tree of the last rounds as flat arrays, both sides' possible cards side by side.

A *holding* is what one seat may have at a public moment: its hand, all of its cards in this set that the other
has not seen, and what it has laid in this round. A seat's holdings at one moment stand together; each comes from
exactly one other, by a choice of its owner or by cards being turned up. So a tree is a list of *nodes*, parents
first: somebody decides, cards are turned up, or a value is settled. A *block* is a round from one public position.
"""

from typing import NamedTuple

import numpy as np

from chakai.games.matcha.cards import KINDS
from chakai.solve.kernels import compiled_lean
from chakai.solve.matcha.rounds.bits import NONE, RANKED, ZEROS, Longs, Real, Small, Whole

__all__ = ["NONE", "RANKED", "ZEROS", "Longs", "Real", "Small", "Whole"]  # others find them here

DECIDE, TURN_UP, SETTLE = 0, 1, 2
NODES, BLOCKS, CHOICES, PAIRS, VALUES, HOLDINGS = range(6)
"""Counters of what is used; holdings of seat 0, then of seat 1."""


class Tree(NamedTuple):
    """Nodes by their number, holdings by seat and number."""

    kind: Small
    seat: Small
    first: Whole
    """The first of the seat's holdings, to which cards turned up lead; of a settlement, of both seats'."""
    many: Whole
    width: Whole
    """Choices at a decision; the mats at which both have laid, as bits, at a settlement."""
    at: Longs
    """Of a decision, its place in `leads_to`; of a settlement, where pairs begin and end and values begin."""
    shape: Whole
    """Of a settlement: results that a side can have, those on the suit mat alone, holdings of the block by seat.
    Of a decision: the nodes that follow the three ways on; at the end of a round -2 - its moment."""
    leads_to: Whole
    """By holding and choice (cards in order, then mats; the pass last): the holding that follows, or NONE."""
    hand: Longs
    cards: Longs
    """All of a seat's cards in this set, but for those turned up before the root."""
    laid: Small
    """By mat in this round, or NONE."""
    match: Small
    """The same: the card's place among the matches of the tea card, 0 for no match."""
    origin: Whole
    """The place among the block's first holdings of the one from which it comes."""
    came_from: Whole
    """After cards were turned up: the holding before."""
    pairs: Whole
    """First holdings of a block that can meet, by seat; in `odds`, in how many deals they do."""
    odds: Real
    values: Real
    """To seat 0, by the results of both sides."""
    blocks: "Blocks"
    used: Longs


class Blocks(NamedTuple):
    """Rounds, each from one public position."""

    number: Whole
    """0 for the round at the root."""
    first: Whole
    many: Whole
    sizes: Whole
    """Hand sizes."""
    tokens: Whole
    came_from: Whole
    """The block and the moment before, and what each seat has shown there."""
    root: Whole
    """The first decision, or NONE."""
    last_pair: Longs
    """Where its pairs end."""


def empty(room: int) -> Tree:
    """A tree with room for that many blocks' worth of nodes; memory is taken only when it is used."""

    def longs(*shape: int) -> Longs:
        return np.empty(shape, np.int64)

    def whole(*shape: int) -> Whole:
        return np.empty(shape, np.int32)

    def small(*shape: int) -> Small:
        return np.empty(shape, np.int8)

    nodes, holdings = 4 * room, 32 * room
    blocks = Blocks(
        whole(room), whole(room, 2), whole(room, 2), whole(room, 2), whole(room, 2, len(KINDS)), whole(room, 4),
        whole(room), longs(room),
    )  # fmt: skip
    return Tree(
        small(nodes), small(nodes), whole(nodes, 2), whole(nodes, 2), whole(nodes), longs(nodes, 3),
        whole(nodes, 4), whole(64 * room), longs(2, holdings), longs(2, holdings),
        small(2, holdings, 2), small(2, holdings, 2),
        whole(2, holdings), whole(2, holdings), whole(16 * room, 2), np.empty(16 * room, np.float32),
        np.empty(64 * room, np.float32), blocks, np.zeros(7, np.int64),
    )  # fmt: skip


@compiled_lean
def has_room(tree: Tree, counter: int, more: int) -> bool:
    """For so many more of them?"""
    if counter >= HOLDINGS:
        return bool(tree.used[counter] + more <= tree.hand.shape[1])
    sizes = (len(tree.kind), len(tree.blocks.number), len(tree.leads_to), len(tree.odds), len(tree.values))
    return bool(tree.used[counter] + more <= sizes[counter])


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
