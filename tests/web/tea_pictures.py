"""Genmaicha's table for the pictures."""

from collections.abc import Callable
from typing import Final

from chakai.games.genmaicha.engine import GENMAICHA
from chakai.games.genmaicha.state import State
from chakai.testing.strategies import random_position
from chakai.web.books import Sitting
from tests.genmaicha.situations import FULL, bidding, brewing
from tests.web.brewing import offered
from tests.web.browser import Guest, come
from tests.web.placed import NOVICE, Placed, place, said
from tests.web.rooms import PARTY
from tests.web.served import Server

EVENING: Final = 1_790_877_600.0
"""When all of this was played, also at Matcha's tables."""
TALK: Final = (said(1, 1, text="I am thirsty."),)
SEED: Final = 2
SHELVES: Final = ("rH rS bS bT yT kH wO gX", "wH gS kT", "wT rN")


def played() -> State:
    """A game of four that chance has played to its end."""
    state: State = random_position(GENMAICHA, GENMAICHA.rules(FULL), 4, 10_000, SEED).state
    return state


def tea_bid(guest: Guest, server: Server) -> None:
    """Genmaicha for six: a secret bid, and who has bid already"""
    _come(guest, _table(server, bidding(6, FULL), bots=4), others=1)
    guest.until('() => document.querySelectorAll(".seat .has-bid").length >= 4')
    guest.press(".bidding .step >> nth=2")
    guest.press(".bidding .step >> nth=2")


def tea_brew(guest: Guest, server: Server) -> None:
    """Brewing a column: the drinks that would serve are lit, and one is offered for the hidden card"""
    _come(guest, _table(server, brewing(*SHELVES, rules=FULL, players=3)), others=2)
    guest.press("[data-line=left]")
    guest.press(".top-card[data-column=left]")


def tea_end(guest: Guest, server: Server) -> None:
    """The end of a game of Genmaicha"""
    _come(guest, _table(server, played()), others=3)


def tea_replay(guest: Guest, server: Server) -> None:
    """A game of Genmaicha seen again"""
    guest.go(f"/replay/{_table(server, played()).id}")
    guest.until('() => document.querySelector("#replay .tea-grid .ingredient")')
    guest.the("#rounds").select_option(index=1)
    for _ in range(3):
        guest.press("#forward")


def tea_rules(guest: Guest, server: Server) -> None:
    """The rules of Genmaicha, with drawn situations"""
    guest.go("/rules/genmaicha?rules=matcha-iri%2Btea-ceremony%2Btea-market")


PICTURES: Final[dict[str, Callable[[Guest, Server], None]]] = {
    "tea-bid": tea_bid,
    "tea-brew": tea_brew,
    "tea-end": tea_end,
    "tea-replay": tea_replay,
    "tea-rules": tea_rules,
}


def _table(server: Server, state: State, *, bots: int = 0) -> Placed:
    names = PARTY[: state.players - bots]
    sittings = (*(Sitting("person", name) for name in names), *[NOVICE] * bots)
    return place(server, state, game="genmaicha", sittings=sittings, talk=TALK, at=EVENING)


def _come(guest: Guest, table: Placed, *, others: int) -> None:
    """The others look on from browsers of their own, so that nobody is away."""
    browser = guest.context.browser
    assert browser is not None
    for seat in range(1, others + 1):
        table.visit(come(browser, guest.home), seat)
    table.visit(guest, 0)
    guest.until('() => !document.querySelector(".far .away:not([hidden])")')
    offered(guest)
