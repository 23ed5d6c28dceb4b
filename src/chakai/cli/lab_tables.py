"""The lab's findings as tables for a terminal: an overview first, rule sets side by side."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, TypeAlias

from rich.cells import cell_len
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from chakai.lab.figures import MEAN, Figure, beyond_chance, by_name, differences, house_text
from chakai.lab.findings import Findings
from chakai.lab.names import ending_name, goal_name, play_name, seat_name
from chakai.lab.numerals import Numerals
from chakai.words.catalogue import Words

WIDTH: Final = 80
SIDE_BY_SIDE: Final = 4
"""Columns that fit in it, the first rule set repeated."""
WORDY: Final = 3
"""Columns beside names that are half sentences, and differences with both ends."""
BOTH_ENDS: Final = 2
"""Up to so many rule sets an interval shows its ends; more leave room for half its width only."""
FOLDED: Final = 20
"""Characters that are left of a label beside wide figures."""
BETWEEN: Final = 2
RARE: Final = 0.01
"""Values with a smaller share everywhere are left to files."""
WANTED: Final = ("result-token", "result-whisk", "result-paid", "worth")
Key: TypeAlias = tuple[str, str]


class Tables:
    """One report."""

    def __init__(self, words: Words, console: Console, findings: Sequence[Findings]) -> None:
        self.words, self.console, self.findings = words, console, findings
        self.numerals = Numerals(words)
        self.figures = [by_name(each) for each in findings]
        self.gaps = [differences(findings[0], each) for each in findings]
        self.letters = [chr(ord("A") + place) for place in range(len(findings))]

    def print(self) -> None:
        """Everything, the overview first."""
        self._head()
        self._block("overview", [(self._name(key), key) for key in self._overview()])
        self._block("endings", [(ending_name(self.words, key[1]), key) for key in self._all("ending")])
        if goals := self._all("goal"):
            self._block("goals", [(self._name(key), key) for key in goals])
            self._tell(self.words("lab-goals-note"))
        for name in ("sets", "rounds"):
            self._values(self.words(f"lab-figure-{name}"), name)
        kinds = list(dict.fromkeys(kind for each in self.findings for kind in each.counts))
        for part in ("count", "winners"):
            rows = [(self.words(f"lab-figure-count-{kind}"), (f"{part}-{kind}", MEAN)) for kind in kinds]
            self._block(f"{part}-means", rows)
        for kind in kinds:
            name = self.words(f"lab-figure-count-{kind}")
            self._values(self.words("lab-spread", kind=name), f"count-{kind}")
        self._tell(self.words("lab-rare"))
        self._plays()
        if len(self.findings) > 1:
            self._differences()

    def _head(self) -> None:
        words, first = self.words, self.findings[0]
        self._tell(
            words("lab-title", game=words(f"{first.game}-title"), bots=", ".join(first.bots), seed=first.seed)
        )
        for letter, each in zip(self.letters, self.findings, strict=True):
            rules = " ".join(filter(None, (each.rules, house_text(each))))
            games = self.numerals.number(each.played)
            self._tell("  " + words("lab-rule-set", letter=letter, rules=rules, n=each.played, games=games))
        self._tell(words("lab-intervals"))
        if len(self.findings) > 1:
            self._tell(words("lab-marked", letter=self.letters[0]))
        if all(each.compiled for each in self.findings):
            self._tell(words("lab-compiled"))

    def _overview(self) -> Iterator[Key]:
        yield from (key for key in self._all("seat"))
        if len(set(self.findings[0].bots)) > 1:
            yield from self._all("bot")
        yield from ((name, MEAN) for name in ("sets", "rounds", "decisions", "branching") if self._varies(name))
        yield from (("behind", ""), ("comebacks", ""), ("comebacks-even", ""))

    def _varies(self, name: str) -> bool:
        """Genmaicha has no sets."""
        return name != "sets" or set(self._keys(name)) != {MEAN, "1"}

    def _name(self, key: Key) -> str:
        match key:
            case "seat", seat:
                return seat_name(self.words, self.findings[0].game, int(seat))
            case "bot", bot:
                return self.words("lab-figure-bot", bot=bot)
            case "goal", code:
                return goal_name(self.words, code, self.findings)
            case "ending", why:
                return self.words("lab-figure-ending", ending=self.words(f"lab-figure-ending-{why}"))
        return self.words(f"lab-figure-{key[0]}")

    def _has(self, key: Key) -> bool:
        return any(key in figures for figures in self.figures)

    def _all(self, name: str) -> list[Key]:
        return [(name, key) for key in self._keys(name)]

    def _keys(self, name: str) -> list[str]:
        return list(dict.fromkeys(key for figures in self.figures for of, key in figures if of == name))

    def _values(self, title: str, name: str) -> None:
        """How a number is spread."""
        keys = [key for key in self._keys(name) if key != MEAN]
        common = [key for key in keys if any(_mean(figures.get((name, key))) >= RARE for figures in self.figures)]
        if len(common) > 1:
            rows = [(self.numerals.number(int(key)), (name, key)) for key in sorted(common, key=int)]
            self._block("values", rows, title=title)

    def _block(
        self, code: str, rows: Iterable[tuple[str, Key]], *, title: str = "", most: int = SIDE_BY_SIDE
    ) -> None:
        """One figure a row, one rule set a column."""
        if not (rows := list(rows)):
            return
        self._title(title or self.words(f"lab-block-{code}"))
        show = self._ends if len(self.findings) <= BOTH_ENDS else self._half
        cells = [[self._cell(place, key, show) for _, key in rows] for place in range(len(self.findings))]
        for columns in self._groups(self._fitting([label for label, _ in rows], cells, most)):
            grid = self._grid([self.letters[place] for place in columns])
            for row, (label, key) in enumerate(rows):
                if any(key in self.figures[place] for place in columns):
                    grid.add_row(Text(label), *(cells[place][row] for place in columns))
            self._print(grid)

    def _fitting(self, labels: Sequence[str], cells: Sequence[Sequence[str]], most: int) -> int:
        """How many columns side by side leave room for their figures; labels can be folded."""
        room = min(WIDTH, self.console.width) - min(FOLDED, max(map(cell_len, labels)))
        widths = [BETWEEN + max(map(cell_len, column)) for column in cells]
        while most > BOTH_ENDS and any(sum(widths[at] for at in group) > room for group in self._groups(most)):
            most -= 1
        return most

    def _cell(self, place: int, key: Key, show: Callable[[Figure], str]) -> str:
        figure = self.figures[place].get(key)
        if figure is None:
            return "–"
        gap = self.gaps[place].get(key) if place else None
        mark = "*" if gap and beyond_chance(gap) else " " if len(self.findings) > 1 else ""
        return show(figure) + mark

    def _plays(self) -> None:
        """One play a row; what came of it most wanted: tokens and whisks, or yen."""
        plays = list(dict.fromkeys(play.name for each in self.findings for play in each.plays))
        names = [name for name in WANTED if any(self._has((name, play)) for play in plays)]
        plays = [play for play in plays if any(self._has((name, play)) for name in names if name != "worth")]
        for name in names:
            rows = [(play_name(self.words, play), (name, play)) for play in plays if self._has((name, play))]
            title = self.words(f"lab-plays-{name.removeprefix('result-')}")
            self._block("plays", rows, title=title, most=WORDY)
        if "worth" in names:
            self._tell(self.words("lab-plays-note"))

    def _differences(self) -> None:
        """How much more each rule set shows than the first."""
        found = (key for key in self._overview() if key[0] != "comebacks-even")  # what others are measured by
        keys = [*found, *self._all("ending"), *self._all("goal")]
        self._title(self.words("lab-block-differences", letter=self.letters[0]))
        for columns in self._groups(WORDY):
            others = [place for place in columns if place]
            grid = self._grid([f"{self.letters[place]} − {self.letters[0]}" for place in others])
            for key in keys:
                cells = [self._gap(place, key) for place in others]
                grid.add_row(Text(self._name(key)), *cells)
            self._print(grid)

    def _gap(self, place: int, key: Key) -> str:
        gap = self.gaps[place].get(key)
        if gap is None:
            return "–"
        share = self.figures[0][key].share
        told = self.numerals.more(gap, share=share)
        if gap.low < gap.high:
            low, high = self.numerals.more_ends(gap, share=share)
            told = self.words("lab-ends", mean=told, low=low, high=high)
        return told + ("*" if beyond_chance(gap) else " ")

    def _groups(self, most: int) -> Iterator[list[int]]:
        places = list(range(len(self.findings)))
        if len(places) <= most:
            yield places
            return
        for start in range(1, len(places), most - 1):
            yield [0, *places[start : start + most - 1]]

    def _ends(self, figure: Figure) -> str:
        """49.9% [49.1, 50.7]"""
        found, mean = figure.interval, self.numerals.mean(figure.interval, share=figure.share)
        if found.low == found.high:
            return mean
        low, high = self.numerals.ends(found, share=figure.share)
        return self.words("lab-ends", mean=mean, low=low, high=high)

    def _half(self, figure: Figure) -> str:
        """49.9% ±0.8, or both ends of a share where that would reach beyond what can be"""
        found, mean = figure.interval, self.numerals.mean(figure.interval, share=figure.share)
        if found.low == found.high:
            return mean
        half = max(found.high - found.mean, found.mean - found.low)
        if figure.share and not half <= found.mean <= 1 - half:
            return self._ends(figure)
        return self.words("lab-half", mean=mean, half=self.numerals.half(found, share=figure.share))

    def _grid(self, heads: Sequence[str]) -> Grid:
        grid = Grid(box=None, padding=(0, 1), pad_edge=False)
        grid.add_column("", overflow="fold")
        for head in heads:
            grid.add_column(Text(head), justify="right", no_wrap=True)
        return grid

    def _print(self, grid: Grid) -> None:
        """Labels are folded where figures need the room."""
        self.console.print(grid, width=min(WIDTH, self.console.width), soft_wrap=False)

    def _title(self, text: str) -> None:
        self.console.print(Text(f"\n{text}", style="bold"))

    def _tell(self, text: str) -> None:
        self.console.print(Text(text))


def _mean(figure: Figure | None) -> float:
    return figure.interval.mean if figure else 0.0
