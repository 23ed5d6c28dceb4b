"""Matcha as a game: the chapters put together."""

from collections.abc import Iterable
from typing import Final

from chakai.core.chance import Luck
from chakai.core.game import Game
from chakai.core.illegal import Illegal
from chakai.core.legal import Legal
from chakai.core.log import Log
from chakai.core.outcome import Outcome
from chakai.core.seats import CHANCE, Seat
from chakai.games.matcha import carry, goals, resolution, turns
from chakai.games.matcha.edition import EDITIONS, HOUSE_FIELDS, Edition, house_of, with_house
from chakai.games.matcha.moves import Deal, ForcedPass, Keep, Lay, Move, Pass, parse
from chakai.games.matcha.state import Stage, State
from chakai.games.matcha.view import View, view

DEAL, TURN, KEEP = Stage.DEAL, Stage.TURN, Stage.KEEP


def new(edition: Edition, _players: int = 2) -> State:
    """A table before the first deal."""
    return State(edition, edition.first_tokens, log=Log())


def to_act(state: State) -> tuple[Seat, ...]:
    """All seats still to decide."""
    if state.stage is TURN:
        return (state.turn,)
    if state.stage is DEAL:
        return (CHANCE,)
    if state.stage is KEEP:
        return tuple(seat for seat in carry.deciders(state) if state.answers[seat] is None)
    return ()


def check(state: State, move: Move) -> None:
    """Raises Illegal if the move may not be made now."""
    if state.stage is TURN and move.seat == state.turn and isinstance(move, Lay):
        turns.check_lay(state, move)
    elif state.stage is TURN and move.seat == state.turn and isinstance(move, Pass):
        pass
    elif state.stage is KEEP and isinstance(move, Keep):
        carry.check_keep(state, move)
    elif state.stage is DEAL and isinstance(move, Deal):
        carry.check_deal(state, move)
    else:
        raise _out_of_place(state, move)


def legal(state: State, seat: Seat) -> Legal[Move]:
    """The seat's moves: cards in the order of writing, number mat before suit mat, then the pass."""
    return Legal(state, seat, check, _listed)


def _listed(state: State, seat: Seat) -> Iterable[Move]:
    if state.stage is TURN and seat == state.turn:
        return turns.choices(state, seat)
    if state.stage is KEEP and seat in to_act(state):
        return carry.keeps(state, seat)
    return ()


def apply(state: State, move: Move) -> State:
    """The position after a move, all that follows from it included, up to the next decision or deal."""
    check(state, move)
    if isinstance(move, Lay):
        return _advance(turns.lay_card(state, move))
    if isinstance(move, Pass):
        return _advance(turns.pass_turn(state, move))
    if isinstance(move, Keep):
        return carry.keep(state, move)
    return _advance(turns.start_round(carry.deal(state, move), 0))


def draw(state: State, luck: Luck) -> Move:
    """The deal that is due."""
    if state.stage is not DEAL:
        raise Illegal("no-deal-due")
    return carry.draw_deal(state, luck)


def moves(state: State, first: int = 0, /) -> tuple[Move, ...]:
    """The record's moves, from an entry of the log on."""
    return tuple(entry for entry in state.log[first:] if isinstance(entry, Deal | Lay | Pass | Keep))


def pending(state: State) -> tuple[Move, ...]:
    """Decisions to keep that are not in the record yet."""
    return tuple(answer for answer in state.answers if answer is not None)


def outcome(state: State) -> Outcome | None:
    return state.outcome


def _advance(state: State) -> State:
    """Forced passes, resolution, the next round or the end of the set, until somebody has a choice."""
    while state.stage is TURN:
        if not turns.round_is_over(state):
            if turns.can_lay(state, state.turn):
                return state
            state = turns.force_pass(state)
            continue
        last_of_set = state.round + 1 == state.edition.rounds
        last = last_of_set and state.sets_dealt == state.edition.sets
        state = goals.after_round(resolution.resolve(state), last=last)
        if state.stage is TURN:
            state = carry.end_set(state) if last_of_set else turns.start_round(state, state.round + 1)
    return state._replace(turn=0, turns_taken=(0, 0), passed=(False, False))


def _out_of_place(state: State, move: Move) -> Illegal:
    """Why a move of this kind, or of this seat, cannot come now."""
    if isinstance(move, Pass) and _just_forced(state, move.seat):
        return Illegal("forced-pass", seat=move.seat)
    match state.stage:
        case Stage.OVER:
            return Illegal("game-over")
        case Stage.KEEP:
            return Illegal("keep-due")
        case Stage.DEAL:
            return Illegal("deal-due")
    if isinstance(move, Lay | Pass):
        return Illegal("not-your-turn", seat=move.seat, right=state.turn)
    return Illegal("turn-due", right=state.turn)


def _just_forced(state: State, seat: Seat) -> bool:
    """Has this seat passed by force since the last move?"""
    for entry in reversed(state.log):
        if isinstance(entry, Deal | Lay | Pass | Keep):
            return False
        if isinstance(entry, ForcedPass) and entry.seat == seat:
            return True
    return False


MATCHA: Final[Game[Edition, State, Move, View]] = Game(
    name="matcha",
    seats=range(2, 3),
    rule_sets=EDITIONS,
    house_fields=HOUSE_FIELDS,
    with_house=with_house,
    house_of=house_of,
    new=new,
    to_act=to_act,
    check=check,
    legal=legal,
    apply=apply,
    draw=draw,
    view=view,
    parse=parse,
    moves=moves,
    pending=pending,
    outcome=outcome,
    counts=goals.counts,
)
