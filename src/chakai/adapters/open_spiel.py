"""The games for OpenSpiel: importing this module registers `chakai_matcha` and `chakai_genmaicha`."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar, Final

import pyspiel

from chakai.adapters.encoding import Choices, Choosing, choosing
from chakai.adapters.seen_words import UNDER_WAY, SeenWords
from chakai.adapters.spiel_observer import Observer, observer
from chakai.adapters.spiel_resampling import resampled_state
from chakai.adapters.tea_games import TEA_GAMES, Dealing, TeaGame
from chakai.core.illegal import Refusal
from chakai.core.seats import CHANCE, Seat, Viewer
from chakai.solve.resampling import Resampler
from chakai.words.catalogue import FIRST, words_in
from chakai.words.speak import refusal

PLAYERS: Final = 2
"""If nobody says otherwise."""


def parameters(tea: TeaGame) -> dict[str, Any]:
    """What can be said of a game, and what holds if it is not said."""
    return {
        "rules": tea.usual,
        "house": "",
        "players": PLAYERS,
        "simultaneous": False,
        **dict.fromkeys(tea.given, ""),
    }


def game_type(tea: TeaGame, *, simultaneous: bool = False, lasting: bool = True) -> Any:
    """What OpenSpiel wants to know of the game; histories that never need to end fit into no tensor."""
    kind = pyspiel.GameType
    name = tea.game.name
    return kind(
        short_name=f"chakai_{name}",
        long_name=f"Chakai {name.capitalize()}",
        dynamics=kind.Dynamics.SIMULTANEOUS if simultaneous else kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=tea.game.seats[-1],
        min_num_players=tea.game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=lasting,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(tea),
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """One game by one rule set, perhaps with house rules and with some luck that is known before."""

    tea: ClassVar[TeaGame]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {**parameters(self.tea), **(params or {})}
        try:
            self._read(given)
        except Refusal as refused:
            refused.add_note(refusal(words_in(FIRST), refused))
            raise
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.encoding.names),
            max_chance_outcomes=len(self.pieces),
            num_players=self.players,
            min_utility=-1.0,
            max_utility=self.players - 1.0,
            utility_sum=0.0,
            max_game_length=self.bounds.choices,
        )
        lasting = self.seen_words is not None
        super().__init__(game_type(self.tea, simultaneous=self.simultaneous, lasting=lasting), info, given)

    def _read(self, given: Mapping[str, Any]) -> None:
        """Refusal if there is no such game."""
        tea = self.tea
        self.game, self.players, self.simultaneous = tea.game, given["players"], given["simultaneous"]
        seats = self.game.seats
        if self.players not in seats:
            raise Refusal("players", count=self.players, low=seats[0], high=seats[-1])
        self.rules = self.game.rules_from_texts(given["rules"], _house(given["house"]))
        new = self.game.new(self.rules, self.players)
        self.encoding = tea.encoding(self.rules, self.players)
        self.bounds = tea.bounds(self.rules, self.players)
        most = self.bounds.words
        self.seen_words = None if most is None else SeenWords(tea.words(self.rules), most)
        self.pieces = tea.pieces(self.rules)
        self.number = {piece: number for number, piece in enumerate(self.pieces)}
        self.luck = tea.luck(new, {name: given[name] for name in tea.given})
        self.start = self.place(new)

    def place(self, state: Any) -> "Place":
        """A position with the chance move that is due; what is given of it needs no chance."""
        while (due := self.game.to_act(state)) == (CHANCE,):
            dealing = self.luck(state)
            if dealing.odds():
                return Place(state, due, dealing)
            state = self.game.apply(state, dealing.deal())
        return Place(state, due)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.bounds.pieces

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | None:
        return observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


@dataclass(frozen=True)
class Place:
    """A position, the chance move under way, and the choices each seat has made of a move not yet complete.

    It never changes, so that clones share it.
    """

    state: Any
    to_act: tuple[Seat, ...]
    dealing: Dealing | None = None
    dealt: tuple[Any, ...] = ()
    made: Mapping[Seat, Choices] = field(default_factory=dict)
    choosing: dict[Seat, Choosing[Any]] = field(default_factory=dict, compare=False)
    """What has been worked out already."""
    resamplers: dict[Seat, Resampler] = field(default_factory=dict, compare=False)
    """The same."""

    def __deepcopy__(self, _memo: object) -> "Place":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Place, (self.state, self.to_act, self.dealing, self.dealt, self.made)


class SpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A game under way. Who decide at the same time do so one after another, unseen, unless asked otherwise."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.at = game.start

    @property
    def to_act(self) -> tuple[Seat, ...]:
        return self.at.to_act

    def view(self, viewer: Viewer) -> Any:
        return self.get_game().game.view(self.at.state, viewer)

    def current_player(self) -> int:
        due = self.to_act
        if not due:
            return int(pyspiel.PlayerId.TERMINAL)
        if len(due) > 1 and self.get_game().simultaneous:
            return int(pyspiel.PlayerId.SIMULTANEOUS)
        return int(pyspiel.PlayerId.CHANCE) if due[0] == CHANCE else due[0]

    def is_terminal(self) -> bool:
        return not self.to_act

    def returns(self) -> list[float]:
        """What a seat has won at the end, so that all add up to nothing: of two, 1, −1, or 0 for a draw."""
        game = self.get_game()
        outcome = game.game.outcome(self.at.state)
        if outcome is None:
            return [0.0] * game.players
        return [game.players * share - 1 for share in outcome.shares(game.players)]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The next card, drink or seat."""
        number = self.get_game().number
        dealing = self.at.dealing
        return [] if dealing is None else [(number[piece], float(chance)) for piece, chance in dealing.odds()]

    def choosing(self, seat: Seat) -> Choosing[Any]:
        """Where a seat that has to decide stands in its choice."""
        game, at = self.get_game(), self.at
        if seat not in at.choosing:
            legal = game.game.legal(at.state, seat)
            at.choosing[seat] = choosing(legal, game.encoding.spell, at.made.get(seat, ()))
        return at.choosing[seat]

    def _legal_actions(self, player: Seat) -> list[int]:
        return [*self.choosing(player).choices] if player in self.to_act else []

    def _apply_action(self, action: int) -> None:
        if self.at.dealing is None:
            self._choose(self.to_act[0], action)
        else:
            self._deal(self.at.dealing, self.get_game().pieces[action])

    def _apply_actions(self, actions: Sequence[int]) -> None:
        """One choice of each who has to decide; what the others are said to choose means nothing."""
        for seat in self.to_act:
            self._choose(seat, actions[seat])

    def _choose(self, seat: Seat, action: int) -> None:
        game, at = self.get_game(), self.at
        now = self.choosing(seat).plus(action)
        made = {other: choices for other, choices in at.made.items() if other != seat}
        known = {other: way for other, way in at.choosing.items() if other != seat}
        if now.move is None:
            self.at = replace(at, made={**made, seat: now.made}, choosing={**known, seat: now}, resamplers={})
        else:
            next_place = game.place(game.game.apply(at.state, now.move))
            self.at = replace(next_place, made=made, choosing=known)

    def _deal(self, dealing: Dealing, piece: Any) -> None:
        game, at = self.get_game(), self.at
        dealing = dealing.plus(piece)
        if dealing.odds():
            self.at = Place(at.state, at.to_act, dealing, (*at.dealt, piece))
        else:
            self.at = game.place(game.game.apply(at.state, dealing.deal()))

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.get_game()
        return f"deal {game.pieces[action]}" if player == pyspiel.PlayerId.CHANCE else game.encoding.names[action]

    def resample_from_infostate(self, player: Seat, probability_sampler: Any) -> "SpielState":
        """A state that this player cannot tell from this one, drawn by its odds, others' choices as uniform."""
        other: SpielState = resampled_state(self, player, probability_sampler)
        return other

    def __str__(self) -> str:
        """All that has happened, also what nobody has seen yet."""
        game, at = self.get_game(), self.at
        moves = (*game.game.moves(at.state), *game.game.pending(at.state))
        dealt = [" ".join(["deal", *map(str, at.dealt)])] * bool(at.dealt)
        made = [f"{seat} {UNDER_WAY} {self.told(seat)}" for seat in sorted(at.made)]
        return "\n".join([*map(str, moves), *dealt, *made])

    def told(self, seat: Seat) -> str:
        """The choices that a seat has made of a move not yet complete."""
        names = self.get_game().encoding.names
        return " ".join(names[action] for action in self.at.made.get(seat, ()))


def _house(text: str) -> dict[str, str]:
    """`sets:2 keep:any`, a full stop for the comma."""
    pairs = [part.partition(":") for part in text.split()]
    return {name: value.replace(".", ",") for name, _, value in pairs}


class MatchaGame(SpielGame):
    """A class of its own, as OpenSpiel lets go of whatever else makes a game too late when Python ends."""

    tea = TEA_GAMES["matcha"]


class GenmaichaGame(SpielGame):
    """The same."""

    tea = TEA_GAMES["genmaicha"]


for _made in (MatchaGame, GenmaichaGame):
    pyspiel.register_game(game_type(_made.tea), _made)
