"""Work over processes: in order, a bounded number under way, and failures as they would be at home."""

import os
import signal
from functools import partial
from operator import floordiv
from pathlib import Path

import pytest

from chakai.lab.cluster import AHEAD, WorkerLost
from chakai.lab.spread import spread


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
