"""Whole games in a real browser: in every language and edition, against people and bots, through broken lines."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from chakai.words.catalogue import LANGUAGES
from tests.sizes import NIGHTLY
from tests.web.acting import Pointing, act, join, offered, play_out, play_together, start
from tests.web.browser import STANDING_STILL, Coming, Guest
from tests.web.placed import before_the_reveal, first_round, my_turn, place
from tests.web.served import Server, served

EDITIONS = ("matagot-2020", "matagot-2020-nl", "grail-2015")
EVERY = [(lang, rules) for lang in LANGUAGES for rules in EDITIONS]
SOME = [("en", "matagot-2020"), ("ja", "grail-2015"), ("uk", "matagot-2020-nl"), ("nl", "matagot-2020")]
BROKEN_LINE = (
    r"console: WebSocket connection to",
    r"console: Failed to load resource: net::ERR_",
    r"request: net::",
)
HIDDEN_SHOWN = """() => document.querySelectorAll(
    ".hand .card:not(.back), .spot .known, .hand .mini, .spot .card.back > *").length"""
"""Faces in a page that only backs may be in: in hands, and on cards that lie face down."""


def ended(guest: Guest) -> str:
    """What the page says of the end."""
    expect(guest.the("#outcome")).to_be_visible()
    title = guest.the("#outcome-title").inner_text()
    endings = [guest.words(f"js-outcome-{you}") for you in ("won", "lost", "drew", "shared", "over")]
    assert title in endings
    assert guest.page.title() == guest.words("web-title-over", game=guest.words("matcha-title"))
    return title


def story(guest: Guest) -> list[str]:
    lines: list[str] = guest.page.evaluate(
        "() => [...document.querySelectorAll('#story p')].map((p) => p.textContent)"
    )
    return lines


def friends(coming: Coming, *langs: str, **how: Any) -> list[Guest]:
    """Ann, who invites and deals first, and Bea, who comes by the link."""
    ann, bea = (coming(lang, **how) for lang in langs)
    start(ann, "Ann", "friend", dealer="me")
    join(ann, bea, "Bea")
    return [ann, bea]


@pytest.mark.parametrize(("lang", "rules"), EVERY if NIGHTLY else SOME)
def test_a_whole_game_against_a_bot(coming: Coming, lang: str, rules: str) -> None:
    guest = coming(lang)
    start(guest, "Ann", rules=rules)
    assert play_out(guest, EVERY.index((lang, rules))) > 2
    ended(guest)
    guest.press("#to-replay")
    expect(guest.the("#replay h1")).to_contain_text("Ann")
    guest.go("/")
    expect(guest.the(".game.finished .hint").first).to_contain_text(guest.words(f"edition-name-{rules}"))


def watch_the_wire(page: Page, told: list[dict[str, Any]]) -> None:
    page.on("websocket", lambda socket: socket.on("framereceived", lambda text: told.append(json.loads(text))))


def assert_only_backs(scenes: list[dict[str, Any]]) -> None:
    """Nothing sent to somebody who watches tells a card that is not turned up."""
    boards = [frame["board"] for scene in scenes for frame in scene.get("frames", []) if "board" in frame]
    assert boards
    for board in boards:
        assert {card for hand in board["hands"] for card in hand} <= {None}
        spots = [spot for pair in board["rounds"] for tea in pair for spot in tea["spots"] if spot]
        assert all(spot["up"] or spot["card"] is None for spot in spots)


def test_two_people_play_in_two_languages_and_a_third_watches(coming: Coming) -> None:
    """The watcher never sees a hidden card; talk is translated; the rematch has the other dealer."""
    ann, bea = friends(coming, "uk", "ja")
    watcher, told = coming("nl"), list[dict[str, Any]]()
    watch_the_wire(watcher.page, told)
    watcher.go(ann.page.url)
    expect(watcher.the("#watch-note")).to_be_visible()
    expect(ann.the("#watching")).to_have_text(f"{ann.words('js-watching')} 1")

    ann.page.get_by_role("button", name=ann.words("claim-matches"), exact=True).click()
    bea.the("#talk-input").fill("<b>ほんとう？</b>")
    bea.page.keyboard.press("Enter")
    for guest in (ann, bea, watcher):
        expect(guest.the("#talk li")).to_have_text(
            [f"Ann {guest.words('claim-matches')}", "Bea <b>ほんとう？</b>"], use_inner_text=True
        )

    play_together([ann, bea], 7, after_each=lambda: nothing_hidden_shows(watcher))
    assert ended(ann) in {ann.words("js-outcome-won"), ann.words("js-outcome-lost"), ann.words("js-outcome-drew")}
    ended(bea)
    assert ended(watcher) == watcher.words("js-outcome-over")
    nothing_hidden_shows(watcher)
    assert_only_backs(told)
    assert {len(story(guest)) for guest in (ann, bea, watcher)} == {len(story(ann))}

    first = ann.page.url
    ann.press("#rematch")
    expect(bea.the("#rematch-line")).to_have_text(bea.words("web-rematch-offered-name", name="Ann"))
    bea.press("#rematch")
    for guest, deals in ((ann, ".far"), (bea, ".near")):
        guest.page.wait_for_url(lambda url: "/t/" in url and url != first)
        expect(guest.the(f"{deals} .dealer:not(.off)")).to_be_visible()
    assert offered(bea)["what"] == "turn"


def nothing_hidden_shows(guest: Guest) -> None:
    assert guest.page.evaluate(HIDDEN_SHOWN) == 0


def test_two_people_pass_one_device_through_a_curtain(coming: Coming) -> None:
    """Behind the curtain nobody's cards are in the page at all."""
    guest = coming("nl")
    start(guest, "Ann", "one-device", other="Bea", rules="grail-2015")
    lifted: list[str] = []

    def look(what: str) -> None:
        if what == "curtain":
            nothing_hidden_shows(guest)
            lifted.append(guest.the("#curtain-told").inner_text())

    play_out(guest, 5, before_each=look)
    assert ended(guest) == guest.words("js-outcome-over")
    assert {guest.words("web-hand-over", name=name) for name in ("Ann", "Bea")} == set(lifted)


@pytest.mark.parametrize("end", ["kill", "stop"])
def test_the_server_is_killed_and_the_game_goes_on(coming: Coming, tmp_path: Path, end: str) -> None:
    """The browser says that the line is lost, and comes back by itself when there is a server again."""
    with served(tmp_path, "--bot-pause", "0") as server:
        guest = coming(home=server.url)
        start(guest, "Ann", rules="grail-2015")
        rng = Random(2)
        for _ in range(3):
            act(guest, rng)
        offered(guest)
        before = story(guest)
        guest.expect(*BROKEN_LINE)
        getattr(server, end)()
        expect(guest.the(".status")).to_contain_text(guest.words("js-link-lost"))
        server.start()
        expect(guest.the(".status")).not_to_contain_text(guest.words("js-link-lost"))
        assert story(guest)[: len(before)] == before
        play_out(guest, 2)
        ended(guest)


def test_a_move_made_while_the_server_is_away_is_not_lost(coming: Coming, tmp_path: Path) -> None:
    with served(tmp_path, "--bot-pause", "0") as server:
        table = place(server, my_turn())
        ann = coming(home=server.url)
        table.visit(ann)
        ann.expect(*BROKEN_LINE)
        offered(ann)
        server.kill()
        expect(ann.the(".status")).to_contain_text(ann.words("js-link-lost"))
        way = Pointing(ann)
        way.pick(0)
        way.place("suit")
        server.start()
        expect(ann.the(".near .hand-card")).to_have_count(3)


def test_somebody_offline_sees_what_happened_meanwhile(coming: Coming, tea_house: Server) -> None:
    table = place(tea_house, first_round())
    ann, bea = coming("uk"), coming("nl")
    table.visit(ann, 1)
    table.visit(bea, 0)
    before = story(ann)
    ann.expect(*BROKEN_LINE)
    ann.context.set_offline(True)
    expect(ann.the(".status")).to_contain_text(ann.words("js-link-lost"))
    expect(bea.the(".status")).to_contain_text(bea.words("web-away", name="Ann"))
    way = Pointing(bea)
    way.pick(3)
    way.place("number")
    expect(bea.the(".near .hand-card")).to_have_count(4)
    assert story(ann) == before
    ann.context.set_offline(False)
    expect(ann.the(".far .hand .card")).to_have_count(4)
    expect(ann.the(".status")).not_to_contain_text(ann.words("js-link-lost"))
    assert len(story(ann)) > len(before)
    assert offered(ann)["what"] == "turn"


def test_a_whole_game_with_a_finger_on_a_narrow_screen(coming: Coming) -> None:
    guest = coming("ja", narrow=True)
    start(guest, "Ann", unseen=True)
    wide: list[int] = []
    play_out(guest, 4, before_each=lambda _: wide.append(guest.sideways()))
    ended(guest)
    assert set(wide) == {0}


def test_resigning_asks_once_and_ends_the_game(coming: Coming, tea_house: Server) -> None:
    ann, bea = coming(), coming("uk")
    table = place(tea_house, my_turn())
    table.visit(ann, 1)
    table.visit(bea, 0)
    ann.press("#more > summary")
    ann.press("#resign")
    ann.press("#resign-no")
    assert offered(ann)["what"] == "turn"
    ann.press("#resign")
    ann.press("#resign-yes")
    assert ended(ann) == ann.words("js-outcome-lost")
    assert ended(bea) == bea.words("js-outcome-won")


def test_a_private_link_carries_the_seat_to_another_device(coming: Coming, tea_house: Server) -> None:
    here, there = coming(), coming("nl", narrow=True)
    place(tea_house, my_turn()).visit(here)
    here.press("#more > summary")
    here.press("#seat-link")
    expect(here.the("#seat-address")).not_to_have_value("")
    there.go(here.the("#seat-address").input_value())
    there.page.get_by_role("button", name=there.words("web-seat-bring")).tap()
    there.page.wait_for_url(here.page.url)
    assert offered(there)["what"] == "turn"
    way = Pointing(there)
    way.pick(0)
    way.place("suit")
    expect(here.the(".near .hand-card")).to_have_count(3)


def test_an_invitation_is_for_one(coming: Coming) -> None:
    """Whoever comes second is told, and may watch."""
    ann, bea, cem = coming("uk"), coming("ja"), coming("nl")
    start(ann, "Ann", "friend")
    assert ann.page.title() == ann.words("web-title-waiting", game=ann.words("matcha-title"))
    expect(ann.the("#invite-reach")).to_have_text(ann.words("web-reach-machine"))
    link = ann.the("#invite-link").input_value()
    join(ann, bea, "Bea")
    cem.go(link)
    expect(cem.page.get_by_text(cem.words("web-join-full"))).to_be_visible()
    cem.page.get_by_role("link", name=cem.words("web-join-watch")).click()
    expect(cem.the("#watch-note")).to_be_visible()
    bea.go(link)
    expect(bea.page.get_by_text(bea.words("web-join-seated"))).to_be_visible()


PLAYING_TIMES = """() => {
    [window.playing, window.met] = [[], []];
    new MutationObserver(() => {
        window.met.push(...[".card.glow", ".travelling"].filter((sight) => document.querySelector(sight)));
    }).observe(document.getElementById("board"), { attributes: true, childList: true, subtree: true });
    new MutationObserver(() => {
        const on = document.getElementById("table").classList.contains("playing");
        if (on === window.playing.length % 2 > 0) return;
        window.playing.push(performance.now());
    }).observe(document.getElementById("table"), { attributeFilter: ["class"] });
}"""
SHOWN_FOR = "() => window.playing.length >= 2 && window.playing.at(-1) - window.playing[0]"


@pytest.mark.parametrize("skipped", [False, True])
def test_the_reveal_is_staged_and_any_key_skips_it(coming: Coming, tea_house: Server, skipped: bool) -> None:
    """Two tea cards, each with its glow and its travelling token, take their time, unless somebody hurries."""
    guest = coming(motion=True)
    place(tea_house, before_the_reveal()).visit(guest)
    offered(guest)
    guest.page.evaluate(STANDING_STILL if skipped else PLAYING_TIMES)
    way = Pointing(guest)
    way.pick(0)
    way.place("suit")
    if skipped:
        guest.the("#table.playing").wait_for(state="attached")
        guest.page.keyboard.press("1")
        expect(guest.the("#table:not(.playing)")).to_be_attached()
    else:
        assert guest.until(SHOWN_FOR) > 1500
        assert set(guest.page.evaluate("() => window.met")) == {".card.glow", ".travelling"}
    expect(guest.the(".near .tray .slot[data-kind=g] .count")).to_have_text("1/3")
    assert guest.the(".picked").count() == 0, "a key that skips does nothing else"


def test_who_watches_finds_no_hand_in_the_page(coming: Coming, tea_house: Server) -> None:
    """And whoever has a hand does, so that this check is known to see one."""
    table = place(tea_house, my_turn())
    ann, watcher = coming(), coming()
    table.visit(ann)
    table.visit(watcher, None)
    assert ann.page.evaluate(HIDDEN_SHOWN) == 4
    nothing_hidden_shows(watcher)
