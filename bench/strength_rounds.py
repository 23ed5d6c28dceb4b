"""What best answers gain in the last rounds of a set, exactly: against styles and against the solver's answers."""

import json
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import islice
from pathlib import Path
from statistics import median
from typing import Any

from bench.rounds import CASES, positions, usual

from chakai.bots.levels import bot_maker
from chakai.bots.search import greedy_taste
from chakai.core.illegal import Refusal
from chakai.games.matcha.edition import EDITIONS, Edition
from chakai.lab.spread import spread
from chakai.lab.statistics import mean_interval
from chakai.solve.matcha.ends import ends
from chakai.solve.matcha.greedily import Greedily
from chakai.solve.matcha.habits import habit_of
from chakai.solve.matcha.judging import policy_of, purified
from chakai.solve.matcha.master import MATCH, RARE, SHREWD, TABLE, Budget
from chakai.solve.matcha.net.held_out import followed
from chakai.solve.matcha.net.player import shipped_style
from chakai.solve.matcha.rounds.game import RoundsGame
from chakai.solve.matcha.rounds.seen import Beginning
from chakai.solve.matcha.rounds.work import choices
from chakai.solve.matcha.solved import likely
from chakai.solve.matcha.style import Style
from chakai.solve.matcha.tracking import SEATS

CARE = SHREWD
BUDGETS: dict[str, Budget] = {"solved, match budget": MATCH, "solved, table budget": TABLE}
STYLE, EVEN = "its own style", "even play"
SURE = 0.999
MOST_LEFT_OUT = 1000
"""Positions in a row that are not judged, after which a case is given up."""


def style_of(bot: str, edition: Edition) -> Style:
    """How a bot plays all that it may hold; of the others, how they think that choices are made."""
    return shipped_style() if bot == "net" else Greedily(edition, greedy_taste(edition))


def has_style(bot: str) -> bool:
    return bot in ("net", "greedy")


@dataclass
class Case:
    """One kind of position of one bot's games against itself."""

    bot: str
    name: str
    gains: dict[str, list[float]] = field(default_factory=dict)
    """By policy: what the best answers gain, the mean of both seats."""
    judged: int = 0
    usual: int = 0
    decided: int = 0
    """Positions that one seat wins for sure: easy for whoever sees it."""
    large: int = 0
    empty: int = 0
    unsolved: dict[str, int] = field(default_factory=dict)
    """By budget: positions that do not fit it."""

    def add(self, found: dict[str, float]) -> None:
        """What was found at one position, as the folder has it."""
        if found.get("large"):
            self.large += 1
        elif found.get("empty"):
            self.empty += 1
        else:
            self.judged += 1
            self.usual += int(found["usual"])
            self.decided += abs(found.get("value", 0.0)) > SURE
            for name in (STYLE, EVEN, *BUDGETS):
                if name in found:
                    self.gains.setdefault(name, []).append(found[name])
            for name in BUDGETS:
                self.unsolved[name] = self.unsolved.get(name, 0) + (name not in found)

    def told(self) -> dict[str, Any]:
        """All of it in a few figures."""
        return {
            "judged": self.judged,
            "usual": self.usual,
            "decided": self.decided,
            "large": self.large,
            "empty": self.empty,
            "unsolved": self.unsolved,
            "gains": {policy: _figures(found) for policy, found in self.gains.items()},
        }


def _figures(gains: Sequence[float]) -> dict[str, float]:
    found = mean_interval([[gain] for gain in gains])
    return {
        "positions": len(gains),
        "mean": found.mean,
        "about": found.high - found.mean,
        "median": median(gains),
        "most": max(gains),
    }


def judge(begun: Beginning, bot: str, limit: int) -> dict[str, float]:
    """What best answers gain at one position; or why that is not known."""
    view, edition = begun.view, begun.view.edition
    style = style_of(bot, edition)
    standing = followed(view, style, CARE.other)
    rows = likely(standing, CARE.drops[0])
    size = choices(begun, rows.given)
    if size > limit:
        return {"large": 1, "choices": size}
    worth = None if view.set_number == edition.sets else ends(edition, 1 - view.dealer)
    try:
        game = RoundsGame(begun.start(rows.given), worth)
    except Refusal:  # nobody meets anybody
        return {"empty": 1}
    found: dict[str, float] = {"usual": int(usual(begun)), "choices": game.choices}
    if has_style(bot):
        found[STYLE] = game.exploitability(policy_of(game, standing.moment, style))
    found[EVEN] = game.exploitability(game.uniform())
    habit = policy_of(game, standing.moment, habit_of(edition, greedy_taste(edition)), least=RARE)
    games = [RoundsGame(begun.start(rows.given), worth) for _ in SEATS]
    for seat, its in enumerate(games):
        its.expect(1 - seat, habit, CARE.habit)
    for name, budget in sorted(BUDGETS.items(), key=lambda each: each[1].work):
        if (wanted := budget.iterations(size)) >= budget.least:
            for its in games:
                its.solve(wanted - its.iterations)
            one, two = (purified(game, its.average(), CARE.purify) for its in games)
            policy = game.together((one, two))
            found[name], found["value"] = game.exploitability(policy), game.value(policy, 0)
    return found


def cases(sets: Sequence[int], rounds: Sequence[int]) -> Iterator[str]:
    """In these sets, beginning with these rounds, both counted from 1."""
    return (name for name, (number, round_) in CASES.items() if number in sets and round_ + 1 in rounds)


def records(bot: str, name: str, rules: str, seed: int, limit: int) -> str:
    """The file of a case."""
    number, round_ = CASES[name]
    return f"exact-{rules}-{bot}-set{number}-round{round_ + 1}-{seed}-{limit}.jsonl"


def exact(
    bot: str,
    name: str,
    rules: str,
    *,
    wanted: int,
    seed: int,
    limit: int,
    folder: Path,
    jobs: int,
    tell: Callable[[str], None],
) -> Case:
    """At least so many positions; those that the folder has are not judged again."""
    case, began = Case(bot, name), time.perf_counter()
    number, round_ = CASES[name]
    path = folder / records(bot, name, rules, seed, limit)
    there = _there(path)
    for found in there:
        case.add(found)
    sampled = positions(EDITIONS[rules], (number, round_), seed, bot_maker("matcha", bot))
    new = islice(sampled, len(there), None) if case.judged < wanted else ()
    with path.open("a") as file:
        for found in spread(partial(judge, bot=bot, limit=limit), new, jobs=jobs):
            file.write(json.dumps(found) + "\n")
            file.flush()
            case.add(found)
            if case.judged >= wanted or case.large + case.empty >= MOST_LEFT_OUT:
                break
    tell(f"{rules}: {bot}, {name}: {case.judged} positions in {time.perf_counter() - began:.0f} s")
    return case


def _there(path: Path) -> list[dict[str, float]]:
    """What a folder has; a line that was cut off is taken away."""
    if not path.exists():
        return []
    lines = [line for line in path.read_text().splitlines(keepends=True) if line.endswith("\n")]
    path.write_text("".join(lines))
    return [json.loads(line) for line in lines]
