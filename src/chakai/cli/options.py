"""Options that several commands share."""

import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO, Any

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from chakai.bots.levels import LEVELS, obstacle
from chakai.core.game import AnyGame
from chakai.core.illegal import Refusal
from chakai.words import speak
from chakai.words.catalogue import Words

OK, FAULTY, BAD_INPUT, INTERRUPTED, PIPE_CLOSED = 0, 1, 2, 130, 141
"""Exit codes: all well, a fault was found, bad input, interrupted, nobody reads any more."""


def rules_option(words: Words, about: str) -> click.Option:
    return click.Option(["--rules"], metavar="R", help=words(about))


def house_option(words: Words) -> click.Option:
    return click.Option(["--house"], metavar="F=V …", multiple=True, help=words("cli-play-house"))


def ray_option(words: Words) -> click.Option:
    return click.Option(["--ray"], metavar="ADDRESS", help=words("cli-ray"))


def chosen_rules(game: AnyGame, name: str | None, house: Sequence[str]) -> Any:
    """The rules asked for, house rules included; the game's first rule set if none is named."""
    texts = {}
    for text in house:
        field, equals, value = text.partition("=")
        if not equals or not field:
            raise Refusal("house-form", text=text)
        texts[field] = value
    return game.rules_from_texts(default_rules(game) if name is None else name, texts)


def default_rules(game: AnyGame) -> str:
    """What is played if nothing is said."""
    return next(iter(game.rule_sets))


def level_rows(words: Words, game: str) -> list[tuple[str, str]]:
    """Every level of a game with what it is like, and what is missing for it here."""
    return [(level, _about_level(words, game, level)) for level in LEVELS[game]]


def _about_level(words: Words, game: str, level: str) -> str:
    about, missing = words(f"level-{game}-{level}"), obstacle(game, level)
    return about if missing is None else f"{about} – {speak.refusal(words, missing)}"


@contextmanager
def opened(name: str) -> Iterator[IO[bytes]]:
    """A file to read, or the standard input for -."""
    if name == "-":
        yield sys.stdin.buffer
        return
    with ExitStack() as stack:
        try:
            file = stack.enter_context(Path(name).open("rb"))
        except FileNotFoundError:
            raise Refusal("file-missing", file=name) from None
        except (OSError, ValueError) as error:
            raise Refusal("file-unreadable", file=name, detail=getattr(error, "strerror", error)) from None
        yield file


def progress_bar(*, counted: bool) -> Progress:
    """On the error output, and only where somebody watches."""
    columns = (MofNCompleteColumn(), TimeRemainingColumn()) if counted else (TextColumn("{task.percentage:.0f}%"),)
    console = Console(stderr=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        *columns,
        console=console,
        transient=True,
        disable=not console.is_terminal,
        redirect_stdout=False,  # what is printed belongs where the user sent it
        redirect_stderr=False,
    )
