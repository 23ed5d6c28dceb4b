"""How a greedy player of Matcha weighs things."""

from typing import NamedTuple


class Taste(NamedTuple):
    """The bot of that name says what each means, and what is best."""

    candour: float
    hope: float
    lead: float
    fade: float
    hair: float
    pull: float
    edges: tuple[float, ...]
    """By face: how much better than a new card it is to keep."""
