"""Situations at the table, set up by playing moves as text, so that tests read like the rules page."""

from collections.abc import Mapping, Sequence

import pytest

from chakai.core.illegal import Illegal
from chakai.core.seats import Seat, Viewer
from chakai.games.matcha.cards import KINDS, ZERO, Card
from chakai.games.matcha.engine import MATCHA
from chakai.games.matcha.moves import ForcedPass, Show
from chakai.games.matcha.state import Stage, State
from chakai.games.matcha.view import View

GRAIL = "grail-2015"
MATAGOT = "matagot-2020"
DUTCH = "matagot-2020-nl"
PUBLISHED = (GRAIL, MATAGOT, DUTCH)

House = Mapping[str, object]


def cards(text: str) -> tuple[Card, ...]:
    """Cards from their texts: "2g 0"."""
    return tuple(ZERO if part == "0" else Card(int(part[0]), part[1]) for part in text.split())


def card(text: str) -> Card:
    """One card from its text."""
    (only,) = cards(text)
    return only


def row(kinds: str) -> list[int]:
    """Tokens as a record counts them: "ggw" is two green and a whisk."""
    return [kinds.count(kind) for kind in KINDS]


def starting(first: str, second: str) -> dict[str, object]:
    """A house rule: the game begins with these tokens, written as "ggw"."""
    return {"start_tokens": [row(first), row(second)]}


def deal(
    tea: str = "",
    first: str = "",
    second: str = "",
    *,
    dealer: Seat = 0,
    rules: str = GRAIL,
    house: House | None = None,
) -> str:
    """A deal with these cards in their places (tea cards round by round, seat 0's hand, seat 1's).

    Places left open are filled from the rest of the deck: the tea cards first, then the hands, then aside.
    """
    edition = MATCHA.rules(rules, house)
    stock = list(edition.deck)
    parts = [list(cards(part)) for part in (tea, first, second)]
    for taken in [*parts[0], *parts[1], *parts[2]]:
        stock.remove(taken)
    for part, size in zip(parts, (2 * edition.rounds, edition.hand_size, edition.hand_size), strict=True):
        while len(part) < size:
            part.append(stock.pop(0))
    written = [" ".join(map(str, part)) for part in (*parts, stock)]
    return " | ".join([f"deal {dealer}", *written])


def on(state: State, *moves: str) -> State:
    """The situation after more moves; a text may hold several, with commas between them."""
    for text in ", ".join(moves).split(", "):
        state = MATCHA.apply(state, MATCHA.parse(text))
    return state


def after(rules: str, *moves: str, house: House | None = None) -> State:
    """The situation after these moves of a new game."""
    state = MATCHA.new(MATCHA.rules(rules, house), 2)
    return on(state, *moves) if moves else state


def played(state: State, first: str = "", second: str = "") -> State:
    """A whole round in either form of turns: each seat lays these cards in this order ("2g# 0*"), then passes."""
    waiting = {0: first.split(), 1: second.split()}
    where = (state.sets_dealt, state.round)
    while state.stage is Stage.TURN and (state.sets_dealt, state.round) == where:
        seat = state.turn
        what = waiting[seat].pop(0) if waiting[seat] else "-"
        state = on(state, f"{seat} {what}")
    assert not waiting[0] + waiting[1], f"the round was over before {waiting} could be laid"
    return state


def passed_out(state: State) -> State:
    """The rest of the set, with nobody laying anything."""
    while state.stage is Stage.TURN:
        state = on(state, f"{state.turn} -")
    return state


def refusal(state: State, move: str) -> str:
    """The code with which a move is refused."""
    with pytest.raises(Illegal) as refused:
        on(state, move)
    return refused.value.code


def choices(state: State, seat: Seat) -> list[str]:
    """Every legal move of a seat, as text."""
    return [str(move) for move in MATCHA.legal(state, seat)]


def record(state: State) -> list[str]:
    """The record's moves."""
    return [str(move) for move in MATCHA.moves(state)]


def view(state: State, viewer: Viewer) -> View:
    return MATCHA.view(state, viewer)


def seen(state: State, viewer: Viewer) -> tuple[str, ...]:
    return view(state, viewer).seen


def tokens(state: State) -> tuple[str, str]:
    """What each seat owns, as "ggw"."""
    first, second = ("".join(kind * n for kind, n in zip(KINDS, counts, strict=True)) for counts in state.tokens)
    return first, second


def shown(state: State) -> list[str]:
    """The cards turned face up so far, in the order in which everybody saw them: "1 2g#"."""
    return [str(entry).removeprefix("show ") for entry in state.log if isinstance(entry, Show)]


def face_down(state: State) -> list[str]:
    """Where a card of the set lies face down in a spectator's eyes: round from 1, seat, mat ("1 0*")."""
    places = []
    for number, pair in enumerate(view(state, None).table, 1):
        for sign, spots in zip("#*", pair, strict=True):
            for seat, laid in enumerate(spots):
                if laid is not None and not laid.face_up:
                    assert laid.card is None
                    places.append(f"{number} {seat}{sign}")
    return places


def forced(state: State) -> list[Seat]:
    """Who has passed by force so far, in order."""
    return [entry.seat for entry in state.log if isinstance(entry, ForcedPass)]


def ending(state: State) -> tuple[Sequence[Seat], str] | None:
    """Winners and why, or None while the game goes on."""
    outcome = MATCHA.outcome(state)
    assert (outcome is None) == bool(MATCHA.to_act(state))
    return None if outcome is None else (outcome.winners, outcome.why)
