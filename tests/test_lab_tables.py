"""The lab's tables in a terminal say what its page says."""

import re
from collections.abc import Sequence
from functools import cache
from io import StringIO
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from chakai.cli.lab_tables import Tables
from chakai.lab.findings import Findings
from chakai.lab.names import play_name
from chakai.lab.numerals import Numerals
from chakai.lab.statistics import Interval, difference
from chakai.words.catalogue import LANGUAGES, words_in
from tests.test_lab_report import genmaicha, matcha, share, spread

MANY: dict[str, Any] = {"played": 1_234_567, "wanted": 1_234_567}


def printed(findings: Sequence[Findings], language: str = "en", width: int = 80) -> str:
    text = StringIO()
    Tables(words_in(language), Console(file=text, width=width), findings).print()
    return text.getvalue()


RUNS = {
    "matcha": [matcha(**MANY), matcha("matagot-2020", 0.1), matcha("mini", -0.2), matcha("small", -0.1)],
    "genmaicha": [genmaicha(**MANY), genmaicha("matcha-iri+tea-ceremony+tea-market", behind=share(0.7))],
}


@cache
def run_printed(run: str, language: str) -> str:
    return printed(RUNS[run], language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("run", RUNS)
def test_numbers_are_written_as_on_the_page(run: str, language: str) -> None:
    said, numerals = run_printed(run, language), Numerals(words_in(language))
    assert max(cell_len(line) for line in said.splitlines() if "±" in line or "[" in line) <= 80
    assert numerals.number(1_234_567) in said
    assert not re.search(r"(^|\s|\[)-\d", said), "a minus is not a hyphen"
    wrong = "," if language in ("en", "ja") else r"\."
    assert not re.search(rf"\d{wrong}\d(?!\d\d)", said), "not this language's point"
    for findings in RUNS[run]:
        for found in (*findings.seat_scores, *findings.endings.values(), findings.comebacks):
            assert found
            assert numerals.mean(found, share=True) in said


@pytest.mark.parametrize(("language", "between"), [("en", ", "), ("ja", ", "), ("uk", "; "), ("nl", "; ")])
def test_both_ends_are_told_apart(language: str, between: str) -> None:
    found = RUNS["genmaicha"][0].seat_scores[0]
    low, high = Numerals(words_in(language)).ends(found, share=True)
    assert f"[{low}{between}{high}]" in run_printed("genmaicha", language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_shares_differ_by_points(language: str) -> None:
    words, numerals = words_in(language), Numerals(words_in(language))
    first, second = RUNS["genmaicha"]
    assert first.behind
    assert second.behind
    told = run_printed("genmaicha", language).rsplit(words("lab-block-differences", letter="A"), 1)[1]
    assert numerals.more(difference(first.behind, second.behind), share=True) in told
    assert not re.search(r"%(?!‑)", told), "a difference of shares is not in per cent"


def test_a_width_that_reaches_beyond_what_can_be_is_told_by_both_ends() -> None:
    """However many rule sets; then fewer stand side by side, and no figure is cut."""
    few: dict[str, Any] = {"seat_scores": (share(1.0, 8), share(0.0, 8)), "behind": share(0.5, 8)}
    told = printed([matcha(rules, **few) for rules in ("grail-2015", "matagot-2020", "mini", "small")])
    assert "100.0% [67.6, 100.0]" in told
    assert "0.0% [0.0, 32.4]" in told
    assert "50.0% ±28.5" in told
    assert not re.search(r"\d…|\.…", told)
    assert max(map(cell_len, told.splitlines()[9:])) <= 80


def test_a_mark_goes_with_an_interval_without_0() -> None:
    """However many rule sets: a width alone would not show it."""
    near = Interval(0.5, 0.4979, 0.5021), Interval(0.503, 0.5009, 0.5051)
    told = printed([genmaicha(behind=near[0]), *(genmaicha("tea-market", behind=near[1]) for _ in range(4))])
    assert told.count("+0.300\xa0points [+0.003, +0.597]*") == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_plays_are_told_in_words(language: str) -> None:
    words, said = words_in(language), re.sub(r"\s+", "", run_printed("genmaicha", language))
    for play in RUNS["genmaicha"][0].plays:
        assert play_name(words, play.name).split()[0][:8] in said  # long names go on in the next line
    assert not re.search(
        r"\b(brew|peek|ad) (left|right|bottom|middle|top|centre)\b", run_printed("genmaicha", language)
    )
    assert re.sub(r"\s+", "", words("lab-plays-paid")) in said
    assert re.sub(r"\s+", "", words("lab-plays-worth")) in said
    assert re.sub(r"\s+", "", words("lab-plays-note")) in said
    assert words("lab-plays-note") not in run_printed("matcha", language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_figures_begin_alike(language: str) -> None:
    """An ending stands among names that begin with a capital."""
    words = words_in(language)
    told = run_printed("matcha", language).rsplit(words("lab-block-differences", letter="A"), 1)[1]
    names = [line[0] for line in told.splitlines() if line[:1].isalpha()]
    assert len(names) > 6
    assert words("lab-figure-ending", ending="")[0] in names


def test_no_row_without_figures() -> None:
    few, all_plays = genmaicha("tea-market", plays=genmaicha().plays[:2]), genmaicha()
    assert not re.search(r"^[a-z].* – +–$", printed([few, all_plays, all_plays, few]), re.MULTILINE)


def test_large_values_are_grouped() -> None:
    findings = genmaicha(counts={"yen": spread({0: 0.5, 1200: 0.5})})
    assert re.search(r"^1,200 +50\.0% ", printed([findings]), re.MULTILINE)
