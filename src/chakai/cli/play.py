"""chakai play: the table in the terminal."""

import getpass
import os
import shutil
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from datetime import datetime
from itertools import islice
from pathlib import Path
from random import Random, SystemRandom

import click
from platformdirs import user_data_path

from chakai.bots.bot import BotMaker
from chakai.bots.levels import LEVELS, USUAL, check_bot, needs_compiling, table_bot_maker
from chakai.bots.outside import PREFIX
from chakai.cli.options import chosen_rules, house_option, level_rows, opened, rules_option
from chakai.cli.spoken import Argument, Command, Whole, language_option, reason
from chakai.core.chance import SecureLuck, SeededLuck, stream
from chakai.core.illegal import Refusal
from chakai.core.seats import Seat
from chakai.games import game_named
from chakai.records.check import faults
from chakai.records.record import Record, Unreadable
from chakai.records.text import read
from chakai.solve.compiling import announced
from chakai.table.rehearsal import rehearse
from chakai.table.table import Table
from chakai.terminal.lines import LineTable
from chakai.terminal.paper import paper
from chakai.words.catalogue import Words

BOT = "bot:"
LOADING = 3.0
"""Seconds in which what was compiled before is loaded, even on a busy machine."""


def commands(words: Words) -> list[Command]:
    def play(
        *,
        game: str | None,
        rules: str | None,
        house: Sequence[str],
        bots: Sequence[str],
        name: str | None,
        seat: int | None,
        resume: str | None,
        save: str | None,
        seed: str | None,
        lang: str | None,
    ) -> None:
        del lang
        luck = SecureLuck() if seed is None else SeededLuck(seed, 0)
        if resume is not None:
            chosen_anew = {
                "GAME": game,
                "--rules": rules,
                "--house": house,
                "--bots": bots,
                "--name": name,
                "--seat": seat,
            }
            for option, given in chosen_anew.items():
                if given not in (None, ()):
                    raise Refusal("resume-alone", option=option)
            resume = resume or _newest_unfinished()
            record = _unfinished(words, resume)
            table = Table.resumed(record, luck)
            mine = _own_seat(resume, table.players)
            path = Path(resume).resolve()
            if save is not None:
                path = _free(Path(save))
        else:
            playing = game_named(game or "matcha")
            named = bots or (USUAL,)
            if len(named) + 1 not in playing.seats:
                raise Refusal("bots-for-table", right=playing.seats[0] - 1, count=len(named))
            chosen = chosen_rules(playing, rules, house)
            for bot in named:
                _maker(playing.name, bot)
                check_bot(playing.name, bot, chosen)
            mine = SystemRandom().randrange(len(named) + 1) if seat is None else seat
            if mine > len(named):
                raise Refusal("no-such-seat", seat=mine, possible=", ".join(map(str, range(len(named) + 1))))
            players = [f"{BOT}{bot}" for bot in named]
            players.insert(mine, _own_name(name))
            table = Table(playing, chosen, tuple(players), luck)
            path = _new_file(playing.name) if save is None else _free(Path(save))
        _sit_down(words, table, mine, path, seed, resumed=resume is not None, chosen=bool(bots))

    return [
        Command(
            words,
            "play",
            callback=play,
            params=[
                Argument("game", words("cli-play-game"), required=False),
                rules_option(words, "cli-play-rules"),
                house_option(words),
                click.Option(["--bots"], metavar="B …", multiple=True, help=words("cli-play-bots")),
                click.Option(["--name"], metavar="N", help=words("cli-play-name")),
                click.Option(["--seat"], metavar="S", type=Whole(0, 5), help=words("cli-play-seat")),
                click.Option(
                    ["--resume"], metavar="[FILE]", is_flag=False, flag_value="", help=words("cli-play-resume")
                ),
                click.Option(["--save"], metavar="FILE", help=words("cli-play-save")),
                click.Option(["--seed"], metavar="S", help=words("cli-play-seed")),
                language_option(words),
            ],
            examples=(
                "chakai play matcha",
                "chakai play matcha --rules matagot-2020 --bots novice --lang ja",
                "chakai play matcha --rules matagot-2020 --house sets=3 whisks_break_ties=no",
            ),
            lists=lambda: {
                words("cli-play-levels", game=words(f"{game}-title")): level_rows(words, game) for game in LEVELS
            },
        )
    ]


def _sit_down(
    words: Words, table: Table, mine: Seat, path: Path, seed: str | None, *, resumed: bool, chosen: bool
) -> None:
    others = [seat for seat in range(len(table.players)) if seat != mine]
    line_table = LineTable(
        table=table,
        seat=mine,
        bots={seat: _maker(table.game.name, table.players[seat].removeprefix(BOT))() for seat in others},
        chance={seat: SystemRandom() if seed is None else _stream(seed, seat) for seat in others},
        words=words,
        console=paper(),
        save=path,
        read_line=_read_line,
        program="chakai" if shutil.which("chakai") else sys.argv[0],
    )
    opponents = ", ".join(line_table.names[seat] for seat in others)
    title = words(f"{table.game.name}-title")
    line_table.print(words("terminal-welcome", game=title, rules=table.rules.name, opponents=opponents))
    levels = dict.fromkeys(table.players[seat].removeprefix(BOT) for seat in others)
    for line in _about_levels(words, table.game.name, levels, chosen=chosen or resumed):
        line_table.print(line)
    for level in levels:
        _get_ready(words, table, level, line_table.print)
    if resumed:
        line_table.print(words("terminal-resumed"))
    else:
        with suppress(Refusal):
            _newest_unfinished()
            line_table.print(words("terminal-game-waiting", command=f"{line_table.program} play --resume"))
    line_table.play()


def _about_levels(words: Words, game: str, levels: Iterable[str], *, chosen: bool) -> Iterator[str]:
    """What the opponents are like, and who else could be played."""
    for level in levels:
        if level in LEVELS[game]:
            line = words(f"level-{game}-{level}")
            yield words("terminal-level", name=words(f"level-name-{level}"), line=line)
    if not chosen:
        yield words("terminal-levels", levels=", ".join(level for level in LEVELS[game] if level not in levels))


def _get_ready(words: Words, table: Table, level: str, tell: Callable[[str], None]) -> None:
    """Compiles what the opponent needs before the game, and says so if that takes long."""
    game = table.game.name
    if needs_compiling(game, level):
        name = words(f"level-name-{level}") if level in LEVELS[game] else level
        with announced(lambda: tell(words("terminal-warming", name=name)), patience=LOADING):
            rehearse(game, level, (table.rules,))


def _maker(game: str, name: str) -> BotMaker:
    if name.startswith(PREFIX):
        raise Refusal("bot-outside-only-arena", possible=", ".join(LEVELS[game]))
    return table_bot_maker(game, name)


def _stream(seed: str, seat: Seat) -> Random:
    return stream(seed, "bot", 0, seat)


def _read_line(prompt: str) -> str:
    if sys.stdin.isatty():
        import readline  # noqa: F401, PLC0415 (line editing, where a person types)
    return input(prompt)


def _own_name(name: str | None) -> str:
    try:
        own = name or getpass.getuser()
    except (OSError, KeyError):
        own = "you"
    own = "".join(letter for letter in own if letter.isprintable()).strip()[:40]
    while own.startswith((BOT, PREFIX)):
        own = own.partition(":")[2].strip()
    return own or "you"


def _new_file(game: str) -> Path:
    moment = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    return _games() / f"{game}-{moment}-{SystemRandom().randrange(1000):03}.json"


def _games() -> Path:
    """Where games are kept if nothing else is said."""
    return user_data_path("chakai", appauthor=False) / "games"


def _newest_unfinished() -> str:
    """The game last left at this table."""
    for path in sorted(_games().glob("*.json"), key=lambda path: path.stat().st_mtime, reverse=True):
        with path.open("rb") as stream:
            found = [record for _, record in islice(read(stream), 2)]
        if len(found) == 1 and isinstance(found[0], Record) and found[0].result is None:
            return str(path)
    raise Refusal("nothing-to-resume", folder=_games())


def _free(path: Path) -> Path:
    """A name for a new file; nothing that is there is written over."""
    if os.path.lexists(path):  # unlike Path.exists it takes any name
        raise Refusal("save-exists", file=path)
    return path


def _unfinished(words: Words, name: str) -> Record:
    """The one unfinished game in a file."""
    with opened(name) as stream_:
        found = list(read(stream_))
    if len(found) != 1:
        raise (
            Refusal("resume-many", file=name)
            if found
            else Refusal("no-such-game-in-file", file=name, count=0, number=1)
        )
    line, record = found[0]
    for fault in faults(record):
        raise Refusal("record-faulty", file=name, line=line, place=fault.place, reason=reason(words, fault))
    assert not isinstance(record, Unreadable)
    if record.result is not None:
        raise Refusal("resume-finished", file=name)
    return record


def _own_seat(file: str, players: Sequence[str]) -> Seat:
    """The one seat that is not a bot's."""
    people = [seat for seat, name in enumerate(players) if not name.startswith((BOT, PREFIX))]
    if len(people) != 1:
        raise Refusal("resume-seats", file=file, players=", ".join(players))
    return people[0]
