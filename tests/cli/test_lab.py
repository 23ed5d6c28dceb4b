"""`chakai lab`: rule sets side by side, the same figures whoever plays, nothing lost when it is stopped."""

import csv
import io
import os
import re
import signal
import subprocess
import sys
from contextlib import suppress
from html import unescape
from pathlib import Path

import pytest
from rich.cells import cell_len

from chakai.cli import lab, run
from chakai.cli.spoken import spread
from chakai.core.illegal import Refusal
from chakai.games import GAMES
from chakai.lab import cluster
from tests.cli import COMMAND, LANGUAGES, all_end, process
from tests.cli.test_arena import until
from tests.sizes import size

LAB = ("lab", "matcha", "--rules", "matagot-2020", "--seed", "7")


def rows(path: Path) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(path.read_text("utf-8"))))


@pytest.mark.parametrize("bots", [(), ("--bots", "greedy", "random")])
def test_same_seed_same_figures_whoever_plays(bots: tuple[str, ...], tmp_path: Path) -> None:
    """One process, two, or a Ray cluster."""
    games = str(size(18, 400)) if bots else "20000"
    said: list[tuple[bytes, bytes]] = []
    for options in (("--jobs", "1"), ("--jobs", "2") if bots else ("--jobs", "2", "--ray", "local")):
        path = tmp_path / f"{len(said)}.csv"
        done = process(*LAB, *bots, "--games", games, "--compare", "sets=1", *options, "--csv", str(path))
        assert (done.returncode, done.stderr) == (0, b"")
        said.append((path.read_bytes(), done.stdout.replace(str(path).encode(), b"")))
    assert said[0] == said[1]


def test_another_seed_is_another_run(tmp_path: Path) -> None:
    for seed in ("1", "2"):
        assert run([*LAB, "--seed", seed, "--games", "100", "--csv", str(tmp_path / seed)]) == 0
    assert rows(tmp_path / "1") != rows(tmp_path / "2")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_report(game: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Every section in every language, none wider than a terminal."""
    compare = {"matcha": ("sets=1", "mini"), "genmaicha": ("drop=200", "tea-market")}[game]
    assert run(["lab", game, "--games", "300", "--compare", *compare, "--seed", "1", "--lang", language]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    assert len(re.findall(r"^  [ABC]  ", said.out, re.MULTILINE)) == 3
    assert re.search(r"B − A +C − A", said.out)
    assert len(re.findall(r"% ±\d", said.out)) > 50
    tables = [line for line in said.out.splitlines() if "±" in line or "[" in line]
    assert max(map(cell_len, tables)) <= 80


def test_the_csv_file_is_tidy(tmp_path: Path) -> None:
    path = tmp_path / "figures.csv"
    house = ("--house", "sets=3", "--compare", "keep=any", "--compare", "mini")
    assert run([*LAB, *house, "--games", "500", "--csv", str(path)]) == 0
    found = rows(path)
    assert {(row["rules"], row["house"]) for row in found} == {
        ("matagot-2020", "sets=3"),
        ("matagot-2020", "sets=3 keep=any"),
        ("mini", ""),
    }
    for row in found:
        assert row["games"] == "500"
        if row["figure"] != "made":
            assert float(row["low"]) <= float(row["value"]) <= float(row["high"])
    endings = [float(row["value"]) for row in found if row["figure"] == "ending" and row["rules"] == "mini"]
    assert sum(endings) == pytest.approx(1)


def test_what_is_no_address_is_refused_before_ray_is_asked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cluster, "_ray", lambda: pytest.fail("too late"))
    assert run([*LAB, "--ray", "http://x"]) == 2
    assert "HOST:PORT, auto, ray://HOST:PORT, local" in capsys.readouterr().err
    for address in ("127.0.0.1:6379", "ray://head:10001", "[::1]:6379", "auto", "local"):
        cluster._check(address)


def test_compare_keeps_its_words_together() -> None:
    read = spread(["--compare", "grail-2015", "keep=none", "--compare", "sets=3", "--bots", "a", "b"])
    assert read == ["--compare", "grail-2015 keep=none", "--compare", "sets=3", "--bots", "a", "--bots", "b"]


@pytest.mark.parametrize(
    ("compare", "told"),
    [
        (["mini"], ["mini {}"]),
        (["sets=3"], ["matagot-2020 {'play_on': True, 'sets': 3}"]),
        (["mini small"], ["mini {}", "small {}"]),
        (["grail-2015 keep=none sets=9", "turns=1"], ["grail-2015 {'keep': 'none', 'sets': 9}", "turns"]),
        (["sets=3 mini"], ["matagot-2020 {'play_on': True, 'sets': 3}", "mini {}"]),
        (["matagot-2020"], ["matagot-2020 {}"]),
    ],
)
def test_compared_rule_sets(compare: list[str], told: list[str]) -> None:
    """A name stands for that rule set as it is; fields alone change the first, its own house rules kept."""
    game = GAMES["matcha"]
    base = game.rules("matagot-2020", {"play_on": True})
    chosen = lab._compared(game, base, compare)
    assert len(chosen) == len(told)
    for rules, text in zip(chosen, told, strict=True):
        house = dict(sorted(game.house_of(rules).items()))
        assert text in f"{rules.name} {house}"


def test_the_page_is_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """With the command that gives its figures again, its seed included."""
    path = tmp_path / "report.html"
    compare = ("--compare", "sets=1", "--compare", "grail-2015", "keep=none")
    assert run(["lab", "matcha", "--games", "200", *compare, "--html", str(path), "--lang", "nl"]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    assert str(path) in said.out
    page = path.read_text("utf-8")
    assert page.lower().startswith("<!doctype html>")
    assert 'lang="nl"' in page
    command = re.search(r"chakai lab matcha [^<]*", re.sub(r"</?span>", "", page))
    assert command
    words = unescape(command[0]).split()
    assert words[words.index("--rules") + 1] == "grail-2015"
    assert " ".join(words[5:11]) == "--compare sets=1 --compare grail-2015 keep=none --bots"
    assert re.search(r"· \S+ (\d+)$", said.out.splitlines()[0])[1] == words[-1]  # type: ignore[index]  # it is there


REFUSED: dict[str, tuple[tuple[str, ...], str]] = {
    "unknown game": (("lab", "sencha"), "matcha"),
    "unknown rules": ((*LAB, "--rules", "grail-2016"), "grail-2015"),
    "unknown rules to compare": ((*LAB, "--compare", "grail-2016"), "grail-2016"),
    "unknown field to compare": ((*LAB, "--compare", "moon=1"), "moon"),
    "impossible field": ((*LAB, "--house", "hand_size=9"), "18"),
    "impossible field to compare": ((*LAB, "--compare", "hand_size=9"), "18"),
    "nobody can win": (
        (*LAB, "--compare", "sets=none", "goal_suit=none", "goal_whisks=none", "goal_each=no"),
        "chakai",
    ),
    "nothing to compare": ((*LAB, "--compare", ""), "--compare"),
    "compared with itself": ((*LAB, "--compare", "matagot-2020"), "matagot-2020"),
    "compared twice": ((*LAB, "--compare", "mini", "--compare", "mini"), "mini"),
    "too many": (
        (*LAB, "--compare", *(f"sets={n}" for n in range(3, 4)), *(f"small sets={n}" for n in range(2, 14))),
        "12",
    ),
    "unknown bot": ((*LAB, "--bots", "random", "genius"), "greedy"),
    "three at a table for two": ((*LAB, "--bots", "random", "random", "greedy"), "3"),
    "three players at a table for two": ((*LAB, "--players", "3"), "3"),
    "bots and players": (("lab", "genmaicha", "--bots", "random", "greedy", "--players", "4"), "4"),
    "too few drinks": (("lab", "genmaicha", "--players", "6", "--house", "crates=4,4"), "6"),
    "no games": ((*LAB, "--games", "0"), "0"),
    "hardly a game": ((*LAB, "--games", "3"), "4"),
    "no cluster": ((*LAB, "--ray", "127.0.0.1:1", "--csv", "figures.csv"), "127.0.0.1:1"),
    **{
        f"no address: {address!r}": ((*LAB, "--ray", address), f"{address}")
        for address in (
            "",
            " ",
            "nonsense",
            "http://x",
            "http://x:80",
            "x:port",
            "x:99999",
            "x:0",
            "[::1",
            "a@b:1",
        )
    },
    "a host too long": ((*LAB, "--ray", "x" * 70 + ":1"), "x:1"),
    "a field without a value": ((*LAB, "--compare", "sets"), "sets=VALUE"),
    "a field without a value after others": ((*LAB, "--compare", "keep=any", "sets", "3"), "sets=VALUE"),
    "a page without a name": ((*LAB, "--html", ""), "--html"),
    "figures without a name": ((*LAB, "--csv", " "), "--csv"),
    "a page on the standard output": ((*LAB, "--html", "-"), "--html"),
    "figures on the standard output": ((*LAB, "--csv", "-"), "--csv"),
    "no such folder": ((*LAB, "--csv", "no/such/folder.csv"), "no/such/folder.csv"),
    "a directory": ((*LAB, "--csv", "."), "chakai"),
    "a file with no name": ((*LAB, "--csv", "a\0b"), "chakai"),
    "one file for both": ((*LAB, "--csv", "both", "--html", "both"), "both"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_bad_input(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """One clear line in each language, and nothing is left behind."""
    monkeypatch.chdir(tmp_path)
    arguments, mentioned = REFUSED[name]
    lines = set()
    for language in LANGUAGES:
        assert run([*arguments, "--lang", language]) == 2
        said = capsys.readouterr()
        assert (said.out, said.err.count("\n")) == ("", 1)
        assert mentioned in said.err
        lines.add(said.err)
    assert len(lines) == len(LANGUAGES)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("option", ["--csv", "--html"])
def test_a_file_that_is_there_is_refused_and_untouched(
    option: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "poem.txt"
    for content in ("", "a poem"):
        path.write_text(content)
        assert run([*LAB, option, str(path)]) == 2
        assert str(path) in capsys.readouterr().err
        assert path.read_text() == content


@pytest.mark.parametrize(("missing", "options"), [("numpy", ()), ("matplotlib", ("--html", "page.html"))])
def test_without_the_extra(
    missing: str,
    options: tuple[str, ...],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(lab, "find_spec", lambda name: None if name == missing else object())
    assert run([*LAB, *options]) == 2
    said = capsys.readouterr().err
    assert missing in said
    assert "chakai[lab]" in said
    assert list(tmp_path.iterdir()) == []


def test_without_numba_the_readable_engine_plays(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("chakai.lab.samples.can_compile", lambda: False)
    assert run([*LAB, "--games", "20"]) == 0
    said = capsys.readouterr()
    assert "Numba" in said.err
    assert " · 20 " in said.out


GATED = """
import json, os, sys
waiting, acts = sys.argv[1], 0
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print('{"type": "ready", "name": "gated"}', flush=True)
    if message["type"] == "act":
        acts += 1
        seen = open(waiting + ".acts", "a")
        seen.write("x")
        seen.close()
        if os.path.getsize(waiting + ".acts") == 200:
            open(waiting, "w").write(str(os.getpid()))
            sys.stdin.read()
        print(json.dumps({"move": message["legal"][0]}), flush=True)
"""
"""Plays the first legal move; the 200th act of all its processes is never answered."""


@pytest.mark.skipif(os.name != "posix", reason="sends signals")
@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGTERM])
def test_interrupted_run_reports_what_was_done(sent: signal.Signals, tmp_path: Path) -> None:
    bot, waiting, path = (tmp_path / name for name in ("gated.py", "waiting", "figures.csv"))
    bot.write_text(GATED)
    bots = ("random", f"exec:{sys.executable} {bot} {waiting}")
    running = subprocess.Popen(
        [*COMMAND, *LAB, "--bots", *bots, "--games", "5000", "--compare", "sets=1", "--csv", str(path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    try:
        until(waiting, running)
        if sent == signal.SIGINT:
            os.killpg(running.pid, sent)  # as a terminal does
        else:
            running.send_signal(sent)
        out, errors = running.communicate(timeout=300)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(running.pid, signal.SIGKILL)
    assert running.returncode == 130
    assert errors.count(b"\n") == 1
    done = {row["games"] for row in rows(path)}
    assert done
    assert all(0 < int(games) < 5000 for games in done)
    assert b"10000" in errors
    assert str(path).encode() in out
    assert all_end([int(waiting.read_text())])


def test_stopped_before_anything_was_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """No report, and no empty file."""

    def stop(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(lab, "spread", stop)
    assert run([*LAB, "--csv", str(tmp_path / "figures.csv")]) == 130
    said = capsys.readouterr()
    assert said.out == ""
    assert "0" in said.err
    assert list(tmp_path.iterdir()) == []


def test_files_are_written_even_if_nobody_reads_the_tables(tmp_path: Path) -> None:
    path = tmp_path / "figures.csv"
    reading, writing = os.pipe()
    os.close(reading)
    try:
        command = [*COMMAND, *LAB, "--games", "100", "--csv", str(path)]
        done = subprocess.run(command, stdout=writing, stderr=subprocess.PIPE, check=False)
    finally:
        os.close(writing)
    assert (done.returncode, done.stderr) == (141, b"")
    assert len(rows(path)) > 100


@pytest.mark.skipif(os.name != "posix", reason="limits the size of files")
def test_a_full_disk_takes_the_files_only(tmp_path: Path) -> None:
    import resource  # noqa: PLC0415 (there is none on every system)

    done = subprocess.run(
        [*COMMAND, *LAB, "--bots", "greedy", "--games", "20", "--csv", str(tmp_path / "figures.csv")],
        capture_output=True,
        check=False,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000)),
    )
    assert (done.returncode, done.stderr.count(b"\n")) == (2, 1)
    assert b"figures.csv" in done.stderr
    assert b"\n1g# " in done.stdout


def test_one_bot_alone_takes_every_seat() -> None:
    game = GAMES["genmaicha"]
    rules = game.rules("standard")
    assert lab._seated(game, rules, ("greedy",), 4) == ("greedy",) * 4
    assert lab._seated(game, rules, (), None) == ("random", "random")
    assert lab._seated(game, rules, ("greedy", "random", "random"), None) == ("greedy", "random", "random")
    with pytest.raises(Refusal, match="too-few-drinks"):
        lab._seated(game, game.rules("standard", {"crates": [4, 4]}), (), 6)
