"""Sums over units that hang together within and are independent of one another; figures with intervals from them.

A unit is a shuffle with all its seatings, or a game where every game has a shuffle of its own. Every figure is a
ratio of two sums over units, so that one estimate serves for shares, means and figures on a condition.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from chakai.lab.statistics import Z95, Interval, wilson

Floats: TypeAlias = NDArray[np.float64]
UNITS, X, D, XX, XD, DD, CLUSTERS = range(7)
DENSE: Final = 1 << 22
"""Cells of a table by unit and value that are counted in one go."""


class Ratio:
    """The sum of x over the sum of d, and what its variance needs."""

    def __init__(self) -> None:
        self.sums: Floats = np.zeros(7)

    def add(self, x: Floats, d: Floats, *, units: float | None = None) -> None:
        """One x and one d for each unit, or for clusters of so many units; those without any d tell nothing."""
        clusters = np.count_nonzero(d)
        sums = (x.sum(), d.sum(), _dot(x, x), _dot(x, d), _dot(d, d))
        self.sums += np.array((clusters if units is None else units, *sums, clusters))

    def merge(self, other: Ratio) -> None:
        self.sums = self.sums + other.sums

    @property
    def total(self) -> float:
        """The sum of d."""
        return float(self.sums[D])

    def share(self) -> Interval | None:
        """Of something between 0 and 1: Wilson's interval at the number of independent games that vary as much."""
        return _share(self.sums) if self.sums[D] else None

    def mean(self) -> Interval | None:
        """Of anything: the normal interval, wider where units are few; a single one tells of no variation."""
        if self.sums[CLUSTERS] < 2:
            return None
        mean, half = self.sums[X] / self.sums[D], _students(self.sums[CLUSTERS]) * sqrt(_variance(self.sums))
        return Interval(float(mean), float(mean - half), float(mean + half))


class Histogram:
    """How often each value occurs among all that are counted."""

    def __init__(self) -> None:
        self.base: Floats = np.zeros(7)
        self.values: dict[int, Floats] = {}
        self.ratio = Ratio()

    def add(self, unit: NDArray[np.int64], values: NDArray[np.int64], units: int) -> None:
        """Each value with the unit it was seen in."""
        if not len(values):
            return
        d = np.bincount(unit, minlength=units).astype(float)
        self.ratio.add(np.bincount(unit, values, minlength=units).astype(float), d)
        units_seen = np.count_nonzero(d)
        self.base[[UNITS, D, DD, CLUSTERS]] += np.array((units_seen, d.sum(), _dot(d, d), units_seen))
        low, width = int(values.min()), int(np.ptp(values)) + 1
        if units * width <= DENSE:
            counts = np.bincount(unit * width + values - low, minlength=units * width).reshape(units, width)
            columns = ((value, counts[:, value].astype(float)) for value in np.flatnonzero(counts.any(axis=0)))
            rows = [
                (value + low, column.sum(), _dot(column, column), _dot(d, column)) for value, column in columns
            ]
        else:
            cells, times = np.unique(unit * width + values - low, return_counts=True)
            where, place = np.unique(cells % width, return_inverse=True)
            sums = (np.bincount(place, times * by) for by in (np.ones(len(times)), times, d[cells // width]))
            rows = list(zip(where + low, *sums, strict=True))
        for value, x, xx, xd in rows:
            self._row(int(value))[[X, XX, XD]] += (x, xx, xd)

    def merge(self, other: Histogram) -> None:
        self.base = self.base + other.base
        self.ratio.merge(other.ratio)
        for value, sums in other.values.items():
            self._row(value)[:] += sums

    @property
    def units(self) -> int:
        """In which anything was counted."""
        return int(self.base[UNITS])

    def shares(self) -> Mapping[int, Interval]:
        """The share of each value that occurred, in ascending order."""
        return {value: _share(self.values[value] + self.base) for value in sorted(self.values)}

    def _row(self, value: int) -> Floats:
        return self.values.setdefault(value, np.zeros(7))


def _dot(one: Floats, other: Floats) -> float:
    """Without the library of linear algebra, whose threads would be in the way of other processes."""
    return float((one * other).sum())


def _variance(sums: Floats) -> float:
    """Of the ratio, by its linear form; 0 where there is a single cluster."""
    _, x, d, xx, xd, dd, clusters = map(float, sums)
    mean = x / d
    left = xx - 2 * mean * xd + mean * mean * dd
    if clusters < 2 or left <= 1e-12 * max(xx, 1.0):  # what rounding leaves over
        return 0.0
    return clusters / (clusters - 1) * left / d**2


def _students(units: float) -> float:
    """Student's quantile for a variance guessed from so many units, by its series in powers of one over them."""
    z, free = Z95, max(1.0, float(units) - 1)
    first, second = (z**3 + z) / 4, (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / free + second / free**2 + third / free**3


def _share(sums: Floats) -> Interval:
    mean, spread = min(1.0, float(sums[X] / sums[D])), _variance(sums)
    if sums[D] > sums[CLUSTERS]:  # how much they vary is a guess itself; of single games Wilson knows it
        spread *= (_students(sums[CLUSTERS]) / Z95) ** 2
    independent = min(mean * (1 - mean) / spread, 4.0 * float(sums[D])) if spread > 0 else float(sums[UNITS])
    low, high = wilson(mean, independent)
    return Interval(mean, min(low, mean), max(high, mean))
