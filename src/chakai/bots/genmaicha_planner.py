"""A Genmaicha player that thinks the round through: who brews when, what others want, what is kept for later."""

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Final

from chakai.bots.genmaicha_greedy import worth_of
from chakai.core.legal import Legal
from chakai.core.outcome import Outcome
from chakai.core.seats import Seat
from chakai.games.genmaicha.drinks import DRINKS, Drink
from chakai.games.genmaicha.moves import Bid, Brew, Done, Move, PlaceAd, Raise, TakeCrate
from chakai.games.genmaicha.rules import YEN
from chakai.games.genmaicha.state import Stage
from chakai.games.genmaicha.view import View
from chakai.solve.genmaicha.brewing import (
    BOLDNESS,
    Lines,
    Menu,
    Shelf,
    ad_value,
    best_menu,
    brews_of,
    lines_of,
    needs_of,
    pour,
    shelf_of,
)
from chakai.solve.genmaicha.ceremony import best_plan

ITERATIONS: Final = 200
"""Of regret matching."""
ORDERS: Final = 6
"""Orders of the others that are tried for each place in the order."""
FUTURES: Final = 12
"""Crates of the next round that are tried: the budget of a move, unless there is a clock."""
SIMPLE: Final = 0.9
"""How much the others are taken to bid as simple players do, the rest as cleverly as oneself; 0.7 is weaker."""
THRIFT: Final = (0, 100, 200)
"""Brews that pay no more than this may be left for later."""


@dataclass(frozen=True)
class Brewed:
    """A brewing turn: the yen it brings, the drinks it leaves, and the lines as the next player finds them."""

    yen: int
    kept: tuple[Drink, ...]
    lines: Lines


@lru_cache(maxsize=1 << 15)
def brewed(drinks: tuple[Drink, ...], lines: Lines) -> Brewed:
    """The best plain turn with these drinks."""
    menu, _ = best_menu(Shelf(drinks), lines)
    served = pour(needs_of(menu, lines.grid), Shelf(drinks), keep=lines.keep).values()
    used = {drink for cup in served for drink in cup}
    return Brewed(menu.yen, tuple(drink for drink in drinks if drink not in used), after(lines, menu))


class GenmaichaPlanner:
    """Bids by regret matching over what each place in the order is worth, and keeps drinks that pay more later."""

    def __init__(self, ms: int | None = None) -> None:
        self._ms = ms

    def choose(self, view: View, legal: Legal[Move], rng: Random) -> Move:
        del legal
        if self._ms is None:
            return thought(view, rng, FUTURES)
        start, futures = time.monotonic(), 1
        while True:
            move = thought(view, rng, futures)
            futures *= 2
            if 3000 * (time.monotonic() - start) > self._ms:  # the next thought takes twice as long as all so far
                return move

    def end(self, view: View, outcome: Outcome) -> None:
        """It learns nothing."""


def thought(view: View, rng: Random, futures: int) -> Move:
    """The move that looks best with so many futures tried."""
    seat = view.seat
    assert seat is not None
    match view.stage:
        case Stage.BID:
            return Bid(seat, mixed_bid(view, seat, range(view.players), rng, futures))
        case Stage.RAISE:
            tied = [each for each in range(view.players) if view.bids[each] == view.bids[seat]]
            return Raise(seat, mixed_bid(view, seat, tied, rng, futures))
        case Stage.CHOOSE:
            return choice(view, seat, rng, futures)
    if view.ad_right is not None and view.yen[seat] >= YEN:
        yen = YEN * max(1, view.yen[seat] // (2 * YEN))
        if ad_value(view, view.ad_right, yen, rng) > 0:
            return PlaceAd(seat, view.ad_right, yen)
    moves = plan(view, seat, rng, futures)
    return moves[0] if moves else Done(seat)


def choice(view: View, seat: Seat, rng: Random, futures: int) -> TakeCrate:
    """The crate after which one stands best once everybody has chosen and brewed."""
    place = view.order.index(seat)
    crates = [number for number, drinks in enumerate(view.crates) if drinks]
    seed = rng.random()
    worth = {
        number: Round(view, seat, Random(seed), futures).ahead(view.order[place:], number) for number in crates
    }
    return TakeCrate(seat, max(worth, key=worth.__getitem__))


@dataclass(frozen=True)
class Round:
    """The rest of a round as one player foresees it."""

    view: View
    me: Seat
    rng: Random
    futures: int

    def ahead(self, choosing: Sequence[Seat], mine: int | None = None) -> float:
        """What one is ahead in the end if the rest choose and brew in this order; `mine`: one's own crate."""
        view = self.view
        crates = {number: drinks for number, drinks in enumerate(view.crates) if drinks}
        shelves = list(view.shelves)
        for seat in choosing:
            taken = mine if seat == self.me else None
            if taken is None:
                lines, shelf = lines_of(view, seat), shelves[seat]
                worth = {number: brewed(shelf + drinks, lines).yen for number, drinks in crates.items()}
                taken = max(worth, key=worth.__getitem__)
            shelves[seat] += crates.pop(taken)
        order = [seat for seat in view.order if seat not in choosing] + list(choosing)
        order += [seat for seat in range(view.players) if seat not in order]
        return self.ahead_after(order, shelves, lines_of(view, self.me))

    def ahead_after(self, order: Sequence[Seat], shelves: list[tuple[Drink, ...]], lines: Lines) -> float:
        """What one is ahead of the others' mean once these have brewed, the next round included."""
        totals = [float(yen) for yen in self.view.yen]
        for seat in order:
            turn = brewed(shelves[seat], lines)
            lines, shelves[seat] = turn.lines, turn.kept
            totals[seat] += turn.yen
        for future in self._next_shelves(shelves):
            rest = lines
            for seat in self.rng.sample(range(self.view.players), self.view.players):
                turn = brewed(future[seat], rest)
                rest = turn.lines
                totals[seat] += turn.yen / self.futures
        return totals[self.me] - (sum(totals) - totals[self.me]) / (self.view.players - 1)

    def _next_shelves(self, shelves: Sequence[tuple[Drink, ...]]) -> Iterator[list[tuple[Drink, ...]]]:
        """Shelves as they may be in the next round, if there is one."""
        view = self.view
        if view.round == view.rounds:
            return
        size = view.rules.crate_sizes(view.players)[view.round]
        held = {drink for shelf in shelves for drink in shelf}
        bag = [drink for drink in DRINKS if drink not in held]
        for _ in range(self.futures):
            drawn = self.rng.sample(bag, min(len(bag), size * view.players))
            yield [shelf + tuple(drawn[seat :: view.players]) for seat, shelf in enumerate(shelves)]


def plan(view: View, seat: Seat, rng: Random, futures: int) -> Sequence[Move]:
    """The turn that stands best in the end: all that pays, or some of it left for later."""
    exact = best_plan(view).moves
    if view.round == view.rounds or any(not isinstance(move, Brew) or move.more for move in exact) or not exact:
        return exact
    shelf, lines = shelf_of(view), lines_of(view)
    later = view.order[view.order.index(seat) + 1 :]
    seed, best, found = rng.random(), float("-inf"), exact
    for thrift in THRIFT:
        pays = tuple(tuple(pay - thrift for pay in line if pay > thrift) for line in lines.pays)
        dear = lines._replace(pays=pays)
        menu, _ = best_menu(shelf, dear)
        cups = pour(needs_of(menu, lines.grid), shelf, keep=lines.keep)
        used = {drink for cup in cups.values() for drink in cup} | {drink for drink, _ in view.spent}
        shelves = list(view.shelves)
        shelves[seat] = tuple(drink for drink in shelves[seat] if drink not in used)
        yen = menu.yen + thrift * sum(menu.often)
        foreseen = Round(view, seat, Random(seed), futures)
        ahead = yen + foreseen.ahead_after(later, shelves, after(lines, menu))
        if ahead > best:
            best, found = ahead, tuple(brews_of(menu, cups, lines.grid, seat))
    return found


def mixed_bid(view: View, seat: Seat, rivals: Sequence[Seat], rng: Random, futures: int) -> int:
    """A bid drawn from the mix that regret matching finds against players both simple and clever."""
    others = [each for each in rivals if each != seat]
    worth = []
    seed = rng.random()
    for place in range(len(rivals)):
        foreseen, tried = Round(view, seat, Random(seed), futures), []
        for _ in range(1 if len(others) == 1 else ORDERS):
            order = foreseen.rng.sample(others, len(others))
            order.insert(place, seat)
            tried.append(foreseen.ahead(order))
        worth.append(sum(tried) / len(tried))
    steps = min(view.left[seat], max(view.left[each] for each in others) + YEN) // YEN
    simple = [simple_bids(view, each, steps) for each in others]
    return YEN * rng.choices(range(steps + 1), regret_matched(worth, simple, steps))[0]


def simple_bids(view: View, seat: Seat, steps: int) -> list[float]:
    """How a player bids who looks only at the own crates: anything up to a share of their difference."""
    worth = [worth_of(view, seat, crate) for crate in view.crates if crate]
    most = min(int(BOLDNESS * (max(worth) - min(worth))), view.left[seat]) // YEN
    return [1 / (most + 1) if bid <= most else 0.0 for bid in range(max(steps, most) + 1)]


def regret_matched(worth: Sequence[float], simple: Sequence[Sequence[float]], steps: int) -> list[float]:
    """The average mix: what a bid costs, against the place in the order that it buys."""
    bids = range(steps + 1)
    regrets, total = [0.0] * len(bids), [0.0] * len(bids)
    mix = [1 / len(bids)] * len(bids)
    for iteration in range(1, ITERATIONS + 1):
        rivals = [
            [SIMPLE * one + (1 - SIMPLE) * (mix[bid] if bid <= steps else 0.0) for bid, one in enumerate(each)]
            for each in simple
        ]
        values = [place_value(worth, rivals, bid) - YEN * bid for bid in bids]
        mean = sum(share * value for share, value in zip(mix, values, strict=True))
        regrets = [max(0.0, regret + value - mean) for regret, value in zip(regrets, values, strict=True)]
        whole = sum(regrets)
        mix = [regret / whole for regret in regrets] if whole else [1 / len(bids)] * len(bids)
        total = [before + iteration * share for before, share in zip(total, mix, strict=True)]
    return total


def place_value(worth: Sequence[float], rivals: Sequence[Sequence[float]], bid: int) -> float:
    """What the place is worth that a bid buys; those with the same bid are ordered by chance."""
    chances = {(0, 0): 1.0}
    for mix in rivals:
        equal, above = mix[bid], sum(mix[bid + 1 :])
        grown: dict[tuple[int, int], float] = {}
        for (higher, same), chance in chances.items():
            below = 1 - above - equal
            for place, share in (
                ((higher + 1, same), above),
                ((higher, same + 1), equal),
                ((higher, same), below),
            ):
                grown[place] = grown.get(place, 0.0) + chance * share
        chances = grown
    return sum(
        chance * sum(worth[higher : higher + same + 1]) / (same + 1) for (higher, same), chance in chances.items()
    )


def after(lines: Lines, menu: Menu) -> Lines:
    """The lines after these brews."""
    pays = tuple(pay[often:] for pay, often in zip(lines.pays, menu.often, strict=True))
    gaps = tuple(0 if taker else gap for gap, taker in zip(lines.gaps, menu.takers, strict=True))
    return lines._replace(pays=pays, gaps=gaps)
