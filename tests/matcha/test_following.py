"""What a seat may hold at public moments: what is remembered of one set is told of no other."""

from chakai.bots.search import greedy_taste
from chakai.games.matcha.edition import EDITIONS
from chakai.games.matcha.engine import MATCHA
from chakai.solve.matcha.greed import greed
from chakai.solve.matcha.net.following import Following
from chakai.solve.matcha.net.sight import moment_of
from chakai.solve.matcha.style import Moment
from chakai.solve.matcha.tables import tables

EDITION = EDITIONS["matagot-2020"]
DEAL = "deal 0 | 2g 3b 1y 4r 3r 2b | 1g 2r 3y 4y 0 | 3g 4g 1r 2y 0 | 1b 4b"
ORDERS = (("0 1g#", "1 3g#", "0 2r*", "1 2y*"), ("0 2r*", "1 2y*", "0 1g#", "1 3g#"))
"""The same cards come to lie on the same mats."""


def following() -> Following:
    return Following(tables(EDITION), greed(EDITION, greedy_taste(EDITION)))


def after(*choices: str) -> Moment:
    state = MATCHA.new(EDITION, 2)
    for text in (DEAL, *choices):
        state = MATCHA.apply(state, MATCHA.parse(text))
    return moment_of(MATCHA.view(state, None))


def held(who: Following, moment: Moment, seat: int) -> list[tuple[int, float]]:
    """All hands, and how likely its choices led to each."""
    guesses = who.at(moment, seat).guesses
    many = int(guesses.many[0])
    return [*zip(guesses.hand[:many].tolist(), guesses.chance[:many].tolist(), strict=True)]


def test_the_same_cards_in_another_order() -> None:
    remembering, found = following(), []
    for order in ORDERS:
        moment = after(*order)
        found.append(held(remembering, moment, 1))
        assert found[-1] == held(remembering, moment, 1) == held(following(), moment, 1)
    assert found[0]
    assert found[0] != found[1]


def test_each_seat_for_itself() -> None:
    remembering, moment = following(), after(*ORDERS[0])
    mine, theirs = (held(remembering, moment, seat) for seat in (0, 1))
    assert mine != theirs
    assert mine == held(remembering, moment, 0)
    assert theirs == held(following(), moment, 1)


def test_other_tokens_at_the_deal() -> None:
    """They make other choices greedy."""
    remembering, moment = following(), after(*ORDERS[0])
    richer = moment._replace(dealt=((0, 2, 0, 0, 0), (2, 0, 0, 0, 0)))
    one, two = (held(remembering, each, 1) for each in (moment, richer))
    assert one != two
    assert two == held(following(), richer, 1)
