"""Compiled bidding: the crates, bids and follow-ups, the order of the round, and who takes which crate."""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from chakai.solve.genmaicha.brewing import BOLDNESS
from chakai.solve.genmaicha.brews import STEP
from chakai.solve.genmaicha.tables import (
    BIDS,
    CRATES,
    DECISIONS,
    OPTIONS,
    ORDER,
    RAISES,
    ROUND,
    SHELF,
    YEN,
    Row,
    Tables,
)
from chakai.solve.kernels import compiled, compiled_lean
from chakai.solve.luck import Luck, below

Notes: TypeAlias = NDArray[np.int64]
Worth: TypeAlias = NDArray[np.int64]
"""By seat and crate, for greedy players; 0 in the last column for all others."""

GRID, FILL, BID, RAISE, TOSS, TAKE, TURN = map(np.int64, range(7))  # literals would be compiled one by one
"""Notes. A player's is followed by the seat and the number of legal moves, a toss by the number of seats."""


@compiled_lean
def note(notes: Notes, value: int | np.int64) -> None:
    """The first place counts them; what does not fit is counted only."""
    if notes.size:
        notes[0] += 1
        if notes[0] < notes.size:
            notes[notes[0]] = value


@compiled_lean
def decided(row: Row, notes: Notes, kind: np.int64, seat: int, options: int) -> None:
    row[DECISIONS] += 1
    row[OPTIONS] += options
    note(notes, kind)
    note(notes, seat)
    note(notes, options)


@compiled_lean
def shuffle(luck: Luck, values: Row, first: int, end: int, size: int) -> None:
    """The first `size` of these places get values drawn from all of them."""
    for place in range(first, first + size):
        drawn = place + below(luck, end - place)
        values[place], values[drawn] = values[drawn], values[place]


@compiled_lean
def fill_crates(tables: Tables, row: Row, luck: Luck, bag: Row, notes: Notes) -> None:
    """From all drinks that nobody holds."""
    held, drinks = 0, 0
    for seat in range(tables.sizes.players):
        held |= row[SHELF + seat]
    for drink in range(36):
        bag[drinks] = drink
        drinks += 1 - (held >> drink & 1)
    size = tables.crates[row[ROUND]]
    row[ROUND] += 1
    shuffle(luck, bag, 0, drinks, size * tables.sizes.players)
    note(notes, FILL)
    for crate in range(tables.sizes.players):
        row[CRATES + crate] = 0
        for place in range(size):
            row[CRATES + crate] |= 1 << bag[crate * size + place]
        note(notes, row[CRATES + crate])


@compiled
def _amount(luck: Luck, left: int, worth: Row, players: int) -> int:
    """Any, or for a greedy player any up to a share of what there is to lose."""
    if not worth[6]:
        return STEP * below(luck, left // STEP + 1)
    lost = worth[:players].max() - worth[:players].min()
    return STEP * min(below(luck, int(BOLDNESS * lost) // STEP + 1), left // STEP)


@compiled_lean
def bid(tables: Tables, row: Row, luck: Luck, worth: Worth, notes: Notes) -> None:
    """Bids, follow-ups of those who are equal, and chance for those who still are. (G2, G4, G5, G20)"""
    players, first_pays = tables.sizes.players, tables.sizes.first_pays
    for seat in range(players):
        yen = row[YEN + seat]
        row[BIDS + seat] = row[RAISES + seat] = 0
        if yen:
            decided(row, notes, BID, seat, yen // STEP + 1)
            row[BIDS + seat] = _amount(luck, yen, worth[seat], players)
            note(notes, row[BIDS + seat])
    for seat in range(players):
        equal = 0
        for other in range(players):
            equal += int(row[BIDS + seat] == row[BIDS + other])
        left = row[YEN + seat] - row[BIDS + seat]
        if equal > 1 and left:
            decided(row, notes, RAISE, seat, left // STEP + 1)
            row[RAISES + seat] = _amount(luck, left, worth[seat], players)
            if worth[seat, 6]:
                row[RAISES + seat] = min(STEP, row[RAISES + seat])
            note(notes, row[RAISES + seat])
    _order(row, luck, players, notes)
    for place in range(1 if first_pays else players):
        seat = row[ORDER + place]
        row[YEN + seat] -= row[BIDS + seat] + row[RAISES + seat]


@compiled_lean
def _order(row: Row, luck: Luck, players: int, notes: Notes) -> None:
    """The highest first."""
    for seat in range(players):
        place = ORDER + seat
        while place > ORDER and _is_before(row, seat, row[place - 1]):
            row[place] = row[place - 1]
            place -= 1
        row[place] = seat
    first = 0
    while first < players:
        end = first + 1
        while end < players and not _is_before(row, row[ORDER + first], row[ORDER + end]):
            end += 1
        if end - first > 1:
            shuffle(luck, row, ORDER + first, ORDER + end, end - first)
            note(notes, TOSS)
            note(notes, end - first)
            for place in range(first, end):
                note(notes, row[ORDER + place])
        first = end


@compiled_lean
def _is_before(row: Row, one: int, other: int) -> bool:
    if row[BIDS + one] != row[BIDS + other]:
        return bool(row[BIDS + one] > row[BIDS + other])
    return bool(row[RAISES + one] > row[RAISES + other])


@compiled_lean
def take_crates(tables: Tables, row: Row, luck: Luck, worth: Worth, notes: Notes) -> None:
    """In order; the last one has no choice. (G17)"""
    players = tables.sizes.players
    for place in range(players):
        seat, left = row[ORDER + place], players - place
        number, taken = below(luck, left) if left > 1 and not worth[seat, 6] else 0, -1
        for crate in range(players):
            if row[CRATES + crate]:
                if worth[seat, 6]:
                    if taken < 0 or worth[seat, crate] > worth[seat, taken]:
                        taken = crate
                elif number == 0 and taken < 0:
                    taken = crate
                number -= 1
        if left > 1:
            decided(row, notes, TAKE, seat, left)
            note(notes, taken)
        row[SHELF + seat] |= row[CRATES + taken]
        row[CRATES + taken] = 0
