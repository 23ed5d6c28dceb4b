"""The solver of the last rounds: its trees are the rules' own, its values those of a linear program."""

from itertools import combinations
from random import Random

import numpy as np
import pytest

from chakai.core.illegal import Refusal
from chakai.games.matcha.cards import ZERO, Card, in_order
from chakai.games.matcha.edition import EDITIONS, Edition, with_house
from chakai.solve.matcha.rounds.arrays import DECIDE, LAYOUTS, Tree
from chakai.solve.matcha.rounds.game import Range, RoundsGame, Start
from tests.matcha.sequence_form import Hand, form, value
from tests.sizes import NIGHTLY, size

RULES: dict[str, tuple[str, dict[str, object]]] = {
    "mini": ("mini", {}),
    "mini, a red token to a whisk": ("mini", {"start_tokens": ((0, 1, 0, 0, 0), (0, 0, 0, 0, 1))}),
    "mini, green against both others": ("mini", {"start_tokens": ((1, 0, 0, 0, 0), (0, 1, 0, 0, 1))}),
    "small, a card each": ("small", {"hand_size": 1}),
    "small, two 0s": ("small", {"hand_size": 1, "zeros": 2, "numbers": 2, "suits": "grb", "rounds": 2}),
    "small, one turn": ("small", {"turns": 1}),
    "small, until both have passed": ("small", {"turns": None, "rounds": 1, "zeros": 2, "numbers": 2}),
}


def shuffled(edition: Edition, seed: int) -> tuple[Card, ...]:
    ranked = [card for card in edition.deck if card != ZERO]
    return tuple(Random(seed).sample(ranked, 2 * edition.rounds))


def even(edition: Edition, tea: tuple[Card, ...]) -> Range:
    left = [*edition.deck]
    for card in tea:
        left.remove(card)
    return {(in_order(hand), ()): 1.0 for hand in combinations(left, edition.hand_size)}


def uneven(edition: Edition, tea: tuple[Card, ...], seed: int) -> Range:
    rng = Random(seed)
    return {held: rng.choice((0.01, 0.3, 1.0)) for held in even(edition, tea)}


def game(edition: Edition, tea: tuple[Card, ...], ranges: tuple[Range, Range] | None = None) -> RoundsGame:
    ranges = ranges or (even(edition, tea), even(edition, tea))
    return RoundsGame(Start(edition, edition.first_tokens, 0, True, tea, ranges))


def information_sets(tree: Tree) -> tuple[int, int]:
    """Holdings that are met by somebody, at every decision of theirs."""
    counts, layouts = [0, 0], tree.layouts
    for layout in range(tree.used[LAYOUTS]):
        begin, end = layouts.pairs[layout]
        met = [{*tree.pairs[begin:end, seat].tolist()} for seat in (0, 1)]
        for node in range(*layouts.nodes[layout]):
            if tree.kind[node] == DECIDE:
                seat, first = tree.seat[node], tree.first[node, 0]
                origins = tree.origin[seat, first : first + tree.many[node, 0]].tolist()
                counts[seat] += int(layouts.copies[layout]) * sum(origin in met[seat] for origin in origins)
    return counts[0], counts[1]


@pytest.mark.parametrize("name", RULES)
def test_values_are_those_of_a_linear_program(name: str) -> None:
    base, house = RULES[name]
    edition = with_house(EDITIONS[base], house)
    for seed in range(size(2, 10)):
        tea = shuffled(edition, seed)
        whole, rounds = form(edition, tea), game(edition, tea)
        assert information_sets(rounds.tree) == tuple(len(sets) for sets in whole.parents)
        rounds.solve(200)
        policy = rounds.average()
        assert rounds.value(policy, 0) == pytest.approx(value(whole), abs=1e-4)
        assert rounds.value(policy, 0) == pytest.approx(-rounds.value(policy, 1), abs=1e-5)
        assert 0 <= rounds.exploitability(policy) + 1e-6 < 1e-4


@pytest.mark.parametrize("name", RULES)
def test_values_with_uneven_ranges(name: str) -> None:
    base, house = RULES[name]
    edition = with_house(EDITIONS[base], house)
    tea = shuffled(edition, 7)
    ranges = uneven(edition, tea, 1), uneven(edition, tea, 2)

    def weigh(mine: Hand, theirs: Hand) -> float:
        return ranges[0][mine, ()] * ranges[1][theirs, ()]

    rounds = game(edition, tea, ranges)
    rounds.solve(300)
    assert rounds.value(rounds.average(), 0) == pytest.approx(value(form(edition, tea, weigh)), abs=1e-4)


def test_a_policy_is_worth_what_it_brings() -> None:
    """All choices alike: the value is that of the whole tree, every choice of everybody equally likely."""
    edition = with_house(EDITIONS["small"], {"hand_size": 1, "start_tokens": ((0, 1, 0, 0, 0), (0, 0, 0, 0, 1))})
    tea = shuffled(edition, 3)
    whole, rounds = form(edition, tea), game(edition, tea)
    chances = [np.ones(len(made) + 1) for made in whole.sequences]
    for seat in (0, 1):
        options = dict.fromkeys(whole.parents[seat], 0)
        for known, _ in whole.sequences[seat]:
            options[known] += 1
        for (known, _), sequence in whole.sequences[seat].items():
            chances[seat][sequence] = chances[seat][whole.parents[seat][known]] / options[known]
    expected = sum(worth * chances[0][mine] * chances[1][theirs] for (mine, theirs), worth in whole.worth.items())
    assert rounds.value(rounds.uniform(), 0) == pytest.approx(expected, abs=1e-6)


@pytest.mark.parametrize("seed", range(size(1, 10)))
def test_two_rounds_of_small(seed: int) -> None:
    edition = EDITIONS["small"]
    tea = shuffled(edition, seed)
    rounds = game(edition, tea)
    rounds.solve(300)
    policy = rounds.average()
    assert rounds.exploitability(policy) < 1e-4
    if NIGHTLY:  # a walk of 420,000 nodes
        assert rounds.value(policy, 0) == pytest.approx(value(form(edition, tea)), abs=1e-4)


def test_the_last_round_of_the_printed_game() -> None:
    edition = EDITIONS["matagot-2020"]
    tea = shuffled(edition, 1)
    held = even(edition, tea)
    rounds = RoundsGame(Start(edition, edition.first_tokens, 0, True, tea[4:], (held, held)))
    assert rounds.tree.total[:2].tolist() == [106770, 252462]
    rounds.solve(16)
    assert rounds.exploitability(rounds.average()) < 0.002


def test_ranges_that_never_meet_are_refused() -> None:
    edition = EDITIONS["mini"]
    tea = shuffled(edition, 1)
    one = {next(iter(even(edition, tea))): 1.0}
    with pytest.raises(Refusal, match="ranges-empty"):
        game(edition, tea, (one, one))
    with pytest.raises(Refusal, match="ranges-empty"):
        game(edition, tea, (dict.fromkeys(even(edition, tea), 0.0), one))
