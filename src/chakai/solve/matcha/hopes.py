"""What the end of a set is worth where nobody has worked it out: what a greedy player hopes for."""

from functools import lru_cache
from itertools import product
from math import prod
from typing import Final

import numpy as np

from chakai.games.matcha.edition import Edition
from chakai.games.matcha.view import View
from chakai.solve.matcha.ends import ends
from chakai.solve.matcha.greed import greed
from chakai.solve.matcha.rounds.bits import Real
from chakai.solve.matcha.tables import MOST, tables
from chakai.solve.matcha.taste import Taste

MOST_ROWS: Final = 2_000
"""With more rows of tokens there is no table."""


def promises(view: View, taste: Taste) -> Real | None:
    """What the end of a view's set is worth: as learned, where that is known of the set that follows."""
    edition = view.edition
    if edition.sets is None:
        return hopes(edition, taste, None)
    known = ends(edition, 1 - view.dealer) if view.set_number + 1 == edition.sets else None
    return hopes(edition, taste, (edition.sets - view.set_number) * edition.rounds) if known is None else known


@lru_cache(maxsize=16)
def hopes(edition: Edition, taste: Taste, rounds: int | None) -> Real | None:
    """To seat 0, by both rows of tokens as the solver counts them; so many rounds are to come (None: no limit)."""
    rules, known = tables(edition), greed(edition, taste)
    below = [1 + next((count for count in range(MOST) if goal[count + 1]), MOST - 1) for goal in rules.enough]
    if prod(below) > MOST_ROWS:
        return None
    hoped = []
    for row in product(*map(range, below)):
        near = (
            sum(known.near[kind, count] for kind, count in enumerate(row)) + known.near_each[np.count_nonzero(row)]
        )
        lead = 0.0 if rounds is None else float((known.leads * row).sum()) / (1 + rounds)
        hoped.append(known.hope * near + lead)
    table: Real = np.tanh(np.subtract.outer(hoped, hoped)).astype(np.float32)
    return table
