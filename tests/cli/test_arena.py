"""`chakai arena`: the same bytes whatever happens on the way, fair shuffles, records that others accept."""

import json
import os
import random
import re
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from chakai.cli import run
from chakai.cli.arena import _command
from chakai.core.chance import SeededLuck
from chakai.games.matcha.cards import ZERO
from chakai.games.matcha.engine import MATCHA
from chakai.games.matcha.moves import Deal
from chakai.lab.arena import Match
from tests.cli import COMMAND, LANGUAGES, RULES, all_end, process, records_of, rules_options
from tests.referee.matcha import judge
from tests.sizes import size

MATCH = ("arena", "matcha", "--rules", "matagot-2020", "--bots", "random", "random", "--games", "6", "--seed", "7")


def arena(path: Path, *more: str, match: tuple[str, ...] = MATCH) -> int:
    return run([*match, *more, "--records", str(path)])


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The bytes of the match when nothing interrupts it."""
    path = tmp_path_factory.mktemp("match") / "whole.jsonl"
    assert arena(path) == 0
    return path.read_bytes()


@pytest.mark.parametrize("bots", [("random", "random"), ("greedy", "novice")])
def test_same_seed_same_bytes(bots: tuple[str, str], tmp_path: Path) -> None:
    """Whatever the number of processes, and however Python hashes."""
    files = []
    for jobs in ("1", "2"):
        path = tmp_path / f"{jobs}.jsonl"
        command = ("arena", "matcha", "--rules", "grail-2015", "--bots", *bots, "--seed", "seed")
        games = ("--games", str(size(18, 400)), "--jobs", jobs, "--records", str(path))
        done = process(*command, *games, PYTHONHASHSEED=jobs)
        assert (done.returncode, done.stderr) == (0, b"")
        files.append((path.read_bytes(), done.stdout))
    assert files[0] == files[1]
    assert len(files[0][0].splitlines()) == size(18, 400)


def test_another_seed_is_another_match(whole: bytes, tmp_path: Path) -> None:
    assert arena(tmp_path / "8.jsonl", "--seed", "8") == 0
    mine, other = (
        json.loads(text.splitlines()[0])["moves"][0] for text in (whole, (tmp_path / "8.jsonl").read_bytes())
    )
    assert mine != other


def deals(record: dict[str, Any]) -> list[str]:
    return [move for move in record["moves"] if move.startswith("deal")]


@pytest.mark.parametrize("rules", ["grail-2015", "matagot-2020", "small"])
def test_every_shuffle_is_played_in_both_seatings(rules: str, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    match = (
        "arena",
        "matcha",
        "--rules",
        rules,
        "--bots",
        "random",
        "greedy",
        "random",
        "--games",
        "6",
        "--seed",
        "1",
    )
    assert arena(path, match=match) == 0
    tables: dict[tuple[int, tuple[int, ...]], list[dict[str, Any]]] = {}
    for record in records_of(path):
        about = record["arena"]
        tables.setdefault((about["shuffle"], tuple(sorted(about["bots"]))), []).append(record)
    assert len(tables) == 3 * 3
    for first, second in tables.values():
        assert first["arena"]["bots"] == second["arena"]["bots"][::-1]
        assert first["players"] == second["players"][::-1]
        assert first["moves"][0] == second["moves"][0]
        if rules != "grail-2015":  # nothing is kept, so play cannot change a deal
            assert all(mine == other for mine, other in zip(deals(first), deals(second), strict=False))
    first_deals = {shuffle: pair[0]["moves"][0] for (shuffle, _), pair in tables.items()}
    assert len(set(first_deals.values())) == 3


def test_an_odd_number_of_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "games.jsonl"
    assert arena(path, "--games", "3") == 0
    assert [record["arena"]["shuffle"] for record in records_of(path)] == [0, 0, 1]


def test_kept_cards_change_nobody_elses_luck() -> None:
    """What is kept is skipped in the shuffle: the other seat gets the same cards and, mostly, the same tea."""
    edition = MATCHA.rules("grail-2015")
    state: Any = MATCHA.new(edition, 2)._replace(sets_dealt=1)
    for number in range(200):
        luck = SeededLuck("kept", number)
        free = drawn(state, luck)
        kept = free.hands[0][:2]
        again = drawn(state._replace(hands=(kept, ())), luck)
        assert again.tea == free.tea
        assert again.hands[1] == free.hands[1]
        assert set(kept) <= set(again.hands[0])


def drawn(state: Any, luck: SeededLuck) -> Deal:
    deal = MATCHA.draw(state, luck)
    assert isinstance(deal, Deal)
    MATCHA.check(state, deal)
    return deal


def chi_square(counts: Counter[Any], shares: dict[Any, float]) -> float:
    total, parts = counts.total(), sum(shares.values())
    assert set(counts) <= set(shares)
    return sum(
        (counts[key] - total * share / parts) ** 2 / (total * share / parts) for key, share in shares.items()
    )


@pytest.mark.parametrize("kept", [0, 3])
def test_shuffles_are_fair(kept: int) -> None:
    """A 0 is in a hand or aside by the number of cards dealt there, and every card is as likely a tea card."""
    edition = MATCHA.rules("grail-2015")
    state = MATCHA.new(edition, 2)._replace(hands=(edition.deck[:kept], ()))
    zeros: Counter[str] = Counter()
    tea: list[Counter[str]] = [Counter() for _ in range(6)]
    hand: Counter[str] = Counter()
    for number in range(size(3000, 100_000)):
        deal = drawn(state, SeededLuck("fair", number))
        places = {"seat 0": deal.hands[0], "seat 1": deal.hands[1], "aside": deal.aside}
        zeros.update({place: cards.count(ZERO) for place, cards in places.items()})
        hand.update(str(card) for card in deal.hands[1] if card != ZERO)
        for count, card in zip(tea, deal.tea, strict=True):
            count[str(card)] += 1
    likely = {str(card): 1.0 for card in edition.deck[kept:] if card != ZERO}
    assert chi_square(zeros, {"seat 0": 5 - kept, "seat 1": 5, "aside": 2}) < 18  # 2 degrees: 1 in 8,000
    assert all(chi_square(count, likely) < 45 for count in tea)  # at most 15 degrees: 1 in 13,000
    assert chi_square(hand, likely) < 45


@pytest.mark.parametrize(("rules", "house"), RULES)
def test_every_record_is_right(
    rules: str, house: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "games.jsonl"
    games = size(30, 2000)
    match = ("arena", "matcha", *rules_options(rules, house), "--bots", "random", "random", "--seed", "1")
    assert arena(path, "--games", str(games), match=match) == 0
    assert run(["check", str(path)]) == 0
    records = records_of(path)
    assert len(records) == games
    for record in records:
        assert judge(record) is None
        assert list(record)[:3] == ["format", "game", "rules"]
        assert ("house" in record) == bool(house)
        assert "result" in record


def cuts(content: bytes) -> Iterable[int]:
    """Places to cut a file: at and around line ends, and anywhere."""
    ends = [place + 1 for place, byte in enumerate(content) if byte == ord("\n")]
    around = {end + step for end in (0, *ends[:2], ends[-1]) for step in (-1, 0, 1, 12)}
    anywhere = random.Random(1).sample(range(len(content)), size(12, 400))
    return sorted(cut for cut in {*around, *anywhere} if 0 <= cut <= len(content))


def test_resume_after_any_cut(whole: bytes, tmp_path: Path) -> None:
    path = tmp_path / "cut.jsonl"
    for cut in cuts(whole):
        path.write_bytes(whole[:cut])
        assert arena(path, "--resume", "--jobs", "1") == 0
        assert path.read_bytes() == whole, cut


def test_resume_with_more_processes_and_more_games(whole: bytes, tmp_path: Path) -> None:
    path = tmp_path / "cut.jsonl"
    path.write_bytes(whole[: len(whole) // 3])
    assert process(*MATCH, "--jobs", "2", "--resume", "--records", str(path)).returncode == 0
    assert path.read_bytes() == whole
    assert arena(path, "--resume", "--games", "10") == 0
    assert path.read_bytes().startswith(whole)
    assert len(records_of(path)) == 10


def test_resume_of_nothing_begins_and_of_a_whole_match_only_reports(
    whole: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "new.jsonl"
    reports = []
    for _ in range(2):
        assert arena(path, "--resume") == 0
        assert path.read_bytes() == whole
        reports.append(capsys.readouterr().out)
    assert reports[0] == reports[1]


def changed(content: bytes, line: int, **keys: Any) -> bytes:
    lines = content.splitlines(keepends=True)
    lines[line] = json.dumps({**json.loads(lines[line]), **keys}).encode() + b"\n"
    return b"".join(lines)


FOREIGN: dict[str, Callable[[bytes], bytes]] = {
    "notes": lambda whole: b"my only copy of a poem",
    "notes in lines": lambda whole: b"my only copy\nof a poem\n",
    "empty lines": lambda whole: b"\n\n",
    "binary": lambda whole: bytes(range(256)),
    "one game too many": lambda whole: whole + whole.splitlines(keepends=True)[0],
    "half a game too many": lambda whole: whole + whole[:40],
    "games out of order": lambda whole: b"".join(whole.splitlines(keepends=True)[1:]),
    "another player": lambda whole: changed(whole, 0, players=["ann", "bob"]),
    "a game that was not of the arena": lambda whole: changed(whole, 1, arena=None),
    "an arena in a list": lambda whole: changed(whole, 1, arena=["seed", "7"]),
    "an empty result": lambda whole: changed(whole, 0, result={}),
    "another winner": lambda whole: changed(whole, 2, result={"winners": [9], "why": "goal"}),
    "no move": lambda whole: changed(whole, 2, moves=[]),
    "an unfinished game of somebody": lambda whole: json.dumps(
        {**json.loads(whole.splitlines()[0]), "players": ["ann", "bob"]}
    ).encode()[:150],
}


@pytest.mark.parametrize("name", FOREIGN)
def test_foreign_files_are_refused_and_untouched(
    name: str, whole: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "foreign.jsonl"
    path.write_bytes(FOREIGN[name](whole))
    before = path.read_bytes()
    assert arena(path, "--resume") == 2
    assert path.read_bytes() == before
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert str(path) in said.err


@pytest.mark.parametrize(
    "other",
    [
        ("--seed", "8"),
        ("--rules", "grail-2015"),
        ("--house", "sets=3"),
        ("--games", "4"),
        ("--bots", "greedy"),
    ],
)
def test_another_match_is_refused_and_its_file_untouched(
    other: tuple[str, ...], whole: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "match.jsonl"
    path.write_bytes(whole)
    assert arena(path, *other, "--resume") == 2
    assert path.read_bytes() == whole
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize("content", [b"", b"a poem"])
def test_a_file_that_is_there_is_refused_and_untouched(
    content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "poem.txt"
    path.write_bytes(content)
    for language in LANGUAGES:
        assert arena(path, "--lang", language) == 2
        assert "--resume" in capsys.readouterr().err
    assert path.read_bytes() == content


GATED = """
import json, os, sys
gate, waiting, acts = sys.argv[1], sys.argv[2], 0
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print('{"type": "ready", "name": "gated"}', flush=True)
    if message["type"] == "act":
        acts += 1
        if acts == 25 and not os.path.exists(gate):
            open(waiting, "w").write(str(os.getpid()))
            sys.stdin.read()
        print(json.dumps({"move": message["legal"][0]}), flush=True)
"""
"""Plays the first legal move, but waits before its 25th until the gate is open or its input ends."""


def until(reached: Path, process: subprocess.Popen[bytes]) -> None:
    while not (reached.exists() and reached.read_text()):
        assert process.poll() is None
        time.sleep(0.01)


@pytest.mark.skipif(os.name != "posix", reason="sends signals")
@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGKILL])
def test_interrupted_match_goes_on(sent: signal.Signals, jobs: str, tmp_path: Path) -> None:
    """Stopped by a signal in the middle of a game, then resumed: the bytes of a match never interrupted."""
    bot, gate, waiting = (tmp_path / name for name in ("gated.py", "gate", "waiting"))
    bot.write_text(GATED)
    bots = ("random", f"exec:{sys.executable} {bot} {gate} {waiting}")
    match = (
        "arena",
        "matcha",
        "--rules",
        "matagot-2020",
        "--bots",
        *bots,
        "--games",
        "20",
        "--ms",
        "600000",
        "--seed",
        "1",
    )
    path = tmp_path / "games.jsonl"
    running = subprocess.Popen(
        [*COMMAND, *match, "--jobs", jobs, "--records", str(path)],
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
        _, errors = running.communicate(timeout=300)  # a worker that stays would hold the output open
    finally:
        with suppress(ProcessLookupError):
            os.killpg(running.pid, signal.SIGKILL)
    if sent == signal.SIGINT:
        assert running.returncode == 130
        assert b"Traceback" not in errors
        assert b"--resume" in errors
    assert all_end([int(waiting.read_text())])
    gate.touch()
    content = path.read_bytes()
    assert content.count(b"\n") < 20
    assert arena(path, "--resume", match=match) == 0
    other = tmp_path / "whole.jsonl"
    assert arena(other, match=match) == 0
    assert path.read_bytes() == other.read_bytes()
    assert path.read_bytes().startswith(content[: content.rfind(b"\n") + 1])


@pytest.mark.skipif(os.name != "posix", reason="limits the size of files")
def test_full_disk_loses_no_finished_game(whole: bytes, tmp_path: Path) -> None:
    import resource  # noqa: PLC0415 (there is none on every system)

    path = tmp_path / "games.jsonl"
    limit = len(whole) // 2
    done = subprocess.run(
        [*COMMAND, *MATCH, "--records", str(path)],
        capture_output=True,
        check=False,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit)),
    )
    assert (done.returncode, done.stderr.count(b"\n")) == (2, 1)
    assert str(path).encode() in done.stderr
    assert whole.startswith(path.read_bytes())
    assert arena(path, "--resume") == 0
    assert path.read_bytes() == whole


@pytest.mark.parametrize("language", LANGUAGES)
def test_report(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    bots = ("--bots", "random", "greedy", "random")
    assert (
        run(["arena", "matcha", "--rules", "mini", *bots, "--games", "4", "--seed", "s", "--lang", language]) == 0
    )
    said = capsys.readouterr()
    assert said.err == ""
    rows = [line.split() for line in said.out.splitlines()]
    table = [row for row in rows if row and row[0] in ("random", "greedy")]
    assert [row[0] for row in table] == ["random", "greedy", "random"]
    assert [row[1] for row in table if row[0] == "random"] == ["(1)", "(2)"]
    assert len(re.findall(r"\d\.\d \[\d", said.out)) >= 3 * 3


def test_a_clock_no_bot_looks_at_is_said_to_be_idle(capsys: pytest.CaptureFixture[str]) -> None:
    bots = ("--bots", "random", "random")
    assert run(["arena", "matcha", "--rules", "mini", *bots, "--games", "2", "--ms", "5"]) == 0
    assert "--ms" in capsys.readouterr().err


@pytest.mark.parametrize("ms", [None, 5, 1000])
def test_the_command_that_goes_on_has_the_same_clock(ms: int | None) -> None:
    match = Match("matcha", "mini", ("search", "random"), 2, "1", ms=ms or 1000, clock=ms is not None)
    words = _command(match, "games.jsonl", jobs=None, ray=None).split()
    assert ("--ms" in words) == (ms is not None)
    assert ms is None or words[words.index("--ms") + 1] == str(ms)
