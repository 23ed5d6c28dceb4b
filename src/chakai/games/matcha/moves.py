"""Moves, the facts that follow from them, and their texts. Together they are the log of a game.

A move or fact with None for a face is that entry as somebody sees it who may not see the face.
"""

import re
from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias

from chakai.core.illegal import Illegal
from chakai.core.outcome import Outcome
from chakai.core.seats import CHANCE, Seat
from chakai.games.matcha.cards import ZERO, Card, Face, Mat, in_order


@dataclass(frozen=True, slots=True)
class Deal:
    """Tea cards as number mat and suit mat of round 1, then 2, then 3; whole hands, kept cards included."""

    dealer: Seat
    tea: tuple[Card, ...]
    hands: tuple[tuple[Face, ...], tuple[Face, ...]]
    aside: tuple[Face, ...]

    @property
    def seat(self) -> Seat:
        return CHANCE

    def __str__(self) -> str:
        parts = (self.tea, *self.hands, self.aside)
        return " | ".join([f"deal {self.dealer}", *(_faces(part) for part in parts)])


@dataclass(frozen=True, slots=True)
class Lay:
    """A card laid face down on one's side of a tea card."""

    seat: Seat
    card: Face
    mat: Mat

    def __str__(self) -> str:
        return f"{self.seat} {_face(self.card)}{self.mat.sign}"


@dataclass(frozen=True, slots=True)
class Pass:
    seat: Seat

    def __str__(self) -> str:
        return f"{self.seat} -"


@dataclass(frozen=True, slots=True)
class Keep:
    """The cards kept for the next set."""

    seat: Seat
    cards: tuple[Face, ...]

    def __str__(self) -> str:
        return " ".join([f"{self.seat} keep", *map(_face, self.cards)])


Move: TypeAlias = Deal | Lay | Pass | Keep


@dataclass(frozen=True, slots=True)
class NewRound:
    """Round `number` of set `set_number` begins; both count from 1."""

    set_number: int
    number: int


@dataclass(frozen=True, slots=True)
class ForcedPass:
    """A turn without a choice: not a decision, not a move in the record. (M6)"""

    seat: Seat
    hand_empty: bool


@dataclass(frozen=True, slots=True)
class Show:
    """A card turned face up at the end of a round."""

    seat: Seat
    card: Card
    mat: Mat

    def __str__(self) -> str:
        return f"show {self.seat} {self.card}{self.mat.sign}"


@dataclass(frozen=True, slots=True)
class Take:
    """A token taken at a tea card; `why` is better-match, only-match, no-match (a whisk) or alone."""

    seat: Seat
    kind: str
    mat: Mat
    tea: Card
    why: str


@dataclass(frozen=True, slots=True)
class Nothing:
    """A tea card at which nobody took anything; `why` is neither-matches or nobody-played."""

    mat: Mat
    tea: Card
    why: str


@dataclass(frozen=True, slots=True)
class PlayOn:
    """Both reached a goal and are equal: the game goes on until one is ahead. (M9)"""


@dataclass(frozen=True, slots=True)
class Over:
    outcome: Outcome


Entry: TypeAlias = Move | NewRound | ForcedPass | Show | Take | Nothing | PlayOn | Over
SEEN: Final = (Deal, Lay, Pass, Keep, Show)
"""The entries that are lines of a seen history."""

lay, show = cache(Lay), cache(Show)
"""One value for each card, mat and seat, so that none is made anew."""


def seen_as(entry: Entry, viewer: Seat | None) -> Entry:
    """The entry as somebody at the table sees it. Hands, kept cards and laid cards show only to their owner."""
    match entry:
        case Deal(dealer, tea, hands, aside):
            first, second = (hand if viewer == seat else (None,) * len(hand) for seat, hand in enumerate(hands))
            return Deal(dealer, tea, (first, second), (None,) * len(aside))
        case Lay(seat, _, mat) if seat != viewer:
            return lay(seat, None, mat)
        case Keep(seat, cards) if seat != viewer:
            return Keep(seat, (None,) * len(cards))
    return entry


def _face(card: Face) -> str:
    return "?" if card is None else str(card)


def _faces(cards: tuple[Face, ...]) -> str:
    return " ".join(map(_face, cards))


FORMS: Final = "0 4g# · 0 4g* · 0 - · 0 keep 4g 0 · deal 0 | …"
_CARD: Final = r"(?:[1-9][grby]|0)"
_CARDS: Final = rf"{_CARD}(?: {_CARD})*"
_DEAL: Final = re.compile(rf"deal ([01]) \| ({_CARDS}) \| ({_CARDS}) \| ({_CARDS}) \| ({_CARDS})")
_LAY: Final = re.compile(rf"([01]) ({_CARD})([#*])")
_PASS: Final = re.compile(r"([01]) -")
_KEEP: Final = re.compile(rf"([01]) keep((?: {_CARD})*)")


def parse(text: str) -> Move:
    """A move from its text, which must be exact; cards of a hand may stand in any order."""
    if found := _LAY.fullmatch(text):
        return lay(int(found[1]), _card(found[2]), Mat("#*".index(found[3])))
    if found := _PASS.fullmatch(text):
        return Pass(int(found[1]))
    if found := _KEEP.fullmatch(text):
        return Keep(int(found[1]), in_order(_cards(found[2])))
    if found := _DEAL.fullmatch(text):
        tea, first, second, aside = (_cards(found[part]) for part in range(2, 6))
        return Deal(int(found[1]), tea, (in_order(first), in_order(second)), in_order(aside))
    raise Illegal("malformed", text=text, forms=FORMS)


def _card(text: str) -> Card:
    return ZERO if text == "0" else Card(int(text[0]), text[1])


def _cards(text: str) -> tuple[Card, ...]:
    return tuple(_card(part) for part in text.split())
