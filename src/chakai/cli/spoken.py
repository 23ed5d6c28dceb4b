"""Click in the project's own words: help pages, refusals and exit codes in the reader's language."""

import shutil
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, TypeAlias

import click
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from chakai.core.illegal import Refusal
from chakai.records.check import Fault
from chakai.records.text import shown
from chakai.words import speak
from chakai.words.catalogue import Words

SPREAD: Final = ("--bots", "--house")
"""Options that take several values at once: --bots a b is read as --bots a --bots b."""
TOGETHER: Final = ("--compare",)
"""Options whose values belong together: --compare a b is read as --compare "a b"."""
Sections: TypeAlias = Mapping[str, Sequence[str | tuple[str, str]]]
"""A help page's headings, each with its lines, or with rows of a name and what it is."""


def spread(arguments: Sequence[str]) -> list[str]:
    """The arguments as click reads them."""
    read: list[str] = []
    option = ""
    for word in arguments:
        if word in SPREAD + TOGETHER:
            option = word
            read.append(word)
        elif word.startswith("-") and word != "-":
            option = ""
            read.append(word)
        elif option in TOGETHER and read[-1] != option:
            read[-1] += f" {word}"
        elif option and read[-1] != option:
            read += [option, word]
        else:
            read.append(word)
    return read


class Command(click.Command):
    """A command whose help page is made of messages: cli-NAME-about, and one for each parameter.

    `lists`: what else the page tells, headings and rows.
    """

    def __init__(
        self,
        words: Words,
        name: str,
        *,
        examples: Iterable[str],
        lists: Callable[[], Sections] | None = None,
        about: str | None = None,
        **rest: Any,
    ) -> None:
        self.about = about or f"cli-{name}-about"
        super().__init__(name, add_help_option=False, context_settings={"allow_extra_args": True}, **rest)
        self.words = words
        self.examples = tuple(examples)
        self.lists = lists or dict
        self.params.append(_help_option(words))

    def invoke(self, context: click.Context) -> Any:
        if context.args:
            raise Refusal("usage-extra", text=context.args[0], help=f"{context.command_path} --help")
        return super().invoke(context)

    def get_help(self, context: click.Context) -> str:
        words = self.words
        pieces = " ".join(self.collect_usage_pieces(context))
        arguments = [param for param in self.params if isinstance(param, Argument)]
        options = [param for param in self.params if isinstance(param, click.Option)]
        return page(
            words(self.about),
            {
                words("cli-usage"): [f"{context.command_path} {pieces}"],
                words("cli-arguments"): [(param.make_metavar(context), param.about) for param in arguments],
                words("cli-options"): [row for param in options if (row := param.get_help_record(context))],
                **self.lists(),
                words("cli-examples"): self.examples,
            },
        )

    def collect_usage_pieces(self, context: click.Context) -> list[str]:
        pieces = [piece for param in self.params for piece in param.get_usage_pieces(context)]
        return [*pieces, f"[{self.words('cli-options')}]"]


class Argument(click.Argument):
    """An argument that can say what it is."""

    def __init__(self, name: str, about: str, **rest: Any) -> None:
        super().__init__([name], **rest)
        self.about = about


class Group(click.Group):
    """The list of commands."""

    def __init__(self, words: Words, version: str, commands: Sequence["Command | Subgroup"]) -> None:
        super().__init__(
            "chakai",
            commands=commands,
            add_help_option=False,
            invoke_without_command=True,
            callback=self._open_the_room,
        )
        self.words = words
        self.params += [
            click.Option(
                ["--version"], is_flag=True, expose_value=False, is_eager=True, help=words("cli-option-version"),
                callback=_page(lambda _: words("cli-version", version=version)),
            ),
            language_option(words),
            _help_option(words),
        ]  # fmt: skip

    def _open_the_room(self, lang: str | None) -> None:
        """Without a command: the table in the browser."""
        context = click.get_current_context()
        if context.invoked_subcommand is None:
            context.invoke(self.commands["serve"], lang=lang)

    def resolve_command(
        self, context: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args[0] not in self.commands:
            raise Refusal("usage-command", command=args[0], possible=", ".join(self.commands))
        return super().resolve_command(context, args)

    def get_help(self, context: click.Context) -> str:
        words = self.words
        return page(
            words("cli-about"),
            {
                words("cli-commands"): [(name, words(f"cli-{name}-about")) for name in self.commands],
                words("cli-options"): [row for param in self.params if (row := param.get_help_record(context))],
                words("cli-examples"): [
                    command.examples[0]
                    for command in self.commands.values()
                    if isinstance(command, Command | Subgroup)
                ],
            },
        )


class Subgroup(click.Group):
    """Commands that stand together under one name; its help page is made of messages too."""

    def __init__(self, words: Words, name: str, commands: Sequence[Command]) -> None:
        super().__init__(name, commands=commands, add_help_option=False, invoke_without_command=True)
        self.words = words
        self.params += [language_option(words), _help_option(words)]
        self.callback = self._ask
        self.examples = tuple(command.examples[0] for command in commands)

    def _ask(self, lang: str | None) -> None:
        """Without a command nothing is done."""
        del lang
        context = click.get_current_context()
        if context.invoked_subcommand is None:
            raise self._unknown("")

    def _unknown(self, name: str) -> Refusal:
        return Refusal("usage-command", command=f"{self.name} {name}".strip(), possible=", ".join(self.commands))

    def resolve_command(
        self, context: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args[0] not in self.commands:
            raise self._unknown(args[0])
        return super().resolve_command(context, args)

    def get_help(self, context: click.Context) -> str:
        words = self.words
        return page(
            words(f"cli-{self.name}-about"),
            {
                words("cli-commands"): [(name, words(f"cli-{self.name}-{name}-about")) for name in self.commands],
                words("cli-options"): [row for param in self.params if (row := param.get_help_record(context))],
                words("cli-examples"): self.examples,
            },
        )


def page(about: str, sections: Sections) -> str:
    """A help page, wrapped as every script wants it; commands are never broken."""
    console = Console(width=min(100, shutil.get_terminal_size().columns), color_system=None, highlight=False)
    with console.capture() as captured:
        console.print(Text(about))
        for heading, rows in sections.items():
            if rows:
                console.print(Text(f"\n{heading}"))
                grid = Grid.grid(padding=(0, 2))
                for row in rows:
                    if isinstance(row, str):
                        console.print(Text(f"  {row}"), soft_wrap=True)
                    else:
                        grid.add_row(Text(f"  {row[0]}", no_wrap=True), Text(row[1], overflow="fold"))
                if grid.row_count:
                    console.print(grid)
    return "\n".join(line.rstrip() for line in captured.get().splitlines())


class Whole(click.ParamType[int]):
    """A whole number within limits."""

    name = "number"

    def __init__(self, low: int, high: int = 10**9) -> None:
        self.low, self.high = low, high

    def convert(self, value: Any, param: click.Parameter | None, context: click.Context | None) -> int:
        if isinstance(value, int):
            return value
        text = str(value)
        if not (text.isascii() and text.isdigit() and len(text) < 12 and self.low <= int(text) <= self.high):
            raise Refusal(
                "usage-value",
                name=_name(param),
                value=text,
                possible=f"{self.low}…{self.high}",
                help=f"{context.command_path if context else 'chakai'} --help",
            )
        return int(text)


def reason(words: Words, refused: Refusal | Fault) -> str:
    """What was wrong and what would be right, in one line whatever the texts were that it quotes."""
    facts = {name: fact if isinstance(fact, int) else shown(str(fact)) for name, fact in refused.facts.items()}
    return speak.refusal(words, Refusal(refused.code, **facts))


def refused_usage(error: click.UsageError) -> Refusal:
    """A mistake in the command's words as a refusal."""
    page = f"{error.ctx.command_path if error.ctx else 'chakai'} --help"
    match error:
        case click.NoSuchOption(option_name=option, possibilities=[near, *_]):
            return Refusal("usage-option-near", option=option, near=near, help=page)
        case click.NoSuchOption(option_name=option):
            return Refusal("usage-option", option=option, help=page)
        case click.MissingParameter(param=param):
            return Refusal("usage-missing", name=_name(param), help=page)
        case click.BadOptionUsage(option_name=option):
            return Refusal("usage-argument", option=option, help=page)
    return Refusal("usage-other", detail=error.format_message(), help=page)


def language_option(words: Words) -> click.Option:
    return click.Option(["--lang"], metavar="L", help=words("cli-option-lang"))


def _help_option(words: Words) -> click.Option:
    return click.Option(
        ["-h", "--help"], is_flag=True, expose_value=False, is_eager=True, help=words("cli-option-help"),
        callback=_page(lambda context: context.get_help()),
    )  # fmt: skip


def _page(text: Callable[[click.Context], str]) -> Callable[[click.Context, click.Parameter, bool], None]:
    """An option that prints a page and ends the command."""

    def show(context: click.Context, _: click.Parameter, value: bool) -> None:  # noqa: FBT001 (click's form)
        if value:
            click.echo(text(context))
            context.exit()

    return show


def _name(param: click.Parameter | None) -> str:
    if isinstance(param, click.Option):
        return param.opts[-1]
    return (param.human_readable_name if param else "?").upper()
