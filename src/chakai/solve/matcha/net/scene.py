"""A public moment of a set in numbers, and what one seat has there."""

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from chakai.solve.kernels import compiled, compiled_lean
from chakai.solve.matcha.games import ROUND as GAME_ROUND
from chakai.solve.matcha.games import SEAT as GAME_SEAT
from chakai.solve.matcha.games import SET as GAME_SET
from chakai.solve.matcha.games import TAKEN as GAME_TAKEN
from chakai.solve.matcha.games import Games
from chakai.solve.matcha.net.shapes import ROUNDS
from chakai.solve.matcha.pieces import CARDS as HELD
from chakai.solve.matcha.pieces import LAID, RANKED
from chakai.solve.matcha.pieces import ZEROS as HELD_ZEROS
from chakai.solve.matcha.rounds.bits import NONE, ZEROS, Longs
from chakai.solve.matcha.tables import NO_KIND

SET, ROUND, DEALER, SEAT = range(4)
TAKEN, SIZES, COVERED, DOWN, SHOWN, TEA, TOKENS = 4, 6, 8, 10, 12, 13, 19
"""Columns of a scene: its place in time, dealer, who is to move; by seat: turns taken in this round, cards in
hand, mats covered in this round (as bits), cards face down from earlier rounds; all cards turned up in this set
(as bits); the tea cards; the tokens by seat and kind."""
SCENE: Final = TOKENS + 2 * NO_KIND

HAND, CARDS, FIRST, SECOND = range(4)
"""Columns of a hold: the cards in hand, and all of this set that the other has not seen, as bits; what was laid
in this round on the number mat and on the suit mat, or NONE."""
HOLD: Final = 4

Scenes: TypeAlias = Longs
Reals: TypeAlias = NDArray[np.float32]


@compiled_lean
def bits_of(card: int, ranked: int) -> int:
    """One card."""
    return 1 << (ZEROS if card == ranked else card)


@compiled
def set_scene(ranked: int, games: Games, game: int, scene: Longs, holds: Longs) -> None:
    """A running game as a scene, and what both seats hold there."""
    now, seats, table = games.now[game], games.seats[game], games.table[game]
    scene[SET], scene[ROUND], scene[SEAT] = now[GAME_SET], now[GAME_ROUND], now[GAME_SEAT]
    scene[DEALER] = (now[GAME_SET] - 1) & 1
    scene[SHOWN] = 0
    for seat in range(2):
        mine = seats[seat]
        scene[TAKEN + seat] = now[GAME_TAKEN + seat]
        scene[SIZES + seat] = mine[RANKED] + mine[HELD_ZEROS]
        scene[COVERED + seat] = scene[DOWN + seat] = 0
        hand = mine[HELD_ZEROS] << ZEROS
        for place in range(mine[RANKED]):
            hand |= 1 << mine[HELD + place]
        cards = hand
        for mat in range(2):
            card = mine[LAID + mat]
            holds[seat, FIRST + mat] = NONE
            if card <= ranked:
                scene[COVERED + seat] |= 1 << mat
                holds[seat, FIRST + mat] = card
                cards += bits_of(card, ranked)
        for number in range(now[GAME_ROUND]):
            for mat in range(2):
                card = table[number, mat, seat]
                if card <= ranked:
                    if table[number, mat, 1 - seat] <= ranked:
                        scene[SHOWN] += bits_of(card, ranked)
                    else:
                        scene[DOWN + seat] += 1
                        cards += bits_of(card, ranked)
        holds[seat, HAND], holds[seat, CARDS] = hand, cards
        for kind in range(NO_KIND):
            scene[TOKENS + NO_KIND * seat + kind] = games.tokens[game, seat, kind]
    for place in range(2 * ROUNDS):
        scene[TEA + place] = games.stock[game, place]
