"""Compiled games are games of the readable engine, move by move, and their choices are fair."""

from collections import Counter
from random import Random

import numpy as np
import pytest

from chakai.core.seats import CHANCE
from chakai.games.matcha.cards import KINDS
from chakai.games.matcha.edition import EDITIONS, HOUSE_FIELDS, Edition, with_house
from chakai.games.matcha.engine import MATCHA
from chakai.games.matcha.moves import Deal, Move
from chakai.games.matcha.state import State
from chakai.solve.matcha.pieces import ANY
from chakai.solve.matcha.playouts import Playouts, batches, playouts, recorded
from chakai.solve.matcha.tables import KEEPING, MOST, SHARED, WHYS, tables
from tests.fairness import assert_even
from tests.sizes import size

GAMES = size(200, 100_000)
HOUSES: dict[str, tuple[str, dict[str, object]]] = {
    "keep any, three sets": ("matagot-2020", {"keep": "any", "sets": 3, "goal_suit": 6, "goal_whisks": None}),
    "keep all or none": ("matagot-2020", {"keep": "all-or-none", "sets": None, "zeros": 3}),
    "one turn": ("matagot-2020", {"turns": 1}),
    "nine turns": ("matagot-2020", {"turns": 9, "hand_size": 3}),
    "playing on to a draw": ("small", {"play_on": True, "goal_suit": 1, "sets": 2, "whisks_break_ties": False}),
    "one token wins": ("grail-2015", {"goal_suit": 1, "goal_whisks": 1, "sets": 2}),
    "until both have passed, nothing kept": ("grail-2015", {"keep": "none", "goal_each": False}),
    "the largest deck": (
        "grail-2015",
        {"numbers": 9, "zeros": 9, "hand_size": 9, "rounds": 9, "sets": 2, "goal_suit": 99, "goal_each": False},
    ),
    "two suits, no goals": (
        "matagot-2020",
        {"suits": "ry", "numbers": 9, "goal_suit": None, "goal_whisks": None, "goal_each": False, "zeros": 0},
    ),
    "tokens at the start": ("matagot-2020", {"start_tokens": ((2, 0, 1, 1, 3), (0, 2, 0, 0, 0))}),
}
RULES = {**EDITIONS, **{name: with_house(EDITIONS[base], house) for name, (base, house) in HOUSES.items()}}


def replayed(edition: Edition, moves: list[Move], chosen: Counter[tuple[int, int]]) -> tuple[State, int]:
    """The game by the readable engine; counts which of how many choices was taken, and all decisions."""
    state, decisions = MATCHA.new(edition, 2), 0
    for move in moves:
        assert move.seat in MATCHA.to_act(state)
        if move.seat != CHANCE:
            options = list(MATCHA.legal(state, move.seat))
            chosen[len(options), options.index(move)] += 1
            decisions += 1
        state = MATCHA.apply(state, move)
    return state, decisions


def row(result: Playouts, game: int) -> tuple[tuple[int, ...], str, list[list[int]], int, int]:
    winner = int(result.winner[game])
    return (
        (0, 1) if winner == SHARED else (winner,),
        WHYS[result.why[game]],
        result.tokens[game].tolist(),
        int(result.decisions[game]),
        int(result.sets[game]),
    )


@pytest.mark.parametrize("name", RULES)
def test_compiled_games_are_games(name: str) -> None:
    edition, chosen = RULES[name], Counter[tuple[int, int]]()
    games = GAMES if name in EDITIONS else max(60, GAMES // 20)
    together = playouts(edition, games, seed=7)
    for game in range(games):
        alone, moves = recorded(edition, 7, game)
        state, decisions = replayed(edition, moves, chosen)
        outcome = state.outcome
        assert outcome is not None, moves
        right = (
            outcome.winners,
            outcome.why,
            [list(tokens) for tokens in state.tokens],
            decisions,
            state.sets_dealt,
        )
        assert row(alone, 0) == row(together, game) == right, [str(move) for move in moves]
    assert_even(chosen)


@pytest.mark.parametrize("name", ["matagot-2020", "keep any, three sets"])
def test_deals_are_fair(name: str) -> None:
    """Every ranked card comes as often as any other to each tea card's place, a hand and the cards set aside."""
    edition = RULES[name]
    ranked = edition.deck[: len(edition.deck) - edition.zeros]
    places = {card: place for place, card in enumerate(ranked)}
    for part in range(3):
        seen: Counter[tuple[int, int]] = Counter()
        for game in range(GAMES):
            first = recorded(edition, 3, game)[1][0]
            assert isinstance(first, Deal)
            cards = (first.tea[:1], first.tea[-1:], first.hands[1])[part]
            seen.update((len(ranked), places[card]) for card in cards if card in places)
        assert_even(seen)


def test_zeros_are_as_many_cards_as_there_are() -> None:
    edition = EDITIONS["matagot-2020"]
    deals = [recorded(edition, 5, game)[1][0] for game in range(GAMES)]
    zeros = [deal.hands[0].count(edition.deck[-1]) for deal in deals if isinstance(deal, Deal)]
    assert abs(np.mean(zeros) - 2 * 5 / 12) < 5 * np.std(zeros) / len(zeros) ** 0.5


@pytest.mark.parametrize("name", RULES)
def test_goals_fall_apart_into_the_two_tables(name: str) -> None:
    """The kernel asks for each count by itself and for the set of kinds: together that is every goal."""
    edition, rules, rng = RULES[name], tables(RULES[name]), Random(1)
    for _ in range(2000):
        counts = rng.choices(range(rng.choice((2, 3, 6, 130))), k=len(KINDS))
        tokens = (counts[0], counts[1], counts[2], counts[3], counts[4])
        enough = any(rules.enough[kind, min(count, MOST)] for kind, count in enumerate(tokens))
        kinds = sum((count > 0) << kind for kind, count in enumerate(tokens))
        assert bool(enough or rules.complete[kinds]) == edition.reaches_goal(tokens)


def test_a_game_is_its_seed_and_its_number() -> None:
    edition = EDITIONS["grail-2015"]
    whole, part, other = playouts(edition, 50, 1), playouts(edition, 20, 1, first=30), playouts(edition, 50, 2)
    assert [row(whole, game) for game in range(30, 50)] == [row(part, game) for game in range(20)]
    assert [row(whole, game) for game in range(50)] != [row(other, game) for game in range(50)]
    assert len(playouts(edition, 0, 1).winner) == 0
    parts = [row(part, game) for part in batches(edition, 50, 1, size=20) for game in range(len(part.winner))]
    assert parts == [row(whole, game) for game in range(50)]


def test_the_tables_know_every_field() -> None:
    """A new field of the rules needs a look at the tables and the kernel first."""
    known = (
        "suits numbers zeros hand_size rounds sets turns keep goal_suit goal_whisks goal_each whisks_break_ties"
    )
    assert {*HOUSE_FIELDS} == {*known.split(), "play_on", "start_tokens"}
    assert {*KEEPING} == {"none", "any", "all-or-none"}
    assert KEEPING.index("any") == ANY
    assert KEEPING.index("none") == 0
