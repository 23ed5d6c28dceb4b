"""Exact brewing with a hidden row: the best next moves, in expectation over all orders the row may still have.

Three facts make it small. The hidden ingredients are just those that the grid does not want, so looks and offers
compete with plain brews for columns only, never for ingredients. An offer that cannot be right is no better than
the plain brew. And a risky offer after which no look or offer follows is best made last: nothing is lost then.

What remains is a search over looks, offers, and brews made early to save drinks from a risk (`Ceremony`). Its
bound is the ceremony in which failed offers cost nothing and drinks are chosen at the end (`Lossless`): what
reaches the bound is the best, and mostly one of the first plans does. If not, every move is tried with every
drink, as long as patience lasts; a plan says whether it is proven to be the best.
"""

from collections.abc import Iterator, Sequence
from enum import Enum, auto
from fractions import Fraction
from itertools import permutations, product
from operator import add, itemgetter, sub
from typing import Final, NamedTuple, TypeAlias

from chakai.games.genmaicha.drinks import CELLS, COLUMNS, LINES, NEIGHBOURS, ROWS, Drink, Ingredient, cell, gap
from chakai.games.genmaicha.moves import Brew, Extra, Offer, Peek
from chakai.games.genmaicha.state import Use, changed
from chakai.games.genmaicha.view import View
from chakai.solve.genmaicha.brewing import (
    Cups,
    Lines,
    Menu,
    Needs,
    Plan,
    Shelf,
    best_menus,
    brews_of,
    failed_offers,
    fewest,
    lines_of,
    needs_of,
    plain_plan,
    pour,
    shelf_of,
    unspent,
)

YEN_FIRST: Final = 256
"""A yen outweighs all drinks in all six orders, so both are compared as one whole number."""
PATIENCE: Final = 300
"""How many turns to come a search may weigh before it settles for the best plan found."""
Three: TypeAlias = tuple[int, ...]
"""By column, or by card of the fourth row."""
Orders: TypeAlias = int
"""A set of orders of the hidden row, one bit each."""


def best_plan(view: View, patience: int = PATIENCE) -> Plan:
    """The turn with the most yen, then the fewest drinks, by what the player at turn knows; ads are left aside."""
    if not view.rules.tea_ceremony or all(view.face_up):
        return plain_plan(view)
    ceremony = Ceremony(view, patience)
    turn = ceremony.turn_of(view)
    found = ceremony.best(turn)
    yen = -(-found.worth // YEN_FIRST)
    orders = turn.orders.bit_count()
    return Plan(
        Fraction(yen, orders),
        Fraction(yen * YEN_FIRST - found.worth, orders),
        found.moves,
        exact=ceremony.patience > 0 or found.worth == ceremony.hope(turn).most(),
    )


# The search


class Turn(NamedTuple):
    """A brewing turn from here on, as its player knows it."""

    shelf: Shelf
    lines: Lines
    orders: Orders
    down: tuple[int, ...]
    """Columns whose hidden card is face down."""


class Found(NamedTuple):
    """A plan's worth, summed over the possible orders, and its moves up to the next thing that is learned."""

    worth: int
    moves: tuple[Brew | Peek, ...]


class Option(NamedTuple):
    """Moves, what they bring, and the turns that may follow."""

    moves: tuple[Brew | Peek, ...]
    gain: int
    turns: tuple[Turn, ...]


class Act(Enum):
    """What can be done with the hidden row."""

    OFFER = auto()
    LOOK = auto()


class Ceremony:
    """The search for the best of one turn."""

    def __init__(self, view: View, patience: int) -> None:
        assert view.turn is not None
        self.seat = view.turn
        self.row = view.fourth_row
        self.pay = view.rules.ceremony_pay * YEN_FIRST
        self.at_once = view.rules.failed_brew == "at-once"
        self.all_orders = tuple(permutations(self.row))
        self.cards = tuple(permutations(range(3)))
        self.with_card = [[self._orders(column, card) for card in self.row] for column in range(3)]
        self.patience = patience
        self._best: dict[Turn, Found] = {}
        self._hopes: dict[Turn, Lossless] = {}

    def _orders(self, column: int, card: Ingredient) -> Orders:
        return sum(1 << number for number, order in enumerate(self.all_orders) if order[column] == card)

    def turn_of(self, view: View) -> Turn:
        """With every order that agrees with the cards seen and with the offers that failed."""
        possible = [order for order in self.all_orders if agrees(order, view)]
        orders = sum(1 << self.all_orders.index(order) for order in possible)
        down = tuple(column for column in range(3) if not view.face_up[column])
        return Turn(shelf_of(view), lines_of(view), orders, down)

    def seen(self, orders: Orders, column: int) -> list[Orders]:
        """What a look at a column's card may leave of these orders."""
        return [left for cards in self.with_card[column] if (left := orders & cards)]

    def hope(self, turn: Turn) -> "Lossless":
        if turn not in self._hopes:
            self.patience -= 1
            self._hopes[turn] = Lossless(self, turn)
        return self._hopes[turn]

    def best(self, turn: Turn) -> Found:
        """The best plan; when patience runs out, the best found."""
        if turn not in self._best:
            self._best[turn] = self._search(turn)
        return self._best[turn]

    def _search(self, turn: Turn) -> Found:
        hope = self.hope(turn)
        best = hope.straight_plan()
        if best.worth == hope.most() or self.patience <= 0:
            return best
        for limit, option in self._options(turn, hope):
            if limit > best.worth and self._hoped(option) > best.worth:
                plans = [self.best(then) for then in option.turns]
                worth = option.gain + sum(plan.worth for plan in plans)
                if worth > best.worth:
                    best = Found(worth, option.moves + (plans[0].moves if len(plans) == 1 else ()))
            if best.worth == hope.most() or self.patience <= 0:
                break
        return best

    def _hoped(self, option: Option) -> int:
        return option.gain + sum(self.hope(turn).most() for turn in option.turns)

    def _options(self, turn: Turn, hope: "Lossless") -> Iterator[tuple[int, Option]]:
        """With a limit of their worth: what is brewed in any case, offers and looks, then every brew by itself."""
        for core in hope.cores():
            yield hope.most(), self._brewed(turn, core)
        for limit, act, column, card in hope.acts():
            options = self._offers if act is Act.OFFER else self._looks
            yield from ((limit, option) for option in options(turn, column, card))
        for brew in self._plain_brews(turn):
            yield hope.most(), self._brewed(turn, (brew,))

    def _looks(self, turn: Turn, column: int, card: Ingredient) -> Iterator[Option]:
        """Paid with each drink that can."""
        for drink in servers(turn.shelf, card):
            shelf, cost = spend(turn.shelf, [(drink, card)], keep=turn.lines.keep)
            turns = (turn._replace(shelf=shelf, orders=left) for left in self.seen(turn.orders, column))
            look = Peek(self.seat, COLUMNS[column], drink, card)
            yield Option((look,), -cost * turn.orders.bit_count(), tuple(turns))

    def _offers(self, turn: Turn, column: int, card: Ingredient) -> Iterator[Option]:
        """By each choice of drinks, those first that risk the least."""
        cards = (*cards_of(turn.lines, COLUMNS[column]), card)
        whole = set(turn.shelf.whole)
        choices = product(*(servers(turn.shelf, part) for part in cards))
        for drinks in sorted(choices, key=lambda drinks: len(whole.intersection(drinks))):
            offer = Brew(self.seat, COLUMNS[column], drinks[:3], Offer(drinks[3], card))
            gain, turns = self._offered(turn, column, [*zip(drinks, cards, strict=True)])
            yield Option((offer,), gain, turns)

    def _offered(self, turn: Turn, column: int, uses: Sequence[Use]) -> tuple[int, tuple[Turn, ...]]:
        """The line's yen in any case; if it fails, its drinks may be lost at once. (G16, G22)"""
        right = turn.orders & self.with_card[column][self.row.index(uses[-1][1])]
        wrong = turn.orders ^ right
        lines, yen = brewed(turn.lines, COLUMNS[column])
        shelf, cost = spend(turn.shelf, uses, keep=lines.keep)
        down = tuple(other for other in turn.down if other != column)
        gain = turn.orders.bit_count() * yen * YEN_FIRST + right.bit_count() * (self.pay - cost)
        turns = [Turn(shelf, lines, right, down)]
        if wrong:
            shelf, cost = fail(turn.shelf, uses, keep=lines.keep, at_once=self.at_once)
            gain -= wrong.bit_count() * cost
            turns.append(Turn(shelf, lines, wrong, turn.down))
        return gain, tuple(turns)

    def _plain_brews(self, turn: Turn) -> Iterator[Brew]:
        """Every brew that pays, by each choice of drinks."""
        for line, pays in zip(LINES, turn.lines.pays, strict=True):
            plain = [*product(*(servers(turn.shelf, card) for card in cards_of(turn.lines, line)))]
            if pays:
                yield from (Brew(self.seat, line, drinks) for drinks in plain)
            for extra in self._extras(turn, line) if plain else ():
                yield from (Brew(self.seat, line, drinks, extra) for drinks in plain)

    def _extras(self, turn: Turn, line: str) -> Iterator[Extra]:
        for (row, where), near in NEIGHBOURS.items():
            for column in COLUMNS if row == line else ():
                if turn.lines.gaps[gap(row, where, column)]:
                    card = turn.lines.grid[cell(near, column)]
                    yield from (Extra(column, where, drink) for drink in servers(turn.shelf, card))

    def _brewed(self, turn: Turn, brews: tuple[Brew, ...]) -> Option:
        """Plain brews, one after another."""
        shelf, lines, gain = turn.shelf, turn.lines, 0
        for brew in brews:
            shelf, cost = spend(shelf, uses_of(brew, lines), keep=lines.keep)
            lines, yen = brewed(lines, brew.line, brew.more)
            gain += yen * YEN_FIRST - cost
        return Option(brews, gain * turn.orders.bit_count(), (turn._replace(shelf=shelf, lines=lines),))


# The bound


class Step(NamedTuple):
    """How far a lossless ceremony has come."""

    made: Three
    """Brews with an offer, by column."""
    paid: Three
    """Uses of the fourth row's ingredients."""
    orders: Orders
    down: tuple[int, ...]


Way: TypeAlias = tuple[int, tuple[Step, ...]]
"""What an offer or a look brings, and the steps that may follow."""
Offers: TypeAlias = tuple[tuple[int, int], ...]
"""Column and card of each."""


class Lossless:
    """The ceremony if failed offers cost nothing and drinks were chosen at the end: worth no less than the real.

    Only how often each ingredient serves counts, so there are few situations, and the worth of knowing the row's
    order for nothing leaves few of them to look into.
    """

    def __init__(self, ceremony: Ceremony, turn: Turn) -> None:
        held = unspent(turn.shelf)
        self.ceremony, self.turn = ceremony, turn
        self.supply = tuple(held[card] for card in turn.lines.grid)
        self.stock = [held[card] for card in ceremony.row]
        self.start = Step((0, 0, 0), (0, 0, 0), turn.orders, turn.down)
        self._values: dict[Step, int] = {}
        self._limits: dict[Step, int] = {}
        self._offers: dict[tuple[Three, tuple[bool, ...]], list[tuple[Three, Three]]] = {}
        self._plains: dict[Three, tuple[Menu, ...]] = {}
        self._menus: dict[tuple[Three, Three], tuple[Menu, int]] = {}

    def most(self) -> int:
        return self.value(self.start)

    def value(self, step: Step) -> int:
        """The best worth from here on."""
        if step not in self._values:
            best = self.end(step)
            if self.limit(step) > best:
                ways = [(gain + sum(map(self.limit, then)), gain, then) for gain, then in self._ways(step)]
                for limit, gain, then in sorted(ways, key=itemgetter(0), reverse=True):
                    if limit <= best:
                        break
                    best = max(best, gain + sum(map(self.value, then)))
            self._values[step] = best
        return self._values[step]

    def end(self, step: Step) -> int:
        """The worth of no more looks and offers."""
        return step.orders.bit_count() * self._worth(step.made, step.paid)

    def limit(self, step: Step) -> int:
        """The worth if the order of the row were known from here on."""
        if step not in self._limits:
            self._limits[step] = sum(
                self._worth_in(step, cards)
                for number, cards in enumerate(self.ceremony.cards)
                if step.orders >> number & 1
            )
        return self._limits[step]

    def _worth_in(self, step: Step, cards: Three) -> int:
        """In a known order each column's card is offered or not."""
        can = tuple(
            column in step.down and self.stock[card] > step.paid[card] for column, card in enumerate(cards)
        )
        return max(
            self._worth(made, self._paid(step.paid, cards, offers)) + self.ceremony.pay * sum(offers)
            for made, offers in self._best_offers(step.made, can)
        )

    def _best_offers(self, made: Three, can: tuple[bool, ...]) -> list[tuple[Three, Three]]:
        """The offers with the most yen, if all are right; drinks need counting for these alone."""
        if (made, can) not in self._offers:
            choices = [
                (menus[0].yen * YEN_FIRST + self.ceremony.pay * sum(offers), then, offers)
                for offers in product(*((0, 1) if able else (0,) for able in can))
                if (menus := self._plain(then := tuple(map(add, made, offers))))
            ]
            most = max(choices)[0]
            self._offers[made, can] = [(then, offers) for yen, then, offers in choices if yen == most]
        return self._offers[made, can]

    def _paid(self, paid: Three, cards: Three, offers: Three) -> Three:
        for card, offer in zip(cards, offers, strict=True):
            paid = one_more(paid, card) if offer else paid
        return paid

    def _worth(self, made: Three, paid: Three) -> int:
        menu, drinks = self._menu(made, paid)
        return menu.yen * YEN_FIRST - drinks

    def _plain(self, made: Three) -> tuple[Menu, ...]:
        """The best menus with so many offers; none if that is impossible."""
        if made not in self._plains:
            self._plains[made] = best_menus(self.supply, self.turn.lines.pays, self.turn.lines.gaps, made)
        return self._plains[made]

    def _menu(self, made: Three, paid: Three) -> tuple[Menu, int]:
        """The brews that go best with so many offers and payments, and the drinks for all."""
        if (made, paid) not in self._menus:
            menus, more = self._plain(made), self._more(paid)
            self._menus[made, paid] = fewest(menus, self.turn.shelf, self.turn.lines, more)
        return self._menus[made, paid]

    def _more(self, paid: Three) -> Needs:
        return {card: uses for card, uses in zip(self.ceremony.row, paid, strict=True) if uses}

    def _left(self, step: Step) -> list[int]:
        """The cards of the fourth row that some drink can still serve as."""
        return [card for card in range(3) if self.stock[card] > step.paid[card]]

    def _ways(self, step: Step) -> Iterator[Way]:
        for column, card in product(step.down, self._left(step)):
            yield from self._offer(step, column, card)
            yield from self._look(step, column, card)

    def _offer(self, step: Step, column: int, card: int) -> Iterator[Way]:
        """If it can be right, and the column can be brewed."""
        right = step.orders & self.ceremony.with_card[column][card]
        made = one_more(step.made, column)
        if right and self._plain(made):
            paid = one_more(step.paid, card)
            then = [Step(made, paid, right, tuple(other for other in step.down if other != column))]
            if right != step.orders:
                then.append(Step(made, paid, step.orders ^ right, step.down))
            yield self.ceremony.pay * right.bit_count(), tuple(then)

    def _look(self, step: Step, column: int, card: int) -> Iterator[Way]:
        """If there is something to learn."""
        seen = self.ceremony.seen(step.orders, column)
        if len(seen) > 1:
            paid = one_more(step.paid, card)
            yield 0, tuple(step._replace(paid=paid, orders=orders) for orders in seen)

    def acts(self) -> list[tuple[int, Act, int, Ingredient]]:
        """Offers and looks to begin with, and what they may be worth, the best first."""
        found = []
        for column, card in product(self.start.down, self._left(self.start)):
            for act, ways in ((Act.OFFER, self._offer), (Act.LOOK, self._look)):
                for gain, then in ways(self.start, column, card):
                    limit = gain + sum(self._values.get(step, self.limit(step)) for step in then)
                    found.append((limit, act, column, self.ceremony.row[card]))
        return sorted(found, key=itemgetter(0), reverse=True)

    # Plans that are as good in the real ceremony

    def straight_plan(self) -> Found:
        """The best plan whose offers are sure but for the last move of all."""
        worth, end, offers = max(
            (gain + sum(map(self.end, ends)), ends[0], offers) for gain, ends, offers in self._chains(self.start)
        )
        return Found(worth, self._with_offers(end, offers))

    def _chains(self, step: Step, *offers: tuple[int, int]) -> Iterator[tuple[int, tuple[Step, ...], Offers]]:
        """Sure offers from left to right, then perhaps a risky one."""
        yield 0, (step,), offers
        for column, card in product(step.down, self._left(step)):
            for gain, then in self._offer(step, column, card):
                if len(then) == 2 and not self.turn.lines.keep:  # else a failure costs drinks that would be kept
                    yield gain, then, (*offers, (column, card))
                elif len(then) == 1 and all(column > before for before, _ in offers):
                    for more, ends, chain in self._chains(then[0], *offers, (column, card)):
                        yield gain + more, ends, chain

    def _with_offers(self, end: Step, offers: Offers) -> tuple[Brew, ...]:
        """Plain brews first, then those with an offer."""
        menu, _ = self._menu(end.made, end.paid)
        cups = self._cups(menu, end.paid)
        brews = [*brews_of(menu, cups, self.turn.lines.grid, self.ceremony.seat)]
        for column, card in offers:
            plain = next(brew for brew in brews if brew.line == COLUMNS[column] and brew.more is None)
            brews.remove(plain)
            part = self.ceremony.row[card]
            brews.append(Brew(plain.seat, plain.line, plain.drinks, Offer(cups[part].pop(0), part)))
        return tuple(brews)

    def _cups(self, menu: Menu, paid: Three) -> Cups:
        lines = self.turn.lines
        return pour(needs_of(menu, lines.grid, self._more(paid)), self.turn.shelf, keep=lines.keep)

    def cores(self) -> Iterator[tuple[Brew, ...]]:
        """Plain brews to begin with: those that are made however the ceremony goes, or if it takes longest."""
        ends = [*self._ends(self.start)]
        last = max(ends, key=lambda end: sum(end.made) + sum(end.paid))
        menus = [self._without_offers(end) for end in ends]
        often = tuple(map(min, zip(*(menu.often for menu in menus), strict=True)))
        takers = tuple(
            here[0] if len({*here}) == 1 else None for here in zip(*(menu.takers for menu in menus), strict=True)
        )
        if any(takers.count(row) > times for row, times in zip(ROWS, often, strict=False)):
            takers = (None,) * 6
        common, longest = Menu(0, often, takers, ()), self._without_offers(last)
        for menu in (common, longest) if common.often != longest.often else (common,):
            if any(menu.often):
                yield self._drawn(menu, self._cups(self._menu(last.made, last.paid)[0], last.paid))

    def _without_offers(self, end: Step) -> Menu:
        menu, _ = self._menu(end.made, end.paid)
        return menu._replace(often=(*menu.often[:3], *map(sub, menu.often[3:], end.made)))

    def _ends(self, step: Step) -> Iterator[Step]:
        """Where the best lossless ceremony may end."""
        worth = self.value(step)
        if worth == self.end(step):
            yield step
            return
        for gain, then in self._ways(step):
            if gain + sum(map(self.limit, then)) >= worth == gain + sum(map(self.value, then)):
                for one in then:
                    yield from self._ends(one)
                return

    def _drawn(self, menu: Menu, cups: Cups) -> tuple[Brew, ...]:
        """A menu's brews, with those drinks first whose other ingredient is wanted later."""
        half = {drink for drink, _ in self.turn.shelf.free + self.turn.shelf.half}
        now = {
            self.turn.lines.grid[place]
            for line, often in zip(LINES, menu.often, strict=True)
            for place in CELLS[line]
            if often
        }
        later = cups.keys() - now
        for drinks in cups.values():
            drinks.sort(key=lambda drink: (drink in half, later.isdisjoint(drink)))
        return tuple(brews_of(menu, cups, self.turn.lines.grid, self.ceremony.seat))


# What moves do


def agrees(order: Sequence[Ingredient], view: View) -> bool:
    """An order of the hidden row that shows the cards seen, and at which the offers that failed do fail."""
    cards = dict(zip(COLUMNS, order, strict=True))
    return all(known in (None, card) for known, card in zip(view.hidden, order, strict=True)) and not any(
        isinstance(brew.more, Offer) and brew.more.ingredient == cards[brew.line]
        for brew in failed_offers(view.events)
    )


def cards_of(lines: Lines, line: str) -> tuple[Ingredient, ...]:
    return tuple(lines.grid[place] for place in CELLS[line])


def uses_of(brew: Brew, lines: Lines) -> list[Use]:
    """What a plain brew, or one with an extra, takes."""
    uses = [*zip(brew.drinks, cards_of(lines, brew.line), strict=True)]
    if isinstance(brew.more, Extra):
        near = NEIGHBOURS[brew.line, brew.more.where]
        uses.append((brew.more.drink, lines.grid[cell(near, brew.more.column)]))
    return uses


def brewed(lines: Lines, line: str, more: Extra | Offer | None = None) -> tuple[Lines, int]:
    """The lines after a brew, and its yen."""
    place = LINES.index(line)
    yen = sum(lines.pays[place][:1])
    lines = lines._replace(pays=changed(lines.pays, place, lines.pays[place][1:]))
    if isinstance(more, Extra):
        there = gap(line, more.where, more.column)
        yen += lines.gaps[there]
        lines = lines._replace(gaps=changed(lines.gaps, there, 0))
    return lines, yen


def servers(shelf: Shelf, part: Ingredient) -> list[Drink]:
    """The drinks to choose from for an ingredient; of those with nothing else to give, one of a kind."""
    free = [drink for drink, other in shelf.free if other == part]
    half = [drink for drink, other in shelf.half if other == part]
    return [*free[:1], *half[:1], *(drink for drink in shelf.whole if part in drink)]


def spend(shelf: Shelf, uses: Sequence[Use], *, keep: bool) -> tuple[Shelf, int]:
    """The shelf after these uses, and their cost: drinks that serve, or are used up where a house keeps them."""
    drinks = {drink for drink, _ in uses}
    whole = tuple(drink for drink in shelf.whole if drink not in drinks)
    free = [use for use in shelf.free if use not in uses]
    half = [use for use in shelf.half if use not in uses]
    opened = [drink for drink in shelf.whole if drink in drinks]
    other = [(drink, part) for drink in opened for part in drink if (drink, part) not in uses]
    if keep:
        cost = len(opened) - len(other) + len(shelf.half) - len(half)
        return Shelf(whole, tuple(free), tuple(sorted(half + other))), cost
    return Shelf(whole, tuple(sorted(free + other)), ()), len(opened)


def fail(shelf: Shelf, uses: Sequence[Use], *, keep: bool, at_once: bool) -> tuple[Shelf, int]:
    """The shelf after an offer that failed, and the drinks it cost: all go, at once or with the turn. (G16)"""
    drinks = {drink for drink, _ in uses}
    then, _ = spend(shelf, uses, keep=keep)
    free = [use for use in then.free + then.half if use[0] in drinks]
    kept = Shelf(
        then.whole,
        tuple(use for use in then.free if use[0] not in drinks),
        tuple(use for use in then.half if use[0] not in drinks),
    )
    cost = len(drinks) - sum(use in uses for use in shelf.free)
    return kept if at_once else kept._replace(free=tuple(sorted(kept.free + tuple(free)))), cost


def one_more(count: Three, place: int) -> Three:
    return changed(count, place, count[place] + 1)
