"""What lies on the Matcha table, kept up event by event: bookkeeping of what was seen, no rule."""

from collections.abc import Sequence
from typing import Any

from chakai.core.seats import Seat
from chakai.games.matcha.cards import KINDS, MATS, Card, Face, Mat
from chakai.games.matcha.edition import Edition
from chakai.games.matcha.moves import Deal, Entry, Keep, Lay, NewRound, Nothing, Show, Take
from chakai.web.marks import MarkedWords


class Board:
    """What lies on the table, kept up event by event."""

    def __init__(self, edition: Edition, words: MarkedWords) -> None:
        self.edition, self.words = edition, words
        self.set = self.round = 0
        self.dealer: Seat = 0
        self.tea: tuple[Card, ...] = ()
        self.spots: list[list[list[dict[str, Any] | None]]] = []
        self.taken: list[list[list[dict[str, Any]] | None]] = []
        self.hands: list[list[Face]] = [[], []]
        self.tokens = [list(row) for row in edition.first_tokens]

    def happen(self, event: Entry) -> None:
        match event:
            case Deal(dealer, tea, hands):
                self.set, self.round, self.dealer, self.tea = self.set + 1, 0, dealer, tea
                self.hands = [list(hand) for hand in hands]
                self.spots = [[[None, None] for _ in MATS] for _ in range(self.edition.rounds)]
                self.taken = [[None for _ in MATS] for _ in range(self.edition.rounds)]
            case NewRound(_, number):
                self.round = number
            case Lay(seat, card, mat):
                self.hands[seat].remove(card)
                self.spots[self.round - 1][mat][seat] = _laid(card, up=False)
            case Show(seat, card, mat):
                self.spots[self.round - 1][mat][seat] = _laid(card, up=True)
            case Take(seat, kind, mat, _, why):
                self.tokens[seat][KINDS.index(kind)] += 1
                self._take(mat, {"seat": seat, "kind": kind, "why": why})
            case Nothing(mat, _, why):
                self._take(mat, {"seat": None, "kind": None, "why": why})
            case Keep(seat, cards):
                self.hands[seat] = list(cards)

    def _take(self, mat: Mat, taken: dict[str, Any]) -> None:
        self.taken[self.round - 1][mat] = [*(self.taken[self.round - 1][mat] or []), taken]

    def shown(self) -> dict[str, Any]:
        return {
            "set": self.set,
            "round": self.round,
            "dealer": self.dealer,
            "rounds": [
                [
                    {
                        "mat": mat_name(mat),
                        "tea": str(self.tea[2 * number + mat]),
                        "spots": list(self.spots[number][mat]),
                        "taken": self.taken[number][mat],
                    }
                    for mat in MATS
                ]
                for number in range(len(self.spots))
            ],
            "hands": [[None if card is None else str(card) for card in hand] for hand in self.hands],
            "trays": [self._tray(row) for row in self.tokens],
        }

    def _tray(self, tokens: Sequence[int]) -> dict[str, Any]:
        """A player's tokens, and how far they are towards each goal."""
        edition, counts = self.edition, dict(zip(KINDS, tokens, strict=True))
        needs = dict.fromkeys(edition.suits, edition.goal_suit) | {"w": edition.goal_whisks}
        kinds = [
            {
                "kind": kind,
                "count": counts[kind],
                "need": need,
                "say": self.words("web-matcha-tray", kind=kind, n=counts[kind], need=need or 0),
            }
            for kind, need in needs.items()
        ]
        have = sum(counts[kind] > 0 for kind in edition.kinds)
        each = {
            "have": have,
            "need": len(edition.kinds),
            "say": self.words("web-matcha-tray-each", n=have, need=len(edition.kinds)),
        }
        return {"kinds": kinds, "each": each if edition.goal_each else None}


def mat_name(mat: Mat) -> str:
    return mat.name.lower()


def _laid(card: Face, *, up: bool) -> dict[str, Any]:
    return {"card": None if card is None else str(card), "up": up}
