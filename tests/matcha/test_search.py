"""The bot that searches: greedy as the bot of that name, fair in what it imagines, and blind to what is hidden."""

import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from chakai.bots.greedy import HAIR, Greedy, Habits, Outlook
from chakai.bots.levels import BOTS, bot_maker
from chakai.bots.search import Search, greedy_taste
from chakai.bots.uniform import Uniform
from chakai.bots.veteran import Veteran
from chakai.core.chance import SeededLuck
from chakai.core.seats import Seat
from chakai.games.matcha.cards import MATS, SUITS, Card, in_order
from chakai.games.matcha.edition import EDITIONS, Edition, with_house
from chakai.games.matcha.engine import MATCHA
from chakai.games.matcha.moves import Keep, Move, Pass, lay
from chakai.games.matcha.state import Stage, State
from chakai.games.matcha.view import View
from chakai.solve.matcha.ends import ends
from chakai.solve.matcha.games import KEEP as KEEPING
from chakai.solve.matcha.games import SEAT, STAGE
from chakai.solve.matcha.greed import greed, room
from chakai.solve.matcha.greed_kernel import choose_greedily, weigh
from chakai.solve.matcha.judges import PROMISES, judge
from chakai.solve.matcha.pieces import CARDS, LAID, RANKED, ZEROS
from chakai.solve.matcha.resampling import MatchaResampler
from chakai.solve.matcha.rounds.values import rows
from chakai.solve.matcha.search import PLAN, Thought, known_ends
from chakai.solve.matcha.steps import Steps
from chakai.solve.matcha.tables import tables
from chakai.testing.matcha_twins import matcha_twin
from tests.matcha.lookalikes import random_position
from tests.sizes import size

HOUSES: dict[str, Edition] = {
    **EDITIONS,
    "all-or-none": with_house(EDITIONS["grail-2015"], {"keep": "all-or-none"}),
    "no zeros": with_house(EDITIONS["matagot-2020"], {"zeros": 0, "hand_size": 4, "turns": 3}),
    "long": with_house(EDITIONS["matagot-2020-nl"], {"sets": 3, "keep": "any", "play_on": True}),
    "one turn": with_house(EDITIONS["matagot-2020"], {"turns": 1, "goal_suit": None, "goal_whisks": None}),
}
editions = pytest.mark.parametrize("edition", HOUSES.values(), ids=HOUSES.keys())


def positions(edition: Edition, game: int) -> Iterator[tuple[State, Seat]]:
    """Whoever has to choose, in a game of choices by greed and by chance."""
    rng, state = Random(game), MATCHA.new(edition, 2)
    while state.outcome is None and len(state.log) < 300:
        if state.stage is Stage.DEAL:
            state = MATCHA.apply(state, MATCHA.draw(state, SeededLuck("search", game)))
            continue
        seat = MATCHA.to_act(state)[0]
        yield state, seat
        bot = Greedy() if rng.random() < 0.6 else Uniform()
        state = MATCHA.apply(state, bot.choose(MATCHA.view(state, seat), MATCHA.legal(state, seat), rng))


def some(edition: Edition, number: int) -> list[tuple[State, Seat]]:
    """Positions from many games with a choice."""
    found = [place for game in range(number) for place in positions(edition, game)]
    found = [(state, seat) for state, seat in found if len([*MATCHA.legal(state, seat)]) > 1]
    return Random(1).sample(found, min(number, len(found)))


def greedy_odds(view: View, seat: Seat) -> dict[Move, float]:
    """How often the readable bot makes each move."""
    outlook = Outlook(view, seat, Habits(), Random(0))
    plans = [(plan, outlook.value(plan)) for plan in outlook.plans()]
    enough = max(value for _, value in plans) - HAIR
    good = [plan for plan, value in plans if value >= enough]
    odds: dict[Move, float] = {}
    for plan in good:
        lays: list[Move] = [lay(seat, part.card, mat) for mat, part in zip(MATS, plan, strict=True) if part.place]
        for move in lays or [Pass(seat)]:
            odds[move] = odds.get(move, 0) + 1 / len(good) / max(1, len(lays))
    return odds


@editions
def test_compiled_greed_is_that_of_the_bot(edition: Edition) -> None:
    rules, known, faces = tables(edition), greed(edition, greedy_taste(edition)), [*dict.fromkeys(edition.deck)]
    thinking, steps, rng = room(rules), Steps(edition, 1, 0), Random(2)
    for game in range(size(3, 100)):
        for state, seat in positions(edition, game):
            steps.place(0, state)
            if state.stage is Stage.TURN:
                weigh(rules, known, steps._games, thinking)
                told: dict[Move, float] = {}
                for action, odds in enumerate(thinking.odds):
                    if odds:
                        is_lay = action < 2 * len(faces)
                        told[lay(seat, faces[action >> 1], MATS[action & 1]) if is_lay else Pass(seat)] = odds
                assert told == pytest.approx(greedy_odds(MATCHA.view(state, seat), seat))
            elif MATCHA.to_act(state)[0] == seat:
                kept, now = [], steps._games.now[0]
                while now[STAGE] == KEEPING and now[SEAT] == seat:
                    action = choose_greedily(rules, known, steps._games, thinking, steps._luck)
                    if 2 * len(faces) < action < 3 * len(faces) + 1:
                        kept.append(faces[action - 2 * len(faces) - 1])
                    steps.step([action])
                if edition.keep == "all-or-none" and kept:
                    kept = [*state.hands[seat]]
                chosen = Greedy().choose(MATCHA.view(state, seat), MATCHA.legal(state, seat), rng)
                assert Keep(seat, in_order(kept)) == chosen


Cards = tuple[tuple[Card | None, ...], ...]


def imagined(thought: Thought, draws: int) -> Counter[Cards]:
    """The other's hand and what it has laid in this round, as often as the search would meet them."""
    faces, desk = [*dict.fromkeys(thought.view.edition.deck)], thought._desk
    found: Counter[Cards] = Counter()
    for row in desk.cards[:draws]:
        hand = [faces[card] for card in row[CARDS : CARDS + row[RANKED]]] + [faces[-1]] * int(row[ZEROS])
        found[
            in_order(hand), tuple(faces[card] if card < len(faces) else None for card in row[LAID : LAID + 2])
        ] += 1
    return found


@pytest.mark.parametrize(("rules", "game"), [("matagot-2020", 4), ("grail-2015", 5), ("small", 1)])
def test_imagined_cards_are_as_likely_as_they_are(rules: str, game: int) -> None:
    """Beside the resampler, whose odds are proved elsewhere; without trust in anybody's greed."""
    edition, draws = EDITIONS[rules], size(1500, 20000)
    turns = [place for place in positions(edition, game) if place[0].stage is Stage.TURN]
    state, seat = turns[-2]
    plan, legal = PLAN._replace(trust=0.0, draws=draws), MATCHA.legal(state, seat)
    thought = Thought(MATCHA.view(state, seat), legal, greedy_taste(edition), Random(3), plan)
    resampler, rng = MatchaResampler(MATCHA.view(state, seat)), Random(4)
    twins = [resampler.draw(rng) for _ in range(draws)]
    theirs: Counter[Cards] = Counter(
        (twin.hands[1 - seat], tuple(sides[1 - seat] for sides in twin.laid[twin.round])) for twin in twins
    )
    mine = imagined(thought, draws)
    assert mine.total() == draws
    for place in (lambda cards: cards, lambda cards: cards[1], lambda cards: cards[0].count(Card(0, ""))):
        one, two = _shares(mine, place), _shares(theirs, place)
        for what in one.keys() | two.keys():
            share = (one[what] + two[what]) / 2
            assert abs(one[what] - two[what]) < 5 * (2 * share / draws) ** 0.5, what


def _shares(found: Counter[Cards], place) -> Counter[object]:  # type: ignore[no-untyped-def]  # any part of it
    shares: Counter[object] = Counter()
    for cards, count in found.items():
        shares[place(cards)] += count / found.total()  # type: ignore[assignment]  # a share, not a count
    return shares


def test_trust_makes_a_match_likelier() -> None:
    """One who has laid a card where a match would win is thought to have a match more often than by chance."""
    edition, more = EDITIONS["matagot-2020"], 0.0
    known = greed(edition, greedy_taste(edition))
    for state, seat in some(edition, 40):
        view = MATCHA.view(state, seat)
        for mat, sides in enumerate(state.laid[state.round]):
            if state.stage is Stage.TURN and sides[1 - seat] is not None:
                fits = []
                for trust in (0.0, 0.9):
                    plan, legal = PLAN._replace(trust=trust), MATCHA.legal(state, seat)
                    thought = Thought(view, legal, greedy_taste(edition), Random(1), plan)
                    weights = [*thought._desk.sums[:1], *(thought._desk.sums[1:] - thought._desk.sums[:-1])]
                    matching = known.fits[mat, edition.deck.index(view.tea_card(MATS[mat]))]
                    laid = zip(weights, thought._desk.cards[:, LAID + mat], strict=True)
                    fits.append(sum(weight for weight, card in laid if matching >> card & 1) / sum(weights))
                more += float(fits[1] - fits[0])
    assert more > 0


searchers = pytest.mark.parametrize("bot", [Search, Veteran])


@searchers
@editions
def test_it_plays_legally_and_repeats_itself(edition: Edition, bot: type[Search]) -> None:
    for state, seat in some(edition, size(6, 100)):
        view, legal = MATCHA.view(state, seat), MATCHA.legal(state, seat)
        once, again = (bot(iterations=40).choose(view, legal, Random(5)) for _ in range(2))
        assert once in legal
        assert once == again


@pytest.mark.parametrize("keep", ["any", "all-or-none"])
def test_it_keeps_several_cards(keep: str) -> None:
    edition = with_house(EDITIONS["grail-2015"], {"keep": keep})
    found = [(state, seat) for game in range(size(30, 100)) for state, seat in positions(edition, game)]
    several = [(state, seat) for state, seat in found if state.stage is Stage.KEEP and len(state.hands[seat]) > 1]
    kept = set()
    for state, seat in several:
        legal = MATCHA.legal(state, seat)
        move = Search(iterations=400).choose(MATCHA.view(state, seat), legal, Random(10))
        assert isinstance(move, Keep)
        assert move in legal
        kept.add(len(move.cards))
    assert max(kept) > 1


@searchers
@editions
def test_it_does_not_see_what_is_hidden(edition: Edition, bot: type[Search]) -> None:
    for state, seat in some(edition, size(6, 100)):
        twin = matcha_twin(state, seat, Random(6))
        if twin is not None and seat in MATCHA.to_act(twin):
            moves = {
                bot(iterations=40).choose(MATCHA.view(each, seat), MATCHA.legal(each, seat), Random(7))
                for each in (state, twin)
            }
            assert len(moves) == 1


def thought_of(edition: Edition, place: tuple[State, Seat]) -> Thought:
    return Thought(MATCHA.view(*place), MATCHA.legal(*place), greedy_taste(edition), Random(11))


@pytest.mark.parametrize("rules", ["matagot-2020", "grail-2015"])
def test_what_is_clearly_behind_is_given_up_and_no_iteration_is_saved(rules: str) -> None:
    edition, given_up = EDITIONS[rules], 0
    for place in some(edition, 12):
        thought = thought_of(edition, place)
        thought.go_on(1000)
        race = thought.race
        assert 1000 <= race.tries.sum() < 1000 + len(thought.moves)
        assert race.running.sum() >= min(2, len(thought.moves))
        assert {*race.tries[race.running]} == {int(race.heats[0])}
        assert (race.tries[~race.running] >= PLAN.least).all()
        assert race.running[thought.moves.index(thought.move())]
        given_up += int((~race.running).sum())
    assert given_up > 20


@pytest.mark.parametrize("rules", ["matagot-2020", "grail-2015"])
def test_all_choices_meet_the_same_cards_and_the_same_luck(rules: str) -> None:
    """A choice that stands twice in the race does equally well, while others do not."""
    edition, different = EDITIONS[rules], 0
    for state, seat in some(edition, 8):
        legal = [*MATCHA.legal(state, seat)]
        view, plan = MATCHA.view(state, seat), PLAN._replace(depth=1, doubt=1e9)
        thought = Thought(view, [*legal, *legal], greedy_taste(edition), Random(12), plan)
        thought.go_on(300)
        assert [*thought.race.won[: len(legal)]] == [*thought.race.won[len(legal) :]]
        different += bool(thought.race.apart.any())
    assert different > 4


@editions
def test_what_is_learned_of_tokens_makes_sense(edition: Edition) -> None:
    """More of a suit never promises less; where nothing was learned, greed has its say."""
    greedy = greed(edition, greedy_taste(edition))
    learned = judge(edition, greedy)
    assert (learned is greedy) == (edition not in [EDITIONS[name] for name in PROMISES])
    assert learned.near.shape == greedy.near.shape
    assert learned.near_each.shape == greedy.near_each.shape
    assert (np.diff(learned.near[: len(SUITS), : edition.goal_suit or 0], axis=1) >= 0).all()
    assert (np.diff(learned.near_each[: len(SUITS) + 1]) >= 0).all()


def last_choices(edition: Edition, games: int) -> Iterator[tuple[State, Seat]]:
    """Positions in which one choice decides the game."""
    for game in range(games):
        *_, last = positions(edition, game)
        if len([*MATCHA.legal(*last)]) > 2:
            yield last


@pytest.mark.parametrize("rules", ["matagot-2020", "grail-2015"])
def test_it_takes_what_is_sure_and_what_is_best(rules: str) -> None:
    """At the last choice of a game every move's worth can be counted."""
    edition, sure = EDITIONS[rules], 0
    for state, seat in last_choices(edition, size(25, 300)):
        resampler, rng = MatchaResampler(MATCHA.view(state, seat)), Random(8)
        worth: Counter[Move] = Counter()
        twins = [resampler.draw(rng) for _ in range(150)]
        for move in MATCHA.legal(state, seat):
            for twin in twins:
                after = MATCHA.apply(twin, move)
                worth[move] += after.outcome.shares(2)[seat] / len(twins) if after.outcome else 0  # type: ignore[assignment]
        best, worst = max(worth.values()), min(worth.values())
        if best > 0.999 and worst < 0.9:
            sure += 1
            chosen = Search().choose(MATCHA.view(state, seat), MATCHA.legal(state, seat), Random(9))
            assert worth[chosen] > 0.999
    assert sure


@pytest.mark.parametrize("turns", [0, 1])
def test_what_the_end_of_a_set_is_worth_is_believed(turns: int) -> None:
    """If all ends are worth the same to seat 0, so are all choices, to either seat."""
    edition = EDITIONS["matagot-2020"]
    state, many = random_position(edition, 1, number=2, turns=turns), rows(tables(edition))
    table = np.full((many, many), 0.25, np.float32)
    table.flags.writeable = False  # as those are that come with the game
    place = state, state.turn
    plan = PLAN._replace(draws=10)
    thought = Thought(MATCHA.view(*place), MATCHA.legal(*place), greedy_taste(edition), Random(1), plan, table)
    thought.go_on(20)
    assert thought.race.won / thought.race.tries == pytest.approx(0.375 if state.turn else 0.625)


def test_which_ends_are_known() -> None:
    """Those of a first set of two, with the dealer of the second."""
    for rules in EDITIONS:
        edition = EDITIONS[rules]
        for seed in range(2):
            view = MATCHA.view(random_position(edition, seed, number=0), None)
            learned = ends(edition, 1 - view.dealer)
            assert (learned is not None) == rules.startswith("matagot-2020")
            assert known_ends(view) is learned
    second = random_position(EDITIONS["matagot-2020"], 1, number=0, set_number=2)
    assert known_ends(MATCHA.view(second, None)) is None


def test_by_the_clock_it_plays_too() -> None:
    state, seat = some(EDITIONS["matagot-2020"], 3)[0]
    legal = MATCHA.legal(state, seat)
    assert Search(1).choose(MATCHA.view(state, seat), legal, Random(1)) in legal


def test_it_is_a_bot_for_matches() -> None:
    assert bot_maker("matcha", "search") is BOTS["matcha"]["search"] is Search


def test_without_numba_it_is_refused_in_words() -> None:
    program = (
        "import sys; sys.modules['numba'] = sys.modules['numpy'] = None\n"
        "from chakai.bots.levels import bot_maker\n"
        "from chakai.core.illegal import Refusal\n"
        "bot_maker('matcha', 'greedy')()\n"
        "try: bot_maker('matcha', 'search')\n"
        "except Refusal as refusal: print(refusal.code)"
    )
    done = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    assert done.stdout == "needs-extra\n"
