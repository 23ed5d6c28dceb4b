"""From a seat's view to a moment and to what the seat holds there."""

import numpy as np

from chakai.core.seats import Seat
from chakai.games.matcha.cards import MATS
from chakai.games.matcha.moves import Deal, ForcedPass, Lay, Move, NewRound, Pass, Take, lay
from chakai.games.matcha.resolution import one_more
from chakai.games.matcha.state import with_seat
from chakai.games.matcha.view import View
from chakai.solve.matcha.net.learned import Learned
from chakai.solve.matcha.net.shapes import CHOICES
from chakai.solve.matcha.rounds.bits import NONE, Small
from chakai.solve.matcha.rounds.moments import PASS
from chakai.solve.matcha.style import DOWN, Holds, Moment
from chakai.solve.matcha.tracking import bits_of, place_of


def moment_of(view: View) -> Moment:
    """Where the set stands, for whoever is to move."""
    assert view.turn is not None
    edition, taken = view.edition, [0, 0]
    choices: list[tuple[int, Seat, int]] = []
    tokens = dealt = edition.first_tokens
    for entry in view.events:
        match entry:
            case Deal():
                dealt, choices = tokens, []
            case Take(seat, kind):
                tokens = with_seat(tokens, seat, one_more(tokens[seat], kind))
            case NewRound(_, number):
                taken, count = [0, 0], number - 1
            case Lay(seat, _, mat):
                taken[seat] += 1
                choices.append((count, seat, int(mat)))
            case Pass(seat):
                taken[seat] += 1
                choices.append((count, seat, PASS))
            case ForcedPass(seat):
                taken[seat] += 1
    return Moment(
        edition=edition,
        tokens=view.tokens,
        set_number=view.set_number,
        dealer=view.dealer,
        round=view.round,
        tea=tuple(place_of(card, edition) for card in view.tea),
        seat=view.turn,
        taken=(taken[0], taken[1]),
        passed=0,
        table=_table(view),
        dealt=dealt,
        choices=(*choices,),
    )


def _table(view: View) -> Small:
    edition = view.edition
    table = np.full((edition.rounds, len(MATS), 2), NONE, np.int8)
    for number, pair in enumerate(view.table):
        for mat, spots in enumerate(pair):
            for seat, spot in enumerate(spots):
                if spot is not None:
                    up = spot.face_up and spot.card is not None
                    table[number, mat, seat] = place_of(spot.card, edition) if up and spot.card else DOWN
    return table


def own_hold(view: View) -> Holds:
    """What the one who looks has."""
    assert view.seat is not None
    edition, laid, hidden = view.edition, np.full((1, len(MATS)), NONE, np.int8), []
    for number, pair in enumerate(view.table):
        for mat, spots in enumerate(pair):
            spot = spots[view.seat]
            if spot is not None and spot.card is not None and not spot.face_up:
                hidden.append(spot.card)
                if number == view.round:
                    laid[0, mat] = place_of(spot.card, edition)
    hand = bits_of(view.hand, edition)
    return Holds(np.array([hand]), laid, np.array([hand + bits_of(hidden, edition)]))


def chances_of(style: Learned, view: View) -> dict[Move, float]:
    """How often the net makes each move."""
    assert view.seat is not None
    found = style.of_hold(moment_of(view), own_hold(view))
    cards = tuple(dict.fromkeys(card for card in view.edition.deck if card in view.hand))
    moves: dict[Move, float] = {Pass(view.seat): float(found[CHOICES - 1])}
    for place, card in enumerate(cards):
        for mat in MATS:
            if view.table[view.round][mat][view.seat] is None:
                moves[lay(view.seat, card, mat)] = float(found[2 * place + mat])
    return moves
