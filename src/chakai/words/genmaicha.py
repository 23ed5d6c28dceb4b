"""A game of Genmaicha told in sentences."""

from collections.abc import Iterable, Sequence

from chakai.core.outcome import Outcome
from chakai.core.seats import Seat, Viewer
from chakai.games.genmaicha.drinks import CELLS, COLUMNS, NEIGHBOURS, Drink, Ingredient
from chakai.games.genmaicha.moves import (
    AdPays,
    Bid,
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
    Raise,
    Show,
    TakeCrate,
    Toss,
    letter,
)
from chakai.words.catalogue import Words
from chakai.words.players import said_of


def ending(words: Words, outcome: Outcome, names: Sequence[str], you: Viewer) -> str:
    """An ending by the rules."""
    if outcome.why == "shared":
        return words("ending-shared", names=words("comma").join(names[seat] for seat in outcome.winners))
    return said_of(words, f"ending-{outcome.why}", outcome.winners[0], names, you)


class Teller:
    """Tells a game entry by entry as `you` would hear it; remembers crates and bids, so that it can name them."""

    def __init__(self, words: Words, names: Sequence[str], you: Viewer) -> None:
        self.words, self.names, self.you = words, names, you
        self.grid: tuple[Ingredient, ...] = ()
        self.crates: tuple[tuple[Drink, ...], ...] = ()
        self.have_bid: set[Seat] = set()

    def __call__(self, entry: Entry) -> str | None:
        """The entry's sentence; None if it is not worth telling."""
        words = self.words
        match entry:
            case Grid(cards):
                self.grid = cards
                return words("brew-grid")
            case NewRound(number, rounds):
                return words("brew-round", round=number, rounds=rounds)
            case Crates(crates):
                self.crates, self.have_bid = crates, set()
                told = [f"{letter(place)}: {_listed(crate)}" for place, crate in enumerate(crates)]
                return words("brew-crates", crates=" · ".join(told))
            case Bid(seat, yen):
                self.have_bid.add(seat)
                return self._of("brew-bid", seat, yen=yen)
            case Raise(seat, yen):
                self.have_bid.add(seat)
                return self._of("brew-raise", seat, yen=yen)
            case BidsShown():
                return self._shown(entry)
            case Toss(order):
                return words("brew-toss", names=self._names(order))
            case Order(seats):
                return words("brew-order", names=self._names(seats))
            case TakeCrate(seat, crate):
                return self._of("brew-crate", seat, crate=letter(crate), drinks=_listed(self.crates[crate]))
            case LastCrate(seat, crate):
                return self._of("brew-last-crate", seat, crate=letter(crate), drinks=_listed(self.crates[crate]))
            case Over(outcome):
                return ending(words, outcome, self.names, self.you)
        return self._brewing(entry)

    def _brewing(self, entry: Entry) -> str | None:
        match entry:
            case Brew(seat, line, drinks, None):
                return self._of("brew-plain", seat, line=line, drinks=_listed(drinks))
            case Brew(seat, line, drinks, Extra(column, where, drink)):
                card = self.grid[CELLS[NEIGHBOURS[line, where]][COLUMNS.index(column)]]
                return self._of(
                    "brew-extra", seat, line=line, drinks=_listed(drinks), ingredient=card, drink=drink
                )
            case Brew(seat, line, drinks, Offer(drink, offered)):
                return self._of(
                    "brew-offer", seat, line=line, drinks=_listed(drinks), ingredient=offered, drink=drink
                )
            case Earn(seat, _, yen, bonus, ceremony, failed):
                how = "failed" if failed else "ceremony" if ceremony else "bonus" if bonus else "plain"
                return self._of(f"brew-earn-{how}", seat, yen=yen, bonus=bonus or ceremony)
            case PlaceAd(seat, line, yen):
                return self._of("brew-ad", seat, line=line, yen=yen)
            case AdPays(owner, _, yen):
                return self._of("brew-ad-pays", owner, yen=yen)
            case Peek(seat, column, drink, ingredient):
                return self._of("brew-peek", seat, line=column, drink=drink, ingredient=ingredient)
            case Show(column, card, None):
                return self.words("brew-show-all", line=column, ingredient=card, kind=card)
            case Show(column, card, int(seat)):
                return self._of("brew-show", seat, line=column, ingredient=card, kind=card)
            case Done(seat):
                return self._of("brew-done", seat)
            case NoBrew(seat):
                return self._of("brew-no-brew", seat)
            case Discard(_, drinks):
                return self.words("brew-discard", drinks=_listed(drinks))
        return None

    def _shown(self, shown: BidsShown) -> str | None:
        """Who bid nothing by force, and who is tied."""
        key = "brew-raise-forced" if shown.follow_up else "brew-bid-forced"
        told = [
            self._of(key, seat)
            for seat, yen in enumerate(shown.yen)
            if yen is not None and seat not in self.have_bid
        ]
        self.have_bid = set()
        if not shown.follow_up:
            tied = [seat for seat, yen in enumerate(shown.yen) if shown.yen.count(yen) > 1]
            told += [self.words("brew-tied", names=self._names(tied))] if tied else []
        return " ".join(told) or None

    def _of(self, key: str, seat: Seat, **facts: object) -> str:
        return said_of(self.words, key, seat, self.names, self.you, **facts)

    def _names(self, seats: Iterable[Seat]) -> str:
        return self.words("comma").join(self.names[seat] for seat in seats)


def _listed(drinks: Iterable[Drink]) -> str:
    return " ".join(map(str, drinks))
