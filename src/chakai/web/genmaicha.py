"""Genmaicha as the browser shows it. The board is bookkeeping of what was seen; no rule is decided here."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from chakai.core.legal import Legal
from chakai.core.seats import Viewer
from chakai.games.genmaicha.drinks import CELLS, DRINKS, INGREDIENTS, LINES, ROWS
from chakai.games.genmaicha.moves import (
    MOVES,
    Bid,
    BidsShown,
    Brew,
    Done,
    Entry,
    Grid,
    LastCrate,
    Move,
    NewRound,
    NoBrew,
    Order,
    Over,
    Peek,
    PlaceAd,
    Raise,
    TakeCrate,
    Toss,
    letter,
)
from chakai.games.genmaicha.rules import YEN, Rules
from chakai.games.genmaicha.state import Stage
from chakai.games.genmaicha.view import View
from chakai.web.genmaicha_board import Board
from chakai.web.genmaicha_brews import Brews
from chakai.web.genmaicha_hints import hints_for
from chakai.web.marks import MarkedWords
from chakai.web.turns import own_seat, to_act
from chakai.words.genmaicha import Teller

KIND_OF: Final[dict[type, str]] = {
    Grid: "grid",
    NewRound: "round",
    Bid: "bids",
    Raise: "raises",
    Toss: "toss",
    Order: "order",
    TakeCrate: "crate",
    LastCrate: "crate",
    Brew: "brew",
    Peek: "peek",
    PlaceAd: "ad",
    Done: "done",
    NoBrew: "done",
    Over: "over",
}
"""Events that begin a frame; all others belong to the one before."""
STAGES: Final = {Stage.BID: "bid", Stage.RAISE: "raise", Stage.CHOOSE: "choose"}


class GenmaichaEyes:
    """Sees a game of Genmaicha event by event; cards that are open in the events are shown open."""

    def __init__(self, words: MarkedWords, names: Sequence[str], viewer: Viewer, rules: Rules) -> None:
        self.words, self.names, self.viewer = words, names, viewer
        self._teller = Teller(words, names, viewer)
        self._board = Board(rules, len(names))
        self._moves = 0

    def frames(self, entries: Iterable[Entry]) -> list[dict[str, Any]]:
        """One frame for all bids shown together, for a brew with what it brings, for each other event."""
        frames = []
        for kind, events in _together(entries):
            say = [sentence for event in events if (sentence := self._teller(event))]
            moved = [moved for event in events for moved in self._board.happen(event)]
            self._moves += sum(isinstance(event, MOVES) for event in events)
            board = self._board.shown()
            frames.append({"kind": kind, "say": say, "moves": self._moves, "moved": moved, "board": board})
        return frames

    def now(self, view: View, legal: Legal[Move] | None, *, unseen: bool) -> dict[str, Any]:
        """What the present asks for; nothing is ever unseen but the order of a bag and of three cards."""
        del unseen
        acting = view.seat if legal is not None and view.turn == view.seat else None
        brewing = acting is not None and view.stage is Stage.BREW
        return {
            "to_act": to_act(view),
            "heading": self._heading(view),
            "prompt": self._prompt(view),
            "bid": self._bid(view, legal),
            "crates": self._crates(view) if acting is not None and view.stage is Stage.CHOOSE else None,
            "brew": Brews(self.words, self.names, view, own_seat(view)).shown() if brewing else None,
            "hints": [{"id": hint, "say": self.words(f"hint-genmaicha-{hint}")} for hint in hints_for(view)],
            "unseen": None,
        }

    def _heading(self, view: View) -> str:
        heading = self.words("terminal-brew-heading", round=view.round, rounds=view.rounds)
        if view.stage is Stage.OVER:
            return heading
        return f"{heading} · {self.words('terminal-brew-stage', stage=STAGES.get(view.stage, 'brew'))}"

    def _prompt(self, view: View) -> str:
        if view.stage is Stage.OVER:
            return self.words("web-prompt-over")
        stage = STAGES.get(view.stage, "brew")
        if view.stage in (Stage.BID, Stage.RAISE):
            if view.answer is not None:
                return self.words("web-genmaicha-prompt-given", yen=view.answer.yen)
            mine = view.seat in view.deciding
            return self.words(f"web-genmaicha-prompt-{stage}" if mine else f"web-genmaicha-prompt-others-{stage}")
        assert view.turn is not None
        if view.turn != view.seat:
            return self.words(f"web-genmaicha-prompt-wait-{stage}", name=self.names[view.turn])
        return self.words("web-genmaicha-prompt-ad" if view.ad_right else f"web-genmaicha-prompt-{stage}")

    def _bid(self, view: View, legal: Legal[Move] | None) -> dict[str, Any] | None:
        """What can be bid, or has been: that stays secret until all have bid."""
        if view.seat not in view.deciding or (legal is None and view.answer is None):
            return None
        seat, follow_up = own_seat(view), view.stage is Stage.RAISE
        return {
            "follow_up": follow_up,
            "low": 0,
            "high": view.left[seat],
            "step": YEN,
            "move": f"{seat} {'raise' if follow_up else 'bid'} {{yen}}",
            "given": None if view.answer is None else view.answer.yen,
            "say": self.words("web-genmaicha-raise" if follow_up else "web-genmaicha-bid", most=view.left[seat]),
        }

    def _crates(self, view: View) -> list[dict[str, Any]]:
        return [
            {
                "crate": letter(place),
                "move": str(TakeCrate(own_seat(view), place)),
                "say": self.words("web-genmaicha-crate", crate=letter(place), drinks=" ".join(map(str, drinks))),
            }
            for place, drinks in enumerate(view.crates)
            if drinks is not None
        ]


def setup(words: MarkedWords, rules: Rules) -> dict[str, Any]:
    """What does not change during a game: how everything is called, where lines lie, what is played."""
    return {
        "ingredients": {one: words("genmaicha-ingredient", kind=one) for one in INGREDIENTS},
        "drinks": {
            str(drink): words("web-genmaicha-drink", colour=drink.colour, shape=drink.shape) for drink in DRINKS
        },
        "lines": {
            line: {
                "say": words("web-genmaicha-line-name", line=line),
                "cells": list(CELLS[line]),
                "row": line in ROWS,
            }
            for line in LINES
        },
        "variants": {"iri": rules.matcha_iri, "ceremony": rules.tea_ceremony, "market": rules.tea_market},
    }


def round_name(words: MarkedWords, board: dict[str, Any]) -> str:
    """A round of a replay."""
    return words("terminal-brew-heading", round=board["round"], rounds=board["rounds"])


def _together(entries: Iterable[Entry]) -> Iterator[tuple[str, list[Entry]]]:
    """Events that are one frame, and its kind; bids that are shown together are one."""
    kind, events = "", list[Entry]()
    for event in entries:
        begins = _kind(event)
        if begins and not (begins == kind in ("bids", "raises")):
            if events:
                yield kind, events
            kind, events = begins, []
        events.append(event)
    if events:
        yield kind, events


def _kind(event: Entry) -> str | None:
    if isinstance(event, BidsShown):
        return "raises" if event.follow_up else "bids"
    return KIND_OF.get(type(event))
