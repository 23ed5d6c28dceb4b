"""What a seat sees of Matcha as arrays and as one text, made from its view alone."""

from collections.abc import Iterable
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from chakai.adapters.matcha_numbers import Numbers
from chakai.games.matcha.cards import KINDS, MATS, Card, Face, Mat
from chakai.games.matcha.edition import Edition
from chakai.games.matcha.moves import Deal, Keep, Lay, Pass, Show
from chakai.games.matcha.state import Stage
from chakai.games.matcha.view import Laid, View

Array: TypeAlias = npt.NDArray[np.float32]
Shapes: TypeAlias = dict[str, tuple[int, ...]]
STAGES: Final = tuple(Stage)
LINES: Final = (Lay, Pass, Keep, Show)
"""The kinds of line in a seen history, deals apart."""
_MOST_SETS: Final = 999


def decisions_in_set(edition: Edition) -> int:
    """At most: without a number of turns, each lays at both mats and passes; then both decide what to keep."""
    return 2 * edition.rounds * (edition.turns or len(MATS) + 1) + 2


def most_decisions(edition: Edition) -> int:
    """Of one game. Where sets have no limit this is the figure of the longest limit that a house may set."""
    return (edition.sets or _MOST_SETS) * decisions_in_set(edition)


def lines_in_set(edition: Edition) -> int:
    """Of a seen history, the deal apart; four cards at most are turned up in a round."""
    return decisions_in_set(edition) + 2 * len(MATS) * edition.rounds


def shapes_now(edition: Edition) -> Shapes:
    """The table as it lies: what an observation holds."""
    faces, tea = len(Numbers(edition).faces), 2 * edition.rounds
    return {
        "seat": (2,),
        "stage": (len(STAGES),),
        "set": (1,),
        "dealer": (2,),
        "round": (edition.rounds,),
        "turn": (2,),
        "turns_taken": (2,),
        "deciding": (2,),
        "tea": (tea, faces),
        "table": (tea, 2, faces + 2),  # its face if known, that it is hidden, that it lies face up
        "hand": (faces,),
        "hand_sizes": (2,),
        "tokens": (2, len(KINDS)),
        "playing_on": (1,),
        "answer": (faces + 1,),
    }


def shapes_seen(edition: Edition) -> Shapes:
    """The whole seen history, set by set: what an information state holds. Only where sets have a limit."""
    assert edition.sets is not None
    faces, sets = len(Numbers(edition).faces), edition.sets
    return {
        "seat": (2,),
        "tea": (sets, 2 * edition.rounds, faces),
        "hand": (sets, 2, faces + 1),
        "lines": (sets, lines_in_set(edition), len(LINES) + 2 + len(MATS) + faces + 1),
        "answer": (faces + 1,),
    }


def fill_now(arrays: dict[str, Array], view: View) -> None:
    """Writes the table as it lies into arrays that are all 0."""
    numbers = Numbers(view.edition)
    if view.seat is not None:
        arrays["seat"][view.seat] = 1
    arrays["stage"][STAGES.index(view.stage)] = 1
    arrays["set"][0] = view.set_number
    arrays["dealer"][view.dealer] = 1
    arrays["round"][view.round] = 1
    if view.turn is not None:
        arrays["turn"][view.turn] = 1
    arrays["turns_taken"][:] = view.turns_taken
    for seat in view.deciding:
        arrays["deciding"][seat] = 1
    for place, card in enumerate(view.tea):
        arrays["tea"][place, numbers.face[card]] = 1
    for number, pair in enumerate(view.table):
        for mat, spots in enumerate(pair):
            for seat, laid in enumerate(spots):
                if laid is not None:
                    _count((laid.card,), arrays["table"][2 * number + mat, seat], numbers)
                    arrays["table"][2 * number + mat, seat, -1] = laid.face_up
    for card in view.hand:
        arrays["hand"][numbers.face[card]] += 1
    arrays["hand_sizes"][:] = view.hand_sizes
    arrays["tokens"][:] = view.tokens
    arrays["playing_on"][0] = view.playing_on
    _answer(arrays, view, numbers)


def fill_seen(arrays: dict[str, Array], view: View) -> None:
    """Writes the seen history into arrays that are all 0."""
    numbers = Numbers(view.edition)
    if view.seat is not None:
        arrays["seat"][view.seat] = 1
    in_set, line = -1, 0
    for entry in view.events:
        if isinstance(entry, Deal):
            in_set, line = in_set + 1, 0
            for place, card in enumerate(entry.tea):
                arrays["tea"][in_set, place, numbers.face[card]] = 1
            for seat, hand in enumerate(entry.hands):
                _count(hand, arrays["hand"][in_set, seat], numbers)
        elif isinstance(entry, LINES):
            row = arrays["lines"][in_set, line]
            row[LINES.index(type(entry))] = 1
            row[len(LINES) + entry.seat] = 1
            if isinstance(entry, Lay | Show):
                row[len(LINES) + 2 + entry.mat] = 1
                _count((entry.card,), row[len(LINES) + 2 + len(MATS) :], numbers)
            elif isinstance(entry, Keep):
                _count(entry.cards, row[len(LINES) + 2 + len(MATS) :], numbers)
            line += 1
    _answer(arrays, view, numbers)


def text_now(view: View) -> str:
    """The table as it lies, a line for each thing."""
    tokens = "/".join(",".join(map(str, row)) for row in view.tokens)
    lines = [
        f"seat {view.seat}",
        f"{view.stage.name.lower()} set {view.set_number} dealer {view.dealer} round {view.round + 1}",
        f"turn {view.turn} taken {_plain(view.turns_taken)} deciding {_plain(view.deciding)}",
        f"tea {_plain(view.tea)}",
        *(_laid(number, mat, view.table[number][mat]) for number in range(len(view.table)) for mat in MATS),
        f"hand {_plain(view.hand)} sizes {_plain(view.hand_sizes)}",
        f"tokens {tokens}{' playing on' * view.playing_on}",
    ]
    return "\n".join([*lines, *_answered(view)])


def text_seen(view: View) -> str:
    """The seen history as other programs get it, and what the seat has answered itself."""
    return "\n".join([f"seat {view.seat}", *view.seen, *_answered(view)])


def _answered(view: View) -> list[str]:
    return [] if view.answer is None else [str(view.answer)]


def _answer(arrays: dict[str, Array], view: View, numbers: Numbers) -> None:
    if view.answer is not None:
        arrays["answer"][-1] = 1  # also an answer that keeps nothing is one
        _count(view.answer.cards, arrays["answer"], numbers)


def _count(cards: Iterable[Face], row: Any, numbers: Numbers) -> None:
    """How many of each face, then how many hidden ones."""
    for card in cards:
        row[len(numbers.faces) if card is None else numbers.face[card]] += 1


def _laid(number: int, mat: Mat, spots: tuple[Laid | None, Laid | None]) -> str:
    return f"laid {number + 1}{mat.sign} {' '.join(map(_spot, spots))}"


def _spot(laid: Laid | None) -> str:
    if laid is None:
        return "-"
    return f"{'?' if laid.card is None else laid.card}{'^' * laid.face_up}"


def _plain(parts: Iterable[Card | int]) -> str:
    return " ".join(map(str, parts)) or "-"
