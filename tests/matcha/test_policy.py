"""Compiled games by tables of weights: legal games, choices in proportion, from nothing but the seat's view."""

from dataclasses import fields, replace
from math import sqrt

import numpy as np
import pytest

from chakai.core.seats import CHANCE
from chakai.games.matcha.edition import EDITIONS, Edition, with_house
from chakai.games.matcha.engine import MATCHA
from chakai.games.matcha.moves import Lay
from chakai.solve.matcha.playouts import playouts, recorded, sample
from chakai.solve.matcha.policy import STRENGTHS, Policy, even, weight
from tests.matcha.test_compiled import RULES, row
from tests.sizes import size

GAMES = size(40, 5_000)


def greedy(edition: Edition) -> Policy:
    """Sure matches and 0s, which are good for nothing else; what nobody can contest is taken cheaply."""
    policy = even(edition)
    for strength, worth in (("zero", 1000), ("no-match", 300), ("match", 1000), ("sure-match", 4000)):
        policy.lay[:, STRENGTHS.index(strength)] = worth
    policy.lay[:, :2, 0, :, :, 0] = 30_000
    policy.lay[:, 2:, 0, :, :, 0] = 1
    return policy


def rough(edition: Edition, seed: int) -> Policy:
    """Weights without any sense, many of them 0."""
    rng = np.random.default_rng(seed)
    return Policy(
        *(
            (rng.integers(0, 9, getattr(even(edition), field.name).shape) ** 2 // 5).astype(np.uint16)
            for field in fields(Policy)
        )
    )


@pytest.mark.parametrize("name", RULES)
def test_choices_are_made_in_proportion(name: str) -> None:
    """Replayed by the readable engine; every choice is compared with its weight as told from the view."""
    edition = RULES[name]
    policies = rough(edition, 1), rough(edition, 2)
    games = GAMES if name in EDITIONS else max(20, GAMES // 10)
    surprise, variance, decisions = 0.0, 0.0, 0
    for game in range(games):
        told, moves = recorded(edition, 5, game, policies=policies)
        state = MATCHA.new(edition, 2)
        for move in moves:
            if move.seat != CHANCE:
                view, options = MATCHA.view(state, move.seat), list(MATCHA.legal(state, move.seat))
                weights = np.array([weight(policies[move.seat], view, option) for option in options], np.float64)
                odds = weights / weights.sum() if weights.sum() else np.full(len(options), 1 / len(options))
                chosen = odds[options.index(move)]
                assert chosen > 0, (str(move), weights)
                logs = np.log(odds, where=odds > 0, out=np.zeros_like(odds))
                mean = (odds * logs).sum()
                surprise += np.log(chosen) - mean
                variance += (odds * (logs - mean) ** 2).sum()
                decisions += 1
            state = MATCHA.apply(state, move)
        outcome = state.outcome
        assert outcome is not None
        assert row(told, 0)[:2] == (outcome.winners, outcome.why)
    assert decisions > games
    assert abs(surprise) < 5 * sqrt(variance)


@pytest.mark.parametrize("name", ["grail-2015", "matagot-2020"])
def test_how_often_is_what_the_table_says(name: str) -> None:
    """Of two cards that differ in nothing but a weight of 1 to 3, one is laid three times as often."""
    edition = EDITIONS[name]
    policy = even(edition)
    policy.lay[0] = 3
    laid = np.zeros(2)
    for game in range(GAMES * 5):
        first = next(move for move in recorded(edition, 8, game, policies=(policy, policy))[1] if move.seat == 0)
        if isinstance(first, Lay):
            laid[first.mat] += 1
    share = laid[0] / laid.sum()
    assert abs(share - 0.75) < 5 * sqrt(0.75 * 0.25 / laid.sum())


@pytest.mark.parametrize("name", RULES)
def test_a_table_of_ones_is_random_play(name: str) -> None:
    edition = RULES[name]
    ones = even(edition)
    random, tabled = playouts(edition, 200, 3), playouts(edition, 200, 3, policies=(ones, ones))
    assert [row(random, game) for game in range(200)] == [row(tabled, game) for game in range(200)]


@pytest.mark.parametrize("name", ["grail-2015", "matagot-2020", "matagot-2020-nl"])
def test_a_greedy_table_beats_random_play_from_both_seats(name: str) -> None:
    edition = EDITIONS[name]
    good, poor = greedy(edition), even(edition)
    for policies, seat in (((good, poor), 0), ((poor, good), 1)):
        winners = sample(edition, 2000, 1, policies=policies).winners
        assert winners[:, seat].mean() > winners[:, 1 - seat].mean() + 0.3


def test_tables_of_other_shapes_are_refused() -> None:
    edition = EDITIONS["mini"]
    right, other = even(edition), even(EDITIONS["small"])
    with pytest.raises(ValueError, match="keep"):
        playouts(edition, 1, 1, policies=(right, other))
    with pytest.raises(ValueError, match="passing"):
        playouts(edition, 1, 1, policies=(replace(right, passing=right.passing.astype(np.int64)), right))


def test_a_game_that_never_ends_is_given_up() -> None:
    edition = with_house(EDITIONS["grail-2015"], {"hand_size": 1, "rounds": 1})
    policy = even(edition)
    policy.lay[:] = 0
    with pytest.raises(ValueError, match="game 7 has no end"):
        playouts(edition, 1, 1, first=7, policies=(policy, policy))
