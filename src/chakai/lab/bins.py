"""Whole numbers put into columns that can be drawn and read."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import gcd
from typing import Final

from chakai.lab.findings import Spread
from chakai.lab.statistics import Interval, wilson

MOST: Final = 21
"""Columns side by side."""
TAIL: Final = 0.003
"""What is rarer than this, all together, is one last column."""


@dataclass(frozen=True)
class Bin:
    """The values from `low` to `high`, or everything from `low` on."""

    low: int
    high: int | None

    def share(self, spread: Spread) -> float:
        return sum(spread.shares[value].mean for value in self._values(spread))

    def interval(self, spread: Spread) -> Interval:
        """Of several values together Wilson's, a unit taken for one game: it may vary less, never more."""
        values = self._values(spread)
        if len(values) == 1:
            return spread.shares[values[0]]
        share = min(1.0, self.share(spread))
        return Interval(share, *wilson(share, spread.units))

    def _values(self, spread: Spread) -> list[int]:
        return [
            value for value in spread.shares if self.low <= value and (self.high is None or value <= self.high)
        ]


def bins(spreads: Sequence[Spread]) -> list[Bin]:
    """The same columns for all, so that they can be compared."""
    values = sorted({value for spread in spreads for value in spread.shares})
    if not values:
        return []
    first, last = values[0], max(_bulk(spread) for spread in spreads)
    step = gcd(*(value - first for value in values)) or 1
    width = step * next(nice for nice in _nice() if -(-(last - first + step) // (nice * step)) <= MOST)
    start = first if width == step else first // width * width
    starts = range(start, last + 1, width)
    columns = [Bin(low, low + width - step) for low in starts]
    if values[-1] > (columns[-1].high or 0):
        columns[-1] = Bin(columns[-1].low, None)
    return columns


def _bulk(spread: Spread) -> int:
    """The value above which only the tail lies."""
    tail = 0.0
    for value in sorted(spread.shares, reverse=True):
        tail += spread.shares[value].mean
        if tail > TAIL:
            return value
    return 0


def _nice() -> list[int]:
    return [factor * 10**power for power in range(12) for factor in (1, 2, 5)]
