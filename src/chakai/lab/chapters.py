"""The chapters of a report, one for each thing that was measured; needs the extra `lab`."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from markupsafe import Markup
from matplotlib.figure import Figure as Drawing

from chakai.games.matcha.cards import KINDS
from chakai.lab import plots
from chakai.lab.bins import Bin, bins
from chakai.lab.exhibits import Cell, Chapter, Figure, Picture, Table, Tables, mean_figure, share_figure
from chakai.lab.findings import Findings, Spread
from chakai.lab.ink import inline
from chakai.lab.names import ending_name, goal_name, seat_name
from chakai.lab.numerals import JOINER, Numerals
from chakai.lab.series import Series, alike
from chakai.lab.statistics import Interval, wilson
from chakai.words.catalogue import Words

SHORT: Final = 8
"""Rows of a table that may stand beside a plot."""


def endings(series: Sequence[Series]) -> dict[str, list[Interval | None]]:
    """The shares of every ending that occurred anywhere; where it did not, none of so many games."""
    codes = dict.fromkeys(code for each in series for code in each.findings.endings)

    def share(found: Findings, code: str) -> Interval:
        return found.endings.get(code) or Interval(0.0, *wilson(0.0, found.played))

    return {code: [share(each.findings, code) for each in series] for code in codes}


class Book:
    """Writes the chapters of one report."""

    def __init__(self, words: Words, series: Sequence[Series]) -> None:
        self.words, self.series = words, series
        self.game = series[0].findings.game
        self.numerals = Numerals(words)
        self.tables = Tables(words, self.numerals, series)
        self.letters = [each.letter for each in series]

    def plot(self, key: str, drawing: Drawing, title: str) -> Markup:
        return inline(drawing, f"plot-{key}", title, self.words("report-plot-desc"))

    def rows(
        self,
        key: str,
        title: str,
        figures: Sequence[Figure],
        *,
        bars: bool = False,
        even: float | None = None,
        notes: Sequence[str] = (),
    ) -> Picture:
        """A plot of figures with their table beside it."""
        share = figures[0].share
        drawing = plots.rows(
            [plots.Row(figure.name, figure.values) for figure in figures],
            self.letters,
            self.percent_tick if share else self.numerals.number,
            lambda found: self.numerals.mean(found, share=share),
            bars=bars,
            even=even,
        )
        table = self.tables.of(title, figures)
        return Picture(title, self.plot(key, drawing, title), notes, [table], folded=len(figures) > SHORT)

    def percent_tick(self, value: float, digits: int) -> str:
        return self.numerals.percent(value, max(0, digits - 2))

    def spread(self, key: str, name: str, spreads: Sequence[Spread], winners: Sequence[Spread | None]) -> Picture:
        columns = bins([*spreads, *filter(None, winners)])
        drawing = plots.histograms(
            columns, spreads, winners, letters=self.letters, tick=self.percent_tick, label=self.numerals.number
        )
        notes = [self.words("report-winners-outline")] if any(winners) else []
        tables = [
            self.tables.of(name, [mean_figure(name, [spread.mean for spread in spreads])]),
            self.columns(name, columns, spreads, winners),
        ]
        if any(winners):
            label = self.words("report-counts-winners", figure=name)
            means = [won.mean if won else None for won in winners]
            tables.insert(1, self.tables.of(label, [mean_figure(label, means)]))
        return Picture(name, self.plot(key, drawing, name), notes, tables, folded=True)

    def columns(
        self, name: str, columns: Sequence[Bin], spreads: Sequence[Spread], winners: Sequence[Spread | None]
    ) -> Table:
        head, shown = [Cell(self.words("report-head-value"))], []
        for place, (spread, won) in enumerate(zip(spreads, winners, strict=True)):
            series = place if len(self.series) > 1 else None
            for whose, whom in (("all" if won else "found", spread), ("winners", won)):
                if whom:
                    head.append(Cell(self.words(f"report-head-{whose}"), series=series))
                    shown.append(whom)
        rows = [
            [Cell(self._value(column), head=True), *(self._share(column, spread) for spread in shown)]
            for column in columns
        ]
        return Table(name, head, rows)

    def _value(self, column: Bin) -> str:
        low = self.numerals.number(column.low)
        if column.high is None:
            return f"{low}+"
        return low if column.high == column.low else f"{low}{JOINER}–{JOINER}{self.numerals.number(column.high)}"

    def _share(self, column: Bin, spread: Spread) -> Cell:
        return self.tables.found(column.interval(spread), share=True)


def bot_figures(book: Book) -> Iterator[tuple[Figure, str]]:
    """Each bot's score, and who it is."""
    for bot in dict.fromkeys(bot for each in book.series for bot in each.findings.bot_scores):
        scores = [each.findings.bot_scores.get(bot) for each in book.series]
        yield share_figure(book.words("lab-figure-bot", bot=bot), scores), bot


def chapters(book: Book) -> Iterator[Chapter]:
    """In the order of the page."""
    for chapter in (_seats, _bots, _endings, _lengths, _counts, _comebacks):
        if made := chapter(book):
            yield made


def _seats(book: Book) -> Chapter | None:
    if not any(each.findings.seat_scores for each in book.series):
        return None
    words, players = book.words, min(each.findings.players for each in book.series)
    title = words(f"report-seats-{book.game}")
    figures = [
        share_figure(
            seat_name(words, book.game, seat),
            [each.findings.seat_scores[seat] if each.findings.seat_scores else None for each in book.series],
        )
        for seat in range(players)
    ]
    note = words("report-scale-even", even=book.numerals.percent(1 / players, 1))
    picture = book.rows("seats", title, figures, even=1 / players, notes=[note])
    text = words(f"report-seats-text-{book.game}", bots="alike" if alike(book.series) else "named")
    return Chapter("seats", title, text, [picture])


def _bots(book: Book) -> Chapter | None:
    if alike(book.series):
        return None
    title = book.words("report-bots")
    figures = [figure for figure, _ in bot_figures(book)]
    return Chapter("bots", title, book.words("report-bots-text"), [book.rows("bots", title, figures, bars=True)])


def _endings(book: Book) -> Chapter | None:
    title = book.words("report-endings")
    figures = [
        share_figure(ending_name(book.words, code), shares) for code, shares in endings(book.series).items()
    ]
    if not figures:
        return None
    pictures = [book.rows("endings", title, figures, bars=True), *_goals(book)]
    return Chapter("endings", title, book.words("report-endings-text"), pictures)


def _goals(book: Book) -> Iterator[Picture]:
    found = [each.findings for each in book.series]
    figures = [
        share_figure(
            goal_name(book.words, code, found),
            [each.goals[code].share if code in each.goals else None for each in found],
        )
        for code in dict.fromkeys(code for each in found for code in each.goals)
    ]
    if figures:
        notes = [book.words("lab-goals-note")]
        yield book.rows("goals", book.words("lab-block-goals"), figures, bars=True, notes=notes)


def _lengths(book: Book) -> Chapter | None:
    pictures = []
    for name in ("sets", "rounds"):
        spreads = [each.findings.lengths.get(name) for each in book.series]
        found = [spread for spread in spreads if spread and spread.shares]
        if len(found) == len(spreads) and any(len(spread.shares) > 1 for spread in found):
            title = book.words(f"lab-figure-{name}")
            pictures.append(book.spread(f"length-{name}", title, found, [None] * len(found)))
    text = book.words("report-lengths-text")
    return Chapter("lengths", book.words("report-lengths"), text, pictures) if pictures else None


def _counts(book: Book) -> Chapter | None:
    words, series = book.words, book.series
    names = dict.fromkeys(name for each in series for name in each.findings.counts)
    tokens = {name: words(f"lab-figure-count-{name}") for name in names if name in KINDS}
    pictures = []
    if tokens:
        pictures += [_token_means(book, tokens), _token_spread(book, tokens)]
    for name in names:
        spreads = [each.findings.counts.get(name) for each in series]
        found = [spread for spread in spreads if spread and spread.shares]
        if name not in tokens and len(found) == len(spreads):
            winners = [each.findings.winners_counts.get(name) for each in series]
            pictures.append(book.spread(f"count-{name}", words(f"lab-figure-count-{name}"), found, winners))
    key = f"report-counts-{book.game}"
    return Chapter("counts", words(key), words(f"{key}-text"), pictures) if pictures else None


def _token_means(book: Book, tokens: Mapping[str, str]) -> Picture:
    """Bars for all players, diamonds for winners."""
    title, rows, figures = book.words("report-counts-means"), [], []

    def means(held: Sequence[Mapping[str, Spread]], kind: str) -> list[Interval | None]:
        return [counts[kind].mean if kind in counts else None for counts in held]

    for kind, name in tokens.items():
        everybody = means([each.findings.counts for each in book.series], kind)
        winners = means([each.findings.winners_counts for each in book.series], kind)
        rows.append(plots.Row(name, everybody, winners))
        figures.append(mean_figure(name, everybody))
        figures.append(mean_figure(book.words("report-counts-winners", figure=name), winners))
    drawing = plots.rows(
        rows,
        book.letters,
        book.numerals.number,
        lambda found: book.numerals.mean(found, share=False),
        bars=True,
    )
    notes = [book.words("report-winners-diamond")]
    table = book.tables.of(title, figures)
    return Picture(title, book.plot("token-means", drawing, title), notes, [table], folded=True)


def _token_spread(book: Book, tokens: Mapping[str, str]) -> Picture:
    title = book.words("report-counts-spread")
    everybody = [each.findings.counts for each in book.series]
    winners = [each.findings.winners_counts for each in book.series]
    columns = bins([counts[kind] for counts in (*everybody, *winners) for kind in tokens if kind in counts])
    tick, number = book.percent_tick, book.numerals.number
    drawing = plots.kinds(columns, everybody, winners, letters=book.letters, names=tokens, tick=tick, label=number)
    tables = []
    for kind, name in tokens.items():
        found = [counts[kind] for counts in everybody if kind in counts]
        if len(found) == len(book.series):
            tables.append(book.columns(name, columns, found, [won.get(kind) for won in winners]))
    notes = [book.words("report-winners-outline")]
    return Picture(title, book.plot("tokens", drawing, title), notes, tables, folded=True)


def _comebacks(book: Book) -> Chapter | None:
    figures = [
        share_figure(book.words("lab-figure-behind"), [each.findings.behind for each in book.series]),
        share_figure(book.words("lab-figure-comebacks"), [each.findings.comebacks for each in book.series]),
    ]
    if not all(any(figure.values) for figure in figures):
        return None
    notes = []
    if any(even := [each.findings.comebacks_even for each in book.series]):
        figures.append(share_figure(book.words("lab-figure-comebacks-even"), even))
        notes.append(book.words("report-comebacks-note"))
    title = book.words("report-comebacks")
    picture = book.rows("comebacks", title, figures, bars=True, notes=notes)
    return Chapter("comebacks", title, book.words("report-comebacks-text"), [picture])
