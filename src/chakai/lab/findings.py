"""What many games have shown, as figures with 95% intervals."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from chakai.lab.statistics import Interval


@dataclass(frozen=True)
class Spread:
    """How a whole number is spread."""

    mean: Interval
    shares: Mapping[int, Interval]
    """Of each value that occurred, in ascending order."""
    units: int
    """Shuffles, or games where each has a shuffle of its own, in which it was counted."""


@dataclass(frozen=True)
class Play:
    """One kind of play: how often it was made, and how often it ended how."""

    name: str
    """As a record writes it, without the seat: `3g#`, `brew left`."""
    made: int
    results: Mapping[str, Interval]
    """The share of each result, by a code: `token`, `whisk`, `nothing` …"""
    worth: Interval | None = None
    """What it brought in yen, where yen are played for."""


@dataclass(frozen=True)
class Goal:
    """How often games won by a goal were won by this one; a game can reach several at once."""

    share: Interval
    least: int
    """Tokens that it takes, of each kind that counts."""


@dataclass(frozen=True)
class Findings:
    """One rule set, played by the same bots with the same seed as those it is compared with."""

    game: str
    rules: str
    bots: tuple[str, ...]
    """By seat, as in the first game; they change seats from game to game."""
    seed: str
    wanted: int
    played: int
    """Fewer than wanted if the run was interrupted."""
    players: int
    house: Mapping[str, object] = field(default_factory=dict)
    compiled: bool = False
    bot_scores: Mapping[str, Interval] = field(default_factory=dict)
    """Each bot's share of wins, over all seats."""
    seat_scores: tuple[Interval, ...] = ()
    """Each seat's share of wins; in Matcha seat 0 deals first."""
    endings: Mapping[str, Interval] = field(default_factory=dict)
    """Shares, by the code of why the game was won."""
    goals: Mapping[str, Goal] = field(default_factory=dict)
    """Of games won by a goal, where rules have any: by a code, `suit`, `suit-g` …, `whisks`, `each`."""
    lengths: Mapping[str, Spread] = field(default_factory=dict)
    """`sets`, `rounds`, `decisions`; these and the counts only if games have shown them."""
    counts: Mapping[str, Spread] = field(default_factory=dict)
    """Over games and seats: tokens by kind, or `yen` and `drinks`."""
    winners_counts: Mapping[str, Spread] = field(default_factory=dict)
    """The same of winners alone."""
    behind: Interval | None = None
    """How often somebody was behind at half time."""
    comebacks: Interval | None = None
    """How often, of those games, one who was behind won (a share of a shared win counts as such)."""
    comebacks_even: Interval | None = None
    """How often it would be if standing at half time meant nothing: the share of seats that were behind."""
    branching: Interval | None = None
    """Legal moves at a decision, on average."""
    plays: tuple[Play, ...] = ()
