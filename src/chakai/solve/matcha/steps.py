"""Many games of Matcha at once for learning programs, in NumPy arrays; needs the extra `strong`."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from chakai.core.seats import Seat
from chakai.games.matcha.edition import Edition
from chakai.games.matcha.state import Stage, State
from chakai.solve.luck import seeded
from chakai.solve.matcha.choices import choose, fill_mask, first_closed
from chakai.solve.matcha.games import NOBODY, NUMBER, SEAT, Mask, Rewards, new_games
from chakai.solve.matcha.look import Rows, layout, look, parts
from chakai.solve.matcha.pieces import Longs
from chakai.solve.matcha.placing import put
from chakai.solve.matcha.steps_kernel import begin_some, step
from chakai.solve.matcha.tables import tables


class Steps:
    """Actions are numbered as in `chakai.adapters.matcha_encoding`, and observations are its rows.

    With F faces in the deck, in the order of writing: 2 × face + mat lays a card, 2F passes, 2F + 1 + face keeps a
    card for the next set, 3F + 1 is enough. Cards to keep are chosen one by one in the order of writing; where
    all or none may be kept, the first stands for all. Who decide at once do so one after another, unseen.
    """

    def __init__(self, edition: Edition, games: int, seed: SupportsIndex, *, auto: bool = False) -> None:
        """`auto`: a game that ends begins anew at once; its rewards are still told."""
        if not isinstance(edition, Edition):
            raise TypeError(f"edition: {edition!r} is no Edition; EDITIONS has them by name")
        self.edition, self.auto = edition, auto
        self._tables = tables(edition)
        self._seed = seeded(seed)
        sizes, faces = self._tables.sizes, len(dict.fromkeys(edition.deck))
        self._layout = layout(sizes)
        self.actions, self.width = 3 * faces + 2, self._layout.end
        self._games = new_games(self._tables, games)
        self._games.now[:, NUMBER] = np.arange(games) - games
        self._luck = np.array([~self._seed])  # the seed 0 itself is the luck of its first game
        self.reset()

    def __len__(self) -> int:
        return len(self._games.now)

    @cached_property
    def parts(self) -> Mapping[str, slice]:
        """Where each part of an observation stands in its row."""
        return parts(self._layout)

    @property
    def acting(self) -> Longs:
        """Who is to act in each game; -1 if it is over."""
        return self._games.now[:, SEAT].copy()

    def reset(self, which: Mask | None = None) -> None:
        """New games for all, or for those that are marked; the luck of each depends on its number alone."""
        chosen = np.ones(len(self), np.bool_) if which is None else np.asarray(which, np.bool_)
        _check("which", chosen, (len(self),), np.bool_)
        begin_some(self._tables, self._seed, self._games, chosen)

    def legal_mask(self, out: Mask | None = None) -> Mask:
        """The open actions of whoever is to act, by game; none where it is over."""
        mask = np.empty((len(self), self.actions), np.bool_) if out is None else out
        _check("out", mask, (len(self), self.actions), np.bool_)
        fill_mask(self._tables.sizes, self._games, mask)
        return mask

    def observe(self, seat: Seat | None = None, out: Rows | None = None) -> Rows:
        """What a seat sees, by game; None: whoever is to act, or seat 0 where the game is over."""
        rows = np.empty((len(self), self.width), np.float32) if out is None else out
        _check("out", rows, (len(self), self.width), np.float32)
        if seat is None:
            seats = np.maximum(self._games.now[:, SEAT], 0)
        elif seat in (0, 1):
            seats = np.full(len(self), seat, np.int64)
        else:
            raise ValueError(f"seat: {seat}")
        look(self._tables.sizes, self._layout, self._games, seats, rows)
        return rows

    def step(self, actions: NDArray[Any] | Sequence[int]) -> tuple[Rewards, Mask]:
        """One choice in each game: rewards by game and seat (1, -1, or 0), and which games are over.

        Where a game was over before, its action is not looked at. ValueError if one is not open; nothing changes.
        """
        chosen = np.asarray(actions)
        if chosen.shape != (len(self),) or chosen.dtype.kind not in "iu":
            raise ValueError(
                f"actions: {chosen.dtype} of shape {chosen.shape}, not whole numbers of {(len(self),)}"
            )
        chosen = chosen.astype(np.int64, copy=False)
        bad = first_closed(self._tables.sizes, self._games, chosen)
        if bad != NOBODY:
            raise ValueError(f"game {bad}: action {chosen[bad]} is not open")
        rewards, done = np.empty((len(self), 2), np.float32), np.empty(len(self), np.bool_)
        step(self._tables, self._seed, self._games, chosen, rewards, done, self.auto)
        return rewards, done

    def random_actions(self, mask: Mask) -> Longs:
        """One open action for each game, all equally likely; -1 where none is open."""
        _check("mask", mask, (len(self), self.actions), np.bool_)
        actions = np.empty(len(mask), np.int64)
        choose(mask, self._luck, actions)
        return actions

    def place(self, game: int, state: State) -> None:
        """Puts a position of the readable engine, in which no deal is due, into a game."""
        if state.edition != self.edition or state.stage is Stage.DEAL:
            raise ValueError(f"game {game}: {state.edition.name}, {state.stage.name}")
        put(self._games, game, state)


def _check(name: str, given: NDArray[Any], shape: tuple[int, ...], kind: type[np.generic]) -> None:
    """Compiled code writes wherever it is told to."""
    if given.shape != shape or given.dtype != kind:
        raise ValueError(f"{name}: {given.dtype} of shape {given.shape}, not {np.dtype(kind)} of {shape}")
    if name == "out" and not given.flags.writeable:
        raise ValueError("out: read-only")
