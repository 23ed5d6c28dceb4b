"""Moves, the facts that follow from them, and their texts. Together they are the log of a game."""

import re
from dataclasses import dataclass
from typing import Final, TypeAlias

from chakai.core.illegal import Illegal
from chakai.core.outcome import Outcome
from chakai.core.seats import CHANCE, Seat, Viewer
from chakai.games.genmaicha.drinks import COLOURS, COLUMNS, LINES, SHAPES, Drink, Ingredient


@dataclass(frozen=True, slots=True)
class Grid:
    """Nine cards, top row first; the three others, above left, centre and right, None where hidden."""

    cards: tuple[Ingredient, ...]
    others: tuple[Ingredient | None, ...]

    @property
    def seat(self) -> Seat:
        return CHANCE

    def __str__(self) -> str:
        rows = " / ".join(" ".join(self.cards[start : start + 3]) for start in (0, 3, 6))
        return f"grid {rows} | {' '.join(card or '?' for card in self.others)}"


@dataclass(frozen=True, slots=True)
class Crates:
    """Drinks drawn from the bag, crate A first."""

    crates: tuple[tuple[Drink, ...], ...]

    @property
    def seat(self) -> Seat:
        return CHANCE

    def __str__(self) -> str:
        return "crates " + " | ".join(" ".join(map(str, crate)) for crate in self.crates)


@dataclass(frozen=True, slots=True)
class Bid:
    seat: Seat
    yen: int

    def __str__(self) -> str:
        return f"{self.seat} bid {self.yen}"


@dataclass(frozen=True, slots=True)
class Raise:
    """A follow-up bid."""

    seat: Seat
    yen: int

    def __str__(self) -> str:
        return f"{self.seat} raise {self.yen}"


@dataclass(frozen=True, slots=True)
class Toss:
    """The final order of one group still tied."""

    order: tuple[Seat, ...]

    @property
    def seat(self) -> Seat:
        return CHANCE

    def __str__(self) -> str:
        return " ".join(["toss", *map(str, self.order)])


@dataclass(frozen=True, slots=True)
class TakeCrate:
    """A crate by its number; A is 0."""

    seat: Seat
    crate: int

    def __str__(self) -> str:
        return f"{self.seat} crate {letter(self.crate)}"


@dataclass(frozen=True, slots=True)
class Extra:
    """A Matcha-iri extra: the card above or below the row in a column, and the drink for it."""

    column: str
    where: str
    drink: Drink

    def __str__(self) -> str:
        return f" + {self.column} {self.where} {self.drink}"


@dataclass(frozen=True, slots=True)
class Offer:
    """What is offered for a hidden card."""

    drink: Drink
    ingredient: Ingredient

    def __str__(self) -> str:
        return f" ? {self.drink} {self.ingredient}"


@dataclass(frozen=True, slots=True)
class Brew:
    """A line, and a drink for each of its cards."""

    seat: Seat
    line: str
    drinks: tuple[Drink, ...]
    more: Extra | Offer | None = None

    def __str__(self) -> str:
        return " ".join([f"{self.seat} brew {self.line}", *map(str, self.drinks)]) + str(self.more or "")


@dataclass(frozen=True, slots=True)
class Peek:
    """A look at the hidden card of a column, paid with an ingredient of a drink."""

    seat: Seat
    column: str
    drink: Drink
    ingredient: Ingredient

    def __str__(self) -> str:
        return f"{self.seat} peek {self.column} {self.drink} {self.ingredient}"


@dataclass(frozen=True, slots=True)
class PlaceAd:
    seat: Seat
    line: str
    yen: int

    def __str__(self) -> str:
        return f"{self.seat} ad {self.line} {self.yen}"


@dataclass(frozen=True, slots=True)
class Done:
    seat: Seat

    def __str__(self) -> str:
        return f"{self.seat} done"


Move: TypeAlias = Grid | Crates | Bid | Raise | Toss | TakeCrate | Brew | Peek | PlaceAd | Done
MOVES: Final = (Grid, Crates, Bid, Raise, Toss, TakeCrate, Brew, Peek, PlaceAd, Done)


@dataclass(frozen=True, slots=True)
class Show:
    """A hidden card seen: by one who peeked, or (None) by all."""

    column: str
    card: Ingredient
    to: Viewer = None

    def __str__(self) -> str:
        return f"show {self.column} {self.card}"


@dataclass(frozen=True, slots=True)
class NewRound:
    """Counts from 1."""

    number: int
    rounds: int


@dataclass(frozen=True, slots=True)
class BidsShown:
    """Everybody's bid, or follow-up bid (None for those not tied), forced ones included."""

    yen: tuple[int | None, ...]
    follow_up: bool


@dataclass(frozen=True, slots=True)
class Order:
    """Who chooses and brews first, second, and so on."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class LastCrate:
    """The last crate is taken without a choice. (G17)"""

    seat: Seat
    crate: int


@dataclass(frozen=True, slots=True)
class Earn:
    """What a brew brought: the line's yen, a bonus, the ceremony's pay; `failed` if an offer was refused."""

    seat: Seat
    line: str
    yen: int
    bonus: int = 0
    ceremony: int = 0
    failed: bool = False


@dataclass(frozen=True, slots=True)
class AdPays:
    """An ad's owner gets the placed yen back and as much again from the bank. (G28)"""

    owner: Seat
    line: str
    yen: int


@dataclass(frozen=True, slots=True)
class Discard:
    """Drinks that go back to the bag."""

    seat: Seat
    drinks: tuple[Drink, ...]


@dataclass(frozen=True, slots=True)
class NoBrew:
    """A brewing turn without anything to choose. (G17)"""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Over:
    outcome: Outcome


Fact: TypeAlias = Show | NewRound | BidsShown | Order | LastCrate | Earn | AdPays | Discard | NoBrew | Over
Entry: TypeAlias = Move | Fact
SEEN: Final = (*MOVES, Show)
"""The entries that are lines of a seen history."""


def seen_as(entry: Entry, viewer: Viewer) -> Entry | None:
    """The entry as somebody at the table sees it; None if not at all."""
    match entry:
        case Grid(cards, others):
            return Grid(cards, (None,) * len(others))
        case Show(_, _, to) if to is not None and to != viewer:
            return None
    return entry


def letter(crate: int) -> str:
    """A crate's letter."""
    return chr(ord("A") + crate)


FORMS: Final = (
    "0 bid 300 · 0 raise 100 · 0 crate B · 0 brew top rH bS bS · 0 peek right kX X · 0 ad left 300 · 0 done"
)
_YEN: Final = r"(0|[1-9][0-9]{0,8})"
_DRINK: Final = f"[{COLOURS}][{SHAPES}]"
_CARD: Final = f"[{COLOURS}{SHAPES}]"
_LINE: Final = f"({'|'.join(LINES)})"
_COLUMN: Final = f"({'|'.join(COLUMNS)})"
_SEAT: Final = "([0-5])"
_ROW: Final = rf"({_CARD}) ({_CARD}) ({_CARD})"
_DRINKS: Final = rf"{_DRINK}(?: {_DRINK})*"
_GRID: Final = re.compile(rf"grid {_ROW} / {_ROW} / {_ROW} \| {_ROW}")
_CRATES: Final = re.compile(rf"crates ({_DRINKS}(?: \| {_DRINKS})*)")
_BID: Final = re.compile(rf"{_SEAT} (bid|raise) {_YEN}")
_TOSS: Final = re.compile(r"toss ([0-5](?: [0-5])+)")
_CRATE: Final = re.compile(rf"{_SEAT} crate ([A-F])")
_BREW: Final = re.compile(
    rf"{_SEAT} brew {_LINE} ({_DRINK}) ({_DRINK}) ({_DRINK})"
    rf"(?: \+ {_COLUMN} (above|below) ({_DRINK})| \? ({_DRINK}) ({_CARD}))?"
)
_PEEK: Final = re.compile(rf"{_SEAT} peek {_COLUMN} ({_DRINK}) ({_CARD})")
_AD: Final = re.compile(rf"{_SEAT} ad {_LINE} {_YEN}")
_DONE: Final = re.compile(rf"{_SEAT} done")


def parse(text: str) -> Move:
    """A move from its text, which must be exact."""
    if found := _BREW.fullmatch(text):
        seat, line, *drinks, column, where, extra, offered, ingredient = found.groups()
        more = Extra(column, where, _drink(extra)) if column else None
        offer = Offer(_drink(offered), ingredient) if offered else None
        return Brew(int(seat), line, tuple(map(_drink, drinks)), more or offer)
    if found := _BID.fullmatch(text):
        return (Bid if found[2] == "bid" else Raise)(int(found[1]), int(found[3]))
    if found := _CRATE.fullmatch(text):
        return TakeCrate(int(found[1]), ord(found[2]) - ord("A"))
    if found := _DONE.fullmatch(text):
        return Done(int(found[1]))
    if found := _PEEK.fullmatch(text):
        return Peek(int(found[1]), found[2], _drink(found[3]), found[4])
    if found := _AD.fullmatch(text):
        return PlaceAd(int(found[1]), found[2], int(found[3]))
    return _parse_chance(text)


def _parse_chance(text: str) -> Move:
    if found := _CRATES.fullmatch(text):
        return Crates(tuple(tuple(map(_drink, crate.split())) for crate in found[1].split(" | ")))
    if found := _TOSS.fullmatch(text):
        return Toss(tuple(map(int, found[1].split())))
    if found := _GRID.fullmatch(text):
        cards = found.groups()
        return Grid(cards[:9], cards[9:])
    raise Illegal("malformed", text=text, forms=FORMS)


def _drink(text: str) -> Drink:
    return Drink(text[0], text[1])
