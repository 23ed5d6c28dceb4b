"""A net against compiled greedy play, many games at once: for learning curves."""

from typing import NamedTuple

import numpy as np

from chakai.games.matcha.edition import Edition
from chakai.solve.kernels import compiled
from chakai.solve.luck import Luck, fraction, seeded
from chakai.solve.matcha.games import ENDED, NUMBER, SEAT, SET, STAGE, Games, new_games
from chakai.solve.matcha.greed import Greed, Room, greed, room
from chakai.solve.matcha.greed_kernel import choose_greedily
from chakai.solve.matcha.net.features import tell_choices, tell_own
from chakai.solve.matcha.net.forward import chances
from chakai.solve.matcha.net.guessing import MOST_ACTIONS, Reader, new_reader, read
from chakai.solve.matcha.net.imagining import judge
from chakai.solve.matcha.net.lessons_kernel import action_of
from chakai.solve.matcha.net.lore import Lore, lore
from chakai.solve.matcha.net.scene import HAND, HOLD, SCENE, set_scene
from chakai.solve.matcha.net.shapes import CARDS, CHOICE, CHOICES, OWN
from chakai.solve.matcha.net.weights import Weights
from chakai.solve.matcha.pieces import Longs
from chakai.solve.matcha.rounds.bits import Real
from chakai.solve.matcha.steps_kernel import begin, step
from chakai.solve.matcha.tables import tables
from chakai.solve.matcha.taste import Taste
from chakai.solve.matcha.unknown import copy_games


class Past(NamedTuple):
    """The sets under way: as dealt, the actions since, and how many."""

    dealt: Games
    actions: Longs
    many: Longs


def score_against_greedy(
    weights: Weights, edition: Edition, taste: Taste, games: int, seed: int
) -> tuple[float, float]:
    """The net's share of the points, and half its 95% interval; every deal is played from both seats."""
    known, rival, desk = lore(edition), greed(edition, taste), room(tables(edition))
    field = new_games(tables(edition), games)
    luck = np.array([seeded(seed)])
    _deal(known, field, seeded(seed))
    seats = np.arange(games) % 2
    own, mask = np.empty((games, OWN), np.float32), np.empty((games, CHOICES), np.float32)
    choices = np.empty((games, CHOICES, CHOICE), np.float32)
    won, running = np.zeros(games), np.ones(games, np.bool_)
    actions = np.zeros(games, np.int64)
    past = Past(
        new_games(tables(edition), games), np.zeros((games, MOST_ACTIONS), np.int64), np.zeros(games, np.int64)
    )
    reader, guessed = new_reader(tables(edition)), greed(edition, weights.taste(edition))
    while running.any():
        asked = _look(known, guessed, field, past, reader, seats, own, choices, mask)
        mixes = chances(weights, own[:asked], choices[:asked], mask[:asked])
        _choose(known, rival, field, desk, luck, seats, mixes, actions)
        _note(field, past, actions)
        rewards, done = np.zeros((games, 2), np.float32), np.zeros(games, np.bool_)
        step(known.rules, np.uint64(0), field, actions, rewards, done, False)  # noqa: FBT003 (by place)
        won += rewards[np.arange(games), seats] * running
        running &= ~done
    pairs = won.reshape(-1, 2).mean(axis=1)
    return float(0.5 + pairs.mean() / 2), float(1.96 * pairs.std() / 2 / len(pairs) ** 0.5)


@compiled
def _deal(known: Lore, games: Games, seed: np.uint64) -> None:
    """Two games of each deal."""
    for game in range(len(games.now)):
        games.now[game, NUMBER] = game // 2 - len(games.now)
        begin(known.rules, seed, games, game)


@compiled
def _one(games: Games, game: int) -> Games:
    """One of them alone."""
    only = slice(game, game + 1)
    return Games(
        games.now[only],
        games.seats[only],
        games.stock[only],
        games.tokens[only],
        games.table[only],
        games.seen[only],
        games.keeping[only],
        games.luck[only],
    )


@compiled
def _look(
    known: Lore,
    guessed: Greed,
    games: Games,
    past: Past,
    reader: Reader,
    seats: Longs,
    own: Real,
    choices: Real,
    mask: Real,
) -> int:
    """What the net sees where it is to move, one row after another; how many there are."""
    scene, holds = np.empty(SCENE, np.int64), np.empty((2, HOLD), np.int64)
    asked = 0
    for game in range(len(seats)):
        if games.now[game, SET] != past.dealt.now[game, SET]:
            copy_games(_one(games, game), _one(past.dealt, game))
            past.many[game] = 0
        if games.now[game, STAGE] != ENDED and games.now[game, SEAT] == seats[game]:
            set_scene(CARDS, games, game, scene, holds)
            copy_games(_one(past.dealt, game), reader.booth.games)
            read(known.rules, guessed, reader, past.actions[game, : past.many[game]], seats[game])
            hold = holds[seats[game]]
            tell_own(known, scene, seats[game], hold, reader.reading, own[asked])
            judge(known.rules, guessed, known.ends, reader, seats[game], hold)
            seen = reader.reading, reader.opinions
            tell_choices(known, scene, seats[game], hold, *seen, choices[asked], mask[asked])
            asked += 1
    return asked


@compiled
def _note(games: Games, past: Past, actions: Longs) -> None:
    """What is about to be done."""
    for game in range(len(actions)):
        if games.now[game, STAGE] != ENDED:
            past.actions[game, past.many[game]] = actions[game]
            past.many[game] += 1


@compiled
def _choose(
    known: Lore, rival: Greed, games: Games, desk: Room, luck: Luck, seats: Longs, mixes: Real, actions: Longs
) -> None:
    scene, holds = np.empty(SCENE, np.int64), np.empty((2, HOLD), np.int64)
    asked = 0
    for game in range(len(seats)):
        if games.now[game, STAGE] == ENDED:
            continue
        if games.now[game, SEAT] == seats[game]:
            set_scene(CARDS, games, game, scene, holds)
            left, choice = fraction(luck), CHOICES - 1
            for place in range(CHOICES):
                if mixes[asked, place] > 0:
                    choice = place
                    left -= mixes[asked, place]
                    if left < 0:
                        break
            actions[game] = action_of(holds[seats[game], HAND], choice)
            asked += 1
        else:
            actions[game] = choose_greedily(known.rules, rival, _one(games, game), desk, luck)
