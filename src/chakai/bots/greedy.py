"""A player that counts cards and takes what the round seems to offer."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from math import exp
from random import Random
from typing import Final, TypeAlias

from chakai.bots.beliefs import (
    Chances,
    Other,
    Spoils,
    chances,
    earnings,
    guess,
    other_player,
    turns_left,
    unseen,
)
from chakai.core.legal import Legal
from chakai.core.outcome import Outcome
from chakai.games.matcha import goals
from chakai.games.matcha.cards import KINDS, MATS, Card, Face, Mat, Tokens
from chakai.games.matcha.edition import Edition
from chakai.games.matcha.moves import Keep, Lay, Move, Pass, lay
from chakai.games.matcha.resolution import one_more
from chakai.games.matcha.state import Stage, State
from chakai.games.matcha.view import View

PULL: Final = 2.5
"""How many times more a goal is worth for each token nearer."""
HOPE: Final = 3.0
"""How much nearness to goals decides a game."""
LEAD: Final = 2.0
"""How much being ahead in the count decides a game whose last round is near."""
FADE: Final = 0.6
"""How much less the next kind of token counts in the comparison."""
HAIR: Final = 0.004
"""Plans within this much chance of winning are all the same: one of them is taken at random."""

Plan: TypeAlias = tuple[Face, Face]
"""The cards to lay on the number mat and the suit mat in the rest of the round."""
Rows: TypeAlias = tuple[Tokens, Tokens]
"""My tokens and the other's."""


@lru_cache(maxsize=1 << 16)
def standing(edition: Edition, rows: Rows, rounds: int | None, playing_on: bool) -> tuple[float, bool]:  # noqa: FBT001
    """My chance of winning after a round with so many more to come, and whether the game is over."""
    table = goals.after_round(State(edition, rows, playing_on=playing_on), last=rounds == 0)
    if table.outcome:
        return table.outcome.shares(2)[0], True
    mine, theirs = (nearness(edition, row) for row in rows)
    sum_ = HOPE * (mine - theirs)
    if rounds is not None:
        ahead = sum((a - b) * FADE**place for place, (a, b) in enumerate(zip(*rows, strict=True)))
        sum_ += LEAD * ahead / (1 + rounds)
    return 1 / (1 + exp(-sum_)), False


def nearness(edition: Edition, row: Tokens) -> float:
    """How near a row of tokens is to the goals, all added up."""
    *suits, whisks = row
    missing = [edition.goal_suit - count for count in suits] if edition.goal_suit else []
    if edition.goal_whisks:
        missing.append(edition.goal_whisks - whisks)
    if edition.goal_each:
        missing.append(sum(not row[KINDS.index(kind)] for kind in edition.kinds))
    return sum(PULL**-tokens for tokens in missing)


class Greedy:
    """Makes a plan for the round at every turn, as if the other did not answer it."""

    def choose(self, view: View, legal: Legal[Move], rng: Random) -> Move:
        if view.stage is Stage.KEEP:
            return max(legal, key=lambda move: len(move.cards) if isinstance(move, Keep) else 0)
        return self._turn(view, legal, rng)

    def end(self, view: View, outcome: Outcome) -> None:
        """Nothing is carried over."""

    def _turn(self, view: View, legal: Legal[Move], rng: Random) -> Move:
        assert view.turn is not None
        me = view.turn
        thought = Thought.of(view, me)
        plans = [(thought.value(plan), plan) for plan in thought.plans()]
        best = max(value for value, _ in plans)
        plan = rng.choice([plan for value, plan in plans if value >= best - HAIR])
        lays: list[Move] = [
            lay(me, card, mat) for mat, card in zip(MATS, plan, strict=True) if card and not thought.mine[mat]
        ]
        return rng.choice(lays) if lays else Pass(me)


class Thought:
    def __init__(self, view: View, me: int) -> None:
        self.edition = edition = view.edition
        self.view = view
        self.rows: Rows = (view.tokens[me], view.tokens[1 - me])
        self.hand = view.hand
        self.turns = turns_left(view, me)
        self.mine = tuple(None if s[me] is None else s[me].card for s in view.table[view.round])
        to_come = edition.rounds - 1 - view.round
        self.rounds = None if edition.sets is None else (edition.sets - view.set_number) * edition.rounds + to_come
        other = other_player(view, 1 - me)
        cards = unseen(view)
        held = chances(cards, other.cards + sum(other.covered))
        later = 2 * to_come
        self.offers = []
        expect = 0.0
        for mat in MATS:
            p = other.lays(mat, later)
            if not other.covered[mat]:
                expect += p
            tea = view.tea_card(mat)
            g = guess(tea, mat, p, held)
            if self.mine[mat] is not None:
                self.offers.append({self.mine[mat]: earnings(self.mine[mat], g, tea, mat, edition)})
            else:
                self.offers.append(
                    {c: earnings(c, g, tea, mat, edition) for c in (None, *dict.fromkeys(self.hand))}
                )
        self.ends = {}
        now, _ = standing(edition, self.rows, self.rounds, view.playing_on)
        # later
        self.future = {0: 0.0}
        n = len(self.hand)
        best = [0.0] * (1 << n)
        if later:
            p = min(1.0, max(0.0, other.cards - expect) / later)
            for i, tea in enumerate(view.tea[2 * view.round + 2 :]):
                mat = MATS[i % 2]
                g = guess(tea, mat, p, held)
                worth = {}

                def val(c):
                    t = 0.0
                    for sp, pr in earnings(c, g, tea, mat, edition).items():
                        w = worth.get(sp)
                        if w is None:
                            w = worth[sp] = (
                                standing(edition, add(self.rows, sp), self.rounds, view.playing_on)[0] - now
                            )
                        t += pr * w
                    return t

                skip = val(None)
                vals = [val(c) for c in self.hand]
                new = [b + skip for b in best]
                for mask in range(1 << n):
                    for k in range(n):
                        if mask >> k & 1:
                            x = best[mask & ~(1 << k)] + vals[k]
                            if x > new[mask]:
                                new[mask] = x
                best = new
        self.best = best

    @classmethod
    def of(cls, view, me):
        return cls(view, me)

    def plans(self) -> Iterator[Plan]:
        for plan in product(*self.offers):
            new = [c for c, m in zip(plan, self.mine) if c and not m]
            if len(new) <= self.turns and all(self.hand.count(c) >= new.count(c) for c in new):
                yield plan

    def value(self, plan) -> float:
        left = (1 << len(self.hand)) - 1
        for c, m in zip(plan, self.mine):
            if c and not m:
                k = next(k for k, card in enumerate(self.hand) if card == c and left >> k & 1)
                left &= ~(1 << k)
        fut = self.best[left]
        total = 0.0
        for a, pa in self.offers[0][plan[0]].items():
            for b, pb in self.offers[1][plan[1]].items():
                end = self.ends.get((a, b))
                if end is None:
                    end = self.ends[a, b] = standing(
                        self.edition, add(add(self.rows, a), b), self.rounds, self.view.playing_on
                    )
                w, over = end
                total += pa * pb * (w if over else w + fut)
        return total


def add(rows: Rows, taken: Spoils) -> Rows:
    mine, theirs = rows
    if taken[0]:
        mine = one_more(mine, taken[0])
    if taken[1]:
        theirs = one_more(theirs, taken[1])
    return mine, theirs
