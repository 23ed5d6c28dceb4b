"""Positions of random games, and every game that looks like one of them to somebody who sees no hand."""

from collections.abc import Iterator
from random import Random

from chakai.core.chance import SeededLuck
from chakai.core.seats import CHANCE, Seat
from chakai.games.matcha.cards import Card, in_order
from chakai.games.matcha.dealing import begin
from chakai.games.matcha.edition import Edition
from chakai.games.matcha.engine import MATCHA
from chakai.games.matcha.moves import Deal
from chakai.games.matcha.state import Stage, State
from chakai.solve.matcha.rounds.positions import Holding
from chakai.solve.matcha.rounds.seen import Beginning, beginning
from tests.matcha.sequence_form import deals


def random_position(edition: Edition, seed: int, *, number: int, turns: int = 0, set_number: int = 1) -> State:
    """A position of a round, some turns after its beginning, nearly nobody passing."""
    wanted = (set_number, number, turns)
    for again in range(1000):
        rng, luck = Random(1000 * seed + again), SeededLuck(str(seed), again)
        state = MATCHA.new(edition, 2)
        while due := MATCHA.to_act(state):
            here = (state.sets_dealt, state.round, sum(state.turns_taken))
            if state.stage is Stage.TURN and here >= wanted:
                if here[:2] == wanted[:2]:
                    return state
                break
            if due == (CHANCE,):
                state = MATCHA.apply(state, MATCHA.draw(state, luck))
            else:
                moves = [*MATCHA.legal(state, due[0])]
                state = MATCHA.apply(
                    state, rng.choice(moves[:-1] if state.stage is Stage.TURN and rng.random() < 0.6 else moves)
                )
    raise AssertionError("no such position")


def histories(state: State, like: State, odds: float = 1.0) -> Iterator[tuple[State, float]]:
    """All that a spectator cannot tell from a game, with odds, every choice being as likely as the others."""
    here, seen = MATCHA.view(state, None).seen, MATCHA.view(like, None).seen
    if here != seen[: len(here)]:
        return
    if here == seen:
        yield state, odds
        return
    due = MATCHA.to_act(state)
    if due == (CHANCE,):
        yield from _dealt(state, like, odds)
    elif due:
        legal = [*MATCHA.legal(state, due[0])]
        for move in legal:
            yield from histories(MATCHA.apply(state, move), like, odds / len(legal))


def _dealt(state: State, like: State, odds: float) -> Iterator[tuple[State, float]]:
    """All deals of the tea cards that were dealt; kept cards make some likelier than others."""
    tea = [move for move in MATCHA.moves(like) if isinstance(move, Deal)][state.sets_dealt].tea
    dealing = begin(state)
    for card in tea:
        chance = float(dict(dealing.odds()).get(card, 0))
        if not chance:
            return
        dealing, odds = dealing.plus(card), odds * chance
    for dealt, chance in deals(state, dealing, odds):
        yield from histories(dealt, like, chance)


def alike(state: State) -> list[tuple[State, float]]:
    """Every game that looks like this one to a spectator."""
    return [*histories(MATCHA.new(state.edition, 2), state)]


def holding(state: State, seat: Seat, number: int) -> Holding:
    """What a seat has, in the words of a position that begins with a round."""
    hidden: list[Card] = []
    for pair in state.laid[:number]:
        for sides in pair:
            mine = sides[seat]
            if mine is not None and sides[1 - seat] is None:
                hidden.append(mine)
    laid = tuple((pair[0][seat], pair[1][seat]) for pair in state.laid[number:])
    return Holding(state.hands[seat], laid, in_order(hidden))


def begun(state: State, number: int | None = None) -> Beginning:
    return beginning(MATCHA.view(state, None), number)
