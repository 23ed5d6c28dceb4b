"""Who looks at a table, in this process and in others."""

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Set
from typing import Final, Protocol

from chakai.core.seats import Seat, Viewer

WATCHING: Final = -1
"""In the place of a seat: those who only watch."""


class Looker(Protocol):
    """Somebody who looks at a room: wakes when there is something new."""

    viewer: Viewer
    behind_curtain: bool
    """At a table on one device its people do not look between two turns."""

    def wake(self) -> None: ...

    def see_off(self, left: Set[str]) -> None:
        """Whoever is not among these players has given up the game."""

    def take_seats(self, seats: tuple[Seat, ...]) -> None:
        """These seats are theirs as they come."""

    def lose_seats(self, seats: Collection[Seat]) -> None:
        """These seats are somebody else's now, or free."""


class Lookers:
    """Those of this process are woken; of the others it is known how many there are."""

    def __init__(self) -> None:
        self._here: set[Looker] = set()
        self._at_the_door: set[Looker] = set()
        """Have come and not said hello: nobody sees them, but they can lose a seat like all others."""
        self.elsewhere: dict[str, Mapping[int, int]] = {}
        """How many look in each other process, by seat."""
        self.noticed: Callable[[], None] = lambda: None
        """Hears when somebody comes or goes here."""

    def __iter__(self) -> Iterator[Looker]:
        """Also those at the door."""
        return iter(self._here | self._at_the_door)

    def __contains__(self, looker: object) -> bool:
        return looker in self._here

    def __len__(self) -> int:
        return len(self._here)

    def knock(self, looker: Looker) -> None:
        """Before one comes."""
        self._at_the_door.add(looker)

    def come(self, looker: Looker) -> None:
        """Again, when one looks with other eyes."""
        self._at_the_door.discard(looker)
        self._here.add(looker)
        self.noticed()

    def leave(self, looker: Looker) -> None:
        self._here.discard(looker)
        self._at_the_door.discard(looker)
        self.noticed()
        self.tell()

    def tell(self, only: Seat | None = None) -> None:
        """Wakes those who look; `only`: those of one seat, when nobody else may notice anything."""
        for looker in self._here:
            if only is None or looker.viewer == only or looker.behind_curtain:
                looker.wake()

    def here(self) -> dict[int, int]:
        """How many look in this process, by seat."""
        return Counter(place for looker in self._here if (place := _place(looker)) is not None)

    def through(self, seat: int) -> int:
        """How many look through a seat's eyes, or watch, in all processes."""
        here = sum(_place(looker) == seat for looker in self._here)
        return here + sum(by_seat.get(seat, 0) for by_seat in self.elsewhere.values())

    def count_elsewhere(self, elsewhere: Mapping[str, Mapping[int, int]]) -> None:
        """What is known of other processes now; told if it is new."""
        known = {process: by_seat for process, by_seat in elsewhere.items() if by_seat}
        if known != self.elsewhere:
            self.elsewhere = known
            self.tell()


def _place(looker: Looker) -> int | None:
    """The seat that somebody looks through; None behind the curtain."""
    if looker.viewer is not None:
        return looker.viewer
    return None if looker.behind_curtain else WATCHING
