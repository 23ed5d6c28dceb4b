"""Messages that no page would send, made of bytes, of broken valid messages, and of lies."""

import json
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeAlias

from pydantic import ValidationError

from chakai.web.sockets import MESSAGES, Hello, MoveMade, Resigned, SaidNow

Message: TypeAlias = str | bytes
"""A text frame or a binary one."""

NUMBERS = (0, -1, 1, 2, 7, 10**6, 10**6 + 1, 2**31, 2**63, 2**64, 10**400, 0.5, 1e308, float("nan"), float("inf"))
ODD = (
    "",
    " ",
    "\x00",
    "\ud800",
    "\u202e",
    "\ue0004g\ue001",
    "'; DROP TABLE tables; --",
    "<b>",
    "{{7*7}}",
    "\U0001f375",
)
WRONG: tuple[Any, ...] = (None, True, [], {}, [[]], {"type": "move"}, "0", "x" * 400, *NUMBERS, *ODD)
TYPES = ("hello", "move", "say", "resign", "rematch", "scene", "accepted", "refused", "Move", "sit", "__class__")


class Fuzz:
    """Makes message after message for one who looks at a table with some moves and some version."""

    def __init__(self, rng: Random, moves: Sequence[str], version: int) -> None:
        self.rng, self.moves, self.version, self._number = rng, moves or ["0 -"], version, 0
        self._kinds: tuple[Callable[[], Message], ...] = (
            self._bytes,
            self._binary,
            self._truncated,
            self._scribbled,
            self._wrong_field,
            self._lacking,
            self._number_too_large,
            self._deep,
            self._unknown,
            self._forged_hello,
            self._forged_move,
            self._odd_move,
            self._odd_talk,
            self._key_twice,
        )

    def message(self) -> Message:
        return self.rng.choice(self._kinds)()

    def id(self) -> str:
        """Mostly a new one, sometimes one that was used, by whomever."""
        self._number += 1
        return f"f{self.rng.choice((self._number, 1, 2))}"

    def valid(self) -> dict[str, Any]:
        """A message as a page sends it."""
        match self.rng.choice(("hello", "move", "say", "claim", "rematch", "resign")):
            case "hello":
                return {"type": "hello", "frames": self.rng.randrange(50), "talk": self.rng.randrange(9)}
            case "move":
                move = self.rng.choice(self.moves)
                return {"type": "move", "id": self.id(), "version": self.version, "move": move}
            case "say":
                return {"type": "say", "id": self.id(), "text": "tea?"}
            case "claim":
                return {"type": "say", "id": self.id(), "claim": "matches"}
            case other:
                return {"type": other, "id": self.id()}

    def _bytes(self) -> str:
        return self.rng.randbytes(self.rng.randrange(80)).decode("latin-1")

    def _binary(self) -> bytes:
        return self.rng.choice((self.rng.randbytes(self.rng.randrange(80)), json.dumps(self.valid()).encode()))

    def _truncated(self) -> str:
        text = json.dumps(self.valid())
        return text[: self.rng.randrange(len(text))]

    def _scribbled(self) -> str:
        letters = list(json.dumps(self.valid()))
        for _ in range(self.rng.randrange(1, 5)):
            letters[self.rng.randrange(len(letters))] = chr(self.rng.choice((0, 34, 92, 123, 125, 48, 57, 0x3042)))
        return "".join(letters)

    def _wrong_field(self) -> str:
        message = self.valid()
        message[self.rng.choice(list(message))] = self.rng.choice(WRONG)
        return json.dumps(message)

    def _lacking(self) -> str:
        message = self.valid()
        del message[self.rng.choice(list(message))]
        return json.dumps(message)

    def _number_too_large(self) -> str:
        field = self.rng.choice(("version", "frames", "talk", "seat"))
        number = self.rng.choice(("9" * 4000, "-" + "9" * 5000, "1e999999", "1E-999999", "0x10", "٣"))
        return json.dumps(self.valid() | {field: 0}).replace(f'"{field}": 0', f'"{field}": {number}')

    def _deep(self) -> str:
        depth = self.rng.choice((10, 300, 7_000))
        opened, closed = self.rng.choice((("[", "]"), ('{"a":', "}")))
        nested = opened * depth + "0" + closed * self.rng.choice((0, depth))
        return self.rng.choice((nested, f'{{"type":"say","id":"d","text":{nested}}}'))

    def _unknown(self) -> str:
        message = self.valid() | {
            "type": self.rng.choice(TYPES),
            "seat": self.rng.choice((0, 1, 5)),
            "admin": True,
        }
        return json.dumps(message)

    def _forged_hello(self) -> str:
        seat = self.rng.choice((0, 1, 2, 5, -1, 99, None, True, "0", "1", 1.0, [0]))
        frames = self.rng.choice((0, 1, 10**9, -5, 2**64))
        return json.dumps({"type": "hello", "frames": frames, "talk": frames, "seat": seat})

    def _forged_move(self) -> str:
        """Somebody else's move, an old or a future version, another's id."""
        seat, version = self.rng.randrange(7), self.rng.choice((0, 1, self.version - 1, self.version + 1, 10**6))
        _, _, rest = self.rng.choice(self.moves).partition(" ")
        return json.dumps({"type": "move", "id": self.id(), "version": max(0, version), "move": f"{seat} {rest}"})

    def _odd_move(self) -> str:
        """Moves of chance, of the other game, of nobody."""
        words = ("deal", "grid", "crates", "toss", "0", "1", "-", "|", "keep", "bid", "brew", "4g#", "row", *ODD)
        move = " ".join(self.rng.choices(words, k=self.rng.randrange(1, 9)))
        return json.dumps({"type": "move", "id": self.id(), "version": self.version, "move": move})

    def _odd_talk(self) -> str:
        text = "".join(self.rng.choices(("tea", "\n", "\u200d", *ODD), k=self.rng.choice((1, 5, 200))))
        claim = self.rng.choice(("", "zero", "nothing", text[:9]))
        return json.dumps({"type": "say", "id": self.id(), "text": text, "claim": claim})

    def _key_twice(self) -> str:
        text = json.dumps(self.valid())
        return f'{{"type":"hello","seat":1,{text[1:]}'


def read(message: Message) -> Any:
    """What the server takes a message for; None if it cannot."""
    try:
        return MESSAGES.validate_json(message) if isinstance(message, str) else None
    except ValidationError:
        return None


def changes_the_game(message: Message, moves: Sequence[str]) -> bool:
    """Would this be done at once if the sender's seat may do it?"""
    meant = read(message)
    return isinstance(meant, Resigned) or (isinstance(meant, MoveMade) and meant.move in moves)


def is_talk(message: Message) -> bool:
    return isinstance(read(message), SaidNow)


def is_hello(message: Message) -> bool:
    return isinstance(read(message), Hello)
