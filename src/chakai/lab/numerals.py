"""Numbers as a language writes them, rounded in one way everywhere."""

from collections.abc import Callable
from decimal import Decimal
from typing import Final, TypeAlias

from babel.numbers import format_decimal, format_percent

from chakai.lab.statistics import Interval
from chakai.words.catalogue import Words

FINER: Final = (0.1, 0.005)
"""An interval that reaches less far than this to each side is worth one digit more; the first is always there."""
GAP_DIGITS: Final = 6
"""At most so many, for an interval that ends close to 0 or, of a share, to 1."""
JOINER: Final = "\u2060"
"""No line ends here."""
Writer: TypeAlias = Callable[[float], str]


class Numerals:
    """Counts, means and shares; an interval decides how many digits are worth reading."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def number(self, value: float, digits: int = 0) -> str:
        return self._written(_rounded(value, digits), digits)

    def percent(self, share: float, digits: int = 0) -> str:
        pattern = _pattern(digits) + ("\xa0%" if self.words.language == "uk" else "%")
        written = format_percent(_rounded(share, digits + 2), pattern, locale=self.words.language)
        return _signs(written)

    def mean(self, found: Interval, *, share: bool) -> str:
        """The figure alone."""
        return self._writer(found, share=share)(found.mean)

    def half(self, found: Interval, *, share: bool) -> str:
        """How far its 95% interval reaches to the wider side, without a sign."""
        return self._bare(
            max(found.high - found.mean, found.mean - found.low), _digits(found, share=share), share=share
        )

    def ends(self, found: Interval, *, share: bool) -> tuple[str, str]:
        """Both of its 95% interval, without a sign."""
        digits = _digits(found, share=share)
        return self._bare(found.low, digits, share=share), self._bare(found.high, digits, share=share)

    def range(self, found: Interval, *, share: bool) -> str:
        """Its 95% interval; a dash would not go with a minus."""
        write = self._writer(found, share=share)
        if found.low < 0:
            return self.words("report-interval", low=write(found.low), high=write(found.high))
        low, _ = self.ends(found, share=share)
        return self.words("report-range", low=low + JOINER, high=JOINER + write(found.high))

    def more(self, gap: Interval, *, share: bool) -> str:
        """A difference, with its sign; shares differ by percentage points."""
        written = self._signed(gap.mean, _gap_digits(gap, share=share), share=share)
        return self.words("report-points", points=written) if share else written

    def more_ends(self, gap: Interval, *, share: bool) -> tuple[str, str]:
        digits = _gap_digits(gap, share=share)
        return self._signed(gap.low, digits, share=share), self._signed(gap.high, digits, share=share)

    def more_range(self, gap: Interval, *, share: bool) -> str:
        low, high = self.more_ends(gap, share=share)
        return self.words("report-interval", low=low, high=high)

    def points(self, gap: float) -> str:
        """A difference of shares in percentage points, with its sign."""
        return self._signed(gap, 1, share=True)

    def _writer(self, found: Interval, *, share: bool) -> Writer:
        digits = _digits(found, share=share)
        return lambda value: (self.percent if share else self.number)(value, digits)

    def _signed(self, value: float, digits: int, *, share: bool) -> str:
        written = self._bare(value, digits, share=share)
        return "+" + written if _rounded(value, digits + 2 * share) > 0 else written

    def _bare(self, value: float, digits: int, *, share: bool) -> str:
        """A share in per cent, but without saying so."""
        return self._written(_rounded(value, digits + 2) * 100 if share else _rounded(value, digits), digits)

    def _written(self, value: Decimal, digits: int) -> str:
        return _signs(format_decimal(value, _pattern(digits), locale=self.words.language))


def _digits(found: Interval, *, share: bool) -> int:
    """Enough to see that what never came, or always, might be otherwise."""
    half = (found.high - found.low) / 2 * (100 if share else 1)
    digits = 1 + sum(0 < half < width for width in FINER)
    apart = found.high if found.mean == 0 else 1 - found.low if found.mean == 1 else 0.0
    while share and apart > 0 and digits < GAP_DIGITS and not _rounded(apart, digits + 2):
        digits += 1
    return digits


def _gap_digits(gap: Interval, *, share: bool) -> int:
    """Enough to see that an interval leaves out 0."""
    digits, nearest = _digits(gap, share=share), max(gap.low, -gap.high)
    while nearest > 0 and digits < GAP_DIGITS and not _rounded(nearest, digits + 2 * share):
        digits += 1
    return digits


def _pattern(digits: int) -> str:
    return "#,##0" + ("." + "0" * digits if digits else "")


def _rounded(value: float, digits: int) -> Decimal:
    """Of the number as it is read, not of its binary neighbour; without a zero that is less than nothing."""
    return round(Decimal(f"{value:.12g}"), digits) + 0


def _signs(written: str) -> str:
    return written.replace("-", "−")
