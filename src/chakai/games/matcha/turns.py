"""A round's turns: lay a card or pass, and who comes next."""

from functools import lru_cache

from chakai.core.illegal import Illegal
from chakai.core.seats import Seat
from chakai.games.matcha.cards import Card, Mat
from chakai.games.matcha.moves import ForcedPass, Lay, NewRound, Pass, lay
from chakai.games.matcha.state import EMPTY, Stage, State, after_turn, with_seat


def check_lay(state: State, move: Lay) -> None:
    """One card of the hand, and no second one at the same tea card."""
    if move.card not in state.hands[move.seat]:
        raise Illegal("card-not-in-hand", card=str(move.card), hand=" ".join(map(str, state.hands[move.seat])))
    if state.laid[state.round][move.mat][move.seat] is not None:
        raise Illegal("mat-covered", mat=move.mat.name.lower(), tea=str(state.tea_card(move.mat)))


def choices(state: State, seat: Seat) -> tuple[Lay | Pass, ...]:
    """Every card on every open mat, cards in the order of writing, the number mat first; then the pass."""
    number, suit = state.laid[state.round]
    return _choices(seat, state.hands[seat], number[seat] is None, suit[seat] is None)


@lru_cache(maxsize=1 << 15)
def _choices(seat: Seat, hand: tuple[Card, ...], number_open: bool, suit_open: bool) -> tuple[Lay | Pass, ...]:  # noqa: FBT001 (keys of the cache)
    mats = [mat for mat, is_open in ((Mat.NUMBER, number_open), (Mat.SUIT, suit_open)) if is_open]
    return (*(lay(seat, card, mat) for card in dict.fromkeys(hand) for mat in mats), Pass(seat))


def lay_card(state: State, move: Lay) -> State:
    assert move.card is not None
    seat, hand = move.seat, state.hands[move.seat]
    place = hand.index(move.card)
    sides = with_seat(state.laid[-1][move.mat], seat, move.card)
    return after_turn(
        state,
        move,
        hands=with_seat(state.hands, seat, hand[:place] + hand[place + 1 :]),
        laid=(*state.laid[:-1], with_seat(state.laid[-1], move.mat, sides)),
        passed=state.passed,
    )


def pass_turn(state: State, entry: Pass | ForcedPass) -> State:
    """Who passes in the 2015 form is out for the round; the other goes on alone."""
    passed = with_seat(state.passed, entry.seat, state.edition.turns is None)
    return after_turn(state, entry, hands=state.hands, laid=state.laid, passed=passed)


def start_round(state: State, number: int) -> State:
    """The dealer takes the first turn of every round."""
    return state._replace(
        stage=Stage.TURN,
        log=state.log.plus(NewRound(state.sets_dealt, number + 1)),
        round=number,
        laid=(*state.laid, EMPTY),
        turn=state.dealer,
        turns_taken=(0, 0),
        passed=(False, False),
    )


def round_is_over(state: State) -> bool:
    """Both have had all their turns, or, in the 2015 form, both have passed."""
    if state.edition.turns is None:
        return all(state.passed)
    return min(state.turns_taken) >= state.edition.turns


def can_lay(state: State, seat: Seat) -> bool:
    """Has the seat a card, and a tea card of this round to lay it at?"""
    number, suit = state.laid[state.round]
    return bool(state.hands[seat]) and (number[seat] is None or suit[seat] is None)


def force_pass(state: State) -> State:
    """A player without a legal play passes by force. (M6)"""
    return pass_turn(state, ForcedPass(state.turn, hand_empty=not state.hands[state.turn]))
