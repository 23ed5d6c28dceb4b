"""The Tea Ceremony: a hidden row, looks at it, and offers to it."""

from collections.abc import Iterator

from chakai.core.illegal import Illegal
from chakai.core.seats import Seat
from chakai.games.genmaicha.drinks import COLUMNS
from chakai.games.genmaicha.moves import Offer, Peek, Show
from chakai.games.genmaicha.state import State, Use


def face_down(state: State) -> tuple[str, ...]:
    """The columns whose hidden card is still face down."""
    if not state.rules.tea_ceremony:
        return ()
    return tuple(column for column, up in zip(COLUMNS, state.face_up, strict=True) if not up)


def check_offer(state: State, line: str) -> None:
    """Only to a face-down card above a column; any ingredient may be offered. (G21, G26)"""
    if not state.rules.tea_ceremony:
        raise Illegal("offer-not-played")
    if line not in COLUMNS:
        raise Illegal("offer-needs-column", line=line)
    if line not in face_down(state):
        raise Illegal("offer-face-up", column=line)


def succeeds(state: State, line: str, offer: Offer) -> bool:
    return state.hidden[COLUMNS.index(line)] == offer.ingredient


def turn_up(state: State, column: str) -> State:
    """For good, and for all to see."""
    place = COLUMNS.index(column)
    face_up = tuple(up or number == place for number, up in enumerate(state.face_up))
    return state._replace(face_up=face_up, log=(*state.log, Show(column, state.hidden[place])))


def check_peek(state: State, move: Peek) -> None:
    """Paid with one of the fourth row's three ingredients, turned up or not (G19); only down cards can be seen."""
    if not state.rules.tea_ceremony:
        raise Illegal("peek-not-played")
    if move.column not in face_down(state):
        raise Illegal("peek-face-up", column=move.column)
    if move.ingredient not in state.hidden:
        raise Illegal(
            "peek-wrong-ingredient", ingredient=move.ingredient, possible=", ".join(sorted(state.hidden))
        )


def peeks(state: State, seat: Seat, uses: tuple[Use, ...]) -> Iterator[Peek]:
    """Every look with every way to pay for it: by column, then by drink. A card may be looked at again. (G27)"""
    for column in face_down(state):
        for drink, ingredient in uses:
            if ingredient in state.hidden:
                yield Peek(seat, column, drink, ingredient)


def peek(state: State, move: Peek) -> State:
    """The one who peeks sees the card alone; that, where and with what is public. (G11, G27)"""
    card = state.hidden[COLUMNS.index(move.column)]
    return state._replace(
        peeked=state.peeked | {(move.seat, move.column)},
        spent=state.spent | {(move.drink, move.ingredient)},
        log=(*state.log, move, Show(move.column, card, move.seat)),
    )
