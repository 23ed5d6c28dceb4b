"""The commands as a user types them; real processes where it matters that they are."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any

LANGUAGES = ("en", "ja", "uk", "nl")
COMMAND = (sys.executable, "-m", "chakai")

RULES: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("grail-2015", ()),
    ("matagot-2020", ()),
    ("matagot-2020-nl", ()),
    ("mini", ()),
    ("small", ()),
    ("grail-2015", ("keep=all-or-none", "sets=3")),
    ("matagot-2020", ("sets=3", "whisks_break_ties=no", "play_on=yes")),
    ("matagot-2020-nl", ("keep=any", "turns=none", "start_tokens=0,0,2,2,3/0,0,2,2,3")),
    ("small", ("turns=1", "zeros=0", "goal_each=no")),
    ("mini", ("sets=none", "turns=3", "keep=any", "zeros=2")),
)
"""Rule sets and a few house rules as they are typed."""


def rules_options(rules: str, house: tuple[str, ...]) -> list[str]:
    return ["--rules", rules, *(["--house", *house] if house else [])]


def process(*arguments: str, stdin: bytes = b"", **environment: str) -> subprocess.CompletedProcess[bytes]:
    """One command to its end."""
    return subprocess.run(
        [*COMMAND, *arguments],
        input=stdin,
        capture_output=True,
        check=False,
        timeout=600,
        env={**os.environ, **environment},
    )


def records_of(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def write_records(path: Path, records: list[dict[str, Any]]) -> str:
    path.write_text("".join(json.dumps(record) + "\n" for record in records), "utf-8")
    return str(path)


def runs(pid: int) -> bool:
    """Does this process run? One that has ended and that nobody has asked for does not."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{pid}/stat")
    return not (status.exists() and status.read_text().rpartition(")")[2].split()[0] == "Z")


def all_end(pids: Iterable[int]) -> bool:
    """Have these processes ended? One that was killed may need a moment, on a busy machine a long one."""
    left = set(pids)
    for _ in range(6000):
        left = {pid for pid in left if runs(pid)}
        if not left:
            return True
        time.sleep(0.01)
    return False
