"""Situations put into the books of a real server, so that a browser finds them there."""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from chakai.games import GAMES
from chakai.games.matcha.engine import MATCHA
from chakai.games.matcha.state import State
from chakai.records.record import result_of
from chakai.testing.strategies import random_position
from chakai.web import books, holding
from chakai.web.books import Book, Entry, Sitting, Terms
from chakai.web.keys import secret_of
from chakai.web.people import Gate, Pass, new_id
from chakai.web.store import Store
from tests.matcha.situations import GRAIL, MATAGOT, after, deal, on, passed_out, played
from tests.web.browser import Guest
from tests.web.rooms import in_books
from tests.web.served import Server

ANN, BEA = Sitting("person", "Ann"), Sitting("person", "Bea")
NOVICE: Final = Sitting("bot", "novice")


@dataclass(frozen=True)
class Placed:
    """A table in a server's books."""

    server: Server
    id: str
    gate: Gate

    def own(self, seat: int) -> Pass:
        return Pass(f"the secret of seat {seat} at {self.id}")

    def seat(self, guest: Guest, seat: int = 1) -> None:
        """Makes a guest the one who sits there."""
        guest.context.add_cookies(
            [{"name": self.gate.cookie, "value": self.gate.written(self.own(seat)), "url": self.server.url}]
        )

    def visit(self, guest: Guest, seat: int | None = 1) -> None:
        """Brings a guest to the table, to a seat or to watch."""
        if seat is not None:
            self.seat(guest, seat)
        guest.go(f"/t/{self.id}")
        guest.until('() => document.querySelector("#board :is(.hand, .shelf)")')


def place(
    server: Server,
    state: Any,
    *,
    game: str = "matcha",
    sittings: tuple[Sitting, ...] = (BEA, ANN),
    terms: Terms | None = None,
    talk: Sequence[dict[str, Any]] = (),
    table: str | None = None,
    at: float | None = None,
    owner: Pass | None = None,
) -> Placed:
    """A table in this situation; `owner`: whoever holds Ann's seat."""
    store = Store(str(server.folder / "tables.sqlite"))
    made = Placed(server, table or new_id(), Gate(secret_of(store.url)))
    now = time.time() if at is None else at
    rules = state.edition if game == "matcha" else state.rules
    book, kept = in_books(game, rules, state, table=made.id, at=now, terms=terms, sittings=sittings)
    kept += [Entry(len(kept) + number, now, "say", said) for number, said in enumerate(talk)]
    people = [seat for seat, sitting in enumerate(sittings) if sitting.kind == "person"]
    shared = terms is not None and terms.one_device
    owners = {seat: [made.own(0 if shared else seat).player] for seat in people}
    if owner is not None:
        owners[1] = [owner.player]
    with store.engine.connect().execution_options(writes=True) as connection, connection.begin():
        _write(connection, book, kept, owners, state)
    store.close()
    return made


def _write(connection: Any, book: Book, kept: list[Entry], owners: dict[int, list[str]], state: Any) -> None:
    books.set_table(connection, book, owners)
    for seat, own in owners.items():
        for player in own:
            holding.rename(connection, player, book.sittings[seat].name, book.made)
    game = GAMES[book.game]
    summary: dict[str, Any] = {"started": book.made, "turn": list(game.to_act(state)), "bot_due": False}
    outcome = game.outcome(state)
    if outcome is not None:
        summary |= {"ended": book.made, "result": result_of(outcome)}
    for entry in kept:
        books.append(connection, book.id, entry, **summary)


def said(seat: int, after_move: int, text: str = "", claim: str = "") -> dict[str, Any]:
    """Talk as the books keep it."""
    return {"seat": seat, "after_move": after_move, "text": text, "claim": claim, "id": f"{seat} {after_move}"}


TEA: Final = "2g 3b 1y 4r 3r 2b"
ANNS: Final = "2r 4g 1r 3y 0"
BEAS: Final = "4b 1g 4y 2y 0"


def first_round(rules: str = MATAGOT) -> State:
    """Dealt; Bea, who deals, begins."""
    return after(rules, deal(TEA, BEAS, ANNS, rules=rules))


def my_turn() -> State:
    """Round 2: Bea has laid a card, and Ann has one that matches at both tea cards."""
    return on(played(first_round(), "2y# 4b*", "2r#"), "0 1g#")


def before_the_reveal() -> State:
    """Ann's next move ends the first round, in which cards of both lie at both tea cards."""
    return on(first_round(), "0 2y#, 1 2r#, 0 4b*")


def keeping() -> State:
    """The end of a set with cards left in both hands."""
    return passed_out(played(first_round(GRAIL), "4b*", "2r#"))


def finished(seed: int = 11, rules: str = MATAGOT) -> State:
    """A whole game, played at random; in the one told here Ann reaches a goal."""
    state: State = random_position(MATCHA, MATCHA.rules(rules), 2, 1000, seed).state
    return state
