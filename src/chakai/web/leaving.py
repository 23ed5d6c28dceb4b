"""Leaving a table of three or more for good: a bot takes over the seat with all that it holds and knows."""

from collections.abc import Collection, Sequence
from typing import Final

from chakai.bots.levels import LEVELS
from chakai.core.seats import Seat
from chakai.records.substitutes import Substitute
from chakai.web.books import Sitting

SMALLEST: Final = 3
"""At a table of fewer, who leaves loses the game."""
BOT: Final = "bot:"


def goes_on_without(sittings: Sequence[Sitting], leaving: Collection[Seat]) -> bool:
    """Does a bot take over? Not at a table of two, and not when no person would be left."""
    staying = any(sitting.kind == "person" for seat, sitting in enumerate(sittings) if seat not in leaving)
    return len(sittings) >= SMALLEST and staying


def stand_in(game: str) -> Sitting:
    """The strongest bot there is, so that nobody gains by another's leaving."""
    return Sitting("bot", [*LEVELS[game]][-1])


def seated(sittings: Sequence[Sitting], seat: Seat, sitting: Sitting) -> tuple[Sitting, ...]:
    """With somebody else on one seat."""
    return (*sittings[:seat], sitting, *sittings[seat + 1 :])


def sitting_of(player: str) -> Sitting:
    """Who sits there, as a record names the player; a person's name never begins like a bot's."""
    return Sitting("bot", player.removeprefix(BOT)) if player.startswith(BOT) else Sitting("person", player)


def sittings_after(players: Sequence[str], substitutes: Sequence[Substitute]) -> tuple[Sitting, ...]:
    """Who sits where once these have taken over."""
    sittings = tuple(map(sitting_of, players))
    for substitute in substitutes:
        sittings = seated(sittings, substitute.seat, sitting_of(substitute.player))
    return sittings
