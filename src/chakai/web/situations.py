"""The small drawn situations of Matcha's rules pages.

Here stands only what lies on the table. What it earns, who wins, what an edition asks for: the rules are asked.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import ClassVar, Final, TypeAlias

from chakai.core.seats import Seat
from chakai.games.matcha.cards import KINDS, ZERO, Card, Face, Mat, Tokens
from chakai.games.matcha.edition import EDITIONS, Edition
from chakai.games.matcha.goals import after_round
from chakai.games.matcha.moves import Take
from chakai.games.matcha.resolution import Verdict, judge
from chakai.games.matcha.state import Stage, State

YOU, OTHER = 0, 1
"""The reader sits below, the other player above."""
STANDARD: Final = EDITIONS["matagot-2020"]


@dataclass(frozen=True)
class At:
    """A tea card and what lies at it, before or after the end of the round."""

    kind: ClassVar = "at"
    mat: Mat
    tea: Card
    mine: Face = None
    others: Face = None
    resolved: bool = True

    @property
    def sides(self) -> tuple[Face, Face]:
        return self.mine, self.others

    @property
    def verdict(self) -> Verdict:
        return judge(self.sides, self.tea, self.mat, STANDARD)

    def looks(self, seat: Seat) -> str:
        """Both cards are turned up when the round is over; a lone one stays face down. (M4)"""
        if self.sides[seat] is None:
            return "empty"
        return "face" if self.resolved and None not in self.sides else "back"

    def taken(self, seat: Seat) -> list[str]:
        """The tokens that a side takes here."""
        if not self.resolved:
            return []
        return [fact.kind for fact in self.verdict if isinstance(fact, Take) and fact.seat == seat]


@dataclass(frozen=True)
class Hand:
    """Cards of a hand, None for a back; `kept` are the places of those that stay for the next set."""

    kind: ClassVar = "hand"
    seat: Seat
    cards: tuple[Face, ...]
    kept: tuple[int, ...] = ()


@dataclass(frozen=True)
class Trays:
    """The tokens of both at the end of a round, and what follows from them."""

    kind: ClassVar = "trays"
    mine: Tokens
    others: Tokens
    edition: Edition = STANDARD
    last: bool = False
    """Is it the very last round of the game?"""
    playing_on: bool = False
    named: bool = False
    """Is the edition's name shown, because it matters?"""

    @property
    def ending(self) -> State:
        state = State(self.edition, (self.mine, self.others), Stage.TURN, playing_on=self.playing_on)
        return after_round(state, last=self.last)

    def tokens(self, seat: Seat) -> list[str]:
        row = self.others if seat == OTHER else self.mine
        return [kind for kind, count in zip(KINDS, row, strict=True) for _ in range(count)]


@dataclass(frozen=True)
class Dealing:
    """Who deals a set, with all its rounds."""

    kind: ClassVar = "dealing"
    number: int
    seat: Seat
    rounds: int = STANDARD.rounds


@dataclass(frozen=True)
class Pairs:
    """The tea cards of a set; `current` is the round that is played."""

    kind: ClassVar = "pairs"
    tea: tuple[Card, ...]
    current: int

    @property
    def pairs(self) -> list[tuple[Card, ...]]:
        return [self.tea[place : place + 2] for place in range(0, len(self.tea), 2)]


@dataclass(frozen=True)
class Speech:
    """A claim made at the table."""

    kind: ClassVar = "speech"
    seat: Seat
    claim: str


@dataclass(frozen=True)
class Asks:
    """What wins in an edition, and what breaks its ties."""

    kind: ClassVar = "asks"
    edition: Edition


@dataclass(frozen=True)
class Then:
    """An arrow: one thing after another."""

    kind: ClassVar = "then"


Part: TypeAlias = At | Hand | Trays | Dealing | Pairs | Speech | Asks | Then

_TEA: Final = (Card(2, "g"), Card(3, "b"), Card(1, "y"), Card(4, "r"), Card(3, "r"), Card(2, "b"))
_GRAIL, _NL = EDITIONS["grail-2015"], EDITIONS["matagot-2020-nl"]
_BLUFF: Final = At(Mat.SUIT, Card(3, "b"), Card(1, "b"), Card(2, "r"))
_COUNT: Final = Trays((2, 1, 1, 0, 2), (2, 1, 1, 0, 3), last=True, named=True)

CASES: Final[Mapping[str, At]] = {
    "both": At(Mat.NUMBER, Card(2, "g"), Card(2, "r"), Card(2, "y")),
    "one-match": At(Mat.SUIT, Card(3, "b"), Card(4, "b"), Card(1, "g")),
    "neither": At(Mat.NUMBER, Card(4, "r"), Card(1, "b"), ZERO),
    "alone": At(Mat.SUIT, Card(2, "y"), mine=Card(3, "g")),
    "nobody": At(Mat.NUMBER, Card(1, "g")),
}
"""The rows of the resolution table."""

RANKS: Final[tuple[At, ...]] = (
    At(Mat.SUIT, Card(3, "r"), Card(1, "r"), Card(4, "r")),
    At(Mat.NUMBER, Card(2, "b"), Card(2, "y"), Card(2, "g")),
)
"""Where the loops close: the lowest beats the highest."""

DEAL: Final = Pairs(_TEA, 0)

RULINGS: Final[Mapping[str, tuple[Part, ...]]] = {
    "m1": (Asks(_GRAIL), Asks(STANDARD), Asks(_NL)),
    "m2": (
        Hand(YOU, (Card(2, "g"), Card(3, "y"), ZERO), kept=(0, 2)),
        Then(),
        Hand(YOU, (Card(2, "g"), ZERO, None, None, None)),
    ),
    "m3": (Hand(OTHER, (None,)), Hand(YOU, (Card(2, "g"), ZERO))),
    "m4": (At(Mat.SUIT, Card(3, "b"), others=Card(1, "r")),),
    "m5": (Trays((4, 0, 0, 0, 0), (4, 1, 0, 0, 0), _GRAIL),),
    "m6": (
        At(Mat.NUMBER, Card(2, "g"), mine=Card(2, "y"), resolved=False),
        At(Mat.SUIT, Card(4, "b"), mine=Card(1, "b"), others=ZERO, resolved=False),
        Hand(YOU, (Card(3, "y"), ZERO)),
    ),
    "m7": (Dealing(1, YOU),),
    "m8": (Pairs(_TEA, 1),),
    "m9": (
        Trays((4, 1, 0, 0, 0), (4, 1, 0, 0, 2), _GRAIL),
        Then(),
        Trays((4, 1, 0, 0, 0), (4, 2, 0, 0, 2), _GRAIL, playing_on=True),
    ),
    "m10": (Trays((3, 0, 1, 0, 0), (3, 0, 0, 2, 1), last=True),),
    "m11": (_COUNT, replace(_COUNT, edition=_NL)),
    "m12": (Trays((2, 1, 0, 1, 2), (2, 1, 0, 1, 2), last=True),),
    "m13": (Trays((3, 0, 1, 0, 1), (1, 1, 0, 1, 2)),),
    "m14": (Dealing(1, YOU), Then(), Dealing(2, OTHER)),
    "m15": (Speech(OTHER, "matches"), replace(_BLUFF, resolved=False), Then(), _BLUFF),
    "m16": (Trays((4, 1, 0, 0, 1), (4, 1, 0, 0, 1), replace(_GRAIL, sets=2), last=True, playing_on=True),),
}
