"""The chapters on plays and on decisions; needs the extra `lab`."""

from collections.abc import Iterator, Mapping
from typing import Final

from chakai.lab import heat
from chakai.lab.chapters import Book
from chakai.lab.exhibits import Cell, Chapter, Picture, Table, leaning, mean_figure
from chakai.lab.findings import Play
from chakai.lab.names import play_name, result_name
from chakai.lab.plots import series_name
from chakai.lab.statistics import Interval, difference

MATS: Final[Mapping[str, str]] = {"#": "report-plays-number-mat", "*": "report-plays-suit-mat"}


def play_chapters(book: Book) -> Iterator[Chapter]:
    """In the order of the page."""
    if any(each.findings.plays for each in book.series):
        pictures = list(_maps(book) if book.game == "matcha" else _acts(book))
        text = book.words(f"report-plays-text-{book.game}")
        yield Chapter("plays", book.words("report-plays"), text, pictures)
    if decisions := _decisions(book):
        yield decisions


def _decisions(book: Book) -> Chapter | None:
    words, pictures = book.words, []
    spreads = [each.findings.lengths.get("decisions") for each in book.series]
    found = [spread for spread in spreads if spread and spread.shares]
    if len(found) == len(book.series):
        pictures.append(book.spread("decisions", words("lab-figure-decisions"), found, [None] * len(found)))
    branching = [each.findings.branching for each in book.series]
    if any(branching):
        figure = mean_figure(words("lab-figure-branching"), branching)
        pictures.append(book.rows("branching", words("report-branching"), [figure], bars=True))
    if not pictures:
        return None
    return Chapter("decisions", words("report-decisions"), words("report-decisions-text"), pictures)


def _maps(book: Book) -> Iterator[Picture]:
    """How often each card wins what on which mat: a picture for each rule set, then one for each comparison."""
    words, numerals = book.words, book.numerals
    found = [{play.name: play for play in each.findings.plays} for each in book.series]
    for place, (each, plays) in enumerate(zip(book.series, found, strict=True)):
        if not (results := _results(plays)):
            continue
        rows = [
            [
                heat.Map(f"{result_name(words, result)} · {words(mat)}", _shares(plays, sign, result))
                for sign, mat in MATS.items()
            ]
            for result in results
        ]
        ink = series_name(place)
        drawing = heat.maps(rows, (ink, ink), lambda share: numerals.number(100 * share))
        title = words("report-plays-map", rules=each.full_name)
        plot = book.plot(f"plays-{place}", drawing, title)
        yield Picture(title, plot, (), [_table(book, title, plays)], folded=True)
    for place, plays in enumerate(found[1:], 1):
        if found[0] and plays:
            yield _compared(book, place, found[0], plays)


def _compared(book: Book, place: int, base: Mapping[str, Play], other: Mapping[str, Play]) -> Picture:
    words, numerals = book.words, book.numerals
    both = [name for name in base if name in other]
    results = [result for result in _results(base) if result in _results(other)]

    def more(name: str, result: str) -> Interval | None:
        first, second = base[name].results.get(result), other[name].results.get(result)
        return difference(first, second) if first and second else None

    gaps = {result: {name: gap for name in both if (gap := more(name, result))} for result in results}
    rows = [
        [
            heat.Map(
                f"{result_name(words, result)} · {words(mat)}",
                {name[:-1]: gap.mean for name, gap in gaps[result].items() if name[-1] == sign},
                frozenset(name[:-1] for name, gap in gaps[result].items() if name[-1] == sign and leaning(gap)),
            )
            for sign, mat in MATS.items()
        ]
        for result in results
    ]
    inks = series_name(place), series_name(0)
    drawing = heat.maps(rows, inks, numerals.points, one_scale=True)
    names = {"other": book.series[place].full_name, "base": book.series[0].full_name}
    title = words("report-plays-difference", **names)
    head = [Cell(words("lab-figure-play")), *(Cell(result_name(words, result)) for result in results)]
    rows_told = [
        [Cell(name, head=True), *(_differs(book, base[name], other[name], result) for result in results)]
        for name in both
    ]
    table = Table(title, head, rows_told)
    plot = book.plot(f"plays-difference-{place}", drawing, title)
    notes = [words("report-plays-difference-note")]
    return Picture(title, plot, notes, [table], folded=True)


def _differs(book: Book, base: Play, other: Play, result: str) -> Cell:
    return book.tables.differs(base.results.get(result), other.results.get(result), share=True)


def _results(plays: Mapping[str, Play]) -> list[str]:
    return list(dict.fromkeys(result for play in plays.values() for result in play.results))


def _shares(plays: Mapping[str, Play], sign: str, result: str) -> dict[str, float]:
    return {
        name[:-1]: play.results[result].mean
        for name, play in plays.items()
        if name.endswith(sign) and result in play.results
    }


def _table(book: Book, title: str, plays: Mapping[str, Play]) -> Table:
    words, results = book.words, _results(plays)
    head = [words("lab-figure-play"), words("lab-figure-made"), *(result_name(words, one) for one in results)]
    rows = [
        [
            Cell(play_name(words, play.name), head=True),
            Cell(book.numerals.number(play.made)),
            *(book.tables.found(play.results.get(result), share=True) for result in results),
        ]
        for play in plays.values()
    ]
    return Table(title, [Cell(text) for text in head], rows)


def _acts(book: Book) -> Iterator[Picture]:
    """What brews, peeks and ads bring, and how often they are made."""
    words = book.words
    found = [{play.name: play for play in each.findings.plays} for each in book.series]
    names = list(dict.fromkeys(name for plays in found for name in plays))
    worth = [
        mean_figure(play_name(words, name), [plays[name].worth if name in plays else None for plays in found])
        for name in names
    ]
    worth = [figure for figure in worth if any(figure.values)]
    if worth:
        yield book.rows("worth", words("report-plays-worth"), worth, bars=True)
    often = [
        mean_figure(
            play_name(words, name), [_per_game(book, place, plays.get(name)) for place, plays in enumerate(found)]
        )
        for name in names
    ]
    drawing = book.rows("often", words("report-plays-often"), often, bars=True)
    tables = [_table(book, each.full_name, plays) for each, plays in zip(book.series, found, strict=True)]
    yield Picture(drawing.title, drawing.plot, [words("lab-plays-note")], tables, folded=True)


def _per_game(book: Book, place: int, play: Play | None) -> Interval | None:
    """A plain count: it has no interval of its own."""
    if play is None:
        return None
    times = play.made / book.series[place].findings.played
    return Interval(times, times, times)
