"""Every page: for readers with and without eyes, in every language, in both themes, on the narrowest screens."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Dialog, expect

from chakai.games.genmaicha.drinks import ABOVE, ROWS
from chakai.games.genmaicha.moves import FORMS
from chakai.games.genmaicha.rules import HOUSE_FIELDS, RULE_SETS
from chakai.games.matcha.state import State
from tests.sizes import NIGHTLY
from tests.web.acting import offered, start
from tests.web.browser import Coming, Guest, axe_finds, refused
from tests.web.english import english_in
from tests.web.placed import Placed, finished, keeping, my_turn, place, said
from tests.web.served import Server

MARKUP = "<img src=x onerror=alert(1)>"
OTHERS = ("ja", "uk", "nl")
TALK = (said(0, 2, claim="matches"), said(1, 3, text="…?"))

Bringing = Callable[[Guest, Server], object]


def at_table(guest: Guest, server: Server, situation: Callable[[], State]) -> Placed:
    table = place(server, situation(), talk=TALK)
    table.visit(guest)
    offered(guest)
    return table


def home(guest: Guest, server: Server) -> None:
    """With a running and a finished game, everything unfolded."""
    table = place(server, my_turn())
    place(server, finished(), owner=table.own(1))
    table.seat(guest)
    guest.go("/")
    guest.press(".more summary")


def newcomer(guest: Guest, server: Server) -> None:
    guest.go("/")


def settings(guest: Guest, server: Server) -> None:
    guest.go("/")
    guest.press("#settings > summary")


def waiting(guest: Guest, server: Server) -> None:
    start(guest, "Ann", "friend")
    expect(guest.the("#invite-link")).not_to_have_value("")


def turn(guest: Guest, server: Server) -> None:
    at_table(guest, server, my_turn)


def picked(guest: Guest, server: Server) -> None:
    """A card is picked and a place chosen, with help and drawer open beside it."""
    at_table(guest, server, my_turn)
    guest.press("#help-toggle")
    guest.press(".near .hand-card >> nth=1")
    guest.press(".round.current .tea[data-mat=number] .place-button")
    guest.press("#more > summary")


def watching(guest: Guest, server: Server) -> None:
    place(server, my_turn(), talk=TALK).visit(guest, None)


def keep(guest: Guest, server: Server) -> None:
    at_table(guest, server, keeping)
    guest.press(".near .hand-card >> nth=1")


def over(guest: Guest, server: Server) -> None:
    at_table(guest, server, finished)


def curtain(guest: Guest, server: Server) -> None:
    start(guest, "Ann", "one-device", other="Bea")
    expect(guest.the("#curtain")).to_be_visible()


def join(guest: Guest, server: Server) -> None:
    """The invitation as the one who is invited sees it."""
    start(guest, "Ann", "friend")
    expect(guest.the("#invite-link")).not_to_have_value("")
    link = guest.the("#invite-link").input_value()
    guest.context.clear_cookies(name=re.compile("chakai"))
    guest.go(link)
    expect(guest.the("#join-form")).to_be_visible()


def seat(guest: Guest, server: Server) -> None:
    guest.go("/seat#a-key")
    expect(guest.the("#bring")).to_be_visible()


def record_of(guest: Guest, server: Server) -> str:
    """The record of a finished game, as it is downloaded."""
    table = place(server, finished(), talk=TALK)
    answer = guest.context.request.get(f"{server.url}/replay/{table.id}/record")
    return answer.text()


def open_text(guest: Guest, text: str) -> None:
    guest.go("/replay")
    guest.the("#record").fill(text)
    with guest.page.expect_navigation():
        guest.page.get_by_role("button", name=guest.words("web-open-go"), exact=True).click()


def replay(guest: Guest, server: Server) -> None:
    table = place(server, finished(), talk=TALK)
    guest.go(f"/replay/{table.id}")
    for _ in range(3):
        guest.press("#forward")


def opened(guest: Guest, server: Server) -> None:
    open_text(guest, record_of(guest, server))
    expect(guest.the("#save-record")).to_be_visible()


def open_record(guest: Guest, server: Server) -> None:
    guest.go("/replay")


def faulty(guest: Guest, server: Server) -> None:
    """A record with a move that the rules do not allow."""
    guest.expect(*refused("/replay", 400))
    open_text(guest, record_of(guest, server).replace('"0 ', '"1 ', 1))
    expect(guest.the(".faults")).to_be_visible()


def rules(guest: Guest, server: Server) -> None:
    guest.go("/rules/matcha?rules=grail-2015")


def summary(guest: Guest, server: Server) -> None:
    guest.go("/rules/matcha/summary")


def genmaicha_rules(guest: Guest, server: Server) -> None:
    guest.go("/rules/genmaicha?rules=matcha-iri%2Btea-ceremony%2Btea-market")


def genmaicha_summary(guest: Guest, server: Server) -> None:
    guest.go("/rules/genmaicha/summary?rules=matcha-iri%2Btea-ceremony%2Btea-market")


def refusal(guest: Guest, server: Server) -> None:
    guest.expect(*refused("/t/nowhere", 404))
    guest.go("/t/nowhere")


PAGES: dict[str, Bringing] = {
    bring.__name__: bring
    for bring in (
        home, newcomer, settings, waiting, turn, picked, watching, keep, over, curtain, join, seat,
        replay, opened, open_record, faulty, rules, summary, genmaicha_rules, genmaicha_summary, refusal,
    )
}  # fmt: skip


WRITTEN = re.findall(r"[a-z]+", " ".join((*HOUSE_FIELDS, *(field.possible for field in HOUSE_FIELDS.values()))))
WRITTEN += re.findall(r"[a-z]+", " ".join((*RULE_SETS, *ROWS, ABOVE, FORMS)))
"""Words of records and of the command line, which a rules page names in every language."""


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("where", PAGES)
def test_axe_finds_nothing(coming: Coming, tea_house: Server, where: str, theme: str) -> None:
    guest = coming(theme=theme)
    PAGES[where](guest, tea_house)
    assert axe_finds(guest) == []


@pytest.mark.parametrize("where", PAGES if NIGHTLY else ("home", "picked", "keep", "over", "replay"))
def test_axe_finds_nothing_on_a_narrow_screen(coming: Coming, tea_house: Server, where: str) -> None:
    guest = coming(narrow=True)
    PAGES[where](guest, tea_house)
    assert axe_finds(guest) == []


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("where", PAGES)
def test_no_english_is_left(coming: Coming, tea_house: Server, where: str, lang: str) -> None:
    guest = coming(lang)
    PAGES[where](guest, tea_house)
    written = WRITTEN if where == genmaicha_rules.__name__ else ()
    assert english_in(guest, "Ann", "Bea", *written) == []


@pytest.mark.parametrize("lang", ["en", *OTHERS] if NIGHTLY else ["uk"])
@pytest.mark.parametrize("where", PAGES)
def test_nothing_is_wider_than_a_narrow_screen(coming: Coming, tea_house: Server, where: str, lang: str) -> None:
    guest = coming(lang, narrow=True)
    PAGES[where](guest, tea_house)
    assert guest.sideways() == 0
    guest.page.set_viewport_size({"width": 320, "height": 640})
    assert guest.sideways() == 0


def test_english_that_is_left_is_found(coming: Coming) -> None:
    """The check itself: a whole message, a message with a fact in it, and a name for readers."""
    guest = coming("uk")
    guest.go("/seat#a-key")
    guest.page.evaluate("""() => {
        document.querySelector("h1").textContent = "Go on playing here";
        document.querySelector("p[data-when=whole]").textContent = "Bea is away.";
        document.querySelector("#bring").setAttribute("aria-label", "Copy");
    }""")
    assert {"Go on playing here", "Bea is away.", "Copy"} <= set(english_in(guest, "Ann", "Bea"))


def test_the_language_can_be_changed_on_the_page(coming: Coming, tea_house: Server) -> None:
    guest = coming("en")
    at_table(guest, tea_house, my_turn)
    before = guest.page.url
    guest.the("#lang").select_option("ja")
    expect(guest.the("html")).to_have_attribute("lang", "ja")
    assert guest.page.url == before
    offered(guest)


def test_the_title_tells_whose_turn_it_is(coming: Coming, tea_house: Server) -> None:
    ann, bea = coming("nl"), coming("uk")
    table = at_table(ann, tea_house, my_turn)
    table.visit(bea, 0)
    mine = ann.words("web-title-your-turn", game=ann.words("matcha-title"))
    assert ann.page.title() == mine
    assert bea.page.title() != bea.words("web-title-your-turn", game=bea.words("matcha-title"))
    for _ in range(2):
        ann.press("[data-act=pass]")
    expect(bea.page).to_have_title(bea.words("web-title-your-turn", game=bea.words("matcha-title")))
    expect(ann.page).not_to_have_title(mine)


def test_an_unknown_table_is_refused_in_words(coming: Coming, tea_house: Server) -> None:
    guest = coming("nl")
    refusal(guest, tea_house)
    expect(guest.the("main")).to_contain_text(guest.words("refusal-unknown-table"))
    guest.page.get_by_role("link", name=guest.words("web-refusal-home")).click()
    expect(guest.the("#set-table")).to_be_visible()


def test_names_and_talk_full_of_markup_are_text(coming: Coming, tea_house: Server) -> None:
    """On the home page, at the table, in the story, in the talk, in the replay."""
    guest, alerts = coming(), list[str]()

    def alerted(dialog: Dialog) -> None:
        alerts.append(dialog.message)
        dialog.dismiss()

    guest.page.on("dialog", alerted)
    start(guest, MARKUP, rules="matagot-2020", dealer="me")
    offered(guest)
    expect(guest.the(".near .plate .name")).to_have_text(MARKUP)
    guest.the("#talk-input").fill(MARKUP)
    guest.page.keyboard.press("Enter")
    expect(guest.the("#talk li q")).to_have_text(MARKUP)
    guest.press("#more > summary")
    guest.press("#resign")
    guest.press("#resign-yes")
    guest.press("#to-replay")
    expect(guest.the("#replay h1")).to_contain_text(MARKUP)
    guest.go("/")
    expect(guest.the("h1")).to_contain_text(MARKUP)
    assert guest.the("img[src=x]").count() == 0
    assert alerts == []


def test_a_broken_record_file_is_refused_in_words(coming: Coming, tmp_path: Path) -> None:
    guest = coming("uk")
    guest.expect(*refused("/replay", 400))
    broken = tmp_path / "broken.json"
    broken.write_bytes(b'{"format": "chakai/1", "moves": [\xff\x00')
    guest.go("/replay")
    guest.the("#file").set_input_files(broken)
    with guest.page.expect_navigation():
        guest.page.get_by_role("button", name=guest.words("web-open-go"), exact=True).click()
    expect(guest.the(".faults dt")).to_have_text([guest.words("web-open-place-record")])
    expect(guest.the(".faults dd")).not_to_be_empty()


def test_a_faulty_move_is_told_with_its_place(coming: Coming, tea_house: Server) -> None:
    guest = coming("ja")
    faulty(guest, tea_house)
    expect(guest.the(".faults dt")).to_have_text([guest.words("web-open-place-move", number=2)])
    assert '"1 ' in guest.the("#record").input_value(), "what was sent is still there to be mended"


def test_a_record_is_opened_from_a_file(coming: Coming, tea_house: Server, tmp_path: Path) -> None:
    guest = coming("nl")
    file = tmp_path / "game.json"
    file.write_text(record_of(guest, tea_house))
    guest.go("/replay")
    guest.the("#file").set_input_files(file)
    with guest.page.expect_navigation():
        guest.page.get_by_role("button", name=guest.words("web-open-go"), exact=True).click()
    expect(guest.the("#replay h1")).to_contain_text("Bea – Ann")
    guest.press("#to-end")
    expect(guest.the("#forward")).to_have_attribute("aria-disabled", "true")


def test_a_replay_can_be_seen_with_other_eyes(coming: Coming, tea_house: Server) -> None:
    """A spectator's eyes see backs only; the moment stays the same."""
    guest = coming("uk")
    replay(guest, tea_house)
    moment = guest.the("#place").inner_text()
    assert guest.the("#board .hand .card:not(.back)").count() > 0
    guest.page.get_by_label(guest.words("web-replay-eyes-public"), exact=True).check()
    expect(guest.the("#board .hand .card:not(.back)")).to_have_count(0)
    assert guest.the("#place").inner_text() == moment


def test_wishes_are_kept_and_sound_is_off_at_first(coming: Coming, tea_house: Server) -> None:
    guest = coming("nl")
    settings(guest, tea_house)
    box = {
        name: guest.page.get_by_label(guest.words(f"web-settings-{name}"), exact=True)
        for name in ("sound", "confirm")
    }
    expect(box["sound"]).not_to_be_checked()
    expect(box["confirm"]).to_be_checked()
    box["confirm"].uncheck()
    box["sound"].check()
    guest.press("label:has([name=theme][value=dark])")
    guest.page.reload()
    expect(guest.the("html")).to_have_attribute("data-theme", "dark")
    guest.press("#settings > summary")
    expect(box["sound"]).to_be_checked()
    expect(box["confirm"]).not_to_be_checked()


def test_without_confirmation_one_tap_lays_the_card(coming: Coming, tea_house: Server) -> None:
    guest = coming()
    at_table(guest, tea_house, my_turn)
    guest.press("#settings > summary")
    guest.page.get_by_label(guest.words("web-settings-confirm"), exact=True).uncheck()
    guest.press(".near .hand-card >> nth=0")
    guest.press(".round.current .tea[data-mat=suit] .place-button")
    expect(guest.the(".near .hand-card")).to_have_count(3)


@pytest.mark.parametrize("narrow", [False, True])
def test_the_newest_line_of_the_story_is_in_view(coming: Coming, tea_house: Server, narrow: bool) -> None:
    """Also when the page is opened late, and where the story has to be unfolded first."""
    guest = coming(narrow=narrow)
    at_table(guest, tea_house, finished)
    if narrow:
        guest.press(".story-panel > summary")
    rest = "(list) => list.scrollHeight - list.scrollTop - list.clientHeight"
    guest.until(f'() => ({rest})(document.getElementById("story")) < 2')
    assert guest.page.evaluate('() => document.getElementById("story").scrollTop') > 0


def test_the_others_talk_can_be_muted(coming: Coming, tea_house: Server) -> None:
    guest = coming("uk")
    at_table(guest, tea_house, my_turn)
    expect(guest.the("#talk li")).to_have_count(2)
    guest.press("#mute")
    expect(guest.the("#talk li")).to_have_count(1)
