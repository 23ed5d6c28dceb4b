"""A Matcha player that searches longer and further."""

from typing import Any, Final

from chakai.bots.search import Search
from chakai.games.matcha.edition import Edition

ITERATIONS: Final = 4000
"""The budget of a move in a match, about a tenth of a second,"""
AT_TABLE: Final = 40000
"""and at a person's table, about a second."""


class Veteran(Search):
    """The same search with a plan of its own: where the game has an end, its playouts go on to it."""

    def __init__(self, ms: int | None = None, *, iterations: int = ITERATIONS) -> None:
        super().__init__(ms, iterations=iterations)

    def _plan(self, edition: Edition) -> Any:
        plan = self._compiled.LONG_PLAN
        return plan if edition.sets is None else plan._replace(sets=edition.sets - 1)
