"""Who can be played: bots for matches, and the levels a person can choose."""

from collections.abc import Mapping
from typing import Final

from chakai.bots.bot import BotMaker
from chakai.bots.genmaicha_greedy import GenmaichaGreedy
from chakai.bots.greedy import Greedy
from chakai.bots.novice import Novice
from chakai.bots.uniform import Uniform
from chakai.core.illegal import Refusal

BOTS: Final[Mapping[str, Mapping[str, BotMaker]]] = {
    "matcha": {"random": Uniform, "novice": Novice, "greedy": Greedy},
    "genmaicha": {"random": Uniform, "greedy": GenmaichaGreedy},
}

LEVELS: Final[Mapping[str, Mapping[str, str]]] = {
    "matcha": {"novice": "novice", "regular": "greedy"},
    "genmaicha": {"novice": "random", "regular": "greedy"},
}
"""Each level's bot, from the easiest on."""


def bot_maker(game: str, name: str) -> BotMaker:
    """A bot by its own name or by the name of a level."""
    bots = BOTS[game]
    name = LEVELS[game].get(name, name)
    if name not in bots:
        raise Refusal("unknown-bot", bot=name, possible=", ".join({**LEVELS[game], **bots}))
    return bots[name]
