"""What a seat sees of compiled games, as rows of numbers: the same rows that adapters make from its view."""

from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from chakai.games.matcha.cards import KINDS
from chakai.games.matcha.state import Stage
from chakai.solve.kernels import compiled
from chakai.solve.matcha_games import (
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
from chakai.solve.matcha_pieces import CARDS, RANKED, ZEROS, Counts, Longs
from chakai.solve.matcha_tables import NO_KIND, Ints, Sizes

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


@compiled
def _look_at_table(sizes: Sizes, now: Longs, table: Ints, me: int, row: Rows) -> None:
    """For each tea card and seat: does a card lie there, is it turned up, and which is it, if that is known."""
    width = sizes.ranked + int(sizes.zeros > 0) + 2
    resolved = now[ROUND] + int(now[STAGE] != TURN)
    place = 0
    for number in range(now[ROUND] + 1):
        for mat in range(2):
            mine, other = table[number, mat, me], table[number, mat, 1 - me]
            up = number < resolved and max(mine, other) <= sizes.ranked
            if mine <= sizes.ranked:
                row[place] = 1
                row[place + 1] = up
                row[place + 2 + mine] = 1
            if other <= sizes.ranked:
                row[place + width] = 1
                row[place + width + 1] = up
                if up:
                    row[place + width + 2 + other] = 1
            place += 2 * width


@compiled
def _look_at_seats(at: Layout, now: Longs, seats: Longs, tokens: Counts, me: int, row: Rows) -> None:
    """What both know of each."""
    for turned in range(2):
        seat = me ^ turned
        size = seats[seat, RANKED] + seats[seat, ZEROS]
        row[at.deciding + turned] = now[STAGE] == KEEP and size > 0
        row[at.turns_taken + turned] = now[TAKEN + seat]
        row[at.hand_sizes + turned] = size
        row[at.kept_sizes + turned] = now[KEPT + seat]
        for kind in range(NO_KIND):
            row[at.tokens + NO_KIND * turned + kind] = tokens[seat, kind]


@compiled
def look(sizes: Sizes, at: Layout, games: Games, seats: Longs, rows: Rows) -> None:
    """A row for each game, as the seat named for it sees it."""
    faces = sizes.ranked + int(sizes.zeros > 0)
    for game in range(len(rows)):
        me, now, stock, row = seats[game], games.now[game], games.stock[game], rows[game]
        seen, keeping, mine = games.seen[game, me], games.keeping[game, me], games.seats[game, me]
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
        _look_at_table(sizes, now, games.table[game], me, row[at.table :])
        _look_at_seats(at, now, games.seats[game], games.tokens[game], me, row)
        for place in range(mine[RANKED]):
            row[at.hand + mine[CARDS + place]] = 1
        if sizes.zeros:
            row[at.hand + sizes.ranked] = mine[ZEROS]
        for face in range(faces):
            row[at.seen + face] = seen[NOW, face]
            row[at.seen_before + face] = seen[BEFORE, face]
            row[at.keeping + face] = keeping[face]
