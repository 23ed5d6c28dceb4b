"""What OpenSpiel shows a seat, as text and as tensor: made from the seat's view and its own choices under way."""

from typing import Any, TypeAlias

import numpy as np
import pyspiel

from chakai.adapters.encoding import AnyEncoding, Row
from chakai.adapters.seen_words import UNDER_WAY, SeenWords


def observer(game: Any, kind: Any, params: Any) -> "Observer | None":
    """The eyes of a seat, or of a spectator where only public things are asked for.

    None for what nobody at the table sees: all players' secrets together.
    """
    if params:
        raise ValueError(f"observer: {params}")
    if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
        return None
    own_eyes = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
    if not kind.public_info:
        return SecretsObserver() if own_eyes else None
    if kind.perfect_recall:
        return HistoryObserver(game.seen_words, own_eyes=own_eyes)
    return TableObserver(game.encoding, own_eyes=own_eyes)


class HistoryObserver:
    """All that has been seen, word by word: an information state."""

    def __init__(self, words: SeenWords | None, *, own_eyes: bool) -> None:
        self.words, self.own_eyes = words, own_eyes
        self.tensor: Row | None = None
        self.dict: dict[str, Row] = {}
        if words is not None:
            rows = np.zeros(words.shape, np.float32)
            self.tensor, self.dict = rows.reshape(-1), {"seen": rows}

    def set_from(self, state: Any, player: int) -> None:
        if self.words is not None:
            self.dict["seen"].fill(0)
            self.words.write(self.string_from(state, player), self.dict["seen"])

    def string_from(self, state: Any, player: int) -> str:
        """The seen history as other programs get it, what the seat has answered, and its choices under way."""
        if not self.own_eyes:
            return "\n".join(["seat", *state.view(None).seen])
        view = state.view(player)
        return "\n".join([f"seat {player}", *view.seen, *_unseen_yet(state, view)])


class SecretsObserver:
    """What a seat has seen and a spectator has not, as text only."""

    tensor = None

    def __init__(self) -> None:
        self.dict: dict[str, Row] = {}

    def set_from(self, state: Any, player: int) -> None:
        """There is no tensor of it."""

    def string_from(self, state: Any, player: int) -> str:
        view, public = state.view(player), {*state.view(None).seen}
        return "\n".join([*(line for line in view.seen if line not in public), *_unseen_yet(state, view)])


def _unseen_yet(state: Any, view: Any) -> list[str]:
    """What only the seat itself knows that it has chosen."""
    answer = [] if view.answer is None else [str(view.answer)]
    made = [f"{view.seat} {UNDER_WAY} {state.told(view.seat)}"] if view.seat in state.at.made else []
    return answer + made


class TableObserver:
    """The table as it lies: an observation."""

    def __init__(self, encoding: AnyEncoding, *, own_eyes: bool) -> None:
        self.encoding, self.own_eyes = encoding, own_eyes
        self.tensor: Row = np.zeros_like(encoding.highest)
        self.dict = {name: self.tensor[place] for name, place in encoding.parts.items()}

    def set_from(self, state: Any, player: int) -> None:
        viewer = player if self.own_eyes else None
        self.tensor[:] = self.encoding.row(state.view(viewer), state.at.made.get(viewer, ()))

    def string_from(self, state: Any, player: int) -> str:
        """Part by part: of flags the places that are set, of counts all of them."""
        viewer = player if self.own_eyes else None
        parts = self.encoding.look(state.view(viewer), state.at.made.get(viewer, ()))
        return "\n".join(" ".join([name, *self._told(name, part)]) for name, part in parts.items())

    def _told(self, name: str, part: list[float]) -> list[str]:
        if name in self.encoding.flags:
            return [str(place) for place, one in enumerate(part) if one]
        return [f"{number:g}" for number in part]


Observer: TypeAlias = HistoryObserver | TableObserver | SecretsObserver
