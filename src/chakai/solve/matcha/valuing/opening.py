"""The first round of the last set, played by a style: what it leads to, and what both may hold then."""

from typing import Final, NamedTuple

import numpy as np

from chakai.core.seats import Seat
from chakai.games.matcha.cards import MATS, Tokens, in_order
from chakai.games.matcha.edition import Edition
from chakai.games.matcha.engine import MATCHA
from chakai.games.matcha.moves import Deal, Lay, Pass, lay
from chakai.games.matcha.state import Stage, State
from chakai.solve.matcha.rounds.bits import NONE, Longs, Real
from chakai.solve.matcha.rounds.game import SEATS
from chakai.solve.matcha.style import Moment, Style, card_columns
from chakai.solve.matcha.tracking import Standing, any_hand, bits_of, place_of

DEALER: Final = 1
"""Of the second set."""


class Opened(NamedTuple):
    """After the round: the table, and what everybody may think of it."""

    state: State
    standing: Standing

    @property
    def result(self) -> float | None:
        """To seat 0, if the game is over."""
        if self.state.outcome is None:
            return None
        first, second = self.state.outcome.shares(2)
        return first - second


def dealt(edition: Edition, rows: Longs, luck: np.random.Generator) -> State:
    """The last set as it begins; `rows`: tokens by seat and kind."""
    deck = edition.deck
    ranked = luck.permutation(len(deck) - edition.zeros).tolist()
    tea, left = ranked[: 2 * edition.rounds], ranked[2 * edition.rounds :]
    left = luck.permutation([*left, *range(len(deck) - edition.zeros, len(deck))]).tolist()
    size = edition.hand_size
    first, second, aside = (
        in_order(deck[card] for card in part) for part in (left[:size], left[size : 2 * size], left[2 * size :])
    )
    before = MATCHA.new(edition, 2)._replace(tokens=_both(rows), sets_dealt=1)
    return MATCHA.apply(before, Deal(DEALER, tuple(deck[card] for card in tea), (first, second), aside))


def _both(rows: Longs) -> tuple[Tokens, Tokens]:
    (a, b, c, d, e), (f, g, h, i, j) = rows.tolist()
    return (a, b, c, d, e), (f, g, h, i, j)


def opened(state: State, style: Style, luck: np.random.Generator) -> Opened:
    """The first round by a style, with the hands that were dealt."""
    standing = at_deal(state)
    while state.stage is Stage.TURN and state.round == 0:
        mixes = style.mixes(standing.moment, standing.holds, standing.ranges)
        chosen = _chosen(state, standing, mixes, luck)
        before, state = len(state.log), MATCHA.apply(state, chosen)
        standing = standing.after(chosen, mixes)
        for entry in state.log[before:]:
            standing = standing.seen(entry)
    return Opened(state, standing)


def at_deal(state: State) -> Standing:
    """What everybody may think when the last set is dealt."""
    edition = state.edition
    tea = tuple(place_of(card, edition) for card in state.tea)
    moment = Moment(
        edition=edition,
        tokens=state.tokens,
        set_number=state.sets_dealt,
        dealer=DEALER,
        round=0,
        tea=tea,
        seat=DEALER,
        taken=(0, 0),
        passed=0,
        table=np.full((edition.rounds, len(MATS), len(SEATS)), NONE, np.int8),
        dealt=state.tokens,
    )
    side = any_hand(edition, tea)
    return Standing(moment, (side, side))


def _chosen(state: State, standing: Standing, mixes: Real, luck: np.random.Generator) -> Lay | Pass:
    """What the style does with the hand that is really there."""
    seat, moment = standing.moment.seat, standing.moment
    place = _place(state, standing, seat)
    sums = np.cumsum(mixes[place], dtype=np.float64)
    column = int(np.searchsorted(sums, luck.random() * sums[-1], side="right"))
    if column == mixes.shape[1] - 1:
        return Pass(seat)
    mats = moment.open_mats
    card = card_columns(moment, standing.holds[seat])[place, column // len(mats)]
    return lay(seat, state.edition.deck[card], MATS[mats[column % len(mats)]])


def _place(state: State, standing: Standing, seat: Seat) -> int:
    """Of what a seat really has among all that it may have."""
    holds, edition = standing.holds[seat], state.edition
    lying = (sides[seat] for sides in state.laid[-1])
    laid = [NONE if card is None else place_of(card, edition) for card in lying]
    same = (holds.hand == bits_of(state.hands[seat], edition)) & (holds.laid == laid).all(axis=1)
    return int(same.argmax())
