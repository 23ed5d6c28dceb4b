"""A Matcha player that searches longer and further: the strongest where cards are kept from set to set."""

from typing import Any, Final

from chakai.bots.search import Search

ITERATIONS: Final = 5000
"""The budget of a move in a match, about a tenth of a second,"""
AT_TABLE: Final = 50000
"""and at a person's table, about a second."""


class Veteran(Search):
    """The same search with a plan of its own."""

    def __init__(self, ms: int | None = None, *, iterations: int = ITERATIONS) -> None:
        super().__init__(ms, iterations=iterations)

    def _plan(self) -> Any:
        return self._compiled.LONG_PLAN
