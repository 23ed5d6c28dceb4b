"""The columns of compiled games are those of the same games played by the readable engine."""

from dataclasses import fields
from random import Random

import numpy as np
import pytest

from chakai.core.chance import SeededLuck
from chakai.core.outcome import forfeited
from chakai.core.seats import CHANCE
from chakai.games.matcha.edition import EDITIONS, Edition
from chakai.games.matcha.engine import MATCHA
from chakai.games.matcha.moves import Lay, Move
from chakai.games.matcha.state import State
from chakai.solve.matcha.playouts import playouts, recorded, sample
from chakai.solve.matcha.sample import RESULTS, WHYS, plays_of, sample_of
from chakai.solve.sample import Sample
from tests.matcha.test_compiled import RULES
from tests.sizes import size

GAMES = size(60, 20_000)


def final(edition: Edition, moves: list[Move]) -> State:
    state = MATCHA.new(edition, 2)
    for move in moves:
        state = MATCHA.apply(state, move)
    return state


def assert_same(one: Sample, other: Sample) -> None:
    for field in fields(Sample):
        first, second = getattr(one, field.name), getattr(other, field.name)
        if field.name == "worth":  # no yen are played for
            assert first is second is None
            continue
        assert first.dtype == second.dtype, field.name
        assert first.shape == second.shape, field.name
        assert (first == second).all(), field.name


@pytest.mark.parametrize("name", RULES)
def test_compiled_and_readable_columns_are_the_same(name: str) -> None:
    edition = RULES[name]
    games = GAMES if name in EDITIONS else max(30, GAMES // 20)
    states = (final(edition, recorded(edition, 11, game)[1]) for game in range(games))
    assert_same(sample(edition, games, 11), sample_of(edition, states))


def test_a_sample_is_of_the_same_games() -> None:
    edition = EDITIONS["grail-2015"]
    plain, whole, part = playouts(edition, 50, 1), sample(edition, 50, 1), sample(edition, 20, 1, first=30)
    assert (whole.decisions == plain.decisions).all()
    assert (whole.counts == plain.tokens).all()
    assert (whole.rounds[30:] == part.rounds).all()
    assert (sample(edition, 30, 1).plays + part.plays == whole.plays).all()
    assert_same(sample(edition, 0, 1), sample_of(edition, ()))


def test_every_card_laid_has_one_result() -> None:
    edition = EDITIONS["matagot-2020"]
    moves = [move for game in range(GAMES) for move in recorded(edition, 2, game)[1]]
    names = plays_of(edition)
    laid = np.zeros(len(names), np.int64)
    for move in moves:
        if isinstance(move, Lay):
            laid[names.index(str(move).split(" ")[1])] += 1
    plays = sample(edition, GAMES, 2).plays
    assert (plays.sum(axis=1) == laid).all()
    assert (plays[[names.index("0#"), names.index("0*")], RESULTS.index("whisk")] > 0).all()


def test_a_forfeited_game_has_columns_too() -> None:
    edition = EDITIONS["matagot-2020"]
    state, rng, luck = MATCHA.new(edition, 2), Random(1), SeededLuck("forfeit", 0)
    for _ in range(4):
        seat = MATCHA.to_act(state)[0]
        move = MATCHA.draw(state, luck) if seat == CHANCE else rng.choice(list(MATCHA.legal(state, seat)))
        state = MATCHA.apply(state, move)
    left = state._replace(outcome=forfeited((0,), "resigned", 2, MATCHA.counts(state)))
    told = sample_of(edition, [left])
    assert told.winners.tolist() == [[False, True]]
    assert WHYS[told.why[0]] == "forfeit"
    assert (told.rounds[0], told.decisions[0], told.plays.sum()) == (1, 3, 0)
    assert told.leaders.tolist() == [[True, True]]
