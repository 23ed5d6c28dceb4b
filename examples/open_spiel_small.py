"""A tree of 422,652 nodes written down, then solved by OpenSpiel's native CFR+."""

import argparse
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

import pyspiel

import chakai.adapters.open_spiel  # noqa: F401 (registers the games)
from chakai.adapters.efg import write_efg


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--game", default="chakai_matcha(rules=small,tea=3g 1g 1b 2r)")
    options.add_argument("--iterations", type=int, default=100)
    asked = options.parse_args()
    with TemporaryDirectory() as folder:
        path, start = Path(folder, "game.efg"), perf_counter()
        tree = write_efg(pyspiel.load_game(asked.game), path)
        told = f"{path.stat().st_size / 1e6:.1f} MB in {perf_counter() - start:.1f} s"
        native = pyspiel.load_game("efg_game", {"filename": str(path)})
    print(f"{tree.nodes.total()} nodes, {sum(map(len, tree.information))} information states: {told}", flush=True)
    solver, start = pyspiel.CFRPlusSolver(native), perf_counter()
    for _ in range(asked.iterations):
        solver.evaluate_and_update_policy()
    solved = solver.average_policy()
    print(f"{asked.iterations} iterations in {perf_counter() - start:.1f} s", flush=True)
    print(f"exploitability {pyspiel.exploitability(native, solved):.6f}")
    value = pyspiel.expected_returns(native.new_initial_state(), solved, -1, use_infostate_get_policy=True)[0]
    print(f"value for seat 0: {value:.4f}")


if __name__ == "__main__":
    main()
