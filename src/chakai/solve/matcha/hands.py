"""What the other may have held in one set of Matcha: exact odds, counted by kinds of card instead of hand by hand.

All that a hand does to the odds of what was seen is done by its number of 0s (they look alike, and two of them are
two cards to the deal) and by which of its ranked cards may have been kept from the set before. A ranked card may
have been if its place was unknown then, too: so the cards of unknown place fall into runs, by the set since which
it has been unknown, and cards of one run are alike.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from itertools import accumulate, product
from math import comb, factorial, perm, prod
from random import Random
from typing import Final, Generic, NamedTuple, TypeAlias, TypeVar

from chakai.core.illegal import Refusal
from chakai.games.matcha.cards import ZERO, Card
from chakai.games.matcha.edition import Edition
from chakai.solve.matcha.sets import SetSeen, keep_choices, turns_odds

T = TypeVar("T")
Counts: TypeAlias = tuple[int, ...]
"""Ranked cards by run."""
MOST: Final = 1_000_000
"""Cases of one set that are summed, some seconds' work; in the printed editions there are some hundreds."""


class Play(NamedTuple):
    """How the other's hidden cards of a set may have been played, which ranked ones they were left open."""

    zeros: int
    """In the hand as dealt."""
    lays: tuple[bool, ...]
    """Was it a 0? For each card laid and not turned up."""
    hidden: int
    """Ranked cards of the hand that were not turned up,"""
    left: int
    """and those of them that stayed in the hand to the end, or to now."""
    zeros_left: int
    odds: float
    """Of the choices, for given cards."""


class Holding(NamedTuple):
    """The other's cards in one set."""

    hand: tuple[Card, ...]
    """As dealt."""
    lays: tuple[Card, ...]
    """Those laid and not turned up, in their order."""
    kept_before: tuple[Card, ...]


class Weighed(Generic[T]):
    """Some cases and how likely they are beside each other."""

    def __init__(self, cases: Iterator[tuple[T, float]]) -> None:
        found = [(case, weight) for case, weight in cases if weight]
        self.cases = [case for case, _ in found]
        self.sums = [*accumulate(weight for _, weight in found)]
        self.total = self.sums[-1] if found else 0.0

    def draw(self, random: Random) -> T:
        return random.choices(self.cases, cum_weights=self.sums)[0]


class HiddenSet:
    """One set after others; what is worked out once serves every draw."""

    def __init__(self, edition: Edition, seen: SetSeen, before: "HiddenSet | None") -> None:
        self.edition, self.seen = edition, seen
        self.before = before if seen.kept else None  # of one who kept nothing, the past tells nothing
        shown = [turn.card for turn in seen.turns if turn.card is not None]
        self._shown = tuple(shown)
        self._shown_zeros = shown.count(ZERO)
        number = 1 + max(self.before.runs, default=0) if self.before else 0
        earlier: Mapping[Card, int] = self.before.since if self.before else {}
        located = {*seen.tea, *seen.own, *shown}
        ranked = edition.deck[: len(edition.deck) - edition.zeros]
        self.since: dict[Card, int] = {card: earlier.get(card, number) for card in ranked if card not in located}
        self.runs: list[int] = sorted({*self.since.values()})
        self.unseen = [[card for card, since in self.since.items() if since == run] for run in self.runs]
        self._earlier_runs = self.before.runs if self.before else []
        self._shown_runs = tuple(
            sum(1 for card in shown if earlier.get(card) == run) for run in self._earlier_runs
        )
        self._refuse_too_many()
        self._plays = [*self._all_plays()]
        self._priors: dict[tuple[Counts, int], Weighed[tuple[Counts, int]]] = {}
        self._pasts: dict[tuple[Counts, int], Weighed[tuple[Play, Counts]]] = {}
        self._asked, self._scale = False, 1.0
        self.now = Weighed(self._ways((0,) * len(self.runs), 0))
        """Every way to have come so far, before anything was kept."""
        self._asked, self._scale = seen.keeps is not None, 1 / self.now.total  # else long games would underflow

    def _refuse_too_many(self) -> None:
        """A house with many cards, of which few are ever seen, may keep them through many sets."""
        cases = _how_many(map(len, self.unseen), self.edition.hand_size)
        if self.before:
            cases *= _how_many(map(len, self.before.unseen), self.seen.kept)
        if cases > MOST:
            raise Refusal("resample-too-many", cases=cases, most=MOST)

    # Odds

    def past(self, kept: Counts, zeros: int) -> Weighed[tuple[Play, Counts]]:
        """How it may have been for one who kept certain ranked cards, so many of each run, and so many 0s."""
        if (found := self._pasts.get((kept, zeros))) is None:
            found = self._pasts[kept, zeros] = Weighed(self._ways(kept, zeros))
        return found

    @cached_property
    def keeps(self) -> Weighed[tuple[Counts, int]]:
        """What may have been kept after this set: of each run, and 0s."""
        count, sizes = self.seen.keeps or 0, tuple(map(len, self.unseen))
        return Weighed(
            ((kept, count - sum(kept)), self.past(kept, count - sum(kept)).total * _choices(sizes, kept))
            for kept in _up_to(sizes, count)
        )

    def dealt(self, hand: Iterable[Card]) -> float:
        """How much likelier the other was to get these cards in this set than by a deal without kept cards."""
        cards = [*hand]
        zeros = cards.count(ZERO)
        hidden = tuple(sum(self.since.get(card) == run for card in cards) for run in self.runs)
        return self._prior(hidden, zeros).total / self._deal_odds(0, zeros)

    def _all_plays(self) -> Iterator[Play]:
        """Every number of 0s with every way to have laid them, whatever its odds."""
        edition, turns = self.edition, self.seen.turns
        lays = sum(turn.laid and turn.card is None for turn in turns)
        for zeros in range(self._shown_zeros, edition.zeros - self.seen.own.count(ZERO) + 1):
            hidden = edition.hand_size - zeros - (len(self._shown) - self._shown_zeros)
            if not 0 <= hidden <= len(self.since):
                continue
            for pattern in product((False, True), repeat=lays):
                left = hidden - pattern.count(False)
                zeros_left = zeros - self._shown_zeros - pattern.count(True)
                if min(left, zeros_left) >= 0:
                    odds = turns_odds(edition, turns, zeros, pattern)
                    yield Play(zeros, pattern, hidden, left, zeros_left, odds)

    def _ways(self, kept: Counts, kept_zeros: int) -> Iterator[tuple[tuple[Play, Counts], float]]:
        """Plays, and of each run how many more ranked cards were in the hand."""
        free = tuple(len(cards) - count for cards, count in zip(self.unseen, kept, strict=True))
        for play in self._plays:
            if sum(kept) > play.left or kept_zeros > play.zeros_left:
                continue
            more = play.hidden - sum(kept)
            weight = self._scale * play.odds * perm(more, play.lays.count(False))
            if self._asked:
                weight /= keep_choices(self.edition, play.left, play.zeros_left)
            for others in _adding_up_to(free, more):
                hand = tuple(map(sum, zip(kept, others, strict=True)))
                yield (play, others), weight * _choices(free, others) * self._prior(hand, play.zeros).total

    def _prior(self, hidden: Counts, zeros: int) -> Weighed[tuple[Counts, int]]:
        """The deal's odds of a certain hand, by what of it may have been kept: of each earlier run, and 0s."""
        of_run = dict(zip(self.runs, hidden, strict=True))
        hand = tuple(
            of_run.get(run, 0) + shown for run, shown in zip(self._earlier_runs, self._shown_runs, strict=True)
        )
        if (found := self._priors.get((hand, zeros))) is None:
            found = self._priors[hand, zeros] = Weighed(self._kept_ways(hand, zeros))
        return found

    def _kept_ways(self, hand: Counts, zeros: int) -> Iterator[tuple[tuple[Counts, int], float]]:
        if self.before is None:
            yield ((), 0), self._deal_odds(0, zeros)
            return
        for kept in _up_to(hand, self.seen.kept):
            kept_zeros = self.seen.kept - sum(kept)
            if kept_zeros <= zeros:
                weight = _choices(hand, kept) * self.before.past(kept, kept_zeros).total
                yield (kept, kept_zeros), weight * self._deal_odds(kept_zeros, zeros)

    def _deal_odds(self, kept_zeros: int, zeros: int) -> float:
        """Tea cards from all ranked cards not kept, then hands in which each 0 is a card of its own."""
        edition, seen = self.edition, self.seen
        own_kept, own = seen.own_kept.count(ZERO), seen.own.count(ZERO)
        ranked = len(edition.deck) - edition.zeros - (len(seen.own_kept) - own_kept) - (seen.kept - kept_zeros)
        parts = (own - own_kept, zeros - kept_zeros, edition.zeros - own - zeros)
        return factorial(sum(parts)) / prod(map(factorial, parts)) / perm(ranked, 2 * edition.rounds)

    # Draws

    def draw_kept(self, random: Random) -> tuple[Card, ...]:
        """What the other kept after this set."""
        counts, zeros = self.keeps.draw(random)
        kept: list[Card] = []
        for cards, count in zip(self.unseen, counts, strict=True):
            kept += random.sample(cards, count)
        return (*kept, *(ZERO,) * zeros)

    def draw(self, kept: tuple[Card, ...], random: Random) -> Holding:
        """The other's cards, given what of them was kept after the set."""
        ranked = [card for card in kept if card != ZERO]
        counts = tuple(sum(self.since[card] == run for card in ranked) for run in self.runs)
        play, others = self.past(counts, len(kept) - len(ranked)).draw(random)
        more: list[Card] = []
        for cards, count in zip(self.unseen, others, strict=True):
            more += random.sample([card for card in cards if card not in kept], count)
        random.shuffle(more)
        laid = iter(more)
        lays = tuple(ZERO if is_zero else next(laid) for is_zero in play.lays)
        shown = [card for card in self._shown if card != ZERO]
        hand = (*shown, *ranked, *more, *(ZERO,) * play.zeros)
        hidden = tuple(map(sum, zip(counts, others, strict=True)))
        return Holding(hand, lays, self._draw_kept_before(hand, hidden, play.zeros, random))

    def _draw_kept_before(
        self, hand: tuple[Card, ...], hidden: Counts, zeros: int, random: Random
    ) -> tuple[Card, ...]:
        if self.before is None:
            return ()
        counts, kept_zeros = self._prior(hidden, zeros).draw(random)
        since = self.before.since
        kept: list[Card] = []
        for run, count in zip(self._earlier_runs, counts, strict=True):
            kept += random.sample([card for card in hand if since.get(card) == run], count)
        return (*kept, *(ZERO,) * kept_zeros)


def _choices(sizes: Counts, counts: Counts) -> int:
    """In how many ways so many of each can be chosen."""
    return prod(map(comb, sizes, counts))


def _how_many(sizes: Iterable[int], most: int) -> int:
    """How many counts within the sizes are together no more."""
    ways = [1] + [0] * most
    for size in sizes:
        ways = [sum(ways[max(0, total - size) : total + 1]) for total in range(most + 1)]
    return sum(ways)


def _up_to(sizes: Counts, most: int) -> Iterator[Counts]:
    """All counts within the sizes that together are no more."""
    if not sizes:
        yield ()
        return
    for first in range(min(sizes[0], most) + 1):
        for rest in _up_to(sizes[1:], most - first):
            yield (first, *rest)


def _adding_up_to(sizes: Counts, total: int) -> Iterator[Counts]:
    """All counts within the sizes that together are just that."""
    for counts in _up_to(sizes[:-1], total):
        last = total - sum(counts)
        if sizes and last <= sizes[-1]:
            yield (*counts, last)
        elif not sizes and not last:
            yield counts
