"""Cards, mats and the loop of ranks."""

from collections.abc import Iterable
from enum import IntEnum
from typing import Final, NamedTuple, TypeAlias

SUITS: Final = "grby"
"""Green, red, blue, yellow: each beats the next, and the last in play beats the first."""
WHISK: Final = "w"
KINDS: Final = SUITS + WHISK
"""The kinds of token, in the order in which counts are written and compared."""

Tokens: TypeAlias = tuple[int, int, int, int, int]
NO_TOKENS: Final[Tokens] = (0, 0, 0, 0, 0)


class Card(NamedTuple):
    """A 0 has no suit; it never matches."""

    number: int
    suit: str

    def __str__(self) -> str:
        return f"{self.number}{self.suit}"


ZERO: Final = Card(0, "")

Face: TypeAlias = Card | None
"""A card, or None where its face is hidden from the one who looks."""


class Mat(IntEnum):
    """What a pair's two mats ask for; also their places in the pair."""

    NUMBER = 0
    SUIT = 1
    __hash__ = int.__hash__  # mats are keys of caches, and an enum's own hash is slow

    @property
    def sign(self) -> str:
        return "#*"[self]


MATS: Final = (Mat.NUMBER, Mat.SUIT)


_WRITTEN: Final = {
    card: place
    for place, card in enumerate([*(Card(number, suit) for suit in SUITS for number in range(1, 10)), ZERO])
}


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The order of writing: green, red, blue, yellow, by number, 0 last."""
    return tuple(sorted(cards, key=_WRITTEN.__getitem__))


def number_beats(mine: int, other: int, *, highest: int) -> bool:
    """A higher number wins, except that the lowest beats the highest; of two numbers, simply the higher."""
    if highest > 2 and {mine, other} == {1, highest}:
        return mine == 1
    return mine > other


def suit_beats(mine: str, other: str, *, suits: str) -> bool:
    """An earlier suit wins, except that the last beats the first; of two suits, simply the earlier."""
    if len(suits) > 2 and {mine, other} == {suits[0], suits[-1]}:
        return mine == suits[-1]
    return suits.index(mine) < suits.index(other)
