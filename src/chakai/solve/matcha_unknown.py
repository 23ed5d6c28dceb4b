"""What one seat does not know of a game of Matcha, as arrays to draw from: exact odds, for compiled play."""

from itertools import accumulate
from typing import NamedTuple

import numpy as np

from chakai.core.seats import Seat
from chakai.games.matcha.cards import ZERO, Card, Face
from chakai.games.matcha.moves import Deal, Lay, NewRound, Show
from chakai.games.matcha.state import Stage
from chakai.games.matcha.view import View
from chakai.solve.kernels import compiled
from chakai.solve.matcha_games import NOW, Games
from chakai.solve.matcha_greed import Reals
from chakai.solve.matcha_hands import HiddenSet
from chakai.solve.matcha_pieces import CARDS, LAID, RANKED, ZEROS, Longs, Luck, below, fraction
from chakai.solve.matcha_tables import Ints, Sizes


class Unknown(NamedTuple):
    """Every way in which the other's cards may have come to lie where they lie."""

    seat: int
    """The other."""
    sums: Reals
    """Of the odds, up to each way."""
    ways: Longs
    """By way: 0s dealt to the other, 0s still in hand, which hidden lays were 0s (as bits), ranked cards of each
    run (see `matcha_hands`)."""
    pool: Longs
    """Ranked cards of unknown place, run by run."""
    starts: Longs
    """Where each run begins."""
    lays: int
    """Cards laid in this set that were not turned up; the last of them lie at the tea cards of this round."""
    mats: Longs
    """On which mats those lie."""
    open: Ints
    """By face: the cards that the other has seen without holding them, and its own that were turned up."""


def unknown(view: View, seat: Seat, hidden: HiddenSet) -> Unknown:
    """`hidden` is the set on the table as that seat has seen it."""
    faces = {card: place for place, card in enumerate(dict.fromkeys(view.edition.deck))}
    mats: list[int] = []
    seen: list[Face] = []
    for entry in view.events:
        match entry:
            case Deal(_, tea):
                seen = [*tea]
            case Show(shower, card) if shower == seat or card != ZERO:
                seen.append(card)
            case NewRound():
                mats = []
            case Lay(layer, _, mat) if layer != seat:
                mats.append(mat)
    known = np.zeros(len(faces), np.int8)
    for face in seen:
        known[_place(faces, face)] += 1
    return Unknown(
        seat=1 - seat,
        sums=np.array(hidden.now.sums),
        ways=np.array(
            [
                (play.zeros, play.zeros_left, sum(zero << lay for lay, zero in enumerate(play.lays)), *runs)
                for play, runs in hidden.now.cases
            ],
            np.int64,
        ),
        pool=np.array([faces[card] for run in hidden.unseen for card in run], np.int64),
        starts=np.array([0, *accumulate(map(len, hidden.unseen))], np.int64),
        lays=len(hidden.now.cases[0][0].lays),
        mats=np.array(mats if view.stage is Stage.TURN else [], np.int64),
        open=known,
    )


def _place(faces: dict[Card, int], card: Face) -> int:
    assert card is not None
    return faces[card]


@compiled
def draw_hidden(sizes: Sizes, unknown: Unknown, luck: Luck, games: Games) -> None:
    """Gives the other, in the game in the first place, cards as they may be."""
    last = unknown.sums.size - 1
    drawn, way = fraction(luck) * unknown.sums[last], 0
    while way < last and unknown.sums[way] <= drawn:
        way += 1
    theirs, seen = games.seats[0, unknown.seat], games.seen[0, unknown.seat, NOW]
    for face in range(seen.size):
        seen[face] = unknown.open[face]
    ways, pool = unknown.ways[way], unknown.pool
    if sizes.zeros:
        seen[sizes.ranked] += ways[0]
    theirs[ZEROS] = ways[1]
    hand = np.empty(sizes.hand_size, np.int64)
    count = 0
    for run in range(unknown.starts.size - 1):
        first, end = unknown.starts[run], unknown.starts[run + 1]
        for place in range(first, first + ways[3 + run]):
            other = place + below(luck, end - place)
            pool[place], pool[other] = pool[other], pool[place]
            hand[count] = pool[place]
            seen[hand[count]] = 1
            count += 1
    for lay in range(unknown.lays):
        card = sizes.ranked
        if not ways[2] >> lay & 1:
            taken = below(luck, count)
            count -= 1
            card = hand[taken]
            hand[taken] = hand[count]
        here = lay - unknown.lays + unknown.mats.size
        if here >= 0:
            theirs[LAID + unknown.mats[here]] = card
    theirs[RANKED] = count
    for place in range(count):
        theirs[CARDS + place] = hand[place]
