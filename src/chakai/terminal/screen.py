"""What a game's line-based table must be able to do."""

from collections.abc import Iterator
from typing import Any, Protocol

from rich.console import RenderableType

from chakai.words.catalogue import Words


class Screen(Protocol):
    """One game in lines of text. It sees views, and answers with moves as text."""

    def welcome(self, words: Words, view: Any, names: tuple[str, ...]) -> Iterator[str]:
        """Lines for a player who has just sat down."""

    def show(self, words: Words, view: Any, names: tuple[str, ...], *, narrow: bool) -> RenderableType:
        """The table as the player sees it; shorter where the terminal is narrow."""

    def prompt(self, words: Words, view: Any) -> str:
        """What is asked of the player now."""

    def understand(self, text: str, view: Any) -> str | None:
        """The move meant by what was typed; None if it is no move."""

    def not_understood(self, words: Words, text: str, view: Any) -> str:
        """What could be typed instead."""

    def help(self, words: Words, view: Any) -> Iterator[str]:
        """How moves are typed."""
