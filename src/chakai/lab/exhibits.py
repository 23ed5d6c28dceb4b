"""Tables and pictures of a report, before they become a page."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from markupsafe import Markup

from chakai.lab.numerals import Numerals
from chakai.lab.series import Series
from chakai.lab.statistics import Interval, difference
from chakai.words.catalogue import Words


@dataclass(frozen=True)
class Cell:
    """A text of a table, what stands behind it in small type, and how it differs from the first rule set."""

    text: str
    more: str = ""
    head: bool = False
    series: int | None = None
    """Whose column this heads."""
    difference: "Cell | None" = None
    beyond: bool = False
    """Is this a difference beyond chance?"""


@dataclass(frozen=True)
class Table:
    caption: str
    head: Sequence[Cell]
    rows: Sequence[Sequence[Cell]]


@dataclass(frozen=True)
class Picture:
    """A plot, what it says in small type, and its figures; long tables are folded away."""

    title: str
    plot: Markup
    notes: Sequence[str] = ()
    tables: Sequence[Table] = ()
    folded: bool = False


@dataclass(frozen=True)
class Chapter:
    key: str
    title: str
    text: str
    pictures: Sequence[Picture] = field(default_factory=tuple)


@dataclass(frozen=True)
class Figure:
    """One figure of every rule set: its name, its values, and whether they are shares."""

    name: str
    values: Sequence[Interval | None]
    share: bool


def share_figure(name: str, values: Sequence[Interval | None]) -> Figure:
    return Figure(name, values, share=True)


def mean_figure(name: str, values: Sequence[Interval | None]) -> Figure:
    return Figure(name, values, share=False)


def leaning(found: Interval, even: float = 0.0) -> int:
    """1 or -1 if the whole interval lies above or below, 0 if chance may explain what was found."""
    return (found.low > even) - (found.high < even)


class Tables:
    """Writes figures with their intervals, and what differs from the first rule set."""

    def __init__(self, words: Words, numerals: Numerals, series: Sequence[Series]) -> None:
        self.words, self.numerals, self.series = words, numerals, series

    def of(self, caption: str, figures: Sequence[Figure]) -> Table:
        """A row for each figure, a column for each rule set."""
        head = [Cell(self.words("report-head-figure"))]
        if len(self.series) == 1:
            head.append(Cell(self.words("report-head-found")))
        else:
            head += (Cell(each.name, series=place) for place, each in enumerate(self.series))
        rows = [[Cell(figure.name, head=True), *self._values(figure)] for figure in figures]
        return Table(caption, head, rows)

    def _values(self, figure: Figure) -> Iterator[Cell]:
        base = figure.values[0]
        for place, found in enumerate(figure.values):
            cell = self.found(found, share=figure.share)
            if place and base and found:
                cell = replace(cell, difference=self.differs(base, found, share=figure.share))
            yield cell

    def found(self, found: Interval | None, *, share: bool) -> Cell:
        if found is None:
            return Cell("–")
        if found.low == found.high:
            return Cell(self.numerals.mean(found, share=share))
        return Cell(self.numerals.mean(found, share=share), self.numerals.range(found, share=share))

    def differs(self, base: Interval | None, other: Interval | None, *, share: bool) -> Cell:
        if base is None or other is None:
            return Cell("–")
        more = difference(base, other)
        return Cell(
            self.numerals.more(more, share=share),
            self.numerals.more_range(more, share=share),
            beyond=leaning(more) != 0,
        )
