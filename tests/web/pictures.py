"""python -m tests.web.pictures [--out docs/pictures]: the pages, wide and narrow, by day and in the evening.

The situations are put into the books of a server of their own, so that the pictures are the same each time.
"""

import argparse
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser

from chakai.games.matcha.state import State
from chakai.web.books import Terms
from tests.web.acting import Pointing, offered
from tests.web.browser import Guest, come, launched
from tests.web.placed import (
    Placed,
    before_the_reveal,
    finished,
    keeping,
    my_turn,
    place,
    said,
)
from tests.web.served import Server, served
from tests.web.tea_pictures import EVENING
from tests.web.tea_pictures import PICTURES as TEA_PICTURES

TALK: Final = (said(0, 1, text="Shall we?"), said(1, 3, claim="matches"), said(0, 4, claim="think-again"))

Sight = Callable[[Guest, Server], None]


def home(guest: Guest, server: Server) -> None:
    """The home page of somebody who has played before"""
    table = _table(server, my_turn)
    for number, seed in enumerate((11, 10, 3)):
        place(server, finished(seed), owner=table.own(1), at=EVENING - 90_000 * number)
    table.seat(guest)
    guest.go("/")


def table_turn(guest: Guest, server: Server) -> None:
    """Your turn: a card is picked, and the places where it can lie are lit"""
    _both_come(guest, _table(server, my_turn))
    guest.press(".near .hand-card:has([data-suit=r])")


def table_reveal(guest: Guest, server: Server) -> None:
    """The end of a round: both cards are turned, and the better match glows"""
    guest.page.clock.install()
    _both_come(guest, _table(server, before_the_reveal))
    guest.page.clock.pause_at(guest.page.evaluate("() => Date.now() + 1000"))
    way = Pointing(guest)
    way.pick(0)
    way.place("suit")
    for _ in range(200):
        if guest.the(".card.glow").count():
            break
        guest.page.clock.run_for(60)
        guest.page.wait_for_timeout(60)  # the movements of the cards have a clock of their own
    guest.the(".card.glow").first.wait_for()


def table_keep(guest: Guest, server: Server) -> None:
    """Between two sets of the Grail edition: which cards to keep"""
    _both_come(guest, _table(server, keeping))
    for number in (0, 2):
        guest.press(f".near .hand-card >> nth={number}")


def table_end(guest: Guest, server: Server) -> None:
    """The end of a game, won"""
    _both_come(guest, _table(server, finished))


def replay(guest: Guest, server: Server) -> None:
    """A game seen again, with all cards open"""
    table = _table(server, finished)
    guest.go(f"/replay/{table.id}")
    guest.the("#rounds").select_option(index=2)
    guest.press("#forward")
    guest.press("#forward")


def rules(guest: Guest, server: Server) -> None:
    """The rules, with drawn situations"""
    guest.go("/rules/matcha#on-ranks")


PICTURES: Final[dict[str, Sight]] = {
    "home": home,
    "table-turn": table_turn,
    "table-reveal": table_reveal,
    "table-keep": table_keep,
    "table-end": table_end,
    "replay": replay,
    "rules": rules,
    **TEA_PICTURES,
}
MOVING: Final = {"table-reveal"}
SIZES: Final = {"wide": False, "narrow": True}
THEMES: Final = ("light", "dark")


def _table(server: Server, situation: Callable[[], State]) -> Placed:
    return place(server, situation(), talk=TALK, at=EVENING, terms=Terms(unseen=True))


def _both_come(guest: Guest, table: Placed) -> None:
    """Bea looks on from a browser of her own, so that she is not away."""
    browser = guest.context.browser
    assert browser is not None
    bea = come(browser, guest.home)
    table.visit(bea, 0)
    table.visit(guest)
    guest.until('() => !document.querySelector(".far .away:not([hidden])")')
    offered(guest)


def take(browser: Browser, server: Server, path: Path, *, name: str, size: str, theme: str) -> None:
    """One picture."""
    guest = come(browser, server.url, theme=theme, narrow=SIZES[size], motion=name in MOVING, timezone_id="UTC")
    guest.context.add_init_script('localStorage.setItem("chakai.hints", "false")')
    PICTURES[name](guest, server)
    guest.page.mouse.move(0, 0)
    guest.page.screenshot(path=path)
    if complaints := guest.complaints():
        raise SystemExit(f"{path.name}: {complaints}")
    for context in browser.contexts:
        context.close()


def write_list(out: Path) -> None:
    """A page that shows them all."""
    lines = ["# Pictures", "", "Made by `make pictures`: wide and narrow, by day and in the evening.", ""]
    for name, sight in PICTURES.items():
        lines += [f"## {sight.__doc__}", ""]
        lines += [f"![{name}, {size}, {theme}]({name}-{size}-{theme}.png)" for size in SIZES for theme in THEMES]
        lines.append("")
    (out / "README.md").write_text("\n".join(lines[:-1]) + "\n")


def main() -> None:
    reader = argparse.ArgumentParser(prog="python -m tests.web.pictures", description=__doc__)
    reader.add_argument("--out", type=Path, default=Path("docs/pictures"))
    reader.add_argument("--only", choices=PICTURES, action="append", help="this one only")
    asked = reader.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        served(Path(folder), "--bot-pause", "0") as server,
        launched() as browser,
    ):
        for name in asked.only or PICTURES:
            for size in SIZES:
                for theme in THEMES:
                    path = asked.out / f"{name}-{size}-{theme}.png"
                    take(browser, server, path, name=name, size=size, theme=theme)
                    print(path)
    write_list(asked.out)


if __name__ == "__main__":
    main()
