"""The rule sets of a report: each has a letter, a name and the same colour on the whole page."""

from collections.abc import Sequence
from dataclasses import dataclass
from string import ascii_uppercase

from chakai.core.house import typed
from chakai.lab.findings import Findings
from chakai.words.catalogue import Words


@dataclass(frozen=True)
class Series:
    """One rule set with what was found."""

    letter: str
    name: str
    about: str
    house: str
    findings: Findings

    @property
    def full_name(self) -> str:
        return f"{self.letter} ({self.name})" if self.letter else self.name


def series_of(words: Words, findings: Sequence[Findings]) -> list[Series]:
    """A single rule set needs no letter."""
    return [
        Series(
            letter=ascii_uppercase[place] if len(findings) > 1 else "",
            name=_name(words, found),
            about=words(f"edition-{_key(found)}"),
            house=_house(found),
            findings=found,
        )
        for place, found in enumerate(findings)
    ]


def _key(found: Findings) -> str:
    return found.rules.replace("+", "-")


def _name(words: Words, found: Findings) -> str:
    key = f"edition-name-{_key(found)}"
    name = words(key) if key in words else found.rules
    return f"{name} · {_house(found)}" if found.house else name


def _house(found: Findings) -> str:
    return ", ".join(f"{field}={typed(value)}" for field, value in found.house.items())
