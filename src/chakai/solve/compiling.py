"""Getting compiled play ready: it takes a while the first time, and needs what the base install does not have."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from threading import Timer
from typing import Any, Final

from chakai.core.illegal import Refusal

EXTRA: Final = "strong"
PACKAGES: Final = ("llvmlite", "numba", "numpy")
EXTRAS: Final = {"torch": "train"}
"""Of packages that other extras bring."""
PATIENCE: Final = 1.0
"""Seconds of silence before something is said."""


@contextmanager
def announced(tell: Callable[[], object], *, patience: float = PATIENCE) -> Iterator[None]:
    """Calls `tell` once, from a thread of its own, if what is done inside is not done soon.

    What is compiled already is loaded in less; so the first small piece of work is done inside, the rest after it.
    """
    timer = Timer(patience, tell)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


def missing_package() -> str | None:
    """A package that compiled play needs and that is not installed; nothing is loaded to find out."""
    return next((package for package in PACKAGES if find_spec(package) is None), None)


def compiled_module(name: str) -> Any:
    """A module of `chakai.solve` that needs an extra, as `matcha.playouts`; a Refusal if the extra is missing."""
    try:
        return import_module(f"chakai.solve.{name}")
    except ImportError as error:
        missing = (error.name or "").split(".")[0]
        if missing not in (*PACKAGES, *EXTRAS):
            raise
        raise Refusal("needs-extra", extra=EXTRAS.get(missing, EXTRA), package=missing) from None
