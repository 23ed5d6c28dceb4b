"""Positions as a seat may imagine them: drawn from all that lead to what it has seen, for search.

Luck has its own odds, and every other seat's choices are taken as uniform among its legal moves at the time. What
is drawn is a whole game up to now: its log can be replayed, and the seat's view of it is the view given.
"""

from collections.abc import Callable, Collection, Mapping
from random import Random
from typing import Any, Final, Protocol

from chakai.core.game import AnyGame
from chakai.core.illegal import Refusal
from chakai.core.seats import Seat
from chakai.solve.genmaicha.resampling import GenmaichaResampler
from chakai.solve.matcha.resampling import MatchaResampler


class Resampler(Protocol):
    """What can be worked out from a view once, for many draws."""

    def draw(self, random: Random) -> Any:
        """A state, independent of those drawn before."""


RESAMPLERS: Final[Mapping[str, Callable[[Any, Collection[Seat]], Resampler]]] = {
    "matcha": MatchaResampler,
    "genmaicha": GenmaichaResampler,
}


def resampler(game: AnyGame, view: Any, answered: Collection[Seat] = ()) -> Resampler:
    """`answered`: who else has answered in an open simultaneous stage.

    A view does not tell this, and no rule says who answers first; who runs the game may know. What they answered
    is drawn.
    """
    still = {seat for seat in view.deciding if seat != view.seat or view.answer is None}
    if answered and (view.seat in answered or not {*answered} < still):
        raise Refusal("resample-answered", seats=" ".join(map(str, answered)))
    return RESAMPLERS[game.name](view, answered)


def resampled(game: AnyGame, view: Any, random: Random, answered: Collection[Seat] = ()) -> Any:
    """One state; who needs many of the same view makes a resampler."""
    return resampler(game, view, answered).draw(random)
