"""What the end of a set is worth, given as a table; and what policies are worth, beside games played with them."""

from math import sqrt
from random import Random

import numpy as np
import pytest

from chakai.games.matcha.cards import Tokens, in_order
from chakai.games.matcha.edition import EDITIONS, Edition, with_house
from chakai.games.matcha.engine import MATCHA
from chakai.games.matcha.moves import Deal
from chakai.games.matcha.state import State
from chakai.solve.matcha.rounds.arrays import Real
from chakai.solve.matcha.rounds.game import RoundsGame, Start
from chakai.solve.matcha.rounds.regrets import normalise
from tests.matcha.sequence_form import form, value
from tests.matcha.spiel_policies import Moments
from tests.matcha.test_rounds import even, game, shuffled
from tests.sizes import size

TWO_SETS = {"sets": 2, "hand_size": 1, "start_tokens": ((0, 1, 0, 0, 0), (0, 0, 0, 0, 1))}
PLAYED_ON = {
    "sets": None,
    "hand_size": 1,
    "play_on": True,
    "whisks_break_ties": False,
    "start_tokens": ((1, 0, 0, 0, 1), (1, 0, 0, 0, 0)),
}


def number(edition: Edition, tokens: Tokens) -> int:
    """Of a row in a table: counts below the goals, the last kind first."""
    found = 0
    for kind, count in enumerate(tokens):
        goal = edition.goal_whisks if kind == len(tokens) - 1 else edition.goal_suit
        assert goal is not None
        assert count < goal
        found = found * goal + count
    return found


def table(edition: Edition, seed: int) -> Real:
    assert edition.goal_suit is not None
    assert edition.goal_whisks is not None
    rows = edition.goal_suit**4 * edition.goal_whisks
    return np.random.default_rng(seed).uniform(-1, 1, (rows, rows)).astype(np.float32)


@pytest.mark.parametrize("house", [TWO_SETS, PLAYED_ON], ids=["two sets", "a tie is played on"])
@pytest.mark.parametrize("turns", [2, None], ids=["two turns", "until both have passed"])
def test_the_end_of_a_set_has_its_value(house: dict[str, object], turns: int | None) -> None:
    edition = with_house(EDITIONS["small"], {**house, "turns": turns})
    ties = 0

    def worth(state: State) -> float:
        nonlocal ties
        if state.playing_on:
            ties += 1
            return 0.0
        return float(ends[number(edition, state.tokens[0]), number(edition, state.tokens[1])])

    for seed in range(size(2, 12)):
        tea, ends = shuffled(edition, seed), table(edition, seed)
        held = even(edition, tea)
        rounds = RoundsGame(Start(edition, edition.first_tokens, 0, False, tea, (held, held)), ends)
        rounds.solve(500)
        policy = rounds.average()
        assert rounds.value(policy, 0) == pytest.approx(value(form(edition, tea, ends=worth)), abs=1e-4)
        assert rounds.exploitability(policy) < 1e-4
    assert (ties > 0) == edition.play_on


def test_a_table_of_other_rules_is_refused() -> None:
    edition = EDITIONS["small"]
    held = even(edition, tea := shuffled(edition, 1))
    with pytest.raises(ValueError, match="32"):
        RoundsGame(
            Start(edition, edition.first_tokens, 0, False, tea, (held, held)), table(EDITIONS["matagot-2020"], 1)
        )


def crooked(rounds: RoundsGame, seed: int) -> Real:
    """What is nearly solved, and then bent at random."""
    rounds.solve(3)
    bent = rounds.average() + np.random.default_rng(seed).exponential(0.3, rounds.choices).astype(np.float32)
    policy = np.empty_like(bent)
    normalise(rounds.tree, bent, policy, np.empty(rounds.choices, np.float32))
    return policy


def played(edition: Edition, moments: Moments, policy: Real, deal: Deal, rng: Random) -> float:
    """What a game of the readable engine brings to seat 0."""
    state = MATCHA.apply(MATCHA.new(edition, 2), deal)
    while due := MATCHA.to_act(state):
        mix = moments.mix("\n".join((f"seat {due[0]}", *MATCHA.view(state, due[0]).seen)), policy)
        chosen = rng.choices([*mix], [*mix.values()])[0]
        state = MATCHA.apply(state, MATCHA.parse(f"{due[0]} {chosen}"))
    outcome = MATCHA.outcome(state)
    assert outcome is not None
    return 2 * outcome.shares(2)[0] - 1


@pytest.mark.parametrize("seed", range(size(1, 5)))
def test_a_policy_brings_what_it_is_worth(seed: int) -> None:
    """Seats play against each other; what a value says is what long play shows."""
    edition = with_house(EDITIONS["small"], {"start_tokens": ((0, 1, 0, 0, 0), (0, 0, 1, 0, 1))})
    tea, rng = shuffled(edition, seed), Random(seed)
    rounds = game(edition, tea)
    policy, moments = crooked(rounds, seed), Moments(rounds)
    assert rounds.exploitability(policy) > 0.05
    games, results = size(1500, 40_000), []
    left = [card for card in edition.deck if card not in tea]
    for _ in range(games):
        hands = rng.sample(left, len(left))
        at = edition.hand_size
        deal = Deal(0, tea, (in_order(hands[:at]), in_order(hands[at : 2 * at])), in_order(hands[2 * at :]))
        results.append(played(edition, moments, policy, deal, rng))
    mean = sum(results) / games
    spread = sqrt(sum((result - mean) ** 2 for result in results) / games / games)
    assert mean == pytest.approx(rounds.value(policy, 0), abs=3.5 * spread)
    assert spread < 0.03
