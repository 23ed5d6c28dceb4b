"""Rules pages: the rules in the visitor's language with drawn situations, and a summary for beside the table."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from fastapi import APIRouter, Request, Response
from fastapi.responses import RedirectResponse
from markdown_it import MarkdownIt
from markupsafe import Markup

from chakai.core.illegal import Refusal
from chakai.games import game_named
from chakai.games.matcha.cards import SUITS, WHISK
from chakai.games.matcha.edition import Edition
from chakai.web import situations
from chakai.web.eyes import SETUPS
from chakai.web.home import GAMES_HERE
from chakai.web.marks import marked_words
from chakai.web.site import Here, Visiting
from chakai.web.situations import OTHER, YOU, Trays
from chakai.words import genmaicha_rules, matcha_rules, speak
from chakai.words.catalogue import Words
from chakai.words.matcha import ending

RULINGS: Final[Mapping[str, Sequence[str]]] = {
    "matcha": matcha_rules.RULINGS,
    "genmaicha": genmaicha_rules.RULINGS,
}
SUMMARY: Final = ("ranks", "turn", "resolution", "keep", "win")
"""The parts of the rules that one wants beside the table."""
MARKDOWN: Final = MarkdownIt("commonmark", {"html": False}).enable("table")

router = APIRouter()


@dataclass(frozen=True)
class Section:
    """A chapter of the rules; its id is the same in every language."""

    id: str
    heading: str
    text: Markup


@router.get("/rules")
async def some_rules() -> Response:
    return RedirectResponse("/rules/matcha")


@router.get("/rules/{game}")
async def whole(request: Request, site: Here, visitor: Visiting, game: str, rules: str = "") -> Response:
    words, chosen = visitor.words, _chosen(game, rules)
    head, sections = chapters(words, game, chosen)
    rulings = [{"id": number, "drawn": _drawn_rulings(game).get(number)} for number in RULINGS[game]]
    facts = _facts(words, game, chosen) | {"path": _path(request)}
    return await site.page(request, "rules.html", head=head, sections=sections, rulings=rulings, **facts)


@router.get("/rules/{game}/summary")
async def summary(request: Request, site: Here, visitor: Visiting, game: str, rules: str = "") -> Response:
    words, chosen = visitor.words, _chosen(game, rules)
    if not _drawn_rulings(game):
        raise Refusal("unknown-page")
    _, sections = chapters(words, game, chosen)
    told = sorted((part for part in sections if part.id in SUMMARY), key=lambda part: SUMMARY.index(part.id))
    facts = _facts(words, game, chosen) | {"path": _path(request)}
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
        drawn = names[heading] == "resolution" and _draws_cases(rules)
        sections.append(Section(names[heading], heading, _html(_without_table(text) if drawn else text)))
    return _html(head), sections


def told_ending(words: Words, trays: Trays) -> str:
    """What follows from the tokens of a drawn situation, in a sentence."""
    state = trays.ending
    names = people(words)
    if state.outcome is not None:
        return ending(words, state.outcome, names, YOU)
    return words("event-play-on") if state.playing_on else ""


def people(words: Words) -> tuple[str, str]:
    """Who sits at a drawn table."""
    return words("situation-you"), words("situation-other")


def goals(words: Words, edition: Edition) -> list[tuple[str, str]]:
    """What wins: each goal in words, and tokens that reach it."""
    made = []
    if edition.goal_suit:
        made.append((words("rules-matcha-goal-suit", n=edition.goal_suit), edition.suits[0] * edition.goal_suit))
    if edition.goal_whisks:
        made.append((words("rules-matcha-goal-whisks", n=edition.goal_whisks), WHISK * edition.goal_whisks))
    if edition.goal_each:
        made.append((words("rules-matcha-goal-each"), edition.kinds))
    return made


def tie_order(edition: Edition) -> str:
    """The kinds of token in the order in which a tie compares them."""
    return "".join(suit for suit in SUITS if suit in edition.suits) + WHISK * edition.whisks_break_ties


def _chosen(game: str, rules: str) -> Any:
    """The rule set asked for, or the game's usual one."""
    known = game_named(game)
    usual = GAMES_HERE[game][0] if game in GAMES_HERE else next(iter(known.rule_sets))
    return known.rules(rules or usual)


def _facts(words: Words, game: str, rules: Any) -> dict[str, Any]:
    """What every rules page needs."""
    offered = [*GAMES_HERE.get(game, game_named(game).rule_sets)]
    if rules.name not in offered:
        offered.append(rules.name)
    facts: dict[str, Any] = {
        "game": game,
        "rules": rules,
        "title": words(f"rules-{game}-title"),
        "offered": [(name, _edition_name(words, name)) for name in offered],
        "edition_name": lambda edition: _edition_name(words, edition.name),
        "games": [(name, words(f"{name}-title")) for name in RULINGS],
        "setup": None,
        "cases": {},
    }
    if not _drawn_rulings(game):
        return facts
    setup = SETUPS[game](marked_words(words.language), rules)
    whole = SETUPS[game](marked_words(words.language), situations.STANDARD)
    return facts | {
        "page": {"setup": setup},
        "setup": setup,
        "names": whole["cards"] | setup["cards"],
        "kinds": whole["kinds"],
        "people": people(words),
        "YOU": YOU,
        "OTHER": OTHER,
        "goals": lambda edition: goals(words, edition),
        "tie_order": tie_order,
        "told_ending": lambda trays: told_ending(words, trays),
        "cases": situations.CASES if _draws_cases(rules) else {},
        "ranks": situations.RANKS if _draws_cases(rules) else (),
        "deal": situations.DEAL,
    }


def _draws_cases(rules: Any) -> bool:
    """Is the game played with the cards that are drawn? A study set has fewer, and other loops."""
    return isinstance(rules, Edition) and rules.deck == situations.STANDARD.deck


def _drawn_rulings(game: str) -> Mapping[str, Sequence[situations.Part]]:
    return situations.RULINGS if game == "matcha" else {}


def _path(request: Request) -> str:
    """Where a change of language leads back to: the same rules."""
    return f"{request.url.path}?{request.url.query}" if request.url.query else request.url.path


def _edition_name(words: Words, rules: str) -> str:
    key = f"edition-name-{rules}"
    return words(key) if key in words else rules


def _short(key: str, game: str) -> str:
    return key.removeprefix(f"rules-{game}-").removesuffix("-heading")


def _without_table(text: str) -> str:
    """The same chapter where its table is drawn instead."""
    return "\n".join(line for line in text.split("\n") if not line.startswith("|"))


def _html(text: str) -> Markup:
    """Markdown of ours as HTML; what looks like a tag in it stays text. A wide table scrolls by itself."""
    html = MARKDOWN.render(text).replace("<table>", '<div class="scroll" tabindex="0"><table>')
    return Markup(html.replace("</table>", "</table></div>"))
