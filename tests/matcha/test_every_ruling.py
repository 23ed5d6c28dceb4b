"""No ruling without a test, without words in every language, or without its row on the rules page."""

import re
from pathlib import Path

import pytest

from chakai.words.catalogue import LANGUAGES, words_in
from chakai.words.matcha_rules import RULINGS

TESTS = Path(__file__).parents[1]
PAGE = TESTS.parent / "docs" / "rules" / "matcha.md"
ONES = pytest.mark.parametrize("ruling", RULINGS)


@ONES
def test_a_ruling_has_a_test(ruling: str) -> None:
    named = re.compile(rf"^\s*(?:async )?def test_{ruling}_", re.MULTILINE)
    assert any(named.search(file.read_text("utf-8")) for file in TESTS.rglob("test_*.py"))


@ONES
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_ruling_has_its_words_in_every_language(ruling: str, language: str) -> None:
    words = words_in(language)
    for part in ("question", "ruling", "why"):
        key = f"ruling-{ruling}-{part}"
        assert key in words, f"{language}: {key}"
        assert words(key).strip(), f"{language}: {key}"


@ONES
def test_a_ruling_stands_on_the_rules_page(ruling: str) -> None:
    assert f"| {ruling.upper()} |" in PAGE.read_text("utf-8")


def test_there_are_sixteen_rulings_and_four_languages() -> None:
    """The fifteen of the binding rules page, and one of the project's own."""
    assert tuple(f"m{number}" for number in range(1, 17)) == RULINGS
    assert set(LANGUAGES) == {"en", "ja", "uk", "nl"}
