"""The nets that come with the game, as styles of play."""

from functools import cache

from chakai.solve.matcha.net.learned import Learned
from chakai.solve.matcha.net.weights import NET, shipped


@cache
def shipped_style(name: str = NET) -> Learned:
    return Learned(shipped(name))
