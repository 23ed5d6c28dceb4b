"""The strongest Matcha player: it solves the last rounds of a set, with ranges of what was really played."""

from collections import Counter
from random import Random
from typing import Any, Final

from chakai.bots.bot import Bot
from chakai.bots.search import Search, greedy_taste
from chakai.core.legal import Legal
from chakai.core.outcome import Outcome
from chakai.games.matcha.edition import Edition
from chakai.games.matcha.moves import Move
from chakai.games.matcha.view import View
from chakai.solve.compiling import compiled_module

COMPILED: Final = "matcha.master"


class Master:
    """Fair: how it mixes its moves depends on nothing but what it has seen."""

    def __init__(self, ms: int | None = None, *, at_table: bool = False) -> None:
        """`at_table`: with the time that a person gives it."""
        self._ms, self._at_table = ms, at_table
        self._compiled: Any = compiled_module(COMPILED)
        self._players: dict[Edition, Any] = {}

    @property
    def ways(self) -> Counter[str]:
        """How often which way of choosing was taken."""
        return sum((player.ways for player in self._players.values()), Counter())

    def choose(self, view: View, legal: Legal[Move], rng: Random) -> Move:
        first, *more = legal
        if not more:
            return first
        edition = view.edition
        if not self._compiled.can_play(edition):
            other: Move = elsewhere(self._ms).choose(view, legal, rng)
            return other
        if edition not in self._players:
            self._players[edition] = self._player(edition)
        mix = self._players[edition].mix(view)
        move: Move = rng.choices([*mix], [*mix.values()])[0]
        return move

    def end(self, view: View, outcome: Outcome) -> None:
        """It learns nothing."""

    def _player(self, edition: Edition) -> Any:
        compiled = self._compiled
        greedily = compiled.Greedily(edition, greedy_taste(edition))
        budget = compiled.TABLE if self._at_table else compiled.MATCH
        return compiled.Player(compiled.Styles(greedily, greedily), budget, ms=self._ms)


def elsewhere(ms: int | None) -> Bot:
    """Who plays where the turns are those of 2015, cards are kept, or there are too many hands."""
    return Search(ms)
