"""Bots: every one plays legally by every rule set, repeats itself from a seed, and beats the weaker ones."""

import pytest

from chakai.bots.levels import BOTS, CLOCKED, LEVELS
from chakai.core.illegal import Refusal
from chakai.games import GAMES
from chakai.lab.arena import Match, play, ready
from chakai.lab.standings import Standings
from chakai.records.text import to_json
from tests.sizes import size

QUICK = {game: tuple(bot for bot in BOTS[game] if bot not in ("net", "search", "master")) for game in BOTS}
"""Bots for many games; those that think longer have tests of their own."""


def played(
    game: str, rules: str, bots: tuple[str, ...], games: int, house: dict[str, object] | None = None
) -> Standings:
    match = ready(Match(game, rules, bots, games, "bots", house=house or {}))
    standings = Standings(match)
    for record in play(match, match.fixtures()):
        standings.add(record)
    return standings


@pytest.mark.parametrize(("game", "rules"), [(game, rules) for game in GAMES for rules in GAMES[game].rule_sets])
def test_every_bot_plays_by_every_rule_set(game: str, rules: str) -> None:
    standings = played(game, rules, QUICK[game], size(2, 40))
    assert standings.forfeits == {}
    assert standings.games > 0


def test_the_net_plays_only_by_the_rules_that_it_was_taught() -> None:
    for rules in ("matagot-2020", "matagot-2020-nl"):
        assert played("matcha", rules, ("net", "greedy"), size(4, 200)).forfeits == {}
    with pytest.raises(Refusal, match="net-other-rules"):
        ready(Match("matcha", "grail-2015", ("net", "greedy"), 2, "bots"))
    with pytest.raises(Refusal, match="net-other-rules"):
        ready(Match("matcha", "matagot-2020", ("net", "greedy"), 2, "bots", house={"goal_suit": 4}))


@pytest.mark.parametrize("rules", ["matagot-2020", "grail-2015"])
def test_the_one_that_searches_plays_matches(rules: str) -> None:
    assert played("matcha", rules, ("search", "greedy"), size(2, 40)).forfeits == {}


@pytest.mark.parametrize("players", [2, 4, 6])
def test_the_planner_sits_at_every_table(players: int) -> None:
    rules = "matcha-iri+tea-ceremony+tea-market"
    house: dict[str, object] = {"half_used": "keep", "own_ads": "pay", "bids_paid": "first"}
    assert played("genmaicha", rules, ("planner",) * players, size(1, players), house).forfeits == {}


@pytest.mark.parametrize(
    ("game", "rules", "bots", "share"),
    [
        ("matcha", "matagot-2020", ("greedy", "random"), 0.88),
        ("matcha", "matagot-2020-nl", ("greedy", "random"), 0.88),
        ("matcha", "grail-2015", ("greedy", "random"), 0.92),
        ("matcha", "matagot-2020", ("greedy", "novice"), 0.6),
        ("matcha", "matagot-2020", ("novice", "random"), 0.6),
        ("genmaicha", "standard", ("greedy", "random"), 0.9),
        ("genmaicha", "matcha-iri+tea-ceremony+tea-market", ("greedy", "random", "random"), 0.9),
        ("genmaicha", "standard", ("planner", "greedy"), 0.6),
    ],
)
def test_the_better_bot_wins(game: str, rules: str, bots: tuple[str, ...], share: float) -> None:
    """The small match only has to be possible for a bot that reaches the share; nightly it has to show it."""
    won = played(game, rules, bots, size(60, 2000 if game == "matcha" else 300)).total(0)
    assert won is not None
    assert won.high > share
    assert won.mean > share - size(8, 0) / 100


@pytest.mark.parametrize("game", GAMES)
def test_a_seed_repeats_a_match(game: str) -> None:
    match = ready(Match(game, next(iter(GAMES[game].rule_sets)), QUICK[game], 2, "again"))
    once, again = ([to_json(record) for record in play(match, match.fixtures())] for _ in range(2))
    assert once == again


def test_levels_name_bots() -> None:
    for game, levels in LEVELS.items():
        assert set(levels.values()) <= set(BOTS[game])
        assert set(CLOCKED[game]) <= set(BOTS[game])


def test_a_clocked_bot_thinks_as_long_as_it_may() -> None:
    match = ready(Match("genmaicha", "standard", ("planner", "random"), 1, "clock", ms=5, clock=True))
    assert all(record.result is not None for record in play(match, match.fixtures()))
