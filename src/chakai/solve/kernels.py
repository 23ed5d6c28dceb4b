"""Functions compiled by Numba, kept on disk so that a machine compiles them once."""

import os
from collections.abc import Callable
from functools import cache
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar

from platformdirs import user_cache_path

numba: Any = import_module("numba")  # typed in some versions only
F = TypeVar("F", bound=Callable[..., Any])


@cache
def folder() -> Path:
    """One for each wording of this package: Numba would not notice a changed function that another file calls."""
    wording = blake2b(digest_size=8)
    for path in sorted(Path(__file__).parent.rglob("*.py")):
        wording.update(path.read_bytes())
    return user_cache_path("chakai") / f"compiled-{wording.hexdigest()}"


def compiled(function: F) -> F:
    """The function compiled when it is first called; NUMBA_CACHE_DIR says where it is kept, if it is set."""
    return _compiled(function, fastmath=False)


def compiled_fast(function: F) -> F:
    """The same as `compiled_lean`, sums in any order: for work that needs no more than a few right digits."""
    return _compiled(function, fastmath=True, counted=False)


def compiled_lean(function: F) -> F:
    """The same, for one that makes no arrays, or refused: who still uses an array is not counted.

    That counting takes longer than most small functions do.
    """
    return _compiled(function, fastmath=False, counted=False)


def _compiled(function: F, *, fastmath: bool, counted: bool = True) -> F:
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = os.environ.get("NUMBA_CACHE_DIR") or str(folder())
    try:
        ready: F = numba.njit(cache=True, fastmath=fastmath, _nrt=counted)(function)
        return ready
    finally:
        numba.config.CACHE_DIR = before
