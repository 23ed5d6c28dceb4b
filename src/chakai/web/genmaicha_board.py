"""What lies on the Genmaicha table, kept up event by event: bookkeeping of what was seen, no rule."""

from collections.abc import Iterator
from typing import Any, TypeAlias

from chakai.core.seats import Seat
from chakai.games.genmaicha.drinks import (
    CELLS,
    COLUMNS,
    INGREDIENTS,
    LINES,
    NEIGHBOURS,
    PLACE,
    Drink,
    Ingredient,
    cell,
    gap,
)
from chakai.games.genmaicha.matcha_iri import first_gaps
from chakai.games.genmaicha.moves import (
    AdPays,
    BidsShown,
    Brew,
    Crates,
    Discard,
    Done,
    Earn,
    Entry,
    Extra,
    Grid,
    LastCrate,
    NewRound,
    NoBrew,
    Offer,
    Order,
    Over,
    Peek,
    PlaceAd,
    Show,
    TakeCrate,
    letter,
)
from chakai.games.genmaicha.rules import Rules
from chakai.games.genmaicha.state import Ad, Use

Moved: TypeAlias = dict[str, Any]
"""Something that a page may set in motion."""


class Board:
    """What lies on the table, kept up event by event."""

    def __init__(self, rules: Rules, players: int) -> None:
        self.rules = rules
        self.seats = range(players)
        self.round = self.rounds = 0
        self.phase = "bid"
        self.grid: tuple[Ingredient, ...] = ()
        self.hidden: dict[str, Ingredient | None] = {}
        self.face_up: set[str] = set()
        self.line_yen = dict(zip(LINES, rules.line_yen, strict=True))
        self.gaps = list(first_gaps(rules.bonuses))
        self.ads: dict[str, Ad] = {}
        self.brewed: set[str] = set()
        self.crates: tuple[tuple[Drink, ...], ...] = ()
        self.taken: dict[int, Seat] = {}
        self.yen = [rules.start_yen] * players
        self.shelves: list[list[Drink]] = [[] for _ in self.seats]
        self.spent: list[set[Use]] = [set() for _ in self.seats]
        self.bids: tuple[int | None, ...] = ()
        self.raises: tuple[int | None, ...] = ()
        self.order: tuple[Seat, ...] = ()
        self.finished: list[Seat] = []
        self._bonus_at = 0

    @property
    def at(self) -> Seat | None:
        """Who chooses a crate or brews now."""
        if self.phase not in ("crate", "brew"):
            return None
        had = len(self.taken) if self.phase == "crate" else len(self.finished)
        return self.order[had] if had < len(self.order) else None

    def happen(self, event: Entry) -> list[Moved]:
        """Takes the event in; gives what moved."""
        match event:
            case Grid(cards, others):
                self.grid, self.hidden = cards, dict(zip(COLUMNS, others, strict=True))
            case NewRound(number, rounds):
                self.round, self.rounds, self.phase = number, rounds, "bid"
                self.bids, self.raises, self.order, self.finished = (), (), (), []
            case Crates(crates):
                self.crates, self.taken = crates, {}
                return [_drinks("bag", _crate(place), crate) for place, crate in enumerate(crates)]
            case BidsShown(yen, follow_up):
                return [*self._bids_shown(yen, follow_up=follow_up)]
            case Order(seats):
                self.phase, self.order = "crate", seats
                if self.rules.bids_paid == "first":
                    first = seats[0]
                    return [self._pay(first, (self.bids[first] or 0) + (self._raise_of(first) or 0))]
            case TakeCrate(seat, crate) | LastCrate(seat, crate):
                return [self._take_crate(seat, crate, last=isinstance(event, LastCrate))]
            case Over():
                self.phase = "over"
            case _:
                return [*self._brewing(event)]
        return []

    def _brewing(self, event: Entry) -> Iterator[Moved]:
        match event:
            case Brew(seat, line, drinks, more):
                self.brewed.add(line)
                self.spent[seat].update(zip(drinks, (self.grid[place] for place in CELLS[line]), strict=True))
                match more:
                    case Extra(column, where, drink):
                        self.spent[seat].add((drink, self.grid[cell(NEIGHBOURS[line, where], column)]))
                        self._bonus_at = gap(line, where, column)
                    case Offer(drink, ingredient):
                        self.spent[seat].add((drink, ingredient))
            case Earn(seat, line, yen, bonus, ceremony):
                self.yen[seat] += yen + bonus + ceremony
                self.line_yen[line] = max(0, yen - self.rules.drop)
                sources = [(f"line:{line}", yen), ("bank", ceremony)]
                if bonus:
                    self.gaps[self._bonus_at] = 0
                    sources.insert(1, (f"gap:{self._bonus_at}", bonus))
                yield from (_yen(source, _seat(seat), given) for source, given in sources if given)
            case Show(column, card, to):
                self.hidden[column] = card
                if to is None:
                    self.face_up.add(column)
                    yield {"what": "turn", "column": column, "card": card}
            case Peek(seat, column, drink, ingredient):
                self.spent[seat].add((drink, ingredient))
                yield {"what": "peek", "seat": seat, "column": column}
            case PlaceAd(seat, line, yen):
                self.yen[seat] -= yen
                self.ads[line] = Ad(seat, yen)
                yield _yen(_seat(seat), f"line:{line}", yen)
            case AdPays(owner, line, yen):
                self.yen[owner] += 2 * yen
                del self.ads[line]
                yield _yen(f"line:{line}", _seat(owner), yen)
                yield _yen("bank", _seat(owner), yen)
            case Discard(seat, drinks):
                self.shelves[seat] = [drink for drink in self.shelves[seat] if drink not in drinks]
                self.spent[seat] = {use for use in self.spent[seat] if use[0] not in drinks}
                yield _drinks(_seat(seat), "bag", drinks)
            case Done(seat) | NoBrew(seat):
                self.finished.append(seat)

    def _bids_shown(self, yen: tuple[int | None, ...], *, follow_up: bool) -> Iterator[Moved]:
        if follow_up:
            self.raises = yen
        else:
            self.bids = yen
            self.phase = "raise" if len({*yen}) < len(yen) else "bid"
        given = [(seat, bid) for seat, bid in enumerate(yen) if bid is not None]
        yield from ({"what": "bid", "seat": seat, "yen": bid} for seat, bid in given)
        if self.rules.bids_paid == "all":
            yield from (self._pay(seat, bid) for seat, bid in given if bid)

    def _pay(self, seat: Seat, yen: int) -> Moved:
        self.yen[seat] -= yen
        return _yen(_seat(seat), "bank", yen)

    def _take_crate(self, seat: Seat, crate: int, *, last: bool) -> Moved:
        self.taken[crate] = seat
        self.shelves[seat] = sorted((*self.shelves[seat], *self.crates[crate]), key=PLACE.__getitem__)
        if last:
            self.phase = "brew"
        return _drinks(_crate(crate), _seat(seat), self.crates[crate])

    def _raise_of(self, seat: Seat) -> int | None:
        return self.raises[seat] if self.raises else None

    def shown(self) -> dict[str, Any]:
        ceremony = self.rules.tea_ceremony
        return {
            "round": self.round,
            "rounds": self.rounds,
            "phase": self.phase,
            "at": self.at,
            "grid": list(self.grid),
            "hidden": [{"card": self.hidden[column], "up": column in self.face_up} for column in COLUMNS]
            if ceremony
            else None,
            "hidden_cards": [card for card in INGREDIENTS if card not in self.grid] if ceremony else None,
            "lines": [self._line(line) for line in LINES],
            "gaps": list(self.gaps) if self.rules.matcha_iri else None,
            "crates": [
                {"crate": letter(place), "drinks": list(map(str, crate)), "taken": self.taken.get(place)}
                for place, crate in enumerate(self.crates)
            ],
            "players": [self._player(seat) for seat in self.seats],
            "order": list(self.order),
        }

    def _line(self, line: str) -> dict[str, Any]:
        ad = self.ads.get(line)
        return {
            "line": line,
            "yen": self.line_yen[line],
            "ad": {"seat": ad.owner, "yen": ad.yen} if ad else None,
            "brewed": line in self.brewed,
        }

    def _player(self, seat: Seat) -> dict[str, Any]:
        spent = self.spent[seat]
        return {
            "yen": self.yen[seat],
            "drinks": [
                {"drink": str(drink), "spent": [part for part in drink if (drink, part) in spent]}
                for drink in self.shelves[seat]
            ],
            "bid": self.bids[seat] if self.bids else None,
            "raise": self._raise_of(seat),
            "place": self.order.index(seat) + 1 if self.order else None,
            "finished": seat in self.finished,
        }


def _seat(seat: Seat) -> str:
    return f"seat:{seat}"


def _crate(place: int) -> str:
    return f"crate:{letter(place)}"


def _yen(source: str, to: str, yen: int) -> Moved:
    return {"what": "yen", "from": source, "to": to, "yen": yen}


def _drinks(source: str, to: str, drinks: tuple[Drink, ...]) -> Moved:
    return {"what": "drinks", "from": source, "to": to, "drinks": list(map(str, drinks))}
