"""Getting a bot ready before anybody waits for it: it plays to itself once, which compiles all that it needs."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from chakai.bots.levels import rehearsing_bot_maker
from chakai.core.chance import SeededLuck, stream
from chakai.games import game_named
from chakai.table.table import Table

SHOWN: Final[Mapping[str, tuple[str, ...]]] = {
    "matcha": ("matagot-2020", "grail-2015"),
    "genmaicha": ("standard",),
}
"""Rules that between them need everything there is."""
MOST_DECISIONS: Final = 200
"""Rules without a limit let two bots pass for ever."""


def rehearse(game_name: str, name: str, rules: Iterable[Any] = ()) -> None:
    """A game by each of these rules, else by those that need everything; a Refusal if something is missing."""
    game, make = game_named(game_name), rehearsing_bot_maker(game_name, name)
    for chosen in rules or (game.rules(shown, {}) for shown in SHOWN[game_name]):
        seats = game.seats[0]
        table = Table(game, chosen, ("",) * seats, SeededLuck("rehearsal", 0))
        bots = [make() for _ in range(seats)]
        chance = stream("rehearsal", "bot", 0, 0)
        for _ in range(MOST_DECISIONS):
            if table.outcome is not None:
                break
            seat = table.to_act[0]
            table.submit(seat, bots[seat].choose(table.view(seat), table.legal(seat), chance))
