"""Small models that smooth what was sampled over standings; NumPy alone.

Only the set that seat 1 deals is learned. If seat 0 deals, the seats change places, and so does the sign.
"""

from dataclasses import dataclass
from itertools import pairwise
from typing import Final

import numpy as np

from chakai.games.matcha.cards import KINDS, SUITS
from chakai.games.matcha.edition import Edition
from chakai.solve.matcha.rounds.bits import Longs, Real
from chakai.solve.matcha.valuing.sampling import Doubles

HIDDEN: Final = 48
STEPS: Final = 3000
BATCH: Final = 512
RATE: Final = 3e-3
DECAY: Final = 1e-3
MOST_WEIGHT: Final = 10.0
"""No standing counts for more than so many average ones."""
LIKELY: Final = 0.05
"""How large a correction's parts are thought to be before anything is known."""
PULL: Final = 2.5
"""How many times nearer a goal is by one token, as greedy players feel it."""


def one_hot(edition: Edition, tokens: Longs) -> Real:
    """By standing: counts of each seat and kind, both seats' counts of each kind together, kinds that each has."""
    goals = [edition.goal_suit] * len(SUITS) + [edition.goal_whisks]
    limits = [min(goal or edition.hand_size + 1, edition.hand_size + 1) for goal in goals]
    parts = []
    for kind, limit in enumerate(limits):
        mine, theirs = tokens[:, 0, kind], tokens[:, 1, kind]
        parts += [np.eye(limit)[mine], np.eye(limit)[theirs], np.eye(limit * limit)[mine * limit + theirs]]
    parts += [np.eye(len(KINDS) + 1)[(tokens[:, seat] > 0).sum(axis=1)] for seat in (0, 1)]
    parts.append(tokens.sum(axis=2) / 5)
    return np.concatenate(parts, axis=1).astype(np.float32)


@dataclass(frozen=True)
class Net:
    """Two hidden layers; what it gives lies between -1 and 1."""

    weights: tuple[Real, ...]
    """Each layer's, with what it adds as the last row."""

    def __call__(self, inputs: Real) -> Real:
        return _layers(self.weights, inputs)[-1][:, 0]


def fitted(inputs: Real, means: Doubles, counts: Longs, seed: int) -> Net:
    """The net that comes near to these means, each counting as often as it was seen; by Adam."""
    luck = np.random.default_rng(seed)
    sizes = (inputs.shape[1], HIDDEN, HIDDEN, 1)
    weights = [
        np.concatenate([luck.normal(0, one**-0.5, (one, two)), np.zeros((1, two))]).astype(np.float32)
        for one, two in pairwise(sizes)
    ]
    first, second, late = ([np.zeros_like(each) for each in weights] for _ in range(3))
    shares = np.minimum(counts / counts.mean(), MOST_WEIGHT)
    seen = np.flatnonzero(counts)
    for step in range(1, STEPS + 1):
        rows = seen[luck.integers(len(seen), size=BATCH)]
        rate = RATE * (1 - step / (STEPS + 1))
        for layer, slope in enumerate(_slopes(weights, inputs[rows], means[rows], shares[rows])):
            first[layer] += 0.1 * (slope - first[layer])
            second[layer] += 0.001 * (slope * slope - second[layer])
            size = np.sqrt(second[layer] / (1 - 0.999**step)) + 1e-8
            weights[layer] -= rate * (first[layer] / (1 - 0.9**step) / size + DECAY * weights[layer])
            if 2 * step > STEPS:
                late[layer] += weights[layer] / (STEPS - STEPS // 2)
    return Net(tuple(late))


def _layers(weights: tuple[Real, ...] | list[Real], inputs: Real) -> list[Real]:
    """What comes out of each, the inputs first."""
    outs = [inputs]
    for each in weights:
        outs.append(np.tanh(outs[-1] @ each[:-1] + each[-1]))
    return outs


def _slopes(weights: list[Real], inputs: Real, means: Doubles, shares: Doubles) -> list[Real]:
    """Of the mean square error."""
    outs = _layers(weights, inputs)
    slope = ((outs[-1][:, 0] - means) * shares / len(means)).astype(np.float32)[:, None]
    slopes: list[Real] = []
    for each, before, after in zip(weights[::-1], outs[-2::-1], outs[:0:-1], strict=True):
        slope = slope * (1 - after * after)
        slopes.insert(0, np.concatenate([before.T @ slope, slope.sum(axis=0, keepdims=True)]))
        slope = slope @ each[:-1].T
    return slopes


def plain_features(edition: Edition, tokens: Longs, base: Doubles) -> Doubles:
    """Few: for corrections, of which there are few samples."""
    near = _nearness(edition, tokens)
    lead = np.sign(tokens[:, 0] - tokens[:, 1])
    ahead = np.zeros(len(tokens))
    for kind in range(len(KINDS) - 1, -1, -1):
        ahead = np.where(lead[:, kind] == 0, ahead, lead[:, kind])
    total = tokens.sum(axis=(1, 2)) / 10
    whisks = tokens[:, 0, -1] - tokens[:, 1, -1]
    columns = [
        np.ones(len(tokens)),
        base,
        base**3,
        near[:, 0] - near[:, 1],
        ahead,
        whisks / 2,
        total * base,
        total,
    ]
    return np.stack(columns, axis=1)


def _nearness(edition: Edition, tokens: Longs) -> Doubles:
    """By standing and seat: how near it is to its goals, all added up."""
    near = np.zeros(tokens.shape[:2])
    for kind, goal in enumerate([edition.goal_suit] * len(SUITS) + [edition.goal_whisks]):
        if goal:
            near += PULL ** (tokens[:, :, kind] - goal)
    if edition.goal_each:
        near += PULL ** ((tokens > 0).sum(axis=2) - len(edition.kinds))
    return near


def corrected(features: Doubles, values: Doubles) -> Doubles:
    """By feature: how much it adds; small unless there are many samples that say otherwise."""
    noise = max(float(values.var()), 1e-6) if len(values) else 1.0
    inner = features.T @ features + noise / LIKELY**2 * np.eye(features.shape[1])
    adds: Doubles = np.linalg.solve(inner, features.T @ values).astype(np.float64)
    return adds
