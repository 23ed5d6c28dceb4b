"""A seen history word by word, and how long games get: what tells an information state in numbers."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

import numpy as np

from chakai.adapters.encoding import Row

UNDER_WAY: Final = "…"
"""Stands before the choices that a seat has made of a move not yet complete."""
ALWAYS: Final = ("\n", "seat", UNDER_WAY)
"""Words of every game."""


@dataclass(frozen=True)
class Bounds:
    """What no game exceeds by one rule set and with one number of players."""

    choices: int
    """Of all players together."""
    pieces: int
    """Cards, drinks and seats that chance draws."""
    words: int | None
    """Of a seen history; None if there is no limit."""


@dataclass(frozen=True)
class SeenWords:
    """The vocabulary of a game's seen histories."""

    vocabulary: Sequence[str]
    most: int

    @cached_property
    def _number(self) -> dict[str, int]:
        return {word: number for number, word in enumerate(self.vocabulary)}

    @cached_property
    def _word(self) -> re.Pattern[str]:
        """Longer words first, so that a drink is not taken for its colour."""
        return re.compile("|".join(map(re.escape, sorted(self.vocabulary, key=len, reverse=True))))

    def read(self, text: str) -> list[str]:
        """The words of a text: amounts come digit by digit, a card and the mat that it lies on apart."""
        return self._word.findall(text)

    @property
    def shape(self) -> tuple[int, int]:
        return self.most, len(self.vocabulary)

    def write(self, text: str, rows: Row) -> None:
        """For each word in turn a one at its place, into rows that are all 0."""
        numbers = [self._number[word] for word in self.read(text)]
        rows[np.arange(len(numbers)), numbers] = 1
