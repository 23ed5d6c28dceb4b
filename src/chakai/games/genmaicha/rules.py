"""Rule sets: the eight mixes of variants, and every house rule, as fields of one value."""

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from itertools import product
from typing import Any, Final

from chakai.core.house import HouseField, choice, numbers, plain, whole
from chakai.core.illegal import Impossible
from chakai.games.genmaicha.drinks import DRINKS

YEN: Final = 100
"""The smallest unit. (G3)"""
SEATS: Final = range(2, 7)
CRATES: Final[Mapping[int, tuple[int, ...]]] = {
    2: (4, 3, 3, 3),
    3: (4, 4, 4),
    4: (3, 3, 3),
    5: (3, 2, 2),
    6: (3, 2, 1),
}
"""Drinks in each crate, round by round, for each number of players."""


@dataclass(frozen=True)
class Rules:
    """What is played; `name` is the variants in use, or standard."""

    name: str
    matcha_iri: bool = False
    tea_ceremony: bool = False
    tea_market: bool = False
    start_yen: int = 500
    line_yen: tuple[int, ...] = (100, 200, 300, 400, 500, 600)
    """Bottom, middle, top, left, centre, right. (G6)"""
    drop: int = 100
    crates: tuple[int, ...] | None = None
    """Drinks in each crate, round by round, instead of the table."""
    bonuses: tuple[int, ...] = (100, 200, 200)
    """At both gaps of the left, centre and right column."""
    ceremony_pay: int = 500
    bids_paid: str = "all"
    """Who pays: all, or only the first in order. (G2)"""
    half_used: str = "discard"
    """What happens to a drink of which one ingredient served: discard, or keep it for the other. (G7)"""
    own_ads: str = "nothing"
    """What one's own brew does to one's own ad: nothing, or pay. (G12)"""
    failed_brew: str = "at-once"
    """When the drinks of a failed ceremony brew go: at-once, or at the end-of-turn. (G16)"""

    def crate_sizes(self, players: int) -> tuple[int, ...]:
        """Drinks in each crate, round by round."""
        return CRATES[players] if self.crates is None else self.crates

    def check_players(self, players: int) -> None:
        """Are there drinks enough even if nobody ever uses one?"""
        needed = players * sum(self.crate_sizes(players))
        if needed > len(DRINKS):
            raise Impossible("too-few-drinks", needed=needed, drinks=len(DRINKS), players=players)


HOUSE_FIELDS: Final[Mapping[str, HouseField]] = {
    "start_yen": whole(0, 100_000, step=YEN),
    "line_yen": numbers(6, 6, 0, 100_000, step=YEN),
    "drop": whole(0, 100_000, step=YEN),
    "crates": numbers(1, 18, 1, 18, or_none=True),
    "bonuses": numbers(3, 3, 0, 100_000, step=YEN),
    "ceremony_pay": whole(0, 100_000, step=YEN),
    "bids_paid": choice("all", "first"),
    "half_used": choice("discard", "keep"),
    "own_ads": choice("nothing", "pay"),
    "failed_brew": choice("at-once", "end-of-turn"),
}

VARIANTS: Final = ("matcha-iri", "tea-ceremony", "tea-market")


def _rule_sets() -> dict[str, Rules]:
    sets = {}
    for iri, ceremony, market in product((False, True), repeat=3):
        used = zip(VARIANTS, (iri, ceremony, market), strict=True)
        name = "+".join(variant for variant, on in used if on) or "standard"
        sets[name] = Rules(name, iri, ceremony, market)
    return dict(sorted(sets.items(), key=lambda item: (item[0] != "standard", item[0].count("+"), item[0])))


RULE_SETS: Final[Mapping[str, Rules]] = _rule_sets()


def with_house(rules: Rules, house: Mapping[str, object]) -> Rules:
    """The rules with some fields changed."""
    changes: Mapping[str, Any] = house
    changed = replace(rules, **changes)
    if all(players * sum(changed.crate_sizes(players)) > len(DRINKS) for players in SEATS):
        changed.check_players(SEATS[0])
    return changed


def house_of(rules: Rules) -> dict[str, object]:
    """The fields in which rules differ from those whose name they bear."""
    base = RULE_SETS[rules.name]
    return {
        field.name: plain(getattr(rules, field.name))
        for field in fields(rules)
        if getattr(rules, field.name) != getattr(base, field.name)
    }
