"""The words in which a seat's history of Matcha is told, and how long games get."""

from typing import Final

from chakai.adapters.seen_words import ALWAYS, Bounds
from chakai.games.matcha.cards import MATS
from chakai.games.matcha.edition import Edition

_MOST_SETS: Final = 999
"""The longest limit that a house may set: what is said of games that have none."""


def matcha_words(edition: Edition) -> tuple[str, ...]:
    """Seats are among them as 0 (which is also a card) and 1."""
    faces = (str(card) for card in edition.deck)
    signs = (mat.sign for mat in MATS)
    said = ("deal", "|", "?", "-", "show", "keep", "enough")
    return tuple(dict.fromkeys((*ALWAYS, "0", "1", *faces, *signs, *said)))


def matcha_bounds(edition: Edition, _players: int = 2) -> Bounds:
    """Without a number of turns, each lays at both mats and passes; then both decide what to keep."""
    sets = edition.sets or _MOST_SETS
    turns = 2 * edition.rounds * (edition.turns or len(MATS) + 1)
    keeps = 0 if edition.keep == "none" else 2 * (edition.hand_size + 1)
    shows = 2 * len(MATS) * edition.rounds
    words_in_set = (7 + len(edition.deck)) + 4 * turns + 5 * shows + 2 * keeps + 4
    return Bounds(
        choices=sets * (turns + keeps),
        pieces=sets * 2 * (edition.rounds + edition.hand_size),
        words=None if edition.sets is None else 3 + sets * words_in_set + 2 * keeps,
    )
