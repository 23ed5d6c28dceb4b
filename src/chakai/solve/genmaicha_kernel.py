"""Whole games of Genmaicha without touching Python: only the order of turns is said again."""

import numpy as np
from numba import njit

from chakai.solve.compiled_luck import Luck, mixed
from chakai.solve.genmaicha_bids import (
    GRID,
    TURN,
    Notes,
    bid,
    decided,
    fill_crates,
    note,
    shuffle,
    take_crates,
)
from chakai.solve.genmaicha_brews import (
    DONE,
    KIND,
    MOVE,
    SEAT,
    Tally,
    choose_any,
    count,
    do,
    end_turn,
    options,
    start_turn,
    tell,
)
from chakai.solve.genmaicha_tables import (
    AD_PLAYS,
    AD_YEN,
    CARDS,
    DECISIONS,
    GONE,
    OPTIONS,
    ORDER,
    SHELF,
    YEN,
    Row,
    Tables,
)


@njit(cache=True)
def _lay_grid(row: Row, luck: Luck, notes: Notes) -> None:
    for card in range(12):
        row[CARDS + card] = card
    shuffle(luck, row, CARDS, CARDS + 12, 12)
    note(notes, GRID)
    for place in range(CARDS, CARDS + 12):
        note(notes, row[place])


@njit(cache=True)
def _brewing_turn(tables: Tables, row: Row, luck: Luck, seat: int, notes: Notes, tally: Tally) -> None:  # noqa: PLR0917
    """Until done, which needs no saying if there is nothing else to do. (G17)"""
    groups, move = np.zeros(8, np.int64), np.zeros(MOVE, np.int64)
    start_turn(row, seat)
    while True:
        number = options(tables, row, seat, groups)
        if number == 0:
            break
        move[:] = 0
        move[SEAT] = seat
        choose_any(tables, row, luck, groups, move)
        decided(row, notes, TURN, seat, number + 1)
        for value in move:
            note(notes, value)
        if move[KIND] == DONE:
            break
        do(tables, row, move, tally)
    end_turn(tables, row, seat)


@njit(cache=True)
def _ahead(row: Row, players: int) -> tuple[int, int]:
    """Who has most yen, then most drinks; and why: a place in WHYS. (G24)"""
    most = row[YEN : YEN + players].max()
    richest, drinks, winners = 0, -1, 0
    for seat in range(players):
        if row[YEN + seat] == most:
            richest += 1
            held = count(row[SHELF + seat])
            if held > drinks:
                drinks, winners = held, 0
            if held == drinks:
                winners |= 1 << seat
    return winners, 0 if richest == 1 else 1 if count(winners) == 1 else 2


@njit(cache=True)
def play(  # noqa: PLR0917 (compiled functions are called by place)
    tables: Tables, seed: np.uint64, first: int, ends: Row, counts: Row, tally: Tally, notes: Notes
) -> None:
    """As many games as `ends` has rows: winners, why, leaders at half time, decisions and options of each.

    A game depends on the seed and its number alone.
    """
    sizes, players = tables.sizes, tables.sizes.players
    luck, bag = np.zeros(1, np.uint64), np.zeros(37, np.int64)
    row, worth = np.zeros(tables.start.size, np.int64), np.zeros((players, 7), np.int64)
    for game in range(len(ends)):
        luck[0] = mixed(mixed(seed) + np.uint64(first + game))
        row[:] = tables.start
        _lay_grid(row, luck, notes)
        for number in range(sizes.rounds):
            if number == sizes.rounds // 2:
                ends[game, 2] = _ahead(row, players)[0]
            fill_crates(tables, row, luck, bag, notes)
            bid(tables, row, luck, worth, notes)
            take_crates(tables, row, luck, worth, notes)
            for place in range(players):
                _brewing_turn(tables, row, luck, row[ORDER + place], notes, tally)
        for line in range(6):
            if row[AD_YEN + line]:
                tell(tally, AD_PLAYS + line, GONE, -row[AD_YEN + line])
        ends[game, 0], ends[game, 1] = _ahead(row, players)
        ends[game, 3], ends[game, 4] = row[DECISIONS], row[OPTIONS]
        for seat in range(players):
            counts[game, seat, 0], counts[game, seat, 1] = row[YEN + seat], count(row[SHELF + seat])
