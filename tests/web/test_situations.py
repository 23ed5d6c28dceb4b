"""Every ruling has its drawn situation, and what is drawn is what the rules say."""

import re
from collections.abc import Iterator

import pytest
from jinja2 import Environment, PackageLoader, StrictUndefined

from chakai.games.matcha.cards import ZERO, Card
from chakai.games.matcha.edition import EDITIONS
from chakai.games.matcha.moves import Nothing
from chakai.games.matcha.resolution import judge
from chakai.web import rules_matcha, rules_pages
from chakai.web.situations import CASES, OTHER, RANKS, RULINGS, STANDARD, YOU, At, Hand, Pairs, Part, Trays
from chakai.words import matcha_rules
from chakai.words.catalogue import words_in

WHY = {
    "both": "better-match",
    "one-match": "only-match",
    "neither": "neither-matches",
    "alone": "alone",
    "nobody": "nobody-played",
}
ENDINGS = {
    "m5": ("tie-break", (OTHER,)),
    "m10": ("tie-break", (YOU,)),
    "m12": ("draw", (YOU, OTHER)),
    "m13": ("goal", (YOU,)),
    "m16": ("draw", (YOU, OTHER)),
}


def drawn() -> Iterator[tuple[str, Part]]:
    """All parts of all situations, with the place where they stand."""
    for name, parts in {**RULINGS, "ranks": RANKS, "cases": tuple(CASES.values())}.items():
        for part in parts:
            yield name, part


def tea_cards() -> list[At]:
    return [part for _, part in drawn() if isinstance(part, At)]


def html_of(part: At) -> str:
    """The part as the page has it."""
    environment = Environment(loader=PackageLoader("chakai.web"), autoescape=True, undefined=StrictUndefined)
    environment.globals["static"] = lambda path: f"/static/{path}"
    words = words_in("en")
    facts = rules_pages.page_facts(words, "matcha", STANDARD) | {"w": words, "part": part}
    page = '{% from "situations.html" import part_of with context %}{{ part_of(part) }}'
    return environment.from_string(page).render(facts)


def test_every_ruling_has_a_situation() -> None:
    assert tuple(RULINGS) == matcha_rules.RULINGS
    assert all(parts for parts in RULINGS.values())


def test_every_situation_has_a_caption() -> None:
    words = words_in("en")
    assert [number for number in RULINGS if f"situation-{number}-caption" not in words] == []


@pytest.mark.parametrize("part", tea_cards(), ids=str)
def test_tokens_are_drawn_as_judged(part: At) -> None:
    """Read from the HTML, side by side: the other player's tokens, then the reader's."""
    other, mine = (re.findall(r'data-kind="(\w)"', side) for side in html_of(part).split('class="drawn-tea'))
    verdict = judge(part.sides, part.tea, part.mat, STANDARD) if part.resolved else ()
    for seat, kinds in ((OTHER, other), (YOU, mine)):
        assert kinds == [fact.kind for fact in verdict if not isinstance(fact, Nothing) and fact.seat == seat]


@pytest.mark.parametrize("part", tea_cards(), ids=str)
def test_m4_lone_and_unresolved_cards_are_drawn_face_down(part: At) -> None:
    html = html_of(part)
    open_cards = part.resolved and None not in part.sides
    assert html.count("card back") == (0 if open_cards else sum(card is not None for card in part.sides))


@pytest.mark.parametrize("row", CASES)
def test_cases_show_their_row(row: str) -> None:
    assert CASES[row].verdict[0].why == WHY[row]


def test_ranks_show_where_the_loops_close() -> None:
    numbers, suits = RANKS
    assert [part.verdict[0].why for part in RANKS] == ["better-match", "better-match"]
    assert (numbers.sides, numbers.taken(YOU)) == ((Card(1, "r"), Card(4, "r")), ["r"])
    assert (suits.sides, suits.taken(YOU)) == ((Card(2, "y"), Card(2, "g")), ["b"])


@pytest.mark.parametrize("ruling", ENDINGS)
def test_endings_are_those_the_captions_tell(ruling: str) -> None:
    (part,) = RULINGS[ruling]
    assert isinstance(part, Trays)
    outcome = part.ending.outcome
    assert outcome is not None
    assert (outcome.why, outcome.winners) == ENDINGS[ruling]


def test_m9_plays_on_until_one_is_ahead() -> None:
    before, _, after = RULINGS["m9"]
    assert isinstance(before, Trays)
    assert isinstance(after, Trays)
    assert before.ending.playing_on
    assert before.ending.outcome is None
    assert after.ending.outcome is not None
    assert after.ending.outcome.winners == (OTHER,)


def test_m11_whisks_count_only_where_the_edition_says_so() -> None:
    with_whisks, without = (part for part in RULINGS["m11"] if isinstance(part, Trays))
    assert with_whisks.ending.outcome is not None
    assert without.ending.outcome is not None
    assert (with_whisks.ending.outcome.why, with_whisks.ending.outcome.winners) == ("count", (OTHER,))
    assert without.ending.outcome.why == "draw"


def test_no_card_lies_twice_in_a_situation() -> None:
    for name, parts in RULINGS.items():
        scene = parts if name == "m6" else parts[:1]
        cards = [card for part in scene for card in cards_of(part) if card is not None and card != ZERO]
        assert len(cards) == len(set(cards)), name


def cards_of(part: Part) -> tuple[Card | None, ...]:
    match part:
        case At(_, tea, mine, others):
            return tea, mine, others
        case Hand(_, cards):
            return cards
        case Pairs(tea):
            return tea
    return ()


@pytest.mark.parametrize("rules", EDITIONS)
def test_goals_are_those_of_the_edition(rules: str) -> None:
    edition = EDITIONS[rules]
    for _, row in rules_matcha.goals(words_in("en"), edition):
        tokens = [row.count(kind) for kind in "grbyw"]
        fewer = [count - (kind == row[-1]) for kind, count in zip("grbyw", tokens, strict=True)]
        assert edition.reaches_goal(tuple(tokens))  # type: ignore[arg-type]  # five of them
        assert not edition.reaches_goal(tuple(fewer))  # type: ignore[arg-type]


@pytest.mark.parametrize("rules", EDITIONS)
def test_chapters_have_the_same_ids_in_every_language(rules: str) -> None:
    ids = [
        [section.id for section in rules_pages.chapters(words_in(language), "matcha", EDITIONS[rules])[1]]
        for language in ("en", "ja", "uk", "nl")
    ]
    assert ids[0] == ids[1] == ids[2] == ids[3]
    assert {"ranks", "turn", "resolution", "win"} <= set(ids[0])
