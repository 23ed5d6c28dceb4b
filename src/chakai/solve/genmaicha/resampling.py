"""Whole games of Genmaicha that look to one pair of eyes just like the one on the table.

Hidden are the order of the three cards outside the grid, and bids not shown yet. No legal move hangs on that
order, only on which three cards they are, so every order that leads to what was seen is as likely as any other.
"""

from collections.abc import Collection
from itertools import permutations
from random import Random

from chakai.core.illegal import Illegal
from chakai.core.seats import Seat
from chakai.games.genmaicha.engine import GENMAICHA
from chakai.games.genmaicha.moves import MOVES, Grid
from chakai.games.genmaicha.state import State
from chakai.games.genmaicha.view import View


class GenmaichaResampler:
    """All orders that are possible, each played again once."""

    def __init__(self, view: View, answered: Collection[Seat] = ()) -> None:
        self.view, self.answered = view, answered
        found = (self._replayed(order) for order in permutations(view.fourth_row))
        self.states = [state for state in found if state is not None]

    def draw(self, random: Random) -> State:
        """One of them, with the bids of those who have bid."""
        state = random.choice(self.states)
        for seat in self.answered:
            state = GENMAICHA.apply(state, random.choice([*GENMAICHA.legal(state, seat)]))
        return state

    def _replayed(self, order: tuple[str, ...]) -> State | None:
        state = GENMAICHA.new(self.view.rules, self.view.players)
        try:
            for move in self.view.events:
                if isinstance(move, MOVES):
                    hidden = Grid(move.cards, order) if isinstance(move, Grid) else move
                    state = GENMAICHA.apply(state, hidden)
            if self.view.answer is not None:
                state = GENMAICHA.apply(state, self.view.answer)
        except Illegal:  # an offer that was refused succeeds here, or the other way round
            return None
        return state if GENMAICHA.view(state, self.view.seat).events == self.view.events else None
