"""Whole games of Matcha without touching Python: only the order of turns is said again, the rest is in tables."""

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from chakai.solve.kernels import compiled
from chakai.solve.matcha_pieces import (
    ANY,
    CARDS,
    LAID,
    RANKED,
    ZEROS,
    Counts,
    Longs,
    Luck,
    below,
    deal,
    judged,
    leading,
    mixed,
    resolve,
)
from chakai.solve.matcha_policy_kernel import Scheme, pick_hand, pick_kept, pick_turn, pick_zeros, set_scene
from chakai.solve.matcha_tables import OVER, Ints, Sizes, Tables

Notes: TypeAlias = NDArray[np.int32]

ENDLESS: Final = 10_000
"""A game not won after so many sets is given up: there are policies by which nobody ever takes anything."""
PASS: Final = 200
KEEP: Final = 202
DEAL: Final = 204
"""Notes, plus the seat; a card laid is 4 × card + 2 × mat + seat. A keep is followed by a length and the cards,
a deal by the tea cards and both hands."""

VERDICT, DECISIONS, OPTIONS, SETS, ROUNDS, HALF = range(6)
"""Columns of a finished game; the last is who led after half of its rounds."""


@compiled
def _note(notes: Notes, value: int) -> None:
    """The first place counts them; what does not fit is counted only."""
    notes[0] += 1
    if notes[0] < notes.size:
        notes[notes[0]] = value


@compiled
def _note_hand(sizes: Sizes, seats: Longs, notes: Notes, seat: int) -> None:
    for place in range(seats[seat, RANKED]):
        _note(notes, seats[seat, CARDS + place])
    for _ in range(seats[seat, ZEROS]):
        _note(notes, sizes.ranked)


@compiled
def _note_deal(sizes: Sizes, stock: Longs, seats: Longs, notes: Notes, dealer: int) -> None:
    _note(notes, DEAL + dealer)
    for place in range(2 * sizes.rounds):
        _note(notes, stock[place])
    for seat in range(2):
        _note_hand(sizes, seats, notes, seat)


@compiled
def _turn(
    sizes: Sizes, luck: Luck, seats: Longs, notes: Notes, seat: int, known: Scheme | None, after: int
) -> int:
    """All choices are equally likely, or drawn by what is known.

    Gives their number, below 0 if it was a pass, 0 if that was forced (M6).
    """
    none = sizes.ranked + 1
    covered = int(seats[seat, LAID] != none)
    mats = 2 - covered - int(seats[seat, LAID + 1] != none)
    ranked = seats[seat, RANKED]
    lays = mats * (ranked + int(seats[seat, ZEROS] > 0))
    if lays == 0:
        return 0
    choice = below(luck, lays + 1) if known is None else pick_turn(sizes, known, luck, seats, seat, after)
    if choice == lays:
        if notes.size:
            _note(notes, PASS + seat)
        return -int(lays) - 1
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
    return int(lays) + 1


@compiled
def _round(
    sizes: Sizes, luck: Luck, seats: Longs, notes: Notes, dealer: int, known: Scheme | None
) -> tuple[int, int]:
    """The dealer begins; gives the number of decisions, and of all the choices there were."""
    for seat in range(2):
        seats[seat, LAID] = seats[seat, LAID + 1] = sizes.ranked + 1
    decisions, options = 0, 0
    if sizes.turns:
        for turn in range(2 * sizes.turns):
            after = int(turn + 1 < 2 * sizes.turns) | int(turn + 2 >= 2 * sizes.turns) << 1
            done = _turn(sizes, luck, seats, notes, dealer ^ (turn & 1), known, after)
            decisions += int(done != 0)
            options += abs(done)
        return decisions, options
    seat, passed = dealer, 0
    while passed != 3:
        done = _turn(sizes, luck, seats, notes, seat, known, 1 - (passed >> (1 - seat) & 1))
        decisions += int(done != 0)
        options += abs(done)
        if done <= 0:
            passed |= 1 << seat
        if not passed >> (1 - seat) & 1:
            seat = 1 - seat
    return decisions, options


@compiled
def _keep(sizes: Sizes, luck: Luck, seats: Longs, notes: Notes, seat: int, known: Scheme | None) -> int:
    """The same for the choices of cards to keep; gives their number, 0 if there was none to make."""
    ranked, zeros = seats[seat, RANKED], seats[seat, ZEROS]
    if ranked + zeros == 0:
        return 0
    options = 2
    if sizes.keeping == ANY:
        options = (zeros + 1) << ranked
        left = 0
        for place in range(ranked):
            seats[seat, CARDS + left] = seats[seat, CARDS + place]
            if known is None:
                left += below(luck, 2)
            else:
                left += pick_kept(known, luck, seat, seats[seat, CARDS + left])
        seats[seat, RANKED] = left
        if known is None:
            seats[seat, ZEROS] = below(luck, zeros + 1)
        else:
            seats[seat, ZEROS] = pick_zeros(known, luck, seat, zeros)
    else:
        none = below(luck, 2) if known is None else pick_hand(known, luck, seat)
        if none:
            seats[seat, RANKED] = seats[seat, ZEROS] = 0
    if notes.size:
        _note(notes, KEEP + seat)
        _note(notes, seats[seat, RANKED] + seats[seat, ZEROS])
        _note_hand(sizes, seats, notes, seat)
    return options


@compiled
def _longer(leads: Ints) -> Ints:
    grown = np.empty(2 * leads.size, np.int8)
    grown[: leads.size] = leads
    return grown


@compiled
def play(
    tables: Tables,
    seed: np.uint64,
    first: int,
    ends: Longs,
    tokens: Counts,
    notes: Notes,
    plays: Longs,
    known: Scheme | None,
) -> None:
    """As many games as `ends` has rows, each with its tokens and the columns named above.

    A game depends on the seed and its number alone. Who leads at half time is only asked for if plays are counted.
    """
    sizes, start = tables.sizes, tables.start
    luck = np.zeros(1, np.uint64)
    stock = np.zeros(sizes.ranked + sizes.zeros, np.int64)
    seats = np.zeros((2, CARDS + sizes.hand_size), np.int64)
    leads = np.full(64, leading(tables.leader, start), np.int8)
    for game in range(len(ends)):
        luck[0] = mixed(mixed(seed) + np.uint64(first + game))
        rows = tokens[game]
        rows[:] = start
        verdict, decisions, options, dealt, rounds = 0, 0, 0, 0, 0
        seats[:] = 0
        while verdict < OVER and dealt < ENDLESS:
            dealer = dealt & 1
            deal(sizes, luck, stock, seats)
            if notes.size:
                _note_deal(sizes, stock, seats, notes, dealer)
            dealt += 1
            for number in range(sizes.rounds):
                if known is not None:
                    set_scene(tables, known, stock, seats, rows, number)
                more_decisions, more_options = _round(sizes, luck, seats, notes, dealer, known)
                decisions += more_decisions
                options += more_options
                rounds += 1
                resolve(sizes, tables.earned, stock[2 * number :], seats, rows, plays)
                if plays.size:
                    if rounds == leads.size:
                        leads = _longer(leads)
                    leads[rounds] = leading(tables.leader, rows)
                last = int(number + 1 == sizes.rounds and dealt == sizes.sets)
                verdict = judged(tables, rows, verdict, last)
                if verdict >= OVER:
                    break
            if verdict < OVER:
                for seat in range(2):
                    if sizes.keeping:
                        more_options = _keep(sizes, luck, seats, notes, seat, known)
                        decisions += int(more_options != 0)
                        options += more_options
                    else:
                        seats[seat, RANKED] = seats[seat, ZEROS] = 0
        ends[game, VERDICT], ends[game, DECISIONS], ends[game, OPTIONS] = verdict, decisions, options
        ends[game, SETS], ends[game, ROUNDS] = dealt, rounds
        ends[game, HALF] = leads[rounds // 2] if plays.size else 0
