"""What is measured: real servers in processes of their own, on SQLite or on a PostgreSQL that is started here."""

import os
import pwd
import re
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import mkdtemp
from typing import Any, Final

SECRET: Final = "the bench's own key, known to nobody"
TICKS: Final = os.sysconf("SC_CLK_TCK")


@dataclass
class House:
    """One `chakai serve`."""

    process: subprocess.Popen[str]
    port: int

    def memory(self) -> int:
        """Bytes that it holds in memory."""
        found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{self.process.pid}/status").read_text())
        assert found
        return 1024 * int(found[1])

    def processor_seconds(self) -> float:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS


@contextmanager
def houses(database: str, folder: Path, processes: int) -> Iterator[list[House]]:
    """So many servers on one database; all of them know the same key."""
    open_houses: list[House] = []
    environment = os.environ | {"CHAKAI_SECRET": SECRET, "HOME": str(folder), "XDG_DATA_HOME": str(folder)}
    command = [sys.executable, "-m", "chakai", "serve", "--port", "0", "--no-browser", "--cold"]
    command += ["--database", database]
    try:
        for _ in range(processes):
            process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
            assert process.stdout is not None
            found = re.search(r"http://[\d.]+:(\d+)", process.stdout.readline())
            assert found, "the server did not start"
            open_houses.append(House(process, int(found[1])))
        yield open_houses
    finally:
        for house in open_houses:
            house.process.kill()
            house.process.wait()


@contextmanager
def sqlite(folder: Path) -> Iterator[str]:
    """A new file."""
    own = Path(mkdtemp(prefix="sqlite-", dir=folder))
    yield str(own / "tables.sqlite")
    shutil.rmtree(own, ignore_errors=True)


@contextmanager
def postgresql(folder: Path) -> Iterator[str]:
    """A PostgreSQL of our own, as it comes; it refuses to run as root, so it runs as nobody then."""
    own, port = Path(mkdtemp(prefix="postgresql-", dir=folder)), _free_port()
    other: dict[str, Any] = {}
    if os.geteuid() == 0:
        other = {"user": "nobody", "group": pwd.getpwnam("nobody").pw_gid}
        shutil.chown(own, "nobody")
    data = own / "data"

    def run(program: str, *arguments: str) -> None:
        subprocess.run([_program(program), *arguments], check=True, cwd=own, capture_output=True, **other)

    run("initdb", "--pgdata", str(data), "--username", "chakai", "--auth", "trust", "--encoding", "UTF8")
    options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={own}"
    run("pg_ctl", "--pgdata", str(data), "--wait", "--log", str(own / "log"), "--options", options, "start")
    try:
        yield f"postgresql://chakai@127.0.0.1:{port}/postgres"
    finally:
        run("pg_ctl", "--pgdata", str(data), "--mode", "immediate", "stop")
        shutil.rmtree(own, ignore_errors=True)


DATABASES: Final = {"sqlite": sqlite, "postgresql": postgresql}


def possible(names: Sequence[str]) -> list[str]:
    """Those databases that this machine has."""
    return [name for name in names if name != "postgresql" or _found("initdb")]


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _found(program: str) -> str | None:
    """Debian keeps PostgreSQL's programs outside the path."""
    kept = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{program}"))
    return shutil.which(program) or (str(kept[-1]) if kept else None)


def _program(program: str) -> str:
    found = _found(program)
    assert found, f"PostgreSQL's {program} is not installed"
    return found
