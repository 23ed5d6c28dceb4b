"""The levels of a game as somebody is offered them: what each is like, and whether it can play now."""

from typing import NamedTuple

from chakai.bots.levels import LEVELS
from chakai.core.illegal import Refusal
from chakai.web.readiness import WARMING, Readiness
from chakai.words import speak
from chakai.words.catalogue import Words


class Offer(NamedTuple):
    """One level."""

    level: str
    say: str
    line: str
    """What it is like to play against it."""
    note: str | None
    """Why it cannot play at once."""
    closed: bool
    """Can it not be chosen here?"""


def offered(words: Words, readiness: Readiness, game: str) -> list[Offer]:
    """All levels of a game, from the easiest on."""
    return [_offer(words, game, level, readiness.obstacle(game, level)) for level in LEVELS[game]]


def _offer(words: Words, game: str, level: str, found: Refusal | None) -> Offer:
    note = None if found is None else speak.refusal(words, found)
    closed = found is not None and found is not WARMING
    return Offer(level, words(f"level-name-{level}"), words(f"level-{game}-{level}"), note, closed)


def bot_note(words: Words, name: str, found: Refusal) -> str:
    """Why a bot at a table does not move."""
    if found is WARMING:
        return words("web-bot-warming", name=name)
    return words("web-bot-cannot", name=name, reason=speak.refusal(words, found))
