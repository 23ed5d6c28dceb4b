"""The bench of the server runs, at its smallest."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def bench(folder: Path, *options: str) -> str:
    told = subprocess.run(
        [sys.executable, "bench/server.py", *options, "--databases", "sqlite", "--folder", str(folder)],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": os.pathsep.join((str(ROOT / "src"), os.environ.get("PYTHONPATH", "")))},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert told.returncode == 0, told.stderr
    assert not told.stderr
    assert "refused" not in told.stdout, told.stdout
    return told.stdout


def test_load(tmp_path: Path) -> None:
    told = bench(tmp_path, "--processes", "1", "--tables", "3", "--paces", "0", "0.5", "--seconds", "2")
    assert "bare commits of sqlite" in told
    assert "bare echoes of the socket" in told
    rows = [line.split() for line in told.splitlines() if line.split()[:1] == ["sqlite"]]
    assert [row[3] for row in rows] == ["0", "0.5"]
    assert all(float(row[4].replace(",", "")) > 0 for row in rows), told
    assert not list(tmp_path.glob("bench-*"))


def test_growth(tmp_path: Path) -> None:
    told = bench(tmp_path, "growth", "--tables", "2", "--seconds", "1", "--finished", "500", "--stories", "40")
    for row in ("500 finished games in sqlite", "stories of 40 moves, 0 lines", "stories of 0 moves, 40 lines"):
        assert row in told
