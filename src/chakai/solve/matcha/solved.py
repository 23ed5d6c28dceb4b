"""The last rounds of a set solved for the ranges of a player, and played without solving again."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from math import comb
from typing import Final, NamedTuple

import numpy as np

from chakai.core.illegal import Refusal
from chakai.core.seats import Seat
from chakai.games.matcha.cards import in_order
from chakai.games.matcha.edition import Edition
from chakai.games.matcha.moves import Lay, Pass
from chakai.games.matcha.view import View
from chakai.solve.matcha.games import Mask
from chakai.solve.matcha.rounds.bits import NONE, RANKED, ZEROS, Longs, Real
from chakai.solve.matcha.rounds.game import Hold, RoundsGame
from chakai.solve.matcha.rounds.moments import PASS
from chakai.solve.matcha.rounds.positions import Holding, Position
from chakai.solve.matcha.rounds.reading import Reading
from chakai.solve.matcha.style import Evenly
from chakai.solve.matcha.tracking import SEATS, Standing, cards_in, hold

EVENLY: Final = Evenly()
GROWING: Final = 4
"""A tree takes as long to grow as so many iterations on it."""
FAINT: Final = 1e-9
"""What one really has counts for so much at least."""


class Rows(NamedTuple):
    """The likely part of both ranges at the beginning of a round."""

    places: tuple[Longs, Longs]
    """By hold that there may be: its place among them, or NONE."""
    given: Mapping[Seat, Mapping[Hold, float]]


def likely(standing: Standing, dropped: float) -> Rows:
    """All but so much of each range, also as the one who looks sees it; what that one really has stays in it."""
    edition, own = standing.moment.edition, standing.own
    places, given = [], {}
    for seat in SEATS:
        side = standing.sides[seat]
        chances = side.chances.copy()
        kept = _likeliest(chances * _dealt(edition, side.holds.cards), dropped)
        if own and own[0] == seat:
            chances[own[1]] = max(chances[own[1]], FAINT)
            kept[own[1]] = True
        elif own:
            mine = int(standing.sides[own[0]].holds.cards[own[1]])
            kept |= _likeliest(chances * _dealt(edition, side.holds.cards, mine), dropped)
        rows = np.flatnonzero(kept & (chances >= FAINT))
        place = np.full(len(chances), NONE, np.int64)
        place[rows] = np.arange(len(rows))
        places.append(place)
        given[seat] = {hold(side, row, edition): float(chances[row]) for row in rows.tolist()}
    return Rows((places[0], places[1]), given)


def _dealt(edition: Edition, cards: Longs, beside: int = 0) -> Longs:
    """In how many ways these are dealt beside others, each 0 being a card of its own."""
    left = edition.zeros - (beside >> ZEROS)
    ways = np.array([comb(left, count) for count in range(edition.zeros + 1)])
    return np.where(cards & beside & RANKED, 0, ways[cards >> ZEROS])


def _likeliest(weights: Real, dropped: float) -> Mask:
    """Those that are left when the least of them, together so much of all, are not counted."""
    order = np.argsort(-weights, kind="stable")
    total = weights.sum(dtype=np.float64)
    rest = total - np.cumsum(weights[order], dtype=np.float64)
    kept = np.zeros(len(weights), bool)
    kept[order[: 1 + int((rest > dropped * total).sum())]] = True
    return kept


@dataclass(frozen=True)
class Solved:
    """A game of rounds as it is played now."""

    game: RoundsGame
    policy: Real
    rows: Rows
    number: int
    """The round with which it begins."""
    position: Position
    """Where the set is."""

    @classmethod
    def of(cls, game: RoundsGame, rows: Rows, number: int) -> "Solved":
        return cls(game, game.average(), rows, number, Position.at_start(game))

    def _there(self, standing: Standing, seat: Seat) -> Mask:
        """Which holds are solved, in the first of the rounds; they stand in the same order there."""
        there: Mask = self.rows.places[seat][standing.sides[seat].origin] != NONE
        return there

    def mixes(self, standing: Standing) -> Real:
        """Of all holds; those left out of the game, and those of its later rounds, are thought to do anything."""
        mixes = EVENLY.mixes(standing.moment, standing.holds, standing.ranges)
        if standing.moment.round == self.number:
            mixes[self._there(standing, standing.moment.seat)] = self.position.of_policy(self.policy)
        return mixes

    def own_mix(self, view: View, standing: Standing) -> Real:
        """What the one who looks, being to move, does with what it really has."""
        seat, own = standing.moment.seat, standing.own_place
        if standing.moment.round == self.number:
            place = int(self._there(standing, seat)[:own].sum())
        else:
            place = self.position.place(seat, self._own(view, standing))
        row: Real = self.position.of_policy(self.policy)[place]
        return row

    def after(self, entry: Lay | Pass) -> "Solved":
        """After a choice."""
        return replace(self, position=self.position.after(PASS if isinstance(entry, Pass) else int(entry.mat)))

    def next_round(self, view: View, standing: Standing) -> "Solved | None":
        """At the beginning of a round; None if nobody was thought to do what has been done."""
        deck, seen = standing.moment.edition.deck, standing.moment.table[standing.moment.round - 1]
        (a, b), (c, d) = ([deck[card] if card >= 0 else None for card in seen[:, seat]] for seat in SEATS)
        try:
            position = self.position.turned_up(((a, b), (c, d)))
            if standing.own:
                seat = standing.own[0]
                place = position.place(seat, self._own(view, standing))
                if not Reading(position, self.policy).belief(seat, place).any():
                    return None
        except Refusal:
            return None
        return replace(self, position=position)

    def _own(self, view: View, standing: Standing) -> Holding:
        """What the one who looks has there, which may be before now."""
        assert standing.own
        (seat, place), moment = standing.own, standing.moment
        holds, deck = standing.sides[seat].holds, moment.edition.deck
        past = [[spots[seat] for spots in pair] for pair in view.table[: moment.round]]
        hidden = [spot.card for pair in past[: self.number] for spot in pair if spot and not spot.face_up]
        laid = [tuple(spot.card if spot else None for spot in pair) for pair in past[self.number :]]
        now = tuple(deck[card] if card >= 0 else None for card in holds.laid[place].tolist())
        return Holding(
            cards_in(int(holds.hand[place]), moment.edition),
            tuple((number, suit) for number, suit in (*laid, now)),
            in_order(card for card in hidden if card),
        )
