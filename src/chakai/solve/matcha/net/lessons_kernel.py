"""Lessons for a net: situations from play, and how every choice there turned out, all else alike."""

import numpy as np

from chakai.solve.kernels import compiled
from chakai.solve.luck import Luck, below, fraction, mixed
from chakai.solve.matcha.choices import choose, fill_mask
from chakai.solve.matcha.games import ENDED, SEAT, SET, STAGE
from chakai.solve.matcha.greed import Greed
from chakai.solve.matcha.greed_kernel import choose_greedily
from chakai.solve.matcha.net.features import tell_choices, tell_own
from chakai.solve.matcha.net.guessing import SLIP, Reader, read
from chakai.solve.matcha.net.imagining import judge, play_on
from chakai.solve.matcha.net.lore import Lore
from chakai.solve.matcha.net.scene import HAND, HOLD, SCENE, Reals, set_scene
from chakai.solve.matcha.net.shapes import CARDS, CHOICES
from chakai.solve.matcha.rounds.bits import ZEROS
from chakai.solve.matcha.steps_kernel import begin
from chakai.solve.matcha.tables import Tables
from chakai.solve.matcha.unknown import Booth, copy_games, take_step

MOST_DECISIONS = 24
"""A situation is looked for among so many of a game."""


@compiled
def _come_to_a_situation(rules: Tables, greed: Greed, booth: Booth, reader: Reader, luck: Luck) -> int:
    """Plays greedily, but for slips, to somewhere in a new game; -1 if it is over by then.

    The reader gets the set as dealt and the actions since, and is told how many there are.
    """
    games, number, count = booth.games, 0, 0
    begin(rules, luck[0], games, 0)
    for left in range(below(luck, MOST_DECISIONS), -1, -1):
        if games.now[0, STAGE] == ENDED:
            return -1
        if games.now[0, SET] != number:
            copy_games(games, reader.booth.games)
            number, count = games.now[0, SET], 0
        if left:
            if fraction(luck) < SLIP:
                fill_mask(rules.sizes, games, booth.mask)
                choose(booth.mask, luck, booth.chosen)
                action = booth.chosen[0]
            else:
                action = choose_greedily(rules, greed, games, booth.room, luck)
            reader.script[count] = action
            count += 1
            take_step(rules, booth, action)
    return count


@compiled
def teach(
    lore: Lore,
    greed: Greed,
    booth: Booth,
    reader: Reader,
    luck: Luck,
    own: Reals,
    choices: Reals,
    mask: Reals,
    results: Reals,
) -> None:
    """Fills as many lessons as there are rows: what is seen, the choices, and the result of each to its maker.

    After the situation both go on greedily, with the same luck for every choice. The end of the first set is worth
    what the lore says.
    """
    rules, games, start = lore.rules, booth.games, booth.start
    scene, holds = np.empty(SCENE, np.int64), np.empty((2, HOLD), np.int64)
    own_luck = np.zeros(1, np.uint64)
    lesson = 0
    while lesson < len(own):
        count = _come_to_a_situation(rules, greed, booth, reader, luck)
        if count < 0:
            continue
        copy_games(games, start)
        seat = games.now[0, SEAT]
        set_scene(CARDS, games, 0, scene, holds)
        read(rules, greed, reader, reader.script[:count], seat)
        tell_own(lore, scene, seat, holds[seat], reader.reading, own[lesson])
        judge(rules, greed, lore.ends, reader, seat, holds[seat])
        seen = reader.reading, reader.opinions
        tell_choices(lore, scene, seat, holds[seat], *seen, choices[lesson], mask[lesson])
        below(luck, 2)
        chance = mixed(luck[0])
        for choice in range(CHOICES):
            results[lesson, choice] = 0
            if mask[lesson, choice] == 0:
                copy_games(start, games)
                own_luck[0] = chance
                take_step(rules, booth, action_of(holds[seat, HAND], choice))
                results[lesson, choice] = play_on(
                    rules, greed, lore.ends, booth, start.now[0, SET], seat, own_luck
                )
        lesson += 1


@compiled
def action_of(hand: int, choice: int) -> int:
    """A choice as an action of batched steps."""
    place = 0
    for card in range(CARDS + 1):
        if (hand >> ZEROS) if card == CARDS else hand >> card & 1:
            if choice < CHOICES - 1 and place == choice >> 1:
                return 2 * card + (choice & 1)
            place += 1
    return 2 * (CARDS + 1)
