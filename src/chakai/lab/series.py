"""The rule sets of a report: each has a letter, a name and the same colour on the whole page."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from string import ascii_uppercase

from chakai.lab.figures import house_text
from chakai.lab.findings import Findings
from chakai.words import editions
from chakai.words.catalogue import Words


@dataclass(frozen=True)
class Series:
    """One rule set with what was found."""

    letter: str
    name: str
    about: str
    findings: Findings

    @property
    def full_name(self) -> str:
        return f"{self.letter}\xa0·\xa0{self.name}" if self.letter else self.name


def series_of(words: Words, findings: Sequence[Findings]) -> list[Series]:
    """A single rule set needs no letter."""
    letters = ascii_uppercase if len(findings) > 1 else [""]
    return [
        Series(letter, _name(words, found), editions.told(words, found.rules, house=bool(found.house)), found)
        for letter, found in zip(letters, findings, strict=False)
    ]


def _name(words: Words, found: Findings) -> str:
    name = re.sub(r" (?=\d)", "\xa0", editions.name(words, found.rules))  # a year stays with its publisher
    return f"{name} · {house_text(found)}" if found.house else name


def alike(series: Sequence[Series]) -> bool:
    """Does one bot take every seat?"""
    return len(set(series[0].findings.bots)) == 1
