"""A deal unrolled card by card, with the odds of each card, for those who walk the tree of all games."""

from collections import Counter
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import chain
from math import comb

from chakai.games.matcha.cards import ZERO, Card, Face, in_order
from chakai.games.matcha.carry import check_deal, next_dealer
from chakai.games.matcha.edition import Edition
from chakai.games.matcha.moves import Deal
from chakai.games.matcha.state import State


@dataclass(frozen=True)
class Dealing:
    """The tea cards in their order, then each seat's new cards in the order of writing: no deal occurs twice."""

    edition: Edition
    dealer: int
    kept: tuple[tuple[Card, ...], tuple[Card, ...]]
    tea: tuple[Card, ...] = ()
    drawn: tuple[tuple[Card, ...], tuple[Card, ...]] = ((), ())

    @property
    def missing(self) -> tuple[int, int]:
        """How many cards each seat still draws."""
        first, second = (
            self.edition.hand_size - len(kept) - len(drawn)
            for kept, drawn in zip(self.kept, self.drawn, strict=True)
        )
        return first, second

    @property
    def stock(self) -> tuple[Card, ...]:
        """What lies neither in a hand nor on a mat."""
        gone = Counter((*self.tea, *self.kept[0], *self.kept[1], *self.drawn[0], *self.drawn[1]))
        return in_order((Counter(self.edition.deck) - gone).elements())

    def odds(self) -> tuple[tuple[Card, Fraction], ...]:
        """What the next card may be and how likely it is; empty when the deal is complete."""
        if len(self.tea) < 2 * self.edition.rounds:
            ranked = [card for card in self.stock if card != ZERO]
            return tuple((card, Fraction(1, len(ranked))) for card in ranked)
        for missing, drawn in zip(self.missing, self.drawn, strict=True):
            if missing:
                return _next_of_hand(self.stock, missing, drawn[-1] if drawn else None)
        return ()

    def plus(self, card: Card) -> "Dealing":
        """The same with one more card dealt."""
        if len(self.tea) < 2 * self.edition.rounds:
            return replace(self, tea=(*self.tea, card))
        first, second = self.drawn
        if self.missing[0]:
            return replace(self, drawn=((*first, card), second))
        return replace(self, drawn=(first, (*second, card)))

    def deal(self) -> Deal:
        """The move that a complete deal is."""
        first, second = (in_order(kept + drawn) for kept, drawn in zip(self.kept, self.drawn, strict=True))
        return Deal(self.dealer, self.tea, (first, second), self.stock)

    def unrolled(self, deal: Deal) -> tuple[Card, ...]:
        """The cards of a deal in the order in which they are dealt."""
        hands = (Counter[Face](hand) - Counter(kept) for hand, kept in zip(deal.hands, self.kept, strict=True))
        drawn = (in_order(card for card in hand.elements() if card is not None) for hand in hands)
        return (*deal.tea[len(self.tea) :], *chain.from_iterable(drawn))


def begin(state: State, tea: tuple[Card, ...] = ()) -> Dealing:
    """The deal that is due, nothing dealt yet but the tea cards that are given."""
    return Dealing(state.edition, next_dealer(state), state.hands, tea)


def check_tea(state: State, tea: tuple[Card, ...]) -> None:
    """Raises Illegal if no deal has these tea cards."""
    stock = in_order((Counter(state.edition.deck) - Counter(tea)).elements())
    size = state.edition.hand_size
    check_deal(state, Deal(next_dealer(state), tea, (stock[:size], stock[size : 2 * size]), stock[2 * size :]))


def _next_of_hand(stock: tuple[Card, ...], missing: int, last: Card | None) -> tuple[tuple[Card, Fraction], ...]:
    """The lowest of the cards still to come, all choices of that many from the rest of the stock alike.

    The 0s come last, are told apart in counting (two of them are two cards) and not in what is dealt.
    """
    if last == ZERO:
        return ((ZERO, Fraction(1)),)
    after = in_order((*stock, last)).index(last) if last else 0  # `last` itself has left the stock
    ranked = [card for card in stock[after:] if card != ZERO]
    zeros = stock.count(ZERO)
    eligible = len(ranked) + zeros
    ways = [(card, comb(eligible - place - 1, missing - 1)) for place, card in enumerate(ranked)]
    ways.append((ZERO, comb(zeros, missing)))
    return tuple((card, Fraction(count, comb(eligible, missing))) for card, count in ways if count)
