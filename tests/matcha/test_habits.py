"""Solving against one who plays by habit now and then: the best answer, robust answers, and what is in between;
and which habit the master expects."""

import numpy as np
import pytest

from chakai.bots.search import greedy_taste
from chakai.games.matcha.edition import EDITIONS, Edition
from chakai.games.matcha.engine import MATCHA
from chakai.solve.matcha.greedily import Greedily
from chakai.solve.matcha.habits import habit_of
from chakai.solve.matcha.judging import policy_of
from chakai.solve.matcha.net.player import lessons_style
from chakai.solve.matcha.net.sight import moment_of
from chakai.solve.matcha.rounds.arrays import Real
from chakai.solve.matcha.rounds.game import SEATS, RoundsGame
from chakai.solve.matcha.rounds.seen import beginning
from chakai.solve.matcha.style import Style
from chakai.solve.matcha.tracking import dealt
from tests.matcha.lookalikes import random_position
from tests.matcha.test_tracking import Whim
from tests.sizes import size

SMALL = EDITIONS["small"]


def begun(seed: int) -> tuple[RoundsGame, Real]:
    """Both rounds of a small table, and a whimsical habit of both seats."""
    view = MATCHA.view(random_position(SMALL, seed, number=0), None)
    game = RoundsGame(beginning(view).start())
    return game, policy_of(game, moment_of(view), Whim())


def answer(seed: int, seat: int, part: float, iterations: int = 100) -> Real:
    game, habit = begun(seed)
    game.expect(1 - seat, habit, part)
    game.solve(iterations)
    return game.average()


def halves(seat: int, mine: Real, theirs: Real) -> tuple[Real, Real]:
    return (mine, theirs) if seat == 0 else (theirs, mine)


@pytest.mark.parametrize("seed", range(4, 4 + size(2, 30)))
@pytest.mark.parametrize("seat", SEATS)
def test_a_habit_that_is_always_followed_is_answered_best(seat: int, seed: int) -> None:
    game, habit = begun(seed)
    mine = answer(seed, seat, 1.0)
    gained = game.value(game.together(halves(seat, mine, habit)), seat)
    assert gained == pytest.approx(game.value(habit, seat, best=True), abs=1e-3)


@pytest.mark.parametrize("seat", SEATS)
def test_between_the_best_answer_and_the_safest(seat: int) -> None:
    """The more often the habit is expected, the more is won against it, and the more can be lost."""
    won, lost = [], []
    for part in (0.0, 0.3, 1.0):
        game, habit = begun(4)
        mine = answer(4, seat, part)
        won.append(game.value(game.together(halves(seat, mine, habit)), seat))
        lost.append(game.value(mine, 1 - seat, best=True))
    assert won[0] <= won[1] + 1e-3 <= won[2] + 2e-3
    assert won[0] < won[2] - 0.01
    assert lost[0] <= lost[1] + 1e-3 <= lost[2] + 2e-3
    assert lost[0] < lost[2] - 0.01


def test_what_is_not_expected_changes_nothing() -> None:
    game, habit = begun(1)
    game.solve(20)
    assert np.array_equal(answer(1, 0, 0.0, 20), game.average())
    assert np.array_equal(game.together((habit, habit)), habit)


def test_only_those_are_asked_who_are_asked_about() -> None:
    view = MATCHA.view(random_position(SMALL, 1, number=0), None)
    game, both = begun(1)
    one = policy_of(game, moment_of(view), Whim(), (0,))
    assert np.array_equal(one, game.together((both, game.uniform())))
    rare = policy_of(game, moment_of(view), Whim(), least=0.05)
    assert not np.array_equal(rare, both)
    reached = game.reached(0, both)
    assert game.reached(0, rare)[reached > 0.05] == pytest.approx(reached[reached > 0.05], rel=1e-4)


def told(style: Style, edition: Edition, number: int) -> list[list[float]]:
    """What a style does with some of the hands that can be dealt, as if a round began with them."""
    standing, _ = dealt(MATCHA.view(random_position(edition, 1, number=0), None))
    moment, rows = standing.moment._replace(round=number), np.arange(0, len(standing.ranges[0]), 20)
    one, two = (side.picked(rows) for side in standing.sides)
    mixes: list[list[float]] = style.mixes(moment, (one.holds, two.holds), (one.chances, two.chances)).tolist()
    return mixes


@pytest.mark.parametrize("name", ["matagot-2020", "matagot-2020-nl", "small"])
def test_half_of_those_who_were_taught_the_rules_try_choices_out_before_the_last_round(name: str) -> None:
    edition = EDITIONS[name]
    expected, greedily = habit_of(edition, greedy_taste(edition)), Greedily(edition, greedy_taste(edition))
    before, last = edition.rounds - 2, edition.rounds - 1
    hasty = np.array(told(greedily, edition, before))
    tries_out = hasty if name == "small" else np.array(told(lessons_style(), edition, before))
    assert np.array(told(expected, edition, before)) == pytest.approx((hasty + tries_out) / 2)
    assert told(expected, edition, last) == told(greedily, edition, last)
    assert np.allclose(tries_out, hasty, atol=0.1) == (name == "small")


def test_nobody_tries_choices_out_with_very_many_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    edition = EDITIONS["matagot-2020"]
    expected, greedily = habit_of(edition, greedy_taste(edition)), Greedily(edition, greedy_taste(edition))
    monkeypatch.setattr("chakai.solve.matcha.habits.MOST_TRIED", 10)
    assert told(expected, edition, 1) == told(greedily, edition, 1)
