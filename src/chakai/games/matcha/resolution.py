"""The end of a round: what the cards at a tea card earn."""

from functools import lru_cache
from typing import TypeAlias

from chakai.games.matcha.cards import KINDS, MATS, WHISK, Card, Mat, Tokens, number_beats, suit_beats
from chakai.games.matcha.edition import Edition
from chakai.games.matcha.moves import Entry, Nothing, Take, show
from chakai.games.matcha.state import Sides, State, with_seat

Verdict: TypeAlias = tuple[Take, ...] | tuple[Nothing]


def matches(card: Card, tea: Card, mat: Mat) -> bool:
    """A tea card is never a 0, so a 0 never matches."""
    return card.number == tea.number if mat is Mat.NUMBER else card.suit == tea.suit


def better(mine: Card, other: Card, mat: Mat, edition: Edition) -> bool:
    """Of two matches of a number the higher suit is better, of two matches of a suit the higher number."""
    if mat is Mat.NUMBER:
        return suit_beats(mine.suit, other.suit, suits=edition.suits)
    return number_beats(mine.number, other.number, highest=edition.numbers)


@lru_cache(maxsize=1 << 16)
def judge(sides: Sides, tea: Card, mat: Mat, edition: Edition) -> Verdict:
    """Who takes which token at one tea card."""
    first, second = sides
    if first is None and second is None:
        return (Nothing(mat, tea, "nobody-played"),)
    if first is None or second is None:
        return (Take(0 if second is None else 1, tea.suit, mat, tea, "alone"),)
    match matches(first, tea, mat), matches(second, tea, mat):
        case False, False:
            return (Nothing(mat, tea, "neither-matches"),)
        case True, True:
            seat = 0 if better(first, second, mat, edition) else 1
            return (Take(seat, tea.suit, mat, tea, "better-match"),)
        case first_matches, _:
            seat = 0 if first_matches else 1
            return (Take(seat, tea.suit, mat, tea, "only-match"), Take(1 - seat, WHISK, mat, tea, "no-match"))


def resolve(state: State) -> State:
    """Both tea cards of the round, the number mat first; the supply of tokens has no end. (M5)"""
    told: list[Entry] = []
    tokens = state.tokens
    for mat, sides in zip(MATS, state.laid[state.round], strict=True):
        first, second = sides
        if first is not None and second is not None:  # M4: a lone card stays face down
            told += (show(0, first, mat), show(1, second, mat))
        verdict = judge(sides, state.tea_card(mat), mat, state.edition)
        told += verdict
        for fact in verdict:
            if isinstance(fact, Take):
                tokens = with_seat(tokens, fact.seat, one_more(tokens[fact.seat], fact.kind))
    return state._replace(tokens=tokens, log=state.log.plus(*told))


@lru_cache(maxsize=1 << 14)
def one_more(tokens: Tokens, kind: str) -> Tokens:
    """The row with one more token of a kind."""
    row = list(tokens)
    row[KINDS.index(kind)] += 1
    return (row[0], row[1], row[2], row[3], row[4])
