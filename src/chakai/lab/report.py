"""The lab's page: one file with plots and all figures, in the reader's language."""

from base64 import b64encode
from collections.abc import Iterator, Sequence
from hashlib import sha256
from importlib.resources import files
from typing import Final

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

import chakai
from chakai.core.illegal import Refusal
from chakai.lab.figures import house_text
from chakai.lab.findings import Findings
from chakai.lab.numerals import Numerals
from chakai.lab.series import Series, alike, series_of
from chakai.words.catalogue import Words

HEADINGS: Final = (
    "rules",
    "contents",
    "summary",
    "glance",
    "method",
    "data",
    "beyond",
    "beyond-note",
    "difference",
)


def page(words: Words, findings: Sequence[Findings], command: str) -> str:
    """Findings of one rule set or several, the first being what the others are compared with."""
    try:
        from chakai.lab import chapters, play_chapters, summary  # noqa: PLC0415 (only a page needs matplotlib)
    except ImportError:
        raise Refusal("needs-extra", extra="lab", package="matplotlib") from None
    series = series_of(words, findings)
    book = chapters.Book(words, series)
    style = files("chakai.lab").joinpath("templates", "report.css").read_text("utf-8")
    templates = Environment(
        loader=PackageLoader("chakai.lab"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    return templates.get_template("report.html").render(
        lang=words.language,
        style=Markup(style),
        style_hash=b64encode(sha256(style.encode()).digest()).decode(),
        title=words("report-title", n=len(series), game=words(f"{book.game}-title")),
        lead=_lead(words, series),
        warnings=list(_warnings(words, series)),
        series=series,
        houses=[_house(words, each) for each in series],
        summary=list(summary.summary(book)),
        glance=book.tables.of(words("report-glance"), summary.glance(book)),
        chapters=[*chapters.chapters(book), *play_chapters.play_chapters(book)],
        method=list(_method(words, series, command)),
        notes=list(_notes(words, series)),
        says={name: words(f"report-{name}") for name in HEADINGS},
    )


def _house(words: Words, each: Series) -> str:
    return words("cli-arena-house", house=house_text(each.findings)) if each.findings.house else ""


def _bots(words: Words, series: Sequence[Series]) -> str:
    bots = series[0].findings.bots
    key = "report-bots-alike" if alike(series) else "report-bots-named"
    return words(key, bots=words("comma").join(dict.fromkeys(bots)))


def _lead(words: Words, series: Sequence[Series]) -> str:
    games = sum(each.findings.played for each in series)
    return words("report-lead", games=Numerals(words).number(games), bots=_bots(words, series))


def _warnings(words: Words, series: Sequence[Series]) -> Iterator[str]:
    number = Numerals(words).number
    for each in series:
        found = each.findings
        if found.played < found.wanted:
            counts = {"played": number(found.played), "wanted": number(found.wanted)}
            yield words("report-interrupted", rules=each.full_name, **counts)


def _method(words: Words, series: Sequence[Series], command: str) -> Iterator[tuple[str, str]]:
    number = Numerals(words).number
    compiled = {each.findings.compiled for each in series}
    played = "mixed" if len(compiled) == 2 else "compiled" if True in compiled else "readable"
    for each in series:
        yield words("report-method-games", rules=each.full_name), number(each.findings.played)
    yield words("report-method-bots"), words("comma").join(series[0].findings.bots)
    yield words("report-method-seed"), series[0].findings.seed
    yield words("report-method-play"), words(f"report-method-{played}")
    yield words("report-method-command"), command
    yield words("report-method-version"), f"chakai {chakai.__version__}"


def _notes(words: Words, series: Sequence[Series]) -> Iterator[str]:
    yield words("report-method-interval")
    if not alike(series):
        yield words("report-method-shuffles")
    if len(series) > 1:
        yield words("report-method-difference")
    yield words("report-method-bots-note")
    yield words("report-method-repeat")
