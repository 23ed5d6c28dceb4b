"""Games of Genmaicha by the thousand, as arrays; needs the extra `strong`."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import SupportsIndex

import numpy as np

from chakai.core.seats import Seat
from chakai.games.genmaicha.drinks import COLUMNS, DRINKS, INGREDIENTS, LINES, Drink
from chakai.games.genmaicha.moves import (
    Bid,
    Brew,
    Crates,
    Done,
    Extra,
    Grid,
    Move,
    Offer,
    Peek,
    PlaceAd,
    Raise,
    TakeCrate,
    Toss,
)
from chakai.games.genmaicha.rules import Rules
from chakai.solve.genmaicha import brews
from chakai.solve.genmaicha.bids import BID, FILL, GRID, RAISE, TAKE, TOSS
from chakai.solve.genmaicha.brews import WORTH
from chakai.solve.genmaicha.hope import new_memory
from chakai.solve.genmaicha.kernel import play
from chakai.solve.genmaicha.tables import EXTRA, OFFER, PLAYS, RESULTS, Row, extras, tables
from chakai.solve.luck import seeded
from chakai.solve.sample import Sample


def playouts(
    rules: Rules, players: int, games: int, seed: SupportsIndex, *, first: int = 0, greedy: Collection[Seat] = ()
) -> Sample:
    """Games `first`, `first` + 1 … of a seed; every legal move is equally likely, but for greedy seats."""
    return _played(rules, players, greedy, games, seed, first, room=0)[0]


def batches(
    rules: Rules,
    players: int,
    games: int,
    seed: SupportsIndex,
    *,
    greedy: Collection[Seat] = (),
    size: int = 1 << 14,
) -> Iterator[Sample]:
    """The same games, so many at a time: memory stays flat, and a run can be interrupted between two batches."""
    for first in range(0, games, size):
        yield playouts(rules, players, min(size, games - first), seed, first=first, greedy=greedy)


@dataclass(frozen=True)
class Recorded:
    """One game with its moves."""

    sample: Sample
    moves: tuple[Move, ...]
    options: tuple[int, ...]
    """The number of legal moves at each; 0 for chance."""


def recorded(
    rules: Rules, players: int, seed: SupportsIndex, number: int, *, greedy: Collection[Seat] = ()
) -> Recorded:
    """One game of a seed, with its moves."""
    room = 1024
    while True:
        sample, notes = _played(rules, players, greedy, 1, seed, number, room=room)
        if notes[0] < room:
            moves = [*_moves(notes[1 : notes[0] + 1].tolist(), players)]
            return Recorded(sample, tuple(move for move, _ in moves), tuple(options for _, options in moves))
        room = int(notes[0]) + 1


def _played(
    rules: Rules, players: int, greedy: Collection[Seat], games: int, seed: SupportsIndex, first: int, *, room: int
) -> tuple[Sample, Row]:
    asked, notes = tables(rules, players), np.zeros(room, np.int64)
    ends, counts = np.zeros((games, 5), np.int64), np.zeros((games, players, 2), np.int64)
    tally = np.zeros((len(PLAYS), len(RESULTS) + 2), np.int64)
    memory = new_memory() if greedy and rules.tea_ceremony else None
    policy = np.array([seat in greedy for seat in range(players)], np.int64) if greedy else None
    play(
        asked,
        policy,
        memory,
        seeded(seed),
        first,
        ends,
        counts,
        tally,
        notes,
    )
    seats = 1 << np.arange(players)
    return Sample(
        winners=(ends[:, :1] & seats) > 0,
        why=ends[:, 1],
        counts=counts,
        sets=np.ones(games, np.int64),
        rounds=np.full(games, asked.sizes.rounds, np.int64),
        decisions=ends[:, 3],
        options=ends[:, 4],
        leaders=(ends[:, 2:3] & seats) > 0,
        plays=tally[:, :WORTH],
        worth=tally[:, WORTH:],
    ), notes


def _moves(notes: Sequence[int], players: int) -> Iterator[tuple[Move, int]]:
    """The notes of a game as moves, with the number of choices."""
    left = iter(notes)
    for kind in left:
        if kind == GRID:
            cards = tuple(INGREDIENTS[next(left)] for _ in range(12))
            yield Grid(cards[:9], cards[9:]), 0
        elif kind == FILL:
            yield Crates(tuple(_drinks(next(left)) for _ in range(players))), 0
        elif kind == TOSS:
            yield Toss(tuple(next(left) for _ in range(next(left)))), 0
        else:
            seat, options = next(left), next(left)
            if kind in (BID, RAISE):
                yield (Bid if kind == BID else Raise)(seat, next(left)), options
            elif kind == TAKE:
                yield TakeCrate(seat, next(left)), options
            else:
                yield _turn([next(left) for _ in range(brews.MOVE)]), options


def _drinks(bits: int) -> tuple[Drink, ...]:
    return tuple(drink for place, drink in enumerate(DRINKS) if bits >> place & 1)


def _turn(move: Sequence[int]) -> Move:
    """A move of a brewing turn."""
    kind, seat, line = move[: brews.DRINKS]
    drink, card = DRINKS[move[brews.DRINK]], INGREDIENTS[move[brews.CARD]]
    if kind == brews.DONE:
        return Done(seat)
    if kind == brews.AD:
        return PlaceAd(seat, LINES[line], move[brews.AMOUNT])
    if kind == brews.PEEK:
        return Peek(seat, COLUMNS[line], drink, card)
    more: Extra | Offer | None = None
    if move[brews.MORE] == EXTRA:
        _, _, column, where = extras(LINES[line])[move[brews.WITH]]
        more = Extra(column, where, drink)
    elif move[brews.MORE] == OFFER:
        more = Offer(drink, card)
    return Brew(seat, LINES[line], tuple(DRINKS[place] for place in move[brews.DRINKS : brews.MORE]), more)
