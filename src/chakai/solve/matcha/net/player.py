"""The net that comes with the game, as a style of play."""

from functools import cache

from chakai.solve.matcha.net.learned import Learned
from chakai.solve.matcha.net.weights import shipped


@cache
def shipped_style() -> Learned:
    return Learned(shipped())
