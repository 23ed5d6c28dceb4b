"""All figures of some findings one by one: for files, and for comparing rule sets."""

import csv
import io
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from chakai.core.house import typed
from chakai.lab.findings import Findings, Spread
from chakai.lab.statistics import Interval, difference

MEAN: Final = "mean"
COLUMNS: Final = ("game", "rules", "house", "figure", "key", "value", "low", "high", "games")


@dataclass(frozen=True)
class Figure:
    """One number: of what, and of which part of it."""

    name: str
    key: str
    interval: Interval
    share: bool = True


def figures(findings: Findings) -> Iterator[Figure]:
    """In the order in which they are told."""
    for seat, score in enumerate(findings.seat_scores):
        yield Figure("seat", str(seat), score)
    for bot, score in findings.bot_scores.items():
        yield Figure("bot", bot, score)
    for why, share in findings.endings.items():
        yield Figure("ending", why, share)
    for code, goal in findings.goals.items():
        yield Figure("goal", code, goal.share)
    for name, spread in findings.lengths.items():
        yield from _spread(name, spread)
    if findings.branching:
        yield Figure("branching", MEAN, findings.branching, share=False)
    half_time = {
        "behind": findings.behind,
        "comebacks": findings.comebacks,
        "comebacks-even": findings.comebacks_even,
    }
    yield from (Figure(name, "", share) for name, share in half_time.items() if share)
    for kind, spread in findings.counts.items():
        yield from _spread(f"count-{kind}", spread)
    for kind, spread in findings.winners_counts.items():
        yield from _spread(f"winners-{kind}", spread)
    for play in findings.plays:
        for result, share in play.results.items():
            yield Figure(f"result-{result}", play.name, share)
        if play.worth:
            yield Figure("worth", play.name, play.worth, share=False)


def _spread(name: str, spread: Spread) -> Iterator[Figure]:
    yield Figure(name, MEAN, spread.mean, share=False)
    for value, share in spread.shares.items():
        yield Figure(name, str(value), share)


def by_name(findings: Findings) -> Mapping[tuple[str, str], Figure]:
    return {(figure.name, figure.key): figure for figure in figures(findings)}


def differences(first: Findings, second: Findings) -> Mapping[tuple[str, str], Interval]:
    """How much more the second shows, of all figures that both have."""
    mine, theirs = by_name(first), by_name(second)
    return {
        key: difference(figure.interval, theirs[key].interval) for key, figure in mine.items() if key in theirs
    }


def beyond_chance(gap: Interval) -> bool:
    """Does the interval of a difference leave out 0?"""
    return gap.low > 0 or gap.high < 0


def house_text(findings: Findings) -> str:
    """House rules as they are typed."""
    return " ".join(f"{name}={typed(value)}" for name, value in findings.house.items())


def table(all_findings: Sequence[Findings]) -> str:
    """Every figure of every rule set as one row of comma-separated values."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(COLUMNS)
    for findings in all_findings:
        about = (findings.game, findings.rules, house_text(findings))
        for figure in figures(findings):
            ends = figure.interval
            numbers = (f"{number:.10g}" for number in (ends.mean, ends.low, ends.high))
            writer.writerow((*about, figure.name, figure.key, *numbers, findings.played))
        for play in findings.plays:
            writer.writerow((*about, "made", play.name, play.made, "", "", findings.played))
    return text.getvalue()
