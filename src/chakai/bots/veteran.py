"""A Matcha player that searches with what is known of the end of a set."""

from random import Random
from typing import Any

from chakai.bots.search import Search, greedy_taste
from chakai.core.legal import Legal
from chakai.games.matcha.moves import Move
from chakai.games.matcha.view import View


class Veteran(Search):
    """The same search; where a table says what the tokens are worth at the end of the set, it is believed."""

    def _thought(self, view: View, legal: Legal[Move], rng: Random) -> Any:
        plan, known = self._compiled.LONG_PLAN, self._compiled.known_ends(view)
        return self._compiled.Thought(view, legal, greedy_taste(view.edition), rng, plan, known)
