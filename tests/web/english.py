"""Is there English left on a page in another language? Compared with every message of the English catalogue."""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Pattern, Placeable, SelectExpression, TextElement

from tests.web.browser import Guest

SEEN: Final = """() => {
    const shown = (node) => node.checkVisibility() && node.closest("[lang]") === document.documentElement;
    const told = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const { parentElement: parent, textContent: text } = walker.currentNode;
        if (text.trim() && !["SCRIPT", "TEXTAREA"].includes(parent.tagName) && shown(parent)) told.push(text);
    }
    for (const name of ["aria-label", "aria-description", "aria-valuetext", "title", "alt", "placeholder"]) {
        const named = [...document.querySelectorAll(`[${name}]`)].filter(shown);
        told.push(...named.map((node) => node.getAttribute(name)));
    }
    return told.map((text) => text.replace(/\\s+/g, " ").trim());
}"""
"""All that is seen or read aloud; what says itself to be in another language is left out."""
SAME: Final = {"nl": re.compile(r"Help|Home|Start|Bot|Extra|water|Hand: \w+"), "uk": None, "ja": None}
"""What is the same in both languages."""
NAMES: Final = {"chakai", "matcha", "genmaicha", "matagot", "grail", "games", "david", "harding", "lubrano"} | {
    "dylan", "howard", "cromwell", "tokyo", "jidohanbaiki",
}  # fmt: skip
KEYS: Final = {
    "javascript",
    "https",
    "http",
    "serve",
    "enter",
    "home",
    "pgup",
    "pgdn",
    "pageup",
    "pagedown",
    "json",
}
WRITTEN_SO: Final = NAMES | KEYS | {"keep", "none"}
"""Names, keys, commands, and moves as a record has them."""
LATIN: Final = re.compile(r"[A-Za-z]{4,}")
SHOUTED: Final = re.compile(r"\b[A-Z]+\b")
ADDRESS: Final = re.compile(r"https?://\S+|(?<!\w)--[a-z-]+")


def english_in(guest: Guest, *names: str) -> list[str]:
    """What on a guest's page is English; names of people are excepted."""
    told = dict.fromkeys(guest.page.evaluate(SEEN))
    own = WRITTEN_SO | {name.lower() for name in names}
    return [text for text in told if _is_message(text, guest.lang) or _is_latin(text, guest.lang, own)]


def _is_message(text: str, lang: str) -> bool:
    same = SAME[lang]
    if (same and same.fullmatch(text)) or text in _kept_names():
        return False
    if {word.lower() for word in LATIN.findall(text)} <= NAMES:
        return False
    return any(pattern.fullmatch(text) for pattern in _messages())


def _is_latin(text: str, lang: str, own: set[str]) -> bool:
    """In Japanese and Ukrainian any Latin word is suspicious."""
    if lang == "nl" or text in _kept_names():
        return False
    return any(word.lower() not in own for word in LATIN.findall(SHOUTED.sub("", ADDRESS.sub("", text))))


@cache
def _kept_names() -> frozenset[str]:
    """Names of editions, which may stay as they are printed on the box."""
    return frozenset(text for name, parts in _patterns() if name.startswith("edition-name-") for text in parts)


@cache
def _messages() -> tuple[re.Pattern[str], ...]:
    """Each message, with anything in its open places, and each longer piece between two of those."""
    made: dict[str, None] = {}
    for _, parts in _patterns():
        literal = [" ".join(part.split()) for part in parts]
        if any(LATIN.search(part) for part in literal):
            made[r"\s*.+\s*".join(map(re.escape, literal))] = None
        made |= {re.escape(part): None for part in literal if LATIN.search(part)}
    return tuple(re.compile(pattern) for pattern in made)


@cache
def _patterns() -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The literal pieces of each form of each English message."""
    found = []
    for page in files("chakai.words").joinpath("locales", "en").iterdir():
        if page.name.startswith(("cli", "terminal")):
            continue
        for entry in FluentParser().parse(page.read_text("utf-8")).body:
            if isinstance(entry, Message) and entry.value is not None:
                found += [(entry.id.name, parts) for parts in _forms(entry.value)]
    return tuple(found)


def _forms(pattern: Pattern) -> Iterator[tuple[str, ...]]:
    """The pieces of text of a pattern, and of every pattern chosen inside it."""
    parts, before = [], ""
    for element in pattern.elements:
        if isinstance(element, TextElement):
            before += element.value
            continue
        if isinstance(element, Placeable) and isinstance(element.expression, SelectExpression):
            for variant in element.expression.variants:
                yield from _forms(variant.value)
        parts.append(before)
        before = ""
    yield (*parts, before)
