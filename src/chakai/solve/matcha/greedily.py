"""The greedy bot as a style: what it does with all that a seat may hold; needs the extra `strong`."""

from collections.abc import Sequence

import numpy as np

from chakai.games.matcha.edition import Edition
from chakai.solve.kernels import compiled
from chakai.solve.matcha.games import COLUMNS, NOW, PASSED, ROUND, SEAT, SET, STAGE, TAKEN, TURN, Games, Mask
from chakai.solve.matcha.greed import Greed, Room, greed, room
from chakai.solve.matcha.greed_kernel import weigh
from chakai.solve.matcha.pieces import CARDS, LAID, RANKED
from chakai.solve.matcha.pieces import ZEROS as MY_ZEROS
from chakai.solve.matcha.rounds.bits import NONE, ZEROS, Longs, Real, Small, Whole
from chakai.solve.matcha.rounds.bits import RANKED as RANKED_CARDS
from chakai.solve.matcha.style import Holds, Moment, card_columns
from chakai.solve.matcha.tables import Tables, tables
from chakai.solve.matcha.taste import Taste


class Greedily:
    """Each hold is played as if nothing but it and the table were known."""

    def __init__(self, edition: Edition, taste: Taste) -> None:
        self._rules, self._greed = tables(edition), greed(edition, taste)
        self._room = room(self._rules)

    def mixes(self, moment: Moment, holds: tuple[Holds, Holds], ranges: tuple[Real, Real]) -> Real:  # noqa: ARG002 (it trusts nobody)
        return self.mixes_at((moment,), holds, np.ones((len(holds[moment.seat].hand), 1), np.bool_))[:, :, 0]

    def mixes_at(self, moments: Sequence[Moment], holds: tuple[Holds, Holds], asked: Mask) -> Real:
        moment = moments[0]
        mine = holds[moment.seat]
        columns, mats = card_columns(moment, mine), np.array(moment.open_mats)
        mixes = np.zeros((len(columns), columns.shape[1] * len(mats) + 1, len(moments)), np.float32)
        games = _table(self._rules, moment, _count(int(holds[1 - moment.seat].hand[0])))
        tokens = np.array([each.tokens for each in moments], np.int32)
        known = _known(moments, games.seen.shape[-1])
        _weigh_all(self._rules, self._greed, games, self._room, mine, columns, mats, tokens, known, asked, mixes)
        return mixes


def _known(moments: Sequence[Moment], faces: int) -> Small:
    """By moment and face: how many of it everybody has seen in this set."""
    shown = np.array([moment.table for moment in moments]).reshape(len(moments), -1, 1)
    counts = (shown == np.arange(faces)).sum(axis=1) + np.bincount(moments[0].tea, minlength=faces)
    known: Small = counts.astype(np.int8)
    return known


def _count(hand: int) -> int:
    """Cards in a hand."""
    return (hand & RANKED_CARDS).bit_count() + (hand >> ZEROS)


def _table(rules: Tables, moment: Moment, others: int) -> Games:
    """The game as everybody sees it, without tokens and cards turned up; the other has so many in the hand."""
    sizes, seat = rules.sizes, moment.seat
    none, faces = sizes.ranked + 1, sizes.ranked + int(sizes.zeros > 0)
    now = np.zeros((1, COLUMNS), np.int64)
    now[0, [STAGE, SEAT, SET, ROUND, PASSED]] = TURN, seat, moment.set_number, moment.round, moment.passed
    now[0, TAKEN : TAKEN + 2] = moment.taken
    seats = np.zeros((1, 2, CARDS + sizes.hand_size), np.int64)
    seats[0, :, LAID : LAID + 2] = none
    seats[0, 1 - seat, RANKED] = others
    covered = moment.table[moment.round, :, 1 - seat] != NONE
    seats[0, 1 - seat, LAID : LAID + 2][covered] = 0
    stock = np.zeros((1, sizes.ranked + sizes.zeros), np.int64)
    stock[0, : len(moment.tea)] = moment.tea
    return Games(
        now=now,
        seats=seats,
        stock=stock,
        tokens=np.zeros((1, *rules.start.shape), np.int32),
        table=np.zeros((1, sizes.rounds, 2, 2), np.int8),
        seen=np.zeros((1, 2, 2, faces), np.int8),
        keeping=np.zeros((1, 2, faces), np.int8),
        luck=np.zeros(1, np.uint64),
    )


@compiled
def _weigh_all(
    rules: Tables,
    taste: Greed,
    games: Games,
    desk: Room,
    holds: Holds,
    columns: Small,
    mats: Longs,
    tokens: Whole,
    known: Small,
    asked: Mask,
    mixes: Real,
) -> None:
    """Hold by hold, at one moment after another."""
    ranked, seat = rules.sizes.ranked, games.now[0, SEAT]
    mine, seen = games.seats[0, seat], games.seen[0, seat, NOW]
    for row in range(len(columns)):
        hand, cards = holds.hand[row], holds.cards[row]
        mine[RANKED], mine[MY_ZEROS] = 0, hand >> ZEROS
        for card in range(ranked):
            if hand >> card & 1:
                mine[CARDS + mine[RANKED]] = card
                mine[RANKED] += 1
        for mat in range(2):
            laid = holds.laid[row, mat]
            mine[LAID + mat] = ranked + 1 if laid == NONE else laid
        for moment in range(len(known)):
            if not asked[row, moment]:
                continue
            games.tokens[0, :, :-1] = tokens[moment]
            for card in range(len(seen)):
                held = cards >> ZEROS if card == ranked else cards >> card & 1
                seen[card] = known[moment, card] + held
            weigh(rules, taste, games, desk)
            for place in range(columns.shape[1]):
                if columns[row, place] != NONE:
                    for which in range(len(mats)):
                        odds = desk.odds[2 * columns[row, place] + mats[which]]
                        mixes[row, place * len(mats) + which, moment] = odds
            mixes[row, -1, moment] = desk.odds[-1]
