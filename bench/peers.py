"""Random games, compiled, batched, readable and through adapters, beside other programs' in one run on one core.

    make peers        or: python -m bench.peers [--seconds 2] [--rounds 3] [--only leduc]

A decision is one choice of a player among its legal moves. The programs take turns, so that a busy machine slows
all of them; the ratios are what counts. Making ready, compilation included, is done before the first measurement.
The table is Markdown, as it stands in docs/performance.md. The extra `bench` installs everything named in it.
"""

import argparse
import os
import platform
import sys
import time
from collections.abc import Callable
from functools import partial
from importlib.metadata import PackageNotFoundError, version
from statistics import median

ONE_CORE = {
    "OMP_NUM_THREADS": "1",
    "NUMBA_NUM_THREADS": "1",
    "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1",
    "JAX_PLATFORMS": "cpu",
}
os.environ.update(ONE_CORE)  # read when their libraries are imported

from bench import contenders  # noqa: E402
from bench.contenders import Play  # noqa: E402
from bench.engine import chakai, measured, open_spiel, rlcard  # noqa: E402

BASE = "OpenSpiel `leduc_poker`, from Python"
NATIVE = "OpenSpiel `leduc_poker`, native playouts"
EDITIONS = ("matagot-2020", "matagot-2020-nl", "grail-2015")
FIRST = EDITIONS[0]


def spiel_chakai(name: str) -> Play:
    import chakai.adapters.open_spiel  # noqa: F401, PLC0415 (registers the games)

    return open_spiel(name)


CONTENDERS: dict[str, Callable[[], Play]] = {
    BASE: open_spiel,
    NATIVE: partial(contenders.open_spiel_native, "leduc_poker"),
    **{f"chakai compiled `{rules}`": partial(contenders.compiled_matcha, rules) for rules in EDITIONS},
    **{
        f"chakai batched steps `{FIRST}`, {seen}": partial(contenders.batched_steps, FIRST, observed=observed)
        for seen, observed in (("observations made", True), ("masks only", False))
    },
    "chakai compiled Genmaicha `standard`": partial(contenders.compiled_genmaicha, "standard"),
    f"chakai readable `{FIRST}`": partial(chakai, FIRST),
    "chakai readable Genmaicha `standard`": partial(contenders.readable_genmaicha, "standard"),
    f"chakai through OpenSpiel `{FIRST}`": partial(spiel_chakai, f"chakai_matcha(rules={FIRST})"),
    f"chakai through PettingZoo `{FIRST}`": partial(contenders.pettingzoo_chakai, "matcha", FIRST),
    "OpenSpiel `liars_dice`, from Python": partial(open_spiel, "liars_dice"),
    "OpenSpiel `hanabi`, from Python": partial(open_spiel, "hanabi"),
    "RLCard `leduc-holdem`": rlcard,
    "PettingZoo `leduc_holdem_v4`": contenders.pettingzoo_leduc,
    f"pgx `leduc_holdem`, batch {contenders.PGX:,}": contenders.pgx_leduc,
}


def made_ready(wanted: str) -> tuple[dict[str, Play], dict[str, str]]:
    """Those that can play, and why the others cannot."""
    ready, missing = {}, {}
    for name, make in CONTENDERS.items():
        if wanted not in name and name != BASE:
            continue
        start = time.perf_counter()
        try:
            ready[name] = make()
        except Exception as why:  # a peer may be missing, or be broken by another's version
            missing[name] = f"{type(why).__name__}: {why}".splitlines()[0]
        print(f"{name}: ready after {time.perf_counter() - start:.1f} s", file=sys.stderr)
    return ready, missing


def table(figures: dict[str, list[float]], missing: dict[str, str]) -> str:
    rates = {name: median(values) for name, values in figures.items()}
    lines = [
        "| random games, one core | decisions per second | of all rounds | to `leduc_poker` | to it, native |",
        "|---|---|---|---|---|",
    ]
    for name, values in figures.items():
        bases = [base if base in rates and base != name else None for base in (BASE, NATIVE)]
        ratios = [f"{rates[name] / rates[base]:.3g} times" if base else "" for base in bases]
        spread = f"{min(values):,.0f} to {max(values):,.0f}"
        lines.append(f"| {name} | {rates[name]:,.0f} | {spread} | {' | '.join(ratios)} |")
    lines += [f"| {name} | missing: {why} | | | |" for name, why in missing.items()]
    return "\n".join(lines)


def versions() -> str:
    """What was measured."""
    found = [f"Python {platform.python_version()}"]
    for name in ("chakai", "numba", "open_spiel", "rlcard", "pettingzoo", "pgx", "jax"):
        try:
            found.append(f"{name} {version(name)}")
        except PackageNotFoundError:
            found.append(f"{name} not installed")
    return ", ".join(found)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each program in each round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--only", default="", metavar="TEXT", help="those whose names contain it")
    options = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    ready, missing = made_ready(options.only)
    figures: dict[str, list[float]] = {name: [] for name in ready}
    for _ in range(options.rounds):
        for name, play in ready.items():
            figures[name].append(measured(play, options.seconds))
    print(table(figures, missing))
    print(f"\n{versions()}; load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores.")


if __name__ == "__main__":
    main()
