"""How a game ended, as one value that screens, records and the lab all read."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from chakai.core.seats import Seat

FORFEIT_REASONS: Final = ("resigned", "time", "illegal", "broken")


@dataclass(frozen=True, slots=True)
class Forfeit:
    """An end outside the rules: whose fault, and one of FORFEIT_REASONS."""

    seats: tuple[Seat, ...]
    reason: str


@dataclass(frozen=True, slots=True)
class Outcome:
    """Winners in ascending order (all who share it), why, and the final counts by name."""

    winners: tuple[Seat, ...]
    why: str
    counts: Mapping[str, tuple[object, ...]]
    forfeit: Forfeit | None = None

    def shares(self, seats: int) -> tuple[float, ...]:
        """What each seat scores: one point, divided among the winners."""
        return tuple(1 / len(self.winners) if seat in self.winners else 0.0 for seat in range(seats))


def forfeited(by: tuple[Seat, ...], reason: str, seats: int, counts: Mapping[str, tuple[object, ...]]) -> Outcome:
    """The others win; if none is left, all share."""
    others = tuple(seat for seat in range(seats) if seat not in by)
    return Outcome(others or tuple(range(seats)), "forfeit", counts, Forfeit(tuple(sorted(by)), reason))
