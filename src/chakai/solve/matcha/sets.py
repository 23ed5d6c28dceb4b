"""Matcha's sets as one seat has seen them: its own cards, and the other's choices as far as they are known."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import NamedTuple

from chakai.core.seats import Seat
from chakai.games.matcha.cards import ZERO, Card, Face
from chakai.games.matcha.edition import Edition
from chakai.games.matcha.engine import MATCHA
from chakai.games.matcha.moves import Deal, Keep, Lay, NewRound, Pass, Show
from chakai.games.matcha.state import Stage
from chakai.games.matcha.view import View


class Turn(NamedTuple):
    """A choice of the other seat."""

    cards: int
    """In the hand before it."""
    open_mats: tuple[bool, bool]
    laid: bool
    """A card, or a pass?"""
    card: Face
    """What was laid, if it has been turned up."""


@dataclass(frozen=True)
class SetSeen:
    """One set, the other's hidden cards left out."""

    tea: tuple[Card, ...]
    own: tuple[Card, ...]
    """The whole hand dealt to the one who looks, kept cards included."""
    own_kept: tuple[Card, ...]
    """What of it was kept from the set before."""
    kept: int
    """How many cards the other had kept from the set before."""
    turns: tuple[Turn, ...] = ()
    keeps: int | None = None
    """How many cards the other kept after it; None if nothing was asked, or has been shown."""


def seen_sets(view: View, seat: Seat) -> tuple[SetSeen, ...]:
    """All sets dealt so far."""
    sets: list[SetSeen] = []
    turns: list[list[Turn]] = []
    laid: dict[int, int] = {}
    own_kept: tuple[Card, ...] = ()
    kept, cards = 0, 0
    for entry in view.events:
        match entry:
            case Deal(_, tea, hands, _):
                sets.append(SetSeen(tea, _faces_up(hands[seat]), own_kept, kept))
                turns.append([])
                own_kept, kept, cards = (), 0, view.edition.hand_size
            case NewRound():
                laid = {}
            case (Lay() | Pass()) as move if move.seat != seat:
                turns[-1].append(Turn(cards, (0 not in laid, 1 not in laid), isinstance(move, Lay), None))
                if isinstance(move, Lay):
                    laid[move.mat] = len(turns[-1]) - 1
                    cards -= 1
            case Show(shower, card, mat) if shower != seat:
                turns[-1][laid[mat]] = turns[-1][laid[mat]]._replace(card=card)
            case Keep(keeper, faces) if keeper == seat:
                own_kept = _faces_up(faces)
            case Keep(_, faces):
                kept = len(faces)
                sets[-1] = replace(sets[-1], keeps=kept)
    return tuple(replace(one, turns=tuple(taken)) for one, taken in zip(sets, turns, strict=True))


def _faces_up(cards: tuple[Face, ...]) -> tuple[Card, ...]:
    """One's own cards, which one sees."""
    return tuple(card for card in cards if card is not None)


def turns_odds(edition: Edition, turns: Iterable[Turn], zeros: int, pattern: Iterable[bool]) -> float:
    """Of what one dealt so many 0s did, all choices being as likely; `pattern`: which hidden lays were 0s."""
    odds, hidden = 1.0, iter(pattern)
    for turn in turns:
        odds /= turn_choices(edition, turn.cards - zeros, zeros, turn.open_mats)
        if turn.laid:
            zeros -= turn.card == ZERO if turn.card is not None else next(hidden)
    return odds


@lru_cache(maxsize=1 << 12)
def turn_choices(edition: Edition, ranked: int, zeros: int, open_mats: tuple[bool, bool]) -> int:
    """In how many ways one can go on who holds so many ranked cards and 0s."""
    number, suit = ((None if is_open else ZERO, None) for is_open in open_mats)
    state = MATCHA.new(edition, 2)._replace(
        stage=Stage.TURN, hands=(_any_hand(edition, ranked, zeros), ()), laid=((number, suit),)
    )
    return sum(1 for _ in MATCHA.legal(state, 0))


@lru_cache(maxsize=1 << 12)
def keep_choices(edition: Edition, ranked: int, zeros: int) -> int:
    """In how many ways one can keep some of so many ranked cards and 0s."""
    state = MATCHA.new(edition, 2)._replace(stage=Stage.KEEP, hands=(_any_hand(edition, ranked, zeros), ()))
    return sum(1 for _ in MATCHA.legal(state, 0))


def _any_hand(edition: Edition, ranked: int, zeros: int) -> tuple[Card, ...]:
    return edition.deck[:ranked] + (ZERO,) * zeros
