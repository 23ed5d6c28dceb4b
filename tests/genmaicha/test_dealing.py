"""Genmaicha's chance moves piece by piece: each of them once, with the chance that a fair shuffle gives it."""

from collections import Counter
from fractions import Fraction
from itertools import permutations
from math import factorial
from random import Random
from typing import Any

import pytest

from chakai.core.chance import SeededLuck
from chakai.core.illegal import Illegal
from chakai.core.seats import CHANCE
from chakai.games.genmaicha.dealing import Dealing, begin, check_grid
from chakai.games.genmaicha.drinks import DRINKS, INGREDIENTS, PLACE
from chakai.games.genmaicha.engine import GENMAICHA
from chakai.games.genmaicha.moves import Crates, Move
from chakai.games.genmaicha.state import Stage, State
from tests.sizes import size

GRID = tuple("rSbHyNTkg")


def table(players: int = 2, crates: tuple[int, ...] | None = None) -> State:
    return GENMAICHA.new(GENMAICHA.rules("tea-ceremony", {"crates": crates and [*crates]}), players)


def due_crates(bag: int, players: int, in_each: int) -> State:
    """Crates are due, and only so many drinks are in the bag."""
    state = table(players, (in_each,))
    state = GENMAICHA.apply(state, GENMAICHA.draw(state, SeededLuck("grid", 0)))
    shelves = (Random(bag).sample(DRINKS, len(DRINKS) - bag), *[()] * (players - 1))
    return state._replace(shelves=tuple(map(tuple, shelves)))


def due_toss(group: tuple[int, ...], players: int) -> State:
    return table(players)._replace(stage=Stage.TOSS, tied=(group, (0, 1)))


def unrolled(dealing: Dealing[Any]) -> dict[Move, Fraction]:
    """Every deal with its chance; each comes once."""
    found: dict[Move, Fraction] = {}

    def unroll(dealing: Dealing[Any], chance: Fraction) -> None:
        if not dealing.odds():
            assert dealing.deal() not in found
            found[dealing.deal()] = chance
        for piece, part in dealing.odds():
            assert part > 0
            unroll(dealing.plus(piece), chance * part)

    unroll(dealing, Fraction(1))
    return found


def sorted_out(move: Move) -> Move:
    """Crates with their drinks in the order of writing."""
    if not isinstance(move, Crates):
        return move
    return Crates(tuple(tuple(sorted(crate, key=PLACE.__getitem__)) for crate in move.crates))


class Every:
    """Luck that is asked for one shuffle after another, until all have come."""

    def __init__(self, length: int) -> None:
        self.orders = list(permutations(range(length)))

    def permutation(self, length: int, *_shuffle: object) -> list[int]:
        return [*self.orders.pop()]


@pytest.mark.parametrize(("bag", "players", "in_each"), [(6, 2, 2), (4, 2, 2), (5, 3, 1), (7, 2, 3), (6, 3, 2)])
def test_every_filling_once_and_with_its_chance(bag: int, players: int, in_each: int) -> None:
    """Against plain counting of all orders of the bag."""
    state = due_crates(bag, players, in_each)
    drinks = [drink for drink in DRINKS if drink not in state.shelves[0]]
    counted = Counter(
        sorted_out(Crates(tuple(order[at : at + in_each] for at in range(0, players * in_each, in_each))))
        for order in permutations(drinks)
    )
    total = factorial(bag)
    assert unrolled(begin(state)) == {move: Fraction(count, total) for move, count in counted.items()}


@pytest.mark.parametrize(("group", "players"), [((0, 1), 2), ((1, 3), 4), ((0, 2, 3), 4), ((0, 1, 2, 3), 4)])
def test_every_toss_once_and_with_its_chance(group: tuple[int, ...], players: int) -> None:
    """Against the draw itself, given every shuffle once."""
    state, luck = due_toss(group, players), Every(players)
    counted = Counter(GENMAICHA.draw(state, luck) for _ in range(factorial(players)))
    assert unrolled(begin(state)) == {move: Fraction(count, factorial(players)) for move, count in counted.items()}
    assert len(counted) == factorial(len(group))


def test_what_alone_can_still_come_is_not_asked_for() -> None:
    toss = begin(due_toss((1, 3), 4)).plus(3)
    assert toss.odds() == ()
    assert str(toss.deal()) == "toss 3 1"


def test_two_drinks_of_a_full_bag() -> None:
    state = table(2, (1, 1))
    state = GENMAICHA.apply(state, GENMAICHA.draw(state, SeededLuck("grid", 0)))
    found = unrolled(begin(state))
    assert len(found) == 36 * 35
    assert set(found.values()) == {Fraction(1, 36 * 35)}


def test_grids_are_alike() -> None:
    """Along any way the chances multiply to that of one order of the twelve cards, and none comes twice."""
    rng, dealing, chance = Random(1), begin(table()), Fraction(1)
    while odds := dealing.odds():
        assert sum(part for _, part in odds) == 1
        assert {piece for piece, _ in odds} == {*INGREDIENTS} - {*dealing.dealt}
        piece, part = rng.choice(odds)
        dealing, chance = dealing.plus(piece), chance * part
    assert chance == Fraction(1, factorial(12))
    GENMAICHA.check(table(), dealing.deal())


def test_a_given_grid_leaves_the_three_others_to_chance() -> None:
    found = unrolled(begin(table(), GRID))
    assert len(found) == 6
    assert set(found.values()) == {Fraction(1, 6)}
    assert {str(move).partition(" | ")[0] for move in found} == {"grid r S b / H y N / T k g"}
    for move in found:
        GENMAICHA.check(table(), move)


def test_a_grid_given_in_full_is_complete() -> None:
    dealing = begin(table(), (*GRID, "w", "O", "X"))
    assert dealing.odds() == ()
    assert str(dealing.deal()) == "grid r S b / H y N / T k g | w O X"


@pytest.mark.parametrize("grid", [(), tuple("rS"), GRID, (*GRID, *"wOX")])
def test_possible_grids(grid: tuple[str, ...]) -> None:
    check_grid(table(), grid)


@pytest.mark.parametrize("grid", [tuple("rr"), tuple("rz"), (*GRID, *"wOO"), (*GRID, *"wOXr")])
def test_impossible_grids_are_refused(grid: tuple[str, ...]) -> None:
    with pytest.raises(Illegal) as refused:
        check_grid(table(), grid)
    assert refused.value.code == "grid-cards"


def test_nothing_is_dealt_where_a_seat_decides() -> None:
    state = table(2)
    for deal in range(2):
        state = GENMAICHA.apply(state, GENMAICHA.draw(state, SeededLuck("bid", deal)))
    with pytest.raises(Illegal) as refused:
        begin(state)
    assert refused.value.code == "no-chance-due"


@pytest.mark.parametrize(
    "state",
    [due_crates(6, 2, 2), due_crates(5, 3, 1), due_toss((0, 2, 3), 5)],
    ids=["two crates of two", "three crates of one", "toss"],
)
def test_the_draw_has_these_chances(state: State) -> None:
    """Chi-square at a thousandth; the seed is fixed."""
    odds, draws = unrolled(begin(state)), size(6000, 200_000)
    drawn = Counter(sorted_out(GENMAICHA.draw(state, SeededLuck("chances", deal))) for deal in range(draws))
    assert drawn.keys() <= odds.keys()
    square = sum(
        (drawn[move] - draws * float(chance)) ** 2 / (draws * float(chance)) for move, chance in odds.items()
    )
    free = len(odds) - 1
    assert square < free * (1 - 2 / (9 * free) + 3.09 * (2 / (9 * free)) ** 0.5) ** 3  # Wilson and Hilferty


@pytest.mark.parametrize("players", [2, 6])
def test_whole_games_dealt_piece_by_piece(players: int) -> None:
    """Every deal that comes up in random games can be made, and the game goes on from it."""
    rng = Random(players)
    for _ in range(size(5, 300)):
        state = GENMAICHA.new(GENMAICHA.rules("standard", {"start_yen": 100}), players)
        while due := GENMAICHA.to_act(state):
            if due == (CHANCE,):
                dealing = begin(state)
                while odds := dealing.odds():
                    assert sum(part for _, part in odds) == 1
                    dealing = dealing.plus(rng.choice(odds)[0])
                state = GENMAICHA.apply(state, dealing.deal())
            else:
                state = GENMAICHA.apply(state, rng.choice([*GENMAICHA.legal(state, due[0])]))
