"""Genmaicha played again with the hidden row in another order, and with other bids not shown yet."""

from random import Random

from chakai.core.illegal import Illegal
from chakai.core.seats import Viewer
from chakai.games.genmaicha import engine
from chakai.games.genmaicha.moves import Grid
from chakai.games.genmaicha.state import State
from chakai.games.genmaicha.view import view


def genmaicha_twin(state: State, viewer: Viewer, rng: Random) -> State | None:
    """A random position with the same seen history for the viewer; None if the dice found none."""
    seen = view(state, viewer).seen
    for _ in range(12):
        try:
            twin = _retold(state, viewer, rng)
        except Illegal:
            continue
        if view(twin, viewer).seen == seen:
            return twin
    return None


def _retold(state: State, viewer: Viewer, rng: Random) -> State:
    twin = engine.new(state.rules, state.players)
    for move in engine.moves(state):
        shuffled = Grid(move.cards, tuple(rng.sample(move.others, 3))) if isinstance(move, Grid) else move
        twin = engine.apply(twin, shuffled)
    for answer in engine.pending(state):
        if answer.seat == viewer:
            twin = engine.apply(twin, answer)
    for seat in range(state.players):  # whether the others have bid yet cannot be told either
        due = engine.to_act(twin)
        if seat != viewer and seat in due and len(due) > 1 and twin.answers and rng.random() < 0.5:
            twin = engine.apply(twin, rng.choice(list(engine.legal(twin, seat))))
    return twin
