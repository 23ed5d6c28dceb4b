"""One pair of eyes at a table: the game so far as frames, and what can be done now.

A frame is a board, what is said with it, and what moved. Everything here is made from a view and its events,
so two situations that a seat cannot tell apart give it the same frames.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, Protocol, TypeAlias

from chakai.core.legal import Legal
from chakai.core.seats import Viewer
from chakai.web import genmaicha, matcha
from chakai.web.marks import MarkedWords

Shown: TypeAlias = dict[str, Any]
"""A part of what a browser gets, ready for JSON."""


class Eyes(Protocol):
    """What every game's table shows in its own way.

    The names it is given are a list that changes when a bot takes over a seat: it keeps the list, not a copy.
    """

    def frames(self, entries: Iterable[Any]) -> list[Shown]:
        """The frames of the next events; the board remembers those before."""

    def now(self, view: Any, legal: Legal[Any] | None, *, unseen: bool) -> Shown:
        """What the present asks for: the prompt, who is to act, the actions open to this seat, hints.

        `unseen`: with a list of what these eyes have not seen yet, where the game has such a list.
        """


EYES: Final[Mapping[str, Callable[[MarkedWords, Sequence[str], Viewer, Any], Eyes]]] = {
    "matcha": matcha.MatchaEyes,
    "genmaicha": genmaicha.GenmaichaEyes,
}
SETUPS: Final[Mapping[str, Callable[[MarkedWords, Any], Shown]]] = {
    "matcha": matcha.setup,
    "genmaicha": genmaicha.setup,
}
"""What does not change during a game."""
ROUND_NAMES: Final[Mapping[str, Callable[[MarkedWords, Shown], str]]] = {
    "matcha": matcha.round_name,
    "genmaicha": genmaicha.round_name,
}
"""How the round of a board is called in a replay."""
ANSWERS_SHOW: Final = frozenset({"genmaicha"})
"""Games in which all see who has answered in a simultaneous stage (never what): a bid lies on the table, a hand
of cards does not tell that its owner has chosen."""
