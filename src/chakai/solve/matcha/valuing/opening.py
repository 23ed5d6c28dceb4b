"""The first round of the last set, played by a style: what it leads to, and what both may hold then."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, repeat
from typing import Final

import numpy as np

from chakai.core.seats import Seat
from chakai.games.matcha.cards import ZERO, Card
from chakai.games.matcha.edition import Edition
from chakai.solve.matcha.rounds.arrays import NONE, RANKED, ZEROS, Longs, Real, Small, Whole
from chakai.solve.matcha.rounds.game import SEATS, Hold, Range, Start
from chakai.solve.matcha.rounds.values import Setting, earn, settled
from chakai.solve.matcha.style import DOWN, Holds, Moment, Style, card_columns
from chakai.solve.matcha.tables import Tables, tables

DEALER: Final = 1
"""Of the second set."""
RARE: Final = 1e-3
"""Holds of less weight than this part of the likeliest one's are left out."""


@dataclass(frozen=True)
class Deal:
    """Of the last set, cards as places in the deck."""

    tea: Longs
    hands: tuple[int, int]
    """As bits."""


@dataclass(frozen=True)
class Opened:
    """After the round."""

    edition: Edition
    tea: Longs
    tokens: Whole
    result: float | None
    """To seat 0, if the game is over."""
    table: Small
    """By mat and seat, as in a moment."""
    holds: tuple[Holds, Holds]
    """Those that can be now."""
    weights: tuple[Real, Real]

    def start(self) -> Start:
        """For the solver."""
        edition, deck = self.edition, self.edition.deck
        ranges = tuple(_range(deck, held, weights) for held, weights in zip(self.holds, self.weights, strict=True))
        zero = len(deck) - edition.zeros
        shown = [int((self.table[:, seat] == zero).sum()) for seat in SEATS]
        first, second = (tuple(row) for row in self.tokens.tolist())
        return Start(
            edition=edition,
            tokens=(first, second),
            dealer=DEALER,
            last_set=True,
            tea=tuple(deck[place] for place in self.tea[2:]),
            ranges=(ranges[0], ranges[1]),
            shown_zeros=(shown[0], shown[1]),
        )


def deal(edition: Edition, luck: np.random.Generator) -> Deal:
    """Tea cards, then hands."""
    rules = tables(edition).sizes
    ranked = luck.permutation(rules.ranked)
    tea, left = ranked[: 2 * rules.rounds], ranked[2 * rules.rounds :]
    left = luck.permutation(np.concatenate([left, np.full(rules.zeros, ZEROS)]))
    size = rules.hand_size
    first, second = (sum(1 << int(card) for card in left[size * seat : size * (seat + 1)]) for seat in SEATS)
    return Deal(tea, (first, second))


def opened(edition: Edition, tokens: Longs, dealt: Deal, style: Style, luck: np.random.Generator) -> Opened:
    """The first round, by the style; chance is asked what the hands that were really dealt do."""
    return _Round(edition, tokens, dealt, style).play(luck)


class _Round:
    def __init__(self, edition: Edition, tokens: Longs, dealt: Deal, style: Style) -> None:
        self._edition, self._style, self._dealt = edition, style, dealt
        self._rules: Tables = tables(edition)
        self._tokens = tokens
        hands = _hands(edition.hand_size, len(edition.deck) - edition.zeros, tuple(dealt.tea.tolist()), edition.zeros)
        laid = np.full((len(hands), 2), NONE, np.int8)
        self._holds = [Holds(hands, laid, hands) for _ in SEATS]
        self._weights = [np.ones(len(hands), np.float32) for _ in SEATS]
        self._place = [int(np.flatnonzero(hands == dealt.hands[seat])[0]) for seat in SEATS]
        """Of what each really has."""
        self._table = np.full((edition.rounds, 2, 2), NONE, np.int8)

    def play(self, luck: np.random.Generator) -> Opened:
        turns = self._edition.turns or 0
        for turn in range(2 * turns):
            seat = DEALER ^ (turn & 1)
            mine = self._table[0, :, seat]
            if self._holds[seat].hand[self._place[seat]] and (mine == NONE).any():  # M6
                taken = [turn // 2, turn // 2]
                taken[DEALER] += turn & 1
                self._decide(seat, (taken[0], taken[1]), luck)
        return self._end()

    def _decide(self, seat: Seat, taken: tuple[int, int], luck: np.random.Generator) -> None:
        first, second = (tuple(row) for row in self._tokens.tolist())
        moment = Moment(
            edition=self._edition,
            tokens=(first, second),
            set_number=2,
            dealer=DEALER,
            round=0,
            tea=tuple(self._dealt.tea.tolist()),
            seat=seat,
            taken=taken,
            passed=0,
            table=self._table,
        )
        mixes = self._style.mixes(moment, (self._holds[0], self._holds[1]), (self._weights[0], self._weights[1]))
        place = self._place[seat]
        sums = np.cumsum(mixes[place], dtype=np.float64)
        column = int(np.searchsorted(sums, luck.random() * sums[-1], side="right"))
        mats = moment.open_mats
        if column == mixes.shape[1] - 1:
            self._weights[seat] = self._weights[seat] * mixes[:, -1]
            return
        mat = mats[column % len(mats)]
        self._lay(seat, mat, card_columns(moment, self._holds[seat]), mixes[:, mats.index(mat) :: len(mats)], column)
        self._table = self._table.copy()
        self._table[0, mat, seat] = DOWN

    def _lay(self, seat: Seat, mat: int, cards: Small, mixes: Real, column: int) -> None:
        """A card on a mat; others see only that."""
        held, place = self._holds[seat], self._place[seat]
        mats = int((self._table[0, :, seat] == NONE).sum())
        rows, columns = (cards != NONE).nonzero()
        chosen = cards[rows, columns]
        zero = self._rules.sizes.ranked
        bits = np.left_shift(np.int64(1), np.where(chosen == zero, ZEROS, chosen))
        laid = held.laid[rows].copy()
        laid[:, mat] = chosen
        self._place[seat] = int(np.flatnonzero((rows == place) & (columns == column // mats))[0])
        self._weights[seat] = self._weights[seat][rows] * mixes[rows, columns]
        self._holds[seat] = Holds(held.hand[rows] - bits, laid, held.cards[rows])

    def _end(self) -> Opened:
        """Cards at one tea card are turned up; then tokens, and perhaps the end."""
        own = [self._holds[seat].laid[self._place[seat]] for seat in SEATS]
        covered = np.array([int((laid != NONE) @ (1, 2)) for laid in own], np.int32)
        contested = [mat for mat in range(2) if (covered[0] & covered[1]) >> mat & 1]
        table, shown = np.full((2, 2), NONE, np.int8), np.zeros((2, 2), np.int32)
        for seat in SEATS:
            table[:, seat] = np.where(own[seat] == NONE, NONE, DOWN)
            table[contested, seat] = own[seat][contested]
        shown[contested] = table[contested]
        tokens = self._tokens.astype(np.int32)
        setting = Setting(
            self._rules, np.zeros((0, 0), np.float32), self._dealt.tea, 1, np.zeros((1, 1), np.float32)
        )
        earn(setting, 0, covered, shown, tokens)
        over, value = settled(setting, tokens, int(self._edition.rounds == 1))
        left = [self._left(seat, contested, table) for seat in SEATS]
        return Opened(
            edition=self._edition,
            tea=self._dealt.tea,
            tokens=tokens,
            result=value if over else None,
            table=table,
            holds=(left[0][0], left[1][0]),
            weights=(left[0][1], left[1][1]),
        )

    def _left(self, seat: Seat, contested: list[int], table: Small) -> tuple[Holds, Real]:
        """Holds that fit what was turned up, the unlikely ones left out."""
        held, weights, zero = self._holds[seat], self._weights[seat], self._rules.sizes.ranked
        others = sum(1 << int(table[mat, 1 - seat]) for mat in contested if table[mat, 1 - seat] < zero)
        fits = (held.laid[:, contested] == table[contested, seat]).all(axis=1) & (held.cards & others == 0)
        fits &= weights > RARE * weights[fits].max()
        bits = sum(1 << (ZEROS if table[mat, seat] == zero else int(table[mat, seat])) for mat in contested)
        return Holds(held.hand[fits], held.laid[fits], held.cards[fits] - bits), weights[fits]


@lru_cache(maxsize=64)
def _hands(size: int, ranked: int, tea: tuple[int, ...], zeros: int) -> Longs:
    """All that can be dealt beside the tea cards, equal 0s counted once."""
    left = [1 << card for card in range(ranked) if card not in tea]
    return np.array(
        [
            sum(cards) + (count << ZEROS)
            for count in range(min(zeros, size) + 1)
            for cards in combinations(left, size - count)
        ],
        np.int64,
    )


def _range(deck: tuple[Card, ...], holds: Holds, weights: Real) -> Range:
    """By hold as the solver names it; which hidden card lies where does not matter any more."""
    found: Counter[Hold] = Counter()
    for hand, cards, weight in zip(holds.hand.tolist(), holds.cards.tolist(), weights.tolist(), strict=True):
        found[tuple(_cards(deck, hand)), tuple(_cards(deck, cards - hand))] += weight
    most = max(found.values())
    return {hold: weight / most for hold, weight in found.items()}


def _cards(deck: tuple[Card, ...], bits: int) -> Iterator[Card]:
    ranked = bits & RANKED
    while ranked:
        lowest = ranked & -ranked
        yield deck[lowest.bit_length() - 1]
        ranked ^= lowest
    yield from repeat(ZERO, bits >> ZEROS)
