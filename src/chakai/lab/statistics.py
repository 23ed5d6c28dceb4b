"""Intervals for scores of duplicate games."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, variance
from typing import Final

Z95: Final = 1.959964


@dataclass(frozen=True, slots=True)
class Share:
    """A score between 0 and 1 with its 95% interval."""

    mean: float
    low: float
    high: float
    games: int


def share(shuffles: Sequence[Sequence[float]]) -> Share:
    """The mean score over shuffles, each played in several seatings.

    Games of one shuffle hang together, so the shuffle is the unit: Wilson's interval at the number of
    independent games that would vary as much as the shuffles' means do.
    """
    means = [fmean(scores) for scores in shuffles]
    games = sum(map(len, shuffles))
    mean, spread = sum(map(sum, shuffles)) / games, mean_variance(means)
    independent = min(mean * (1 - mean) / spread, 4.0 * games) if spread > 0 else float(len(means))
    return Share(mean, *wilson(mean, independent), games)


@dataclass(frozen=True, slots=True)
class Interval:
    """A mean with its 95% interval."""

    mean: float
    low: float
    high: float


def mean_interval(shuffles: Sequence[Sequence[float]]) -> Interval:
    """The mean of any figure over shuffles, the shuffle again being the unit."""
    means = [fmean(values) for values in shuffles]
    mean, half = fmean(means), Z95 * sqrt(mean_variance(means))
    return Interval(mean, mean - half, mean + half)


def mean_variance(values: Sequence[float]) -> float:
    """The variance of the mean."""
    return variance(values) / len(values) if len(values) > 1 else 0.0


def wilson(mean: float, count: float) -> tuple[float, float]:
    """Wilson's interval for a share of `count` independent games."""
    scale = 1 + Z95**2 / count
    middle = (mean + Z95**2 / (2 * count)) / scale
    half = Z95 / scale * sqrt(mean * (1 - mean) / count + Z95**2 / (4 * count**2))
    return max(0.0, middle - half), min(1.0, middle + half)


def difference(first: Interval, second: Interval) -> Interval:
    """How much more the second is, the two being independent: Newcombe's interval, made of theirs."""
    mean = second.mean - first.mean
    below = sqrt((second.mean - second.low) ** 2 + (first.high - first.mean) ** 2)
    above = sqrt((second.high - second.mean) ** 2 + (first.mean - first.low) ** 2)
    return Interval(mean, mean - below, mean + above)
