"""Whole games of Matcha without touching Python: only the order of turns is said again, the rest is in tables."""

from typing import Final, TypeAlias

import numpy as np
from numba import njit
from numpy.typing import NDArray

from chakai.solve.matcha_tables import MOST, NO_KIND, OVER, Ints, Sizes, Tables

Luck: TypeAlias = NDArray[np.uint64]
Longs: TypeAlias = NDArray[np.int64]
Counts: TypeAlias = NDArray[np.int32]
Notes: TypeAlias = NDArray[np.int32]

ANY: Final = 1
"""The place in KEEPING of the edition in which any cards may be kept."""
PASS: Final = 200
KEEP: Final = 202
DEAL: Final = 204
"""Notes, plus the seat; a card laid is 4 × card + 2 × mat + seat. A keep is followed by a length and the cards,
a deal by the tea cards and both hands."""

_STEP: Final = np.uint64(0x9E3779B97F4A7C15)
_MIX_1: Final = np.uint64(0xBF58476D1CE4E5B9)
_MIX_2: Final = np.uint64(0x94D049BB133111EB)
_27, _30, _31, _32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)


RANKED, ZEROS, LAID, CARDS = 0, 1, 2, 4
"""Of a seat: how many ranked cards it holds, and how many 0s; what lies on its two mats; its ranked cards."""

VERDICT, DECISIONS, OPTIONS, SETS, ROUNDS, HALF = range(6)
"""Columns of a finished game; the last is who led after half of its rounds."""
TOKEN, WHISK, NOTHING = range(3)
"""Results of a play."""
WHISKS: Final = NO_KIND - 1


@njit(cache=True)
def _mixed(number: np.uint64) -> np.uint64:
    number = (number ^ (number >> _30)) * _MIX_1
    number = (number ^ (number >> _27)) * _MIX_2
    return number ^ (number >> _31)


@njit(cache=True)
def _below(luck: NDArray[np.uint64], limit: int) -> int:
    """The next of SplitMix64's numbers, scaled; a limit below 2⁸ leaves a bias below 2⁻²⁴."""
    luck[0] += _STEP
    return int(np.int64(((_mixed(luck[0]) >> _32) * np.uint64(limit)) >> _32))


@njit(cache=True)
def _note(notes: Notes, value: int) -> None:
    """The first place counts them; what does not fit is counted only."""
    notes[0] += 1
    if notes[0] < notes.size:
        notes[notes[0]] = value


@njit(cache=True)
def _note_hand(sizes: Sizes, seats: Longs, notes: Notes, seat: int) -> None:
    for place in range(seats[seat, RANKED]):
        _note(notes, seats[seat, CARDS + place])
    for _ in range(seats[seat, ZEROS]):
        _note(notes, sizes.ranked)


@njit(cache=True)
def _deal(sizes: Sizes, luck: Luck, stock: Longs, seats: Longs) -> None:
    """Tea cards, which head the stock, from the ranked cards that nobody kept; hands from all that is left."""
    kept = 0
    for seat in range(2):
        for place in range(seats[seat, RANKED]):
            kept |= 1 << seats[seat, CARDS + place]
    size = 0
    for card in range(sizes.ranked):
        stock[size] = card
        size += 1 - (kept >> card & 1)
    dealt = 2 * sizes.rounds
    for place in range(dealt):
        drawn = place + _below(luck, size - place)
        stock[place], stock[drawn] = stock[drawn], stock[place]
    for _ in range(sizes.zeros - seats[0, ZEROS] - seats[1, ZEROS]):
        stock[size] = sizes.ranked
        size += 1
    for seat in range(2):
        for _ in range(sizes.hand_size - seats[seat, RANKED] - seats[seat, ZEROS]):
            drawn = dealt + _below(luck, size - dealt)
            card = stock[drawn]
            stock[drawn] = stock[dealt]
            dealt += 1
            if card == sizes.ranked:
                seats[seat, ZEROS] += 1
            else:
                seats[seat, CARDS + seats[seat, RANKED]] = card
                seats[seat, RANKED] += 1


@njit(cache=True)
def _note_deal(sizes: Sizes, stock: Longs, seats: Longs, notes: Notes, dealer: int) -> None:
    _note(notes, DEAL + dealer)
    for place in range(2 * sizes.rounds):
        _note(notes, stock[place])
    for seat in range(2):
        _note_hand(sizes, seats, notes, seat)


@njit(cache=True)
def _turn(sizes: Sizes, luck: Luck, seats: Longs, notes: Notes, seat: int) -> int:
    """All choices are equally likely. Gives their number, below 0 if it was a pass, 0 if that was forced (M6)."""
    none = sizes.ranked + 1
    covered = int(seats[seat, LAID] != none)
    mats = 2 - covered - int(seats[seat, LAID + 1] != none)
    ranked = seats[seat, RANKED]
    lays = mats * (ranked + int(seats[seat, ZEROS] > 0))
    if lays == 0:
        return 0
    choice = _below(luck, lays + 1)
    if choice == lays:
        if notes.size:
            _note(notes, PASS + seat)
        return -lays - 1
    place = choice >> (mats - 1)
    mat = choice & 1 if mats == 2 else covered
    card = sizes.ranked
    if place == ranked:
        seats[seat, ZEROS] -= 1
    else:
        card = seats[seat, CARDS + place]
        seats[seat, CARDS + place] = seats[seat, CARDS + ranked - 1]
        seats[seat, RANKED] = ranked - 1
    seats[seat, LAID + mat] = card
    if notes.size:
        _note(notes, 4 * card + 2 * mat + seat)
    return lays + 1


@njit(cache=True)
def _round(sizes: Sizes, luck: Luck, seats: Longs, notes: Notes, dealer: int) -> tuple[int, int]:
    """The dealer begins; gives the number of decisions, and of all the choices there were."""
    for seat in range(2):
        seats[seat, LAID] = seats[seat, LAID + 1] = sizes.ranked + 1
    decisions, options = 0, 0
    if sizes.turns:
        for turn in range(2 * sizes.turns):
            done = _turn(sizes, luck, seats, notes, dealer ^ (turn & 1))
            decisions += int(done != 0)
            options += abs(done)
        return decisions, options
    seat, passed = dealer, 0
    while passed != 3:
        done = _turn(sizes, luck, seats, notes, seat)
        decisions += int(done != 0)
        options += abs(done)
        if done <= 0:
            passed |= 1 << seat
        if not passed >> (1 - seat) & 1:
            seat = 1 - seat
    return decisions, options


@njit(cache=True)
def _reached(enough: Ints, complete: Ints, tokens: Counts, seat: int) -> int:
    kinds, reached = 0, 0
    for kind in range(NO_KIND):
        count = tokens[seat, kind]
        reached |= enough[kind, min(count, MOST)]
        kinds |= int(count > 0) << kind
    return reached | complete[kinds]


@njit(cache=True)
def _leader(leader: Ints, tokens: Counts) -> int:
    signs = 0
    for kind in range(NO_KIND):
        lead = tokens[0, kind] - tokens[1, kind]
        signs = 3 * signs + 1 + int(lead > 0) - int(lead < 0)
    return int(leader[signs])


@njit(cache=True)
def _keep(sizes: Sizes, luck: Luck, seats: Longs, notes: Notes, seat: int) -> int:
    """Each choice of cards is equally likely; gives their number, 0 if there was none to make."""
    ranked, zeros = seats[seat, RANKED], seats[seat, ZEROS]
    if ranked + zeros == 0:
        return 0
    options = 2
    if sizes.keeping == ANY:
        options = (zeros + 1) << ranked
        left = 0
        for place in range(ranked):
            seats[seat, CARDS + left] = seats[seat, CARDS + place]
            left += _below(luck, 2)
        seats[seat, RANKED] = left
        seats[seat, ZEROS] = _below(luck, zeros + 1)
    elif _below(luck, 2):
        seats[seat, RANKED] = seats[seat, ZEROS] = 0
    if notes.size:
        _note(notes, KEEP + seat)
        _note(notes, seats[seat, RANKED] + seats[seat, ZEROS])
        _note_hand(sizes, seats, notes, seat)
    return options


@njit(cache=True)
def _resolve(sizes: Sizes, earned: Ints, pair: Longs, seats: Longs, tokens: Counts, plays: Longs) -> None:
    """Both tea cards of a round; counts what each card laid there has brought, if plays are counted."""
    for mat in range(2):
        one, two = seats[0, LAID + mat], seats[1, LAID + mat]
        for seat in range(2):
            kind, card = earned[mat, pair[mat], one, two, seat], seats[seat, LAID + mat]
            tokens[seat, kind] += 1
            if plays.size and card <= sizes.ranked:
                plays[2 * card + mat, NOTHING if kind == NO_KIND else int(kind == WHISKS)] += 1


@njit(cache=True)
def _longer(leads: Ints) -> Ints:
    grown = np.empty(2 * leads.size, np.int8)
    grown[: leads.size] = leads
    return grown


@njit(cache=True)
def play(
    tables: Tables,
    seed: np.uint64,
    first: int,
    ends: Longs,
    tokens: Counts,
    notes: Notes,
    plays: Longs,
) -> None:
    """As many games as `ends` has rows, each with its tokens and the columns named above.

    A game depends on the seed and its number alone. Who leads at half time is only asked for if plays are counted.
    """
    sizes, start, earned, enough, complete, leader, verdicts = tables
    luck = np.zeros(1, np.uint64)
    stock = np.zeros(sizes.ranked + sizes.zeros, np.int64)
    seats = np.zeros((2, CARDS + sizes.hand_size), np.int64)
    leads = np.full(64, _leader(leader, start), np.int8)
    for game in range(len(ends)):
        luck[0] = _mixed(_mixed(seed) + np.uint64(first + game))
        rows = tokens[game]
        rows[:] = start
        verdict, decisions, options, dealt, rounds = 0, 0, 0, 0, 0
        seats[:] = 0
        while verdict < OVER:
            dealer = dealt & 1
            _deal(sizes, luck, stock, seats)
            if notes.size:
                _note_deal(sizes, stock, seats, notes, dealer)
            dealt += 1
            for number in range(sizes.rounds):
                more_decisions, more_options = _round(sizes, luck, seats, notes, dealer)
                decisions += more_decisions
                options += more_options
                rounds += 1
                _resolve(sizes, earned, stock[2 * number :], seats, rows, plays)
                if plays.size:
                    if rounds == leads.size:
                        leads = _longer(leads)
                    leads[rounds] = _leader(leader, rows)
                last = int(number + 1 == sizes.rounds and dealt == sizes.sets)
                first_reached = _reached(enough, complete, rows, 0)
                second_reached = _reached(enough, complete, rows, 1)
                if first_reached | second_reached | verdict | last:
                    verdict = int(verdicts[last, verdict, first_reached, second_reached, _leader(leader, rows)])
                    if verdict >= OVER:
                        break
            if verdict < OVER:
                for seat in range(2):
                    if sizes.keeping:
                        more_options = _keep(sizes, luck, seats, notes, seat)
                        decisions += int(more_options != 0)
                        options += more_options
                    else:
                        seats[seat, RANKED] = seats[seat, ZEROS] = 0
        ends[game, VERDICT], ends[game, DECISIONS], ends[game, OPTIONS] = verdict, decisions, options
        ends[game, SETS], ends[game, ROUNDS], ends[game, HALF] = dealt, rounds, leads[rounds // 2]
