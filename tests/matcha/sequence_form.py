"""Small games of Matcha whole, walked by the readable engine, and their value by a linear program."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import linprog
from scipy.sparse import csr_matrix, hstack, lil_matrix

from chakai.core.seats import CHANCE, Seat
from chakai.games.matcha.cards import Card
from chakai.games.matcha.dealing import Dealing, begin
from chakai.games.matcha.edition import Edition
from chakai.games.matcha.engine import MATCHA
from chakai.games.matcha.state import State

Sequence: TypeAlias = int
"""A seat's choices so far as a number, 0 for none."""
Hand: TypeAlias = tuple[Card, ...]
Weigh: TypeAlias = Callable[[Hand, Hand], float]
Ends: TypeAlias = Callable[[State], float]
"""What the end of a set is worth to seat 0."""


@dataclass
class Form:
    """Sequences and information sets of both seats, and what each pair of last sequences is worth to seat 0."""

    sequences: list[dict[tuple[object, str], int]] = field(default_factory=lambda: [{}, {}])
    parents: list[dict[object, int]] = field(default_factory=lambda: [{}, {}])
    """For each information set the sequence that leads there."""
    worth: dict[tuple[int, int], float] = field(default_factory=lambda: defaultdict(float))
    nodes: int = 0

    def sequence(self, seat: Seat, known: object, move: str) -> int:
        made = self.sequences[seat]
        return made.setdefault((known, move), len(made) + 1)


def form(edition: Edition, tea: tuple[Card, ...], weigh: Weigh | None = None, ends: Ends | None = None) -> Form:
    """The whole game with these tea cards; `weigh`: how likely hands are, apart from the deal."""
    new = MATCHA.new(edition, 2)
    return form_of(
        [(state, odds * (weigh(*state.hands) if weigh else 1.0)) for state, odds in deals(new, begin(new, tea))],
        ends,
    )


def form_of(games: Iterable[tuple[State, float]], ends: Ends | None = None) -> Form:
    """What follows from positions of which each is so likely beside the others, to the end of the set."""
    found, games = Form(), [*games]
    total = sum(weight for _, weight in games)
    for state, weight in games:
        _walk(found, state, weight / total, (0, 0), ends)
    return found


def deals(state: State, dealing: Dealing, odds: float = 1.0) -> Iterator[tuple[State, float]]:
    """All deals with their odds."""
    following = dealing.odds()
    if not following:
        yield MATCHA.apply(state, dealing.deal()), odds
    for card, chance in following:
        yield from deals(state, dealing.plus(card), odds * float(chance))


def _walk(found: Form, state: State, odds: float, at: tuple[Sequence, Sequence], ends: Ends | None = None) -> None:
    found.nodes += 1
    due = MATCHA.to_act(state)
    if not due:
        outcome = MATCHA.outcome(state)
        assert outcome is not None
        found.worth[at] += odds * (2 * outcome.shares(2)[0] - 1)
        return
    if due == (CHANCE,):
        assert ends is not None
        found.worth[at] += odds * ends(state)
        return
    seat = due[0]
    known = MATCHA.view(state, seat).seen
    assert found.parents[seat].setdefault(known, at[seat]) == at[seat]  # nobody forgets anything
    for move in MATCHA.legal(state, seat):
        after = found.sequence(seat, known, str(move))
        _walk(found, MATCHA.apply(state, move), odds, (after, at[1]) if seat == 0 else (at[0], after), ends)


def value(found: Form) -> float:
    """What the game is worth to seat 0: over its plans and seat 1's duals, the most that seat 1 cannot deny it."""
    counts = [len(made) + 1 for made in found.sequences]
    rows, columns = zip(*found.worth, strict=True)
    worth = csr_matrix((list(found.worth.values()), (rows, columns)), shape=counts)
    (mine, start), (theirs, _) = _plan(found, 0), _plan(found, 1)
    duals = theirs.shape[0]
    objective = np.concatenate([np.zeros(counts[0]), [-1.0], np.zeros(duals - 1)])
    upper = hstack([-worth.T, theirs.T]).tocsr()
    equal = hstack([mine, csr_matrix((mine.shape[0], duals))]).tocsr()
    limits = [(0, None)] * counts[0] + [(None, None)] * duals
    answer = linprog(
        objective, A_ub=upper, b_ub=np.zeros(counts[1]), A_eq=equal, b_eq=start, bounds=limits, method="highs"
    )
    assert answer.success, answer.message
    return -float(answer.fun)


def _plan(found: Form, seat: Seat) -> tuple[Any, NDArray[np.float64]]:
    """What makes a plan of sequences: none has 1, and those of an information set add up to the one before."""
    sets = {known: place for place, known in enumerate(found.parents[seat], 1)}
    rules = lil_matrix((len(sets) + 1, len(found.sequences[seat]) + 1))
    rules[0, 0] = 1
    for known, parent in found.parents[seat].items():
        rules[sets[known], parent] = -1
    for (known, _), sequence in found.sequences[seat].items():
        rules[sets[known], sequence] = 1
    start = np.zeros(len(sets) + 1)
    start[0] = 1
    return rules.tocsr(), start
