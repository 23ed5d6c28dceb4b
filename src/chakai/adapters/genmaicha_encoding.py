"""Genmaicha in numbers: bids digit by digit, brews card by card, and what a seat sees as a row."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final

from chakai.adapters.encoding import Choices, Encoding, Part, Parts, numbers, one_of
from chakai.core.seats import Seat
from chakai.games.genmaicha.drinks import (
    ABOVE,
    BELOW,
    COLUMNS,
    DRINKS,
    INGREDIENTS,
    LINES,
    PLACE,
    Drink,
)
from chakai.games.genmaicha.engine import GENMAICHA
from chakai.games.genmaicha.moves import (
    Bid,
    Brew,
    Done,
    Earn,
    Extra,
    Move,
    Offer,
    Peek,
    PlaceAd,
    Raise,
    TakeCrate,
    letter,
)
from chakai.games.genmaicha.rules import SEATS, YEN, Rules
from chakai.games.genmaicha.state import Stage
from chakai.games.genmaicha.view import View

NAMES: Final = (
    *"0123456789",
    "enough",
    *(f"crate {letter(crate)}" for crate in range(SEATS[-1])),
    *(f"brew {line}" for line in LINES),
    *map(str, DRINKS),
    *(f"+ {column} {where}" for column, where in product(COLUMNS, (ABOVE, BELOW))),
    "?",
    *INGREDIENTS,
    *(f"peek {column}" for column in COLUMNS),
    *(f"ad {line}" for line in LINES),
    "done",
)
"""Amounts are spelt in hundreds, digit by digit; `enough` ends an amount, or a brew without anything more."""
_NUMBER: Final = {name: number for number, name in enumerate(NAMES)}
_MADE: Final = 8
"""So many choices of one move are shown to who is making it; a brew has seven at most, with its last."""
_FLAGS: Final = frozenset(
    {
        *("seat", "stage", "turn", "order", "deciding", "answered", "shown", "grid", "fourth_row", "hidden"),
        *("face_up", "peeked", "refused", "brewed", "ad_owners", "ad_right", "crates", "shelves", "spent", "made"),
    }
)


def genmaicha_encoding(rules: Rules, players: int) -> Encoding[Move, View]:
    """The actions are the same for all rules and any number of players; a row's length goes with the players."""
    return Encoding(NAMES, _spell, _look, GENMAICHA.view(GENMAICHA.new(rules, players), 0), _FLAGS)


def _spell(move: Move) -> Choices:
    return tuple(_NUMBER[name] for name in _spelt(move))


def _spelt(move: Move) -> Iterator[str]:
    match move:
        case Bid(_, yen) | Raise(_, yen):
            yield from (*str(yen // YEN), "enough")
        case TakeCrate(_, crate):
            yield f"crate {letter(crate)}"
        case Brew(_, line, drinks, more):
            yield from (f"brew {line}", *map(str, drinks))
            match more:
                case None:
                    yield "enough"
                case Extra(column, where, drink):
                    yield from (f"+ {column} {where}", str(drink))
                case Offer(drink, ingredient):
                    yield from ("?", str(drink), ingredient)
        case Peek(_, column, drink, ingredient):
            yield from (f"peek {column}", str(drink), ingredient)
        case PlaceAd(_, line, yen):
            yield from (f"ad {line}", *str(yen // YEN), "enough")
        case Done():
            yield "done"


def _look(view: View, made: Choices) -> Parts:
    """Whatever belongs to seats: one's own first (a spectator's: seat 0's), then on around the table.

    Yen in hundreds.
    """
    players = view.players
    seats = [((view.seat or 0) + place) % players for place in range(players)]
    place = {seat: at for at, seat in enumerate(seats)}
    peeked, refused = _tried(view)

    def yen(amounts: Sequence[int]) -> Part:
        return numbers(amounts[seat] / YEN if amounts else 0 for seat in seats)

    def cards(found: Sequence[str | None], length: int) -> Part:
        return _each(len(INGREDIENTS), length, [[card] if card else [] for card in found])

    return {
        "seat": one_of(players, view.seat),
        "stage": one_of(len(Stage), [*Stage].index(view.stage)),
        "turn": one_of(players, None if view.turn is None else place[view.turn]),
        "order": one_of(players * players, *(at * players + place[seat] for at, seat in enumerate(view.order))),
        "deciding": numbers(seat in view.deciding for seat in seats),
        "answered": numbers([view.answer is not None]),
        "shown": numbers([bool(view.bids), bool(view.raises)]),
        "grid": cards(view.grid, 9),
        "fourth_row": one_of(len(INGREDIENTS), *map(INGREDIENTS.index, view.fourth_row)),
        "hidden": cards(view.hidden, len(COLUMNS)),
        "face_up": numbers(view.face_up),
        "peeked": numbers((seat, column) in peeked for seat in seats for column in COLUMNS),
        "refused": numbers((column, card) in refused for column in COLUMNS for card in INGREDIENTS),
        "brewed": numbers(line in view.brewed for line in LINES),
        "ad_owners": numbers(ad is not None and ad.owner == seat for ad in view.ads for seat in seats),
        "ad_right": numbers(line == view.ad_right for line in LINES),
        "crates": _each(len(DRINKS), players, view.crates),
        "shelves": _each(len(DRINKS), players, [view.shelves[seat] for seat in seats]),
        "spent": numbers((drink, part) in view.spent for drink in DRINKS for part in drink),
        "made": one_of(_MADE * len(NAMES), *(at * len(NAMES) + one for at, one in enumerate(made[:_MADE]))),
        "round": numbers([view.round, view.rounds]),
        "yen": yen(view.yen),
        "left": numbers(view.left[seat] / YEN if seat in view.deciding else 0 for seat in seats),
        "bids": yen(view.bids),
        "raises": yen(view.raises),
        "answer": numbers([0 if view.answer is None else view.answer.yen / YEN]),
        "line_yen": numbers(amount / YEN for amount in view.line_yen),
        "gaps": numbers(amount / YEN for amount in view.gaps),
        "ad_yen": numbers(0 if ad is None else ad.yen / YEN for ad in view.ads),
    }


def _each(kinds: int, length: int, found: Sequence[Sequence[Drink | str] | None]) -> Part:
    """For each place in turn, which drinks or ingredients are there."""
    ones = [at * kinds + _kind(thing) for at, things in enumerate(found) for thing in things or ()]
    return one_of(length * kinds, *ones)


def _kind(thing: Drink | str) -> int:
    return PLACE[thing] if isinstance(thing, Drink) else INGREDIENTS.index(thing)


def _tried(view: View) -> tuple[set[tuple[Seat, str]], set[tuple[str, str]]]:
    """Who has looked at the hidden card of which column, and what has been offered for it in vain."""
    peeked: set[tuple[Seat, str]] = set()
    refused: set[tuple[str, str]] = set()
    offered = ""
    for entry in view.events:
        match entry:
            case Peek(seat, column):
                peeked.add((seat, column))
            case Brew(_, _, _, Offer(_, ingredient)):
                offered = ingredient
            case Earn(line=line, failed=True):
                refused.add((line, offered))
    return peeked, refused
