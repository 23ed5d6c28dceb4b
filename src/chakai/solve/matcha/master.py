"""A Matcha player of the 2020 turn form: the last rounds of a set solved, with ranges of the styles it is given.

Before rounds can be solved, a style plays. What is done depends on nothing but the view: whatever is remembered
from one choice to the next would be found again by the same work.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from time import monotonic
from typing import Final, NamedTuple, TypeAlias

import numpy as np

from chakai.core.illegal import Refusal
from chakai.core.seats import Seat
from chakai.games.matcha.cards import MATS
from chakai.games.matcha.edition import Edition
from chakai.games.matcha.moves import Entry, Lay, NewRound, Pass, lay
from chakai.games.matcha.view import View
from chakai.solve.matcha.greedily import Greedily
from chakai.solve.matcha.habits import habit_of
from chakai.solve.matcha.hopes import promises
from chakai.solve.matcha.judging import policy_of
from chakai.solve.matcha.rounds.bits import NONE, Longs, Real
from chakai.solve.matcha.rounds.game import RoundsGame
from chakai.solve.matcha.rounds.seen import MOST_ROUNDS, Beginning, beginning
from chakai.solve.matcha.rounds.work import choices
from chakai.solve.matcha.solved import GROWING, Rows, Solved, likely
from chakai.solve.matcha.style import Evenly, Moment, Style, card_columns
from chakai.solve.matcha.tracking import SEATS, Standing, dealt, how_many, in_hindsight

__all__ = ["Greedily", "habit_of", "promises"]  # who plays finds them here

Ends: TypeAlias = Callable[[View], Real | None]
"""What the end of the set is worth to seat 0, by both rows of tokens; None if that is not known."""

EVENLY: Final = Evenly()
A_MS: Final = 70_000
"""Choices of a tree that are gone through in a millisecond."""
MOST_HANDS: Final = 20_000
"""With more of them a set is not followed."""
MOST_ASKED: Final = 4_000
"""A style is asked about so many holds of a seat, the likeliest; the others are thought to be played evenly."""
RARE: Final = 0.05
"""How the other goes on by its habit is not asked where that leads it more rarely, beside the likeliest start."""


class Budget(NamedTuple):
    """Of one solution, in choices of the tree gone through once; a clock has nothing to do with it."""

    work: int
    least: int = 8
    """Iterations below which a solution is not worth having,"""
    enough: int = 12
    """those for which more of a range is left out,"""
    most: int = 100
    """and those after which there is nothing to gain."""

    def iterations(self, size: int) -> int:
        """Of a tree with so many choices; below 1 if it is too large."""
        return min(self.most, self.work // max(1, size) - GROWING)


MATCH: Final = Budget(40_000_000, most=24)
"""About half a second for the one solution of a set: a tenth of a second a move."""
TABLE: Final = Budget(140_000_000)
"""At a person's table: about two seconds, less than one a move."""


class Care(NamedTuple):
    """How ranges are kept honest, and what is made of a mix."""

    other: float = 0.02
    """How often the other is thought to choose evenly instead,"""
    mine: float = 0.001
    """and the one who looks, for whom somebody else may have chosen before."""
    purify: float = 0.02
    """What is chosen less often than this part of the commonest choice is not chosen at all."""
    drops: tuple[float, ...] = (0.001, 0.01, 0.03)
    """So much of each range, its unlikeliest part, is left out of what is solved: the least that is enough."""
    again: bool = False
    """Is the last round solved again, with what it has come to?"""
    habit: float = 0.0
    """In how many games the other is thought to go on by its habit, and not as well as it can."""


SHREWD: Final = Care(habit=0.4)
"""Who plays in that style loses much more; if the ranges are right, hardly anybody gains by knowing of it."""


class Styles(NamedTuple):
    """How choices are made that are not solved."""

    first: Style
    """While too much is to come,"""
    later: Style
    """in the last rounds of a set,"""
    habit: Style | None = None
    """and how the other does the first, and goes on by habit in rounds that are solved, if that is another one."""


class Thought(NamedTuple):
    """What is known somewhere in a set."""

    standing: Standing
    """Here if the round is solved, else at its beginning."""
    solved: Solved | None = None
    since: tuple[Entry, ...] = ()
    """What has happened in a round that is not solved: the end of the round tells what need not be followed."""


def can_play(edition: Edition) -> bool:
    """The turn form of 2020, every set for itself, and not too many hands."""
    apart = edition.keep == "none" and not edition.play_on
    return edition.turns is not None and apart and how_many(edition) <= MOST_HANDS


class Player:
    """One seat's player; `ms` is a clock for each solution, in place of the budget."""

    def __init__(
        self,
        styles: Styles,
        budget: Budget = MATCH,
        *,
        care: Care = Care(),  # noqa: B008 (it never changes)
        ends: Ends = lambda view: None,  # noqa: ARG005 (nobody knows)
        rounds: int = MOST_ROUNDS,
        ms: int | None = None,
    ) -> None:
        """`rounds`: so many of the last ones of a set are solved, at most."""
        self._styles, self._care, self._ends, self._ms = styles, care, ends, ms
        self._rounds = rounds
        self._budget = budget if ms is None else budget._replace(work=ms * A_MS)
        self.ways: Counter[str] = Counter()
        """How often which way of choosing was taken."""
        self.work = 0
        """Choices of trees gone through so far."""
        self._table: tuple[object, ...] = ()
        self._seen: tuple[Entry, ...] = ()
        self._thought: Thought | None = None

    def mix(self, view: View) -> Mapping[Lay | Pass, float]:
        """How often each move is made, by one who sees this and is to move."""
        if solved := self.solved_mix(view):
            return solved
        standing = self.standing(view)
        self.ways["later" if self._is_late(view, view.round) else "first"] += 1
        return self._pure(standing, self._asked(standing)[standing.own_place])

    def solved_mix(self, view: View) -> Mapping[Lay | Pass, float] | None:
        """The same, but nothing where it is not solved."""
        standing, solved, _ = self.think(view)
        if solved is None:
            return None
        self.ways["last" if solved.number == view.edition.rounds - 1 else "both"] += 1
        return self._pure(standing, solved.own_mix(view, standing))

    def standing(self, view: View) -> Standing:
        """Both ranges, as far as they are followed."""
        standing, _, since = self.think(view)
        return self._followed(standing, since)

    def _pure(self, standing: Standing, row: Real) -> Mapping[Lay | Pass, float]:
        return dict(_moves(standing, _purified(row[None], self._care.purify)[0]))

    # The way through the set

    def think(self, view: View) -> Thought:
        """From what was thought before, if that was in the same game, else from the deal on."""
        thought, known, table = self._thought, len(self._seen), (view.seat, view.edition)
        same = thought and table == self._table and view.set_number == thought.standing.moment.set_number
        seen = (*view.events,)
        if thought and same and seen[:known] == self._seen:
            entries = seen[known:]
        else:
            start, entries = dealt(view)
            thought = Thought(start)
        for entry in entries:
            thought = self._after(view, thought, entry)
        self._table, self._seen, self._thought = table, seen, thought
        return thought

    def _after(self, view: View, thought: Thought, entry: Entry) -> Thought:
        standing, solved, since = thought
        if solved is None:
            if not isinstance(entry, NewRound):
                return thought._replace(since=(*since, entry))
            entries = *since, entry
            following = self._followed(in_hindsight(standing, entries), entries)
            return Thought(following, self._solve(view, following))
        if isinstance(entry, Lay | Pass):
            mixes = self._played(standing, solved.mixes(standing))
            return Thought(standing.after(entry, mixes), solved.after(entry))
        following = standing.seen(entry)
        if isinstance(entry, NewRound):
            again = None if self._care.again else solved.next_round(view, following)
            solved = again or self._solve(view, following)
        return Thought(following, solved)

    def _followed(self, standing: Standing, entries: tuple[Entry, ...]) -> Standing:
        """By the styles."""
        for entry in entries:
            if isinstance(entry, Lay | Pass):
                standing = standing.after(entry, self._played(standing, self._asked(standing)))
            else:
                standing = standing.seen(entry)
        return standing

    def _played(self, standing: Standing, mixes: Real) -> Real:
        """As it is thought to be really played."""
        moment, care = standing.moment, self._care
        slip = care.mine if standing.own and standing.own[0] == moment.seat else care.other
        even = EVENLY.mixes(moment, standing.holds, standing.ranges)
        blended: Real = (1 - slip) * _purified(mixes, care.purify) + slip * even
        return blended.astype(np.float32)

    def _asked(self, standing: Standing) -> Real:
        """What a style does with all holds."""
        moment = standing.moment
        style = self._style(moment, standing.own)
        rows = [_likeliest(standing, seat) for seat in SEATS]
        first, second = (side.picked(chosen) for side, chosen in zip(standing.sides, rows, strict=True))
        mixes = EVENLY.mixes(moment, standing.holds, standing.ranges)
        told = style.mixes(moment, (first.holds, second.holds), (first.chances, second.chances))
        sums = told.sum(axis=1, keepdims=True)
        mine = rows[moment.seat]
        mixes[mine] = np.where(sums > 0, told / np.where(sums > 0, sums, 1), mixes[mine])
        return mixes

    def _style(self, moment: Moment, own: tuple[Seat, int] | None) -> Style:
        first, later, habit = self._styles
        if self._is_late(moment, moment.round):
            return later
        return habit if habit and own and own[0] != moment.seat else first

    @staticmethod
    def _is_late(place: View | Moment, number: int) -> bool:
        return place.edition.rounds - number <= MOST_ROUNDS

    # Solutions

    def _solve(self, view: View, standing: Standing) -> Solved | None:
        """From the beginning of a round to the end of the set, if that fits the budget."""
        number, last_set = standing.moment.round, view.set_number == view.edition.sets
        ends = None if last_set else self._ends(view)
        if view.edition.rounds - number > self._rounds or (ends is None and not last_set):
            return None  # a solution that minds no tokens would be worse than none
        begun = beginning(view, number)
        fitting = self._fitting(begun, standing)
        if fitting is None:
            return None
        rows, size = fitting
        started = monotonic()
        try:
            game = RoundsGame(begun.start(rows.given), ends)
        except Refusal:  # nobody meets anybody
            return None
        if self._care.habit and view.seat is not None:
            other = 1 - view.seat
            style = self._styles.habit or self._styles.later
            habit = policy_of(game, standing.moment, style, (other,), RARE)
            game.expect(other, habit, self._care.habit)
        if self._ms is None:
            game.solve(self._budget.iterations(size))
        else:
            while game.iterations < self._budget.least or (
                game.iterations < self._budget.most and 1000 * (monotonic() - started) < self._ms
            ):
                game.solve(1)
        self.work += size * (game.iterations + GROWING)
        return Solved.of(game, rows, number)

    def _fitting(self, begun: Beginning, standing: Standing) -> tuple[Rows, int] | None:
        """As much of both ranges as the budget allows, and how many choices that makes."""

        @cache
        def without(part: float) -> tuple[Rows, int]:
            rows = likely(standing, part)
            return rows, choices(begun, rows.given)

        fitting = (
            without(part)
            for wanted in (self._budget.enough, self._budget.least)
            for part in self._care.drops
            if self._budget.iterations(without(part)[1]) >= wanted
        )
        return next(fitting, None)


def _likeliest(standing: Standing, seat: Seat) -> Longs:
    """The holds about which a style is asked, what one really has among them."""
    chances = standing.ranges[seat]
    if len(chances) <= MOST_ASKED:
        return np.arange(len(chances))
    rows = np.argsort(-chances, kind="stable")[:MOST_ASKED]
    mine = [standing.own[1]] if standing.own and standing.own[0] == seat else []
    return np.union1d(rows, np.array(mine, np.int64))


def _purified(mixes: Real, least: float) -> Real:
    """Without what is hardly ever chosen."""
    kept = np.where(mixes < least * mixes.max(axis=1, keepdims=True), 0, mixes)
    pure: Real = kept / kept.sum(axis=1, keepdims=True)
    return pure


def _moves(standing: Standing, row: Real) -> Iterator[tuple[Lay | Pass, float]]:
    """The choices of the one who looks."""
    moment, seat, place = standing.moment, standing.moment.seat, standing.own_place
    cards, mats = card_columns(moment, standing.deciding.holds)[place], moment.open_mats
    for column, card in enumerate(cards.tolist()):
        if card != NONE:
            for which, mat in enumerate(mats):
                yield lay(seat, moment.edition.deck[card], MATS[mat]), float(row[column * len(mats) + which])
    yield Pass(seat), float(row[-1])
