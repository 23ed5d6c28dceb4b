"""Information-set search for whoever is to move in Matcha; needs the extra `strong`."""

from collections.abc import Iterable, Sequence
from random import Random
from time import monotonic
from typing import Final

import numpy as np

from chakai.games.matcha.cards import Card
from chakai.games.matcha.engine import MATCHA
from chakai.games.matcha.moves import Deal, Keep, Lay, Move, Pass
from chakai.games.matcha.state import State
from chakai.games.matcha.view import View
from chakai.solve.matcha.ends import ends
from chakai.solve.matcha.games import new_games
from chakai.solve.matcha.greed import greed, room
from chakai.solve.matcha.judges import judge
from chakai.solve.matcha.placing import put
from chakai.solve.matcha.resampling import MatchaResampler
from chakai.solve.matcha.rounds.bits import Real
from chakai.solve.matcha.search_kernel import Desk, Given, Plan, Race, Tree, best, imagine, search
from chakai.solve.matcha.tables import Tables, tables
from chakai.solve.matcha.taste import Taste
from chakai.solve.matcha.unknown import new_booth, unknown

PLAN: Final = Plan(draws=400, trust=0.85, depth=2, sets=0, curiosity=0.1, doubt=2.5, least=24)
LONG_PLAN: Final = PLAN._replace(draws=1000, depth=3)
"""For one who has more time."""
NODES: Final = 1 << 12
"""What is seen beyond them is answered greedily."""
MOST_CHOICES: Final = 16
"""In one path."""
BREATH: Final = 64
"""Iterations between two looks at the clock."""
UNKNOWN: Final = np.zeros((0, 0), np.float32)
"""What the end of a set is worth, where no table says it."""
UNKNOWN.flags.writeable = False


class Thought:
    """One search from what a seat sees, to be gone on with."""

    def __init__(
        self,
        view: View,
        legal: Iterable[Move],
        taste: Taste,
        random: Random,
        plan: Plan = PLAN,
        set_end: Real | None = None,
    ) -> None:
        """`set_end`: what it is worth to seat 0, by both rows of tokens, if that is known."""
        assert view.seat is not None
        self.view, self.seat = view, view.seat
        rules, greedy = tables(view.edition), greed(view.edition, taste)
        learned = judge(view.edition, greedy)
        own = greedy if view.edition.sets else learned  # in the last sets it is too late for promises
        self._given = Given(rules, greedy, own, learned, UNKNOWN if set_end is None else set_end, plan, view.seat)
        resampler = MatchaResampler(view)
        self._desk = desk(rules, plan, random)
        if own is greedy:  # then what is worked out for one serves both
            self._desk = self._desk._replace(room=self._desk.booth.room)
        put(self._desk.booth.start, 0, _as_dealt(resampler.draw(random)))
        imagine(self._given, unknown(view, view.seat, resampler.sets[-1]), self._desk)
        faces = tuple(dict.fromkeys(view.edition.deck))
        self.moves = tuple(legal)
        self.tree = _tree(NODES, 3 * len(faces) + 2)
        self.race = _race([_actions(move, faces) for move in self.moves])

    def go_on(self, iterations: int) -> None:
        search(self._given, self.tree, self.race, self._desk, iterations)

    def go_on_for(self, ms: int) -> None:
        """By the clock; the least is one breath."""
        start = monotonic()
        while True:
            self.go_on(BREATH)
            if 1000 * (monotonic() - start) >= ms:
                return

    def move(self) -> Move:
        """The move that did best."""
        return self.moves[best(self.race)]


def known_ends(view: View) -> Real | None:
    """What the end of this set is worth to seat 0, by both rows of tokens, where a table says so."""
    return ends(view.edition, 1 - view.dealer) if view.set_number + 1 == view.edition.sets else None


def _actions(move: Move, faces: Sequence[Card]) -> list[int]:
    """A move in steps; nothing is asked after the last card that can be kept."""
    match move:
        case Lay(_, card, mat):
            return [2 * faces.index(card) + mat]
        case Pass():
            return [2 * len(faces)]
        case Keep(_, cards):
            return [*(2 * len(faces) + 1 + faces.index(card) for card in cards), 3 * len(faces) + 1]
        case _:
            raise AssertionError(move)


def _race(choices: Sequence[Sequence[int]]) -> Race:
    count = len(choices)
    race = Race(
        choices=np.full((count, max(map(len, choices))), -1, np.int64),
        tries=np.zeros(count, np.int64),
        won=np.zeros(count),
        now=np.zeros(count),
        apart=np.zeros((count, count)),
        running=np.ones(count, np.bool_),
        heats=np.zeros(1, np.int64),
    )
    for row, actions in zip(race.choices, choices, strict=True):
        row[: len(actions)] = actions
    return race


def _as_dealt(state: State) -> State:
    """The beginning of its set."""
    moves = MATCHA.moves(state)
    deal = max(place for place, move in enumerate(moves) if isinstance(move, Deal))
    start = MATCHA.new(state.edition, 2)
    for move in moves[: deal + 1]:
        start = MATCHA.apply(start, move)
    return start


def desk(rules: Tables, plan: Plan, random: Random) -> Desk:
    booth = new_booth(rules)
    faces = booth.games.seen.shape[-1]
    return Desk(
        root=new_games(rules),
        booth=booth,
        room=room(rules),
        cards=np.zeros((plan.draws, booth.games.seats.shape[-1]), np.int64),
        seen=np.zeros((plan.draws, faces), np.int8),
        sums=np.zeros(plan.draws),
        nodes=np.zeros(MOST_CHOICES, np.int64),
        actions=np.zeros(MOST_CHOICES, np.int64),
        luck=np.array([random.getrandbits(64)], np.uint64),
        chance=np.zeros(1, np.uint64),
        offset=np.zeros(1),
    )


def _tree(nodes: int, actions: int) -> Tree:
    return Tree(
        size=np.zeros(1, np.int64),
        slots=np.zeros(4 * nodes, np.int64),
        keys=np.zeros(nodes, np.uint64),
        visits=np.zeros((nodes, actions), np.int64),
        won=np.zeros((nodes, actions)),
    )
