"""Sentences about players."""

from collections.abc import Sequence

from chakai.core.seats import Seat, Viewer
from chakai.words.catalogue import Words


def names_of(players: Sequence[str]) -> tuple[str, ...]:
    """Players as sentences name them: a bot by its level, namesakes by their seat as well."""
    names = [name.removeprefix("bot:") for name in players]
    return tuple(name if names.count(name) == 1 else f"{name} ({seat})" for seat, name in enumerate(names))


def bot_name(words: Words, player: str) -> str:
    """A bot as a record names it, by its level if it is one of ours."""
    level = player.removeprefix("bot:")
    key = f"level-name-{level}"
    return words("web-bot-name", level=words(key) if key in words else level)


def said_of(words: Words, key: str, seat: Seat, names: Sequence[str], you: Viewer, **facts: object) -> str:
    """A sentence about a player: the -you form to that player, the -name form to everybody else."""
    if seat == you:
        return words(f"{key}-you", **facts)
    return words(f"{key}-name", name=names[seat], **facts)
