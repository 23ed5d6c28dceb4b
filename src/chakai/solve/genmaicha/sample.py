"""Games of Genmaicha from their moves, as the same columns that compiled play gives."""

from collections.abc import Iterable, Sequence
from typing import Final

import numpy as np

from chakai.core.seats import CHANCE
from chakai.games.genmaicha.drinks import LINES
from chakai.games.genmaicha.engine import GENMAICHA, ahead
from chakai.games.genmaicha.moves import AdPays, Brew, Crates, Earn, Entry, Extra, Move, Offer, Peek
from chakai.games.genmaicha.rules import Rules
from chakai.games.genmaicha.state import State
from chakai.solve.genmaicha.tables import PLAYS, RESULTS, WHYS
from chakai.solve.sample import Numbers, Sample

_MARKS: Final = {Extra: " +", Offer: " ?"}


def sample_of(rules: Rules, players: int, games: Iterable[Sequence[Move]]) -> Sample:
    """Of finished games, each given as all its moves, those of chance included."""
    rounds = len(rules.crate_sizes(players))
    tally = np.zeros((len(PLAYS), len(RESULTS) + 2), np.int64)
    leaders, ends, lengths = [], [], []
    for moves in games:
        state, decisions, options = GENMAICHA.new(rules, players), 0, 0
        for move in moves:
            if isinstance(move, Crates) and state.round == rounds // 2:
                leaders.append(ahead(state)[0])
            if move.seat != CHANCE:
                decisions += 1
                options += sum(1 for _ in GENMAICHA.legal(state, move.seat))
            state = GENMAICHA.apply(state, move)
        ends.append(state)
        lengths.append((decisions, options))
        _tell(state, tally)
    outcomes = [state.outcome for state in ends if state.outcome]
    assert len(outcomes) == len(ends)
    columns = np.array(lengths, np.int64).reshape(-1, 2)
    return Sample(
        winners=_flags([outcome.winners for outcome in outcomes], players),
        why=np.array([WHYS.index(outcome.why) for outcome in outcomes], np.int64),
        counts=np.array([_counts(state) for state in ends], np.int64).reshape(-1, players, 2),
        sets=np.ones(len(ends), np.int64),
        rounds=np.array([state.round for state in ends], np.int64),
        decisions=columns[:, 0],
        options=columns[:, 1],
        leaders=_flags(leaders, players),
        plays=tally[:, : len(RESULTS)],
        worth=tally[:, len(RESULTS) :],
    )


def _flags(seats: Sequence[tuple[int, ...]], players: int) -> np.ndarray[tuple[int, ...], np.dtype[np.bool_]]:
    return np.array([[seat in row for seat in range(players)] for row in seats], np.bool_).reshape(-1, players)


def _counts(state: State) -> list[tuple[int, int]]:
    return [(yen, len(shelf)) for yen, shelf in zip(state.yen, state.shelves, strict=True)]


def _tell(state: State, tally: Numbers) -> None:
    """What was brewed, looked at and advertised in a game, and what came of it."""
    brew: Brew | None = None
    for entry in state.log:
        brew = entry if isinstance(entry, Brew) else brew
        if told := _told(entry, brew):
            _add(tally, *told)
    for line, ad in zip(LINES, state.ads, strict=True):
        if ad:
            _add(tally, f"ad {line}", "lost", -ad.yen)


def _told(entry: Entry, brew: Brew | None) -> tuple[str, str, int] | None:
    """Play, result and yen, where an entry of the log settles one."""
    match entry:
        case Earn(_, line, yen, bonus, pay, failed) if brew:
            yen += bonus + pay
            mark = _MARKS[type(brew.more)] if brew.more else ""
            return f"brew {line}{mark}", "failed" if failed else "paid" if yen else "nothing", yen
        case Peek(_, column):
            return f"peek {column}", "seen", 0
        case AdPays(_, line, yen):
            return f"ad {line}", "paid", yen
    return None


def _add(tally: Numbers, play: str, result: str, yen: int) -> None:
    tally[PLAYS.index(play)] += np.array([*(result == one for one in RESULTS), yen, yen * yen], np.int64)
