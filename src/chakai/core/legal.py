"""The legal moves of one seat: asked without listing, listed lazily in a promised order."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Generic, TypeVar

from chakai.core.illegal import Illegal
from chakai.core.seats import Seat

M = TypeVar("M")


class Legal(Generic[M]):
    """`move in legal` asks the game's own check; iterating lists every legal move once, in a fixed order."""

    __slots__ = ("_check", "_list", "_seat", "_state")

    def __init__(
        self,
        state: Any,
        seat: Seat,
        check: Callable[[Any, M], None],
        listed: Callable[[Any, Seat], Iterable[M]],
    ) -> None:
        self._state, self._seat, self._check, self._list = state, seat, check, listed

    def __contains__(self, move: M) -> bool:
        return self.why_not(move) is None and getattr(move, "seat", None) == self._seat

    def why_not(self, move: M) -> Illegal | None:
        """What the rules have against a move; None if nothing."""
        try:
            self._check(self._state, move)
        except Illegal as refusal:
            return refusal
        return None

    def __iter__(self) -> Iterator[M]:
        return iter(self._list(self._state, self._seat))

    def __bool__(self) -> bool:
        return any(True for _ in self)
