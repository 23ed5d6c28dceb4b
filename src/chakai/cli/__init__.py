"""The command line: all that a user types."""

import os
import signal
import sys
from collections.abc import Sequence
from contextlib import suppress

import click

from chakai import __version__
from chakai.cli import arena, backup, lab, play, records, rules, serve, solve, train
from chakai.cli.options import BAD_INPUT, INTERRUPTED, OK, PIPE_CLOSED
from chakai.cli.spoken import Command, Group, Subgroup, reason, refused_usage, spread
from chakai.core.illegal import Refusal
from chakai.words.catalogue import Words, language_of, words_in


def main(arguments: Sequence[str] | None = None) -> None:
    """Runs a command and ends the process with an exit code that means something."""
    _open_streams()
    _speak_utf8()
    for ending in (signal.SIGTERM, signal.SIGHUP):  # like an interrupt, so that nothing is left running
        signal.signal(ending, signal.default_int_handler)
    sys.exit(run(sys.argv[1:] if arguments is None else arguments))


def run(arguments: Sequence[str]) -> int:
    """The command's exit code: 0 fine, 1 a fault was found, 2 bad input, 130 interrupted."""
    words = words_in(language_of())
    try:
        words = _words(arguments) or words
        made: tuple[Command | Subgroup, ...] = (
            *serve.commands(words),
            *play.commands(words),
            *arena.commands(words),
            *lab.commands(words),
            *solve.commands(words),
            *train.commands(words),
            *records.commands(words),
            *rules.commands(words),
            *backup.commands(words),
        )
        group = Group(words, __version__, made)
        code = group.main(spread(arguments), prog_name="chakai", standalone_mode=False)
        sys.stdout.flush()
    except Refusal as refusal:
        return _refuse(words, refusal)
    except click.UsageError as error:
        return _refuse(words, refused_usage(error))
    except (KeyboardInterrupt, click.Abort):
        print(words("cli-interrupted"), file=sys.stderr)
        return INTERRUPTED
    except (BrokenPipeError, SystemExit):  # the reader has gone; click and rich leave by SystemExit then
        _write_no_more()
        return PIPE_CLOSED
    except OSError as error:
        _write_no_more()
        file = error.filename or sys.stdout.name
        return _refuse(words, Refusal("file-unwritable", file=file, detail=error.strerror or error))
    return code if isinstance(code, int) else OK


def _write_no_more() -> None:
    """What is left to say would only fail again."""
    with suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _refuse(words: Words, refusal: Refusal) -> int:
    print(words("error", reason=reason(words, refusal)), file=sys.stderr)
    return BAD_INPUT


def _words(arguments: Sequence[str]) -> Words | None:
    """The language asked for, which must be known before anything is said."""
    for place, word in enumerate(arguments):
        if word.startswith("--lang="):
            return words_in(word.removeprefix("--lang="))
        if word == "--lang" and place + 1 < len(arguments):
            return words_in(arguments[place + 1])
    return None


def _open_streams() -> None:
    """A shell can start us without input or output; we read and write nothing there then."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115 (open to the end)


def _speak_utf8() -> None:
    """Four languages need UTF-8, whatever the terminal claims; what cannot be written is shown as its code."""
    for stream in (sys.stdout, sys.stderr):
        with suppress(AttributeError, ValueError):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")  # type: ignore[union-attr]  # a TextIO
    with suppress(AttributeError, ValueError):
        sys.stdin.reconfigure(encoding="utf-8", errors="replace")  # type: ignore[union-attr]  # a TextIO
