"""Running games of Matcha as arrays, many at once."""

from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from chakai.games.matcha.cards import MATS
from chakai.solve.luck import Luck
from chakai.solve.matcha.pieces import CARDS, Counts, Longs
from chakai.solve.matcha.tables import Ints, Tables

Mask: TypeAlias = NDArray[np.bool_]
Rewards: TypeAlias = NDArray[np.float32]

TURN, KEEP, ENDED = 1, 2, 3
"""Places in Stage; deals are made at once."""
STAGE, SEAT, SET, ROUND, PLAYING_ON, VERDICT, PASSED, ANSWERED, LEAST = range(9)
TAKEN, KEPT, NUMBER = 9, 11, 13
"""Columns of a game: its stage, who is to act, its place in time; who has passed or answered, as bits; the least
face that may still be chosen to keep; for each seat, turns taken in this round and cards kept before this set; and
the game's number, on which its luck depends."""
COLUMNS: Final = 14
NOBODY: Final = -1
NOW, BEFORE = 0, 1
"""Cards seen in this set and in the one before it."""


class Games(NamedTuple):
    """By game first."""

    now: Longs
    seats: Longs
    """By seat, as in whole games."""
    stock: Longs
    """The tea cards stand first."""
    tokens: Counts
    table: Ints
    """By round, mat and seat: the card that lies there."""
    seen: Ints
    """By seat, NOW or BEFORE, and face: how many cards the seat has seen."""
    keeping: Ints
    """By seat and face: how many cards it has chosen to keep."""
    luck: Luck


def new_games(rules: Tables, count: int = 1) -> Games:
    """Room for so many."""
    sizes = rules.sizes
    faces = sizes.ranked + int(sizes.zeros > 0)
    return Games(
        now=np.zeros((count, COLUMNS), np.int64),
        seats=np.zeros((count, 2, CARDS + sizes.hand_size), np.int64),
        stock=np.zeros((count, sizes.ranked + sizes.zeros), np.int64),
        tokens=np.zeros((count, *rules.start.shape), np.int32),
        table=np.zeros((count, sizes.rounds, len(MATS), 2), np.int8),
        seen=np.zeros((count, 2, 2, faces), np.int8),
        keeping=np.zeros((count, 2, faces), np.int8),
        luck=np.zeros(count, np.uint64),
    )
