"""What one seat does not know of a set of Matcha, to draw from, and the set told again with what was drawn.

By themselves the odds are exact for one who makes every legal choice equally often. A person leans to sense: what
was drawn is weighed by how often somebody would have made the other's choices who plays greedily now and then.
"""

from itertools import accumulate
from typing import NamedTuple

import numpy as np

from chakai.core.seats import Seat
from chakai.games.matcha.cards import ZERO, Card
from chakai.games.matcha.moves import Deal, Lay, Pass
from chakai.games.matcha.view import View
from chakai.solve.kernels import compiled_lean
from chakai.solve.luck import Luck, below, fraction
from chakai.solve.matcha.choices import fill_mask
from chakai.solve.matcha.games import NOW, SEAT, Games, Mask, Rewards, new_games
from chakai.solve.matcha.greed import Greed, Reals, Room, room
from chakai.solve.matcha.greed_kernel import weigh
from chakai.solve.matcha.hands import HiddenSet
from chakai.solve.matcha.pieces import CARDS, RANKED, ZEROS, Longs, copy
from chakai.solve.matcha.steps_kernel import step
from chakai.solve.matcha.tables import Sizes, Tables


class Unknown(NamedTuple):
    """Every way in which the other's cards may have come to lie where they lie."""

    seat: int
    """The other."""
    sums: Reals
    """Of the odds, up to each way."""
    ways: Longs
    """By way: 0s dealt to the other, which hidden lays were 0s (as bits), ranked cards of each run (see
    `matcha_hands`)."""
    pool: Longs
    """Ranked cards of unknown place, run by run."""
    starts: Longs
    """Where each run begins."""
    shown: Longs
    """The other's ranked cards that were turned up."""
    lays: Longs
    """Room for the cards laid and not turned up."""
    script: Longs
    """All choices of the set: actions, or -1 - 2 × place among the hidden lays - mat."""


class Booth(NamedTuple):
    """Room to step games in."""

    start: Games
    """The set as dealt."""
    games: Games
    room: Room
    mask: Mask
    chosen: Longs
    rewards: Rewards
    done: Mask


def new_booth(rules: Tables) -> Booth:
    """Room for one game."""
    games = new_games(rules)
    return Booth(
        start=new_games(rules),
        games=games,
        room=room(rules),
        mask=np.zeros((1, 3 * games.seen.shape[-1] + 2), np.bool_),
        chosen=np.zeros(1, np.int64),
        rewards=np.zeros((1, 2), np.float32),
        done=np.zeros(1, np.bool_),
    )


def unknown(view: View, seat: Seat, hidden: HiddenSet) -> Unknown:
    """`hidden` is the set on the table as that seat has seen it."""
    faces: dict[Card | None, int] = {card: place for place, card in enumerate(dict.fromkeys(view.edition.deck))}
    shown = [turn.card for turn in hidden.seen.turns if turn.card is not None and turn.card != ZERO]
    return Unknown(
        seat=1 - seat,
        sums=np.array(hidden.now.sums),
        ways=np.array(
            [
                (play.zeros, sum(zero << lay for lay, zero in enumerate(play.lays)), *runs)
                for play, runs in hidden.now.cases
            ],
            np.int64,
        ),
        pool=np.array([faces[card] for run in hidden.unseen for card in run], np.int64),
        starts=np.array([0, *accumulate(map(len, hidden.unseen))], np.int64),
        shown=np.array([faces[card] for card in shown], np.int64),
        lays=np.zeros(len(hidden.now.cases[0][0].lays), np.int64),
        script=np.array(_script(view, seat, hidden, faces), np.int64),
    )


def _script(view: View, seat: Seat, hidden: HiddenSet, faces: dict[Card | None, int]) -> list[int]:
    script: list[int] = []
    turns, lays = iter(hidden.seen.turns), 0
    for entry in view.events:
        match entry:
            case Deal():
                script, turns, lays = [], iter(hidden.seen.turns), 0
            case Pass(passing):
                script.append(2 * len(faces))
                if passing != seat:
                    next(turns, None)
            case Lay(layer, card, mat):
                if layer != seat and (turn := next(turns, None)) is not None:
                    card = turn.card
                script.append(-1 - 2 * lays - mat if card is None else 2 * faces[card] + mat)
                lays += card is None
    return script


@compiled_lean
def _deal_hidden(sizes: Sizes, unknown: Unknown, luck: Luck, games: Games) -> None:
    """Gives the other a hand as it may have been dealt, and says what of it was laid and not turned up."""
    last = unknown.sums.size - 1
    drawn, way = fraction(luck) * unknown.sums[last], 0
    while way < last and unknown.sums[way] <= drawn:
        way += 1
    ways, pool = unknown.ways[way], unknown.pool
    theirs, seen = games.seats[0, unknown.seat], games.seen[0, unknown.seat, NOW]
    count = 0
    for card in unknown.shown:
        theirs[CARDS + count] = card
        count += 1
    hidden = count
    for run in range(unknown.starts.size - 1):
        first, end = unknown.starts[run], unknown.starts[run + 1]
        for place in range(first, first + ways[2 + run]):
            other = place + below(luck, end - place)
            pool[place], pool[other] = pool[other], pool[place]
            theirs[CARDS + count] = pool[place]
            count += 1
    theirs[RANKED], theirs[ZEROS] = count, ways[0]
    left = count
    for lay in range(unknown.lays.size):
        unknown.lays[lay] = sizes.ranked
        if not ways[1] >> lay & 1:
            taken = CARDS + hidden + below(luck, left - hidden)
            left -= 1
            unknown.lays[lay] = theirs[taken]
            theirs[taken], theirs[CARDS + left] = theirs[CARDS + left], theirs[taken]
    for face in range(seen.size):
        seen[face] = 0
    for place in range(2 * sizes.rounds):
        seen[games.stock[0, place]] += 1
    for place in range(count):
        seen[theirs[CARDS + place]] += 1
    if sizes.zeros:
        seen[sizes.ranked] += ways[0]


@compiled_lean
def copy_games(source: Games, target: Games) -> None:
    copy(source.now, target.now)
    copy(source.seats, target.seats)
    copy(source.stock, target.stock)
    copy(source.tokens, target.tokens)
    copy(source.table, target.table)
    copy(source.seen, target.seen)
    copy(source.keeping, target.keeping)


@compiled_lean
def take_step(tables: Tables, booth: Booth, action: int) -> None:
    booth.chosen[0] = action
    step(tables, np.uint64(0), booth.games, booth.chosen, booth.rewards, booth.done, False)  # noqa: FBT003 (by place)


@compiled_lean
def retell(tables: Tables, greed: Greed, unknown: Unknown, trust: float, luck: Luck, booth: Booth) -> float:
    """The set up to now with cards as they may be; gives the weight of the other's choices.

    `trust` is how often it is thought to choose greedily, else anything.
    """
    copy_games(booth.start, booth.games)
    _deal_hidden(tables.sizes, unknown, luck, booth.games)
    weight = 1.0
    for entry in unknown.script:
        action = entry
        if entry < 0:
            action = 2 * unknown.lays[(-1 - entry) >> 1] + (-1 - entry & 1)
        if trust > 0 and booth.games.now[0, SEAT] == unknown.seat:
            fill_mask(tables.sizes, booth.games, booth.mask)
            choices = 0
            for each in range(booth.mask.shape[1]):
                choices += int(booth.mask[0, each])
            weigh(tables, greed, booth.games, booth.room)
            weight *= 1 - trust + trust * booth.room.odds[action] * choices
        take_step(tables, booth, action)
    return weight
