"""Every ruling, by its number. Rules that no ruling touches are tested elsewhere."""

from itertools import permutations

import pytest

from chakai.core.chance import SeededLuck
from chakai.core.seats import CHANCE, Viewer
from chakai.games.genmaicha.drinks import COLOURS, DRINKS, INGREDIENTS, SHAPES
from chakai.games.genmaicha.engine import GENMAICHA
from chakai.games.genmaicha.moves import Crates
from chakai.games.genmaicha.state import Ad, State
from chakai.words.catalogue import LANGUAGES, words_in
from tests.genmaicha.situations import (
    CEREMONY,
    FULL,
    GRID,
    IRI,
    MARKET,
    bidding,
    bids,
    brewing,
    choices,
    crates,
    dealt,
    due,
    ending,
    lines,
    on,
    opened,
    record,
    refusal,
    seen,
    shelf,
    view,
    yen,
)

TOP = "0 brew top rH bS bS"
"""Cards r S b: the blue stubby can is both S and b."""


# G1: a drink offers two ingredients, its colour and its shape.


def test_g1_six_colours_six_shapes_and_a_drink_of_each_pair() -> None:
    assert len(COLOURS) == len(SHAPES) == 6
    assert sorted(map(str, DRINKS)) == sorted(colour + shape for colour in COLOURS for shape in SHAPES)
    assert sorted(INGREDIENTS) == sorted(COLOURS + SHAPES)


def test_g1_a_drink_serves_as_its_colour_and_as_its_shape_and_no_third_time() -> None:
    state = on(brewing("rH bS bT gN"), TOP)
    assert yen(state) == [400 + 300, 500]
    assert refusal(state, "0 brew right bS gN gN") == "drink-spent"
    assert yen(on(state, "0 brew right bT gN gN")) == [700 + 600, 500]


# G2: everybody pays what they bid, follow-ups too.


def test_g2_everybody_pays() -> None:
    assert yen(on(bidding(4), bids(300, 200, 0, 500))) == [200, 300, 500, 0]


def test_g2_follow_ups_are_paid_too() -> None:
    state = on(bidding(3), bids(200, 200, 400))
    assert yen(state) == [300, 300, 100]
    assert yen(on(state, "0 raise 300, 1 raise 100")) == [0, 200, 100]


def test_g2_only_the_first_in_order_is_the_other_reading() -> None:
    state = on(bidding(3, house={"bids_paid": "first"}), bids(200, 200, 100))
    assert yen(state) == [500, 500, 500]
    assert max(int(move.split()[-1]) for move in choices(state, 0)) == 300
    assert yen(on(state, "0 raise 100, 1 raise 300")) == [500, 0, 500]


# G3: the smallest unit is 100 yen.


@pytest.mark.parametrize("amount", [1, 50, 99, 150, 499])
def test_g3_steps_of_100_yen(amount: int) -> None:
    assert refusal(bidding(2), f"0 bid {amount}") == "yen-step"
    assert refusal(on(bidding(2), bids(0, 0)), f"0 raise {amount}") == "yen-step"
    state = on(brewing("rH bS", rules=MARKET), TOP)
    assert refusal(state, f"0 ad top {amount}") == ("ad-least" if amount < 100 else "yen-step")


def test_g3_every_amount_from_0_to_all() -> None:
    assert choices(bidding(2), 1) == [f"1 bid {amount}" for amount in (0, 100, 200, 300, 400, 500)]


# G4: a follow-up bid cannot overtake a higher bid that was not tied.


def test_g4_a_follow_up_orders_only_those_tied() -> None:
    state = on(bidding(4), bids(100, 200, 100, 0), "0 raise 0, 2 raise 400")
    assert state.order == (1, 2, 0, 3)
    assert due(state) == (1,)


def test_g4_only_those_tied_make_one() -> None:
    state = on(bidding(4), bids(100, 200, 100, 0))
    assert due(state) == (0, 2)
    assert refusal(state, "1 raise 100") == "raise-not-tied"


# G5: chance orders those still equal, more than two as well.


def test_g5_a_toss_for_three() -> None:
    state = on(bidding(3), bids(100, 100, 100), bids(200, 200, 200, kind="raise"))
    assert due(state) == (CHANCE,)
    for order in permutations(range(3)):
        assert on(state, "toss " + " ".join(map(str, order))).order == order
    for wrong in ("toss 0 1", "toss 0 1 1", "toss 0 1 3", "toss 0 1 2 3"):
        assert refusal(state, wrong) == "toss-group"
    drawn = {str(GENMAICHA.draw(state, SeededLuck("g5", number))) for number in range(200)}
    assert len(drawn) == 6


def test_g5_only_those_still_equal() -> None:
    state = on(bidding(4), bids(100, 100, 100, 300), "0 raise 100, 1 raise 200, 2 raise 100")
    assert refusal(state, "toss 0 1 2") == "toss-group"
    assert on(state, "toss 2 0").order == (3, 1, 2, 0)


def test_g5_no_third_bid() -> None:
    state = on(bidding(2), bids(100, 100), "0 raise 0, 1 raise 0")
    assert refusal(state, "0 raise 100") == "stage"


# G6: 400, 500, 600 lie at the left, centre and right column.


@pytest.mark.parametrize(
    ("brew", "pays"),
    [
        ("bottom rT kS gS", 100),
        ("middle rH yO rN", 200),
        ("top rH gS bO", 300),
        ("left rT rH rT", 400),
        ("centre gS yO kS", 500),
        ("right bO rN gS", 600),
    ],
)
def test_g6_what_each_line_pays(brew: str, pays: int) -> None:
    state = brewing("rH rT rN gS yO kS bO")
    assert yen(on(state, f"0 brew {brew}")) == [400 + pays, 500]


# G7: a drink that served once is not kept for its other ingredient.


def test_g7_a_half_used_drink_goes_at_the_end_of_the_turn() -> None:
    state = on(brewing("rH bS bT kX rT", more=(2,)), "0 brew top rH bS bT")
    assert shelf(state, 0) == {"rH", "bS", "bT", "kX", "rT"}
    assert "0 brew left rT rH bT" in choices(state, 0)  # in the same turn they may serve as their shapes
    state = on(state, "0 done")
    assert shelf(state, 0) == {"kX", "rT"}
    assert refusal(dealt(state, "rS gH"), "0 brew left rT rH rT") == "drink-not-held"


def test_g7_keeping_it_for_its_other_ingredient_is_the_other_reading() -> None:
    state = on(brewing("rH bS bT kX", house={"half_used": "keep"}, more=(2,)), TOP)
    assert shelf(state, 0) == {"rH", "bT", "kX"}  # both ingredients of bS have served
    state = dealt(state, "rT gH")
    assert refusal(state, "0 brew left rH rH rT") == "drink-spent"
    assert yen(on(state, "0 brew left rT rH rT"))[0] == 400 + 300 - 100 + 400


# G8: a used drink is back in the bag before the next crates are filled.


def test_g8_used_drinks_can_be_drawn_again_and_kept_ones_cannot() -> None:
    state = on(brewing("rH bS kX"), TOP)
    assert shelf(on(state, "crates rH | bS"), 0) == {"kX"}
    assert refusal(state, "crates rH | kX") == "crates-not-in-bag"
    assert refusal(state, "crates rH | rH") == "crates-not-in-bag"


def test_g8_crates_are_drawn_from_all_the_bag() -> None:
    state = on(brewing("rH bS kX"), TOP)
    drawn = set()
    for number in range(400):
        move = GENMAICHA.draw(state, SeededLuck("g8", number))
        assert isinstance(move, Crates)
        GENMAICHA.check(state, move)
        drawn |= {str(one) for crate in move.crates for one in crate}
    assert drawn == {*map(str, DRINKS)} - shelf(state, 0) - shelf(state, 1)


# G9: a brew for 0 yen is legal and never forced.


def test_g9_a_brew_for_nothing_is_legal_and_never_forced() -> None:
    state = brewing("rH bS", house={"line_yen": [100, 200, 0, 400, 500, 600]})
    assert choices(state, 0) == [TOP, "0 done"]
    brewed = on(state, TOP)
    assert yen(brewed) == [400, 500]
    assert lines(brewed)["top"] == 0
    assert shelf(brewed, 0) == set()
    assert shelf(on(state, "0 done"), 0) == {"rH", "bS"}


def test_g9_it_may_take_a_bonus_or_trigger_an_ad() -> None:
    house = {"line_yen": [0] * 6}
    state = brewing("rH bS yT", rules=IRI, house=house)
    assert yen(on(state, f"{TOP} + centre below yT")) == [400 + 200, 500]
    state = brewing("rH bS", "rS bO", rules=MARKET, house=house)
    state = on(state, TOP, "0 ad top 300")
    assert yen(state) == [100, 500]
    assert yen(on(state, "1 brew top rS rS bO")) == [700, 500]


# G10: there is no Matcha-iri bonus at the hidden row.


@pytest.mark.parametrize("column", ["left", "centre", "right"])
def test_g10_no_extra_from_the_hidden_row_or_below_the_grid(column: str) -> None:
    state = brewing("rH bS wO kX gT kH", rules=FULL)
    for extra in ("wO", "kX"):
        assert refusal(state, f"{TOP} + {column} above {extra}") == "extra-no-row"
        assert refusal(state, f"0 brew bottom gT kH gT + {column} below {extra}") == "extra-no-row"
    assert not [move for move in choices(state, 0) if "brew top" in move and "above" in move]


# G11: a peek costs one ingredient use, and the drink counts as used.


def test_g11_a_peek_spends_one_ingredient() -> None:
    state = on(brewing("kX yX gS", rules=CEREMONY), "0 peek right kX X")
    assert refusal(state, "0 peek right kX X") == "drink-spent"
    assert yen(on(state, "0 brew centre gS yX kX")) == [400 + 500, 500]  # its black is left
    assert shelf(on(state, "0 done"), 0) == {"yX", "gS"}


def test_g11_it_must_be_one_of_the_three_hidden_ingredients() -> None:
    state = brewing("kX gS", rules=CEREMONY)
    assert refusal(state, "0 peek right kX k") == "peek-wrong-ingredient"
    assert refusal(state, "0 peek right gS X") == "drink-wrong"
    assert refusal(state, "0 peek right yX X") == "drink-not-held"
    assert [move for move in choices(state, 0) if "peek" in move] == [
        f"0 peek {column} kX X" for column in ("left", "centre", "right")
    ]


# G12: one's own brew does nothing to one's own ad.


def test_g12_nothing_happens_to_ones_own_ad() -> None:
    state = on(brewing("rH bS rS bO", rules=MARKET), TOP, "0 ad top 500")
    assert yen(state)[0] == 200
    state = on(state, "0 brew top rS rS bO")
    assert yen(state)[0] == 200 + 200
    assert state.ad_at("top") == Ad(0, 500)


def test_g12_paying_is_the_other_reading() -> None:
    state = on(brewing("rH bS rS bO", rules=MARKET, house={"own_ads": "pay"}), TOP, "0 ad top 500")
    state = on(state, "0 brew top rS rS bO")
    assert yen(state)[0] == 200 + 200 + 1000
    assert state.ad_at("top") is None


# G13: ads left at the end are lost.


def test_g13_yen_of_ads_left_at_the_end_is_lost() -> None:
    state = on(brewing("rH bS", rules=MARKET, more=()), TOP, "0 ad top 300")
    assert yen(state) == [400, 500]
    assert ending(state) == ((1,), "yen")
    assert ending(on(brewing("rH bS", rules=MARKET, more=()), TOP, "0 done")) == ((0,), "yen")


# G14: an ad is placed directly after that first brew, from what the player then has.


def test_g14_directly_after_the_brew_from_what_the_player_then_has() -> None:
    before = brewing("rH bS bT gN", rules=MARKET)
    assert refusal(before, "0 ad top 100") == "ad-no-right"
    state = on(before, TOP)
    ads = [move for move in choices(state, 0) if "ad" in move]
    assert ads == [f"0 ad top {amount}" for amount in range(100, 800, 100)]
    assert refusal(state, "0 ad top 800") == "yen-too-much"
    assert refusal(state, "0 ad top 0") == "ad-least"
    assert refusal(state, "0 ad right 100") == "ad-other-line"
    assert yen(on(state, "0 ad top 700")) == [0, 500]


def test_g14_one_ad_only() -> None:
    state = on(brewing("rH bS bT gN", rules=MARKET), TOP, "0 ad top 100")
    assert refusal(state, "0 ad top 100") == "ad-no-right"


# G15: yen and drinks are open; bids before showing, peeked cards and the hidden row's order are secret.


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_g15_yen_and_drinks_are_open(viewer: Viewer) -> None:
    state = on(brewing("rH bS kX", "wX gS", rules=FULL), TOP)
    assert view(state, viewer).yen == (700, 500)
    assert view(state, viewer).shelves == state.shelves
    assert view(state, viewer).spent == state.spent


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_g15_a_bid_is_secret_until_all_are_shown(viewer: Viewer) -> None:
    before = bidding(3)
    low, high = on(before, "0 bid 0"), on(before, "0 bid 500")
    assert view(low, viewer) == view(high, viewer) == view(before, viewer)
    tied = on(before, bids(100, 100, 100))
    assert view(on(tied, "0 raise 0"), viewer) == view(on(tied, "0 raise 400"), viewer)
    assert seen(on(before, bids(100, 200, 0)), viewer)[-3:] == ("0 bid 100", "1 bid 200", "2 bid 0")


@pytest.mark.parametrize("viewer", [1, None])
def test_g15_the_hidden_order_and_what_others_peeked_is_secret(viewer: Viewer) -> None:
    games = []
    for others in permutations("wOX"):
        state = opened(CEREMONY, grid=GRID[:-5] + " ".join(others), house={"crates": [2, 1]})
        games.append(on(dealt(state, "kX gS"), "0 peek centre kX X"))
    assert len({seen(game, viewer) for game in games}) == 1
    assert all(view(game, viewer) == view(games[0], viewer) for game in games)
    assert seen(games[0], viewer)[0].endswith("| ? ? ?")
    assert len({seen(game, 0)[-1] for game in games}) == 3


# G16: the drinks of a failed ceremony brew are gone at once.

LEFT = "rO gH gT wN"


def test_g16_drinks_of_a_failed_brew_are_gone_at_once() -> None:
    state = on(brewing(LEFT + " bN kX", rules=CEREMONY), "0 brew left rO gH gT ? wN N")
    assert yen(state) == [400 + 400, 500]
    assert shelf(state, 0) == {"bN", "kX"}
    assert refusal(state, "0 peek left wN w") == "drink-not-held"
    assert refusal(state, "0 brew right bN bN gH") == "drink-not-held"
    assert refusal(state, "0 brew right bN bN gT") == "drink-not-held"


def test_g16_at_the_end_of_the_turn_is_the_other_reading() -> None:
    house = {"failed_brew": "end-of-turn", "half_used": "keep"}
    state = on(brewing(LEFT + " bN kX", rules=CEREMONY, house=house), "0 brew left rO gH gT ? wN N")
    state = on(state, "0 brew right bN bN gH")
    assert yen(state) == [400 + 400 + 600, 500]
    assert shelf(on(state, "0 done"), 0) == {"kX"}


# G17: forced moves are not decisions and not in the record.


def test_g17_no_yen_no_bid() -> None:
    state = bidding(3, house={"start_yen": 0, "crates": [2, 2]})
    assert due(state) == (CHANCE,)
    assert refusal(state, "0 bid 0") == "stage"
    state = on(state, "toss 2 0 1, 2 crate A, 0 crate C")
    assert [move for move in record(state) if "bid" in move or "raise" in move] == []


def test_g17_some_without_yen() -> None:
    state = on(bidding(3, house={"crates": [1, 1]}), bids(500, 300, 100), "0 crate A, 1 crate B")
    state = on(state, crates(state))
    assert due(state) == (1, 2)
    assert refusal(state, "0 bid 0") == "bid-no-yen"
    state = on(state, "1 bid 0, 2 bid 100")  # 0 and 1 are tied at 0, and 0 has nothing to follow up with
    assert due(state) == (1,)
    assert refusal(state, "0 raise 0") == "bid-no-yen"
    assert on(state, "1 raise 100").order == (2, 1, 0)
    assert due(on(state, "1 raise 0")) == (CHANCE,)


def test_g17_the_last_crate_is_taken_without_a_choice() -> None:
    state = on(bidding(3), bids(200, 100, 0), "0 crate C, 1 crate A")
    assert [len(shelf(state, seat)) for seat in range(3)] == [4, 4, 4]
    assert record(state)[-2:] == ["0 crate C", "1 crate A"]


def test_g17_done_at_the_start_of_a_turn_and_after_some_brews() -> None:
    state = on(brewing("rH bS", "rS bO"), TOP)
    assert due(state) == (1,)
    assert record(state)[-1] == TOP
    assert refusal(state, "0 done") == "not-your-turn"
    nothing = brewing("rH kS", "rS bO")
    assert due(nothing) == (1,)
    assert record(nothing)[-1] == "0 crate A"
    assert due(on(nothing, "1 done")) == (CHANCE,)
    assert record(on(nothing, "1 done"))[-1] == "1 done"


def test_g17_an_ad_or_a_peek_is_a_choice() -> None:
    assert choices(on(brewing("rH bS", rules=MARKET), TOP), 0)[-2:] == ["0 ad top 700", "0 done"]
    assert choices(brewing("kX kS", rules=CEREMONY), 0)[-1] == "0 done"


# G18: no extra at a gap whose bonus is gone.


def test_g18_no_extra_where_the_bonus_is_gone() -> None:
    state = brewing("rH bS yT rS bO yS yN", rules=IRI)
    assert f"{TOP} + centre below yT" in choices(state, 0)
    state = on(state, f"{TOP} + centre below yT")
    again = "0 brew top rS rS bO"
    assert refusal(state, f"{again} + centre below yS") == "extra-gone"
    assert not [move for move in choices(state, 0) if "brew top" in move and "+ centre" in move]
    assert again in choices(state, 0)


def test_g18_the_same_gap_seen_from_the_other_row() -> None:
    state = on(brewing("rH bS yT yH kN kS", rules=IRI), f"{TOP} + centre below yT")
    assert refusal(state, "0 brew middle yH yH kN + centre above kS") == "extra-gone"


def test_g18_a_house_without_a_bonus_there() -> None:
    state = brewing("rH bS yT kH", rules=IRI, house={"bonuses": [100, 0, 200]})
    assert refusal(state, f"{TOP} + centre below yT") == "extra-gone"
    assert yen(on(state, f"{TOP} + left below kH")) == [400 + 300 + 100, 500]


# G19: any ingredient of the fourth row pays for a peek; only a face-down card can be looked at.


def test_g19_a_card_turned_up_still_pays_but_cannot_be_looked_at() -> None:
    state = on(brewing(LEFT + " wS kX", rules=CEREMONY), "0 brew left rO gH gT ? wN w")
    assert refusal(state, "0 peek left wS w") == "peek-face-up"
    assert seen(on(state, "0 peek right wS w"), 0)[-1] == "show right X"
    assert "0 peek centre wS w" in choices(state, 0)
    assert not [move for move in choices(state, 0) if "peek left" in move]


# G20: one stage of follow-ups for all groups, then tosses, the highest group first, then crates.


def test_g20_several_groups_at_once() -> None:
    state = on(bidding(6), bids(0, 200, 0, 200, 300, 0))
    assert due(state) == (0, 1, 2, 3, 5)
    state = on(state, "5 raise 100, 3 raise 0, 2 raise 100, 1 raise 0, 0 raise 300")
    assert record(state)[-5:] == ["0 raise 300", "1 raise 0", "2 raise 100", "3 raise 0", "5 raise 100"]
    assert due(state) == (CHANCE,)
    assert refusal(state, "toss 2 5") == "toss-group"
    assert refusal(state, "4 crate A") == "stage"
    state = on(state, "toss 3 1")
    assert due(state) == (CHANCE,)
    state = on(state, "toss 5 2")
    assert state.order == (4, 3, 1, 0, 5, 2)
    assert due(state) == (4,)


# G21: an ingredient that plainly cannot be the hidden card may be offered, and fails.


@pytest.mark.parametrize("offer", ["kX k", "bS S", "kX X"])
def test_g21_any_ingredient_may_be_offered(offer: str) -> None:
    """k and S lie open in the grid, X is hidden elsewhere."""
    state = brewing("rO gH gT kX bS", rules=CEREMONY)
    move = f"0 brew left rO gH gT ? {offer}"
    assert move in choices(state, 0)
    state = on(state, move)
    assert yen(state) == [400 + 400, 500]
    assert state.face_up == (False, False, False)
    assert seen(state, 1)[-1] == move


# G22: a failed ceremony brew is still a brew of the line.


def test_g22_a_failed_brew_drops_the_line_and_earns_an_ad() -> None:
    state = on(brewing("rO gH gT kX", rules=FULL), "0 brew left rO gH gT ? kX k")
    assert lines(state)["left"] == 300
    state = on(state, "0 ad left 800")
    assert state.ad_at("left") == Ad(0, 800)
    assert yen(state) == [0, 500]


def test_g22_it_triggers_anothers_ad() -> None:
    state = on(brewing("rO gH gT kX", "rS kH kT bS", rules=FULL), "0 brew left rO gH gT, 0 ad left 300, 0 done")
    assert yen(state) == [500, 500]
    state = on(state, "1 brew left rS kH kT ? bS b")
    assert yen(state) == [500 + 600, 500 + 300]
    assert state.ad_at("left") is None


# G23: an ad not placed at once: the right is gone for the game.


def test_g23_the_right_is_gone_after_another_brew_or_peek() -> None:
    state = on(brewing("rH bS bT gN kX rS bO kT", rules=FULL), TOP)
    for other in ("0 peek left kX X", "0 brew top rS rS bO"):
        assert refusal(on(state, other), "0 ad top 100") == "ad-no-right"
    assert refusal(on(state, "0 brew right bT gN gN"), "0 ad top 100") == "ad-other-line"


def test_g23_nobody_gets_it_later() -> None:
    state = on(brewing("rH bS rS bO", "rX kS bN rO gS bX", rules=MARKET, more=(5,)), TOP, "0 done")
    again = on(state, "1 brew top rX kS bN")
    assert refusal(again, "1 ad top 100") == "ad-no-right"
    assert choices(again, 1)[-1] == "1 done"
    assert not [move for move in choices(again, 1) if " ad " in move]
    state = dealt(on(state, "1 done"), "rT bT yS rN bH")
    assert refusal(on(state, "0 brew top rT yS bT"), "0 ad top 100") == "ad-no-right"


# G24: equal on yen, and some of those on drinks: they share the win.


def poor_brews(*brewers: int) -> State:
    """Nobody bids or earns anything; these brew, which costs them drinks."""
    state = opened(players=3, house={"line_yen": [0] * 6, "crates": [2]})
    state = on(state, "crates rH bS | rS bO | rT kS", bids(0, 0, 0), bids(0, 0, 0, kind="raise"), "toss 0 1 2")
    state = on(state, "0 crate A, 1 crate B")
    for seat, brew in enumerate(("top rH bS bS", "top rS rS bO")):
        state = on(state, f"{seat} brew {brew}" if seat in brewers else f"{seat} done")
    return state


def test_g24_most_yen_then_most_drinks_then_shared() -> None:
    assert ending(poor_brews(0, 1)) == ((2,), "drinks")
    assert ending(poor_brews(0)) == ((1, 2), "shared")
    assert ending(poor_brews()) == ((0, 1, 2), "shared")


# G25: the first player has no effect: seats are alike, bids make the order.


@pytest.mark.parametrize("amounts", [*permutations((0, 100, 300))])
def test_g25_bids_alone_make_the_order(amounts: tuple[int, ...]) -> None:
    state = bidding(3)
    assert due(state) == (0, 1, 2)
    assert on(state, bids(*amounts)).order == tuple(sorted(range(3), key=lambda seat: -amounts[seat]))


def test_g25_who_decides_first_does_not_matter() -> None:
    one, other = on(bidding(3), "2 bid 0, 0 bid 100, 1 bid 200"), on(bidding(3), bids(100, 200, 0))
    assert one == other


# G26: a column whose hidden card is turned up is a three-card line again.


def test_g26_a_turned_up_card_pays_no_more() -> None:
    state = on(brewing(LEFT + " rS kH kT wX", rules=CEREMONY), "0 brew left rO gH gT ? wN w")
    assert yen(state) == [400 + 400 + 500, 500]
    assert state.face_up == (True, False, False)
    for viewer in (0, 1, None):
        assert seen(state, viewer)[-1] == "show left w"
    assert refusal(state, "0 brew left rS kH kT ? wX w") == "offer-face-up"
    assert yen(on(state, "0 brew left rS kH kT")) == [1300 + 300, 500]


# G27: peeks only in one's own brewing turn, seen alone; a card may be looked at again.


def test_g27_peeks_are_seen_alone_and_may_be_repeated() -> None:
    state = on(brewing("kX yX gS", "gX kS", rules=CEREMONY), "0 peek centre kX X")
    assert seen(state, 0)[-2:] == ("0 peek centre kX X", "show centre O")
    for viewer in (1, None):
        assert seen(state, viewer)[-1] == "0 peek centre kX X"
        assert view(state, viewer).hidden == (None, None, None)
    assert view(state, 0).hidden == (None, "O", None)
    assert seen(on(state, "0 peek centre yX X"), 0)[-1] == "show centre O"


def test_g27_only_in_ones_own_brewing_turn() -> None:
    state = brewing("kX yX gS", "gX kS", rules=CEREMONY)
    assert refusal(state, "1 peek centre gX X") == "not-your-turn"
    assert refusal(bidding(2, CEREMONY), "0 peek centre gX X") == "stage"
    assert seen(on(state, "0 done, 1 peek centre gX X"), 1)[-1] == "show centre O"


# G28: the bank pays an ad's gain, not the brewer.


def test_g28_the_bank_pays() -> None:
    state = on(brewing("rH bS", "rS bO", rules=MARKET), TOP, "0 ad top 300")
    before = sum(yen(state))
    state = on(state, "1 brew top rS rS bO")
    assert yen(state) == [400 + 600, 500 + 200]
    assert sum(yen(state)) == before + 200 + 600
    assert state.ad_at("top") is None


# G29: a Matcha-iri bonus is taken once and not refilled.


def test_g29_a_bonus_is_not_refilled_in_a_later_round() -> None:
    state = on(brewing("rH bS yT", rules=IRI, more=(3,)), f"{TOP} + centre below yT")
    assert yen(state) == [400 + 300 + 200, 500]
    state = dealt(state, "rS bO yN")
    assert refusal(state, "0 brew top rS rS bO + centre below yN") == "extra-gone"


@pytest.mark.parametrize(
    ("column", "extra", "bonus"), [("left", "kH", 100), ("centre", "yO", 200), ("right", "kN", 200)]
)
def test_g29_what_lies_in_the_gaps(column: str, extra: str, bonus: int) -> None:
    state = brewing("rH bS gT kS kH yO kN", rules=IRI)
    assert yen(on(state, f"{TOP} + {column} below {extra}"))[0] == 400 + 300 + bonus
    assert yen(on(state, f"0 brew bottom gT kS gT + {column} above {extra}"))[0] == 400 + 100 + bonus


def test_g29_both_gaps_of_a_column_have_a_bonus_of_their_own() -> None:
    state = on(brewing("rH bS yT yO gT kS", rules=IRI), f"{TOP} + centre below yT")
    assert view(state, None).gaps == (100, 0, 200, 100, 200, 200)  # under the top row, then above the bottom row
    state = on(state, "0 brew bottom gT kS gT + centre above yO")
    assert yen(state)[0] == 400 + 300 + 200 + 100 + 200
    assert state.gaps == (100, 0, 200, 100, 0, 200)


# G30: names of colours and shapes.


def test_g30_blue_and_the_stubby_can_have_the_sheets_names_and_all_have_names() -> None:
    words = words_in("en")
    names = {letter: words("genmaicha-ingredient", kind=letter) for letter in INGREDIENTS}
    assert (names["b"], names["S"]) == ("blue", "stubby can")
    assert " ".join(names[letter] for letter in COLOURS) == "red yellow green blue white black"
    shapes = ["stubby can", "short can", "tall can", "short bottle", "not-tallest bottle", "tallest bottle"]
    assert [names[letter] for letter in SHAPES] == shapes


@pytest.mark.parametrize("language", LANGUAGES)
def test_g30_no_two_have_the_same_name(language: str) -> None:
    words = words_in(language)
    assert len({words("genmaicha-ingredient", kind=letter) for letter in INGREDIENTS}) == 12
