"""chakai train values: what tokens are worth when the last set of Matcha begins."""

import sys
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from chakai.bots.search import greedy_taste
from chakai.cli.options import INTERRUPTED, OK, progress_bar, ray_option, rules_option
from chakai.cli.spoken import Command, Whole, language_option
from chakai.core.illegal import Refusal
from chakai.games.matcha.edition import Edition
from chakai.games.matcha.engine import MATCHA
from chakai.lab.cluster import WorkerLost, connected
from chakai.lab.spread import spread
from chakai.solve.compiling import announced, compiled_module
from chakai.words.catalogue import Words

if TYPE_CHECKING:
    from chakai.solve.matcha.valuing.findings import Findings
    from chakai.solve.matcha.valuing.sampling import Source

RULES: Final = "matagot-2020"
PATIENCE: Final = 3.0


def commands(words: Words) -> list[Command]:
    def values(
        *,
        rules: str | None,
        games: int,
        openings: int,
        solved: int,
        style: str,
        seed: int | None,
        samples: str,
        out: str | None,
        jobs: int | None,
        ray: str | None,
        lang: str | None,
    ) -> int:
        del lang
        sampling, findings = (compiled_module(f"matcha.valuing.{name}") for name in ("sampling", "findings"))
        edition: Edition = MATCHA.rules(rules or RULES)
        if style not in sampling.STYLES:
            raise Refusal("values-style", style=style, possible=", ".join(sampling.STYLES))
        compiled_module("matcha.standings").standings(edition)  # refuses rules for which there is nothing to learn
        path = Path(samples)
        wanted = dict(zip(sampling.STAGES, (games, openings, solved), strict=True))
        with ExitStack() as stack:
            if ray is not None:
                stack.enter_context(connected(ray, jobs))
            found: Findings | None = None
            if path.exists():
                found = findings.Findings.load(path, edition, seed)
                seed = found.seed
            source: Source = sampling.Source(edition, seed or 0, greedy_taste(edition), style)
            found, finished = _sample(words, source, found, path=path, wanted=wanted, jobs=jobs, ray=ray)
        if not finished:
            print(words("cli-train-values-stopped", file=samples), file=sys.stderr)
            return INTERRUPTED
        assert found is not None
        table, errors = found.table(style)
        _tell(words, errors)
        if out is not None:
            compiled_module("matcha.ends").write(Path(out), edition, table, _about(source, wanted, errors))
            print(words("cli-lab-written", file=out))
        return OK

    return [
        Command(
            words,
            "values",
            about="cli-train-values-about",
            callback=values,
            params=[
                rules_option(words, "cli-play-rules"),
                click.Option(
                    ["--games"], metavar="N", type=Whole(1), default=60, help=words("cli-train-values-games")
                ),
                click.Option(
                    ["--openings"],
                    metavar="N",
                    type=Whole(0),
                    default=100,
                    help=words("cli-train-values-openings"),
                ),
                click.Option(
                    ["--solved"], metavar="N", type=Whole(0), default=400, help=words("cli-train-values-solved")
                ),
                click.Option(["--style"], metavar="STYLE", default="greedy", help=words("cli-train-values-style")),
                click.Option(["--seed"], metavar="S", type=Whole(0), help=words("cli-arena-seed")),
                click.Option(["--samples"], metavar="FILE", required=True, help=words("cli-train-values-samples")),
                click.Option(["--out"], metavar="FILE", help=words("cli-train-values-out")),
                click.Option(["--jobs"], metavar="J", type=Whole(1, 999), help=words("cli-arena-jobs")),
                ray_option(words),
                language_option(words),
            ],
            examples=(
                "chakai train values --samples values.part --out values.npz",
                "chakai train values --rules matagot-2020-nl --samples nl.part --games 200 --solved 2000 --jobs 8",
                "chakai train values --samples values.part --solved 20000 --ray ray://head:10001",
            ),
        )
    ]


def _tell(words: Words, errors: dict[str, float]) -> None:
    """How far off the values are."""
    for stage in ("games", "games-all", "openings", "solved"):
        if f"{stage}-bias" in errors:
            error, bias = (f"{errors[f'{stage}-{kind}']:.4f}" for kind in ("rmse", "bias"))
            print(words("cli-train-values-error", stage=stage, error=error, bias=bias))
    print(words("cli-train-values-total", error=f"{errors['rmse']:.4f}"))


def _sample(
    words: Words,
    source: "Source",
    found: "Findings | None",
    *,
    path: Path,
    wanted: dict[str, int],
    jobs: int | None,
    ray: str | None,
) -> "tuple[Findings | None, bool]":
    """Every chunk is on disk before the next one counts; was all of it done?"""
    sampling, findings = (compiled_module(f"matcha.valuing.{name}") for name in ("sampling", "findings"))
    with progress_bar(counted=True) as progress:
        task = progress.add_task(words("cli-lab-compiling"), total=sum(wanted.values()))
        try:
            if found is None:
                with announced(
                    lambda: print(words("cli-solve-compiling"), file=sys.stderr, flush=True), patience=PATIENCE
                ):
                    occurs = sampling.occurrence(source)
                found = findings.Findings.none(source.edition, source.seed, occurs)
                found.save(path)
            todo = list(findings.chunks(found, source.style, wanted))
            progress.update(task, completed=sum(wanted.values()) - len(todo))
            work = partial(sampling.drawn, source, found.occurs)
            for (stage, _), drawn in zip(todo, spread(work, todo, jobs=jobs, ray=ray), strict=True):
                found.add(stage, source.style, drawn)
                found.save(path)
                progress.update(task, advance=1, description=words(f"cli-train-values-stage-{stage}"))
        except (KeyboardInterrupt, WorkerLost):
            return found, False
    return found, True


def _about(source: "Source", wanted: dict[str, int], errors: dict[str, float]) -> dict[str, object]:
    """How the file was made."""
    return {"seed": source.seed, "style": source.style, "chunks": wanted, "errors": errors}
