"""Cross tables of the Matcha bots over the same deals, kept in a folder so that an interrupted run goes on."""

import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import combinations, islice
from pathlib import Path
from random import Random
from shlex import join
from typing import Any

from bench.strength_exploiters import played, taken_for
from bench.strength_known import Known

from chakai.bots.bot import Bot
from chakai.bots.levels import BOTS, bot_maker
from chakai.bots.master import Master
from chakai.bots.outside import DEFAULT_MS
from chakai.core.chance import SeededLuck
from chakai.core.illegal import Refusal
from chakai.core.seats import CHANCE
from chakai.games.matcha.edition import EDITIONS
from chakai.games.matcha.engine import MATCHA
from chakai.lab.arena import Match, ready
from chakai.lab.match_file import MatchFile
from chakai.lab.standings import Standings
from chakai.lab.statistics import Share
from chakai.solve.matcha.net.weights import shipped

Tell = Callable[[str], None]


def absent(bot: str, rules: str) -> str | None:
    """Why a bot is not in the table."""
    if bot == "net":
        try:
            shipped().for_edition(EDITIONS[rules])
        except FileNotFoundError:
            return "no weights come with this version"
        except Refusal:
            return "its weights were not taught these rules"
    return None


@dataclass
class CrossTable:
    """All pairs of some bots in one edition."""

    rules: str
    bots: tuple[str, ...]
    games: int
    seed: str
    ms: int | None = None
    """A clock for each move, for those that can think by it."""
    more: dict[frozenset[str], int] = field(default_factory=dict)
    """Pairings of which more are played, and how many."""
    left_out: dict[str, str] = field(default_factory=dict)
    shares: dict[tuple[str, str], Share] = field(default_factory=dict)
    """By bot and opponent."""
    faults: Counter[str] = field(default_factory=Counter)

    def play(self, pairs: Sequence[tuple[str, str]], folder: Path, jobs: int, tell: Tell, known: Known) -> None:
        """What is neither known nor in the folder yet."""
        for one, two in pairs:
            play = partial(self._play, one, two, folder, jobs, tell)
            bots = dict.fromkeys((one, two, taken_for(one)))
            found = known.get(self.command(one, two), [*bots], self.records(one, two), play)
            (mean, low, high), games = found["score"], found["games"]
            self.shares[one, two] = Share(mean, low, high, games)
            self.shares[two, one] = Share(1 - mean, 1 - high, 1 - low, games)
            self.faults.update(found["faults"])

    def _play(self, one: str, two: str, folder: Path, jobs: int, tell: Tell) -> dict[str, Any]:
        match = ready(
            Match(
                game_name="matcha",
                rules_name=self.rules,
                bots=(one, two),
                games=self.games_of(one, two),
                seed=self.seed,
                clock=self.ms is not None,
                ms=self.ms or DEFAULT_MS,
            )
        )
        standings, began = Standings(match), time.perf_counter()
        file = MatchFile(folder / self.records(one, two), resume=True)
        try:
            for record in file.played(match):
                standings.add(record)
            there = standings.games
            for record in played(match, islice(match.fixtures(), there, None), jobs):
                file.write(record)
                standings.add(record)
        finally:
            file.close()
        spent = time.perf_counter() - began
        tell(f"{self.rules}: {one} against {two}: {standings.games - there} games in {spent:.0f} s")
        score = standings.against(0, 1)
        assert score is not None
        faults = {f"{(one, two)[bot]}: {reason}": count for (bot, reason), count in standings.forfeits.items()}
        return {
            "score": [score.mean, score.low, score.high],
            "games": score.games,
            "faults": faults | ({"endless": standings.endless} if standings.endless else {}),
        }

    def games_of(self, one: str, two: str) -> int:
        return self.more.get(frozenset((one, two)), self.games)

    def records(self, one: str, two: str) -> str:
        """The file of a pairing."""
        return f"{self.rules}-{one}-{two}{'' if self.ms is None else f'-{self.ms}ms'}.jsonl"

    def strongest_against(self, bot: str) -> tuple[str, Share] | None:
        """Of the others, the one to which it loses most."""
        met = [(other, share) for (other, beaten), share in self.shares.items() if beaten == bot]
        return max(met, key=lambda each: each[1].mean, default=None)

    def command(self, one: str, two: str) -> str:
        """Plays one of its pairings alone."""
        clock = [] if self.ms is None else ["--ms", str(self.ms)]
        asked = [
            "--rules",
            self.rules,
            "--bots",
            one,
            two,
            "--games",
            str(self.games_of(one, two)),
            "--seed",
            self.seed,
            *clock,
        ]
        return join(["chakai", "arena", "matcha", *asked])


def cross_table(rules: str, bots: Sequence[str] | None, games: int, seed: str) -> CrossTable:
    """With nothing played yet; `bots`: all that there are, if none are named."""
    named = tuple(bots or BOTS["matcha"])
    left_out = {bot: why for bot in named if (why := absent(bot, rules))}
    return CrossTable(rules, tuple(bot for bot in named if bot not in left_out), games, seed, left_out=left_out)


def all_pairs(bots: Sequence[str]) -> list[tuple[str, str]]:
    return [*combinations(bots, 2)]


@dataclass
class Pace:
    """What a bot's moves cost, where it had a choice."""

    moves: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    ways: Counter[str] = field(default_factory=Counter)


def paces(rules: str, bots: Sequence[str], games: int, seed: str) -> dict[str, Pace]:
    """Each against greedy in a few games, on one core, by processor time."""
    found: dict[str, Pace] = {}
    for bot in bots:
        bot_maker("matcha", bot)
        for _ in range(2):  # whatever comes up in these games is compiled when they are played again
            found[bot] = Pace()
            for number in range(games):
                _timed(rules, bot, number, seed, found[bot])
    return found


def _timed(rules: str, bot: str, number: int, seed: str, pace: Pace) -> None:
    rng, luck, state = (
        Random(f"{seed} {bot} {number}"),
        SeededLuck(seed, number + 1),
        MATCHA.new(EDITIONS[rules], 2),
    )
    mine = number % 2
    players: list[Bot] = [bot_maker("matcha", bot if seat == mine else "greedy")() for seat in range(2)]
    while due := MATCHA.to_act(state):
        if due == (CHANCE,):
            state = MATCHA.apply(state, MATCHA.draw(state, luck))
            continue
        seat = due[0]
        legal, view = MATCHA.legal(state, seat), MATCHA.view(state, seat)
        began = time.process_time()
        move = players[seat].choose(view, legal, rng)
        if seat == mine and len([*legal]) > 1:
            spent = time.process_time() - began
            pace.moves += 1
            pace.seconds += spent
            pace.longest = max(pace.longest, spent)
        state = MATCHA.apply(state, move)
    player = players[mine]
    if isinstance(player, Master):
        pace.ways += player.ways
