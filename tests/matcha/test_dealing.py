"""Deals unrolled card by card."""

from collections import Counter
from fractions import Fraction
from itertools import combinations, permutations

import pytest

from chakai.games.matcha.cards import ZERO, Card, in_order
from chakai.games.matcha.dealing import Dealing
from chakai.games.matcha.engine import MATCHA
from chakai.games.matcha.moves import Deal


@pytest.mark.parametrize("kept", [((), ()), ((ZERO,), ()), ((Card(1, "g"),), (Card(2, "r"), ZERO))])
def test_every_deal_once_and_with_its_chance(kept: tuple[tuple[Card, ...], tuple[Card, ...]]) -> None:
    """Against plain counting of all ways to lay out the real cards, of which two may be 0s."""
    edition = MATCHA.rules("small", {"suits": "gr", "zeros": 2, "rounds": 1, "sets": 2, "keep": "any"})
    dealing = Dealing(edition, 0, kept)
    odds: dict[Deal, Fraction] = {}

    def unroll(dealing: Dealing, chance: Fraction) -> None:
        if not dealing.odds():
            assert dealing.deal() not in odds
            odds[dealing.deal()] = chance
        for card, part in dealing.odds():
            unroll(dealing.plus(card), chance * part)

    unroll(dealing, Fraction(1))
    counted: Counter[Deal] = Counter()
    deck = list(in_order((Counter(edition.deck) - Counter(kept[0] + kept[1])).elements()))
    for tea in permutations([card for card in deck if card != ZERO], 2):
        stock = [card for card in deck if card not in tea]
        for first in combinations(range(len(stock)), 2 - len(kept[0])):
            left = [place for place in range(len(stock)) if place not in first]
            for second in combinations(left, 2 - len(kept[1])):
                aside = tuple(stock[place] for place in left if place not in second)
                hands = [
                    in_order(kept[seat] + tuple(stock[place] for place in drawn))
                    for seat, drawn in enumerate((first, second))
                ]
                counted[Deal(0, tea, (hands[0], hands[1]), aside)] += 1
    assert odds == {deal: Fraction(count, counted.total()) for deal, count in counted.items()}
