"""Policies of one seat alone, and a player that minds the habits of the other."""

import numpy as np
import pytest

from chakai.games.matcha.edition import EDITIONS, with_house
from chakai.games.matcha.engine import MATCHA
from chakai.games.matcha.view import View
from chakai.solve.matcha.judging import policy_of
from chakai.solve.matcha.master import RARE, Budget, Care, Player, Styles
from chakai.solve.matcha.rounds.bits import Real
from chakai.solve.matcha.rounds.game import SEATS, RoundsGame
from chakai.solve.matcha.rounds.moments import PASS
from chakai.solve.matcha.rounds.positions import Position
from chakai.solve.matcha.rounds.seen import beginning
from chakai.solve.matcha.style import Evenly, Holds, Moment
from chakai.solve.matcha.tracking import dealt
from tests.matcha.lookalikes import holding, random_position
from tests.matcha.test_tracking import Whim

MINI = with_house(EDITIONS["mini"], {"start_tokens": ((0, 1, 0, 0, 0), (0, 0, 0, 0, 1))})


def begun(seed: int) -> tuple[RoundsGame, Moment]:
    """A whole game, and its first moment."""
    return begun_at(MATCHA.view(random_position(MINI, seed, number=0), None))


def begun_at(view: View) -> tuple[RoundsGame, Moment]:
    """The game that a view is in."""
    return RoundsGame(beginning(view, 0).start()), dealt(view)[0].moment


def test_each_seat_has_its_own_half() -> None:
    game, moment = begun(1)
    one, two = policy_of(game, moment, Whim()), game.uniform()
    both = game.together((one, two))
    for seat in SEATS:  # where a seat comes to depends on its own half alone
        first, second, found = (game.reached(seat, policy) for policy in (one, two, both))
        assert not np.array_equal(first, second)
        assert np.array_equal(found, second if seat else first)


class Laying:
    """Hardly ever passes; notes what it is asked."""

    def __init__(self) -> None:
        self.asked: list[Moment] = []

    def mixes(self, moment: Moment, holds: tuple[Holds, Holds], ranges: tuple[Real, Real]) -> Real:
        self.asked.append(moment)
        mixes = np.zeros_like(Evenly().mixes(moment, holds, ranges))
        mixes[:, 0], mixes[:, -1] = 0.995, 0.005
        return mixes

    def after_a_pass(self) -> int:
        """How often it was asked when it had passed before."""
        return sum(any(choice[1:] == (each.seat, PASS) for choice in each.choices) for each in self.asked)


def test_a_style_is_not_asked_where_it_rarely_comes() -> None:
    game, moment = begun(1)
    asked = {least: Laying() for least in (0.0, 0.01)}
    for least, style in asked.items():
        policy_of(game, moment, style, least=least)
    assert asked[0.0].after_a_pass()
    assert asked[0.01].asked
    assert not asked[0.01].after_a_pass()


@pytest.mark.parametrize("styles", [Styles(Evenly(), Whim()), Styles(Evenly(), Evenly(), Whim())])
def test_a_player_minds_the_habit_of_the_other(styles: Styles) -> None:
    """That of later rounds, or one of its own."""
    care = Care(other=0.0, mine=0.0, purify=0.0, drops=(0.0,), habit=0.4)
    for turns in (0, 1):
        state = random_position(MINI, 3, number=0, turns=turns)
        seat, (game, moment) = state.turn, begun_at(MATCHA.view(state, None))
        player = Player(styles, Budget(1 << 40, most=10), care=care)
        told = player.mix(MATCHA.view(state, seat))
        game.expect(1 - seat, policy_of(game, moment, Whim(), (1 - seat,), RARE), 0.4)
        game.solve(10)
        position = Position.now(game, beginning(MATCHA.view(state, None), 0))
        place = position.place(seat, holding(state, seat, 0))
        assert told == pytest.approx(position.mix(game.average(), place), abs=1e-5)
