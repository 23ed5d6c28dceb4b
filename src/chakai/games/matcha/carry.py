"""Between sets: what is kept, and the deal that follows."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations

from chakai.core.chance import Luck
from chakai.core.illegal import Illegal
from chakai.core.seats import Seat
from chakai.games.matcha.cards import ZERO, Card, Face, in_order, without
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
    return state._replace(stage=Stage.DEAL, answers=(None, None), hands=hands, log=(*state.log, *given))


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
    dealt = Counter[Face]([*move.tea, *move.hands[0], *move.hands[1], *move.aside])
    deck = Counter[Face](edition.deck)
    if extra := dealt - deck:
        raise Illegal("deal-extra-card", card=str(next(iter(extra))))
    if missing := deck - dealt:
        raise Illegal("deal-missing-card", card=str(next(iter(missing))))
    for seat, kept in enumerate(state.hands):
        if lost := Counter[Face](kept) - Counter(move.hands[seat]):
            raise Illegal("deal-kept-card", seat=seat, card=str(next(iter(lost))))


def draw_deal(state: State, luck: Luck) -> Deal:
    """A fair deal: tea cards from one shuffle of the deck, hands from another, kept cards skipped in both.

    Seat 0 draws from the top and seat 1 from the bottom, so that what one keeps does not change the other's luck.
    """
    deck, set_number = state.edition.deck, state.sets_dealt + 1
    kept = [*state.hands[0], *state.hands[1]]

    def shuffled(name: str, gone: list[Card]) -> tuple[Card, ...]:
        order = luck.permutation(len(deck), name, set_number)
        return without(tuple(deck[place] for place in order), gone)

    tea = [card for card in shuffled("tea", kept) if card != ZERO][: 2 * state.edition.rounds]
    stock = shuffled("hands", [*kept, *tea])
    first, second = (state.edition.hand_size - len(hand) for hand in state.hands)
    bottom = len(stock) - second
    hands = (in_order(state.hands[0] + stock[:first]), in_order(state.hands[1] + stock[bottom:]))
    return Deal(next_dealer(state), tuple(tea), hands, in_order(stock[first:bottom]))


def deal(state: State, move: Deal) -> State:
    first, second = (in_order(_faces_up(hand)) for hand in move.hands)
    aside = in_order(_faces_up(move.aside))
    written = Deal(move.dealer, move.tea, (first, second), aside)
    return state._replace(
        sets_dealt=state.sets_dealt + 1,
        tea=move.tea,
        hands=(first, second),
        aside=aside,
        laid=(),
        log=(*state.log, written),
    )


def _faces_up(cards: tuple[Face, ...]) -> tuple[Card, ...]:
    return tuple(card for card in cards if card is not None)
