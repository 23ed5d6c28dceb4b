"""How others are thought to go on by habit in the last rounds of a set."""

from functools import lru_cache

from chakai.core.illegal import Refusal
from chakai.games.matcha.edition import Edition
from chakai.solve.matcha.greedily import Greedily
from chakai.solve.matcha.net.player import shipped_style
from chakai.solve.matcha.net.weights import shipped
from chakai.solve.matcha.style import ByRound, Style
from chakai.solve.matcha.taste import Taste


@lru_cache(maxsize=8)
def habit_of(edition: Edition, taste: Taste) -> Style:
    """Before the last round as the net, which tries choices out, if it was taught these rules; else greedily."""
    greedily = Greedily(edition, taste)
    try:
        shipped().for_edition(edition)
    except Refusal:
        return greedily
    return ByRound(shipped_style(), greedily)
