"""The games as PettingZoo environments: `env` by turns, `parallel_env` with all who have to decide at once."""

from collections.abc import Callable, Mapping
from copy import copy
from operator import index
from secrets import randbits
from typing import Any, Final, TypeAlias

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from chakai.adapters.encoding import AnyEncoding, Choosing, choosing
from chakai.adapters.genmaicha_encoding import genmaicha_encoding
from chakai.adapters.matcha_encoding import matcha_encoding
from chakai.core.chance import SeededLuck, stream
from chakai.core.illegal import Impossible
from chakai.core.seats import CHANCE, Seat, Viewer
from chakai.games import game_named
from chakai.solve.resampling import Resampler, resampler

VERSION: Final = 0
"""Grows whenever the same actions could mean something else, or the same position look otherwise."""
ENCODINGS: Final[Mapping[str, Callable[[Any, int], AnyEncoding]]] = {
    "matcha": matcha_encoding,
    "genmaicha": genmaicha_encoding,
}

Mask: TypeAlias = NDArray[np.int8]
Observation: TypeAlias = dict[str, Any]
House: TypeAlias = Mapping[str, object]


def _plain(value: Any) -> Any:
    """House rules without NumPy's own numbers and arrays."""
    match value:
        case np.generic() | np.ndarray():
            return value.tolist()
        case Mapping():
            return {name: _plain(part) for name, part in value.items()}
        case list() | tuple():
            return [_plain(part) for part in value]
    return value


class Sitting:
    """One game after another, as both kinds of environment need them."""

    def __init__(self, game: str, rules: str | None, house: House | None, players: int | None) -> None:
        self.game = game_named(game)
        self.rules = self.game.rules(
            next(iter(self.game.rule_sets)) if rules is None else rules, _plain(house or {})
        )
        self.players = self.game.seats[0] if players is None else players
        if self.players not in self.game.seats:
            raise Impossible("players", count=self.players, low=self.game.seats[0], high=self.game.seats[-1])
        self.encoding = ENCODINGS[game](self.rules, self.players)
        self.noop = len(self.encoding.names)
        self.agents = [f"player_{seat}" for seat in range(self.players)]
        self.metadata: dict[str, Any] = {
            "name": f"chakai_{game}_v{VERSION}",
            "render_modes": ["ansi"],
            "is_parallelizable": True,
        }
        self.action_spaces = {agent: Discrete(self.noop + 1) for agent in self.agents}
        self.observation_spaces = {agent: self._observation_space() for agent in self.agents}
        self._seed, self._number = str(randbits(64)), -1
        self.state = self.game.new(self.rules, self.players)
        self._choosing: dict[Seat, Choosing[Any]] = {}
        self._sources: tuple[Any, dict[object, Resampler]] = self.state, {}

    def _observation_space(self) -> Dict:
        highest = self.encoding.highest
        return Dict(
            {
                "observation": Box(np.zeros_like(highest), highest, dtype=np.float32),
                "action_mask": Box(0, 1, (self.noop + 1,), np.int8),
            }
        )

    def begin(self, seed: int | None) -> None:
        """A new game: the first of a seed, or the next one of the same."""
        if seed is None:
            self._number += 1
        else:
            self._seed, self._number = str(index(seed)), 0
        self.state = self.game.new(self.rules, self.players)
        self._choosing = {}
        self._draw()

    def _draw(self) -> None:
        luck = SeededLuck(self._seed, self._number)
        while self.game.to_act(self.state) == (CHANCE,):
            self.state = self.game.apply(self.state, self.game.draw(self.state, luck))

    @property
    def to_act(self) -> tuple[Seat, ...]:
        return self.game.to_act(self.state)

    @property
    def over(self) -> bool:
        return self.game.outcome(self.state) is not None

    def rewards(self) -> list[float]:
        """At the end what a seat has won, so that all add up to nothing: of two, 1, -1, or 0 for a draw."""
        outcome = self.game.outcome(self.state)
        if outcome is None:
            return [0.0] * self.players
        return [self.players * share - 1 for share in outcome.shares(self.players)]

    def choosing(self, seat: Seat) -> Choosing[Any]:
        """Where a seat that has to decide stands in its choice."""
        if seat not in self._choosing:
            self._choosing[seat] = choosing(self.game.legal(self.state, seat), self.encoding.spell)
        return self._choosing[seat]

    def choose(self, seat: Seat, action: int) -> None:
        """One choice; if a move is complete by it, the move is made, and luck that is due is drawn."""
        self._choosing[seat] = self.choosing(seat).plus(action)
        if (move := self._choosing[seat].move) is not None:
            del self._choosing[seat]
            self.state = self.game.apply(self.state, move)
            self._draw()

    def mask(self, seat: Seat) -> Mask:
        """Which actions a seat has; who has nothing to decide has only `noop`."""
        mask = np.zeros(self.noop + 1, np.int8)
        mask[self.choosing(seat).choices if seat in self.to_act else self.noop] = 1
        return mask

    def observe(self, seat: Seat) -> Observation:
        """From the seat's view, and the choices it has made of a move not yet complete."""
        made = self._choosing[seat].made if seat in self._choosing else ()
        row = self.encoding.row(self.game.view(self.state, seat), made)
        return {"observation": row, "action_mask": self.mask(seat)}

    def check(self, seat: Seat, action: Any) -> int:
        """The action, if it is one of the seat's."""
        if not self.action_spaces[self.agents[seat]].contains(action) or not self.mask(seat)[int(action)]:
            raise ValueError(f"{self.agents[seat]}: action {action!r} is not open")
        return int(action)

    def resampled(self, seat: Seat, seed: int | None, *, all_know_who_answered: bool) -> "Sitting":
        """Another game that the seat cannot tell from its own, with new luck; only its own choices stay begun."""
        pending = self.game.pending(self.state) if all_know_who_answered else ()
        answered = tuple(move.seat for move in pending if move.seat != seat)
        if self._sources[0] is not self.state:
            self._sources = self.state, {}
        sources = self._sources[1]
        if (seat, answered) not in sources:
            sources[seat, answered] = resampler(self.game, self.game.view(self.state, seat), answered)
        drawn = copy(self)
        drawn._seed, drawn._number = f"resampled/{randbits(64) if seed is None else index(seed)}", 0
        drawn.state = sources[seat, answered].draw(stream(drawn._seed))
        drawn._choosing = {seat: copy(self._choosing[seat])} if seat in self._choosing else {}
        drawn.action_spaces = {agent: Discrete(self.noop + 1) for agent in self.agents}  # samples of their own
        return drawn

    def told(self, viewer: Viewer = None) -> str:
        """The game so far, as somebody at the table has seen it."""
        return "\n".join(self.game.view(self.state, viewer).seen)


class _Spaces:
    """What both kinds of environment have in common."""

    def __init__(self, sitting: Sitting, render_mode: str | None) -> None:
        if render_mode not in (None, *sitting.metadata["render_modes"]):
            raise ValueError(f"render_mode: {render_mode!r}, not None or 'ansi'")
        self.sitting = sitting
        self.render_mode = render_mode
        self.metadata = sitting.metadata
        self.possible_agents = [*sitting.agents]
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Dict:
        return self.sitting.observation_spaces[agent]

    def action_space(self, agent: str) -> "Discrete[Any]":  # not generic in every gymnasium
        return self.sitting.action_spaces[agent]

    @property
    def action_names(self) -> tuple[str, ...]:
        """What each action is called; the last is `noop`."""
        return (*self.sitting.encoding.names, "noop")

    @property
    def observation_parts(self) -> Mapping[str, slice]:
        """Where each part of an observation stands in its row."""
        return self.sitting.encoding.parts

    def render(self) -> str | None:
        """The game as a spectator sees it, in the words of its record."""
        return self.sitting.told() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""

    def _resampled(self, agent: str, seed: int | None, *, all_know_who_answered: bool) -> Sitting:
        if agent not in self.agents:
            raise ValueError(f"agent: {agent} not in {self.agents}")
        return self.sitting.resampled(self._seat(agent), seed, all_know_who_answered=all_know_who_answered)

    def _infos(self) -> dict[str, dict[str, Any]]:
        return {agent: {"action_mask": self.sitting.mask(self._seat(agent))} for agent in self.agents}

    def _seat(self, agent: str) -> Seat:
        return self.possible_agents.index(agent)


class TurnsEnv(_Spaces, AECEnv):  # type: ignore[misc]  # PettingZoo has no types of its own
    """One choice at a time; those who decide at once, unseen by each other, do so in the order of seats."""

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:  # noqa: ARG002 (the API's)
        self.sitting.begin(seed)
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection = None
        self._next()

    def observe(self, agent: str) -> Observation:
        return self.sitting.observe(self._seat(agent))

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        seat = self._seat(agent)
        self.sitting.choose(seat, self.sitting.check(seat, action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, self.sitting.rewards(), strict=True))
        self.terminations = dict.fromkeys(self.agents, self.sitting.over)
        self._next()
        self._accumulate_rewards()

    def resample(self, agent: str, seed: int | None = None) -> "TurnsEnv":
        """A game that the agent cannot tell from this one, drawn by its odds; others' choices count as uniform.

        All know who is asked next, so those who have answered already have done so here, with other answers.
        """
        drawn = TurnsEnv(self._resampled(agent, seed, all_know_who_answered=True), self.render_mode)
        drawn.agents = [*self.agents]
        drawn.rewards, drawn._cumulative_rewards = {**self.rewards}, {**self._cumulative_rewards}
        drawn.terminations, drawn.truncations = {**self.terminations}, {**self.truncations}
        drawn._skip_agent_selection, drawn.agent_selection = self._skip_agent_selection, self.agent_selection
        drawn.infos = drawn._infos()
        return drawn

    def _next(self) -> None:
        self.agent_selection = self.agents[next(iter(self.sitting.to_act), 0)]
        self.infos = self._infos()


class AtOnceEnv(_Spaces, ParallelEnv):  # type: ignore[misc]  # PettingZoo has no types of its own
    """All act in every step; who has nothing to decide chooses `noop`."""

    def reset(
        self,
        seed: int | None = None,
        options: Mapping[str, Any] | None = None,  # noqa: ARG002 (the API's)
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.sitting.begin(seed)
        self.agents = [*self.possible_agents]
        return self._observations(), self._infos()

    def step(
        self, actions: Mapping[str, Any]
    ) -> tuple[
        dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        chosen = {seat: self.sitting.check(seat, actions[agent]) for seat, agent in enumerate(self.agents)}
        for seat, action in chosen.items():
            if action != self.sitting.noop:
                self.sitting.choose(seat, action)
        over = self.sitting.over
        answer = (
            self._observations(),
            dict(zip(self.agents, self.sitting.rewards(), strict=True)),
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, False),
            self._infos(),
        )
        if over:
            self.agents = []
        return answer

    def resample(self, agent: str, seed: int | None = None) -> "AtOnceEnv":
        """The same as by turns; nobody knows who else has answered, and here nobody has."""
        drawn = AtOnceEnv(self._resampled(agent, seed, all_know_who_answered=False), self.render_mode)
        drawn.agents = [*self.agents]
        return drawn

    def _observations(self) -> dict[str, Observation]:
        return {agent: self.sitting.observe(self._seat(agent)) for agent in self.agents}


def env(
    game: str = "matcha",
    *,
    rules: str | None = None,
    house: House | None = None,
    players: int | None = None,
    render_mode: str | None = None,
) -> Any:
    """A game by turns; `house` as a record has it, so `{"sets": 2}`. Impossible if there is no such game."""
    return OrderEnforcingWrapper(TurnsEnv(Sitting(game, rules, house, players), render_mode))


def parallel_env(
    game: str = "matcha",
    *,
    rules: str | None = None,
    house: House | None = None,
    players: int | None = None,
    render_mode: str | None = None,
) -> AtOnceEnv:
    """The same, with all seats at once."""
    return AtOnceEnv(Sitting(game, rules, house, players), render_mode)
