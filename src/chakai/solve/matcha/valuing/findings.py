"""What was sampled so far, on disk between two runs, and what it says of every standing."""

import json
import os
import zipfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import numpy as np

from chakai.core.illegal import Refusal
from chakai.games.matcha.edition import Edition
from chakai.solve.matcha.rounds.bits import Longs
from chakai.solve.matcha.standings import standings
from chakai.solve.matcha.valuing.model import corrected, fitted, one_hot, plain_features
from chakai.solve.matcha.valuing.sampling import GAMES, OPENINGS, SOLVED, TWINS, Doubles, Drawn

FORMAT: Final = "chakai-values-sampled/1"
FOLDS: Final = 10
"""Standings are split so many ways; one part is never learned from, so that the error there is honest."""
HELD_OUT: Final = 0


@dataclass
class Samples:
    """Of one stage with one style."""

    chunks: int = 0
    place: Longs = field(default_factory=lambda: np.zeros(0, np.int64))
    value: Doubles = field(default_factory=lambda: np.zeros(0))

    def add(self, drawn: Drawn) -> None:
        self.chunks += 1
        self.place = np.concatenate([self.place, drawn.place])
        self.value = np.concatenate([self.value, drawn.value])


@dataclass
class Findings:
    """Of one edition and seed."""

    edition: Edition
    seed: int
    occurs: Doubles
    """By standing: how often it occurs."""
    played: Longs
    """Greedy games by standing,"""
    won: Longs
    """won less lost,"""
    decided: Longs
    """and not drawn."""
    games: int = 0
    """Chunks of them."""
    others: dict[str, Samples] = field(default_factory=dict)
    """By stage and style: openings/greedy."""

    @classmethod
    def none(cls, edition: Edition, seed: int, occurs: Doubles) -> "Findings":
        """Nothing yet."""
        count = len(standings(edition))
        played, won, decided = (np.zeros(count, np.int64) for _ in range(3))
        return cls(edition, seed, occurs, played, won, decided)

    def done(self, stage: str, style: str) -> int:
        """Chunks."""
        return self.games if stage == GAMES else self._samples(stage, style).chunks

    def add(self, stage: str, style: str, drawn: Drawn) -> None:
        """The next chunk."""
        if stage != GAMES:
            self.others.setdefault(f"{stage}/{style}", Samples()).add(drawn)
            return
        count = len(self.played)
        self.games += 1
        self.played += np.bincount(drawn.place, minlength=count)
        self.won += np.bincount(drawn.place, drawn.value, count).astype(np.int64)
        self.decided += np.bincount(drawn.place, drawn.value**2, count).astype(np.int64)

    def _samples(self, stage: str, style: str) -> Samples:
        return self.others.get(f"{stage}/{style}", Samples())

    # On disk

    def save(self, path: Path) -> None:
        """All of it or nothing: an interruption leaves the file before or the file after."""
        about = {"format": FORMAT, "rules": self.edition.name, "seed": self.seed, "games": self.games}
        arrays: dict[str, Any] = {"occurs": self.occurs, "played": self.played, "won": self.won}
        arrays["decided"] = self.decided
        for name, samples in self.others.items():
            arrays |= {f"{name}/place": samples.place, f"{name}/value": samples.value}
            arrays[f"{name}/chunks"] = np.array(samples.chunks)
        new = path.with_name(path.name + ".new")
        try:
            with new.open("wb") as file:
                np.savez(file, about=np.array(json.dumps(about)), **arrays)
            os.replace(new, path)
        except OSError as error:
            raise Refusal("file-unwritable", file=str(path), detail=error.strerror or str(error)) from None

    @classmethod
    def load(cls, path: Path, edition: Edition, seed: int | None) -> "Findings":
        """Refusal if it is broken, or of another edition or seed."""
        try:
            with np.load(path, allow_pickle=False) as file:
                arrays = dict(file)
            about = json.loads(str(arrays.pop("about")))
            found = cls._from(about, arrays, edition)
        except OSError as error:
            raise Refusal("file-unreadable", file=str(path), detail=error.strerror or str(error)) from None
        except (ValueError, KeyError, TypeError, AttributeError, EOFError, zipfile.BadZipFile):
            raise Refusal("values-broken", file=str(path)) from None
        if found is None:
            raise Refusal("values-other-rules", file=str(path), rules=about["rules"], right=edition.name)
        if seed is not None and found.seed != seed:
            raise Refusal("values-other-seed", file=str(path), seed=found.seed)
        return found

    @classmethod
    def _from(cls, about: Any, arrays: dict[str, Any], edition: Edition) -> "Findings | None":
        if about["format"] != FORMAT:
            raise ValueError
        if about["rules"] != edition.name:
            return None
        count = len(standings(edition))
        occurs, played, won, decided = (arrays.pop(name) for name in ("occurs", "played", "won", "decided"))
        if any(column.shape != (count,) for column in (occurs, played, won, decided)):
            raise ValueError
        others = {}
        for name in {key.rpartition("/")[0] for key in arrays}:
            place, value = arrays[f"{name}/place"], arrays[f"{name}/value"]
            if place.shape != value.shape or place.ndim != 1 or not (len(place) == 0 or place.min() >= 0):
                raise ValueError
            if len(place) and place.max() >= count:
                raise ValueError
            others[name] = Samples(int(arrays[f"{name}/chunks"]), place, value)
        return cls(edition, int(about["seed"]), occurs, played, won, decided, int(about["games"]), others)

    # What it says

    def table(self, style: str) -> tuple[Doubles, dict[str, float]]:
        """By standing, what it is worth to seat 0 if seat 1 deals; and how far off that is."""
        tokens = standings(self.edition).tokens
        means = self.won / np.maximum(self.played, 1)
        inputs, held = one_hot(self.edition, tokens), self.fold == HELD_OUT
        net = fitted(inputs, means, np.where(held, 0, self.played), self.seed)
        base = net(inputs).astype(np.float64)
        features = plain_features(self.edition, tokens, base)
        errors = self._games_error(base, held)
        total = errors["games-rmse"] ** 2
        values = base.copy()
        for stage in (OPENINGS, SOLVED):
            samples = self._samples(stage, style)
            if len(samples.place):
                values += features @ corrected(features[samples.place], samples.value)
                square, bias = self._left_out_error(features, samples)
                errors |= {f"{stage}-rmse": max(square, 0.0) ** 0.5, f"{stage}-bias": bias}
                total += max(square, 0.0)
        return values.clip(-1, 1), errors | {"rmse": total**0.5}

    @property
    def fold(self) -> Longs:
        """By standing, as if by chance."""
        return np.arange(len(self.played)) * 7919 % 104729 % FOLDS

    def _games_error(self, base: Doubles, held: Any) -> dict[str, float]:
        """On standings not learned from, against the mean of their games, of which chance is taken away."""
        some = held & (self.played > 1)
        count, gap = self.played[some], self.won[some] - self.played[some] * base[some]
        squares = self.decided[some] - 2 * base[some] * self.won[some] + count * base[some] ** 2
        apart = (gap**2 - squares) / (count * (count - 1))
        found = {}
        for name, weights in (("games", self.occurs[some] + 1e-9), ("games-all", np.ones(int(some.sum())))):
            if len(weights):
                found[f"{name}-rmse"] = max(float(np.average(apart, weights=weights)), 0.0) ** 0.5
                found[f"{name}-bias"] = float(np.average(gap / count, weights=weights))
        return {"games-rmse": 0.0} | found

    def _left_out_error(self, features: Doubles, samples: Samples) -> tuple[float, float]:
        """The mean square error on standings left out in turn, chance taken away by twins; and the bias."""
        fold, gaps = self.fold[samples.place], np.zeros(len(samples.place))
        for part in range(FOLDS):
            others = fold != part
            parts = corrected(features[samples.place[others]], samples.value[others])
            gaps[~others] = samples.value[~others] - features[samples.place[~others]] @ parts
        twins = gaps.reshape(-1, TWINS)
        return float(twins.prod(axis=1).mean()), float(gaps.mean())


def chunks(found: Findings, style: str, wanted: Mapping[str, int]) -> Iterator[tuple[str, int]]:
    """What is still to be sampled, stage by stage."""
    for stage, count in wanted.items():
        for number in range(found.done(stage, style), count):
            yield stage, number
