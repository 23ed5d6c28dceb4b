"""Compiled games of Genmaicha are games of the readable engine, move by move, and random choices are fair."""

from collections import Counter
from dataclasses import fields, replace
from fractions import Fraction
from itertools import permutations
from random import Random

import numpy as np
import pytest

from chakai.bots.genmaicha_greedy import GenmaichaGreedy, worth_of
from chakai.core.legal import Legal
from chakai.core.seats import CHANCE
from chakai.games.genmaicha.drinks import DRINKS, INGREDIENTS, LINES
from chakai.games.genmaicha.engine import GENMAICHA
from chakai.games.genmaicha.moves import Bid, Brew, Crates, Done, Grid, Move, Peek, PlaceAd, Raise, Toss
from chakai.games.genmaicha.rules import HOUSE_FIELDS, RULE_SETS, YEN, Rules, with_house
from chakai.games.genmaicha.state import Stage, State
from chakai.games.genmaicha.view import View
from chakai.solve.genmaicha.brewing import BOLDNESS, ad_value, shelf_of
from chakai.solve.genmaicha.ceremony import agrees, best_plan
from chakai.solve.genmaicha.playouts import Recorded, batches, playouts, recorded
from chakai.solve.genmaicha.sample import sample_of
from chakai.solve.genmaicha.tables import PLAYS, RESULTS
from chakai.solve.sample import Sample
from tests.fairness import assert_even
from tests.sizes import size

GAMES = size(100, 20_000)
ALL = "matcha-iri+tea-ceremony+tea-market"
HOUSES: dict[str, tuple[str, dict[str, object]]] = {
    "only the first pays": ("tea-market", {"bids_paid": "first", "own_ads": "pay"}),
    "half-used drinks are kept": (ALL, {"half_used": "keep", "own_ads": "pay"}),
    "kept, but for failed brews": ("tea-ceremony", {"half_used": "keep", "failed_brew": "end-of-turn"}),
    "failed brews go late": (ALL, {"failed_brew": "end-of-turn", "ceremony_pay": 0, "drop": 0}),
    "no yen at all": ("standard", {"start_yen": 0, "line_yen": (0, 0, 0, 0, 0, 0)}),
    "steep": (
        ALL,
        {"start_yen": 2_000, "drop": 400, "line_yen": (900, 0, 300, 100, 100, 700), "bonuses": (0, 100, 900)},
    ),
    "one round": ("matcha-iri", {"crates": (6,)}),
    "many rounds": (ALL, {"crates": (1, 1, 1, 1, 1, 1), "start_yen": 100}),
    "large crates": ("tea-ceremony", {"crates": (5, 1), "half_used": "keep"}),
}
NOTHING_LEGAL: Legal[Move] = Legal(None, 0, lambda *_: None, lambda *_: ())
RULES = {**RULE_SETS, **{name: with_house(RULE_SETS[base], house) for name, (base, house) in HOUSES.items()}}


def table(name: str, game: int) -> tuple[Rules, int]:
    """Rules, and a number of players that changes from game to game."""
    return RULES[name], 2 + game % 5


def replayed(rules: Rules, players: int, game: Recorded, chosen: Counter[tuple[int, int]]) -> State:
    """The game by the readable engine; counts which of how many choices was taken."""
    state = GENMAICHA.new(rules, players)
    for move, options in zip(game.moves, game.options, strict=True):
        assert move.seat in GENMAICHA.to_act(state)
        if move.seat != CHANCE:
            legal = list(GENMAICHA.legal(state, move.seat))
            assert len(legal) == options, str(move)
            chosen[options, legal.index(move)] += 1
        state = GENMAICHA.apply(state, move)
    assert state.outcome is not None
    return state


def assert_same(one: Sample, other: Sample) -> None:
    for field in fields(Sample):
        np.testing.assert_array_equal(getattr(one, field.name), getattr(other, field.name), field.name)


@pytest.mark.parametrize("name", RULES)
def test_random_games_are_games(name: str) -> None:
    """Each move is legal, one of as many as there are, and all are equally likely."""
    chosen = Counter[tuple[int, int]]()
    for game in range(GAMES if name in RULE_SETS else max(25, GAMES // 20)):
        rules, players = table(name, game)
        replayed(rules, players, recorded(rules, players, 7, game), chosen)
    assert_even(chosen)


@pytest.mark.parametrize("name", RULES)
def test_the_sample_is_that_of_the_moves(name: str) -> None:
    """What compiled play counts is what the readable engine's log says."""
    games = max(6, GAMES // 40)
    for players in {2, 3, GENMAICHA.seats[-1]}:
        moves = [recorded(RULES[name], players, 3, game).moves for game in range(games)]
        assert_same(playouts(RULES[name], players, games, 3), sample_of(RULES[name], players, moves))


def test_a_game_is_its_seed_and_its_number() -> None:
    rules = RULES[ALL]
    whole, part, other = playouts(rules, 3, 50, 1), playouts(rules, 3, 20, 1, first=30), playouts(rules, 3, 50, 2)
    assert whole.counts[30:].tolist() == part.counts.tolist()
    assert whole.counts.tolist() != other.counts.tolist()
    assert len(playouts(rules, 3, 0, 1).why) == 0
    parts = [*batches(rules, 3, 50, 1, size=20)]
    assert [len(sample.why) for sample in parts] == [20, 20, 10]
    assert np.concatenate([sample.counts for sample in parts]).tolist() == whole.counts.tolist()
    assert np.sum([sample.plays for sample in parts], axis=0).tolist() == whole.plays.tolist()


def test_chance_is_fair() -> None:
    """Every card comes as often to each place of the grid, every drink to each crate, every seat to each place."""
    cards, drinks, tossed = (Counter[tuple[int, int]]() for _ in range(3))
    for game in range(size(1_000, 50_000)):
        for move in recorded(RULES["standard"], 4, 5, game).moves:
            if isinstance(move, Grid):
                cards.update(
                    (12 * 12, 12 * place + INGREDIENTS.index(card))
                    for place, card in enumerate((*move.cards, *move.others))
                    if card
                )
            elif isinstance(move, Crates):
                drinks.update((36, DRINKS.index(drink)) for drink in move.crates[game % 4])
                break
    assert_even(cards)
    assert_even(drinks)
    for game in range(size(1_000, 50_000)):
        for move in recorded(RULES["no yen at all"], 3, 5, game).moves:
            if isinstance(move, Toss):
                tossed[6, sorted(permutations(range(3))).index(move.order)] += 1
    assert_even(tossed)


def test_the_tables_know_every_field() -> None:
    """A new field of the rules needs a look at the tables and the kernel first."""
    known = "start_yen line_yen drop crates bonuses ceremony_pay bids_paid half_used own_ads failed_brew"
    assert {*HOUSE_FIELDS} == {*known.split()}
    assert len(PLAYS) == len({*PLAYS})
    assert [play for play in PLAYS if play.startswith("ad")] == [f"ad {line}" for line in LINES]


def test_every_play_and_result_occurs() -> None:
    """So that the tests above have seen them all."""
    total = np.zeros((len(PLAYS), len(RESULTS)), np.int64)
    for rules in RULES.values():
        total += playouts(rules, 3, 400, 1).plays
    assert total.any(axis=1).all()
    assert total.any(axis=0).all()


# Greedy play


@pytest.mark.parametrize("name", [name for name, rules in RULES.items() if not rules.tea_ceremony])
def test_greedy_games_are_the_greedy_bots(name: str) -> None:
    """Crates and brews are the very ones that the readable bot chooses; bids and ads have its chances."""
    bids, ads = Counter[tuple[int, int]](), Counter[tuple[bool, bool]]()
    for game in range(size(12 if RULES[name].tea_market else 25, 2_000)):
        rules, players = table(name, game)
        state = GENMAICHA.new(rules, players)
        for move in recorded(rules, players, 9, game, greedy=range(players)).moves:
            if isinstance(move, Bid | Raise):
                assert_greedy_bid(GENMAICHA.view(state, move.seat), move, bids)
            elif move.seat != CHANCE:
                assert_greedy_turn(GENMAICHA.view(state, move.seat), move, ads)
            state = GENMAICHA.apply(state, move)
        assert state.outcome is not None
    if RULES[name].start_yen:
        assert_even(bids)
    assert abs(ads[True, False] - ads[False, True]) <= 5 * (ads[True, False] + ads[False, True]) ** 0.5
    assert ads[True, False] + ads[False, True] <= 0.3 * ads.total()


def assert_greedy_bid(view: View, move: Bid | Raise, bids: Counter[tuple[int, int]]) -> None:
    """No more than the readable bot would bid; counts how much of how much, where yen are no limit."""
    worth = [worth_of(view, move.seat, crate) for crate in view.crates if crate]
    steps = int(BOLDNESS * (max(worth) - min(worth))) // YEN
    most = min(steps * YEN, view.left[move.seat])
    assert move.yen <= (most if isinstance(move, Bid) else min(most, YEN))
    if isinstance(move, Bid) and most == steps * YEN:
        bids[steps + 1, move.yen // YEN] += 1


def assert_greedy_turn(view: View, move: Move, ads: Counter[tuple[bool, bool]]) -> None:
    """Counts ads placed and refused, by compiled and by readable samples."""
    if view.ad_right is not None:
        placed = isinstance(move, PlaceAd)
        ads[placed, ad_value(view, view.ad_right, YEN, Random(str(view.seen))) > 0] += 1
        if isinstance(move, PlaceAd):
            assert move.yen == YEN
            return
    bot = GenmaichaGreedy()
    assert move == bot.choose(replace(view, ad_right=None), NOTHING_LEGAL, Random(1))


@pytest.mark.parametrize("name", [name for name, rules in RULES.items() if rules.tea_ceremony])
def test_greedy_ceremonies_are_as_good(name: str) -> None:
    """Nearly every move of a turn leaves as much to gain as the readable bot's plan, in yen and then in drinks."""
    moves, worse, lost = 0, 0, Fraction(0)
    for game in range(size(4, 300)):
        rules, players = table(name, game)
        state = GENMAICHA.new(rules, players)
        for move in recorded(rules, players, 9, game, greedy=range(players)).moves:
            if isinstance(move, Brew | Peek | Done):
                view = GENMAICHA.view(state, move.seat)
                orders = [order for order in permutations(view.fourth_row) if agrees(order, view)]
                best = sum(worth(state, move.seat) for _ in orders)
                made = sum(
                    worth(GENMAICHA.apply(state._replace(hidden=order), move), move.seat) for order in orders
                )
                moves += 1
                worse += made < best
                lost += best - made
            state = GENMAICHA.apply(state, move)
        assert state.outcome is not None
    assert worse <= max(1, 0.02 * moves)
    assert lost / moves < YEN / 100


def worth(state: State, seat: int) -> Fraction:
    """What a player has after the turn if it goes on by the plan: yen, and a very little for each drink."""
    view = GENMAICHA.view(state, seat)
    if state.stage is not Stage.BREW or view.turn != seat:
        return state.yen[seat] + Fraction(len(state.shelves[seat]), 256)
    plan, shelf = best_plan(view), shelf_of(view)
    return state.yen[seat] + plan.yen + (len(shelf.whole) + len(shelf.half) - plan.drinks) / 256


def test_one_greedy_seat_among_random_ones() -> None:
    result = playouts(RULES["standard"], 3, 300, 1, greedy={1})
    assert result.winners[:, 1].mean() > 0.8
