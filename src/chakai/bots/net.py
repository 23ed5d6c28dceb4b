"""A Matcha player that has learned how choices turn out in greedy play."""

from random import Random
from typing import Any, Final

from chakai.core.legal import Legal
from chakai.core.outcome import Outcome
from chakai.games.matcha.edition import Edition
from chakai.games.matcha.moves import Move
from chakai.games.matcha.view import View
from chakai.solve.compiling import compiled_module

COMPILED: Final = "matcha.net.player"


def check_rules(edition: Edition) -> None:
    """Raises Refusal if the net was taught other rules."""
    compiled_module("matcha.net.weights").shipped().for_edition(edition)


class Net:
    """Plays each move as often as its weights say."""

    def __init__(self) -> None:
        self._compiled: Any = compiled_module(COMPILED)

    def choose(self, view: View, legal: Legal[Move], rng: Random) -> Move:
        first, *more = legal
        if not more:
            return first
        chances = self._compiled.chances_of(view)
        (move,) = rng.choices([*chances], [*chances.values()])
        chosen: Move = move
        return chosen

    def end(self, view: View, outcome: Outcome) -> None:
        """It learns nothing more."""
