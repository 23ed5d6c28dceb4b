"""Moves as a few small choices, numbered from 0, and a seat's view as a row of numbers: what any adapter needs."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from typing import Any, Generic, TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

M = TypeVar("M")
V = TypeVar("V")
Choices: TypeAlias = tuple[int, ...]
"""Numbers of actions, one after another; no move's choices are the beginning of another's."""
Row: TypeAlias = NDArray[np.float32]
Part: TypeAlias = list[float]
Parts: TypeAlias = Mapping[str, Part]
"""An observation by its parts, in the order in which the row has them."""

MOST = float(1 << 24)
"""Counts are exact up to here."""


@dataclass(frozen=True)
class Encoding(Generic[M, V]):
    """One game by one rule set, in numbers."""

    names: tuple[str, ...]
    """What each action is called."""
    spell: Callable[[M], Choices]
    look: Callable[[V, Choices], Parts]
    """What is seen from a view; the choices are those that this seat has made of a move not yet complete."""
    first_view: V
    """Any view: the sizes of the parts are taken from it."""
    flags: frozenset[str]
    """Parts that are 0 or 1; the others are counts."""

    def row(self, view: V, made: Choices = ()) -> Row:
        """All parts in one row."""
        return np.array([*chain.from_iterable(self.look(view, made).values())], np.float32)

    @cached_property
    def parts(self) -> Mapping[str, slice]:
        """Where each part stands in the row."""
        found, start = {}, 0
        for name, part in self.look(self.first_view, ()).items():
            found[name] = slice(start, start + len(part))
            start += len(part)
        return found

    @cached_property
    def highest(self) -> Row:
        """The largest value at each place of the row; the smallest is 0."""
        sizes = ((name, place.stop - place.start) for name, place in self.parts.items())
        return np.concatenate(
            [np.full(size, 1 if name in self.flags else MOST, np.float32) for name, size in sizes]
        )


AnyEncoding: TypeAlias = Encoding[Any, Any]


@dataclass(frozen=True)
class Choosing(Generic[M]):
    """One seat on its way to a move, choice by choice; where only one way leads on, it is gone at once."""

    open: Mapping[Choices, M]
    """The moves that can still be reached, by how they are spelt."""
    made: Choices = ()

    @cached_property
    def choices(self) -> list[int]:
        """The next choices, in ascending order."""
        return sorted({spelt[len(self.made)] for spelt in self.open})

    @property
    def move(self) -> M | None:
        """The move, if it is complete."""
        return self.open.get(self.made)

    def plus(self, action: int) -> "Choosing[M]":
        """One choice further."""
        return self.after((*self.made, action))

    def after(self, made: Choices) -> "Choosing[M]":
        """With these choices made."""
        end = len(made)
        left = {spelt: move for spelt, move in self.open.items() if spelt[:end] == made}
        if not left:
            raise ValueError(f"{made}: not open")
        shortest = min(map(len, left))
        while end < shortest and len({spelt[end] for spelt in left}) == 1:
            end += 1
        return Choosing(left, next(iter(left))[:end])


def choosing(legal: Iterable[M], spell: Callable[[M], Choices], made: Choices = ()) -> Choosing[M]:
    """One of these moves is to be chosen, and perhaps some choices are made."""
    fresh = Choosing({spell(move): move for move in legal})
    return fresh.after(made) if made else fresh


def numbers(values: Iterable[float]) -> Part:
    """Some numbers as a part."""
    return [*values]


def one_of(length: int, *places: int | None) -> Part:
    """Zeros with ones at these places; None stands nowhere."""
    part: Part = [0] * length
    for place in places:
        if place is not None:
            part[place] = 1
    return part


def counted(length: int, places: Iterable[int]) -> Part:
    """How often each place occurs."""
    part: Part = [0] * length
    for place in places:
        part[place] += 1
    return part
