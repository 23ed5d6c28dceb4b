"""Genmaicha played again with the hidden row in another order, and with other bids not shown yet."""

from collections.abc import Callable
from random import Random

from chakai.core.illegal import Illegal
from chakai.core.seats import Viewer
from chakai.games.genmaicha import engine
from chakai.games.genmaicha.moves import Grid
from chakai.games.genmaicha.state import State
from chakai.games.genmaicha.view import view


def genmaicha_twin(state: State, viewer: Viewer, rng: Random) -> State | None:
    """A random position with the same seen history for the viewer; None if the dice found none."""
    return _found(state, viewer, lambda: _bid_or_not(_retold(state, rng), state, viewer, rng))


def bidding_twin(state: State, viewer: Viewer, rng: Random) -> State | None:
    """The same, at a table where it is seen who has bid: the same seats have, other amounts."""
    return _found(state, viewer, lambda: _bid_otherwise(_retold(state, rng), state, viewer, rng))


def _found(state: State, viewer: Viewer, made: Callable[[], State]) -> State | None:
    seen = view(state, viewer).seen
    for _ in range(12):
        try:
            twin = made()
        except Illegal:
            continue
        if view(twin, viewer).seen == seen:
            return twin
    return None


def _retold(state: State, rng: Random) -> State:
    """With the hidden row in another order, up to the bids that are not shown yet."""
    twin = engine.new(state.rules, state.players)
    for move in engine.moves(state):
        shuffled = Grid(move.cards, tuple(rng.sample(move.others, 3))) if isinstance(move, Grid) else move
        twin = engine.apply(twin, shuffled)
    return twin


def _bid_or_not(twin: State, state: State, viewer: Viewer, rng: Random) -> State:
    """Whether the others have bid yet cannot be told from a view."""
    for answer in engine.pending(state):
        if answer.seat == viewer:
            twin = engine.apply(twin, answer)
    for seat in range(state.players):
        due = engine.to_act(twin)
        if seat != viewer and seat in due and len(due) > 1 and twin.answers and rng.random() < 0.5:
            twin = engine.apply(twin, rng.choice(list(engine.legal(twin, seat))))
    return twin


def _bid_otherwise(twin: State, state: State, viewer: Viewer, rng: Random) -> State:
    for answer in engine.pending(state):
        other = rng.choice(list(engine.legal(twin, answer.seat)))
        twin = engine.apply(twin, answer if answer.seat == viewer else other)
    return twin
