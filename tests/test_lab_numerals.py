"""Numbers of the lab: as a language writes them, rounded in one way, ticks and lists included."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chakai.lab.chapters import Book
from chakai.lab.exhibits import mean_figure, share_figure
from chakai.lab.figures import beyond_chance
from chakai.lab.numerals import GAP_DIGITS, Numerals
from chakai.lab.plots import Row, rows
from chakai.lab.series import series_of
from chakai.lab.statistics import Interval, wilson
from chakai.words import editions
from chakai.words.catalogue import LANGUAGES, words_in
from tests.test_lab_report import RUNS, summed_up

ENGLISH = Numerals(words_in("en"))


def read(written: str) -> float:
    return float(written.translate({ord("−"): "-", ord("%"): None, ord(","): None}))


def test_as_a_language_writes_numbers() -> None:
    written = {
        language: (
            Numerals(words_in(language)).number(1234567.25, 1),
            Numerals(words_in(language)).percent(-0.125, 1),
            Numerals(words_in(language)).range(Interval(0.5, 0.46875, 0.53125), share=True),
        )
        for language in LANGUAGES
    }
    assert written["en"] == ("1,234,567.2", "−12.5%", "46.9\u2060–\u206053.1%")
    assert written["ja"] == ("1,234,567.2", "−12.5%", "46.9\u2060〜\u206053.1%")
    assert written["nl"] == ("1.234.567,2", "−12,5%", "46,9\u2060–\u206053,1%")
    assert written["uk"] == ("1\xa0234\xa0567,2", "−12,5\xa0%", "46,9\u2060–\u206053,1\xa0%")


def test_nothing_less_than_nothing() -> None:
    assert ENGLISH.number(-0.04, 1) == "0.0"
    assert ENGLISH.points(-0.0001) == "0.0"
    assert ENGLISH.more(Interval(-0.001, -0.2, 0.2), share=False) == "0.0"
    assert ENGLISH.range(Interval(-116.7, -120.0, -113.4), share=False) == "−120.0 to −113.4"


@given(st.integers(0, 10_000))
def test_a_share_is_rounded_in_one_way(part: int) -> None:
    """Alone, as an end of its interval and as a difference; 100 * 0.3195 is less than 31.95."""
    share = part / 10_000
    alone, found = ENGLISH.percent(share, 1), Interval(share, share, share + 0.02)
    assert ENGLISH.mean(found, share=True) == alone
    assert ENGLISH.ends(found, share=True)[0] + "%" == alone
    assert ENGLISH.more_ends(Interval(share, share, share), share=True)[0].removeprefix("+") + "%" == alone


@given(st.floats(-0.2, 0.2), st.floats(0.0001, 0.1), st.booleans())
def test_an_interval_shows_whether_it_leaves_out_0(mean: float, half: float, share: bool) -> None:
    gap = Interval(mean, mean - half, mean + half)
    low, high = map(read, ENGLISH.more_ends(gap, share=share))
    if beyond_chance(gap):
        assert low > 0 or high < 0 or min(map(abs, (gap.low, gap.high))) < 10**-GAP_DIGITS
    else:
        assert low <= 0 <= high


@pytest.mark.parametrize("games", [10, 1000, 20_000, 1_000_000, 10_000_000])
def test_what_never_came_has_an_upper_end(games: int) -> None:
    """And what always came a lower one, however many games were played."""
    never, always = Interval(0.0, *wilson(0.0, games)), Interval(1.0, *wilson(1.0, games))
    assert read(ENGLISH.ends(never, share=True)[1]) > 0
    assert read(ENGLISH.ends(always, share=True)[0]) < 100
    assert not ENGLISH.range(never, share=True).endswith("\u20600.00%")


def test_what_one_wins_the_other_loses() -> None:
    """Computed to and fro, a difference has two binary neighbours."""
    won, lost = (Interval(mean, mean - 0.02, mean + 0.02) for mean in (0.5035 - 0.5, 0.4965 - 0.5))
    assert won.mean != -lost.mean
    assert ENGLISH.more(won, share=True)[1:] == ENGLISH.more(lost, share=True)[1:]


def test_a_marked_difference_gets_the_digits_it_needs() -> None:
    gap = Interval(-0.003, -0.00597, -0.00003)
    assert ENGLISH.more_range(gap, share=True) == "−0.597 to −0.003"
    assert ENGLISH.more(gap, share=True) == "−0.300\xa0points"


@pytest.mark.parametrize("most", [0.004, 0.03, 0.07, 0.9, 1.7, 4.6, 7.4, 13.0, 640.0])
@pytest.mark.parametrize("share", [False, True])
def test_no_tick_is_rounded(most: float, share: bool) -> None:
    book = Book(words_in("en"), series_of(words_in("en"), RUNS["one"]))
    row = Row("", [Interval(most, most, most)])
    drawing = rows([row], ["A"], book.percent_tick if share else ENGLISH.number, lambda _: "", bars=True)
    axis = drawing.axes[0].xaxis
    ticks = [float(tick) * (100 if share else 1) for tick in axis.get_majorticklocs()]
    assert [read(label.get_text()) for label in axis.get_ticklabels()] == pytest.approx(ticks, abs=1e-12)
    assert len(ticks) > 2


def test_a_figure_is_the_same_in_a_sentence_and_in_a_table() -> None:
    """Whatever it is compared with, and its interval has as many digits."""
    words, numerals = words_in("en"), ENGLISH
    for run in ("two", "teas"):
        said = summed_up(*RUNS[run])
        for findings in RUNS[run]:
            book = Book(words, series_of(words, [findings]))
            assert findings.comebacks
            assert findings.branching
            cell = book.tables.of("", [share_figure("", [findings.comebacks])]).rows[0][1]
            assert f"{cell.text} ({cell.more})" in said
            cell = book.tables.of("", [mean_figure("", [findings.branching])]).rows[0][1]
            assert f"each with {cell.text} moves" in said
    worth = max((play.worth for play in RUNS["teas"][0].plays if play.worth), key=lambda worth: worth.mean)
    assert f"{numerals.mean(worth, share=False)} yen ({numerals.range(worth, share=False)})" in said


def test_lists_end_as_the_language_ends_them() -> None:
    rules = "matcha-iri+tea-ceremony+tea-market"
    names = {language: editions.name(words_in(language), rules) for language in LANGUAGES}
    assert names == {
        "en": "Genmaicha with Matcha-iri, Tea Ceremony and Tea Market",
        "ja": "玄米茶（抹茶入り、茶会、茶市）",
        "uk": "Генмайча (Матча-ірі, Чайна церемонія і Чайний ринок)",
        "nl": "Genmaicha met Matcha-iri, Theeceremonie en Theemarkt",
    }


def test_no_sentence_begins_after_a_colon() -> None:
    for rules in ("matcha-iri+tea-market", "standard", "matagot-2020", "mini"):
        told = editions.told(words_in("nl"), rules)
        name = editions.name(words_in("nl"), rules)
        after = told.removeprefix(name)
        assert after.startswith((": ", ". "))
        assert after[2].isupper() == after.startswith(". ")


def test_an_interval_decides_how_many_digits_are_read() -> None:
    read_as = {0.2: "1.2", 0.11: "1.2", 0.09: "1.23", 0.006: "1.23", 0.004: "1.235", 0.0001: "1.235", 0.0: "1.2"}
    for half, written in read_as.items():
        assert ENGLISH.mean(Interval(1.2346, 1.2346 - half, 1.2346 + half), share=False) == written
