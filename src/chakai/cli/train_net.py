"""chakai train net: a net that plays Matcha, taught by how choices turn out."""

import sys
from collections.abc import Iterator
from contextlib import nullcontext
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import click

from chakai.bots.search import greedy_taste
from chakai.cli.options import INTERRUPTED, OK, progress_bar, ray_option
from chakai.cli.spoken import Command, Whole, language_option
from chakai.games.matcha.edition import EDITIONS
from chakai.lab.cluster import WorkerLost, connected
from chakai.lab.spread import spread
from chakai.solve.compiling import compiled_module
from chakai.solve.matcha.taste import Taste
from chakai.words.catalogue import Words

if TYPE_CHECKING:
    from chakai.solve.matcha.net.lessons import Lessons
    from chakai.solve.matcha.net.schooling import Schooling

LESSONS: Final = 4096
"""In a chunk."""


class Course(NamedTuple):
    """How much is taught, and how often it is examined."""

    chunks: int
    every: int
    games: int
    positions: int


def commands(words: Words) -> list[Command]:
    def net(
        *,
        chunks: int,
        every: int,
        games: int,
        positions: int,
        seed: int | None,
        checkpoint: str,
        out: str | None,
        jobs: int | None,
        ray: str | None,
        lang: str | None,
    ) -> int:
        del lang
        school: Schooling = compiled_module("matcha.net.schooling").Schooling.begun(
            Path(checkpoint), seed, _tastes()
        )
        with connected(ray, jobs) if ray is not None else nullcontext():
            lessons = _lessons(school, chunks, jobs=jobs, ray=ray)
            finished = _teach(words, school, lessons, Path(checkpoint), Course(chunks, every, games, positions))
        if not finished:
            print(words("cli-train-net-stopped", file=checkpoint), file=sys.stderr)
            return INTERRUPTED
        if out is not None:
            school.write(Path(out))
            print(words("cli-lab-written", file=out))
        return OK

    return [
        Command(
            words,
            "net",
            about="cli-train-net-about",
            callback=net,
            params=[
                click.Option(
                    ["--chunks"], metavar="N", type=Whole(1), default=4000, help=words("cli-train-net-chunks")
                ),
                click.Option(
                    ["--every"], metavar="N", type=Whole(1), default=200, help=words("cli-train-net-every")
                ),
                click.Option(
                    ["--games"], metavar="N", type=Whole(2), default=4000, help=words("cli-train-net-games")
                ),
                click.Option(
                    ["--positions"], metavar="N", type=Whole(0), default=10, help=words("cli-train-net-positions")
                ),
                click.Option(["--seed"], metavar="S", type=Whole(0), help=words("cli-arena-seed")),
                click.Option(
                    ["--checkpoint"], metavar="FILE", required=True, help=words("cli-train-net-checkpoint")
                ),
                click.Option(["--out"], metavar="FILE", help=words("cli-train-net-out")),
                click.Option(["--jobs"], metavar="J", type=Whole(1, 999), help=words("cli-arena-jobs")),
                ray_option(words),
                language_option(words),
            ],
            examples=(
                "chakai train net --checkpoint net.pt --out net.npz",
                "chakai train net --checkpoint net.pt --chunks 20000 --jobs 8 --out net.npz",
            ),
        )
    ]


def _lessons(school: "Schooling", chunks: int, *, jobs: int | None, ray: str | None) -> Iterator["Lessons"]:
    """Those that are still to come."""
    lessons = compiled_module("matcha.net.lessons")
    work = partial(lessons.taught, school.tastes, school.seed, LESSONS)
    return spread(work, range(school.done, chunks), jobs=jobs, ray=ray)


def _tastes() -> tuple[Taste, ...]:
    return tuple(greedy_taste(EDITIONS[name]) for name in compiled_module("matcha.net.lore").LEARNED)


def _teach(words: Words, school: "Schooling", lessons: Iterator["Lessons"], path: Path, course: Course) -> bool:
    """Was all of it done? What was examined is on disk."""
    with progress_bar(counted=True) as progress:
        task = progress.add_task(words("cli-train-net-teaching"), total=course.chunks, completed=school.done)
        try:
            for chunk in lessons:
                school.learn(chunk, course.chunks)
                progress.update(task, advance=1)
                if school.done % course.every == 0 or school.done == course.chunks:
                    _tell(words, school.examine(course.games, course.positions))
                    school.save(path)
        except (KeyboardInterrupt, WorkerLost):
            return False
    return True


def _tell(words: Words, point: dict[str, float]) -> None:
    """A point of the learning curve."""
    understood = f"{100 * point['understood']:.1f}"
    print(words("cli-train-net-point", chunks=int(point["chunks"]), understood=understood))
    for name in compiled_module("matcha.net.lore").LEARNED:
        score, about = (f"{100 * point[key]:.1f}" for key in (name, f"{name}-about"))
        print(words("cli-train-net-score", rules=name, score=score, about=about))
    if point.get("positions"):
        gain, positions = f"{point['best-answer']:.4f}", int(point["positions"])
        print(words("cli-train-net-gain", gain=gain, positions=positions))
