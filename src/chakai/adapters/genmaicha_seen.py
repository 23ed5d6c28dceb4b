"""The words in which a seat's history of Genmaicha is told, and how long games get."""

from typing import Final

from chakai.adapters.seen_words import ALWAYS, Bounds
from chakai.games.genmaicha.drinks import ABOVE, BELOW, DRINKS, INGREDIENTS, LINES
from chakai.games.genmaicha.moves import letter
from chakai.games.genmaicha.rules import SEATS, YEN, Rules

_SAID: Final = (
    *("grid", "/", "|", "?", "crates", "bid", "raise", "toss", "crate", "brew", "+", ABOVE, BELOW),
    *("peek", "ad", "done", "show", "enough"),
)
WORDS: Final = tuple(
    dict.fromkeys(
        (
            *ALWAYS,
            *"0123456789",
            *INGREDIENTS,
            *map(str, DRINKS),
            *LINES,
            *(letter(crate) for crate in range(SEATS[-1])),
            *_SAID,
        )
    )
)
_GRID: Final = 17
"""Words of a grid, with its marks and the end of its line."""
_BREW: Final = 3
"""More than the words of a brew, and than its choices, for each ingredient that serves in it."""
_PEEK: Final = 10
"""Words of a peek, and of what it shows; one ingredient serves. No brew has as many for each of its own."""
_MADE: Final = 12
"""Words of the choices of a brew under way."""


def genmaicha_words(_rules: Rules) -> tuple[str, ...]:
    """The same for all rules."""
    return WORDS


def genmaicha_bounds(rules: Rules, players: int) -> Bounds:
    """Every drink that is drawn serves twice at most; a brew takes three ingredients or more, a peek one."""
    sizes = rules.crate_sizes(players)
    drawn, turns = players * sum(sizes), players * len(sizes)
    uses, brews = 2 * drawn, 2 * drawn // 3
    digits = len(str(_most_yen(rules, brews) // YEN))
    amounts, ads = 2 * turns, len(LINES) if rules.tea_market else 0
    amount_words = digits + 5  # who, what, where, the two zeros of a hundred, the end of the line
    return Bounds(
        choices=amounts * (digits + 1) + 2 * turns + _BREW * uses + ads * (digits + 2),
        pieces=len(INGREDIENTS) + drawn + turns,
        words=3
        + _GRID
        + drawn
        + turns
        + len(sizes)
        + (amounts + ads) * amount_words
        + 3 * turns  # tosses
        + 7 * turns  # crates and ends of turns
        + uses * (_PEEK if rules.tea_ceremony else _BREW)
        + digits
        + _MADE,
    )


def _most_yen(rules: Rules, brews: int) -> int:
    """More than anybody can have: all brews at the best line with all bonuses, and every ad paid back twofold."""
    earned = brews * (max(rules.line_yen) + max(rules.bonuses) + rules.ceremony_pay)
    return (rules.start_yen + earned) * (2 ** len(LINES) if rules.tea_market else 1)
