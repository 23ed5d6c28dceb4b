"""Matches on a real Ray cluster of two nodes: the same bytes as at home, with a node killed in the middle too."""

import os
import pickle
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

import chakai
from chakai.cli import run
from chakai.core.illegal import Refusal
from chakai.lab import cluster as clusters
from chakai.lab.spread import spread
from tests.cli import LANGUAGES, all_end, process
from tests.sizes import size

GAMES = size(54, 700)
"""For each of the three pairings: more chunks in all than two runs can have ahead together."""
HELD = """
import json, os, sys, time
records, limit, held = sys.argv[1:]
parent = os.getppid()

def too_many():
    try:
        return os.path.getsize(records) > int(open(limit).read())
    except (OSError, ValueError):
        return False

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print('{"type": "ready", "name": "held"}', flush=True)
    if message["type"] == "act":
        if too_many():
            open(os.path.join(held, str(os.getpid())), "w").close()
        while too_many():
            if os.getppid() != parent:
                sys.exit()
            time.sleep(0.02)
        print(json.dumps({"move": message["legal"][0]}), flush=True)
"""
"""Plays the first legal move, but not while more is written than the limit says; who waits is noted."""
WAITS = "from chakai.lab import cluster; cluster.CONNECT_SECONDS = 300; from chakai.cli import main; main()"
PATIENT = (sys.executable, "-c", WAITS)
"""`chakai` on a machine that is busy with other tests."""


def descendants(*ancestors: int) -> set[int]:
    """These processes and all that they started."""
    parents = {}
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            parents[int(status.parent.name)] = int(status.read_text().rpartition(")")[2].split()[1])
        except OSError:
            continue  # it has just ended
    found: set[int] = set()
    more = set(ancestors)
    while more:
        found |= more
        more = {pid for pid, parent in parents.items() if parent in found} - found
    return found


def pids_of(node: Any) -> set[int]:
    return descendants(*(info.process.pid for each in node.all_processes.values() for info in each))


def at_work(pid: int) -> bool:
    """Is this a process of Ray that plays games at the moment?"""
    try:
        return b"_on_a_node" in Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return False


def until(true: Callable[[], object], running: subprocess.Popen[bytes] | None = None) -> None:
    """Waits for what comes sooner or later, while this process runs; the test's own time limit ends it."""
    while not true():
        assert running is None or running.poll() is None
        time.sleep(0.01)


@pytest.fixture(scope="module")
def two_nodes() -> Iterator[Any]:
    """A head and a second node on this machine, each with one processor; nothing of them is left afterwards."""
    folder = tempfile.mkdtemp(prefix="ray-")  # short: sockets are made in it
    with pytest.MonkeyPatch.context() as patch:
        own = {"RAY_TMPDIR": folder, "RAY_worker_niceness": "0"}  # beside other tests too
        for name, value in {**clusters.QUIET, **own}.items():
            patch.setenv(name, value)
        from ray.cluster_utils import Cluster  # noqa: PLC0415 (after its settings)

        node = {"num_cpus": 1, "object_store_memory": 80 * 2**20, "include_dashboard": False}
        made: Any = Cluster(initialize_head=True, head_node_args=node)
        made.add_node(**node)
        yield made
        pids = {pid for node in (made.head_node, *made.worker_nodes) for pid in pids_of(node)}
        made.shutdown()
    assert all_end(pids)
    shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def begun(*arguments: str) -> Iterator[subprocess.Popen[bytes]]:
    """A command at work, in a group of its own as at a terminal."""
    running = subprocess.Popen(
        [*PATIENT, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
    )
    try:
        yield running
    finally:
        with suppress(ProcessLookupError):
            os.killpg(running.pid, signal.SIGKILL)


def test_interrupted_and_a_node_killed(two_nodes: Any, tmp_path: Path) -> None:
    """Stopped as a terminal does, gone on with, a node killed in the middle of a game: as if nothing had been."""
    bot, path, limit, held, home = (tmp_path / name for name in ("held.py", "games", "limit", "held", "home"))
    bot.write_text(HELD)
    held.mkdir()
    bots = ("greedy", "novice", f"exec:{sys.executable} -S {bot} {path} {limit} {held}")
    games = ("--games", str(GAMES), "--seed", "5", "--ms", "3600000")
    match = ("arena", "matcha", "--rules", "small", "--bots", *bots, *games)
    at_home = process(*match, "--records", str(home))
    assert (at_home.returncode, at_home.stderr) == (0, b"")
    whole = home.read_bytes()

    limit.write_text("0")
    with begun(*match, "--ray", two_nodes.address, "--records", str(path)) as running:
        until(lambda: any(held.iterdir()), running)
        os.killpg(running.pid, signal.SIGINT)
        report, errors = running.communicate(timeout=300)
    assert running.returncode == 130
    assert b"greedy" in report
    assert b"Traceback" not in errors
    assert f"--ray {two_nodes.address}".encode() in errors
    done = path.read_bytes()
    assert 0 < len(done) < len(whole)

    (second,) = two_nodes.worker_nodes
    until(lambda: not any(map(at_work, pids_of(two_nodes.head_node) | pids_of(second))))
    limit.write_text(str(len(done)))
    with begun(*match, "--ray", two_nodes.address, "--records", str(path), "--resume") as running:
        until(lambda: {int(each.name) for each in held.iterdir()} & pids_of(second), running)
        victims = pids_of(second)
        assert any(map(at_work, victims))
        for pid in victims:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        assert len(done) < path.stat().st_size < len(whole)
        limit.unlink()
        assert running.communicate(timeout=300) == (at_home.stdout, b"")
    assert running.returncode == 0
    assert path.read_bytes() == whole
    until(lambda: not any(map(at_work, pids_of(two_nodes.head_node))))


def test_in_order_and_no_more_than_asked_for(two_nodes: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clusters, "CONNECT_SECONDS", 300)
    chunks = iter(range(-30, 0))
    done = spread(abs, chunks, jobs=3, ray=two_nodes.address)
    first = next(done)
    left = list(chunks)
    assert len(left) == 30 - 3
    assert [first, *done] == [30, 29, 28]


def test_a_bot_that_the_nodes_do_not_have(two_nodes: Any, tmp_path: Path) -> None:
    bot = tmp_path / "only-here"
    bot.write_text(f'#!{sys.executable}\nprint(\'{{"type": "ready"}}\', flush=True)\ninput()\ninput()\n')
    bot.chmod(0o755)
    match = ("arena", "matcha", "--bots", "random", "exec:only-here", "--games", "2", "--ray", two_nodes.address)
    path = f"{tmp_path}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run([*PATIENT, *match], capture_output=True, check=False, env={**os.environ, "PATH": path})
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.count(b"\n") == 1
    assert b"only-here" in done.stderr


def test_a_cluster_of_ones_own(tmp_path: Path) -> None:
    match = ("arena", "matcha", "--rules", "mini", "--bots", "random", "random", "--games", "20", "--seed", "1")
    files = []
    for name, more in (("home", ()), ("ray", ("--ray", "local", "--jobs", "1"))):
        path = tmp_path / f"{name}.jsonl"
        done = process(*match, *more, "--records", str(path))
        assert (done.returncode, done.stderr) == (0, b"")
        files.append((path.read_bytes(), done.stdout))
    assert files[0] == files[1]


@pytest.fixture(scope="module")
def silent() -> Iterator[str]:
    """An address that takes connections and never answers."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield f"127.0.0.1:{server.getsockname()[1]}"


def closed() -> str:
    """An address where nobody is."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        return f"127.0.0.1:{server.getsockname()[1]}"


def refused(capsys: pytest.CaptureFixture[str], *more: str) -> str:
    assert run(["arena", "matcha", "--bots", "random", "random", "--games", "2", *more]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    return said.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_there(language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "games.jsonl"
    for address in (closed(), f"ray://{closed()}", "nohost.invalid:1"):
        assert address in refused(capsys, "--ray", address, "--lang", language, "--records", str(path))
    assert not path.exists()


def test_somebody_else_there(
    silent: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ray itself would try for two minutes."""
    monkeypatch.setattr(clusters, "CONNECT_SECONDS", 3)
    assert silent in refused(capsys, "--ray", silent)
    monkeypatch.undo()
    assert "nonsense" in refused(capsys, "--ray", "nonsense")


def test_no_ray_here(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert "chakai[ray]" in refused(capsys, "--ray", "local")


def test_a_node_with_another_chakai() -> None:
    unknown = pickle.dumps(size).replace(b"sizes", b"sixes")
    for version, work in (("0.0.1", pickle.dumps(size)), (chakai.__version__, unknown)):
        with pytest.raises(Refusal, match="ray-version"):
            clusters._on_a_node(version, work, pickle.dumps(1))
