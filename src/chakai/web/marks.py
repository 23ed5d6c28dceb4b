"""Sentences for the browser: cards, drinks and ingredients are marked, so that a page can draw them small."""

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Final

from chakai.games.genmaicha.drinks import COLOURS, INGREDIENTS, SHAPES
from chakai.games.matcha.cards import Card
from chakai.words.catalogue import REMEMBERED, Words, words_in

OPEN, CLOSE = "\ue000", "\ue001"
"""Around a card's, a drink's or an ingredient's text; from the private use area, so no other text has them."""
_NO_MARKS: Final = str.maketrans("", "", OPEN + CLOSE)
_DRINK, _INGREDIENT = rf"\b[{COLOURS}][{SHAPES}]\b", rf"\b[{INGREDIENTS}]\b"
WITHIN: Final = {
    "drink": _DRINK,
    "drinks": _DRINK,
    "crates": _DRINK,
    "ingredient": _INGREDIENT,
    "ingredients": _INGREDIENT,
}
"""Facts that list drinks or ingredients: each of them is marked."""


class MarkedWords(Words):
    """The same words; what can be drawn stands between marks."""

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
    """A refusal has its cards as text; a fact may also be a number of drinks."""
    if isinstance(fact, Card) or name in ("card", "tea"):
        return f"{OPEN}{fact}{CLOSE}"
    if name in WITHIN and not isinstance(fact, int):
        return re.sub(WITHIN[name], rf"{OPEN}\g<0>{CLOSE}", str(fact))
    return fact
