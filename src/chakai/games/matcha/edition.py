"""Editions: every difference between rulebooks, and every house rule, is a field of one value. (M1)"""

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from functools import cached_property
from typing import Any, Final

from chakai.core.house import HouseField, choice, flag, plain, rows, whole
from chakai.core.illegal import Impossible
from chakai.games.matcha.cards import KINDS, NO_TOKENS, SUITS, WHISK, ZERO, Card, Tokens

SUIT_CHOICES: Final = tuple(
    chosen
    for mask in range(15, 0, -1)
    if len(chosen := "".join(suit for i, suit in enumerate(SUITS) if mask >> i & 1)) >= 2
)


@dataclass(frozen=True)
class Edition:
    """The rules of one printing, or of a house."""

    name: str
    suits: str = SUITS
    numbers: int = 4
    zeros: int = 2
    hand_size: int = 5
    rounds: int = 3
    """Rounds in a set; each has its own pair of tea cards."""
    sets: int | None = 2
    """Sets in a game; None: no limit."""
    turns: int | None = 2
    """Turns of each player in a round; None: in turn until both have passed."""
    keep: str = "none"
    """Cards that may be kept between sets: none, any, all-or-none. (M2)"""
    goal_suit: int | None = 3
    """Tokens of one suit that win; None: no such goal."""
    goal_whisks: int | None = 4
    goal_each: bool = True
    """Does one token of each kind in play win?"""
    whisks_break_ties: bool = True
    play_on: bool = False
    """Does an unresolved tie play on? Otherwise it is a draw. (M9, M12)"""
    start_tokens: tuple[Tokens, Tokens] | None = None

    def __post_init__(self) -> None:
        needed = 2 * self.rounds + 2 * self.hand_size + 1
        if len(self.deck) < needed:
            raise Impossible("deck-too-small", cards=len(self.deck), needed=needed)
        kept = 0 if self.keep == "none" else 2 * self.hand_size
        if len(self.suits) * self.numbers < 2 * self.rounds + kept:
            raise Impossible(
                "too-few-tea-cards", cards=len(self.suits) * self.numbers, needed=2 * self.rounds + kept
            )
        if self.sets is None and not (self.goal_suit or self.goal_whisks or self.goal_each):
            raise Impossible("nobody-can-win")
        if self.start_tokens is not None:
            for seat, row in enumerate(self.start_tokens):
                for kind, count in zip(KINDS, row, strict=True):
                    if count and kind not in self.kinds:
                        raise Impossible("token-not-in-play", kind=kind, possible=self.kinds)
                if self.reaches_goal(row):
                    raise Impossible("goal-at-start", seat=seat)

    def __hash__(self) -> int:
        """Quick, since editions are keys of caches."""
        return hash(self.name)

    @cached_property
    def kinds(self) -> str:
        """The kinds of token in play."""
        return self.suits + WHISK

    @cached_property
    def deck(self) -> tuple[Card, ...]:
        """All cards in the order of writing."""
        ranked = tuple(Card(number, suit) for suit in self.suits for number in range(1, self.numbers + 1))
        return ranked + (ZERO,) * self.zeros

    @property
    def first_tokens(self) -> tuple[Tokens, Tokens]:
        return self.start_tokens or (NO_TOKENS, NO_TOKENS)

    def reaches_goal(self, tokens: Tokens) -> bool:
        """Any one of the goals."""
        suit, whisks = max(tokens[:-1]), tokens[-1]
        if (self.goal_suit and suit >= self.goal_suit) or (self.goal_whisks and whisks >= self.goal_whisks):
            return True
        return self.goal_each and len(tokens) - tokens.count(0) == len(self.kinds)


HOUSE_FIELDS: Final[Mapping[str, HouseField]] = {
    "suits": choice(*SUIT_CHOICES),
    "numbers": whole(2, 9),
    "zeros": whole(0, 9),
    "hand_size": whole(1, 9),
    "rounds": whole(1, 9),
    "sets": whole(1, 999, or_none=True),
    "turns": whole(1, 9, or_none=True),
    "keep": choice("none", "any", "all-or-none"),
    "goal_suit": whole(1, 99, or_none=True),
    "goal_whisks": whole(1, 99, or_none=True),
    "goal_each": flag(),
    "whisks_break_ties": flag(),
    "play_on": flag(),
    "start_tokens": rows(2, len(KINDS), 99),
}

_TINY: Final[Mapping[str, Any]] = {"zeros": 1, "sets": 1, "goal_suit": 2, "goal_whisks": 2}

EDITIONS: Final[Mapping[str, Edition]] = {
    edition.name: edition
    for edition in (
        Edition(
            "grail-2015", sets=None, turns=None, keep="any", goal_suit=4, whisks_break_ties=False, play_on=True
        ),
        Edition("matagot-2020"),
        Edition("matagot-2020-nl", whisks_break_ties=False),
        Edition("mini", suits="gr", numbers=2, hand_size=1, rounds=1, **_TINY),
        Edition("small", suits="grb", numbers=3, hand_size=2, rounds=2, **_TINY),
    )
}


def with_house(edition: Edition, house: Mapping[str, object]) -> Edition:
    """The edition with some fields changed."""
    changes: Mapping[str, Any] = house
    return replace(edition, **changes)


def house_of(edition: Edition) -> dict[str, object]:
    """The fields in which an edition differs from the one whose name it bears."""
    base = EDITIONS[edition.name]
    return {
        field.name: plain(getattr(edition, field.name))
        for field in fields(edition)
        if getattr(edition, field.name) != getattr(base, field.name)
    }
