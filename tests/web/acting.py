"""Playing through a page: what it offers is read from it, and done with the mouse, a finger or the keys."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from tests.web.browser import Guest

MOST_STEPS: Final = 600
OFFER: Final = """() => {
    const table = document.getElementById("table");
    if (!table || table.classList.contains("playing")) return null;
    if (!document.getElementById("curtain").hidden) return { what: "curtain" };
    const over = table.dataset.state === "over" && !document.getElementById("outcome").hidden;
    if (over) return { what: "over" };
    const act = (name) => document.querySelector(`[data-act=${name}]`);
    const live = (card, place) => (card.classList.contains("live") ? [place] : []);
    const cards = [...document.querySelectorAll(".side.near .hand-card")].flatMap(live);
    if (act("pass")?.hidden && !act("go").classList.contains("unneeded")) return { what: "keep", cards };
    const mayPass = act("pass") && !act("pass").hidden && act("pass").ariaDisabled !== "true";
    if (cards.length || mayPass) return { what: "turn", cards };
    const waits = document.querySelector(".far .plate.to-act") && !document.querySelector(".near .plate.to-act");
    return waits ? { what: "wait" } : null;
}"""
"""What the page lets its guest do; null while it shows something, or waits for the server."""
NOT_WAITING: Final = f"() => {{ const offer = ({OFFER})(); return offer?.what !== 'wait' && offer; }}"
OPEN_MATS: Final = """() => [...document.querySelectorAll(".round.current .place-button.open")]
    .map((place) => place.closest(".tea").dataset.mat)"""


@dataclass
class Pointing:
    """With the mouse, or with a finger."""

    guest: Guest

    def pick(self, place: int) -> None:
        self.guest.press(f".near .hand-card >> nth={place}")

    def place(self, mat: str) -> None:
        """First chosen, then confirmed."""
        for _ in range(2):
            self.guest.press(f".round.current .tea[data-mat={mat}] .place-button")

    def pass_turn(self) -> None:
        for _ in range(2):
            self.guest.press("[data-act=pass]")

    def keep(self, places: Sequence[int]) -> None:
        for place in places:
            self.pick(place)
        self.guest.press("[data-act=go]")


@dataclass
class Typing:
    """With the keys alone; letters by their place on the keyboard, whatever stands on them."""

    guest: Guest
    letters: str = "nsp"
    """What the keys N, S and P write."""

    def pick(self, place: int) -> None:
        self.guest.page.keyboard.press(str(place + 1))

    def place(self, mat: str) -> None:
        self._letter("n" if mat == "number" else "s")
        self.guest.page.keyboard.press("Enter")

    def pass_turn(self) -> None:
        self._letter("p")
        self.guest.page.keyboard.press("Enter")

    def keep(self, places: Sequence[int]) -> None:
        for place in places:
            self.pick(place)
        tab_to(self.guest, "[data-act=go]")
        self.guest.page.keyboard.press("Enter")

    def _letter(self, latin: str) -> None:
        written = self.letters["nsp".index(latin)]
        session = self.guest.context.new_cdp_session(self.guest.page)
        key = {"code": f"Key{latin.upper()}", "key": written, "windowsVirtualKeyCode": ord(latin.upper())}
        session.send("Input.dispatchKeyEvent", {"type": "keyDown", "text": written, **key})
        session.send("Input.dispatchKeyEvent", {"type": "keyUp", **key})
        session.detach()


Way = Pointing | Typing
Act = Callable[[str], None]


def tab_to(guest: Guest, selector: str, most: int = 120) -> None:
    """Presses Tab until the focus is there."""
    for _ in range(most):
        if guest.page.evaluate("(wanted) => document.activeElement?.matches(wanted)", selector):
            return
        guest.page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reaches {selector}")


def offered(guest: Guest) -> dict[str, Any]:
    """What the page lets its guest do, as soon as it has settled."""
    offer: dict[str, Any] = guest.until(OFFER)
    return offer


def act(guest: Guest, rng: Random, way: Way | None = None) -> str:
    """Does one of the things that the page offers; says which."""
    way, offer = way or Pointing(guest), offered(guest)
    match offer["what"]:
        case "curtain":
            guest.press("#curtain-lift")
            guest.the("#curtain").wait_for(state="hidden")
        case "keep":
            way.keep([place for place in offer["cards"] if rng.random() < 0.5])
        case "turn":
            _turn(guest, way, offer["cards"], rng)
    return str(offer["what"])


def _turn(guest: Guest, way: Way, cards: list[int], rng: Random) -> None:
    if not cards or rng.random() < 0.2:
        way.pass_turn()
        return
    way.pick(rng.choice(cards))
    way.place(rng.choice(guest.page.evaluate(OPEN_MATS)))


def play_out(guest: Guest, seed: int, way: Way | None = None, before_each: Act = lambda what: None) -> int:
    """Plays until the page says how the game ended; how many times the guest acted. `before_each` hears what."""
    rng = Random(seed)
    for acted in range(MOST_STEPS):
        what = guest.until(NOT_WAITING)["what"]
        before_each(what)
        if act(guest, rng, way) == "over":
            return acted
    raise AssertionError("the game does not end")


def play_together(guests: Sequence[Guest], seed: int, after_each: Callable[[], None]) -> None:
    """Each plays in turn, in a browser of their own, until both see how it ended."""
    rng = Random(seed)
    for _ in range(MOST_STEPS):
        done = [act(guest, rng) for guest in guests]
        after_each()
        if set(done) == {"over"}:
            return
    raise AssertionError("the game does not end")


def start(
    guest: Guest,
    name: str,
    opponent: str = "bot:novice",
    *,
    rules: str = "matagot-2020",
    dealer: str = "draw",
    other: str | None = None,
    unseen: bool = False,
) -> None:
    """Sets a table from the home page, as a person does."""
    guest.go("/")
    guest.page.get_by_label(guest.words("web-home-name"), exact=True).fill(name)
    _choose(guest, "opponent", opponent)
    if other is not None:
        guest.page.get_by_label(guest.words("web-home-other-name")).fill(other)
    guest.press(".more summary")
    _choose(guest, "rules", rules)
    _choose(guest, "dealer", dealer)
    if unseen:
        guest.page.get_by_label(guest.words("web-home-unseen")).check()
    guest.page.get_by_role("button", name=guest.words("web-home-start"), exact=True).click()
    guest.page.wait_for_url("**/t/*")
    guest.until('() => document.getElementById("table")?.dataset.state !== "loading"')


def _choose(guest: Guest, name: str, value: str) -> None:
    guest.press(f'label:has(input[name="{name}"][value="{value}"])')


def join(host: Guest, guest: Guest, name: str) -> None:
    """Takes the seat that the host's invitation gives away, by its link."""
    host.the("#invite").wait_for()
    guest.go(host.the("#invite-link").input_value())
    guest.page.get_by_label(guest.words("web-home-name")).fill(name)
    guest.page.get_by_role("button", name=guest.words("web-join-sit")).click()
    guest.page.wait_for_url("**/t/*")
    guest.until('() => document.getElementById("table")?.dataset.state === "playing"')
    host.until('() => document.getElementById("table")?.dataset.state === "playing"')
