"""One choice ahead: every choice of everything that a seat may hold, against everything that the other may."""

from typing import NamedTuple

import numpy as np

from chakai.solve.kernels import compiled
from chakai.solve.matcha.net.features import tell_other, tell_own
from chakai.solve.matcha.net.lore import Lore
from chakai.solve.matcha.net.scene import (
    CARDS,
    COVERED,
    DEALER,
    DOWN,
    FIRST,
    HAND,
    ROUND,
    SEAT,
    SHOWN,
    SIZES,
    TAKEN,
    TEA,
    TOKENS,
    bits_of,
)
from chakai.solve.matcha.net.shapes import CARDS as RANKED
from chakai.solve.matcha.net.shapes import CHOICES, OTHER, OWN, TURNS
from chakai.solve.matcha.pieces import judged
from chakai.solve.matcha.rounds.bits import NONE, ZEROS, Longs, Real, Whole
from chakai.solve.matcha.rounds.bits import RANKED as RANKED_BITS
from chakai.solve.matcha.tables import NO_KIND, OVER, SHARED

WAYS = 3
"""A card on one of the mats, or a pass."""
NO_CARD = RANKED + 1


class Ahead(NamedTuple):
    """What is to be judged."""

    own: Real
    """What the other sees when it is to move, by state."""
    other: Real
    """What it does not see, by hold and choice of the one who thinks."""
    state: Whole
    """By meeting: the state,"""
    choice: Whole
    """the hold and choice, as one number,"""
    weight: Real
    """and how likely it is."""
    sure: Real
    """By hold and choice: the weighted results of games that would be over, to the one who thinks,"""
    sure_weight: Real
    """and their weights."""


@compiled
def _played(hold: Longs, choice: int, after: Longs) -> int:
    """What is held after a choice; gives the way, or -1 if there is no such choice."""
    after[:] = hold
    if choice == CHOICES - 1:
        return 2
    mat, place = choice & 1, choice >> 1
    if hold[FIRST + mat] != NONE:
        return -1
    for card in range(RANKED + 1):
        if (hold[HAND] >> ZEROS) if card == RANKED else hold[HAND] >> card & 1:
            if place == 0:
                after[HAND] -= bits_of(card, RANKED)
                after[FIRST + mat] = card
                return mat
            place -= 1
    return -1


@compiled
def _taken(scene: Longs, way: int, after: Longs) -> None:
    """The scene after a turn of the one to move."""
    after[:] = scene
    seat = scene[SEAT]
    after[SEAT] = 1 - seat
    after[TAKEN + seat] += 1
    if way < 2:
        after[SIZES + seat] -= 1
        after[COVERED + seat] |= 1 << way


@compiled
def _resolved(known: Lore, scene: Longs, holds: Longs, tokens: Longs, after: Longs) -> int:
    """The scene of the next round, after both have laid all that they lay; gives the verdict."""
    after[:] = scene
    for mat in range(2):
        one, two = holds[0, FIRST + mat], holds[1, FIRST + mat]
        both = one != NONE and two != NONE
        first, second = (NO_CARD if one == NONE else one), (NO_CARD if two == NONE else two)
        for seat in range(2):
            kind = known.rules.earned[mat, scene[TEA + 2 * scene[ROUND] + mat], first, second, seat]
            if kind != NO_KIND:
                after[TOKENS + NO_KIND * seat + kind] += 1
            card = holds[seat, FIRST + mat]
            if both:
                after[SHOWN] += bits_of(card, RANKED)
                holds[seat, CARDS] -= bits_of(card, RANKED)
            elif card != NONE:
                after[DOWN + seat] += 1
            holds[seat, FIRST + mat] = NONE
    for seat in range(2):
        after[TAKEN + seat] = after[COVERED + seat] = 0
        tokens[seat, :NO_KIND] = after[TOKENS + NO_KIND * seat : TOKENS + NO_KIND * (seat + 1)]
    after[ROUND] += 1
    after[SEAT] = scene[DEALER]
    return judged(known.rules, tokens, 0, 0)


@compiled
def look_ahead(
    known: Lore, scene: Longs, mine: Longs, theirs: Longs, chances: Real, odds: Real, shown_zeros: Longs
) -> Ahead:
    """All meetings; `odds` by both sides' numbers of 0s in this set, `shown_zeros` those turned up, by seat."""
    me = scene[SEAT]
    other = 1 - me
    ends = scene[TAKEN + me] + 1 == TURNS and scene[TAKEN + other] == TURNS
    many, rivals = len(mine), len(theirs)
    hidden = np.zeros((many * CHOICES, OTHER), np.float32)
    way_of = np.empty(many * CHOICES, np.int64)
    after, then = np.empty(mine.shape[1], np.int64), np.empty(scene.size, np.int64)
    holds = np.empty((2, mine.shape[1]), np.int64)
    tokens = np.zeros((2, NO_KIND + 1), np.int32)
    for row in range(many):
        for choice in range(CHOICES):
            place = row * CHOICES + choice
            way_of[place] = _played(mine[row], choice, after)
            if way_of[place] >= 0:
                then[:] = scene
                if ends:
                    then[ROUND] += 1
                    after[FIRST] = after[FIRST + 1] = NONE
                tell_other(known, then, after, hidden[place])
    room = 1 << 16
    state, chosen, weight = np.empty(room, np.int32), np.empty(room, np.int32), np.empty(room, np.float32)
    sure, sure_weight = np.zeros(many * CHOICES, np.float32), np.zeros(many * CHOICES, np.float32)
    cases = NO_CARD + 1 if ends else 1
    index = np.full((WAYS, rivals, cases, cases), -1, np.int32)
    states = 0
    own = np.zeros((4 * rivals + 16, OWN), np.float32)
    used = 0
    for row in range(many):
        zeros = (mine[row, CARDS] >> ZEROS) + shown_zeros[me]
        for rival in range(rivals):
            likely = odds[zeros, (theirs[rival, CARDS] >> ZEROS) + shown_zeros[other]] * chances[rival]
            if mine[row, CARDS] & theirs[rival, CARDS] & RANKED_BITS or likely <= 0:
                continue
            for choice in range(CHOICES):
                place = row * CHOICES + choice
                way = way_of[place]
                if way < 0:
                    continue
                if used == state.size:
                    state = np.concatenate((state, np.empty_like(state)))
                    chosen = np.concatenate((chosen, np.empty_like(chosen)))
                    weight = np.concatenate((weight, np.empty_like(weight)))
                first = second = 0
                if ends:
                    _played(mine[row], choice, after)
                    holds[me], holds[other] = after, theirs[rival]
                    if theirs[rival, FIRST] != NONE and after[FIRST] != NONE:
                        first = after[FIRST] + 1
                    if theirs[rival, FIRST + 1] != NONE and after[FIRST + 1] != NONE:
                        second = after[FIRST + 1] + 1
                found = index[way, rival, first, second]
                if found == -1:
                    _taken(scene, way, then)
                    verdict = 0
                    if ends:
                        verdict = _resolved(known, then.copy(), holds, tokens, then)
                    if verdict >= OVER:
                        winner = (verdict - OVER) >> 2
                        found = -3 if winner == SHARED else -2 - 2 * int(winner != me)
                    else:
                        if states == len(own):
                            own = np.concatenate((own, np.zeros_like(own)))
                        rows = holds[other] if ends else theirs[rival]
                        tell_own(known, then, other, rows, own[states])
                        found = states
                        states += 1
                    index[way, rival, first, second] = found
                if found < 0:
                    sure[place] += likely * (found + 3)
                    sure_weight[place] += likely
                else:
                    state[used], chosen[used], weight[used] = found, place, likely
                    used += 1
    return Ahead(own[:states], hidden, state[:used], chosen[:used], weight[:used], sure, sure_weight)
