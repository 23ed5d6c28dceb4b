"""The net that comes with the game, asked for a move."""

from functools import cache

from chakai.games.matcha.moves import Move
from chakai.games.matcha.view import View
from chakai.solve.matcha.net.learned import Learned
from chakai.solve.matcha.net.sight import chances_of as _chances_of
from chakai.solve.matcha.net.weights import shipped


@cache
def shipped_style() -> Learned:
    return Learned(shipped())


def chances_of(view: View) -> dict[Move, float]:
    """How often it makes each move; Refusal if it was taught other rules."""
    style = shipped_style()
    style.weights.for_edition(view.edition)
    return _chances_of(style, view)
