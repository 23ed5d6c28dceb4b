"""The last rounds of a set solved for the ranges of a player, and played without solving again."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from math import comb
from typing import Final, NamedTuple

import numpy as np

from chakai.core.illegal import Refusal
from chakai.core.seats import Seat
from chakai.games.matcha.moves import Lay, Pass
from chakai.solve.matcha.rounds.bits import NONE, ZEROS, Longs, Real
from chakai.solve.matcha.rounds.game import Hold, RoundsGame
from chakai.solve.matcha.rounds.moments import PASS
from chakai.solve.matcha.rounds.positions import Position
from chakai.solve.matcha.style import Evenly
from chakai.solve.matcha.tracking import SEATS, Standing, hold

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
    """All but so much of each range; what one really has stays in it."""
    edition = standing.moment.edition
    zeros = np.array([comb(edition.zeros, count) for count in range(edition.zeros + 1)])  # each is a card to deal
    places, given = [], {}
    for seat in SEATS:
        side = standing.sides[seat]
        weights = side.chances * zeros[side.holds.cards >> ZEROS]
        order = np.argsort(-weights, kind="stable")
        left = weights.sum() - np.cumsum(weights[order], dtype=np.float64)
        kept = np.zeros(len(weights), bool)
        kept[order[: 1 + int((left > dropped * weights.sum()).sum())]] = True
        chances = side.chances
        if standing.own and standing.own[0] == seat:
            kept[standing.own[1]] = True
            chances = chances.copy()
            chances[standing.own[1]] = max(chances[standing.own[1]], FAINT)
        rows = np.flatnonzero(kept & (chances >= FAINT))
        place = np.full(len(weights), NONE, np.int64)
        place[rows] = np.arange(len(rows))
        places.append(place)
        given[seat] = {hold(side, row, edition): float(chances[row]) for row in rows.tolist()}
    return Rows((places[0], places[1]), given)


@dataclass(frozen=True)
class Solved:
    """A game of rounds as it is played now."""

    game: RoundsGame
    policy: Real
    rows: Rows
    position: Position
    """Where the set is."""
    own: tuple[Seat, int] | None
    """Of the one who looks: the seat, and the number of its holding."""

    @classmethod
    def of(cls, game: RoundsGame, rows: Rows, standing: Standing) -> "Solved":
        own = standing.own and (standing.own[0], int(rows.places[standing.own[0]][standing.own[1]]))
        return cls(game, game.average(), rows, Position.at_start(game), own)

    @property
    def _row(self) -> int:
        """Where the one who looks stands among those who decide."""
        assert self.own
        return self.own[1] - int(self.game.tree.first[self.position.node, 0])

    def mixes(self, standing: Standing) -> Real:
        """Of all holds; those left out of the game, and those of its later rounds, are thought to do anything."""
        mixes = EVENLY.mixes(standing.moment, standing.holds, standing.ranges)
        if not self.position.block:
            there = self.rows.places[standing.moment.seat][standing.deciding.origin] != NONE
            mixes[there] = self.position.of_policy(self.policy)
        return mixes

    def own_mix(self) -> Real:
        """What the one who looks, being to move, does with what it really has."""
        row: Real = self.position.of_policy(self.policy)[self._row]
        return row

    def after(self, entry: Lay | Pass) -> "Solved":
        """After a choice."""
        own, position = self.own, self.position
        if own and own[0] == position.seat:
            following = position.leads_to[self._row]
            if isinstance(entry, Lay) and entry.card is not None:
                card = self.game.start.edition.deck.index(entry.card)
                laid = self.game.tree.laid[own[0], following, entry.mat]
                own = own[0], int(following[(following != NONE) & (laid == card)][0])
            else:
                own = own[0], int(following[-1])
        way = PASS if isinstance(entry, Pass) else int(entry.mat)
        return replace(self, position=position.after(way), own=own)

    def next_round(self, standing: Standing) -> "Solved | None":
        """After the end of a round; None if nobody was thought to do what has been done."""
        deck, own = standing.moment.edition.deck, self.own
        faces = standing.moment.table[standing.moment.round]
        (a, b), (c, d) = ([deck[card] if card >= 0 else None for card in faces[:, seat]] for seat in SEATS)
        try:
            position = self.position.turned_up(((a, b), (c, d)))
        except Refusal:
            return None
        if own:
            seat, held = own[0], position.held[own[0]]
            here = held[self.game.tree.came_from[seat, held] == own[1]]
            if not len(here) or not self._is_met(position, seat, int(here[0])):
                return None
            own = seat, int(here[0])
        return replace(self, position=position, own=own)

    def _is_met(self, position: Position, seat: Seat, number: int) -> bool:
        """Is the other thought to come here with anything that one's own cards leave to it?"""
        tree, block = self.game.tree, position.block
        begin, end = int(tree.blocks.last_pair[block - 1]), int(tree.blocks.last_pair[block])
        pairs = tree.pairs[begin:end]
        met = pairs[pairs[:, seat] == tree.origin[seat, number], 1 - seat]
        reached = self.game.reached(1 - seat, self.policy)
        return bool((reached[position.held[1 - seat]][met] > 0).any())
