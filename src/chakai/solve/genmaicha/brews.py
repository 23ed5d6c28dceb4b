"""Compiled brewing turns: what each move does."""

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from chakai.solve.genmaicha.tables import (
    AD_OWNER,
    AD_PLAYS,
    AD_RIGHT,
    AD_YEN,
    BREWED,
    CARDS,
    COLUMN_OF,
    DOWN,
    EXTRA,
    EXTRA_PLAYS,
    EXTRAS,
    FAILED,
    GAPS,
    HALF,
    HIDDEN,
    KNOWN,
    LINE_CELLS,
    LINE_YEN,
    LOST,
    NOTHING,
    OFFER,
    OFFER_PLAYS,
    ORDERS_WITH,
    PAID,
    PART,
    PEEK_PLAYS,
    SEEN,
    SHELF,
    SHOWN,
    SPENT,
    YEN,
    Row,
    Tables,
)
from chakai.solve.kernels import compiled_lean

STEP: Final = 100
BREW, PEEK, AD, DONE = range(4)
KIND, SEAT, LINE, DRINKS, MORE, WITH, DRINK, CARD, AMOUNT, MOVE = 0, 1, 2, 3, 6, 7, 8, 9, 10, 11
"""A move of a brewing turn as a row: its kind; its line, or a peek's column; three drinks; what there is more, the
place of an extra among those of its line, the drink for it, and the ingredient offered or paid; an ad's yen."""
Tally: TypeAlias = NDArray[np.int64]
"""By play: how often with each result, then the yen it brought, added up, and their squares."""
WORTH: Final = 5


@compiled_lean
def count(drinks: int) -> int:
    """How many."""
    number = 0
    while drinks:
        drinks &= drinks - 1
        number += 1
    return number


@compiled_lean
def pick(drinks: int, place: int) -> int:
    """The drink at a place of a set."""
    for _ in range(place):
        drinks &= drinks - 1
    low, drink = drinks & -drinks, 0
    while low > 1:
        low >>= 1
        drink += 1
    return drink


@compiled_lean
def place_of(hidden_card: int, row: Row) -> int:
    """A hidden card's place in the fourth row, which is in the order of INGREDIENTS."""
    place = 0
    for other in range(HIDDEN, HIDDEN + 3):
        place += int(row[other] < hidden_card)
    return place


@compiled_lean
def tell(tally: Tally, play: int, result: np.int64, yen: int) -> None:
    tally[play, result] += 1
    tally[play, WORTH] += yen
    tally[play, WORTH + 1] += yen * yen


@compiled_lean
def start_turn(row: Row, seat: int) -> None:
    row[SPENT], row[SPENT + 1] = row[HALF + seat], row[HALF + 6 + seat]
    row[LOST], row[AD_RIGHT] = 0, -1


@compiled_lean
def end_turn(tables: Tables, row: Row, seat: int) -> None:
    """Drinks that served go back to the bag. (G7)"""
    colours, shapes = row[SPENT], row[SPENT + 1]
    used = colours & shapes | row[LOST] if tables.sizes.keep else colours | shapes
    row[SHELF + seat] &= ~used
    row[HALF + seat] = row[SPENT] & row[SHELF + seat]
    row[HALF + 6 + seat] = row[SPENT + 1] & row[SHELF + seat]


@compiled_lean
def do(tables: Tables, row: Row, move: Row, tally: Tally) -> None:
    """A brew, a peek or an ad."""
    seat, line = move[SEAT], move[LINE]
    row[AD_RIGHT] = -1
    if move[KIND] == BREW:
        _brew(tables, row, move, tally)
    elif move[KIND] == PEEK:
        row[SPENT + PART[move[CARD]]] |= 1 << move[DRINK]
        row[KNOWN + seat] &= ORDERS_WITH[line, place_of(row[HIDDEN + line], row)]
        tell(tally, PEEK_PLAYS + line, SEEN, 0)
    else:
        row[YEN + seat] -= move[AMOUNT]
        row[AD_OWNER + line], row[AD_YEN + line] = seat, move[AMOUNT]


@compiled_lean
def _brew(tables: Tables, row: Row, move: Row, tally: Tally) -> None:
    """The line's yen is taken, and the line drops, even if an offer fails. (G9, G22)"""
    sizes, seat, line = tables.sizes, move[SEAT], move[LINE]
    drinks, yen, play, failed = 0, row[LINE_YEN + line], line, False
    for place in range(3):
        card = row[CARDS + LINE_CELLS[line, place]]
        row[SPENT + PART[card]] |= 1 << move[DRINKS + place]
        drinks |= 1 << move[DRINKS + place]
    if move[MORE] == EXTRA:
        gap, cell = EXTRAS[line, move[WITH]]
        row[SPENT + PART[row[CARDS + cell]]] |= 1 << move[DRINK]
        yen += row[GAPS + gap]
        row[GAPS + gap] = 0
        play = EXTRA_PLAYS + line
    elif move[MORE] == OFFER:
        column, card = COLUMN_OF[line], move[CARD]
        row[SPENT + PART[card]] |= 1 << move[DRINK]
        drinks |= 1 << move[DRINK]
        play = OFFER_PLAYS + column
        failed = row[HIDDEN + column] != card
        if not failed:
            yen += sizes.ceremony_pay
            row[DOWN] &= ~(1 << column)
            row[SHOWN] &= ORDERS_WITH[column, place_of(card, row)]
        elif card == row[HIDDEN] or card == row[HIDDEN + 1] or card == row[HIDDEN + 2]:
            row[SHOWN] &= ~ORDERS_WITH[column, place_of(card, row)]
    row[YEN + seat] += yen
    row[LINE_YEN + line] = max(0, row[LINE_YEN + line] - sizes.drop)
    if failed and sizes.late:  # G16
        row[LOST] |= drinks
    elif failed:
        row[SHELF + seat] &= ~drinks
        row[SPENT] &= ~drinks
        row[SPENT + 1] &= ~drinks
    tell(tally, play, FAILED if failed else PAID if yen else NOTHING, yen)
    _after_brew(tables, row, seat, line, tally)


@compiled_lean
def _after_brew(tables: Tables, row: Row, seat: int, line: int, tally: Tally) -> None:
    """An ad pays; the first ever to brew a line may advertise there now. (G12, G14, G28)"""
    placed, owner = row[AD_YEN + line], row[AD_OWNER + line]
    if placed and (owner != seat or tables.sizes.own_ads):
        row[YEN + owner] += 2 * placed
        row[AD_YEN + line] = 0
        tell(tally, AD_PLAYS + line, PAID, placed)
    if tables.sizes.market and not row[BREWED] >> line & 1 and row[YEN + seat] >= STEP:
        row[AD_RIGHT] = line
    row[BREWED] |= 1 << line
