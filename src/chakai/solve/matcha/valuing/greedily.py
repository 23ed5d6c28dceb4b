"""Greedy play as a style: what it does with every hold at once; needs the extra `lab`."""

from functools import cached_property

import numpy as np

from chakai.games.matcha.edition import Edition
from chakai.solve.matcha.greed import Greed, greed, room
from chakai.solve.matcha.rounds.bits import NONE, Longs, Real, Small
from chakai.solve.matcha.search import new_games
from chakai.solve.matcha.style import DOWN, Evenly, Holds, Moment, card_columns, faces_in
from chakai.solve.matcha.tables import Tables, tables
from chakai.solve.matcha.taste import Taste
from chakai.solve.matcha.unknown import Booth
from chakai.solve.matcha.valuing.kernel import greedy_odds, set_moment


def booth(rules: Tables) -> Booth:
    """Room for one game that is stepped greedily."""
    games = new_games(rules)
    return Booth(
        start=new_games(rules),
        games=games,
        room=room(rules),
        mask=np.zeros((1, 3 * games.seen.shape[-1] + 2), np.bool_),
        chosen=np.zeros(1, np.int64),
        rewards=np.zeros((1, 2), np.float32),
        done=np.zeros(1, np.bool_),
    )


class Greedily:
    """Greedy with some doubt: the choices of the bot of that name, plans that are nearly as good, now and then any."""

    def __init__(self, edition: Edition, taste: Taste, *, hair: float, doubt: float) -> None:
        self._edition, self._doubt = edition, doubt
        self._greed: Greed = greed(edition, taste._replace(hair=hair))
        self._evenly = Evenly()

    @cached_property
    def _rules(self) -> Tables:
        return tables(self._edition)

    @cached_property
    def _booth(self) -> Booth:
        return booth(self._rules)

    def mixes(self, moment: Moment, holds: tuple[Holds, Holds], ranges: tuple[Real, Real]) -> Real:
        """As every style."""
        even = self._evenly.mixes(moment, holds, ranges)
        return (1 - self._doubt) * self._greedy(moment, holds) + np.float32(self._doubt) * even

    def _greedy(self, moment: Moment, holds: tuple[Holds, Holds]) -> Real:
        seat, sizes = moment.seat, self._rules.sizes
        mine, theirs = holds[seat], holds[1 - seat]
        lying = moment.table[moment.round, :, 1 - seat] != NONE
        set_moment(
            sizes,
            self._booth,
            moment.round,
            moment.set_number,
            seat,
            np.array(moment.taken, np.int64),
            np.array(moment.tea, np.int64),
            np.array(moment.tokens, np.int32),
            int(faces_in(theirs.hand[:1], sizes.ranked + 1).sum()),
            int(lying @ (1, 2)),
        )
        odds = np.zeros((len(mine.hand), len(self._booth.room.odds)))
        known = seen_by_all(self._rules, moment.tea, moment.table[: moment.round])
        greedy_odds(self._rules, self._greed, self._booth, known, mine.hand, mine.laid, mine.cards, odds)
        cards = card_columns(moment, mine)
        columns = [
            np.where(cards[:, place] == NONE, 0, odds[np.arange(len(odds)), 2 * cards[:, place].clip(0) + mat])
            for place in range(cards.shape[1])
            for mat in moment.open_mats
        ]
        return np.stack([*columns, odds[:, -1]], axis=1).astype(np.float32)


def seen_by_all(rules: Tables, tea: tuple[int, ...] | Longs, table: Small) -> Small:
    """By face: tea cards, and cards turned up in earlier rounds."""
    sizes = rules.sizes
    up = [int(card) for card in table.ravel() if card not in (NONE, DOWN)]
    counts: Small = np.bincount([*tea, *up], minlength=sizes.ranked + int(sizes.zeros > 0)).astype(np.int8)
    return counts


