"""Another state of a game in OpenSpiel that a player cannot tell from a given one, with a history of its own."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final

from chakai.adapters.encoding import Choices
from chakai.core.seats import CHANCE, Seat
from chakai.solve.resampling import resampler

_TRIES: Final = 1000


def resampled_state(state: Any, player: Seat, lot: Callable[[], float]) -> Any:
    """Drawn by the odds of the deals, the others' choices taken as uniform; `lot` draws from 0 to 1.

    It is reached from the beginning by actions, so that it can be cloned and written down.
    """
    if player not in range(state.num_players()):
        raise ValueError(f"player: {player!r}, not one of 0…{state.num_players() - 1}")
    game, random, view = state.get_game(), Random(lot()), state.view(player)
    own = state.at.made.get(player, ()) if view.answer is None else game.encoding.spell(view.answer)
    known = state.at.resamplers
    if player not in known:
        known[player] = resampler(game.game, view)
    begun = replayed(game, game.game.moves(known[player].draw(random)))
    for _ in range(_TRIES):
        found = begun.clone()
        _answer(found, player, own, random)
        if found.view(player) == view:
            return found
    raise ValueError(player)


def replayed(game: Any, moves: Sequence[Any]) -> Any:
    """The state after these moves, chance unrolled and every move chosen choice by choice."""
    state = game.new_initial_state()
    while left := moves[len(game.game.moves(state.at.state)) :]:
        if left[0].seat == CHANCE:
            _deal(state, left[0])
        else:
            ways = (next(move for move in left if move.seat == seat) for seat in state.to_act)
            _step(state, {way.seat: game.encoding.spell(way) for way in ways})
    return state


def _deal(state: Any, move: Any) -> None:
    before = state.at.state
    for piece in state.at.dealing.unrolled(move):
        if state.at.state is before:  # what alone can still come is not drawn
            state.apply_action(state.get_game().number[piece])


def _step(state: Any, wanted: Mapping[Seat, Choices]) -> None:
    """The next choice of the one whose turn it is, or of all who decide at once."""
    made = state.at.made
    if state.is_simultaneous_node():
        chosen = {seat: wanted[seat][len(made.get(seat, ()))] for seat in state.to_act}
        state.apply_actions([chosen.get(seat, 0) for seat in range(state.num_players())])
    else:
        seat = state.current_player()
        state.apply_action(wanted[seat][len(made.get(seat, ()))])


def _answer(state: Any, player: Seat, own: Choices, random: Random) -> None:
    """The player's own choices in an open stage, and before them those of who would be asked earlier."""
    game, due = state.get_game(), state.to_act
    if player not in due:
        return
    wanted = {player: own}
    for seat in due:
        if seat != player:
            wanted[seat] = game.encoding.spell(random.choice([*game.game.legal(state.at.state, seat)]))
    while player in state.to_act and (
        len(state.at.made.get(player, ())) < len(own) or state.current_player() in {*due} - {player}
    ):
        _step(state, wanted)
