"""Best answers as policies, slopes of what a policy brings, and solving what follows a round that is given."""

import numpy as np
import pytest

from chakai.games.matcha.edition import EDITIONS
from chakai.games.matcha.engine import MATCHA
from chakai.solve.matcha.judging import first_visits, policy_of
from chakai.solve.matcha.net.sight import moment_of
from chakai.solve.matcha.rounds.answering import best_answer, slopes
from chakai.solve.matcha.rounds.bits import Real
from chakai.solve.matcha.rounds.game import SEATS, RoundsGame
from chakai.solve.matcha.rounds.seen import beginning
from chakai.solve.matcha.style import Moment
from tests.matcha.lookalikes import random_position
from tests.matcha.test_tracking import Whim
from tests.sizes import size

seeds = pytest.mark.parametrize("seed", range(size(3, 30)))


def begun(seed: int) -> tuple[RoundsGame, Moment, Real]:
    """Both rounds of a small table, and how they may be played."""
    view = MATCHA.view(random_position(EDITIONS["small"], seed, number=0), None)
    game, moment = RoundsGame(beginning(view).start()), moment_of(view)
    return game, moment, policy_of(game, moment, Whim())


def value(game: RoundsGame, seat: int, mine: Real, theirs: Real) -> float:
    """Of one's own policy against the other's."""
    return game.value(game.together((mine, theirs) if seat == 0 else (theirs, mine)), seat)


@seeds
def test_best_answers_bring_what_nothing_else_brings_more(seed: int) -> None:
    game, _, policy = begun(seed)
    answer = best_answer(game, policy)
    assert answer.gain == pytest.approx(game.exploitability(policy), abs=1e-6)
    for seat in SEATS:
        brought = value(game, seat, answer.policy, policy)
        assert brought == pytest.approx(game.value(policy, seat, best=True), abs=1e-5)
        assert brought > value(game, seat, policy, policy) - 1e-6


@seeds
def test_slopes_are_what_a_choice_brings(seed: int) -> None:
    """To make one choice always, all else being left as it is."""
    game, moment, policy = begun(seed)
    against = best_answer(game, policy).policy
    rises, numbers = slopes(game, policy, against), np.arange(game.choices, dtype=np.float32)
    compared = 0
    for visit in first_visits(game, moment)[::3]:
        seat = visit.moment.seat
        before = value(game, seat, policy, against)
        for row in visit.rows(game, numbers)[:: max(1, len(visit.holds.hand) // 3)].astype(int).tolist():
            there = [at for at in row if policy[at] > 0]
            for at in there:
                other = policy.copy()
                other[row] = 0
                other[at] = 1
                rise = rises[at] - (policy[there] * rises[there]).sum()
                assert value(game, seat, other, against) - before == pytest.approx(rise, abs=1e-5)
                compared += 1
    assert compared > 10


@seeds
def test_what_follows_a_given_round_is_solved(seed: int) -> None:
    """Who plays on in another way after it gains nothing."""
    game, _, policy = begun(seed)
    game.fix_first_round(policy)
    game.solve(300)
    found, first = game.average(), game.first_round
    assert found[:first] == pytest.approx(policy[:first], abs=1e-6)
    other = best_answer(game, found).policy
    other[:first] = policy[:first]
    gained = [value(game, seat, other, found) - value(game, seat, found, found) for seat in SEATS]
    assert max(gained) < 2e-3
    even = game.uniform()
    even[:first] = policy[:first]
    assert game.exploitability(found) < game.exploitability(even)
