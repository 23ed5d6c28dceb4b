"""House rules: one changed field of a rule set, read from a command line or a record and judged once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, TypeVar

from chakai.core.illegal import Impossible

T = TypeVar("T")
NONE: Final = "none"


@dataclass(frozen=True)
class HouseField:
    """One field: what it may be in words that need no language, and how a text or a JSON value becomes it."""

    possible: str
    from_text: Callable[[str], object]
    from_json: Callable[[object], object]


class _Unfit(Exception):
    """The value is not of the field's form."""


def whole(low: int, high: int, *, or_none: bool = False) -> HouseField:
    """A whole number; with `or_none`, also "none" (null in a record)."""

    def from_json(value: object) -> object:
        if value is None and or_none:
            return None
        if type(value) is not int or not low <= value <= high:
            raise _Unfit
        return value

    def from_text(text: str) -> object:
        if text == NONE:
            return from_json(None)
        return from_json(_whole(text))

    return HouseField(f"{low}…{high}" + (f", {NONE}" if or_none else ""), from_text, from_json)


def _whole(text: str) -> int:
    """Plain digits only: no signs, no blanks, no other scripts."""
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise _Unfit
    return int(text)


def flag() -> HouseField:
    """Yes or no (true or false in a record)."""
    words = {"yes": True, "true": True, "no": False, "false": False}

    def from_text(text: str) -> object:
        if text not in words:
            raise _Unfit
        return words[text]

    def from_json(value: object) -> object:
        if not isinstance(value, bool):
            raise _Unfit
        return value

    return HouseField("yes, no", from_text, from_json)


def choice(*names: str) -> HouseField:
    """One of a few words."""

    def from_json(value: object) -> object:
        if value not in names:
            raise _Unfit
        return value

    return HouseField(", ".join(names), from_json, from_json)


def rows(seats: int, kinds: int, most: int) -> HouseField:
    """A row of numbers for each seat: "1,0,0/0,0,2", in a record [[1,0,0],[0,0,2]]; or none."""

    def from_json(value: object) -> object:
        if value is None:
            return None
        if not isinstance(value, list) or len(value) != seats:
            raise _Unfit
        for row in value:
            if not isinstance(row, list) or len(row) != kinds:
                raise _Unfit
            if not all(type(number) is int and 0 <= number <= most for number in row):
                raise _Unfit
        return tuple(tuple(row) for row in value)

    def from_text(text: str) -> object:
        if text == NONE:
            return None
        return from_json([[_whole(number) for number in row.split(",")] for row in text.split("/")])

    example = "/".join([",".join(["0"] * kinds)] * seats)
    return HouseField(f"{example} (0…{most}), {NONE}", from_text, from_json)


def read_texts(fields: Mapping[str, HouseField], texts: Mapping[str, str]) -> dict[str, object]:
    """House rules as typed: {"sets": "3"} becomes {"sets": 3}."""
    return {name: _read(fields, name, text, _known(fields, name).from_text) for name, text in texts.items()}


def read_values(fields: Mapping[str, HouseField], values: Mapping[str, object]) -> dict[str, object]:
    """House rules as they stand in a record."""
    return {name: _read(fields, name, value, _known(fields, name).from_json) for name, value in values.items()}


def _known(fields: Mapping[str, HouseField], name: str) -> HouseField:
    if name not in fields:
        raise Impossible("house-unknown", field=name, possible=", ".join(fields))
    return fields[name]


def _read(fields: Mapping[str, HouseField], name: str, value: T, read: Callable[[T], object]) -> object:
    try:
        return read(value)
    except _Unfit:
        raise Impossible("house-value", field=name, value=str(value), possible=fields[name].possible) from None


def plain(value: object) -> object:
    """A field's value as JSON has it."""
    return [plain(part) for part in value] if isinstance(value, tuple) else value
