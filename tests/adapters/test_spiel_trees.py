"""Whole trees in OpenSpiel: its own tests of them, information states without a flaw, and their equilibria."""

import json
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import cfr, exploitability
from open_spiel.python.algorithms.gambit import export_gambit

import chakai.adapters.open_spiel  # noqa: F401 (registers the games)
from tests.adapters.small_games import MINI, MINI_TEA, TINY, TINY_CEREMONY
from tests.sizes import NIGHTLY

CASES = json.loads((Path(__file__).parents[1] / "data" / "tree_counts.json").read_text("utf-8"))


class Tree(api_test.EnforceAPIOnFullTreeBase):  # type: ignore[misc]  # OpenSpiel has no types
    """OpenSpiel's own test of a whole tree; it counts chance, playable and terminal nodes."""

    __test__ = False

    def setUp(self) -> None:
        api_test.TOTAL_NUM_STATES[self.game_name] = self.nodes
        api_test.PERFECT_RECALL_NUM_STATES[self.game_name] = self.information_sets


class TestTreeOfMini(Tree):
    """As many decisions, ends and information sets as the referee counts."""

    __test__ = True
    game_name, game = "chakai_mini", pyspiel.load_game(MINI)
    nodes = (1 + 4 + 4 * 3 + 4 * 3 * 3, CASES[0]["decision"], CASES[0]["terminal"])
    information_sets = sum(CASES[0]["information_sets"])


class TestSomeOfMatcha(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]  # OpenSpiel has no types
    game_name, game = "chakai_matcha", pyspiel.load_game("chakai_matcha(rules=small)")


class TestSomeOfGenmaicha(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]  # OpenSpiel has no types
    game_name, game = "chakai_genmaicha", pyspiel.load_game(TINY_CEREMONY)


class Walk:
    """A whole tree, or up to a number of moves: its nodes, and how a seat came to an information state."""

    def __init__(self, name: str, last: int) -> None:
        self.last = last
        self.nodes: Counter[str] = Counter()
        self.seen: Any = (defaultdict(set), defaultdict(set))
        self.reached = self._from(pyspiel.load_game(name).new_initial_state(), 1.0, ((), ()))

    def _from(self, state: Any, reach: float, pasts: tuple[Any, Any]) -> float:
        """The chance of the ends. A past: the information states in which a seat has decided, and what."""
        chance = state.is_chance_node()
        self.nodes["chance" if chance else "terminal" if state.is_terminal() else "decision"] += 1
        if state.is_terminal() or (chance and state.move_number() > self.last):
            assert sum(state.returns()) == pytest.approx(0)
            return reach
        if chance:
            odds = state.chance_outcomes()
            assert sum(part for _, part in odds) == pytest.approx(1)
            assert all(part > 0 for _, part in odds)
            return sum(self._from(state.child(action), reach * part, pasts) for action, part in odds)
        seat, told, actions = state.current_player(), state.information_state_string(), state.legal_actions()
        self.seen[seat][told].add(
            (pasts[seat], tuple(actions), np.array(state.information_state_tensor()).tobytes())
        )
        total = 0.0
        for action in actions:
            past = (*pasts[seat], (told, action))
            total += self._from(
                state.child(action), reach / len(actions), (past, pasts[1]) if seat == 0 else (pasts[0], past)
            )
        return total


KEEPING = "chakai_matcha(rules=small,tea=3g 1g,house=rounds:1 zeros:1 sets:2 keep:any suits:gr turns:1)"


@pytest.mark.parametrize(
    ("name", "last", "case"),
    [
        (MINI_TEA, 99, {"decision": 864 // 12, "terminal": 1800 // 12, "information_sets": [12, 24]}),
        (TINY, 99, {"decision": 193, "terminal": 208}),
        (KEEPING, 4, {}),
        *([(TINY_CEREMONY, 999, {"decision": 3096, "terminal": 4320})] if NIGHTLY else []),
    ],
)
def test_the_tree(name: str, last: int, case: dict[str, Any]) -> None:
    """Perfect recall, the odds add up, the same information state has the same actions and tensor, others not."""
    walked = Walk(name, last)
    assert walked.reached == pytest.approx(1)
    found = {**walked.nodes, "information_sets": [len(states) for states in walked.seen]}
    assert {key: found[key] for key in case} == case
    for states in walked.seen:
        assert all(len(ways) == 1 for ways in states.values())  # the same past, the same choices, the same tensor
        tensors = {tensor for ((_, _, tensor),) in states.values()}
        assert len(tensors) == len(states)  # a tensor forgets nothing that the text has


def test_cfr_finds_the_equilibrium_of_mini() -> None:
    """Of one table of tea cards; of all of them takes a minute."""
    game = pyspiel.load_game(MINI if NIGHTLY else MINI_TEA)
    solver = cfr.CFRPlusSolver(game)
    for _ in range(55):
        solver.evaluate_and_update_policy()
    assert exploitability.exploitability(game, solver.average_policy()) < 1e-3


def test_native_cfr_finds_the_equilibrium_of_mini(tmp_path: Path) -> None:
    """OpenSpiel writes the whole tree down, reads it back as a game of its own, and solves that at full speed."""
    game = pyspiel.load_game(MINI)
    written = tmp_path / "mini.efg"
    written.write_text(export_gambit(game), "utf-8")
    native = pyspiel.load_game("efg_game", {"filename": str(written)})
    uniform = [pyspiel.exploitability(one, pyspiel.UniformRandomPolicy(one)) for one in (game, native)]
    assert uniform[0] == pytest.approx(uniform[1])
    assert uniform[0] > 0.1
    solver = pyspiel.CFRPlusSolver(native)
    for _ in range(200):
        solver.evaluate_and_update_policy()
    assert pyspiel.exploitability(native, solver.average_policy()) < 1e-3
