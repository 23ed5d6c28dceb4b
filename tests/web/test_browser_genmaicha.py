"""Genmaicha through the page: whole games by clicks, touch and keys, in several languages, up to six seats."""

import pytest
from playwright.sync_api import expect

from chakai.games.genmaicha.state import State
from chakai.web.books import Sitting, Terms
from tests.genmaicha.situations import FULL, STANDARD, bidding, bids, brewing, finished, on
from tests.sizes import NIGHTLY
from tests.web.acting import tab_to
from tests.web.brewing import offered, play_out, play_together
from tests.web.browser import STANDING_STILL, Coming, Guest, axe_finds
from tests.web.english import english_in
from tests.web.placed import NOVICE, Placed, place
from tests.web.rooms import PARTY
from tests.web.served import Server

LOST = "() => [document.body, null].includes(document.activeElement)"
SERVED = """() => Object.fromEntries([...document.querySelectorAll(".cell:has(.served)")].map((cell) =>
    [cell.dataset.cell ?? cell.dataset.column, cell.querySelector(".served").dataset.drink]))"""


def people(count: int, bots: int = 0) -> tuple[Sitting, ...]:
    return (*(Sitting("person", name) for name in PARTY[: count - bots]), *[NOVICE] * bots)


def seated(server: Server, guest: Guest, state: State, *, bots: int = 0, seat: int = 0) -> Placed:
    """Brings somebody to a table in this situation."""
    table = place(server, state, game="genmaicha", sittings=people(state.players, bots))
    table.visit(guest, seat)
    offered(guest)
    return table


def ended(guest: Guest) -> None:
    expect(guest.the("#outcome")).to_be_visible()
    assert guest.page.title() == guest.words("web-title-over", game=guest.words("genmaicha-title"))


def english(guest: Guest) -> list[str]:
    """What is left of it on a page; a rule set without a name has the one of its records."""
    return [text for text in english_in(guest, *PARTY) if text != FULL]


def rich(*shelves: str, rules: str = FULL, players: int = 3) -> State:
    """Seat 0 brews first, with these drinks."""
    return brewing(*shelves, rules=rules, players=players)


MANY = "rH rS bS bT yT kH wO gX"


def test_two_people_and_a_bot_play_all_variants_in_two_languages(coming: Coming, tea_house: Server) -> None:
    ann, bea = coming("ja"), coming("uk")
    table = place(tea_house, bidding(3, FULL), game="genmaicha", sittings=people(3, 1))
    table.visit(ann, 0)
    table.visit(bea, 1)
    done = play_together([ann, bea], 4)
    assert {"bid", "over"} <= set(done)
    for guest in (ann, bea):
        ended(guest)
        assert english(guest) == []
    ann.press("#to-replay")
    ann.until('() => document.querySelector("#replay .tea-grid .ingredient")')
    for _ in range(5):
        ann.page.keyboard.press("ArrowRight")
    assert english(ann) == []


@pytest.mark.parametrize("players", [2, 6] if NIGHTLY else [6])
def test_six_seats_with_a_finger_on_a_narrow_screen(coming: Coming, tea_house: Server, players: int) -> None:
    guest, wide = coming("nl", narrow=True), list[int]()
    seated(tea_house, guest, bidding(players, FULL), bots=players - 1)
    play_out(guest, 1, before_each=lambda _: wide.append(guest.sideways()))
    ended(guest)
    assert set(wide) == {0}


def test_brewing_and_a_whole_round_with_the_keyboard_alone(coming: Coming, tea_house: Server) -> None:
    """The focus is never lost on the way, not even at the end."""
    guest, lost, acts = coming("uk"), list[str](), list[str]()
    seated(tea_house, guest, rich(MANY, "wH", "wT"), bots=2)

    def look(what: str) -> None:
        if acts and guest.page.evaluate(LOST):
            lost.append(what)
        acts.append(what)

    done = play_out(guest, 2, keys=True, before_each=look)
    assert {"brew", "bid"} <= set(done)
    assert not lost
    ended(guest)


def test_the_proposal_spends_fewest_and_changes_drink_by_drink(coming: Coming, tea_house: Server) -> None:
    """The top row is r S b: rS and bS would do; a card, or a drink of the shelf, brings another."""
    guest = coming()
    seated(tea_house, guest, rich(MANY, rules=STANDARD, players=2))
    guest.press("[data-line=top]")
    first = guest.page.evaluate(SERVED)
    assert first.keys() == {"0", "1", "2"}
    assert len(set(first.values())) == 2
    lit = guest.page.evaluate(
        "() => [...document.querySelectorAll('.my-drink.lit')].map((one) => one.dataset.drink)"
    )
    assert set(lit) == {"rH", "rS", "bS", "bT"}
    guest.press("[data-cell='0']")
    changed = guest.page.evaluate(SERVED)
    assert {first["0"], changed["0"]} == {"rH", "rS"}
    guest.press(f".my-drink[data-drink={first['0']}]")
    assert guest.page.evaluate(SERVED) == first
    guest.press("[data-cell='0']")
    guest.press("[data-line=top]")
    expect(guest.the("#story")).to_contain_text(changed["0"])
    expect(guest.the(".near .purse")).to_contain_text("700")
    expect(guest.the("[data-line=top]")).to_contain_text("200")
    spent = guest.the(f".near [data-key={changed['0']}] .spent")
    expect(spent).to_contain_text("r")


def test_an_extra_an_offer_a_peek_and_an_ad_by_their_gestures(coming: Coming, tea_house: Server) -> None:
    """Everything is named, and the story tells each of them."""
    guest = coming()
    seated(tea_house, guest, rich(MANY, "wH", "wT"))
    guest.press("[data-line=top]")
    guest.press(".gap.live >> nth=0")
    assert len(guest.page.evaluate(SERVED)) == 4
    guest.press("[data-act=brew]")
    expect(guest.the(".gap[data-gap='0']")).to_have_text("")
    guest.press("[data-ad=top]")
    assert guest.page.evaluate("() => document.activeElement.matches('.advertise input')")
    guest.page.keyboard.press("ArrowRight")
    guest.page.keyboard.press("Enter")
    expect(guest.the("[data-ad=top]")).to_contain_text("200")
    offered(guest)
    guest.press(".top-card[data-column=left]")
    guest.press(".top-card[data-column=left]")
    expect(guest.the(".top-card[data-column=left]")).to_have_class("cell top-card known live")
    guest.press("[data-line=left]")
    guest.press(".top-card[data-column=left]")
    expect(guest.the(".uses .use[aria-pressed=true]")).to_have_count(1)
    guest.press("[data-line=left]")
    offered(guest)
    story = guest.the("#story").inner_text()
    assert guest.words("brew-ad-you", line="top", yen=200) in story
    assert guest.the(".top-card .ingredient:not(.back)").count() == 1


def test_somebody_elses_bid_is_marked_and_disturbs_nobody(coming: Coming, tea_house: Server) -> None:
    ann, bea = coming(), coming("nl")
    table = seated(tea_house, ann, bidding(3, FULL))
    table.visit(bea, 1)
    ann.the(".bidding input").focus()
    for _ in range(3):
        ann.page.keyboard.press("ArrowRight")
    bea.press(".bidding .step >> nth=3")
    bea.press("[data-act=bid]")
    expect(ann.the(".seat[data-seat='1'] .has-bid")).to_be_visible()
    expect(bea.the(".given")).to_contain_text("500")
    assert ann.page.evaluate("() => document.activeElement.matches('.bidding input')")
    assert ann.the(".bidding input").input_value() == "300"
    assert "500" not in ann.the(".seat[data-seat='1'] .bid-shown").inner_text()
    ann.page.keyboard.press("Enter")
    expect(ann.the(".given")).to_contain_text("300")
    assert not ann.page.evaluate(LOST)


def test_people_pass_one_device_and_find_no_secret_of_each_other(coming: Coming, tea_house: Server) -> None:
    """Behind the curtain there is no bid of anybody and no card that somebody has peeked at."""
    guest, lifted, knew = coming("uk"), set[str](), list[int]()
    state = on(rich(MANY, "wH", "wT"), "0 peek left gX X")
    table = place(tea_house, state, game="genmaicha", sittings=people(3), terms=Terms(one_device=True))
    table.seat(guest, 0)
    guest.go(f"/t/{table.id}")

    def look(what: str) -> None:
        if what == "curtain":
            assert guest.the("#board .known, #board .given, #board .top-card .mini").count() == 0
            lifted.add(guest.the("#curtain-told").inner_text())
        elif what == "brew":
            knew.append(guest.the("#board .known .mini").count())

    play_out(guest, 3, before_each=look)
    ended(guest)
    assert knew[0] == 1, "Ann has peeked, and this check can see it"
    assert lifted == {guest.words("web-hand-over", name=name) for name in PARTY[:3]}


def open_bid(guest: Guest, server: Server) -> None:
    seated(server, guest, bidding(6, FULL))


def crates_to_choose(guest: Guest, server: Server) -> None:
    seated(server, guest, on(bidding(3, FULL), bids(300, 200, 100)))
    guest.press(".crate.open")


def a_brew(guest: Guest, server: Server) -> None:
    seated(server, guest, rich(MANY, "wH", "wT"))
    guest.press("[data-line=left]")
    guest.press(".top-card[data-column=left]")


def an_ad(guest: Guest, server: Server) -> None:
    seated(server, guest, on(rich(MANY, "wH", "wT"), "0 brew top rS rS bS"))


def a_peek(guest: Guest, server: Server) -> None:
    seated(server, guest, rich(MANY, "wH", "wT"))
    guest.press(".top-card[data-column=left]")


def the_end(guest: Guest, server: Server) -> None:
    seated(server, guest, finished(bidding(6, FULL)))


def watching(guest: Guest, server: Server) -> None:
    table = place(server, rich(MANY, "wH", "wT"), game="genmaicha", sittings=people(3))
    table.visit(guest, None)
    expect(guest.the("#watch-note")).to_be_visible()
    assert guest.the("#board button:visible").count() == 0, "who only watches finds nothing to press"


def retold(guest: Guest, server: Server) -> None:
    table = place(server, finished(bidding(6, FULL)), game="genmaicha", sittings=people(6))
    guest.go(f"/replay/{table.id}")
    guest.until('() => document.querySelector("#replay .tea-grid .ingredient")')


PLACES = {
    shown.__name__: shown
    for shown in (open_bid, crates_to_choose, a_brew, a_peek, an_ad, the_end, watching, retold)
}


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("where", PLACES)
def test_axe_finds_nothing_at_the_table(coming: Coming, tea_house: Server, where: str, theme: str) -> None:
    guest = coming(theme=theme, narrow=theme == "dark")
    PLACES[where](guest, tea_house)
    assert axe_finds(guest) == []
    assert guest.sideways() == 0


@pytest.mark.parametrize("where", PLACES)
def test_the_table_fits_a_wide_screen(coming: Coming, tea_house: Server, where: str) -> None:
    guest = coming("uk")
    PLACES[where](guest, tea_house)
    bottom = guest.page.evaluate("() => document.querySelector('.seat.near').getBoundingClientRect().bottom")
    assert bottom <= 900
    assert english(guest) == []


def test_nothing_moves_while_one_acts(coming: Coming, tea_house: Server) -> None:
    guest, at = coming("uk"), list[float]()
    seated(tea_house, guest, rich(MANY, "wH", "wT"))
    for selector in (
        "[data-line=left]",
        ".top-card[data-column=left]",
        ".uses .use",
        ".brewing [data-act=let-go]",
        "[data-act=peek]",
    ):
        guest.press(selector)
        at.append(guest.page.evaluate("() => document.querySelector('.tea-grid').getBoundingClientRect().top"))
    assert len(set(at)) == 1


@pytest.mark.parametrize("where", ["open_bid", "crates_to_choose", "a_brew"])
def test_tab_reaches_what_can_be_done(coming: Coming, tea_house: Server, where: str) -> None:
    guest = coming()
    PLACES[where](guest, tea_house)
    live = {
        "open_bid": [".bidding input", ".bidding .step >> nth=0", "[data-act=bid]"],
        "crates_to_choose": ["[data-crate=A]", "[data-crate=C]", "[data-act=take]"],
        "a_brew": ["[data-line=bottom]", ".cell.slot.live", ".top-card.live", ".uses .use", "[data-act=done]"],
    }[where]
    for selector in live:
        guest.page.evaluate("() => document.activeElement?.blur()")
        tab_to(guest, selector.split(" >> ")[0])


PLAYING = """() => {
    window.playing = [];
    new MutationObserver(() => {
        const on = document.getElementById("table").classList.contains("playing");
        if (on !== window.playing.length % 2 > 0) window.playing.push(performance.now());
    }).observe(document.getElementById("table"), { attributeFilter: ["class"] });
    new MutationObserver(() => (window.travelled ||= document.querySelectorAll(".travelling").length > 0))
        .observe(document.getElementById("board"), { childList: true, subtree: true });
}"""


@pytest.mark.parametrize("skipped", [False, True])
def test_a_brew_is_staged_and_any_key_skips_it(coming: Coming, tea_house: Server, skipped: bool) -> None:
    """The drinks stand on their cards, the coins travel; a key ends that, and does nothing else."""
    guest = coming(motion=True)
    seated(tea_house, guest, rich(MANY, rules=STANDARD, players=2))
    guest.page.evaluate(STANDING_STILL if skipped else PLAYING)
    guest.press("[data-line=top]")
    guest.press("[data-line=top]")
    if skipped:
        guest.the("#table.playing").wait_for(state="attached")
        guest.page.keyboard.press("1")
        expect(guest.the("#table:not(.playing)")).to_be_attached()
    else:
        lasted = guest.until("() => window.playing.length >= 2 && window.playing[1] - window.playing[0]")
        assert lasted > 500
        assert guest.page.evaluate("() => window.travelled")
    expect(guest.the(".near .purse")).to_contain_text("700")
    assert guest.the(".line-head.chosen, .travelling").count() == 0
