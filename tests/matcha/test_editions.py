"""The five rule sets, field by field, and house rules: one changed field really changes play."""

from dataclasses import fields

import pytest

from chakai.core.chance import SeededLuck
from chakai.core.illegal import Impossible
from chakai.games.matcha.cards import KINDS, ZERO
from chakai.games.matcha.edition import EDITIONS, HOUSE_FIELDS, house_of, with_house
from chakai.games.matcha.engine import MATCHA
from chakai.games.matcha.moves import Deal
from tests.matcha.situations import (
    DUTCH,
    GRAIL,
    MATAGOT,
    House,
    after,
    choices,
    deal,
    ending,
    forced,
    on,
    passed_out,
    played,
    refusal,
    row,
    starting,
    tokens,
    view,
)

BIG = {"suits": "grby", "numbers": 4, "zeros": 2, "hand_size": 5, "rounds": 3}
NEW = {
    "sets": 2,
    "turns": 2,
    "keep": "none",
    "goal_suit": 3,
    "goal_whisks": 4,
    "goal_each": True,
    "play_on": False,
    "start_tokens": None,
}
TINY = {**NEW, "zeros": 1, "sets": 1, "goal_suit": 2, "goal_whisks": 2, "whisks_break_ties": True}
OLD = {
    **NEW,
    "sets": None,
    "turns": None,
    "keep": "any",
    "goal_suit": 4,
    "whisks_break_ties": False,
    "play_on": True,
}
FIELDS: dict[str, dict[str, object]] = {
    GRAIL: {**BIG, **OLD},
    MATAGOT: {**BIG, **NEW, "whisks_break_ties": True},
    DUTCH: {**BIG, **NEW, "whisks_break_ties": False},
    "mini": {**TINY, "suits": "gr", "numbers": 2, "hand_size": 1, "rounds": 1},
    "small": {**TINY, "suits": "grb", "numbers": 3, "hand_size": 2, "rounds": 2},
}


def test_there_are_five_rule_sets() -> None:
    assert list(EDITIONS) == list(FIELDS)


@pytest.mark.parametrize("rules", FIELDS)
def test_the_fields_of_a_rule_set(rules: str) -> None:
    edition = MATCHA.rules(rules)
    found = {field.name: getattr(edition, field.name) for field in fields(edition)}
    assert found == {"name": rules, **FIELDS[rules]}


@pytest.mark.parametrize("rules", FIELDS)
def test_every_field_but_the_name_is_a_house_rule(rules: str) -> None:
    assert set(HOUSE_FIELDS) == set(FIELDS[rules])


@pytest.mark.parametrize("rules", [GRAIL, MATAGOT, DUTCH])
def test_a_published_deck_has_18_cards_and_two_lie_aside(rules: str) -> None:
    edition = MATCHA.rules(rules)
    assert len(edition.deck) == 18
    assert sum(each.number == 0 for each in edition.deck) == 2
    assert len({each for each in edition.deck if each.number}) == 16
    assert len(after(rules, deal()).aside) == 2


WRONG_DEALS = [
    ("deal 1 | 2g 3b 1y 4r 3r 2b | 1g 2r 3y 4y 0 | 3g 4g 1r 2y 0 | 1b 4b", "deal-dealer"),
    ("deal 0 | 2g 3b 1y 4r 3r | 1g 2r 3y 4y 0 | 3g 4g 1r 2y 0 | 1b 4b 2b", "deal-tea-count"),
    ("deal 0 | 0 3b 1y 4r 3r 2b | 1g 2r 3y 4y 2g | 3g 4g 1r 2y 0 | 1b 4b", "deal-tea-zero"),
    ("deal 0 | 2g 3b 1y 4r 3r 2b | 1g 2r 3y 4y | 3g 4g 1r 2y 0 | 1b 4b 0", "deal-hand-size"),
    ("deal 0 | 2g 3b 1y 4r 3r 2b | 1g 2r 3y 4y 0 | 3g 4g 1r 2y 0 1b | 4b", "deal-hand-size"),
    ("deal 0 | 2g 3b 1y 4r 3r 2b | 1g 2r 3y 4y 0 | 3g 4g 1r 2y 0 | 1b 2g", "deal-extra-card"),
    ("deal 0 | 2g 3b 1y 4r 3r 2b | 1g 2r 3y 4y 0 | 3g 4g 1r 2y 0 | 1b 0", "deal-extra-card"),
    ("deal 0 | 2g 3b 1y 4r 3r 2b | 1g 2r 3y 4y 0 | 3g 4g 1r 2y 0 | 1b 5b", "deal-extra-card"),
    ("deal 0 | 2g 3b 1y 4r 3r 2b | 1g 2r 3y 4y 0 | 3g 4g 1r 2y 0 | 1b", "deal-missing-card"),
]


@pytest.mark.parametrize("rules", [GRAIL, MATAGOT, DUTCH])
@pytest.mark.parametrize(("wrong", "code"), WRONG_DEALS)
def test_a_deal_that_is_not_a_set_is_refused(rules: str, wrong: str, code: str) -> None:
    assert refusal(after(rules), wrong) == code


@pytest.mark.parametrize("rules", FIELDS)
def test_drawn_deals_are_sets_of_all_cards_with_no_0_as_tea_card(rules: str) -> None:
    edition = MATCHA.rules(rules)
    state = after(rules)
    for number in range(50):
        drawn = MATCHA.draw(state, SeededLuck("editions", number))
        assert isinstance(drawn, Deal)
        assert ZERO not in drawn.tea
        assert len(drawn.tea) == 2 * edition.rounds
        assert sorted(map(str, [*drawn.tea, *drawn.hands[0], *drawn.hands[1], *drawn.aside])) == sorted(
            map(str, edition.deck)
        )
        assert on(state, str(drawn)).hands == drawn.hands


# The small ones.


def test_mini_is_one_round_with_one_card_each() -> None:
    state = after("mini", "deal 0 | 1g 2r | 1r | 2g | 0")
    assert choices(state, 0) == ["0 1r#", "0 1r*", "0 -"]
    state = on(state, "0 1r#, 1 2g#")
    assert tokens(state) == ("g", "w")
    assert forced(state) == [0, 1]  # the second turns, with empty hands
    assert ending(state) == ((0,), "count")


def test_mini_second_turn_may_follow_a_pass() -> None:
    state = on(after("mini", "deal 0 | 1g 2r | 1r | 2g | 0"), "0 -, 1 -, 0 1r*, 1 2g#")
    assert tokens(state) == ("r", "g")
    assert ending(state) == ((1,), "count")


def test_mini_whisks_come_last_in_the_comparison() -> None:
    house = starting("g", "gw")
    state = on(after("mini", "deal 0 | 1g 2r | 1r | 2g | 0", house=house), "0 -, 1 -, 0 -, 1 -")
    assert ending(state) == ((1,), "count")
    house = starting("r", "w")
    state = on(after("mini", "deal 0 | 1g 2r | 1r | 2g | 0", house=house), "0 -, 1 -, 0 -, 1 -")
    assert ending(state) == ((0,), "count")


@pytest.mark.parametrize(("start", "kinds"), [("g", "gg"), ("rw", "grw")])
def test_mini_goals_of_two_of_a_suit_and_of_one_of_every_kind_in_play(start: str, kinds: str) -> None:
    state = on(after("mini", "deal 0 | 1g 2r | 1r | 2g | 0", house=starting(start, "")), "0 1r#, 1 -, 1 -")
    assert tokens(state)[0] == kinds
    assert ending(state) == ((0,), "goal")


def test_mini_goal_of_two_whisks() -> None:
    state = on(after("mini", "deal 0 | 1g 2r | 1r | 2g | 0", house=starting("", "w")), "0 1r#, 1 2g#")
    assert tokens(state)[1] == "ww"
    assert ending(state) == ((1,), "goal")


def test_small_is_two_rounds_with_two_cards_each() -> None:
    state = after("small", "deal 0 | 1g 2r 1b 3b | 1r 2g | 2b 0 | 3g 3r")
    state = on(state, "0 1r#, 1 0#, 0 -, 1 -")
    assert tokens(state) == ("g", "w")
    assert view(state, None).round == 1
    state = on(state, "0 -, 1 2b*, 0 2g*")
    assert tokens(state) == ("gw", "bw")
    assert ending(state) == ((0,), "count")


def test_small_goal_of_one_of_every_kind_needs_no_yellow() -> None:
    state = after("small", "deal 0 | 1g 2r 1b 3b | 1r 2g | 2b 0 | 3g 3r", house=starting("rbw", ""))
    state = on(state, "0 1r#, 1 -, 0 -, 1 -")
    assert tokens(state)[0] == "grbw"
    assert ending(state) == ((0,), "goal")


# House rules, one field at a time.


def test_house_suits() -> None:
    state = after("mini", deal(rules="mini", house={"suits": "by"}), house={"suits": "by"})
    assert {each.suit for each in state.tea} <= {"b", "y"}
    assert MATCHA.rules("mini", {"suits": "by"}).kinds == "byw"
    assert refusal(after("mini", house={"suits": "by"}), deal(rules="mini")) == "deal-extra-card"


def test_house_suits_change_the_loop() -> None:
    teas = "1g 3b"
    for suits, winner in (("grb", 1), ("grby", 0)):  # green over blue, unless blue is the last suit
        house = {"suits": suits}
        state = after("small", deal("2r 1r " + teas, "2g", "2b", rules="small", house=house), house=house)
        assert tokens(played(state, "2g#", "2b#"))[winner] == "r"


def test_house_numbers() -> None:
    for numbers, winner in ((3, 1), (4, 0)):  # 3 over 1, unless 3 is the highest
        house = {"numbers": numbers}
        state = after("small", deal("1r 2g", "3g", "1g", rules="small", house=house), house=house)
        assert tokens(played(state, "3g*", "1g*"))[winner] == "g"
    assert after(MATAGOT, deal(house={"numbers": 9}, first="9y"), house={"numbers": 9}).hands[0].count((9, "y"))


def test_house_zeros() -> None:
    assert refusal(after(MATAGOT, house={"zeros": 3}), deal()) == "deal-missing-card"
    state = after(MATAGOT, deal(first="0 0 0", house={"zeros": 3}), house={"zeros": 3})
    assert choices(state, 0).count("0 0#") == 1  # alike, so listed once
    assert refusal(after(MATAGOT, house={"zeros": 1}), deal()) == "deal-extra-card"


def test_house_hand_size() -> None:
    state = after(MATAGOT, deal(house={"hand_size": 3}), house={"hand_size": 3})
    assert view(state, None).hand_sizes == (3, 3)
    assert len(state.aside) == 6
    assert refusal(after(MATAGOT, house={"hand_size": 3}), deal()) == "deal-hand-size"


def test_house_rounds() -> None:
    state = after(MATAGOT, deal(house={"rounds": 2}), house={"rounds": 2})
    assert len(state.tea) == 4
    state = played(played(state))
    assert refusal(state, "0 -") == "deal-due"
    assert refusal(after(MATAGOT, house={"rounds": 2}), deal()) == "deal-tea-count"


@pytest.mark.parametrize("sets", [1, 3])
def test_house_sets(sets: int) -> None:
    state = after(MATAGOT, house={"sets": sets})
    for number in range(sets):
        assert ending(state) is None
        state = passed_out(on(state, deal(dealer=number % 2)))
    assert ending(state) == ((0, 1), "draw")


def test_house_sets_none_is_no_limit() -> None:
    state = after(MATAGOT, house={"sets": None})
    for number in range(6):
        state = passed_out(on(state, deal(dealer=number % 2)))
    assert ending(state) is None


def test_house_sets_limit_2015_and_then_count() -> None:
    state = passed_out(after(GRAIL, deal(), house={"sets": 1, **starting("y", "www")}))
    assert ending(state) == ((0,), "count")


def test_house_turns() -> None:
    state = on(after(MATAGOT, deal(), house={"turns": 1}), "0 -, 1 -")
    assert view(state, None).round == 1
    state = on(after(MATAGOT, deal(first="0"), house={"turns": 3}), "0 -, 1 -, 0 -, 1 -, 0 0#")
    assert view(state, None).round == 0
    assert view(state, None).turn == 1


def test_house_turns_none_is_until_both_have_passed() -> None:
    state = on(after(MATAGOT, deal(second="0 1b"), house={"turns": None}), "0 -, 1 0#")
    assert view(state, None).turn == 1
    assert refusal(state, "0 -") == "not-your-turn"
    assert view(on(state, "1 -"), None).round == 1


def test_house_keep() -> None:
    assert MATCHA.to_act(passed_out(after(GRAIL, deal(), house={"keep": "none"}))) == (-1,)
    some = passed_out(after(GRAIL, deal(house={"keep": "all-or-none"}), house={"keep": "all-or-none"}))
    assert len(choices(some, 0)) == 2
    assert refusal(some, choices(passed_out(after(GRAIL, deal())), 0)[1]) == "keep-all-or-none"
    kept = passed_out(after(MATAGOT, deal(), house={"keep": "any"}))
    assert MATCHA.to_act(kept) == (0, 1)


def test_house_goal_suit() -> None:
    for goal, won in ((2, True), (3, False), (None, False)):
        state = after(MATAGOT, deal(first="0"), house={"goal_suit": goal, **starting("g", "")})
        assert (ending(played(state, "0#", "")) is not None) == won
    house = {"goal_suit": None, **starting("g" * 9, "")}
    assert ending(played(after(MATAGOT, deal(first="0"), house=house), "0#", "")) is None


def test_house_goal_whisks() -> None:
    for goal, won in ((2, True), (3, False), (None, False)):
        house = {"goal_whisks": goal, **starting("w", "")}
        state = after(MATAGOT, deal("1g 2g", "0", "1r"), house=house)
        assert (ending(played(state, "0#", "1r#")) is not None) == won


def test_house_goal_each() -> None:
    for flag, won in ((True, True), (False, False)):
        state = after(MATAGOT, deal("1g 2g", "0"), house={"goal_each": flag, **starting("rbyw", "")})
        assert (ending(played(state, "0#", "")) is not None) == won


def test_house_whisks_break_ties() -> None:
    for rules, flag, end in ((MATAGOT, False, ((0, 1), "draw")), (DUTCH, True, ((1,), "tie-break"))):
        house = {"whisks_break_ties": flag, **starting("gg", "ggw")}
        state = after(rules, deal("1g 2g", "0", "0"), house=house)
        assert ending(played(state, "0#", "0*")) == end


def test_house_play_on() -> None:
    for rules, flag, end in ((MATAGOT, True, None), (GRAIL, False, ((0, 1), "draw"))):
        below = "g" * (2 if rules == MATAGOT else 3)
        state = after(rules, deal("1g 2g", "0", "0"), house={"play_on": flag, **starting(below, below)})
        assert ending(played(state, "0#", "0*")) == end


def test_house_start_tokens() -> None:
    state = after(GRAIL, house={"start_tokens": [[1, 2, 0, 0, 3], [0, 0, 1, 0, 0]]})
    assert tokens(state) == ("grrwww", "b")
    assert ending(state) is None


# What cannot be.

IMPOSSIBLE: list[tuple[str, House, str]] = [
    (MATAGOT, {"hand_size": 6}, "deck-too-small"),
    (MATAGOT, {"rounds": 4}, "deck-too-small"),
    (MATAGOT, {"suits": "grb"}, "deck-too-small"),
    (MATAGOT, {"numbers": 3}, "deck-too-small"),
    ("mini", {"zeros": 0}, "deck-too-small"),
    (GRAIL, {"suits": "grb", "zeros": 9}, "too-few-tea-cards"),
    (MATAGOT, {"suits": "gr", "numbers": 2, "zeros": 9, "hand_size": 1}, "too-few-tea-cards"),
    (GRAIL, {"goal_suit": None, "goal_whisks": None, "goal_each": False}, "nobody-can-win"),
    ("mini", {"start_tokens": [[0, 0, 1, 0, 0], [0] * 5]}, "token-not-in-play"),
    ("small", {"start_tokens": [[0] * 5, [0, 0, 0, 1, 0]]}, "token-not-in-play"),
    (MATAGOT, starting("ggg", ""), "goal-at-start"),
    (MATAGOT, starting("", "wwww"), "goal-at-start"),
    (GRAIL, starting(KINDS, ""), "goal-at-start"),
]


@pytest.mark.parametrize(("rules", "house", "code"), IMPOSSIBLE)
def test_rules_that_do_not_go_together_are_refused(rules: str, house: House, code: str) -> None:
    with pytest.raises(Impossible) as refused:
        MATCHA.rules(rules, house)
    assert refused.value.code == code


def test_the_edges_of_what_goes_together() -> None:
    """One card less or one goal more, and each of these is possible."""
    assert MATCHA.rules(MATAGOT, {"zeros": 1})
    assert MATCHA.rules(GRAIL, {"zeros": 9})
    assert MATCHA.rules(GRAIL, {"goal_suit": None, "goal_whisks": None})
    assert MATCHA.rules(MATAGOT, {"goal_suit": None, "goal_whisks": None, "goal_each": False})
    assert MATCHA.rules(MATAGOT, starting("ggrrbbyy", "www"))


BAD: list[tuple[str, object]] = [
    *((name, value) for name in ("numbers", "zeros", "hand_size", "rounds") for value in (None, -1, 10, "2", 2.0)),
    *((name, True) for name in ("numbers", "sets", "turns", "goal_suit")),
    ("numbers", 1),
    ("hand_size", 0),
    ("rounds", 0),
    ("sets", 0),
    ("sets", 1000),
    ("turns", 0),
    ("goal_suit", 0),
    ("goal_whisks", -1),
    ("suits", "rg"),
    ("suits", "g"),
    ("suits", "grbyw"),
    ("suits", ["g", "r"]),
    ("keep", "some"),
    ("keep", None),
    ("goal_each", 1),
    ("play_on", "yes"),
    ("whisks_break_ties", None),
    ("start_tokens", [[0] * 5]),
    ("start_tokens", [[0] * 4, [0] * 5]),
    ("start_tokens", [[0, 0, 0, 0, -1], [0] * 5]),
    ("start_tokens", [[0, 0, 0, 0, True], [0] * 5]),
    ("start_tokens", "00000"),
]


@pytest.mark.parametrize(("field", "value"), BAD)
def test_bad_values_are_refused(field: str, value: object) -> None:
    with pytest.raises(Impossible) as refused:
        MATCHA.rules(MATAGOT, {field: value})
    assert refused.value.code == "house-value"
    assert refused.value.facts["field"] == field


@pytest.mark.parametrize(
    ("field", "text"),
    [
        ("sets", ""),
        ("sets", "two"),
        ("sets", "-1"),
        ("sets", "+1"),
        ("sets", "٢"),
        ("sets", " 2"),
        ("numbers", "none"),
        ("play_on", "1"),
        ("keep", "None"),
        ("suits", ""),
        ("start_tokens", "1,2,3"),
        ("start_tokens", "1_0,+1,0,0,0/0,0,0,0,0"),
        ("start_tokens", "a,b,c,d,e/0,0,0,0,0"),
    ],
)
def test_bad_texts_are_refused(field: str, text: str) -> None:
    with pytest.raises(Impossible) as refused:
        MATCHA.rules_from_texts(MATAGOT, {field: text})
    assert refused.value.code == "house-value"
    assert refused.value.facts["field"] == field


def test_unknown_rules_and_fields_are_refused() -> None:
    with pytest.raises(Impossible) as refused:
        MATCHA.rules("matagot-2021")
    assert refused.value.code == "unknown-rules"
    for house in ({"colour": 1}, {"name": "mine"}):
        with pytest.raises(Impossible) as refused:
            MATCHA.rules(MATAGOT, house)
        assert refused.value.code == "house-unknown"


# A house as a record has it.

HOUSES: list[tuple[str, House, dict[str, str]]] = [
    (MATAGOT, {}, {}),
    (MATAGOT, {"sets": 3, "whisks_break_ties": False}, {"sets": "3", "whisks_break_ties": "no"}),
    (MATAGOT, {"sets": None, "play_on": True}, {"sets": "none", "play_on": "yes"}),
    (GRAIL, {"keep": "all-or-none", "turns": 2}, {"keep": "all-or-none", "turns": "2"}),
    ("small", {"suits": "rby", "goal_suit": None}, {"suits": "rby", "goal_suit": "none"}),
    (GRAIL, {"start_tokens": [row("gw"), row("")]}, {"start_tokens": "1,0,0,0,1/0,0,0,0,0"}),
]


@pytest.mark.parametrize(("rules", "house", "texts"), HOUSES)
def test_a_house_comes_back_as_it_was_given(rules: str, house: House, texts: dict[str, str]) -> None:
    edition = MATCHA.rules(rules, house)
    assert house_of(edition) == house
    assert MATCHA.rules(rules, house_of(edition)) == edition
    assert MATCHA.rules_from_texts(rules, texts) == edition
    assert edition.name == rules


@pytest.mark.parametrize("rules", FIELDS)
def test_fields_named_but_not_changed_are_no_house_rule(rules: str) -> None:
    assert MATCHA.rules(rules, FIELDS[rules]) == EDITIONS[rules]
    assert house_of(with_house(EDITIONS[rules], FIELDS[rules])) == {}


def test_the_dutch_rules_are_one_changed_field() -> None:
    house = {"whisks_break_ties": False}
    assert house_of(MATCHA.rules(MATAGOT, house)) == house
    changed = {name for name in FIELDS[DUTCH] if FIELDS[DUTCH][name] != FIELDS[MATAGOT][name]}
    assert changed == set(house)
