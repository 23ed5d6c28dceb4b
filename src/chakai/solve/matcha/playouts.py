"""Random games of Matcha by the thousand, as arrays; needs the extra `strong`."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import SupportsIndex, TypeAlias

import numpy as np

from chakai.games.matcha.cards import Card, Mat, in_order
from chakai.games.matcha.edition import Edition
from chakai.games.matcha.moves import Deal, Keep, Move, Pass, lay
from chakai.solve.luck import seeded
from chakai.solve.matcha.kernel import (
    DEAL,
    DECISIONS,
    HALF,
    KEEP,
    OPTIONS,
    PASS,
    ROUNDS,
    SETS,
    VERDICT,
    Notes,
    play,
)
from chakai.solve.matcha.pieces import Counts, Longs
from chakai.solve.matcha.policy import Policy
from chakai.solve.matcha.policy_kernel import scheme
from chakai.solve.matcha.sample import RESULTS, flags, plays_of
from chakai.solve.matcha.tables import NO_KIND, OVER, tables
from chakai.solve.sample import Sample

Policies: TypeAlias = tuple[Policy, Policy]
"""By seat."""


@dataclass(frozen=True)
class Playouts:
    """One row for each game."""

    winner: Longs
    """The seat, or SHARED."""
    why: Longs
    """A place in WHYS."""
    tokens: Counts
    """By game, seat and kind."""
    decisions: Longs
    """Choices that players made, forced passes not counted."""
    sets: Longs


def playouts(
    edition: Edition, games: int, seed: SupportsIndex, *, first: int = 0, policies: Policies | None = None
) -> Playouts:
    """Games `first`, `first` + 1 … of a seed; every legal move is equally likely, or each seat has its policy."""
    return _told(*_played(edition, games, seed, first, policies)[:2])


def batches(
    edition: Edition, games: int, seed: SupportsIndex, *, size: int = 1 << 16, policies: Policies | None = None
) -> Iterator[Playouts]:
    """The same games, so many at a time: memory stays flat, and a run can be interrupted between two batches."""
    for first in range(0, games, size):
        yield playouts(edition, min(size, games - first), seed, first=first, policies=policies)


def sample(
    edition: Edition, games: int, seed: SupportsIndex, *, first: int = 0, policies: Policies | None = None
) -> Sample:
    """The same games as columns for statistics."""
    plays = np.zeros((len(plays_of(edition)), len(RESULTS)), np.int64)
    ends, tokens, _ = _played(edition, games, seed, first, policies, plays=plays)
    told = _told(ends, tokens)
    return Sample(
        winners=flags(told.winner),
        why=told.why,
        counts=tokens.astype(np.int64),
        sets=told.sets,
        rounds=ends[:, ROUNDS],
        decisions=told.decisions,
        options=ends[:, OPTIONS],
        leaders=flags(ends[:, HALF]),
        plays=plays,
    )


def recorded(
    edition: Edition, seed: SupportsIndex, number: int, *, policies: Policies | None = None
) -> tuple[Playouts, list[Move]]:
    """One game of a seed, with its moves."""
    room = 256
    while True:
        ends, tokens, notes = _played(edition, 1, seed, number, policies, room=room)
        if notes[0] < room:
            return _told(ends, tokens), _moves(edition, notes[1 : notes[0] + 1].tolist())
        room = int(notes[0]) + 1


def _played(
    edition: Edition,
    games: int,
    seed: SupportsIndex,
    first: int,
    policies: Policies | None,
    *,
    room: int = 0,
    plays: Longs | None = None,
) -> tuple[Longs, Counts, Notes]:
    rules, notes = tables(edition), np.zeros(room, np.int32)
    ends, tokens = np.empty((games, HALF + 1), np.int64), np.empty((games, *rules.start.shape), np.int32)
    counted = np.zeros((0, len(RESULTS)), np.int64) if plays is None else plays
    known = None if policies is None else scheme(edition, policies)
    play(rules, seeded(seed), first, ends, tokens, notes, counted, known)
    if (endless := np.flatnonzero(ends[:, VERDICT] < OVER)).size:
        raise ValueError(f"game {first + endless[0]} has no end")
    return ends, tokens[:, :, :NO_KIND], notes


def _told(ends: Longs, tokens: Counts) -> Playouts:
    verdict = ends[:, VERDICT] - OVER
    return Playouts(verdict >> 2, verdict & 3, tokens, ends[:, DECISIONS], ends[:, SETS])


def _moves(edition: Edition, notes: list[int]) -> list[Move]:
    """The notes of a game as moves; what a deal leaves over is set aside."""
    moves: list[Move] = []
    at = 0

    def cards(count: int) -> tuple[Card, ...]:
        nonlocal at
        at += count
        return tuple(edition.deck[place] for place in notes[at - count : at])

    while at < len(notes):
        note = notes[at]
        at += 1
        if note >= DEAL:
            tea, first, second = cards(2 * edition.rounds), cards(edition.hand_size), cards(edition.hand_size)
            aside = list(edition.deck)
            for card in (*tea, *first, *second):
                aside.remove(card)
            moves.append(Deal(note - DEAL, tea, (in_order(first), in_order(second)), tuple(aside)))
        elif note >= KEEP:
            at += 1
            moves.append(Keep(note - KEEP, in_order(cards(notes[at - 1]))))
        elif note >= PASS:
            moves.append(Pass(note - PASS))
        else:
            moves.append(lay(note & 1, edition.deck[note >> 2], Mat(note >> 1 & 1)))
    return moves
