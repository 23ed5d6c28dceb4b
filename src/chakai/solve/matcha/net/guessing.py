"""What a seat may guess of the other's cards, from what the other did and how a greedy player would have done it.

Nothing here looks at a hidden card: where it was laid face down, any other card would do.
"""

from typing import Final, NamedTuple

import numpy as np

from chakai.solve.kernels import compiled, compiled_lean
from chakai.solve.luck import Luck
from chakai.solve.matcha.games import NOW, ROUND, SEAT, Games
from chakai.solve.matcha.greed import Greed, Reals, Room
from chakai.solve.matcha.greed_kernel import weigh
from chakai.solve.matcha.net.scene import bits_of
from chakai.solve.matcha.net.shapes import (
    CARDS,
    CHOICES,
    FITTING,
    HAND_SIZE,
    IN_HAND,
    ON_MAT,
    READING,
    ROUNDS,
    TURNS,
    VOICES,
    ZERO_COUNT,
)
from chakai.solve.matcha.pieces import CARDS as HELD
from chakai.solve.matcha.pieces import LAID, RANKED, how_many
from chakai.solve.matcha.pieces import ZEROS as HELD_ZEROS
from chakai.solve.matcha.rounds.bits import NONE, ZEROS, Longs
from chakai.solve.matcha.rounds.bits import RANKED as RANKED_CARDS
from chakai.solve.matcha.tables import Tables
from chakai.solve.matcha.unknown import Booth, copy_games, new_booth, take_step

SLIP: Final = 0.12
"""How often the other is thought to choose anything at all."""
FEW: Final = 1 << 12
"""Room for all that the other may hold, to one who knows its own cards,"""
MANY: Final = 1 << 17
"""and to one who knows neither's."""
IMAGINED: Final = 4
"""So many of the likeliest guesses are played on from."""
MOST_ACTIONS: Final = 2 * ROUNDS * TURNS
"""Of a set."""


class Guesses(NamedTuple):
    """All that one seat may hold, and how likely its choices led to each; deals are counted apart."""

    many: Longs
    """How many there are."""
    hand: Longs
    """Cards as bits."""
    laid: Longs
    """By mat in this round, or NONE."""
    cards: Longs
    """All of the seat's cards in this set that were not turned up."""
    chance: Reals


class Reader(NamedTuple):
    """Room for one reading."""

    booth: Booth
    """Its game is the set as dealt, with any cards that fit what was seen."""
    script: Longs
    """Room for the actions since."""
    guesses: Guesses
    spare: Guesses
    noted: Guesses
    """What they were when a round began, to go on from there another time."""
    reading: Reals
    """What came of it."""
    opinions: Reals
    """By voice and choice: what a greedy player hopes for, and what greedy play came to from there."""
    stage: Booth
    """Where that is played."""
    likeliest: Longs
    """Places of guesses,"""
    weights: Reals
    """and how likely they are."""
    luck: Luck


def new_reader(rules: Tables, size: int = FEW) -> Reader:
    return Reader(
        booth=new_booth(rules),
        script=np.zeros(MOST_ACTIONS, np.int64),
        guesses=new_guesses(size),
        spare=new_guesses(size),
        noted=new_guesses(size),
        reading=np.zeros(READING),
        opinions=np.zeros((VOICES, CHOICES)),
        stage=new_booth(rules),
        likeliest=np.zeros(IMAGINED, np.int64),
        weights=np.zeros(IMAGINED),
        luck=np.zeros(1, np.uint64),
    )


def new_guesses(size: int) -> Guesses:
    """Room for so many."""
    return Guesses(
        many=np.zeros(1, np.int64),
        hand=np.zeros(size, np.int64),
        laid=np.zeros((size, 2), np.int64),
        cards=np.zeros(size, np.int64),
        chance=np.zeros(size),
    )


@compiled_lean
def _add(guesses: Guesses, hand: int, one: int, two: int, cards: int, chance: float) -> None:
    place = guesses.many[0]
    guesses.hand[place], guesses.cards[place], guesses.chance[place] = hand, cards, chance
    guesses.laid[place, 0], guesses.laid[place, 1] = one, two
    guesses.many[0] += 1


@compiled_lean
def guess_hands(games: Games, known: int, guesses: Guesses) -> None:
    """Every hand that may be dealt beside the tea cards and these cards."""
    free = (1 << CARDS) - 1 & ~known
    for place in range(2 * ROUNDS):
        free &= ~(1 << games.stock[0, place])
    guesses.many[0] = 0
    for zeros in range(ZERO_COUNT - (known >> ZEROS) + 1):
        part = free
        while True:  # all parts of what is free, one after another
            if how_many(part) + zeros == HAND_SIZE:
                hand = part + (zeros << ZEROS)
                _add(guesses, hand, NONE, NONE, hand, 1.0)
            if part == 0:
                break
            part = (part - 1) & free


@compiled_lean
def give(games: Games, seat: int, hand: int, one: int, two: int, cards: int) -> int:
    """Gives a seat of the game what it may hold, and has it see these cards; how many choices it has then."""
    mine, seen = games.seats[0, seat], games.seen[0, seat, NOW]
    mine[RANKED], mine[HELD_ZEROS] = 0, hand >> ZEROS
    for card in range(CARDS):
        if hand >> card & 1:
            mine[HELD + mine[RANKED]] = card
            mine[RANKED] += 1
        seen[card] = cards >> card & 1
    seen[CARDS] = cards >> ZEROS
    free = 0
    for mat in range(2):
        laid = two if mat else one
        mine[LAID + mat] = CARDS + 1 if laid == NONE else laid
        free += int(laid == NONE)
    return int((mine[RANKED] + min(mine[HELD_ZEROS], 1)) * free + 1)


@compiled_lean
def cards_shown(games: Games) -> int:
    """The tea cards, and all cards turned up in this set, as bits."""
    bits = 0
    for place in range(2 * ROUNDS):
        bits += 1 << games.stock[0, place]
    for number in range(games.now[0, ROUND]):
        for mat in range(2):
            one, two = games.table[0, number, mat, 0], games.table[0, number, mat, 1]
            if one <= CARDS and two <= CARDS:
                bits += bits_of(one, CARDS) + bits_of(two, CARDS)
    return bits


@compiled_lean
def _choice_seen(
    rules: Tables, greed: Greed, games: Games, room: Room, action: int, guesses: Guesses, spare: Guesses
) -> None:
    """The seat to move makes a choice, of which everybody sees no more than the mat."""
    seat, shown, many = games.now[0, SEAT], cards_shown(games), guesses.many[0]
    passes, mat = action == 2 * (CARDS + 1), action & 1
    spare.many[0] = 0
    for place in range(many):
        chance, hand, cards = guesses.chance[place], guesses.hand[place], guesses.cards[place]
        one, two = guesses.laid[place, 0], guesses.laid[place, 1]
        choices = give(games, seat, hand, one, two, cards + shown)
        weigh(rules, greed, games, room)
        if passes:
            _add(spare, hand, one, two, cards, chance * (SLIP / choices + (1 - SLIP) * room.odds[action]))
            continue
        for card in range(CARDS + 1):
            if (hand >> ZEROS) if card == CARDS else hand >> card & 1:
                likely = chance * (SLIP / choices + (1 - SLIP) * room.odds[2 * card + mat])
                after = hand - bits_of(card, CARDS)
                _add(spare, after, one if mat else card, card if mat else two, cards, likely)
    take(spare, guesses)


@compiled_lean
def take(source: Guesses, target: Guesses) -> None:
    """All of them."""
    target.many[0] = source.many[0]
    for place in range(source.many[0]):
        target.hand[place], target.cards[place] = source.hand[place], source.cards[place]
        target.chance[place] = source.chance[place]
        target.laid[place, 0], target.laid[place, 1] = source.laid[place, 0], source.laid[place, 1]


@compiled_lean
def _round_over(games: Games, number: int, seat: int, guesses: Guesses) -> None:
    """Cards that met are turned up: their owner had them there, the other nowhere."""
    kept, table, zeros = 0, games.table[0, number], cards_shown(games) >> ZEROS
    for place in range(guesses.many[0]):
        cards, there = guesses.cards[place], True
        for mat in range(2):
            mine, theirs = table[mat, seat], table[mat, 1 - seat]
            if mine <= CARDS and theirs <= CARDS:
                there &= guesses.laid[place, mat] == mine
                cards -= bits_of(mine, CARDS)
                there &= theirs == CARDS or not cards >> theirs & 1
        if there and (cards >> ZEROS) + zeros <= ZERO_COUNT:
            guesses.hand[kept], guesses.cards[kept] = guesses.hand[place], cards
            guesses.chance[kept] = guesses.chance[place]
            guesses.laid[kept, 0] = guesses.laid[kept, 1] = NONE
            kept += 1
    guesses.many[0] = kept


@compiled_lean
def follow(
    rules: Tables,
    greed: Greed,
    booth: Booth,
    script: Longs,
    seat: int,
    guesses: Guesses,
    spare: Guesses,
    known: int,
) -> None:
    """What a seat may hold after these actions of a set; the booth's game is played on, its start used up.

    The guesses that are given are those after so many of the actions.
    """
    games = booth.games
    for place, action in enumerate(script):
        number = games.now[0, ROUND]
        if place >= known and games.now[0, SEAT] == seat:
            copy_games(games, booth.start)
            _choice_seen(rules, greed, booth.start, booth.room, action, guesses, spare)
        take_step(rules, booth, action)
        if place >= known and games.now[0, ROUND] != number:
            _round_over(games, number, seat, guesses)


@compiled_lean
def zeros_shown(games: Games, seat: int) -> int:
    """Of a seat's 0s, those turned up in this set."""
    zeros = 0
    for number in range(games.now[0, ROUND]):
        for mat in range(2):
            there = games.table[0, number, mat, 1 - seat] <= CARDS
            zeros += int(there and games.table[0, number, mat, seat] == CARDS)
    return zeros


@compiled_lean
def deals(mine: int, theirs: int) -> float:
    """In how many ways so many 0s of theirs come from those that are not mine."""
    left, ways = ZERO_COUNT - mine, 1.0
    for place in range(theirs):
        ways = ways * (left - place) / (place + 1)
    return ways


@compiled_lean
def _tell_guess(greed: Greed, games: Games, guesses: Guesses, place: int, part: float, row: Reals) -> None:
    """Adds what one guess says."""
    hand, number = guesses.hand[place], games.now[0, ROUND]
    for card in range(CARDS):
        row[IN_HAND + card] += part * (hand >> card & 1)
    for count in range(ZERO_COUNT):
        row[IN_HAND + CARDS + count] += part * int(hand >> ZEROS > count)
    for mat in range(2):
        card = guesses.laid[place, mat]
        if card != NONE:
            row[ON_MAT + mat * (CARDS + 1) + card] += part
    for slot in range(2 * (ROUNDS - number)):
        if hand & greed.fits[slot & 1, games.stock[0, 2 * number + slot]] & RANKED_CARDS:
            row[FITTING + slot] += part


@compiled_lean
def think(greed: Greed, games: Games, seat: int, cards: int, guesses: Guesses, reading: Reals) -> None:
    """The reading of one who has these cards, of those that the other has not seen; the other is guessed at."""
    mine, theirs = (cards >> ZEROS) + zeros_shown(games, seat), zeros_shown(games, 1 - seat)
    total = 0.0
    for at in range(READING):
        reading[at] = 0
    for place in range(guesses.many[0]):
        held = guesses.cards[place]
        if not held & cards & RANKED_CARDS:
            part = guesses.chance[place] * deals(mine, (held >> ZEROS) + theirs)
            _tell_guess(greed, games, guesses, place, part, reading)
            total += part
    if total > 0:
        for at in range(READING):
            reading[at] /= total


@compiled_lean
def _hand(games: Games, seat: int) -> int:
    mine = games.seats[0, seat]
    hand = mine[HELD_ZEROS] << ZEROS
    for place in range(mine[RANKED]):
        hand |= 1 << mine[HELD + place]
    return int(hand)


@compiled_lean
def read(rules: Tables, greed: Greed, reader: Reader, script: Longs, seat: int) -> None:
    """What a seat, whose cards are those of the reader's game, may think of the other's after these actions."""
    read_on(rules, greed, reader, script, seat, 0, 0)


@compiled_lean
def read_on(
    rules: Tables, greed: Greed, reader: Reader, script: Longs, seat: int, known: int, to_note: int
) -> None:
    """The same from notes: the guesses after the first `known` of the actions. Those after `to_note` are noted."""
    games, guesses, spare = reader.booth.games, reader.guesses, reader.spare
    cards = _hand(games, seat)
    if known:
        take(reader.noted, guesses)
    else:
        guess_hands(games, cards, guesses)
    follow(rules, greed, reader.booth, script[:to_note], 1 - seat, guesses, spare, known)
    if to_note > known:
        take(guesses, reader.noted)
    follow(rules, greed, reader.booth, script[to_note:], 1 - seat, guesses, spare, 0)
    for number in range(games.now[0, ROUND]):
        for mat in range(2):
            card = games.table[0, number, mat, seat]
            if card <= CARDS and games.table[0, number, mat, 1 - seat] <= CARDS:
                cards -= bits_of(card, CARDS)
    think(greed, games, seat, cards, guesses, reader.reading)


@compiled
def think_of_all(greed: Greed, reader: Reader, seat: int, cards: Longs, readings: Reals) -> None:
    """The readings of one who has these or those cards, where the reader's game and guesses have come to."""
    games, guesses = reader.booth.games, reader.guesses
    many = guesses.many[0]
    theirs = np.unique(guesses.cards[:many])
    places = np.searchsorted(theirs, guesses.cards[:many])
    sums, totals = np.zeros((len(theirs), READING)), np.zeros(len(theirs))
    for place in range(many):
        _tell_guess(greed, games, guesses, place, guesses.chance[place], sums[places[place]])
        totals[places[place]] += guesses.chance[place]
    shown, others = zeros_shown(games, seat), zeros_shown(games, 1 - seat)
    for row in range(len(cards)):
        total = 0.0
        readings[row] = 0
        for place in range(len(theirs)):
            if not theirs[place] & cards[row] & RANKED_CARDS:
                ways = deals((cards[row] >> ZEROS) + shown, (theirs[place] >> ZEROS) + others)
                total += ways * totals[place]
                if ways > 0:
                    for at in range(READING):
                        readings[row, at] += ways * sums[place, at]
        if total > 0:
            for at in range(READING):
                readings[row, at] /= total
