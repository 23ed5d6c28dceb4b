"""What lies on the Matcha table, kept up event by event: bookkeeping of what was seen, no rule."""

from collections.abc import Sequence
from typing import Any, Final

from chakai.core.seats import Seat
from chakai.games.matcha.cards import KINDS, MATS, Card, Face, Mat
from chakai.games.matcha.edition import Edition
from chakai.games.matcha.moves import Deal, Entry, Keep, Lay, NewRound, Nothing, Show, Take
from chakai.web.marks import MarkedWords


class Board:
    """What lies on the table, kept up event by event; what was shown once is never changed, but replaced."""

    def __init__(self, edition: Edition, words: MarkedWords) -> None:
        self.edition, self.words = edition, words
        self.set = self.round = 0
        self.dealer: Seat = 0
        self._rounds: list[list[dict[str, Any]]] = []
        self._hands: list[list[str | None]] = [[], []]
        self._tokens = [list(row) for row in edition.first_tokens]
        self._trays = [self._tray(row) for row in self._tokens]

    def happen(self, event: Entry) -> None:
        match event:
            case Deal(dealer, tea, hands):
                self.set, self.round, self.dealer = self.set + 1, 0, dealer
                self._hands = [[_face(card) for card in hand] for hand in hands]
                self._rounds = [_untouched(tea[2 * number :]) for number in range(self.edition.rounds)]
            case NewRound(_, number):
                self.round = number
            case Lay(seat, card, mat):
                self._hands[seat] = list(self._hands[seat])
                self._hands[seat].remove(_face(card))
                self._lie(seat, card, mat, up=False)
            case Show(seat, card, mat):
                self._lie(seat, card, mat, up=True)
            case Take(seat, kind, mat, _, why):
                self._tokens[seat][KINDS.index(kind)] += 1
                self._trays[seat] = self._tray(self._tokens[seat])
                self._take(mat, {"seat": seat, "kind": kind, "why": why})
            case Nothing(mat, _, why):
                self._take(mat, {"seat": None, "kind": None, "why": why})
            case Keep(seat, cards):
                self._hands[seat] = [_face(card) for card in cards]

    def _lie(self, seat: Seat, card: Face, mat: Mat, *, up: bool) -> None:
        spots = list(self._rounds[self.round - 1][mat]["spots"])
        spots[seat] = {"card": _face(card), "up": up}
        self._change(mat, spots=spots)

    def _take(self, mat: Mat, taken: dict[str, Any]) -> None:
        self._change(mat, taken=[*(self._rounds[self.round - 1][mat]["taken"] or []), taken])

    def _change(self, mat: Mat, **changed: Any) -> None:
        mats = list(self._rounds[self.round - 1])
        mats[mat] = mats[mat] | changed
        self._rounds[self.round - 1] = mats

    def shown(self) -> dict[str, Any]:
        return {
            "set": self.set,
            "round": self.round,
            "dealer": self.dealer,
            "rounds": list(self._rounds),
            "hands": list(self._hands),
            "trays": list(self._trays),
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


MAT_NAMES: Final = {mat: mat.name.lower() for mat in MATS}


def mat_name(mat: Mat) -> str:
    return MAT_NAMES[mat]


def _face(card: Face) -> str | None:
    return None if card is None else str(card)


def _untouched(tea: Sequence[Card]) -> list[dict[str, Any]]:
    """A round's two tea cards, with nothing at them."""
    return [{"mat": mat_name(mat), "tea": str(tea[mat]), "spots": [None, None], "taken": None} for mat in MATS]
