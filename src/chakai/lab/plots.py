"""Plots of findings: each fits a telephone, and several stand side by side on a desk; needs the extra `lab`."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import isclose
from typing import Final, TypeAlias

from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.axis import Axis
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, MaxNLocator

from chakai.lab.bins import Bin
from chakai.lab.findings import Spread
from chakai.lab.ink import INK, STYLE
from chakai.lab.numerals import Writer
from chakai.lab.statistics import Interval

WIDTH: Final = 360
MARKERS: Final = "os^Dvp"
COLOURS: Final = 6
"""More rule sets than that begin again with the first; letters tell them apart."""
KIND_INKS: Final[Mapping[str, str]] = {
    "g": INK["leaf"],
    "r": INK["bowl"],
    "b": INK["water"],
    "y": INK["scoop"],
    "w": INK["whisk"],
}
SMALL: Final = 11
STEPS: Final = (1, 2, 5, 10)
"""Between ticks, times any power of ten."""
TickWriter: TypeAlias = Callable[[float, int], str]
"""A number with so many digits after the point."""


@dataclass(frozen=True)
class Row:
    """One figure of every rule set; None where a rule set does not have it."""

    label: str
    values: Sequence[Interval | None]
    winners: Sequence[Interval | None] = ()
    """The same of winners alone."""


def series_name(series: int) -> str:
    return f"series-{series % COLOURS + 1}"


def series_ink(series: int) -> str:
    return INK[series_name(series)]


def sheet(height: float, left: float, right: float, top: float, bottom: float) -> tuple[Figure, Axes]:
    """One pair of axes with the given margins, all in the page's own units; frames and ticks stay quiet."""
    figure = Figure(figsize=(WIDTH / 72, height / 72), dpi=72, facecolor="none")
    return figure, panel(figure, left, right, top, bottom)


def panel(figure: Figure, left: float, right: float, top: float, bottom: float) -> Axes:
    width, height = (float(72 * side) for side in figure.get_size_inches())
    place = (left / width, bottom / height, (width - left - right) / width, (height - top - bottom) / height)
    axes = figure.add_axes(place)
    axes.patch.set_visible(False)
    axes.tick_params(length=0, labelsize=SMALL, labelcolor=INK["soft"], pad=4)
    for side, spine in axes.spines.items():
        spine.set_visible(side == "bottom")
        spine.set_color(INK["edge"])
    return axes


def rows(
    figures: Sequence[Row],
    letters: Sequence[str],
    tick: TickWriter,
    value: Callable[[Interval], str],
    *,
    bars: bool = False,
    even: float | None = None,
) -> Figure:
    """Figures one below another, each with its intervals: as bars from 0, or as dots around an even share."""
    left, right = (20 if len(letters) > 1 else 12), 62
    line, head, gap, top, bottom = 20, 20, 8, 4, 24
    block = head + line * len(letters) + gap
    with rc_context(STYLE):
        figure, axes = sheet(top + block * len(figures) + bottom, left, right, top, bottom)
        everything = [found for row in figures for found in (*row.values, *row.winners) if found]
        ends = [end for found in everything for end in (found.low, found.high)]
        axes.set_xlim(_limits([*ends, *([even] if even is not None else [])], from_zero=bars))
        axes.set_ylim(block * len(figures), 0)
        axes.set_yticks([])
        _write_ticks(axes.xaxis, 4, tick)
        beside, room = axes.get_yaxis_transform(), WIDTH - left - right
        for place, row in enumerate(figures):
            start, end = place * block + head, (place + 1) * block - gap / 2
            axes.vlines(_inner_ticks(axes), start, end, color=INK["edge"], linewidth=1, zorder=0)
            if even is not None:
                axes.vlines([even], start, end, color=INK["soft"], linewidth=1, linestyles=(0, (3, 3)), zorder=0)
            axes.text(-left / room, start - 6, row.label, transform=beside, color=INK["ink"])
            for series, found in enumerate(row.values):
                y = start + line * (series + 0.5)
                if len(letters) > 1:
                    mark = axes.text(-left / room, y + 4, letters[series], transform=beside, weight="bold")
                    mark.set_color(series_ink(series))
                if found:
                    _mark(axes, y, found, series, height=line - 6 if bars else 0)
                if row.winners and (won := row.winners[series]):
                    axes.plot([won.low, won.high], [y, y], color=INK["ink"], lw=1.5)
                    axes.plot([won.mean], [y], "D", color=INK["ink"], markerfacecolor=INK["paper"], markersize=6)
                written = value(found) if found else "–"
                axes.text(1 + 8 / room, y + 4, written, transform=beside, color=INK["ink"])
        return figure


def _mark(axes: Axes, y: float, found: Interval, series: int, *, height: float) -> None:
    if height:
        axes.barh(y, found.mean, height=height, color=series_ink(series), linewidth=0, alpha=0.75)
        axes.plot([found.low, found.high], [y, y], color=INK["ink"], lw=2)
    else:
        axes.plot([found.low, found.high], [y, y], color=series_ink(series), lw=2)
        axes.plot([found.mean], [y], MARKERS[series % COLOURS], color=series_ink(series), markersize=7)


def _inner_ticks(axes: Axes) -> list[float]:
    low, high = axes.get_xlim()
    return [float(tick) for tick in axes.get_xticks() if low <= tick <= high]


def histograms(
    columns: Sequence[Bin],
    everybody: Sequence[Spread],
    winners: Sequence[Spread | None],
    *,
    letters: Sequence[str],
    tick: TickWriter,
    label: Writer,
) -> Figure:
    """How a number is spread: one panel for each rule set over the same columns; winners as an outline."""
    left, right, each, gap, bottom = 44, 6, 84, 20, 22
    height = len(letters) * (each + gap) + bottom
    tallest = max(column.share(spread) for spread in [*everybody, *filter(None, winners)] for column in columns)
    with rc_context(STYLE):
        figure = Figure(figsize=(WIDTH / 72, height / 72), dpi=72, facecolor="none")
        for series, spread in enumerate(everybody):
            above = gap + series * (each + gap)
            axes = panel(figure, left, right, above, height - above - each)
            axes.set_xlim(-0.6, len(columns) - 0.4)
            axes.set_ylim(0, tallest * 1.08)
            _write_ticks(axes.yaxis, 3, tick)
            axes.grid(axis="y", color=INK["edge"], linewidth=1)
            axes.set_axisbelow(True)
            if len(letters) > 1:
                axes.text(
                    -left / (WIDTH - left - right),
                    1.07,
                    letters[series],
                    transform=axes.transAxes,
                    color=series_ink(series),
                    weight="bold",
                )
            shares = [column.share(spread) for column in columns]
            axes.bar(range(len(columns)), shares, width=0.8, color=series_ink(series), linewidth=0, alpha=0.75)
            for place, column in enumerate(columns):
                found = column.interval(spread)
                axes.plot([place, place], [found.low, found.high], color=INK["ink"], lw=1.5)
            if won := winners[series]:
                steps = [column.share(won) for column in columns]
                axes.stairs(
                    steps,
                    [place - 0.5 for place in range(len(columns) + 1)],
                    color=INK["ink"],
                    linewidth=1.5,
                )
            _column_ticks(axes, columns, label, shown=series == len(letters) - 1)
        return figure


def kinds(
    columns: Sequence[Bin],
    everybody: Sequence[Mapping[str, Spread]],
    winners: Sequence[Mapping[str, Spread]],
    *,
    letters: Sequence[str],
    names: Mapping[str, str],
    tick: TickWriter,
    label: Writer,
) -> Figure:
    """Tokens of each kind in small pictures side by side; winners as an outline."""
    left, right, top, each, gap, bottom = 32, 2, 20, 76, 14, 24
    height = top + len(letters) * (each + gap) - gap + bottom
    between = 6
    wide = (WIDTH - left - right - between * (len(names) - 1)) / len(names)
    everything = [spread for mapping in (*everybody, *winners) for spread in mapping.values()]
    tallest = max(column.share(spread) for spread in everything for column in columns)
    with rc_context(STYLE):
        figure = Figure(figsize=(WIDTH / 72, height / 72), dpi=72, facecolor="none")
        for series, mapping in enumerate(everybody):
            for place, (kind, name) in enumerate(names.items()):
                above = top + series * (each + gap)
                start = left + place * (wide + between)
                axes = panel(figure, start, WIDTH - start - wide, above, height - above - each)
                axes.set_xlim(-0.7, len(columns) - 0.3)
                axes.set_ylim(0, tallest * 1.06)
                _write_ticks(axes.yaxis, 3, tick if place == 0 else lambda *_: "")
                axes.grid(axis="y", color=INK["edge"], linewidth=1)
                axes.set_axisbelow(True)
                if series == 0:
                    axes.set_title(name, size=SMALL, color=INK["ink"], pad=6)
                if place == 0 and len(letters) > 1:
                    mark = axes.text(-left / wide, 1.02, letters[series], transform=axes.transAxes, weight="bold")
                    mark.set_color(series_ink(series))
                if kind in mapping:
                    shares = [column.share(mapping[kind]) for column in columns]
                    bars = axes.bar(range(len(columns)), shares, width=0.8, color=KIND_INKS[kind], linewidth=0.75)
                    for bar in bars:
                        bar.set_edgecolor(INK["soft"])
                if kind in winners[series]:
                    steps = [column.share(winners[series][kind]) for column in columns]
                    edges = [place - 0.5 for place in range(len(columns) + 1)]
                    axes.stairs(steps, edges, color=INK["ink"], linewidth=1.5)
                _column_ticks(axes, columns, label, shown=series == len(letters) - 1, most=6)
        return figure


def _write_ticks(axis: Axis, most: int, tick: TickWriter) -> None:
    """With as many digits as the ticks have, so that none is rounded."""
    axis.set_major_locator(MaxNLocator(most, steps=STEPS))
    ticks = [float(place) for place in axis.get_majorticklocs()]
    digits = next((few for few in range(9) if all(isclose(at, round(at, few), abs_tol=1e-9) for at in ticks)), 9)
    axis.set_major_formatter(FuncFormatter(lambda value, _: tick(value, digits)))


def _limits(ends: Sequence[float], *, from_zero: bool) -> tuple[float, float]:
    low, high = min(ends), max(ends)
    if from_zero:
        return min(0.0, low * 1.02), max(0.0, high * 1.02) or 1.0
    room = (high - low) * 0.08 or abs(high) * 0.05 or 1.0
    return low - room, high + room


def _column_ticks(axes: Axes, columns: Sequence[Bin], label: Writer, *, shown: bool, most: int = 8) -> None:
    every = -(-len(columns) // most)
    places = range(0, len(columns), every)
    written = [label(columns[place].low) + ("+" if columns[place].high is None else "") for place in places]
    axes.set_xticks(list(places), written if shown else [""] * len(places))
