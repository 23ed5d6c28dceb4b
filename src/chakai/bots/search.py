"""A Matcha player that tries its choices out: on cards as they may lie, with greedy play to the end of the set."""

from functools import cache
from random import Random
from typing import Any, Final

from chakai.bots.beliefs import CANDOUR
from chakai.bots.greedy import FADE, HAIR, HOPE, LEAD, Habits, edge
from chakai.core.legal import Legal
from chakai.core.outcome import Outcome
from chakai.games.matcha.edition import Edition
from chakai.games.matcha.moves import Move
from chakai.games.matcha.view import View
from chakai.solve.compiling import compiled_module
from chakai.solve.matcha.taste import Taste

COMPILED: Final = "matcha.search"
ITERATIONS: Final = 1000
"""The budget of a move in a match, unless there is a clock: about a hundredth of a second."""
ITERATIONS_AT_TABLE: Final = 20_000
"""At a person's table: most of a second."""


@cache
def greedy_taste(edition: Edition) -> Taste:
    """How the bot of that name weighs things."""
    edges = tuple(edge(card, edition) for card in dict.fromkeys(edition.deck))
    return Taste(CANDOUR, HOPE, LEAD, FADE, HAIR, Habits().pull, edges)


class Search:
    """Information-set search: what it tries depends on nothing but what it has seen."""

    def __init__(self, ms: int | None = None, *, iterations: int = ITERATIONS) -> None:
        self._ms, self._iterations = ms, iterations
        self._compiled: Any = compiled_module(COMPILED)

    def choose(self, view: View, legal: Legal[Move], rng: Random) -> Move:
        first, *more = legal
        if not more:
            return first
        thought = self._thought(view, legal, rng)
        if self._ms is None:
            thought.go_on(self._iterations)
        else:
            thought.go_on_for(self._ms)
        move: Move = thought.move()
        return move

    def _thought(self, view: View, legal: Legal[Move], rng: Random) -> Any:
        return self._compiled.Thought(view, legal, greedy_taste(view.edition), rng)

    def end(self, view: View, outcome: Outcome) -> None:
        """It learns nothing."""
