"""A net at work, many rows at once; needs no PyTorch."""

from typing import Final

import numpy as np
from threadpoolctl import ThreadpoolController

from chakai.solve.matcha.net.weights import Weights
from chakai.solve.matcha.rounds.bits import Real

CLOSED: Final = -1e9
"""The mask of a choice that is not there."""
THREADS: Final = ThreadpoolController()
"""Rows are few and games are played in processes: several threads would mostly wait for each other."""


def layer(weights: Weights, name: str, rows: Real) -> Real:
    """One layer, before anything is cut off."""
    found: Real = rows @ weights.matrices[name]
    if name in weights.offsets:
        found += weights.offsets[name]
    return found


def above(rows: Real) -> Real:
    """What is below 0 counts nothing."""
    return np.maximum(rows, 0, out=rows)


def worths(weights: Weights, own: Real) -> Real:
    """By row: what the situation is worth to the one who sees it; a win counts 1, a loss -1."""
    deep = above(layer(weights, "second", above(layer(weights, "first", own))))
    found: Real = np.tanh(layer(weights, "value", deep)[:, 0])
    return found


def scores(weights: Weights, own: Real, choices: Real, mask: Real) -> Real:
    """By row and choice: what it is worth, beside the others of its row."""
    row, place = (mask == 0).nonzero()
    found = np.full(mask.shape, CLOSED, np.float32)
    with THREADS.limit(limits=1, user_api="blas"):
        deep = above(layer(weights, "second", above(layer(weights, "first", own))))
        state = layer(weights, "state", deep)
        heads = above(layer(weights, "both", above(layer(weights, "choice", choices[row, place]) + state[row])))
        found[row, place] = layer(weights, "score", heads)[:, 0]
    return found


def chances(weights: Weights, own: Real, choices: Real, mask: Real) -> Real:
    """The same as chances to be chosen."""
    found = scores(weights, own, choices, mask) / weights.warmth
    found -= found.max(axis=1, keepdims=True)
    powers: Real = np.exp(found)
    powers /= powers.sum(axis=1, keepdims=True)
    return powers
