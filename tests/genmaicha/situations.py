"""Situations at the table, set up by playing moves as text, so that tests read like the rules page."""

from collections.abc import Mapping, Sequence

import pytest

from chakai.core.illegal import Illegal
from chakai.core.seats import Seat, Viewer
from chakai.games.genmaicha.drinks import DRINKS, LINES
from chakai.games.genmaicha.engine import GENMAICHA
from chakai.games.genmaicha.state import State
from chakai.games.genmaicha.view import View

STANDARD = "standard"
IRI = "matcha-iri"
CEREMONY = "tea-ceremony"
MARKET = "tea-market"
FULL = "matcha-iri+tea-ceremony+tea-market"
GRID = "grid r S b / H y N / T k g | w O X"
"""The rules page's: left r H T (hidden w), centre S y k (hidden O), right b N g (hidden X)."""

House = Mapping[str, object]


def on(state: State, *moves: str) -> State:
    """The situation after more moves; a text may hold several, with commas between them."""
    for text in ", ".join(moves).split(", "):
        state = GENMAICHA.apply(state, GENMAICHA.parse(text))
    return state


def opened(rules: str = STANDARD, players: int = 2, *, house: House | None = None, grid: str = GRID) -> State:
    """The grid is laid, the crates are still empty."""
    return on(GENMAICHA.new(GENMAICHA.rules(rules, house), players), grid)


def crates(state: State, *wanted: str) -> str:
    """The next crates with these drinks; places left open get others from the bag, white ones first."""
    size = state.rules.crate_sizes(state.players)[state.round]
    parts = [part.split() for part in wanted] + [[] for _ in range(state.players - len(wanted))]
    away = {str(held) for shelf in state.shelves for held in shelf} | {name for part in parts for name in part}
    bag = sorted((str(one) for one in DRINKS if str(one) not in away), key=lambda name: name[0] != "w")
    for part in parts:
        while len(part) < size:
            part.append(bag.pop(0))
    return "crates " + " | ".join(map(" ".join, parts))


def bids(*yen: int, kind: str = "bid") -> str:
    """A bid of each seat in turn."""
    return ", ".join(f"{seat} {kind} {amount}" for seat, amount in enumerate(yen))


def bidding(players: int, rules: str = STANDARD, *, house: House | None = None) -> State:
    """The crates of the first round are filled; everybody is to bid."""
    state = opened(rules, players, house=house)
    return on(state, crates(state))


def dealt(state: State, *shelves: str, rich: Sequence[int] = ()) -> State:
    """A round up to brewing: each seat gets a crate with these drinks; they bid …, 200, 100, 0, so 0 is first."""
    last = state.players - 1
    state = on(state, crates(state, *shelves), bids(*(rich or range(100 * last, -1, -100))))
    for seat, letter in zip(range(last), "ABCDEF", strict=False):
        state = on(state, f"{seat} crate {letter}")
    return state


def brewing(
    *shelves: str, rules: str = STANDARD, players: int = 2, more: Sequence[int] = (1,), house: House | None = None
) -> State:
    """The first brewing turn, seat 0's; it has 400 yen of two players, who have these drinks and white ones.

    Rounds with `more` drinks in each crate are still to come.
    """
    size = max(len(shelf.split()) for shelf in shelves)
    return dealt(opened(rules, players, house={"crates": [size, *more], **(house or {})}), *shelves)


def finished(state: State) -> State:
    """The rest of the game: bids of 0, crates as they stand, no more brews."""
    while due := GENMAICHA.to_act(state):
        (seat, *_) = due
        if seat >= 0:
            kinds = [*GENMAICHA.legal(state, seat)]
            ends = [move for move in kinds if str(move).endswith("done")]
            state = GENMAICHA.apply(state, (ends or kinds)[0])
        elif state.tied:
            state = on(state, "toss " + " ".join(map(str, state.tied[0])))
        else:
            state = on(state, crates(state))
    return state


def refusal(state: State, move: str) -> str:
    """The code with which a move is refused."""
    with pytest.raises(Illegal) as refused:
        on(state, move)
    return refused.value.code


def choices(state: State, seat: Seat) -> list[str]:
    """Every legal move of a seat, as text."""
    return [str(move) for move in GENMAICHA.legal(state, seat)]


def record(state: State) -> list[str]:
    """The record's moves."""
    return [str(move) for move in GENMAICHA.moves(state)]


def view(state: State, viewer: Viewer) -> View:
    return GENMAICHA.view(state, viewer)


def seen(state: State, viewer: Viewer) -> tuple[str, ...]:
    return view(state, viewer).seen


def yen(state: State) -> list[int]:
    return [*state.yen]


def shelf(state: State, seat: Seat) -> set[str]:
    """What a seat holds."""
    return {str(held) for held in state.shelves[seat]}


def lines(state: State) -> dict[str, int]:
    """The yen at each line."""
    return dict(zip(LINES, state.line_yen, strict=True))


def due(state: State) -> tuple[Seat, ...]:
    """Who is to act."""
    return GENMAICHA.to_act(state)


def ending(state: State) -> tuple[tuple[Seat, ...], str] | None:
    """Winners and why, or None while the game goes on."""
    outcome = GENMAICHA.outcome(state)
    assert (outcome is None) == bool(GENMAICHA.to_act(state))
    return None if outcome is None else (outcome.winners, outcome.why)
