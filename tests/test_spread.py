"""Work over processes: in order, a bounded number under way, and failures as they would be at home."""

from functools import partial
from operator import floordiv

import pytest

from chakai.lab.cluster import AHEAD
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
