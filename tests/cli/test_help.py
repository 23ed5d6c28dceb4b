"""Every command explains itself, in every language, with examples."""

import re

import pytest

from chakai import __version__
from chakai.cli import run
from tests.cli import LANGUAGES

COMMANDS = (
    "serve", "play", "arena", "lab", "solve", "train", "check", "seen", "replay", "rules", "bots", "backup",
    "restore",
)  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_help_has_an_example(command: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run([command, "--help", "--lang", language]) == 0
    page = capsys.readouterr().out
    assert re.search(rf"^  chakai {command}\b", page.rstrip().rpartition("\n\n")[2], re.MULTILINE)
    assert "--lang" in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_first_page_names_every_command(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--help", "--lang", language]) == 0
    page = capsys.readouterr().out
    assert run(["-h", "--lang", language]) == 0
    assert capsys.readouterr().out == page
    assert all(re.search(rf"^  chakai {command}\b", page, re.MULTILINE) for command in COMMANDS)


def test_pages_differ_by_language(capsys: pytest.CaptureFixture[str]) -> None:
    pages = set()
    for language in LANGUAGES:
        run(["arena", "--help", "--lang", language])
        pages.add(capsys.readouterr().out)
    assert len(pages) == len(LANGUAGES)


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--version"]) == 0
    assert capsys.readouterr().out == f"chakai {__version__}\n"


@pytest.mark.parametrize("locale", ["ja_JP.UTF-8", "uk_UA", "nl"])
def test_language_of_the_system(
    locale: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    pages = []
    for spoken, options in ((locale, []), ("fr_FR", ["--lang", locale[:2]]), ("fr_FR", [])):
        monkeypatch.setenv("LC_ALL", spoken)
        assert run(["bots", *options]) == 0
        pages.append(capsys.readouterr().out)
    assert pages[0] == pages[1] != pages[2]
