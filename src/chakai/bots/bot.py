"""What a bot is."""

from collections.abc import Callable
from random import Random
from typing import Any, Protocol, TypeAlias

from chakai.core.legal import Legal
from chakai.core.outcome import Outcome


class Bot(Protocol):
    """One player for one seat of one game. Its budget is work, not time, so that a seed repeats a game.

    It may be made in the middle of a game, be asked for the same decision again, and miss decisions that another
    of its kind has made: all that counts is in the view.
    """

    def choose(self, view: Any, legal: Legal[Any], rng: Random) -> Any:
        """One of the legal moves, from what the seat has seen; all chance comes from `rng`."""

    def end(self, view: Any, outcome: Outcome) -> None:
        """The game is over."""


BotMaker: TypeAlias = Callable[[], Bot]
"""A fresh bot for every game, so that nothing is carried from one game to the next."""
