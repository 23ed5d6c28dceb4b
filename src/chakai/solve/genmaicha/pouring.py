"""Compiled: which drinks serve, so that the fewest are spent. As `fewest_drinks` and `pour` of `brewing`."""

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from chakai.solve.genmaicha.brews import count, pick
from chakai.solve.genmaicha.tables import LOST, PART, PARTS, SERVES, SHELF, SPENT, Row, Tables
from chakai.solve.kernels import compiled, compiled_lean

WHOLE, FREE, HALF, SHELF_SIZE = 0, 1, 3, 5
"""A shelf: drinks of which nothing is spent; those whose colour, or shape, is left and that are spent anyway;
those whose colour, or shape, is left where a house keeps them for it."""
INGREDIENTS: Final = 12
CHOSEN: Final = 12
TRIED: Final = 13
ROOM: Final = 14
"""A matching: room for each ingredient, or the drinks that serve as it; the drinks that serve twice, or at all;
the ingredients tried."""
Matching: TypeAlias = NDArray[np.int64]


@compiled_lean
def shelf_of(tables: Tables, row: Row, seat: int, shelf: Row) -> None:
    """The drinks of the player at turn."""
    held, colours, shapes = row[SHELF + seat], row[SPENT], row[SPENT + 1]
    shelf[WHOLE] = held & ~(colours | shapes)
    gone = row[LOST] if tables.sizes.keep else held
    for part in range(2):
        left = held & ~row[SPENT + part] & row[SPENT + 1 - part]
        shelf[FREE + part] = left & gone
        shelf[HALF + part] = left & ~gone


@compiled_lean
def can_serve(shelf: Row, card: int) -> int:
    part = PART[card]
    return int(SERVES[card] & (shelf[WHOLE] | shelf[FREE + part] | shelf[HALF + part]))


@compiled_lean
def fewest_drinks(tables: Tables, shelf: Row, needs: Row, fresh: Row, found: Matching) -> int:
    """How many are spent at least, in a matching that is left in `found`; `fresh`: needs but for free uses."""
    total = 0
    for card in range(INGREDIENTS):
        free = SERVES[card] & shelf[FREE + PART[card]]
        fresh[card] = max(0, needs[card] - count(free))
        total += fresh[card]
    if tables.sizes.keep:
        return int(total - _served_once(tables, shelf[WHOLE], fresh, found))
    return int(total - _served_twice(tables, shelf[WHOLE], fresh, found))


@compiled_lean
def _grow(tables: Tables, drinks: int, colour: int, found: Matching) -> bool:
    """One more for this colour, others giving way to other drinks of theirs."""
    own = drinks & SERVES[colour] & ~found[CHOSEN]
    while own:
        bit = own & -own
        own ^= bit
        shape = PARTS[pick(bit, 0), 1]
        if found[TRIED] >> shape & 1:
            continue
        found[TRIED] |= 1 << shape
        if found[shape]:
            found[shape] -= 1
            found[CHOSEN] |= bit
            return True
        others = found[CHOSEN] & SERVES[shape]
        while others:
            other = others & -others
            others ^= other
            if _grow(tables, drinks, PARTS[pick(other, 0), 0], found):
                found[CHOSEN] ^= other | bit
                return True
    return False


@compiled_lean
def _served_twice(tables: Tables, whole: int, needs: Row, found: Matching) -> int:
    """The most drinks that can serve both as their colour and as their shape."""
    drinks, chosen = whole, 0
    found[CHOSEN] = 0
    for part in range(2):
        wanted = 0
        for card in range(INGREDIENTS):
            found[card] = needs[card]
            if needs[card] and PART[card] == part:
                wanted |= SERVES[card]
        drinks &= wanted
    for colour in range(INGREDIENTS):
        if PART[colour] == 0 and drinks & SERVES[colour]:
            while found[colour]:
                found[TRIED] = 0
                if not _grow(tables, drinks, colour, found):
                    break
                found[colour] -= 1
                chosen += 1
    return chosen


@compiled_lean
def _place(tables: Tables, bit: int, needs: Row, found: Matching) -> bool:
    """A drink that serves, others giving way to it."""
    for part in range(2):
        card = PARTS[pick(bit, 0), part]
        if not needs[card] or found[TRIED] >> card & 1:
            continue
        found[TRIED] |= 1 << card
        fits, others = count(found[card]) < needs[card], found[card]
        while others and not fits:
            other = others & -others
            others ^= other
            fits = _place(tables, other, needs, found)
        if fits:
            for one in range(2):
                found[PARTS[pick(bit, 0), one]] &= ~bit
            found[card] |= bit
            return True
    return False


@compiled_lean
def _served_once(tables: Tables, whole: int, needs: Row, found: Matching) -> int:
    """The most drinks that can serve at all."""
    found[:] = 0
    chosen = 0
    while whole:
        bit = whole & -whole
        whole ^= bit
        found[TRIED] = 0
        chosen += int(_place(tables, bit, needs, found))
    return chosen


@compiled_lean
def pour(tables: Tables, shelf: Row, card: int, need: int, found: Matching) -> tuple[int, int]:
    """The first drink to take for an ingredient, and all of them, after the matching was found."""
    part, serves = PART[card], SERVES[card]
    first, cups = -1, 0
    for source in range(4):
        if source == 0:
            drinks = serves & shelf[FREE + part]
        elif source == 1:
            drinks = found[card] if tables.sizes.keep else serves & found[CHOSEN]
        elif source == 2:
            drinks = serves & shelf[HALF + part]
        else:
            drinks = serves & shelf[WHOLE] & ~cups
        while drinks and need:
            bit = drinks & -drinks
            drinks ^= bit
            if first < 0:
                first = pick(bit, 0)
            cups |= bit
            need -= 1
    return first, cups


@compiled
def room() -> tuple[Row, Row, Row]:
    """For needs, fresh needs, and a matching."""
    return np.empty(INGREDIENTS, np.int64), np.empty(INGREDIENTS, np.int64), np.empty(ROOM, np.int64)
