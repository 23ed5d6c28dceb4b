"""A set told again among compiled games, from what everybody saw of it."""

from collections.abc import Sequence

import numpy as np

from chakai.core.seats import Seat
from chakai.solve.matcha.games import SEAT, SET, STAGE, TURN, Games
from chakai.solve.matcha.net.shapes import CARDS, HAND_SIZE, ZERO_COUNT
from chakai.solve.matcha.pieces import CARDS as HELD
from chakai.solve.matcha.pieces import LAID, RANKED
from chakai.solve.matcha.pieces import ZEROS as HELD_ZEROS
from chakai.solve.matcha.rounds.bits import ZEROS, Longs
from chakai.solve.matcha.rounds.moments import PASS
from chakai.solve.matcha.style import Moment


def tell_again(moment: Moment, cards: int, games: Games) -> Longs:
    """Sets up the set as dealt, and gives the actions since.

    `cards` are those of the seat to move that the other has not seen, as bits. A card that this seat does not know
    is any that can lie there: to those who read it makes no difference which.
    """
    pools = _pools(moment, cards)
    hands: tuple[list[int], list[int]] = ([], [])
    script = []
    for number, seat, way in moment.choices:
        if way == PASS:
            script.append(2 * (CARDS + 1))
            continue
        card = int(moment.table[number, way, seat])
        card = card if card >= 0 else pools[seat].pop()
        hands[seat].append(card)
        script.append(2 * card + way)
    deal_again(moment, games)
    for seat, hand in enumerate(hands):
        while len(hand) < HAND_SIZE:
            hand.append(pools[seat].pop())
        hold_again(games, seat, hand)
    return np.array(script, np.int64)


def deal_again(moment: Moment, games: Games) -> None:
    """The beginning of the set; all hands are 0s."""
    now = games.now[0]
    now[:] = 0
    now[STAGE], now[SEAT], now[SET] = TURN, moment.dealer, moment.set_number
    games.stock[0, : len(moment.tea)] = moment.tea
    games.tokens[0, :, :-1] = moment.dealt
    games.table[0] = CARDS + 1
    games.seats[0, :, LAID : LAID + 2] = CARDS + 1
    games.seats[0, :, RANKED], games.seats[0, :, HELD_ZEROS] = 0, HAND_SIZE


def hold_again(games: Games, seat: Seat, cards: Sequence[int]) -> None:
    """These cards are in a hand, beside as many 0s as there is room for."""
    mine, ranked = games.seats[0, seat], [card for card in cards if card < CARDS]
    size = mine[RANKED] + mine[HELD_ZEROS]
    mine[RANKED], mine[HELD_ZEROS] = len(ranked), size - len(ranked)
    mine[HELD : HELD + len(ranked)] = ranked


def _pools(moment: Moment, cards: int) -> dict[Seat, list[int]]:
    """By seat: what it may have that was not turned up."""
    shown = [int(card) for card in moment.table.ravel() if card >= 0]
    gone = {*moment.tea, *shown}
    mine = [card for card in range(CARDS) if cards >> card & 1] + [CARDS] * (cards >> ZEROS)
    free = [card for card in range(CARDS) if card not in gone and card not in mine]
    free += [CARDS] * (ZERO_COUNT - shown.count(CARDS) - mine.count(CARDS))
    return {moment.seat: mine, 1 - moment.seat: free}
