"""Positions drawn for a seat: what it saw stays, the rest comes as often as luck and uniform play bring it."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from scipy.stats import chisquare

from chakai.core.game import AnyGame
from chakai.core.illegal import Refusal
from chakai.core.seats import Seat, Viewer
from chakai.games import GAMES
from chakai.games.matcha.cards import ZERO
from chakai.games.matcha.state import Stage
from chakai.solve.matcha import hands
from chakai.solve.resampling import resampled, resampler
from chakai.testing.strategies import random_position
from tests.all_histories import posterior, record
from tests.sizes import size
from tests.test_conformance import HOUSES

MATCHA, GENMAICHA = GAMES["matcha"], GAMES["genmaicha"]
RULES: list[Any] = [
    pytest.param(game, rules, id=f"{game.name}-{rules.name}-{number}")
    for game in GAMES.values()
    for number, rules in enumerate(
        [*game.rule_sets.values(), *(game.rules(base, house) for base, house in HOUSES[game.name])]
    )
]


@pytest.mark.parametrize(("game", "rules"), RULES)
def test_a_drawn_game_looks_the_same_and_can_be_replayed(game: AnyGame, rules: Any) -> None:
    rng = Random(rules.name)
    for seed in range(size(8, 300) if game is MATCHA else size(2, 25)):
        players = rng.choice(game.seats)
        state = random_position(game, rules, players, rng.randrange(70), seed).state
        for seat in range(players):
            view = game.view(state, seat)
            drawn = resampler(game, view)
            for _ in range(2):
                imagined = drawn.draw(rng)
                assert game.view(imagined, seat) == view
                replayed = game.new(rules, players)
                for move in (*game.moves(imagined), *game.pending(imagined)):
                    replayed = game.apply(replayed, move)
                assert replayed == imagined


def check_draws(
    game: AnyGame, state: Any, seat: Seat, rng: Random, *, answered: tuple[Seat, ...] = (), more: int = 1
) -> int:
    """A chi-square test against every history that leads there, the rare ones together; how many there are."""
    draws = size(800, 3000) * more
    odds = posterior(game, state, seat, answered)
    source = resampler(game, game.view(state, seat), answered)
    drawn = Counter(record(game, source.draw(rng)) for _ in range(draws))
    assert drawn.keys() <= odds.keys()
    common = [history for history, share in odds.items() if share * draws >= 5]
    expected = [odds[history] * draws for history in common]
    found = [drawn[history] for history in common]
    if len(common) < len(odds):
        expected.append(draws - sum(expected))
        found.append(draws - sum(found))
    assert len(found) == 1 or chisquare(found, expected).pvalue > 1e-5
    return len(odds)


ENDLESS: dict[str, object] = {"goal_suit": None, "goal_whisks": None, "goal_each": False}
SMALL: dict[str, tuple[str, dict[str, object]]] = {
    "one-set": ("small", {"zeros": 2}),
    "no-keeping": ("mini", {"zeros": 2, "sets": 3, **ENDLESS}),
    "keep-any": ("mini", {"zeros": 2, "numbers": 3, "hand_size": 2, "keep": "any", "sets": 3, **ENDLESS}),
    "all-or-none": ("mini", {"zeros": 3, "keep": "all-or-none", "turns": None, "sets": 4, **ENDLESS}),
}


@pytest.mark.parametrize("house", SMALL)
def test_matcha_is_drawn_by_its_odds(house: str) -> None:
    rules = MATCHA.rules(*SMALL[house])
    rng = Random(house)
    most = 0
    for seed in range(size(5, 25)):
        state = random_position(MATCHA, rules, 2, rng.randrange(2, 18), seed).state
        most = max(most, *(check_draws(MATCHA, state, seat, rng) for seat in (0, 1)))
    assert most > 10


def test_two_0s_are_two_cards() -> None:
    """Three cards are unseen, two of them 0s: the other's card is a 0 two times in three, not every other time."""
    rules = MATCHA.rules("mini", {"zeros": 2})
    deal = MATCHA.parse("deal 0 | 1g 2g | 1r | 2r | 0 0")
    view = MATCHA.view(MATCHA.apply(MATCHA.new(rules, 2), deal), 0)
    draws = size(4000, 100_000)
    drawn = Counter(resampled(MATCHA, view, random).hands[1] for random in [Random(1)] for _ in range(draws))
    assert {*drawn} == {(ZERO,), (MATCHA.parse("1 2r#").card,)}
    assert chisquare([drawn[ZERO,], drawn.total() - drawn[ZERO,]], [draws * 2 / 3, draws / 3]).pvalue > 1e-5


def test_0s_look_alike_to_those_who_keep() -> None:
    """One card kept of two 0s is one choice in three, of any other two cards one in four."""
    rules = MATCHA.rules("mini", {**SMALL["keep-any"][1], "zeros": 4, "turns": 1})
    state = MATCHA.new(rules, 2)
    for text in ("deal 0 | 1g 2g | 1r 3r | 3g 0 | 2r 0 0 0", "0 -", "1 -", "0 keep", "1 keep 0"):
        state = MATCHA.apply(state, MATCHA.parse(text))
    assert check_draws(MATCHA, state, 0, Random(1), more=5) == 7


def test_an_answer_not_shown_yet_is_drawn_too() -> None:
    """What the other keeps, where the one who runs the game knows that the answer is there."""
    rules = MATCHA.rules(*SMALL["keep-any"])
    rng, found = Random(4), 0
    for seed in range(size(30, 100)):
        state = random_position(MATCHA, rules, 2, rng.randrange(5, 12), seed).state
        if state.stage is Stage.KEEP and len(MATCHA.view(state, 0).deciding) == 2:
            for seat in (0, 1):
                if state.answers[seat] is None:
                    found += check_draws(MATCHA, state, seat, rng, answered=(1 - seat,)) > 1
    assert found > 2


TINY: dict[str, tuple[str, int, dict[str, object]]] = {
    "ceremony": ("tea-ceremony", 2, {"crates": [9], "start_yen": 100}),
    "all": ("matcha-iri+tea-ceremony+tea-market", 3, {"crates": [7], "start_yen": 200}),
    "bids": ("standard", 3, {"crates": [1, 1, 1], "start_yen": 300}),
}


@pytest.mark.parametrize("house", TINY)
def test_genmaicha_is_drawn_by_its_odds(house: str) -> None:
    """The hidden row after looks and offers of all, and bids not shown yet."""
    name, players, changes = TINY[house]
    rules = GENMAICHA.rules(name, changes)
    rng = Random(house)
    met: Counter[int] = Counter()
    for seed in range(size(5, 25)):
        state = random_position(GENMAICHA, rules, players, rng.randrange(2, 16), seed).state
        for seat in range(players):
            others = [other for other in GENMAICHA.view(state, seat).deciding if other != seat]
            answered = tuple(others[:-1])
            met[check_draws(GENMAICHA, state, seat, rng, answered=answered)] += 1
    assert len(met) > 1


_NOT_X = {"wOX", "wXO", "OwX", "OXw"}


@pytest.mark.parametrize(("viewer", "orders"), [(0, {"wOX"}), (1, _NOT_X), (None, _NOT_X)])
def test_a_look_and_a_refused_offer_tell_of_the_hidden_row(viewer: Viewer, orders: set[str]) -> None:
    """Seat 0 has looked at the O in the centre; all have seen that the left card is not X."""
    rules = GENMAICHA.rules("tea-ceremony", {"crates": [4, 4], "start_yen": 0})
    state = GENMAICHA.new(rules, 2)
    for text in (
        "grid r S b / H y N / T k g | w O X",
        "crates wS yS yH kN | rO gH gT kX",
        "toss 0 1",
        "0 crate A",
        "0 peek centre wS w",
        "0 done",
        "1 brew left rO gH gT ? kX X",
    ):
        state = GENMAICHA.apply(state, GENMAICHA.parse(text))
    source, rng = resampler(GENMAICHA, GENMAICHA.view(state, viewer)), Random(1)
    drawn = Counter("".join(source.draw(rng).hidden) for _ in range(size(400, 4000)))
    assert drawn.keys() == orders
    assert len(drawn) == 1 or chisquare([*drawn.values()]).pvalue > 1e-5


def test_what_cannot_be_drawn_is_refused() -> None:
    """A spectator's Matcha, and answers that cannot be there."""
    rules = MATCHA.rules(*SMALL["keep-any"])
    state = next(
        state
        for seed in range(100)
        if (state := random_position(MATCHA, rules, 2, 5, seed).state).stage is Stage.KEEP
        and len(MATCHA.to_act(state)) == 2
    )
    with pytest.raises(Refusal, match="resample-spectator"):
        resampler(MATCHA, MATCHA.view(state, None))
    for answered in ((0,), (0, 1), (2,)):
        with pytest.raises(Refusal, match="resample-answered"):
            resampler(MATCHA, MATCHA.view(state, 0), answered)
    assert MATCHA.pending(resampler(MATCHA, MATCHA.view(state, 0), (1,)).draw(Random(1)))


def test_more_cases_than_can_be_summed_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """No printed edition comes near."""
    monkeypatch.setattr(hands, "MOST", 5)
    rules = MATCHA.rules("grail-2015", {"numbers": 7})
    with pytest.raises(Refusal, match="resample-too-many"):
        resampler(MATCHA, MATCHA.view(random_position(MATCHA, rules, 2, 3, 1).state, 0))
