"""What a seat may hold at the beginning of a round, by what everybody has seen of the set."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from math import comb, factorial
from typing import Final

from chakai.core.illegal import Refusal
from chakai.core.seats import Seat
from chakai.games.matcha.cards import ZERO, Card, in_order
from chakai.games.matcha.edition import Edition
from chakai.solve.matcha.hands import HiddenSet
from chakai.solve.matcha.rounds.game import Hold, Range
from chakai.solve.matcha.sets import Turn, turns_odds

LEAST: Final = 1e-12
"""Weights below this part of the greatest are nothing: sums have some seven right digits."""


@dataclass(frozen=True)
class SeatSeen:
    """One seat's earlier rounds of a set, as everybody saw them."""

    seat: Seat
    edition: Edition
    turns: tuple[Turn, ...]
    unknown: tuple[Card, ...]
    """Cards of the set, in the order of writing, that nobody has shown."""
    kept: HiddenSet | None = None
    """What earlier sets tell, if the seat kept cards."""

    @cached_property
    def shown(self) -> tuple[Card, ...]:
        return tuple(turn.card for turn in self.turns if turn.card is not None)

    @cached_property
    def face_down(self) -> int:
        """How many of its cards lie face down for ever."""
        return sum(turn.laid and turn.card is None for turn in self.turns)

    @cached_property
    def in_hand(self) -> int:
        return self.edition.hand_size - self.face_down - len(self.shown)

    @cached_property
    def how_many(self) -> int:
        """Holds, counted without making them."""
        ranked = len(self.unknown) - self.unknown.count(ZERO)
        return sum(
            comb(ranked, self.face_down - below) * comb(ranked - self.face_down + below, self.in_hand - above)
            for above, below in self._zeros()
        )

    def evenly(self) -> Range:
        """All holds, weighed as if every earlier choice had been made evenly among legal moves."""
        weights = {zeros: self._odds(*zeros) for zeros in self._zeros()}
        held = {hold: weights[zeros] * self._dealt(hold) for zeros in weights for hold in self._holds(*zeros)}
        most = max(held.values())
        return {hold: weight / most for hold, weight in held.items() if weight}

    def _dealt(self, hold: Hold) -> float:
        """Cards that were kept were not dealt by chance."""
        return self.kept.dealt((*hold[0], *hold[1], *self.shown)) if self.kept else 1.0

    def given(self, weights: Mapping[Hold, float]) -> Range:
        """What somebody has said, without holds of no weight; Refusal if one of them cannot be."""
        unknown = Counter(self.unknown)
        for hand, hidden in weights:
            wrong = (len(hand), len(hidden)) != (self.in_hand, self.face_down)
            if wrong or Counter((*hand, *hidden)) - unknown:
                raise Refusal(
                    "range-hold",
                    seat=self.seat,
                    hand=" ".join(map(str, hand)) or "–",
                    hidden=" ".join(map(str, hidden)) or "–",
                    cards=self.in_hand,
                    face_down=self.face_down,
                    possible=" ".join(map(str, self.unknown)),
                )
        if not (most := max(weights.values(), default=0.0)):
            raise Refusal("ranges-empty")
        return {
            (in_order(hand), in_order(hidden)): weight / most
            for (hand, hidden), weight in weights.items()
            if weight / most > LEAST
        }

    def _zeros(self) -> Iterator[tuple[int, int]]:
        """How many 0s may be in the hand, and how many lie face down."""
        zeros = self.unknown.count(ZERO)
        ranked = len(self.unknown) - zeros
        for below in range(min(zeros, self.face_down) + 1):
            for above in range(min(zeros - below, self.in_hand) + 1):
                if self.in_hand + self.face_down - above - below <= ranked:
                    yield above, below

    def _holds(self, above: int, below: int) -> Iterator[Hold]:
        ranked = [card for card in self.unknown if card != ZERO]
        for hidden in combinations(ranked, self.face_down - below):
            rest = [card for card in ranked if card not in hidden]
            for hand in combinations(rest, self.in_hand - above):
                yield (*hand, *(ZERO,) * above), (*hidden, *(ZERO,) * below)

    def _odds(self, above: int, below: int) -> float:
        """Of all ways in which these cards can have come to lie where they do."""
        zeros = above + below + self.shown.count(ZERO)
        lays = range(self.face_down)
        patterns = ([place in chosen for place in lays] for chosen in combinations(lays, below))
        odds = sum(turns_odds(self.edition, self.turns, zeros, pattern) for pattern in patterns)
        return odds * factorial(self.face_down - below)
