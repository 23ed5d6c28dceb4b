"""Some games as columns, one row a game: what statistics are made of, from records or from compiled play alike."""

from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Flags: TypeAlias = NDArray[np.bool_]
Numbers: TypeAlias = NDArray[np.int64]


@dataclass(frozen=True)
class Sample:
    """Arrays are by game first, then by seat; only `plays` is added up over all games."""

    winners: Flags
    """Games × seats; more than one where they share."""
    why: Numbers
    """A place in the game's WHYS."""
    counts: Numbers
    """Games × seats × kinds at the end: tokens in the order of KINDS, or yen and drinks."""
    sets: Numbers
    """Sets dealt; 1 where a game has none."""
    rounds: Numbers
    """Rounds begun."""
    decisions: Numbers
    """Choices that players made; forced ones are not counted."""
    options: Numbers
    """The number of legal moves, added up over those decisions."""
    leaders: Flags
    """Games × seats: who was ahead, by the rules' own order, after half of the rounds that were played, rounded
    down; all of them where nobody was."""
    plays: Numbers
    """Plays × results, in the game's own order of both: how often each play was made with each result."""
    worth: Numbers | None = None
    """Plays × 2, where yen are played for: the yen that each play brought, added up, and their squares."""
