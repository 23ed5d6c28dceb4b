"""The games as OpenSpiel sees them: its own checks, what no seat may learn, and what is refused."""

from dataclasses import replace
from random import Random
from typing import Any

import pyspiel
import pytest

from chakai.adapters.open_spiel import GenmaichaGame, MatchaGame, SpielGame, SpielState
from chakai.adapters.spiel_observer import HistoryObserver, TableObserver
from chakai.adapters.spiel_resampling import replayed
from chakai.core.chance import SeededLuck
from chakai.core.illegal import Refusal
from chakai.core.seats import CHANCE
from chakai.games import GAMES
from chakai.testing.twins import TWINS
from tests.adapters.small_games import MINI_TEA, TINY, TINY_CEREMONY
from tests.sizes import size

NAMES = [
    *(f"chakai_{game}(rules={name})" for game in GAMES for name in GAMES[game].rule_sets),
    *(f"chakai_genmaicha(players={players})" for players in (3, 4, 5, 6)),
    "chakai_genmaicha(players=6,rules=matcha-iri+tea-ceremony+tea-market)",
    "chakai_matcha",
    MINI_TEA,
    TINY,
    TINY_CEREMONY,
    "chakai_matcha(rules=small,tea=3g 1g 1b 2r)",
    "chakai_matcha(rules=grail-2015,house=keep:all-or-none sets:3)",
    "chakai_matcha(rules=mini,house=sets:none turns:3 keep:any zeros:2)",
    "chakai_matcha(rules=matagot-2020,house=keep:any start_tokens:0.0.2.2.3/0.0.2.2.3)",
    "chakai_genmaicha(house=start_yen:99900 bids_paid:first half_used:keep)",
    "chakai_genmaicha(rules=tea-market,house=start_yen:3000 own_ads:pay drop:0)",
]
AT_ONCE = [
    "chakai_matcha(rules=grail-2015,simultaneous=true)",
    "chakai_matcha(rules=mini,simultaneous=true)",
    "chakai_genmaicha(simultaneous=true)",
    "chakai_genmaicha(players=4,house=start_yen:1900,simultaneous=true)",
]


@pytest.mark.parametrize("name", [*NAMES, *AT_ONCE])
def test_open_spiels_own_checks(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=size(1, 12), serialize=True, verbose=False)


@pytest.mark.parametrize("name", AT_ONCE)
def test_at_once_made_turns_again(name: str) -> None:
    """OpenSpiel itself takes simultaneous nodes apart, and its checks pass on what comes out."""
    game = pyspiel.convert_to_turn_based(pyspiel.load_game(name))
    pyspiel.random_sim_test(game, num_sims=size(1, 8), serialize=False, verbose=False)


def played(game: SpielGame, rng: Random, moves: int) -> Any:
    """A position after some random moves."""
    rules = game.game
    state = rules.new(game.rules, game.players)
    luck = SeededLuck(str(rng.random()), 0)
    for _ in range(moves):
        due = rules.to_act(state)
        if not due:
            break
        seat = rng.choice(due)
        move = rules.draw(state, luck) if seat == CHANCE else rng.choice(list(rules.legal(state, seat)))
        state = rules.apply(state, move)
    return state


def laid(game: SpielGame, state: Any, seat: int, part: float, rng: Random) -> SpielState:
    """The position in OpenSpiel, this seat some way into its move, the others anywhere in theirs."""
    found = game.new_initial_state()
    found.at = game.place(state)
    ways = {}
    for other in game.game.to_act(state):
        if other != CHANCE:
            legal = [*game.game.legal(state, other)]
            move = legal[int(part * len(legal))] if other == seat else rng.choice(legal)
            way, left = found.choosing(other), part if other == seat else rng.random()
            spelt = game.encoding.spell(move)
            while (further := way.plus(spelt[len(way.made)])).move is None and left > 0.3:
                way, left = further, left - 0.3
            ways[other] = way.made
    found.at = replace(found.at, made={other: made for other, made in ways.items() if made}, choosing={})
    return found


def shown(state: SpielState, seat: int) -> tuple[Any, ...]:
    """All that OpenSpiel tells a seat."""
    return (
        state.information_state_string(seat),
        state.information_state_tensor(seat) if state.get_game().seen_words else None,
        state.observation_string(seat),
        state.observation_tensor(seat),
        state._legal_actions(seat),  # as if it were asked
    )


@pytest.mark.parametrize(
    ("made", "params"),
    [
        (MatchaGame, {"rules": "grail-2015"}),
        (MatchaGame, {"rules": "matagot-2020"}),
        (MatchaGame, {"rules": "small"}),
        (GenmaichaGame, {"rules": "tea-ceremony", "players": 2, "house": "start_yen:1500"}),
        (GenmaichaGame, {"rules": "matcha-iri+tea-ceremony+tea-market", "players": 3, "house": "start_yen:1500"}),
    ],
)
def test_twins_look_alike(made: type[SpielGame], params: dict[str, Any]) -> None:
    """Positions that a seat cannot tell apart show it the same, wherever the others stand in their choices."""
    game, rng, met, midway = made(params), Random(str(params)), 0, 0
    for _ in range(size(40, 800)):
        state = played(game, rng, rng.randrange(1, 40))
        for seat in range(game.players):
            twin = TWINS[game.game.name](state, seat, rng)
            if twin is not None and twin != state:
                part = rng.random()
                here, there = laid(game, state, seat, part, rng), laid(game, twin, seat, part, rng)
                assert shown(there, seat) == shown(here, seat)
                met, midway = met + 1, midway + (seat in here.at.made)
    assert met > 20
    assert midway or made is MatchaGame


def test_keeps_are_decided_unseen() -> None:
    """Seat 1 decides after seat 0 and learns nothing of it; seat 0 knows its own choices."""
    game, rng, met = MatchaGame({"rules": "grail-2015"}), Random(1), 0
    while met < 5:
        state: Any = game.new_initial_state()
        while not state.is_terminal() and len(state.to_act) < 2:
            state.apply_action(rng.choice(state.legal_actions()))
        if state.is_terminal():
            continue
        assert state.current_player() == 0
        told = state.information_state_string(1), state.observation_string(1)
        own = {state.information_state_string(0)}
        while state.current_player() == 0:
            state.apply_action(rng.choice(state.legal_actions()))
            assert (state.information_state_string(1), state.observation_string(1)) == told
            assert state.information_state_string(0) not in own
            own.add(state.information_state_string(0))
        assert state.current_player() == 1
        met += 1


@pytest.mark.parametrize(
    ("made", "params"),
    [
        (MatchaGame, {"rules": "grail-2015", "house": "sets:3"}),
        (GenmaichaGame, {"players": 4, "house": "start_yen:1900"}),
        (GenmaichaGame, {"rules": "matcha-iri+tea-ceremony+tea-market", "players": 2}),
    ],
)
def test_at_once_and_by_turns_are_the_same_game(made: type[SpielGame], params: dict[str, Any]) -> None:
    """The moves of a game by turns, chosen at once wherever that is to be: same end, same histories seen."""
    rng, met = Random(3), 0
    turns, at_once = made(params), made({**params, "simultaneous": True})
    for _ in range(size(3, 30)):
        state: Any = turns.new_initial_state()
        while not state.is_terminal():
            odds = state.chance_outcomes() if state.is_chance_node() else [(a, 1) for a in state.legal_actions()]
            state.apply_action(rng.choices(*zip(*odds, strict=True))[0])
        moves = turns.game.moves(state.at.state)
        for game in (turns, at_once):
            again = replayed(game, moves)
            assert again.at.state == state.at.state
            assert again.returns() == state.returns()
            met += again.move_number() < state.move_number()
            for seat in range(game.players):
                assert again.information_state_string(seat) == state.information_state_string(seat)
    assert met


def test_a_bid_of_several_digits_at_once() -> None:
    """Who has said all waits, and sees nothing of the digits that still come."""
    game = pyspiel.load_game(TINY.replace("start_yen:200", "start_yen:1100").replace(")", ",simultaneous=true)"))
    state = game.new_initial_state()
    assert state.is_simultaneous_node()
    assert state.legal_actions(0) == state.legal_actions(1) == [*range(10)]
    state.apply_actions([1, 5])
    assert state.current_player() == 0
    assert [game.encoding.names[action] for action in state.legal_actions()] == ["0", "1", "enough"]
    assert "1 bid 500" in state.information_state_string(1)
    assert "…" not in state.information_state_string(1)
    assert state.information_state_string(0).endswith("\n0 … 1")
    state.apply_action(0)
    assert "0 bid 1000\n1 bid 500" in state.information_state_string(1)


@pytest.mark.parametrize("name", ["chakai_matcha", "chakai_genmaicha(rules=matcha-iri+tea-ceremony+tea-market)"])
def test_every_word_of_a_history_is_in_its_tensor(name: str) -> None:
    game, rng = pyspiel.load_game(name), Random(4)
    for _ in range(size(5, 60)):
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
            if not state.is_chance_node() and rng.random() < 0.2:
                text, words = state.information_state_string(0), game.seen_words
                assert "".join(words.read(text)) == text.replace(" ", "")
                found = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
                found.set_from(state, 0)
                rows = found.dict["seen"][: len(words.read(text))]
                assert [words.vocabulary[at] for at in rows.argmax(1)] == words.read(text)
                assert found.tensor.sum() == len(rows)


@pytest.mark.parametrize(
    "name",
    [
        "chakai_matcha",
        "chakai_matcha(rules=grail-2015,house=sets:4)",
        *(f"chakai_genmaicha(rules={name})" for name in GAMES["genmaicha"].rule_sets),
        "chakai_genmaicha(players=6,rules=matcha-iri+tea-ceremony+tea-market,house=start_yen:99900 drop:0)",
    ],
)
def test_no_game_is_longer_than_said(name: str) -> None:
    """Played by somebody who likes nothing better than to go on: peeks before all, and is never done."""
    game, rng = pyspiel.load_game(name), Random(6)
    liked = ("done", "enough", "brew", "ad", "peek")
    for _ in range(size(1, 8)):
        state, choices, pieces = game.new_initial_state(), 0, 0
        while not state.is_terminal():
            actions = state.legal_actions()
            rng.shuffle(actions)
            names = {action: state.action_to_string(state.current_player(), action) for action in actions}
            if state.is_chance_node():
                pieces += 1
            else:
                choices += 1
                actions.sort(
                    key=lambda action: liked.index(word) if (word := names[action].split()[0]) in liked else 1
                )
            state.apply_action(actions[-1])
        words = len(game.seen_words.read(state.information_state_string(0)))
        assert choices <= game.max_game_length() == game.bounds.choices
        assert pieces <= game.max_chance_nodes_in_history() == game.bounds.pieces
        assert words <= game.bounds.words


def test_what_a_spectator_sees() -> None:
    """An observer without private information; none for the secrets of others."""
    kinds, secrets = pyspiel.IIGObservationType, pyspiel.PrivateInfoType
    for made in (MatchaGame, GenmaichaGame):
        game, rng = made(), Random(5)
        state: Any = game.new_initial_state()
        for _ in range(60):
            if not state.is_terminal():
                state.apply_action(rng.choice(state.legal_actions()))
        seen = game.make_py_observer(kinds(True, True, secrets.NONE))
        table = game.make_py_observer(kinds(True, False, secrets.NONE))
        assert isinstance(seen, HistoryObserver)
        assert isinstance(table, TableObserver)
        assert seen.string_from(state, 0) == seen.string_from(state, 1)
        assert seen.string_from(state, 0).split("\n")[1:] == [*state.view(None).seen]
        table.set_from(state, 0)
        assert not table.dict["seat"].any()
        assert game.make_py_observer(kinds(True, False, secrets.ALL_PLAYERS)) is None


@pytest.mark.parametrize(
    ("game", "params", "code"),
    [
        ("matcha", {"rules": "big"}, "unknown-rules"),
        ("matcha", {"house": "sips:2"}, "house-unknown"),
        ("matcha", {"house": "sets:many"}, "house-value"),
        ("matcha", {"house": "sets"}, "house-value"),
        ("matcha", {"players": 3}, "players"),
        ("matcha", {"rules": "mini", "house": "hand_size:3"}, "deck-too-small"),
        ("matcha", {"rules": "mini", "tea": "1g"}, "deal-tea-count"),
        ("matcha", {"rules": "mini", "tea": "1g 0"}, "deal-tea-zero"),
        ("matcha", {"rules": "mini", "tea": "1g 1g"}, "deal-extra-card"),
        ("matcha", {"rules": "mini", "tea": "1g 3y"}, "deal-extra-card"),
        ("genmaicha", {"rules": "coffee"}, "unknown-rules"),
        ("genmaicha", {"players": 7}, "players"),
        ("genmaicha", {"players": 6, "house": "crates:4.4"}, "too-few-drinks"),
        ("genmaicha", {"grid": "r r b"}, "grid-cards"),
        ("genmaicha", {"grid": "r z b"}, "grid-cards"),
        ("genmaicha", {"crates": "rS | bH"}, "crates-size"),
        ("genmaicha", {"crates": "rS rS rH rT | bS bH bT bO"}, "crates-not-in-bag"),
        ("genmaicha", {"crates": "tea | coffee"}, "crates-not-in-bag"),
    ],
)
def test_impossible_parameters_are_refused(game: str, params: dict[str, Any], code: str) -> None:
    """With the code that the rules give it, and a sentence below."""
    with pytest.raises(Refusal) as refused:
        pyspiel.load_game(f"chakai_{game}", params)
    assert refused.value.code == code
    assert refused.value.__notes__[0].endswith(".")


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("chakai_matcha(sugar=2)", "'sugar'.*house, players, rules, simultaneous, tea"),
        ("chakai_genmaicha(tea=1g)", "'tea'.*crates, grid, house, players, rules, simultaneous"),
        ("chakai_genmaicha(players=two)", "players.*two"),
        ("chakai_genmaicha(simultaneous=maybe)", "simultaneous.*maybe"),
    ],
)
def test_unknown_parameters_are_refused_by_open_spiel(name: str, told: str) -> None:
    with pytest.raises(pyspiel.SpielError, match=told):
        pyspiel.load_game(name)
