"""What an adapter that walks whole trees needs of each game: its numbers, its luck piece by piece, its lengths."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Final, Protocol, TypeAlias

from chakai.adapters.encoding import AnyEncoding
from chakai.adapters.genmaicha_encoding import genmaicha_encoding
from chakai.adapters.genmaicha_seen import genmaicha_bounds, genmaicha_words
from chakai.adapters.matcha_encoding import matcha_encoding
from chakai.adapters.matcha_seen import matcha_bounds, matcha_words
from chakai.adapters.seen_words import Bounds
from chakai.core.game import AnyGame
from chakai.core.illegal import Illegal
from chakai.games.genmaicha import dealing as genmaicha_dealing
from chakai.games.genmaicha.bidding import check_crates
from chakai.games.genmaicha.drinks import DRINKS, INGREDIENTS
from chakai.games.genmaicha.engine import GENMAICHA
from chakai.games.genmaicha.moves import Crates
from chakai.games.genmaicha.rules import SEATS, Rules
from chakai.games.genmaicha.state import Stage
from chakai.games.genmaicha.state import State as GenmaichaState
from chakai.games.matcha import dealing as matcha_dealing
from chakai.games.matcha.edition import Edition
from chakai.games.matcha.engine import MATCHA
from chakai.games.matcha.state import State as MatchaState


class Dealing(Protocol):
    """A chance move on its way."""

    def odds(self) -> Sequence[tuple[Any, Fraction]]: ...
    def plus(self, piece: Any, /) -> "Dealing": ...
    def deal(self) -> Any: ...
    def unrolled(self, move: Any, /) -> Sequence[Any]: ...


Luck: TypeAlias = Callable[[Any], Dealing]
"""The chance move that is due in a position, with nothing of it decided but what is given."""
Given: TypeAlias = Mapping[str, str]


@dataclass(frozen=True)
class TeaGame:
    """One of the games."""

    game: AnyGame
    usual: str
    """The rule set if none is named."""
    encoding: Callable[[Any, int], AnyEncoding]
    words: Callable[[Any], Sequence[str]]
    bounds: Callable[[Any, int], Bounds]
    pieces: Callable[[Any], Sequence[Any]]
    """All that chance may draw."""
    given: tuple[str, ...]
    """What can be known before, by the names of parameters."""
    luck: Callable[[Any, Given], Luck]
    """From a new table and what is given; Illegal if that cannot be."""


@dataclass(frozen=True)
class Dealt:
    """A chance move that is given."""

    move: Any

    def odds(self) -> Sequence[tuple[Any, Fraction]]:
        return ()

    def plus(self, piece: Any, /) -> "Dealt":
        raise ValueError(piece)

    def deal(self) -> Any:
        return self.move

    def unrolled(self, _move: Any, /) -> Sequence[Any]:
        return ()


def _faces(edition: Edition) -> Sequence[Any]:
    return tuple(dict.fromkeys(edition.deck))


def _matcha_luck(new: MatchaState, given: Given) -> Luck:
    """The tea cards of the first set may be given."""
    cards = {str(card): card for card in new.edition.deck}
    if strange := [part for part in given["tea"].split() if part not in cards]:
        raise Illegal("deal-extra-card", card=strange[0])
    tea = tuple(cards[part] for part in given["tea"].split())
    if tea:
        matcha_dealing.check_tea(new, tea)
    return lambda state: matcha_dealing.begin(state, () if state.sets_dealt else tea)


def _things(_rules: Rules) -> Sequence[Any]:
    return (*INGREDIENTS, *DRINKS, *range(SEATS[-1]))


def _genmaicha_luck(new: GenmaichaState, given: Given) -> Luck:
    """The grid may be given, with or without the hidden row, and the crates of the first round."""
    grid = tuple(part for part in given["grid"].split() if part not in "/|")
    if grid:
        genmaicha_dealing.check_grid(new, grid)
    crates = _crates(new, given["crates"])

    def due(state: GenmaichaState) -> Dealing:
        if crates and state.stage is Stage.CRATES and not state.round:
            return Dealt(crates)
        return genmaicha_dealing.begin(state, grid)

    return due


def _crates(new: GenmaichaState, text: str) -> Crates | None:
    if not text:
        return None
    drinks = {str(drink): drink for drink in DRINKS}
    if strange := [part for part in text.split() if part not in {*drinks, "|"}]:
        raise Illegal("crates-not-in-bag", drink=strange[0])
    crates = Crates(tuple(tuple(drinks[part] for part in crate.split()) for crate in text.split("|")))
    check_crates(new, crates)
    return crates


TEA_GAMES: Final[Mapping[str, TeaGame]] = {
    "matcha": TeaGame(
        game=MATCHA,
        usual="matagot-2020",
        encoding=matcha_encoding,
        words=matcha_words,
        bounds=matcha_bounds,
        pieces=_faces,
        given=("tea",),
        luck=_matcha_luck,
    ),
    "genmaicha": TeaGame(
        game=GENMAICHA,
        usual="standard",
        encoding=genmaicha_encoding,
        words=genmaicha_words,
        bounds=genmaicha_bounds,
        pieces=_things,
        given=("grid", "crates"),
        luck=_genmaicha_luck,
    ),
}
