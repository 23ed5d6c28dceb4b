"""Hypothesis strategies: rule sets, and positions reached by random play."""

from dataclasses import dataclass
from random import Random
from typing import Any

from hypothesis import strategies as st

from chakai.core.chance import SeededLuck
from chakai.core.game import AnyGame
from chakai.core.seats import CHANCE


@dataclass(frozen=True)
class Position:
    """A position, the rules it was played by, and the moves that led to it (as they were made)."""

    game: AnyGame
    rules: Any
    players: int
    state: Any
    made: tuple[Any, ...]


def rule_sets(game: AnyGame) -> st.SearchStrategy[Any]:
    """The game's own rule sets."""
    return st.sampled_from([*game.rule_sets.values()])


@st.composite
def positions(draw: st.DrawFn, game: AnyGame, *, most_moves: int = 60, rules: Any = None) -> Position:
    """A position after some random moves; shrinks towards the beginning of a game."""
    chosen = draw(rule_sets(game)) if rules is None else rules
    players = draw(st.sampled_from(game.seats))
    moves = draw(st.integers(0, most_moves))
    return random_position(game, chosen, players, moves, draw(st.integers(0, 10**6)))


def random_position(game: AnyGame, rules: Any, players: int, moves: int, seed: int) -> Position:
    """The position after so many random moves, or at the end of the game."""
    rng, luck = Random(seed), SeededLuck(str(seed), 0)
    state = game.new(rules, players)
    made: list[Any] = []
    while len(made) < moves and (due := game.to_act(state)):
        seat = rng.choice(due)
        move = game.draw(state, luck) if seat == CHANCE else rng.choice(list(game.legal(state, seat)))
        state = game.apply(state, move)
        made.append(move)
    return Position(game, rules, players, state, tuple(made))
