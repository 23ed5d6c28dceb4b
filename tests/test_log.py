"""A log grows without changing: whoever holds an earlier one sees nothing of what came later."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chakai.core.log import Log


@given(st.lists(st.tuples(st.integers(0, 30), st.lists(st.integers(), max_size=3)), max_size=30))
def test_any_of_them_can_go_on_and_none_changes(growths: list[tuple[int, list[int]]]) -> None:
    logs: list[tuple[Log[int], list[int]]] = [(Log(), [])]
    for which, more in growths:
        log, plain = logs[which % len(logs)]
        logs.append((log.plus(*more), plain + more))
    for log, plain in logs:
        assert list(log) == plain
        assert len(log) == len(plain)
        assert list(reversed(log)) == plain[::-1]
        assert log == Log(list(plain))
        assert hash(log) == hash(Log(list(plain)))
        assert log[1:-1] == tuple(plain[1:-1])
        assert [log[place] for place in range(-len(plain), len(plain))] == plain + plain


def test_nothing_lies_beyond_its_end() -> None:
    early = Log[int]().plus(1)
    early.plus(2)
    assert early != Log([1, 2])
    with pytest.raises(IndexError):
        early[1]
    with pytest.raises(IndexError):
        early[-2]
