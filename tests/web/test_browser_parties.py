"""Genmaicha's table for ears, and for those who stay when somebody leaves."""

import re
from typing import Any

from playwright.sync_api import expect

from tests.genmaicha.situations import FULL, bidding
from tests.web.brewing import offered
from tests.web.browser import Coming, Guest
from tests.web.placed import place
from tests.web.served import Server
from tests.web.test_browser_genmaicha import people

HEAR = """() => {
    window.spoken = [];
    const hear = (changes) => changes.forEach(({ addedNodes }) =>
        addedNodes.forEach((node) => window.spoken.push(node.textContent)));
    new MutationObserver(hear).observe(document.getElementById("live"), { childList: true });
}"""
CODE = re.compile(r"[\ue000\ue001]|\b[rbykwg][SHTONX]\b")
"""A drink as it is drawn, not as it is read aloud."""

AMOUNT = re.compile(r"\d+ \w+")
"""Where the slider of a bid stands."""


def spoken(guest: Guest) -> list[str]:
    lines: list[Any] = guest.page.evaluate("() => window.spoken")
    return [str(line) for line in lines]


def bid(guest: Guest, hundreds: int) -> None:
    for _ in range(hundreds):
        guest.press(".bidding .step >> nth=2")
    guest.press("[data-act=bid]")


def test_bids_a_tie_and_crates_are_spoken_once(coming: Coming, tea_house: Server) -> None:
    """Through the polite live region, with the drinks' names; a bid is not heard before the last one is made."""
    ann, bea = coming(), coming("uk")
    table = place(tea_house, bidding(2, FULL), game="genmaicha", sittings=people(2))
    for seat, guest in enumerate((ann, bea)):
        table.visit(guest, seat)
        offered(guest)
        guest.page.evaluate(HEAR)
    before = ann.the("#story li").count()
    bid(bea, 2)
    expect(ann.the(".seat[data-seat='1'] .has-bid")).to_be_visible()
    assert not [line for line in spoken(ann) if "200" in line]
    bid(ann, 2)
    expect(ann.the("[data-act=bid]")).to_be_enabled()
    bid(ann, 1)
    bid(bea, 0)
    ann.the(".crate.open").first.wait_for()
    ann.press("[data-crate=A]")
    ann.press("[data-crate=A]")
    for guest in (ann, bea):
        guest.until("() => document.querySelectorAll('#board .my-drink, .seat.near [data-key]').length > 0")
    happened = ann.the("#story li").count() - before
    for guest in (ann, bea):
        heard = [line for line in spoken(guest) if not AMOUNT.fullmatch(line)]
        told = " ".join(heard)
        assert len(heard) == len(set(heard)) >= 4, heard
        assert happened >= 5
        assert told.count("200") == 2
        assert [line for line in heard if CODE.search(line)] == []


def test_a_bot_takes_over_for_one_who_leaves(coming: Coming, tea_house: Server) -> None:
    """Those who stay are told and go on bidding; who has left finds nothing to press any more."""
    ann, cy = coming("nl"), coming()
    table = place(tea_house, bidding(3, FULL), game="genmaicha", sittings=people(3))
    table.visit(ann, 0)
    table.visit(cy, 2)
    offered(ann)
    cy.press("#more > summary")
    cy.press("#resign")
    cy.press("#resign-yes")
    expect(ann.the(".seat[data-seat='2'] .has-bid")).to_be_visible()
    expect(ann.the("#story li").last).to_contain_text("Cy")
    expect(cy.the("#watch-note")).to_be_visible()
    assert cy.the("#board button:visible").count() == 0
    bid(ann, 1)
    expect(ann.the(".given")).to_contain_text("100")
