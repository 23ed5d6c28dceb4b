"""Replay: a fold of `apply` over a record's moves."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from chakai.core.game import AnyGame
from chakai.core.illegal import Illegal
from chakai.core.seats import CHANCE
from chakai.records.record import Record


@dataclass(frozen=True)
class Step:
    """A move, its number from 1, and the position after it."""

    number: int
    move: Any
    state: Any


class IllegalMove(Illegal):
    """A move of a record that the rules refuse, with its number."""

    def __init__(self, number: int, cause: Illegal) -> None:
        super().__init__(cause.code, **cause.facts)
        self.number = number


def replay(record: Record) -> Iterator[Step]:
    """Every step of the game; raises IllegalMove at the first move that cannot be."""
    game, state = record.opened()
    for number, text in enumerate(record.moves, 1):
        try:
            move = game.parse(text)
            due = game.to_act(state)
            # answers to a simultaneous question are written in seat order, whoever gave the first
            if len(due) > 1 and move.seat in due and move.seat != due[0]:
                raise Illegal("seat-order", seat=move.seat, right=due[0])
            state = game.apply(state, move)
        except Illegal as refusal:
            raise IllegalMove(number, refusal) from None
        yield Step(number, move, state)


def final(record: Record) -> tuple[AnyGame, Any]:
    """The game and the position after the last move."""
    game, state = record.opened()
    for step in replay(record):
        state = step.state
    return game, state


def decisions(record: Record) -> Iterator[tuple[Any, Any]]:
    """Every position in which a player decided, with the move made there."""
    _, state = record.opened()
    for step in replay(record):
        if step.move.seat != CHANCE:
            yield state, step.move
        state = step.state
