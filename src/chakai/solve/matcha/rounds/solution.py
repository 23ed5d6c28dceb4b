"""A position of the last rounds of a set solved, as plain values: for tables, for JSON, for whoever asks."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from chakai.core.illegal import Refusal
from chakai.core.seats import Seat
from chakai.games.matcha.cards import Card, Face, in_order
from chakai.games.matcha.edition import EDITIONS
from chakai.games.matcha.view import View
from chakai.solve.matcha.rounds.arrays import Real
from chakai.solve.matcha.rounds.game import Range, RoundsGame, Start
from chakai.solve.matcha.rounds.positions import Holding, Position
from chakai.solve.matcha.rounds.reading import Doubles, Reading
from chakai.solve.matcha.rounds.seen import Beginning, Given, beginning
from chakai.solve.matcha.rounds.work import choices


@dataclass(frozen=True)
class Line:
    """One of the things that a seat may have."""

    hand: tuple[Card, ...]
    laid: tuple[Face, Face]
    """In this round, face down."""
    hidden: tuple[Card, ...]
    """Face down from earlier rounds."""
    chance: float


@dataclass(frozen=True)
class Plan(Line):
    """What the one to move does with it."""

    value: float
    """To the one to move: a win counts 1, a loss -1."""
    mix: Mapping[str, float]
    """By move as text: how often it is made."""
    values: Mapping[str, float]
    """By move: its value."""


@dataclass(frozen=True)
class Solution:
    """What is found at a position."""

    view: View
    seat: Seat
    first_round: int
    """Where the solved rounds begin, counted from 0."""
    value: float
    """To the one to move."""
    reach: float
    """How likely solved play leads here from there."""
    exploitability: float
    """Of the whole game from there: what best answers gain, the mean of both seats."""
    iterations: int
    choices: int
    set_end: str
    """What the end of the set is worth: `result`, the game's own; `table`, what was given; `even`, nothing."""
    exact: bool
    """Are the even ranges right? What kept cards tell is counted for each seat by itself, which is only close."""
    plans: tuple[Plan, ...]
    """The likeliest hand first."""
    belief: tuple[Line, ...]
    """What the other may have, the likeliest first."""
    actual: Plan | None = None
    """Of the one to move, if it is the one who looks; the belief is then its own."""


def warm_up() -> None:
    """A tiny game, so that everything is compiled or loaded."""
    edition = EDITIONS["mini"]
    first, second, third, fourth, *_ = edition.deck
    holds: Range = {((card,), ()): 1.0 for card in (first, second)}
    game = RoundsGame(
        Start(edition, edition.first_tokens, 0, last_set=True, tea=(third, fourth), ranges=(holds, holds))
    )
    game.solve(1)
    game.exploitability(game.average())


def ready(
    view: View, number: int | None = None, given: Given | None = None, limit: int | None = None
) -> Beginning:
    """The beginning of this round, or of an earlier one of the set; Refusal if that is too much work."""
    begun = beginning(view, number)
    if limit is not None and (estimate := choices(begun, given)) > limit:
        raise Refusal("solve-too-large", choices=estimate, limit=limit)
    return begun


def solve(
    begun: Beginning,
    *,
    iterations: int,
    given: Given | None = None,
    ends: Real | None = None,
    progress: Callable[[], object] = lambda: None,
) -> Solution:
    """To the end of the set, read where the view stands now.

    All is worked out from what everybody has seen; the view of whoever is to move adds which hand it really has.
    """
    game = RoundsGame(begun.start(given), ends)
    position = Position.now(game, begun)
    for _ in range(iterations):
        game.solve(1)
        progress()
    set_end = "result" if game.start.last_set else "even" if ends is None else "table"
    exact = all(seat in (given or {}) or not kept for seat, kept in enumerate(begun.kept))
    return _told(begun, Reading(position, game.average()), set_end, exact=exact)


def _told(begun: Beginning, reading: Reading, set_end: str, *, exact: bool) -> Solution:
    game, position, seat = reading.position.game, reading.position, reading.position.seat
    chances = reading.chances(seat)
    others = reading.chances(1 - seat)
    mine = None
    if begun.view.seat == seat:
        place = position.place(seat, _own(begun, seat))
        mine, others = _plan(begun, reading, place, float(chances[place])), reading.belief(seat, place)
    return Solution(
        view=begun.view,
        seat=seat,
        first_round=begun.number,
        value=reading.value,
        reach=reading.reach,
        exploitability=game.exploitability(reading.policy),
        iterations=game.iterations,
        choices=game.choices,
        set_end=set_end,
        exact=exact,
        plans=tuple(_plan(begun, reading, place, float(chances[place])) for place in _likeliest(chances)),
        belief=tuple(
            Line(*_lying(begun, 1 - seat, position.holding(1 - seat, place)), float(others[place]))
            for place in _likeliest(others)
            if others[place] > 0
        ),
        actual=mine,
    )


def _likeliest(chances: Doubles) -> list[int]:
    """Places, equals in their order."""
    order: list[int] = (-chances.round(12)).argsort(kind="stable").tolist()
    return order


def _plan(begun: Beginning, reading: Reading, place: int, chance: float) -> Plan:
    position = reading.position
    mix = {str(move): share for move, share in reading.mix(place).items()}
    row = reading.values[place].tolist()
    values = {str(move): row[column] for column, move in position.moves(place)}
    value = sum(share * values[move] for move, share in mix.items())
    lying = _lying(begun, position.seat, position.holding(position.seat, place))
    return Plan(*lying, chance, value, mix, values)


def _lying(
    begun: Beginning, seat: Seat, holding: Holding
) -> tuple[tuple[Card, ...], tuple[Face, Face], tuple[Card, ...]]:
    """The hand, what lies face down in this round, and what does from earlier ones."""
    hidden = [*holding.hidden]
    for sides, seen in zip(holding.laid[:-1], begun.since, strict=False):
        pairs = zip(sides, seen.shown[seat], strict=True)
        hidden += (card for card, shown in pairs if card is not None and shown is None)
    return holding.hand, holding.laid[-1], in_order(hidden)


def _own(begun: Beginning, seat: Seat) -> Holding:
    """What the one who looks has."""
    view, laid, hidden = begun.view, [], []
    for number, pair in enumerate(view.table):
        spots = [spots[seat] for spots in pair]
        if number >= begun.number:
            first, second = (spot.card if spot else None for spot in spots)
            laid.append((first, second))
        else:
            hidden += [spot.card for spot in spots if spot and spot.card and not spot.face_up]
    return Holding(view.hand, tuple(laid), in_order(hidden))
