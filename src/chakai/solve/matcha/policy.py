"""How somebody plays Matcha as a few tables of weights, by what matters of all that the seat sees.

A choice is made in proportion to its weight; if all open choices weigh nothing, they are equally likely. All 1 is
random play.
"""

from dataclasses import dataclass, fields
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from chakai.core.seats import Seat
from chakai.games.matcha.cards import MATS, ZERO, Card, Face, Mat
from chakai.games.matcha.edition import Edition
from chakai.games.matcha.moves import Deal, Keep, Lay, Move, NewRound, Pass, Show
from chakai.games.matcha.resolution import better, matches, one_more
from chakai.games.matcha.view import View

Weights: TypeAlias = NDArray[np.uint16]

STRENGTHS: Final = ("zero", "no-match", "match", "sure-match")
"""A card at a tea card; a sure match is one that no card beats which the seat has not seen in this set."""
LAY_SHAPE: Final = (len(MATS), len(STRENGTHS), 2, 2, 2, 2, 2, 2, 2)
PASS_SHAPE: Final = (2, 2, 2, 2, 2, 2)
MOST_ZEROS: Final = 9


@dataclass(frozen=True)
class Policy:
    """Of one seat."""

    lay: Weights
    """By mat and strength; then, as 0 or 1: the other's card lies here, my own lies at the pair's other tea card,
    the other's lies there, the other may still lay in this round, it is my last turn of the round (where turns are
    counted), this token would bring me a goal, and it would bring the other one."""
    passing: Weights
    """As 0 or 1: my card on the number mat and on the suit mat, the other's on both, the other may still lay, it
    is my last turn."""
    keep: Weights
    """By face, in the order of writing: to lay it off, to keep it; that of the 0 is not asked for."""
    zeros: Weights
    """By how many 0s are kept."""
    hand: Weights
    """Where all or none may be kept: all, none."""


def even(edition: Edition) -> Policy:
    """Random play; a copy to be changed."""
    shapes = (LAY_SHAPE, PASS_SHAPE, (len(dict.fromkeys(edition.deck)), 2), (MOST_ZEROS + 1,), (2,))
    return Policy(*(np.ones(shape, np.uint16) for shape in shapes))


def checked(edition: Edition, policy: Policy) -> Policy:
    """ValueError if it is not one for this edition."""
    right = even(edition)
    for field in fields(Policy):
        given, due = getattr(policy, field.name), getattr(right, field.name)
        if given.shape != due.shape or given.dtype != due.dtype:
            raise ValueError(f"{field.name}: {given.dtype} of shape {given.shape}, not {due.dtype} of {due.shape}")
    return policy


def weight(policy: Policy, view: View, move: Move) -> int:
    """What a move weighs for whoever sees this; told from the view, as the tables in compiled games are."""
    match move:
        case Lay(_, Card() as card, mat):
            return int(policy.lay[lay_place(view, card, mat)])
        case Pass():
            return int(policy.passing[pass_place(view)])
        case Keep(_, cards):
            return _keep_weight(policy, view, cards)
    raise ValueError(move)


def lay_place(view: View, card: Card, mat: Mat) -> tuple[int, ...]:
    """Where the weight of a card stands."""
    me, other = _seats(view)
    here, there = view.table[-1][mat], view.table[-1][1 - mat]
    suit = view.tea_card(mat).suit
    needs = (view.edition.reaches_goal(one_more(view.tokens[seat], suit)) for seat in (me, other))
    laid = (here[other], there[me], there[other])
    return (
        int(mat),
        STRENGTHS.index(strength(view, card, mat)),
        *(int(spot is not None) for spot in laid),
        *_turns(view),
        *map(int, needs),
    )


def pass_place(view: View) -> tuple[int, ...]:
    """Where the weight of a pass stands."""
    me, other = _seats(view)
    number, suit = view.table[-1]
    laid = (number[me], suit[me], number[other], suit[other])
    return (*(int(spot is not None) for spot in laid), *_turns(view))


def strength(view: View, card: Card, mat: Mat) -> str:
    """One of STRENGTHS."""
    tea = view.tea_card(mat)
    if card == ZERO:
        return "zero"
    if not matches(card, tea, mat):
        return "no-match"
    unseen = {*view.edition.deck} - {*_seen(view)}
    rivals = (other for other in unseen if matches(other, tea, mat))
    return "match" if any(better(rival, card, mat, view.edition) for rival in rivals) else "sure-match"


def _seats(view: View) -> tuple[Seat, Seat]:
    assert view.seat is not None
    return view.seat, 1 - view.seat


def _seen(view: View) -> list[Face]:
    """Cards seen since the last deal."""
    seen: list[Face] = []
    for entry in view.events:
        match entry:
            case Deal(_, tea, hands):
                seen = [*tea, *(card for hand in hands for card in hand if card is not None)]
            case Show(_, card):
                seen.append(card)
    return seen


def _turns(view: View) -> tuple[int, int]:
    """May the other still lay in this round, and is this the seat's last turn?"""
    me, other = _seats(view)
    turns = view.edition.turns
    can_lay = view.hand_sizes[other] > 0 and any(spots[other] is None for spots in view.table[-1])
    if turns is None:
        return int(can_lay and not _has_passed(view, other)), 0
    return int(can_lay and view.turns_taken[other] < turns), int(view.turns_taken[me] + 1 == turns)


def _has_passed(view: View, seat: Seat) -> bool:
    for entry in reversed(view.events):
        match entry:
            case NewRound():
                return False
            case Pass(passed) if passed == seat:
                return True
    return False


def _keep_weight(policy: Policy, view: View, cards: tuple[Face, ...]) -> int:
    if view.edition.keep == "all-or-none":
        return int(policy.hand[0 if cards else 1])
    faces = {card: place for place, card in enumerate(dict.fromkeys(view.edition.deck))}
    total = _of(policy.zeros[: view.hand.count(ZERO) + 1], cards.count(ZERO))
    for card in view.hand:
        if card != ZERO:
            total *= _of(policy.keep[faces[card]], int(card in cards))
    return total


def _of(weights: Weights, place: int) -> int:
    """Each card is decided by itself, so that where nothing weighs, everything is equal."""
    return int(weights[place]) if weights.any() else 1
