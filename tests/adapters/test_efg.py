"""Whole trees written down: as many nodes as the referee counts, and the same game when OpenSpiel reads it."""

import json
from pathlib import Path
from typing import Any

import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability, sequence_form_lp
from open_spiel.python.algorithms.gambit import export_gambit

import chakai.adapters.open_spiel  # noqa: F401 (registers the games)
from chakai.adapters.efg import Tree, write_efg
from tests.sizes import NIGHTLY, size

CASES = json.loads((Path(__file__).parents[1] / "data" / "tree_counts.json").read_text("utf-8"))
MINI = "chakai_matcha(rules=mini)"
AHEAD = "chakai_matcha(rules=mini,house=start_tokens:1.0.0.0.0/0.1.0.0.0)"
AHEAD_TEA = "chakai_matcha(rules=mini,house=start_tokens:1.0.0.0.0/0.1.0.0.0,tea=1g 2r)"
SMALL = "chakai_matcha(rules=small,tea=3g 1g 1b 2r)"
GENMAICHA = (
    "chakai_genmaicha(rules=tea-ceremony,house=crates:2 start_yen:0,"
    "grid=r S b / H y N / T k g,crates=rS bS | rT wH)"
)


def written(name: str, path: Path) -> tuple[Any, Any, Tree]:
    """A game, the same as OpenSpiel has read it, and what was written."""
    game = pyspiel.load_game(name)
    tree = write_efg(game, path)
    return game, pyspiel.load_game("efg_game", {"filename": str(path)}), tree


def solved(native: Any, iterations: int) -> Any:
    solver = pyspiel.CFRPlusSolver(native)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    return solver.tabular_average_policy()  # the other one does not outlive its solver


def value(game: Any, policy: Any) -> float:
    """For seat 0."""
    return float(pyspiel.expected_returns(game.new_initial_state(), policy, -1, True)[0])


def house_text(house: dict[str, Any]) -> str:
    """House rules as a parameter has them."""
    texts = []
    for name, found in house.items():
        rows = found if isinstance(found, list) else [[found]]
        text = "/".join(".".join(map(str, row)) for row in rows)
        texts.append(f"{name}:{text if found is not None else 'none'}")
    return " ".join(texts)


def dealt(game: Any, hands: list[str]) -> Any:
    """The state after a deal of these hands."""
    state = game.new_initial_state()
    for card in " ".join(hands).split():
        found = [
            action for action, _ in state.chance_outcomes() if state.action_to_string(action) == f"deal {card}"
        ]
        state.apply_action(found[0])
    return state


@pytest.mark.parametrize(
    "case", [case for case in CASES if not case["chance"] and case["decision"] < size(5000, 10**5)]
)
def test_as_many_nodes_as_the_referee_counts(case: dict[str, Any], tmp_path: Path) -> None:
    _, tea, *hands, _ = case["deal"].split(" | ")
    params = {"rules": case["rules"], "house": house_text(case["house"]), "tea": tea}
    game = pyspiel.load_game("chakai_matcha", params)
    tree = write_efg(game, tmp_path / "game.efg", root=dealt(game, hands))
    assert tree.nodes == {"decision": case["decision"], "terminal": case["terminal"]}
    assert [len(states) for states in tree.information] == case["information_sets"]


def test_as_many_nodes_as_the_referee_counts_in_mini(tmp_path: Path) -> None:
    _, _, tree = written(MINI, tmp_path / "game.efg")
    assert (tree.nodes["decision"], tree.nodes["terminal"]) == (CASES[0]["decision"], CASES[0]["terminal"])
    assert [len(states) for states in tree.information] == CASES[0]["information_sets"]


@pytest.mark.parametrize("name", [MINI, GENMAICHA])
def test_node_by_node_the_same(name: str, tmp_path: Path) -> None:
    """Who decides and what he knows, the odds, the actions by name, and the ends."""
    game, native, tree = written(name, tmp_path / "game.efg")
    told: dict[tuple[int, str], str] = {}
    assert compared(game.new_initial_state(), native.new_initial_state(), told) == tree.nodes.total()
    assert len(set(told.values())) == len(told) == sum(map(len, tree.information))


def compared(state: Any, read: Any, told: dict[tuple[int, str], str]) -> int:
    """How many nodes there are; `told`: what the one says of an information state, and what the other."""
    player = state.current_player()
    assert read.current_player() == player
    if state.is_terminal():
        assert read.returns() == state.returns()
        return 1
    if state.is_chance_node():
        chances = [[chance for _, chance in one.chance_outcomes()] for one in (state, read)]
        assert chances[0] == pytest.approx(chances[1], abs=1e-15)
    else:
        text = read.information_state_string()
        assert told.setdefault((player, state.information_state_string()), text) == text
    ways = [*zip(state.legal_actions(), read.legal_actions(), strict=True)]
    for mine, other in ways:
        assert read.action_to_string(other) == state.action_to_string(mine)
    return 1 + sum(compared(state.child(mine), read.child(other), told) for mine, other in ways)


@pytest.mark.parametrize("name", [AHEAD if NIGHTLY else AHEAD_TEA, GENMAICHA])
def test_the_same_game_as_open_spiels_own_export(name: str, tmp_path: Path) -> None:
    """Random play loses as much, and the best answers to it are worth as much."""
    game, native, _ = written(name, tmp_path / "game.efg")
    (tmp_path / "own.efg").write_text(export_gambit(game), "utf-8")
    own = pyspiel.load_game("efg_game", {"filename": str(tmp_path / "own.efg")})
    uniform = [pyspiel.UniformRandomPolicy(one) for one in (game, native, own)]
    values = [value(one, policy) for one, policy in zip((game, native, own), uniform, strict=True)]
    gains = [pyspiel.exploitability(one, policy) for one, policy in zip((game, native, own), uniform, strict=True)]
    assert values == pytest.approx([values[0]] * 3)
    assert gains == pytest.approx([gains[0]] * 3)
    assert gains[0] > 0.01


@pytest.mark.parametrize(("name", "worth"), [(MINI, 0), (AHEAD, 1 / 3), (GENMAICHA, None)])
def test_all_solvers_agree(name: str, worth: float | None, tmp_path: Path) -> None:
    """The linear program on the game itself, native CFR+ on its tree, and that strategy brought back."""
    game, native, tree = written(name, tmp_path / "game.efg")
    exact = sequence_form_lp.solve_zero_sum_game(game)[0]
    if worth is not None:
        assert exact == pytest.approx(worth, abs=1e-6)
    policy = solved(native, 400)
    back = tree.strategy(policy)
    assert value(native, policy) == pytest.approx(exact, abs=1e-4)
    assert value(game, back) == pytest.approx(value(native, policy), abs=1e-9)
    assert pyspiel.exploitability(native, policy) < 1e-3
    assert pyspiel.exploitability(game, back) == pytest.approx(pyspiel.exploitability(native, policy), abs=1e-9)


def test_cfr_in_python_agrees(tmp_path: Path) -> None:
    game, native, _ = written(AHEAD if NIGHTLY else AHEAD_TEA, tmp_path / "game.efg")
    solver = cfr.CFRPlusSolver(game)
    for _ in range(100):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    assert exploitability.exploitability(game, policy) < 1e-3
    found = expected_game_score.policy_value(game.new_initial_state(), [policy, policy])[0]
    exact = sequence_form_lp.solve_zero_sum_game(game)[0]
    assert found == pytest.approx(exact, abs=1e-3)
    assert value(native, solved(native, 400)) == pytest.approx(exact, abs=1e-4)


@pytest.mark.parametrize(
    "hands", [["2g 3b", "1r 0"], *([[]] if NIGHTLY else [])], ids=["one deal", "all deals"][: size(1, 2)]
)
def test_small_is_solved(hands: list[str], tmp_path: Path) -> None:
    game = pyspiel.load_game(SMALL)
    tree = write_efg(game, tmp_path / "game.efg", root=dealt(game, hands))
    native = pyspiel.load_game("efg_game", {"filename": str(tmp_path / "game.efg")})
    counts = [tree.nodes.total(), *map(len, tree.information)]
    assert counts == ([4689, 384, 684] if hands else [422_652, 8192, 15092])
    assert pyspiel.exploitability(native, solved(native, 150)) < 1e-3


def test_of_a_tree_that_is_too_large_nothing_is_left(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="more than 500 nodes"):
        write_efg(pyspiel.load_game("chakai_matcha(rules=grail-2015)"), tmp_path / "game.efg", most=500)
    assert not [*tmp_path.iterdir()]


def test_simultaneous_nodes_are_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="SIMULTANEOUS"):
        write_efg(pyspiel.load_game("chakai_matcha(simultaneous=true)"), tmp_path / "game.efg")
    assert not [*tmp_path.iterdir()]
