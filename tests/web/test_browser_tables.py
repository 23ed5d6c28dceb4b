"""Tables for two to six in a real browser: the form, the waiting, the leaving."""

import pytest
from playwright.sync_api import expect

from tests.web.browser import Coming, Guest, axe_finds
from tests.web.english import english_in


def choose(guest: Guest, name: str, players: int, *who: str) -> None:
    """Fills in the form for a game of Genmaicha."""
    guest.go("/")
    guest.the("#name").fill(name)
    guest.press('label:has([name="game"][value="genmaicha"])')
    guest.press(f'label:has([name="seats"][value="{players}"])')
    for row, kind in enumerate(who, 2):
        guest.the(f"#who-{row}").select_option(kind)


def begin(guest: Guest) -> None:
    guest.press(".start button")
    guest.page.wait_for_url("**/t/*")
    guest.until('() => document.getElementById("table")?.dataset.state !== "loading"')


@pytest.mark.parametrize("lang", ["en", "ja", "uk", "nl"])
def test_the_form_asks_only_for_what_is_needed(coming: Coming, lang: str) -> None:
    guest = coming(lang, narrow=True)
    choose(guest, "Ann", 5, "bot:strong", "one-device", "bot:regular", "anyone")
    expect(guest.the(".seat-row:visible")).to_have_count(4)
    expect(guest.the(".who-name:visible")).to_have_count(1)
    expect(guest.the(".opponents")).to_be_hidden()
    expect(guest.the("#mixed")).to_have_text(guest.words("refusal-device-and-links"))
    guest.press(".more > summary")
    guest.press('label:has([value="tea-market"])')
    assert lang == "en" or english_in(guest, "Ann") == []
    assert axe_finds(guest) == []
    guest.the("#who-5").select_option("bot:regular")
    expect(guest.the("#mixed")).to_be_empty()
    guest.press('label:has([name="game"][value="matcha"])')
    expect(guest.the(".opponents")).to_be_visible()
    expect(guest.the(".seat-row:visible")).to_have_count(0)


def test_waiting_beginning_with_bots_and_leaving(coming: Coming) -> None:
    ann, bea = coming("en"), coming("ja")
    choose(ann, "Ann", 4, "friend", "friend", "bot:novice")
    begin(ann)
    expect(ann.the("#waiting-title")).to_have_text(ann.words("web-waiting-title", n=2))
    join_waiting(ann, bea)
    expect(ann.the("#waiting-people .open")).to_have_count(1)
    expect(bea.the("#waiting-begin")).to_be_hidden()
    assert axe_finds(bea) == []
    assert english_in(bea, "Ann", "Bea") == []
    ann.the("#waiting-level").select_option("novice")
    ann.press("#waiting-begin button")
    for guest in (ann, bea):
        guest.until('() => document.getElementById("table")?.dataset.state === "playing"')
    bea.press("#more > summary")
    expect(bea.the("#resign")).to_have_text(bea.words("web-leave"))
    bea.press("#resign")
    expect(bea.the("#resign-told")).to_have_text(bea.words("web-leave-sure"))
    bea.press("#resign-yes")
    expect(bea.the("#watch-note")).to_be_visible()
    expect(ann.the("#story")).to_contain_text("Bea leaves the table")
    ann.go("/")
    expect(ann.the(".game")).to_contain_text(ann.words("edition-name-standard"))
    bea.go("/")
    expect(bea.the(".game")).to_contain_text(bea.words("web-home-you-left"))


def join_waiting(host: Guest, guest: Guest) -> None:
    guest.go(host.the("#invite-link").input_value())
    expect(guest.the("#people")).to_contain_text("Ann")
    guest.the("#name").fill("Bea")
    guest.press("#join-form button")
    guest.page.wait_for_url("**/t/*")
    guest.until('() => document.getElementById("table")?.dataset.state === "waiting"')


def test_without_script_the_form_sets_a_table(coming: Coming) -> None:
    guest = coming("en", java_script_enabled=False)
    guest.page.goto(f"{guest.home}/")
    guest.page.fill("#name", "Ann")
    guest.page.check('[name="game"][value="genmaicha"]')
    expect(guest.the(".seat-row:visible")).to_have_count(2)
    guest.page.check('[name="seats"][value="4"]')
    expect(guest.the(".seat-row:visible")).to_have_count(3)
    guest.page.select_option("#who-2", "friend")
    guest.page.click(".start button")
    guest.page.wait_for_url("**/t/*")
