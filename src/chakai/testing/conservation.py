"""Nothing is lost and nothing is made: cards, drinks, tokens and yen add up after every move."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, Final

from chakai.games.genmaicha.moves import AdPays, Bid, Earn, PlaceAd, Raise
from chakai.games.genmaicha.state import State as Genmaicha
from chakai.games.matcha.cards import KINDS
from chakai.games.matcha.moves import Take
from chakai.games.matcha.state import Stage
from chakai.games.matcha.state import State as Matcha


def matcha_conserved(state: Matcha) -> None:
    """Every card is in one place, and every token was taken at a tea card."""
    if state.stage is Stage.TURN:
        laid = [card for pair in state.laid for sides in pair for card in sides if card is not None]
        places = [*state.tea, *state.hands[0], *state.hands[1], *state.aside, *laid]
        assert Counter(places) == Counter(state.edition.deck), "a card is lost or doubled"
    takes = Counter((entry.seat, entry.kind) for entry in state.log if isinstance(entry, Take))
    for seat, row in enumerate(state.tokens):
        for kind, first, now in zip(KINDS, state.edition.first_tokens[seat], row, strict=True):
            assert now == first + takes[seat, kind], f"seat {seat} has {now} of {kind}"


def genmaicha_conserved(state: Genmaicha) -> None:
    """Every drink is on one shelf, in one crate or in the bag; yen move only between players and the bank."""
    drinks = [drink for shelf in state.shelves for drink in shelf]
    drinks += [drink for crate in state.crates if crate is not None for drink in crate]
    assert len(set(drinks)) == len(drinks), "a drink is in two places"
    assert min(state.yen) >= 0, "somebody owes yen"
    total = state.players * state.rules.start_yen
    for entry in state.log:
        match entry:
            case Bid(_, yen) | Raise(_, yen) if state.rules.bids_paid == "all":
                total -= yen
            case Earn(_, _, yen, bonus, ceremony):
                total += yen + bonus + ceremony
            case PlaceAd(_, _, yen):
                total -= yen
            case AdPays(_, _, yen):
                total += 2 * yen
    if state.rules.bids_paid == "all":
        assert sum(state.yen) == total, "yen are lost or made"


CONSERVED: Final[Mapping[str, Callable[[Any], None]]] = {
    "matcha": matcha_conserved,
    "genmaicha": genmaicha_conserved,
}
