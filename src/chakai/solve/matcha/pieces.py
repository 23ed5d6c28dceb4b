"""Pieces of compiled Matcha: the deal, resolution and goals; all that rules decide stands in tables."""

from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from chakai.solve.kernels import compiled_lean
from chakai.solve.luck import Luck, below
from chakai.solve.matcha.tables import MOST, NO_KIND, Ints, Sizes, Tables

Longs: TypeAlias = NDArray[np.int64]
Counts: TypeAlias = NDArray[np.int32] | NDArray[np.int64]

ANY: Final = 1
"""The place in KEEPING of the edition in which any cards may be kept."""
RANKED, ZEROS, LAID, CARDS = 0, 1, 2, 4
"""Of a seat: how many ranked cards it holds, and how many 0s; what lies on its two mats; its ranked cards."""
TOKEN, WHISK, NOTHING = range(3)
"""Results of a play."""
WHISKS: Final = NO_KIND - 1


@compiled_lean
def copy(source: Any, target: Any) -> None:
    """Arrays of any shape, entry by entry: slices would make arrays."""
    for place in range(source.size):
        target.flat[place] = source.flat[place]


@compiled_lean
def how_many(bits: int) -> int:
    """Of these bits are set."""
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


@compiled_lean
def deal(sizes: Sizes, luck: Luck, stock: Longs, seats: Longs) -> None:
    """Tea cards, which head the stock, from the ranked cards that nobody kept; hands from all that is left."""
    kept = 0
    for seat in range(2):
        for place in range(seats[seat, RANKED]):
            kept |= 1 << seats[seat, CARDS + place]
    size = 0
    for card in range(sizes.ranked):
        stock[size] = card
        size += 1 - (kept >> card & 1)
    dealt = 2 * sizes.rounds
    for place in range(dealt):
        drawn = place + below(luck, size - place)
        stock[place], stock[drawn] = stock[drawn], stock[place]
    for _ in range(sizes.zeros - seats[0, ZEROS] - seats[1, ZEROS]):
        stock[size] = sizes.ranked
        size += 1
    for seat in range(2):
        for _ in range(sizes.hand_size - seats[seat, RANKED] - seats[seat, ZEROS]):
            drawn = dealt + below(luck, size - dealt)
            card = stock[drawn]
            stock[drawn] = stock[dealt]
            dealt += 1
            if card == sizes.ranked:
                seats[seat, ZEROS] += 1
            else:
                seats[seat, CARDS + seats[seat, RANKED]] = card
                seats[seat, RANKED] += 1


@compiled_lean
def reached(enough: Ints, complete: Ints, tokens: Counts, seat: int) -> int:
    kinds, reached = 0, 0
    for kind in range(NO_KIND):
        count = tokens[seat, kind]
        reached |= enough[kind, min(count, MOST)]
        kinds |= int(count > 0) << kind
    return int(reached | complete[kinds])


@compiled_lean
def leading(leader: Ints, tokens: Counts) -> int:
    signs = 0
    for kind in range(NO_KIND):
        lead = tokens[0, kind] - tokens[1, kind]
        signs = 3 * signs + 1 + int(lead > 0) - int(lead < 0)
    return int(leader[signs])


@compiled_lean
def judged(tables: Tables, tokens: Counts, verdict: int, last: int) -> int:
    """The verdict after a round, from the one before it."""
    first = reached(tables.enough, tables.complete, tokens, 0)
    second = reached(tables.enough, tables.complete, tokens, 1)
    if first | second | verdict | last:
        return int(tables.verdict[last, verdict, first, second, leading(tables.leader, tokens)])
    return verdict


@compiled_lean
def resolve(sizes: Sizes, earned: Ints, pair: Longs, seats: Longs, tokens: Counts, plays: Longs) -> None:
    """Both tea cards of a round; counts what each card laid there has brought, if plays are counted."""
    for mat in range(2):
        one, two = seats[0, LAID + mat], seats[1, LAID + mat]
        for seat in range(2):
            kind, card = earned[mat, pair[mat], one, two, seat], seats[seat, LAID + mat]
            tokens[seat, kind] += 1
            if plays.size and card <= sizes.ranked:
                plays[2 * card + mat, NOTHING if kind == NO_KIND else int(kind == WHISKS)] += 1
