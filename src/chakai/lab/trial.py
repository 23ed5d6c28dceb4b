"""A rule set put to the test: its games in chunks that are the same whoever plays them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields, replace
from itertools import zip_longest
from typing import Final

import numpy as np

from chakai.core.chance import stream
from chakai.lab.arena import Fixture, Match, check_bots_away, play
from chakai.lab.findings import Findings
from chakai.lab.samples import SOURCES, Source
from chakai.lab.tally import FORFEIT, Tally
from chakai.records.replay import final
from chakai.solve.sample import Sample

COMPILED_CHUNK: Final = 1 << 12
"""Games at least, or as many as make this number of clusters:"""
CLUSTERS: Final = 8
MOST_IN_CLUSTER: Final = 1 << 12
LEAST_CLUSTERS: Final = 256
"""Plays are added up by cluster; so many clusters, where there are games enough, show how much they vary."""
READABLE_CHUNK: Final = 4
"""Shuffles."""


@dataclass(frozen=True)
class Trial:
    """One rule set with its bots, seed and number of games."""

    match: Match
    compiled: bool

    @property
    def source(self) -> Source:
        return SOURCES[self.match.game_name]

    @property
    def players(self) -> int:
        return len(self.match.bots)

    @property
    def seatings(self) -> int:
        """How often a shuffle is played; one bot in every seat learns more from another shuffle."""
        return len(self.match.bots) if len(set(self.match.bots)) > 1 else 1

    @property
    def seed(self) -> str:
        """Its own for every rule set, so that what is compared is independent."""
        house = ",".join(f"{name}={value}" for name, value in sorted(self.match.house.items()))
        return f"{self.match.seed}/{self.match.rules_name}/{house}"

    def chunks(self) -> Iterator[tuple[int, int]]:
        """The first game and how many, in order; all but the last are alike."""
        size = READABLE_CHUNK * self.players
        if self.compiled:
            size = self.cluster * max(CLUSTERS, COMPILED_CHUNK // self.cluster)
        for first in range(0, self.match.games, size):
            yield first, min(size, self.match.games - first)

    @property
    def cluster(self) -> int:
        """Compiled games whose plays are added up."""
        return min(MOST_IN_CLUSTER, max(1, self.match.games // LEAST_CLUSTERS))

    def findings(self, tally: Tally) -> Findings:
        return tally.findings(
            game=self.match.game_name,
            rules=self.match.rules_name,
            bots=tuple(label.removeprefix("bot:") for label in self.match.labels),
            seed=self.match.seed,
            wanted=self.match.games,
            players=self.players,
            house=self.match.house,
            compiled=self.compiled,
        )

    def warm_up(self) -> None:
        """Compiles what this trial needs, unless an earlier run has done so."""
        self.source.compiled(self.match.rules, self.players, 1, 0, 0)

    def new_tally(self) -> Tally:
        return Tally(self.source.labels(self.match.rules))


@dataclass(frozen=True)
class Chunk:
    """Some games of one trial."""

    trial: int
    first: int
    games: int


def chunks(trials: Sequence[Trial]) -> Iterator[Chunk]:
    """Of all trials by turns, so that an interrupted run is balanced."""
    each = ([Chunk(place, *part) for part in trial.chunks()] for place, trial in enumerate(trials))
    return (chunk for row in zip_longest(*each) for chunk in row if chunk is not None)


def played(trials: Sequence[Trial], chunk: Chunk) -> Tally:
    """A chunk's games, added up."""
    trial = trials[chunk.trial]
    tally = trial.new_tally()
    if trial.compiled:
        _compiled(trial, chunk, tally)
    else:
        _readable(trial, chunk, tally)
    return tally


def played_away(trials: Sequence[Trial], chunk: Chunk) -> Tally:
    """The same on another machine."""
    check_bots_away(trials[chunk.trial].match)
    return played(trials, chunk)


def _compiled(trial: Trial, chunk: Chunk, tally: Tally) -> None:
    """Each game has a shuffle of its own; bots take seats by turns all the same."""
    seed = stream(trial.seed).getrandbits(63)
    end = chunk.first + chunk.games
    samples = [
        trial.source.compiled(trial.match.rules, trial.players, min(trial.cluster, end - first), seed, first)
        for first in range(chunk.first, end, trial.cluster)
    ]
    games, sample = np.arange(chunk.games), _joined(samples)
    seating = (np.arange(chunk.first, end)[:, None] + np.arange(trial.players)) % trial.players
    tally.add_results(sample.winners, sample.why, seating, games)
    tally.add(sample, games)
    tally.add_plays(samples, together=False)


def _readable(trial: Trial, chunk: Chunk, tally: Tally) -> None:
    """What ended outside the rules counts for scores and endings only."""
    seats = trial.players
    everyone = tuple(range(seats))
    fixtures = [
        Fixture(
            number + 1, everyone, number // trial.seatings, everyone[number % seats :] + everyone[: number % seats]
        )
        for number in range(chunk.first, chunk.first + chunk.games)
    ]
    records = list(play(replace(trial.match, seed=trial.seed), iter(fixtures)))
    results = [record.result or {} for record in records]
    unit = np.array([fixture.shuffle for fixture in fixtures]) - chunk.first // trial.seatings
    whys = tally.labels.whys
    tally.add_results(
        np.array([[seat in result["winners"] for seat in everyone] for result in results]),
        np.array([whys.index(result["why"]) for result in results]),
        np.array([fixture.seating for fixture in fixtures]),
        unit,
    )
    ruled = np.array([result["why"] != FORFEIT for result in results])
    samples = [
        trial.source.finished(
            trial.match.rules, [final(records[game])[1] for game in np.flatnonzero(ruled & (unit == shuffle))]
        )
        for shuffle in np.unique(unit[ruled])
    ]
    if samples:
        tally.add(_joined(samples), unit[ruled])
        tally.add_plays(samples, together=True)


def _joined(samples: Sequence[Sample]) -> Sample:
    """All games of the samples; plays are added up."""
    names = [field.name for field in fields(Sample) if field.name not in ("plays", "worth")]
    columns = {name: np.concatenate([getattr(sample, name) for sample in samples]) for name in names}
    return Sample(**columns, plays=np.sum([sample.plays for sample in samples], axis=0))
