"""Matcha's cards and moves as numbers, which exist for learning libraries only."""

from collections import Counter
from dataclasses import dataclass
from functools import cached_property

from chakai.core.seats import Seat
from chakai.games.matcha.cards import MATS, Card
from chakai.games.matcha.edition import Edition
from chakai.games.matcha.moves import Keep, Lay, Move, Pass, lay


@dataclass(frozen=True)
class Numbers:
    """Lays card by card, the number mat first; then the pass; then keeps, a bit for each place in the hand."""

    edition: Edition

    @cached_property
    def faces(self) -> tuple[Card, ...]:
        """The different cards in the order of writing: a card's number is its place here."""
        return tuple(dict.fromkeys(self.edition.deck))

    @cached_property
    def face(self) -> dict[Card, int]:
        return {card: number for number, card in enumerate(self.faces)}

    @property
    def passing(self) -> int:
        return len(MATS) * len(self.faces)

    @property
    def actions(self) -> int:
        """How many there are."""
        keeps = 0 if self.edition.keep == "none" else 1 << self.edition.hand_size
        return self.passing + 1 + keeps

    def number(self, move: Move, hand: tuple[Card, ...]) -> int:
        """A move of a seat that holds this hand."""
        match move:
            case Lay(_, Card() as card, mat):
                return len(MATS) * self.face[card] + mat
            case Pass():
                return self.passing
            case Keep(_, cards):
                return self.passing + 1 + _places(Counter(card for card in cards if card), hand)
        raise ValueError(move)

    def move(self, number: int, seat: Seat, hand: tuple[Card, ...]) -> Move:
        """The move of a seat that holds this hand."""
        if number < self.passing:
            card, mat = divmod(number, len(MATS))
            return lay(seat, self.faces[card], MATS[mat])
        if number == self.passing:
            return Pass(seat)
        places = number - self.passing - 1
        return Keep(seat, tuple(card for place, card in enumerate(hand) if places >> place & 1))


def _places(kept: Counter[Card], hand: tuple[Card, ...]) -> int:
    """A bit for each card of the hand that is kept; of equal ones, the first."""
    bits = 0
    for place, card in enumerate(hand):
        if kept[card]:
            kept[card] -= 1
            bits |= 1 << place
    return bits
