"""A position of the last rounds of a set solved, as plain values: for tables, for JSON, for whoever asks."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from chakai.core.illegal import Refusal
from chakai.core.seats import Seat
from chakai.games.matcha.cards import Card, Face, in_order
from chakai.games.matcha.edition import EDITIONS
from chakai.games.matcha.state import State
from chakai.games.matcha.view import View
from chakai.solve.rounds.arrays import CHOICES, Real
from chakai.solve.rounds.game import RoundsGame, Start
from chakai.solve.rounds.positions import Holding, Position
from chakai.solve.rounds.reading import Doubles, Reading
from chakai.solve.rounds.seen import Beginning, Given, beginning
from chakai.solve.rounds.work import choices

LIMIT: Final = 10_000_000
"""Choices of a tree, some 60 bytes each; rounds 2 and 3 with three cards in each hand have 2.4 million."""


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
    plans: tuple[Plan, ...]
    """The likeliest hand first."""
    belief: tuple[Line, ...]
    """What the other may have, the likeliest first."""
    actual: Plan | None = None
    """Of the one to move, if it was told; the belief is then its own."""

    @property
    def ends_count(self) -> bool:
        """Is the end of the set the end of the game? Otherwise what follows is taken to be even."""
        return self.view.set_number == self.view.edition.sets


def warm_up() -> None:
    """A tiny game, so that everything is compiled or loaded."""
    edition = EDITIONS["mini"]
    holds = {((card,), ()): 1.0 for card in edition.deck[1:3]}
    game = RoundsGame(
        Start(edition, edition.first_tokens, 0, True, edition.deck[3:4] + edition.deck[:1], (holds,) * 2)
    )
    game.solve(1)
    game.exploitability(game.average())


def solve(
    view: View,
    *,
    iterations: int,
    number: int | None = None,
    given: Given | None = None,
    actual: State | None = None,
    limit: int = LIMIT,
    ends: Real | None = None,
    progress: Callable[[], object] = lambda: None,
) -> Solution:
    """From the beginning of a round (this one, or an earlier one of the set) to its end, and where the view stands.

    Only what everybody has seen is taken from the view; `actual`, if it is given, says which hand is really held.
    """
    begun = beginning(view, number)
    if (estimate := choices(begun, given)) > limit:
        raise Refusal("solve-too-large", choices=estimate, limit=limit)
    game = RoundsGame(begun.start(given), ends)
    position = Position.now(game, begun)
    for _ in range(iterations):
        game.solve(1)
        progress()
    return _told(game, begun, Reading(position, game.average()), actual)


def _told(game: RoundsGame, begun: Beginning, reading: Reading, actual: State | None) -> Solution:
    position, seat = reading.position, reading.position.seat
    chances = reading.chances(seat)
    others = reading.chances(1 - seat)
    mine = None
    if actual is not None:
        place = position.place(seat, _really(begun, actual, seat))
        mine, others = _plan(begun, reading, place, float(chances[place])), reading.belief(seat, place)
    return Solution(
        view=begun.view,
        seat=seat,
        first_round=begun.number,
        value=reading.value,
        reach=reading.reach,
        exploitability=game.exploitability(reading.policy),
        iterations=game.iterations,
        choices=int(game.tree.used[CHOICES]),
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


def _really(begun: Beginning, state: State, seat: Seat) -> Holding:
    """What a seat has in truth."""
    laid = [(pair[0][seat], pair[1][seat]) for pair in state.laid]
    hidden = [
        sides[seat]
        for pair in state.laid[: begun.number]
        for sides in pair
        if sides[seat] is not None and sides[1 - seat] is None
    ]
    return Holding(state.hands[seat], tuple(laid[begun.number :]), in_order(card for card in hidden if card))
