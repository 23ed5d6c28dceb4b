"""How others are thought to play: what they may hold by now, and how they go on by habit."""

from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np

from chakai.core.illegal import Refusal
from chakai.games.matcha.edition import Edition
from chakai.solve.matcha.greedily import Greedily
from chakai.solve.matcha.net.player import lessons_style
from chakai.solve.matcha.rounds.bits import Real
from chakai.solve.matcha.style import ByRound, Holds, Moment, Style
from chakai.solve.matcha.taste import Taste

MOST_TRIED: Final = 300
"""With more things that a seat may hold it would take too long to try the choices of each."""


class Half(NamedTuple):
    """Somebody of whom it is not known whether choices are tried out or not."""

    hasty: Style
    tries_out: Style

    def mixes(self, moment: Moment, holds: tuple[Holds, Holds], ranges: tuple[Real, Real]) -> Real:
        hasty = self.hasty.mixes(moment, holds, ranges)
        if len(hasty) > MOST_TRIED:
            return hasty
        half: Real = np.float32(0.5) * (hasty + self.tries_out.mixes(moment, holds, ranges))
        return half


@lru_cache(maxsize=8)
def habit_of(edition: Edition, taste: Taste) -> Style:
    """Greedily; before the last round half as the net of lessons, which tries things out, if it knows these."""
    greedily = Greedily(edition, taste)
    try:
        lessons_style().weights.for_edition(edition)
    except Refusal:
        return greedily
    return ByRound(Half(greedily, lessons_style()), greedily)
