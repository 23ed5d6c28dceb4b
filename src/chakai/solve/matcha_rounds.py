"""The last rounds of a Matcha set, solved exactly for any cards that the two may hold; needs the extra `lab`."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import comb
from typing import Final

import numpy as np

from chakai.core.seats import Seat
from chakai.games.matcha.cards import ZERO, Card, Tokens
from chakai.games.matcha.edition import Edition
from chakai.solve.matcha_rounds_cfr import evaluate, learn, normalise, reach, settle
from chakai.solve.matcha_rounds_tree import (
    HOLDINGS,
    Known,
    ROOT_PAIRS,
    ZEROS,
    Real,
    Rounds,
    Tree,
    _hold,
    grow,
    plans,
)
from chakai.solve.matcha_tables import tables

POWER = 2
SEATS: Final = (0, 1)
Hold = tuple[tuple[Card, ...], tuple[Card, ...]]
"""What a seat may have: its hand, and those of its cards that lie face down for ever."""


@dataclass(frozen=True)
class Start:
    """The beginning of a round, as everybody sees it, and what each seat may hold there, how likely by its choices."""

    edition: Edition
    tokens: tuple[Tokens, Tokens]
    dealer: Seat
    last_set: bool
    tea: tuple[Card, ...]
    """Of the rounds that are left."""
    ranges: tuple[Mapping[Hold, float], Mapping[Hold, float]]
    shown_zeros: tuple[int, int] = (0, 0)
    """0s that each has shown in this set."""


class Game:
    """The tree of a start, with room for policies."""

    def __init__(self, start: Start, ends: Real | None = None, *, room: int = 1 << 16) -> None:
        self.start = start
        edition = start.edition
        rules = tables(edition)
        self._place = {card: place for place, card in enumerate(dict.fromkeys(edition.deck))}
        zeros = edition.zeros
        odds = np.array(
            [[comb(zeros, a) * comb(zeros - a, b) if a + b <= zeros else 0 for b in range(zeros + 1)] for a in range(zeros + 1)],
            np.float32,
        )
        sizes = [len(next(iter(kept))[0]) for kept in start.ranges]
        rounds = Rounds(
            np.array([self._place[card] for card in start.tea], np.int64),
            np.array(start.tokens, np.int32),
            int(start.last_set),
            np.array(sizes, np.int64),
            odds,
        )
        ways = plans(edition.hand_size, start.dealer, edition.turns or 0)
        self.holds = [list(kept) for kept in start.ranges]
        no_ends = np.zeros((0, 0), np.float32)
        while True:
            self.tree = _empty(room)
            known = Known(
                np.empty((room, 1 + 2 * rounds.tokens.shape[1]), np.int32),
                np.empty((room, 4, 4), np.int64),
                np.zeros(1, np.int64),
            )
            queue = np.zeros((room, 7 + 2 * rounds.tokens.shape[1]), np.int64)
            for seat in SEATS:
                for place, (hand, hidden) in enumerate(self.holds[seat]):
                    cards = self._bits((*hand, *hidden)) + (start.shown_zeros[seat] << ZEROS)
                    _hold(self.tree, seat, self._bits(hand), cards, place)
            queue[0] = [0, 0, len(self.holds[0]), 0, len(self.holds[1]), *sizes, *rounds.tokens.ravel()]
            if grow(rules, no_ends if ends is None else ends, rounds, ways, self.tree, queue, known):
                break
            room *= 4
        holdings = [int(self.tree.used[HOLDINGS + seat]) for seat in SEATS]
        self.reached = [np.zeros(count, np.float32) for count in holdings]
        self._worth = [np.zeros(count, np.float32) for count in holdings]
        choices = int(self.tree.used[1])
        self.policy = np.zeros(choices, np.float32)
        self._regrets = np.zeros(choices, np.float32)
        self._average = np.zeros(choices, np.float32)
        normalise(self.tree, self._regrets, self.policy)
        for seat in SEATS:
            weights = np.array([*start.ranges[seat].values()], np.float32)
            self.reached[seat][: len(weights)] = weights
        self.iterations = 0
        met = self.tree.pairs[: self.tree.used[ROOT_PAIRS], :]
        self.total = float(
            (self.tree.odds[: len(met)] * self.reached[0][met[:, 0]] * self.reached[1][met[:, 1]]).sum()
        )
        for seat in SEATS:
            reach(self.tree, seat, self.policy, self.reached[seat])

    def _bits(self, cards: Sequence[Card]) -> int:
        return sum(1 << (ZEROS if card == ZERO else self._place[card]) for card in cards)

    def solve(self, iterations: int) -> None:
        for _ in range(iterations):
            self.iterations += 1
            for seat in SEATS:
                settle(self.tree, seat, self.reached[1 - seat], self._worth[seat])
                learn(
                    self.tree,
                    seat,
                    float(self.iterations) ** POWER,
                    self.policy,
                    self.reached[seat],
                    self._worth[seat],
                    self._regrets,
                    self._average,
                )
                reach(self.tree, seat, self.policy, self.reached[seat])

    def average(self) -> Real:
        policy = np.zeros_like(self.policy)
        normalise(self.tree, self._average, policy)
        return policy

    def value(self, policy: Real, seat: Seat, *, best: bool = False) -> float:
        """What a policy of both is worth to a seat, or the other's policy to a seat that answers it best."""
        reached = [each.copy() for each in self.reached]
        reach(self.tree, 1 - seat, policy, reached[1 - seat])
        worth = np.zeros_like(self._worth[seat])
        settle(self.tree, seat, reached[1 - seat], worth)
        evaluate(self.tree, seat, policy, worth, best=best)
        weights = np.array([*self.start.ranges[seat].values()])
        return float((worth[: len(weights)] * weights).sum() / self.total)

    def exploitability(self, policy: Real) -> float:
        return sum(self.value(policy, seat, best=True) for seat in SEATS) / 2


def _empty(room: int) -> Tree:
    def longs(*shape: int) -> np.ndarray:
        return np.empty(shape, np.int64)

    def whole(*shape: int) -> np.ndarray:
        return np.empty(shape, np.int32)

    def small(*shape: int) -> np.ndarray:
        return np.empty(shape, np.int8)

    return Tree(
        kind=small(room),
        seat=small(room),
        first=whole(room, 2),
        count=whole(room, 2),
        width=whole(room),
        at=longs(room, 3),
        shape=whole(room, 4),
        leads_to=whole(32 * room),
        hand=longs(2, 16 * room),
        cards=longs(2, 16 * room),
        laid=small(2, 16 * room, 2),
        match=small(2, 16 * room, 2),
        origin=whole(2, 16 * room),
        came_from=whole(2, 16 * room),
        pairs=whole(16 * room, 2),
        odds=np.empty(16 * room, np.float32),
        values=np.empty(64 * room, np.float32),
        used=np.zeros(7, np.int64),
    )
