"""What the net is told of the cards: which match a tea card, and which of two matches is better."""

from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np

from chakai.games.matcha.cards import KINDS
from chakai.games.matcha.edition import Edition
from chakai.solve.matcha.ends import ends
from chakai.solve.matcha.net.shapes import CARDS, HAND_SIZE, MATCHES, ROUNDS
from chakai.solve.matcha.rounds.bits import Real, Small
from chakai.solve.matcha.tables import NO_KIND, Tables, tables

LEARNED: Final = ("matagot-2020", "matagot-2020-nl")
"""The editions that the net is taught."""


class Lore(NamedTuple):
    """Asked from the tables of the readable rules."""

    rules: Tables
    whisks_break_ties: int
    matches: Small
    """By mat and tea card: the matches, from the tea card on around the loop."""
    place: Small
    """By mat, tea card and card (a 0 too): its place among them, or -1."""
    beats: Small
    """By mat and two cards that match the same tea card: is the first better?"""
    suit: Small
    """By card: the kind of token that it brings as a tea card."""
    ends: Real
    """What the end of the first set is worth to seat 0, by both rows of tokens; the other seat deals the next."""


@lru_cache(maxsize=4)
def lore(edition: Edition) -> Lore:
    """Of an edition that the net can play."""
    rules = tables(edition)
    zero = rules.sizes.ranked
    assert (zero, rules.sizes.rounds, rules.sizes.hand_size) == (CARDS, ROUNDS, HAND_SIZE)
    suit = np.array([KINDS.index(card.suit) for card in edition.deck[:zero]], np.int8)
    matches = np.zeros((2, zero, MATCHES), np.int8)
    place = np.full((2, zero, zero + 2), -1, np.int8)
    beats = np.zeros((2, zero, zero), np.int8)
    for mat in range(2):
        for tea in range(zero):
            found = [
                card for card in range(zero) if card != tea and rules.earned[mat, tea, card, zero, 1] != NO_KIND
            ]
            found = [card for card in found if card > tea] + [card for card in found if card < tea]
            matches[mat, tea] = found
            for at, card in enumerate(found):
                place[mat, tea, card] = at
                for other in found:
                    if other != card:
                        beats[mat, card, other] = rules.earned[mat, tea, card, other, 0] != NO_KIND
    values = ends(edition, 1)
    assert values is not None
    return Lore(rules, int(edition.whisks_break_ties), matches, place, beats, suit, values)
