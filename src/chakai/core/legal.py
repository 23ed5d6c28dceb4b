"""The legal moves of one seat: asked without listing, listed lazily in a promised order."""

from collections.abc import Callable, Iterable, Iterator
from typing import Generic, TypeVar

from chakai.core.illegal import Illegal

M = TypeVar("M")


class Legal(Generic[M]):
    """`move in legal` asks the game's own check; iterating lists every legal move once, in a fixed order."""

    __slots__ = ("_check", "_list")

    def __init__(self, check: Callable[[M], None], moves: Callable[[], Iterable[M]]) -> None:
        self._check = check
        self._list = moves

    def __contains__(self, move: M) -> bool:
        try:
            self._check(move)
        except Illegal:
            return False
        return True

    def __iter__(self) -> Iterator[M]:
        return iter(self._list())

    def __bool__(self) -> bool:
        return any(True for _ in self)
