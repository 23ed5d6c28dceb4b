"""The strongest Matcha player: it searches, and solves the end of a set exactly."""

from collections import Counter
from random import Random
from typing import Any, Final

from chakai.bots.search import greedy_taste
from chakai.bots.veteran import AT_TABLE, Veteran
from chakai.core.legal import Legal
from chakai.core.outcome import Outcome
from chakai.games.matcha.edition import Edition
from chakai.games.matcha.moves import Move
from chakai.games.matcha.view import View
from chakai.solve.compiling import compiled_module

COMPILED: Final = "matcha.master"
SOLVED_ROUNDS: Final = 1
"""Of a set, its last ones."""


class Master:
    """Fair: how it chooses depends on nothing but what it has seen."""

    def __init__(self, ms: int | None = None, *, at_table: bool = False) -> None:
        """`at_table`: with the time that a person gives it."""
        self._ms, self._at_table = ms, at_table
        self._compiled: Any = compiled_module(COMPILED)
        self._searching = Veteran(ms, iterations=AT_TABLE) if at_table else Veteran(ms)
        self._searched = 0
        self._players: dict[Edition, Any] = {}

    @property
    def ways(self) -> Counter[str]:
        """How often which way of choosing was taken."""
        solved = (player.ways for player in self._players.values())
        return sum(solved, Counter({"search": self._searched}))

    def choose(self, view: View, legal: Legal[Move], rng: Random) -> Move:
        first, *more = legal
        if not more:
            return first
        if self._may_solve(view) and (mix := self._player(view.edition).solved_mix(view)):
            move: Move = rng.choices([*mix], [*mix.values()])[0]
            return move
        self._searched += 1
        return self._searching.choose(view, legal, rng)

    def end(self, view: View, outcome: Outcome) -> None:
        """It learns nothing."""

    def _may_solve(self, view: View) -> bool:
        """In the last rounds of a set, where the turns are those of 2020 and no card is kept."""
        late = view.edition.rounds - view.round <= SOLVED_ROUNDS
        return late and bool(self._compiled.can_play(view.edition))

    def _player(self, edition: Edition) -> Any:
        """Who follows both ranges and solves."""
        if edition not in self._players:
            compiled, taste = self._compiled, greedy_taste(edition)
            greedily = compiled.Greedily(edition, taste)
            self._players[edition] = compiled.Player(
                compiled.Styles(greedily, greedily),
                compiled.TABLE if self._at_table else compiled.MATCH,
                ends=lambda view: compiled.promises(view, taste),
                rounds=SOLVED_ROUNDS,
                ms=self._ms,
            )
        return self._players[edition]
