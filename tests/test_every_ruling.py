"""No ruling without a test, without words in every language, or without its row on the rules page."""

import re
from pathlib import Path

import pytest

from chakai.words import genmaicha_rules, matcha_rules
from chakai.words.catalogue import LANGUAGES, words_in

TESTS = Path(__file__).parent
PAGES = {"m": "matcha.md", "g": "genmaicha.md"}
ONES = pytest.mark.parametrize("ruling", matcha_rules.RULINGS + genmaicha_rules.RULINGS)


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
    page = TESTS.parent / "docs" / "rules" / PAGES[ruling[0]]
    assert f"| {ruling.upper()} |" in page.read_text("utf-8")


def test_all_rulings_are_there() -> None:
    """Matcha: the fifteen of the binding rules page and one of the project's own. Genmaicha: thirty."""
    assert tuple(f"m{number}" for number in range(1, 17)) == matcha_rules.RULINGS
    assert tuple(f"g{number}" for number in range(1, 31)) == genmaicha_rules.RULINGS
    assert set(LANGUAGES) == {"en", "ja", "uk", "nl"}
