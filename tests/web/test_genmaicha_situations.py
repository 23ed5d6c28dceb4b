"""Every ruling of Genmaicha has its drawn situation, and what is drawn is what the engine says."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import chain
from typing import Any

import pytest
from jinja2 import Environment, PackageLoader, StrictUndefined, Template

from chakai.core.illegal import Illegal
from chakai.games.genmaicha.drinks import DRINKS, INGREDIENTS
from chakai.games.genmaicha.engine import GENMAICHA
from chakai.games.genmaicha.moves import AdPays, Bid, Brew, Earn, Extra, Move, Peek, PlaceAd, Toss, parse
from chakai.games.genmaicha.rules import RULE_SETS, house_of
from chakai.games.genmaicha.state import Stage, State
from chakai.web import rules_pages
from chakai.web.genmaicha_parts import (
    BEA,
    JO,
    YOU,
    Act,
    Bids,
    Board,
    Crates,
    HiddenRow,
    LineAt,
    Part,
    Seats,
    Shelf,
)
from chakai.web.genmaicha_situations import STANDARD, chapters, rulings
from chakai.words import genmaicha_rules, speak
from chakai.words.catalogue import LANGUAGES, words_in

REFUSED = {
    "g3": "yen-step",
    "g10": "extra-no-row",
    "g18": "extra-gone",
    "g19": "peek-face-up",
    "g23": "ad-no-right",
    "g26": "offer-face-up",
}
ORDERS = {
    "g2": (BEA, YOU, JO),
    "g4": (JO, YOU, BEA),
    "g5": (BEA, YOU, JO),
    "g20": (JO, YOU, BEA, 3),
    "g25": (2, 1, 0),
}


def drawn() -> Iterator[tuple[str, Part]]:
    """All parts of all situations, with the place where they stand."""
    for number, parts in rulings().items():
        yield from ((number, part) for part in parts)
    for name, rules in RULE_SETS.items():
        for chapter, parts in chapters(rules).items():
            yield from ((f"{name} {chapter}", part) for part in parts)


ACTS = [pytest.param(part, id=f"{place}: {part.text}") for place, part in drawn() if isinstance(part, Act)]
STATES = [
    pytest.param(part.state, id=f"{place}-{number}")
    for number, (place, part) in enumerate(drawn())
    if hasattr(part, "state")
]


@cache
def page() -> Template:
    environment = Environment(loader=PackageLoader("chakai.web"), autoescape=True, undefined=StrictUndefined)
    environment.globals["static"] = lambda path: f"/static/{path}"
    text = '{% from "genmaicha_situations.html" import part_of with context %}{{ part_of(part) }}'
    return environment.from_string(text)


def html_of(part: Part, language: str = "en") -> str:
    """The part as the page has it."""
    words = words_in(language)
    facts = rules_pages.page_facts(words, "genmaicha", STANDARD)
    return page().render(facts | {"w": words, "part": part})


def text_of(html: str) -> str:
    return " ".join(re.sub(r"<[^>]*>", "", html).split())


def asked(state: State, move: Move) -> tuple[Illegal | None, tuple[Any, ...]]:
    """What the engine has against a move, and what it makes of it."""
    try:
        GENMAICHA.check(state, move)
    except Illegal as refusal:
        return refusal, ()
    return None, GENMAICHA.apply(state, move).log[len(state.log) :]


def of_kind(number: str, kind: Any) -> list[Any]:
    return [part for part in rulings()[number] if isinstance(part, kind)]


def test_every_ruling_has_a_situation() -> None:
    assert tuple(rulings()) == genmaicha_rules.RULINGS
    assert all(parts for parts in rulings().values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_situation_has_a_caption(language: str) -> None:
    words = words_in(language)
    wanted = {*rulings(), *chain.from_iterable(chapters(rules) for rules in RULE_SETS.values())}
    assert len(wanted) == 30 + 9
    assert {place for place in wanted if f"drawn-{place}-caption" not in words} == set()


@pytest.mark.parametrize("act", ACTS)
def test_a_move_earns_what_the_engine_says(act: Act) -> None:
    refusal, log = asked(act.state, parse(act.text))
    html = html_of(act)
    gained = [entry.yen + entry.bonus + entry.ceremony for entry in log if isinstance(entry, Earn)]
    gained += [2 * entry.yen for entry in log if isinstance(entry, AdPays)]
    assert [int(yen) for yen in re.findall(r"\+(\d+)</span>", html)] == gained
    assert (act.refused is None) == (refusal is None)
    assert ('class="drawn-refused"' in html) == (refusal is not None)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", REFUSED)
def test_a_refusal_is_told_with_its_reason(number: str, language: str) -> None:
    act = of_kind(number, Act)[-1]
    refusal, _ = asked(act.state, parse(act.text))
    assert refusal is not None
    assert refusal.code == REFUSED[number]
    assert text_of(speak.refusal(words_in(language), refusal)) in text_of(html_of(act, language))


def test_nothing_else_is_refused() -> None:
    assert {place for place, part in drawn() if isinstance(part, Act) and part.refused} == set(REFUSED)


@pytest.mark.parametrize("act", [act for act in ACTS if isinstance(act.values[0].move, Brew)])  # type: ignore[union-attr]
def test_a_brew_is_drawn_with_its_cards_and_drinks(act: Act) -> None:
    move = parse(act.text)
    assert isinstance(move, Brew)
    html = html_of(act)
    more = [str(move.more.drink)] if move.more else []
    assert re.findall(r'data-drink="(\w+)"', html) == [*map(str, move.drinks), *more]
    cards = re.findall(r'class="ingredient[^>]*><b>(\w)</b>', html)
    assert tuple(cards[:3]) == act.state.cards(move.line)
    taken = [entry.bonus for entry in asked(act.state, move)[1] if isinstance(entry, Earn)]
    if isinstance(move.more, Extra) and taken:
        assert act.gap is not None
        assert act.state.gaps[act.gap] == taken[0] > 0


@pytest.mark.parametrize("state", STATES)
def test_a_position_could_lie_on_a_table(state: State) -> None:
    """No drink twice, all twelve cards, ads only where somebody has brewed, rules without house fields."""
    held = [drink for shelf in state.shelves for drink in shelf]
    held += [drink for crate in state.crates if crate for drink in crate]
    assert len(held) == len(set(held) & set(DRINKS))
    assert sorted((*state.grid, *state.hidden)) == sorted(INGREDIENTS)
    assert state.rules.tea_market or not any(state.ads)
    assert state.rules.tea_ceremony or not any(state.face_up)
    assert house_of(state.rules) == {} or state.rules.name == "standard"


@pytest.mark.parametrize("number", ORDERS)
def test_bids_stand_in_the_order_that_follows(number: str) -> None:
    (part,) = of_kind(number, Bids)
    people = [words_in("en")(key) for key in ("situation-you", "situation-other", "drawn-third", "drawn-fourth")]
    assert part.state.stage is Stage.CHOOSE
    assert tuple(part.seats) == part.state.order == ORDERS[number]
    rows = re.findall(r'<th scope="row">(\w+)</th>', html_of(part))
    assert rows == [people[seat] for seat in ORDERS[number]]


def test_g2_everybody_has_paid() -> None:
    (part,) = of_kind("g2", Bids)
    assert [500 - bid for bid in part.state.bids] == [*part.state.yen]


def test_g4_the_follow_up_makes_more_than_the_higher_bid() -> None:
    state = of_kind("g4", Bids)[0].state
    assert state.bids[YOU] + state.raises[YOU] > state.bids[JO]


def test_g5_and_g20_chance_orders_those_still_equal() -> None:
    for number, tosses in (("g5", 1), ("g20", 2)):
        (part,) = of_kind(number, Bids)
        tossed = [entry for entry in part.state.log if isinstance(entry, Toss)]
        assert len(tossed) == tosses
        assert html_of(part).count('class="drawn-toss"') == 2 * tosses


def test_g7_g8_used_drinks_go_and_can_come_back() -> None:
    before, after = of_kind("g7", Shelf)
    assert [drink for drink, spent in before.drinks if not spent] == [drink for drink, _ in after.drinks]
    (crates,) = of_kind("g8", Crates)
    assert html_of(crates).count(" lit") == 2


def test_g11_a_look_costs_one_ingredient() -> None:
    before, after = of_kind("g11", Shelf)
    spent = [(str(drink), spent) for drink, spent in after.drinks if spent]
    assert [*map(len, (before.drinks, after.drinks))] == [4, 4]
    assert spent == [("kX", ["X"])]
    assert html_of(after).count('class="spent"') == 1


def test_g12_g14_g22_ads_stand_or_have_gone() -> None:
    ads = {number: of_kind(number, LineAt)[0].ad for number in ("g12", "g13", "g14", "g22")}
    assert [ad and (ad.owner, ad.yen) for ad in ads.values()] == [(YOU, 200), (YOU, 300), (YOU, 300), None]
    first = of_kind("g14", Act)[0]
    assert first.state.yen[YOU] == 0


def test_g13_and_g24_end_as_the_captions_tell() -> None:
    for number, why, winners in (("g13", "yen", (BEA,)), ("g24", "shared", (YOU, BEA))):
        state = of_kind(number, Seats)[0].state
        assert (state.outcome.why, state.outcome.winners) == (why, winners)
        assert 'class="drawn-outcome"' in html_of(of_kind(number, Seats)[0])


def test_g15_secrets_are_not_drawn() -> None:
    (bids,), (row,) = of_kind("g15", Bids), of_kind("g15", HiddenRow)
    assert "secret" in html_of(bids)
    assert html_of(row).count("ingredient back") == 2
    other = Bids(GENMAICHA.apply(bids.state._replace(answers=(None, Bid(BEA, 300))), Bid(YOU, 200)))
    assert other.state.bids == (200, 300)
    assert "secret" not in html_of(other)


def test_g16_and_g21_fail_and_lose_all_at_once() -> None:
    for number in ("g16", "g21", "g22"):
        act = of_kind(number, Act)[0]
        assert act.failed
        assert len(act.discarded) == 4
        assert html_of(act).count(" lost") == 4
        assert html_of(act).count("ingredient back") == 1


def test_g18_and_g29_the_lit_gap_is_empty() -> None:
    for number in ("g18", "g29"):
        (board,) = of_kind(number, Board)
        assert [board.state.gaps[gap] for gap in board.gaps] == [0]
        assert html_of(board).count('class="drawn-gone"') == 1


def test_g27_only_the_one_who_looked_sees_it() -> None:
    mine, hers = of_kind("g27", HiddenRow)
    first, again = (act.move for act in of_kind("g27", Act))
    assert isinstance(first, Peek)
    assert isinstance(again, Peek)
    assert first.column == again.column
    assert [html_of(row).count("ingredient back") for row in (mine, hers)] == [2, 3]


def test_g28_the_brewer_gets_all() -> None:
    (act,) = of_kind("g28", Act)
    assert act.gains == [(YOU, act.state.yen_at("top")), (BEA, 2 * act.state.ad_at("top").yen)]


@pytest.mark.parametrize("rules", RULE_SETS)
def test_the_set_up_is_that_of_the_rules(rules: str) -> None:
    (board,) = chapters(RULE_SETS[rules])["setup"]
    html = html_of(board)
    chosen = RULE_SETS[rules]
    assert html.count('class="drawn-gap') == (6 if chosen.matcha_iri else 0)
    assert html.count("ingredient back") == (3 if chosen.tea_ceremony else 0)
    yen = [int(found) for found in re.findall(r'class="yen"[^>]*>.*?</svg>(\d+)<', html)]
    assert sorted(yen) == sorted((*chosen.line_yen, *(chosen.bonuses * 2 if chosen.matcha_iri else ())))


def test_the_market_shows_an_ad_that_pays() -> None:
    first, ad, _, hers = chapters(RULE_SETS["tea-market"])["market"]
    assert isinstance(ad, Act)
    assert isinstance(ad.move, PlaceAd)
    assert isinstance(hers, Act)
    assert hers.gains[-1] == (YOU, 2 * ad.move.yen)
    assert isinstance(first, Act)


@pytest.mark.parametrize("rules", RULE_SETS)
def test_chapters_have_the_same_ids_in_every_language(rules: str) -> None:
    ids = [
        [section.id for section in rules_pages.chapters(words_in(language), "genmaicha", RULE_SETS[rules])[1]]
        for language in LANGUAGES
    ]
    assert all(other == ids[0] for other in ids)
    assert set(chapters(RULE_SETS[rules])) <= set(ids[0])
