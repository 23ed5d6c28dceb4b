"""What both seats of a set may hold, followed from the deal by what everybody sees and by how both may play.

Nothing here depends on a hidden card, but for `own`: where the real cards of the one who looks stand.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations
from math import comb
from typing import Final, NamedTuple

import numpy as np

from chakai.core.seats import Seat
from chakai.games.matcha.cards import MATS, ZERO, Card, Tokens
from chakai.games.matcha.edition import Edition
from chakai.games.matcha.moves import Deal, Entry, ForcedPass, Lay, NewRound, Pass, Show, Take
from chakai.games.matcha.resolution import one_more
from chakai.games.matcha.state import with_seat
from chakai.games.matcha.view import View
from chakai.solve.matcha.rounds.bits import NONE, RANKED, ZEROS, Longs, Real, Small, Whole
from chakai.solve.matcha.rounds.game import Hold
from chakai.solve.matcha.rounds.moments import PASS
from chakai.solve.matcha.style import DOWN, Evenly, Holds, Moment, card_columns

SEATS: Final = (0, 1)
EVENLY: Final = Evenly()


class Side(NamedTuple):
    """All that one seat may hold."""

    holds: Holds
    chances: Real
    """How likely its own choices would have led it to each, the likeliest being 1; deals are counted apart."""
    origin: Whole
    """The place of what it comes from among the holds at the beginning of the round."""

    def picked(self, rows: Whole | Longs) -> "Side":
        """These of them, the likeliest being 1 again; all alike if none of them was to be expected."""
        holds = Holds(self.holds.hand[rows], self.holds.laid[rows], self.holds.cards[rows])
        return Side(holds, _scaled(self.chances[rows]), self.origin[rows])


class Standing(NamedTuple):
    """A public moment, and what both may hold there."""

    moment: Moment
    sides: tuple[Side, Side]
    own: tuple[Seat, int] | None = None
    """Of the one who looks: the seat, and the place of what it really has."""

    @property
    def holds(self) -> tuple[Holds, Holds]:
        return self.sides[0].holds, self.sides[1].holds

    @property
    def ranges(self) -> tuple[Real, Real]:
        return self.sides[0].chances, self.sides[1].chances

    @property
    def deciding(self) -> Side:
        return self.sides[self.moment.seat]

    @property
    def own_place(self) -> int:
        """Of what the one who looks, being to move, really has."""
        assert self.own is not None
        assert self.own[0] == self.moment.seat
        return self.own[1]

    # What happens at the table

    def after(self, entry: Lay | Pass, mixes: Real) -> "Standing":
        """After a choice, of which only the mat counts, by one who is thought to choose so."""
        moment, side = self.moment, self.deciding
        if isinstance(entry, Pass):
            after = side._replace(chances=_scaled(side.chances * mixes[:, -1]))
            return self._chosen(PASS)._turned(after, self.own, moment.table)
        cards, mats = card_columns(moment, side.holds), moment.open_mats
        rows, places = (cards != NONE).nonzero()
        card = cards[rows, places]
        laid = side.holds.laid[rows]
        laid[:, entry.mat] = card
        chances = side.chances[rows] * mixes[rows, places * len(mats) + mats.index(entry.mat)]
        hand = side.holds.hand[rows] - _bits(card, moment.edition)
        after = Side(Holds(hand, laid, side.holds.cards[rows]), _scaled(chances), side.origin[rows])
        own = self.own
        if own and own[0] == moment.seat and entry.card is not None:
            played = (rows == own[1]) & (card == place_of(entry.card, moment.edition))
            own = own[0], int(played.argmax())
        table = moment.table.copy()
        table[moment.round, entry.mat, moment.seat] = DOWN
        return self._chosen(entry.mat)._turned(after, own, table)

    def _chosen(self, way: int) -> "Standing":
        """Everybody saw it."""
        moment = self.moment
        choices = (*moment.choices, (moment.round, moment.seat, way))
        return self._replace(moment=moment._replace(choices=choices))

    def forced(self, seat: Seat) -> "Standing":
        """After a pass without a choice. (M6)"""
        return Standing(self.moment._replace(seat=seat), self.sides, self.own)._turned(self.sides[seat])

    def _turned(self, side: Side, own: tuple[Seat, int] | None = None, table: Small | None = None) -> "Standing":
        moment, seat = self.moment, self.moment.seat
        taken = with_seat(moment.taken, seat, moment.taken[seat] + 1)
        table = moment.table if table is None else table
        moment = moment._replace(seat=1 - seat, taken=taken, table=table)
        return Standing(moment, with_seat(self.sides, seat, side), own or self.own)

    def shown(self, seat: Seat, card: Card, mat: int) -> "Standing":
        """After a card was turned up: its owner had it there, the other nowhere."""
        moment, place = self.moment, place_of(card, self.moment.edition)
        table = moment.table.copy()
        table[moment.round, mat, seat] = place
        bits = int(_bits(np.array([place], np.int8), moment.edition)[0])
        zeros = int((table == len(moment.edition.deck) - moment.edition.zeros).sum())
        found = self._picked(seat, self.sides[seat].holds.laid[:, mat] == place)
        mine = found.sides[seat]
        laid = mine.holds.laid.copy()
        laid[:, mat] = NONE
        mine = mine._replace(holds=mine.holds._replace(laid=laid, cards=mine.holds.cards - bits))
        found = Standing(moment._replace(table=table), with_seat(found.sides, seat, mine), found.own)
        for each in SEATS:
            cards = found.sides[each].holds.cards
            free = (cards & bits & RANKED) == 0
            found = found._picked(each, free & ((cards >> ZEROS) + zeros <= moment.edition.zeros))
        return found

    def _picked(self, seat: Seat, there: "np.ndarray[tuple[int, ...], np.dtype[np.bool_]]") -> "Standing":
        own = self.own
        if own and own[0] == seat:
            own = seat, int(there[: own[1]].sum())
        return Standing(
            self.moment, with_seat(self.sides, seat, self.sides[seat].picked(np.flatnonzero(there))), own
        )

    def only(self, seat: Seat, rows: Whole) -> "Standing":
        """As if a seat could hold nothing but these."""
        there = np.zeros(len(self.sides[seat].chances), np.bool_)
        there[rows] = True
        return self._picked(seat, there)

    def next_round(self, number: int) -> "Standing":
        """What lies face down now lies so for ever; how it came to be laid makes no difference any more."""
        found = self
        for seat in SEATS:
            holds, chances = self.sides[seat].holds, self.sides[seat].chances
            pairs, rows = np.unique(np.stack([holds.hand, holds.cards]), axis=1, return_inverse=True)
            rows = rows.ravel()
            sums = np.bincount(rows, chances, pairs.shape[1]).astype(np.float32)
            laid = np.full((len(sums), 2), NONE, np.int8)
            side = Side(Holds(pairs[0], laid, pairs[1]), _scaled(sums), np.arange(len(sums), dtype=np.int32))
            own = found.own
            if own and own[0] == seat and len(rows):
                own = seat, int(rows[own[1]])
            moment = self.moment._replace(round=number, seat=self.moment.dealer, taken=(0, 0))
            found = Standing(moment, with_seat(found.sides, seat, side), own)
        return found

    def earned(self, entry: Take) -> "Standing":
        tokens = self.moment.tokens
        tokens = with_seat(tokens, entry.seat, one_more(tokens[entry.seat], entry.kind))
        return Standing(self.moment._replace(tokens=tokens), self.sides, self.own)

    def seen(self, entry: Entry) -> "Standing":
        """After all that is not a choice."""
        match entry:
            case ForcedPass(seat):
                return self.forced(seat)
            case Show(seat, card, mat):
                return self.shown(seat, card, mat)
            case Take():
                return self.earned(entry)
            case NewRound(_, number) if number > 1:
                return self.next_round(number - 1)
        return self


def in_hindsight(begun: Standing, entries: Sequence[Entry]) -> Standing:
    """The beginning of a round without what these entries, from there to the next round, rule out."""
    end = begun
    for entry in entries[:-1]:
        if isinstance(entry, Lay | Pass):
            end = end.after(entry, EVENLY.mixes(end.moment, end.holds, end.ranges))
        else:
            end = end.seen(entry)
    for seat in SEATS:
        begun = begun.only(seat, end.sides[seat].origin)
    return begun


def dealt(view: View) -> tuple[Standing, tuple[Entry, ...]]:
    """The beginning of the set that a view is in, and what has happened since."""
    entries = (*view.events,)
    first = max(place for place, entry in enumerate(entries) if isinstance(entry, Deal))
    deal, edition = entries[first], view.edition
    assert isinstance(deal, Deal)
    tokens: tuple[Tokens, Tokens] = edition.first_tokens
    for entry in entries[:first]:
        if isinstance(entry, Take):
            tokens = with_seat(tokens, entry.seat, one_more(tokens[entry.seat], entry.kind))
    tea = tuple(place_of(card, edition) for card in deal.tea)
    side = any_hand(edition, tea)
    moment = Moment(
        edition=edition,
        tokens=tokens,
        set_number=view.set_number,
        dealer=deal.dealer,
        round=0,
        tea=tea,
        seat=deal.dealer,
        taken=(0, 0),
        passed=0,
        table=np.full((edition.rounds, len(MATS), len(SEATS)), NONE, np.int8),
        dealt=tokens,
    )
    own = None
    if view.seat is not None:
        hand = bits_of((card for card in deal.hands[view.seat] if card is not None), edition)
        own = view.seat, int((side.holds.hand == hand).argmax())
    return Standing(moment, (side, side), own), entries[first + 1 :]


def how_many(edition: Edition) -> int:
    """Different hands that a seat may be dealt, the tea cards being known."""
    ranked = len(edition.deck) - edition.zeros - 2 * edition.rounds
    return sum(
        comb(ranked, edition.hand_size - zeros) for zeros in range(min(edition.zeros, edition.hand_size) + 1)
    )


@lru_cache(maxsize=64)
def any_hand(edition: Edition, tea: tuple[int, ...]) -> Side:
    """All that a seat may be dealt beside these tea cards."""
    ranked = [1 << place for place in range(len(edition.deck) - edition.zeros) if place not in tea]
    hands = np.array(
        [
            sum(chosen) + (zeros << ZEROS)
            for zeros in range(min(edition.zeros, edition.hand_size) + 1)
            for chosen in combinations(ranked, edition.hand_size - zeros)
        ],
        np.int64,
    )
    many = len(hands)
    laid = np.full((many, len(MATS)), NONE, np.int8)
    return Side(Holds(hands, laid, hands), np.ones(many, np.float32), np.arange(many, dtype=np.int32))


def _scaled(chances: Real) -> Real:
    """The greatest is 1; what nobody would have done leaves all alike."""
    most = chances.max(initial=0.0)
    return chances / most if most > 0 else np.ones_like(chances)


# Cards as numbers and bits


def place_of(card: Card, edition: Edition) -> int:
    """In the deck; all 0s are the first of them."""
    return edition.deck.index(card)


def bits_of(cards: Iterable[Card], edition: Edition) -> int:
    return sum(1 << (ZEROS if card == ZERO else place_of(card, edition)) for card in cards)


def _bits(places: Small, edition: Edition) -> Longs:
    zero = len(edition.deck) - edition.zeros
    wide = places.astype(np.int64)
    bits: Longs = np.left_shift(1, np.where(wide == zero, ZEROS, wide))
    return bits


def cards_in(bits: int, edition: Edition) -> tuple[Card, ...]:
    """In the order of writing."""
    ranked = edition.deck[: len(edition.deck) - edition.zeros]
    return (*(card for place, card in enumerate(ranked) if bits >> place & 1), *(ZERO,) * (bits >> ZEROS))


def hold(side: Side, place: int, edition: Edition) -> Hold:
    """One of them at the beginning of a round: the hand, and what lies face down for ever."""
    hand, cards = int(side.holds.hand[place]), int(side.holds.cards[place])
    return cards_in(hand, edition), cards_in(cards - hand, edition)
