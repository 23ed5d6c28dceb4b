"""Games of Matcha as columns for statistics, from finished positions of any players."""

from collections.abc import Iterable
from typing import Final, NamedTuple

import numpy as np

from chakai.core.seats import CHANCE, Seat
from chakai.games.matcha.cards import KINDS, MATS, WHISK, Tokens
from chakai.games.matcha.edition import Edition
from chakai.games.matcha.engine import MATCHA
from chakai.games.matcha.goals import ahead
from chakai.games.matcha.moves import Lay, NewRound, Nothing, Take
from chakai.games.matcha.resolution import one_more
from chakai.games.matcha.state import State, with_seat
from chakai.solve.matcha.tables import SHARED
from chakai.solve.matcha.tables import WHYS as BY_RULE
from chakai.solve.sample import Flags, Numbers, Sample

WHYS: Final = (*BY_RULE, "forfeit")
"""A sample's `why` is a place here."""
RESULTS: Final = ("token", "whisk", "nothing")


def plays_of(edition: Edition) -> tuple[str, ...]:
    """The plays of a sample in its order, as a record writes them without the seat."""
    return tuple(f"{card}{mat.sign}" for card in dict.fromkeys(edition.deck) for mat in MATS)


def flags(seats: Numbers) -> Flags:
    """A seat for each game, or SHARED, as flags by game and seat."""
    return np.isin(seats[:, None], SHARED) | np.equal(seats[:, None], np.arange(2))


def sample_of(edition: Edition, states: Iterable[State]) -> Sample:
    """What compiled play tells of its own games, told of any; each has an outcome, perhaps a forfeit."""
    places = {play: place for place, play in enumerate(plays_of(edition))}
    plays = np.zeros((len(places), len(RESULTS)), np.int64)
    rows: list[tuple[int, ...]] = []
    counts: list[tuple[Tokens, Tokens]] = []
    for state in states:
        rows.append(_row(state))
        counts.append(state.tokens)
        for lay, result in _results(state):
            plays[places[f"{lay.card}{lay.mat.sign}"], RESULTS.index(result)] += 1
    columns = _Columns(*np.array(rows, np.int64).reshape(-1, len(_Columns._fields)).T)
    return Sample(
        winners=flags(columns.winner),
        why=columns.why,
        counts=np.array(counts, np.int64).reshape(-1, 2, len(KINDS)),
        sets=columns.sets,
        rounds=columns.rounds,
        decisions=columns.decisions,
        options=columns.options,
        leaders=flags(columns.leader),
        plays=plays,
    )


class _Columns(NamedTuple):
    """What _row says of each game."""

    winner: Numbers
    why: Numbers
    sets: Numbers
    rounds: Numbers
    decisions: Numbers
    options: Numbers
    leader: Numbers


def _row(state: State) -> tuple[int, ...]:
    outcome = state.outcome
    assert outcome is not None
    rounds = sum(isinstance(entry, NewRound) for entry in state.log)
    return (
        _seat(None if len(outcome.winners) > 1 else outcome.winners[0]),
        WHYS.index(outcome.why),
        state.sets_dealt,
        rounds,
        *_choices(state),
        _seat(ahead(State(state.edition, _after(state, rounds // 2)))),
    )


def _seat(seat: Seat | None) -> int:
    return SHARED if seat is None else seat


def _choices(state: State) -> tuple[int, int]:
    """The number of decisions, and of legal moves at all of them: the game is played again."""
    now, decisions, options = MATCHA.new(state.edition, 2), 0, 0
    for move in MATCHA.moves(state):
        if move.seat != CHANCE:
            decisions += 1
            options += sum(1 for _ in MATCHA.legal(now, move.seat))
        now = MATCHA.apply(now, move)
    return decisions, options


def _after(state: State, rounds: int) -> tuple[Tokens, Tokens]:
    """The tokens after so many rounds."""
    tokens, begun = state.edition.first_tokens, 0
    for entry in state.log:
        match entry:
            case NewRound():
                if begun == rounds:
                    break
                begun += 1
            case Take(seat, kind):
                tokens = with_seat(tokens, seat, one_more(tokens[seat], kind))
    return tokens


def _results(state: State) -> Iterable[tuple[Lay, str]]:
    """Every card laid in a round that came to its end, and what it brought."""
    lays: list[Lay] = []
    for entry in state.log:
        match entry:
            case NewRound():
                lays = []
            case Lay():
                lays.append(entry)
            case Nothing(mat):
                yield from ((lay, "nothing") for lay in lays if lay.mat == mat)
            case Take(taker, kind, mat, _, why):
                for lay in lays:
                    if lay.mat == mat and lay.seat == taker:
                        yield lay, "whisk" if kind == WHISK else "token"
                    elif lay.mat == mat and why == "better-match":
                        yield lay, "nothing"
