"""Ranges followed through a set: of even play, of any style by brute force, and where one's own cards stand."""

from collections import defaultdict
from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from chakai.bots.search import greedy_taste
from chakai.core.chance import SeededLuck
from chakai.core.seats import CHANCE, Seat
from chakai.games.matcha.cards import MATS, Card, in_order
from chakai.games.matcha.edition import EDITIONS, Edition, with_house
from chakai.games.matcha.engine import MATCHA
from chakai.games.matcha.moves import Lay, Move, Pass, lay
from chakai.games.matcha.state import Stage, State
from chakai.games.matcha.view import View
from chakai.solve.matcha.greedily import Greedily
from chakai.solve.matcha.rounds.arrays import NONE, Real
from chakai.solve.matcha.rounds.seen import beginning
from chakai.solve.matcha.style import Evenly, Holds, Moment, Style, card_columns, choosable
from chakai.solve.matcha.tracking import Standing, bits_of, cards_in, dealt, hold, how_many
from tests.matcha.lookalikes import alike, random_position
from tests.matcha.test_search import greedy_odds
from tests.sizes import size

HOUSES: dict[str, Edition] = {
    **{name: edition for name, edition in EDITIONS.items() if edition.turns and edition.keep == "none"},
    "no zeros": with_house(EDITIONS["matagot-2020"], {"zeros": 0, "hand_size": 4, "turns": 3}),
    "many zeros": with_house(EDITIONS["small"], {"zeros": 4, "hand_size": 3}),
    "one turn": with_house(EDITIONS["matagot-2020"], {"turns": 1}),
    "two sets": with_house(EDITIONS["small"], {"sets": 2}),
}
editions = pytest.mark.parametrize("edition", HOUSES.values(), ids=HOUSES.keys())


class Whim:
    """Mixes by the cards, the mat, what lies about, and nothing else: different for everybody."""

    def mixes(self, moment: Moment, holds: tuple[Holds, Holds], ranges: tuple[Real, Real]) -> Real:
        mine = holds[moment.seat]
        cards = card_columns(moment, mine).astype(np.int64)
        mats = np.array([*moment.open_mats], np.int64)
        whims = (cards[:, :, None] * 7 + mats * 3).reshape(len(cards), -1)
        whims = np.hstack([whims, np.full((len(cards), 1), 5)]) + (mine.hand % 1009)[:, None]
        weights = (whims * 37 + moment.round * 11 + sum(moment.taken) * 5 + mine.laid.sum(axis=1)[:, None]) % 7
        weights = np.maximum(weights, 1) * choosable(moment, mine)
        mixes: Real = (weights / weights.sum(axis=1, keepdims=True)).astype(np.float32)
        return mixes


def followed(view: View, style: Style) -> Standing:
    standing, entries = dealt(view)
    for entry in entries:
        if isinstance(entry, Lay | Pass):
            mixes = style.mixes(standing.moment, standing.holds, standing.ranges)
            standing = standing.after(entry, mixes)
        else:
            standing = standing.seen(entry)
    return standing


def positions(edition: Edition, seed: int) -> Iterator[State]:
    """Wherever somebody has a choice in a game of chance, nearly nobody passing."""
    rng, state = Random(seed), MATCHA.new(edition, 2)
    while due := MATCHA.to_act(state):
        if due == (CHANCE,):
            state = MATCHA.apply(state, MATCHA.draw(state, SeededLuck("tracking", seed)))
            continue
        yield state
        moves = [*MATCHA.legal(state, due[0])]
        state = MATCHA.apply(state, rng.choice(moves[:-1] if rng.random() < 0.6 else moves))


@editions
def test_even_play_leaves_even_ranges(edition: Edition) -> None:
    number = max(0, edition.rounds - 2)
    for seed in range(size(2, 40)):
        for later in range(number, edition.rounds):
            view = MATCHA.view(random_position(edition, seed, number=later), None)
            standing = followed(view, Evenly())
            for side, seen in zip(standing.sides, beginning(view).seats, strict=True):
                told = {hold(side, place, edition): float(chance) for place, chance in enumerate(side.chances)}
                assert told == pytest.approx(seen.evenly(), rel=1e-4, abs=1e-6)


@editions
def test_the_moment_is_the_one_seen(edition: Edition) -> None:
    for seed in range(size(1, 40)):
        for state in positions(edition, seed):
            for seat in (0, 1):
                view = MATCHA.view(state, seat)
                standing = followed(view, Evenly())
                moment, mine = standing.moment, standing.sides[seat].holds
                assert (moment.tokens, moment.seat, moment.taken) == (view.tokens, view.turn, view.turns_taken)
                assert (moment.round, moment.set_number) == (view.round, view.set_number)
                assert standing.own is not None
                place = standing.own[1]
                assert cards_in(int(mine.hand[place]), edition) == view.hand
                laid = [spots[seat] for spots in view.table[view.round]]
                assert [edition.deck[card] if card >= 0 else None for card in mine.laid[place]] == [
                    spot.card if spot else None for spot in laid
                ]
                unseen = [
                    spot.card
                    for pair in view.table
                    for spots in pair
                    if (spot := spots[seat]) and not spot.face_up
                ]
                assert mine.cards[place] == bits_of((*view.hand, *filter(None, unseen)), edition)


@editions
def test_columns_are_the_legal_moves(edition: Edition) -> None:
    for state in positions(edition, 5):
        seat = state.turn
        standing = followed(MATCHA.view(state, seat), Evenly())
        moment, place = standing.moment, standing.own_place
        cards = card_columns(moment, standing.deciding.holds)[place]
        moves: list[Move] = [
            lay(seat, edition.deck[card], MATS[mat]) for card in cards if card != NONE for mat in moment.open_mats
        ]
        assert [*moves, Pass(seat)] == [*MATCHA.legal(state, seat)]
        assert choosable(moment, standing.deciding.holds)[place].sum() == len(moves) + 1


Known = tuple[tuple[Card, ...], tuple[Card | None, ...], tuple[Card, ...]]


def known(state: State, seat: Seat) -> Known:
    """A hand, what lies in this round, and what lies face down for ever."""
    hidden = [
        mine
        for pair in state.laid[:-1]
        for sides in pair
        if (mine := sides[seat]) is not None and sides[1 - seat] is None
    ]
    return state.hands[seat], tuple(sides[seat] for sides in state.laid[-1]), in_order(hidden)


def by_force(state: State, style: Style, seat: Seat) -> dict[Known, float]:
    """Every way in which a seat can have come here, played again with one hold at a time."""
    ways: dict[tuple[str, ...], tuple[Known, float]] = {}
    for game, _ in alike(state):
        own = MATCHA.view(game, seat)
        if own.seen in ways:
            continue
        standing, entries = dealt(own)
        chance = 1.0
        for entry in entries:
            if not isinstance(entry, Lay | Pass):
                standing = standing.seen(entry)
                continue
            moment = standing.moment
            mixes = style.mixes(moment, standing.holds, standing.ranges)
            if entry.seat == seat:
                cards = card_columns(moment, standing.deciding.holds)[standing.own_place].tolist()
                column = -1
                if isinstance(entry, Lay) and entry.card:
                    card = edition_place(moment.edition, entry.card)
                    column = cards.index(card) * len(moment.open_mats) + moment.open_mats.index(entry.mat)
                chance *= float(mixes[standing.own_place, column])
            standing = standing.after(entry, mixes)
        ways[own.seen] = known(game, seat), chance
    found: dict[Known, float] = defaultdict(float)
    for held, chance in ways.values():
        found[held] += chance
    return found


def edition_place(edition: Edition, card: Card) -> int:
    return edition.deck.index(card)


@pytest.mark.parametrize(
    ("edition", "number", "turns"),
    [
        (EDITIONS["mini"], 0, 2),
        (EDITIONS["small"], 1, 0),
        (EDITIONS["small"], 1, 2),
        (with_house(EDITIONS["small"], {"zeros": 3}), 1, 1),
    ],
)
def test_ranges_of_any_style_by_brute_force(edition: Edition, number: int, turns: int) -> None:
    for seed in range(size(1, 12)):
        state = random_position(edition, seed, number=number, turns=turns)
        standing = followed(MATCHA.view(state, None), Whim())
        for seat in (0, 1):
            side = standing.sides[seat]
            told: dict[Known, float] = {}
            for place, chance in enumerate(side.chances):
                hand, laid = int(side.holds.hand[place]), side.holds.laid[place]
                faces = tuple(edition.deck[card] if card >= 0 else None for card in laid)
                hidden = int(side.holds.cards[place]) - hand - bits_of(filter(None, faces), edition)
                told[cards_in(hand, edition), faces, cards_in(hidden, edition)] = float(chance)
            forced = by_force(state, Whim(), seat)
            most = max(forced.values())
            assert told == pytest.approx({held: chance / most for held, chance in forced.items()}, rel=1e-4)


@editions
def test_greed_as_a_style_is_that_of_the_bot(edition: Edition) -> None:
    style = Greedily(edition, greedy_taste(edition))
    for seed in range(size(1, 40)):
        for state in positions(edition, seed):
            view = MATCHA.view(state, state.turn)
            standing = followed(view, Evenly())
            row = style.mixes(standing.moment, standing.holds, standing.ranges)[standing.own_place]
            there = choosable(standing.moment, standing.deciding.holds)[standing.own_place]
            told = dict(zip(MATCHA.legal(state, state.turn), row[there > 0].tolist(), strict=True))
            assert {move: odds for move, odds in told.items() if odds} == pytest.approx(
                greedy_odds(view, state.turn), abs=1e-6
            )


def test_what_nobody_would_do_leaves_all_alike() -> None:
    class Passive:
        def mixes(self, moment: Moment, holds: tuple[Holds, Holds], ranges: tuple[Real, Real]) -> Real:
            mixes = np.zeros_like(Evenly().mixes(moment, holds, ranges))
            mixes[:, -1] = 1
            return mixes

    state = next(state for state in positions(EDITIONS["matagot-2020"], 1) if sum(state.turns_taken) == 3)
    standing = followed(MATCHA.view(state, 0), Passive())
    assert all((chances == 1).all() for chances in standing.ranges)


def test_hands_are_counted() -> None:
    assert how_many(EDITIONS["matagot-2020"]) == 582
    state = random_position(EDITIONS["matagot-2020"], 1, number=0)
    standing, _ = dealt(MATCHA.view(state, None))
    assert [len(side.chances) for side in standing.sides] == [582, 582]
    assert state.stage is Stage.TURN
