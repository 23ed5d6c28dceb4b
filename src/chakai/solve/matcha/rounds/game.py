"""The last rounds of a set as a game of their own: solved, judged, answered best."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import comb
from typing import Final, TypeAlias

import numpy as np

from chakai.core.illegal import Refusal
from chakai.core.seats import Seat
from chakai.games.matcha.cards import KINDS, ZERO, Card, Tokens
from chakai.games.matcha.edition import Edition
from chakai.solve.matcha.rounds.arrays import (
    BLOCKS,
    CHOICE,
    DECIDE,
    HEADS,
    LAYOUTS,
    NONE,
    ZEROS,
    Real,
    Tree,
    empty,
)
from chakai.solve.matcha.rounds.growing import grow
from chakai.solve.matcha.rounds.moments import plans
from chakai.solve.matcha.rounds.regrets import evaluate, learn, normalise, reach, settle
from chakai.solve.matcha.rounds.values import Known, Setting, row_of, rows
from chakai.solve.matcha.tables import tables

SEATS: Final = (0, 1)
AVERAGING: Final = 6
"""The policy of iteration t counts with t to this power: the first ones are soon forgotten."""

Hold: TypeAlias = tuple[tuple[Card, ...], tuple[Card, ...]]
"""What a seat may have: its hand, and those of its cards in this set that lie face down for ever."""
Range: TypeAlias = Mapping[Hold, float]
"""How likely a seat's own choices would have led it here with each of them; deals are counted apart."""


@dataclass(frozen=True)
class Start:
    """The beginning of a round, as everybody sees it, and what each seat may hold."""

    edition: Edition
    tokens: tuple[Tokens, Tokens]
    dealer: Seat
    last_set: bool
    tea: tuple[Card, ...]
    """Of the rounds that are left in the set."""
    ranges: tuple[Range, Range]
    shown_zeros: tuple[int, int] = (0, 0)
    """0s that each has shown in this set."""


class RoundsGame:
    """A start with all that follows to the end of the set, and a policy of both seats that gets better."""

    def __init__(self, start: Start, ends: Real | None = None) -> None:
        """`ends`: what the end of a set is worth to seat 0, by both rows of tokens; nothing if it is not given.

        A tie that is played on (M9) counts nothing then: no token that still counts is ahead of another.
        """
        if ends is not None and ends.shape != (many := rows(tables(start.edition)), many):
            raise ValueError(f"values of {ends.shape} rows of tokens, where the edition has {many}")
        self.start = start
        self.ranges = [np.array([*held.values()], np.float32) for held in start.ranges]
        self.tree = self._grown(
            np.zeros((0, 0), np.float32) if ends is None else np.ascontiguousarray(ends, np.float32)
        )
        self.choices = int(self.tree.total[CHOICE])
        """Of both seats in the whole tree."""
        self.desk = self._room()
        """Room to work in."""
        self._regrets, self._average = np.zeros(self.choices, np.float32), np.zeros(self.choices, np.float32)
        self._policy = self.uniform()
        self._reached = [self.reached(seat, self._policy) for seat in SEATS]
        self._worth = [np.zeros_like(reached) for reached in self._reached]
        self.iterations = 0
        self._habit: tuple[Seat, Real, np.float32] | None = None
        self._fixed = self._policy[:0]
        """The policy of the first round, if it is not to be found."""
        pairs = self.tree.pairs[: int(self.tree.layouts.pairs[0, 1])]
        met = self.ranges[0][pairs[:, 0]] * self.ranges[1][pairs[:, 1]]
        self.total = float((met * self.tree.odds[: len(pairs)]).sum(dtype=np.float64))
        """The weight of all ways in which the two can meet at the start."""
        if self.total <= 0:
            raise Refusal("ranges-empty")

    def _room(self) -> tuple[Real, Real]:
        """For every settlement and every row of copies."""
        layouts, count = self.tree.layouts, int(self.tree.used[LAYOUTS])
        copies, heads = layouts.copies[:count].astype(np.int64), layouts.many[:count].max(axis=1)
        nodes = int(layouts.nodes[count - 1, 1])
        room = int((copies * heads).max()) * int(self.tree.shape[:nodes, 0].max(initial=1))
        return np.empty(room, np.float32), np.empty(room, np.float32)

    def _grown(self, ends: Real) -> Tree:
        start, edition = self.start, self.start.edition
        places = {card: place for place, card in enumerate(edition.deck)}
        setting = Setting(
            tables(edition),
            ends,
            np.array([places[card] for card in start.tea], np.int64),
            int(start.last_set),
            _odds(edition.zeros),
        )
        ways = plans(edition.hand_size, start.dealer, edition.turns)

        def bits(cards: Iterable[Card]) -> int:
            return sum(1 << (ZEROS if card == ZERO else places[card]) for card in cards)

        room = 1 << 17
        while True:
            tree = empty(room)
            layouts, blocks = tree.layouts, tree.blocks
            for seat, held in enumerate(start.ranges):
                tree.heads[seat, : len(held)] = [(bits(hand), bits((*hand, *hidden))) for hand, hidden in held]
                layouts.heads[0, seat], layouts.many[0, seat] = 0, len(held)
                layouts.sizes[0, seat] = len(next(iter(held))[0])
                tree.used[HEADS + seat] = len(held)
            layouts.number[0], layouts.zeros[0], layouts.copies[0], layouts.blocks[0] = 0, start.shown_zeros, 1, 0
            blocks.layout[0], blocks.copy[0], blocks.tokens[0], blocks.next[0] = 0, 0, start.tokens, NONE
            tree.used[BLOCKS] = tree.used[LAYOUTS] = 1
            known = Known(
                np.empty((room, 1 + 2 * len(KINDS)), np.int32),
                np.empty((room, 4, 4), np.int64),
                np.empty(16 * room, np.float32),
                np.zeros(2, np.int64),
            )
            blocks.row[0] = row_of(known, 0, blocks.tokens[0])
            if grow(setting, ways, tree, known):
                return tree
            room *= 4

    def uniform(self) -> Real:
        """All choices alike."""
        policy = np.empty(self.choices, np.float32)
        normalise(self.tree, np.zeros_like(policy), policy, self.desk[0])
        return policy

    def expect(self, seat: Seat, habit: Real, part: float) -> None:
        """From now on a seat is thought to follow a policy by habit in this part of all games, else to be free."""
        self._habit = seat, np.float32(part) * self.reached(seat, habit), np.float32(1 - part)

    @property
    def first_round(self) -> int:
        """Its choices stand before all others: so many."""
        nodes = np.arange(*self.tree.layouts.nodes[0])
        nodes = nodes[self.tree.kind[nodes] == DECIDE]
        return int((self.tree.at[nodes] + self.tree.many[nodes, 0] * self.tree.width[nodes]).max())

    def fix_first_round(self, policy: Real) -> None:
        """From now on both are thought to play the first round like this; what follows is solved."""
        self._fixed = policy[: self.first_round].copy()
        self._policy[: len(self._fixed)] = self._fixed
        self._reached = [self.reached(seat, self._policy) for seat in SEATS]

    def _met(self, seat: Seat) -> Real:
        """How likely a seat is thought to come to each of its holdings."""
        if self._habit is None or self._habit[0] != seat:
            return self._reached[seat]
        _, habit, free = self._habit
        met: Real = habit + free * self._reached[seat]
        return met

    def solve(self, iterations: int) -> None:
        """Predictive CFR+, the seats in turn."""
        for _ in range(iterations):
            self.iterations += 1
            weight = float(self.iterations) ** AVERAGING
            for seat in SEATS:
                worth = self._worth[seat]
                settle(self.tree, seat, self._met(1 - seat), worth, *self.desk)
                reached = self._reached[seat]
                learned = self._policy, reached, worth, self._regrets, self._average
                learn(self.tree, seat, weight, *learned, *self.desk)
                self._policy[: len(self._fixed)] = self._fixed
                reach(self.tree, seat, self._policy, reached)

    def average(self) -> Real:
        """The policy that goes towards an equilibrium."""
        policy = np.empty_like(self._policy)
        normalise(self.tree, self._average, policy, self.desk[0])
        return policy

    def together(self, policies: tuple[Real, Real]) -> Real:
        """Each seat's half of its own policy."""
        tree, policy = self.tree, policies[0].copy()
        layouts = tree.layouts
        for layout in range(int(tree.used[LAYOUTS])):
            copies, shift = int(layouts.copies[layout]), int(layouts.shift[layout, CHOICE])
            for node in range(*layouts.nodes[layout].tolist()):
                if tree.kind[node] == DECIDE and tree.seat[node] == 1:
                    first = copies * int(tree.at[node]) + shift
                    last = first + copies * int(tree.many[node, 0] * tree.width[node])
                    policy[first:last] = policies[1][first:last]
        return policy

    def value(self, policy: Real, seat: Seat, *, best: bool = False) -> float:
        """What a policy of both brings to a seat; or what the best answer to the other's half of it would."""
        worth = self.worth(policy, seat, best=best)
        return float((worth[: len(self.ranges[seat])] * self.ranges[seat]).sum(dtype=np.float64) / self.total)

    def worth(self, policy: Real, seat: Seat, *, best: bool = False) -> Real:
        """The same for each of a seat's holdings, weighted by how the other comes to what it may meet."""
        worth = np.zeros_like(self._worth[seat])
        settle(self.tree, seat, self.reached(1 - seat, policy), worth, *self.desk)
        evaluate(self.tree, seat, policy, worth, best=best)
        return worth

    def exploitability(self, policy: Real) -> float:
        """The mean of what both seats would gain by the best answers; a win counts 1, a loss -1."""
        return sum(self.value(policy, seat, best=True) for seat in SEATS) / 2

    def reached(self, seat: Seat, policy: Real) -> Real:
        """How likely a seat's own choices lead to each of its holdings."""
        reached = np.zeros(int(self.tree.total[seat]), np.float32)
        reached[: len(self.ranges[seat])] = self.ranges[seat]
        reach(self.tree, seat, policy, reached)
        return reached


def _odds(zeros: int) -> Real:
    """By the number of 0s on each side: in how many deals that is so, the 0s being so many cards."""
    counts = range(zeros + 1)
    return np.array(
        [
            [comb(zeros, one) * comb(zeros - one, two) if one + two <= zeros else 0 for two in counts]
            for one in counts
        ],
        np.float32,
    )
