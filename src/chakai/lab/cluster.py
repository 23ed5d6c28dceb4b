"""A Ray cluster as the place where work is done; a node or a process lost there costs nothing but time."""

from __future__ import annotations

import errno
import logging
import os
import pickle
import signal
import socket
import subprocess
import sys
import warnings
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from importlib.util import find_spec
from itertools import islice
from tempfile import TemporaryDirectory
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

import chakai
from chakai.core.illegal import Refusal

C = TypeVar("C")
R = TypeVar("R")

LOCAL: Final = "local"
"""The address that starts a cluster of this machine alone, and ends it afterwards."""
AUTO: Final = "auto"
"""The address of a cluster that runs on this machine already."""
CLIENT: Final = "ray://"
AHEAD: Final = 4
"""Chunks under way for each process; no more are taken from those that wait."""
OBJECTS: Final = 100 * 2**20
"""Bytes that Ray of this machine alone sets aside for results; ours are small."""
KNOCK_SECONDS: Final = 5
"""Until the address takes a connection."""
CONNECT_SECONDS: Final = 30
"""Until the cluster answers; Ray itself would try for minutes."""

QUIET: Final = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_DEDUP_LOGS_SKIP_REGEX": ".",  # else it tells of lost nodes on the standard output
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",  # else it warns of a change to come
}
"""Ray reads these when it is imported."""
TRY: Final = "import sys, ray; ray.init(address=sys.argv[1], log_to_driver=False)"


class WorkerLost(Exception):
    """Those who did the work were ended from outside; what was done before is there."""


@contextmanager
def connected(address: str, jobs: int | None = None) -> Iterator[None]:
    """With the cluster at this address; within another `connected` that one is used.

    Chunks still under way at its end are stopped by the nodes themselves. Nobody calls `ray.cancel`: where a chunk
    is done at the same moment, Ray (2.60) ends this process with a failed check of its own.
    """
    _check(address)
    ray = _ray()
    if ray.is_initialized():
        yield
        return
    before = signal.getsignal(signal.SIGTERM)  # Ray sets one of its own
    with ExitStack() as stack:
        options: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.CRITICAL}
        if address == LOCAL:
            folder = stack.enter_context(TemporaryDirectory(prefix="chakai-", ignore_cleanup_errors=True))
            options |= {"num_cpus": jobs, "include_dashboard": False, "object_store_memory": OBJECTS}
            options |= {"_temp_dir": folder}
        else:
            _knock(address)
        stack.callback(ray.shutdown)
        try:
            ray.init(address=address, **options)
        except (Exception, SystemExit) as error:
            raise _unreachable(address, error) from None
        signal.signal(signal.SIGTERM, before)
        yield


def over_cluster(work: Callable[[C], R], chunks: Iterator[C], address: str, jobs: int | None) -> Iterator[R]:
    """What `work` makes of each chunk, in order; `jobs` of them at a time, or as many as the cluster can take."""
    with connected(address, jobs):
        ray = _ray()
        task, told = ray.remote(num_cpus=1, max_retries=-1)(_on_a_node), pickle.dumps(work)
        under_way: deque[Any] = deque()

        def room() -> int:
            if jobs is not None and address != LOCAL:
                return jobs
            return AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))  # nodes come and go

        while True:
            for chunk in islice(chunks, max(0, room() - len(under_way))):
                under_way.append(task.remote(chakai.__version__, told, pickle.dumps(chunk)))
            if not under_way:
                return
            try:
                result = ray.get(under_way.popleft())
            except ray.exceptions.RayTaskError as error:
                raise _cause(error) from None
            except ray.exceptions.RayError:
                raise WorkerLost from None
            yield result


def _on_a_node(version: str, work: bytes, chunk: bytes) -> Any:
    """Takes what is to be done as bytes, so that a node with another chakai is noticed before it is read."""
    if version != chakai.__version__:
        raise Refusal("ray-version", here=version, there=chakai.__version__)
    try:
        do, some = pickle.loads(work), pickle.loads(chunk)
    except (AttributeError, ImportError):
        raise Refusal("ray-version", here=version, there=chakai.__version__) from None
    return do(some)


def _cause(error: Any) -> BaseException:
    """Why the work failed, as it would be raised here; a node without chakai cannot even begin."""
    if "No module named 'chakai" in str(error):
        return Refusal("ray-no-chakai")
    return error.cause if isinstance(error.cause, BaseException) else error


def _ray() -> Any:
    if not find_spec("ray"):
        raise Refusal("ray-missing")
    for name, value in QUIET.items():
        os.environ.setdefault(name, value)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import ray  # noqa: PLC0415 (an extra)
    return ray


def _check(address: str) -> None:
    """Ray itself would take its time over what is no address, or take it for the machine's own cluster."""
    if address not in (LOCAL, AUTO) and _place(address) is None:
        raise Refusal("ray-address", address=address)


def _knock(address: str) -> None:
    """Is a cluster there? A process of its own tries, for Ray can be neither interrupted nor given a limit."""
    try:
        if place := _place(address):
            socket.create_connection(place, KNOCK_SECONDS).close()
        tried = subprocess.run(
            [sys.executable, "-c", TRY, address],
            capture_output=True,
            text=True,
            errors="replace",
            timeout=CONNECT_SECONDS,
            check=False,
        )
    except subprocess.TimeoutExpired:
        raise _unreachable(address, os.strerror(errno.ETIMEDOUT)) from None
    except (OSError, UnicodeError) as error:  # a name can be too long for a host
        raise _unreachable(address, getattr(error, "strerror", None) or error) from None
    if tried.returncode:
        raise _unreachable(address, (tried.stderr.strip() or "?").splitlines()[-1])


def _place(address: str) -> tuple[str, int] | None:
    """The host and port of an address; None for `auto` and what is no address."""
    try:
        parts = urlsplit(f"//{address.removeprefix(CLIENT)}")
        host, port = parts.hostname, parts.port
    except ValueError:
        return None
    bare = address.isprintable() and not set(address) & set(" @?#")
    return (host, port) if host and port and bare and not parts.path else None


def _unreachable(address: str, why: object) -> Refusal:
    return Refusal("ray-unreachable", address=address, detail=str(why).rstrip("."))
