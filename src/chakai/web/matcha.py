"""Matcha as the browser shows it. The board is bookkeeping of what was seen; no rule is decided here."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, groupby
from typing import Any, Final

from chakai.core.legal import Legal
from chakai.core.seats import Viewer
from chakai.games.matcha.cards import MATS, Card, Mat, in_order
from chakai.games.matcha.edition import Edition
from chakai.games.matcha.moves import (
    Deal,
    Entry,
    ForcedPass,
    Keep,
    Lay,
    Move,
    NewRound,
    Nothing,
    Over,
    Pass,
    PlayOn,
    Show,
    Take,
)
from chakai.games.matcha.resolution import matches
from chakai.games.matcha.state import Stage
from chakai.games.matcha.view import View
from chakai.web.marks import MarkedWords
from chakai.web.matcha_board import Board, mat_name
from chakai.web.matcha_hints import hints_for
from chakai.web.turns import own_seat, to_act
from chakai.words import speak
from chakai.words.matcha import Teller
from chakai.words.players import said_of

KIND_OF: Final[dict[type, str]] = {
    Deal: "deal",
    NewRound: "round",
    Lay: "lay",
    Pass: "pass",
    ForcedPass: "pass",
    Keep: "keep",
    Show: "turn",
    Take: "take",
    Nothing: "take",
    PlayOn: "play-on",
    Over: "over",
}


class MatchaEyes:
    """Sees a game of Matcha event by event; faces that are open in the events are shown open."""

    def __init__(self, words: MarkedWords, names: Sequence[str], viewer: Viewer, edition: Edition) -> None:
        self.words, self.names, self.viewer, self.edition = words, names, viewer, edition
        self._teller = Teller(words, names, viewer)
        self._board = Board(edition, words)
        self._moves = 0

    def frames(self, entries: Iterable[Entry]) -> list[dict[str, Any]]:
        """One frame for each event; the cards of one tea card turn together, and so are its tokens taken."""
        frames = []
        for _, group in groupby(enumerate(entries), key=_together):
            events = [event for _, event in group]
            sentences = [self._teller(event) for event in events]
            for event in events:
                self._board.happen(event)
                self._moves += isinstance(event, Deal | Lay | Pass | Keep)
            if any(sentences):
                frames.append(
                    {
                        "kind": KIND_OF[type(events[0])],
                        "say": [sentence for sentence in sentences if sentence],
                        "moves": self._moves,
                        "moved": [moved for event in events for moved in _moved(event)],
                        "board": self._board.shown(),
                    }
                )
        return frames

    def now(self, view: View, legal: Legal[Move] | None, *, unseen: bool) -> dict[str, Any]:
        """What the present asks for."""
        return {
            "to_act": to_act(view),
            "heading": self._heading(view),
            "prompt": self._prompt(view),
            "hand": self._hand(view, legal),
            "pass": str(Pass(own_seat(view))) if legal and Pass(own_seat(view)) in legal else None,
            "keep": self._keeps(view, legal),
            "hints": [{"id": hint, "say": self.words(f"hint-matcha-{hint}")} for hint in hints_for(view)],
            "unseen": [str(card) for card in _unseen(view)] if unseen else None,
        }

    def _heading(self, view: View) -> str:
        parts = [
            self.words(
                "web-matcha-heading",
                set=view.set_number,
                sets=view.edition.sets or 0,
                round=view.round + 1,
                rounds=view.edition.rounds,
            ),
            said_of(self.words, "terminal-dealer", view.dealer, self.names, view.seat),
        ]
        if view.seat is not None and view.turn == view.seat:
            turns = view.edition.turns
            taken = view.turns_taken[view.seat]
            parts.append(
                self.words("terminal-turns-until-passed")
                if turns is None
                else self.words("terminal-turns", turn=min(taken + 1, turns), turns=turns)
            )
        return " · ".join(parts)

    def _prompt(self, view: View) -> str:
        if view.stage is Stage.OVER:
            return self.words("web-prompt-over")
        if view.stage is Stage.KEEP:
            if view.seat not in view.deciding:
                return self.words("web-matcha-prompt-others-keep")
            return self.words("web-matcha-prompt-keep" if view.answer is None else "web-matcha-prompt-kept")
        assert view.turn is not None
        if view.turn == view.seat:
            return self.words("web-matcha-prompt-turn")
        return self.words("web-matcha-prompt-wait", name=self.names[view.turn])

    def _hand(self, view: View, legal: Legal[Move] | None) -> list[dict[str, Any]]:
        """Each card of the hand: where it would match, and what laying it is called, or why it cannot be."""
        return [
            {
                "card": str(card),
                "matches": self._matches(view, card),
                "lay": [self._lay(view, legal, card, mat) for mat in MATS]
                if legal is not None and view.turn is not None
                else [],
            }
            for card in view.hand
        ]

    def _matches(self, view: View, card: Card) -> dict[str, Any]:
        if view.stage is not Stage.TURN:
            return {"mats": [], "say": ""}
        mats = [mat for mat in MATS if matches(card, view.tea_card(mat), mat)]
        where = "-".join(mat_name(mat) for mat in mats) or "nowhere"
        tea = {f"{mat_name(mat)}_tea": view.tea_card(mat) for mat in MATS}
        return {
            "mats": [mat_name(mat) for mat in mats],
            "say": self.words("web-matcha-matches", where=where, card=card, **tea),
        }

    def _lay(self, view: View, legal: Legal[Move], card: Card, mat: Mat) -> dict[str, Any]:
        move = Lay(own_seat(view), card, mat)
        shown = {"mat": mat_name(mat), "move": str(move)}
        why_not = legal.why_not(move)
        return shown if why_not is None else shown | {"why_not": speak.refusal(self.words, why_not)}

    def _keeps(self, view: View, legal: Legal[Move] | None) -> dict[str, Any] | None:
        """What keeping each choice of cards is called, by their places in the hand; how many that is, in words."""
        if legal is None or view.stage is not Stage.KEEP:
            return None
        places = range(len(view.hand))
        choices = (chosen for size in range(len(view.hand) + 1) for chosen in combinations(places, size))
        moves = {
            " ".join(map(str, chosen)): move
            for chosen in choices
            if (move := Keep(own_seat(view), in_order(view.hand[place] for place in chosen))) in legal
        }
        return {
            "moves": {chosen: str(move) for chosen, move in moves.items()},
            "say": [self.words("web-matcha-keep", n=count) for count in range(len(view.hand) + 1)],
        }


def setup(words: MarkedWords, edition: Edition) -> dict[str, Any]:
    """What does not change during a game: the loops of ranks, and how cards and kinds are called."""
    suits = [{"suit": suit, "say": words("matcha-suit", kind=suit)} for suit in edition.suits]
    return {
        "numbers": list(range(edition.numbers, 0, -1)),
        "suits": suits,
        "kinds": {kind: words("matcha-kind", kind=kind) for kind in edition.kinds},
        "rounds": [words("web-matcha-round", round=number + 1) for number in range(edition.rounds)],
        "cards": {str(card): card_name(words, card) for card in edition.deck},
    }


def card_name(words: MarkedWords, card: Card) -> str:
    """A card as it is read aloud."""
    if not card.suit:
        return words("web-matcha-card-zero")
    return words("web-matcha-card", number=card.number, suit=words("matcha-suit", kind=card.suit))


def round_name(words: MarkedWords, board: dict[str, Any]) -> str:
    """A round of a replay."""
    return words("web-replay-round", set=board["set"], round=board["round"])


def _together(placed: tuple[int, Entry]) -> tuple[object, ...]:
    """Events with the same key, one after another, are one frame."""
    match placed:
        case _, Show(_, _, mat):
            return Show, mat
        case _, Take(_, _, mat):
            return Take, mat
    return placed


def _moved(event: Entry) -> Iterator[dict[str, Any]]:
    """What a page may set in motion."""
    match event:
        case Lay(seat, card, mat):
            yield {"seat": seat, "mat": mat_name(mat), "card": None if card is None else str(card)}
        case Show(seat, card, mat):
            yield {"seat": seat, "mat": mat_name(mat), "card": str(card)}
        case Take(seat, kind, mat, _, why):
            yield {"seat": seat, "mat": mat_name(mat), "kind": kind, "why": why}
        case Pass(seat) | ForcedPass(seat):
            yield {"seat": seat}


def _unseen(view: View) -> tuple[Card, ...]:
    """The cards of this set that these eyes have not seen: in the other hand, face down, or left over."""
    mine = Counter(view.hand)
    for event in reversed(view.events):
        if isinstance(event, Lay) and event.card is not None:
            mine[event.card] += 1
        if isinstance(event, Deal):
            break
    shown = Counter(
        laid.card
        for number in view.table
        for spots in number
        for seat, laid in enumerate(spots)
        if laid is not None and laid.card is not None and seat != view.seat
    )
    return in_order((Counter(view.edition.deck) - Counter(view.tea) - mine - shown).elements())
