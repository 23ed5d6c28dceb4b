"""Outside bots: the messages to the letter, and a bot that breaks, stalls or cheats costs only itself the game."""

import json
import shlex
import sys
import time
from collections import Counter
from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from chakai.bots import outside
from chakai.cli import run
from chakai.games.matcha.engine import MATCHA
from chakai.games.matcha.moves import Lay
from chakai.games.matcha.resolution import matches
from chakai.records.replay import decisions
from chakai.records.text import from_json
from tests.cli import LANGUAGES, all_end, process, records_of, rules_options
from tests.referee.matcha import judge, replay, rules_of, seen
from tests.sizes import size

EXAMPLES = Path(__file__).parents[2] / "examples"


def exec_of(*command: object) -> str:
    return "exec:" + shlex.join(str(word) for word in (sys.executable, *command))


def match(bot: str, path: Path, *more: str) -> list[str]:
    command = [
        "arena",
        "matcha",
        "--rules",
        "matagot-2020",
        "--bots",
        "random",
        bot,
        "--games",
        "4",
        "--seed",
        "1",
    ]
    return [*command, "--ms", "60000", "--records", str(path), *more]


@pytest.fixture(autouse=True)
def _patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine may take its time to start a bot."""
    monkeypatch.setattr(outside, "READY_SECONDS", 120)


PRELUDE = """
import json, os, subprocess, sys, time

def log(pid):
    with open(os.path.join(os.path.dirname(__file__), "pids"), "a") as file:
        file.write(f"{pid}\\n")

def say(**answer):
    print(json.dumps(answer), flush=True)

def acts(name="bad"):
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            say(type="ready", name=name)
        elif message["type"] == "act":
            yield message

log(os.getpid())
"""

BAD: dict[str, tuple[str, str, str]] = {
    "rubbish": ("for act in acts(): print('rubbish', flush=True)", "broken", "rubbish"),
    "bytes": ("for act in acts(): os.write(1, bytes(range(128, 256)) + b'\\n')", "broken", "JSON"),
    "control characters": ("for act in acts(): print('\\x1b[2J\\a', flush=True)", "broken", "JSON"),
    "an empty line": ("for act in acts(): print(flush=True)", "broken", "JSON"),
    "no move": ("for act in acts(): say(mvoe=act['legal'][0])", "broken", "mvoe"),
    "a number for a move": ("for act in acts(): say(move=3)", "broken", "3"),
    "a list": ("for act in acts(): print(json.dumps([act['legal'][0]]), flush=True)", "broken", "JSON"),
    "only the text": ("for act in acts(): print(act['legal'][0], flush=True)", "broken", "JSON"),
    "deep nesting": ("for act in acts(): print('[' * 90_000, flush=True)", "broken", "[[["),
    "a card not held": ("for act in acts(): say(move=f\"{act['seat']} 9g#\")", "illegal", "9g#"),
    "the other seat": ("for act in acts(): say(move=f\"{1 - act['seat']} -\")", "illegal", "-"),
    "no such seat": ("for act in acts(): say(move='7 -')", "illegal", "7 -"),
    "a spare space": ("for act in acts(): say(move=act['legal'][0] + ' ')", "illegal", "legal"),
    "a deal": ("for act in acts(): say(move='deal 0 | 1g | 2g | 3g | 4g')", "illegal", "deal"),
    "half a character": ("for act in acts(): say(move='\\ud800')", "illegal", "legal"),
    "a long move": ("for act in acts(): say(move='x' * 5000)", "illegal", "xxx"),
    "dead at the start": ("sys.exit('no tea today')", "broken", "no tea today"),
    "dead in the middle": (
        "for number, act in enumerate(acts()):\n"
        "    if number == 2: raise RuntimeError('spilt')\n"
        "    say(move=act['legal'][0])",
        "broken",
        "spilt",
    ),
    "a closed output": ("for act in acts(): os.close(1); time.sleep(600)", "broken", "answer"),
    "sleep": ("for act in acts(): time.sleep(600)", "time", "ms"),
    "no look at the input": ("say(type='ready', name='bad'); time.sleep(600)", "time", "ms"),
    "never ready": ("time.sleep(600)", "time", "ready"),
    "another word than ready": ("say(type='hello'); time.sleep(600)", "broken", "hello"),
    "a flood": ("for act in acts():\n    while True: os.write(1, b'x' * 65536)", "broken", "1048576"),
    "a flood at once": ("while True: os.write(1, b'x' * 65536)", "broken", "xxx"),
    "a flood of lines": ("for act in acts():\n    while True: os.write(1, b'x\\n' * 30000)", "broken", "JSON"),
    "a child that stays": (
        "for act in acts():\n"
        "    child = [sys.executable, '-c', 'import time; time.sleep(600)']\n"
        "    log(subprocess.Popen(child, stdout=subprocess.DEVNULL).pid)\n"
        "    sys.exit()",
        "broken",
        "answer",
    ),
}
"""What a bot does, the reason of the forfeit, and what the report has to mention."""


def waited_for(pids: Path) -> Callable[[outside.Process, float], bytes | None]:
    """A bot's answer, for which nobody waits long once it runs."""
    answer = outside.Process.answer

    def soon(process: outside.Process, _seconds: float) -> bytes | None:
        while not (pids.exists() and str(process._process.pid) in pids.read_text().split()):
            time.sleep(0.01)
        return answer(process, 0.1)

    return soon


@pytest.mark.parametrize("name", BAD)
def test_a_bad_bot_loses_its_games_and_nothing_else(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    program, reason, mentioned = BAD[name]
    bot, path = tmp_path / "bot.py", tmp_path / "games.jsonl"
    bot.write_text(PRELUDE + program)
    if name == "never ready":
        monkeypatch.setattr(outside.Process, "answer", waited_for(tmp_path / "pids"))
    ms = "60" if reason == "time" else "60000"
    assert run(match(exec_of(bot), path, "--ms", ms)) == 0
    said = capsys.readouterr()
    assert said.err == ""
    records = records_of(path)
    assert len(records) == 4
    for record in records:
        seat = next(seat for seat, player in enumerate(record["players"]) if player.startswith("exec:"))
        assert record["result"]["why"] == "forfeit"
        assert record["result"]["winners"] == [1 - seat]
        assert record["result"]["forfeit"] == {"seats": [seat], "reason": reason}
        assert judge(record) is None
    assert run(["check", str(path)]) == 0
    assert " 4 games outside the rules" in said.out
    assert mentioned in said.out
    assert "\x1b" not in said.out
    pids = [int(pid) for pid in (tmp_path / "pids").read_text().split()]
    assert pids
    assert all_end(pids)


def test_a_bot_that_will_not_leave_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It plays well, but stays after end-of-file."""
    monkeypatch.setattr(outside, "LEAVING_SECONDS", 0.1)
    bot, path = tmp_path / "bot.py", tmp_path / "games.jsonl"
    bot.write_text(PRELUDE + "for act in acts(): say(move=act['legal'][0])\ntime.sleep(600)")
    assert run(match(exec_of(bot), path)) == 0
    assert not any("forfeit" in record["result"] for record in records_of(path))
    assert all_end(map(int, (tmp_path / "pids").read_text().split()))


def test_the_others_play_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bot, path = tmp_path / "bot.py", tmp_path / "games.jsonl"
    bot.write_text(PRELUDE + BAD["rubbish"][0])
    command = ["arena", "matcha", "--rules", "small", "--bots", "random", exec_of(bot), "greedy"]
    assert run([*command, "--games", "4", "--ms", "60000", "--records", str(path)]) == 0
    whys = Counter(("exec:bad" in r["players"], r["result"]["why"] == "forfeit") for r in records_of(path))
    assert whys == {(True, True): 8, (False, False): 4}


def test_a_fresh_process_after_every_failure_and_only_then(tmp_path: Path) -> None:
    """One process for the first greeting; then one for all games, or one more after each failure."""
    path, pids = tmp_path / "games.jsonl", tmp_path / "pids"
    for program, processes in (
        ("for act in acts(): say(move=act['legal'][0])", 1 + 1),
        (BAD["rubbish"][0], 1 + 4),
        (BAD["dead at the start"][0], 1 + 3),  # then it is given up
    ):
        bot = tmp_path / "bot.py"
        bot.write_text(PRELUDE + program)
        assert run(match(exec_of(bot), path)) == 0
        assert len(set(pids.read_text().split())) == processes
        path.unlink()
        pids.unlink()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_is_plain_in_every_language(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text(PRELUDE + BAD["a card not held"][0])
    assert run(match(exec_of(bot), tmp_path / "games.jsonl", "--lang", language)) == 0
    told = capsys.readouterr().out
    assert "exec:bad" in told
    assert "9g#" in told


@pytest.mark.parametrize(
    "command", ["/no/such/bot", "", "   ", "'no end", "{plain}", "{folder}", '"\N{TEACUP WITHOUT HANDLE}"']
)
def test_a_command_that_cannot_start(command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plain = tmp_path / "plain.txt"
    plain.write_text("not a program")
    path = tmp_path / "games.jsonl"
    bot = "exec:" + command.format(plain=plain, folder=tmp_path)
    lines = set()
    for language in LANGUAGES:
        assert run(match(bot, path, "--lang", language)) == 2
        said = capsys.readouterr()
        assert said.out == ""
        assert said.err.count("\n") == 1
        lines.add(said.err)
    assert len(lines) == len(LANGUAGES)
    assert not path.exists()


def test_no_shell_runs_the_command(tmp_path: Path) -> None:
    marker = tmp_path / "marker"
    bot = exec_of(EXAMPLES / "first_legal.py") + f" ; touch {marker} && $(touch {marker})"
    assert run(match(bot, tmp_path / "games.jsonl")) == 0
    assert not marker.exists()


RECORDER = """
import json, sys
with open(sys.argv[1], "a") as log:
    for line in sys.stdin:
        log.write(line)
        log.flush()
        message = json.loads(line)
        if message["type"] == "hello":
            print('{"type": "ready", "name": "  recorder\\\\n"}', flush=True)
        if message["type"] == "act":
            print(json.dumps({"move": message["legal"][len(message["seen"]) % len(message["legal"])]}), flush=True)
    log.write('{"type": "end of file"}\\n')
"""
"""Writes down all it is told; what it answers depends on what it has seen."""


def asked(record: dict[str, Any], seat: int) -> list[dict[str, Any]]:
    """Every question the record says this seat was asked: what it had seen, and all it might have answered."""
    rules = rules_of(record["rules"], record.get("house", {}))
    questions = []
    for made in range(len(record["moves"])):
        ask = replay(rules, record["moves"][:made]).asks[-1]
        if ask.kind == "deal" or ask.seat != seat:
            continue
        if ask.kind == "turn":
            legal = {f"{seat} {card}{mat}" for card in ask.hand for mat in ask.free} | {f"{seat} -"}
        else:
            hand = sorted(ask.hand, key=rules.deck().index)
            sizes = range(len(hand) + 1) if rules.keep == "any" else (0, len(hand))
            legal = {" ".join([f"{seat} keep", *cards]) for n in sizes for cards in combinations(hand, n)}
        questions.append({"seen": seen({**record, "moves": record["moves"][:made]}, seat), "legal": legal})
    return questions


@pytest.mark.parametrize(
    ("rules", "house"),
    [("grail-2015", ()), ("matagot-2020", ()), ("small", ("sets=2", "keep=all-or-none")), ("mini", ())],
)
def test_messages_to_the_letter(
    rules: str,
    house: tuple[str, ...],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(outside, "LEAVING_SECONDS", 120)  # it has something to write before it leaves
    bot, log, path = tmp_path / "bot.py", tmp_path / "log", tmp_path / "games.jsonl"
    bot.write_text(RECORDER)
    command = ["arena", "matcha", *rules_options(rules, house), "--bots", exec_of(bot, log), "random"]
    games = ["--games", str(size(4, 60)), "--seed", "3", "--ms", "250000", "--records", str(path)]
    assert run([*command, *games]) == 0
    told = log.read_text("utf-8").splitlines()
    hello, end_of_file = '{"type": "hello", "protocol": 1}', '{"type": "end of file"}'
    assert told[:3] == [hello, end_of_file, hello]  # a first process only to see whether it can be started
    assert told[-1] == end_of_file
    messages = iter([json.loads(line) for line in told[3:-1]])
    histories = []
    for seat in ("0", "1"):
        capsys.readouterr()
        assert run(["seen", str(path), "--seat", seat]) == 0
        histories.append([json.loads(line)["seen"] for line in capsys.readouterr().out.splitlines()])
    for number, record in enumerate(records_of(path)):
        seat = record["players"].index("exec:recorder")
        about = {"type": "act", "game": "matcha", "rules": rules, "players": 2, "seat": seat, "ms": 250000}
        about |= {"house": record["house"]} if house else {}
        assert record["result"]["why"] != "forfeit"
        for question in asked(record, seat):
            message = next(messages)
            legal = message.pop("legal")
            assert len(legal) == len(set(legal))
            assert {**message, "legal": set(legal)} == {**about, **question}
        history = histories[seat][number]
        assert next(messages) == {"type": "end", "seen": history, "result": record["result"]}
    assert next(messages, None) is None


@pytest.mark.parametrize("example", ["first_legal.py", "matcher.py"])
@pytest.mark.parametrize(
    ("rules", "house"),
    [
        ("grail-2015", ()),
        ("matagot-2020", ()),
        ("small", ()),
        ("mini", ()),
        ("matagot-2020-nl", ("turns=3", "keep=any", "sets=3")),
    ],
)
def test_examples_finish_a_match(example: str, rules: str, house: tuple[str, ...], tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    command = ["arena", "matcha", *rules_options(rules, house), "--bots", "random", exec_of(EXAMPLES / example)]
    games = ["--games", str(size(6, 200)), "--seed", "2", "--ms", "60000", "--records", str(path)]
    assert run([*command, *games]) == 0
    for line in path.read_bytes().splitlines():
        record = from_json(line)
        assert record.result is not None
        assert "forfeit" not in record.result
        seat = next(seat for seat, player in enumerate(record.players) if player.startswith("exec:"))
        for state, move in decisions(record) if example == "matcher.py" else ():
            if move.seat == seat and isinstance(move, Lay):
                assert fits(state, move) or not any(fits(state, lay) for lay in MATCHA.legal(state, seat))


def fits(state: Any, move: object) -> bool:
    """Does this move lay a matching card?"""
    if not isinstance(move, Lay) or move.card is None:
        return False
    return matches(move.card, MATCHA.view(state, move.seat).tea_card(move.mat), move.mat)


def test_examples_against_each_other_with_two_jobs(tmp_path: Path) -> None:
    bots = [exec_of(EXAMPLES / name) for name in ("first_legal.py", "matcher.py")]
    path = tmp_path / "games.jsonl"
    command = ["arena", "matcha", "--rules", "matagot-2020", "--bots", *bots, "--games", "20", "--jobs", "2"]
    done = process(*command, "--ms", "60000", "--records", str(path))
    assert (done.returncode, done.stderr) == (0, b"")
    assert {tuple(sorted(record["players"])) for record in records_of(path)} == {
        ("exec:first legal", "exec:matcher")
    }
    assert not any("forfeit" in record["result"] for record in records_of(path))
