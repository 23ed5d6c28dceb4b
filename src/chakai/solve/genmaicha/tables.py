"""The rules of Genmaicha as tables for compiled play, asked from the readable rules.

A position is one row of whole numbers; the names below say where things stand in it. Drinks are their places in
DRINKS, ingredients in INGREDIENTS, lines in LINES; a set of drinks, columns or orders has a bit for each.
"""

from functools import lru_cache
from itertools import permutations
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from chakai.games.genmaicha import matcha_iri
from chakai.games.genmaicha.ceremony import face_down
from chakai.games.genmaicha.drinks import ABOVE, BELOW, CELLS, COLUMNS, DRINKS, INGREDIENTS, LINES, gap
from chakai.games.genmaicha.engine import GENMAICHA
from chakai.games.genmaicha.rules import RULE_SETS, Rules

Row: TypeAlias = NDArray[np.int64]

YEN: Final = 0
SHELF: Final = 6
HALF: Final = 12
"""What kept drinks have served as before: six seats as their colour, then six as their shape."""
LINE_YEN: Final = 24
GAPS: Final = 30
AD_OWNER: Final = 36
AD_YEN: Final = 42
"""0: no ad."""
CARDS: Final = 48
"""The grid, then the hidden row."""
HIDDEN: Final = 57
SPENT: Final = 60
"""What the shelf at turn has served as: colours, shapes."""
LOST: Final = 62
BREWED: Final = 63
DOWN: Final = 64
"""Columns whose hidden card is face down."""
AD_RIGHT: Final = 65
"""A line, or -1."""
CRATES: Final = 66
"""0: taken."""
BIDS: Final = 72
RAISES: Final = 78
ORDER: Final = 84
KNOWN: Final = 90
"""By seat: the orders that the hidden row can have by what this player peeked at."""
SHOWN: Final = 96
"""The orders that it can have by what all have seen."""
ROUND: Final = 97
DECISIONS: Final = 98
OPTIONS: Final = 99
FOURTH: Final = 100
"""The cards of the hidden row in the order of INGREDIENTS, which is plain to all."""
SIZE: Final = 103

WHYS: Final = ("yen", "drinks", "shared")
KINDS: Final = ("yen", "drinks")
RESULTS: Final = ("paid", "nothing", "failed", "lost", "seen")
PAID, NOTHING, FAILED, GONE, SEEN = map(np.int64, range(5))
PLAIN, EXTRA, OFFER = range(3)
"""What a brew has besides its line."""
EXTRA_PLAYS, OFFER_PLAYS, PEEK_PLAYS, AD_PLAYS = 6, 9, 12, 15
PLAYS: Final = (
    *(f"brew {line}" for line in LINES),
    *(f"brew {line} +" for line in LINES[:3]),
    *(f"brew {line} ?" for line in COLUMNS),
    *(f"peek {line}" for line in COLUMNS),
    *(f"ad {line}" for line in LINES),
)


class Sizes(NamedTuple):
    """The numbers of a rule set; what a house decides is 1 where it departs from the rule sheet."""

    players: int
    rounds: int
    drop: int
    ceremony_pay: int
    market: int
    first_pays: int
    keep: int
    own_ads: int
    late: int
    """Drinks of a failed offer go at the end of the turn."""


class Tables(NamedTuple):
    """All that compiled play knows of the rules."""

    sizes: Sizes
    start: Row
    """A position before the grid is laid."""
    crates: Row
    """Drinks in each, by round."""


@lru_cache(maxsize=32)
def tables(rules: Rules, players: int) -> Tables:
    """Refused as the engine refuses, if there are too few drinks."""
    begun = GENMAICHA.new(rules, players)
    sizes = Sizes(
        players=players,
        rounds=len(rules.crate_sizes(players)),
        drop=rules.drop,
        ceremony_pay=rules.ceremony_pay,
        market=int(rules.tea_market),
        first_pays=int(rules.bids_paid == "first"),
        keep=int(rules.half_used == "keep"),
        own_ads=int(rules.own_ads == "pay"),
        late=int(rules.failed_brew == "end-of-turn"),
    )
    start = np.zeros(SIZE, np.int64)
    start[YEN : YEN + players] = begun.yen
    start[LINE_YEN : LINE_YEN + len(LINES)] = begun.line_yen
    start[GAPS : GAPS + len(begun.gaps)] = begun.gaps
    start[DOWN] = sum(1 << COLUMNS.index(column) for column in face_down(begun))
    start[AD_RIGHT] = -1
    start[KNOWN : SHOWN + 1] = ORDERS_WITH[0].sum()
    return Tables(
        sizes=sizes,
        start=start,
        crates=np.array(rules.crate_sizes(players), np.int64),
    )


@lru_cache(maxsize=len(LINES))
def extras(line: str) -> tuple[tuple[int, int, str, str], ...]:
    """Gap, cell, column and `above` or `below` of each extra that a brew of this line may have, in order."""
    grid = tuple(INGREDIENTS[:9])
    state = GENMAICHA.new(RULE_SETS["matcha-iri"], 2)._replace(grid=grid, gaps=(1,) * 6)
    return tuple(
        (gap(line, where, column), grid.index(card), column, where)
        for column, where, card in matcha_iri.extras(state, line)
    )


def _gap_rows() -> Row:
    """The row over a gap takes its bonus with a card from below, the row under it with one from above."""
    rows = np.full((6, 2), -1, np.int64)
    for line, name in enumerate(LINES):
        for there, _, _, where in extras(name):
            rows[there, (BELOW, ABOVE).index(where)] = line
    return rows


def _orders_with() -> Row:
    rows = [*permutations(range(3))]
    return np.array(
        [
            [sum(1 << number for number, row in enumerate(rows) if row[column] == card) for card in range(3)]
            for column in range(3)
        ],
        np.int64,
    )


# What is the same in all rule sets is compiled in

SERVES: Final[Row] = np.array(
    [sum(1 << place for place, drink in enumerate(DRINKS) if card in drink) for card in INGREDIENTS], np.int64
)
"""By ingredient: the drinks that have it."""
PART: Final[Row] = np.array([card in {drink.shape for drink in DRINKS} for card in INGREDIENTS], np.int64)
"""By ingredient: 0 for a colour, 1 for a shape."""
PARTS: Final[Row] = np.array([[INGREDIENTS.index(part) for part in drink] for drink in DRINKS], np.int64)
"""By drink: its two ingredients."""
LINE_CELLS: Final[Row] = np.array([CELLS[line] for line in LINES], np.int64)
"""By line: where its cards lie."""
EXTRAS: Final[Row] = np.array(
    [[*(place[:2] for place in extras(line)), *[(-1, -1)] * (6 - len(extras(line)))] for line in LINES], np.int64
)
"""By line, for each extra that it may have: gap and cell; -1 where there is none."""
COLUMN_OF: Final[Row] = np.array([COLUMNS.index(line) if line in COLUMNS else -1 for line in LINES], np.int64)
"""By line: which column it is, or -1."""
ORDERS_WITH: Final[Row] = _orders_with()
"""By column and card of the fourth row: the orders of the hidden row that have it there."""
ORDERS: Final[Row] = np.array([*permutations(range(3))], np.int64)
"""By order: the card of the fourth row above each column."""
GAP_ROWS: Final[Row] = _gap_rows()
"""By gap: the row over it, the row under it."""
