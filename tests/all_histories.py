"""Every history that leads to what a seat has seen, with its odds, found by walking the tree of the game."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, permutations
from math import comb, perm
from typing import Any

from chakai.core.game import AnyGame
from chakai.core.seats import CHANCE, Seat
from chakai.games.genmaicha.moves import Grid
from chakai.games.matcha.cards import ZERO
from chakai.games.matcha.carry import next_dealer
from chakai.games.matcha.moves import Deal


def posterior(
    game: AnyGame, state: Any, seat: Seat, answered: tuple[Seat, ...] = ()
) -> dict[tuple[str, ...], float]:
    """By record, pending answers included: how likely each is for a seat that sees what it sees of this state."""
    wanted = game.view(state, seat)
    start = game.new(state[0], getattr(state, "players", 2))
    found: Counter[tuple[str, ...]] = Counter()
    for history, odds in histories(game, start, wanted, game.moves(state)):
        for whole, share in answers(game, history, answered):
            found[record(game, whole)] += odds * share  # type: ignore[assignment]  # fractions add up as well
    total = sum(found.values())
    return {line: float(odds / total) for line, odds in found.items()}


def record(game: AnyGame, state: Any) -> tuple[str, ...]:
    return tuple(map(str, (*game.moves(state), *game.pending(state))))


def histories(game: AnyGame, state: Any, wanted: Any, real: Any) -> Iterator[tuple[Any, Fraction]]:
    """Who looks decides first where all decide at once, so that nobody else has when the view is met."""
    view = game.view(state, wanted.seat)
    if view == wanted:
        yield state, Fraction(1)
        return
    if view.seen != wanted.seen[: len(view.seen)]:
        return
    due = game.to_act(state)
    if due == (CHANCE,):
        ways = [*chances(game, state, wanted, real)]
    elif wanted.seat in due:
        ways = [(move, Fraction(1)) for move in game.legal(state, wanted.seat)]
    else:
        legal = [*game.legal(state, due[0])] if due else []
        ways = [(move, Fraction(1, len(legal))) for move in legal]
    for move, odds in ways:
        for history, rest in histories(game, game.apply(state, move), wanted, real):
            yield history, odds * rest


def answers(game: AnyGame, state: Any, seats: tuple[Seat, ...]) -> Iterator[tuple[Any, Fraction]]:
    """With every answer of those who have answered."""
    if not seats:
        yield state, Fraction(1)
        return
    legal = [*game.legal(state, seats[0])]
    for move in legal:
        for whole, odds in answers(game, game.apply(state, move), seats[1:]):
            yield whole, odds / len(legal)


def chances(game: AnyGame, state: Any, wanted: Any, real: Any) -> Iterator[tuple[Any, Fraction]]:
    """What luck can have brought where the seat saw what it saw; what all see alike needs no odds."""
    seen = next(move for move in real[len(game.moves(state)) :] if move.seat == CHANCE)
    if game.name == "matcha":
        yield from deals(state, wanted.seat, seen)
    elif isinstance(seen, Grid):
        yield from ((Grid(seen.cards, order), Fraction(1, 6)) for order in permutations(seen.others))
    else:
        yield seen, Fraction(1)


def deals(state: Any, seat: Seat, seen: Deal) -> Iterator[tuple[Deal, Fraction]]:
    """From a deck in which every card has a number of its own, the 0s too."""
    edition = state.edition
    stock = [*enumerate(edition.deck)]
    for card in (*state.hands[0], *state.hands[1], *seen.tea):
        found = [pair for pair in stock if pair[1] == card]
        if not found:
            return
        stock.remove(found[0])
    ranked = sum(card != ZERO for _, card in stock) + len(seen.tea)
    tea = Fraction(1, perm(ranked, len(seen.tea)))
    own, other = (edition.hand_size - len(state.hands[player]) for player in (seat, 1 - seat))
    each = tea / comb(len(stock), own) / comb(len(stock) - own, other)
    whole = Counter[Any](seen.hands[seat])
    ways: Counter[Deal] = Counter()
    for mine in combinations(stock, own):
        if Counter[Any](state.hands[seat]) + Counter(card for _, card in mine) != whole:
            continue
        rest = [pair for pair in stock if pair not in mine]
        for theirs in combinations(rest, other):
            hand = (*state.hands[1 - seat], *(card for _, card in theirs))
            hands = (seen.hands[seat], hand) if seat == 0 else (hand, seen.hands[seat])
            aside = tuple(card for pair in rest if pair not in theirs for card in pair[1:])
            ways[Deal(next_dealer(state), seen.tea, hands, aside)] += 1
    for deal, count in ways.items():
        yield deal, each * count
