"""One suite over every game, every rule set and every number of seats."""

from contextlib import suppress
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chakai.core.game import AnyGame
from chakai.core.illegal import Illegal
from chakai.core.seats import CHANCE
from chakai.games import GAMES
from chakai.testing import TWINS, conformance, positions
from chakai.testing.strategies import Position, random_position
from tests.sizes import size

HOUSES: dict[str, list[tuple[str, dict[str, object]]]] = {
    "matcha": [
        ("grail-2015", {"keep": "all-or-none"}),
        ("grail-2015", {"sets": 2}),
        ("grail-2015", {"whisks_break_ties": True, "goal_whisks": 2, "goal_suit": 2}),
        ("matagot-2020", {"hand_size": 1, "sets": None}),
        ("matagot-2020", {"turns": 1, "sets": 3, "keep": "any"}),
        ("matagot-2020", {"turns": 5, "zeros": 0, "numbers": 5}),
        ("matagot-2020-nl", {"start_tokens": [[2, 1, 0, 0, 3], [2, 1, 0, 0, 3]], "play_on": True}),
        ("small", {"turns": None, "keep": "any", "numbers": 4, "sets": None}),
        ("mini", {"start_tokens": [[1, 0, 0, 0, 1], [0, 1, 0, 0, 1]]}),
    ],
    "genmaicha": [
        ("standard", {"start_yen": 0, "crates": [2, 2]}),
        ("matcha-iri+tea-ceremony+tea-market", {"half_used": "keep", "own_ads": "pay", "bids_paid": "first"}),
        ("tea-ceremony", {"failed_brew": "end-of-turn", "half_used": "keep", "ceremony_pay": 0}),
        ("matcha-iri", {"drop": 0, "line_yen": [0, 0, 0, 0, 0, 1000], "bonuses": [0, 300, 0]}),
    ],
}


def cases() -> list[Any]:
    return [
        pytest.param(game, rules, players, id=f"{name}-{rules.name}-{number}-{players}")
        for name, game in GAMES.items()
        for number, rules in enumerate(
            [*game.rule_sets.values(), *(game.rules(base, house) for base, house in HOUSES[name])]
        )
        for players in game.seats
        if number < len(game.rule_sets) or players in (game.seats[0], game.seats[-1])
    ]


@pytest.mark.parametrize(("game", "rules", "players"), cases())
def test_conformance(game: AnyGame, rules: Any, players: int) -> None:
    for seed in range(size(3, 60) if game.seats[-1] == 2 else size(1, 6)):
        conformance(game, rules, players, seed)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@given(data=st.data(), seed=st.integers(0, 10**6))
def test_nobody_can_tell_twins_apart(game: AnyGame, data: st.DataObject, seed: int) -> None:
    position: Position = data.draw(positions(game))
    for viewer in (*range(position.players), None):
        twin = TWINS[game.name](position.state, viewer, Random(seed))
        if twin is not None:
            assert game.view(twin, viewer) == game.view(position.state, viewer)
            if viewer is not None:
                assert [*game.legal(twin, viewer)] == [*game.legal(position.state, viewer)]


def test_twins_are_found_and_differ() -> None:
    """The secrecy tests would prove nothing if the twins were the positions themselves."""
    for game in GAMES.values():
        found = differ = tried = 0
        for seed in range(40):
            for rules in game.rule_sets.values():
                position = random_position(game, rules, game.seats[0], 1 + seed % 25, seed)
                twin = TWINS[game.name](position.state, 0, Random(seed))
                tried += 1
                found += twin is not None
                differ += twin is not None and twin != position.state
        assert found > 0.9 * tried
        assert differ > 0.6 * tried


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@given(data=st.data(), text=st.text(max_size=40))
def test_any_text_is_a_move_or_refused(game: AnyGame, data: st.DataObject, text: str) -> None:
    position: Position = data.draw(positions(game, most_moves=20))
    state = position.state
    texts = [str(move) for move in position.made] or [text]
    near = data.draw(st.sampled_from(texts))
    cut = data.draw(st.integers(0, len(near)))
    for tried in (text, near[:cut] + text, near[:cut] + near[cut + 1 :]):
        try:
            move = game.parse(tried)
        except Illegal:
            continue
        if move.seat != CHANCE:
            assert str(move) == tried or sorted(str(move).split()) == sorted(tried.split())
        with suppress(Illegal):
            assert game.apply(state, move) != state
