"""What the drawings of Genmaicha's rules pages are made of.

A part is a position, or a move in a position. What follows from a move, or what speaks against it, the rules are
asked; and a position is drawn as somebody at the table sees it.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import takewhile
from typing import ClassVar, Final, NamedTuple, TypeAlias

from chakai.core.illegal import Illegal
from chakai.core.seats import Seat
from chakai.games.genmaicha.brewing import uses_left
from chakai.games.genmaicha.drinks import (
    CELLS,
    COLOURS,
    COLUMNS,
    NEIGHBOURS,
    PLACE,
    SHAPES,
    Drink,
    Ingredient,
    gap,
)
from chakai.games.genmaicha.engine import apply, legal
from chakai.games.genmaicha.moves import (
    AdPays,
    Bid,
    Brew,
    Discard,
    Done,
    Earn,
    Entry,
    Extra,
    Move,
    NoBrew,
    Offer,
    Peek,
    PlaceAd,
    Show,
    Toss,
    parse,
)
from chakai.games.genmaicha.state import Ad, State
from chakai.games.genmaicha.view import View, view

YOU, BEA, JO, MAX = range(4)
"""Who sits at a drawn table. The reader sits on the first seat."""


class Serving(NamedTuple):
    """A card of a brew and the drink that serves for it; the card is None where it lies face down."""

    card: Ingredient | None
    drink: Drink
    serves: Ingredient
    how: str
    """line, extra or offer."""


@dataclass(frozen=True)
class Board:
    """The grid with its yen, bonuses, hidden cards and ads; some of its lines or gaps are lit."""

    kind: ClassVar = "board"
    state: State
    lines: tuple[str, ...] = ()
    gaps: tuple[int, ...] = ()

    @property
    def view(self) -> View:
        return view(self.state, YOU)

    @property
    def cells(self) -> set[int]:
        """The lit cards."""
        return {cell for line in self.lines for cell in CELLS[line]}


@dataclass(frozen=True)
class LineAt:
    """One line: its cards, its yen, its ad."""

    kind: ClassVar = "line"
    state: State
    line: str

    @property
    def cards(self) -> tuple[Ingredient, ...]:
        return self.state.cards(self.line)

    @property
    def yen(self) -> int:
        return self.state.yen_at(self.line)

    @property
    def ad(self) -> Ad | None:
        return self.state.ad_at(self.line)


@dataclass(frozen=True)
class HiddenRow:
    """The cards above the columns as one player sees them."""

    kind: ClassVar = "hidden"
    state: State
    eyes: Seat = YOU
    named: bool = False
    """Is it said whose eyes these are, because it matters?"""

    @property
    def view(self) -> View:
        return view(self.state, self.eyes)


@dataclass(frozen=True)
class Shelf:
    """A player's drinks, and what they have served as in this turn."""

    kind: ClassVar = "shelf"
    state: State
    seat: Seat = YOU

    @property
    def drinks(self) -> list[tuple[Drink, list[Ingredient]]]:
        left = uses_left(self.state, self.seat) if self.seat in self.state.order[self.state.turn :][:1] else None
        return [
            (drink, [] if left is None else [part for part in drink if (drink, part) not in left])
            for drink in self.state.shelves[self.seat]
        ]


@dataclass(frozen=True)
class Bids:
    """Who has bid how much, as the reader sees it, and the order that follows."""

    kind: ClassVar = "bids"
    state: State

    @property
    def view(self) -> View:
        return view(self.state, YOU)

    @property
    def seats(self) -> Sequence[Seat]:
        """The first in order stands first; before there is an order, by seat."""
        return self.state.order if self.ordered else range(self.state.players)

    @property
    def ordered(self) -> bool:
        return len(self.state.order) == self.state.players

    def bid(self, seat: Seat) -> int | None:
        """None while it is secret."""
        if self.view.bids:
            return self.view.bids[seat]
        answer = self.view.answer
        return answer.yen if answer is not None and answer.seat == seat else None

    def follow_up(self, seat: Seat) -> int | None:
        """None for those who were not tied."""
        bids = self.view.bids
        return self.view.raises[seat] if self.view.raises and bids.count(bids[seat]) > 1 else None

    @property
    def tossed(self) -> set[Seat]:
        """Those whom chance has ordered."""
        return {seat for entry in self.state.log if isinstance(entry, Toss) for seat in entry.order}


@dataclass(frozen=True)
class Crates:
    """The crates, with some drinks lit."""

    kind: ClassVar = "crates"
    state: State
    lit: tuple[Drink, ...] = ()


@dataclass(frozen=True)
class Seats:
    """Everybody's yen and drinks, and how the game ends if it does."""

    kind: ClassVar = "seats"
    state: State


@dataclass(frozen=True)
class TwoIn:
    """The two ingredients of a drink."""

    kind: ClassVar = "two"
    drink: Drink


@dataclass(frozen=True)
class Names:
    """All ingredient cards with their letters and names."""

    kind: ClassVar = "names"
    families: ClassVar = (COLOURS, SHAPES)


@dataclass(frozen=True)
class Then:
    """An arrow: one thing after another."""

    kind: ClassVar = "then"


@dataclass(frozen=True)
class Act:
    """A move in a position: what follows from it, or why it may not be made."""

    state: State
    text: str

    @property
    def kind(self) -> str:
        return {Brew: "brew", Peek: "peek", PlaceAd: "ad", Done: "done", Bid: "bid"}.get(type(self.move), "words")

    @cached_property
    def move(self) -> Move:
        return parse(self.text)

    @cached_property
    def refused(self) -> Illegal | None:
        return legal(self.state, self.move.seat).why_not(self.move)

    @cached_property
    def after(self) -> State:
        return apply(self.state, self.move)

    @property
    def follows(self) -> tuple[Entry, ...]:
        """What stands in the log then, up to the end of a turn in which nothing is left to do."""
        if self.refused:
            return ()
        return tuple(takewhile(lambda entry: not isinstance(entry, NoBrew), self.after.log[len(self.state.log) :]))

    @property
    def serving(self) -> list[Serving]:
        """The cards of a brew with their drinks; a hidden card is seen only if it is turned up."""
        move = self.move
        assert isinstance(move, Brew)
        made = [
            Serving(card, drink, card, "line")
            for card, drink in zip(self.state.cards(move.line), move.drinks, strict=True)
        ]
        match move.more:
            case Extra(column, where, drink):
                row = NEIGHBOURS.get((move.line, where))
                card = self.state.grid[CELLS[row][COLUMNS.index(column)]] if row else drink.colour
                made.append(Serving(card if row else None, drink, card, "extra"))
            case Offer(drink, ingredient):
                made.append(Serving(self.turned, drink, ingredient, "offer"))
        return made

    @property
    def turned(self) -> Ingredient | None:
        """The hidden card that all or the reader get to see."""
        shown = [entry.card for entry in self.follows if isinstance(entry, Show) and entry.to in (None, YOU)]
        return shown[0] if shown else None

    @property
    def gap(self) -> int | None:
        """The gap whose bonus an extra takes."""
        move = self.move
        if isinstance(move, Brew) and isinstance(move.more, Extra) and (move.line, move.more.where) in NEIGHBOURS:
            return gap(move.line, move.more.where, move.more.column)
        return None

    @property
    def failed(self) -> bool:
        return any(isinstance(entry, Earn) and entry.failed for entry in self.follows)

    @property
    def gains(self) -> list[tuple[Seat, int]]:
        """Who gets how much from it."""
        gained = []
        for entry in self.follows:
            match entry:
                case Earn(seat, _, yen, bonus, ceremony):
                    gained.append((seat, yen + bonus + ceremony))
                case AdPays(owner, _, yen):
                    gained.append((owner, 2 * yen))
        return gained

    @property
    def discarded(self) -> tuple[Drink, ...]:
        """Drinks that go back to the bag with it."""
        return next((entry.drinks for entry in self.follows if isinstance(entry, Discard)), ())


Part: TypeAlias = Board | LineAt | HiddenRow | Shelf | Bids | Crates | Seats | TwoIn | Names | Then | Act
ARROW: Final = Then()


def acts(state: State, *texts: str) -> tuple[Act, ...]:
    """Moves one after another."""
    made: list[Act] = []
    for text in texts:
        made.append(Act(made[-1].after if made else state, text))
    return tuple(made)


def after(state: State, *texts: str) -> State:
    """The position after some moves."""
    made = acts(state, *texts)
    return made[-1].after if made else state


def drinks(text: str) -> tuple[Drink, ...]:
    """Drinks from their texts, in the order of writing."""
    return in_order(Drink(pair[0], pair[1]) for pair in text.split())


def in_order(some: Iterable[Drink]) -> tuple[Drink, ...]:
    return tuple(sorted(some, key=PLACE.__getitem__))
