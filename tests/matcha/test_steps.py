"""Batched steps are the readable game: the same choices are open, and every seat sees the row of its own view."""

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from chakai.adapters.encoding import Choosing, Encoding, choosing
from chakai.adapters.matcha_encoding import matcha_encoding
from chakai.core.chance import SeededLuck
from chakai.core.game import Seen
from chakai.core.seats import CHANCE
from chakai.games.matcha.edition import EDITIONS, Edition
from chakai.games.matcha.engine import MATCHA
from chakai.games.matcha.moves import Deal, Move
from chakai.games.matcha.state import Stage, State
from chakai.games.matcha.view import View
from chakai.solve.luck import mixed, seeded
from chakai.solve.matcha.pieces import CARDS, RANKED, ZEROS
from chakai.solve.matcha.playouts import playouts
from chakai.solve.matcha.steps import Steps
from chakai.testing.matcha_twins import matcha_twin
from tests.matcha.test_compiled import RULES
from tests.sizes import size

PRINTED = ("grail-2015", "matagot-2020", "matagot-2020-nl")
GAMES, PARTS = size(12, 10_000), size(1, 10)
"""Of each printed edition; the parts run side by side."""
CASES = [(name, part) for name in RULES for part in range(PARTS if name in PRINTED else 1)]


class Beside:
    """One game of a batch, played along by the readable engine."""

    def __init__(self, steps: Steps, game: int, encoding: Encoding[Move, View]) -> None:
        self.steps, self.game, self.encoding = steps, game, encoding
        self.state = MATCHA.new(steps.edition, 2)
        self.choosing: Choosing[Move] | None = None
        self.looked: list[Seen | None] = [None, None]
        self.deal()

    def deal(self) -> None:
        """The cards that lie there are dealt, as far as the readable engine lets them."""
        games, edition = self.steps._games, self.steps.edition
        tea = tuple(edition.deck[card] for card in games.stock[self.game, : 2 * edition.rounds])
        hands = []
        for mine in games.seats[self.game]:
            ranked = [edition.deck[card] for card in sorted(mine[CARDS : CARDS + mine[RANKED]])]
            hands.append((*ranked, *(edition.deck[-1:] * mine[ZEROS])))
        aside = list(edition.deck)
        for card in (*tea, *hands[0], *hands[1]):
            aside.remove(card)
        dealer = self.state.sets_dealt % 2
        self.state = MATCHA.apply(self.state, Deal(dealer, tea, (hands[0], hands[1]), tuple(aside)))

    def view(self, seat: int) -> View:
        """What the seat sees, looked at from where it looked last."""
        view = MATCHA.view(self.state, seat, self.looked[seat])
        self.looked[seat] = (len(self.state.log), view.events)
        return view

    def assert_same(self, acting: int, mask: np.ndarray, rows: tuple[np.ndarray, np.ndarray]) -> None:
        due = MATCHA.to_act(self.state)
        assert acting == (due[0] if due else -1)
        if due and self.choosing is None:
            self.choosing = choosing(MATCHA.legal(self.state, acting), self.encoding.spell)
        choices = self.choosing.choices if self.choosing else []
        assert np.flatnonzero(mask).tolist() == choices
        for seat, row in enumerate(rows):
            made = self.choosing.made if self.choosing and seat == acting else ()
            right = self.encoding.row(self.view(seat), made)
            assert row.dtype == right.dtype
            assert (row == right).all(), {
                name: (row[place], right[place])
                for name, place in self.encoding.parts.items()
                if (row[place] != right[place]).any()
            }

    def choose(self, action: int) -> None:
        assert self.choosing is not None
        self.choosing = self.choosing.plus(action)
        if (move := self.choosing.move) is not None:
            self.choosing = None
            self.state = MATCHA.apply(self.state, move)
            if self.state.stage is Stage.DEAL:
                self.deal()


@pytest.mark.parametrize(("name", "part"), CASES)
def test_steps_are_the_readable_game_views_included(name: str, part: int) -> None:
    edition = RULES[name]
    encoding = matcha_encoding(edition)
    left = GAMES if name in PRINTED else max(6, GAMES // 20)
    while left > 0:
        steps = Steps(edition, min(left, 100), seed=part * GAMES + left)
        left -= len(steps)
        tables = [Beside(steps, game, encoding) for game in range(len(steps))]
        assert dict(encoding.parts) == dict(steps.parts)
        assert steps.actions == len(encoding.names)
        over = np.zeros(len(steps), np.bool_)
        while not over.all():
            mask, rows = steps.legal_mask(), (steps.observe(0), steps.observe(1))
            acting = steps.acting
            mine = steps.observe()
            for game in np.flatnonzero(~over).tolist():
                tables[game].assert_same(acting[game], mask[game], (rows[0][game], rows[1][game]))
                assert (mine[game] == rows[acting[game]][game]).all()
            actions = steps.random_actions(mask)
            rewards, done = steps.step(actions)
            for game in np.flatnonzero(~over).tolist():
                tables[game].choose(int(actions[game]))
                outcome = tables[game].state.outcome
                assert done[game] == (outcome is not None)
                right = [0.0, 0.0] if outcome is None else [2 * share - 1 for share in outcome.shares(2)]
                assert rewards[game].tolist() == right
            over |= done
        mask, rows = steps.legal_mask(), (steps.observe(0), steps.observe(1))
        for game, table in enumerate(tables):
            table.assert_same(-1, mask[game], (rows[0][game], rows[1][game]))


def positions(edition: Edition, seed: int) -> Iterator[State]:
    """Every position of a random game in which somebody decides, and its end."""
    state, rng, luck = MATCHA.new(edition, 2), Random(seed), SeededLuck("steps", seed)
    while due := MATCHA.to_act(state):
        if due == (CHANCE,):
            state = MATCHA.apply(state, MATCHA.draw(state, luck))
        else:
            yield state
            state = MATCHA.apply(state, rng.choice(list(MATCHA.legal(state, rng.choice(due)))))
    yield state


@pytest.mark.parametrize("name", RULES)
def test_placed_positions_and_their_twins_look_alike(name: str) -> None:
    edition, rng = RULES[name], Random(3)
    encoding, steps = matcha_encoding(edition), Steps(edition, 2, 0)
    twins = 0
    for seed in range(size(5, 400)):
        for state in positions(edition, seed):
            for seat in (0, 1):
                steps.place(0, state)
                steps.place(1, matcha_twin(state, seat, rng) or state)
                rows = steps.observe(seat)
                assert (rows[0] == encoding.row(MATCHA.view(state, seat))).all()
                assert (rows[0] == rows[1]).all()
                if steps.acting.tolist() == [seat, seat]:
                    mask = steps.legal_mask()
                    assert (mask[0] == mask[1]).all()
                twins += (steps.observe(1 - seat)[0] != steps.observe(1 - seat)[1]).any()
    assert twins >= 10


def test_games_end_and_begin_anew() -> None:
    edition = EDITIONS["small"]
    steps, plain = Steps(edition, 50, 4, auto=True), Steps(edition, 50, 4)
    ended, first_ends = 0, np.zeros((50, 2), np.float32)
    for _ in range(40):
        mask = steps.legal_mask()
        assert (mask.sum(axis=1) >= 2).all()
        rewards, done = steps.step(steps.random_actions(mask))
        assert (rewards[~done] == 0).all()
        assert (rewards.sum(axis=1) == 0).all()
        ended += done.sum()
    assert ended > 100
    while (plain.acting >= 0).any():
        rewards, _ = plain.step(plain.random_actions(plain.legal_mask()))
        first_ends += rewards
    before = plain.observe(0)
    assert (np.abs(first_ends).max(axis=1) <= 1).all()
    rewards, done = plain.step(np.full(50, -7))
    assert done.all()
    assert not rewards.any()
    assert (plain.observe(0) == before).all()
    plain.reset(np.arange(50) < 20)
    assert (plain.acting[:20] >= 0).all()
    assert (plain.acting[20:] == -1).all()
    assert (plain.observe(0)[20:] == before[20:]).all()


def test_a_batch_is_its_seed() -> None:
    edition = EDITIONS["grail-2015"]
    one, same, other = Steps(edition, 30, 1), Steps(edition, 30, 1), Steps(edition, 30, 2)
    assert (one.observe(0) == same.observe(0)).all()
    assert (one.observe(0) != other.observe(0)).any(axis=1).all()
    first = one.observe(0)
    one.reset()
    assert (one.observe(0) != first).any(axis=1).all()


def test_any_whole_number_is_a_seed() -> None:
    mini = EDITIONS["mini"]
    for seed in (3, -3, 3 - 2**64, np.int64(3), np.int32(-3), np.uint64(3)):
        assert (Steps(mini, 9, seed).observe(0) == Steps(mini, 9, int(seed)).observe(0)).all()
        assert (playouts(mini, 9, seed).tokens == playouts(mini, 9, int(seed)).tokens).all()
    assert (Steps(mini, 9, 3).observe(0) == Steps(mini, 9, 3 - 2**64).observe(0)).all()
    with pytest.raises(TypeError):
        Steps(mini, 9, 1.5)  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", [0, 1])
def test_actions_at_random_have_a_luck_of_their_own(seed: int) -> None:
    """Not that of a deal, or who chooses so would play by what lies face down."""
    steps = Steps(EDITIONS["mini"], 4, seed)
    assert not {*steps._luck.tolist()} & {int(seeded(seed)), *steps._games.luck.tolist()}
    assert int(seeded(0)) == int(mixed(mixed(seeded(0)))) == 0  # the first game of seed 0 begins there


@pytest.mark.parametrize("action", [-1, 34, 35, 52, 53, 10**9])
def test_closed_actions_are_refused_and_nothing_changes(action: int) -> None:
    steps = Steps(EDITIONS["matagot-2020"], 5, 1)
    actions = steps.random_actions(steps.legal_mask())
    if action == 34:
        action = int(np.flatnonzero(~steps.legal_mask()[3])[0])
    actions[3] = action
    before = [part.copy() for part in steps._games]
    with pytest.raises(ValueError, match=f"game 3: action {action} is not open"):
        steps.step(actions)
    assert all((now == then).all() for now, then in zip(steps._games, before, strict=True))


def test_an_edition_is_wanted_not_its_name() -> None:
    with pytest.raises(TypeError, match="'matagot-2020' is no Edition"):
        Steps("matagot-2020", 4, 1)  # type: ignore[arg-type]  # that is the point


def test_other_shapes_and_kinds_are_refused() -> None:
    steps = Steps(EDITIONS["mini"], 4, 1)
    for actions in ([0, 0, 0], [[0], [0], [0], [0]], [0.5, 0, 0, 0], ["a"] * 4):
        with pytest.raises(ValueError, match="actions"):
            steps.step(np.array(actions))
    with pytest.raises(ValueError, match="seat: 2"):
        steps.observe(2)
    with pytest.raises(ValueError, match="which"):
        steps.reset(np.ones(3, np.bool_))
    with pytest.raises(ValueError, match="out"):
        steps.observe(0, out=np.zeros((4, 1), np.float32))
    with pytest.raises(ValueError, match="out"):
        steps.legal_mask(out=np.zeros((4, steps.actions), np.int8))
    closed = np.zeros((4, steps.width), np.float32)
    closed.flags.writeable = False
    with pytest.raises(ValueError, match="out: read-only"):
        steps.observe(0, out=closed)
    with pytest.raises(ValueError, match="mask"):
        steps.random_actions(np.ones((5, 2), np.bool_))
    with pytest.raises(ValueError, match="DEAL"):
        steps.place(0, MATCHA.new(EDITIONS["mini"], 2))
