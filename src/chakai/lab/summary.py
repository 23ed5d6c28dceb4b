"""What was found, in sentences."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from chakai.lab.chapters import Book, bot_figures, endings
from chakai.lab.exhibits import Figure, leaning, mean_figure, share_figure
from chakai.lab.names import play_name, seat_name
from chakai.lab.play_chapters import MATS
from chakai.lab.series import Series, alike
from chakai.lab.statistics import Interval, difference


@dataclass(frozen=True)
class Said:
    """Sentences with the one that leads to them."""

    lead: str
    sentences: Sequence[str]
    place: int
    """Of the rule set they are about."""
    wide: bool = False


@dataclass(frozen=True)
class _Main:
    """A figure that the summary speaks of, and how a change of it is said."""

    figure: Figure
    key: str
    facts: dict[str, object]


def glance(book: Book) -> list[Figure]:
    """The main figures of all rule sets."""
    return [main.figure for main in _main(book)]


def summary(book: Book) -> Iterator[Said]:
    """What the other rule sets change, then each by itself."""
    for place in range(1, len(book.series)):
        yield _compared(book, place)
    for place, each in enumerate(book.series):
        yield Said(each.full_name, list(_alone(book, each)), place)


def _alone(book: Book, each: Series) -> Iterator[str]:
    words, numerals, found = book.words, book.numerals, each.findings
    yield from _edges(book, each)
    if found.bot_scores and not alike(book.series):
        bot, score = max(found.bot_scores.items(), key=lambda item: item[1].mean)
        yield words("report-says-bot", bot=bot, **_told(book, score))
    if found.endings:
        code, share = max(found.endings.items(), key=lambda item: item[1].mean)
        yield words("report-says-ending", ending=words(f"lab-figure-ending-{code}"), **_told(book, share))
    lengths = [found.lengths.get(name) for name in ("rounds", "decisions")]
    if found.branching and all(lengths):
        rounds, decisions = (numerals.mean(spread.mean, share=False) for spread in lengths if spread)
        options = numerals.mean(found.branching, share=False)
        yield words("report-says-length", rounds=rounds, decisions=decisions, options=options)
    if found.comebacks:
        told = words("report-says-comeback", **_told(book, found.comebacks))
        if even := found.comebacks_even:
            told += words("space") + words("report-says-comeback-even", even=numerals.mean(even, share=True))
        yield told
    tokens = {play.name: play.results["token"] for play in found.plays if "token" in play.results}
    if tokens:
        best, worst = (extreme(tokens, key=lambda name: tokens[name].mean) for extreme in (max, min))
        most, least = (numerals.mean(tokens[name], share=True) for name in (best, worst))
        level = sum(not leaning(difference(tokens[best], share)) for name, share in tokens.items() if name != best)
        plays = {"best": _card_play(book, best), "worst": _card_play(book, worst)}
        yield words("report-says-play", **plays, most=most, least=least, level=level)
    worths = [(play.worth, play.name) for play in found.plays if play.worth]
    if worths:
        worth, name = max(worths, key=lambda each: each[0].mean)
        yen = {"yen": numerals.mean(worth, share=False), "interval": numerals.range(worth, share=False)}
        yield words("report-says-act", play=play_name(words, name), **yen)


def _card_play(book: Book, play: str) -> str:
    return book.words("report-quoted", figure=f"{play[:-1]} · {book.words(MATS[play[-1]])}")


def _edges(book: Book, each: Series) -> Iterator[str]:
    scores, words = each.findings.seat_scores, book.words
    sides = {1: "more", -1: "less", 0: "even"}
    even = 1 / each.findings.players
    if book.game == "matcha":
        if scores:
            yield words("report-says-dealer", edge=sides[leaning(scores[0], even)], **_told(book, scores[0]))
        return
    uneven = [(seat, score) for seat, score in enumerate(scores) if leaning(score, even)]
    for seat, score in uneven:
        yield words("report-says-seat", edge=sides[leaning(score, even)], seat=seat, **_told(book, score))
    if not uneven:
        yield words("report-says-seats-even", even=book.numerals.percent(even, 1))


def _told(book: Book, share: Interval) -> dict[str, str]:
    numerals = book.numerals
    return {"share": numerals.mean(share, share=True), "interval": numerals.range(share, share=True)}


def _compared(book: Book, place: int) -> Said:
    words, base, other = book.words, book.series[0], book.series[place]
    changes, same = [], []
    for main in _main(book):
        before, after = main.figure.values[0], main.figure.values[place]
        if before is None or after is None:
            continue
        gap, share = difference(before, after), main.figure.share
        if not leaning(gap):
            same.append(words("report-quoted", figure=main.figure.name))
            continue
        changes.append(
            words(
                main.key,
                **main.facts,
                before=book.numerals.mean(before, share=share),
                after=book.numerals.mean(after, share=share),
                difference=book.numerals.more(gap, share=share),
                interval=book.numerals.more_range(gap, share=share),
            )
        )
    lead = words(
        "report-changes" if changes else "report-changes-none", other=other.full_name, base=base.full_name
    )
    if same:
        changes.append(words("report-same", figures=words("comma").join(same)))
    return Said(lead, changes, place, wide=True)


def _main(book: Book) -> Iterator[_Main]:
    words = book.words
    if all(each.findings.seat_scores for each in book.series):
        seats = [0] if book.game == "matcha" else range(min(each.findings.players for each in book.series))
        for seat in seats:
            name = seat_name(words, book.game, seat)
            scores = [each.findings.seat_scores[seat] for each in book.series]
            yield _Main(share_figure(name, scores), "report-change-seat", {"seat": seat})
    if not alike(book.series):
        for scored, bot in bot_figures(book):
            yield _Main(scored, "report-change-bot", {"bot": bot})
    for code, shares in endings(book.series).items():
        ending = words(f"lab-figure-ending-{code}")
        name = words("lab-figure-ending", ending=ending)
        yield _Main(share_figure(name, shares), "report-change-ending", {"ending": ending})
    for name in ("sets", "rounds", "decisions"):
        spreads = [each.findings.lengths.get(name) for each in book.series]
        if any(spread and len(spread.shares) > 1 for spread in spreads):
            means = [spread.mean if spread else None for spread in spreads]
            yield _Main(mean_figure(words(f"lab-figure-{name}"), means), f"report-change-{name}", {})
    found = [each.findings for each in book.series]
    for name, figure, values in (
        ("branching", mean_figure, [each.branching for each in found]),
        ("behind", share_figure, [each.behind for each in found]),
        ("comebacks", share_figure, [each.comebacks for each in found]),
    ):
        if any(values):
            yield _Main(figure(words(f"lab-figure-{name}"), values), f"report-change-{name}", {})
