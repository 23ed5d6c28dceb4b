"""A match's records on disk: written as they come, and gone on with after an interruption."""

from collections.abc import Iterator
from pathlib import Path
from typing import IO

from chakai.core.illegal import Refusal
from chakai.lab.arena import Match, about_game
from chakai.records.record import Record, Unreadable
from chakai.records.text import from_json, to_json


class MatchFile:
    """Appends one line a game; each is complete on disk before the next is begun."""

    def __init__(self, path: Path, *, resume: bool) -> None:
        self.path = path
        if path.exists() and not resume:
            raise Refusal("records-exist", file=path)
        self._file: IO[bytes] = _opened(path)

    def played(self, match: Match) -> Iterator[Record]:
        """The games that are there already; a line cut off by the interruption is taken away."""
        self._file.seek(0)
        end = 0
        fixtures = match.fixtures()
        for number, line in enumerate(self._file, 1):
            if not line.endswith(b"\n"):
                break
            fixture = next(fixtures, None)
            record = _record(line)
            if (
                fixture is None
                or record is None
                or record.result is None
                or {**record.more.get("arena", {}), "fault": None} != {**about_game(match, fixture), "fault": None}
                or (record.game, record.rules, dict(record.house))
                != (match.game_name, match.rules_name, dict(match.game.house_of(match.rules)))
                or record.players != tuple(match.labels[bot] for bot in fixture.seating)
            ):
                raise Refusal("resume-other-match", file=self.path, line=number, game=number)
            end += len(line)
            yield record
        self._file.seek(end)
        self._file.truncate()

    def write(self, record: Record) -> None:
        self._file.write(to_json(record).encode() + b"\n")
        self._file.flush()

    def close(self) -> None:
        self._file.close()


def _opened(path: Path) -> IO[bytes]:
    try:
        path.touch()
        return path.open("r+b")
    except OSError as error:
        raise Refusal("file-unwritable", file=path, detail=error.strerror or str(error)) from None


def _record(line: bytes) -> Record | None:
    try:
        return from_json(line)
    except Unreadable:
        return None
