"""Many games at once for training: what is seen, and a step with what was chosen."""

import numpy as np

from chakai.solve.kernels import compiled
from chakai.solve.luck import Luck, fraction
from chakai.solve.matcha.games import SEAT, Games
from chakai.solve.matcha.net.features import tell_choices, tell_other, tell_own
from chakai.solve.matcha.net.lore import Lore
from chakai.solve.matcha.net.scene import HAND, HOLD, SCENE, Reals, set_scene
from chakai.solve.matcha.net.shapes import CARDS, CHOICES
from chakai.solve.matcha.pieces import Longs
from chakai.solve.matcha.rounds.bits import ZEROS


@compiled
def tell(lore: Lore, games: Games, own: Reals, other: Reals, choices: Reals, mask: Reals) -> None:
    """Of every game, for the seat that is to move."""
    scene, holds = np.empty(SCENE, np.int64), np.empty((2, HOLD), np.int64)
    for game in range(len(own)):
        set_scene(CARDS, games, game, scene, holds)
        seat = games.now[game, SEAT]
        tell_own(lore, scene, seat, holds[seat], own[game])
        tell_other(lore, scene, holds[1 - seat], other[game])
        tell_choices(lore, scene, seat, holds[seat], choices[game], mask[game])


@compiled
def draw(chances: Reals, luck: Luck, chosen: Longs) -> None:
    """One choice of every row."""
    for game in range(len(chances)):
        left, pick = fraction(luck), -1
        for choice in range(CHOICES):
            if chances[game, choice] > 0:
                pick = choice
                left -= chances[game, choice]
                if left < 0:
                    break
        chosen[game] = pick


@compiled
def as_actions(games: Games, chosen: Longs, actions: Longs) -> None:
    """Choices as the actions of batched steps: 2 × card + mat, the pass after the last card."""
    scene, holds = np.empty(SCENE, np.int64), np.empty((2, HOLD), np.int64)
    for game in range(len(chosen)):
        actions[game] = 2 * (CARDS + 1)
        if chosen[game] == CHOICES - 1:
            continue
        set_scene(CARDS, games, game, scene, holds)
        hand, place = holds[games.now[game, SEAT], HAND], 0
        for card in range(CARDS + 1):
            if (hand >> ZEROS) if card == CARDS else hand >> card & 1:
                if place == chosen[game] >> 1:
                    actions[game] = 2 * card + (chosen[game] & 1)
                place += 1
