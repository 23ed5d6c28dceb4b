"""The master: exact where it solves, true to what was played, blind to what is hidden, within its work."""

import subprocess
import sys
from collections import Counter
from collections.abc import Mapping
from random import Random

import numpy as np
import pytest

from chakai.bots.greedy import Habits, standing
from chakai.bots.levels import BOTS, CLOCKED, bot_maker
from chakai.bots.master import Master
from chakai.bots.search import greedy_taste
from chakai.core.chance import SeededLuck
from chakai.core.seats import CHANCE, Seat
from chakai.games.matcha.cards import SUITS, Tokens, in_order
from chakai.games.matcha.edition import EDITIONS, Edition, with_house
from chakai.games.matcha.engine import MATCHA
from chakai.games.matcha.moves import Lay, Move, Pass
from chakai.games.matcha.state import State
from chakai.games.matcha.view import View
from chakai.solve.matcha.greedily import Greedily
from chakai.solve.matcha.hopes import hopes
from chakai.solve.matcha.master import MATCH, TABLE, Budget, Care, Player, Styles, can_play
from chakai.solve.matcha.rounds.arrays import RANKED, ZEROS, Real
from chakai.solve.matcha.rounds.game import RoundsGame
from chakai.solve.matcha.rounds.positions import Holding, Position
from chakai.solve.matcha.rounds.reading import Reading
from chakai.solve.matcha.rounds.seen import beginning
from chakai.solve.matcha.rounds.solution import solve
from chakai.solve.matcha.rounds.values import row
from chakai.solve.matcha.solved import GROWING, Solved, likely
from chakai.solve.matcha.style import Evenly, Holds, Moment
from chakai.solve.matcha.tables import tables
from chakai.solve.matcha.tracking import Standing, hold
from chakai.testing.matcha_twins import matcha_twin
from tests.matcha.lookalikes import random_position
from tests.matcha.test_tracking import HOUSES, Whim, editions, followed, positions
from tests.sizes import size

MATAGOT = EDITIONS["matagot-2020"]
QUICK = Budget(300_000)
EXACT = Care(other=0.0, mine=0.0, purify=0.0, drops=(0.0,))
DEAL = "deal 0 | 2g 3b 1y 4r 3r 2b | 1g 2r 3y 4y 0 | 3g 4g 1r 2y 0 | 1b 4b"


def ends(view: View) -> Real | None:
    return hopes(view.edition, greedy_taste(view.edition), view.edition.rounds)


def evenly(budget: Budget = QUICK, care: Care | None = None) -> Player:
    return Player(Styles(Evenly(), Evenly()), budget, care=care or Care(), ends=ends)


def told(*moves: str, edition: Edition = MATAGOT) -> State:
    state = MATCHA.new(edition, 2)
    for text in moves:
        state = MATCHA.apply(state, MATCHA.parse(text))
    return state


def contested(*more: str) -> State:
    """The usual case: both mats contested in the first round, three cards in each hand."""
    return told(DEAL, "0 1g#", "1 3g#", "0 2r*", "1 2y*", *more)


def play(edition: Edition, game: int, players: tuple[Player | None, Player | None]) -> list[View]:
    """A whole game, chance in the place of a player who is not there; all views in which somebody chose."""
    rng, state, views = Random(game), MATCHA.new(edition, 2), []
    while due := MATCHA.to_act(state):
        if due == (CHANCE,):
            state = MATCHA.apply(state, MATCHA.draw(state, SeededLuck("master", game)))
            continue
        seat = due[0]
        legal, player = [*MATCHA.legal(state, seat)], players[seat]
        mix: dict[Move, float] = dict.fromkeys(legal, 1.0)
        if player:
            view = MATCHA.view(state, seat)
            views.append(view)
            told_mix = player.mix(view)
            assert [*told_mix] == legal
            mix.update(told_mix.items())
            assert sum(mix.values()) == pytest.approx(1, abs=1e-5)
            assert min(mix.values()) >= 0
        state = MATCHA.apply(state, rng.choices([*mix], [*mix.values()])[0])
    return views


# What it does


@pytest.mark.parametrize("edition", [EDITIONS["mini"], EDITIONS["small"]], ids=["mini", "small"])
def test_a_game_of_two_rounds_is_solved_from_the_deal(edition: Edition) -> None:
    """Nothing has been played then, so it is what the solver says, to the end."""
    for seed in range(size(2, 10)):
        player = None
        for state in positions(edition, seed):
            view = MATCHA.view(state, state.turn)
            player = evenly(Budget(1 << 40, most=10), EXACT)
            actual = solve(beginning(view, 0), iterations=10).actual
            assert actual is not None
            assert {str(move): share for move, share in player.mix(view).items()} == pytest.approx(
                actual.mix, abs=1e-5
            )
            assert player.ways == {"last" if edition.rounds == 1 else "both": 1}
        assert player


def test_ranges_of_the_last_round_are_those_of_the_policy_played() -> None:
    """What a solution of two rounds makes of both hands is what the last round begins with."""
    edition, compared = EDITIONS["small"], 0
    for seed in range(size(4, 40)):
        state = random_position(edition, seed, number=1)
        view = MATCHA.view(state, state.turn)
        player = evenly(Budget(1 << 40, most=10), EXACT._replace(again=True))
        followed_on = player.standing(view)
        begun = beginning(view, 0)
        game = RoundsGame(begun.start())
        game.solve(10)
        policy, position = game.average(), Position.now(game, begun)
        for seat in (0, 1):
            reached, side = Reading(position, policy)._reached[seat], followed_on.sides[seat]
            mine = {hold(side, place, edition): chance for place, chance in enumerate(side.chances.tolist())}
            wanted = dict.fromkeys(mine, 0.0)
            for place, chance in enumerate(reached.tolist()):
                hand, (now, _), _ = position.holding(seat, place)
                shown = begun.since[0].shown[seat]
                hidden = in_order(card for card, face in zip(now, shown, strict=True) if card and not face)
                if (hand, hidden) in mine:  # a tree has a 0 more than can be, which meets nobody
                    wanted[hand, hidden] += chance
            if most := max(wanted.values()):
                scaled = {held: chance / most for held, chance in wanted.items()}
                assert mine == pytest.approx(scaled, rel=1e-3, abs=1e-6)
                compared += 1
    assert compared


def test_the_usual_case_is_solved_to_the_end_of_the_set() -> None:
    player = evenly(Budget(20_000_000, 1, 1, 2), Care(drops=(0.5,)))
    state = contested()
    player.mix(MATCHA.view(state, 0))
    assert player.ways == {"both": 1}
    work = player.work
    state = contested("0 3y#", "1 4g#", "0 4y*", "1 1r*")
    player.mix(MATCHA.view(state, 0))
    assert sum(player.ways.values()) == 2
    if player.ways["both"] == 2:
        assert player.work == work  # the same solution


@pytest.mark.parametrize("again", [False, True])
def test_the_last_round_alone(again: bool) -> None:
    """Of a set in which nothing was shown: too much for two rounds."""
    player = evenly(Budget(4_000_000), Care(again=again))
    passes = (DEAL, "0 -", "1 -", "0 -", "1 -")
    state = told(*passes)
    player.mix(MATCHA.view(state, 0))
    assert player.ways == {"later": 1}
    assert not player.work
    state = told(*passes, "0 3y#", "1 4g#", "0 4y*", "1 1r*")
    player.mix(MATCHA.view(state, 0))
    assert player.ways == {"later": 1, "last": 1}


def test_four_cards_each() -> None:
    state = told(DEAL, "0 1g#", "1 3g#", "0 -", "1 -")
    player = evenly()
    assert len(player.mix(MATCHA.view(state, 0))) == 9
    assert player.ways == {"later": 1}


def test_the_first_round_is_played_by_the_style() -> None:
    state = told(DEAL)
    style = Greedily(MATAGOT, greedy_taste(MATAGOT))
    player = Player(Styles(style, Evenly()), QUICK, care=EXACT)
    standing = followed(MATCHA.view(state, 0), Evenly())
    row = style.mixes(standing.moment, standing.holds, standing.ranges)[standing.own_place]
    assert [*player.mix(MATCHA.view(state, 0)).values()] == pytest.approx(row.tolist())
    assert player.ways == {"first": 1}


def test_the_other_is_followed_by_its_habit() -> None:
    state = told(DEAL, "0 1g#", "1 3g*")
    player = Player(Styles(Evenly(), Evenly(), Whim()), QUICK, care=EXACT)
    evenly, whimsical = (followed(MATCHA.view(state, 0), style).ranges for style in (Evenly(), Whim()))
    found = player.standing(MATCHA.view(state, 0)).ranges
    assert found[0] == pytest.approx(evenly[0])
    assert found[1] == pytest.approx(whimsical[1])
    assert not np.allclose(evenly[1], whimsical[1], atol=0.1)


def test_what_is_hardly_ever_chosen_is_not() -> None:
    class Leaning:
        def mixes(self, moment: Moment, holds: tuple[Holds, Holds], ranges: tuple[Real, Real]) -> Real:
            mixes = np.zeros_like(Evenly().mixes(moment, holds, ranges))
            mixes[:, :3], mixes[:, -1] = (0.01, 0.03, 0.05), 0.91
            return mixes

    player = Player(Styles(Leaning(), Leaning()), QUICK, care=Care(purify=0.02))
    shares = [*player.mix(MATCHA.view(told(DEAL), 0)).values()]
    assert shares[0] == 0
    assert shares[1] == pytest.approx(0.03 / 0.99)
    assert sum(shares) == pytest.approx(1)


# Where nothing goes as it was thought


class Stubborn:
    """Lays its first card on the first mat, and is sure that everybody does."""

    def mixes(self, moment: Moment, holds: tuple[Holds, Holds], ranges: tuple[Real, Real]) -> Real:
        mixes = np.zeros_like(Evenly().mixes(moment, holds, ranges))
        mixes[:, 0] = 1
        return mixes


@pytest.mark.parametrize("care", [Care(), EXACT, Care(drops=(0.9,), other=0.0), EXACT._replace(again=True)])
def test_an_unforeseen_opponent_is_met(care: Care) -> None:
    style, ways = Stubborn(), Counter[str]()
    for game in range(size(3, 60)):
        for seat in (0, 1):
            player = Player(Styles(style, style), Budget(3_000_000, 1, 1, 3), care=care, ends=ends)
            play(MATAGOT, game, (player, None) if seat == 0 else (None, player))
            ways += player.ways
    assert ways["first"]
    assert ways["last"] + ways["both"]


def test_cards_out_of_all_ranges_end_a_solution() -> None:
    """Only the likeliest of the other's hands is solved; another is shown, so the last round is solved anew."""
    player = evenly(Budget(20_000_000, 1, 1, 1), Care(drops=(0.999,)))
    deal = "deal 0 | 2g 3b 1y 4r 3r 2b | 1g 2r 3y 4y 0 | 3g 1b 4b 2y 0 | 4g 1r"
    state = told(deal, "0 1g#", "1 3g#", "0 2r*", "1 2y*")
    player.mix(MATCHA.view(state, 0))
    assert player.ways == {"both": 1}
    for text in ("0 3y#", "1 1b#", "0 4y*", "1 4b*"):
        state = MATCHA.apply(state, MATCHA.parse(text))
    player.mix(MATCHA.view(state, 0))
    assert player.ways == {"both": 1, "last": 1}


def test_what_one_really_has_is_always_solved() -> None:
    standing = followed(MATCHA.view(contested(), 0), Evenly())
    own = standing.own_place
    side = standing.sides[0]
    chances = np.where(np.arange(len(side.chances)) == own, 0, side.chances).astype(np.float32)
    doubtful = Standing(standing.moment, (side._replace(chances=chances), standing.sides[1]), standing.own)
    rows = likely(doubtful, 0.5)
    real = hold(side, own, MATAGOT)
    assert 0 < rows.given[0][real] < 1e-6
    assert len(rows.given[0]) < len(side.chances)
    assert [*rows.given[0]][rows.places[0][own]] == real
    view = MATCHA.view(contested(), 0)
    game = RoundsGame(beginning(view).start(rows.given), ends(view))
    game.solve(1)
    policy = game.average()
    place = Position.at_start(game).place(0, Holding(real[0], ((None, None),), real[1]))
    assert (
        Solved.of(game, rows, 1).own_mix(view, doubtful) == Position.at_start(game).of_policy(policy)[place]
    ).all()


def test_what_is_likely_beside_ones_own_cards_is_solved() -> None:
    """Nearly all of the other's range needs cards that one holds oneself; the rest counts all the same."""
    standing = followed(MATCHA.view(contested(), 0), Evenly())
    side, mine = standing.sides[1], standing.sides[0].holds.cards[standing.own_place]
    clash = (side.holds.cards & mine & RANKED) != 0
    clash |= (side.holds.cards >> ZEROS) + (mine >> ZEROS) > MATAGOT.zeros
    chances = np.where(clash, 1, 1e-5).astype(np.float32)
    doubtful = Standing(standing.moment, (standing.sides[0], side._replace(chances=chances)), standing.own)
    rows = likely(doubtful, 0.01)
    can_be = [hold(side, place, MATAGOT) for place in np.flatnonzero(~clash).tolist()]
    assert len(can_be) > 1
    assert all(held in rows.given[1] for held in can_be)


# Rules of the house


@editions
def test_it_plays_whole_games(edition: Edition) -> None:
    for game in range(size(1, 30)):
        one, two = evenly(), evenly(care=Care(again=True))
        play(edition, game, (one, two))
        assert sum((one.ways + two.ways).values()) > 0


@editions
def test_a_fresh_one_goes_on_in_the_same_way(edition: Edition) -> None:
    for again in (False, True):
        player = evenly(care=Care(again=again))
        views = play(edition, 7, (player, None))
        for view in Random(2).sample(views, min(size(3, 30), len(views))):
            fresh, other = evenly(care=Care(again=again)), evenly(care=Care(again=again))
            assert fresh.mix(view) == other.mix(view) == player_again(player, view)


def player_again(player: Player, view: View) -> Mapping[Lay | Pass, float]:
    """One who has seen the whole game is asked about an earlier choice; the same twice over."""
    once = player.mix(view)
    assert once == player.mix(view)
    return once


@editions
def test_it_does_not_see_what_is_hidden(edition: Edition) -> None:
    found = [state for seed in range(size(2, 30)) for state in positions(edition, seed)]
    for state in Random(3).sample(found, min(size(4, 100), len(found))):
        seat: Seat = state.turn
        twin = matcha_twin(state, seat, Random(6))
        if twin is not None:
            assert evenly().mix(MATCHA.view(state, seat)) == evenly().mix(MATCHA.view(twin, seat))


def test_the_bot_does_not_see_what_is_hidden() -> None:
    """In the rounds that it solves, prepared for habits, and in those that it searches."""
    found = [state for seed in range(size(2, 12)) for state in positions(MATAGOT, seed)]
    twins: Counter[int] = Counter()
    for state in Random(3).sample(found, min(size(8, 100), len(found))):
        seat: Seat = state.turn
        twin, legal = matcha_twin(state, seat, Random(6)), MATCHA.legal(state, seat)
        if twin is not None and len([*legal]) > 1:
            views = (MATCHA.view(each, seat) for each in (state, twin))
            bots = [(Master(), view) for view in views]
            one, two = ([bot.choose(view, legal, Random(7)), bot.ways] for bot, view in bots)
            assert one == two
            twins[state.round] += 1
    assert {0, 1} <= twins.keys()


def test_the_work_keeps_to_the_budget() -> None:
    for work in (10_000, 300_000, 3_000_000):
        budget = Budget(work)
        for game in range(size(1, 20)):
            player, before = evenly(budget), 0
            for view in play(MATAGOT, game, (evenly(budget), None)):
                player.mix(view)
                assert player.work - before <= 2 * work  # at most a solution for each of the last two rounds
                before = player.work
    assert Budget(1000).iterations(1000 // (GROWING + 4)) == 4
    assert MATCH.work < TABLE.work


def test_hopes_are_those_of_the_greedy_bot() -> None:
    """A table for the end of the first set, its rows as the solver counts them; both seats hope alike."""
    for edition in (MATAGOT, EDITIONS["matagot-2020-nl"], with_house(EDITIONS["small"], {"sets": 2})):
        table, rules = hopes(edition, greedy_taste(edition), edition.rounds), tables(edition)
        assert table is not None
        assert table == pytest.approx(-table.T)
        rng = Random(1)
        for _ in range(100):
            one, two = (tokens_below_goals(edition, rng) for _ in range(2))
            places = [row(rules, np.array(tokens, np.int32)) for tokens in (one, two)]
            chance, over = standing(edition, (one, two), edition.rounds, Habits().pull, playing_on=False)
            assert not over
            assert table[places[0], places[1]] == pytest.approx(2 * chance - 1, abs=1e-5)
    assert hopes(with_house(MATAGOT, {"goal_suit": None}), greedy_taste(MATAGOT), 3) is None


def tokens_below_goals(edition: Edition, rng: Random) -> Tokens:
    while True:
        one, two, three, four = (rng.randrange(3) * (suit in edition.suits) for suit in SUITS)
        tokens = (one, two, three, four, rng.randrange(4))
        if not edition.reaches_goal(tokens):
            return tokens


def test_no_set_is_solved_whose_end_is_worth_nothing() -> None:
    player = Player(Styles(Evenly(), Evenly()), Budget(20_000_000, 1, 1, 1))
    player.mix(MATCHA.view(contested(), 0))
    assert player.ways == {"later": 1}


def test_which_rules_it_can_play() -> None:
    assert [name for name, edition in EDITIONS.items() if can_play(edition)] == [
        "matagot-2020", "matagot-2020-nl", "mini", "small",
    ]  # fmt: skip
    assert all(map(can_play, HOUSES.values()))
    for house in (
        {"turns": None},
        {"keep": "any", "hand_size": 4},
        {"numbers": 9, "hand_size": 9},
        {"play_on": True},
    ):
        assert not can_play(with_house(MATAGOT, house))


# The bot


def test_it_is_a_bot_for_matches() -> None:
    assert bot_maker("matcha", "master") is BOTS["matcha"]["master"] is Master
    assert "master" in CLOCKED["matcha"]


@pytest.mark.parametrize("rules", [*EDITIONS, "large"])
def test_the_bot_plays_by_all_rules_and_repeats_itself(rules: str) -> None:
    edition = with_house(MATAGOT, {"numbers": 9, "hand_size": 9}) if rules == "large" else EDITIONS[rules]
    for seed in range(size(2, 20)):
        state = random_position(edition, seed, number=edition.rounds - 1)
        seat, chosen = state.turn, []
        for _ in range(2):
            bot = Master()
            chosen.append(bot.choose(MATCHA.view(state, seat), MATCHA.legal(state, seat), Random(seed)))
            assert sum(bot.ways.values()) == int(len([*MATCHA.legal(state, seat)]) > 1)
            assert can_play(edition) or not bot.ways["last"]
        assert chosen[0] == chosen[1]
        assert chosen[0] in MATCHA.legal(state, seat)


def test_by_the_clock_it_plays_too() -> None:
    state = random_position(MATAGOT, 2, number=2)
    bot = Master(1)
    assert bot.choose(MATCHA.view(state, state.turn), MATCHA.legal(state, state.turn), Random(1)) in MATCHA.legal(
        state, state.turn
    )


def test_without_numba_it_is_refused_in_words() -> None:
    program = (
        "import sys; sys.modules['numba'] = sys.modules['numpy'] = None\n"
        "from chakai.bots.levels import bot_maker\n"
        "from chakai.core.illegal import Refusal\n"
        "try: bot_maker('matcha', 'master')\n"
        "except Refusal as refusal: print(refusal.code)"
    )
    done = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    assert done.stdout == "needs-extra\n"
