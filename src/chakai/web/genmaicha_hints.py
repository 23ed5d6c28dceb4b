"""Hints of a first game of Genmaicha, at the moment they matter."""

from collections.abc import Iterator

from chakai.games.genmaicha.state import Stage
from chakai.games.genmaicha.view import View


def hints_for(view: View) -> Iterator[str]:
    """Which hints of the first game fit this moment, the most pressing first."""
    seat = view.seat
    if seat is None or view.outcome is not None:
        return
    if view.stage is Stage.BID and seat in view.deciding and view.answer is None and view.round == 1:
        yield "first-bid"
