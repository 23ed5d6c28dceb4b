"""The games there are."""

from collections.abc import Mapping
from typing import Final

from chakai.core.game import AnyGame
from chakai.core.illegal import Impossible
from chakai.games.genmaicha.engine import GENMAICHA
from chakai.games.matcha.engine import MATCHA

GAMES: Final[Mapping[str, AnyGame]] = {game.name: game for game in (MATCHA, GENMAICHA)}


def game_named(name: str) -> AnyGame:
    """A game by its name."""
    if name not in GAMES:
        raise Impossible("unknown-game", game=name, possible=", ".join(GAMES))
    return GAMES[name]
