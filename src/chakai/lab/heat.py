"""Plays of Matcha as maps: suits down, numbers across, one map for each mat and result; needs the extra `lab`."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.patches import Rectangle

from chakai.lab.ink import INK, STYLE
from chakai.lab.numerals import Writer
from chakai.lab.plots import SMALL, WIDTH, panel

CELL = 21
DEEPEST = 0.5
"""Darker would hide what is written there."""


@dataclass(frozen=True)
class Map:
    """The cards of one mat, by name as written (`3g`, `0`), with a value each and those to be marked."""

    title: str
    values: Mapping[str, float]
    marked: frozenset[str] = frozenset()


def maps(rows: Sequence[Sequence[Map]], inks: tuple[str, str], tick: Writer, *, one_scale: bool = False) -> Figure:
    """Maps in rows of two, each row or all over the same scale; below 0 the second ink is used."""
    cards = [card for row in rows for each in row for card in each.values]
    numbers = sorted({card[:-1] for card in cards if len(card) > 1})
    suits = list(dict.fromkeys(card[-1] for card in cards if len(card) > 1))
    down = len(suits) + ("0" in cards)
    left, between, top, gap, foot = 18, 26, 22, 24, 18
    wide = (WIDTH - 2 * left - (between - left)) / 2
    height = len(rows) * (top + down * CELL + foot) + (len(rows) - 1) * (gap - foot)
    with rc_context(STYLE):
        figure = Figure(figsize=(WIDTH / 72, height / 72), dpi=72, facecolor="none")
        for line, row in enumerate(rows):
            most = max(
                (
                    abs(value)
                    for line in (rows if one_scale else [row])
                    for each in line
                    for value in each.values.values()
                ),
                default=1,
            )
            for place, each in enumerate(row):
                start = left + place * (wide + between)
                above = top + line * (top + down * CELL + gap)
                axes = panel(figure, start, WIDTH - start - wide, above, height - above - down * CELL)
                _map(axes, each, numbers, suits, (inks, most or 1), tick=tick)
        return figure


def _map(
    axes: Axes,
    each: Map,
    numbers: Sequence[str],
    suits: Sequence[str],
    scale: tuple[tuple[str, str], float],
    *,
    tick: Writer,
) -> None:
    zero = "0" in each.values
    axes.set_xlim(0, len(numbers))
    axes.set_ylim(len(suits) + zero, 0)
    axes.spines["bottom"].set_visible(False)
    axes.set_xticks([place + 0.5 for place in range(len(numbers))], list(numbers))
    axes.set_yticks([place + 0.5 for place in range(len(suits) + zero)], [*suits, *"0" * zero])
    axes.set_title(each.title, size=SMALL, color=INK["ink"], loc="left", pad=6)
    (above, below), most = scale
    for card, value in each.values.items():
        if len(card) > 1:
            x, y, width = numbers.index(card[:-1]), suits.index(card[-1]), 1
        else:
            x, y, width = 0, len(suits), len(numbers)
        ink, depth = (above if value >= 0 else below), DEEPEST * abs(value) / most
        axes.add_patch(
            Rectangle((x, y), width, 1, facecolor=INK[ink], alpha=depth, edgecolor="none", linewidth=0),
        )
        frame = Rectangle((x, y), width, 1, facecolor="none", edgecolor=INK["paper"], linewidth=1.5)
        axes.add_patch(frame)
        strong = card in each.marked
        axes.text(
            x + width / 2,
            y + 0.5,
            tick(value),
            ha="center",
            va="center_baseline",
            size=SMALL,
            color=INK["ink"],
            weight="bold" if strong else "normal",
        )
