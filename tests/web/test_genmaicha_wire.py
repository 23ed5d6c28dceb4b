"""A whole game of Genmaicha over sockets, played only with what the scenes offer, and its replay."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from chakai.games.genmaicha.engine import GENMAICHA
from chakai.testing.strategies import random_position
from tests.web.rooms import answer, hello, inside, move
from tests.web.test_genmaicha_boards import composed

MIX = "matcha-iri+tea-ceremony+tea-market"


def choices(scene: dict[str, Any]) -> list[str]:
    """Every move that a page can compose; which cards a line has stands in the setup and on the board."""
    grid = scene["frames"][-1]["board"]["grid"]
    for line in (scene["now"]["brew"] or {"lines": ()})["lines"]:
        line["cards"] = [grid[place] for place in scene["setup"]["lines"][line["line"]]["cells"]]
    return list(composed(scene["now"]))


@pytest.mark.parametrize("players", GENMAICHA.seats)
def test_a_game_is_played_from_its_scenes(tmp_path: Path, players: int) -> None:
    """Whoever moves comes to the table, makes one move, and leaves."""
    rules, rng = GENMAICHA.rules(MIX), Random(players)
    begun = random_position(GENMAICHA, rules, players, 2, players).state
    with inside(tmp_path) as room:
        table, seat = room.set_table("genmaicha", rules, begun), 0
        while True:
            with room.socket(table, seat) as socket:
                scene = hello(socket)
                if scene["state"] == "over":
                    break
                if seat in scene["now"]["to_act"]:
                    move(socket, rng.choice(choices(scene)), scene["version"], f"m{scene['version']}")
                    assert answer(socket, f"m{scene['version']}")["type"] == "accepted"
            seat = rng.choice([other for other in scene["now"]["to_act"] if other != seat] or [seat])
        told = room.client.get(f"/replay/{table}/frames?eyes=open").json()
        assert told["frames"][-1]["kind"] == "over"
        assert told["outcome"]["winners"] == scene["outcome"]["winners"]
        assert len(told["people"]) == players
