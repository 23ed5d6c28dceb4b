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
from pathlib import Path
from typing import Any

import pytest

import chakai
from chakai.cli import run
from chakai.core.illegal import Refusal
from chakai.lab import cluster as clusters
from chakai.lab.spread import spread
from tests.cli import COMMAND, LANGUAGES, all_end, process
from tests.sizes import size

GAMES = size(96, 2000)
MATCH = ("arena", "matcha", "--rules", "grail-2015", "--bots", "greedy", "novice", "--games", str(GAMES))


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


def until(true: Callable[[], object], running: subprocess.Popen[bytes]) -> None:
    while not true():
        assert running.poll() is None
        time.sleep(0.01)


@pytest.fixture(scope="module")
def two_nodes() -> Iterator[Any]:
    """A head and a second node on this machine, each with one processor; nothing of them is left afterwards."""
    folder = tempfile.mkdtemp(prefix="ray-")  # short: sockets are made in it
    with pytest.MonkeyPatch.context() as patch:
        for name, value in {**clusters.QUIET, "RAY_TMPDIR": folder}.items():
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


@pytest.fixture(scope="module")
def at_home(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, bytes]:
    """The match in one process: its records and its report."""
    path = tmp_path_factory.mktemp("match") / "home.jsonl"
    done = process(*MATCH, "--seed", "5", "--records", str(path))
    assert (done.returncode, done.stderr) == (0, b"")
    return path.read_bytes(), done.stdout


def begun(address: str, path: Path, *more: str) -> subprocess.Popen[bytes]:
    """The match on a cluster, at work."""
    return subprocess.Popen(
        [*COMMAND, *MATCH, "--seed", "5", "--ray", address, "--records", str(path), *more],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )


def test_interrupted_and_a_node_killed(two_nodes: Any, at_home: tuple[bytes, bytes], tmp_path: Path) -> None:
    """Stopped as a terminal does, gone on with, a node killed in the middle of a game: as if nothing had been."""
    path = tmp_path / "games.jsonl"
    running = begun(two_nodes.address, path)
    until(lambda: path.exists() and path.stat().st_size, running)
    os.killpg(running.pid, signal.SIGINT)
    report, errors = running.communicate(timeout=120)
    assert running.returncode == 130
    assert b"greedy" in report
    assert b"Traceback" not in errors
    assert f"--ray {two_nodes.address}".encode() in errors
    done = path.read_bytes()
    assert 0 < len(done) < len(at_home[0])

    running = begun(two_nodes.address, path, "--resume")
    (second,) = two_nodes.worker_nodes
    until(lambda: path.stat().st_size > len(done) and any(map(at_work, pids_of(second))), running)
    victims = pids_of(second)
    for pid in victims:
        os.kill(pid, signal.SIGKILL)
    assert path.stat().st_size < len(at_home[0])
    assert running.communicate(timeout=120) == (at_home[1], b"")
    assert running.returncode == 0
    assert path.read_bytes() == at_home[0]
    assert not any(map(at_work, pids_of(two_nodes.head_node)))


def test_in_order_and_no_more_than_asked_for(two_nodes: Any) -> None:
    chunks = iter(range(-30, 0))
    done = spread(abs, chunks, jobs=3, ray=two_nodes.address)
    first = next(done)
    left = list(chunks)
    assert len(left) == 30 - 3
    assert [first, *done] == [30, 29, 28]


def test_a_bot_that_the_nodes_do_not_have(two_nodes: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bot = tmp_path / "only-here"
    bot.write_text(f'#!{sys.executable}\nprint(\'{{"type": "ready"}}\', flush=True)\ninput()\ninput()\n')
    bot.chmod(0o755)
    match = ("arena", "matcha", "--bots", "random", "exec:only-here", "--games", "2", "--ray", two_nodes.address)
    done = process(*match, PATH=f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
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
