"""Where sentences are written: wrapped by words where a person reads, lines left whole for programs."""

import sys
from typing import ClassVar

from rich.console import Console, ConsoleOptions, RenderResult
from rich.markdown import Markdown, MarkdownElement, TableElement
from rich.table import Table as Grid

PIPED_WIDTH = 100


def paper() -> Console:
    """The standard output."""
    watched = sys.stdout.isatty()
    return Console(highlight=False, soft_wrap=not watched, width=None if watched else PIPED_WIDTH)


class _FoldedTable(TableElement):
    """A table whose cells are folded, never cut; Japanese has no spaces to break at."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        grid = Grid(show_edge=False, pad_edge=False, show_lines=True, border_style="dim")
        if self.header is not None and self.header.row is not None:
            for cell in self.header.row.cells:
                grid.add_column(cell.content, overflow="fold")
        if self.body is not None:
            for row in self.body.rows:
                grid.add_row(*(cell.content for cell in row.cells))
        yield grid


class Page(Markdown):
    """A rules page."""

    elements: ClassVar[dict[str, type[MarkdownElement]]] = {**Markdown.elements, "table_open": _FoldedTable}


def print_page(console: Console, markdown: str) -> None:
    """A page of Markdown: laid out for a person, as it is for a program."""
    if console.is_terminal:
        console.print(Page(markdown), soft_wrap=False)
    else:
        print(markdown, end="")
