"""The system calls of running processes, in the order in which they happened, as strace writes them."""

import re
import signal
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from tests.web.components import strace

CALLS: Final = "pwrite64,write,writev,fsync,fdatasync,sendto,sendmsg,recvfrom"
LONGEST: Final = 20_000
"""Bytes of what is written or sent that are kept."""
LINE: Final = re.compile(r"(?P<pid>\d+) +(?:<\.\.\. (?P<resumed>\w+) resumed>|(?P<name>\w+)\()(?P<rest>.*)")
UNFINISHED: Final = "<unfinished ...>"


@dataclass
class Call:
    """A system call from the line where it begins to the line where it ends."""

    pid: int
    name: str
    text: str
    began: int
    ended: int = -1

    @property
    def place(self) -> str:
        """The file or the connection that it is about."""
        return self.text.partition(">,")[0].partition(">)")[0]

    @property
    def syncs(self) -> bool:
        return self.name in ("fsync", "fdatasync") and self.text.rstrip().endswith("= 0")


@dataclass
class Trace:
    file: Path
    calls: list[Call] = field(default_factory=list)

    def read(self) -> None:
        """What was traced, once strace has ended."""
        open_calls: dict[int, Call] = {}
        for number, line in enumerate(self.file.read_text("utf-8", "replace").splitlines()):
            if (found := LINE.match(line)) is None:
                continue
            pid, rest = int(found["pid"]), found["rest"]
            if found["resumed"]:
                call = open_calls.pop(pid, None)
                if call is not None:
                    call.text, call.ended = call.text + rest, number
                continue
            call = Call(pid, found["name"], rest.removesuffix(UNFINISHED), number)
            self.calls.append(call)
            if rest.endswith(UNFINISHED):
                open_calls[pid] = call
            else:
                call.ended = number

    def first(self, names: Sequence[str], *texts: str, but_not: str = "\n", after: int = -1) -> Call:
        """The first of these calls that contains all these texts and begins after that line."""
        for call in self.calls:
            if call.began <= after or call.name not in names or but_not in call.place:
                continue
            if all(text in call.text for text in texts):
                return call
        raise AssertionError(f"no {names} with {texts} after line {after}")

    def synced(self, place: str, first: int, last: int) -> bool:
        """Was a file synced that is called like this, wholly between these lines?"""
        return any(
            call.syncs and place in call.place and first < call.began and -1 < call.ended < last
            for call in self.calls
        )


@contextmanager
def traced(file: Path, *roots: int) -> Iterator[Trace]:
    """Traces processes, all that they have started and will start; what was seen can be read afterwards."""
    pids = [pid for root in roots for pid in (root, *_children(root))]
    attached = [argument for pid in pids for argument in ("-p", str(pid))]
    options = ("-f", "-yy", "-s", str(LONGEST), "-e", f"trace={CALLS}", "-e", "signal=none")
    tracing = subprocess.Popen(
        [strace(), *options, "-o", str(file), *attached], stderr=subprocess.PIPE, text=True, errors="replace"
    )
    trace = Trace(file)
    try:
        _wait_until_attached(pids, tracing)
        yield trace
    finally:
        tracing.send_signal(signal.SIGINT)
        tracing.communicate(timeout=300)
    trace.read()


def _wait_until_attached(pids: Sequence[int], tracing: "subprocess.Popen[str]") -> None:
    """Until every thread of these processes has a tracer."""
    deadline = time.monotonic() + 300
    while not all(_has_tracer(task) for pid in pids for task in Path("/proc").glob(f"{pid}/task/*")):
        assert tracing.poll() is None, tracing.communicate()[1]
        assert time.monotonic() < deadline
        time.sleep(0.05)


def _children(pid: int) -> list[int]:
    return [
        int(child)
        for task in Path(f"/proc/{pid}/task").iterdir()
        for child in (task / "children").read_text().split()
    ]


def _has_tracer(task: Path) -> bool:
    try:
        status = (task / "status").read_text()
    except OSError:
        return True  # it has just ended
    return re.search(r"^TracerPid:\t[1-9]", status, re.MULTILINE) is not None
