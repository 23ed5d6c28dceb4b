"""The grid, the crates and tosses unrolled piece by piece, with the odds of each, for those who walk the tree."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from fractions import Fraction
from math import comb
from typing import Any, Generic, TypeAlias, TypeVar

from chakai.core.illegal import Illegal
from chakai.games.genmaicha import engine
from chakai.games.genmaicha.bidding import crate_size, held_drinks
from chakai.games.genmaicha.drinks import DRINKS, INGREDIENTS, PLACE, Ingredient
from chakai.games.genmaicha.moves import Crates, Grid, Move, Toss
from chakai.games.genmaicha.state import Stage, State

P = TypeVar("P")
Sets: TypeAlias = tuple[tuple[P, ...], ...]


@dataclass(frozen=True)
class Dealing(Generic[P]):
    """Sets of one size, one after another, each in the order of writing: no deal occurs twice.

    Crates are such sets; a grid and a toss are orders, so sets of one piece each.
    """

    pieces: tuple[P, ...]
    """All that can be dealt, in the order of writing: cards of ingredients, drinks or seats."""
    sets: int
    size: int
    made_of: Callable[[Sets[P]], Move]
    dealt: tuple[P, ...] = ()

    @property
    def stock(self) -> tuple[P, ...]:
        """What is not dealt yet."""
        return tuple(piece for piece in self.pieces if piece not in self.dealt)

    def odds(self) -> tuple[tuple[P, Fraction], ...]:
        """What the next piece may be and how likely it is; empty when the deal is complete.

        It is the first of those still missing in its set, all choices of that many alike.
        """
        stock, left = self.stock, self.sets * self.size - len(self.dealt)
        if not left or left == len(stock) <= self.size:
            return ()
        missing = left % self.size or self.size
        if missing < self.size:
            last = self.pieces.index(self.dealt[-1])
            stock = tuple(piece for piece in stock if self.pieces.index(piece) > last)
        ways = comb(len(stock), missing)
        first = range(len(stock) - missing + 1)
        return tuple((stock[at], Fraction(comb(len(stock) - at - 1, missing - 1), ways)) for at in first)

    def plus(self, piece: P) -> "Dealing[P]":
        """The same with one more piece dealt."""
        return replace(self, dealt=(*self.dealt, piece))

    def deal(self) -> Move:
        """The move that a complete deal is; what alone can still come needs no dealing."""
        left = self.sets * self.size - len(self.dealt)
        dealt = (*self.dealt, *self.stock[:left])
        return self.made_of(tuple(dealt[at : at + self.size] for at in range(0, len(dealt), self.size)))

    def unrolled(self, move: Move) -> tuple[Any, ...]:
        """The pieces of a deal in the order in which they are dealt."""
        match move:
            case Grid(cards, others):
                return (*cards, *others)[len(self.dealt) :]
            case Crates(crates):
                return tuple(drink for crate in crates for drink in sorted(crate, key=PLACE.__getitem__))
            case Toss(order):
                return order
        raise ValueError(move)


def begin(state: State, grid: tuple[Ingredient, ...] = ()) -> Dealing[Any]:
    """The deal that is due, nothing dealt yet but the first cards of the grid if they are given.

    Of nine given cards chance still deals the three others; twelve are a deal that is complete at once.
    """
    match state.stage:
        case Stage.GRID:
            return Dealing(tuple(INGREDIENTS), len(INGREDIENTS), 1, _grid, grid)
        case Stage.CRATES:
            held = held_drinks(state)
            bag = tuple(drink for drink in DRINKS if drink not in held)
            return Dealing(bag, state.players, crate_size(state), Crates)
        case Stage.TOSS:
            return Dealing(state.tied[0], len(state.tied[0]), 1, _toss)
    raise Illegal("no-chance-due")


def check_grid(state: State, grid: tuple[Ingredient, ...]) -> None:
    """Raises Illegal if no grid begins with these cards."""
    engine.check(state, _grid(tuple((card,) for card in (*grid, *sorted({*INGREDIENTS} - {*grid})))))


def _grid(cards: Sets[Ingredient]) -> Grid:
    flat = tuple(card for (card,) in cards)
    return Grid(flat[:9], flat[9:])


def _toss(seats: Sets[int]) -> Toss:
    return Toss(tuple(seat for (seat,) in seats))
