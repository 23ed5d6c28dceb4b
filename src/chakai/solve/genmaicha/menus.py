"""Compiled: which brews bring the most yen, with the fewest drinks. As `best_menu` of `brewing`, ties included."""

from typing import Final

import numpy as np

from chakai.solve.genmaicha.brewing import MOST_BREWS
from chakai.solve.genmaicha.brews import count
from chakai.solve.genmaicha.pouring import FREE, INGREDIENTS, ROOM, WHOLE, can_serve, fewest_drinks
from chakai.solve.genmaicha.tables import (
    AD_OWNER,
    AD_YEN,
    CARDS,
    FOURTH,
    GAP_ROWS,
    GAPS,
    LINE_CELLS,
    LINE_YEN,
    Row,
    Tables,
)
from chakai.solve.kernels import compiled, compiled_lean

PAYS: Final = 2 + MOST_BREWS
"""Of a line: how many brews pay, then what no, one, two … brews pay together."""
MENU_YEN, MENU_DRINKS, OFTEN, TAKERS, USES, MENU = 0, 1, 2, 8, 14, 23
"""A menu: yen, drinks, how often each line, who takes each gap (1: the row over it, 2: the row under it), how
often each card of the grid serves."""
MENU_ROOM: Final = 20 + MENU + 2 * INGREDIENTS + ROOM
"""To find a menu in."""
CHOICE_YEN, BREWS, UPPER, LOWER, EXTRA_BREWS, CHOICE = range(6)
"""A choice: how a column is used; how many extras that gives each row, four bits each."""


@compiled_lean
def lines_of(tables: Tables, row: Row, seat: int, pays: Row) -> None:
    """What the lines pay to a player, brew by brew."""
    for line in range(6):
        yen, paid = row[LINE_YEN + line], 0
        own = 0
        if tables.sizes.own_ads and row[AD_OWNER + line] == seat:
            own = 2 * row[AD_YEN + line]
        pays[line, 0] = pays[line, 1] = 0
        for number in range(MOST_BREWS):
            pay = max(0, yen - tables.sizes.drop * number) + (own if number == 0 else 0)
            paid += pay
            pays[line, 0] += int(pay > 0)
            pays[line, 2 + number] = paid


@compiled_lean
def _paid(pays: Row, line: int, often: int) -> int:
    return int(pays[line, 1 + min(often, pays[line, 0])])


@compiled_lean
def _most_brews(row: Row, supply: Row, pays: Row, line: int) -> int:
    """More brews of a row than this are impossible, or cannot all pay."""
    most = pays[line, 0]
    for gap in range(6):
        most += int(row[GAPS + gap] > 0 and (GAP_ROWS[gap, 0] == line or GAP_ROWS[gap, 1] == line))
    for place in range(3):
        most = min(most, supply[LINE_CELLS[line, place]])
    return int(most)


@compiled_lean
def _extra(gap: int, taker: int) -> int:
    return 1 << 4 * GAP_ROWS[gap, taker - 1] if taker else 0


@compiled_lean
def _column(row: Row, supply: Row, rows: Row, pays: Row, column: int, least: int, choices: Row) -> int:
    """Every way to use a column, the one with the most yen first; gives their number."""
    found = 0
    for upper in range(3 if row[GAPS + column] else 1):
        for lower in range(3 if row[GAPS + 3 + column] else 1):
            top = supply[column] - rows[2] - int(upper == 2)
            middle = supply[3 + column] - rows[1] - int(upper == 1) - int(lower == 2)
            bottom = supply[6 + column] - rows[0] - int(lower == 1)
            possible = min(top, middle, bottom)
            if possible < least:
                continue
            brews = max(least, min(possible, pays[3 + column, 0]))
            yen = _paid(pays, 3 + column, brews)
            yen += (row[GAPS + column] if upper else 0) + (row[GAPS + 3 + column] if lower else 0)
            place = found
            while place and choices[place - 1, CHOICE_YEN] < yen:
                for part in range(CHOICE):
                    choices[place, part] = choices[place - 1, part]
                place -= 1
            choices[place, CHOICE_YEN], choices[place, BREWS] = yen, brews
            choices[place, UPPER], choices[place, LOWER] = upper, lower
            choices[place, EXTRA_BREWS] = _extra(column, upper) + _extra(3 + column, lower)
            found += 1
    return found


@compiled_lean
def _fits(rows: Row, pays: Row, extras: int) -> bool:
    """One extra for each brew of a row at most; a row that pays no longer is brewed for a bonus only."""
    fit = True
    for line in range(3):
        fit &= rows[line] - pays[line, 0] <= extras >> 4 * line & 15 <= rows[line]
    return fit


@compiled_lean
def _fill(rows: Row, left: Row, centre: Row, right: Row, menu: Row) -> int:
    """Writes down how often each line and each card serves; gives how often all cards do."""
    total = 0
    for column, choice in enumerate((left, centre, right)):
        brews, upper, lower = choice[BREWS], choice[UPPER], choice[LOWER]
        menu[OFTEN + column], menu[OFTEN + 3 + column] = rows[column], brews
        menu[TAKERS + column], menu[TAKERS + 3 + column] = upper, lower
        menu[USES + column] = rows[2] + brews + int(upper == 2)
        menu[USES + 3 + column] = rows[1] + brews + int(upper == 1) + int(lower == 2)
        menu[USES + 6 + column] = rows[0] + brews + int(lower == 1)
    for place in range(9):
        total += menu[USES + place]
    return total


@compiled_lean
def needs_of(row: Row, menu: Row, more: Row, needs: Row) -> None:
    """How often each ingredient serves for a menu, and for the fourth row's cards, `more` of each."""
    for place in range(9):
        needs[row[CARDS + place]] = menu[USES + place]
    for place in range(3):
        needs[row[FOURTH + place]] = more[place]


@compiled_lean
def _least_drinks(tables: Tables, shelf: Row, uses: int) -> int:
    """No matching spends fewer."""
    fresh = max(0, uses - count(shelf[FREE]) - count(shelf[FREE + 1]))
    return max(0, fresh - count(shelf[WHOLE])) if tables.sizes.keep else (fresh + 1) // 2


@compiled
def best_menu(tables: Tables, row: Row, shelf: Row, pays: Row, least: Row, more: Row, menu: Row) -> None:
    """The menu with the most yen, then the fewest drinks, that brews each column at least so often.

    That must be possible.

    Of menus that are equal in both, the one that `brewing` finds first: with the fewest uses, then with rows that
    gave most hope.
    """
    room, choices = np.empty(MENU_ROOM, np.int64), np.empty((3, 9, CHOICE), np.int64)
    _search(tables, row, shelf, pays, least, more, room, choices, menu)


@compiled_lean
def _search(
    tables: Tables, row: Row, shelf: Row, pays: Row, least: Row, more: Row, room: Row, choices: Row, menu: Row
) -> None:
    """First for the most yen, then for the menu."""
    supply, most, rows, sizes, best, room = room[:9], room[9:12], room[12:15], room[15:18], room[18:20], room[20:]
    for place in range(9):
        supply[place] = count(can_serve(shelf, row[CARDS + place]))
    for line in range(3):
        most[line] = 1 + _most_brews(row, supply, pays, line)
    best[0], best[1] = -1, 1 << 62
    for counting in range(2):
        for number in range(most[0] * most[1] * most[2]):
            rows[2], rows[1], rows[0] = number % most[2], number // most[2] % most[1], number // most[2] // most[1]
            yen, hope = np.int64(0), 0
            for line in range(3):
                yen += _paid(pays, line, rows[line])
                sizes[line] = _column(row, supply, rows, pays, line, least[line], choices[line])
                hope += choices[line, 0, CHOICE_YEN] if sizes[line] else 0
            if min(sizes[0], sizes[1], sizes[2]) and yen + hope > best[0] - counting:
                _try_rows(tables, row, shelf, pays, more, rows, choices, sizes, room, yen, counting, best, menu)


@compiled_lean
def _try_rows(
    tables: Tables,
    row: Row,
    shelf: Row,
    pays: Row,
    more: Row,
    rows: Row,
    choices: Row,
    sizes: Row,
    room: Row,
    yen: np.int64,
    counting: int,
    best: Row,
    menu: Row,
) -> None:
    """Finds the most yen that goes with so many brews of the rows; when that is known, the menu for it."""
    tops = choices[1, 0, 0] + choices[2, 0, 0]
    top = yen + choices[0, 0, 0] + tops
    for one in range(sizes[0]):
        if yen + choices[0, one, 0] + tops <= best[0] - counting:
            break
        for two in range(sizes[1]):
            for three in range(sizes[2]):
                total = yen + choices[0, one, 0] + choices[1, two, 0] + choices[2, three, 0]
                if total <= best[0] - counting:
                    break
                extras = choices[0, one, EXTRA_BREWS] + choices[1, two, EXTRA_BREWS]
                if _fits(rows, pays, extras + choices[2, three, EXTRA_BREWS]):
                    best[0] = total
                    if counting:
                        uses = _fill(rows, choices[0, one], choices[1, two], choices[2, three], room[:MENU])
                        _count_drinks(tables, row, shelf, more, uses, top, best, room, menu)


@compiled_lean
def _count_drinks(
    tables: Tables, row: Row, shelf: Row, more: Row, uses: int, top: int, best: Row, room: Row, menu: Row
) -> None:
    """Keeps a menu with the most yen if it spends fewer drinks, or as many and comes first."""
    if (_least_drinks(tables, shelf, uses) * 128 + uses << 32) - top < best[1]:
        trial, needs, room = room[:MENU], room[MENU : MENU + INGREDIENTS], room[MENU + INGREDIENTS :]
        needs_of(row, trial, more, needs)
        drinks = fewest_drinks(tables, shelf, needs, room[:INGREDIENTS], room[INGREDIENTS:])
        key = (drinks * 128 + uses << 32) - top
        if key < best[1]:
            best[1] = key
            for place in range(OFTEN, MENU):
                menu[place] = trial[place]
            menu[MENU_YEN], menu[MENU_DRINKS] = best[0], drinks
