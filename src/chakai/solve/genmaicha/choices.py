"""Compiled greedy choices: what crates are worth, whether an ad pays, and the next brew of the best plain plan."""

import numpy as np

from chakai.solve.genmaicha.brewing import AD_SAMPLES, AD_WILLING, SPARE
from chakai.solve.genmaicha.brews import BREW, DONE, DRINK, DRINKS, KIND, LINE, MORE, SEAT, WITH, count
from chakai.solve.genmaicha.menus import (
    MENU,
    MENU_DRINKS,
    MENU_YEN,
    OFTEN,
    PAYS,
    TAKERS,
    best_menu,
    lines_of,
    needs_of,
)
from chakai.solve.genmaicha.pouring import (
    INGREDIENTS,
    SHELF_SIZE,
    WHOLE,
    can_serve,
    fewest_drinks,
    pour,
    room,
    shelf_of,
)
from chakai.solve.genmaicha.tables import (
    CARDS,
    CRATES,
    EXTRA,
    EXTRAS,
    GAP_ROWS,
    LINE_CELLS,
    ORDER,
    ROUND,
    SHELF,
    Row,
    Tables,
)
from chakai.solve.kernels import compiled
from chakai.solve.luck import Luck, below


@compiled
def weigh_crates(tables: Tables, row: Row, seat: int, worth: Row) -> None:
    """What each would bring in this round's brewing, and what would be left of it for later."""
    pays, none = np.empty((6, PAYS), np.int64), np.zeros(3, np.int64)
    shelf, menu = np.zeros(SHELF_SIZE, np.int64), np.empty(MENU, np.int64)
    lines_of(tables, row, seat, pays)
    for crate in range(tables.sizes.players):
        shelf[WHOLE] = row[SHELF + seat] | row[CRATES + crate]
        best_menu(tables, row, shelf, pays, none, none, menu)
        worth[crate] = menu[MENU_YEN]
        if row[ROUND] < tables.sizes.rounds:
            worth[crate] += SPARE * (count(shelf[WHOLE]) - menu[MENU_DRINKS])


@compiled
def plan_brew(tables: Tables, row: Row, move: Row) -> None:
    """The first brew of the best plain plan, or done; `move` has its seat already."""
    shelf, pays, none = np.empty(SHELF_SIZE, np.int64), np.empty((6, PAYS), np.int64), np.zeros(3, np.int64)
    menu = np.empty(MENU, np.int64)
    shelf_of(tables, row, move[SEAT], shelf)
    lines_of(tables, row, move[SEAT], pays)
    best_menu(tables, row, shelf, pays, none, none, menu)
    first_brew(tables, row, shelf, menu, none, move)


@compiled
def first_brew(tables: Tables, row: Row, shelf: Row, menu: Row, more: Row, move: Row) -> None:
    """Of a menu, with its drinks; done if it has none."""
    needs, fresh, found = room()
    move[KIND] = DONE
    for line in range(6):
        if not menu[OFTEN + line]:
            continue
        needs_of(row, menu, more, needs)
        fewest_drinks(tables, shelf, needs, fresh, found)
        move[KIND], move[LINE] = BREW, line
        for place in range(3):
            card = row[CARDS + LINE_CELLS[line, place]]
            move[DRINKS + place] = pour(tables, shelf, card, needs[card], found)[0]
        for gap in range(6):
            taker = menu[TAKERS + gap]
            if taker and GAP_ROWS[gap, taker - 1] == line:
                move[MORE] = EXTRA
                while EXTRAS[line, move[WITH], 0] != gap:
                    move[WITH] += 1
                card = row[CARDS + EXTRAS[line, move[WITH], 1]]
                move[DRINK] = pour(tables, shelf, card, needs[card], found)[0]
                return
        return


# Ads


@compiled
def ad_pays(tables: Tables, row: Row, luck: Luck, seat: int, line: int) -> bool:
    """Whether more is expected back from an ad than it costs. As `ad_value` of `brewing`."""
    pays, shelf = np.empty((6, PAYS), np.int64), np.zeros(SHELF_SIZE, np.int64)
    menu, bag = np.empty(MENU, np.int64), np.empty(37, np.int64)
    if tables.sizes.own_ads:
        shelf_of(tables, row, seat, shelf)
        lines_of(tables, row, seat, pays)
        if _wants(tables, row, shelf, pays, line, menu):
            return True
        shelf[:] = 0
    held, drinks, missed, waiting = 0, 0, 1.0, False
    for other in range(tables.sizes.players):
        held |= row[SHELF + other]
    for drink in range(36):
        bag[drinks] = drink
        drinks += 1 - (held >> drink & 1)
    for place in range(tables.sizes.players):
        other = row[ORDER + place]
        if other == seat:
            waiting = True
            continue
        lines_of(tables, row, other, pays)
        kept = row[SHELF + other]
        if waiting:
            shelf[WHOLE] = kept
            if _wants(tables, row, shelf, pays, line, menu):
                missed *= 1 - AD_WILLING
            kept &= ~_served(tables, row, shelf, pays, menu)
        for number in range(row[ROUND], tables.sizes.rounds):
            wanted, size = 0, min(tables.crates[number], drinks)
            for _ in range(AD_SAMPLES):
                shelf[WHOLE] = kept
                for one in range(size):
                    drawn = one + below(luck, drinks - one)
                    bag[one], bag[drawn] = bag[drawn], bag[one]
                    shelf[WHOLE] |= 1 << bag[one]
                wanted += int(_wants(tables, row, shelf, pays, line, menu))
            missed *= 1 - AD_WILLING * wanted / AD_SAMPLES
            if 2 * missed < 1:
                return True
    return 2 * missed < 1


@compiled
def _wants(tables: Tables, row: Row, shelf: Row, pays: Row, line: int, menu: Row) -> bool:
    """Whether the best plain plan brews the line."""
    for place in range(3):
        if not can_serve(shelf, row[CARDS + LINE_CELLS[line, place]]):
            return False
    none = np.zeros(3, np.int64)
    best_menu(tables, row, shelf, pays, none, none, menu)
    return bool(menu[OFTEN + line] > 0)


@compiled
def _served(tables: Tables, row: Row, shelf: Row, pays: Row, menu: Row) -> int:
    """The drinks that serve in the best plain plan."""
    none, cups = np.zeros(3, np.int64), 0
    needs, fresh, found = room()
    best_menu(tables, row, shelf, pays, none, none, menu)
    needs_of(row, menu, none, needs)
    fewest_drinks(tables, shelf, needs, fresh, found)
    for card in range(INGREDIENTS):
        cups |= pour(tables, shelf, card, needs[card], found)[1]
    return cups
