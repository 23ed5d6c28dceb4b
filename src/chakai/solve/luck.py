"""Chance for compiled play: SplitMix64, one number of state."""

from operator import index
from typing import Final, SupportsIndex, TypeAlias

import numpy as np
from numpy.typing import NDArray

from chakai.solve.kernels import compiled_lean

Luck: TypeAlias = NDArray[np.uint64]

_STEP: Final = np.uint64(0x9E3779B97F4A7C15)
_MIX_1: Final = np.uint64(0xBF58476D1CE4E5B9)
_MIX_2: Final = np.uint64(0x94D049BB133111EB)
_27, _30, _31, _32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)


def seeded(seed: SupportsIndex) -> np.uint64:
    """Any whole number, NumPy's own included; TypeError if it is none."""
    return np.uint64(index(seed) % (1 << 64))


@compiled_lean
def mixed(number: np.uint64) -> np.uint64:
    """A number that looks like chance, from one that does not."""
    number = (number ^ (number >> _30)) * _MIX_1
    number = (number ^ (number >> _27)) * _MIX_2
    return number ^ (number >> _31)


@compiled_lean
def below(luck: Luck, limit: int) -> int:
    """The next number, scaled; a limit below 2ⁿ leaves a bias below 2ⁿ⁻³²."""
    luck[0] += _STEP
    return int(np.int64(((mixed(luck[0]) >> _32) * np.uint64(limit)) >> _32))


@compiled_lean
def fraction(luck: Luck) -> float:
    """Anything from 0 up to 1, that excluded."""
    return below(luck, 1 << 30) / (1 << 30)
