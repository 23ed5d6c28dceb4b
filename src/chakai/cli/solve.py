"""chakai solve: what perfect play does at a position of the last rounds of a set of Matcha."""

import json
import sys
from itertools import islice
from typing import TYPE_CHECKING, Any, Final

import click

from chakai.cli.options import OK, opened, progress_bar
from chakai.cli.solve_tables import as_data, print_tables
from chakai.cli.spoken import Argument, Command, Whole, language_option, reason
from chakai.core.illegal import Refusal
from chakai.games.matcha.engine import MATCHA
from chakai.games.matcha.state import Stage, State
from chakai.records.check import faults
from chakai.records.record import Record, Unreadable
from chakai.records.replay import replay
from chakai.records.text import read
from chakai.solve.compiling import announced, compiled_module
from chakai.terminal.paper import paper
from chakai.words.catalogue import Words

if TYPE_CHECKING:
    from chakai.solve.matcha.rounds.solution import Solution

ITERATIONS: Final = 64
PATIENCE: Final = 3.0
"""Seconds: what is compiled already is loaded in less."""
LIMIT: Final = 10_000_000
"""Choices: a gigabyte at most, some minutes' work."""


def commands(words: Words) -> list[Command]:
    def solve(
        *,
        file: str,
        number: int,
        moves: int | None,
        from_round: int | None,
        iterations: int,
        seat_range: str | None,
        limit: int,
        rows: int,
        show: bool,
        as_json: bool,
        lang: str | None,
    ) -> int:
        del lang
        record, line = _record(words, file, number)
        made, state = _after(record, moves)
        ranges = _read(seat_range) if seat_range else None
        solution = _solved(
            words,
            MATCHA.view(
                state, state.turn if show else None
            ),  # the hand really held is told only if it is asked for
            iterations=iterations,
            number=None if from_round is None else from_round - 1,
            ranges=ranges,
            limit=limit,
        )
        if as_json:
            print(json.dumps(as_data(solution, record, line, made), ensure_ascii=False))
        else:
            print_tables(words, paper(), solution, record, moves=made, rows=rows)
        return OK

    return [
        Command(
            words,
            "solve",
            callback=solve,
            params=[
                Argument("file", words("cli-replay-file")),
                click.Option(
                    ["--game", "number"], metavar="K", type=Whole(1), default=1, help=words("cli-replay-game")
                ),
                click.Option(["--moves"], metavar="N", type=Whole(0), help=words("cli-solve-moves")),
                click.Option(["--from-round"], metavar="R", type=Whole(1, 9), help=words("cli-solve-from")),
                click.Option(
                    ["--iterations"],
                    metavar="I",
                    type=Whole(1, 1_000_000),
                    default=ITERATIONS,
                    help=words("cli-solve-iterations"),
                ),
                click.Option(["--seat-range"], metavar="FILE", help=words("cli-solve-ranges")),
                click.Option(
                    ["--limit"], metavar="C", type=Whole(1), default=LIMIT, help=words("cli-solve-limit")
                ),
                click.Option(["--rows"], metavar="N", type=Whole(1), default=20, help=words("cli-solve-rows")),
                click.Option(["--show"], is_flag=True, help=words("cli-solve-show")),
                click.Option(["--json", "as_json"], is_flag=True, help=words("cli-solve-json")),
                language_option(words),
            ],
            examples=(
                "chakai solve game.jsonl",
                "chakai solve games.jsonl --game 3 --moves 20 --iterations 400 --json",
                "chakai solve game.jsonl --moves 18 --from-round 2 --show",
                "chakai solve game.jsonl --seat-range ranges.json --lang nl",
            ),
        )
    ]


def _record(words: Words, name: str, number: int) -> tuple[Record, int]:
    """The record asked for and its line; Refusal if it is not one of a game of Matcha that can be."""
    count = 0
    with opened(name) as stream:
        for count, (line, record) in enumerate(islice(read(stream), number), 1):  # noqa: B007 (the last counts)
            pass
    if count < number:
        raise Refusal("no-such-game-in-file", file=name, count=count, number=number)
    for fault in faults(record):
        raise Refusal("record-faulty", file=name, line=line, place=fault.place, reason=reason(words, fault))
    assert not isinstance(record, Unreadable)
    if record.game != MATCHA.name:
        raise Refusal("solve-not-matcha", game=record.game)
    return record, line


def _after(record: Record, moves: int | None) -> tuple[int, State]:
    """The position after so many moves; otherwise the last one at which somebody is to move in a round."""
    if moves is not None and moves > len(record.moves):
        raise Refusal("solve-moves", count=len(record.moves), number=moves)
    _, state = record.opened()
    positions: list[State] = [state, *(step.state for step in replay(record))]
    if moves is not None:
        return moves, positions[moves]
    for made in range(len(positions) - 1, -1, -1):
        if positions[made].stage is Stage.TURN:
            return made, positions[made]
    raise Refusal("solve-no-turn", stage=Stage.DEAL.name.lower())


def _read(name: str) -> bytes:
    with opened(name) as stream:
        return stream.read(1 << 24)


def _solved(
    words: Words, view: Any, *, iterations: int, number: int | None, ranges: bytes | None, limit: int
) -> "Solution":
    """Says so if something must be compiled first."""
    rounds = compiled_module("matcha.rounds.solution")
    given = None if ranges is None else compiled_module("matcha.rounds.given").given_in(ranges)
    begun = rounds.ready(view, number, given, limit)
    with announced(lambda: print(words("cli-solve-compiling"), file=sys.stderr, flush=True), patience=PATIENCE):
        rounds.warm_up()
    ends = None
    if view.set_number == 1:
        ends = compiled_module("matcha.ends").ends(view.edition, 1 - view.dealer)
    with progress_bar(counted=True) as progress:
        task = progress.add_task(words("cli-solve-progress"), total=iterations)
        solution: Solution = rounds.solve(
            begun, iterations=iterations, given=given, ends=ends, progress=lambda: progress.advance(task)
        )
    return solution
