"""What a match has shown so far."""

from collections import Counter, defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from chakai.lab.arena import Match
from chakai.lab.statistics import Interval, Share, mean_interval, share
from chakai.records.record import Record


@dataclass(frozen=True)
class FirstFault:
    """The first game a bot lost outside the rules for one reason."""

    game: int
    fault: dict[str, Any]


class Standings:
    """Scores of every bot in every pairing, collected record by record."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.games = 0
        self.draws = 0
        self.endless = 0
        """Games that nobody finished; they are shared."""
        self.forfeits: Counter[tuple[int, str]] = Counter()
        self.first_faults: dict[tuple[int, str], FirstFault] = {}
        self._scores: dict[tuple[tuple[int, ...], int], dict[int, list[float]]] = defaultdict(dict)
        self._places: dict[tuple[tuple[int, ...], int], dict[int, list[float]]] = defaultdict(dict)
        self._first_seat: dict[tuple[tuple[int, ...], int], list[float]] = defaultdict(list)

    def add(self, record: Record) -> None:
        """One finished game."""
        assert record.result is not None
        about, winners = record.more["arena"], record.result["winners"]
        seating, shuffle = about["bots"], about["shuffle"]
        pairing = tuple(sorted(seating))
        self.games += 1
        self.draws += len(winners) == len(seating)
        for seat, bot in enumerate(seating):
            score = 1 / len(winners) if seat in winners else 0.0
            self._scores[pairing, bot].setdefault(shuffle, []).append(score)
            self._places[pairing, bot].setdefault(shuffle, []).append(_place(record.result, seat, len(seating)))
            if seat == 0:
                self._first_seat[pairing, shuffle].append(score)
        forfeit = record.result.get("forfeit")
        if forfeit and len(forfeit["seats"]) == len(seating):
            self.endless += 1
        elif forfeit:
            for seat in forfeit["seats"]:
                fault = (seating[seat], forfeit["reason"])
                self.forfeits[fault] += 1
                self.first_faults.setdefault(fault, FirstFault(about["game"], about.get("fault", {})))

    def place(self, bot: int) -> Interval | None:
        """One bot's mean place at its tables."""
        shuffles = [places for (_, placed), by in self._places.items() if placed == bot for places in by.values()]
        return mean_interval(shuffles) if shuffles else None

    def against(self, bot: int, other: int) -> Share | None:
        """One bot's score against another."""
        scores = self._scores.get((tuple(sorted((bot, other))), bot))
        return share(list(scores.values())) if scores else None

    def total(self, bot: int) -> Share | None:
        """One bot's score in all its games."""
        shuffles = [
            scores
            for (_, scorer), by_shuffle in self._scores.items()
            if scorer == bot
            for scores in by_shuffle.values()
        ]
        return share(shuffles) if shuffles else None

    def first_seat(self) -> Share | None:
        """The score of seat 0, whoever sat there."""
        return share(list(self._first_seat.values())) if self._first_seat else None


def _place(result: Mapping[str, Any], seat: int, seats: int) -> float:
    """1 for the first; those who are equal share the mean of their places; who forfeits comes after all others."""
    lost = result.get("forfeit", {}).get("seats", [])
    counts = [count for name, count in result.items() if name not in ("winners", "why", "forfeit")]
    ranks = [
        (each in result["winners"], each not in lost, *(count[each] for count in counts)) for each in range(seats)
    ]
    ahead, equal = sum(rank > ranks[seat] for rank in ranks), ranks.count(ranks[seat])
    return 1 + ahead + (equal - 1) / 2
