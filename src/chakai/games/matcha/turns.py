"""A round's turns: lay a card or pass, and who comes next."""

from chakai.core.illegal import Illegal
from chakai.core.seats import Seat
from chakai.games.matcha.cards import Mat, without
from chakai.games.matcha.moves import ForcedPass, Lay, NewRound, Pass, lay
from chakai.games.matcha.state import EMPTY, Pair, Stage, State, with_seat


def check_lay(state: State, move: Lay) -> None:
    """One card of the hand, and no second one at the same tea card."""
    if move.card not in state.hands[move.seat]:
        raise Illegal("card-not-in-hand", card=str(move.card), hand=" ".join(map(str, state.hands[move.seat])))
    if state.laid[state.round][move.mat][move.seat] is not None:
        raise Illegal("mat-covered", mat=move.mat.name.lower(), tea=str(state.tea_card(move.mat)))


def open_mats(state: State, seat: Seat) -> list[Mat]:
    """The mats of this round at which the seat has no card yet."""
    number, suit = state.laid[state.round]
    return [mat for mat, sides in ((Mat.NUMBER, number), (Mat.SUIT, suit)) if sides[seat] is None]


def lays(state: State, seat: Seat) -> list[Lay]:
    """Every card on every open mat: cards in the order of writing, the number mat first."""
    mats = open_mats(state, seat)
    return [lay(seat, card, mat) for card in dict.fromkeys(state.hands[seat]) for mat in mats]


def lay_card(state: State, move: Lay) -> State:
    assert move.card is not None
    seat = move.seat
    sides = with_seat(state.laid[state.round][move.mat], seat, move.card)
    pair: Pair = with_seat(state.laid[state.round], move.mat, sides)
    return state._replace(
        hands=with_seat(state.hands, seat, without(state.hands[seat], (move.card,))),
        laid=(*state.laid[:-1], pair),
        log=(*state.log, move),
        turns_taken=with_seat(state.turns_taken, seat, state.turns_taken[seat] + 1),
        turn=seat if state.passed[1 - seat] else 1 - seat,
    )


def pass_turn(state: State, entry: Pass | ForcedPass) -> State:
    """Who passes in the 2015 form is out for the round; the other goes on alone."""
    seat = entry.seat
    return state._replace(
        log=(*state.log, entry),
        turns_taken=with_seat(state.turns_taken, seat, state.turns_taken[seat] + 1),
        passed=with_seat(state.passed, seat, state.edition.turns is None),
        turn=seat if state.passed[1 - seat] else 1 - seat,
    )


def start_round(state: State, number: int) -> State:
    """The dealer takes the first turn of every round."""
    return state._replace(
        stage=Stage.TURN,
        log=(*state.log, NewRound(state.sets_dealt, number + 1)),
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


def force_passes(state: State) -> State:
    """A player without a legal play passes by force. (M6)"""
    while not round_is_over(state) and not (state.hands[state.turn] and open_mats(state, state.turn)):
        state = pass_turn(state, ForcedPass(state.turn, hand_empty=not state.hands[state.turn]))
    return state
