"""Hints of a first game of Genmaicha, at the moment they matter."""

from collections.abc import Iterator

from chakai.core.seats import Seat
from chakai.games.genmaicha.drinks import ABOVE, BELOW, COLUMNS, LINES, NEIGHBOURS, cell, gap
from chakai.games.genmaicha.serving import cards_of, serving, uses_of
from chakai.games.genmaicha.state import Stage
from chakai.games.genmaicha.view import View


def hints_for(view: View) -> Iterator[str]:
    """Which hints of the first game fit this moment, the most pressing first."""
    seat = view.seat
    if seat is None or view.outcome is not None:
        return
    if seat in view.deciding and view.answer is None:
        yield from _bidding(view, seat)
    if view.turn == seat and view.stage is Stage.CHOOSE:
        yield "choose-crate"
    if view.turn == seat and view.stage is Stage.BREW:
        yield from _brewing(view, seat)


def _bidding(view: View, seat: Seat) -> Iterator[str]:
    if view.stage is Stage.RAISE:
        yield "tie"
        return
    if view.round == 1:
        yield "first-bid"
        if view.rules.bids_paid == "all":
            yield "everybody-pays"
        yield "open-crates"
    elif view.shelves[seat]:
        yield "kept-drinks"
    if view.round == view.rounds:
        yield "last-round"


def _brewing(view: View, seat: Seat) -> Iterator[str]:
    if view.ad_right is not None:
        yield "ad"
    brewable = [line for line in LINES if all(serving(view, seat, card) for card in cards_of(view, line))]
    if brewable and not view.spent:
        yield "first-brew"
    if view.spent and view.rules.half_used == "discard":
        yield "two-ingredients"
    if any(_ad_of_another(view, seat, line) for line in brewable):
        yield "ad-of-another"
    if any(_has_extra(view, seat, line) for line in brewable):
        yield "extra"
    if view.rules.tea_ceremony and not all(view.face_up):
        down = [column for column, up in zip(COLUMNS, view.face_up, strict=True) if not up]
        if any(ingredient in view.fourth_row for _, ingredient in uses_of(view, seat)):
            yield "peek"
        if any(column in brewable for column in down):
            yield "offer"
    if view.round == 1 and view.brewed and view.rules.drop:
        yield "line-drops"
    if not brewable:
        yield "nothing-to-brew"


def _ad_of_another(view: View, seat: Seat, line: str) -> bool:
    ad = view.ads[LINES.index(line)]
    return ad is not None and ad.owner != seat


def _has_extra(view: View, seat: Seat, line: str) -> bool:
    """Is there a bonus beside a row, and a drink for the card behind it?"""
    return view.rules.matcha_iri and any(
        view.gaps[gap(line, where, column)]
        and serving(view, seat, view.grid[cell(NEIGHBOURS[line, where], column)])
        for where in (ABOVE, BELOW)
        for column in COLUMNS
        if (line, where) in NEIGHBOURS
    )
