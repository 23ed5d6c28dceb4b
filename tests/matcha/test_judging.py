"""Styles judged exactly: the policy of a tree is what the style does at every moment of it."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import TypeAlias

import numpy as np
import pytest

from chakai.bots.search import greedy_taste
from chakai.core.seats import CHANCE
from chakai.games.matcha.edition import EDITIONS, Edition, with_house
from chakai.games.matcha.engine import MATCHA
from chakai.games.matcha.moves import Lay, Pass
from chakai.games.matcha.state import State
from chakai.games.matcha.view import View
from chakai.solve.matcha.greedily import Greedily
from chakai.solve.matcha.judging import first_visits, policy_of, purified
from chakai.solve.matcha.net.learned import Learned
from chakai.solve.matcha.net.lore import LEARNED
from chakai.solve.matcha.net.schooling import Schooling
from chakai.solve.matcha.net.sight import moment_of
from chakai.solve.matcha.rounds.bits import NONE, Real
from chakai.solve.matcha.rounds.game import RoundsGame
from chakai.solve.matcha.rounds.moments import PASS
from chakai.solve.matcha.rounds.positions import Position
from chakai.solve.matcha.rounds.reading import Reading
from chakai.solve.matcha.rounds.seen import beginning
from chakai.solve.matcha.style import Evenly, Holds, Moment, Style
from chakai.solve.matcha.tracking import Standing, dealt
from tests.matcha.lookalikes import random_position
from tests.matcha.test_tracking import Whim
from tests.sizes import size

Make: TypeAlias = Callable[[Edition], Style]
PRINTED = EDITIONS["matagot-2020"]
ONE = np.ones(1, np.float32)
SMALL: dict[str, Edition] = {
    "small": EDITIONS["small"],
    "three rounds": with_house(EDITIONS["small"], {"rounds": 3, "hand_size": 3, "numbers": 4, "zeros": 2}),
    "one card": with_house(EDITIONS["small"], {"hand_size": 1}),
}
small = pytest.mark.parametrize("edition", SMALL.values(), ids=SMALL.keys())


class Nosy(Whim):
    """Minds all that is public besides, and, as long as no hold can have come about in two ways, its own range."""

    def mixes(self, moment: Moment, holds: tuple[Holds, Holds], ranges: tuple[Real, Real]) -> Real:
        mixes = super().mixes(moment, holds, ranges)
        about = moment.table.ravel() @ np.arange(1, moment.table.size + 1) + moment.round
        about += np.array(moment.tokens).ravel() @ np.arange(1, 11) + moment.set_number + moment.dealer
        mixes[:, -1] *= 1 + about % 5 + 2 * moment.taken[0] + 3 * moment.taken[1]
        if moment.round == max(0, moment.edition.rounds - 2):
            mixes[:, -1] += ranges[moment.seat]
        mixes /= mixes.sum(axis=1, keepdims=True)
        return mixes


def greedily(edition: Edition) -> Style:
    return Greedily(edition, greedy_taste(edition))


def learned(edition: Edition) -> Style:
    tastes = tuple(greedy_taste(EDITIONS[name]) for name in LEARNED)
    return Learned(Schooling.begun(Path("nowhere"), 0, tastes).weights())


def begun(edition: Edition, seed: int, rounds: int) -> tuple[State, RoundsGame, Moment]:
    """The last rounds from somewhere, with the ranges of even play."""
    state = random_position(edition, seed, number=edition.rounds - rounds)
    view = MATCHA.view(state, None)
    return state, RoundsGame(beginning(view).start()), moment_of(view)


@small
def test_even_play_is_even(edition: Edition) -> None:
    for seed in range(size(2, 20)):
        for rounds in range(1, min(2, edition.rounds) + 1):
            _, game, moment = begun(edition, seed, rounds)
            assert np.array_equal(policy_of(game, moment, Evenly()), game.uniform())


def followed(view: View, number: int, style: Style) -> Standing:
    """Even play up to the beginning of a round, then the style."""
    standing, entries = dealt(view)
    for entry in entries:
        if isinstance(entry, Lay | Pass):
            playing: Style = style if standing.moment.round >= number else Evenly()
            standing = standing.after(entry, playing.mixes(standing.moment, standing.holds, standing.ranges))
        else:
            standing = standing.seen(entry)
    return standing


def compare(game: RoundsGame, position: Position, policy: Real, standing: Standing, style: Style) -> None:
    """What a seat does with everything that it comes to hold here."""
    told = style.mixes(standing.moment, standing.holds, standing.ranges)
    mine = standing.deciding
    wanted = {
        (int(hand), int(cards), *laid): row
        for hand, cards, laid, row in zip(
            mine.holds.hand, mine.holds.cards, mine.holds.laid.tolist(), told, strict=True
        )
    }
    tree, seat = game.tree, position.seat
    reached = Reading(position, policy).chances(seat)
    for row, place in enumerate(position.held[seat].tolist()):
        if reached[row] > 0:
            key = (int(tree.hand[seat, place]), int(tree.cards[seat, place]), *tree.laid[seat, place].tolist())
            assert position.of_policy(policy)[row] == pytest.approx(wanted[key], abs=1e-5)


def play_on(state: State, game: RoundsGame, policy: Real, style: Style, rng: Random) -> int:
    """Anything to the end of the set, compared wherever somebody decides; how often that was."""
    position, number, compared = Position.at_start(game), state.round, 0
    while due := MATCHA.to_act(state):
        if due == (CHANCE,):
            break
        view = MATCHA.view(state, None)
        standing = followed(view, number, style)
        assert standing.moment.seat == position.seat
        compare(game, position, policy, standing, style)
        compared += 1
        held = [*MATCHA.legal(state, due[0])]
        move = rng.choice(held[:-1] if rng.random() < 0.7 and len(held) > 1 else held)
        assert isinstance(move, Lay | Pass)
        after = MATCHA.apply(state, move)
        position = position.after(PASS if isinstance(move, Pass) else int(move.mat))
        if after.outcome is not None or after.stage is not state.stage:
            break
        if after.round != state.round:
            position = position.turned_up(beginning(MATCHA.view(after, None), number).since[-2].shown)
        state = after
    return compared


@small
@pytest.mark.parametrize("make", [greedily, lambda edition: Nosy()], ids=["greedy", "nosy"])
def test_the_policy_is_the_style_at_every_moment(edition: Edition, make: Make) -> None:
    style = make(edition)
    for seed in range(size(3, 40)):
        state, game, moment = begun(edition, seed, min(2, edition.rounds))
        policy = policy_of(game, moment, style)
        assert play_on(state, game, policy, style, Random(seed))


@pytest.mark.parametrize("make", [greedily, learned], ids=["greedy", "net"])
def test_printed_rules(make: Make) -> None:
    style = make(PRINTED)
    for seed in range(size(2, 20)):
        state, game, moment = begun(PRINTED, seed, 1)
        policy = policy_of(game, moment, style)
        assert play_on(state, game, policy, style, Random(seed))
        assert game.exploitability(policy) > -1e-6


@small
def test_all_of_the_first_round_is_visited(edition: Edition) -> None:
    """Every choice of it once, with what the style that is asked there may hold."""
    style = Whim()
    for seed in range(size(2, 20)):
        _, game, moment = begun(edition, seed, min(2, edition.rounds))
        policy, numbers = policy_of(game, moment, style), np.arange(game.choices, dtype=np.float32)
        there = first_visits(game, moment)
        for visit in there:
            mixes = style.mixes(visit.moment, (visit.holds, visit.holds), (ONE, ONE))
            assert visit.rows(game, policy) == pytest.approx(mixes, abs=1e-6)
        found = np.concatenate([visit.rows(game, numbers).ravel() for visit in there])
        assert np.sort(found).tolist() == [*range(game.first_round)]


def test_purified() -> None:
    _, game, _ = begun(EDITIONS["small"], 1, 2)
    game.solve(20)
    policy, position = game.average(), Position.at_start(game)
    pure = purified(game, policy, 0.3)
    before, after = position.of_policy(policy), position.of_policy(pure)
    kept = np.where(before < 0.3 * before.max(axis=1, keepdims=True), 0, before)
    assert (kept != before).any()
    assert after == pytest.approx(kept / kept.sum(axis=1, keepdims=True), abs=1e-6)
    assert purified(game, policy, 0.0) == pytest.approx(policy, abs=1e-6)
    assert game.value(pure, 0) == pytest.approx(-game.value(pure, 1), abs=1e-5)


class Spying:
    """Notes what it is asked."""

    def __init__(self) -> None:
        self.asked: list[Moment] = []

    def mixes(self, moment: Moment, holds: tuple[Holds, Holds], ranges: tuple[Real, Real]) -> Real:
        self.asked.append(moment)
        mixes = Evenly().mixes(moment, holds, ranges)
        mixes[:, :-1], mixes[:, -1] = 0, 1
        return mixes


def test_nobody_asks_where_a_style_never_goes() -> None:
    edition = EDITIONS["small"]
    _, game, moment = begun(edition, 1, 2)
    spying = Spying()
    policy_of(game, moment, spying)
    assert {moment.round for moment in spying.asked} == {0, 1}
    assert all((moment.table[:, :, moment.seat] == NONE).all() for moment in spying.asked)


def test_the_moment_must_be_the_beginning() -> None:
    _, game, moment = begun(EDITIONS["small"], 1, 1)
    with pytest.raises(ValueError, match="moment"):
        policy_of(game, moment._replace(round=moment.round - 1), Evenly())
