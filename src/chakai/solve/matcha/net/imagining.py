"""The net's second voice: every choice played on greedily to the end of the set, from the likeliest guesses."""

import numpy as np

from chakai.solve.kernels import compiled_lean
from chakai.solve.luck import Luck, mixed
from chakai.solve.matcha.games import ENDED, SET, STAGE
from chakai.solve.matcha.greed import Greed
from chakai.solve.matcha.greed_kernel import choose_greedily, weigh
from chakai.solve.matcha.net.guessing import IMAGINED, Guesses, Reader, cards_shown, deals, give, zeros_shown
from chakai.solve.matcha.net.scene import CARDS as CARDS_HELD
from chakai.solve.matcha.net.scene import FIRST, HAND, SECOND, Reals
from chakai.solve.matcha.net.shapes import CARDS, CHOICES
from chakai.solve.matcha.pieces import CARDS as HELD
from chakai.solve.matcha.pieces import RANKED
from chakai.solve.matcha.pieces import ZEROS as HELD_ZEROS
from chakai.solve.matcha.rounds.bits import NONE, ZEROS, Longs
from chakai.solve.matcha.rounds.bits import RANKED as RANKED_CARDS
from chakai.solve.matcha.rounds.values import row as row_of
from chakai.solve.matcha.tables import Tables
from chakai.solve.matcha.unknown import Booth, copy_games, take_step


@compiled_lean
def judge(rules: Tables, greed: Greed, ends: Reals, reader: Reader, seat: int, hold: Longs) -> None:
    """What the voices think of each choice, where the reader's game has come to, with this in the hand."""
    start, room, opinions = reader.booth.start, reader.booth.room, reader.opinions[0]
    copy_games(reader.booth.games, start)
    give(start, seat, hold[HAND], hold[FIRST], hold[SECOND], hold[CARDS_HELD] + cards_shown(start))
    weigh(rules, greed, start, room)
    values, choice, before = room.values, 0, NONE
    for at in range(CHOICES):
        opinions[at] = reader.opinions[1, at] = 0
    _look_for_likeliest(reader, seat, hold[CARDS_HELD])
    for place in range(start.seats[0, seat, RANKED] + start.seats[0, seat, HELD_ZEROS]):
        card = start.seats[0, seat, HELD + place] if place < start.seats[0, seat, RANKED] else CARDS
        if card != before:
            for two in range(room.counts[1]):
                if place + 1 < room.counts[0]:
                    opinions[choice] = max(opinions[choice], values[place + 1, two])
            for one in range(room.counts[0]):
                if place + 1 < room.counts[1]:
                    opinions[choice + 1] = max(opinions[choice + 1], values[one, place + 1])
            choice += 2
        before = card
    opinions[CHOICES - 1] = values[0, 0]
    for place in range(IMAGINED):
        if reader.weights[place] > 0:
            _imagine(rules, greed, ends, reader, seat, hold, place)


@compiled_lean
def _comes_before(guesses: Guesses, weight: float, guess: int, other_weight: float, other: int) -> bool:
    """The likelier of two guesses; of two that are alike, in whatever order they were made, always the same."""
    if weight != other_weight:
        return weight > other_weight
    if guesses.hand[guess] != guesses.hand[other]:
        return bool(guesses.hand[guess] < guesses.hand[other])
    if guesses.cards[guess] != guesses.cards[other]:
        return bool(guesses.cards[guess] < guesses.cards[other])
    if guesses.laid[guess, 0] != guesses.laid[other, 0]:
        return bool(guesses.laid[guess, 0] < guesses.laid[other, 0])
    return bool(guesses.laid[guess, 1] < guesses.laid[other, 1])


@compiled_lean
def _look_for_likeliest(reader: Reader, seat: int, cards: int) -> None:
    """A few of the guesses, to one who has these cards; their weights sum up to 1."""
    games, guesses, likeliest, weights = reader.booth.start, reader.guesses, reader.likeliest, reader.weights
    mine, theirs = (cards >> ZEROS) + zeros_shown(games, seat), zeros_shown(games, 1 - seat)
    for place in range(IMAGINED):
        weights[place] = 0
    for guess in range(guesses.many[0]):
        held, at = guesses.cards[guess], IMAGINED
        if guesses.chance[guess] < weights[at - 1] / 2 or held & cards & RANKED_CARDS:
            continue
        weight = guesses.chance[guess] * deals(mine, (held >> ZEROS) + theirs)
        if weight > 0:
            while at and _comes_before(guesses, weight, guess, weights[at - 1], likeliest[at - 1]):
                if at < IMAGINED:
                    weights[at], likeliest[at] = weights[at - 1], likeliest[at - 1]
                at -= 1
            if at < IMAGINED:
                weights[at], likeliest[at] = weight, guess
    total = 0.0
    for place in range(IMAGINED):
        total += weights[place]
    for place in range(IMAGINED):
        if total > 0:
            weights[place] /= total


@compiled_lean
def play_on(rules: Tables, greed: Greed, ends: Reals, booth: Booth, number: int, seat: int, luck: Luck) -> float:
    """Greedily to the end of a set; what comes of it to a seat, by `ends` to seat 0 if the game is not over."""
    games = booth.games
    while games.now[0, STAGE] != ENDED and games.now[0, SET] == number:
        take_step(rules, booth, choose_greedily(rules, greed, games, booth.room, luck))
    if games.now[0, STAGE] == ENDED:
        return float(booth.rewards[0, seat])
    value = float(ends[row_of(rules, games.tokens[0, 0]), row_of(rules, games.tokens[0, 1])])
    return -value if seat else value


@compiled_lean
def _imagine(rules: Tables, greed: Greed, ends: Reals, reader: Reader, seat: int, hold: Longs, place: int) -> None:
    """Every choice played on greedily to the end of the set, if the other has what it is guessed to have."""
    start, stage, guesses, guess = reader.booth.start, reader.stage, reader.guesses, reader.likeliest[place]
    one, two = guesses.laid[guess, 0], guesses.laid[guess, 1]
    give(start, 1 - seat, guesses.hand[guess], one, two, guesses.cards[guess] + cards_shown(start))
    choice = 0
    for card in range(CARDS + 2):
        if card <= CARDS and not ((hold[HAND] >> ZEROS) if card == CARDS else hold[HAND] >> card & 1):
            continue
        for mat in range(1 if card > CARDS else 2):
            at = CHOICES - 1 if card > CARDS else choice
            choice += 1
            if card > CARDS or hold[FIRST + mat] == NONE:
                copy_games(start, stage.games)
                reader.luck[0] = mixed(np.uint64(place))
                take_step(rules, stage, 2 * (CARDS + 1) if card > CARDS else 2 * card + mat)
                value = play_on(rules, greed, ends, stage, start.now[0, SET], seat, reader.luck)
                reader.opinions[1, at] += reader.weights[place] * value
