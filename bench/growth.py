"""Does a move cost more when there are many finished games, or when the table's own story is long?"""

import json
import sqlite3
import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, Final

from bench.evenings import Evening, Figures, spent
from bench.houses import DATABASES
from bench.players import ENDLESS, set_tables

from chakai.core.chance import SeededLuck
from chakai.games import GAMES
from chakai.table.table import Table
from chakai.web.books import Entry
from chakai.web.store import Store

RESULT: Final = '{"winners": [0], "why": "suit", "tokens": [[3, 0, 0, 0, 0], [0, 0, 0, 0, 0]]}'
MOVES: Final = '{"seat": 0, "id": "0123456789abcdef", "moves": ["0 4g#"]}'
LINE: Final = "{:>40} {:>9} {:>9} {:>9} {:>11}"
AT_ONCE: Final = 50_000
COLUMNS: Final = {
    "tables": (
        *("id", "game", "rules", "house", "options", "made", "changed", "started", "ended"),
        *("result", "turn", "due", "bot_due", "open"),
    ),
    "seats": ("table_id", "seat", "kind", "name"),
    "holders": ("table_id", "seat", "player"),
    "entries": ("table_id", "number", "at", "kind", "data"),
}


async def finished_games(name: str, folder: Path, counts: Sequence[int], seconds: float, tables: int) -> None:
    """The same load beside more and more finished games, in one database."""
    with DATABASES[name](folder) as address:
        kept = 0
        for count in counts:
            began = time.perf_counter()
            fill(address, kept, count)
            kept = count
            filled = time.perf_counter() - began
            evening = Evening(name, 1, tables, 0.0, seconds)
            _tell(f"{count:,} finished games in {name}", await spent(evening, address, folder))
            print(f"{'':>40} (filled in {filled:.0f} s)", flush=True)


async def long_stories(name: str, folder: Path, lengths: Sequence[int], seconds: float, tables: int) -> None:
    """The same load at tables that have been played at, and talked at, for long."""
    for moves, lines in ((0, 0), *((length, 0) for length in lengths), *((0, length) for length in lengths)):
        with DATABASES[name](folder) as address:
            ids = set_tables(address, tables + 1, rules="grail-2015", house=ENDLESS)
            rows = [
                (table_id, entry.number, entry.at, entry.kind, json.dumps(entry.data))
                for number, table_id in enumerate(ids)
                for entry in story(number, moves, lines)
            ]
            _add(address, {"entries": rows})
            evening = Evening(name, 1, tables, 0.0, seconds)
            _tell(f"stories of {moves:,} moves, {lines:,} lines", await spent(evening, address, folder, ids))


def heading() -> str:
    return LINE.format("", "moves/s", "p50 ms", "p99 ms", "server ms")


def _tell(what: str, figures: Figures) -> None:
    milliseconds = (1000 * value for value in (figures.median, figures.p99, figures.server_per_move))
    print(LINE.format(what, f"{figures.moves_per_second:,.0f}", *(f"{value:.2f}" for value in milliseconds)))
    if figures.refused:
        print(f"{'refused':>40}: {len(figures.refused)}, {figures.refused[0]}")


def story(number: int, moves: int, lines: int) -> list[Entry]:
    """A journal of so many moves, made at random, and so many lines of talk."""
    game, rng = GAMES["matcha"], Random(number)
    table = Table(game, game.rules("grail-2015", ENDLESS), ("a", "b"), SeededLuck("growth", number))
    while table.version < moves:
        seat = table.to_act[0]
        table.submit(seat, rng.choice(list(table.legal(seat))))
    entries = [Entry(0, 1.0, "moves", {"moves": [str(move) for move in table.moves]})]
    said = {"seat": 0, "after_move": table.version, "text": "What a lovely bowl of tea."}
    return entries + [
        replace(entries[0], number=line + 1, kind="say", data={"id": f"say-{line}", **said})
        for line in range(lines)
    ]


def fill(address: str, first: int, end: int) -> None:
    """Finished games with small journals, in bulk."""
    Store(address).close()  # makes the tables
    many = iter(range(first, end))
    while numbers := list(islice(many, AT_ONCE)):
        rows = {table: [row for number in numbers for row in made(number)] for table, made in ROWS.items()}
        _add(address, rows)


def _ids(number: int) -> str:
    """Spread over all ids that there may be, and yet in order."""
    return f"{number * 9_007_199:016x}"


def _table_rows(number: int) -> Iterator[tuple[Any, ...]]:
    at = 1_600_000_000.0 + number
    rules = ("matcha", "matagot-2020", "{}", '{"seconds": 0, "unseen": false, "one_device": false}')
    yield (_ids(number), *rules, at, at + 9, at, at + 9, RESULT, "[]", None, False, False)


def _seat_rows(number: int) -> Iterator[tuple[Any, ...]]:
    for seat in (0, 1):
        yield _ids(number), seat, "person", f"Person {number % 5000 + seat}"


def _holder_rows(number: int) -> Iterator[tuple[Any, ...]]:
    for seat in (0, 1):
        yield _ids(number), seat, f"{number % 5000 + seat:064x}"


def _entry_rows(number: int) -> Iterator[tuple[Any, ...]]:
    for entry in range(3):
        yield _ids(number), entry, 1_600_000_000.0 + number, "moves", MOVES


ROWS: Final = {"tables": _table_rows, "seats": _seat_rows, "holders": _holder_rows, "entries": _entry_rows}


def _add(address: str, rows: dict[str, list[tuple[Any, ...]]]) -> None:
    (_copy_to_postgresql if "://" in address else _insert_into_sqlite)(address, rows)


def _insert_into_sqlite(address: str, rows: dict[str, list[tuple[Any, ...]]]) -> None:
    with sqlite3.connect(address) as connection:
        connection.execute("pragma synchronous=off")
        for table, listed in rows.items():
            marks = ", ".join("?" for _ in COLUMNS[table])
            columns = ", ".join(COLUMNS[table])
            connection.executemany(f"insert into {table} ({columns}) values ({marks})", listed)
    connection.execute("pragma wal_checkpoint(truncate)")
    connection.close()


def _copy_to_postgresql(address: str, rows: dict[str, list[tuple[Any, ...]]]) -> None:
    import psycopg  # noqa: PLC0415 (not needed for SQLite)

    with psycopg.connect(address) as connection, connection.cursor() as cursor:
        for table, listed in rows.items():
            with cursor.copy(f"copy {table} ({', '.join(COLUMNS[table])}) from stdin") as copy:
                for row in listed:
                    copy.write_row(row)
        cursor.execute("analyze")
