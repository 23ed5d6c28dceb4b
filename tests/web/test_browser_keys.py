"""The keyboard alone is enough, in every layout, and never does what was not meant."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.sizes import NIGHTLY
from tests.web.acting import Typing, offered, play_out, tab_to
from tests.web.browser import Coming, Guest
from tests.web.placed import before_the_reveal, finished, keeping, my_turn, place
from tests.web.served import Server

UKRAINIAN = "тіз"
PRESSABLE = """() => [...document.querySelectorAll("a[href], button, input, select, summary, [tabindex='0']")]
    .filter((node) => node.checkVisibility({ visibilityProperty: true }) && node.tabIndex >= 0 && !node.disabled)
    .filter((node) => node.type !== "radio" || node.checked)"""
"""Everything that can be used; of radio buttons the one that Tab comes to."""
LOST = "() => [document.body, null].includes(document.activeElement)"


def picked(guest: Guest) -> int:
    return guest.the(".near .hand-card[aria-pressed=true]").count()


@pytest.mark.parametrize("letters", [UKRAINIAN, "nsp"] if NIGHTLY else [UKRAINIAN])
def test_a_whole_game_with_the_keyboard_alone(coming: Coming, letters: str) -> None:
    """From the home page to the replay; the focus is never lost on the way."""
    guest = coming("uk")
    guest.go("/")
    tab_to(guest, "#name")
    guest.page.keyboard.type("Ann")
    tab_to(guest, ".more summary")
    guest.page.keyboard.press("Enter")
    tab_to(guest, "[name=rules]")
    guest.page.keyboard.press("ArrowDown")
    guest.page.keyboard.press("ArrowDown")
    assert guest.page.evaluate("() => new FormData(document.forms['set-table']).get('rules')") == "grail-2015"
    guest.page.keyboard.press("Enter")
    guest.page.wait_for_url("**/t/*")
    lost: list[str] = []

    def look(what: str) -> None:
        if what in ("turn", "keep") and started and guest.page.evaluate(LOST):
            lost.append(what)
        started.append(what)

    started: list[str] = []
    play_out(guest, 3, Typing(guest, letters), before_each=look)
    assert not lost
    tab_to(guest, "#to-replay")
    guest.page.keyboard.press("Enter")
    guest.page.wait_for_url("**/replay/*")


SITUATIONS = {"turn": my_turn, "reveal": before_the_reveal, "keep": keeping, "over": finished}


@pytest.mark.parametrize("situation", SITUATIONS)
def test_tab_reaches_everything_at_the_table(coming: Coming, tea_house: Server, situation: str) -> None:
    guest = coming()
    place(tea_house, SITUATIONS[situation]()).visit(guest)
    offered(guest)
    guest.page.evaluate(f"() => (window.wanted = new Set(({PRESSABLE})()))")
    for _ in range(guest.page.evaluate("() => window.wanted.size") + 5):
        guest.page.keyboard.press("Tab")
        guest.page.evaluate("() => window.wanted.delete(document.activeElement)")
    assert guest.page.evaluate("() => [...window.wanted].map((node) => node.outerHTML.slice(0, 120))") == []


def test_keys_do_nothing_while_one_writes(coming: Coming, tea_house: Server) -> None:
    guest = coming()
    place(tea_house, my_turn()).visit(guest)
    offered(guest)
    guest.the("#talk-input").press_sequentially("1 n s p ?")
    assert picked(guest) == 0
    assert guest.the("#talk-input").input_value() == "1 n s p ?"
    expect(guest.the("#help")).to_be_hidden()
    guest.page.keyboard.press("Enter")
    expect(guest.the("#talk li")).to_contain_text(["1 n s p ?"])
    assert offered(guest)["what"] == "turn"


def test_keys_do_nothing_while_an_input_method_composes(coming: Coming, tea_house: Server) -> None:
    guest = coming("ja")
    place(tea_house, my_turn()).visit(guest)
    offered(guest)
    press = """(composing) => document.body.dispatchEvent(new KeyboardEvent("keydown",
        { code: "Digit1", key: "1", isComposing: composing, bubbles: true, cancelable: true }))"""
    guest.page.evaluate(press, True)
    assert picked(guest) == 0
    guest.page.evaluate(press, False)
    assert picked(guest) == 1


def test_keys_can_be_turned_off(coming: Coming, tea_house: Server) -> None:
    """What everybody's keyboard does stays: Tab, Enter, Escape."""
    guest = coming()
    place(tea_house, my_turn()).visit(guest)
    offered(guest)
    guest.press("#settings > summary")
    guest.page.get_by_label(guest.words("web-settings-keys"), exact=True).uncheck()
    guest.page.keyboard.press("Escape")
    for key in ("1", "n", "p", "?"):
        guest.page.keyboard.press(key)
    assert picked(guest) == 0
    expect(guest.the("#help")).to_be_hidden()
    tab_to(guest, ".hand-card")
    guest.page.keyboard.press("Enter")
    assert picked(guest) == 1
    guest.page.keyboard.press("Escape")
    assert picked(guest) == 0


def test_a_key_says_why_it_refuses(coming: Coming, tea_house: Server) -> None:
    """A place before a card; a place that is taken already."""
    guest = coming("nl")
    place(tea_house, before_the_reveal()).visit(guest)
    offered(guest)
    guest.page.keyboard.press("s")
    expect(guest.the(".status .refused")).to_have_text(guest.words("js-pick-first"))
    guest.page.keyboard.press("1")
    guest.page.keyboard.press("n")
    expect(guest.the(".status .refused")).not_to_be_empty()
    assert guest.the(".place-button.chosen").count() == 0
    guest.page.keyboard.press("s")
    assert guest.the(".place-button.chosen").count() == 1
    expect(guest.the(".status .refused")).to_be_empty()


def test_the_question_mark_opens_the_help_and_escape_closes_it(coming: Coming, tea_house: Server) -> None:
    guest = coming("uk")
    place(tea_house, my_turn()).visit(guest)
    offered(guest)
    guest.page.keyboard.press("?")
    expect(guest.the("#help")).to_be_visible()
    guest.page.keyboard.press("Escape")
    expect(guest.the("#help")).to_be_hidden()


def spoken(guest: Guest) -> list[str]:
    lines: list[Any] = guest.page.evaluate("() => window.spoken")
    return [str(line) for line in lines]


def test_each_event_is_spoken_once(coming: Coming, tea_house: Server) -> None:
    """Through the polite live region, in the reader's language, with the cards' names."""
    guest = coming("ja")
    place(tea_house, before_the_reveal()).visit(guest)
    offered(guest)
    guest.page.evaluate("""() => {
        window.spoken = [];
        const hear = (changes) => changes.forEach(({ addedNodes }) =>
            addedNodes.forEach((node) => window.spoken.push(node.textContent)));
        new MutationObserver(hear).observe(document.getElementById("live"), { childList: true });
    }""")
    before = guest.the("#story li").count()
    way = Typing(guest)
    way.pick(0)
    way.place("suit")
    expect(guest.the(".near .tray .slot[data-kind=g] .count")).to_have_text("1/3")
    offered(guest)
    happened = guest.the("#story li").count() - before
    heard = spoken(guest)
    assert happened >= 4
    assert len(heard) == len(set(heard)) >= happened
