"""Four languages, complete: the same keys and variables, every event, refusal and ending told."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import chakai
from chakai.bots.levels import BOTS, LEVELS
from chakai.core.chance import SeededLuck
from chakai.core.illegal import Refusal
from chakai.core.outcome import FORFEIT_REASONS
from chakai.core.seats import CHANCE
from chakai.games import GAMES
from chakai.table.talk import CLAIMS
from chakai.words import speak
from chakai.words.catalogue import LANGUAGES, language_of, words_in

SOURCE = Path(chakai.__file__).parent
LOCALES = SOURCE / "words" / "locales"
RESULT_KEYS = ("winners", "why", "forfeit", "tokens", "yen", "drinks")
ANYTHING = "[a-z0-9-]+"
PLURALS = {"en": {"one", "other"}, "ja": {"other"}, "uk": {"one", "few", "many", "other"}, "nl": {"one", "other"}}


class Variables(Visitor):
    """The variables of a message and the plural categories it knows."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.plurals: list[set[str]] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 (fluent's form)
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)}
        if keys & {"one", "few", "many"}:
            self.plurals.append(keys)
        self.generic_visit(node)


def catalogue(language: str) -> dict[str, Variables]:
    found = {}
    for page in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser().parse(page.read_text("utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{language}/{page.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{language}: {entry.id.name} stands twice"
                found[entry.id.name] = Variables()
                found[entry.id.name].visit(entry)
    return found


def codes_in_source() -> Iterator[str]:
    """Every code that a refusal or a fault in the source can have."""
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            place = {"Illegal": 0, "Impossible": 0, "Unreadable": 0, "Refusal": 0, "Fault": 1}.get(node.func.id)
            code = node.args[place] if place is not None and len(node.args) > place else None
            if isinstance(code, ast.Constant):
                yield str(code.value)


def test_same_files_everywhere() -> None:
    for language in LANGUAGES:
        assert [p.name for p in sorted((LOCALES / language).iterdir())] == [
            p.name for p in sorted((LOCALES / "en").iterdir())
        ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_same_keys_and_variables(language: str) -> None:
    english, other = catalogue("en"), catalogue(language)
    assert english.keys() == other.keys()
    for key, variables in other.items():
        assert variables.names == english[key].names, f"{language}: {key}"
        for categories in variables.plurals:
            assert PLURALS[language] <= categories | {"other"}, f"{language}: {key} lacks a plural form"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_bot_and_claim_has_its_message(language: str) -> None:
    words = words_in(language)
    wanted = {f"refusal-{code}" for code in codes_in_source()}
    wanted |= {f"refusal-wrong-{key}" for key in RESULT_KEYS}
    wanted |= {f"claim-{claim}" for claim in CLAIMS}
    for game, fields in GAMES.items():
        wanted |= {f"bot-{game}-{bot}" for bot in BOTS[game] if bot != "random"}
        wanted |= {f"level-{game}-{level}" for level in LEVELS[game]}
        wanted |= {f"edition-{name.replace('+', '-')}" for name in fields.rule_sets}
    wanted |= {f"ending-forfeit-{reason}-{who}" for reason in FORFEIT_REASONS for who in ("you", "name")}
    for page in (SOURCE / "bots" / "outside.py", SOURCE / "lab" / "arena.py"):
        wanted |= set(re.findall(r'"(outside-[a-z-]+)"', page.read_text("utf-8")))
    assert len(wanted) > 60
    assert {key for key in wanted if key not in words} == set()


def patterns_in_source() -> Iterator[str]:
    """Every text and every f-string of the source as a pattern; what an f-string fills in may be anything."""
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield re.escape(node.value)
            elif isinstance(node, ast.JoinedStr):
                parts = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
                if any(part and "-" in str(part) for part in parts):
                    yield "".join(ANYTHING if part is None else re.escape(str(part)) for part in parts)


def patterns_in_pages() -> Iterator[str]:
    """The same for templates and scripts; a text that is joined to another may go on in any way."""
    pages = [*(SOURCE / "web" / "templates").glob("*.html"), *(SOURCE / "web" / "static" / "js").glob("*.js")]
    for page in pages:
        for quoted in re.findall(
            r"""["'`]([a-z][a-z0-9-]*(?:\$\{[^}]*\}[a-z0-9-]*)*)["'`]""", page.read_text("utf-8")
        ):
            text = re.sub(r"\$\{[^}]*\}", ANYTHING, quoted)
            yield text + ANYTHING if text.endswith("-") else text


def test_pages_and_scripts_say_only_what_there_is() -> None:
    keys = catalogue("en")
    said = {pattern for pattern in patterns_in_pages() if pattern.startswith(("js-", "web-"))}
    assert len(said) > 100
    assert {pattern for pattern in said if not any(re.fullmatch(pattern, key) for key in keys)} == set()


def test_no_message_is_unused() -> None:
    """A message that nothing can say is dead, or the code that should say it is missing."""
    anything = ANYTHING
    pages = tuple(f"rules-{game}-" for game in GAMES)
    too_wide = ("refusal-", "js-", *pages, "-", "-you", "-name")
    used = {*patterns_in_source(), *patterns_in_pages()}
    patterns = {p for p in used if p.replace(anything, "").replace("\\", "") not in too_wide}
    patterns |= {re.escape(page) + pattern for page in pages for pattern in patterns}
    patterns |= {f"refusal-{re.escape(code)}" for code in codes_in_source()}
    patterns |= {f"refusal-wrong-{key}" for key in RESULT_KEYS}
    referenced = "\n".join(page.read_text("utf-8") for page in (LOCALES / "en").glob("*.ftl"))
    known = re.compile("|".join(f"(?:{pattern})(?:-you|-name|-open|-hidden)?" for pattern in patterns))
    unused = {key for key in catalogue("en") if not known.fullmatch(key) and f"{{ {key} }}" not in referenced}
    assert unused == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", [(game, name) for game in GAMES for name in GAMES[game].rule_sets], ids=str)
def test_whole_games_are_told(language: str, rules: tuple[str, str]) -> None:
    """Every event of random games, from every pair of eyes and open, with no English left over."""
    game = GAMES[rules[0]]
    words = words_in(language)
    chosen = game.rules(rules[1])
    for seed in range(12):
        rng, luck = Random(seed), SeededLuck(str(seed), 0)
        players = game.seats[seed % len(game.seats)]
        state: Any = game.new(chosen, players)
        while due := game.to_act(state):
            move = game.draw(state, luck) if due == (CHANCE,) else rng.choice(list(game.legal(state, due[0])))
            state = game.apply(state, move)
        names = ("Ann", "Bo", "Cy", "Di", "Ed", "Fay")[:players]
        for viewer in (*range(len(names)), None):
            for entries in (state.log, game.view(state, viewer).events):
                for sentence in speak.story(words, game.name, entries, names, viewer):
                    assert_all_in(language, sentence)


def assert_all_in(language: str, text: str) -> None:
    """No English words left over, judged by the commonest of them."""
    if language != "en":
        found = re.findall(r"\b(the|and|you|your|cards|takes|must|with)\b", text, re.IGNORECASE)
        assert not found, f"{language}: {text}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), [(game, name) for game in GAMES for name in GAMES[game].rule_sets])
def test_rules_page(language: str, game: str, name: str) -> None:
    page = speak.RULES_PAGES[game](words_in(language), GAMES[game].rules(name))
    assert len(re.findall(r"\n\| [MG]\d+ \|", page)) == {"matcha": 16, "genmaicha": 30}[game]
    assert_all_in(language, page)


def test_ukrainian_counts() -> None:
    words = words_in("uk")
    told = [words("terminal-cards-in-hand", n=n) for n in (1, 2, 5, 11, 21, 22)]
    one, few, many, eleven, twenty_one, twenty_two = (re.sub(r"\d+ ", "", text) for text in told)
    assert (eleven, twenty_one, twenty_two) == (many, one, few)
    assert "1 карта" in told[0]
    assert "2 карти" in told[1]
    assert "5 карт" in told[2]


def test_numbers_are_not_grouped() -> None:
    assert "12345" in words_in("en")("refusal-not-utf8", byte=12345)


def test_unknown_language_is_refused() -> None:
    with pytest.raises(Refusal, match="unknown-language"):
        words_in("xx")


def test_missing_fact_is_our_error() -> None:
    with pytest.raises(LookupError):
        words_in("en")("refusal-card-not-in-hand", card="4g")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "ja_JP.UTF-8"}, "ja"),
        ({"LC_ALL": "uk_UA", "LANG": "nl_NL"}, "uk"),
        ({"LC_MESSAGES": "nl", "LANG": "en"}, "nl"),
        ({"LANG": "fr_FR"}, "en"),
        ({"LANG": ""}, "en"),
        ({}, "en"),
    ],
)
def test_system_language(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language
