"""Records as JSON: one by one, or a stream of lines of any length."""

import json
from collections.abc import Iterable, Iterator, Mapping
from itertools import chain
from typing import IO, Any, Final

from chakai.core.illegal import Refusal
from chakai.games import game_named
from chakai.records.record import FORMAT, Record, Unreadable

LONGEST: Final = 1 << 24
"""Bytes of one record; a whole game has a few thousand."""
_BOM: Final = b"\xef\xbb\xbf"
_KINDS: Final = {"game": str, "rules": str, "house": dict, "players": list, "moves": list, "result": dict}
_OWN_KEYS: Final = frozenset(("format", *_KINDS))


def to_json(record: Record) -> str:
    """One line, in the order of the formats page."""
    data: dict[str, Any] = {"format": FORMAT, "game": record.game, "rules": record.rules}
    if record.house:
        data["house"] = dict(record.house)
    data |= {"players": list(record.players), "moves": list(record.moves)}
    if record.result is not None:
        data["result"] = dict(record.result)
    text = json.dumps(data | dict(record.more), ensure_ascii=False)
    return text if text.isascii() or _is_utf8(text) else json.dumps(data | dict(record.more))


def from_json(text: str | bytes) -> Record:
    """A record whose frame is right; its moves and result are judged by `check`. Raises Unreadable."""
    return _framed(_decoded(text))


def read(stream: IO[bytes]) -> Iterator[tuple[int, Record | Unreadable]]:
    """Every record of a file with the number of its line, one at a time; also a single one over many lines."""
    lines: Iterable[bytes] = _lines(stream)
    head = list(_head(lines))
    if head and head[-1].removeprefix(_BOM).lstrip().startswith(b"{") and _is_cut(head[-1]):
        first = len(head)
        head += _some_lines(stream)
        whole = b"".join(head)
        if len(whole) <= LONGEST and not _is_cut(whole):
            yield first, _record_or_fault(whole)
            return
    for number, line in enumerate(chain(head, lines), 1):
        if line.strip():
            yield number, _record_or_fault(line)


def _head(lines: Iterable[bytes]) -> Iterator[bytes]:
    """The blank lines at the beginning, and the first that is not blank."""
    for line in lines:
        yield line
        if line.strip():
            return


def _is_utf8(text: str) -> bool:
    """Half a surrogate pair, which JSON can hold, cannot be written as it is."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _is_cut(text: bytes) -> bool:
    try:
        _decoded(text)
    except Unreadable as fault:
        return fault.code == "not-json"
    return False


def _some_lines(stream: IO[bytes]) -> Iterator[bytes]:
    """The lines that follow, up to the size of one record."""
    size = LONGEST
    while size > 0 and (line := _line(stream, size)):
        size -= len(line)
        yield line


def _lines(stream: IO[bytes]) -> Iterator[bytes]:
    """Lines without their ends; of one that is far too long only the beginning."""
    while line := _line(stream, LONGEST + 1):
        if len(line) > LONGEST:
            while (rest := _line(stream, LONGEST)) and not rest.endswith(b"\n"):
                pass
        yield line


def _line(stream: IO[bytes], size: int = -1) -> bytes:
    try:
        return stream.readline(size)
    except OSError as error:
        raise Refusal("file-unreadable", file=stream.name, detail=error.strerror or error) from None


def _record_or_fault(line: bytes) -> Record | Unreadable:
    try:
        return from_json(line)
    except Unreadable as fault:
        return fault


def _decoded(text: str | bytes) -> object:
    if len(text) > LONGEST:
        raise Unreadable("too-long", longest=LONGEST)
    try:
        if isinstance(text, bytes):
            text = text.decode("utf-8-sig")
        return json.loads(text, object_pairs_hook=_no_key_twice, parse_constant=_no_constant)
    except UnicodeDecodeError as error:
        raise Unreadable("not-utf8", byte=error.start + 1) from None
    except json.JSONDecodeError as error:
        raise Unreadable("not-json", column=error.colno) from None
    except (ValueError, RecursionError):
        raise Unreadable("not-json", column=1) from None


def _no_constant(name: str) -> object:
    """NaN and Infinity are no JSON."""
    raise ValueError(name)


def _no_key_twice(pairs: list[tuple[str, object]]) -> dict[str, object]:
    data = dict(pairs)
    if len(data) < len(pairs):
        names = [name for name, _ in pairs]
        raise Unreadable("key-twice", key=next(name for name in names if names.count(name) > 1))
    return data


def _framed(data: object) -> Record:
    if not isinstance(data, dict):
        raise Unreadable("not-an-object")
    for key in ("format", "game", "rules", "players", "moves"):
        if key not in data:
            raise Unreadable("key-missing", key=key)
    if data["format"] != FORMAT:
        raise Unreadable("format", given=_shown(data["format"]), right=FORMAT)
    for key, kind in _KINDS.items():
        if key in data and not isinstance(data[key], kind):
            raise Unreadable("key-kind", key=key, kind=kind.__name__)
    if not all(isinstance(name, str) for name in data["players"]):
        raise Unreadable("key-kind", key="players", kind="list")
    _check_rules(data)
    return Record(
        game=data["game"],
        rules=data["rules"],
        house=data.get("house", {}),
        players=tuple(data["players"]),
        # what is not a text cannot be a move's text either, so that it is refused at its place
        moves=tuple(move if isinstance(move, str) else _shown(move) for move in data["moves"]),
        result=data.get("result"),
        more={key: value for key, value in data.items() if key not in _OWN_KEYS},
    )


def _check_rules(data: Mapping[str, Any]) -> None:
    try:
        game = game_named(data["game"])
        rules = game.rules(data["rules"], data.get("house"))
        players = len(data["players"])
        if players not in game.seats:
            raise Unreadable("players", count=players, low=game.seats[0], high=game.seats[-1])
        game.new(rules, players)
    except Refusal as refusal:
        raise Unreadable(refusal.code, **refusal.facts) from None


def shown(text: str, longest: int = 300) -> str:
    """A text that others wrote, fit for one line: no line ends, no control characters, not too long."""
    cut = text if len(text) <= longest else text[: longest - 1] + "…"
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in cut)


def _shown(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)[:80]
