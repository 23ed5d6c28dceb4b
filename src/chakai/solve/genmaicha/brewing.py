"""Exact brewing where all cards are known: the most yen a turn can bring, with the fewest drinks spent.

The twelve cards are all different, so a line can be brewed as long as each of its cards has a held drink with that
ingredient unspent, and one ingredient never stands in another's way. The search is therefore in two steps:

- *which brews*: a menu says how often each line is brewed and which row takes which bonus. Once the rows are
  chosen, the columns no longer touch one another, and each is brewed for as long as it pays. (`best_menus`)
- *which drinks*: all that the menus with the most yen still leave open. A drink is saved for each one that serves
  twice, so the fewest drinks are found by a matching of colours with shapes. (`fewest_drinks`)
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from itertools import product
from random import Random
from typing import Final, NamedTuple, TypeAlias

from chakai.core.seats import Seat
from chakai.games.genmaicha.drinks import ABOVE, BELOW, CELLS, COLUMNS, DRINKS, LINES, ROWS, Drink, Ingredient
from chakai.games.genmaicha.moves import Brew, Done, Earn, Entry, Extra, LastCrate, NoBrew, Offer, Peek
from chakai.games.genmaicha.state import Use
from chakai.games.genmaicha.view import View

MOST_BREWS: Final = 6
"""As many drinks as share an ingredient."""
BOLDNESS: Final = 0.5
"""The largest greedy bid as a share of what the best crate is worth more than the worst."""
SPARE: Final = 30
"""What a drink that is left over is worth to a greedy player in yen, while rounds are to come."""
AD_SAMPLES: Final = 16
AD_WILLING: Final = 0.9
"""How many crates are tried to see whether an ad pays, and how likely one who can profit by the line brews it."""
Pays: TypeAlias = tuple[int, ...]
"""What each further brew of a line pays, for as long as it pays."""
Needs: TypeAlias = Mapping[Ingredient, int]
"""How often each ingredient has to serve."""
Cups: TypeAlias = dict[Ingredient, list[Drink]]
"""Which drinks serve as each ingredient."""


class Shelf(NamedTuple):
    """A player's drinks, and what is unspent of them."""

    whole: tuple[Drink, ...]
    free: tuple[Use, ...] = ()
    """The other ingredient of drinks that have served in this turn: they are spent anyway."""
    half: tuple[Use, ...] = ()
    """The other ingredient of drinks that have served, where a house keeps them for it. (G7)"""


class Lines(NamedTuple):
    """What the grid has to offer to the player at turn."""

    grid: tuple[Ingredient, ...]
    pays: tuple[Pays, ...]
    """By line."""
    gaps: tuple[int, ...] = (0,) * 6
    keep: bool = False
    """Drinks of which only one ingredient served are kept, where a house says so. (G7)"""


class Menu(NamedTuple):
    """Which brews to make."""

    yen: int
    often: tuple[int, ...]
    """How many times each line."""
    takers: tuple[str | None, ...]
    """Which row takes the bonus of each gap."""
    uses: tuple[int, ...]
    """How often each card of the grid is needed."""


@dataclass(frozen=True)
class Plan:
    """What a turn brings if it goes on like this, and the moves that are certain, in order."""

    yen: Fraction
    drinks: Fraction
    """Drinks spent from now on; those that have served in this turn are spent already."""
    moves: tuple[Brew | Peek, ...]
    exact: bool = True
    """Proven to be the best; otherwise the best that was found."""


def plan_value(shelf: Shelf, lines: Lines) -> tuple[int, int]:
    """The most yen that these drinks can bring by plain brews and extras, and the fewest drinks for that."""
    menu, drinks = best_menu(shelf, lines)
    return menu.yen, drinks


def plain_plan(view: View) -> Plan:
    """The best turn without looks at the hidden row and offers to it."""
    assert view.turn is not None
    shelf, lines = shelf_of(view), lines_of(view)
    menu, drinks = best_menu(shelf, lines)
    cups = pour(needs_of(menu, lines.grid), shelf, keep=lines.keep)
    return Plan(Fraction(menu.yen), Fraction(drinks), tuple(brews_of(menu, cups, lines.grid, view.turn)))


# From what a player sees


def shelf_of(view: View) -> Shelf:
    """The drinks of the player at turn."""
    assert view.turn is not None
    unspent = {
        drink: [part for part in drink if (drink, part) not in view.spent] for drink in view.shelves[view.turn]
    }
    half = [(drink, parts[0]) for drink, parts in unspent.items() if len(parts) == 1]
    gone = {use for use in half if use[0] in _lost(view)} if view.rules.half_used == "keep" else {*half}
    return Shelf(
        tuple(drink for drink, parts in unspent.items() if len(parts) == 2),
        tuple(use for use in half if use in gone),
        tuple(use for use in half if use not in gone),
    )


def _lost(view: View) -> set[Drink]:
    """Drinks of offers that failed in this turn; where a house keeps half-used ones, these still go. (G16)"""
    starts = [place for place, entry in enumerate(view.events) if isinstance(entry, (Done, NoBrew, LastCrate))]
    return {
        drink
        for brew in failed_offers(view.events[max(starts, default=0) :])
        if brew.seat == view.turn and isinstance(brew.more, Offer)
        for drink in (*brew.drinks, brew.more.drink)
    }


def failed_offers(events: Sequence[Entry]) -> Iterator[Brew]:
    """The brews whose offer was not the hidden card."""
    brew: Brew | None = None
    for entry in events:
        match entry:
            case Brew():
                brew = entry
            case Earn(failed=True) if brew:
                yield brew


def lines_of(view: View, seat: Seat | None = None) -> Lines:
    """The lines as they stand for a player, the one at turn unless another is named."""
    owner = view.turn if seat is None else seat
    own_ads = [2 * ad.yen if ad and ad.owner == owner and view.rules.own_ads == "pay" else 0 for ad in view.ads]
    pays = tuple(pays_of(yen, view.rules.drop, ad) for yen, ad in zip(view.line_yen, own_ads, strict=True))
    gaps = view.gaps if view.rules.matcha_iri else (0,) * 6
    return Lines(view.grid, pays, gaps, view.rules.half_used == "keep")


def pays_of(yen: int, drop: int, own_ad: int = 0) -> Pays:
    """Brew by brew; a house may let the first one collect one's own ad. (G12)"""
    pays = [max(0, yen - drop * number) for number in range(MOST_BREWS)]
    pays[0] += own_ad
    return tuple(pay for pay in pays if pay)


# Which brews


class Choice(NamedTuple):
    """How a column is used: its brews, and who takes the bonuses of its gaps."""

    yen: int
    brews: int
    upper: str | None
    lower: str | None


def best_menu(shelf: Shelf, lines: Lines) -> tuple[Menu, int]:
    """The menu with the most yen and the fewest drinks, and how many."""
    held = unspent(shelf)
    menus = best_menus(tuple(held[card] for card in lines.grid), lines.pays, lines.gaps)
    return fewest(menus, shelf, lines, {})


def unspent(shelf: Shelf) -> Counter[Ingredient]:
    """How many drinks can still serve as each ingredient."""
    return Counter(
        [part for drink in shelf.whole for part in drink] + [part for _, part in shelf.free + shelf.half]
    )


@lru_cache(maxsize=1 << 14)
def best_menus(
    supply: tuple[int, ...], pays: tuple[Pays, ...], gaps: tuple[int, ...], least: tuple[int, ...] = (0, 0, 0)
) -> tuple[Menu, ...]:
    """All menus with the most yen that brew each column at least so often; those that need the same uses, once.

    `supply` says how many drinks can serve as each card of the grid.
    """
    starts = []
    for rows in product(*(range(_most_brews(row, supply, pays, gaps) + 1) for row in ROWS)):
        columns = [
            column_choices(_left(supply, rows, column), gaps[column::3], pays[3 + column], least[column])
            for column in range(3)
        ]
        if all(columns):
            yen = sum(sum(pays[row][:often]) for row, often in enumerate(rows))
            starts.append((yen + sum(choices[0].yen for choices in columns), yen, rows, columns))
    best, menus = 0, dict[tuple[int, ...], Menu]()
    for most, yen, rows, columns in sorted(starts, key=lambda start: start[0], reverse=True):
        if most < best:
            break
        for total, chosen in _fitting(rows, columns, [len(pays[row]) for row in range(3)], best - yen):
            if yen + total > best:
                best = yen + total
                menus.clear()
            menu = _menu(best, rows, chosen)
            menus.setdefault(menu.uses, menu)
    return tuple(menus.values())


def _most_brews(row: str, supply: Sequence[int], pays: Sequence[Pays], gaps: Sequence[int]) -> int:
    """More brews of a row than this are impossible, or cannot all pay."""
    near = {"top": gaps[:3], "middle": gaps, "bottom": gaps[3:]}[row]
    return min(*(supply[cell] for cell in CELLS[row]), len(pays[LINES.index(row)]) + sum(map(bool, near)))


def _left(supply: Sequence[int], rows: Sequence[int], column: int) -> tuple[int, int, int]:
    """What the rows' brews leave of a column's cards, from the top."""
    bottom, middle, top = rows
    return supply[column] - top, supply[column + 3] - middle, supply[column + 6] - bottom


@lru_cache(maxsize=1 << 14)
def column_choices(
    left: tuple[int, int, int], gaps: tuple[int, ...], pays: Pays, least: int
) -> tuple[Choice, ...]:
    """Every way to use a column, the one with the most yen first."""
    found = []
    for upper in (None, "top", "middle") if gaps[0] else (None,):
        for lower in (None, "middle", "bottom") if gaps[1] else (None,):
            top = left[0] - (upper == "middle")
            middle = left[1] - (upper == "top") - (lower == "bottom")
            bottom = left[2] - (lower == "middle")
            possible = min(top, middle, bottom)
            if possible >= least:
                brews = max(least, min(possible, len(pays)))
                bonus = (gaps[0] if upper else 0) + (gaps[1] if lower else 0)
                found.append(Choice(bonus + sum(pays[:brews]), brews, upper, lower))
    return tuple(sorted(found, key=lambda choice: -choice.yen))


def _fitting(
    rows: Sequence[int], columns: Sequence[Sequence[Choice]], paid: Sequence[int], least: int
) -> Iterator[tuple[int, tuple[Choice, ...]]]:
    """Choices for all columns that bring ever more yen, or as much; one extra for each brew of a row at most.

    A row that pays no longer is brewed for a bonus only.
    """
    tops = [choices[0].yen for choices in columns]
    for left in columns[0]:
        if left.yen + tops[1] + tops[2] < least:
            break
        for centre in columns[1]:
            if left.yen + centre.yen + tops[2] < least:
                break
            for right in columns[2]:
                yen = left.yen + centre.yen + right.yen
                if yen < least:
                    break
                takers = (left.upper, centre.upper, right.upper, left.lower, centre.lower, right.lower)
                if all(
                    often - pays <= takers.count(row) <= often
                    for row, often, pays in zip(ROWS, rows, paid, strict=True)
                ):
                    least = yen
                    yield yen, (left, centre, right)


def _menu(yen: int, rows: tuple[int, ...], chosen: tuple[Choice, ...]) -> Menu:
    bottom, middle, top = rows
    brews = [choice.brews for choice in chosen]
    uses = (
        *(top + choice.brews + (choice.upper == "middle") for choice in chosen),
        *(middle + choice.brews + (choice.upper == "top") + (choice.lower == "bottom") for choice in chosen),
        *(bottom + choice.brews + (choice.lower == "middle") for choice in chosen),
    )
    takers = (*(choice.upper for choice in chosen), *(choice.lower for choice in chosen))
    return Menu(yen, (*rows, *brews), takers, uses)


# Which drinks


def needs_of(menu: Menu, grid: Sequence[Ingredient], more: Needs | None = None) -> Needs:
    """How often each ingredient serves for a menu, and for what else is wanted."""
    return {card: uses for card, uses in zip(grid, menu.uses, strict=True) if uses} | dict(more or {})


def fewest(menus: Sequence[Menu], shelf: Shelf, lines: Lines, more: Needs) -> tuple[Menu, int]:
    """The menu that spends the fewest drinks, and how many."""
    best: tuple[Menu, int] | None = None
    for menu in sorted(menus, key=lambda menu: sum(menu.uses)):
        drinks = fewest_drinks(needs_of(menu, lines.grid, more), shelf, keep=lines.keep)
        if best is None or drinks < best[1]:
            best = menu, drinks
    assert best is not None
    return best


def fewest_drinks(needs: Needs, shelf: Shelf, *, keep: bool = False) -> int:
    """How many drinks are spent at least: those that serve, or that are used up where a house keeps the others."""
    needs = _without_free(needs, shelf)
    saved = _served_once(needs, shelf.whole) if keep else _served_twice(needs, shelf.whole)
    return sum(needs.values()) - len(saved)


def _without_free(needs: Needs, shelf: Shelf) -> Needs:
    """What is still needed when drinks that are spent anyway serve first."""
    free = Counter(part for _, part in shelf.free)
    return {part: need - free[part] for part, need in needs.items() if need > free[part]}


def pour(needs: Needs, shelf: Shelf, *, keep: bool = False) -> Cups:
    """The drinks to take for each ingredient, so that the fewest are spent."""
    fresh = _without_free(needs, shelf)
    cups: Cups = {part: [drink for drink, other in shelf.free if other == part] for part in needs}
    if keep:
        once = _served_once(fresh, shelf.whole)
        for part, drinks in cups.items():
            drinks += [drink for drink, serves in once.items() if serves == part]
            drinks += [drink for drink, other in shelf.half if other == part]
    else:
        twice = _served_twice(fresh, shelf.whole)
        for part, drinks in cups.items():
            drinks += [drink for drink in shelf.whole if drink in twice and part in drink]
    for part, drinks in cups.items():
        drinks += [drink for drink in shelf.whole if part in drink and drink not in drinks]
    return {part: drinks[: needs[part]] for part, drinks in cups.items()}


def _served_twice(needs: Needs, whole: Sequence[Drink]) -> set[Drink]:
    """The most drinks that can serve both as their colour and as their shape."""
    drinks = [drink for drink in whole if drink.colour in needs and drink.shape in needs]
    room, chosen = dict(needs), set[Drink]()

    def grow(colour: Ingredient, tried: set[Ingredient]) -> bool:
        """One more for this colour, others giving way to other drinks of theirs."""
        for drink in drinks:
            shape = drink.shape
            if drink.colour != colour or drink in chosen or shape in tried:
                continue
            tried.add(shape)
            if room[shape]:
                room[shape] -= 1
                chosen.add(drink)
                return True
            for other in drinks:
                if other in chosen and other.shape == shape and grow(other.colour, tried):
                    chosen.remove(other)
                    chosen.add(drink)
                    return True
        return False

    for colour in dict.fromkeys(drink.colour for drink in drinks):
        while room[colour] and grow(colour, set()):
            room[colour] -= 1
    return chosen


def _served_once(needs: Needs, whole: Sequence[Drink]) -> dict[Drink, Ingredient]:
    """The most drinks that can serve at all, each with one thing it serves as."""
    serves = dict[Drink, Ingredient]()

    def place(drink: Drink, tried: set[Ingredient]) -> bool:
        for part in drink:
            if part not in needs or part in tried:
                continue
            tried.add(part)
            there = [other for other, serving in serves.items() if serving == part]
            if len(there) < needs[part] or any(place(other, tried) for other in there):
                serves[drink] = part
                return True
        return False

    for drink in whole:
        place(drink, set())
    return serves


# As moves


def brews_of(menu: Menu, cups: Cups, grid: Sequence[Ingredient], seat: Seat) -> Iterator[Brew]:
    """The menu's brews, rows with their extras first; each takes its drinks out of the cups."""
    for line, often in zip(LINES, menu.often, strict=True):
        extras = [place for place, taker in enumerate(menu.takers) if taker == line]
        for number in range(often):
            drinks = tuple(cups[grid[cell]].pop(0) for cell in CELLS[line])
            extra = _extra(line, extras[number], cups, grid) if number < len(extras) else None
            yield Brew(seat, line, drinks, extra)


def _extra(row: str, gap: int, cups: Cups, grid: Sequence[Ingredient]) -> Extra:
    """The card across the gap, and a drink for it."""
    where = BELOW if row == ("top" if gap < 3 else "middle") else ABOVE
    card = grid[gap + 3 if where == BELOW else gap]
    return Extra(COLUMNS[gap % 3], where, cups[card].pop(0))


# Ads


def ad_value(
    view: View, line: str, yen: int, rng: Random, *, samples: int = AD_SAMPLES, willing: float = AD_WILLING
) -> float:
    """What placing an ad is expected to win, less than nothing if it is likelier lost. (G12, G13, G28)

    The ad brings its yen once more if somebody brews the line later, and is lost otherwise. Everybody is taken to
    follow the best plain plan at the lines as they stand: in this round with the drinks held, in later rounds with
    a random crate besides. One whose plan has the line brews it with the chance `willing`, for it helps a rival.
    """
    assert view.turn is not None
    if view.rules.own_ads == "pay" and _wants(line, shelf_of(view), lines_of(view)):
        return float(yen)
    missed = 1.0
    for seat in range(view.players):
        if seat != view.turn:
            for chance in _chances(view, line, seat, rng, samples):
                missed *= 1 - willing * chance
    return yen * (1 - 2 * missed)


def _wants(line: str, shelf: Shelf, lines: Lines) -> bool:
    """Whether the best plain plan brews the line."""
    return best_menu(shelf, lines)[0].often[LINES.index(line)] > 0


def _chances(view: View, line: str, seat: Seat, rng: Random, samples: int) -> Iterator[float]:
    """How likely a player's best plan has the line, in each turn to come."""
    assert view.turn is not None
    lines, kept = lines_of(view, seat), view.shelves[seat]
    if view.order.index(seat) > view.order.index(view.turn):
        yield float(_wants(line, Shelf(kept), lines))
        menu, _ = best_menu(Shelf(kept), lines)
        served = pour(needs_of(menu, lines.grid), Shelf(kept), keep=lines.keep).values()
        kept = tuple(drink for drink in kept if not any(drink in drinks for drinks in served))
    held = {drink for shelf in view.shelves for drink in shelf}
    bag = [drink for drink in DRINKS if drink not in held]
    for crate in view.rules.crate_sizes(view.players)[view.round :]:
        draws = (kept + tuple(rng.sample(bag, min(crate, len(bag)))) for _ in range(samples))
        yield sum(_wants(line, Shelf(drinks), lines) for drinks in draws) / samples
