"""Trees of fixed tables as OpenSpiel reads them, and policies of the rounds' solver brought there."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, TypeAlias

import pyspiel

import chakai.adapters.open_spiel  # noqa: F401 (registers the games)
from chakai.adapters.efg import Tree, write_efg
from chakai.core.seats import Seat
from chakai.games.matcha.cards import ZERO, Card, Face, in_order
from chakai.solve.matcha.rounds.arrays import Real
from chakai.solve.matcha.rounds.game import Range, RoundsGame
from chakai.solve.matcha.rounds.moments import PASS
from chakai.solve.matcha.rounds.positions import Holding, Position

Weigh: TypeAlias = Callable[[Any], float]

MOST: Final = 20_000
"""Iterations of OpenSpiel's solver."""


class Exported:
    """The whole game with these tea cards, its deals weighed by ranges."""

    def __init__(self, params: dict[str, Any], ranges: tuple[Range, Range], path: Path) -> None:
        self.game = pyspiel.load_game("chakai_matcha", params)
        self._ranges = ranges
        self._weights: dict[str, float] = {}
        self.tree: Tree = write_efg(self.game, path, odds=self._odds)
        self.native = pyspiel.load_game("efg_game", {"filename": str(path)})
        self._labels = self.game.new_initial_state()

    def _odds(self, state: Any) -> Sequence[tuple[int, float]]:
        odds = [(action, chance * self._weight(state.child(action))) for action, chance in state.chance_outcomes()]
        total = sum(weight for _, weight in odds)
        return [(action, weight / total) for action, weight in odds]

    def _weight(self, state: Any) -> float:
        """Of all deals that begin like this."""
        key = state.history_str()
        if key not in self._weights:
            if state.is_chance_node():
                children = ((state.child(action), chance) for action, chance in state.chance_outcomes())
                self._weights[key] = sum(chance * self._weight(child) for child, chance in children)
            else:
                first, second = (_dealt(state.information_state_string(seat), seat) for seat in (0, 1))
                self._weights[key] = self._ranges[0][first, ()] * self._ranges[1][second, ()]
        return self._weights[key]

    def solved(self, close: float) -> Any:
        """OpenSpiel's own CFR+ until its value is this close to the game's: best answers gain no more in all."""
        solver = pyspiel.CFRPlusSolver(self.native)
        for done in range(1, MOST + 1):
            solver.evaluate_and_update_policy()
            if done % 100 == 0 and 2 * self.exploitability(policy := solver.tabular_average_policy()) <= close:
                return policy
        raise AssertionError(f"not so close after {MOST} iterations")

    def value(self, policy: Any) -> float:
        """For seat 0."""
        return float(pyspiel.expected_returns(self.native.new_initial_state(), policy, -1, True)[0])

    def exploitability(self, policy: Any) -> float:
        return float(pyspiel.exploitability(self.native, policy))

    def policy(self, rounds: RoundsGame, chances: Real, like: Any) -> Any:
        """A policy of the rounds' solver; `like` knows how the native game numbers its actions."""
        moments, table = Moments(rounds), {}
        for player, states in enumerate(self.tree.information):
            for number, (text, actions) in enumerate(states.items(), 1):
                key = f"{player}-{player}-{number}-"
                mix = moments.mix(text, chances)
                shares = [mix[self._labels.action_to_string(player, action)] for action in actions]
                native = [action for action, _ in like.get_state_policy(key)]
                table[key] = [*zip(native, shares, strict=True)]
        return pyspiel.TabularPolicy(table)


class Moments:
    """Information states, as text, found in a tree of rounds."""

    def __init__(self, rounds: RoundsGame) -> None:
        self._start = Position.at_start(rounds)
        self._positions: dict[object, Position] = {}
        self._places: dict[object, dict[Holding, int]] = {}

    def mix(self, text: str, policy: Real) -> dict[str, float]:
        """By move as OpenSpiel calls it, without the seat."""
        head, deal, *lines = text.split("\n")
        seat = int(head.split()[1])
        hand, position, laid = [*_dealt(f"{head}\n{deal}", seat)], self._start, _nothing()
        rounds, shown = [laid], (_nothing(), _nothing())
        for who, what, *more in (line.split() for line in lines):
            if who == "show":
                shown[int(what)]["#*".index(more[0][-1])] = _card(more[0][:-1])
                continue
            if position.node < 0:
                position, laid, shown = self._turned_up(position, shown), _nothing(), (_nothing(), _nothing())
                rounds.append(laid)
            way = PASS if what == "-" else "#*".index(what[-1])
            if way != PASS and int(who) == seat:
                laid[way] = _card(what[:-1])
                hand.remove(_card(what[:-1]))
            position = self._after(position, way)
        if position.node < 0:
            position = self._turned_up(position, shown)
            rounds.append(_nothing())
        assert position.seat == seat
        holding = Holding(in_order(hand), tuple((one, two) for one, two in rounds), ())
        mix = position.mix(policy, self._place(position, holding))
        return {str(move).split()[1]: share for move, share in mix.items()}

    def _after(self, position: Position, way: int) -> Position:
        key = position.block, position.node, way
        if key not in self._positions:
            self._positions[key] = position.after(way)
        return self._positions[key]

    def _turned_up(self, position: Position, shown: tuple[list[Face], list[Face]]) -> Position:
        key = position.block, position.node, str(shown)
        if key not in self._positions:
            (a, b), (c, d) = shown
            self._positions[key] = position.turned_up(((a, b), (c, d)))
        return self._positions[key]

    def _place(self, position: Position, holding: Holding) -> int:
        key, seat = (position.block, position.node), position.seat
        if key not in self._places:
            places = range(len(position.held[seat]))
            self._places[key] = {position.holding(seat, place): place for place in places}
        return self._places[key][holding]


def _nothing() -> list[Face]:
    return [None, None]


def _card(text: str) -> Card:
    return ZERO if text == "0" else Card(int(text[0]), text[1])


def _dealt(text: str, seat: Seat) -> tuple[Card, ...]:
    """The hand that a seat sees at the beginning."""
    return in_order(_card(card) for card in text.split("\n")[1].split(" | ")[2 + seat].split())
