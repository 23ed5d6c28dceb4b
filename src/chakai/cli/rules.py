"""chakai rules and chakai bots: what can be played, how, and against whom."""

from collections.abc import Sequence

from rich.table import Table as Grid
from rich.text import Text

from chakai.bots.levels import BOTS
from chakai.cli.options import chosen_rules, house_option, level_rows, rules_option
from chakai.cli.spoken import Argument, Command, language_option
from chakai.games import game_named
from chakai.terminal.paper import paper, print_page
from chakai.words import speak
from chakai.words.catalogue import Words


def commands(words: Words) -> list[Command]:
    return [_rules(words), _bots(words)]


def _rules(words: Words) -> Command:
    def rules(game: str, rules: str | None, house: Sequence[str], lang: str | None) -> None:
        del lang
        page = speak.RULES_PAGES[game_named(game).name](words, chosen_rules(game_named(game), rules, house))
        print_page(paper(), page)

    return Command(
        words,
        "rules",
        callback=rules,
        params=[
            Argument("game", words("cli-play-game")),
            rules_option(words, "cli-rules-rules"),
            house_option(words),
            language_option(words),
        ],
        examples=("chakai rules matcha", "chakai rules matcha --rules matagot-2020 --lang nl"),
    )


def _bots(words: Words) -> Command:
    def bots(lang: str | None) -> None:
        del lang
        console = paper()
        for game in BOTS:
            console.print(Text(words(f"{game}-title"), style="bold"))
            console.print(Text(f"  {words('cli-bots-levels')}"))
            console.print(_list(level_rows(words, game)))
            console.print(Text(f"  {words('cli-bots-bots')}"))
            console.print(_list([(bot, _about(words, game, bot)) for bot in (*BOTS[game], "exec")]))

    return Command(words, "bots", callback=bots, params=[language_option(words)], examples=("chakai bots",))


def _about(words: Words, game: str, bot: str) -> str:
    own = f"bot-{game}-{bot}"
    return words(own if own in words else f"bot-{bot}")


def _list(rows: Sequence[tuple[str, str]]) -> Grid:
    grid = Grid.grid(padding=(0, 2))
    for name, about in rows:
        grid.add_row("  ", Text(name, style="bold"), Text(about, overflow="fold"))
    return grid
