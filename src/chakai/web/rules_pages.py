"""Rules pages: the rules in the visitor's language with drawn situations, and a summary for beside the table."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from fastapi import APIRouter, Request, Response
from fastapi.responses import RedirectResponse
from markdown_it import MarkdownIt
from markupsafe import Markup

from chakai.games import game_named
from chakai.web import genmaicha_situations, rules_genmaicha, rules_matcha, situations
from chakai.web.new_table import GAMES_HERE
from chakai.web.site import Here, Visiting
from chakai.words import editions, speak
from chakai.words.catalogue import Words

MARKDOWN: Final = MarkdownIt("commonmark", {"html": False}).enable("table")

router = APIRouter()


@dataclass(frozen=True)
class RulesPage:
    """How a game's rules are drawn. Its template has macros for a chapter, a ruling, and a part of the summary."""

    template: str
    styles: Sequence[str]
    rulings: Callable[[], Mapping[str, Sequence[Any]]]
    """The situation of every ruling."""
    facts: Callable[[Words, Any], dict[str, Any]]
    """What the template needs, among it `beside`: the chapters that have a drawing at their side."""
    summary: Sequence[str]
    """The chapters that one wants beside the table."""
    tables_drawn: Callable[[Any], Sequence[str]] = lambda _rules: ()
    """The chapters whose table is drawn instead."""


PAGES: Final[Mapping[str, RulesPage]] = {
    "matcha": RulesPage(
        "situations.html",
        ("css/matcha.css", "css/rules.css"),
        lambda: situations.RULINGS,
        rules_matcha.facts,
        ("ranks", "turn", "resolution", "keep", "win"),
        rules_matcha.tables_drawn,
    ),
    "genmaicha": RulesPage(
        "genmaicha_situations.html",
        ("css/drinks.css", "css/rules.css", "css/genmaicha-rules.css"),
        genmaicha_situations.rulings,
        rules_genmaicha.facts,
        ("setup", "rounds", "bid", "brew", "iri", "ceremony", "market", "end"),
    ),
}


@dataclass(frozen=True)
class Section:
    """A chapter of the rules; its id is the same in every language."""

    id: str
    heading: str
    text: Markup


@router.get("/rules")
async def some_rules() -> Response:
    """The rules of the first game."""
    return RedirectResponse("/rules/matcha")


@router.get("/rules/{game}")
async def whole(request: Request, site: Here, visitor: Visiting, game: str, rules: str = "") -> Response:
    """The rules of a game with all rulings."""
    words, chosen = visitor.words, _chosen(game, rules)
    head, sections = chapters(words, game, chosen)
    facts = page_facts(words, game, chosen) | {"path": _path(request), "rulings": PAGES[game].rulings()}
    return await site.page(request, "rules.html", head=head, sections=sections, **facts)


@router.get("/rules/{game}/summary")
async def summary(request: Request, site: Here, visitor: Visiting, game: str, rules: str = "") -> Response:
    """The rules that one wants beside the table."""
    words, chosen = visitor.words, _chosen(game, rules)
    _, sections = chapters(words, game, chosen)
    wanted = PAGES[game].summary
    told = sorted((part for part in sections if part.id in wanted), key=lambda part: wanted.index(part.id))
    facts = page_facts(words, game, chosen) | {"path": _path(request)}
    return await site.page(request, "rules_summary.html", sections=told, **facts)


def chapters(words: Words, game: str, rules: Any) -> tuple[Markup, list[Section]]:
    """The rules in chapters: what stands before the first, and the others up to the rulings."""
    page = speak.RULES_PAGES[game](words, rules)
    before, _, _ = page.partition(f"\n## {words('rules-rulings-heading')}\n")
    head, *parts = before.split("\n## ")
    names = {words(key): _short(key, game) for key in words.keys(f"rules-{game}-") if key.endswith("-heading")}
    sections = []
    for part in parts:
        heading, _, text = part.partition("\n")
        drawn = names[heading] in PAGES[game].tables_drawn(rules)
        sections.append(Section(names[heading], heading, _html(_without_table(text) if drawn else text)))
    return _html(head), sections


def page_facts(words: Words, game: str, rules: Any) -> dict[str, Any]:
    """What every rules page needs."""
    offered = [*GAMES_HERE[game]]
    if rules.name not in offered:
        offered.append(rules.name)
    return {
        "game": game,
        "rules": rules,
        "title": words(f"rules-{game}-title"),
        "offered": [(name, editions.name(words, name)) for name in offered],
        "edition_name": lambda edition: editions.name(words, edition.name),
        "games": [(name, words(f"{name}-title")) for name in PAGES],
        "drawings": PAGES[game].template,
        "styles": PAGES[game].styles,
    } | PAGES[game].facts(words, rules)


def _chosen(game: str, rules: str) -> Any:
    """The rule set asked for, or the game's usual one."""
    known = game_named(game)
    return known.rules(rules or GAMES_HERE[game][0])


def _path(request: Request) -> str:
    """Where a change of language leads back to: the same rules."""
    return f"{request.url.path}?{request.url.query}" if request.url.query else request.url.path


def _short(key: str, game: str) -> str:
    return key.removeprefix(f"rules-{game}-").removesuffix("-heading")


def _without_table(text: str) -> str:
    """The same chapter where its table is drawn instead."""
    return "\n".join(line for line in text.split("\n") if not line.startswith("|"))


def _html(text: str) -> Markup:
    """Markdown of ours as HTML; what looks like a tag in it stays text. A wide table scrolls by itself."""
    html = MARKDOWN.render(text).replace("<table>", '<div class="scroll" tabindex="0"><table>')
    return Markup(html.replace("</table>", "</table></div>"))
