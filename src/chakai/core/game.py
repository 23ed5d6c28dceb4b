"""What a game is to everything above it: a name, some rule sets, and a handful of functions."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from chakai.core.chance import Luck
from chakai.core.house import HouseField, read_texts, read_values
from chakai.core.illegal import Impossible
from chakai.core.legal import Legal
from chakai.core.outcome import Outcome
from chakai.core.seats import Seat, Viewer


class Move(Protocol):
    """A value whose `str` is its text; `parse` of that text gives it back."""

    @property
    def seat(self) -> Seat: ...


class View(Protocol):
    """What one pair of eyes may see: all a bot or a surface ever gets."""

    @property
    def seat(self) -> Viewer: ...
    @property
    def seen(self) -> tuple[str, ...]: ...


R = TypeVar("R")
S = TypeVar("S")
M = TypeVar("M", bound=Move)
V = TypeVar("V", bound=View)
S_contra = TypeVar("S_contra", contravariant=True)
M_co = TypeVar("M_co", covariant=True)
V_co = TypeVar("V_co", covariant=True)
Seen: TypeAlias = tuple[int, Any]
"""How many entries of the log have been looked at, and the events that one pair of eyes saw in them."""


class Looking(Protocol[S_contra, V_co]):
    """What one pair of eyes sees; a long game need not be looked at again from its beginning."""

    def __call__(self, state: S_contra, viewer: Viewer, seen: Seen | None = None, /) -> V_co: ...


class Recounting(Protocol[S_contra, M_co]):
    """The record's moves, from an entry of the log on, without answers of an open simultaneous stage."""

    def __call__(self, state: S_contra, first: int = 0, /) -> tuple[M_co, ...]: ...


@dataclass(frozen=True)
class Game(Generic[R, S, M, V]):
    """Two games differ only in these values; nothing above asks which game it has."""

    name: str
    seats: range
    """How many can play."""
    rule_sets: Mapping[str, R]
    house_fields: Mapping[str, HouseField]
    with_house: Callable[[R, Mapping[str, object]], R]
    """Rules with some fields changed; Impossible if they do not go together."""
    house_of: Callable[[R], Mapping[str, object]]
    """The fields in which these rules differ from the rule set whose name they bear, as a record has them."""
    new: Callable[[R, int], S]
    to_act: Callable[[S], tuple[Seat, ...]]
    """All seats still to decide, ascending; CHANCE alone when luck is due; empty when the game is over."""
    check: Callable[[S, M], None]
    """Raises Illegal. All that is ever said about legality comes from here."""
    legal: Callable[[S, Seat], Legal[M]]
    apply: Callable[[S, M], S]
    draw: Callable[[S, Luck], M]
    """The chance move that is due."""
    view: Looking[S, V]
    parse: Callable[[str], M]
    moves: Recounting[S, M]
    pending: Callable[[S], tuple[M, ...]]
    """Answers given in a simultaneous stage that is still open."""
    outcome: Callable[[S], Outcome | None]
    counts: Callable[[S], Mapping[str, tuple[object, ...]]]
    """The counts of a result as they stand now."""

    def rules(self, name: str, house: Mapping[str, object] | None = None) -> R:
        """A rule set by name, with house rules as a record has them."""
        if name not in self.rule_sets:
            raise Impossible("unknown-rules", rules=name, possible=", ".join(self.rule_sets))
        return self.with_house(self.rule_sets[name], read_values(self.house_fields, house or {}))

    def rules_from_texts(self, name: str, house: Mapping[str, str]) -> R:
        """A rule set by name, with house rules as typed on a command line."""
        base = self.rules(name)
        return self.with_house(base, read_texts(self.house_fields, house))


AnyGame: TypeAlias = Game[Any, Any, Any, Any]
