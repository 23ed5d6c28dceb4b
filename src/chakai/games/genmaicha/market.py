"""The Tea Market: ads at lines."""

from collections.abc import Iterator

from chakai.core.illegal import Illegal
from chakai.core.seats import Seat
from chakai.games.genmaicha.drinks import LINES
from chakai.games.genmaicha.moves import AdPays, PlaceAd
from chakai.games.genmaicha.rules import YEN
from chakai.games.genmaicha.state import Ad, State, changed


def after_brew(state: State, seat: Seat, line: str) -> State:
    """An ad of another pays (G12, G22, G28); the first ever to brew a line may advertise there now. (G14)"""
    ad = state.ad_at(line)
    if ad and (ad.owner != seat or state.rules.own_ads == "pay"):
        state = state._replace(
            yen=changed(state.yen, ad.owner, state.yen[ad.owner] + 2 * ad.yen),
            ads=changed(state.ads, LINES.index(line), None),
            log=(*state.log, AdPays(ad.owner, line, ad.yen)),
        )
    right = state.rules.tea_market and line not in state.brewed and state.yen[seat] >= YEN
    return state._replace(brewed=state.brewed | {line}, ad_right=line if right else None)


def check_ad(state: State, move: PlaceAd) -> None:
    if not state.rules.tea_market:
        raise Illegal("ad-not-played")
    if state.ad_right is None:
        raise Illegal("ad-no-right", line=move.line)
    if move.line != state.ad_right:
        raise Illegal("ad-other-line", line=move.line, right=state.ad_right)
    if move.yen < YEN:
        raise Illegal("ad-least", least=YEN)
    if move.yen % YEN:
        raise Illegal("yen-step", yen=move.yen, step=YEN)
    if move.yen > state.yen[move.seat]:
        raise Illegal("yen-too-much", yen=move.yen, most=state.yen[move.seat])


def ads(state: State, seat: Seat) -> Iterator[PlaceAd]:
    """Every amount, the smallest first."""
    if state.ad_right is not None:
        for yen in range(YEN, state.yen[seat] + 1, YEN):
            yield PlaceAd(seat, state.ad_right, yen)


def place_ad(state: State, move: PlaceAd) -> State:
    return state._replace(
        yen=changed(state.yen, move.seat, state.yen[move.seat] - move.yen),
        ads=changed(state.ads, LINES.index(move.line), Ad(move.seat, move.yen)),
        ad_right=None,
        log=(*state.log, move),
    )
