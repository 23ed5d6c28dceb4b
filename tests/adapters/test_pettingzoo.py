"""PettingZoo's own tests on every rule set, and what they do not ask: secrets, seeds, choices made at once."""

import warnings
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from pettingzoo.test import api_test, parallel_api_test, seed_test
from pettingzoo.test.seed_test import parallel_seed_test
from pettingzoo.utils import BaseParallelWrapper

from chakai.adapters.encoding import choosing
from chakai.adapters.pettingzoo import ENCODINGS, Sitting, env, parallel_env
from chakai.core.illegal import Impossible
from chakai.core.seats import CHANCE
from chakai.games import GAMES
from chakai.games.genmaicha.drinks import DRINKS, INGREDIENTS
from chakai.games.genmaicha.moves import Earn
from chakai.testing import TWINS, positions
from chakai.testing.strategies import Position, random_position
from tests.sizes import size
from tests.test_conformance import HOUSES

CASES: list[Any] = [
    pytest.param(name, {"rules": rules, "house": house, "players": seats}, id=f"{name}-{rules}-{number}-{seats}")
    for name in ENCODINGS
    for number, (rules, house) in enumerate([*((rules, {}) for rules in GAMES[name].rule_sets), *HOUSES[name]])
    for seats in GAMES[name].seats
    if number == 0 or seats == GAMES[name].seats[number % len(GAMES[name].seats)]
]


def play(table: Any, rng: Random) -> list[tuple[str, int]]:
    """A game by turns, from where it stands to its end; who chose what."""
    made = []
    for agent in table.agent_iter():
        seen, _, over, _, _ = table.last()
        action = None if over else int(rng.choice(np.flatnonzero(seen["action_mask"])))
        if action is not None:
            made.append((agent, action))
        table.step(action)
    return made


@pytest.mark.parametrize(("game", "options"), CASES)
def test_pettingzoos_own_tests(game: str, options: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for known in ("Observation is not a NumPy array", "Observation space for each agent probably"):
            warnings.filterwarnings("ignore", known)  # it is a dict with a mask, as their own card games have it
        api_test(env(game, **options, render_mode="ansi"), num_cycles=size(60, 1000))
        parallel_api_test(parallel_env(game, **options), num_cycles=size(60, 1000))
        seed_test(lambda: env(game, **options), num_cycles=size(60, 1000))


class Obliging(BaseParallelWrapper):  # type: ignore[misc]  # PettingZoo has no types of its own
    """Takes any action, and for a masked one the next that is open."""

    def step(self, actions: dict[str, int]) -> Any:
        masks = {agent: self.env.sitting.mask(seat) for seat, agent in enumerate(self.agents)}
        return super().step({agent: self._open(masks[agent], action) for agent, action in actions.items()})

    @staticmethod
    def _open(mask: Any, action: int) -> int:
        return next(int(at) for at in [*range(action, len(mask)), *range(action)] if mask[at])


@pytest.mark.parametrize(("game", "options"), CASES)
def test_seeds_at_once(game: str, options: dict[str, Any]) -> None:
    """PettingZoo's test acts without a look at the mask, which is refused; so somebody obliging stands between."""
    with pytest.raises(ValueError, match="player_"):
        parallel_seed_test(lambda: parallel_env(game, **options))
    parallel_seed_test(lambda: Obliging(parallel_env(game, **options)))


def sitting_at(position: Position, state: Any) -> Sitting:
    house = position.game.house_of(position.rules)
    sitting = Sitting(position.game.name, position.rules.name, house, position.players)
    sitting.state = state
    return sitting


def same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return one.keys() == other.keys() and all(np.array_equal(one[part], other[part]) for part in one)


@pytest.mark.parametrize("game", ENCODINGS)
@given(data=st.data(), seed=st.integers(0, 10**6))
def test_twins_look_the_same(game: str, data: st.DataObject, seed: int) -> None:
    """Through the whole of a choice, where a seat has one to make."""
    position: Position = data.draw(positions(GAMES[game]))
    rng = Random(seed)
    for seat in range(position.players):
        twin = TWINS[game](position.state, seat, rng)
        if twin is None:
            continue
        here, there = sitting_at(position, position.state), sitting_at(position, twin)
        assert same(here.observe(seat), there.observe(seat))
        while seat in here.to_act and here.state is position.state:
            action = rng.choice(here.choosing(seat).choices)
            here.choose(seat, action)
            there.choose(seat, action)
            if here.state is position.state:
                assert same(here.observe(seat), there.observe(seat))


@pytest.mark.parametrize("game", ENCODINGS)
@given(data=st.data(), seed=st.integers(0, 10**6))
def test_every_legal_move_is_chosen_in_one_way(game: str, data: st.DataObject, seed: int) -> None:
    position: Position = data.draw(positions(GAMES[game]))
    encoding = Sitting(game, position.rules.name, None, position.players).encoding
    for seat in [seat for seat in GAMES[game].to_act(position.state) if seat != CHANCE]:
        legal = [*GAMES[game].legal(position.state, seat)]
        assert len({encoding.spell(move) for move in legal}) == len(legal)
        for move in Random(seed).sample(legal, min(20, len(legal))):
            way, spelt = choosing(legal, encoding.spell), encoding.spell(move)
            while way.move is None:
                assert spelt[len(way.made)] in way.choices
                way = way.plus(spelt[len(way.made)])
            assert way.move == move
            assert way.made == spelt


@pytest.mark.parametrize("game", ENCODINGS)
def test_a_seed_is_a_row_of_games(game: str) -> None:
    one, other = env(game, render_mode="ansi"), env(game, render_mode="ansi")
    told = []
    for table in (one, other):
        table.reset(seed=5)
        play(table, Random(1))
        first = table.render()
        table.reset()
        play(table, Random(1))
        told.append((first, table.render()))
    assert told[0] == told[1]
    assert told[0][0] != told[0][1]
    other.reset(seed=6)
    play(other, Random(1))
    assert other.render() != told[0][0]


@pytest.mark.parametrize(("game", "options"), CASES)
def test_all_at_once_is_the_same_game(game: str, options: dict[str, Any]) -> None:
    """The choices of a game by turns, made in a parallel one: same end, and who need not decide has only noop."""
    turns, at_once = env(game, **options), parallel_env(game, **options)
    turns.reset(seed=3)
    seen, infos = at_once.reset(seed=3)
    made = play(turns, Random(2))
    queues = {agent: [action for who, action in made if who == agent] for agent in at_once.possible_agents}
    noop = len(at_once.action_names) - 1
    rewards: dict[str, float] = {}
    assert at_once.action_names[noop] == "noop"
    while at_once.agents:
        deciding = [at_once.possible_agents[seat] for seat in at_once.sitting.to_act]
        for agent in at_once.agents:
            open_to = [*np.flatnonzero(seen[agent]["action_mask"])]
            assert (open_to == [noop]) == (agent not in deciding)
            assert noop not in open_to or open_to == [noop]
            assert np.array_equal(seen[agent]["action_mask"], infos[agent]["action_mask"])
        actions = {agent: queues[agent].pop(0) if agent in deciding else noop for agent in at_once.agents}
        seen, rewards, ended, _, infos = at_once.step(actions)
    assert all(ended.values())
    assert not any(queues.values())
    assert at_once.sitting.state == turns.unwrapped.sitting.state
    assert sum(rewards.values()) == pytest.approx(0)
    assert [*rewards.values()] == turns.unwrapped.sitting.rewards()
    assert any(rewards.values()) or len(turns.unwrapped.sitting.state.outcome.winners) == len(rewards)


def test_what_one_keeps_shows_to_nobody_until_both_have_chosen() -> None:
    """One after another in `env`: the second looks at the same, whatever the first has kept."""
    found = 0
    for seed in range(20):
        looks = []
        for choice in (0, -1):
            table = env("matcha", rules="grail-2015")
            table.reset(seed=seed)
            rng = Random(seed)
            while len(table.unwrapped.sitting.to_act) != 2 and not table.unwrapped.sitting.over:
                table.step(int(rng.choice(np.flatnonzero(table.last()[0]["action_mask"]))))
            if table.unwrapped.sitting.over:
                break
            before = table.observe("player_1")
            while table.agent_selection == "player_0":
                assert same(table.observe("player_1"), before)
                table.step(int(np.flatnonzero(table.last()[0]["action_mask"])[choice]))
            assert same(table.observe("player_1"), before)  # not even that there is an answer
            looks.append((table.observe("player_1"), table.unwrapped.sitting.state))
        if len(looks) == 2:
            found += looks[0][1] != looks[1][1]
            assert same(looks[0][0], looks[1][0])
    assert found > 5


def test_a_refused_action_changes_nothing() -> None:
    table = env("matcha", rules="mini")
    table.reset(seed=1)
    state = table.unwrapped.sitting.state
    closed = int(np.flatnonzero(table.last()[0]["action_mask"] == 0)[0])
    assert closed < 2  # so that it is also a truth, which as an index would mean something else
    for wrong in (closed, bool(closed), -1, 10**6, None):
        with pytest.raises(ValueError, match=r"player_0: action .* is not open"):
            table.step(wrong)
    assert table.unwrapped.sitting.state is state
    at_once = parallel_env("matcha", rules="mini")
    seen, _ = at_once.reset(seed=1)
    state = at_once.sitting.state
    right = int(np.flatnonzero(seen["player_0"]["action_mask"])[0])
    with pytest.raises(ValueError, match="player_1"):
        at_once.step({"player_0": right, "player_1": right})
    assert at_once.sitting.state is state


def test_rules_that_cannot_be_are_refused() -> None:
    with pytest.raises(Impossible, match="unknown-game"):
        env("chess")
    with pytest.raises(Impossible, match="unknown-rules"):
        parallel_env("matcha", rules="grail-1915")
    with pytest.raises(Impossible):
        env("matcha", house={"hand_size": 9, "numbers": 2})
    with pytest.raises(Impossible, match="players"):
        env("matcha", players=3)
    with pytest.raises(Impossible, match="house-value"):
        env("matcha", house={"sets": object()})


@pytest.mark.parametrize("make", [env, parallel_env])
def test_what_pettingzoo_is_told_wrongly(make: Callable[..., Any]) -> None:
    for mode in ("human", "rgb_array", ""):
        with pytest.raises(ValueError, match="render_mode"):
            make("matcha", rules="mini", render_mode=mode)
    table = make("matcha", rules="mini", render_mode="ansi")
    table.reset(seed=np.int64(1))
    seen = table.unwrapped.sitting.state
    for seed in (1.5, "1"):
        with pytest.raises(TypeError):
            table.reset(seed=seed)
    assert table.unwrapped.sitting.state is seen


def test_house_rules_may_be_numpys() -> None:
    start = np.array([[0, 1, 0, 0, 0], [0, 0, 0, 0, 0]])
    house = {"sets": np.int64(3), "play_on": np.bool_(True), "start_tokens": start}
    told = {"sets": 3, "play_on": True, "start_tokens": start.tolist()}
    assert env("matcha", house=house).unwrapped.sitting.rules == env("matcha", house=told).unwrapped.sitting.rules


@pytest.mark.parametrize(("moves", "seed"), [(27, 4), (24, 0)])
def test_a_matcha_row_says_what_the_view_says(moves: int, seed: int) -> None:
    """Part by part in the middle of a later set; at the second position both have turned up cards in it."""
    position = random_position(GAMES["matcha"], GAMES["matcha"].rule_sets["grail-2015"], 2, moves, seed)
    sitting = sitting_at(position, position.state)
    faces = [*dict.fromkeys(position.rules.deck)]
    for seat in (0, 1):
        view = GAMES["matcha"].view(position.state, seat)
        assert view.set_number > 1
        row = sitting.observe(seat)["observation"]
        part = {name: row[place] for name, place in sitting.encoding.parts.items()}
        assert [int(n) for n in part["hand"]] == [view.hand.count(card) for card in faces]
        tea = part["tea"].reshape(-1, len(faces))
        assert tuple(faces[int(one.argmax())] for one in tea) == view.tea
        assert tuple(part["tokens"]) == (*view.tokens[seat], *view.tokens[1 - seat])
        assert tuple(part["hand_sizes"]) == (view.hand_sizes[seat], view.hand_sizes[1 - seat])
        table = part["table"].reshape(position.rules.rounds, 2, 2, -1)
        for number, mats in enumerate(view.table):
            for mat, spots in enumerate(mats):
                for place, laid in enumerate((spots[seat], spots[1 - seat])):
                    lies, face_up, *face = table[number, mat, place]
                    assert lies == (laid is not None)
                    assert face_up == (laid is not None and laid.face_up)
                    shown = [faces[at] for at in np.flatnonzero(face)]
                    assert shown == ([] if laid is None or laid.card is None else [laid.card])
        assert part["set"] == view.set_number
        assert [*part["dealer"]] == [view.dealer == seat, view.dealer != seat]
        deals = [line for line in view.seen if line.startswith("deal")]
        kept = [line for line in view.seen[: view.seen.index(deals[-1])] if " keep" in line][-2:]
        sizes = {int(line[0]): len(line.split()) - 2 for line in kept}
        assert sizes
        assert [*part["kept_sizes"]] == [sizes.get(seat, 0), sizes.get(1 - seat, 0)]
        ends = [*map(view.seen.index, deals), len(view.seen)]
        for name, first, end in (("seen", ends[-2], ends[-1]), ("seen_before", ends[-3], ends[-2])):
            deal = view.seen[first].split(" | ")
            known = [*deal[1].split(), *deal[2 + seat].split()]
            known += [line.split()[2][:-1] for line in view.seen[first:end] if line.startswith(f"show {1 - seat}")]
            assert [int(n) for n in part[name]] == [known.count(str(card)) for card in faces]


def test_a_genmaicha_row_says_what_the_view_says() -> None:
    """Part by part, of three at the table, wherever brewing or bidding is due."""
    rules = GAMES["genmaicha"].rule_sets["matcha-iri+tea-ceremony+tea-market"]
    for moves in range(5, 40, 5):
        position = random_position(GAMES["genmaicha"], rules, 3, moves, moves)
        sitting = sitting_at(position, position.state)
        for seat in range(3):
            view = GAMES["genmaicha"].view(position.state, seat)
            row = sitting.encoding.row(view)
            part = {name: row[place] for name, place in sitting.encoding.parts.items()}
            around = [seat, (seat + 1) % 3, (seat + 2) % 3]
            assert [*part["yen"] * 100] == [view.yen[other] for other in around]
            assert [*part["line_yen"] * 100] == [*view.line_yen]
            assert [*part["gaps"] * 100] == [*view.gaps]
            shelves = part["shelves"].reshape(3, -1)
            for place, other in enumerate(around):
                assert tuple(DRINKS[at] for at in np.flatnonzero(shelves[place])) == view.shelves[other]
            crates = part["crates"].reshape(3, -1)
            for place, crate in enumerate(view.crates):
                assert {DRINKS[at] for at in np.flatnonzero(crates[place])} == {*(crate or ())}
            grid = part["grid"].reshape(9, -1)
            assert tuple(INGREDIENTS[int(one.argmax())] for one in grid) == view.grid
            hidden = part["hidden"].reshape(3, -1)
            known = [INGREDIENTS[int(one.argmax())] if one.any() else None for one in hidden]
            assert known == [*view.hidden]
            peeks = {tuple(line.split()[:3]) for line in view.seen if " peek " in line}
            assert part["peeked"].sum() == len(peeks)
            failed = [entry for entry in view.events if isinstance(entry, Earn) and entry.failed]
            assert bool(part["refused"].any()) == bool(failed)
            assert [around[at] for at in np.flatnonzero(part["turn"])] == [view.turn] * (view.turn is not None)


def test_a_brew_is_a_few_small_choices() -> None:
    """The line, a drink for each card, and what comes with it; what has only one way on needs no choice."""
    spell = Sitting("genmaicha", "standard", None, 2).encoding.spell
    names = Sitting("genmaicha", "standard", None, 2).encoding.names
    for text, spelt in {
        "0 brew top rH bS bS": "brew top|rH|bS|bS|enough",
        "0 brew top rH bS bS + left below kX": "brew top|rH|bS|bS|+ left below|kX",
        "0 brew left rH bS bS ? kX X": "brew left|rH|bS|bS|?|kX|X",
        "1 peek right kX X": "peek right|kX|X",
        "1 ad left 1200": "ad left|1|2|enough",
        "1 raise 0": "0|enough",
        "1 crate B": "crate B",
        "1 done": "done",
    }.items():
        assert "|".join(names[action] for action in spell(GAMES["genmaicha"].parse(text))) == spelt
    table = parallel_env("genmaicha", house={"start_yen": 900})
    seen, _ = table.reset(seed=1)
    bids = {agent: [table.action_names[at] for at in np.flatnonzero(seen[agent]["action_mask"])] for agent in seen}
    assert bids == {agent: [*"0123456789"] for agent in table.agents}
    table.step({"player_0": 9, "player_1": 3})
    assert table.render() is None
    assert [str(move) for move in GAMES["genmaicha"].moves(table.sitting.state)][-2:] == ["0 bid 900", "1 bid 300"]


def test_the_example_in_the_docs_runs() -> None:
    page = (Path(__file__).parents[2] / "docs" / "research.md").read_text("utf-8")
    section = page.split("\n## PettingZoo\n")[1].split("\n## ")[0]
    names: dict[str, Any] = {}
    exec(section.split("```python\n")[1].split("```")[0], names)
    assert names["over"]
    assert names["table"].metadata["name"] == "chakai_matcha_v0"
    assert len(names["table"].unwrapped.action_names) == 54
    assert len(parallel_env("genmaicha", players=6).action_names) == 89
