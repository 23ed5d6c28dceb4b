"""Bad input: one clear line in the reader's language, exit code 2, nothing lost."""

import os
import subprocess
from pathlib import Path

import pytest

from chakai.cli import run
from tests.cli import COMMAND, LANGUAGES, process

ARENA = ("arena", "matcha", "--bots", "random", "random")
LONG = "x" * 5000

REFUSED: dict[str, tuple[tuple[str, ...], str]] = {
    "unknown command": (("brew",), "brew"),
    "unknown game": (("play", "sencha"), "sencha"),
    "unknown game in the arena": (("arena", "sencha", "--bots", "random", "random"), "matcha"),
    "unknown rules": ((*ARENA, "--rules", "grail-2016"), "matagot-2020-nl"),
    "unknown rules to read": (("rules", "matcha", "--rules", "grail"), "grail-2015"),
    "unknown bot": (("arena", "matcha", "--bots", "random", "genius"), "greedy"),
    "unknown opponent": (("play", "matcha", "--bots", "genius"), "novice"),
    "outside bot at the table": (("play", "matcha", "--bots", "exec:true"), "novice"),
    "two opponents": (("play", "matcha", "--bots", "novice", "novice"), "2"),
    "unknown house field": ((*ARENA, "--house", "moon=1"), "whisks_break_ties"),
    "house value too large": ((*ARENA, "--house", "sets=1000"), "999"),
    "house value of another kind": ((*ARENA, "--house", "goal_each=maybe"), "yes, no"),
    "house value of letters": ((*ARENA, "--house", "rounds=three"), "three"),
    "house value of foreign digits": ((*ARENA, "--house", "rounds=３"), "３"),
    "house choice": ((*ARENA, "--house", "keep=some"), "all-or-none"),
    "house tokens": ((*ARENA, "--house", "start_tokens=1,2/3"), "1,2/3"),
    "house without a value": ((*ARENA, "--house", "sets"), "sets"),
    "house without a field": ((*ARENA, "--house", "=3"), "=3"),
    "deck too small": ((*ARENA, "--house", "hand_size=9"), "18"),
    "too few tea cards": ((*ARENA, "--house", "zeros=9", "suits=gr", "numbers=5"), "10"),
    "game without an end": (
        (*ARENA, "--house", "goal_suit=none", "goal_whisks=none", "goal_each=no"),
        "chakai",
    ),
    "token not in play": ((*ARENA, "--rules", "mini", "--house", "start_tokens=0,0,0,1,0/0,0,0,0,0"), "y"),
    "goal at the start": ((*ARENA, "--house", "start_tokens=0,0,0,0,0/9,0,0,0,0"), "1"),
    "no game": (("arena",), "GAME"),
    "no file": (("check",), "FILE"),
    "no bots": (("arena", "matcha"), "chakai"),
    "one bot": (("arena", "matcha", "--bots", "random"), "chakai"),
    "option without a value": ((*ARENA, "--games"), "--games"),
    "unknown option": ((*ARENA, "--gmaes", "4"), "--games"),
    "unknown short option": ((*ARENA, "-z"), "-z"),
    "a word too many": (("rules", "matcha", "genmaicha"), "genmaicha"),
    "no games": ((*ARENA, "--games", "0"), "0"),
    "negative games": ((*ARENA, "--games", "-4"), "-4"),
    "games in letters": ((*ARENA, "--games", "many"), "many"),
    "half a game": ((*ARENA, "--games", "1.5"), "1.5"),
    "far too many games": ((*ARENA, "--games", "9" * 400), "9"),
    "no jobs": ((*ARENA, "--jobs", "0"), "999"),
    "no time": ((*ARENA, "--ms", "0"), "3600000"),
    "seat too high": (("play", "matcha", "--seat", "2"), "0, 1"),
    "seat in letters": (("seen", "f", "--seat", "first"), "first"),
    "both eyes": (("seen", "f", "--seat", "0", "--spectator"), "--spectator"),
    "both eyes in a replay": (("replay", "f", "--seat", "0", "--spectator"), "--spectator"),
    "missing file": (("check", "missing.jsonl"), "missing.jsonl"),
    "missing file to replay": (("replay", "missing.jsonl"), "missing.jsonl"),
    "missing file to resume": (("play", "--resume", "missing.json"), "missing.json"),
    "directory": (("check", "."), "chakai"),
    "directory to see": (("seen", "."), "chakai"),
    "directory for records": ((*ARENA, "--records", ".", "--resume"), "chakai"),
    "no such folder": ((*ARENA, "--records", "no/such/folder.jsonl"), "no/such/folder.jsonl"),
    "resume what": ((*ARENA, "--resume"), "--records"),
    "long game": (("rules", LONG), "xxx"),
    "long bot": (("arena", "matcha", "--bots", "random", LONG), "xxx"),
    "long rules": ((*ARENA, "--rules", LONG), "xxx"),
    "long house field": ((*ARENA, "--house", f"{LONG}=1"), "xxx"),
    "long file": (("check", LONG), "xxx"),
    "long file to see": (("seen", LONG), "xxx"),
    "long file for records": ((*ARENA, "--records", LONG), "xxx"),
    "missing database to back up": (("backup", "tea.backup", "--database", "missing.sqlite"), "missing.sqlite"),
    "missing backup": (("restore", "missing.backup"), "missing.backup"),
    "no backup": (("restore", "--replace"), "FILE"),
    "long backup": (("restore", LONG), "xxx"),
    "train nothing": (("train",), "values"),
    "train what": (("train", "tea"), "values"),
    "values without a file": (("train", "values"), "--samples"),
    "values of rules that keep cards": (
        ("train", "values", "--samples", "v", "--rules", "grail-2015"),
        "grail-2015",
    ),
    "values of no style": (("train", "values", "--samples", "v", "--style", "bold"), "greedy"),
    "control characters": (("rules", "a\nb\x1b[2J"), "matcha"),
}


@pytest.fixture(autouse=True)
def _in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("name", REFUSED)
def test_one_clear_line_in_each_language(name: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    arguments, mentioned = REFUSED[name]
    before = sorted(tmp_path.rglob("*"))
    lines = []
    for language in LANGUAGES:
        assert run([*arguments, "--lang", language]) == 2
        said = capsys.readouterr()
        assert said.out == ""
        assert said.err.startswith("chakai: ")
        assert said.err.count("\n") == 1
        assert said.err.endswith("\n")
        assert "\x1b" not in said.err
        assert mentioned in said.err
        lines.append(said.err)
    assert len(set(lines)) == len(LANGUAGES)
    assert sorted(tmp_path.rglob("*")) == before


@pytest.mark.parametrize("asked", [("--lang", "fr"), ("--lang=fr",), ("--lang", "")])
def test_unknown_language_is_refused_in_the_language_of_the_system(
    asked: tuple[str, ...], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = []
    for spoken in ("C", "nl_NL.UTF-8"):
        monkeypatch.setenv("LC_ALL", spoken)
        assert run(["bots", *asked]) == 2
        lines.append(capsys.readouterr().err)
        assert "en, ja, uk, nl" in lines[-1]
    assert lines[0] != lines[1]


@pytest.mark.parametrize("name", ["unknown option", "long file"])
def test_no_traceback_of_a_real_process(name: str) -> None:
    done = process(*REFUSED[name][0])
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.startswith(b"chakai: ")
    assert done.stderr.count(b"\n") == 1


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
@pytest.mark.parametrize("command", [("bots",), ("rules", "matcha")])
def test_full_disk_under_the_output(command: tuple[str, ...]) -> None:
    with open("/dev/full", "w", encoding="utf-8") as full:
        done = subprocess.run([*COMMAND, *command], stdout=full, stderr=subprocess.PIPE, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith(b"chakai: ")
    assert done.stderr.count(b"\n") == 1


@pytest.mark.skipif(not Path("/proc/self/mem").exists(), reason="needs a file that opens but cannot be read")
@pytest.mark.parametrize("command", ["check", "seen", "replay"])
def test_file_that_opens_but_cannot_be_read(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run([command, "/proc/self/mem"]) == 2
    assert "/proc/self/mem" in capsys.readouterr().err


def test_a_reader_who_goes_away_is_no_fault() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    try:
        done = subprocess.run([*COMMAND, "rules", "matcha"], stdout=writing, stderr=subprocess.PIPE, check=False)
    finally:
        os.close(writing)
    assert (done.returncode, done.stderr) == (141, b"")  # as if by SIGPIPE


@pytest.mark.skipif(os.name != "posix", reason="a shell closes streams")
@pytest.mark.parametrize(
    ("command", "streams"),
    [("bots", ">&-"), ("check -", "<&-"), ("play --save game.json", "<&-"), ("check -", "<&- >&- 2>&-")],
)
def test_closed_streams(command: str, streams: str) -> None:
    """Without a standard stream nothing is read or written there, and nothing breaks."""
    python, *rest = COMMAND
    done = subprocess.run(
        f"exec '{python}' {' '.join(rest)} {command} {streams}",
        shell=True,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0
    assert b"Traceback" not in done.stderr
