"""States in OpenSpiel that a player takes for the one it is in: what they share, their odds, and IS-MCTS."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import chakai.adapters.open_spiel  # noqa: F401 (registers the games)
from tests.adapters.small_games import MINI_TEA, TINY_CEREMONY
from tests.sizes import size

NAMES = [
    "chakai_matcha(rules=mini)",
    "chakai_matcha",
    "chakai_matcha(rules=grail-2015,house=sets:3)",
    "chakai_genmaicha(rules=tea-ceremony,players=3,house=start_yen:1500)",
    "chakai_genmaicha(rules=matcha-iri+tea-market,players=2)",
]
AT_ONCE = [
    "chakai_matcha(rules=grail-2015,house=sets:3,simultaneous=true)",
    "chakai_genmaicha(rules=tea-ceremony,players=3,house=start_yen:1500,simultaneous=true)",
]


def forward(state: Any, rng: Random) -> None:
    """One random step."""
    if state.is_simultaneous_node():
        legal = [state.legal_actions(seat) for seat in range(state.num_players())]
        state.apply_actions([rng.choice(actions) if actions else 0 for actions in legal])
    elif state.is_chance_node():
        actions, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(actions, odds)[0])
    else:
        state.apply_action(rng.choice(state.legal_actions()))


@pytest.mark.parametrize("name", [*NAMES, *AT_ONCE])
def test_a_resampled_state_looks_the_same(name: str) -> None:
    """To every player at any time; its history leads there, and it can be written down and played to its end."""
    game, rng = pyspiel.load_game(name), Random(name)
    for _ in range(size(2, 25)):
        state = game.new_initial_state()
        while not state.is_terminal():
            forward(state, rng)
            if state.is_chance_node() or state.is_terminal() or rng.random() < 0.7:
                continue
            player = rng.randrange(game.num_players())
            other = state.resample_from_infostate(player, rng.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            if player in state.to_act:
                assert other._legal_actions(player) == state._legal_actions(player)
            if player == state.current_player() and name in NAMES:
                assert other.current_player() == player
            again = game.deserialize_state(other.serialize())
            assert (str(again), again.history()) == (str(other), other.history())
            assert str(replayed(other)) == str(other)
        while not other.is_terminal():
            forward(other, rng)


def replayed(state: Any) -> Any:
    """From the beginning by its history, every action of which must be legal."""
    again, left = state.get_game().new_initial_state(), state.history()
    while left:
        if again.is_simultaneous_node():
            seats = again.num_players()
            again.apply_actions_with_legality_checks(left[:seats])
            left = left[seats:]
        else:
            again.apply_action_with_legality_check(left.pop(0))
    return again


def ends(state: Any, player: int, told: str, chance: float) -> Iterator[tuple[str, float]]:
    """All states that look so to the player whose turn it is, each with its chance if others choose uniformly."""
    own = state.current_player() == player
    if own and state.information_state_string(player) == told:
        yield str(state), chance
        return
    odds = state.chance_outcomes() if state.is_chance_node() else []
    for action in state.legal_actions():
        part = dict(odds).get(action, 1 if own else 1 / len(state.legal_actions()))
        yield from ends(state.child(action), player, told, chance * part)


@pytest.mark.parametrize(
    ("name", "player", "seed"), [(MINI_TEA, 0, 1), (MINI_TEA, 1, 2), (TINY_CEREMONY, 1, 3), (TINY_CEREMONY, 0, 8)]
)
def test_resampled_states_come_as_often_as_they_should(name: str, player: int, seed: int) -> None:
    """Against the whole tree: chi-square below its mean and four deviations."""
    game, rng = pyspiel.load_game(name), Random(seed)
    state = game.new_initial_state()
    while state.current_player() != player or (name == TINY_CEREMONY and player == 0 and state.move_number() < 5):
        forward(state, rng)
        if state.is_terminal():
            state = game.new_initial_state()
    told = state.information_state_string(player)
    odds = dict(ends(game.new_initial_state(), player, told, 1.0))
    draws = size(600, 6000)
    found = Counter(str(state.resample_from_infostate(player, rng.random)) for _ in range(draws))
    assert len(odds) > 1
    assert {*found} <= {*odds}
    total = sum(odds.values())
    square = sum((found[one] - draws * part / total) ** 2 / (draws * part / total) for one, part in odds.items())
    freedom = len(odds) - 1
    assert square < freedom + 4 * (2 * freedom) ** 0.5 + 4


@pytest.mark.parametrize("name", NAMES)
def test_is_mcts_plays(name: str) -> None:
    """OpenSpiel's own, with few simulations, from the first decision to the last of a game."""
    game, rng = pyspiel.load_game(name), Random(5)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(6))
    bot = ismcts.ISMCTSBot(
        game, evaluator, uct_c=2.0, max_simulations=size(3, 20), random_state=np.random.RandomState(7)
    )
    state, asked = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node() or state.current_player() != 0 or rng.random() < size(70, 0) / 100:
            forward(state, rng)
        else:
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
            asked += 1
    assert asked or game.max_game_length() < 5


def test_is_mcts_sees_a_win() -> None:
    """With enough simulations it wins more than half of `mini` against random play."""
    game, rng, won = pyspiel.load_game(MINI_TEA), Random(8), 0.0
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(9))
    bot = ismcts.ISMCTSBot(game, evaluator, uct_c=2.0, max_simulations=30, random_state=np.random.RandomState(10))
    games = size(30, 300)
    for number in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.current_player() == number % 2:
                state.apply_action(bot.step(state))
            else:
                forward(state, rng)
        won += state.returns()[number % 2]
    assert won > 0


@pytest.mark.parametrize("player", [-1, 2, None])
def test_nobody_else_s_states_are_drawn(player: Any) -> None:
    state = pyspiel.load_game(MINI_TEA).new_initial_state()
    with pytest.raises(ValueError, match=r"player: .*, not one of 0…1"):
        state.resample_from_infostate(player, lambda: 0.5)
