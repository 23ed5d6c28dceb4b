"""Matches: every pairing over the same shuffles, seats exchanged, the same seed giving the same bytes."""

from __future__ import annotations

import errno
import os
import shutil
from collections.abc import Iterable, Iterator, Mapping
from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import cached_property, partial
from itertools import combinations, islice
from pathlib import Path
from typing import Any, Final

from chakai.bots.bot import Bot
from chakai.bots.levels import CLOCKED, LEVELS, bot_maker, check_bot
from chakai.bots.net import TRAINED, Net, check_rules
from chakai.bots.outside import DEFAULT_MS, PREFIX, BotFailed, OutsideBot, OutsideSeat, command_of
from chakai.core.chance import SeededLuck, stream
from chakai.core.game import AnyGame
from chakai.core.illegal import Illegal, Refusal
from chakai.core.seats import Seat
from chakai.games import game_named
from chakai.lab.spread import spread
from chakai.records.record import Record
from chakai.table.table import Table

MOST_MOVES: Final = 2000
"""Decisions in one game; rules without a limit let two stubborn bots pass for ever."""
MOST_FALSE_STARTS: Final = 3
"""After so many failures in a row to become ready, a bot is not waited for again."""
CHUNK: Final = 8


@dataclass(frozen=True)
class Fixture:
    """One game of a match: its number, its shuffle, and which bot sits where."""

    number: int
    pairing: tuple[int, ...]
    shuffle: int
    seating: tuple[int, ...]


@dataclass(frozen=True)
class Match:
    """What is to be played. Bots are named as on the command line; `labels` are their names in records."""

    game_name: str
    rules_name: str
    bots: tuple[str, ...]
    games: int
    seed: str
    house: Mapping[str, object] = field(default_factory=dict)
    ms: int = DEFAULT_MS
    clock: bool = False
    """Do house bots that can think by the clock do so, instead of by a budget of work?"""
    labels: tuple[str, ...] = ()

    @property
    def game(self) -> AnyGame:
        return game_named(self.game_name)

    @cached_property
    def rules(self) -> Any:
        return self.game.rules(self.rules_name, self.house)

    @property
    def pairings(self) -> list[tuple[int, ...]]:
        """Where two play, every pair of the named bots; otherwise they are one table."""
        everyone = range(len(self.bots))
        return list(combinations(everyone, 2)) if self.game.seats[-1] == 2 else [tuple(everyone)]

    @property
    def total(self) -> int:
        return self.games * len(self.pairings)

    def fixtures(self) -> Iterator[Fixture]:
        """All games in order: shuffle by shuffle, so that an interrupted match is balanced."""
        seats = len(self.pairings[0])
        number = 0
        for shuffle in range(-(-self.games // seats)):
            seatings = min(seats, self.games - shuffle * seats)
            for pairing in self.pairings:
                for turn in range(seatings):
                    number += 1
                    yield Fixture(number, pairing, shuffle, pairing[turn:] + pairing[:turn])


def ready(match: Match) -> Match:
    """The match with its bots' labels; every bot is known and every outside command can be started."""
    if len(match.bots) < 2:
        raise Refusal("bots-for-match")
    if len(match.pairings[0]) not in match.game.seats:
        seats = match.game.seats
        raise Refusal("players", count=len(match.bots), low=seats[0], high=seats[-1])
    labels, rules = [], match.game.rules(match.rules_name, match.house)
    for name in match.bots:
        if file := _weights(match, name):
            check_rules(rules, file)
            labels.append(f"bot:{TRAINED}{Path(file).name}")
            continue
        if not name.startswith(PREFIX):
            check_bot(match.game_name, name, rules)
            labels.append(f"bot:{name}")
            continue
        bot = OutsideBot(name)
        try:
            bot.start()
            bot.dismiss()
        except BotFailed:
            pass  # it could be started; what it does then costs it games, not the run
        finally:
            bot.close()
        labels.append(PREFIX + bot.given_name)
    return Match(**{**match.__dict__, "labels": tuple(labels)})


def play(
    match: Match, fixtures: Iterator[Fixture], *, jobs: int | None = None, ray: str | None = None
) -> Iterator[Record]:
    """The games in order, whoever plays them."""
    if ray is None and (jobs is None or jobs == 1):
        yield from _play_all(match, fixtures)
        return
    chunks = iter(lambda: tuple(islice(fixtures, CHUNK)), ())
    for records in spread(partial(_play_chunk if ray is None else _play_away, match), chunks, jobs=jobs, ray=ray):
        yield from records


def _play_chunk(match: Match, fixtures: Iterable[Fixture]) -> list[Record]:
    return list(_play_all(match, fixtures))


def _play_away(match: Match, fixtures: Iterable[Fixture]) -> list[Record]:
    """As above on another machine."""
    check_bots_away(match)
    return _play_chunk(match, fixtures)


def check_bots_away(match: Match) -> None:
    """On another machine a bot that is not there must not lose its games."""
    for name in match.bots:
        if file := _weights(match, name):
            check_rules(match.game.rules(match.rules_name, match.house), file)
        if name.startswith(PREFIX) and not shutil.which(command_of(name)[0]):
            raise Refusal("ray-bot", bot=name, detail=os.strerror(errno.ENOENT))


def _play_all(match: Match, fixtures: Iterable[Fixture]) -> Iterator[Record]:
    outside = {
        index: _Restarting(OutsideBot(name, match.ms))
        for index, name in enumerate(match.bots)
        if name.startswith(PREFIX)
    }
    with ExitStack() as stack:
        for each in outside.values():
            stack.callback(each.bot.dismiss)
        for fixture in fixtures:
            yield _play_game(match, fixture, outside)


class _Restarting:
    """An outside bot that is given up once it never becomes ready."""

    def __init__(self, bot: OutsideBot) -> None:
        self.bot = bot

    def start(self) -> None:
        failures = _false_starts.setdefault(self.bot.name, [])
        if len(failures) >= MOST_FALSE_STARTS:
            raise failures[-1]
        try:
            self.bot.start()
            failures.clear()
        except BotFailed as failure:
            failures.append(failure)
            raise


_false_starts: dict[str, list[BotFailed]] = {}
"""Failures in a row to become ready, by bot, in this process."""


def _play_game(match: Match, fixture: Fixture, outside: Mapping[int, _Restarting]) -> Record:
    game, seats = match.game, len(fixture.seating)
    table = Table(
        game,
        match.rules,
        tuple(match.labels[bot] for bot in fixture.seating),
        SeededLuck(match.seed, fixture.shuffle),
    )
    bots: list[Bot] = [
        OutsideSeat(outside[bot].bot, game, match.rules, seats)
        if bot in outside
        else _house_bot(match, match.bots[bot])
        for bot in fixture.seating
    ]
    chance = [stream(match.seed, "bot", fixture.number, seat) for seat in range(seats)]
    about = about_game(match, fixture)
    decisions = 0
    while (outcome := table.outcome) is None:
        seat = table.to_act[0]
        decisions += 1
        holder = outside.get(fixture.seating[seat])
        try:
            if decisions > MOST_MOVES:
                table.forfeit(tuple(range(seats)), "time")
                about["fault"] = {"code": "outside-endless", "moves": MOST_MOVES}
                continue
            if holder:
                holder.start()
            table.submit(seat, bots[seat].choose(table.view(seat), table.legal(seat), chance[seat]))
        except Exception as failure:  # a bot that breaks costs it the game and never the run
            if isinstance(failure.__context__, KeyboardInterrupt):  # a lock that was interrupted says so like this
                raise failure.__context__ from None
            about["fault"] = _fault(table, seat, failure, holder)
    for seat, bot in enumerate(bots):
        bot.end(table.view(seat), outcome)
    table.more = {"arena": about}
    return table.record()


def _weights(match: Match, name: str) -> str | None:
    """The file of a net with weights of one's own."""
    return name.removeprefix(TRAINED) if match.game_name == "matcha" and name.startswith(TRAINED) else None


def _house_bot(match: Match, name: str) -> Bot:
    if file := _weights(match, name):
        return Net(file)
    clocked = CLOCKED[match.game_name].get(LEVELS[match.game_name].get(name, name)) if match.clock else None
    return clocked(match.ms) if clocked else bot_maker(match.game_name, name)()


def about_game(match: Match, fixture: Fixture) -> dict[str, Any]:
    """What a record of the arena says of itself; no time of day."""
    return {"seed": match.seed, "game": fixture.number, "shuffle": fixture.shuffle, "bots": list(fixture.seating)}


def _fault(table: Table, seat: Seat, failure: Exception, holder: _Restarting | None) -> dict[str, object]:
    """Ends the game for a bot that failed; an outside bot gets a fresh process for the next."""
    if isinstance(failure, BotFailed):
        fault: dict[str, object] = {"code": failure.code, **failure.facts}
        table.forfeit((seat,), failure.reason)
    else:
        fault = {"code": "outside-raised", "detail": f"{type(failure).__name__}: {failure}"[:200]}
        if isinstance(failure, Refusal):
            fault = {"code": f"refusal-{failure.code}", **failure.facts}
        table.forfeit((seat,), "illegal" if isinstance(failure, Illegal) else "broken")
    if holder:
        if words := holder.bot.last_words:
            fault["last_words"] = words
        holder.bot.close()
    return {"seat": seat, **fault}
