"""What has happened, in order: a sequence that never changes and yet grows by one without being copied."""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Generic, TypeVar, overload

E_co = TypeVar("E_co", covariant=True)


class Log(Sequence[E_co], Generic[E_co]):
    """Those that grow one from another share one list, of which each sees its own beginning.

    Only the longest of them can grow where it is; who goes on from an earlier one takes a copy.
    """

    __slots__ = ("_size", "_written")

    def __init__(self, written: list[E_co] | None = None) -> None:
        self._written: list[E_co] = [] if written is None else written
        self._size = len(self._written)

    def plus(self, *entries: E_co) -> "Log[E_co]":  # type: ignore[misc]  # it is not written into this one
        """The same with these at its end."""
        written = self._written
        if len(written) != self._size:
            written = written[: self._size]
        written.extend(entries)
        return Log(written)

    def __len__(self) -> int:
        return self._size

    def __iter__(self) -> Iterator[E_co]:
        return islice(self._written, self._size)

    @overload
    def __getitem__(self, place: int) -> E_co: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[E_co]: ...
    def __getitem__(self, place: int | slice) -> E_co | Sequence[E_co]:
        if isinstance(place, slice):
            return tuple(self._written[slice(*place.indices(self._size))])
        return self._written[range(self._size)[place]]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Log) and self._size == other._size and tuple(self) == tuple(other)

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return f"Log({list(self)!r})"
