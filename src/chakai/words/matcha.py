"""A game of Matcha told in sentences."""

from collections.abc import Sequence
from typing import Any

from chakai.core.outcome import Outcome
from chakai.core.seats import Seat, Viewer
from chakai.games.matcha.cards import KINDS, Card, Face, Mat
from chakai.games.matcha.edition import Edition
from chakai.games.matcha.moves import (
    Deal,
    Entry,
    ForcedPass,
    Keep,
    Lay,
    NewRound,
    Nothing,
    Over,
    Pass,
    PlayOn,
    Show,
    Take,
)
from chakai.words.catalogue import Words
from chakai.words.players import said_of


def ending(words: Words, outcome: Outcome, names: Sequence[str], you: Viewer) -> str:
    """An ending by the rules."""
    if outcome.why == "draw":
        return words("ending-draw")
    return said_of(words, f"ending-{outcome.why}", outcome.winners[0], names, you, **_deciding(outcome))


def _deciding(outcome: Outcome) -> dict[str, object]:
    """What the comparison of tokens turned on: the first kind of which the winner has more."""
    tokens: Any = outcome.counts["tokens"]
    for kind, *counts in zip(KINDS, *tokens, strict=True):
        if counts[0] != counts[1]:
            return {"kind": kind, "more": max(counts), "less": min(counts)}
    return {}


class Teller:
    """Tells a game entry by entry as `you` would hear it; remembers the tea cards, so that it can name them."""

    def __init__(self, words: Words, names: Sequence[str], you: Viewer) -> None:
        self.words, self.names, self.you = words, names, you
        self.sets = 0
        self.round = 1
        self.tea: tuple[Card, ...] = ()

    def __call__(self, entry: Entry) -> str | None:
        """The entry's sentence; None if it is not worth telling. Open faces are told openly."""
        match entry:
            case Deal(dealer, tea):
                self.sets, self.tea = self.sets + 1, tea
                return self._of("event-deal", dealer, set=self.sets)
            case NewRound(_, number):
                self.round = number
                return self.words("event-round", round=number, rounds=len(self.tea) // 2)
            case Lay(seat, card, mat):
                return self._hidden_or_open("event-lay", seat, shown=card is not None, **self._at(card, mat))
            case Show(seat, card, mat):
                return self._of("event-show", seat, **self._at(card, mat))
            case Pass(seat):
                return self._of("event-pass", seat)
            case ForcedPass(seat, hand_empty):
                return self._of("event-forced", seat) if hand_empty else None
            case Keep(seat, cards):
                listed = " ".join(str(card) for card in cards if card is not None)
                return self._hidden_or_open(
                    "event-keep", seat, shown=None not in cards, n=len(cards), cards=listed
                )
            case Take(seat, kind, _, tea_card, why):
                return self._of(f"event-take-{why}", seat, kind=kind, tea=tea_card)
            case Nothing(_, tea_card, why):
                return self.words(f"event-nothing-{why}", tea=tea_card)
            case PlayOn():
                return self.words("event-play-on")
            case Over(outcome):
                return ending(self.words, outcome, self.names, self.you)

    def _of(self, key: str, seat: Seat, **facts: object) -> str:
        return said_of(self.words, key, seat, self.names, self.you, **facts)

    def _hidden_or_open(self, key: str, seat: Seat, *, shown: bool, **facts: object) -> str:
        if seat == self.you:
            return self.words(f"{key}-you", **facts)
        return self.words(f"{key}-{'open' if shown else 'hidden'}", name=self.names[seat], **facts)

    def _at(self, card: Face, mat: Mat) -> dict[str, object]:
        return {"card": card, "mat": mat.name.lower(), "tea": self.tea[2 * (self.round - 1) + mat]}


def number_loop(edition: Edition) -> str:
    """4 > 3 > 2 > 1 > 4"""
    down = [str(number) for number in range(edition.numbers, 0, -1)]
    return " > ".join(down + down[:1] if len(down) > 2 else down)


def suit_loop(words: Words, edition: Edition) -> str:
    """Green, red, blue, yellow in the reader's words, each with its letter."""
    down = [f"{words('matcha-suit', kind=suit)} {suit}" for suit in edition.suits]
    return " > ".join(down + down[:1] if len(down) > 2 else down)
