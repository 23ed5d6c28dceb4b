"""Companies that play game after game, whatever happens to the server meanwhile."""

import random
import re
import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TypeVar

import httpx
from websockets.exceptions import WebSocketException

from tests.web.served import Person, Playing, Server, invitation

T = TypeVar("T")


@dataclass(frozen=True)
class Kind:
    """Who plays what."""

    people: Sequence[str]
    form: Mapping[str, str | list[str]]
    game: str = "matcha"


KINDS = (
    Kind(("Ann", "Bea"), {"opponent": "friend", "rules": "grail-2015"}),
    Kind(("Cy",), {"opponent": "bot:novice", "rules": "grail-2015", "dealer": "me"}),
    Kind(("Di", "Eve"), {"opponent": "friend", "rules": "matagot-2020", "seconds": "180"}),
    Kind(("Fay",), {"opponent": "bot:regular", "rules": "matagot-2020", "dealer": "other"}),
    Kind(("Gus", "Hal"), {"seats": "3", "who": ["friend", "bot:novice"]}, "genmaicha"),
    Kind(
        ("Ida", "Jo", "Kay"),
        {"seats": "3", "who": ["friend", "friend"], "variant": ["matcha-iri", "tea-ceremony", "tea-market"]},
        "genmaicha",
    ),
)
TALKS = 0.2
"""How often somebody says something before a move."""


class Company(threading.Thread):
    """Plays until it is told to stop, and then to the end of its last game."""

    def __init__(self, server: Server, kind: Kind, seed: int) -> None:
        super().__init__(daemon=True)
        self.kind, self.rng = kind, random.Random(seed)
        self.people = [Person(server, name) for name in kind.people]
        self.games: list[list[Playing]] = []
        self.last_game = threading.Event()

    def run(self) -> None:
        while not self.last_game.is_set():
            self._play(self._until_it_works(self._set_table))

    @property
    def accepted(self) -> int:
        """What the server has said yes to."""
        return sum(len(player.accepted) for game in self.games for player in game)

    def left_over(self) -> list[str]:
        """Tables that were set, but the server died before it could say so."""
        known = {game[0].table for game in self.games}
        return sorted(set(re.findall(r'"/t/(\w+)"', self.people[0].http.get("/").text)) - known)

    def _play(self, table: str) -> None:
        game = [Playing(person, table, self.rng.getrandbits(64), TALKS) for person in self.people]
        self.games.append(game)
        for player in game:
            player.start()
        for player in game:
            player.join()

    def _set_table(self) -> str:
        host, *guests = self.people
        found = self.left_over()
        table = found[0] if found else host.set_table(game=self.kind.game, **self.kind.form)
        for guest in guests:
            key = self._until_it_works(partial(invitation, host, table))
            self._until_it_works(partial(join, guest, key))
        return table

    def _until_it_works(self, act: Callable[[], T]) -> T:
        while True:
            try:
                return act()
            except (httpx.TransportError, OSError, WebSocketException, EOFError):
                self.last_game.wait(0.02)


def join(guest: Person, key: str) -> None:
    """Sits down; that it was done before the server died is fine too."""
    answer = guest.http.post("/join", json={"key": key, "name": guest.name})
    assert answer.status_code == 200 or answer.json()["code"] == "already-seated", answer.text
