"""The strongest Matcha player: it searches, and solves the last rounds of a set exactly."""

from collections import Counter
from random import Random
from typing import Any, Final

from chakai.bots.search import greedy_taste
from chakai.bots.veteran import Veteran
from chakai.core.legal import Legal
from chakai.core.outcome import Outcome
from chakai.games.matcha.edition import Edition
from chakai.games.matcha.moves import Move
from chakai.games.matcha.view import View
from chakai.solve.compiling import compiled_module

COMPILED: Final = "matcha.master"
ITERATIONS: Final = 1500
"""Of the search, before rounds are solved: about a fortieth of a second,"""
ITERATIONS_AT_TABLE: Final = 40_000
"""and at a person's table: more than half a second."""
ITERATIONS_ALONE: Final = 6000
"""The same in a match under rules whose rounds are not solved: about a tenth of a second."""

UNHURRIED_MS: Final = 500
"""A clock of a move below which there is no time to ask how others try their choices out."""


class Master:
    """Fair: how it chooses depends on nothing but what it has seen."""

    def __init__(self, ms: int | None = None, *, at_table: bool = False) -> None:
        """`at_table`: with the time that a person gives it."""
        self._ms, self._at_table = ms, at_table
        self._compiled: Any = compiled_module(COMPILED)
        self._players: dict[Edition, Any] = {}
        self._searched = 0

    @property
    def ways(self) -> Counter[str]:
        """How often which way of choosing was taken."""
        solved = (player.ways for player in self._players.values())
        return sum(solved, Counter({"search": self._searched}))

    def choose(self, view: View, legal: Legal[Move], rng: Random) -> Move:
        first, *more = legal
        if not more:
            return first
        solves = bool(self._compiled.can_play(view.edition))
        if solves and (mix := self._player(view.edition).solved_mix(view)):
            move: Move = rng.choices([*mix], [*mix.values()])[0]
            return move
        self._searched += 1
        iterations = ITERATIONS_AT_TABLE if self._at_table else ITERATIONS if solves else ITERATIONS_ALONE
        return Veteran(self._ms, iterations=iterations).choose(view, legal, rng)

    def end(self, view: View, outcome: Outcome) -> None:
        """It learns nothing."""

    def _player(self, edition: Edition) -> Any:
        """Who follows both ranges and solves; until then it takes itself for greedy, though it is more."""
        if edition not in self._players:
            compiled, taste = self._compiled, greedy_taste(edition)
            greedily = compiled.Greedily(edition, taste)
            hurried = self._ms is not None and self._ms < UNHURRIED_MS
            habit = greedily if hurried else compiled.habit_of(edition, taste)
            self._players[edition] = compiled.Player(
                compiled.Styles(greedily, greedily, habit),
                compiled.TABLE if self._at_table else compiled.MATCH,
                care=compiled.SHREWD,
                ends=lambda view: compiled.promises(view, taste),
                ms=self._ms,
            )
        return self._players[edition]
