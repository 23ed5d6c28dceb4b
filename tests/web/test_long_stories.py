"""A move at a table with a long story is no more work than at a new one; counted in calls, not in seconds."""

import copy
import cProfile
import pstats
from random import Random
from typing import Any

from chakai.core.chance import SeededLuck
from chakai.games import GAMES
from chakai.table.table import Table
from chakai.web.scenes import Sight

ENDLESS = {"sets": 999, "goal_suit": None, "goal_whisks": None, "goal_each": False}
"""House rules under which nobody wins soon."""
NAMES = ("Ann", "Bea")


def play(table: Table, rng: Random) -> None:
    """As a room does: tried on a copy first."""
    trial = copy.copy(table)
    seat = trial.to_act[0]
    trial.submit(seat, str(rng.choice(list(trial.legal(seat)))), version=trial.version)
    assert [str(move) for move in trial.moves[table.version :]] or table.to_act != trial.to_act
    table.__dict__.update(trial.__dict__)


def work_after(moves: int, count: int = 60) -> int:
    """Calls of all functions in the next moves, each shown to both players."""
    game, rng = GAMES["matcha"], Random(1)
    table = Table(game, game.rules("grail-2015", ENDLESS), NAMES, SeededLuck("long", 0))
    while table.version < moves:
        play(table, rng)
    sights = [Sight(table, seat, "en") for seat in (0, 1)]
    for sight in sights:
        sight.look(table)
        sight.taken(0)
    measured = cProfile.Profile()
    measured.enable()
    for _ in range(count):
        play(table, rng)
        for sight in sights:
            shown: Any = sight.now(table, sight.look(table), unseen=True)
            assert shown["to_act"]
            sight.taken(10**6)
    measured.disable()
    return int(pstats.Stats(measured).total_calls)  # type: ignore[attr-defined]  # it has always been there


def test_a_move_after_a_thousand_moves_is_no_more_work() -> None:
    early, late = ([work_after(moves) for _ in range(2)][1] for moves in (10, 1000))  # by then all words are known
    assert late < 1.2 * early, (early, late)
