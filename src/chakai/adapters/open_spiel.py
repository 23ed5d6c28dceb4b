"""Matcha for OpenSpiel: importing this module registers the game `chakai_matcha`."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import pyspiel

from chakai.adapters.matcha_arrays import (
    Array,
    fill_now,
    fill_seen,
    most_decisions,
    shapes_now,
    shapes_seen,
    text_now,
    text_seen,
)
from chakai.adapters.matcha_numbers import Numbers
from chakai.core.illegal import Illegal
from chakai.core.seats import CHANCE, Seat, Viewer
from chakai.games.matcha.cards import Card
from chakai.games.matcha.dealing import Dealing, begin, check_tea
from chakai.games.matcha.edition import Edition
from chakai.games.matcha.engine import MATCHA
from chakai.games.matcha.state import State
from chakai.games.matcha.view import View

PARAMETERS: Final = {"rules": "matagot-2020", "house": "", "tea": ""}
"""House rules as `sets:2 keep:any`, a full stop for the comma; the first set's tea cards as `2g 1r`."""


def game_type(*, lasting: bool = True) -> Any:
    """What OpenSpiel wants to know of the game; histories that never need to end fit into no tensor."""
    kind = pyspiel.GameType
    return kind(
        short_name="chakai_matcha",
        long_name="Chakai Matcha",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=2,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=lasting,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


class MatchaGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """One edition, perhaps with house rules and a table of tea cards that is known before."""

    def __init__(self, params: Mapping[str, str] | None = None) -> None:
        given = {**PARAMETERS, **(params or {})}
        self.edition = _edition(given["rules"], given["house"])
        self.numbers = Numbers(self.edition)
        self.tea = _tea(self.edition, given["tea"])
        self.start = _place(MATCHA.new(self.edition, 2), self.tea)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.numbers.actions,
            max_chance_outcomes=len(self.numbers.faces),
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=most_decisions(self.edition),
        )
        super().__init__(game_type(lasting=self.edition.sets is not None), info, given)

    def new_initial_state(self) -> "MatchaState":
        return MatchaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "MatchaObserver":
        return MatchaObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


@dataclass(frozen=True)
class Place:
    """A position, and the deal if one is under way. It never changes, so that a clone may share it."""

    state: State
    dealing: Dealing | None

    def __deepcopy__(self, _memo: object) -> "Place":
        return self


def _place(state: State, tea: tuple[Card, ...]) -> Place:
    due = MATCHA.to_act(state) == (CHANCE,)
    return Place(state, begin(state, () if state.sets_dealt else tea) if due else None)


class MatchaState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A game under way. Who decide at the same time do so one after another, unseen."""

    def __init__(self, game: MatchaGame) -> None:
        super().__init__(game)
        self.at = game.start

    def view(self, viewer: Viewer) -> View:
        return MATCHA.view(self.at.state, viewer)

    def current_player(self) -> int:
        due = MATCHA.to_act(self.at.state)
        if not due:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if due[0] == CHANCE else due[0]

    def is_terminal(self) -> bool:
        return not MATCHA.to_act(self.at.state)

    def returns(self) -> list[float]:
        """1 for a win, −1 for a loss, 0 for a draw."""
        outcome = MATCHA.outcome(self.at.state)
        return [0.0, 0.0] if outcome is None else [2 * share - 1 for share in outcome.shares(2)]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The next card of the deal."""
        assert self.at.dealing is not None
        face = self.get_game().numbers.face
        return [(face[card], float(chance)) for card, chance in self.at.dealing.odds()]

    def _legal_actions(self, player: Seat) -> list[int]:
        numbers, hand = self.get_game().numbers, self.at.state.hands[player]
        return sorted(numbers.number(move, hand) for move in MATCHA.legal(self.at.state, player))

    def _apply_action(self, action: int) -> None:
        game, state, dealing = self.get_game(), self.at.state, self.at.dealing
        if dealing is None:
            seat = MATCHA.to_act(state)[0]
            move = game.numbers.move(action, seat, state.hands[seat])
            self.at = _place(MATCHA.apply(state, move), game.tea)
            return
        dealing = dealing.plus(game.numbers.faces[action])
        self.at = Place(state, dealing)
        if not dealing.odds():
            self.at = _place(MATCHA.apply(state, dealing.deal()), game.tea)

    def _action_to_string(self, player: int, action: int) -> str:
        numbers = self.get_game().numbers
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {numbers.faces[action]}"
        return str(numbers.move(action, player, self.at.state.hands[player]))

    def __str__(self) -> str:
        """All that has happened, also what nobody has seen yet."""
        state, dealing = self.at.state, self.at.dealing
        dealt = [] if dealing is None else [*dealing.tea, *dealing.drawn[0], *dealing.drawn[1]]
        under_way = [" ".join(["deal", *map(str, dealt)])] * bool(dealt)
        return "\n".join([*map(str, (*MATCHA.moves(state), *MATCHA.pending(state))), *under_way])


class MatchaObserver:
    """Tensor and text from the view of a seat, or of a spectator where only public things are asked for."""

    def __init__(self, game: MatchaGame, kind: Any, params: Any) -> None:
        if params or not kind.public_info or kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError(f"observer: {params or kind}")
        self.own_eyes = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.fill, self.text = (fill_seen, text_seen) if kind.perfect_recall else (fill_now, text_now)
        self.filled = game.edition.sets is not None or not kind.perfect_recall
        shapes = (shapes_seen if kind.perfect_recall else shapes_now)(game.edition) if self.filled else {}
        sizes = [int(np.prod(shape)) for shape in shapes.values()]
        self.tensor = np.zeros(sum(sizes), np.float32)
        parts = np.split(self.tensor, np.cumsum(sizes)[:-1]) if sizes else []
        self.dict: dict[str, Array] = {
            name: part.reshape(shape) for (name, shape), part in zip(shapes.items(), parts, strict=True)
        }

    def set_from(self, state: MatchaState, player: int) -> None:
        if self.filled:
            self.tensor.fill(0)
            self.fill(self.dict, state.view(player if self.own_eyes else None))

    def string_from(self, state: MatchaState, player: int) -> str:
        return self.text(state.view(player if self.own_eyes else None))


def _edition(rules: str, house: str) -> Edition:
    pairs = [part.partition(":") for part in house.split()]
    return MATCHA.rules_from_texts(rules, {name: value.replace(".", ",") for name, _, value in pairs})


def _tea(edition: Edition, text: str) -> tuple[Card, ...]:
    """The first set's tea cards from their texts; none: they are dealt."""
    cards = {str(card): card for card in edition.deck}
    for part in text.split():
        if part not in cards:
            raise Illegal("deal-extra-card", card=part)
    tea = tuple(cards[part] for part in text.split())
    if tea:
        check_tea(MATCHA.new(edition, 2), tea)
    return tea


pyspiel.register_game(game_type(), MatchaGame)
