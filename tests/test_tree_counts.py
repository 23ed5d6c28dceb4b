"""Whole game trees of small deals, counted by the engine and, independently, by the referee's own reading."""

import json
from collections import Counter
from dataclasses import dataclass, field
from itertools import combinations, permutations
from pathlib import Path
from typing import Any

import pytest

from chakai.core.seats import CHANCE
from chakai.games.matcha.cards import ZERO, Card, in_order
from chakai.games.matcha.engine import MATCHA
from chakai.games.matcha.moves import Deal
from chakai.games.matcha.state import State

CASES = json.loads((Path(__file__).parent / "data" / "tree_counts.json").read_text("utf-8"))


@dataclass
class Tree:
    """Counts of nodes, and the information sets met."""

    nodes: Counter[str] = field(default_factory=Counter)
    information: tuple[set[Any], set[Any]] = field(default_factory=lambda: (set(), set()))

    def grow(self, state: State) -> None:
        """Counts everything below a position, up to the end of the first set."""
        due = MATCHA.to_act(state)
        if not due:
            self.nodes["terminal"] += 1
        elif due == (CHANCE,):
            self.nodes["chance"] += 1
            if state.sets_dealt == 0:
                for deal in all_deals(state):
                    self.grow(MATCHA.apply(state, deal))
        else:
            seat = due[0]
            self.nodes["decision"] += 1
            self.information[seat].add(MATCHA.view(state, seat).seen)
            for move in MATCHA.legal(state, seat):
                self.grow(MATCHA.apply(state, move))


def all_deals(state: State) -> list[Deal]:
    """Every different first deal."""
    edition = state.edition
    ranked = [card for card in edition.deck if card != ZERO]
    deals = []
    for tea in permutations(ranked, 2 * edition.rounds):
        stock = without(edition.deck, tea)
        for first in hands(stock, edition.hand_size):
            left = without(stock, first)
            deals += [
                Deal(0, tea, (first, second), without(left, second)) for second in hands(left, edition.hand_size)
            ]
    return deals


def without(cards: tuple[Card, ...], gone: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards less each of the gone ones once."""
    return in_order((Counter(cards) - Counter(gone)).elements())


def hands(stock: tuple[Card, ...], size: int) -> list[tuple[Card, ...]]:
    return list(dict.fromkeys(in_order(hand) for hand in combinations(stock, size)))


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['rules']}-{case['decision']}")
def test_tree_counts(case: dict[str, Any]) -> None:
    state = MATCHA.new(MATCHA.rules(case["rules"], case["house"]), 2)
    if case["deal"] is not None:
        state = MATCHA.apply(state, MATCHA.parse(case["deal"]))
    tree = Tree()
    tree.grow(state)
    assert {kind: tree.nodes[kind] for kind in ("chance", "decision", "terminal")} == {
        kind: case[kind] for kind in ("chance", "decision", "terminal")
    }
    assert [len(met) for met in tree.information] == case["information_sets"]
