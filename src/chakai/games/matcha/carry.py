"""Between sets: what is kept, and the deal that follows."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from itertools import combinations
from typing import cast

from chakai.core.chance import Luck
from chakai.core.illegal import Illegal
from chakai.core.seats import Seat
from chakai.games.matcha.cards import ZERO, Card, Face, in_order
from chakai.games.matcha.moves import Deal, Keep
from chakai.games.matcha.state import Stage, State, with_seat


def deciders(state: State) -> tuple[Seat, ...]:
    """Who has cards left to keep."""
    return tuple(seat for seat in (0, 1) if state.hands[seat])


def end_set(state: State) -> State:
    """Both decide what to keep, where the edition lets them and there is anything to decide."""
    if state.edition.keep == "none":
        return state._replace(stage=Stage.DEAL, hands=((), ()))
    return state._replace(stage=Stage.KEEP if deciders(state) else Stage.DEAL)


def check_keep(state: State, move: Keep) -> None:
    """Any cards of the hand (M2), decided once."""
    hand = state.hands[move.seat]
    if not hand:
        raise Illegal("nothing-to-keep", seat=move.seat)
    if state.answers[move.seat] is not None:
        raise Illegal("already-decided")
    if extra := Counter(move.cards) - Counter[Face](hand):
        card = next(iter(extra))
        raise Illegal("card-not-in-hand", card=str(card), hand=" ".join(map(str, hand)))
    if state.edition.keep == "all-or-none" and len(move.cards) not in (0, len(hand)):
        raise Illegal("keep-all-or-none", hand=" ".join(map(str, hand)))


def keeps(state: State, seat: Seat) -> Iterator[Keep]:
    """Every choice once, the fewest cards first."""
    hand = state.hands[seat]
    sizes: Iterable[int] = range(len(hand) + 1) if state.edition.keep == "any" else (0, len(hand))
    for size in sizes:
        for cards in dict.fromkeys(combinations(hand, size)):
            yield Keep(seat, cards)


def keep(state: State, move: Keep) -> State:
    """An answer stays hidden until the last one arrives (M3); then both stand in the log, seat 0's first."""
    answers = with_seat(state.answers, move.seat, Keep(move.seat, in_order(_faces_up(move.cards))))
    state = state._replace(answers=answers)
    if any(answers[seat] is None for seat in deciders(state)):
        return state
    given = tuple(answer for answer in answers if answer is not None)
    hands = state.hands
    for answer in given:
        hands = with_seat(hands, answer.seat, _faces_up(answer.cards))
    return state._replace(stage=Stage.DEAL, answers=(None, None), hands=hands, log=state.log.plus(*given))


def next_dealer(state: State) -> Seat:
    """Seat 0 first, then by turns. (M7)"""
    return state.sets_dealt % 2


def check_deal(state: State, move: Deal) -> None:
    """Every card once, in the right numbers, kept cards with those who kept them, no 0 on a mat."""
    edition = state.edition
    if move.dealer != next_dealer(state):
        raise Illegal("deal-dealer", dealer=move.dealer, right=next_dealer(state))
    if len(move.tea) != 2 * edition.rounds:
        raise Illegal("deal-tea-count", count=len(move.tea), right=2 * edition.rounds)
    if ZERO in move.tea:
        raise Illegal("deal-tea-zero")
    for seat, hand in enumerate(move.hands):
        if len(hand) != edition.hand_size:
            raise Illegal("deal-hand-size", seat=seat, count=len(hand), right=edition.hand_size)
    cards: list[Face] = [*move.tea, *move.hands[0], *move.hands[1], *move.aside]
    if len(cards) != len(edition.deck) or cards.count(ZERO) != edition.zeros or {*cards} != {*edition.deck}:
        dealt, deck = Counter(cards), Counter[Face](edition.deck)
        if extra := dealt - deck:
            raise Illegal("deal-extra-card", card=str(next(iter(extra))))
        raise Illegal("deal-missing-card", card=str(next(iter(deck - dealt))))
    for seat, kept in enumerate(state.hands):
        if kept and (lost := Counter[Face](kept) - Counter(move.hands[seat])):
            raise Illegal("deal-kept-card", seat=seat, card=str(next(iter(lost))))


def draw_deal(state: State, luck: Luck) -> Deal:
    """A fair deal: tea cards from one shuffle of the deck, hands from another, kept cards skipped in both.

    Seat 0 draws from the top and seat 1 from the bottom, so that what one keeps does not change the other's luck.
    """
    edition, set_number = state.edition, state.sets_dealt + 1
    deck = edition.deck  # in the order of writing, so that places in order are cards in order
    kept = [_places(deck, state.hands[0], ()), []]
    kept[1] = _places(deck, state.hands[1], kept[0])
    gone = {*kept[0], *kept[1]}
    ranked = len(deck) - edition.zeros
    shuffled = luck.permutation(len(deck), "tea", set_number)
    tea = [place for place in shuffled if place < ranked and place not in gone][: 2 * edition.rounds]
    gone.update(tea)
    stock = [place for place in luck.permutation(len(deck), "hands", set_number) if place not in gone]
    top = edition.hand_size - len(kept[0])
    bottom = len(stock) - (edition.hand_size - len(kept[1]))

    def cards(places: list[int]) -> tuple[Card, ...]:
        return tuple(deck[place] for place in sorted(places))

    hands = (cards(kept[0] + stock[:top]), cards(kept[1] + stock[bottom:]))
    return Deal(next_dealer(state), tuple(deck[place] for place in tea), hands, cards(stock[top:bottom]))


def _places(deck: tuple[Card, ...], cards: tuple[Card, ...], taken: Collection[int]) -> list[int]:
    """Where these cards stand in the deck; of the 0s, the first that are not taken."""
    places: list[int] = []
    for card in cards:
        places.append(next(p for p, c in enumerate(deck) if c == card and p not in taken and p not in places))
    return places


def deal(state: State, move: Deal) -> State:
    """A new set; the hands of a legal deal hide no face."""
    first, second = (in_order(_faces_up(hand)) for hand in move.hands)
    aside = in_order(_faces_up(move.aside))
    return state._replace(
        sets_dealt=state.sets_dealt + 1,
        tea=move.tea,
        hands=(first, second),
        aside=aside,
        laid=(),
        log=state.log.plus(Deal(move.dealer, move.tea, (first, second), aside)),
    )


def _faces_up(cards: tuple[Face, ...]) -> tuple[Card, ...]:
    """For cards of a checked move, none of which is hidden."""
    return cast(tuple[Card, ...], cards)
