"""Positions of the last rounds: ranges as the whole tree has them, values as a linear program has them."""

from collections import Counter, defaultdict
from dataclasses import replace
from typing import Any

import pytest

from chakai.core.illegal import Refusal
from chakai.games.matcha.cards import ZERO
from chakai.games.matcha.edition import EDITIONS, Edition, with_house
from chakai.games.matcha.engine import MATCHA
from chakai.games.matcha.state import State
from chakai.solve.matcha.rounds.game import Hold, RoundsGame
from chakai.solve.matcha.rounds.positions import Holding, Position
from chakai.solve.matcha.rounds.reading import Reading
from chakai.solve.matcha.rounds.seen import Beginning, beginning
from chakai.solve.matcha.rounds.solution import ready, solve
from chakai.solve.matcha.rounds.work import choices
from tests.matcha.lookalikes import alike, begun, holding, random_position
from tests.matcha.sequence_form import form_of, value
from tests.matcha.situations import after, cards
from tests.sizes import size

HOUSES: dict[str, dict[str, object]] = {
    "small": {},
    "two 0s": {"zeros": 2, "suits": "grby", "numbers": 2},
    "a red token ahead": {"start_tokens": ((0, 1, 0, 0, 0), (0, 0, 0, 0, 1))},
    "until both have passed": {"turns": None, "zeros": 2},
    "two rounds before the last": {"rounds": 3, "hand_size": 2, "numbers": 4},
}
KEEP: dict[str, object] = {
    "sets": 2, "keep": "any", "rounds": 1, "goal_suit": None, "goal_whisks": 9, "goal_each": False,
}  # fmt: skip
KEEPING = [
    with_house(EDITIONS["small"], {**KEEP, "hand_size": 1, "zeros": 2, "numbers": 2}),
    with_house(EDITIONS["small"], KEEP),
]


def house(name: str) -> Edition:
    return with_house(EDITIONS["small"], HOUSES[name])


def shares(weights: dict[Any, float]) -> dict[Any, float]:
    total = sum(weights.values())
    return {key: weight / total for key, weight in weights.items() if weight}


def joint(found: Beginning) -> dict[tuple[Hold, Hold], float]:
    """How likely every pair of holds is where a solution begins."""
    game = RoundsGame(found.start())
    first, second = game.start.ranges
    one, two = [*first], [*second]
    pairs = game.tree.pairs[: game.tree.layouts.pairs[0, 1]].tolist()
    return shares(
        {
            (one[a], two[b]): first[one[a]] * second[two[b]] * float(odds)
            for (a, b), odds in zip(pairs, game.tree.odds, strict=False)
        }
    )


def brute(state: State) -> dict[tuple[Hold, Hold], float]:
    """The same by walking the whole tree, at the beginning of a round."""
    found: dict[tuple[Hold, Hold], float] = defaultdict(float)
    for other, odds in alike(state):
        first, second = (holding(other, seat, state.round) for seat in (0, 1))
        found[(first.hand, first.hidden), (second.hand, second.hidden)] += odds
    return shares(found)


@pytest.mark.parametrize("seed", range(size(2, 12)))
@pytest.mark.parametrize("name", HOUSES)
def test_even_ranges_are_those_of_the_whole_tree(name: str, seed: int) -> None:
    state = random_position(house(name), seed, number=1)
    found = begun(state)
    assert joint(found) == pytest.approx(brute(state))
    assert [seen.how_many for seen in found.seats] == [len(held) for held in found.start().ranges]


@pytest.mark.parametrize(
    "moves",
    ["0 0#, 1 -, 0 2r*, 1 -", "0 0#, 1 3g#, 0 -, 1 -", "0 -, 1 3g#, 0 -, 1 0*", "0 1r#, 1 0#, 0 0*, 1 -"],
)
def test_even_ranges_with_0s_shown_and_cards_face_down(moves: str) -> None:
    """Two cards of one seat face down for ever, in either order; 0s that were shown and 0s that were not."""
    house = {"hand_size": 3, "zeros": 2, "goal_suit": 9, "goal_whisks": 9, "goal_each": False}
    state = after("small", "deal 0 | 1g 2g 3r 1b | 1r 2r 0 | 3g 3b 0 | 2b", moves, house=house)
    assert state.round == 1
    assert joint(begun(state)) == pytest.approx(brute(state))


@pytest.mark.parametrize(("seed", "kept"), [(4, (0, 1)), (15, (1, 0)), (41, (1, 1))][: size(2, 3)])
def test_ranges_after_cards_were_kept_are_close(seed: int, kept: tuple[int, int]) -> None:
    """Right where one seat kept; where both did, far nearer than without a thought of it."""
    state = random_position(KEEPING[all(kept)], seed, number=0, set_number=2)
    found = begun(state)
    assert found.kept == kept
    expected = brute(state)
    without = replace(found, seats=(replace(found.seats[0], kept=None), replace(found.seats[1], kept=None)))
    gap, gap_without = (
        sum(abs(ranges.get(pair, 0) - chance) for pair, chance in expected.items()) / 2
        for ranges in (joint(found), joint(without))
    )
    assert gap < (0.01 if all(kept) else 1e-6)
    assert gap_without > 0.03
    assert not solve(found, iterations=1).exact


@pytest.mark.parametrize("turns", [1, 2, 3])
@pytest.mark.parametrize(
    ("name", "number"), [("small", 0), ("small", 1), ("two 0s", 1), ("until both have passed", 1)]
)
def test_chances_and_beliefs_are_those_of_the_whole_tree(name: str, number: int, turns: int) -> None:
    """All choices alike, from the beginning of the first round on."""
    state = random_position(house(name), turns, number=number, turns=turns)
    mover = state.turn
    expected: list[dict[Holding, float]] = [defaultdict(float), defaultdict(float)]
    own = holding(state, mover, 0)
    beliefs: dict[Holding, float] = defaultdict(float)
    for other, odds in alike(state):
        for seat in (0, 1):
            expected[seat][holding(other, seat, 0)] += odds
        if holding(other, mover, 0) == own:
            beliefs[holding(other, 1 - mover, 0)] += odds
    found = begun(state, 0)
    game = RoundsGame(found.start())
    position = Position.now(game, found)
    reading = Reading(position, game.uniform())
    assert position.seat == mover
    for seat in (0, 1):
        chances = {position.holding(seat, at): chance for at, chance in enumerate(reading.chances(seat).tolist())}
        assert shares(chances) == pytest.approx(shares(expected[seat]), abs=1e-6)
        assert all(position.holding(seat, position.place(seat, one)) == one for one in chances)
    belief = reading.belief(mover, position.place(mover, own)).tolist()
    assert shares({position.holding(1 - mover, at): chance for at, chance in enumerate(belief)}) == pytest.approx(
        shares(beliefs), abs=1e-6
    )


def test_moves_are_those_of_the_rules() -> None:
    for seed, turns in enumerate((0, 1, 2, 3)):
        state = random_position(house("two 0s"), seed, number=1, turns=turns)
        found = begun(state)
        game = RoundsGame(found.start())
        position = Position.now(game, found)
        for at in range(len(position.held[state.turn])):
            one = position.holding(state.turn, at)
            hands = (one.hand, state.hands[1]) if state.turn == 0 else (state.hands[0], one.hand)
            legal = [*MATCHA.legal(state._replace(hands=hands), state.turn)]
            mix = position.mix(game.uniform(), at)
            assert [*mix] == legal
            assert [*mix.values()] == pytest.approx([1 / len(legal)] * len(legal))


@pytest.mark.parametrize("seed", range(size(2, 10)))
@pytest.mark.parametrize("name", ["small", "two 0s", "a red token ahead"])
def test_values_are_those_of_a_linear_program(name: str, seed: int) -> None:
    """The last round from its beginning, hands as likely as even play of the first round makes them."""
    state = random_position(house(name), seed, number=1)
    solution = solve(begun(state), iterations=300)
    assert solution.exploitability < 1e-4
    assert solution.value == pytest.approx((1 - 2 * solution.seat) * value(form_of(alike(state))), abs=2e-4)
    assert solution.reach == pytest.approx(1)
    assert sum(plan.chance * plan.value for plan in solution.plans) == pytest.approx(solution.value, abs=1e-6)


def test_m9_playing_on_needs_no_care_of_its_own() -> None:
    """Both have a goal and keep it, so that after every further round they are compared."""
    house = {"hand_size": 3, "zeros": 2, "goal_whisks": 1, "play_on": True, "sets": 2}
    deal = "deal 0 | 1g 2g 3r 1b | 1r 2r 0 | 3g 2b 3b | 0"
    state = after("small", deal, "0 1r#", "1 2b#", "0 0*", "1 3g*", house=house)
    assert state.playing_on
    solution = solve(begun(state), iterations=300)
    ends = [(dealt, odds) for dealt, odds in alike(state) if dealt.playing_on]
    single = [(other._replace(edition=with_house(state.edition, {"sets": 1})), odds) for other, odds in ends]
    assert solution.value == pytest.approx(value(form_of(single)), abs=2e-4)
    assert solution.set_end == "even"  # just as a draw after the last set, to which the linear program looks


@pytest.mark.parametrize("seed", range(size(3, 30)))
def test_a_mix_adds_up_and_nothing_better_is_left_out(seed: int) -> None:
    state = random_position(house("small"), seed, number=1, turns=seed % 3)
    solution = solve(begun(state), iterations=300)
    assert sum(plan.chance for plan in solution.plans) == pytest.approx(1)
    assert sum(line.chance for line in solution.belief) == pytest.approx(1)
    gain = 0.0
    for plan in solution.plans:
        assert sum(plan.mix.values()) == pytest.approx(1, abs=1e-5)
        assert plan.mix.keys() == plan.values.keys()
        gain += plan.chance * (max(plan.values.values()) - plan.value)
    assert gain * solution.reach < 1e-3  # one better move is less than a whole better answer


def test_a_view_of_the_one_to_move_adds_its_hand_and_nothing_else() -> None:
    state = random_position(house("two 0s"), 5, number=1, turns=2)
    public, own, other = (
        solve(beginning(MATCHA.view(state, viewer), 0), iterations=20)
        for viewer in (None, state.turn, 1 - state.turn)
    )
    assert public.actual is None is other.actual
    assert public.plans == own.plans == other.plans
    assert public.belief == other.belief != own.belief
    assert own.actual in own.plans
    assert own.actual is not None
    assert own.actual.hand == state.hands[state.turn]
    deck = Counter(state.edition.deck)
    for line in own.belief:
        for held in (own.actual, line):
            assert Counter((*held.hand, *held.hidden)) <= deck - Counter(state.tea)


def test_given_ranges() -> None:
    state = random_position(house("small"), 3, number=1)
    found = begun(state)
    even = found.start().ranges
    hold = next(iter(even[0]))
    solution = solve(found, iterations=10, given={0: {hold: 0.25}})
    lines = solution.plans if solution.seat == 0 else solution.belief
    assert [(line.hand, line.hidden, line.chance) for line in lines] == [(*hold, 1.0)]
    assert found.start({0: even[0], 1: even[1]}).ranges == even
    with pytest.raises(Refusal, match="ranges-empty"):
        found.start({0: dict.fromkeys(even[0], 0.0)})
    with pytest.raises(Refusal, match="ranges-empty"):
        found.start({1: {}})
    with pytest.raises(Refusal, match="range-hold"):
        found.start({0: {(state.tea[:1] * len(hold[0]), hold[1]): 1.0}})
    with pytest.raises(Refusal, match="range-hold"):
        found.start({0: {((*hold[0], ZERO), hold[1]): 1.0}})
    shown = {0: {hold: 1.0}}
    lacking = next(iter({*even[0]} - {hold}))
    really = MATCHA.view(state._replace(hands=(lacking[0], state.hands[1])), state.turn)
    if state.turn == 0:
        with pytest.raises(Refusal, match="range-lacks"):
            solve(beginning(really), iterations=1, given=shown)


@pytest.mark.parametrize(("name", "number"), [(name, number) for name in HOUSES for number in (0, 1)][:-2])
def test_the_estimate_is_about_right(name: str, number: int) -> None:
    for seed in range(size(2, 10)):
        found = begun(random_position(house(name), seed, number=number))
        used = RoundsGame(found.start()).choices
        assert 0.9 * used < choices(found) < 8 * used


def test_the_usual_case_of_the_printed_game_is_estimated_well() -> None:
    """Both mats contested in the first round: three cards each, eight unknown."""
    state = MATCHA.new(EDITIONS["matagot-2020"], 2)
    deal = "deal 0 | 2g 3b 1y 4r 3r 2b | 1g 2r 3y 4y 0 | 3g 4g 1r 2y 0 | 1b 4b"
    for text in (deal, "0 1g#", "1 3g#", "0 2r*", "1 2y*"):
        state = MATCHA.apply(state, MATCHA.parse(text))
    found = begun(state)
    assert [seen.how_many for seen in found.seats] == [41, 41]
    assert 2_400_000 < choices(found) < 3_500_000
    with pytest.raises(Refusal, match="solve-too-large"):
        ready(MATCHA.view(state, None), limit=1_000_000)
    last = MATCHA.new(EDITIONS["matagot-2020"], 2)
    for text in (deal, "0 -", "1 -", "0 -", "1 -"):
        last = MATCHA.apply(last, MATCHA.parse(text))
    assert choices(begun(last)) > 500_000_000  # nothing was turned up: refused before anything is grown


def test_where_nothing_can_be_solved() -> None:
    edition = EDITIONS["matagot-2020"]
    with pytest.raises(Refusal, match=r"solve-no-turn \(stage=deal"):
        begun(MATCHA.new(edition, 2))
    early = random_position(edition, 1, number=0)
    with pytest.raises(Refusal, match=r"solve-too-early \(number=1, first=2"):
        begun(early)
    second = random_position(edition, 1, number=1)
    for number in (-1, 2):
        with pytest.raises(Refusal, match="solve-no-such-round"):
            begun(second, number)


def test_cards_face_down_for_ever_are_held_too() -> None:
    """A lone card stays face down; the 0s shown count for the odds of the deal."""
    state = MATCHA.new(with_house(EDITIONS["matagot-2020"], {"sets": 1}), 2)
    deal = "deal 0 | 2g 3b 1y 4r 3r 2b | 1g 2r 3y 4y 0 | 3g 4g 1r 2y 0 | 1b 4b"
    for text in (deal, "0 0#", "1 0#", "0 2r*", "1 -", "0 1g#", "1 3g#", "0 3y*", "1 2y*"):
        state = MATCHA.apply(state, MATCHA.parse(text))
    found = begun(state)
    assert [(seen.in_hand, seen.face_down) for seen in found.seats] == [(1, 1), (2, 0)]
    assert found.start().shown_zeros == (1, 1)
    assert (cards("4y"), cards("2r")) in found.start().ranges[0]
    earlier = begun(state, 1)
    assert [(seen.in_hand, seen.face_down) for seen in earlier.seats] == [(3, 1), (4, 0)]
    assert earlier.tokens != found.tokens == state.tokens
    own = solve(beginning(MATCHA.view(state, 0)), iterations=5)
    assert own.actual is not None
    assert (own.actual.hand, own.actual.hidden) == (cards("4y"), cards("2r"))
