"""`chakai play` at a real terminal: whole games in every language, and nothing typed or cut off breaks one."""

import io
import json
import os
import re
import signal
from pathlib import Path
from typing import Any

import pexpect
import pytest

from chakai.cli import run
from chakai.words.catalogue import words_in
from tests.cli import COMMAND, LANGUAGES, process, records_of
from tests.referee.matcha import Ask, judge, replay, rules_of
from tests.sizes import NIGHTLY

RULES = ("grail-2015", "matagot-2020", "matagot-2020-nl", "small", "mini")
GAMES = (
    [(rules, language) for rules in RULES for language in LANGUAGES]
    if NIGHTLY
    else [(rules, LANGUAGES[number % len(LANGUAGES)]) for number, rules in enumerate(RULES)]
)
NONSENSE = (
    "",
    "   ",
    "hello",
    "9z#",
    "4g",
    "#",
    "1 - -",
    "0 keep",
    "keep 9g",
    "９ｇ＃",
    "ー ー",
    "\N{TEACUP WITHOUT HANDLE}\N{FACE WITH TEARS OF JOY}",
    "\x02\x06\x05",
    "привіт",
    "say",
    "claim",
    "claim 99",
    "claim " + "x" * 1500,
    "[bold]4g#[/bold]",
    "{ $card }",
    "y" * 3000,
    "?",
    "story",
)


class Player:
    """Somebody at the terminal, who reads the saved game to know what may be laid."""

    def __init__(self, file: Path, language: str = "en", *options: str) -> None:
        self.file = file
        self.log = io.StringIO()
        prompts = [words_in(language)(f"terminal-prompt-{kind}", example="@") for kind in ("turn", "keep")]
        self.prompts = [re.escape(prompt).replace("@", ".*?") + " > " for prompt in prompts]
        self.child: pexpect.spawn[str] = pexpect.spawn(
            COMMAND[0],
            [*COMMAND[1:], "play", *options, "--lang", language],
            encoding="utf-8",
            timeout=300,
            dimensions=(60, 200),
            echo=False,
            env={**os.environ, "TERM": "dumb", "INPUTRC": os.devnull},
        )
        self.child.logfile_read = self.log
        self.child.delaybeforesend = None

    def asked(self) -> bool:
        """Waits for the next question; False if there is none any more."""
        found: int = self.child.expect([*self.prompts, pexpect.EOF])
        return found < 2

    def say(self, text: str) -> None:
        self.child.sendline(text)

    @property
    def record(self) -> dict[str, Any]:
        (record,) = records_of(self.file)
        return record

    @property
    def open_question(self) -> Ask:
        record = self.record
        return replay(rules_of(record["rules"], record.get("house", {})), record["moves"]).asks[-1]

    def answer(self) -> str:
        """A legal answer, typed in one of the ways there are."""
        record, ask = self.record, self.open_question
        made = len(record["moves"])
        if ask.kind == "keep":  # the first question open may be the other seat's, which keeps first
            return ("-", "all", "keep")[made % 3]
        hand, place = ask.hand, made % len(ask.hand)
        mat = ask.free[made % len(ask.free)]
        return (
            f"{hand[place]}{mat}",
            f"{hand[place]} {mat}".upper(),
            f"{hand[place]}{mat}".translate({ord(a): ord(a) + 0xFEE0 for a in "01234567grbyGRBY#*89"}),
            "-",
        )[made % 4]

    def play_on(self) -> str:
        """Plays to the end; all that was on the screen."""
        for _ in range(500):
            if not self.asked():
                self.leave()
                return self.log.getvalue()
            self.say(self.answer())
        pytest.fail("the game does not end")

    def leave(self) -> None:
        self.child.expect(pexpect.EOF)
        self.child.close()
        assert self.child.exitstatus == 0
        assert "Traceback" not in self.log.getvalue()


def new_game(file: Path, language: str = "en", rules: str = "matagot-2020", *more: str) -> Player:
    options = ("matcha", "--rules", rules, "--bots", "random", "--name", "ann", "--seed", "5", "--seat", "0")
    return Player(file, language, *options, "--save", str(file), *more)


def finished(file: Path) -> dict[str, Any]:
    assert run(["check", str(file)]) == 0
    (record,) = records_of(file)
    assert judge(record) is None
    assert "result" in record
    return record


@pytest.mark.parametrize(("rules", "language"), GAMES)
def test_a_whole_game(rules: str, language: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    screen = new_game(file, language, rules).play_on()
    record = finished(file)
    assert record["rules"] == rules
    assert record["players"] == ["ann", "bot:random"]
    assert str(file) in screen.replace("\r\n", "")
    if rules == "grail-2015":
        assert any(" keep" in move for move in record["moves"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_nonsense_changes_nothing(language: str, tmp_path: Path) -> None:
    """At the question for a turn, and at the question what to keep."""
    file = tmp_path / "game.json"
    house = ("--house", "rounds=1", "start_tokens=0,0,0,0,0/0,0,0,0,0")
    player = new_game(file, language, "grail-2015", *house)
    for kind in ("turn", "keep"):
        while player.asked() and player.open_question.kind != kind:
            player.say("-")
        before = file.read_bytes()
        held = player.open_question.hand
        foreign = next(card for card in ("1g", "2g", "3g", "4g", "1r", "2r") if card not in held)
        for text in (*NONSENSE, foreign + "#", foreign):
            player.say(text)
            assert player.asked()
            assert file.read_bytes() == before, text
        player.say("-")
    assert player.asked()
    player.say("q")
    player.leave()
    assert run(["check", str(file)]) == 0


@pytest.mark.parametrize(("language", "goodbye"), [("en", "q"), ("ja", "quit"), ("uk", "\x04"), ("nl", "\x03")])
def test_quit_and_resume(language: str, goodbye: str, tmp_path: Path) -> None:
    file = tmp_path / "a folder" / "game.json"
    player = new_game(file, language)
    assert player.asked()
    player.say(player.answer())
    assert player.asked()
    made = player.record["moves"]
    if goodbye.isprintable():
        player.say(goodbye)
    else:
        player.child.send(goodbye)
    player.leave()
    assert f"play --resume '{file}'" in player.log.getvalue().replace("\r\n", "")
    assert player.record["moves"] == made
    assert run(["check", str(file)]) == 0
    Player(file, language, "--resume", str(file)).play_on()
    assert finished(file)["moves"][: len(made)] == made  # nothing was dealt or played anew


def test_killed_and_resumed(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    player = new_game(file, "en", "grail-2015")
    for _ in range(2):
        assert player.asked()
        player.say(player.answer())
        assert player.asked()
        made = player.record["moves"]
        player.child.kill(signal.SIGKILL)
        player.child.expect(pexpect.EOF)
        player.child.close()
        assert run(["check", str(file)]) == 0
        player = Player(file, "en", "--resume", str(file))
        assert player.asked()
        assert player.record["moves"] == made
        player.say("")
    player.play_on()
    assert finished(file)["moves"][: len(made)] == made


def test_talk_is_kept_with_the_game(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    player = new_game(file)
    for text in ("say 茶をどうぞ [red]", "claim 1", "q"):
        assert player.asked()
        player.say(text)
    player.leave()
    said = [{"text": "茶をどうぞ [red]"}, {"claim": "matches"}]
    made = len(player.record["moves"])
    assert player.record["talk"] == [{"seat": 0, "after_move": made, **what} for what in said]
    player = Player(file, "ja", "--resume", str(file))
    for _ in range(2):
        assert player.asked()
        player.say("resign")
    player.leave()
    assert len(finished(file)["talk"]) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_resign(language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    done = process(
        *("play", "matcha", "--rules", "small", "--seat", "1", "--save", str(file), "--lang", language),
        stdin=b"resign\nresign\n",
    )
    assert (done.returncode, done.stderr) == (0, b"")
    forfeit = {"seats": [1], "reason": "resigned"}
    assert finished(file)["result"] == {
        "winners": [0], "why": "forfeit", "forfeit": forfeit, "tokens": [[0] * 5] * 2,
    }  # fmt: skip
    assert words_in(language)("ending-forfeit-resigned-you") in done.stdout.decode()
    assert run(["play", "--resume", str(file)]) == 2
    assert str(file) in capsys.readouterr().err


def test_end_of_input_keeps_the_game(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    done = process("play", "matcha", "--rules", "mini", "--save", str(file), stdin=b"\xff\xfe\x00\n?")
    assert (done.returncode, done.stderr) == (0, b"")
    assert "--resume" in done.stdout.decode()
    assert run(["check", str(file)]) == 0


def test_a_game_finds_its_own_place(tmp_path: Path) -> None:
    """Without --save it is kept in the data folder of the one who plays."""
    done = process("play", stdin=b"")
    (file,) = tmp_path.rglob("*.json")
    assert str(file) in done.stdout.decode().replace("\n", "")
    assert run(["check", str(file)]) == 0


BAD_FILES: dict[str, Any] = {
    "nothing": "",
    "words": "dear diary",
    "two games": '{"format": 1}\n{"format": 1}\n',
    "an illegal move": {"moves": ["0 -"]},
    "a bot alone": {"players": ["bot:random", "exec:x"]},
    "two people": {"players": ["ann", "bob"]},
    "an unknown bot": {"players": ["ann", "bot:genius"]},
    "an outside bot": {"players": ["ann", "exec:true"]},
}


@pytest.mark.parametrize("name", BAD_FILES)
def test_files_that_cannot_be_resumed(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    head = {"format": "chakai/1", "game": "matcha", "rules": "mini", "players": ["ann", "bot:random"], "moves": []}
    content = BAD_FILES[name]
    file = tmp_path / "game.json"
    file.write_text(content if isinstance(content, str) else json.dumps({**head, **content}))
    before = file.read_bytes()
    for language in LANGUAGES:
        assert run(["play", "--resume", str(file), "--lang", language]) == 2
        said = capsys.readouterr()
        assert (said.out, said.err.count("\n")) == ("", 1)
    assert file.read_bytes() == before


def test_a_file_that_is_there_is_not_played_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "poem.txt"
    file.write_text("a poem")
    assert run(["play", "matcha", "--save", str(file)]) == 2
    assert file.read_text() == "a poem"
    assert str(file) in capsys.readouterr().err
