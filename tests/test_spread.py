"""Work over processes: in order, a bounded number under way, and failures as they would be at home."""

import os
import signal
import time
from contextlib import suppress
from functools import partial
from operator import floordiv
from pathlib import Path

import pytest

from chakai.lab import spread as spreading
from chakai.lab.cluster import AHEAD, WorkerLost
from chakai.lab.spread import spread
from tests.cli import all_end


@pytest.mark.parametrize("jobs", [None, 1, 2, 3])
def test_in_order(jobs: int | None) -> None:
    assert list(spread(abs, range(-40, 0), jobs=jobs)) == list(range(40, 0, -1))
    assert list(spread(abs, (), jobs=jobs)) == []


@pytest.mark.parametrize(("jobs", "ahead"), [(1, 1), (2, 2 * AHEAD)])
def test_no_more_is_taken_than_can_be_done_soon(jobs: int, ahead: int) -> None:
    """So that a run without an end needs no memory without an end."""
    chunks = iter(range(-100, 0))
    done = spread(abs, chunks, jobs=jobs)
    assert next(done) == 100
    assert len(list(chunks)) == 100 - ahead


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_failure_comes_after_what_was_done_before(jobs: int) -> None:
    done = spread(partial(floordiv, 12), (3, 4, 0, 6), jobs=jobs)
    assert [next(done), next(done)] == [4, 3]
    with pytest.raises(ZeroDivisionError):
        next(done)


def mortal(folder: Path, chunk: int) -> int:
    """Ends its process at 7 and at 20, the first time; at a number below 0 always."""
    mark = folder / str(chunk)
    if chunk < 0 or (chunk in (7, 20) and not mark.exists()):
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return chunk * chunk


def test_a_lost_process_costs_nothing_but_time(tmp_path: Path) -> None:
    assert list(spread(partial(mortal, tmp_path), range(30), jobs=2)) == [number * number for number in range(30)]
    assert {path.name for path in tmp_path.iterdir()} == {"7", "20"}


def test_what_ends_every_process_is_given_up(tmp_path: Path) -> None:
    done = spread(partial(mortal, tmp_path), (1, 2, *[3] * 20, -1, 4), jobs=2)
    assert [next(done), next(done)] == [1, 4]
    with pytest.raises(WorkerLost):
        list(done)


def note(path: Path, word: str) -> None:
    with path.open("a") as file:
        file.write(f"{word}\n")


def deaf(path: Path, chunk: int) -> int:
    """Work in which every interrupt gets lost."""
    if chunk == 0:
        return 0
    note(path, str(os.getpid()))
    while True:
        with suppress(KeyboardInterrupt):
            time.sleep(600)


@pytest.mark.skipif(os.name != "posix", reason="sends signals")
def test_a_worker_that_hears_nothing_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spreading, "PATIENCE_SECONDS", 0.3)
    path = tmp_path / "at work"
    done = spread(partial(deaf, path), (0, 1, 2), jobs=2)
    assert next(done) == 0
    while not (path.exists() and path.read_text().count("\n") == 2):
        time.sleep(0.01)
    done.close()  # type: ignore[attr-defined]  # a generator here
    assert all_end([*map(int, path.read_text().split())])


def startled(path: Path, chunk: int) -> int:
    """Work that is interrupted, and then takes a moment to leave in order."""
    if chunk == 0:
        return 0
    pytest.MonkeyPatch().setattr(spreading, "SAME_SECONDS", 600.0)  # in a process that a busy machine may stop
    try:
        note(path, str(os.getpid()))
        time.sleep(600)
    finally:
        time.sleep(0.5)
        note(path, "left")
    return chunk


@pytest.mark.skipif(os.name != "posix", reason="sends signals")
def test_an_interrupt_that_comes_twice_is_one(tmp_path: Path) -> None:
    """From the terminal, then from the process that shares out the work: the second disturbs nobody who leaves."""
    path = tmp_path / "at work"
    done = spread(partial(startled, path), (0, 1), jobs=2)
    assert next(done) == 0
    while not (path.exists() and path.read_text().endswith("\n")):
        time.sleep(0.01)
    pid = int(path.read_text())
    os.kill(pid, signal.SIGINT)
    done.close()  # type: ignore[attr-defined]  # a generator here
    assert path.read_text() == f"{pid}\nleft\n"
