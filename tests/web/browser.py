"""A person's browser: Debian's Chromium, and everything that goes wrong in it."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # no types of its own
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    Response,
    ViewportSize,
    expect,
    sync_playwright,
)
from playwright.sync_api import Error as BrowserError

from chakai.words.catalogue import Words, words_in
from tests.web.components import chromium

WIDE: Final[ViewportSize] = {"width": 1440, "height": 900}
NARROW: Final[ViewportSize] = {"width": 390, "height": 844}
QUIET: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
PATIENCE: Final = 60_000
"""Milliseconds that anything may take on a busy machine."""
WATCH_POLICY: Final = """addEventListener("securitypolicyviolation", (event) =>
    console.error("policy violated: " + event.violatedDirective + " " + event.blockedURI));"""
UNTIL: Final = """async ([patience]) => {
    const look = %s;
    for (const end = performance.now() + patience; performance.now() < end;) {
        const seen = look();
        if (seen) return seen;
        await new Promise((done) => setTimeout(done, 15));
    }
    return null;
}"""
"""Playwright's own wait_for_function needs `eval`, which our pages do not allow."""
STANDING_STILL: Final = "() => { window.setTimeout = () => 0; }"
"""No pause of the page ends by itself any more; nor can `until` be used."""
LEFT_ALONE: Final = ("net::ERR_ABORTED",)
"""What is not fetched any more because the page is left."""


@contextmanager
def launched() -> Iterator[Browser]:
    """One browser; the people in it do not know of each other."""
    program = chromium()
    with sync_playwright() as playwright:
        expect.set_options(timeout=PATIENCE)
        browser = playwright.chromium.launch(executable_path=program, args=list(QUIET))
        yield browser
        browser.close()


@dataclass
class Guest:
    """Somebody at a browser of their own, and what that browser complained of."""

    context: BrowserContext
    page: Page
    lang: str
    home: str
    touch: bool = False
    faults: list[str] = field(default_factory=list)
    expected: list[str] = field(default_factory=list)

    @property
    def words(self) -> Words:
        return words_in(self.lang)

    def go(self, path: str = "/") -> None:
        self.page.goto(path if "://" in path else self.home + path)

    def the(self, selector: str) -> Locator:
        return self.page.locator(selector)

    def press(self, selector: str) -> None:
        """A click, or a tap where there is no mouse."""
        found = self.the(selector).first
        if self.touch:
            found.tap()
        else:
            found.click()

    def until(self, look: str, patience: int = PATIENCE) -> Any:
        """What a JavaScript function gives, as soon as it gives something."""
        seen = self.page.evaluate(UNTIL % look, [patience])
        if seen is None:
            raise AssertionError(f"in vain waited {patience} ms for {look}\n{self.told()}")
        return seen

    def told(self) -> str:
        """Where this guest is and what the page says, for a failure."""
        return f"{self.lang} {self.page.url}: {self.page.evaluate('() => document.body.innerText')[:1500]}"

    def expect(self, *patterns: str) -> None:
        """Complaints of the browser that belong to what the test does."""
        self.expected += patterns

    def complaints(self) -> list[str]:
        """All that went wrong and was not expected."""
        return [
            f"{self.lang}: {fault}"
            for fault in self.faults
            if not any(re.search(pattern, fault) for pattern in self.expected)
        ]

    def sideways(self) -> int:
        """By how many pixels the page is wider than the screen; a phone's innerWidth grows with the page."""
        return int(
            self.page.evaluate("() => document.documentElement.scrollWidth - Math.min(innerWidth, screen.width)")
        )


def come(
    browser: Browser,
    home: str,
    lang: str = "en",
    *,
    theme: str = "light",
    narrow: bool = False,
    motion: bool = False,
    **more: Any,
) -> Guest:
    """Somebody new, who speaks a language and has seen nothing yet."""
    context = browser.new_context(
        viewport=NARROW if narrow else WIDE,
        has_touch=narrow,
        is_mobile=narrow,
        locale=lang,
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="no-preference" if motion else "reduce",
        **more,
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script(WATCH_POLICY)
    guest = Guest(context, context.new_page(), lang, home, touch=narrow)
    _listen(guest)
    return guest


def _listen(guest: Guest) -> None:
    def heard(message: ConsoleMessage) -> None:
        if message.type == "error":
            guest.faults.append(f"console: {message.text} ({message.location.get('url', '')})")

    def failed(request: Request) -> None:
        if request.failure not in LEFT_ALONE:
            guest.faults.append(f"request: {request.failure} {request.url}")

    def answered(response: Response) -> None:
        if response.status >= 400:
            guest.faults.append(f"answer {response.status}: {response.url}")

    guest.page.on("console", heard)
    guest.page.on("pageerror", lambda error: guest.faults.append(f"error: {error}"))
    guest.page.on("requestfailed", failed)
    guest.page.on("response", answered)


def refused(path: str, status: int) -> tuple[str, str]:
    """What a browser complains of when a page is refused on purpose."""
    return rf"answer {status}: .*{path}", rf"console: Failed to load resource: .*{status}.*{path}"


def axe_finds(guest: Guest) -> list[str]:
    """What axe-core holds against the page."""
    results: dict[str, Any] = Axe().run(guest.page).response
    return [
        f"{violation['id']} ({violation['help']}): {node['html']} {node['failureSummary']}"
        for violation in results["violations"]
        for node in violation["nodes"]
    ]


def pictured(guests: list[Guest], folder: Path) -> list[Path]:
    """What everybody sees at this moment, as files."""
    made = []
    for number, guest in enumerate(guests):
        path = folder / f"screen-{number}-{guest.lang}.png"
        try:
            guest.page.screenshot(path=path, timeout=5_000)
            made.append(path)
        except BrowserError:
            continue
    return made


Coming = Callable[..., Guest]
