"""Work in chunks: the results in the order of the chunks, whoever does them."""

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

C = TypeVar("C")
R = TypeVar("R")


def spread(work: Callable[[C], R], chunks: Iterable[C], *, jobs: int = 1, ray: str | None = None) -> Iterator[R]:
    """One after another."""
    del jobs, ray
    return map(work, chunks)
