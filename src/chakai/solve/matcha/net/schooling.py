"""A net at school: what it has been taught so far, on disk between two runs; needs the extra `train`."""

import os
import pickle
import zipfile
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from chakai.core.illegal import Refusal
from chakai.games.matcha.edition import EDITIONS
from chakai.solve.matcha.net.answers import Answers
from chakai.solve.matcha.net.contest import score_against_greedy
from chakai.solve.matcha.net.held_out import gains
from chakai.solve.matcha.net.learned import Learned
from chakai.solve.matcha.net.lessons import Lessons
from chakai.solve.matcha.net.lore import LEARNED
from chakai.solve.matcha.net.model import Model, torch
from chakai.solve.matcha.net.weights import FORM, Weights, read, write
from chakai.solve.matcha.taste import Taste

FORMAT: Final = f"chakai-school/{FORM}"
FRESH: Final = 1 << 40
"""Added to the seed for the games of the learning curve, so that no lesson has their deals."""
JUDGED_FROM: Final = 1
"""The round of the last set from which best answers are worked out."""


@dataclass
class Schooling:
    """Of one seed."""

    seed: int
    model: Model
    tastes: tuple[Taste, ...]
    """Of the greedy player, by edition."""
    done: int = 0
    """Chunks."""
    curve: list[dict[str, float]] = field(default_factory=list)
    """What the learning came to: chunks, the part of the lessons' spread that is understood, what best answers
    brought at positions it had not learned from yet, points by edition, and what a best answer gains in the last
    rounds."""
    first: dict[str, Any] = field(default_factory=dict)
    """Files of weights with which it began, and how they were made."""
    _off: float = 0.0
    _blind: float = 0.0
    _answered: list[float] = field(default_factory=list)
    """What came of the chunks since it was last examined."""
    _before: Model | None = None
    """As it was before it learned from best answers."""

    @classmethod
    def begun(
        cls, path: Path, seed: int | None, tastes: tuple[Taste, ...], first: Sequence[Path] = ()
    ) -> "Schooling":
        """From the checkpoint, else with the mean of the first weights, or none; Refusal for other files."""
        if not path.exists():
            found = cls(seed or 0, Model(seed or 0), tastes)
            if first:
                weights = {str(file): read(file) for file in first}
                found.model.take(weights)
                found.first = {file.name: dict(weights[str(file)].made) for file in first}
            return found
        try:
            state = torch.load(path, weights_only=True)
            if state["format"] != FORMAT:
                raise ValueError(state["format"])
            model = Model(state["seed"])
            found = cls(state["seed"], model, tastes, state["done"], state["curve"], state["first"])
            found.model.restore(state["model"])
            if before := state.get("before"):
                found._before = Model(state["seed"])
                found._before.restore(before)
        except OSError as error:
            raise Refusal("file-unreadable", file=path.name, detail=error.strerror or str(error)) from None
        except (
            *(AttributeError, EOFError, KeyError, RuntimeError, TypeError, ValueError),
            *(pickle.UnpicklingError, zipfile.BadZipFile),
        ):
            raise Refusal("checkpoint-broken", file=path.name) from None
        if first and {file.name for file in first} != found.first.keys():
            raise Refusal("checkpoint-other-weights", file=path.name)
        if seed not in (None, found.seed):
            raise Refusal("values-other-seed", file=path.name, seed=found.seed)
        return found

    def learn(self, lessons: Lessons, chunks: int) -> None:
        """The next chunk, of so many in all."""
        off, blind = self.model.learn(lessons, self.done / chunks)
        self._off += off
        self._blind += blind
        self._before = None
        self.done += 1

    def leader(self) -> Weights:
        """Whose play leads to the positions that are answered: it, before it learns from the first of them."""
        return self._as_before().weights(self.tastes, {})

    def _as_before(self) -> Model:
        if self._before is None:
            self._before = Model(self.seed)
            self._before.restore(self.model.state())
        return self._before

    def study(self, lessons: Lessons, answers: Sequence[Answers], chunks: int, all_chunks: int) -> None:
        """The same of a chunk after the first ones, from whose best answers it learns."""
        part = (self.done - chunks) / max(1, all_chunks - chunks)
        self._answered += [self.model.study(lessons, answers, self._as_before(), part)]
        self.done += 1

    def examine(self, games: int, positions: int) -> dict[str, float]:
        """How well it plays now, as the next point of the curve: against greedy play, and against best answers."""
        point = {"chunks": float(self.done)}
        if self._blind:
            point["understood"] = 1 - self._off / self._blind
        if self._answered:
            point["answered"] = sum(self._answered) / len(self._answered)
        self._off, self._blind, self._answered = 0.0, 0.0, []
        for name, taste in zip(LEARNED, self.tastes, strict=True):
            score, about = score_against_greedy(self.weights(), EDITIONS[name], taste, games, FRESH + self.seed)
            point[name], point[f"{name}-about"] = score, about
        if positions:
            told = gains(Learned(self.weights()), EDITIONS[LEARNED[0]], JUDGED_FROM, positions, FRESH + self.seed)
            point["best-answer"], point["positions"] = sum(told) / len(told), float(len(told))
        self.curve.append(point)
        return point

    def weights(self) -> Weights:
        made = {"seed": self.seed, "first": self.first, "chunks": self.done, "curve": self.curve}
        return self.model.weights(self.tastes, made)

    def save(self, path: Path) -> None:
        """After an examination. All of it or nothing: an interruption leaves the file before or the file after."""
        new = path.with_name(path.name + ".new")
        state = {"format": FORMAT, "seed": self.seed, "done": self.done, "curve": self.curve, "first": self.first}
        state |= {"model": self.model.state(), "before": self._before and self._before.state()}
        try:
            with new.open("wb") as file:
                torch.save(state, file)
            os.replace(new, path)
        except OSError as error:
            raise Refusal("file-unwritable", file=str(path), detail=error.strerror or str(error)) from None

    def write(self, path: Path) -> None:
        """The weights for players."""
        try:
            write(path, self.weights())
        except OSError as error:
            raise Refusal("file-unwritable", file=str(path), detail=error.strerror or str(error)) from None
