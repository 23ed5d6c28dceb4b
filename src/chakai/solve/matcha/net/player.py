"""The nets that come with the game, as styles of play."""

from functools import cache

from chakai.solve.matcha.net.learned import Learned
from chakai.solve.matcha.net.weights import LESSONS, shipped


@cache
def shipped_style() -> Learned:
    """The one that is played."""
    return Learned(shipped())


@cache
def lessons_style() -> Learned:
    """As it was after its lessons: it tries choices out, and minds no best answer."""
    return Learned(shipped(LESSONS))
