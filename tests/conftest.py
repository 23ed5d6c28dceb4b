"""Hypothesis takes its size from the same setting as every large test."""

import signal
import threading

import ortools.sat.python.cp_model  # noqa: F401 (before cvxpy: each brings a HiGHS, and only this order works)
import pytest
from hypothesis import HealthCheck, settings

from tests.sizes import size

settings.register_profile(
    "chakai",
    max_examples=size(60, 1000),
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("chakai")

if threading.current_thread() is threading.main_thread() and signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)  # tests run in the background; their commands hear it


@pytest.fixture(autouse=True)
def _own_home(tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test writes into the data folder of the person who runs it, or speaks that person's language."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
