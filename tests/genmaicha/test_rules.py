"""The rules that no ruling touches: set-up, rounds, lines, the end, and house rules."""

import json

import pytest

from chakai.core.chance import SeededLuck
from chakai.core.illegal import Illegal, Impossible
from chakai.core.seats import CHANCE
from chakai.games.genmaicha.drinks import DRINKS, INGREDIENTS, LINES
from chakai.games.genmaicha.engine import GENMAICHA
from chakai.games.genmaicha.moves import Crates, Grid
from chakai.games.genmaicha.rules import HOUSE_FIELDS
from chakai.games.genmaicha.state import Ad, State
from tests.genmaicha.situations import (
    CEREMONY,
    FULL,
    GRID,
    IRI,
    MARKET,
    STANDARD,
    House,
    bidding,
    bids,
    brewing,
    choices,
    crates,
    dealt,
    due,
    ending,
    finished,
    lines,
    on,
    opened,
    record,
    refusal,
    seen,
    shelf,
    yen,
)

MIXES = pytest.mark.parametrize("rules", GENMAICHA.rule_sets)
PLAYERS = pytest.mark.parametrize("players", range(2, 7))
TABLE = {2: [4, 3, 3, 3], 3: [4, 4, 4], 4: [3, 3, 3], 5: [3, 2, 2], 6: [3, 2, 1]}
"""Drinks in each crate, round by round."""
TOP = "0 brew top rH bS bS"


# Set-up


@MIXES
@PLAYERS
def test_everybody_starts_with_500_yen_and_no_drinks(rules: str, players: int) -> None:
    state = opened(rules, players)
    assert yen(state) == [500] * players
    assert GENMAICHA.counts(state)["drinks"] == (0,) * players


@MIXES
def test_yen_at_the_lines(rules: str) -> None:
    right = {"bottom": 100, "middle": 200, "top": 300, "left": 400, "centre": 500, "right": 600}
    assert lines(opened(rules)) == right


def test_the_cards_of_the_lines() -> None:
    state = opened()
    assert {line: " ".join(state.cards(line)) for line in LINES} == {
        "top": "r S b",
        "middle": "H y N",
        "bottom": "T k g",
        "left": "r H T",
        "centre": "S y k",
        "right": "b N g",
    }


def test_eight_mixes_of_three_variants() -> None:
    assert len(GENMAICHA.rule_sets) == 8
    for name, rules in GENMAICHA.rule_sets.items():
        parts = set() if name == STANDARD else set(name.split("+"))
        assert (rules.matcha_iri, rules.tea_ceremony, rules.tea_market) == tuple(
            variant in parts for variant in (IRI, CEREMONY, MARKET)
        )


def test_a_grid_has_every_card_once() -> None:
    before = GENMAICHA.new(GENMAICHA.rules(STANDARD), 2)
    assert refusal(before, GRID.replace("w O X", "w O O")) == "grid-cards"
    for number in range(50):
        drawn = GENMAICHA.draw(before, SeededLuck("grid", number))
        assert isinstance(drawn, Grid)
        assert sorted(map(str, drawn.cards + drawn.others)) == sorted(INGREDIENTS)


def test_without_the_tea_ceremony_nobody_sees_the_other_cards_either() -> None:
    assert seen(opened(), None) == ("grid r S b / H y N / T k g | ? ? ?",)


# Crates


@PLAYERS
def test_the_crates_of_every_round(players: int) -> None:
    state = finished(opened(players=players))
    filled = [move.split(" | ") for move in record(state) if move.startswith("crates ")]
    assert [len(round_) for round_ in filled] == [players] * len(TABLE[players])
    sizes = [{len(crate.removeprefix("crates ").split()) for crate in round_} for round_ in filled]
    assert sizes == [{size} for size in TABLE[players]]
    assert GENMAICHA.counts(state)["drinks"] == (sum(TABLE[players]),) * players


@PLAYERS
def test_drawn_crates_are_of_the_right_size(players: int) -> None:
    state = opened(players=players)
    drawn = GENMAICHA.draw(state, SeededLuck("crates", 0))
    assert isinstance(drawn, Crates)
    assert [len(crate) for crate in drawn.crates] == [TABLE[players][0]] * players


@pytest.mark.parametrize("wrong", ["rS | rH", "rS rH rT rO | yS yH yT", "rS rH rT rO", "rS | rH | rT"])
def test_crates_of_a_wrong_size_are_refused(wrong: str) -> None:
    assert refusal(opened(), f"crates {wrong}") == "crates-size"


def test_the_highest_chooses_first_and_takes_all_its_drinks() -> None:
    state = on(bidding(3), bids(0, 300, 200))
    held = [{str(drink) for drink in crate or ()} for crate in state.crates]
    assert choices(state, 1) == ["1 crate A", "1 crate B", "1 crate C"]
    assert refusal(state, "2 crate A") == "not-your-turn"
    assert refusal(state, "1 crate D") == "no-such-crate"
    state = on(state, "1 crate B")
    assert choices(state, 2) == ["2 crate A", "2 crate C"]
    assert refusal(state, "2 crate B") == "crate-taken"
    state = on(state, "2 crate C")
    assert [shelf(state, seat) for seat in range(3)] == held


def test_bids_from_0_to_all_and_once() -> None:
    state = bidding(2)
    assert refusal(state, "0 bid 600") == "yen-too-much"
    assert refusal(on(state, "0 bid 500"), "0 bid 0") == "already-bid"
    assert refusal(state, "2 bid 0") == "no-such-player"
    tied = on(state, bids(300, 300))
    assert choices(tied, 0) == ["0 raise 0", "0 raise 100", "0 raise 200"]
    assert refusal(tied, "0 raise 300") == "yen-too-much"


# Brewing


def test_turns_are_in_the_order_of_the_bids() -> None:
    state = opened(players=3, house={"crates": [2]})
    state = on(state, "crates rH bS | rS bO | rO bX", bids(0, 200, 100), "1 crate A, 2 crate B")
    assert due(state) == (1,)
    assert due(on(state, "1 done")) == (2,)
    assert refusal(state, "2 done") == "not-your-turn"


def test_the_sheets_blue_stubby_can() -> None:
    """As a blue and as a stubby can ingredient, even in separate brews, but not twice as blue or stubby can."""
    state = brewing("bS rH bO yS gN kS")
    both = on(state, TOP)
    assert refusal(both, "0 brew right bS gN gN") == "drink-spent"
    blue = on(state, "0 brew right bS gN gN")
    assert refusal(blue, "0 brew top rH bS bS") == "drink-spent"
    assert refusal(blue, "0 brew right bS gN gN") == "drink-spent"
    stubby = on(blue, "0 brew top rH bS bO")
    assert yen(stubby)[0] == 400 + 600 + 300
    assert refusal(stubby, "0 brew centre bS yS kS") == "drink-spent"
    assert refusal(state, "0 brew top bS bS bS") == "drink-wrong"


def test_what_a_brew_needs() -> None:
    state = brewing("rH bS bT gN")
    assert refusal(state, "0 brew top rO bS bS") == "drink-not-held"
    assert refusal(state, "0 brew top bS rH bS") == "drink-wrong"
    for text in (
        "0 brew top rH bS",
        "0 brew front rH bS bS",
        "0  brew top rH bS bS",
        "0 brew top rH bS bS bS",
        "+1 done",
    ):
        with pytest.raises(Illegal) as refused:
            GENMAICHA.parse(text)
        assert refused.value.code == "malformed"


def test_a_line_drops_by_100_and_never_below_0() -> None:
    state = brewing("rH bS rS bO rT kS bN rX gS bX")
    earned = []
    for brew in ("rH bS bS", "rS rS bO", "rT kS bN", "rX gS bX"):
        before = yen(state)[0]
        state = on(state, f"0 brew top {brew}")
        earned.append(yen(state)[0] - before)
    assert earned == [300, 200, 100, 0]
    assert lines(state) == {"bottom": 100, "middle": 200, "top": 0, "left": 400, "centre": 500, "right": 600}


def test_lines_stay_dropped_in_the_next_round_and_unused_drinks_are_kept() -> None:
    state = dealt(on(brewing("rH bS kX", more=(2,)), TOP), "rS bO")
    assert shelf(state, 0) == {"kX", "rS", "bO"}
    assert lines(state)["top"] == 200
    assert yen(on(state, "0 brew top rS rS bO"))[0] == 700 - 100 + 200


@pytest.mark.parametrize(
    ("move", "code"),
    [
        (f"{TOP} + left below kH", "extra-not-played"),
        ("0 brew right bS gN gN ? kX X", "offer-not-played"),
        ("0 peek right kX X", "peek-not-played"),
        ("0 ad top 100", "ad-not-played"),
    ],
)
def test_variants_are_off_in_the_standard_game(move: str, code: str) -> None:
    assert refusal(brewing("rH bS kH gN kX"), move) == code


# Variants


def test_an_extra_needs_a_use_of_its_own_and_a_row() -> None:
    state = brewing("rH bS kH yN gN", rules=IRI)
    assert yen(on(state, f"{TOP} + left below rH"))[0] == 400 + 300 + 100  # rH as r in the row, as H beside it
    assert refusal(state, "0 brew middle kH yN gN + centre above kH") == "drink-wrong"
    assert refusal(state, "0 brew middle kH yN yN + right above rH") == "drink-wrong"
    assert refusal(state, "0 brew right bS gN gN + left below kH") == "extra-needs-row"
    used = on(state, "0 brew middle rH yN yN")
    assert refusal(used, f"{TOP} + left below rH") == "drink-spent"


def test_the_middle_row_has_neighbours_on_both_sides() -> None:
    state = brewing("gH yT gN rO kT kS", rules=FULL)
    middle = "0 brew middle gH yT gN"
    assert yen(on(state, f"{middle} + left above rO"))[0] == 400 + 200 + 100
    assert yen(on(state, f"{middle} + left below kT"))[0] == 400 + 200 + 100
    assert yen(on(state, f"{middle} + centre below kS"))[0] == 400 + 200 + 200
    upper = on(state, f"{middle} + centre above kS")
    assert sorted(upper.gaps) == [0, 100, 100, 200, 200, 200]


def test_an_offer_may_be_the_other_ingredient_of_a_drink_of_the_brew() -> None:
    state = brewing("rO wH gT", rules=CEREMONY)
    assert yen(on(state, "0 brew left rO wH gT ? wH w"))[0] == 400 + 400 + 500
    assert refusal(state, "0 brew left rO wH gT ? wH H") == "drink-spent"
    assert refusal(brewing("rH bS wN", rules=CEREMONY), f"{TOP} ? wN w") == "offer-needs-column"


def test_the_moves_of_the_rules_page() -> None:
    for text in (
        GRID,
        "crates bS rT yH kO | gN",
        "0 bid 300",
        "0 raise 100",
        "toss 2 0",
        "0 crate B",
        "0 brew top rH bS bS",
        "0 brew middle gH yT gN + left above rO",
        "0 brew left rO gH gT ? wN w",
        "0 peek right kX X",
        "0 ad left 300",
        "0 done",
    ):
        assert str(GENMAICHA.parse(text)) == text


# The end


@PLAYERS
def test_rounds_and_the_end(players: int) -> None:
    state = finished(opened(players=players))
    assert sum(move.startswith("crates ") for move in record(state)) == (4 if players == 2 else 3)
    assert ending(state) == (tuple(range(players)), "shared")
    assert refusal(state, "0 done") == "game-over"


def test_most_yen_wins_whatever_the_drinks() -> None:
    state = on(brewing("rH bS", more=()), TOP)
    outcome = GENMAICHA.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.why) == ((0,), "yen")
    assert outcome.counts == {"yen": (700, 500), "drinks": (0, 2)}


def test_then_most_drinks() -> None:
    """Seat 0 brews its 100 yen back and has fewer drinks."""
    state = on(brewing("gT kS", more=()), "0 brew bottom gT kS gT")
    assert yen(state) == [500, 500]
    assert ending(state) == ((1,), "drinks")


def test_then_the_win_is_shared_by_the_equal_ones() -> None:
    state = opened(players=3, house={"crates": [1]})
    state = on(state, crates(state), bids(100, 0, 0), "1 raise 0, 2 raise 0, toss 2 1, 0 crate A, 2 crate B")
    assert yen(state) == [400, 500, 500]
    assert ending(state) == ((1, 2), "shared")


# House rules: each field changes play


def test_start_yen() -> None:
    state = bidding(2, house={"start_yen": 200})
    assert choices(state, 0) == ["0 bid 0", "0 bid 100", "0 bid 200"]


def test_line_yen() -> None:
    state = brewing("rH bS", house={"line_yen": [0, 0, 1500, 0, 0, 0]})
    assert yen(on(state, TOP))[0] == 1900


@pytest.mark.parametrize(("drop", "left"), [(0, 300), (200, 100), (1000, 0)])
def test_drop(drop: int, left: int) -> None:
    assert lines(on(brewing("rH bS", house={"drop": drop}), TOP))["top"] == left


def test_crates() -> None:
    state = finished(opened(house={"crates": [1, 2]}))
    assert GENMAICHA.counts(state)["drinks"] == (3, 3)
    assert GENMAICHA.rules(STANDARD, {"crates": None}) == GENMAICHA.rules(STANDARD)


def test_bonuses() -> None:
    state = brewing("rH bS", rules=IRI, house={"bonuses": [700, 0, 0]})
    assert yen(on(state, f"{TOP} + left below rH"))[0] == 400 + 300 + 700


def test_ceremony_pay() -> None:
    state = brewing("rO wH gT", rules=CEREMONY, house={"ceremony_pay": 0})
    assert yen(on(state, "0 brew left rO wH gT ? wH w"))[0] == 400 + 400


def test_bids_paid() -> None:
    assert yen(on(bidding(2, house={"bids_paid": "first"}), bids(300, 200))) == [200, 500]


def half_used(house: House) -> State:
    return on(brewing("rH bS bO", house=house), "0 brew top rH bS bO")


def test_half_used() -> None:
    assert shelf(half_used({}), 0) == set()
    assert shelf(half_used({"half_used": "keep"}), 0) == {"rH", "bS", "bO"}


def test_own_ads() -> None:
    state = on(brewing("rH bS rS bO", rules=MARKET, house={"own_ads": "pay"}), TOP, "0 ad top 100")
    assert state.ad_at("top") == Ad(0, 100)
    assert yen(on(state, "0 brew top rS rS bO"))[0] == 600 + 200 + 200


def test_failed_brew() -> None:
    failed = "0 brew left rO wH gT ? wH w"
    others = GRID.replace("w O X", "X O w")
    states = []
    for house in ({}, {"failed_brew": "end-of-turn"}):
        state = opened(CEREMONY, grid=others, house={"crates": [4, 1], **house})
        states.append(on(dealt(state, "rO wH gT kX"), failed))
    at_once, later = states
    assert shelf(at_once, 0) == {"kX"}
    assert refusal(at_once, "0 peek centre rO O") == "drink-not-held"
    assert shelf(on(later, "0 peek centre rO O, 0 done"), 0) == {"kX"}


def test_every_field_is_tried_here() -> None:
    here = globals()
    assert [name for name in HOUSE_FIELDS if f"test_{name}" not in here] == []


# Impossible values


@pytest.mark.parametrize(
    "house",
    [
        {"start_yen": 150},
        {"start_yen": -100},
        {"start_yen": True},
        {"start_yen": 500.0},
        {"start_yen": None},
        {"line_yen": [100] * 5},
        {"line_yen": [100] * 7},
        {"line_yen": [50] * 6},
        {"line_yen": 600},
        {"drop": 50},
        {"drop": -100},
        {"drop": "100"},
        {"crates": []},
        {"crates": [0]},
        {"crates": [2, 1.0]},
        {"crates": 3},
        {"bonuses": [100, 200]},
        {"bonuses": [100, 200, 250]},
        {"ceremony_pay": 1},
        {"ceremony_pay": -500},
        {"bids_paid": "none"},
        {"bids_paid": True},
        {"half_used": "discarded"},
        {"own_ads": ""},
        {"own_ads": ["pay"]},
        {"failed_brew": "end of turn"},
    ],
    ids=json.dumps,
)
def test_an_impossible_value_is_refused(house: House) -> None:
    with pytest.raises(Impossible) as refused:
        GENMAICHA.rules(FULL, house)
    assert refused.value.code == "house-value"


def test_an_unknown_field_or_rule_set_is_refused() -> None:
    with pytest.raises(Impossible) as refused:
        GENMAICHA.rules(FULL, {"moon": 1})
    assert refused.value.code == "house-unknown"
    with pytest.raises(Impossible) as refused:
        GENMAICHA.rules("tea-market+matcha-iri")
    assert refused.value.code == "unknown-rules"


def test_more_drinks_than_there_are() -> None:
    with pytest.raises(Impossible) as refused:
        GENMAICHA.rules(STANDARD, {"crates": [10, 9]})  # not even for two
    assert refused.value.code == "too-few-drinks"
    rules = GENMAICHA.rules(STANDARD, {"crates": [6, 6]})
    assert due(GENMAICHA.new(rules, 3)) == (CHANCE,)
    with pytest.raises(Impossible) as refused:
        GENMAICHA.new(rules, 4)
    assert refused.value.code == "too-few-drinks"


def test_all_36_drinks_can_be_in_play() -> None:
    state = finished(opened(players=3))
    assert set().union(*(shelf(state, seat) for seat in range(3))) == {*map(str, DRINKS)}
