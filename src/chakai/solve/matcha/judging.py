"""What a style of play does in all of the last rounds of a set: a policy that can be judged exactly."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple, TypeAlias, TypeGuard

import numpy as np

from chakai.core.seats import Seat
from chakai.games.matcha.state import with_seat
from chakai.solve.matcha.games import Mask
from chakai.solve.matcha.rounds.arrays import CHOICE, DECIDE, LAYOUTS, NONE, Longs, Real, Whole
from chakai.solve.matcha.rounds.game import SEATS, RoundsGame
from chakai.solve.matcha.rounds.moments import PASS, WAYS, moments, ways_to
from chakai.solve.matcha.rounds.turning import face
from chakai.solve.matcha.style import DOWN, ByRound, Evenly, Heedless, Holds, Moment, Style

Sides: TypeAlias = tuple[tuple[Holds, Holds], tuple[Real, Real]]
"""What a style is told of both where it is asked."""


class Turn(NamedTuple):
    """A decision of a layout, as everybody sees it."""

    node: int
    covered: tuple[int, int]
    """By seat: the mats at which it has laid, as bits."""
    taken: tuple[int, int]
    first: tuple[int, int]
    """By seat: the place of the first thing that it may hold,"""
    many: tuple[int, int]
    """and how many there are."""
    choices: tuple[tuple[Seat, int], ...] = ()
    """Those that led here in this round: the seat, the mat or PASS."""


def policy_of(
    game: RoundsGame, moment: Moment, style: Style, seats: Collection[Seat] = SEATS, least: float = 0
) -> Real:
    """A policy of some seats: what the style does wherever its own choices can lead it, elsewhere anything.

    What they lead to less often than `least`, the likeliest start being 1, is left out too. Of a seat that is not
    asked the style is told that all it may hold is alike.

    `moment` is the beginning of the game, which has the turn form of 2020. A best answer can lead the style
    anywhere that it goes to itself, and never where it does not: the policy's exploitability is that of the style,
    if nothing is left out.
    """
    return _Judging(game, moment, style, seats, least).policy


class Place(NamedTuple):
    """Where the choices of a decision stand among all."""

    layout: int
    first: int
    many: int
    width: int

    def rows(self, game: RoundsGame, array: Real) -> Real:
        """Of an array over choices: by holding, choice and copy."""
        rows = rows_of(game, array, self.layout, CHOICE, self.first, self.many * self.width)
        return rows.reshape(self.many, self.width, -1)


class Visit(NamedTuple):
    """A decision of the first round."""

    moment: Moment
    holds: Holds
    """All that the one who decides may have."""
    place: Place
    copy: int

    def rows(self, game: RoundsGame, array: Real) -> Real:
        """Of an array over choices: by hold, and choice."""
        return self.place.rows(game, array)[:, :, self.copy]


def first_visits(game: RoundsGame, moment: Moment) -> Sequence[Visit]:
    """All decisions of the first round."""
    return _Visiting(game, moment).visits


def purified(game: RoundsGame, policy: Real, least: float) -> Real:
    """Without choices that are made less often than this part of the commonest one beside them."""
    tree, pure = game.tree, policy.copy()
    for layout in range(int(tree.used[LAYOUTS])):
        for node in range(*tree.layouts.nodes[layout].tolist()):
            if tree.kind[node] == DECIDE:
                many, width = int(tree.many[node, 0]), int(tree.width[node])
                mixes = rows_of(game, pure, layout, CHOICE, int(tree.at[node]), many * width)
                mixes = mixes.reshape(many, width, -1)
                mixes[mixes < least * mixes.max(axis=1, keepdims=True)] = 0
                mixes /= mixes.sum(axis=1, keepdims=True)
    return pure


def rows_of(game: RoundsGame, array: Real, layout: int, part: int, first: int, many: int) -> Real:
    """By place and copy, of holdings or of choices; what is written there is written in the array."""
    layouts = game.tree.layouts
    copies = int(layouts.copies[layout])
    begin = copies * first + int(layouts.shift[layout, part])
    return array[begin : begin + copies * many].reshape(many, copies)


def _is_heedless(style: Style) -> TypeGuard[Heedless]:
    return _heedless(type(style))


@cache
def _heedless(kind: type[Style]) -> bool:
    """Protocols are slow to ask."""
    return issubclass(kind, Heedless)


class _Judging:
    """One walk through a tree, parents first."""

    def __init__(
        self, game: RoundsGame, moment: Moment, style: Style, seats: Collection[Seat], least: float
    ) -> None:
        if moment.edition.turns is None or 2 * (moment.edition.rounds - moment.round) != len(game.start.tea):
            raise ValueError("not the moment at which the game begins")
        self._game, self._tree, self._style = game, game.tree, style
        self._start, self._seats, self._least = moment, seats, least
        self.policy = game.uniform()
        self._reached = [np.zeros(int(game.tree.total[seat]), np.float32) for seat in SEATS]
        """How likely a seat's own choices lead to each of its holdings."""
        for layout in range(int(game.tree.used[LAYOUTS])):
            self._play(layout)

    def _play(self, layout: int) -> None:
        """A round, in all of the positions that have it in common."""
        come = [(self._begin(layout, seat) > self._least).any(axis=0) for seat in self._seats]
        tables = {copy: self._public(block) for copy, block in self._blocks(layout, np.logical_or.reduce(come))}
        if tables:
            for turn in self._turns(layout):
                if self._tree.seat[turn.node] in self._seats:
                    self._decide(layout, turn, tables)

    def _blocks(self, layout: int, there: Mask) -> Iterator[tuple[int, int]]:
        """Copies to which somebody comes."""
        block = int(self._tree.layouts.blocks[layout, 0])
        for copy, comes in enumerate(there.tolist()):
            if comes:
                yield copy, block
            block = int(self._tree.blocks.next[block])

    def _public(self, block: int) -> Moment:
        """What everybody sees at the beginning of a block's round."""
        if block == 0:
            return self._start
        tree = self._tree
        before, end, *shown = tree.blocks.came_from[block].tolist()
        earlier = self._public(before)
        sizes = tree.layouts.sizes[tree.blocks.layout[before]].tolist()
        round_ = (sizes[0], sizes[1]), earlier.dealer, earlier.edition.turns
        covered = moments(*round_).covered[end].tolist()
        table = earlier.table.copy()
        for seat in SEATS:
            for mat in range(2):
                if covered[seat] >> mat & 1:
                    card = face(shown[seat], mat)
                    table[earlier.round, mat, seat] = DOWN if card == NONE else card
        mine, theirs = (tuple(row) for row in tree.blocks.tokens[block].tolist())
        choices = tuple((earlier.round, *choice) for choice in ways_to(*round_)[end])
        return earlier._replace(
            tokens=(mine, theirs), round=earlier.round + 1, table=table, choices=(*earlier.choices, *choices)
        )

    def _begin(self, layout: int, seat: Seat) -> Real:
        """How likely a seat comes to the first holdings of a layout."""
        layouts, many = self._tree.layouts, int(self._tree.layouts.many[layout, seat])
        here = rows_of(self._game, self._reached[seat], layout, seat, int(layouts.begin[layout, seat]), many)
        if layout == 0:
            here[:, 0] = self._game.ranges[seat]
        else:
            begin = int(layouts.came_from[layout, seat])
            sources = self._tree.sources[seat, begin : begin + here.size]
            here[:] = self._reached[seat][sources].reshape(here.shape)
        return here

    def _turns(self, layout: int) -> Iterator[Turn]:
        """All decisions, parents first."""
        tree, dealer = self._tree, self._start.dealer
        begin, end = tree.layouts.nodes[layout].tolist()
        if begin == end or tree.kind[begin] != DECIDE:
            return
        (one, two), (my_many, their_many) = (
            part[layout, :2].tolist() for part in (tree.layouts.begin, tree.layouts.many)
        )
        turns = {begin: Turn(begin, (0, 0), (0, 0), (one, two), (my_many, their_many))}
        if tree.seat[begin] != dealer:
            turns[begin] = turns[begin]._replace(taken=with_seat((0, 0), dealer, 1))
        for node in range(begin, end):
            if node in turns:
                turn = turns.pop(node)
                yield turn
                turns.update((after.node, after) for after in self._after(turn) if self._comes(layout, after))

    def _comes(self, layout: int, turn: Turn) -> bool:
        """Does anybody who is asked?"""
        return any((self._there(layout, turn, seat) > self._least).any() for seat in self._seats)

    def _there(self, layout: int, turn: Turn, seat: Seat) -> Real:
        """How likely a seat comes to each of its holdings there, by copy."""
        return rows_of(self._game, self._reached[seat], layout, seat, turn.first[seat], turn.many[seat])

    def _after(self, turn: Turn) -> Iterator[Turn]:
        """The decisions that follow in the same round."""
        tree, seat = self._tree, int(self._tree.seat[turn.node])
        for way in WAYS:
            node = int(tree.shape[turn.node, way])
            if node < 0:
                continue
            taken = with_seat(turn.taken, seat, turn.taken[seat] + 1)
            if tree.seat[node] == seat:  # the other's turn went by (M6)
                taken = with_seat(taken, 1 - seat, taken[1 - seat] + 1)
            covered = turn.covered if way == PASS else with_seat(turn.covered, seat, turn.covered[seat] | 1 << way)
            then = self._then(turn, way)
            yield Turn(
                node,
                covered,
                taken,
                with_seat(turn.first, seat, int(then[0])),
                with_seat(turn.many, seat, len(then)),
                (*turn.choices, (seat, way)),
            )

    def _leads_to(self, turn: Turn) -> Whole:
        """By holding of the one who decides, and choice."""
        tree, many = self._tree, turn.many[self._tree.seat[turn.node]]
        at, width = int(tree.at[turn.node]), int(tree.width[turn.node])
        return tree.leads_to[at : at + many * width].reshape(many, width)

    def _then(self, turn: Turn, way: int) -> Whole:
        """The places of all that may be held after a way on, which stand together."""
        leads_to = self._leads_to(turn)
        open_mats = [mat for mat in range(2) if self._tree.shape[turn.node, mat] != NONE]
        columns = slice(-1, None) if way == PASS else slice(open_mats.index(way), -1, len(open_mats))
        column = leads_to[:, columns]
        return column[column >= 0]

    def _decide(self, layout: int, turn: Turn, tables: Mapping[int, Moment]) -> None:
        """Asks the style in every copy to which it comes, and follows its choices."""
        tree, seat = self._tree, int(self._tree.seat[turn.node])
        leads_to = self._leads_to(turn)
        many, width = leads_to.shape
        chosen = rows_of(self._game, self.policy, layout, CHOICE, int(tree.at[turn.node]), leads_to.size)
        chosen = chosen.reshape(many, width, -1)
        mine = self._there(layout, turn, seat)
        asked = mine > self._least
        copies = np.flatnonzero(asked.any(axis=0))
        if len(copies):
            moments = [self._moment(tables[copy], seat, turn) for copy in copies.tolist()]
            told = self._told(layout, turn, copies, moments, asked[:, copies])
            chosen[:, :, copies] = _normal(told, chosen[:, :, copies])
        places, columns = (leads_to >= 0).nonzero()
        to = leads_to[places, columns] - int(leads_to[leads_to >= 0].min())
        following = rows_of(
            self._game, self._reached[seat], layout, seat, int(leads_to[leads_to >= 0].min()), int(to.max()) + 1
        )
        following[to] = mine[places] * chosen[places, columns]

    def _told(self, layout: int, turn: Turn, copies: Longs, moments: Sequence[Moment], asked: Mask) -> Real:
        """By holding, choice and copy; nothing where it is not asked."""
        holds = self._holds(turn, 0), self._holds(turn, 1)
        style = self._style.at(moments[0]) if isinstance(self._style, ByRound) else self._style
        if _is_heedless(style):
            return style.mixes_at(moments, holds, asked)
        told = np.zeros((*self._leads_to(turn).shape, len(moments)), np.float32)
        for place, (copy, moment) in enumerate(zip(copies.tolist(), moments, strict=True)):
            rows = np.flatnonzero(asked[:, place])
            told[rows, :, place] = style.mixes(moment, *self._sides(layout, turn, copy, rows))
        return told

    def _sides(self, layout: int, turn: Turn, copy: int, rows: Longs) -> Sides:
        """What both may hold in a copy, of the one who decides these rows alone."""
        sides = [(self._holds(turn, each), _scaled(self._there(layout, turn, each)[:, copy])) for each in SEATS]
        seat = int(self._tree.seat[turn.node])
        sides[seat] = _picked(*sides[seat], rows)
        (one, one_range), (two, two_range) = sides
        return (one, two), (one_range, two_range)

    def _holds(self, turn: Turn, seat: Seat) -> Holds:
        tree, here = self._tree, slice(turn.first[seat], turn.first[seat] + turn.many[seat])
        return Holds(tree.hand[seat, here], tree.laid[seat, here], tree.cards[seat, here])

    @staticmethod
    def _moment(public: Moment, seat: Seat, turn: Turn) -> Moment:
        table = public.table.copy()
        for each in SEATS:
            for mat in range(2):
                if turn.covered[each] >> mat & 1:
                    table[public.round, mat, each] = DOWN
        choices = tuple((public.round, *choice) for choice in turn.choices)
        return public._replace(seat=seat, taken=turn.taken, table=table, choices=(*public.choices, *choices))


class _Visiting(_Judging):
    """A walk through the first round, everybody doing anything; where it came is noted."""

    def __init__(self, game: RoundsGame, moment: Moment) -> None:
        self.visits: list[Visit] = []
        super().__init__(game, moment, Evenly(), SEATS, 0)

    def _play(self, layout: int) -> None:
        if layout == 0:
            super()._play(layout)

    def _told(self, layout: int, turn: Turn, copies: Longs, moments: Sequence[Moment], asked: Mask) -> Real:
        place = Place(layout, int(self._tree.at[turn.node]), *self._leads_to(turn).shape)
        holds = self._holds(turn, int(self._tree.seat[turn.node]))
        self.visits += [
            Visit(moment, holds, place, copy) for copy, moment in zip(copies.tolist(), moments, strict=True)
        ]
        told: Real = place.rows(self._game, self.policy)[:, :, copies] * asked[:, None]
        return told


def _picked(holds: Holds, chances: Real, rows: Longs) -> tuple[Holds, Real]:
    return Holds(holds.hand[rows], holds.laid[rows], holds.cards[rows]), chances[rows]


def _scaled(chances: Real) -> Real:
    """The likeliest is 1, as where a set is followed."""
    most = chances.max(initial=0.0)
    return chances / most if most > 0 else np.ones_like(chances)


def _normal(told: Real, otherwise: Real) -> Real:
    """Each row sums to 1; one of nothing is played otherwise."""
    sums = told.sum(axis=1, keepdims=True)
    return np.where(sums > 0, told / np.where(sums > 0, sums, 1), otherwise)
