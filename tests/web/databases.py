"""A PostgreSQL of the test's own, which can be stopped and started again."""

import os
import pwd
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import mkdtemp
from typing import Any, Final

from tests.web.components import postgres

ROLE: Final = "chakai"
ASKED_FOR: Final = (15_000, 30_000)


def free_ports(count: int) -> list[int]:
    """Ports that nobody uses, no two alike, and that no system gives to whoever wants any port."""
    found: list[int] = []
    with ExitStack() as held:
        while len(found) < count:
            port = Random().randrange(*ASKED_FOR)
            with suppress(OSError):
                held.enter_context(socket.socket()).bind(("127.0.0.1", port))
                found.append(port)
    return found


def free_port() -> int:
    return free_ports(1)[0]


@dataclass
class PostgreSQL:
    """A cluster in a folder of its own; it refuses to run as root, so it runs as nobody then."""

    settings: tuple[str, ...] = ()
    folder: Path = field(default_factory=lambda: Path(mkdtemp(prefix="chakai-pg-")))
    port: int = field(default_factory=free_port)

    @property
    def data(self) -> Path:
        return self.folder / "data"

    @property
    def address(self) -> str:
        return self.named("postgres")

    @property
    def pid(self) -> int:
        """The postmaster's."""
        return int((self.data / "postmaster.pid").read_text().splitlines()[0])

    def named(self, database: str, role: str = ROLE) -> str:
        return f"postgresql://{role}@127.0.0.1:{self.port}/{database}"

    def make(self) -> None:
        if os.geteuid() == 0:
            shutil.chown(self.folder, "nobody")
        self._run("initdb", "--username", ROLE, "--auth", "trust", "--encoding", "UTF8")

    def start(self) -> None:
        told = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={self.folder}"
        options = " ".join((told, *(f"-c {setting}" for setting in self.settings)))
        self._run("pg_ctl", "--wait", "--log", str(self.folder / "log"), "--options", options, "start")

    def stop(self, mode: str = "immediate") -> None:
        """`immediate` is as good as a kill: it recovers at the next start."""
        self._run("pg_ctl", "--mode", mode, "--wait", "stop")

    def _run(self, program: str, *arguments: str) -> None:
        other: dict[str, Any] = {}
        if os.geteuid() == 0:
            other = {"user": "nobody", "group": pwd.getpwnam("nobody").pw_gid}
        command = [postgres(program), "--pgdata", str(self.data), *arguments]
        subprocess.run(command, check=True, cwd=self.folder, capture_output=True, **other)


@contextmanager
def postgresql(*settings: str) -> Iterator[PostgreSQL]:
    """One that runs; its settings as in `fsync=off`."""
    made = PostgreSQL(settings)
    try:
        made.make()
        made.start()
        yield made
    finally:
        if (made.data / "postmaster.pid").exists():
            made.stop()
        shutil.rmtree(made.folder, ignore_errors=True)
