"""Who can be played: bots for matches, and the levels a person can choose."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any, Final

from chakai.bots.bot import Bot, BotMaker
from chakai.bots.genmaicha_greedy import GenmaichaGreedy
from chakai.bots.genmaicha_planner import GenmaichaPlanner
from chakai.bots.greedy import Greedy
from chakai.bots.master import COMPILED as MASTERLY
from chakai.bots.master import Master
from chakai.bots.net import COMPILED as LEARNED
from chakai.bots.net import Net, check_rules
from chakai.bots.novice import Novice
from chakai.bots.regular import Regular
from chakai.bots.search import COMPILED, ITERATIONS_AT_TABLE, Search
from chakai.bots.uniform import Uniform
from chakai.core.illegal import Refusal
from chakai.solve.compiling import EXTRA, compiled_module, missing_package

BOTS: Final[Mapping[str, Mapping[str, BotMaker]]] = {
    "matcha": {
        "random": Uniform,
        "novice": Novice,
        "regular": Regular,
        "greedy": Greedy,
        "net": Net,
        "search": Search,
        "master": Master,
    },
    "genmaicha": {"random": Uniform, "greedy": GenmaichaGreedy, "planner": GenmaichaPlanner},
}

LEVELS: Final[Mapping[str, Mapping[str, str]]] = {
    "matcha": {"novice": "novice", "regular": "regular", "strong": "greedy", "master": "master"},
    "genmaicha": {"novice": "random", "regular": "greedy", "strong": "planner"},
}
"""Each level's bot, from the easiest on."""
USUAL: Final = "strong"
"""The level of every game that is met where none is asked for; it needs nothing but the base install."""


CLOCKED: Final[Mapping[str, Mapping[str, Callable[[int], Bot]]]] = {
    "matcha": {"search": Search, "master": Master},
    "genmaicha": {"planner": GenmaichaPlanner},
}
"""Bots that can think by the clock instead: made with the milliseconds of a move."""

NEEDED: Final[Mapping[str, Mapping[str, str]]] = {
    "matcha": {"net": LEARNED, "search": COMPILED, "master": MASTERLY},
    "genmaicha": {},
}
"""Compiled play that a bot cannot do without."""

CHECKS: Final[Mapping[str, Mapping[str, Callable[[Any], None]]]] = {
    "matcha": {"net": check_rules},
    "genmaicha": {},
}
"""Of bots that do not know all rules: what refuses the others."""

AT_TABLE: Final[Mapping[str, Mapping[str, BotMaker]]] = {
    "matcha": {
        "search": partial(Search, iterations=ITERATIONS_AT_TABLE),
        "master": partial(Master, at_table=True),
    },
    "genmaicha": {},
}
"""Bots that think longer at a person's table than in matches."""

REHEARSING: Final[Mapping[str, Mapping[str, BotMaker]]] = {
    "matcha": {"net": Net, "search": partial(Search, iterations=1), "master": Master},
    "genmaicha": {},
}
"""Each bot that needs compiled play, with little work: one game of it has everything compiled."""


def bot_maker(game: str, name: str) -> BotMaker:
    """A bot for matches, by its own name or that of a level; refused if what it needs is not installed."""
    return _checked(game, name, BOTS[game])


def table_bot_maker(game: str, name: str) -> BotMaker:
    """The same bot for a person's table, where it may think for about a second."""
    return _checked(game, name, {**BOTS[game], **AT_TABLE[game]})


def rehearsing_bot_maker(game: str, name: str) -> BotMaker:
    """The same bot with next to no thought."""
    return _checked(game, name, {**BOTS[game], **REHEARSING[game]})


def check_bot(game: str, name: str, rules: Any) -> None:
    """Raises Refusal if a bot, or that of a level, is unknown, lacks what it needs, or does not know the rules."""
    bot_maker(game, name)
    if check := CHECKS[game].get(LEVELS[game].get(name, name)):
        check(rules)


def needs_compiling(game: str, name: str) -> bool:
    """Must a bot, or the bot of a level, be got ready before it plays?"""
    return LEVELS[game].get(name, name) in NEEDED[game]


def obstacle(game: str, name: str) -> Refusal | None:
    """What is not installed that a bot, or the bot of a level, needs; found without loading anything."""
    package = missing_package() if needs_compiling(game, name) else None
    return Refusal("needs-extra", extra=EXTRA, package=package) if package else None


def levels_to_compile() -> Iterator[tuple[str, str]]:
    """All levels that must be got ready, with their games."""
    return ((game, level) for game, levels in LEVELS.items() for level in levels if needs_compiling(game, level))


def _checked(game: str, name: str, makers: Mapping[str, BotMaker]) -> BotMaker:
    name = LEVELS[game].get(name, name)
    if name not in makers:
        raise Refusal("unknown-bot", bot=name, possible=", ".join({**LEVELS[game], **makers}))
    if name in NEEDED[game]:
        compiled_module(NEEDED[game][name])
    return makers[name]
