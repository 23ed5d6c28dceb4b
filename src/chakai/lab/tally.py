"""What games have shown so far, added up chunk by chunk, so that memory stays flat."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from chakai.lab.findings import Findings, Play, Spread
from chakai.lab.statistics import Interval
from chakai.lab.sums import Floats, Histogram, Ratio
from chakai.solve.sample import Numbers, Sample

Key: TypeAlias = tuple[str, int]
FORFEIT = "forfeit"
"""The ending of a game that did not end by its rules."""


@dataclass(frozen=True)
class Labels:
    """The names of a game's figures, in the order of a sample's columns."""

    whys: tuple[str, ...]
    kinds: Mapping[str, int]
    """Of counts, with their places."""
    plays: tuple[str, ...]
    results: tuple[str, ...]


@dataclass(frozen=True)
class Forfeit:
    """A game that ended outside the rules: its unit, who sat where, who won."""

    unit: int
    seating: tuple[int, ...]
    winners: tuple[int, ...]


class _Games:
    """Which unit each game belongs to."""

    def __init__(self, unit: Numbers, units: int) -> None:
        self.unit, self.units = unit, units

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

    def add(self, sample: Sample, unit: Numbers, seating: Numbers, forfeits: Sequence[Forfeit] = ()) -> None:
        """Games with the number of each one's unit, counted from 0, and who sat where; some ended otherwise."""
        units = int(max((*unit, *(forfeit.unit for forfeit in forfeits)), default=-1)) + 1
        games = _Games(unit, units)
        self.played += len(unit) + len(forfeits)
        won = sample.winners / np.maximum(1, sample.winners.sum(axis=1, keepdims=True))
        one = np.ones(len(unit))
        self._scores(won, games, seating, forfeits)
        self._endings(sample, games, forfeits)
        for seat in range(won.shape[1]):
            self.ratios["seat", seat].add(games.sum(won[:, seat]), games.sum(one))
        for name, values in (("sets", sample.sets), ("rounds", sample.rounds), ("decisions", sample.decisions)):
            self.histograms[name, 0].add(unit, values, units)
        self._counts(sample, games)
        behind = np.logical_not(sample.leaders.all(axis=1)).astype(float)
        back = (won * ~sample.leaders).sum(axis=1) * behind
        self.ratios["behind", 0].add(games.sum(behind), games.sum(one))
        self.ratios["comebacks", 0].add(games.sum(back), games.sum(behind))
        self.ratios["branching", 0].add(games.sum(sample.options), games.sum(sample.decisions))

    def add_plays(self, clusters: Sequence[Numbers]) -> None:
        """Plays × results of some games that hang together, for each such cluster."""
        table = np.stack(clusters).astype(float)
        made = table.sum(axis=2)
        for play, row in enumerate(self.plays):
            for result, ratio in enumerate(row):
                ratio.add(table[:, play, result], made[:, play])

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
        endings = {why: self.ratios["why", place].share() for place, why in enumerate((*labels.whys, FORFEIT))}
        return Findings(
            **about,
            played=self.played,
            bot_scores={name: share for name, share in zip(numbered(about["bots"]), scores, strict=True) if share},
            seat_scores=tuple(share for share in seats if share),
            endings={why: share for why, share in endings.items() if share and share.mean > 0},
            lengths={name: self._spread(name, 0) for name in ("sets", "rounds", "decisions")},
            counts={name: self._spread("count", kind) for name, kind in labels.kinds.items()},
            winners_counts={name: self._spread("winners", kind) for name, kind in labels.kinds.items()},
            behind=self.ratios["behind", 0].share(),
            comebacks=self.ratios["comebacks", 0].share(),
            branching=self.ratios["branching", 0].mean(),
            plays=tuple(
                _play(name, labels.results, row)
                for name, row in zip(labels.plays, self.plays, strict=True)
                if row[0].total
            ),
        )

    def _scores(self, won: Floats, games: _Games, seating: Numbers, forfeits: Sequence[Forfeit]) -> None:
        for bot in range(won.shape[1]):
            x = games.sum((won * (seating == bot)).sum(axis=1))
            d = games.sum(np.ones(len(won)))
            for lost in forfeits:
                x[lost.unit] += lost.seating.index(bot) in lost.winners and 1 / len(lost.winners)
                d[lost.unit] += 1
            self.ratios["bot", bot].add(x, d)

    def _endings(self, sample: Sample, games: _Games, forfeits: Sequence[Forfeit]) -> None:
        outside = np.bincount([lost.unit for lost in forfeits], minlength=games.units).astype(float)
        d = games.sum(np.ones(len(sample.why))) + outside
        for why in range(len(self.labels.whys)):
            self.ratios["why", why].add(games.sum(sample.why == why), d)
        self.ratios["why", len(self.labels.whys)].add(outside, d)

    def _counts(self, sample: Sample, games: _Games) -> None:
        game, seat = np.nonzero(sample.winners)
        seats = sample.counts.shape[1]
        for kind in self.labels.kinds.values():
            values = sample.counts[:, :, kind].astype(np.int64)
            self.histograms["count", kind].add(np.repeat(games.unit, seats), values.ravel(), games.units)
            self.histograms["winners", kind].add(games.unit[game], values[game, seat], games.units)

    def _spread(self, name: str, kind: int) -> Spread:
        histogram = self.histograms[name, kind]
        return Spread(histogram.ratio.mean() or Interval(0.0, 0.0, 0.0), histogram.shares())


def numbered(bots: Sequence[str]) -> list[str]:
    """A bot that meets itself gets a number."""
    return [
        bot if bots.count(bot) == 1 else f"{bot} ({bots[: place + 1].count(bot)})"
        for place, bot in enumerate(bots)
    ]


def _play(name: str, results: Sequence[str], row: Sequence[Ratio]) -> Play:
    shares = {result: ratio.share() for result, ratio in zip(results, row, strict=True)}
    return Play(name, round(row[0].total), {result: share for result, share in shares.items() if share})
