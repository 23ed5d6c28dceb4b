"""Compiled brewing turns: what each move does, and a move chosen with equal chances from all legal ones."""

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
    PARTS,
    PEEK_PLAYS,
    PLAIN,
    SEEN,
    SERVES,
    SHELF,
    SHOWN,
    SPENT,
    YEN,
    Row,
    Tables,
)
from chakai.solve.kernels import compiled, compiled_lean
from chakai.solve.luck import Luck, below

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
def serving(row: Row, seat: int, card: int) -> int:
    """The drinks that can serve as an ingredient."""
    return int(row[SHELF + seat] & SERVES[card] & ~row[SPENT + PART[card]])


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


# A move with equal chances


@compiled_lean
def options(row: Row, seat: int, groups: Row) -> int:
    """How many moves are legal besides done; `groups`: ads, the brews of each line, peeks."""
    left = count(row[SHELF + seat] & ~row[SPENT]) + count(row[SHELF + seat] & ~row[SPENT + 1])
    groups[0] = row[YEN + seat] // STEP if row[AD_RIGHT] >= 0 else 0
    total = groups[0]
    for line in range(6):
        plain, more = 1, 1
        for place in range(3):
            plain *= count(serving(row, seat, row[CARDS + LINE_CELLS[line, place]]))
        if plain:
            for extra in range(6):
                gap, cell = EXTRAS[line, extra]
                if gap >= 0 and row[GAPS + gap]:
                    more += count(serving(row, seat, row[CARDS + cell]))
            column = COLUMN_OF[line]
            if column >= 0 and row[DOWN] >> column & 1:
                more += left - 3  # each choice of drinks leaves all uses but its own three
        groups[1 + line] = plain * more
        total += groups[1 + line]
    payments = 0
    if row[DOWN]:
        for place in range(HIDDEN, HIDDEN + 3):
            payments += count(serving(row, seat, row[place]))
    groups[7] = count(row[DOWN]) * payments
    return int(total + groups[7])


@compiled
def choose_any(row: Row, luck: Luck, groups: Row, move: Row) -> None:
    """Every legal move is equally likely; `move` has its seat already."""
    number, group = below(luck, groups.sum() + 1), 0
    while group < 8 and number >= groups[group]:
        number -= groups[group]
        group += 1
    if group == 8:
        move[KIND] = DONE
    elif group == 7:
        _nth_peek(row, number, move)
    elif group:
        _nth_brew(row, group - 1, number, move)
    else:
        move[KIND], move[LINE], move[AMOUNT] = AD, row[AD_RIGHT], STEP * (number + 1)


@compiled_lean
def _nth_peek(row: Row, number: int, move: Row) -> None:
    """By column, then by drink."""
    move[KIND] = PEEK
    for column in range(3):
        if row[DOWN] >> column & 1:
            for drink in range(36):
                for part in range(2):
                    card = PARTS[drink, part]
                    if serving(row, move[SEAT], card) >> drink & 1 and (
                        card == row[HIDDEN] or card == row[HIDDEN + 1] or card == row[HIDDEN + 2]
                    ):
                        if number == 0:
                            move[LINE], move[DRINK], move[CARD] = column, drink, card
                            return
                        number -= 1


@compiled_lean
def _nth_brew(row: Row, line: int, number: int, move: Row) -> None:
    """Plain brews first, then with each extra, then with each offer."""
    move[KIND], move[LINE], move[MORE] = BREW, line, EXTRA
    seat = move[SEAT]
    one, two, three = _servers(row, seat, line)
    plain = count(one) * count(two) * count(three)
    if number < plain:
        move[MORE] = PLAIN
        _nth_drinks(one, two, three, number, move)
        return
    number -= plain
    for extra in range(6):
        gap, cell = EXTRAS[line, extra]
        if gap >= 0 and row[GAPS + gap]:
            drinks = serving(row, seat, row[CARDS + cell])
            if number < plain * count(drinks):
                move[WITH], move[DRINK] = extra, pick(drinks, number // plain)
                _nth_drinks(one, two, three, number % plain, move)
                return
            number -= plain * count(drinks)
    move[MORE] = OFFER
    for drink in range(36):
        for part in range(2):
            card, bit = PARTS[drink, part], 1 << drink
            if serving(row, seat, card) & bit:
                first = one & ~(bit if card == row[CARDS + LINE_CELLS[line, 0]] else 0)
                second = two & ~(bit if card == row[CARDS + LINE_CELLS[line, 1]] else 0)
                third = three & ~(bit if card == row[CARDS + LINE_CELLS[line, 2]] else 0)
                others = count(first) * count(second) * count(third)
                if number < others:
                    move[DRINK], move[CARD] = drink, card
                    _nth_drinks(first, second, third, number, move)
                    return
                number -= others


@compiled_lean
def _servers(row: Row, seat: int, line: int) -> tuple[int, int, int]:
    """The drinks that can serve as each of a line's cards."""
    cells = LINE_CELLS[line]
    return (
        serving(row, seat, row[CARDS + cells[0]]),
        serving(row, seat, row[CARDS + cells[1]]),
        serving(row, seat, row[CARDS + cells[2]]),
    )


@compiled_lean
def _nth_drinks(one: int, two: int, three: int, number: int, move: Row) -> None:
    """The last card's drinks change fastest."""
    move[DRINKS + 2] = pick(three, number % count(three))
    number //= count(three)
    move[DRINKS + 1] = pick(two, number % count(two))
    move[DRINKS] = pick(one, number // count(two))
