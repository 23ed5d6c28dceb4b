"""The form of a new table: which rules, and who sits where."""

from dataclasses import dataclass
from secrets import choice
from typing import Final, Literal

from pydantic import BaseModel, Field

from chakai.bots.levels import LEVELS
from chakai.core.illegal import Refusal
from chakai.core.seats import Seat
from chakai.games import game_named
from chakai.games.genmaicha.rules import RULE_SETS, VARIANTS
from chakai.web.books import FREE, RESERVED, Sitting
from chakai.web.people import clean_name

GAMES_HERE: Final[dict[str, tuple[str, ...]]] = {
    "matcha": ("matagot-2020", "matagot-2020-nl", "grail-2015"),
    "genmaicha": tuple(RULE_SETS),
}
"""The rule sets that a table can be set with; those for study are left to the terminal."""
DAY: Final = 86_400
TIMES: Final = (0, 30, 60, 180, DAY, 3 * DAY, 7 * DAY)
"""Seconds for a decision; 0: no clock."""
FRIEND, ANYONE, DEVICE = "friend", "anyone", "one-device"
WHO: Final = (FRIEND, ANYONE, DEVICE)
"""Who can sit on a seat besides a bot."""


class NewTable(BaseModel):
    """The fields of both games; each reads its own."""

    name: str = ""
    game: str = "matcha"
    seconds: int = 0
    rules: str = "matagot-2020"
    opponent: str = "bot:regular"
    other_name: str = ""
    dealer: Literal["draw", "me", "other"] = "draw"
    unseen: bool = False
    variant: list[str] = []
    seats: int = Field(3, ge=0, le=99)
    who: list[str] = []
    """For each seat but one's own; what stands beyond the number of seats is not read."""
    who_name: list[str] = []


@dataclass(frozen=True)
class Setting:
    """A table as the form asks for it."""

    rules: str
    sittings: tuple[Sitting, ...]
    mine: tuple[Seat, ...]
    """The seats of whoever sets it: at a table on one device, of all its people."""
    open: bool
    one_device: bool
    unseen: bool


def read(form: NewTable) -> Setting:
    """The table; what cannot be is refused in words."""
    if form.game not in GAMES_HERE:
        raise Refusal("unknown-game", game=form.game, possible=", ".join(GAMES_HERE))
    if form.seconds not in TIMES:
        raise Refusal("request-unreadable")
    return _matcha(form) if form.game == "matcha" else _genmaicha(form)


def _matcha(form: NewTable) -> Setting:
    if form.rules not in GAMES_HERE["matcha"]:
        raise Refusal("unknown-rules", rules=form.rules, possible=", ".join(GAMES_HERE["matcha"]))
    own, one_device = Sitting("person", clean_name(form.name)), form.opponent == DEVICE
    mine = {"me": 0, "other": 1, "draw": choice((0, 1))}[form.dealer]
    sittings = [own]
    sittings.insert(1 - mine, _sitting(form.game, form.opponent, form.other_name))
    return Setting(
        form.rules,
        tuple(sittings),
        mine=(0, 1) if one_device else (mine,),
        open=form.opponent == ANYONE,
        one_device=one_device,
        unseen=form.unseen,
    )


def _genmaicha(form: NewTable) -> Setting:
    possible = game_named(form.game).seats
    if form.seats not in possible:
        raise Refusal("players", count=form.seats, low=possible[0], high=possible[-1])
    who = form.who[: form.seats - 1]
    names = form.who_name + [""] * len(who)
    if len(who) < form.seats - 1:
        raise Refusal("request-unreadable")
    if DEVICE in who and (FRIEND in who or ANYONE in who):
        raise Refusal("device-and-links")
    own = Sitting("person", clean_name(form.name))
    others = [_sitting(form.game, kind, name) for kind, name in zip(who, names, strict=False)]
    if ANYONE in who:
        others = [RESERVED if kind == FRIEND else sitting for kind, sitting in zip(who, others, strict=True)]
    sittings = (own, *others)
    people = tuple(seat for seat, sitting in enumerate(sittings) if sitting.kind == "person")
    return Setting(
        _variants(form.variant), sittings, people, open=ANYONE in who, one_device=DEVICE in who, unseen=False
    )


def _variants(chosen: list[str]) -> str:
    """The name of a mix of variants."""
    for variant in chosen:
        if variant not in VARIANTS:
            raise Refusal("unknown-rules", rules=variant, possible=", ".join(VARIANTS))
    return "+".join(variant for variant in VARIANTS if variant in chosen) or "standard"


def _sitting(game: str, who: str, name: str) -> Sitting:
    kind, _, level = who.partition(":")
    if kind == "bot" and level in LEVELS[game]:
        return Sitting("bot", level)
    if kind == "bot":
        raise Refusal("unknown-level", level=level, possible=", ".join(LEVELS[game]))
    if who not in WHO:
        raise Refusal("request-unreadable")
    return Sitting("person", clean_name(name)) if who == DEVICE else FREE
