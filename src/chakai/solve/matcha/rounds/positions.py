"""Public moments of a tree of rounds: who may have what there, and what can be done with it."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import repeat
from typing import NamedTuple, TypeAlias

import numpy as np

from chakai.core.illegal import Refusal
from chakai.core.seats import Seat
from chakai.games.matcha.cards import MATS, ZERO, Card, Face
from chakai.games.matcha.moves import Lay, Pass, lay
from chakai.solve.matcha.rounds.arrays import BLOCKS, CHOICE, DECIDE, NONE, ZEROS, Longs, Real, Whole
from chakai.solve.matcha.rounds.game import SEATS, RoundsGame
from chakai.solve.matcha.rounds.moments import PASS
from chakai.solve.matcha.rounds.seen import Beginning
from chakai.solve.matcha.rounds.turning import packed

Sides: TypeAlias = tuple[Face, Face]
"""What one seat has laid in a round: on the number mat, on the suit mat."""


class Holding(NamedTuple):
    """What a seat may have now."""

    hand: tuple[Card, ...]
    laid: tuple[Sides, ...]
    """In every round since the start of what is solved; this round stands last."""
    hidden: tuple[Card, ...]
    """Laid in this set before that start, and never turned up."""


@dataclass(frozen=True)
class Position:
    """A public moment of a tree, found by what everybody has seen since its start."""

    game: RoundsGame
    block: int
    node: int
    """A decision; below NONE the round is over, and it is -2 - its moment."""
    held: tuple[Whole, Whole]
    """By seat: the places of all holdings that it may have now."""

    @classmethod
    def at_start(cls, game: RoundsGame) -> "Position":
        return cls._of_block(game, 0)

    @classmethod
    def now(cls, game: RoundsGame, beginning: Beginning) -> "Position":
        """Where a view stands in the game that begins there."""
        position = cls.at_start(game)
        *over, current = beginning.since
        for seen in over:
            for way in seen.ways:
                position = position.after(way)
            position = position.turned_up(seen.shown)
        for way in current.ways:
            position = position.after(way)
        return position

    @classmethod
    def _of_block(cls, game: RoundsGame, block: int) -> "Position":
        layouts, layout = game.tree.layouts, int(game.tree.blocks.layout[block])
        first, many = layouts.begin[layout].tolist(), layouts.many[layout].tolist()
        one, two = (np.arange(first[seat], first[seat] + many[seat], dtype=np.int32) for seat in SEATS)
        return cls(game, block, cls._first(game, layout), (one, two))

    @staticmethod
    def _first(game: RoundsGame, layout: int) -> int:
        """The first decision; where nobody has one, the end of the round."""
        node = int(game.tree.layouts.nodes[layout, 0])
        return node if game.tree.kind[node] == DECIDE and node < game.tree.layouts.nodes[layout, 1] else -2

    @property
    def layout(self) -> int:
        return int(self.game.tree.blocks.layout[self.block])

    @property
    def seat(self) -> Seat:
        """Who is to move."""
        return int(self.game.tree.seat[self.node])

    def after(self, way: int) -> "Position":
        """The moment after a choice of which only the mat is seen, or a pass."""
        columns = slice(-1, None) if way == PASS else slice(self._open.index(way), -1, len(self._open))
        column = self.leads_to[:, columns]
        then, following = column[column >= 0], int(self.game.tree.shape[self.node, way])
        held = (then, self.held[1]) if self.seat == 0 else (self.held[0], then)
        return Position(self.game, self.block, following, held)

    def turned_up(self, shown: tuple[Sides, Sides]) -> "Position":
        """The beginning of the next round, after these cards were turned up; Refusal if that cannot be."""
        blocks = self.game.tree.blocks
        faces = (np.array([self._place(card) for card in sides], np.int8) for sides in shown)
        wanted = [self.block, -2 - self.node, *(packed(sides, 3) for sides in faces)]
        found = np.flatnonzero((blocks.came_from[: self.game.tree.used[BLOCKS]] == wanted).all(axis=1))
        found = found[found > 0]
        if not len(found):
            raise Refusal("ranges-empty")
        return self._of_block(self.game, int(found[0]))

    def came_from(self, seat: Seat) -> Whole:
        """At the beginning of a round that is not the first: the places that a seat's holdings had before."""
        tree, before = self.game.tree, int(self.game.tree.blocks.came_from[self.block, 0])
        begin = int(tree.blocks.members[self.block, seat])
        members = tree.members[seat, begin : begin + len(self.held[seat])]
        return members - int(tree.layouts.shift[tree.blocks.layout[before], seat])  # there were no other copies

    @cached_property
    def pairs(self) -> tuple[tuple[Whole, Whole], Real]:
        """First holdings of this round that can meet, by seat, and in how many deals they do."""
        tree = self.game.tree
        begin, end = tree.layouts.pairs[self.layout].tolist()
        pairs = tree.pairs[begin:end]
        return (pairs[:, 0], pairs[:, 1]), tree.odds[begin:end]

    # What can be done, by whom

    @cached_property
    def leads_to(self) -> Whole:
        """By holding of the one to move, and choice."""
        tree, node = self.game.tree, self.node
        many, width, at = int(tree.many[node, 0]), int(tree.width[node]), int(tree.at[node])
        return tree.leads_to[at : at + many * width].reshape(many, width)

    def of_policy(self, policy: Real) -> Real:
        """The chances of these choices; what is written there is written in the policy."""
        at, size, copies = int(self.game.tree.at[self.node]), self.leads_to.size, self._copies
        first = int(self.numbers(CHOICE, np.array(at)))
        return policy[first : first + size * copies : copies].reshape(self.leads_to.shape)

    @property
    def _copies(self) -> int:
        return int(self.game.tree.layouts.copies[self.layout])

    def numbers(self, part: int, places: Whole) -> Longs:
        """Of a seat's holdings or of choices, by their places, as the arrays of a game have them."""
        tree = self.game.tree
        shift = int(tree.layouts.shift[self.layout, part]) + int(tree.blocks.copy[self.block])
        return places.astype(np.int64) * self._copies + shift

    @cached_property
    def _open(self) -> list[int]:
        return [mat for mat in MATS if self.game.tree.shape[self.node, mat] != NONE]

    def moves(self, place: int) -> Iterator[tuple[int, Lay | Pass]]:
        """The choices of one of the holdings, by column."""
        for column, after in enumerate(self.leads_to[place].tolist()):
            if after >= 0:
                if column == self.leads_to.shape[1] - 1:
                    yield column, Pass(self.seat)
                else:
                    mat = MATS[self._open[column % len(self._open)]]
                    yield column, lay(self.seat, self._card(self.game.tree.laid[self.seat, after, mat]), mat)

    def mix(self, policy: Real, place: int) -> dict[Lay | Pass, float]:
        """What one of the holdings does, and how often."""
        row = self.of_policy(policy)[place].tolist()
        return {move: row[column] for column, move in self.moves(place)}

    # Holdings

    def holding(self, seat: Seat, place: int) -> Holding:
        """The one at a place of `held`."""
        tree, block, place = self.game.tree, self.block, int(self.held[seat][place])
        layouts, hand = tree.layouts, self._cards(int(tree.hand[seat, place]))
        laid = [self._sides(seat, place)]
        while block:
            members = int(tree.blocks.members[block, seat])
            number = int(tree.members[seat, members + tree.origin[seat, place]])
            block = int(tree.blocks.came_from[block, 0])
            place = number - int(layouts.shift[tree.blocks.layout[block], seat])  # it has no other copies
            laid.insert(0, self._sides(seat, place))
        _, hidden = self._holds[seat][tree.origin[seat, place]]
        return Holding(hand, tuple(laid), hidden)

    def place(self, seat: Seat, wanted: Holding) -> int:
        """Where a holding stands in `held`; Refusal if the range has no such one."""
        tree, places = self.game.tree, self.held[seat]
        now = np.array([self._place(card) for card in wanted.laid[-1]], np.int8)
        same = (tree.hand[seat, places] == self._bits(wanted.hand)) & (tree.laid[seat, places] == now).all(axis=1)
        for place in np.flatnonzero(same).tolist():
            if self.holding(seat, place) == wanted:
                return place
        raise Refusal("range-lacks", seat=seat, hand=" ".join(map(str, wanted.hand)))

    @cached_property
    def _holds(self) -> list[list[tuple[tuple[Card, ...], tuple[Card, ...]]]]:
        return [[*held] for held in self.game.start.ranges]

    def _sides(self, seat: Seat, place: int) -> Sides:
        first, second = (None if card == NONE else self._card(card) for card in self.game.tree.laid[seat, place])
        return first, second

    def _card(self, place: int) -> Card:
        return self.game.start.edition.deck[place]

    def _place(self, card: Face) -> int:
        return NONE if card is None else self.game.start.edition.deck.index(card)

    def _cards(self, bits: int) -> tuple[Card, ...]:
        deck = self.game.start.edition.deck
        ranked = [card for place, card in enumerate(deck) if card != ZERO and bits >> place & 1]
        return (*ranked, *repeat(ZERO, bits >> ZEROS))

    def _bits(self, cards: tuple[Card, ...]) -> int:
        return sum(1 << (ZEROS if card == ZERO else self._place(card)) for card in cards)
