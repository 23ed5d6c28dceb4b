"""What Matcha's rules pages draw, and the facts their drawings need."""

from typing import Any

from chakai.games.matcha.cards import SUITS, WHISK
from chakai.games.matcha.edition import Edition
from chakai.web import situations
from chakai.web.eyes import SETUPS
from chakai.web.marks import marked_words
from chakai.web.situations import OTHER, YOU, Trays
from chakai.words.catalogue import Words
from chakai.words.matcha import ending


def facts(words: Words, edition: Edition) -> dict[str, Any]:
    """The names of cards and people, what wins, and the situations of the chapters."""
    setup = SETUPS["matcha"](marked_words(words.language), edition)
    whole = SETUPS["matcha"](marked_words(words.language), situations.STANDARD)
    return {
        "page": {"setup": setup},
        "names": whole["cards"] | setup["cards"],
        "kinds": whole["kinds"],
        "people": people(words),
        "YOU": YOU,
        "OTHER": OTHER,
        "goals": lambda edition: goals(words, edition),
        "tie_order": tie_order,
        "told_ending": lambda trays: told_ending(words, trays),
        "cases": situations.CASES if draws_cases(edition) else {},
        "ranks": situations.RANKS if draws_cases(edition) else (),
        "deal": situations.DEAL,
        "beside": ("ranks", "set", "win") if draws_cases(edition) else (),
    }


def tables_drawn(edition: Edition) -> tuple[str, ...]:
    """The chapters whose table is drawn instead."""
    return ("resolution",) if draws_cases(edition) else ()


def told_ending(words: Words, trays: Trays) -> str:
    """What follows from the tokens of a drawn situation, in a sentence."""
    state = trays.ending
    if state.outcome is not None:
        return ending(words, state.outcome, people(words), YOU)
    return words("event-play-on") if state.playing_on else ""


def people(words: Words) -> tuple[str, str]:
    """Who sits at a drawn table."""
    return words("situation-you"), words("situation-other")


def goals(words: Words, edition: Edition) -> list[tuple[str, str]]:
    """What wins: each goal in words, and tokens that reach it."""
    made = []
    if edition.goal_suit:
        made.append((words("rules-matcha-goal-suit", n=edition.goal_suit), edition.suits[0] * edition.goal_suit))
    if edition.goal_whisks:
        made.append((words("rules-matcha-goal-whisks", n=edition.goal_whisks), WHISK * edition.goal_whisks))
    if edition.goal_each:
        made.append((words("rules-matcha-goal-each"), edition.kinds))
    return made


def tie_order(edition: Edition) -> str:
    """The kinds of token in the order in which a tie compares them."""
    return "".join(suit for suit in SUITS if suit in edition.suits) + WHISK * edition.whisks_break_ties


def draws_cases(edition: Edition) -> bool:
    """Is the game played with the cards that are drawn? A study set has fewer, and other loops."""
    return edition.deck == situations.STANDARD.deck
