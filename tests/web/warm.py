"""A server that starts at once: a process with everything imported forks one whenever it is asked.

What it forks runs `chakai serve` from its first line on, in a process of its own, with sockets and connections of
its own; only reading the code from disk, which is most of a start, has been done before. As a program this is that
process: `python -m tests.web.warm` reads the arguments of one server after the other as lines of JSON.
"""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

from tests.web.served import Server

GONE = "gone"


class Warm(Server):
    """Started, killed and started again in a moment."""

    def __init__(self, folder: Path, options: tuple[str, ...] = ()) -> None:
        super().__init__(folder, options)
        environment = os.environ | {"HOME": str(folder), "XDG_DATA_HOME": str(folder)}
        self._forge = subprocess.Popen(
            [sys.executable, "-m", "tests.web.warm"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
        )
        self.pid: int | None = None

    @property
    def alive(self) -> bool:
        return self.pid is not None

    def begin(self) -> None:
        """Without waiting for it to be ready."""
        self._tell(json.dumps(self.command[3:]))
        self.pid = int(self._forged.readline())

    def start(self) -> None:
        self.begin()
        self._read_address(self._forged)

    def kill(self) -> None:
        assert self.pid is not None
        os.kill(self.pid, signal.SIGKILL)
        self.pid = None
        while (line := self._forged.readline().strip()) != GONE:
            assert line, "the forge is broken"

    def close(self) -> None:
        if self.alive:
            self.kill()
        with suppress(BrokenPipeError):
            self._forge.communicate(timeout=120)

    @property
    def _forged(self) -> IO[str]:
        assert self._forge.stdout is not None
        return self._forge.stdout

    def _tell(self, line: str) -> None:
        assert self._forge.stdin is not None
        self._forge.stdin.write(line + "\n")
        self._forge.stdin.flush()


@contextmanager
def warm(folder: Path, *options: str) -> Iterator[Warm]:
    server = Warm(folder, options)
    try:
        server.start()
        yield server
    finally:
        server.close()


def forge() -> None:
    """Forks servers until nobody asks any more."""
    import chakai.web.serving  # noqa: F401, PLC0415 (bots' processes import this page too, and want it to be small)
    from chakai.cli import main  # noqa: PLC0415

    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            print(os.getpid(), flush=True)
            main(json.loads(line))
        os.waitpid(child, 0)
        print(GONE, flush=True)


if __name__ == "__main__":
    forge()
