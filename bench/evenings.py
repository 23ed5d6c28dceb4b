"""One measurement: so many tables at so many servers for so many seconds."""

import asyncio
import os
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

from bench.houses import House, houses
from bench.players import ENDLESS, LiveTable, Player, Tally, set_tables

AT_ONCE: Final = 50
"""Connections that are opened at the same time."""
WARM_UP: Final = 2.0
RULES: Final = "matagot-2020"


@dataclass(frozen=True)
class Evening:
    """What is measured."""

    database: str
    """Its name."""
    processes: int
    tables: int
    pace: float
    """Seconds between two moves at a table; 0: as fast as answers come."""
    seconds: float
    split: bool = False
    """Do the two players of a table sit at different processes?"""
    endless: bool = False
    """Is it one long game instead of many, each at a table of its own?"""


@dataclass(frozen=True)
class Figures:
    """What came of it; waits in seconds, memory in bytes, processor time in seconds."""

    moves_per_second: float
    median: float
    p99: float
    memory_per_table: float
    server_per_move: float
    load_per_move: float
    games: int
    refused: Sequence[str]


async def spent(evening: Evening, address: str, folder: Path, ids: Sequence[str] | None = None) -> Figures:
    """Plays; `ids`: at these tables, one more than the evening has."""
    house = ENDLESS if evening.endless else None
    ids = ids or set_tables(address, evening.tables + 1, rules=RULES, house=house)
    with houses(address, folder, evening.processes) as servers:
        tally, rng = Tally(), Random(1)
        tables = [LiveTable(number, name, tally, rng, evening.pace) for number, name in enumerate(ids)]
        players = [
            Player(table, seat, _house(evening, servers, table, seat)) for table in tables for seat in (0, 1)
        ]
        await _come(players[-2:])  # the last table shows what the server needs before anybody plays
        empty = sum(house.memory() for house in servers)
        players = players[:-2]
        await _come(players)
        for table in tables:  # each at a moment of its own
            table.next_move = asyncio.get_running_loop().time() - rng.uniform(0, evening.pace)
        for player in players:
            player.start()
        await asyncio.sleep(max(min(WARM_UP, evening.seconds), evening.pace))
        tally.moves, tally.waits, tally.games = 0, [], 0
        server, load, start = _processor(servers), time.process_time(), time.perf_counter()
        await asyncio.sleep(evening.seconds)
        for player in players:
            player.playing = False
        lasted, moves = time.perf_counter() - start, max(1, tally.moves)
        server, load = _processor(servers) - server, time.process_time() - load
        waits = sorted(tally.waits) or [float("nan")]
        return Figures(
            moves_per_second=tally.moves / lasted,
            median=waits[len(waits) // 2],
            p99=waits[min(len(waits) - 1, len(waits) * 99 // 100)],
            memory_per_table=(sum(house.memory() for house in servers) - empty) / max(1, evening.tables),
            server_per_move=server / moves,
            load_per_move=load / moves,
            games=tally.games,
            refused=tuple(tally.refused),
        )


def _house(evening: Evening, servers: Sequence[House], table: LiveTable, seat: int) -> House:
    return servers[(seat if evening.split else table.number) % len(servers)]


async def _come(players: Sequence[Player]) -> None:
    for first in range(0, len(players), AT_ONCE):
        group = players[first : first + AT_ONCE]
        await asyncio.gather(*(player.come() for player in group))
        await asyncio.gather(*(player.came.wait() for player in group))


def _processor(servers: Sequence[House]) -> float:
    return sum(house.processor_seconds() for house in servers)


def machine() -> str:
    """What the figures were taken on."""
    return f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} at the start"
