"""Does a game cost more when there are more of them? Compiled random play of growing size, batch by batch.

    python -m bench.growth_playouts [--rules matagot-2020] [--largest 7] [--samples yes]

Time is the processor's; memory is the most that the program has held so far, so a flat column means flat memory.
"""

import argparse
import resource
import sys
import time

from chakai.games.matcha.edition import EDITIONS
from chakai.solve.matcha_playouts import playouts, sample

BATCH = 1 << 16


def most_memory() -> float:
    """In mebibytes."""
    unit = 1 if sys.platform == "darwin" else 1 << 10
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit / (1 << 20)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rules", choices=[*EDITIONS], default="matagot-2020")
    parser.add_argument("--largest", type=int, default=7, help="a power of ten")
    parser.add_argument("--samples", choices=("yes", "no"), default="no", help="columns for statistics as well")
    options = parser.parse_args()
    edition, play = EDITIONS[options.rules], sample if options.samples == "yes" else playouts
    play(edition, BATCH, seed=0)
    print(f"{'games':>12}{'seconds':>10}{'ns a game':>12}{'decisions/s':>14}{'most memory, MiB':>18}")
    for power in range(3, options.largest + 1):
        games, decisions, start = 10**power, 0, time.process_time()
        for first in range(0, games, BATCH):
            decisions += int(play(edition, min(BATCH, games - first), 1, first=first).decisions.sum())
        spent = time.process_time() - start
        line = f"{games:12,}{spent:10.3f}{spent / games * 1e9:12,.0f}{decisions / spent:14,.0f}"
        print(f"{line}{most_memory():18.1f}", flush=True)


if __name__ == "__main__":
    main()
