"""Matcha in numbers: lay, pass and keep as actions, and what a seat sees as a row."""

from collections.abc import Iterable, Mapping

from chakai.adapters.encoding import Choices, Encoding, Part, Parts, counted, numbers, one_of
from chakai.core.seats import Seat
from chakai.games.matcha.cards import MATS, Card, Face, Mat
from chakai.games.matcha.edition import Edition
from chakai.games.matcha.engine import MATCHA
from chakai.games.matcha.moves import Deal, Keep, Lay, Move, Show
from chakai.games.matcha.state import Stage
from chakai.games.matcha.view import Laid, View

_FLAGS = frozenset(
    {"seat", "stage", "turn", "dealer", "deciding", "round", "playing_on", "answered", "tea", "table"}
)


def matcha_encoding(edition: Edition, _players: int = 2) -> Encoding[Move, View]:
    """Its numbers depend on the deck alone, so that a changed rule leaves them as they are."""
    faces = {card: place for place, card in enumerate(dict.fromkeys(edition.deck))}
    laying, keeping = 2 * len(faces), 2 * len(faces) + 1
    lays = [f"{card}{mat.sign}" for card in faces for mat in MATS]

    def spell(move: Move) -> Choices:
        match move:
            case Lay(_, card, mat) if card is not None:
                return (2 * faces[card] + mat,)
            case Keep(_, cards):
                return (*(keeping + faces[card] for card in cards if card), keeping + len(faces))
        return (laying,)

    def look(view: View, made: Choices) -> Parts:
        chosen = [action - keeping for action in made if action >= keeping]
        return _look(view, faces, chosen)

    return Encoding(
        (*lays, "-", *(f"keep {card}" for card in faces), "enough"),
        spell,
        look,
        MATCHA.view(MATCHA.new(edition, 2), 0),
        _FLAGS,
    )


def _look(view: View, faces: Mapping[Card, int], chosen: list[int]) -> Parts:
    """Whatever belongs to a seat: one's own first, then the other's; a spectator has seat 0 first."""
    me, kinds, edition = view.seat or 0, len(faces), view.edition
    seats = (me, 1 - me)
    answered = () if view.answer is None else view.answer.cards
    seen, seen_before, kept = _known(view)

    def places(cards: Iterable[Face]) -> Iterable[int]:
        return (faces[card] for card in cards if card is not None)

    return {
        "seat": one_of(2, view.seat),
        "stage": one_of(len(Stage), [*Stage].index(view.stage)),
        "turn": numbers(view.turn == seat for seat in seats),
        "dealer": numbers(view.dealer == seat for seat in seats),
        "deciding": numbers(seat in view.deciding for seat in seats),
        "round": one_of(edition.rounds, view.round),
        "playing_on": numbers([view.playing_on]),
        "answered": numbers([view.answer is not None]),
        "tea": counted(2 * edition.rounds * kinds, (at * kinds + faces[card] for at, card in enumerate(view.tea))),
        "table": _table(view, seats, faces),
        "set": numbers([view.set_number]),
        "turns_taken": numbers(view.turns_taken[seat] for seat in seats),
        "tokens": numbers(count for seat in seats for count in view.tokens[seat]),
        "hand": counted(kinds, places(view.hand)),
        "hand_sizes": numbers(view.hand_sizes[seat] for seat in seats),
        "kept_sizes": numbers(kept.get(seat, 0) for seat in seats),
        "seen": counted(kinds, places(seen)),
        "seen_before": counted(kinds, places(seen_before)),
        "keeping": counted(kinds, [*(face for face in chosen if face < kinds), *places(answered)]),
    }


def _table(view: View, seats: tuple[Seat, Seat], faces: Mapping[Card, int]) -> Part:
    """For each round, mat and seat: does a card lie there, is it turned up, and which is it, if that is known."""
    width = len(faces) + 2
    ones: list[int] = []
    for number, mats in enumerate(view.table):
        for mat in MATS:
            for place, seat in enumerate(seats):
                ones += (((number * 2 + mat) * 2 + place) * width + one for one in _laid(mats[mat][seat], faces))
    return one_of(view.edition.rounds * len(Mat) * 2 * width, *ones)


def _laid(laid: Laid | None, faces: Mapping[Card, int]) -> list[int]:
    if laid is None:
        return []
    return [0, *([1] if laid.face_up else []), *([] if laid.card is None else [2 + faces[laid.card]])]


def _known(view: View) -> tuple[list[Face], list[Face], dict[Seat, int]]:
    """Cards seen in this set and in the one before, and how many each kept between them."""
    seen: list[Face] = []
    before: list[Face] = []
    kept: dict[Seat, int] = {}
    answers: dict[Seat, int] = {}
    for entry in view.events:
        match entry:
            case Deal(_, tea, hands):
                before, seen = seen, [*tea, *(card for hand in hands for card in hand)]
                kept, answers = answers, {}
            case Show(seat, card) if seat != view.seat:  # one's own are among those dealt
                seen.append(card)
            case Keep(seat, cards):
                answers[seat] = len(cards)
    return seen, before, kept
