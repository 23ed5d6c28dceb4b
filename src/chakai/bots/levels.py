"""Who can be played: bots for matches, and the levels a person can choose."""

from collections.abc import Callable, Mapping
from typing import Final

from chakai.bots.bot import Bot, BotMaker
from chakai.bots.genmaicha_greedy import GenmaichaGreedy
from chakai.bots.genmaicha_planner import GenmaichaPlanner
from chakai.bots.greedy import Greedy
from chakai.bots.master import COMPILED as MASTERLY
from chakai.bots.master import Master
from chakai.bots.novice import Novice
from chakai.bots.search import COMPILED, Search
from chakai.bots.uniform import Uniform
from chakai.core.illegal import Refusal
from chakai.solve.compiling import compiled_module

BOTS: Final[Mapping[str, Mapping[str, BotMaker]]] = {
    "matcha": {"random": Uniform, "novice": Novice, "greedy": Greedy, "search": Search, "master": Master},
    "genmaicha": {"random": Uniform, "greedy": GenmaichaGreedy, "planner": GenmaichaPlanner},
}

LEVELS: Final[Mapping[str, Mapping[str, str]]] = {
    "matcha": {"novice": "novice", "regular": "greedy"},
    "genmaicha": {"novice": "random", "regular": "greedy", "strong": "planner"},
}
"""Each level's bot, from the easiest on."""


CLOCKED: Final[Mapping[str, Mapping[str, Callable[[int], Bot]]]] = {
    "matcha": {"search": Search, "master": Master},
    "genmaicha": {"planner": GenmaichaPlanner},
}
"""Bots that can think by the clock instead: made with the milliseconds of a move."""

NEEDED: Final[Mapping[str, Mapping[str, str]]] = {
    "matcha": {"search": COMPILED, "master": MASTERLY},
    "genmaicha": {},
}
"""Compiled play that a bot cannot do without."""


def bot_maker(game: str, name: str) -> BotMaker:
    """A bot by its own name or by the name of a level; refused if what it needs is not installed."""
    bots = BOTS[game]
    name = LEVELS[game].get(name, name)
    if name not in bots:
        raise Refusal("unknown-bot", bot=name, possible=", ".join({**LEVELS[game], **bots}))
    if name in NEEDED[game]:
        compiled_module(NEEDED[game][name])
    return bots[name]
