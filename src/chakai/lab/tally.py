"""What games have shown so far, added up chunk by chunk, so that memory stays flat."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from chakai.lab.findings import Findings, Goal, Play, Spread
from chakai.lab.statistics import Interval
from chakai.lab.sums import Floats, Histogram, Ratio
from chakai.solve.sample import Flags, Numbers, Sample

Key: TypeAlias = tuple[str, int]
FORFEIT: Final = "forfeit"
"""Why a game ended that did not end by its rules; told only if there is one."""


GOAL: Final = "goal"
"""Why a game ended that one player alone won by a goal."""


@dataclass(frozen=True)
class Counts:
    """What a goal asks of a player's counts: so many in every one of these places, or in any."""

    places: tuple[int, ...]
    least: int
    every: bool = True

    def reached(self, held: Numbers) -> Flags:
        """By whom, of rows of counts."""
        enough = held[:, list(self.places)] >= self.least
        return np.asarray(enough.all(axis=1) if self.every else enough.any(axis=1))


@dataclass(frozen=True)
class Labels:
    """The names of a game's figures, in the order of a sample's columns."""

    whys: tuple[str, ...]
    kinds: Mapping[str, int]
    """Of counts, with their places."""
    plays: tuple[str, ...]
    results: tuple[str, ...]
    goals: Mapping[str, Counts] = field(default_factory=dict)


class _Games:
    """Which unit each game belongs to."""

    def __init__(self, unit: Numbers) -> None:
        self.unit, self.units = unit, int(unit.max(initial=-1)) + 1

    def sum(self, values: NDArray[Any]) -> Floats:
        """A value of each game, added up by unit."""
        return np.bincount(self.unit, values, minlength=self.units).astype(float)


class Tally:
    """Sums of one rule set's games."""

    def __init__(self, labels: Labels) -> None:
        self.labels = labels
        self.played = 0
        self.ratios: defaultdict[Key, Ratio] = defaultdict(Ratio)
        self.histograms: defaultdict[Key, Histogram] = defaultdict(Histogram)
        self.plays = [[Ratio() for _ in labels.results] for _ in labels.plays]

    def add_results(self, winners: Flags, why: Numbers, seating: Numbers, unit: Numbers) -> None:
        """How games ended and who sat where, with each one's unit; those that ended outside the rules as well."""
        games = _Games(unit)
        self.played += len(unit)
        won, each = _shared(winners), games.sum(np.ones(len(unit)))
        for bot in range(seating.shape[1]):
            self.ratios["bot", bot].add(games.sum((won * (seating == bot)).sum(axis=1)), each)
        for place in range(len(self.labels.whys)):
            self.ratios["why", place].add(games.sum(why == place), each)

    def add(self, sample: Sample, unit: Numbers) -> None:
        """Games that ended by their rules, with each one's unit, counted from 0."""
        games = _Games(unit)
        won, each = _shared(sample.winners), games.sum(np.ones(len(unit)))
        for seat in range(won.shape[1]):
            self.ratios["seat", seat].add(games.sum(won[:, seat]), each)
        for name, values in (("sets", sample.sets), ("rounds", sample.rounds), ("decisions", sample.decisions)):
            self.histograms[name, 0].add(unit, values, games.units)
        self._counts(sample, games)
        self._goals(sample, games)
        behind = np.logical_not(sample.leaders.all(axis=1))
        back = (won * ~sample.leaders).sum(axis=1) * behind
        self.ratios["behind", 0].add(games.sum(behind), each)
        self.ratios["comebacks", 0].add(games.sum(back), games.sum(behind))
        self.ratios["comebacks-even", 0].add(games.sum((~sample.leaders).mean(axis=1)), games.sum(behind))
        self.ratios["branching", 0].add(games.sum(sample.options), games.sum(sample.decisions))

    def add_plays(self, clusters: Sequence[Sample], *, together: bool) -> None:
        """What plays brought; do the games of a sample hang together, or are they one cluster to save room?"""
        table = np.stack([sample.plays for sample in clusters]).astype(float)
        made = table.sum(axis=2)
        most = np.array([1 if together else len(sample.why) for sample in clusters])
        for play, row in enumerate(self.plays):
            units = float(np.minimum(made[:, play], most).sum())
            for result, ratio in enumerate(row):
                ratio.add(table[:, play, result], made[:, play], units=units)
            yen = [sample.worth[play, 0] for sample in clusters if sample.worth is not None]
            if yen:
                self.ratios["worth", play].add(np.array(yen, float), made[:, play])

    def merge(self, other: Tally) -> None:
        self.played += other.played
        for key, ratio in other.ratios.items():
            self.ratios[key].merge(ratio)
        for key, histogram in other.histograms.items():
            self.histograms[key].merge(histogram)
        for mine, row in zip(self.plays, other.plays, strict=True):
            for ratio, more in zip(mine, row, strict=True):
                ratio.merge(more)

    def findings(self, **about: Any) -> Findings:
        """The figures; `about` says which games they were."""
        labels, players = self.labels, about["players"]
        scores = (self.ratios["bot", bot].share() for bot in range(players))
        seats = (self.ratios["seat", seat].share() for seat in range(players))
        endings = {why: self.ratios["why", place].share() for place, why in enumerate(labels.whys)}
        return Findings(
            **about,
            played=self.played,
            bot_scores={name: share for name, share in zip(numbered(about["bots"]), scores, strict=True) if share},
            seat_scores=tuple(share for share in seats if share),
            endings={why: share for why, share in endings.items() if share and (share.mean or why != FORFEIT)},
            goals={
                code: Goal(share, asked.least)
                for place, (code, asked) in enumerate(labels.goals.items())
                if (share := self.ratios["goal", place].share())
            },
            lengths=self._spreads({name: (name, 0) for name in ("sets", "rounds", "decisions")}),
            counts=self._spreads({name: ("count", kind) for name, kind in labels.kinds.items()}),
            winners_counts=self._spreads({name: ("winners", kind) for name, kind in labels.kinds.items()}),
            behind=self.ratios["behind", 0].share(),
            comebacks=self.ratios["comebacks", 0].share(),
            comebacks_even=_even(self.ratios["comebacks-even", 0]),
            branching=self.ratios["branching", 0].mean(),
            plays=tuple(
                _play(name, labels.results, row, self.ratios["worth", place])
                for place, (name, row) in enumerate(zip(labels.plays, self.plays, strict=True))
                if row[0].total
            ),
        )

    def _counts(self, sample: Sample, games: _Games) -> None:
        game, seat = np.nonzero(sample.winners)
        seats = sample.counts.shape[1]
        for kind in self.labels.kinds.values():
            values = sample.counts[:, :, kind].astype(np.int64)
            self.histograms["count", kind].add(np.repeat(games.unit, seats), values.ravel(), games.units)
            self.histograms["winners", kind].add(games.unit[game], values[game, seat], games.units)

    def _goals(self, sample: Sample, games: _Games) -> None:
        if not self.labels.goals:
            return
        by_goal = np.equal(sample.why, self.labels.whys.index(GOAL))
        won, held = games.sum(by_goal), sample.counts[sample.winners & by_goal[:, None]]
        for place, asked in enumerate(self.labels.goals.values()):
            reached = np.zeros(len(by_goal))
            reached[by_goal] = asked.reached(held)
            self.ratios["goal", place].add(games.sum(reached), won)

    def _spreads(self, keys: Mapping[str, Key]) -> dict[str, Spread]:
        """Of those that can be told: games may all have ended outside the rules."""
        found = {name: self.histograms[key] for name, key in keys.items()}
        return {
            name: Spread(mean, histogram.shares(), histogram.units)
            for name, histogram in found.items()
            if (mean := histogram.ratio.mean())
        }


def numbered(bots: Sequence[str]) -> list[str]:
    """A bot that meets itself gets a number."""
    return [
        bot if bots.count(bot) == 1 else f"{bot} ({bots[: place + 1].count(bot)})"
        for place, bot in enumerate(bots)
    ]


def _shared(winners: Flags) -> Floats:
    """What each seat scores: one point, divided among the winners."""
    return np.asarray(winners / winners.sum(axis=1, keepdims=True), np.float64)


def _even(ratio: Ratio) -> Interval | None:
    """Where it is the same in every game, as with two players, it is no guess."""
    found = ratio.mean()
    return Interval(found.mean, max(0.0, found.low), min(1.0, found.high)) if found else ratio.share()


def _play(name: str, results: Sequence[str], row: Sequence[Ratio], worth: Ratio) -> Play:
    """Only with results that it had at least once: not every play can end in every way."""
    shares = {result: ratio.share() for result, ratio in zip(results, row, strict=True)}
    had = {result: share for result, share in shares.items() if share and share.mean > 0}
    return Play(name, round(row[0].total), had, worth.mean())
