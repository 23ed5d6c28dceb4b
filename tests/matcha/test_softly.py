"""Smooth equilibria: what choices are worth there, and that the likelier is the better."""

import numpy as np
import pytest

from chakai.games.matcha.edition import EDITIONS
from chakai.games.matcha.engine import MATCHA
from chakai.solve.matcha.judging import visits
from chakai.solve.matcha.net.sight import moment_of
from chakai.solve.matcha.rounds.bits import Real
from chakai.solve.matcha.rounds.game import RoundsGame
from chakai.solve.matcha.rounds.seen import beginning
from chakai.solve.matcha.rounds.softly import TREMBLE, softly
from chakai.solve.matcha.style import Moment
from tests.matcha.lookalikes import random_position
from tests.sizes import size

SMALL = EDITIONS["small"]
seeds = pytest.mark.parametrize("seed", range(size(3, 30)))


def begun(seed: int) -> tuple[RoundsGame, Moment]:
    """Both rounds of a small table."""
    view = MATCHA.view(random_position(SMALL, seed, number=0), None)
    return RoundsGame(beginning(view).start()), moment_of(view)


@seeds
def test_the_better_is_the_likelier(seed: int) -> None:
    warmth = 0.1
    game, moment = begun(seed)
    soft, far = softly(game, warmth), []
    for visit in visits(game, moment, soft.policy):
        rows = np.flatnonzero(visit.reached > 0).tolist()
        mixes, worths = (visit.rows(game, array, rows) for array in soft)
        there = mixes > 0
        wanted = np.exp(worths / warmth) * there
        wanted /= wanted.sum(axis=1, keepdims=True)
        wanted = ((1 - TREMBLE) * wanted + TREMBLE / there.sum(axis=1, keepdims=True)) * there
        far += np.abs(wanted - mixes).max(axis=1).tolist()
        assert mixes.sum(axis=1) == pytest.approx(1, abs=1e-4)
        assert (mixes[there] >= TREMBLE / mixes.shape[1] / 1.01).all()
    assert np.mean(far) < 0.02


def bent(game: RoundsGame, policy: Real, at: int, among: list[int]) -> Real:
    """The same policy, but for one choice that is always made."""
    other = policy.copy()
    other[among] = 0
    other[at] = 1
    return other


@seeds
def test_worths_are_what_a_choice_brings(seed: int) -> None:
    """At the first decision: to make one choice always, beside making another one always."""
    game, moment = begun(seed)
    soft = softly(game, 0.2)
    first = visits(game, moment, soft.policy)[0]
    numbers = np.arange(game.choices, dtype=np.float32)
    for hold in range(0, len(first.reached), max(1, len(first.reached) // 4)):
        there = first.rows(game, soft.policy, [hold])[0] > 0
        among = first.rows(game, numbers, [hold])[0][there].astype(int).tolist()
        worths = first.rows(game, soft.worths, [hold])[0][there]
        brings = [game.value(bent(game, soft.policy, at, among), moment.seat) for at in among]
        chance = weight_of(game, moment.seat, hold)
        assert np.array(brings) - brings[0] == pytest.approx(chance * (worths - worths[0]), abs=5e-4)


def weight_of(game: RoundsGame, seat: int, hold: int) -> float:
    """How often a seat has this at the start."""
    pairs = game.tree.pairs[: int(game.tree.layouts.pairs[0, 1])]
    met = game.ranges[0][pairs[:, 0]] * game.ranges[1][pairs[:, 1]] * game.tree.odds[: len(pairs)]
    return float(met[pairs[:, seat] == hold].sum() / game.total)


@seeds
def test_the_colder_the_closer_to_an_equilibrium(seed: int) -> None:
    gains = []
    for warmth in (1.0, 0.05):
        game, _ = begun(seed)
        gains.append(game.exploitability(softly(game, warmth).policy))
    assert gains[1] < 0.06
    assert gains[1] < gains[0] + 0.01
