"""Figures of the certificate that are known already: kept beside its page, each with its command and its day."""

import json
from collections.abc import Callable, Collection
from datetime import date
from pathlib import Path
from typing import Any


class Known:
    """A file of them, and the folder with the games and positions from which they come."""

    def __init__(self, path: Path, folder: Path, again: Collection[str] | None = None) -> None:
        """`again`: bots of which nothing is known any more, not even from the folder; all, if none are named."""
        self._path, self._folder = path, folder
        if again is not None:
            known = self._read().items()
            self._write({what: found for what, found in known if again and not {*found["bots"]} & {*again}})
            for file in folder.glob("*.jsonl"):
                if not again or {*file.stem.split("-")} & {*again}:
                    file.unlink()

    def get(
        self,
        what: str,
        bots: Collection[str],
        records: str,
        work_out: Callable[[], dict[str, Any]],
        enough: Callable[[dict[str, Any]], bool] = bool,
    ) -> dict[str, Any]:
        """The figures of a command, or of a case; worked out and kept if they are not known, or not enough."""
        if not enough(self._read().get(what, {})):
            made = {"day": date.today().isoformat(), "bots": [*bots], "records": records}
            found = made | work_out()
            self._write(self._read() | {what: found})
        figures: dict[str, Any] = self._read()[what]
        return figures

    def _read(self) -> dict[str, dict[str, Any]]:
        found: dict[str, dict[str, Any]] = json.loads(self._path.read_text()) if self._path.exists() else {}
        return found

    def _write(self, figures: dict[str, dict[str, Any]]) -> None:
        new = self._path.with_name(self._path.name + ".new")
        new.write_text(json.dumps(figures, indent=1, sort_keys=True) + "\n")
        new.replace(self._path)
