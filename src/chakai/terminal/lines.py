"""A line-based table for one person and bots; every move is on disk before anybody hears of it."""

import os
import shlex
import unicodedata
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from chakai.bots.bot import Bot
from chakai.core.illegal import Refusal
from chakai.core.seats import Seat
from chakai.records.text import to_json
from chakai.table.table import Table
from chakai.table.talk import CLAIMS_IN
from chakai.terminal.genmaicha import GenmaichaScreen
from chakai.terminal.matcha import MatchaScreen
from chakai.terminal.paper import print_page
from chakai.terminal.screen import Screen
from chakai.words import speak
from chakai.words.catalogue import Words
from chakai.words.players import names_of

SCREENS: Final[Mapping[str, Screen]] = {"matcha": MatchaScreen(), "genmaicha": GenmaichaScreen()}
WIDE: Final = 90
"""Columns for words in full."""
_DASHES: Final = str.maketrans({"ー": "-", "−": "-", "–": "-", "—": "-", "＊": "*", "×": "*"})


class Left(Exception):
    """The player leaves the table; the game is kept."""


@dataclass
class LineTable:
    """One person's seat at a table, in lines of text."""

    table: Table
    seat: Seat
    bots: Mapping[Seat, Bot]
    chance: Mapping[Seat, Random]
    words: Words
    console: Console
    save: Path
    read_line: Callable[[str], str]
    program: str = "chakai"
    """How chakai is called on this machine."""
    told: int = 0
    """How many sentences of the story have been told."""
    resigning: bool = False
    """Has the player said once that the game is to be given up?"""

    def play(self) -> None:
        """Until the game ends or the player leaves."""
        words = self.words
        for line in self.screen.welcome(words, self.table.view(self.seat), self.names):
            self.print(line)
        self.store()
        try:
            while self.table.outcome is None:
                self.tell_news()
                if self.seat in self.table.to_act:
                    self.ask()
                else:
                    self.let_bots_act()
        except (EOFError, KeyboardInterrupt, Left):
            self.print("")
            self.print(words("terminal-left", command=self.command_for("play --resume")), whole=True)
            return
        self.tell_news()
        if forfeit := self.table.outcome.forfeit:
            self.print(speak.forfeit(words, forfeit, self.names, self.seat))
        self.show(self.table.view(self.seat))
        self.print("")
        self.print(words("terminal-kept-record", file=self.save), whole=True)
        self.print(words("terminal-again", command=self.command_for("replay")), whole=True)

    @property
    def screen(self) -> Screen:
        return SCREENS[self.table.game.name]

    @property
    def names(self) -> tuple[str, ...]:
        return names_of(self.table.players)

    def command_for(self, what: str) -> str:
        """A command about this game's file, to be copied."""
        return f"{self.program} {what} {shlex.quote(str(self.save))}"

    def print(self, text: str, *, whole: bool = False) -> None:
        """Text is printed as it is, never read as markup; `whole`: in one piece, so that it can be copied."""
        self.console.print(Text(text), soft_wrap=whole or None)

    def show(self, view: Any) -> None:
        """The table; in a narrow terminal with shorter words."""
        narrow = self.console.width < WIDE
        self.console.print(self.screen.show(self.words, view, self.names, narrow=narrow), soft_wrap=False)

    def tell_news(self) -> None:
        """The part of the story that the player has not heard."""
        story = self.story()
        for sentence in story[self.told :]:
            self.print(f"  {sentence}")
        self.told = len(story)

    def story(self) -> list[str]:
        events = self.table.view(self.seat).events
        return list(speak.story(self.words, self.table.game.name, events, self.names, self.seat))

    def let_bots_act(self) -> None:
        seat = self.table.to_act[0]
        view, legal = self.table.view(seat), self.table.legal(seat)
        self.table.submit(seat, self.bots[seat].choose(view, legal, self.chance[seat]))
        self.store()

    def ask(self) -> None:
        """Asks until something is done at the table."""
        view = self.table.view(self.seat)
        self.show(view)
        while True:
            typed = self.read_line(f"{self.screen.prompt(self.words, view)} > ")
            text = unicodedata.normalize("NFKC", typed).translate(_DASHES).strip()
            if not text:
                self.show(view)
                continue
            if self.command(text):
                if self.table.outcome is not None:
                    return
                continue
            move = self.screen.understand(text, view)
            if move is None:
                self.print(self.screen.not_understood(self.words, text, view))
                continue
            try:
                self.table.submit(self.seat, move)
            except Refusal as refusal:
                self.print(self.words("terminal-refused", reason=speak.refusal(self.words, refusal)))
                continue
            self.store()
            return

    def command(self, text: str) -> bool:
        """What is not a move; False if it is none of these."""
        word, _, rest = text.partition(" ")
        self.resigning &= word.lower() == "resign"
        match word.lower():
            case "?" | "h" | "help":
                self.help()
            case "q" | "quit" | "exit":
                raise Left
            case "story":
                self.print(self.words("terminal-story"))
                for sentence in self.story():
                    self.print(f"  {sentence}")
            case "rules":
                page = speak.RULES_PAGES[self.table.game.name](self.words, self.table.rules)
                print_page(self.console, page)
            case "resign" if not self.resigning:
                self.resigning = True
                self.print(self.words("terminal-resign-sure"))
            case "resign":
                self.table.forfeit((self.seat,), "resigned")
                self.store()
            case "say":
                self.talk(text=rest)
            case "claim":
                number = int(rest) if rest.isascii() and rest.isdigit() and len(rest) < 3 else 0
                if 0 < number <= len(self.claims):
                    self.talk(claim=self.claims[number - 1])
                else:
                    self.help()
            case _:
                return False
        return True

    def talk(self, *, text: str = "", claim: str = "") -> None:
        try:
            self.table.say(self.seat, text=text, claim=claim)
        except Refusal as refusal:
            self.print(speak.refusal(self.words, refusal))
            return
        self.store()
        self.print(f"  {speak.talk(self.words, self.table.talk[-1], self.names, self.seat)}")

    @property
    def claims(self) -> tuple[str, ...]:
        """What can be claimed, by number."""
        return CLAIMS_IN[self.table.game.name]

    def help(self) -> None:
        words = self.words
        lines = [*self.screen.help(words, self.table.view(self.seat))]
        lines += [words(f"terminal-help-{name}") for name in ("story", "rules", "say")]
        if self.claims:
            listed = " · ".join(f"{n} {words(f'claim-{claim}')}" for n, claim in enumerate(self.claims, 1))
            lines += [words("terminal-help-claim", claims=listed)]
        lines += [words(f"terminal-help-{name}") for name in ("resign", "quit")]
        for line in lines:
            self.print(f"  {line}")

    def store(self) -> None:
        """Writes the record beside the old one and puts it in its place, so that a crash loses nothing."""
        store(self.save, to_json(self.table.stored()))


def store(path: Path, text: str) -> None:
    """A whole file or none, on disk when this returns."""
    beside = path.with_name(f".{path.name}.new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with beside.open("w", encoding="utf-8") as file:
            file.write(text + "\n")
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError as error:
        raise Refusal("file-unwritable", file=path, detail=error.strerror or str(error)) from None
