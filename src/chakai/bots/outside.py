"""Outside bots: one process a seat, JSON Lines on its standard input and output."""

import contextlib
import json
import os
import queue
import shlex
import signal
import subprocess
import threading
import time
from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import IO, Any, Final

from chakai.core.game import AnyGame
from chakai.core.illegal import Illegal, Refusal
from chakai.core.legal import Legal
from chakai.core.outcome import Outcome
from chakai.records.record import result_of
from chakai.records.text import shown

PREFIX: Final = "exec:"
PROTOCOL: Final = 1
READY_SECONDS: Final = 10
DEFAULT_MS: Final = 1000
LONGEST_ANSWER: Final = 1 << 20
LEAVING_SECONDS: Final = 2
"""After end-of-file."""
UNREAD: Final = 64
"""Lines of it that wait to be read; then it has to."""
LAST_WORDS: Final = 400
"""Characters of its error output that are worth showing when it fails."""


class BotFailed(Refusal):
    """It loses the game: `reason` as a forfeit has it; the code is a message key."""

    def __init__(self, reason: str, code: str, **facts: object) -> None:
        super().__init__(code, **facts)
        self.reason = reason


def command_of(name: str) -> list[str]:
    """The words of an exec: name, split like a shell line; no shell runs it."""
    try:
        command = shlex.split(name.removeprefix(PREFIX))
    except ValueError as error:
        raise Refusal("bot-cannot-start", bot=name, detail=str(error)) from None
    if not command:
        raise Refusal("bot-command", bot=name)
    return command


class Process:
    """A running outside bot. Reading and writing have threads of their own, so that it can never hold us up.

    Only simple queues lie between: an interrupt can leave the lock of another kind locked for ever.
    """

    def __init__(self, name: str) -> None:
        try:
            self._process = subprocess.Popen(
                command_of(name),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
            )
        except OSError as error:
            raise Refusal("bot-cannot-start", bot=name, detail=error.strerror or str(error)) from None
        self._answers: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._room: queue.SimpleQueue[None] = queue.SimpleQueue()
        for _ in range(UNREAD):
            self._room.put(None)
        self._messages: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._errors = b""
        self._closed = False
        for work in (self._read, self._write, self._listen):
            threading.Thread(target=work, daemon=True).start()

    def send(self, message: Mapping[str, Any]) -> None:
        """Queues one message."""
        self._messages.put(json.dumps(message, ensure_ascii=False).encode() + b"\n")

    def answer(self, seconds: float) -> bytes | None:
        """The next line it prints; empty at the end of its output, None if none came in time."""
        try:
            line = self._answers.get(timeout=max(seconds, 0))
        except queue.Empty:
            return None
        self._room.put(None)
        return line

    @property
    def last_words(self) -> str:
        """The end of its error output."""
        words = self._errors.decode(errors="replace").strip()[-LAST_WORDS:]
        return "\n".join(map(shown, words.splitlines()))

    def dismiss(self) -> None:
        """End-of-file after all that was sent, and a moment to leave by itself."""
        self._messages.put(b"")
        deadline = time.monotonic() + LEAVING_SECONDS
        while self.answer(deadline - time.monotonic()):
            pass

    def close(self) -> None:
        """Ends it with everything it started."""
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        self._messages.put(b"")
        self._closed = True
        self._room.put(None)  # lets a reader go that waits for it

    def _read(self) -> None:
        stream = _pipe(self._process.stdout)
        while line := stream.readline(LONGEST_ANSWER + 1):
            self._room.get()
            if self._closed:
                return
            self._answers.put(line)
        self._answers.put(b"")

    def _write(self) -> None:
        stream = _pipe(self._process.stdin)
        with contextlib.suppress(OSError, ValueError):
            while message := self._messages.get():
                stream.write(message)
                stream.flush()
        with contextlib.suppress(OSError):
            stream.close()

    def _listen(self) -> None:
        stream = _pipe(self._process.stderr)
        while line := stream.readline(4096):
            self._errors = (self._errors + line)[-4 * LAST_WORDS :]


class OutsideBot:
    """An outside bot's place at tables; it gets a fresh process after every failure."""

    def __init__(self, name: str, ms: int = DEFAULT_MS) -> None:
        self.name = name
        self.given_name = command_of(name)[0].rsplit("/", 1)[-1]
        self.ms = ms
        self._process: Process | None = None

    @property
    def last_words(self) -> str:
        return self._process.last_words if self._process else ""

    def start(self) -> None:
        """Starts a process unless one runs, and waits until it is ready."""
        if self._process is not None:
            return
        self._process = Process(self.name)
        self._process.send({"type": "hello", "protocol": PROTOCOL})
        line = self._process.answer(READY_SECONDS)
        if line is None:
            raise BotFailed("time", "outside-not-ready", seconds=READY_SECONDS)
        if not line:
            raise BotFailed("broken", "outside-died")
        match _object(line):
            case {"type": "ready", "name": str(name)} if name.strip():
                self.given_name = shown(name.strip(), 60)
            case {"type": "ready"}:
                pass
            case _:
                raise BotFailed("broken", "outside-bad-ready", text=_shown(line))

    def ask(self, message: Mapping[str, Any]) -> str:
        """The text of its move."""
        self.start()
        assert self._process is not None
        self._process.send(message)
        line = self._process.answer(self.ms / 1000)
        if line is None:
            raise BotFailed("time", "outside-late", ms=self.ms)
        if not line:
            time.sleep(0.05)  # its last words may still be on their way
            raise BotFailed("broken", "outside-died")
        if len(line) > LONGEST_ANSWER:
            raise BotFailed("broken", "outside-too-long", longest=LONGEST_ANSWER)
        match _object(line):
            case {"move": str(move)}:
                return move
        raise BotFailed("broken", "outside-not-json", text=_shown(line))

    def tell(self, message: Mapping[str, Any]) -> None:
        """A message that wants no answer."""
        if self._process is not None:
            self._process.send(message)

    def dismiss(self) -> None:
        """Lets the process leave and ends it; for one that has done nothing wrong."""
        try:
            if self._process is not None:
                self._process.dismiss()
        finally:
            self.close()

    def close(self) -> None:
        """Ends the process; the next question starts a fresh one."""
        if self._process is not None:
            self._process.close()
            self._process = None


@dataclass(frozen=True)
class OutsideSeat:
    """An outside bot at one seat of one game, as the arena's other bots are."""

    bot: OutsideBot
    game: AnyGame
    rules: Any
    players: int

    def choose(self, view: Any, legal: Legal[Any], rng: Random) -> Any:
        del rng
        house = self.game.house_of(self.rules)
        text = self.bot.ask(
            {"type": "act", "game": self.game.name, "rules": self.rules.name}
            | ({"house": house} if house else {})
            | {"players": self.players, "seat": view.seat, "seen": view.seen}
            | {"legal": [str(move) for move in legal], "ms": self.bot.ms}
        )
        try:
            move = self.game.parse(text)
        except Illegal:
            raise BotFailed("illegal", "outside-illegal", move=shown(text, 80)) from None
        if move not in legal:
            raise BotFailed("illegal", "outside-illegal", move=shown(text, 80))
        return move

    def end(self, view: Any, outcome: Outcome) -> None:
        self.bot.tell({"type": "end", "seen": view.seen, "result": result_of(outcome)})


def _pipe(stream: IO[bytes] | None) -> IO[bytes]:
    assert stream is not None
    return stream


def _object(line: bytes) -> object:
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        return None


def _shown(line: bytes) -> str:
    return shown(line[:400].decode(errors="replace").strip(), 80)
