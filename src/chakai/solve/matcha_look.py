"""What a seat sees of compiled games, as rows of numbers: the same rows that adapters make from its view."""

from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

import numpy as np
from numba import njit
from numpy.typing import NDArray

from chakai.games.matcha.cards import KINDS
from chakai.games.matcha.state import Stage
from chakai.solve.matcha_kernel import CARDS, RANKED, ZEROS, Longs
from chakai.solve.matcha_steps_kernel import (
    ANSWERED,
    BEFORE,
    KEEP,
    KEPT,
    NOW,
    PLAYING_ON,
    ROUND,
    SEAT,
    SET,
    STAGE,
    TAKEN,
    TURN,
    Games,
)
from chakai.solve.matcha_tables import Sizes

Rows: TypeAlias = NDArray[np.float32]


class Layout(NamedTuple):
    """Where each part of a row begins; whatever belongs to seats has the observer's own first."""

    seat: int
    stage: int
    turn: int
    dealer: int
    deciding: int
    round: int
    playing_on: int
    answered: int
    tea: int
    table: int
    set: int
    turns_taken: int
    tokens: int
    hand: int
    hand_sizes: int
    kept_sizes: int
    seen: int
    seen_before: int
    keeping: int
    end: int


def layout(sizes: Sizes) -> Layout:
    """The places of an edition's parts."""
    faces = sizes.ranked + int(sizes.zeros > 0)
    seats = 2
    lengths = {
        "seat": seats,
        "stage": len(Stage),
        "turn": seats,
        "dealer": seats,
        "deciding": seats,
        "round": sizes.rounds,
        "playing_on": 1,
        "answered": 1,
        "tea": 2 * sizes.rounds * faces,
        "table": 2 * sizes.rounds * seats * (faces + 2),
        "set": 1,
        "turns_taken": seats,
        "tokens": seats * len(KINDS),
        "hand": faces,
        "hand_sizes": seats,
        "kept_sizes": seats,
        "seen": faces,
        "seen_before": faces,
        "keeping": faces,
    }
    return Layout(*np.cumsum([0, *(lengths[name] for name in Layout._fields[:-1])]).tolist())


def parts(at: Layout) -> Mapping[str, slice]:
    """The parts by name, as slices of a row."""
    return {name: slice(at[place], at[place + 1]) for place, name in enumerate(Layout._fields[:-1])}


@njit(cache=True)
def _look_at_table(sizes: Sizes, at: Layout, games: Games, game: int, me: int, row: Rows) -> None:
    """For each tea card and seat: does a card lie there, is it turned up, and which is it, if that is known."""
    faces = sizes.ranked + int(sizes.zeros > 0)
    resolved = games.now[game, ROUND] + int(games.now[game, STAGE] != TURN)
    begun = games.now[game, ROUND] + 1
    place = at.table
    for number in range(begun):
        for mat in range(2):
            cards = games.table[game, number, mat]
            up = number < resolved and max(cards[0], cards[1]) <= sizes.ranked
            for turned in range(2):
                card = cards[me ^ turned]
                if card <= sizes.ranked:
                    row[place] = 1
                    row[place + 1] = up
                    if up or not turned:
                        row[place + 2 + card] = 1
                place += faces + 2


@njit(cache=True)
def _look(sizes: Sizes, at: Layout, games: Games, game: int, me: int, row: Rows) -> None:
    faces = sizes.ranked + int(sizes.zeros > 0)
    now, stock = games.now[game], games.stock[game]
    row[:] = 0
    row[at.seat + me] = 1
    row[at.stage + now[STAGE]] = 1
    row[at.dealer + (me ^ ((now[SET] - 1) & 1))] = 1
    row[at.round + now[ROUND]] = 1
    row[at.playing_on] = now[PLAYING_ON]
    row[at.answered] = now[ANSWERED] >> me & 1
    if now[STAGE] == TURN:
        row[at.turn + (me ^ now[SEAT])] = 1
    for place in range(2 * sizes.rounds):
        row[at.tea + place * faces + stock[place]] = 1
    row[at.set] = now[SET]
    for turned in range(2):
        seat = me ^ turned
        theirs = games.seats[game, seat]
        size = theirs[RANKED] + theirs[ZEROS]
        row[at.deciding + turned] = now[STAGE] == KEEP and size > 0
        row[at.turns_taken + turned] = now[TAKEN + seat]
        row[at.hand_sizes + turned] = size
        row[at.kept_sizes + turned] = now[KEPT + seat]
        for kind in range(5):
            row[at.tokens + 5 * turned + kind] = games.tokens[game, seat, kind]
    mine = games.seats[game, me]
    for place in range(mine[RANKED]):
        row[at.hand + mine[CARDS + place]] = 1
    if sizes.zeros:
        row[at.hand + sizes.ranked] = mine[ZEROS]
    for face in range(faces):
        row[at.seen + face] = games.seen[game, me, NOW, face]
        row[at.seen_before + face] = games.seen[game, me, BEFORE, face]
        row[at.keeping + face] = games.keeping[game, me, face]
    _look_at_table(sizes, at, games, game, me, row)


@njit(cache=True)
def look(sizes: Sizes, at: Layout, games: Games, seats: Longs, rows: Rows) -> None:
    """A row for each game, as the seat named for it sees it."""
    for game in range(len(rows)):
        _look(sizes, at, games, game, seats[game], rows[game])
