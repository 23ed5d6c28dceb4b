"""What compiled greedy play goes by: a player's taste, and tables made from those of the rules."""

from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from chakai.games.matcha.cards import KINDS, SUITS
from chakai.games.matcha.edition import Edition
from chakai.solve.matcha.pieces import WHISKS, Longs
from chakai.solve.matcha.tables import MOST, NO_KIND, Ints, Tables, tables
from chakai.solve.matcha.taste import Taste

Reals: TypeAlias = NDArray[np.float64]

SPOILS: Final = (
    (False, False, False, False),
    (True, False, False, False),
    (True, False, False, True),
    (False, False, True, False),
    (False, True, True, False),
)
"""Ends of a tea card: do I take its token, or a whisk; does the other take its token, or a whisk?"""
ENDS: Final = len(SPOILS)
MIRRORED: Final = (0, 3, 4, 1, 2)
"""What the other calls them."""

TAKEN_BY: Final = ((0, 1, 1, 0, 2), (0, 0, 2, 1, 1))
"""By seat and end, as seat 0 calls it: does the seat take nothing (0), the token (1) or a whisk (2)?"""


class Greed(NamedTuple):
    """A taste, and what it needs of the rules."""

    candour: float
    hope: float
    hair: float
    edges: Reals
    spoils: Ints
    """By mat, tea card, my card, the other's: a place in SPOILS."""
    fits: Longs
    """By mat and tea card: the ranked cards that match, as bits,"""
    fitting: Longs
    """and one by one; it ends with -1."""
    kinds: Longs
    """By mat and tea card: the kind of its token."""
    near: Reals
    """By kind and count, up to MOST: how near it is to the goal of many of a kind."""
    near_each: Reals
    """By number of kinds: how near it is to the goal of one of each."""
    leads: Reals
    """By kind: how much one token more makes one be ahead."""


class Room(NamedTuple):
    """Room to think in. How things stand after a round serves all its turns, and both seats."""

    asked: Longs
    """Where the game stood when that was worked out: tokens, tea cards, set, round, playing on."""
    asking: Longs
    hopes: Reals
    """By seat and what it takes at two tea cards: what its tokens promise then,"""
    goals: Longs
    """and whether they reach a goal."""
    chance: Reals
    """By seat and the ends of both tea cards: of winning."""
    over: Reals
    """By the same: is the game over?"""
    ahead: Reals
    """By seat, later tea card and end: what it would add to the chance of winning, all alone."""
    brings: Reals
    """By mat, option and end: how likely."""
    second: Reals
    """By option on the second mat and end on the first: the chance of winning, and that the game goes on."""
    best: Reals
    """By part of the hand: what it adds in later rounds."""
    grown: Reals
    gains: Reals
    counts: Longs
    """By mat: the number of options."""
    values: Reals
    """By both options of a plan; -1 if there is no such plan."""
    odds: Reals
    """By action."""


@lru_cache(maxsize=32)
def greed(edition: Edition, taste: Taste) -> Greed:
    """Ready for compiled play."""
    rules = tables(edition)
    ranked = rules.sizes.ranked
    kinds = rules.earned[:, :, ranked, ranked + 1, 0].astype(np.int64)
    token = rules.earned == kinds[:, :, None, None, None]
    whisk = rules.earned == WHISKS
    taken = np.stack((token[..., 0], whisk[..., 0], token[..., 1], whisk[..., 1]), axis=-1)
    spoils = np.full(taken.shape[:-1], -1, np.int8)
    for place, end in enumerate(SPOILS):
        spoils[(taken == end).all(axis=-1)] = place
    matching = rules.earned[:, :, :ranked, ranked, 0] != NO_KIND
    most = int(matching.sum(axis=-1).max())
    fitting = np.full((*kinds.shape, most + 1), -1, np.int64)
    for mat, tea in np.ndindex(kinds.shape):
        cards = np.flatnonzero(matching[mat, tea])
        fitting[mat, tea, : len(cards)] = cards
    return Greed(
        candour=taste.candour,
        hope=taste.hope,
        hair=taste.hair,
        edges=np.array(taste.edges, np.float64),
        spoils=spoils,
        fits=(matching << np.arange(ranked)).sum(axis=-1),
        fitting=fitting,
        kinds=kinds,
        near=_near(edition, taste.pull),
        near_each=taste.pull ** (np.arange(len(KINDS) + 1.0) - len(edition.kinds)) * edition.goal_each,
        leads=_leads(edition, taste),
    )


def _near(edition: Edition, pull: float) -> Reals:
    goals = [edition.goal_suit] * len(SUITS) + [edition.goal_whisks]
    counts = np.arange(MOST + 1.0)
    return np.array([pull ** (counts - goal) if goal else 0 * counts for goal in goals])


def _leads(edition: Edition, taste: Taste) -> Reals:
    compared = len(KINDS) if edition.whisks_break_ties else len(SUITS)
    return np.array([taste.lead * taste.fade**place * (place < compared) for place in range(len(KINDS))])


def room(rules: Tables) -> Room:
    """For one thread."""
    sizes = rules.sizes
    faces, ends = sizes.ranked + int(sizes.zeros > 0), ENDS
    options, parts, tea = sizes.hand_size + 1, 1 << sizes.hand_size, 2 * sizes.rounds
    return Room(
        asked=np.full(rules.start.size + tea + 3, -1, np.int64),
        asking=np.full(rules.start.size + tea + 3, -1, np.int64),
        hopes=np.zeros((2, 3, 3)),
        goals=np.zeros((2, 3, 3), np.int64),
        chance=np.zeros((2, ends, ends)),
        over=np.zeros((2, ends, ends)),
        ahead=np.zeros((2, tea, ends)),
        brings=np.zeros((2, options, ends)),
        second=np.zeros((options, ends, 2)),
        best=np.zeros(parts),
        grown=np.zeros(parts),
        gains=np.zeros(options),
        counts=np.zeros(2, np.int64),
        values=np.zeros((options, options)),
        odds=np.zeros(2 * faces + 1),
    )
