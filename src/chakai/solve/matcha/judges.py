"""What tokens promise at the end of a set, learned from greedy games; `bench/promises.py` learns it again."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np

from chakai.games.matcha.edition import EDITIONS, Edition
from chakai.solve.matcha.greed import Greed
from chakai.solve.matcha.tables import MOST


class Promise(NamedTuple):
    """How a row of tokens moves the log odds of winning."""

    tokens: tuple[tuple[float, ...], ...]
    """By kind: with one, two, three of it,"""
    kinds: tuple[float, ...]
    """and with one, two, three, four kinds."""


PROMISES: Final[Mapping[str, Promise]] = {
    "matagot-2020": Promise(
        ((0.75, 1.84), (0.36, 1.18), (0.23, 1.06), (0.20, 0.95), (-0.26, -0.02, 0.55)), (0.24, 0.55, 0.84, 1.28)
    ),
    "matagot-2020-nl": Promise(
        ((0.74, 1.79), (0.37, 1.16), (0.25, 1.01), (0.21, 0.94), (-0.26, -0.05, 0.53)), (0.38, 0.61, 0.88, 1.31)
    ),
    "grail-2015": Promise(
        ((0.92, 2.08, 3.67), (0.34, 0.83, 1.54), (0.18, 0.53, 1.07), (0.15, 0.44, 0.97), (0.09, 0.53, 1.16)),
        (0.56, 0.62, 0.96, 1.67),
    ),
}


def judge(edition: Edition, greedy: Greed) -> Greed:
    """The same taste with what was learned; in a house that nobody has learned in, the taste itself."""
    promise = _promises().get(edition)
    if promise is None:
        return greedy
    return greedy._replace(
        hope=0.5,  # a logarithm of odds is twice a hope
        near=np.array([_up_to(MOST, row) for row in promise.tokens]),
        near_each=np.array(_up_to(len(promise.tokens), promise.kinds)),
        leads=np.zeros_like(greedy.leads),
    )


@lru_cache(maxsize=1)
def _promises() -> Mapping[Edition, Promise]:
    return {EDITIONS[name]: promise for name, promise in PROMISES.items()}


def _up_to(most: int, row: tuple[float, ...]) -> list[float]:
    """From none on; more than was learned of counts as the most that was."""
    return [0.0, *row, *[row[-1]] * (most - len(row))]
