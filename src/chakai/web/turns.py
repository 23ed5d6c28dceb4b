"""Whose decision it is, as far as one view tells; the same for every game."""

from typing import Any, Protocol

from chakai.core.seats import Seat, Viewer


class Looking(Protocol):
    """What the views of all games have in common."""

    @property
    def seat(self) -> Viewer: ...

    @property
    def turn(self) -> Seat | None: ...

    @property
    def deciding(self) -> tuple[Seat, ...]:
        """Those who decide at the same time."""

    @property
    def answer(self) -> Any:
        """The own decision, once it is made."""


def to_act(view: Looking) -> list[Seat]:
    """Of those who decide at the same time all but oneself; of oneself it is known whether it is done."""
    if view.turn is not None:
        return [view.turn]
    return [seat for seat in view.deciding if seat != view.seat or view.answer is None]


def own_seat(view: Looking) -> Seat:
    """Of somebody who can act, and so sits there."""
    assert view.seat is not None
    return view.seat
