"""Compiled: how many moves a brewing turn has, and one chosen with equal chances from all."""

from chakai.solve.genmaicha.brews import (
    AD,
    AMOUNT,
    BREW,
    CARD,
    DONE,
    DRINK,
    DRINKS,
    KIND,
    LINE,
    MORE,
    PEEK,
    SEAT,
    STEP,
    WITH,
    count,
    pick,
)
from chakai.solve.genmaicha.tables import (
    AD_RIGHT,
    CARDS,
    COLUMN_OF,
    DOWN,
    EXTRA,
    EXTRAS,
    GAPS,
    HIDDEN,
    LINE_CELLS,
    OFFER,
    PART,
    PARTS,
    PLAIN,
    SERVES,
    SHELF,
    SPENT,
    YEN,
    Row,
)
from chakai.solve.kernels import compiled, compiled_lean
from chakai.solve.luck import Luck, below


@compiled_lean
def serving(row: Row, seat: int, card: int) -> int:
    """The drinks that can serve as an ingredient."""
    return int(row[SHELF + seat] & SERVES[card] & ~row[SPENT + PART[card]])


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
