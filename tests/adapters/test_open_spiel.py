"""Matcha as OpenSpiel sees it: its own checks, the tree, the odds of the deals, and what no seat may learn."""

import json
from collections import Counter, defaultdict
from fractions import Fraction
from itertools import combinations, permutations
from pathlib import Path
from random import Random
from typing import Any

import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability
from open_spiel.python.algorithms.gambit import export_gambit

from chakai.adapters.matcha_numbers import Numbers
from chakai.adapters.open_spiel import MatchaGame, MatchaState, Place
from chakai.core.chance import SeededLuck
from chakai.core.illegal import Refusal
from chakai.core.seats import CHANCE
from chakai.games.matcha.cards import ZERO, Card, in_order
from chakai.games.matcha.dealing import Dealing, begin
from chakai.games.matcha.edition import EDITIONS
from chakai.games.matcha.engine import MATCHA
from chakai.games.matcha.moves import Deal
from chakai.games.matcha.state import State
from chakai.testing.matcha_twins import matcha_twin
from tests.sizes import NIGHTLY, size

CASES = json.loads((Path(__file__).parents[1] / "data" / "tree_counts.json").read_text("utf-8"))
MINI_TEA = "chakai_matcha(rules=mini,tea=1g 2r)"
NAMES = [
    *(f"chakai_matcha(rules={name})" for name in EDITIONS),
    "chakai_matcha",
    MINI_TEA,
    "chakai_matcha(rules=small,tea=3g 1g 1b 2r)",
    "chakai_matcha(rules=grail-2015,house=keep:all-or-none sets:3)",
    "chakai_matcha(rules=mini,house=sets:none turns:3 keep:any zeros:2)",
    "chakai_matcha(rules=matagot-2020,house=keep:any start_tokens:0.0.2.2.3/0.0.2.2.3)",
]


@pytest.mark.parametrize("name", NAMES)
def test_open_spiels_own_checks(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=size(4, 100), serialize=True, verbose=False)


def walk(state: Any, reach: float, nodes: Counter[str], seen: Any) -> float:
    """Counts the tree, remembers for each information state how its seat came there; the chance of the ends."""
    nodes["chance" if state.is_chance_node() else "terminal" if state.is_terminal() else "decision"] += 1
    if state.is_terminal():
        assert sum(state.returns()) == 0
        return reach
    if state.is_chance_node():
        odds = state.chance_outcomes()
        assert sum(chance for _, chance in odds) == pytest.approx(1)
        assert all(chance > 0 for _, chance in odds)
        assert state.information_state_string(0) == "seat 0"  # of a deal under way nobody sees a card
        return sum(walk(state.child(action), reach * chance, nodes, seen) for action, chance in odds)
    seat = state.current_player()
    seen[seat][state.information_state_string()].append(
        (own_past(state, seat), tuple(state.legal_actions()), tuple(state.information_state_tensor()))
    )
    actions = state.legal_actions()
    return sum(walk(state.child(action), reach / len(actions), nodes, seen) for action in actions)


def own_past(state: Any, seat: int) -> tuple[tuple[str, int], ...]:
    """The information states in which the seat has decided, and what."""
    past = []
    now = state.get_game().new_initial_state()
    for action in state.history():
        if now.current_player() == seat:
            past.append((now.information_state_string(), action))
        now.apply_action(action)
    return tuple(past)


@pytest.mark.parametrize(
    ("name", "case"),
    [
        ("chakai_matcha(rules=mini)", CASES[0]),
        (MINI_TEA, {"decision": 864 // 12, "terminal": 1800 // 12, "information_sets": [144 // 12, 288 // 12]}),
    ],
)
def test_the_tree_of_mini(name: str, case: dict[str, Any]) -> None:
    """As many decisions, ends and information sets as the referee counts; perfect recall; the odds add up."""
    nodes: Counter[str] = Counter()
    seen: Any = (defaultdict(list), defaultdict(list))
    assert walk(pyspiel.load_game(name).new_initial_state(), 1.0, nodes, seen) == pytest.approx(1)
    assert (nodes["decision"], nodes["terminal"]) == (case["decision"], case["terminal"])
    assert [len(states) for states in seen] == case["information_sets"]
    for states in seen:
        tensors = set()
        for ways in states.values():
            assert len(set(ways)) == 1  # the same past, the same choices, the same tensor
            tensors.add(ways[0][2])
        assert len(tensors) == len(states)  # a tensor forgets nothing that the text has


@pytest.mark.parametrize("kept", [((), ()), ((ZERO,), ()), ((Card(1, "g"),), (Card(2, "r"), ZERO))])
def test_every_deal_once_and_with_its_chance(kept: tuple[tuple[Card, ...], tuple[Card, ...]]) -> None:
    """Against plain counting of all ways to lay out the real cards, of which two may be 0s."""
    edition = MATCHA.rules("small", {"suits": "gr", "zeros": 2, "rounds": 1, "sets": 2, "keep": "any"})
    dealing = Dealing(edition, 0, kept)
    odds: dict[Deal, Fraction] = {}

    def unroll(dealing: Dealing, chance: Fraction) -> None:
        if not dealing.odds():
            assert dealing.deal() not in odds
            odds[dealing.deal()] = chance
        for card, part in dealing.odds():
            unroll(dealing.plus(card), chance * part)

    unroll(dealing, Fraction(1))
    counted: Counter[Deal] = Counter()
    deck = list(in_order((Counter(edition.deck) - Counter(kept[0] + kept[1])).elements()))
    for tea in permutations([card for card in deck if card != ZERO], 2):
        stock = [card for card in deck if card not in tea]
        for first in combinations(range(len(stock)), 2 - len(kept[0])):
            left = [place for place in range(len(stock)) if place not in first]
            for second in combinations(left, 2 - len(kept[1])):
                aside = tuple(stock[place] for place in left if place not in second)
                hands = [
                    in_order(kept[seat] + tuple(stock[place] for place in drawn))
                    for seat, drawn in enumerate((first, second))
                ]
                counted[Deal(0, tea, (hands[0], hands[1]), aside)] += 1
    assert odds == {deal: Fraction(count, counted.total()) for deal, count in counted.items()}


def played(game: MatchaGame, rng: Random, moves: int) -> State:
    """A position after some random moves."""
    state = MATCHA.new(game.edition, 2)
    luck = SeededLuck(str(rng.random()), 0)
    for _ in range(moves):
        due = MATCHA.to_act(state)
        if not due:
            break
        if due == (CHANCE,):
            state = MATCHA.apply(state, MATCHA.draw(state, luck))
        else:
            seat = rng.choice(due)
            state = MATCHA.apply(state, rng.choice(list(MATCHA.legal(state, seat))))
    return state


def shown(game: MatchaGame, state: State, seat: int) -> tuple[Any, ...]:
    """All that OpenSpiel tells a seat."""
    at: MatchaState = game.new_initial_state()
    at.at = Place(state, begin(state) if MATCHA.to_act(state) == (CHANCE,) else None)
    lasting = game.edition.sets is not None
    return (
        at.information_state_string(seat),
        at.information_state_tensor(seat) if lasting else None,
        at.observation_string(seat),
        at.observation_tensor(seat),
        [game.numbers.number(move, state.hands[seat]) for move in MATCHA.legal(state, seat)],
    )


@pytest.mark.parametrize("name", ["grail-2015", "matagot-2020", "small"])
def test_twins_look_alike(name: str) -> None:
    """Positions that a seat cannot tell apart show it the same."""
    game, rng, met = MatchaGame({"rules": name}), Random(name), 0
    for _ in range(size(60, 3000)):
        state = played(game, rng, rng.randrange(1, 40))
        for seat in (0, 1):
            twin = matcha_twin(state, seat, rng)
            if twin is not None and twin != state:
                assert shown(game, twin, seat) == shown(game, state, seat)
                met += 1
    assert met > 20


def test_keeps_are_decided_unseen() -> None:
    """Seat 1 decides after seat 0 and learns nothing of it; seat 0 knows its own answer."""
    game, rng, met = MatchaGame({"rules": "grail-2015"}), Random(1), 0
    while met < 5:
        state: Any = game.new_initial_state()
        while not state.is_terminal() and len(MATCHA.to_act(state.at.state)) < 2:
            state.apply_action(rng.choice(state.legal_actions()))
        if state.is_terminal():
            continue
        assert state.current_player() == 0
        children = [state.child(action) for action in state.legal_actions()]
        assert {child.current_player() for child in children} == {1}
        assert len({child.information_state_string(1) for child in children}) == 1
        assert len({child.information_state_string(0) for child in children}) == len(children)
        assert {child.observation_string(1) for child in children} == {state.observation_string(1)}
        met += 1


def test_actions_and_moves_are_one_to_one() -> None:
    rng, game = Random(2), MatchaGame({"rules": "grail-2015"})
    numbers = Numbers(game.edition)
    for _ in range(50):
        state = played(game, rng, rng.randrange(1, 60))
        for seat in (seat for seat in MATCHA.to_act(state) if seat != CHANCE):
            moves, hand = list(MATCHA.legal(state, seat)), state.hands[seat]
            found = [numbers.number(move, hand) for move in moves]
            assert len({*found}) == len(moves)
            assert max(found) < numbers.actions
            assert [numbers.move(number, seat, hand) for number in found] == moves


def test_cfr_finds_the_equilibrium_of_mini() -> None:
    """Of one table of tea cards; of all of them takes a minute."""
    game = pyspiel.load_game("chakai_matcha(rules=mini)" if NIGHTLY else MINI_TEA)
    solver = cfr.CFRPlusSolver(game)
    for _ in range(55):
        solver.evaluate_and_update_policy()
    assert exploitability.exploitability(game, solver.average_policy()) < 1e-3


def test_native_cfr_finds_the_equilibrium_of_mini(tmp_path: Path) -> None:
    """OpenSpiel writes the whole tree down, reads it back as a game of its own, and solves that at full speed."""
    game = pyspiel.load_game("chakai_matcha(rules=mini)")
    written = tmp_path / "mini.efg"
    written.write_text(export_gambit(game), "utf-8")
    native = pyspiel.load_game("efg_game", {"filename": str(written)})
    uniform = [pyspiel.exploitability(one, pyspiel.UniformRandomPolicy(one)) for one in (game, native)]
    assert uniform[0] == pytest.approx(uniform[1])
    assert uniform[0] > 0.1
    solver = pyspiel.CFRPlusSolver(native)
    for _ in range(200):
        solver.evaluate_and_update_policy()
    assert pyspiel.exploitability(native, solver.average_policy()) < 1e-3


@pytest.mark.parametrize(
    ("params", "code"),
    [
        ({"rules": "big"}, "unknown-rules"),
        ({"house": "sips:2"}, "house-unknown"),
        ({"house": "sets:many"}, "house-value"),
        ({"rules": "mini", "house": "hand_size:3"}, "deck-too-small"),
        ({"rules": "mini", "tea": "1g"}, "deal-tea-count"),
        ({"rules": "mini", "tea": "1g 0"}, "deal-tea-zero"),
        ({"rules": "mini", "tea": "1g 1g"}, "deal-extra-card"),
        ({"rules": "mini", "tea": "1g 3y"}, "deal-extra-card"),
    ],
)
def test_impossible_parameters_are_refused(params: dict[str, str], code: str) -> None:
    with pytest.raises(Refusal) as refused:
        pyspiel.load_game("chakai_matcha", params)
    assert refused.value.code == code


def test_unknown_parameters_are_refused() -> None:
    with pytest.raises(pyspiel.SpielError, match="house, rules, tea"):
        pyspiel.load_game("chakai_matcha(sugar=2)")
