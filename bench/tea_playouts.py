"""Games of Genmaicha in a second, readable and compiled, by random and by greedy players, in one run on one core.

    python -m bench.tea_playouts            or: python -m bench.tea_playouts --seconds 5 --rules standard

Processor time. Compilation comes first and is not counted, but said; it is remembered for the next run.
"""

import argparse
import time
from collections.abc import Callable
from random import Random

from chakai.bots.genmaicha_greedy import GenmaichaGreedy
from chakai.bots.uniform import Uniform
from chakai.core.chance import SeededLuck
from chakai.games.genmaicha.engine import GENMAICHA
from chakai.games.genmaicha.rules import RULE_SETS, Rules
from chakai.solve.genmaicha.playouts import playouts
from chakai.table.table import Table

BATCH = 200


def readable(rules: Rules, players: int, number: int, *, greedy: bool) -> int:
    """One game at a table; gives how many were played."""
    table = Table(GENMAICHA, rules, ("bot",) * players, SeededLuck("bench", number))
    bot, rng = GenmaichaGreedy() if greedy else Uniform(), Random(number)
    while table.outcome is None:
        for seat in table.to_act:
            table.submit(seat, bot.choose(table.view(seat), table.legal(seat), rng))
    return 1


def compiled(rules: Rules, players: int, number: int, *, greedy: bool) -> int:
    """A batch of games; gives how many were played."""
    playouts(rules, players, BATCH, number, greedy=range(players) if greedy else ())
    return BATCH


def speed(play: Callable[[int], int], seconds: float) -> float:
    """Games in a second."""
    start, games, number = time.process_time(), 0, 0
    while (spent := time.process_time() - start) < seconds:
        games += play(number)
        number += 1
    return games / spent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=2)
    parser.add_argument("--rules", nargs="+", default=[*RULE_SETS], choices=[*RULE_SETS])
    parser.add_argument("--players", nargs="+", type=int, default=[2, 4])
    options = parser.parse_args()
    for greedy in (False, True):
        start = time.process_time()
        for rules in (RULE_SETS["standard"], RULE_SETS["tea-ceremony"]):
            compiled(rules, 2, 0, greedy=greedy)
        print(
            f"{'greedy' if greedy else 'random'} play compiled, or loaded, in {time.process_time() - start:.1f} s"
        )
    print(f"{'rules':36}{'players':>8}{'bots':>8}{'readable':>11}{'compiled':>11}{'ratio':>8}")
    for name in options.rules:
        for players in options.players:
            for greedy in (False, True):
                rules = RULE_SETS[name]
                slow, fast = (
                    speed(lambda number: play(rules, players, number, greedy=greedy), options.seconds)  # noqa: B023
                    for play in (readable, compiled)
                )
                bots = "greedy" if greedy else "random"
                print(f"{name:36}{players:8}{bots:>8}{slow:11.0f}{fast:11.0f}{fast / slow:7.0f}×", flush=True)


if __name__ == "__main__":
    main()
