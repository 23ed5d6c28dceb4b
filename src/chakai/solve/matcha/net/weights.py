"""The weights of a net, and the file they are read from; needs NumPy alone."""

import json
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final
from zipfile import BadZipFile

import numpy as np

from chakai.core.illegal import Refusal
from chakai.games.matcha.edition import EDITIONS, Edition
from chakai.solve.matcha.net.shapes import CHOICE, OWN
from chakai.solve.matcha.rounds.bits import Real
from chakai.solve.matcha.taste import Taste

FORM: Final = 3
"""Files of another form are not read."""
LAYERS: Final = ("first", "second", "state", "choice", "both", "score", "value")
"""Two layers of what is seen, what they and a choice give together in two more, the score of a choice; and what
the situation is worth, from the first two alone."""
BARE: Final = ("choice", "score")
"""Layers without offsets."""
PLAYED: Final = "net-2020.npz"
"""Weights that come with the game: those that are played,"""
LESSONS: Final = "net-2020-lessons.npz"
"""and those with which they began, before they learned from best answers."""


@dataclass(frozen=True)
class Weights:
    """By layer: a matrix from its inputs to its outputs, and the offsets."""

    matrices: Mapping[str, Real]
    offsets: Mapping[str, Real]
    editions: tuple[str, ...]
    """The names of those that it was taught."""
    tastes: tuple[Taste, ...]
    """Of the greedy player as whom it reads the other, by edition."""
    warmth: float
    """Choices whose scores differ by so much differ in chance by a factor of e."""
    made: Mapping[str, Any]
    """How."""

    def for_edition(self, edition: Edition) -> "Weights":
        """Itself; Refusal if it was taught other rules."""
        self.taste(edition)
        return self

    def taste(self, edition: Edition) -> Taste:
        """Refusal if it was taught other rules."""
        known = (
            taste for name, taste in zip(self.editions, self.tastes, strict=True) if edition == EDITIONS[name]
        )
        for taste in known:
            return taste
        raise Refusal("net-other-rules", edition=edition.name, possible=", ".join(self.editions))

    @property
    def count(self) -> int:
        return sum(array.size for arrays in (self.matrices, self.offsets) for array in arrays.values())


@cache
def shipped(name: str = PLAYED) -> Weights:
    """Those that come with the game."""
    with files("chakai.solve.matcha").joinpath(f"data/{name}").open("rb") as file:
        return _read(file, name)


def read(path: Path) -> Weights:
    """From a file; Refusal if it is none of ours."""
    try:
        with path.open("rb") as file:
            return _read(file, path.name)
    except OSError as error:
        raise Refusal("file-unreadable", file=path.name, detail=error.strerror or str(error)) from None


def _read(file: Any, name: str) -> Weights:
    try:
        with np.load(file, allow_pickle=False) as found:
            about = json.loads(str(found["about"]))
            form, weights = about["form"], None
            if form == FORM:
                weights = _made_of(found, about)
    except (BadZipFile, EOFError, KeyError, OSError, TypeError, ValueError, zlib.error):
        raise Refusal("weights-broken", file=name) from None
    if weights is None:
        raise Refusal("weights-other-form", file=name, form=form, wanted=FORM)
    if not _fit(weights):
        raise Refusal("weights-broken", file=name)
    return weights


def _made_of(found: Mapping[str, Any], about: Mapping[str, Any]) -> Weights:
    return Weights(
        matrices={layer: found[f"{layer}.matrix"].astype(np.float32) for layer in LAYERS},
        offsets={layer: found[f"{layer}.offset"].astype(np.float32) for layer in LAYERS if layer not in BARE},
        editions=tuple(about["editions"]),
        tastes=tuple(Taste._make(taste)._replace(edges=tuple(taste[-1])) for taste in about["tastes"]),
        warmth=float(about["warmth"]),
        made=about["made"],
    )


def _fit(weights: Weights) -> bool:
    """Do the layers go together, and with what a player looks at?"""
    chains: Sequence[Sequence[tuple[str, int | None]]] = (
        (("first", OWN), ("second", None), ("state", None), ("both", None), ("score", None)),
        (("choice", CHOICE), ("both", None), ("score", None)),
        (("first", OWN), ("second", None), ("value", None)),
    )
    for chain in chains:
        before: int | None = None
        for layer, width in chain:
            matrix, offset = weights.matrices[layer], weights.offsets.get(layer)
            if matrix.ndim != 2 or len(matrix) != (width or before):
                return False
            before = matrix.shape[1]
            if offset is not None and offset.shape != (before,):
                return False
        if before != 1:
            return False
    known = all(np.isfinite(array).all() for array in (*weights.matrices.values(), *weights.offsets.values()))
    named = all(name in EDITIONS for name in weights.editions) and len(weights.editions) == len(weights.tastes)
    return known and named and weights.warmth > 0


def write(path: Path, weights: Weights) -> None:
    """Half as exact as they are worked with, which is enough and half as large."""
    about = {"form": FORM, "editions": weights.editions, "tastes": weights.tastes}
    about |= {"warmth": weights.warmth, "made": dict(weights.made)}
    arrays: dict[str, Any] = {"about": np.array(json.dumps(about))}
    arrays |= {f"{layer}.matrix": matrix.astype(np.float16) for layer, matrix in weights.matrices.items()}
    arrays |= {f"{layer}.offset": offset.astype(np.float16) for layer, offset in weights.offsets.items()}
    with path.open("wb") as file:
        np.savez_compressed(file, **arrays)
