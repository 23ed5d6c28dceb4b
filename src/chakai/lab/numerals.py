"""Numbers as a language writes them."""

from collections.abc import Callable
from math import ceil, log10
from typing import Final, TypeAlias

from babel.numbers import format_decimal, format_percent

from chakai.lab.statistics import Interval
from chakai.words.catalogue import Words

MOST_DIGITS: Final = 2
Writer: TypeAlias = Callable[[float], str]


class Numerals:
    """Counts, means and shares; an interval decides how many digits are worth reading."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def number(self, value: float, digits: int = 0) -> str:
        return self._signs(format_decimal(_rounded(value, digits), _pattern(digits), locale=self.words.language))

    def percent(self, share: float, digits: int = 0) -> str:
        pattern = _pattern(digits) + ("\xa0%" if self.words.language == "uk" else "%")
        return self._signs(format_percent(_rounded(share, digits + 2), pattern, locale=self.words.language))

    def mean(self, found: Interval, *, share: bool, like: Interval | None = None) -> str:
        """The figure alone, with as many digits as `like` has."""
        return self._writer(like or found, share=share)(found.mean)

    def range(self, found: Interval, *, share: bool) -> str:
        """Its 95% interval; a dash would not go with a minus."""
        write = self._writer(found, share=share)
        if found.low >= 0:
            low = self.number(100 * found.low if share else found.low, _digits(found, 100 if share else 1))
            return self.words("report-range", low=low, high=write(found.high))
        return self.words("report-interval", low=write(found.low), high=write(found.high))

    def more(self, found: Interval, *, share: bool) -> str:
        """A difference, with its sign; shares differ by percentage points."""
        written = self._signed(found, share=share)(found.mean)
        return self.words("report-points", points=written) if share else written

    def more_range(self, found: Interval, *, share: bool) -> str:
        write = self._signed(found, share=share)
        return self.words("report-interval", low=write(found.low), high=write(found.high))

    def points(self, gap: float) -> str:
        """A difference of shares in percentage points, with its sign."""
        return self._with_sign(100 * gap, 1)

    def _writer(self, found: Interval, *, share: bool) -> Writer:
        digits = _digits(found, 100 if share else 1)
        return lambda value: (self.percent if share else self.number)(value, digits)

    def _signed(self, found: Interval, *, share: bool) -> Writer:
        scale = 100 if share else 1
        digits = _digits(found, scale)
        return lambda value: self._with_sign(value * scale, digits)

    def _with_sign(self, value: float, digits: int) -> str:
        return ("+" if _rounded(value, digits) > 0 else "") + self.number(value, digits)

    def _signs(self, written: str) -> str:
        return written.replace("-", "−")


def _digits(found: Interval, scale: int) -> int:
    half = (found.high - found.low) / 2 * scale
    return min(MOST_DIGITS, max(1, ceil(-log10(half)))) if half > 0 else 1


def _pattern(digits: int) -> str:
    return "#,##0" + ("." + "0" * digits if digits else "")


def _rounded(value: float, digits: int) -> float:
    """Without a zero that is less than nothing."""
    return round(value, digits) + 0.0
