"""Which drinks can serve a line now, and the choice among them that spends the fewest."""

from collections.abc import Collection
from itertools import product

from chakai.core.seats import Seat
from chakai.games.genmaicha.drinks import CELLS, Drink, Ingredient
from chakai.games.genmaicha.state import Use
from chakai.games.genmaicha.view import View


def uses_of(view: View, seat: Seat) -> list[Use]:
    """Every ingredient on the shelf of the player at turn that has not served yet, in the order of writing."""
    return [
        (drink, ingredient)
        for drink in view.shelves[seat]
        for ingredient in drink
        if (drink, ingredient) not in view.spent
    ]


def cards_of(view: View, line: str) -> list[Ingredient]:
    """A line's cards: rows left to right, columns top to bottom."""
    return [view.grid[place] for place in CELLS[line]]


def serving(view: View, seat: Seat, card: Ingredient, taken: Collection[Use] = ()) -> list[Drink]:
    """The drinks that can serve as a card, but for uses that are taken already."""
    return [drink for drink, serves in uses_of(view, seat) if serves == card and (drink, card) not in taken]


def fewest(
    view: View, seat: Seat, line: str, extra: Ingredient | None = None, taken: Collection[Use] = ()
) -> tuple[Drink, ...] | None:
    """Drinks for a line's cards, and an extra one, that spend the fewest not used yet; None if one is missing."""
    cards = cards_of(view, line) + ([extra] if extra else [])
    used = {drink for drink, _ in (*view.spent, *taken)}
    choices = product(*(serving(view, seat, card, taken) for card in cards))
    return min(choices, key=lambda drinks: len({*drinks} - used), default=None)
