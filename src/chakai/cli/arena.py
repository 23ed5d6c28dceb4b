"""chakai arena: matches between bots."""

import shlex
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from itertools import islice
from pathlib import Path
from random import SystemRandom

import click
from rich.table import Table as Grid
from rich.text import Text

from chakai.bots.levels import CLOCKED, LEVELS
from chakai.bots.outside import DEFAULT_MS, PREFIX
from chakai.cli.options import INTERRUPTED, chosen_rules, house_option, progress_bar, ray_option, rules_option
from chakai.cli.spoken import Argument, Command, Whole, language_option
from chakai.core.house import typed
from chakai.core.illegal import Refusal
from chakai.games import game_named
from chakai.lab.arena import MOST_MOVES, Match, play, ready
from chakai.lab.cluster import WorkerLost, connected
from chakai.lab.match_file import MatchFile
from chakai.lab.standings import Standings
from chakai.lab.statistics import Share
from chakai.terminal.paper import paper
from chakai.words.catalogue import Words


def commands(words: Words) -> list[Command]:
    def arena(
        *,
        game: str,
        rules: str | None,
        house: Sequence[str],
        bots: Sequence[str],
        games: int,
        seed: str | None,
        jobs: int | None,
        ray: str | None,
        ms: int | None,
        records: str | None,
        resume: bool,
        lang: str | None,
    ) -> int:
        del lang
        playing = game_named(game)
        chosen = chosen_rules(playing, rules, house)
        if resume and not records:
            raise Refusal("resume-needs-records")
        match = Match(
            game_name=game,
            rules_name=chosen.name,
            house=playing.house_of(chosen),
            bots=tuple(bots),
            games=games,
            seed=str(SystemRandom().randrange(10**9)) if seed is None else seed,
            ms=ms or DEFAULT_MS,
            clock=ms is not None,
        )
        match = ready(match)
        outside = any(bot.startswith(PREFIX) for bot in bots)
        clocked = ms is not None and any(LEVELS[game].get(bot, bot) in CLOCKED[game] for bot in bots)
        if ms and not (outside or clocked):
            print(words("cli-arena-ms-unused"), file=sys.stderr)
        standings = Standings(match)
        with ExitStack() as stack:
            if ray is not None:
                stack.enter_context(connected(ray, jobs))
            file = MatchFile(Path(records), resume=resume) if records else None
            if file:
                stack.callback(file.close)
            finished = _play(words, match, file, standings, jobs=jobs, ray=ray)
        _report(words, standings, by_the_clock=outside or clocked)
        if not finished:
            print(words("cli-arena-stopped", done=standings.games, all=match.total), file=sys.stderr)
            if file:
                print(
                    words("cli-arena-resume-hint", command=_command(match, records, jobs=jobs, ray=ray)),
                    file=sys.stderr,
                )
            return INTERRUPTED
        return 0

    return [
        Command(
            words,
            "arena",
            callback=arena,
            params=[
                Argument("game", words("cli-play-game")),
                rules_option(words, "cli-play-rules"),
                house_option(words),
                click.Option(["--bots"], metavar="A B …", multiple=True, help=words("cli-arena-bots")),
                click.Option(["--games"], metavar="N", type=Whole(1), default=100, help=words("cli-arena-games")),
                click.Option(["--seed"], metavar="S", help=words("cli-arena-seed")),
                click.Option(["--jobs"], metavar="J", type=Whole(1, 999), help=words("cli-arena-jobs")),
                ray_option(words),
                click.Option(["--ms"], metavar="M", type=Whole(1, 3_600_000), help=words("cli-arena-ms")),
                click.Option(["--records"], metavar="FILE", help=words("cli-arena-records")),
                click.Option(["--resume"], is_flag=True, help=words("cli-arena-resume")),
                language_option(words),
            ],
            examples=(
                "chakai arena matcha --rules matagot-2020 --bots greedy random --games 2000 --seed 1",
                "chakai arena matcha --rules grail-2015 --bots greedy novice random --games 1000 --jobs 2",
                "chakai arena matcha --bots greedy novice --games 100000 --ray auto --records games.jsonl",
                'chakai arena matcha --bots greedy "exec:python my_bot.py" --games 200 --records games.jsonl',
            ),
        )
    ]


def _play(
    words: Words,
    match: Match,
    file: MatchFile | None,
    standings: Standings,
    *,
    jobs: int | None,
    ray: str | None,
) -> bool:
    """Plays what is still to be played; False if somebody stopped it."""
    if file:
        for record in file.played(match):
            standings.add(record)
    fixtures = islice(match.fixtures(), standings.games, None)
    with progress_bar(counted=True) as progress:
        task = progress.add_task(words("cli-arena-progress"), total=match.total, completed=standings.games)
        try:
            for record in play(match, fixtures, jobs=jobs, ray=ray):
                if file:
                    file.write(record)
                standings.add(record)
                progress.advance(task)
        except (KeyboardInterrupt, WorkerLost):
            return False
    return True


def _report(words: Words, standings: Standings, *, by_the_clock: bool) -> None:
    match = standings.match
    console = paper()

    def tell(text: str) -> None:
        console.print(Text(text))

    title = words(f"{match.game_name}-title")
    tell(words("cli-arena-title", game=title, rules=match.rules_name, seed=match.seed))
    if match.house:
        tell(
            words(
                "cli-arena-house", house=", ".join(f"{name}={typed(value)}" for name, value in match.house.items())
            )
        )
    tell(words("cli-arena-games-each", n=match.games))
    if match.games % len(match.pairings[0]):
        tell(words("cli-arena-games-odd"))
    if len(match.pairings[0]) == 2:
        console.print(_cross_table(words, standings))
        tell(words("cli-arena-points"))
    else:
        console.print(_places(words, standings))
        tell(words("cli-arena-places"))
    if first := standings.first_seat():
        low, high = (f"{100 * end:.1f}" for end in (first.low, first.high))
        tell(words("cli-arena-seats", share=f"{100 * first.mean:.1f}", low=low, high=high))
    if standings.draws:
        tell(words("cli-arena-draws", n=standings.draws))
    if standings.endless:
        tell(words("cli-arena-endless", n=standings.endless, moves=MOST_MOVES))
    names = _names(match)
    for (bot, reason), count in sorted(standings.forfeits.items()):
        told = words("cli-arena-reason", reason=reason)
        tell(words("cli-arena-forfeit", bot=names[bot], n=count, reason=told))
        first_fault = standings.first_faults[bot, reason]
        fault = dict(first_fault.fault)
        last_words = fault.pop("last_words", "")
        if code := fault.pop("code", None):
            tell("  " + words("cli-arena-detail", game=first_fault.game, detail=words(code, **fault)))
        for line in last_words.splitlines()[-6:]:
            tell(f"    {line}")
    if by_the_clock:
        tell(words("cli-arena-clock"))


def _names(match: Match) -> list[str]:
    """Labels for the cross table; a bot that meets itself gets a number."""
    names = [label.removeprefix("bot:") for label in match.labels]
    return [
        name if names.count(name) == 1 else f"{name} ({names[: place + 1].count(name)})"
        for place, name in enumerate(names)
    ]


def _cross_table(words: Words, standings: Standings) -> Grid:
    names = _names(standings.match)
    grid = Grid(box=None, padding=(0, 2), pad_edge=False)
    grid.add_column(words("cli-arena-bot"))
    for name in names:
        grid.add_column(Text(name), justify="right")
    grid.add_column(words("cli-arena-total"), justify="right")
    for bot, name in enumerate(names):
        cells = ["" if other == bot else _cell(standings.against(bot, other)) for other in range(len(names))]
        grid.add_row(Text(name), *cells, _cell(standings.total(bot)))
    return grid


def _places(words: Words, standings: Standings) -> Grid:
    """For one table of many: how much each wins, and how it is placed."""
    grid = Grid(box=None, padding=(0, 2), pad_edge=False)
    grid.add_column(words("cli-arena-bot"))
    for head in ("cli-arena-wins", "cli-arena-place"):
        grid.add_column(words(head), justify="right")
    for bot, name in enumerate(_names(standings.match)):
        place = standings.place(bot)
        placed = f"{place.mean:.2f} [{place.low:.2f}, {place.high:.2f}]" if place else "–"
        grid.add_row(Text(name), _cell(standings.total(bot)), placed)
    return grid


def _cell(share: Share | None) -> str:
    if share is None:
        return "–"
    return f"{100 * share.mean:.1f} [{100 * share.low:.1f}, {100 * share.high:.1f}]"


def _command(match: Match, records: str | None, *, jobs: int | None, ray: str | None) -> str:
    """The command that goes on with an interrupted match."""
    words = ["chakai", "arena", match.game_name, "--rules", match.rules_name, "--bots", *match.bots]
    words += ["--games", str(match.games), "--seed", match.seed]
    words += ["--jobs", str(jobs)] if jobs else []
    words += ["--ray", ray] if ray else []
    words += ["--ms", str(match.ms)] * match.clock
    if match.house:
        words += ["--house", *(f"{name}={typed(value)}" for name, value in match.house.items())]
    return shlex.join([*words, "--records", str(records), "--resume"])
