"""The server under load: real sockets, real databases, two scripted players at every table.

    python -m bench.server                       the whole matrix, about eight minutes
    python -m bench.server --quick               the same, small
    python -m bench.server --databases sqlite --processes 1 --tables 100 --paces 0 --seconds 10
    python -m bench.server growth                does a move cost more when much is kept?

Prints committed moves per second, the time from sending a move until both players have it, the server's memory for
a live table with its two connections, and processor time per move. Pace 0: as fast as answers come; 5: a move
every five seconds at every table. Before that, what the machine does at best: durable commits per second of each
database alone, and echoes per second of the same socket stack with nothing behind it.

The players keep below the server's limit of 20 messages a second for each connection. With ten tables that alone
allows no more than about 360 moves a second; from a hundred tables on it does not matter.
"""

import argparse
import asyncio
import gc
import sys
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory

import uvicorn

if not __package__:  # run as a file
    sys.path.insert(0, str(Path(__file__).parents[1]))

from bench import bare, growth
from bench.evenings import Evening, Figures, machine, spent
from bench.houses import DATABASES, possible

COMMITS, ECHOES, MOVES = 2_000, 10_000, 1_000
"""Where a machine makes so many bare commits and echoes a second, the server is to make so many moves."""
COLUMNS = (
    *("database", "processes", "tables", "pace", "moves/s", "p50 ms", "p99 ms"),
    *("kB/table", "server ms", "load ms", "games"),
)
LINE = "{:>11} {:>9} {:>7} {:>5} {:>9} {:>9} {:>9} {:>10} {:>10} {:>10} {:>6}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", nargs="?", choices=("load", "growth"), default="load")
    parser.add_argument("--databases", nargs="+", choices=DATABASES, default=list(DATABASES))
    parser.add_argument("--processes", nargs="+", type=int, default=[1, 2])
    parser.add_argument("--tables", nargs="+", type=int, default=[10, 100, 1000])
    parser.add_argument("--paces", nargs="+", type=float, default=[0.0, 5.0])
    parser.add_argument("--seconds", type=float, default=10.0, help="of each measurement")
    parser.add_argument("--apart", action="store_true", help="never split a table's players between processes")
    parser.add_argument("--endless", action="store_true", help="games that nobody wins: moves and no rematches")
    parser.add_argument("--quick", action="store_true", help="20 tables, 2 seconds each")
    parser.add_argument("--folder", type=Path, default=Path.cwd(), help="on the disk that is to be measured")
    parser.add_argument("--finished", nargs="+", type=int, default=[0, 1_000_000], help="games, for growth")
    parser.add_argument("--stories", nargs="+", type=int, default=[1000, 5000], help="moves or lines, for growth")
    options = parser.parse_args()
    if options.quick:
        options.tables, options.seconds, options.paces = [20], 2.0, [0.0, 1.0]
        options.finished, options.stories = [0, 10_000], [1000]
    with TemporaryDirectory(prefix="bench-", dir=options.folder, ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)  # PostgreSQL may run as somebody else
        gc.disable()  # the players must not keep their own messages waiting
        with asyncio.Runner(loop_factory=uvicorn.Config("").get_loop_factory()) as runner:
            runner.run((grow if options.what == "growth" else measure)(options, Path(folder)))


async def measure(options: argparse.Namespace, folder: Path) -> None:
    print(machine())
    seconds = min(3.0, options.seconds)
    echoed = await bare.echoes(seconds)
    print(f"{'bare echoes of the socket':32}{echoed:10,.0f} a second")
    for name in possible(options.databases):
        with ExitStack() as stack:
            address = stack.enter_context(DATABASES[name](folder))
            committed = bare.commits(address, folder, seconds)
            print(f"{f'bare commits of {name}':32}{committed:10,.0f} a second")
        share = min(1.0, committed / COMMITS, echoed / ECHOES)
        print(f"{'the bar for it':32}{share * MOVES:10,.0f} moves a second")
        print(LINE.format(*COLUMNS))
        for processes in options.processes:
            for tables in options.tables:
                for pace in options.paces:
                    split = processes > 1 and name == "postgresql" and not options.apart
                    seconds = max(options.seconds, 2 * pace)
                    evening = Evening(name, processes, tables, pace, seconds, split, options.endless)
                    with DATABASES[name](folder) as address:
                        print(_line(evening, await spent(evening, address, folder)), flush=True)


async def grow(options: argparse.Namespace, folder: Path) -> None:
    print(machine())
    tables = min(50, *options.tables) if len(options.tables) > 1 else options.tables[0]
    for name in possible(options.databases):
        print(growth.heading())
        await growth.finished_games(name, folder, options.finished, options.seconds, tables)
        await growth.long_stories(name, folder, options.stories, options.seconds, min(20, tables))


def _line(evening: Evening, figures: Figures) -> str:
    told = LINE.format(
        evening.database,
        evening.processes,
        evening.tables,
        f"{evening.pace:g}",
        f"{figures.moves_per_second:,.0f}",
        f"{1000 * figures.median:.1f}",
        f"{1000 * figures.p99:.1f}",
        f"{figures.memory_per_table / 1000:,.0f}",
        f"{1000 * figures.server_per_move:.2f}",
        f"{1000 * figures.load_per_move:.2f}",
        figures.games,
    )
    return f"{told}  refused: {len(figures.refused)}, {figures.refused[0]}" if figures.refused else told


if __name__ == "__main__":
    main()
