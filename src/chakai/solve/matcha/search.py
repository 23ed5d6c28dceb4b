"""Information-set search for whoever is to move in Matcha; needs the extra `lab`."""

from random import Random
from time import monotonic
from typing import Final

import numpy as np

from chakai.games.matcha.cards import MATS
from chakai.games.matcha.engine import MATCHA
from chakai.games.matcha.moves import Deal, Keep, Move, Pass, lay
from chakai.games.matcha.state import Stage, State
from chakai.games.matcha.view import View
from chakai.solve.matcha.games import COLUMNS, Games
from chakai.solve.matcha.greed import greed, room
from chakai.solve.matcha.pieces import CARDS
from chakai.solve.matcha.placing import put
from chakai.solve.matcha.resampling import MatchaResampler
from chakai.solve.matcha.search_kernel import ROOT, Desk, Plan, Tree, after, find, imagine, search
from chakai.solve.matcha.tables import Tables, tables
from chakai.solve.matcha.taste import Taste
from chakai.solve.matcha.unknown import Booth, unknown

PLAN: Final = Plan(draws=400, trust=0.85, depth=2, sets=0, curiosity=0.1)
NODES: Final = 1 << 10
"""What is seen beyond them is answered greedily."""
MOST_CHOICES: Final = 16
"""In one path."""
BREATH: Final = 64
"""Iterations between two looks at the clock."""


class Thought:
    """One search from what a seat sees, to be gone on with."""

    def __init__(self, view: View, taste: Taste, random: Random, plan: Plan = PLAN) -> None:
        assert view.seat is not None
        self.view, self.seat = view, view.seat
        self._edition, self._plan = view.edition, plan
        self._rules = tables(view.edition)
        self._greed = greed(view.edition, taste)
        resampler = MatchaResampler(view)
        self._unknown = unknown(view, view.seat, resampler.sets[-1])
        self._desk = _desk(self._rules, plan, random)
        put(self._desk.booth.start, 0, _as_dealt(resampler.draw(random)))
        imagine(self._rules, self._greed, self._unknown, plan, self._desk)
        self._faces = tuple(dict.fromkeys(view.edition.deck))
        self.tree = _tree(NODES, 3 * len(self._faces) + 2)

    def go_on(self, iterations: int) -> None:
        search(self._rules, self._greed, self._unknown, self._plan, self.tree, self._desk, iterations)

    def go_on_for(self, ms: int) -> None:
        """By the clock; the least is one breath."""
        start = monotonic()
        while True:
            self.go_on(BREATH)
            if 1000 * (monotonic() - start) >= ms:
                return

    def move(self) -> Move:
        """The move most tried."""
        faces = len(self._faces)
        if self.view.stage is Stage.TURN:
            action = self._favourite(ROOT)
            if action == 2 * faces:
                return Pass(self.seat)
            return lay(self.seat, self._faces[action >> 1], MATS[action & 1])
        key, kept = ROOT, []
        while (action := self._favourite(key)) < 3 * faces + 1:
            kept.append(self._faces[action - 2 * faces - 1])
            key = np.uint64(after(key, action))  # compiled functions give plain numbers
        if self._edition.keep == "all-or-none" and kept:
            return Keep(self.seat, self.view.hand)
        return Keep(self.seat, tuple(kept))

    def _favourite(self, key: np.uint64) -> int:
        """What was tried most often by one who has seen this; enough, if nothing was."""
        node = find(self.tree, key)
        if node < 0:
            return 3 * len(self._faces) + 1
        return int(np.lexsort((self.tree.won[node], self.tree.visits[node]))[-1])


def new_games(rules: Tables) -> Games:
    sizes = rules.sizes
    faces = sizes.ranked + int(sizes.zeros > 0)
    return Games(
        now=np.zeros((1, COLUMNS), np.int64),
        seats=np.zeros((1, 2, CARDS + sizes.hand_size), np.int64),
        stock=np.zeros((1, sizes.ranked + sizes.zeros), np.int64),
        tokens=np.zeros((1, *rules.start.shape), np.int32),
        table=np.zeros((1, sizes.rounds, len(MATS), 2), np.int8),
        seen=np.zeros((1, 2, 2, faces), np.int8),
        keeping=np.zeros((1, 2, faces), np.int8),
        luck=np.zeros(1, np.uint64),
    )


def _as_dealt(state: State) -> State:
    """The beginning of its set."""
    moves = MATCHA.moves(state)
    deal = max(place for place, move in enumerate(moves) if isinstance(move, Deal))
    start = MATCHA.new(state.edition, 2)
    for move in moves[: deal + 1]:
        start = MATCHA.apply(start, move)
    return start


def _desk(rules: Tables, plan: Plan, random: Random) -> Desk:
    games = new_games(rules)
    faces = games.seen.shape[-1]
    booth = Booth(
        start=new_games(rules),
        games=games,
        room=room(rules),
        mask=np.zeros((1, 3 * faces + 2), np.bool_),
        chosen=np.zeros(1, np.int64),
        rewards=np.zeros((1, 2), np.float32),
        done=np.zeros(1, np.bool_),
    )
    return Desk(
        root=new_games(rules),
        booth=booth,
        cards=np.zeros((plan.draws, games.seats.shape[-1]), np.int64),
        seen=np.zeros((plan.draws, faces), np.int8),
        sums=np.zeros(plan.draws),
        nodes=np.zeros(MOST_CHOICES, np.int64),
        actions=np.zeros(MOST_CHOICES, np.int64),
        luck=np.array([random.getrandbits(64)], np.uint64),
    )


def _tree(nodes: int, actions: int) -> Tree:
    return Tree(
        size=np.zeros(1, np.int64),
        slots=np.zeros(4 * nodes, np.int64),
        keys=np.zeros(nodes, np.uint64),
        visits=np.zeros((nodes, actions), np.int64),
        won=np.zeros((nodes, actions)),
    )
