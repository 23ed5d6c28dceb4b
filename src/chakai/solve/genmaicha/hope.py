"""Compiled: a ceremony in which failed offers cost nothing, and the plans that come as far. As `Lossless` of
`ceremony`.

A worth is in yen and drinks at once, YEN_FIRST to a yen, summed over all orders that the hidden row may have.
"""

from typing import Final, NamedTuple

import numpy as np

from chakai.solve.genmaicha.brews import count
from chakai.solve.genmaicha.ceremony import YEN_FIRST
from chakai.solve.genmaicha.menus import MENU, MENU_DRINKS, MENU_YEN, PAYS, best_menu, lines_of
from chakai.solve.genmaicha.pouring import SHELF_SIZE, can_serve, shelf_of
from chakai.solve.genmaicha.tables import CARDS, DOWN, FOURTH, KNOWN, LINE_CELLS, ORDERS_WITH, SHOWN, Row, Tables
from chakai.solve.kernels import compiled, compiled_lean

PLACES: Final = 1 << 13
"""How many steps, and how many menus, are remembered."""
PAID: Final = 9
ORDERS_AT: Final = 18
DOWN_AT: Final = 24
STEP_BITS: Final = 27
"""A step: offers made by column, uses of the fourth row's cards, three bits each; orders; columns face down."""
WORTH, END, OFFERS, PLAN = 0, 1, 2, 8
"""A straight plan: its worth, the step at which its plain brews are counted, its offers (3 × column + card), -1
for none."""


class Memory(NamedTuple):
    """What was found out about a turn, and room for it."""

    turn: Row
    """Counts turns, so that what is remembered of another is not taken for this one."""
    keys: Row
    values: Row
    shelf: Row
    pays: Row
    stock: Row
    """How many drinks can serve as each card of the fourth row; then, how often each column can be brewed."""


def new_memory() -> Memory:
    """Empty."""
    return Memory(
        np.zeros(1, np.int64),
        np.full(PLACES, -1, np.int64),
        np.zeros(PLACES, np.int64),
        np.zeros(SHELF_SIZE, np.int64),
        np.zeros((6, PAYS), np.int64),
        np.zeros(6, np.int64),
    )


@compiled_lean
def begin(tables: Tables, row: Row, seat: int, memory: Memory) -> int:
    """The first step of a turn from here on."""
    memory.turn[0] += 1
    shelf_of(tables, row, seat, memory.shelf)
    lines_of(tables, row, seat, memory.pays)
    for card in range(3):
        memory.stock[card] = count(can_serve(memory.shelf, row[FOURTH + card]))
        memory.stock[3 + card] = 36
        for place in range(3):
            servers = can_serve(memory.shelf, row[CARDS + LINE_CELLS[3 + card, place]])
            memory.stock[3 + card] = min(memory.stock[3 + card], count(servers))
    return int((row[SHOWN] & row[KNOWN + seat]) << ORDERS_AT | row[DOWN] << DOWN_AT)


@compiled_lean
def _place(memory: Memory, step: int) -> int:
    """Where a step is remembered, or can be; -1 if there is no room."""
    key = memory.turn[0] << STEP_BITS | step
    place = (step * 0x9E3779B1 >> 7) & (PLACES - 1)
    for _ in range(64):
        if memory.keys[place] == key:
            return place
        if memory.keys[place] >> STEP_BITS != memory.turn[0]:
            return place
        place = (place + 1) & (PLACES - 1)
    return -1


@compiled_lean
def _remember(memory: Memory, step: int, value: int) -> int:
    place = _place(memory, step)
    if place >= 0:
        memory.keys[place], memory.values[place] = memory.turn[0] << STEP_BITS | step, value
    return value


@compiled_lean
def _recalled(memory: Memory, step: int) -> tuple[bool, int]:
    place = _place(memory, step)
    known = place >= 0 and memory.keys[place] == memory.turn[0] << STEP_BITS | step
    return known, memory.values[place] if known else 0


@compiled
def menu_of(tables: Tables, row: Row, memory: Memory, step: int, menu: Row) -> None:
    """The plain brews that go best with a step's offers and payments; offers are counted among them."""
    least, more = np.empty(3, np.int64), np.empty(3, np.int64)
    for place in range(3):
        least[place], more[place] = step >> 3 * place & 7, step >> PAID + 3 * place & 7
    best_menu(tables, row, memory.shelf, memory.pays, least, more, menu)


@compiled
def _worth(tables: Tables, row: Row, memory: Memory, step: int) -> int:
    """Of no more looks and offers, in each order."""
    asked = step & (1 << ORDERS_AT) - 1  # not taken for a step: those have orders
    known, worth = _recalled(memory, asked)
    if known:
        return worth
    menu = np.empty(MENU, np.int64)
    menu_of(tables, row, memory, step, menu)
    return _remember(memory, asked, menu[MENU_YEN] * YEN_FIRST - menu[MENU_DRINKS])


@compiled_lean
def end(tables: Tables, row: Row, memory: Memory, step: int) -> int:
    return count(step >> ORDERS_AT & 63) * _worth(tables, row, memory, step)


@compiled_lean
def can_offer(memory: Memory, step: int, column: int, card: int) -> bool:
    """If it can be right, a drink can serve, and the column can be brewed once more."""
    if not step >> DOWN_AT + column & 1 or memory.stock[card] <= step >> PAID + 3 * card & 7:
        return False
    possible = step >> ORDERS_AT & ORDERS_WITH[column, card]
    return bool(possible and memory.stock[3 + column] > step >> 3 * column & 7)


@compiled_lean
def _with_orders(step: int, orders: int) -> int:
    return step & ~(63 << ORDERS_AT) | orders << ORDERS_AT


@compiled_lean
def offered(step: int, column: int, card: int) -> tuple[int, int]:
    """The steps after an offer that is right, and one that is not; 0 where it cannot fail."""
    orders = step >> ORDERS_AT & 63
    right = orders & ORDERS_WITH[column, card]
    step += (1 << 3 * column) + (1 << PAID + 3 * card)
    wrong = orders ^ right
    return _with_orders(step, right) ^ 1 << DOWN_AT + column, _with_orders(step, wrong) if wrong else 0


@compiled_lean
def can_look(memory: Memory, step: int, column: int, card: int) -> bool:
    """If a drink can pay, and there is something to learn."""
    if not step >> DOWN_AT + column & 1 or memory.stock[card] <= step >> PAID + 3 * card & 7:
        return False
    possible = 0
    for seen in range(3):
        possible += int(step >> ORDERS_AT & ORDERS_WITH[column, seen] > 0)
    return possible > 1


@compiled_lean
def looked(step: int, column: int, card: int, seen: int) -> int:
    """The step after a look that shows a card; 0 if it cannot."""
    left = step >> ORDERS_AT & ORDERS_WITH[column, seen]
    return _with_orders(step, left) + (1 << PAID + 3 * card) if left else 0


@compiled_lean
def most_pay(tables: Tables, memory: Memory, step: int) -> int:
    """No ceremony pays more, even in known orders."""
    cards = 0
    for card in range(3):
        for column in range(3):
            if can_offer(memory, step, column, card):
                cards += count(step >> ORDERS_AT & ORDERS_WITH[column, card])
    return int(cards * tables.sizes.ceremony_pay * YEN_FIRST)


@compiled_lean
def hope(tables: Tables, row: Row, memory: Memory, step: int) -> int:
    """The best worth from a step on."""
    known, best = _recalled(memory, step)
    if known:
        return best
    worth = end(tables, row, memory, step)
    best, limit = worth, worth + most_pay(tables, memory, step)
    pay = tables.sizes.ceremony_pay * YEN_FIRST
    for column in range(3):
        for card in range(3):
            if best < limit and can_offer(memory, step, column, card):
                right, wrong = offered(step, column, card)
                paid = pay * count(right >> ORDERS_AT & 63)
                most = paid + most_pay(tables, memory, right) + (most_pay(tables, memory, wrong) if wrong else 0)
                if worth + most > best:
                    paid += hope(tables, row, memory, right)
                    best = max(best, paid + (hope(tables, row, memory, wrong) if wrong else 0))
            if best < limit and can_look(memory, step, column, card):
                paid, most = 0, 0
                for seen in range(3):
                    then = looked(step, column, card, seen)
                    most += most_pay(tables, memory, then) if then else 0
                if worth + most > best:
                    for seen in range(3):
                        then = looked(step, column, card, seen)
                        paid += hope(tables, row, memory, then) if then else 0
                    best = max(best, paid)
    return _remember(memory, step, best)


@compiled_lean
def act_worth(tables: Tables, row: Row, memory: Memory, step: int, offer: int, column: int, card: int) -> int:
    """What can be hoped for after an offer, or a look."""
    worth = 0
    for way in range(3):
        then = looked(step, column, card, way)
        if offer:
            then = offered(step, column, card)[way] if way < 2 else 0
            if way == 0:
                worth += tables.sizes.ceremony_pay * YEN_FIRST * count(then >> ORDERS_AT & 63)
        worth += hope(tables, row, memory, then) if then else 0
    return int(worth)


@compiled_lean
def next_step(tables: Tables, row: Row, memory: Memory, step: int) -> int:
    """Where the best ceremony goes on, with an offer that fails if it can."""
    best = hope(tables, row, memory, step)
    for column in range(3):
        for card in range(3):
            if can_offer(memory, step, column, card):
                right, wrong = offered(step, column, card)
                if act_worth(tables, row, memory, step, 1, column, card) == best:
                    return int(wrong if wrong else right)
            if can_look(memory, step, column, card) and (
                act_worth(tables, row, memory, step, 0, column, card) == best
            ):
                return max(looked(step, column, card, 0), looked(step, column, card, 1))
    return step


@compiled_lean
def _keep_plan(worth: int, step: int, trail: Row, plan: Row) -> None:
    plan[WORTH], plan[END] = worth, step
    for place in range(OFFERS, PLAN):
        plan[place] = trail[place]


@compiled_lean
def straight_plan(tables: Tables, row: Row, memory: Memory, step: int, gain: int, trail: Row, plan: Row) -> None:
    """The best plan whose offers are sure, from left to right, but for the last move of all."""
    worth, depth = gain + end(tables, row, memory, step), 0
    while trail[OFFERS + depth] >= 0:
        depth += 1
    if worth > plan[WORTH]:
        _keep_plan(worth, step, trail, plan)
    orders = step >> ORDERS_AT & 63
    for column in range(3):
        for card in range(3):
            if not can_offer(memory, step, column, card):
                continue
            right, wrong = offered(step, column, card)
            more = gain + tables.sizes.ceremony_pay * YEN_FIRST * count(orders & ORDERS_WITH[column, card])
            trail[OFFERS + depth] = 3 * column + card
            if wrong and not tables.sizes.keep:  # else a failure costs drinks that would be kept
                worth = more + end(tables, row, memory, right) + end(tables, row, memory, wrong)
                if worth > plan[WORTH]:
                    _keep_plan(worth, right, trail, plan)
            elif not wrong and (depth == 0 or column > trail[OFFERS + depth - 1] // 3):
                straight_plan(tables, row, memory, right, more, trail, plan)
            trail[OFFERS + depth] = -1
