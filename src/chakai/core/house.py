"""House rules: one changed field of a rule set, read from a command line or a record and judged once."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, TypeVar

from chakai.core.illegal import Impossible

T = TypeVar("T")
NONE: Final = "none"


@dataclass(frozen=True)
class HouseField:
    """One field: what may be typed and what may stand in a record, and how a text or a JSON value becomes it."""

    possible: str
    possible_json: str
    from_text: Callable[[str], object]
    from_json: Callable[[object], object]


class _Unfit(Exception):
    """The value is not of the field's form."""


def whole(low: int, high: int, *, step: int = 1, or_none: bool = False) -> HouseField:
    """A whole number in steps; with `or_none`, also "none" (null in a record)."""

    def from_json(value: object) -> object:
        if value is None and or_none:
            return None
        if type(value) is not int or not low <= value <= high or value % step:
            raise _Unfit
        return value

    def from_text(text: str) -> object:
        if text == NONE:
            return from_json(None)
        return from_json(_whole(text))

    span = _span(low, high, step)
    return HouseField(span + f", {NONE}" * or_none, span + ", null" * or_none, from_text, from_json)


def numbers(
    shortest: int, longest: int, low: int, high: int, *, step: int = 1, or_none: bool = False
) -> HouseField:
    """A list of whole numbers: "4,3,3", in a record [4,3,3]."""
    one = whole(low, high, step=step)

    def from_json(value: object) -> object:
        if value is None and or_none:
            return None
        if not isinstance(value, list) or not shortest <= len(value) <= longest:
            raise _Unfit
        return tuple(one.from_json(number) for number in value)

    def from_text(text: str) -> object:
        return from_json(None if text == NONE else [_whole(number) for number in text.split(",")])

    places = str(shortest) if shortest == longest else f"{shortest}…{longest}"
    each = f"{places} × {_span(low, high, step)}"
    return HouseField(
        f"{each} (1,2,…)" + f", {NONE}" * or_none, f"{each} ([1, 2, …])" + ", null" * or_none, from_text, from_json
    )


def _span(low: int, high: int, step: int) -> str:
    return f"{low}…{high}" if step == 1 else f"{low}, {low + step} … {high}"


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

    return HouseField("yes, no", "true, false", from_text, from_json)


def choice(*names: str) -> HouseField:
    """One of a few words."""

    def from_json(value: object) -> object:
        if value not in names:
            raise _Unfit
        return value

    return HouseField(", ".join(names), ", ".join(f'"{name}"' for name in names), from_json, from_json)


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
    in_json = [[0] * kinds] * seats
    return HouseField(f"{example} (0…{most}), {NONE}", f"{in_json} (0…{most}), null", from_text, from_json)


def read_texts(fields: Mapping[str, HouseField], texts: Mapping[str, str]) -> dict[str, object]:
    """House rules as typed: {"sets": "3"} becomes {"sets": 3}."""
    read = {name: _known(fields, name) for name in texts}
    return {name: _read(name, texts[name], field.from_text, field.possible) for name, field in read.items()}


def read_values(fields: Mapping[str, HouseField], values: Mapping[str, object]) -> dict[str, object]:
    """House rules as they stand in a record."""
    read = {name: _known(fields, name) for name in values}
    return {name: _read(name, values[name], field.from_json, field.possible_json) for name, field in read.items()}


def _known(fields: Mapping[str, HouseField], name: str) -> HouseField:
    if name not in fields:
        raise Impossible("house-unknown", field=name, possible=", ".join(fields))
    return fields[name]


def _read(name: str, value: T, read: Callable[[T], object], possible: str) -> object:
    try:
        return read(value)
    except _Unfit:
        raise Impossible("house-value", field=name, value=_shown(value), possible=possible) from None


def _shown(value: object) -> str:
    if isinstance(value, str):
        return value
    try:
        return json.dumps(value, default=repr)[:80]
    except (RecursionError, ValueError):
        return "[[[…"


def plain(value: object) -> object:
    """A field's value as JSON has it."""
    return [plain(part) for part in value] if isinstance(value, tuple) else value


def typed(value: object) -> str:
    """A field's value, as JSON has it, in the form in which it is typed."""
    match value:
        case None:
            return NONE
        case bool():
            return "yes" if value else "no"
        case [list(), *_]:
            return "/".join(typed(row) for row in value)
        case list():
            return ",".join(map(str, value))
    return str(value)
