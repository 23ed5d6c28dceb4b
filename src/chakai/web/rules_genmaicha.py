"""The facts that the drawings of Genmaicha's rules pages need."""

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from chakai.games.genmaicha.drinks import COLUMNS, LINES, ROWS, Drink, Ingredient
from chakai.games.genmaicha.rules import Rules
from chakai.games.genmaicha.state import State
from chakai.web import genmaicha_situations as situations
from chakai.web.genmaicha_parts import YOU, Act
from chakai.web.marks import CLOSE, OPEN, marked_words
from chakai.words import speak
from chakai.words.catalogue import Words
from chakai.words.genmaicha import Teller, ending


class Piece(NamedTuple):
    """A piece of a sentence: words, or a drink or an ingredient to be drawn."""

    text: str
    drawn: bool


def facts(words: Words, rules: Rules) -> dict[str, Any]:
    """The names of drinks and people, what the rules say in sentences, and the situations of the chapters."""
    return {
        "people": people(words),
        "YOU": YOU,
        "LINES": LINES,
        "ROWS": ROWS,
        "COLUMNS": COLUMNS,
        "drink_name": lambda drink: drink_name(words, drink),
        "ingredient_name": lambda letter: ingredient_name(words, letter),
        "told": lambda act: [[*pieces(sentence)] for sentence in told(words, act)],
        "refusal": lambda act: [*pieces(speak.refusal(marked_words(words.language), act.refused))],
        "told_ending": lambda state: told_ending(words, state),
        "drawn": situations.chapters(rules),
        "brief": situations.in_brief(rules),
        "beside": situations.BESIDE,
    }


def people(words: Words) -> tuple[str, ...]:
    """Who sits at a drawn table."""
    return tuple(words(key) for key in ("situation-you", "situation-other", "drawn-third", "drawn-fourth"))


def told(words: Words, act: Act) -> list[str]:
    """What a move is and what follows from it, as the reader would hear it; what can be drawn is marked."""
    teller = Teller(marked_words(words.language), people(words), YOU)
    for entry in act.state.log:
        teller(entry)
    return [sentence for entry in act.follows if (sentence := teller(entry))]


def told_ending(words: Words, state: State) -> str:
    """How the game ends, if it is over."""
    return ending(words, state.outcome, people(words), YOU) if state.outcome else ""


def pieces(sentence: str) -> Iterator[Piece]:
    """A sentence cut at its marks."""
    for place, text in enumerate(re.split(f"[{OPEN}{CLOSE}]", sentence)):
        if text:
            yield Piece(text, drawn=place % 2 == 1)


def drink_name(words: Words, drink: Drink) -> str:
    return words("web-genmaicha-drink", colour=drink.colour, shape=drink.shape)


def ingredient_name(words: Words, letter: Ingredient) -> str:
    return words("genmaicha-ingredient", kind=letter)
