"""Matcha-iri: an extra ingredient for a row, and the bonus in the gap."""

from collections.abc import Iterator

from chakai.core.illegal import Illegal
from chakai.games.genmaicha.drinks import ABOVE, BELOW, COLUMNS, NEIGHBOURS, ROWS, Ingredient, cell, gap
from chakai.games.genmaicha.moves import Extra
from chakai.games.genmaicha.state import State, changed


def first_gaps(bonuses: tuple[int, ...]) -> tuple[int, ...]:
    """The same yen at both gaps of a column; none at the hidden row. (G10)"""
    return (*bonuses, *bonuses)


def check_extra(state: State, row: str, extra: Extra) -> Ingredient:
    """The card that the extra drink must have; only rows, only a neighbour, only where a bonus lies. (G18)"""
    if not state.rules.matcha_iri:
        raise Illegal("extra-not-played")
    if row not in ROWS:
        raise Illegal("extra-needs-row", line=row)
    if (row, extra.where) not in NEIGHBOURS:
        raise Illegal("extra-no-row", line=row, where=extra.where)
    if not state.gaps[gap(row, extra.where, extra.column)]:
        raise Illegal("extra-gone", column=extra.column)
    return state.grid[cell(NEIGHBOURS[row, extra.where], extra.column)]


def extras(state: State, line: str) -> Iterator[tuple[str, str, Ingredient]]:
    """Column, above or below, and the card, for every extra that a brew of this line may add."""
    if state.rules.matcha_iri and line in ROWS:
        for where in (ABOVE, BELOW):
            for column in COLUMNS:
                if (line, where) in NEIGHBOURS and state.gaps[gap(line, where, column)]:
                    yield column, where, state.grid[cell(NEIGHBOURS[line, where], column)]


def take_bonus(state: State, row: str, extra: Extra) -> tuple[State, int]:
    """The bonus is taken once and not refilled. (G29)"""
    place = gap(row, extra.where, extra.column)
    return state._replace(gaps=changed(state.gaps, place, 0)), state.gaps[place]
