"""Who acts and who looks."""

from typing import Final, TypeAlias

Seat: TypeAlias = int
CHANCE: Final[Seat] = -1
"""The seat of shuffles, deals and tosses."""

Viewer: TypeAlias = Seat | None
"""Whose eyes: a seat, or None for a spectator, who sees only what every player sees."""
