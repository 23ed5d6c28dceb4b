"""Whole games of Genmaicha without touching Python: only the order of turns is said again."""

from typing import TypeAlias

import numpy as np

from chakai.solve.genmaicha.any_move import choose_any, options
from chakai.solve.genmaicha.bids import (
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
from chakai.solve.genmaicha.brews import (
    AD,
    AMOUNT,
    DONE,
    KIND,
    LINE,
    MOVE,
    SEAT,
    STEP,
    Tally,
    count,
    do,
    end_turn,
    place_of,
    start_turn,
    tell,
)
from chakai.solve.genmaicha.ceremony_kernel import plan_ceremony
from chakai.solve.genmaicha.choices import ad_pays, plan_brew, weigh_crates
from chakai.solve.genmaicha.hope import Memory
from chakai.solve.genmaicha.tables import (
    AD_PLAYS,
    AD_RIGHT,
    AD_YEN,
    CARDS,
    DECISIONS,
    DOWN,
    FOURTH,
    GONE,
    HIDDEN,
    OPTIONS,
    ORDER,
    SHELF,
    YEN,
    Row,
    Tables,
)
from chakai.solve.kernels import compiled, compiled_lean
from chakai.solve.luck import Luck, mixed

Greedy: TypeAlias = Row | None
"""By seat: 1 for one that plays greedily. None if nobody does: only what is needed is compiled. So with memory,
which greedy players of the Tea Ceremony alone need."""


@compiled_lean
def _lay_grid(row: Row, luck: Luck, notes: Notes) -> None:
    for card in range(12):
        row[CARDS + card] = card
    shuffle(luck, row, CARDS, CARDS + 12, 12)
    for place in range(HIDDEN, HIDDEN + 3):
        row[FOURTH + place_of(row[place], row)] = row[place]
    note(notes, GRID)
    for place in range(CARDS, CARDS + 12):
        note(notes, row[place])


@compiled_lean
def _choose_greedily(tables: Tables, row: Row, luck: Luck, memory: Memory | None, move: Row) -> None:
    """An ad for the least that is possible, if it pays; otherwise the plan."""
    line = row[AD_RIGHT]
    if line >= 0 and ad_pays(tables, row, luck, move[SEAT], line):
        move[KIND], move[LINE], move[AMOUNT] = AD, line, STEP
    elif memory is None:
        plan_brew(tables, row, move)
    elif row[DOWN]:
        plan_ceremony(tables, row, memory, move)
    else:
        plan_brew(tables, row, move)


@compiled
def _brewing_turn(
    tables: Tables,
    row: Row,
    luck: Luck,
    seat: int,
    greedy: Greedy,
    memory: Memory | None,
    notes: Notes,
    tally: Tally,
) -> None:
    """Until done, which needs no saying if there is nothing else to do. (G17)"""
    groups, move = np.zeros(8, np.int64), np.zeros(MOVE, np.int64)
    start_turn(row, seat)
    while True:
        number = options(row, seat, groups)
        if number == 0:
            break
        move[:] = 0
        move[SEAT] = seat
        chosen = False
        if greedy is not None and greedy[seat]:
            _choose_greedily(tables, row, luck, memory, move)
            chosen = True
        if not chosen:
            choose_any(row, luck, groups, move)
        decided(row, notes, TURN, seat, number + 1)
        for value in move:
            note(notes, value)
        if move[KIND] == DONE:
            break
        do(tables, row, move, tally)
    end_turn(tables, row, seat)


@compiled
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


@compiled
def play(
    tables: Tables,
    greedy: Greedy,
    memory: Memory | None,
    seed: np.uint64,
    first: int,
    ends: Row,
    counts: Row,
    tally: Tally,
    notes: Notes,
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
            if greedy is not None:
                for seat in range(players):
                    worth[seat, 6] = greedy[seat]
                    if greedy[seat]:
                        weigh_crates(tables, row, seat, worth[seat])
            bid(tables, row, luck, worth, notes)
            take_crates(tables, row, luck, worth, notes)
            for place in range(players):
                seat = row[ORDER + place]
                _brewing_turn(tables, row, luck, seat, greedy, memory, notes, tally)
        for line in range(6):
            if row[AD_YEN + line]:
                tell(tally, AD_PLAYS + line, GONE, -row[AD_YEN + line])
        ends[game, 0], ends[game, 1] = _ahead(row, players)
        ends[game, 3], ends[game, 4] = row[DECISIONS], row[OPTIONS]
        for seat in range(players):
            counts[game, seat, 0], counts[game, seat, 1] = row[YEN + seat], count(row[SHELF + seat])
