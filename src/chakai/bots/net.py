"""A Matcha player that has learned how choices turn out in greedy play, and from best answers to its own."""

from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Any, Final

from chakai.core.legal import Legal
from chakai.core.outcome import Outcome
from chakai.games.matcha.edition import Edition
from chakai.games.matcha.moves import Move
from chakai.games.matcha.view import View
from chakai.solve.compiling import compiled_module

COMPILED: Final = "matcha.net.player"
TRAINED: Final = "net:"
"""Before the name of a file: the net with the weights in it."""


@cache
def _style(file: str | None) -> Any:
    """What plays: with weights of one's own, or with those that come with the game. Refusal for other files."""
    if file is None:
        return compiled_module(COMPILED).shipped_style()
    return compiled_module("matcha.net.learned").Learned(compiled_module("matcha.net.weights").read(Path(file)))


def check_rules(edition: Edition, file: str | None = None) -> None:
    """Raises Refusal if the net was taught other rules."""
    _style(file).weights.for_edition(edition)


class Net:
    """Plays each move as often as its weights say."""

    def __init__(self, file: str | None = None) -> None:
        """`file`: weights of one's own."""
        self._chances = partial(compiled_module("matcha.net.sight").chances_of, _style(file))

    def choose(self, view: View, legal: Legal[Move], rng: Random) -> Move:
        first, *more = legal
        if not more:
            return first
        chances = self._chances(view)
        (move,) = rng.choices([*chances], [*chances.values()])
        chosen: Move = move
        return chosen

    def end(self, view: View, outcome: Outcome) -> None:
        """It learns nothing more."""
