"""The certificate: how strong the Matcha bots are, written to docs/strength.md with the command of every figure.

    make strength
    python -m bench.strength --games 400 --positions 10 --known my.json --folder my-games --out my.md

Takes long. Games and exact figures are kept in a folder: an interrupted run goes on where it was. What they came
to stands in docs/strength.json, each with what it is a figure of, and is not worked out again. After a change of a
bot, --again and its name forgets all that was known of it (if that run is interrupted, go on without).
"""

import argparse
import re
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

from bench.strength_exploiters import VICTIMS, admitted, exploits
from bench.strength_known import Known
from bench.strength_matches import CrossTable, absent, all_pairs, cross_table, paces
from bench.strength_page import Findings, Judged, page
from bench.strength_rounds import cases, exact, records

from chakai.bots.levels import BOTS

MAIN = ("matagot-2020", "grail-2015")
BESIDE = "matagot-2020-nl"
RIVALS = ("greedy", "net", "search")
BESIDE_BOTS = (*RIVALS, "master")
BESIDE_PART = 4
"""There, one game for so many of the others."""
EXACT_RULES = "matagot-2020"
EXACT_BOTS = ("greedy", "net", "master")
RULES = "|".join((*MAIN, BESIDE))
PAIRING = re.compile(rf"(?:(?P<rules>{RULES}):)?(?P<pair>[a-z]+-[a-z]+)=(?P<games>[1-9][0-9]*)")


def tell(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def options(words: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=4000, help="of each pairing")
    parser.add_argument("--more", nargs="+", metavar="[RULES:]ONE-TWO=N", help="games of single pairings")
    parser.add_argument("--games-2015", type=int, help="the same in grail-2015, if not as many")
    parser.add_argument("--games-nl", type=int, help="in matagot-2020-nl, if not a quarter")
    parser.add_argument("--slow-games", type=int, default=400, help="of master with --ms a move; 0 for none")
    parser.add_argument("--slow-bots", nargs="+", default=RIVALS, choices=RIVALS, help="whom it meets in those")
    parser.add_argument("--ms", type=int, default=1000, help="a move in those")
    parser.add_argument("--exploit-games", type=int, default=400, help="of each exploiter; 0 for none")
    parser.add_argument("--timed", type=int, default=20, help="games of each bot, for the time of a move")
    parser.add_argument("--positions", type=int, default=50, help="of each case that is judged exactly")
    parser.add_argument("--sets", type=int, nargs="+", default=[2], choices=[1, 2], help="in which those are")
    parser.add_argument(
        "--rounds", type=int, nargs="+", default=[2, 3], choices=[2, 3], help="with which they begin"
    )
    parser.add_argument("--limit", type=int, default=10_000_000, help="choices that are not too large")
    parser.add_argument("--bots", nargs="+", help="in the cross tables, if not all")
    parser.add_argument("--exact-bots", nargs="*", default=EXACT_BOTS, choices=EXACT_BOTS)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes that play the games and judge")
    parser.add_argument("--known", type=Path, default=Path("docs/strength.json"), help="figures that are known")
    parser.add_argument(
        "--again", nargs="*", choices=[*BOTS["matcha"]], help="whose figures are forgotten; all, if none"
    )
    parser.add_argument("--folder", type=Path, default=Path("strength-records"))
    parser.add_argument("--out", type=Path, default=Path("docs/strength.md"))
    asked = parser.parse_args(words)
    for word in asked.more or ():
        if not PAIRING.fullmatch(word):
            parser.error(
                f"--more {word}: two bots and games, as in net-master=4000 or {MAIN[1]}:search-master=4000"
            )
    return asked


def pairings(words: Sequence[str], rules: str) -> dict[frozenset[str], int]:
    """Games of single pairings, as they were asked for; in `matagot-2020`, if no rules were named."""
    found = (match for word in words if (match := PAIRING.fullmatch(word)))
    return {
        frozenset(match["pair"].split("-")): int(match["games"])
        for match in found
        if (match["rules"] or MAIN[0]) == rules
    }


def found(asked: argparse.Namespace) -> Findings:
    """Everything, played and judged."""
    asked.folder.mkdir(parents=True, exist_ok=True)
    known, seed, tables = Known(asked.known, asked.folder, asked.again), str(asked.seed), []
    for rules, games in zip(MAIN, (asked.games, asked.games_2015 or asked.games), strict=True):
        tables.append(cross_table(rules, asked.bots, games, seed))
    beside = [bot for bot in BESIDE_BOTS if not asked.bots or bot in asked.bots]
    if len(beside) > 1:
        tables.append(cross_table(BESIDE, beside, asked.games_nl or max(2, asked.games // BESIDE_PART), seed))
    for table in tables:
        table.more.update(pairings(asked.more or (), table.rules))
    speeds = {table.rules: paces(table.rules, table.bots, asked.timed, seed) for table in tables[: len(MAIN)]}
    for table in tables:
        table.play(all_pairs(table.bots), asked.folder, asked.jobs, tell, known)
    slow = _slow(asked, tables[0])
    if slow:
        pairs = [(bot, "master") for bot in slow.bots if bot != "master"]
        slow.play(pairs, asked.folder, asked.jobs, tell, known)
    exploited = _exploited(asked, tables[0])
    if exploited:
        with admitted():
            exploited.play(exploits(exploited.bots), asked.folder, asked.jobs, tell, known)
    judged = [
        Judged(bot, name, _known_case(asked, bot, name, known))
        for bot in asked.exact_bots
        if not absent(bot, EXACT_RULES)
        for name in cases(asked.sets, asked.rounds)
    ]
    return Findings(tables, slow, exploited, speeds, judged)


def _known_case(asked: argparse.Namespace, bot: str, name: str, known: Known) -> dict[str, Any]:
    """Exact figures of a bot."""
    file = records(bot, name, EXACT_RULES, asked.seed, asked.limit)
    what = f"{EXACT_RULES}: {bot}, {name}, --seed {asked.seed} --limit {asked.limit}"
    judged = partial(_judged, asked, bot, name)
    return known.get(what, (bot,), file, judged, lambda found: found.get("judged", 0) >= asked.positions)


def _judged(asked: argparse.Namespace, bot: str, name: str) -> dict[str, Any]:
    case = exact(
        bot,
        name,
        EXACT_RULES,
        wanted=asked.positions,
        seed=asked.seed,
        limit=asked.limit,
        folder=asked.folder,
        jobs=asked.jobs,
        tell=tell,
    )
    return case.told()


def _slow(asked: argparse.Namespace, table: CrossTable) -> CrossTable | None:
    """Master with more time, against those that matter."""
    bots = tuple(bot for bot in (*asked.slow_bots, "master") if bot in table.bots)
    if not asked.slow_games or "master" not in bots or len(bots) < 2:
        return None
    return CrossTable(table.rules, bots, asked.slow_games, table.seed, asked.ms)


def _exploited(asked: argparse.Namespace, table: CrossTable) -> CrossTable | None:
    """Bots against those who know them."""
    bots = tuple(bot for bot in table.bots if bot in VICTIMS)
    return CrossTable(table.rules, bots, asked.exploit_games, table.seed) if asked.exploit_games and bots else None


def main(words: Sequence[str] | None = None) -> None:
    asked = options(words)
    asked.out.write_text(page(found(asked), asked))
    tell(f"{asked.out} is written")


if __name__ == "__main__":
    main()
