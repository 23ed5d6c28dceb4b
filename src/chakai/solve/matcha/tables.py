"""The rules of Matcha as tables for compiled play, every entry asked from the readable rules."""

from dataclasses import fields
from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from chakai.games.matcha.cards import KINDS, MATS, NO_TOKENS, ZERO, Face, Tokens
from chakai.games.matcha.edition import Edition
from chakai.games.matcha.goals import after_round, ahead
from chakai.games.matcha.moves import Take
from chakai.games.matcha.resolution import judge
from chakai.games.matcha.state import Stage, State

Ints: TypeAlias = NDArray[np.int8]

WHYS: Final = ("goal", "tie-break", "count", "draw")
SHARED: Final = 2
"""In the winner's place: both seats share it."""
OVER: Final = 2
"""Verdicts from here on end the game: OVER + 4 × winner + place in WHYS; below, is it played on now?"""
KEEPING: Final = ("none", "any", "all-or-none")
NO_KIND: Final = len(KINDS)
MOST: Final = 99
"""No goal of a house asks for more tokens of a kind."""


class Sizes(NamedTuple):
    """The numbers of an edition."""

    ranked: int
    zeros: int
    hand_size: int
    rounds: int
    sets: int
    """0: no limit."""
    turns: int
    """0: in turn until both have passed."""
    keeping: int
    """A place in KEEPING."""


class Tables(NamedTuple):
    """A card is its place in the deck; all 0s are one card, after the ranked ones, and after it stands no card."""

    sizes: Sizes
    start: NDArray[np.int32]
    """Tokens by seat and kind; NO_KIND has a place too, which nobody reads."""
    earned: Ints
    """By mat, tea card, card of seat 0, card of seat 1: the kind of token each seat takes, or NO_KIND."""
    enough: Ints
    """By kind and count, up to MOST: is it a goal by itself?"""
    complete: Ints
    """By the set of kinds that a seat has tokens of: is it a goal by itself?"""
    leader: Ints
    """By the sign of seat 0's lead in each kind, as a number in base 3: who is ahead, or SHARED."""
    verdict: Ints
    """By last round, playing on, goal of seat 0, goal of seat 1, leader: what follows."""


@lru_cache(maxsize=32)
def tables(edition: Edition) -> Tables:
    """All that compiled play knows of an edition."""
    sizes = Sizes(
        ranked=len(edition.deck) - edition.zeros,
        zeros=edition.zeros,
        hand_size=edition.hand_size,
        rounds=edition.rounds,
        sets=edition.sets or 0,
        turns=edition.turns or 0,
        keeping=KEEPING.index(edition.keep),
    )
    return Tables(
        sizes=sizes,
        start=np.array([(*row, 0) for row in edition.first_tokens], np.int32),
        earned=_earned(edition),
        enough=_enough(edition),
        complete=_complete(edition),
        leader=_leader(edition),
        verdict=_verdict(edition),
    )


def _earned(edition: Edition) -> Ints:
    teas = edition.deck[: len(edition.deck) - edition.zeros]
    cards: tuple[Face, ...] = (*teas, ZERO, None)
    table = np.full((len(MATS), len(teas), len(cards), len(cards), 2), NO_KIND, np.int8)
    for mat, (t, tea), (f, first), (s, second) in product(
        MATS, enumerate(teas), enumerate(cards), enumerate(cards)
    ):
        if f == s < len(teas):
            continue  # there is one of each ranked card
        for fact in judge.__wrapped__((first, second), tea, mat, edition):  # too many to be worth remembering
            if isinstance(fact, Take):
                table[mat, t, f, s, fact.seat] = KINDS.index(fact.kind)
    return table


def _row(counts: tuple[int, ...]) -> Tokens:
    green, red, blue, yellow, whisks = counts
    return green, red, blue, yellow, whisks


def _enough(edition: Edition) -> Ints:
    rows = np.zeros((len(KINDS), MOST + 1), np.int8)
    for kind, count in product(range(len(KINDS)), range(MOST + 1)):
        rows[kind, count] = edition.reaches_goal(_row((*NO_TOKENS[:kind], count, *NO_TOKENS[kind + 1 :])))
    return rows


def _complete(edition: Edition) -> Ints:
    sets = [_row(tuple(mask >> kind & 1 for kind in range(len(KINDS)))) for mask in range(1 << len(KINDS))]
    return np.array([edition.reaches_goal(row) for row in sets], np.int8)


def _leader(edition: Edition) -> Ints:
    def of(signs: tuple[int, ...]) -> int:
        first, second = (_row(tuple(max(0, side * sign) for sign in signs)) for side in (1, -1))
        leader = ahead(State(edition, (first, second)))
        return SHARED if leader is None else leader

    return np.array([of(signs) for signs in product((-1, 0, 1), repeat=len(KINDS))], np.int8)


class _Told(Edition):
    """Seats whose rows say by a whisk that a goal is reached, and by a green token that they are ahead."""

    __hash__ = Edition.__hash__

    def reaches_goal(self, tokens: Tokens) -> bool:
        return tokens[-1] > 0


def _verdict(edition: Edition) -> Ints:
    told = {field.name: getattr(edition, field.name) for field in fields(edition)}
    stand_in = _Told(**{**told, "whisks_break_ties": False, "start_tokens": None})
    table = np.zeros((2, 2, 2, 2, 3), np.int8)
    for last, playing_on, first, second, leader in np.ndindex(table.shape):
        rows = ((int(leader == 0), 0, 0, 0, first), (int(leader == 1), 0, 0, 0, second))
        state = State(stand_in, rows, Stage.TURN, playing_on=bool(playing_on))
        state = after_round(state, last=bool(last))
        if state.outcome is None:
            table[last, playing_on, first, second, leader] = state.playing_on
        else:
            winners = state.outcome.winners
            winner = SHARED if len(winners) > 1 else winners[0]
            table[last, playing_on, first, second, leader] = OVER + 4 * winner + WHYS.index(state.outcome.why)
    return table
