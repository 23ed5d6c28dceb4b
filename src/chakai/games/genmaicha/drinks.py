"""The components: colours, shapes, drinks, and the lines of the grid. All of it is data."""

from typing import Final, NamedTuple, TypeAlias

COLOURS: Final = "rygbwk"
"""Red, yellow, green, blue, white, black."""
SHAPES: Final = "SHTONX"
"""Stubby, short, tall can; short, not-tallest, tallest bottle."""
INGREDIENTS: Final = COLOURS + SHAPES
"""One card each."""

Ingredient: TypeAlias = str


class Drink(NamedTuple):
    """Offers two ingredients: its colour and its shape. (G1)"""

    colour: Ingredient
    shape: Ingredient

    def __str__(self) -> str:
        return self.colour + self.shape


DRINKS: Final = tuple(Drink(colour, shape) for colour in COLOURS for shape in SHAPES)
PLACE: Final = {drink: place for place, drink in enumerate(DRINKS)}
"""The order in which drinks are written and listed."""

ROWS: Final = ("bottom", "middle", "top")
COLUMNS: Final = ("left", "centre", "right")
LINES: Final = ROWS + COLUMNS
"""In the order of their first yen."""

CELLS: Final = {
    "top": (0, 1, 2),
    "middle": (3, 4, 5),
    "bottom": (6, 7, 8),
    "left": (0, 3, 6),
    "centre": (1, 4, 7),
    "right": (2, 5, 8),
}
"""Where a line's cards lie in the grid, which is counted row by row from the top left."""

ABOVE, BELOW = "above", "below"
NEIGHBOURS: Final = {
    ("top", BELOW): "middle",
    ("middle", ABOVE): "top",
    ("middle", BELOW): "bottom",
    ("bottom", ABOVE): "middle",
}
"""The row next to a row."""


def gap(row: str, where: str, column: str) -> int:
    """Which of the six gaps lies there: the three under the top row, then the three above the bottom row."""
    upper = {row, NEIGHBOURS[row, where]} == {"top", "middle"}
    return COLUMNS.index(column) + (0 if upper else 3)


def cell(row: str, column: str) -> int:
    """Where the card of a row and a column lies in the grid."""
    return CELLS[row][COLUMNS.index(column)]
