"""The documentation is what the program says."""

import re
from pathlib import Path

import pytest

from chakai.cli import run
from chakai.games import GAMES
from tests.pages import pages

DOCS = Path(__file__).parent.parent / "docs"


@pytest.mark.parametrize("path", pages(), ids=lambda path: path.name)
def test_rules_pages_are_up_to_date(path: Path) -> None:
    assert path.read_text("utf-8") == pages()[path], "write them anew with: python -m tests.pages"


def test_every_house_field_is_documented() -> None:
    fields = {name for game in GAMES.values() for name in game.house_fields}
    table = (DOCS / "formats.md").read_text("utf-8")
    assert {field for field in fields if f"`{field}`" not in table} == set()


def test_every_option_of_the_server_is_documented(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["serve", "--help"]) == 0
    options = set(re.findall(r"  (--[a-z-]+)", capsys.readouterr().out)) - {"--lang", "--help"}
    page = (DOCS / "server.md").read_text("utf-8")
    assert len(options) > 8
    assert {option for option in options if f"`{option}" not in page} == set()


def test_commands_in_the_readme_are_commands(capsys: pytest.CaptureFixture[str]) -> None:
    text = (DOCS.parent / "README.md").read_text("utf-8")
    for command in set(re.findall(r"`chakai ([a-z]+)", text)):
        assert run([command, "--help"]) == 0
    assert "make play" in text
    assert "make test" in text
    assert capsys.readouterr().err == ""
