"""`resample`: another environment that one agent cannot tell from its own, by turns and at once."""

from collections import Counter
from random import Random
from typing import Any

import numpy as np
import pytest
from scipy.stats import chisquare

from chakai.adapters.pettingzoo import env, parallel_env
from chakai.games.matcha.cards import ZERO
from tests.adapters.test_pettingzoo import CASES, play, same
from tests.sizes import size


def some_action(mask: Any, rng: Random) -> int:
    return int(rng.choice(np.flatnonzero(mask)))


@pytest.mark.parametrize(("game", "options"), CASES)
def test_a_drawn_game_by_turns_looks_the_same(game: str, options: dict[str, Any]) -> None:
    """At some moments of a game, in the middle of choices too; it goes on from there to its own end."""
    table = env(game, **options).unwrapped
    table.reset(seed=8)
    rng = Random(5)
    while not table.sitting.over:
        if rng.random() < size(1, 8) / 8:
            state, looks = table.sitting.state, {agent: table.observe(agent) for agent in table.agents}
            agent = rng.choice([*table.agents, table.agent_selection])
            drawn = table.resample(agent, rng.randrange(1000))
            assert same(drawn.observe(agent), looks[agent])
            assert drawn.agent_selection == table.agent_selection
            assert np.array_equal(drawn.infos[agent]["action_mask"], table.infos[agent]["action_mask"])
            if rng.random() < 0.2:
                play(drawn, rng)
                assert not drawn.agents
            assert table.sitting.state is state
            assert all(same(table.observe(agent), looks[agent]) for agent in table.agents)
        table.step(some_action(table.last()[0]["action_mask"], rng))


@pytest.mark.parametrize(("game", "options"), CASES)
def test_a_drawn_game_at_once_looks_the_same(game: str, options: dict[str, Any]) -> None:
    table = parallel_env(game, **options)
    seen, _ = table.reset(seed=9)
    rng = Random(6)
    while table.agents:
        agent = rng.choice(table.agents)
        drawn = table.resample(agent, rng.randrange(1000))
        assert same(drawn.sitting.observe(table.possible_agents.index(agent)), seen[agent])
        actions = {agent: some_action(seen[agent]["action_mask"], rng) for agent in table.agents}
        seen, *_ = table.step(actions)


def test_a_choice_under_way_goes_on() -> None:
    """Who has spelt half of an amount has spelt it in the drawn game too; the others bid anew, or have bid."""
    table = env("genmaicha", players=3, house={"start_yen": 2500}).unwrapped
    table.reset(seed=1)
    for name in ("4", "1"):  # seat 0 bids 400, seat 1 100 or from 1,000 to 1,900
        table.step(table.action_names.index(name))
    assert table.agent_selection == "player_1"
    bids: Counter[int] = Counter()
    for seed in range(size(200, 2000)):
        drawn = table.resample("player_1", seed)
        drawn.step(drawn.action_names.index("2"))
        first, own, last = drawn.sitting.state.answers
        assert own.yen == 1200
        assert last is None
        bids[first.yen] += 1
    assert chisquare([bids[yen] for yen in range(0, 2501, 100)]).pvalue > 1e-5


BOTH = pytest.mark.parametrize("make", [lambda **o: env(**o).unwrapped, parallel_env], ids=["turns", "at-once"])


@BOTH
def test_a_drawn_game_follows_the_odds(make: Any) -> None:
    """Of three unseen cards two are 0s."""
    table = make(rules="mini", house={"zeros": 2})
    table.reset(seed=3)
    state = table.sitting.state
    unseen = [*state.hands[1], *state.aside]
    assert unseen.count(ZERO) == 2
    draws = size(1500, 20_000)
    drawn = Counter(table.resample("player_0", seed).sitting.state.hands[1] for seed in range(draws))
    assert len(drawn) == 2
    assert chisquare([drawn[ZERO,], draws - drawn[ZERO,]], [draws * 2 / 3, draws / 3]).pvalue > 1e-5


@BOTH
def test_a_drawn_game_has_its_own_luck(make: Any) -> None:
    """The same for the same seed; and never the deals that the real game will have."""
    table = make(rules="matagot-2020")
    table.reset(seed=1)
    games = [table.resample("player_0", 1) for _ in range(2)]
    for other in (*games, table):
        while other.sitting.state.sets_dealt < 2:
            other.sitting.choose(other.sitting.to_act[0], other.action_names.index("-"))
    assert games[0].sitting.state == games[1].sitting.state
    assert table.sitting.state.tea != games[0].sitting.state.tea


def test_only_agents_of_a_game_under_way_can_imagine_one() -> None:
    for table in (env("matcha").unwrapped, parallel_env("matcha")):
        with pytest.raises(ValueError, match="player_0"):
            table.resample("player_0")  # before the first reset
        table.reset(seed=1)
        with pytest.raises(ValueError, match="player_2"):
            table.resample("player_2")
        first, second = (table.resample("player_0").sitting.state for _ in range(2))
        assert first != second
