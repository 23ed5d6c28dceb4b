"""A match's records on disk: written as they come, and gone on with after an interruption."""

import contextlib
import errno
import os
from collections.abc import Iterator
from pathlib import Path
from typing import IO

from chakai.core.illegal import Refusal
from chakai.lab.arena import Fixture, Match, about_game
from chakai.records.check import faults
from chakai.records.record import Record, Unreadable
from chakai.records.text import LONGEST, from_json, to_json


class MatchFile:
    """Appends one line a game; each is written out before the next is begun."""

    def __init__(self, path: Path, *, resume: bool) -> None:
        self.path = path
        if os.path.exists(path):  # unlike Path.exists it takes any name
            if not resume:
                raise Refusal("records-exist", file=path)
            if not os.path.isfile(path):
                raise Refusal("file-unwritable", file=path, detail=os.strerror(errno.EINVAL))
        self._file: IO[bytes] = _opened(path)

    def played(self, match: Match) -> Iterator[Record]:
        """The games that are there already; a line cut off by the interruption is taken away."""
        self._file.seek(0)
        end = 0
        fixtures = match.fixtures()
        for number, line in enumerate(iter(lambda: self._file.readline(LONGEST), b""), 1):
            fixture = next(fixtures, None)
            cut = not line.endswith(b"\n")
            record = None if cut else _record(line)
            if fixture is None or not (_begins(line, match, fixture) if cut else _fits(record, match, fixture)):
                raise Refusal("resume-other-match", file=self.path, line=number, game=number)
            if record is not None:
                end += len(line)
                yield record
        self._file.seek(end)
        self._file.truncate()

    def write(self, record: Record) -> None:
        try:
            self._file.write(to_json(record).encode() + b"\n")
            self._file.flush()
        except OSError as error:
            raise Refusal("file-unwritable", file=self.path, detail=error.strerror or error) from None

    def close(self) -> None:
        with contextlib.suppress(OSError):  # only what could not be written is left to write
            self._file.close()


def _opened(path: Path) -> IO[bytes]:
    try:
        path.touch()
        return path.open("r+b")
    except OSError as error:
        raise Refusal("file-unwritable", file=path, detail=error.strerror or str(error)) from None


def _fits(record: Record | None, match: Match, fixture: Fixture) -> bool:
    """Is this the game that the match has here?"""
    if record is None or record.result is None or not isinstance(about := record.more.get("arena"), dict):
        return False
    blank = _blank(match, fixture)
    return (
        {**about, "fault": None} == {**about_game(match, fixture), "fault": None}
        and (record.game, record.rules, dict(record.house), record.players)
        == (blank.game, blank.rules, dict(blank.house), blank.players)
        and not any(faults(record))
    )


def _begins(line: bytes, match: Match, fixture: Fixture) -> bool:
    """Can this be the beginning of the game that the match has here?"""
    head = to_json(_blank(match, fixture)).encode().removesuffix(b"]}")
    return line.startswith(head) or head.startswith(line)


def _blank(match: Match, fixture: Fixture) -> Record:
    """The game's record before its first move."""
    return Record(
        game=match.game_name,
        rules=match.rules_name,
        house=match.game.house_of(match.rules),
        players=tuple(match.labels[bot] for bot in fixture.seating),
    )


def _record(line: bytes) -> Record | None:
    try:
        return from_json(line)
    except Unreadable:
        return None
