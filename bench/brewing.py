"""Exact brewing on random shelves: how long a plan takes, and how long OR-tools CP-SAT takes for the same one.

    python -m bench.brewing            or: python -m bench.brewing --positions 100 --drinks 4 8 13 20

Every shelf is new, and all memory of earlier plans is cleared. Times are processor time in milliseconds. CP-SAT
(`pip install ortools`, one worker, building its model included) knows plain brews and extras only. With the Tea
Ceremony no card of the hidden row is known, which is the hardest case; `proven` counts the plans that are proven
to be the best.
"""

import argparse
import importlib.util
import time
from collections.abc import Callable, Sequence
from random import Random
from statistics import median

from chakai.core.chance import SeededLuck
from chakai.games.genmaicha import engine
from chakai.games.genmaicha.drinks import DRINKS, PLACE
from chakai.games.genmaicha.rules import RULE_SETS
from chakai.games.genmaicha.state import Stage
from chakai.games.genmaicha.view import View, view
from chakai.solve.genmaicha import brewing
from chakai.solve.genmaicha.brewing import lines_of, plan_value, shelf_of
from chakai.solve.genmaicha.ceremony import best_plan

MIXES = ("standard", "matcha-iri", "tea-ceremony", "matcha-iri+tea-ceremony+tea-market")


def position(rules: str, drinks: int, number: int) -> View:
    """The first brewing turn of a game, with so many drinks on the shelf."""
    start = engine.new(RULE_SETS[rules], 2)
    laid = engine.apply(start, engine.draw(start, SeededLuck("brewing", number)))
    shelf = tuple(sorted(Random(f"{drinks} {number}").sample(DRINKS, drinks), key=PLACE.__getitem__))
    return view(laid._replace(stage=Stage.BREW, round=1, order=(0, 1), shelves=(shelf, ())), 0)


def milliseconds(plan: Callable[[View], object], seen: View) -> tuple[float, object]:
    brewing.best_menus.cache_clear()
    brewing.column_choices.cache_clear()
    start = time.process_time()
    found = plan(seen)
    return 1000 * (time.process_time() - start), found


def summary(times: Sequence[float]) -> str:
    return f"{median(times):10.2f}{max(times):10.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=60)
    parser.add_argument("--drinks", type=int, nargs="+", default=[4, 8, 13, 20])
    options = parser.parse_args()
    cp_sat = cp_sat_solver() if importlib.util.find_spec("ortools") else None
    print(f"{'rules':36}{'drinks':>8}{'median ms':>10}{'max ms':>10}{'proven':>9}{'CP-SAT ms':>10}{'ratio':>8}")
    for rules in MIXES:
        for drinks in options.drinks:
            seen = [position(rules, drinks, number) for number in range(options.positions)]
            plans = [milliseconds(best_plan, one) for one in seen]
            proven = sum(getattr(plan, "exact", False) for _, plan in plans)
            line = f"{rules:36}{drinks:8}{summary([took for took, _ in plans])}{proven:5}/{len(seen):3}"
            if cp_sat and "ceremony" not in rules:
                others = [milliseconds(cp_sat, one)[0] for one in seen]
                ratio = median(others) / median([took for took, _ in plans])
                line += f"{median(others):10.1f}{ratio:8.0f}"
            print(line, flush=True)


def cp_sat_solver() -> Callable[[View], object]:
    """The model that the tests compare with."""
    from tests.genmaicha.test_exact_brewing import by_cp_sat  # noqa: PLC0415 (needs OR-tools)

    def solve(seen: View) -> object:
        answer = by_cp_sat(shelf_of(seen), lines_of(seen))
        assert answer == plan_value(shelf_of(seen), lines_of(seen))
        return answer

    return solve


if __name__ == "__main__":
    main()
