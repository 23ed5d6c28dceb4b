"""Sentences for the browser: cards in them are marked, so that a page can draw them small."""

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Final

from chakai.games.matcha.cards import Card
from chakai.words.catalogue import REMEMBERED, Words, words_in

OPEN, CLOSE = "\ue000", "\ue001"
"""Around a card's text in a sentence; from the private use area, so no other text has them."""
_NO_MARKS: Final = str.maketrans("", "", OPEN + CLOSE)


class MarkedWords(Words):
    """The same words; a card among the facts stands between marks."""

    def __init__(self, words: Words) -> None:
        self.language, self._bundle, self._keys, self._said = (
            words.language,
            words._bundle,
            words._keys,
            words._said,
        )
        self._drawn = lru_cache(maxsize=REMEMBERED)(self._draw)

    def _told(self, key: str, facts: Mapping[str, object]) -> str:
        return self._drawn(key, *facts.items())

    def _draw(self, key: str, *facts: tuple[str, object]) -> str:
        return super()._told(key, {name: _marked(name, fact) for name, fact in facts})


@cache
def marked_words(language: str) -> MarkedWords:
    return MarkedWords(words_in(language))


def unmarked(text: str) -> str:
    """What people write never has marks of ours."""
    return text.translate(_NO_MARKS)


def _marked(name: str, fact: object) -> object:
    """A refusal has its cards as text."""
    return f"{OPEN}{fact}{CLOSE}" if isinstance(fact, Card) or name in ("card", "tea") else fact
