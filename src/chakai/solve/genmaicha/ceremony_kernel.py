"""Compiled: the next move of the best plan with a hidden row. As `best_plan` of `ceremony`, but for a few.

A turn to come is a position in which the hidden row lies as it may. A move is taken if what can be hoped for after
it, however the row lies, is what can be hoped for now, and if that can really be reached; the search for that is
cut short where `ceremony` looks further: of brews made early it tries one, with the drinks that go with it.
"""

from typing import Final

import numpy as np

from chakai.solve.genmaicha.brews import (
    BREW,
    CARD,
    DONE,
    DRINK,
    DRINKS,
    KIND,
    LINE,
    MORE,
    MOVE,
    PEEK,
    SEAT,
    count,
    do,
    pick,
    place_of,
)
from chakai.solve.genmaicha.ceremony import YEN_FIRST
from chakai.solve.genmaicha.choices import first_brew
from chakai.solve.genmaicha.hope import (
    END,
    OFFERS,
    ORDERS_AT,
    PAID,
    PLAN,
    WORTH,
    Memory,
    act_worth,
    begin,
    can_look,
    can_offer,
    end,
    hope,
    menu_of,
    most_pay,
    next_step,
    straight_plan,
)
from chakai.solve.genmaicha.menus import MENU, OFTEN, needs_of
from chakai.solve.genmaicha.pouring import FREE, HALF, WHOLE, fewest_drinks, pour, room
from chakai.solve.genmaicha.tables import (
    CARDS,
    COLUMN_OF,
    FOURTH,
    HIDDEN,
    LINE_CELLS,
    OFFER,
    ORDERS,
    ORDERS_WITH,
    PART,
    PLAYS,
    RESULTS,
    SERVES,
    YEN,
    Row,
    Tables,
)
from chakai.solve.kernels import compiled, compiled_lean

PATIENCE: Final = 150
"""How many turns to come are weighed for one move."""
TRIALS: Final = 96
"""How many moves are tried in one turn."""
_PLAYS, _COLUMNS = len(PLAYS), len(RESULTS) + 2


@compiled
def plan_ceremony(tables: Tables, row: Row, memory: Memory, move: Row) -> None:
    """The next move; `move` has its seat already."""
    patience = np.full(1, PATIENCE, np.int64)
    _reach(tables, row, memory, patience, move)


@compiled_lean
def _so_far(row: Row, seat: int, memory: Memory, orders: int) -> int:
    """What a turn has brought already, drinks still whole counted as kept."""
    kept = count(memory.shelf[WHOLE]) + count(memory.shelf[HALF]) + count(memory.shelf[HALF + 1])
    return count(orders) * int(row[YEN + seat] * YEN_FIRST + kept)


@compiled_lean
def _hoped(tables: Tables, row: Row, seat: int, memory: Memory, patience: Row) -> int:
    """What a turn can bring from its beginning to its end."""
    patience[0] -= 1
    step = begin(tables, row, seat, memory)
    return _so_far(row, seat, memory, step >> ORDERS_AT & 63) + hope(tables, row, memory, step)


@compiled
def _reach(tables: Tables, row: Row, memory: Memory, patience: Row, move: Row) -> int:
    """What a turn surely brings in all orders together, mostly all that can be hoped for, and the move for it."""
    seat, plan, trail = move[SEAT], np.full(PLAN, -1, np.int64), np.full(PLAN, -1, np.int64)
    step = begin(tables, row, seat, memory)
    orders = step >> ORDERS_AT & 63
    so_far = _so_far(row, seat, memory, orders)
    plan[WORTH] = -(1 << 60)
    straight_plan(tables, row, memory, step, so_far, trail, plan)
    best = plan[WORTH]
    _straight_move(tables, row, memory, plan, move)
    if patience[0] <= 0 or best == so_far + end(tables, row, memory, step) + most_pay(tables, memory, step):
        return int(best)
    most = so_far + hope(tables, row, memory, step)
    if best == most:
        return int(best)
    trials, following = np.zeros((TRIALS, MOVE), np.int64), move.copy()
    then, tally = np.empty((3, row.size), np.int64), np.zeros((_PLAYS, _COLUMNS), np.int64)
    for number in range(_find_trials(tables, row, memory, step, best - so_far, seat, trials)):
        if best == most or patience[0] <= 0:
            break
        trial, hoped, reached = trials[number], 0, 0
        for way in range(3):
            left = _left(row, trial, orders, way)
            if left:
                then[way] = row
                lie(then[way], left)
                do(tables, then[way], trial, tally)
                hoped += _hoped(tables, then[way], seat, memory, patience)
        if hoped > best:
            for way in range(3):
                if _left(row, trial, orders, way):
                    reached += _reach(tables, then[way], memory, patience, following)
            if reached > best:
                best = reached
                move[:] = trial
    return int(best)


@compiled_lean
def _left(row: Row, trial: Row, orders: int, number: int) -> int:
    """The orders in which a move comes out in one of at most three ways."""
    if trial[KIND] == PEEK:
        return int(orders & ORDERS_WITH[trial[LINE], number])
    right = orders
    if trial[MORE] == OFFER:
        right &= ORDERS_WITH[COLUMN_OF[trial[LINE]], place_of(trial[CARD], row)]
    return int(right if number == 0 else orders ^ right if number == 1 else 0)


@compiled_lean
def lie(row: Row, orders: int) -> None:
    """Lays the hidden row in one of these orders."""
    for column in range(3):
        row[HIDDEN + column] = row[FOURTH + ORDERS[pick(orders, 0), column]]


@compiled
def _find_trials(tables: Tables, row: Row, memory: Memory, step: int, sure: int, seat: int, trials: Row) -> int:
    """Looks that leave the hope as it is; a brew made early, so that no offer can spoil it; such offers; then
    looks and offers that leave a hope for more than is sure."""
    found, most = 0, hope(tables, row, memory, step)
    menu, more = np.empty(MENU, np.int64), np.empty(3, np.int64)
    longest = step
    while hope(tables, row, memory, longest) > end(tables, row, memory, longest):
        longest = next_step(tables, row, memory, longest)
    menu_of(tables, row, memory, longest, menu)
    for place in range(3):
        menu[OFTEN + 3 + place] -= longest >> 3 * place & 7
        more[place] = longest >> PAID + 3 * place & 7
    trials[:, SEAT] = seat
    for stage in range(4):
        act = stage % 2
        if stage == 1 and found < TRIALS:
            first_brew(tables, row, memory.shelf, menu, more, trials[found])
            found += int(trials[found, KIND] == BREW)
        for column in range(3):
            for card in range(3):
                able = can_offer(memory, step, column, card) if act else can_look(memory, step, column, card)
                worth = act_worth(tables, row, memory, step, act, column, card) if able else -1
                if able and (worth == most if stage < 2 else sure < worth < most):
                    found = _with_drinks(row, memory.shelf, 3 * act + column, card, found, trials)
    return found


@compiled_lean
def _servers(shelf: Row, card: int) -> int:
    """The drinks to choose from for an ingredient; of those with nothing else to give, one of a kind."""
    free, half = SERVES[card] & shelf[FREE + PART[card]], SERVES[card] & shelf[HALF + PART[card]]
    return int(free & -free | half & -half | SERVES[card] & shelf[WHOLE])


@compiled
def _with_drinks(row: Row, shelf: Row, line: int, card: int, found: int, trials: Row) -> int:
    """A look at a column's card, or an offer at its line, with each choice of drinks; gives how many there are."""
    offer, servers, number = line >= 3, np.ones(4, np.int64), 1
    for place in range(4):
        if place == 3:
            servers[place] = _servers(shelf, row[FOURTH + card])
        elif offer:
            servers[place] = _servers(shelf, row[CARDS + LINE_CELLS[line, place]])
        number *= count(servers[place])
    for choice in range(min(number, TRIALS - found)):
        trial, left = trials[found + choice], choice
        trial[KIND], trial[LINE], trial[MORE] = BREW if offer else PEEK, line, OFFER if offer else 0
        trial[CARD] = row[FOURTH + card]
        for place in range(4):
            drink = pick(servers[place], left % count(servers[place]))
            left //= count(servers[place])
            if place == 3:
                trial[DRINK] = drink
            elif offer:
                trial[DRINKS + place] = drink
    return found + min(number, TRIALS - found)


@compiled
def _straight_move(tables: Tables, row: Row, memory: Memory, plan: Row, move: Row) -> None:
    """Plain brews first, then those with an offer."""
    seat, menu, more = move[SEAT], np.empty(MENU, np.int64), np.empty(3, np.int64)
    move[:] = 0
    move[SEAT] = seat
    menu_of(tables, row, memory, plan[END], menu)
    for place in range(3):
        menu[OFTEN + 3 + place] -= plan[END] >> 3 * place & 7
        more[place] = plan[END] >> PAID + 3 * place & 7
    first_brew(tables, row, memory.shelf, menu, more, move)
    if move[KIND] == DONE and plan[OFFERS] >= 0:
        column, card = plan[OFFERS] // 3, row[FOURTH + plan[OFFERS] % 3]
        needs, fresh, found = room()
        needs_of(row, menu, more, needs)
        fewest_drinks(tables, memory.shelf, needs, fresh, found)
        move[KIND], move[LINE], move[MORE], move[CARD] = BREW, 3 + column, OFFER, card
        for place in range(3):
            wanted = row[CARDS + LINE_CELLS[3 + column, place]]
            move[DRINKS + place] = pour(tables, memory.shelf, wanted, needs[wanted], found)[0]
        move[DRINK] = pour(tables, memory.shelf, card, needs[card], found)[0]
