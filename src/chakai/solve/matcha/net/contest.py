"""Matches of a net against compiled greedy play, many games at once, for learning curves."""

import numpy as np

from chakai.solve.kernels import compiled
from chakai.solve.luck import Luck
from chakai.solve.matcha.games import SEAT, Games
from chakai.solve.matcha.greed import Greed, Room
from chakai.solve.matcha.greed_kernel import choose_greedily
from chakai.solve.matcha.pieces import Longs
from chakai.solve.matcha.tables import Tables


@compiled
def choose_for(
    tables: Tables, greed: Greed, games: Games, room: Room, luck: Luck, seats: Longs, actions: Longs
) -> None:
    """Greedy actions in those games in which the seat named for it is to move."""
    for game in range(len(actions)):
        if games.now[game, SEAT] == seats[game]:
            one = Games(
                games.now[game : game + 1],
                games.seats[game : game + 1],
                games.stock[game : game + 1],
                games.tokens[game : game + 1],
                games.table[game : game + 1],
                games.seen[game : game + 1],
                games.keeping[game : game + 1],
                games.luck[game : game + 1],
            )
            actions[game] = choose_greedily(tables, greed, one, room, luck)


def no_rows(count: int) -> Longs:
    """Room for actions."""
    return np.zeros(count, np.int64)
