"""Whole games of Matcha that look to one seat just like the one on the table, each as often as it comes about."""

from collections.abc import Collection, Iterator
from functools import lru_cache
from random import Random
from typing import TypeAlias

from chakai.core.illegal import Refusal
from chakai.core.seats import Seat
from chakai.games.matcha.cards import Card, in_order
from chakai.games.matcha.edition import Edition
from chakai.games.matcha.engine import MATCHA
from chakai.games.matcha.moves import Deal, Keep, Lay, Move, Pass, lay
from chakai.games.matcha.state import State, with_seat
from chakai.games.matcha.view import View
from chakai.solve.matcha.hands import HiddenSet, Holding
from chakai.solve.matcha.sets import SetSeen, seen_sets

Held: TypeAlias = tuple[Holding, tuple[Card, ...]]
"""The other's cards in a set, and what of them was kept after it."""


class MatchaResampler:
    """The odds of all that the seat has not seen; a spectator, who has seen neither hand, is refused."""

    def __init__(self, view: View, answered: Collection[Seat] = ()) -> None:
        if view.seat is None:
            raise Refusal("resample-spectator", game=MATCHA.name)
        self.view, self.seat, self.answered = view, view.seat, answered
        seen = seen_sets(view, view.seat)
        self.sets = [hidden_set(view.edition, seen[: number + 1]) for number in range(len(seen))]
        self._seen = [entry for entry in view.events if isinstance(entry, Deal | Lay | Pass | Keep)]

    def draw(self, random: Random) -> State:
        """One such game up to now, played again move by move."""
        state = MATCHA.new(self.view.edition, 2)
        for move in self._moves(self._held(random)):
            state = MATCHA.apply(state, move)
        if self.view.answer is not None:
            state = MATCHA.apply(state, self.view.answer)
        for seat in self.answered:
            state = MATCHA.apply(state, random.choice([*MATCHA.legal(state, seat)]))
        return state

    def _held(self, random: Random) -> list[Held]:
        """Set by set, drawn from the last one back: what was kept into a set tells of the one before."""
        held: list[Held] = []
        if self.sets:
            kept = self.sets[-1].draw_kept(random)
            for hidden in reversed(self.sets):
                holding = hidden.draw(kept, random)
                held.append((holding, kept))
                kept = holding.kept_before
        return held[::-1]

    def _moves(self, held: list[Held]) -> Iterator[Move]:
        """The moves that were seen, with all their cards."""
        number = -1
        for move in self._seen:
            match move:
                case Deal():
                    number += 1
                    hand, hidden_lays, _ = held[number][0]
                    lays, turns = iter(hidden_lays), iter(self.sets[number].seen.turns)
                    yield self._deal(move, hand)
                case Lay(seat, _, mat) if seat != self.seat:
                    yield lay(seat, next(turns).card or next(lays), mat)
                case Pass(seat) if seat != self.seat:
                    next(turns)
                    yield move
                case Keep(seat) if seat != self.seat:
                    yield Keep(seat, in_order(held[number][1]))
                case _:
                    yield move

    def _deal(self, seen: Deal, hand: tuple[Card, ...]) -> Deal:
        aside = [*self.view.edition.deck]
        for card in (*seen.tea, *seen.hands[self.seat], *hand):
            if card is not None:
                aside.remove(card)
        return Deal(seen.dealer, seen.tea, with_seat(seen.hands, 1 - self.seat, hand), tuple(aside))


@lru_cache(maxsize=1 << 8)
def hidden_set(edition: Edition, seen: tuple[SetSeen, ...]) -> HiddenSet:
    """The last of these sets; as a game goes on, the earlier ones need not be worked out again."""
    before = hidden_set(edition, seen[:-1]) if len(seen) > 1 else None
    return HiddenSet(edition, seen[-1], before)
