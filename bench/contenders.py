"""Programs that play random games, each made ready before it is measured."""

import random
from collections.abc import Callable
from itertools import count
from typing import Any, TypeAlias

import numpy as np

from chakai.core.chance import SeededLuck
from chakai.core.seats import CHANCE
from chakai.games.genmaicha.engine import GENMAICHA
from chakai.games.matcha.edition import EDITIONS

Play: TypeAlias = Callable[[int], int]
"""Given a number, plays a game or a batch of them and gives the number of decisions."""

STEPS = 1024
PGX = 8192


def compiled_matcha(rules: str, batch: int = 20_000) -> Play:
    from chakai.solve.matcha.playouts import playouts  # noqa: PLC0415 (compiles)

    edition = EDITIONS[rules]
    playouts(edition, 1, seed=1)
    return lambda number: int(playouts(edition, batch, seed=1, first=number * batch).decisions.sum())


def compiled_genmaicha(rules: str, batch: int = 500) -> Play:
    from chakai.solve.genmaicha.playouts import playouts  # noqa: PLC0415 (compiles)

    chosen = GENMAICHA.rules(rules)
    playouts(chosen, 2, 1, seed=1)
    return lambda number: int(playouts(chosen, 2, batch, seed=1, first=number * batch).decisions.sum())


def batched_steps(rules: str, *, observed: bool) -> Play:
    """One random choice in each of many games, with masks and, if wanted, what whoever is to act sees."""
    from chakai.solve.matcha.steps import Steps  # noqa: PLC0415 (compiles)

    steps = Steps(EDITIONS[rules], STEPS, seed=1, auto=True)
    mask, rows = steps.legal_mask(), steps.observe()

    def play(_: int) -> int:
        if observed:
            steps.observe(out=rows)
        steps.legal_mask(out=mask)
        steps.step(steps.random_actions(mask))
        return STEPS

    play(0)
    return play


def readable_genmaicha(rules: str) -> Play:
    chosen = GENMAICHA.rules(rules)

    def play(number: int) -> int:
        rng, luck, decisions = random.Random(number), SeededLuck("bench", number), 0
        state = GENMAICHA.new(chosen, 2)
        while due := GENMAICHA.to_act(state):
            if due[0] == CHANCE:
                state = GENMAICHA.apply(state, GENMAICHA.draw(state, luck))
            else:
                state = GENMAICHA.apply(state, rng.choice(list(GENMAICHA.legal(state, due[0]))))
                decisions += 1
        return decisions

    return play


def open_spiel_native(name: str, batch: int = 200) -> Play:
    """Whole games by OpenSpiel's own random bots, no Python in between; decisions counted beforehand."""
    import pyspiel  # noqa: PLC0415 (a peer that may be missing)

    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]

    def played(seed: int) -> Any:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        return state

    sample = 5000
    decisions = sum(int(move.player >= 0) for seed in range(sample) for move in played(seed).full_history())

    def play(number: int) -> int:
        for seed in range(number * batch, (number + 1) * batch):
            played(seed)
        return decisions * batch // sample

    return play


def turn_by_turn(env: Any) -> Play:
    """One random game of a PettingZoo environment."""
    rng = np.random.default_rng(1)

    def play(number: int) -> int:
        env.reset(seed=number)
        decisions = 0
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
            else:
                env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
                decisions += 1
        return decisions

    return play


def pettingzoo_chakai(game: str, rules: str) -> Play:
    from chakai.adapters.pettingzoo import env  # noqa: PLC0415 (a peer that may be missing)

    return turn_by_turn(env(game, rules=rules))


def pettingzoo_leduc() -> Play:
    from pettingzoo.classic import leduc_holdem_v4  # noqa: PLC0415 (a peer that may be missing)

    return turn_by_turn(leduc_holdem_v4.env())


def pgx_leduc() -> Play:
    """One random choice in each of many games of pgx's leduc_holdem, observations made, new games begun."""
    import jax  # noqa: PLC0415 (a peer that may be missing)
    import jax.numpy as jnp  # noqa: PLC0415
    import pgx  # noqa: PLC0415
    from pgx.experimental import auto_reset  # noqa: PLC0415

    env = pgx.make("leduc_holdem")
    stepped = auto_reset(env.step, env.init)

    def step(state: Any, key: Any) -> Any:
        choosing, luck = jax.random.split(key)
        logits = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        actions = jax.random.categorical(choosing, logits, axis=-1)
        return jax.vmap(stepped)(state, actions, jax.random.split(luck, PGX))

    fast, state = jax.jit(step), jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(0), PGX))
    keys = (jax.random.key(number) for number in count(1))

    def play(_: int) -> int:
        nonlocal state
        state = fast(state, next(keys))
        state.observation.block_until_ready()
        return PGX

    play(0)
    return play
