"""What the end of a first set is worth, from data that comes with the package; needs NumPy alone."""

import json
import zipfile
import zlib
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from chakai.core.illegal import Refusal
from chakai.core.seats import Seat
from chakai.games.matcha.edition import EDITIONS, Edition
from chakai.solve.matcha.rounds.bits import Real
from chakai.solve.matcha.standings import standings

FORMAT: Final = "chakai-values/1"
FOLDER: Final = Path(__file__).parent / "data"


@lru_cache(maxsize=8)
def ends(edition: Edition, dealer: Seat) -> Real | None:
    """To seat 0, by both rows of tokens; `dealer` deals the set that follows. None: not known for such rules.

    If the seats change places, so does the sign.
    """
    path = FOLDER / f"values-{edition.name}.npz"
    if edition != EDITIONS.get(edition.name) or not path.exists():
        return None
    values, _ = read(path, edition)
    rows = standings(edition)
    table = np.zeros((rows.size, rows.size), np.float32)
    table[rows.rows[:, 0], rows.rows[:, 1]] = values
    if dealer == 0:
        table = -table.T.copy()
    table.flags.writeable = False
    return table


def read(path: Path, edition: Edition) -> tuple[Real, dict[str, Any]]:
    """By standing, if seat 1 deals; and how that was found. Refusal if it is broken, or of other rules."""
    try:
        with np.load(path, allow_pickle=False) as file:
            values, about = file["values"], json.loads(str(file["about"]))
        if about["format"] != FORMAT or values.dtype != np.float16:
            raise ValueError
        if about["rules"] == edition.name and (
            values.shape != (len(standings(edition)),) or not (abs(values) <= 1).all()
        ):
            raise ValueError
        rules = str(about["rules"])
    except OSError as error:
        raise Refusal("file-unreadable", file=path.name, detail=error.strerror or str(error)) from None
    except (ValueError, KeyError, TypeError, EOFError, zipfile.BadZipFile, zlib.error):
        raise Refusal("values-broken", file=path.name) from None
    if rules != edition.name:
        raise Refusal("values-other-rules", file=path.name, rules=rules, right=edition.name)
    return values.astype(np.float32), about


def write(path: Path, edition: Edition, values: NDArray[np.float64], about: Mapping[str, object]) -> None:
    """A file that `read` reads."""
    told = {"format": FORMAT, "rules": edition.name, "standings": len(values), **about}
    try:
        with path.open("wb") as file:
            np.savez_compressed(file, values=values.astype(np.float16), about=np.array(json.dumps(told)))
    except OSError as error:
        raise Refusal("file-unwritable", file=str(path), detail=error.strerror or str(error)) from None
