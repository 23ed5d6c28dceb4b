"""chakai lab: what rules do, as figures from many games."""

import shlex
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from random import SystemRandom
from typing import IO, Any, Final

import click

from chakai.cli.lab_tables import Tables
from chakai.cli.options import INTERRUPTED, chosen_rules, house_option, progress_bar, ray_option, rules_option
from chakai.cli.spoken import Argument, Command, Whole, language_option
from chakai.core.game import AnyGame
from chakai.core.house import typed
from chakai.core.illegal import Refusal
from chakai.games import game_named
from chakai.lab.arena import Match, ready
from chakai.lab.cluster import WorkerLost, connected
from chakai.lab.figures import table
from chakai.lab.findings import Findings
from chakai.lab.spread import spread
from chakai.solve.compiling import announced
from chakai.terminal.paper import paper
from chakai.words.catalogue import Words

RANDOM: Final = "random"
MOST_RULE_SETS: Final = 12


def commands(words: Words) -> list[Command]:
    def lab(
        *,
        game: str,
        rules: str | None,
        house: Sequence[str],
        compare: Sequence[str],
        bots: Sequence[str],
        players: int | None,
        games: int,
        seed: str | None,
        jobs: int | None,
        ray: str | None,
        html: str | None,
        csv: str | None,
        lang: str | None,
    ) -> int:
        del lang
        for option, file in (("--html", html), ("--csv", csv)):
            _check_name(option, file)
        for module in ("numpy", *(["matplotlib"] if html else [])):
            if find_spec(module) is None:
                raise Refusal("needs-extra", extra="lab", package=module)
        playing = game_named(game)
        base = chosen_rules(playing, rules, house)
        seed = str(SystemRandom().randrange(10**9)) if seed is None else seed
        matches = [
            Match(
                game_name=game,
                rules_name=each.name,
                house=playing.house_of(each),
                bots=_seated(playing, each, bots, players),
                games=games,
                seed=seed,
            )
            for each in [base, *_compared(playing, base, compare)]
        ]
        if games < 2 * len(matches[0].bots):
            raise Refusal("lab-too-few", n=2 * len(matches[0].bots))
        with ExitStack() as stack:
            matches = [ready(match) for match in matches]
            if ray is not None:
                stack.enter_context(connected(ray, jobs))
            page_file, csv_file = (stack.enter_context(_new_file(name)) for name in (html, csv))
            findings, finished = _play(words, matches, jobs=jobs, ray=ray)
            if findings:
                try:
                    written = _written(csv_file, lambda: table(findings))
                    written += _written(page_file, lambda: _page(words, findings, _command(matches, compare)))
                finally:  # a full disk takes the files only
                    Tables(words, paper(), findings).print()
                for file in written:
                    print(words("cli-lab-written", file=file))
        if not finished:
            done = sum(each.played for each in findings)
            print(words("cli-arena-stopped", done=done, all=games * len(matches)), file=sys.stderr)
            return INTERRUPTED
        return 0

    return [
        Command(
            words,
            "lab",
            callback=lab,
            params=[
                Argument("game", words("cli-play-game")),
                rules_option(words, "cli-play-rules"),
                house_option(words),
                click.Option(["--compare"], metavar="R F=V …", multiple=True, help=words("cli-lab-compare")),
                click.Option(["--bots"], metavar="A B …", multiple=True, help=words("cli-lab-bots")),
                click.Option(["--players"], metavar="P", type=Whole(2, 6), help=words("cli-lab-players")),
                click.Option(["--games"], metavar="N", type=Whole(1), default=10_000, help=words("cli-lab-games")),
                click.Option(["--seed"], metavar="S", help=words("cli-arena-seed")),
                click.Option(["--jobs"], metavar="J", type=Whole(1, 999), help=words("cli-arena-jobs")),
                ray_option(words),
                click.Option(["--html"], metavar="FILE", help=words("cli-lab-html")),
                click.Option(["--csv"], metavar="FILE", help=words("cli-lab-csv")),
                language_option(words),
            ],
            examples=(
                "chakai lab matcha --rules grail-2015 --games 100000 --seed 1",
                "chakai lab matcha --rules grail-2015 --compare matagot-2020 --games 1000000 --html report.html",
                "chakai lab matcha --rules matagot-2020 --compare sets=3 --compare sets=3 keep=any --csv sets.csv",
                "chakai lab matcha --bots greedy novice --games 2000 --jobs 2",
                "chakai lab genmaicha --players 4 --compare tea-market --compare drop=200",
            ),
        )
    ]


def _compared(game: AnyGame, base: Any, texts: Sequence[str]) -> list[Any]:
    """The other rule sets: a name begins one, fields without a name change the first."""
    asked: list[tuple[str | None, list[str]]] = []
    for text in texts:
        begun = len(asked)
        for word in text.split():
            if word in game.house_fields:
                raise Refusal("compare-field", field=word, possible=game.house_fields[word].possible)
            if "=" not in word:
                asked.append((word, []))
            elif len(asked) == begun:
                asked.append((None, [word]))
            else:
                asked[-1][1].append(word)
        if len(asked) == begun:
            raise Refusal("usage-argument", option="--compare", help="chakai lab --help")
    own = [f"{name}={typed(value)}" for name, value in game.house_of(base).items()]
    chosen = [base]
    for name, fields in asked:
        rules = (
            chosen_rules(game, base.name, [*own, *fields]) if name is None else chosen_rules(game, name, fields)
        )
        if rules in chosen:
            raise Refusal("compare-same", text=" ".join(filter(None, (name, *fields))))
        chosen.append(rules)
    if len(chosen) > MOST_RULE_SETS:
        raise Refusal("compare-many", most=MOST_RULE_SETS)
    return chosen[1:]


def _seated(game: AnyGame, rules: Any, bots: Sequence[str], players: int | None) -> tuple[str, ...]:
    """Who plays; one bot alone takes every seat."""
    named = tuple(bots) or (RANDOM,)
    if len(named) == 1:
        named *= players or game.seats[0]
    if players not in (None, len(named)):
        raise Refusal("bots-for-table", count=len(named), right=players)
    if len(named) not in game.seats:
        raise Refusal("players", count=len(named), low=game.seats[0], high=game.seats[-1])
    game.new(rules, len(named))
    return named


def _check_name(option: str, file: str | None) -> None:
    if file == "-":
        raise Refusal("lab-file-dash", option=option)
    if file is not None and not file.strip():
        raise Refusal("usage-argument", option=option, help="chakai lab --help")


@contextmanager
def _new_file(name: str | None) -> Iterator[IO[str] | None]:
    """Opened before hours of play; taken away again if nothing was written."""
    if name is None:
        yield None
        return
    path = Path(name)
    try:
        file = path.open("x", encoding="utf-8", newline="")
    except FileExistsError:
        raise Refusal("save-exists", file=name) from None
    except (OSError, ValueError) as error:
        raise Refusal("file-unwritable", file=name, detail=getattr(error, "strerror", error)) from None
    try:
        with file:
            yield file
    finally:
        with suppress(OSError):
            if not path.stat().st_size:
                path.unlink()


def _written(file: IO[str] | None, text: Callable[[], str]) -> list[str]:
    """The name of a file that was asked for, now that it is on disk: before tables that nobody may read."""
    if file is None:
        return []
    try:
        file.write(text())
        file.flush()
    except OSError as error:
        raise Refusal("file-unwritable", file=file.name, detail=error.strerror or error) from None
    return [file.name]


def _page(words: Words, findings: Sequence[Findings], command: str) -> str:
    from chakai.lab.report import page  # noqa: PLC0415 (matplotlib is slow to load)

    return page(words, findings, command)


def _play(
    words: Words, matches: Sequence[Match], *, jobs: int | None, ray: str | None
) -> tuple[list[Findings], bool]:
    """What was found, and whether all was played."""
    from chakai.lab.samples import can_compile  # noqa: PLC0415 (needs NumPy)
    from chakai.lab.trial import Trial, chunks, played, played_away  # noqa: PLC0415

    random = all(bot == RANDOM for bot in matches[0].bots)
    if random and not can_compile():
        print(words("cli-lab-slow"), file=sys.stderr)
    trials = [Trial(match, compiled=random and can_compile()) for match in matches]
    tallies = [trial.new_tally() for trial in trials]
    finished = True
    with progress_bar(counted=True) as progress:
        task = progress.add_task(words("cli-arena-progress"), total=sum(match.games for match in matches))
        try:
            if random and can_compile():
                with announced(lambda: progress.update(task, description=words("cli-lab-compiling"))):
                    for trial in trials:
                        trial.warm_up()
                progress.update(task, description=words("cli-arena-progress"))
            parts = list(chunks(trials))
            work = partial(played if ray is None else played_away, trials)
            for part, tally in zip(parts, spread(work, parts, jobs=jobs, ray=ray), strict=True):
                tallies[part.trial].merge(tally)
                progress.advance(task, part.games)
        except (KeyboardInterrupt, WorkerLost):
            finished = False
    pairs = zip(trials, tallies, strict=True)
    return [trial.findings(tally) for trial, tally in pairs if tally.played], finished


def _command(matches: Sequence[Match], compare: Sequence[str]) -> str:
    """The command that gives these figures again."""
    first = matches[0]
    words = ["chakai", "lab", first.game_name, "--rules", first.rules_name]
    if first.house:
        words += ["--house", *(f"{name}={typed(value)}" for name, value in first.house.items())]
    for text in compare:
        words += ["--compare", *text.split()]
    return shlex.join([*words, "--bots", *first.bots, "--games", str(first.games), "--seed", first.seed])
