"""A Genmaicha player that brews exactly what pays most and bids what the crates differ by."""

from random import Random

from chakai.core.legal import Legal
from chakai.core.outcome import Outcome
from chakai.core.seats import Seat
from chakai.games.genmaicha.drinks import Drink
from chakai.games.genmaicha.moves import Bid, Done, Move, PlaceAd, Raise, TakeCrate
from chakai.games.genmaicha.rules import YEN
from chakai.games.genmaicha.state import Stage
from chakai.games.genmaicha.view import View
from chakai.solve.genmaicha.brewing import BOLDNESS, SPARE, Shelf, ad_value, lines_of, plan_value
from chakai.solve.genmaicha.ceremony import best_plan


class GenmaichaGreedy:
    """It looks no further than the round, and at nobody else's plans."""

    def choose(self, view: View, legal: Legal[Move], rng: Random) -> Move:
        del legal
        seat = view.seat
        assert seat is not None
        match view.stage:
            case Stage.BID:
                return Bid(seat, self._bid(view, seat, rng))
            case Stage.RAISE:
                return Raise(seat, min(YEN, view.left[seat]) if self._bid(view, seat, rng) else 0)
            case Stage.CHOOSE:
                worth = {place: worth_of(view, seat, crate) for place, crate in enumerate(view.crates) if crate}
                return TakeCrate(seat, max(worth, key=worth.__getitem__))
        return self._brew(view, seat, rng)

    def end(self, view: View, outcome: Outcome) -> None:
        """It learns nothing."""

    @staticmethod
    def _bid(view: View, seat: Seat, rng: Random) -> int:
        """Anything up to a share of what there is to lose, in whole steps; hard to foresee."""
        worth = [worth_of(view, seat, crate) for crate in view.crates if crate]
        steps = int(BOLDNESS * (max(worth) - min(worth))) // YEN
        return YEN * min(rng.randint(0, steps), view.left[seat] // YEN)

    @staticmethod
    def _brew(view: View, seat: Seat, rng: Random) -> Move:
        if view.ad_right is not None and ad_value(view, view.ad_right, YEN, rng) > 0:
            return PlaceAd(seat, view.ad_right, YEN)  # no more: others may not see what would pay them
        moves = best_plan(view).moves
        return moves[0] if moves else Done(seat)


def worth_of(view: View, seat: Seat, crate: tuple[Drink, ...]) -> float:
    """What a crate would bring in this round's brewing, and what would be left of it for later."""
    drinks = view.shelves[seat] + crate
    yen, spent = plan_value(Shelf(drinks), lines_of(view, seat))
    return yen + (SPARE * (len(drinks) - spent) if view.round < view.rounds else 0)
