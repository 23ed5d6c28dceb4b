"""Playing Genmaicha through a page: what it offers is read from it, and done with a pointer or the keys."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from tests.web.acting import MOST_STEPS, tab_to
from tests.web.browser import Guest

OFFER: Final = """() => {
    const table = document.getElementById("table");
    if (!table || table.classList.contains("playing")) return null;
    if (!document.getElementById("curtain").hidden) return { what: "curtain" };
    if (table.dataset.state === "over" && !document.getElementById("outcome").hidden) return { what: "over" };
    const shown = (selector) => [...document.querySelectorAll(selector)].filter((node) => node.checkVisibility());
    const live = (selector) => shown(selector).filter((node) => node.ariaDisabled !== "true");
    if (live("[data-act=bid]").length) return { what: "bid", most: Number(shown(".bidding input")[0].max) };
    const crates = live(".crate.open").map((node) => node.dataset.crate);
    if (crates.length) return { what: "crate", crates };
    if (live("[data-act=done]").length) {
        const lines = live(".line-head.open").map((node) => node.dataset.line);
        const [peek, ad] = ["peek", "ad"].map((name) => live(`[data-act=${name}]`).length > 0);
        return { what: "brew", lines, peek, ad };
    }
    const waits = document.querySelector(".far .plate.to-act") && !document.querySelector(".near .plate.to-act");
    return waits ? { what: "wait" } : null;
}"""
"""What the page lets its guest do; null while it shows something, or waits for the server."""
NOT_WAITING: Final = f"() => {{ const offer = ({OFFER})(); return offer?.what !== 'wait' && offer; }}"
LIVE: Final = """(selector) => [...document.querySelectorAll(selector)].map((node, place) =>
    node.checkVisibility() && node.ariaDisabled !== "true" ? place : -1).filter((place) => place >= 0)"""


def offered(guest: Guest) -> dict[str, Any]:
    """What the page lets its guest do, as soon as it has settled."""
    offer: dict[str, Any] = guest.until(OFFER)
    return offer


def act(guest: Guest, rng: Random, *, keys: bool = False) -> str:
    """Does one of the things that the page offers; says which."""
    offer = offered(guest)
    match offer["what"]:
        case "curtain":
            guest.press("#curtain-lift")
            guest.the("#curtain").wait_for(state="hidden")
        case "bid":
            (_type_bid if keys else _press_bid)(guest, offer["most"], rng)
        case "crate":
            crate = rng.choice(offer["crates"])
            _twice(guest, f"[data-crate={crate}]", key=crate.lower() if keys else None)
        case "brew":
            return _brew(guest, offer, rng, keys=keys)
    return str(offer["what"])


def _press_bid(guest: Guest, most: int, rng: Random) -> None:
    for _ in range(rng.randint(0, min(3, most // 100))):
        guest.press(".bidding .step >> nth=2")
    guest.press("[data-act=bid]")


def _type_bid(guest: Guest, most: int, rng: Random) -> None:
    guest.page.keyboard.press(str(rng.randint(0, min(9, most // 100))))
    guest.page.keyboard.press("Enter")


def _twice(guest: Guest, selector: str, key: str | None) -> None:
    """First chosen, then confirmed."""
    if key is None:
        guest.press(selector)
        guest.press(selector)
    else:
        guest.page.keyboard.press(key)
        guest.page.keyboard.press("Enter")


LINES: Final = ("bottom", "middle", "top", "left", "centre", "right")


def _brew(guest: Guest, offer: dict[str, Any], rng: Random, *, keys: bool) -> str:
    """An ad where one may be placed, now and then a peek, and every brew that is possible."""
    if offer["ad"] and rng.random() < 0.7:
        if keys:
            tab_to(guest, "[data-act=ad]")
            guest.page.keyboard.press("Enter")
        else:
            guest.press("[data-act=ad]")
        return "ad"
    if offer["peek"] and rng.random() < 0.4:
        if keys:
            guest.page.keyboard.press("p")
            tab_to(guest, "[data-act=brew]")
            guest.page.keyboard.press("Enter")
        else:
            guest.press("[data-act=peek]")
            guest.press("[data-act=brew]")
        return "peek"
    if not offer["lines"]:
        _twice(guest, "[data-act=done]", key="d" if keys else None)
        return "done"
    line = rng.choice(offer["lines"])
    if keys:
        guest.page.keyboard.press(str(LINES.index(line) + 1))
        guest.page.keyboard.press("Enter")
    else:
        guest.press(f"[data-line={line}]")
        _dress(guest, rng)
        guest.press(f"[data-line={line}]")
    return "brew"


def _dress(guest: Guest, rng: Random) -> None:
    """Another drink for a card, an extra, an offer: whatever is there."""
    for selector in (".cell.slot.live[data-cell]", ".gap.live", ".top-card.slot.live", ".uses .use"):
        places: list[int] = guest.page.evaluate(LIVE, selector)
        if places and rng.random() < 0.6:
            guest.press(f"{selector} >> nth={rng.choice(places)}")


def play_out(
    guest: Guest, seed: int, *, keys: bool = False, before_each: Callable[[str], None] = lambda _: None
) -> list[str]:
    """Plays until the page says how the game ended; what the guest did."""
    rng, done = Random(seed), list[str]()
    for _ in range(MOST_STEPS):
        before_each(guest.until(NOT_WAITING)["what"])
        done.append(act(guest, rng, keys=keys))
        if done[-1] == "over":
            return done
    raise AssertionError("the game does not end")


def play_together(guests: Sequence[Guest], seed: int) -> list[str]:
    """Each plays in turn, in a browser of their own, until all see how it ended."""
    rng, done = Random(seed), list[str]()
    for _ in range(MOST_STEPS):
        now = [act(guest, rng) for guest in guests]
        done += now
        if set(now) == {"over"}:
            return done
    raise AssertionError("the game does not end")
