"""Choices in compiled games by tables of weights; what they are looked up by is made of what the seat sees."""

from functools import lru_cache
from typing import NamedTuple

import numpy as np

from chakai.games.matcha.edition import Edition
from chakai.solve.kernels import compiled
from chakai.solve.matcha_pieces import CARDS, LAID, RANKED, ZEROS, Counts, Longs, Luck, below, reached
from chakai.solve.matcha_policy import Policy, Weights, checked
from chakai.solve.matcha_tables import NO_KIND, Sizes, Tables, tables


class Scheme(NamedTuple):
    """The tables of both seats, and what is set beside them from round to round."""

    lay: Weights
    """By seat and place."""
    passing: Weights
    keep: Weights
    zeros: Weights
    hand: Weights
    beaten: Longs
    """By mat, tea card and card: the ranked cards that beat it there, as bits; -1 if it does not match."""
    seen: Longs
    """By seat: the cards it has seen in this set, as bits."""
    pair: Longs
    """The tea cards of the round."""
    need: Longs
    """By mat and seat: would this token bring a goal?"""
    weights: Longs
    """Of the choices at hand."""


def scheme(edition: Edition, policies: tuple[Policy, Policy]) -> Scheme:
    """Both seats' tables, ready for compiled play."""

    def both(name: str) -> Weights:
        return np.array([getattr(checked(edition, policy), name) for policy in policies])

    return Scheme(
        lay=both("lay").reshape(2, -1),
        passing=both("passing").reshape(2, -1),
        keep=both("keep"),
        zeros=both("zeros"),
        hand=both("hand"),
        beaten=_beaten(edition),
        seen=np.zeros(2, np.int64),
        pair=np.zeros(2, np.int64),
        need=np.zeros((2, 2), np.int64),
        weights=np.zeros(2 * edition.hand_size + 1, np.int64),
    )


@lru_cache(maxsize=32)
def _beaten(edition: Edition) -> Longs:
    """A card matches if it takes a token beside a 0."""
    rules = tables(edition)
    ranked = rules.sizes.ranked
    alone = rules.earned[:, :, :ranked, ranked, 0] != NO_KIND
    beats = rules.earned[:, :, :ranked, :ranked, 0] == NO_KIND
    beats &= rules.earned[:, :, :ranked, :ranked, 1] != NO_KIND
    bits = (beats << np.arange(ranked)).sum(axis=-1)
    return np.where(alone, bits, -1)


@compiled
def set_scene(tables: Tables, known: Scheme, stock: Longs, seats: Longs, tokens: Counts, number: int) -> None:
    """A round begins; the cards of the last one still lie where they lay."""
    sizes = tables.sizes
    none = sizes.ranked + 1
    for seat in range(2):
        if number == 0:
            known.seen[seat] = 0
            for place in range(2 * sizes.rounds):
                known.seen[seat] |= 1 << stock[place]
            for place in range(seats[seat, RANKED]):
                known.seen[seat] |= 1 << seats[seat, CARDS + place]
        else:
            for mat in range(2):
                if max(seats[0, LAID + mat], seats[1, LAID + mat]) < none:
                    known.seen[seat] |= 1 << seats[1 - seat, LAID + mat]
    for mat in range(2):
        tea = stock[2 * number + mat]
        known.pair[mat] = tea
        kind = tables.earned[mat, tea, sizes.ranked, none, 0]
        for seat in range(2):
            tokens[seat, kind] += 1
            known.need[mat, seat] = reached(tables.enough, tables.complete, tokens, seat)
            tokens[seat, kind] -= 1


@compiled
def _strength(sizes: Sizes, known: Scheme, seat: int, card: int, mat: int) -> int:
    """A place in STRENGTHS."""
    if card == sizes.ranked:
        return 0
    beaten = known.beaten[mat, known.pair[mat], card]
    if beaten < 0:
        return 1
    return 2 if beaten & ~known.seen[seat] else 3


@compiled
def draw(luck: Luck, weights: Longs, count: int) -> int:
    """A place below `count`, in proportion to the weights."""
    total = 0
    for place in range(count):
        total += weights[place]
    if total == 0:
        return below(luck, count)
    left = below(luck, total)
    place = 0
    while left >= weights[place]:
        left -= weights[place]
        place += 1
    return place


@compiled
def pick_turn(sizes: Sizes, known: Scheme, luck: Luck, seats: Longs, seat: int, after: int) -> int:
    """A place among the cards on open mats, then the pass.

    `after` has two bits: the other has a turn after this one, and I have none.
    """
    none, other = sizes.ranked + 1, 1 - seat
    mine_0, mine_1 = int(seats[seat, LAID] != none), int(seats[seat, LAID + 1] != none)
    other_0, other_1 = int(seats[other, LAID] != none), int(seats[other, LAID + 1] != none)
    others_cards = seats[other, RANKED] + seats[other, ZEROS]
    may_lay = int(after & 1 and others_cards > 0 and other_0 + other_1 < 2)
    last = after >> 1
    count = 0
    for place in range(seats[seat, RANKED] + int(seats[seat, ZEROS] > 0)):
        card = seats[seat, CARDS + place] if place < seats[seat, RANKED] else sizes.ranked
        for mat in range(2):
            if mine_1 if mat else mine_0:
                continue
            here, mine_there, there = (other_1, mine_0, other_0) if mat else (other_0, mine_1, other_1)
            at = (mat << 2 | _strength(sizes, known, seat, card, mat)) << 3 | here << 2 | mine_there << 1 | there
            at = at << 4 | may_lay << 3 | last << 2 | known.need[mat, seat] << 1 | known.need[mat, other]
            known.weights[count] = known.lay[seat, at]
            count += 1
    at = (mine_0 << 3 | mine_1 << 2 | other_0 << 1 | other_1) << 2 | may_lay << 1 | last
    known.weights[count] = known.passing[seat, at]
    return draw(luck, known.weights, count + 1)


@compiled
def pick_kept(known: Scheme, luck: Luck, seat: int, card: int) -> int:
    """1 if a ranked card is kept."""
    known.weights[0], known.weights[1] = known.keep[seat, card, 0], known.keep[seat, card, 1]
    return draw(luck, known.weights, 2)


@compiled
def pick_zeros(known: Scheme, luck: Luck, seat: int, zeros: int) -> int:
    """How many 0s are kept."""
    for count in range(zeros + 1):
        known.weights[count] = known.zeros[seat, count]
    return draw(luck, known.weights, zeros + 1)


@compiled
def pick_hand(known: Scheme, luck: Luck, seat: int) -> int:
    """1 if nothing is kept, where all or none may be."""
    known.weights[0], known.weights[1] = known.hand[seat, 0], known.hand[seat, 1]
    return draw(luck, known.weights, 2)
