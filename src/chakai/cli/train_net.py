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
    from chakai.solve.matcha.net.answers import Answers
    from chakai.solve.matcha.net.lessons import Lessons
    from chakai.solve.matcha.net.schooling import Schooling
    from chakai.solve.matcha.net.weights import Weights

LESSONS: Final = 4096
"""In a chunk,"""
POSITIONS: Final = 12
"""and positions, where its play is answered,"""
KEPT: Final = 1024
"""with so many lessons beside them, on which it goes on as before."""


class Course(NamedTuple):
    """How much is taught, and how often it is examined."""

    lessons: int
    """Chunks,"""
    answers: int
    """and further ones from whose best answers it learns."""
    every: int
    games: int
    positions: int

    @property
    def chunks(self) -> int:
        return self.lessons + self.answers


def commands(words: Words) -> list[Command]:
    def net(
        *,
        chunks: int,
        answers: int,
        every: int,
        games: int,
        positions: int,
        seed: int | None,
        checkpoint: str,
        weights: tuple[str, ...],
        out: str | None,
        jobs: int | None,
        ray: str | None,
        lang: str | None,
    ) -> int:
        del lang
        school: Schooling = compiled_module("matcha.net.schooling").Schooling.begun(
            Path(checkpoint), seed, _tastes(), [Path(file) for file in weights]
        )
        course = Course(chunks, answers, every, games, positions)
        with connected(ray, jobs) if ray is not None else nullcontext():
            finished = _teach(words, school, _chunks(school, course, jobs=jobs, ray=ray), Path(checkpoint), course)
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
                    ["--chunks"], metavar="N", type=Whole(0), default=4000, help=words("cli-train-net-chunks")
                ),
                click.Option(
                    ["--answers"], metavar="N", type=Whole(0), default=0, help=words("cli-train-net-answers")
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
                click.Option(["--weights"], metavar="FILE", multiple=True, help=words("cli-train-net-weights")),
                click.Option(["--out"], metavar="FILE", help=words("cli-train-net-out")),
                click.Option(["--jobs"], metavar="J", type=Whole(1, 999), help=words("cli-arena-jobs")),
                ray_option(words),
                language_option(words),
            ],
            examples=(
                "chakai train net --checkpoint net.pt --out net.npz",
                "chakai train net --checkpoint net.pt --chunks 20000 --jobs 8 --out net.npz",
                "chakai train net --checkpoint mine.pt --weights net.npz --chunks 0 --answers 90 --out mine.npz",
            ),
        )
    ]


def _chunks(
    school: "Schooling", course: Course, *, jobs: int | None, ray: str | None
) -> Iterator["tuple[Lessons, list[Answers] | None]"]:
    """Those that are still to come; positions to be answered come from the net as the first lessons leave it."""
    work = partial(_chunk, school.tastes, school.seed)
    lessons = ((number, None) for number in range(school.done, course.lessons))
    yield from spread(work, lessons, jobs=jobs, ray=ray)
    leader = school.leader() if course.answers else None
    answers = ((number, leader) for number in range(school.done, course.chunks))
    yield from spread(work, answers, jobs=jobs, ray=ray)


def _chunk(
    tastes: tuple[Taste, ...], seed: int, wanted: "tuple[int, Weights | None]"
) -> "tuple[Lessons, list[Answers] | None]":
    number, weights = wanted
    many = LESSONS if weights is None else KEPT
    lessons = compiled_module("matcha.net.lessons").taught(tastes, seed, many, number)
    if weights is None:
        return lessons, None
    return lessons, compiled_module("matcha.net.answers").answered(seed, POSITIONS, (number, weights))


def _tastes() -> tuple[Taste, ...]:
    return tuple(greedy_taste(EDITIONS[name]) for name in compiled_module("matcha.net.lore").LEARNED)


def _teach(
    words: Words,
    school: "Schooling",
    chunks: Iterator["tuple[Lessons, list[Answers] | None]"],
    path: Path,
    course: Course,
) -> bool:
    """Was all of it done? What was examined is on disk."""
    with progress_bar(counted=True) as progress:
        task = progress.add_task(words("cli-train-net-teaching"), total=course.chunks, completed=school.done)
        try:
            for lessons, answers in chunks:
                if answers is None:
                    school.learn(lessons, course.lessons)
                else:
                    school.study(lessons, answers, course.lessons, course.chunks)
                progress.update(task, advance=1)
                if school.done % course.every == 0 or school.done == course.chunks:
                    _tell(words, school.examine(course.games, course.positions))
                    school.save(path)
        except (KeyboardInterrupt, WorkerLost):
            return False
    return True


def _tell(words: Words, point: dict[str, float]) -> None:
    """A point of the learning curve."""
    if "understood" in point:
        understood = f"{100 * point['understood']:.1f}"
        print(words("cli-train-net-point", chunks=int(point["chunks"]), understood=understood))
    if "answered" in point:
        print(words("cli-train-net-answered", chunks=int(point["chunks"]), gain=f"{point['answered']:.4f}"))
    for name in compiled_module("matcha.net.lore").LEARNED:
        score, about = (f"{100 * point[key]:.1f}" for key in (name, f"{name}-about"))
        print(words("cli-train-net-score", rules=name, score=score, about=about))
    if point.get("positions"):
        gain, positions = f"{point['best-answer']:.4f}", int(point["positions"])
        print(words("cli-train-net-gain", gain=gain, positions=positions))
