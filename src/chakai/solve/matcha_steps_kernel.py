"""Many games of Matcha at once, one choice at a time: a step, and which choices are open."""

from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numba import njit
from numpy.typing import NDArray

from chakai.solve.matcha_kernel import (
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
    mixed,
    resolve,
)
from chakai.solve.matcha_tables import OVER, SHARED, Ints, Sizes, Tables

Mask: TypeAlias = NDArray[np.bool_]
Rewards: TypeAlias = NDArray[np.float32]

TURN, KEEP, ENDED = 1, 2, 3
"""Places in Stage; deals are made at once."""
STAGE, SEAT, SET, ROUND, PLAYING_ON, VERDICT, PASSED, ANSWERED, LEAST = range(9)
TAKEN, KEPT, NUMBER = 9, 11, 13
"""Columns of a game: its stage, who is to act, its place in time; who has passed or answered, as bits; the least
face that may still be chosen to keep; for each seat, turns taken in this round and cards kept before this set; and
the game's number, on which its luck depends."""
COLUMNS: Final = 14
NOBODY: Final = -1
NOW, BEFORE = 0, 1
"""Cards seen in this set and in the one before it."""


class Games(NamedTuple):
    """By game first."""

    now: Longs
    seats: Longs
    """By seat, as in whole games."""
    stock: Longs
    """The tea cards stand first."""
    tokens: Counts
    table: Ints
    """By round, mat and seat: the card that lies there."""
    seen: Ints
    """By seat, NOW or BEFORE, and face: how many cards the seat has seen."""
    keeping: Ints
    """By seat and face: how many cards it has chosen to keep."""
    luck: Luck


@njit(cache=True)
def _begin_round(sizes: Sizes, games: Games, game: int, number: int) -> None:
    now = games.now[game]
    now[STAGE], now[ROUND], now[SEAT] = TURN, number, (now[SET] - 1) & 1
    now[PASSED] = now[TAKEN] = now[TAKEN + 1] = 0
    games.seats[game, :, LAID : LAID + 2] = sizes.ranked + 1


@njit(cache=True)
def _begin_set(sizes: Sizes, games: Games, game: int) -> None:
    """What is in the hands has been kept."""
    now, seats, stock, seen = games.now[game], games.seats[game], games.stock[game], games.seen[game]
    for seat in range(2):
        now[KEPT + seat] = seats[seat, RANKED] + seats[seat, ZEROS]
    deal(sizes, games.luck[game : game + 1], stock, seats)
    for seat in range(2):
        seen[seat, BEFORE] = seen[seat, NOW]
        seen[seat, NOW] = 0
        for place in range(2 * sizes.rounds):
            seen[seat, NOW, stock[place]] += 1
        for place in range(seats[seat, RANKED]):
            seen[seat, NOW, seats[seat, CARDS + place]] += 1
        if sizes.zeros:
            seen[seat, NOW, sizes.ranked] += seats[seat, ZEROS]
    games.keeping[game] = 0
    games.table[game] = sizes.ranked + 1
    now[SET] += 1
    now[ANSWERED] = now[LEAST] = 0
    _begin_round(sizes, games, game, 0)


@njit(cache=True)
def begin(tables: Tables, seed: np.uint64, games: Games, game: int) -> None:
    """A new game with a new number."""
    games.now[game, :NUMBER] = 0
    games.now[game, NUMBER] += len(games.now)
    games.luck[game] = mixed(mixed(seed) + np.uint64(games.now[game, NUMBER]))
    games.tokens[game] = tables.start
    games.seats[game] = 0
    games.seen[game] = 0
    _begin_set(tables.sizes, games, game)


@njit(cache=True)
def begin_some(tables: Tables, seed: np.uint64, games: Games, which: Mask) -> None:
    for game in range(len(which)):
        if which[game]:
            begin(tables, seed, games, game)


@njit(cache=True)
def _end_turn(sizes: Sizes, games: Games, game: int, passed: int) -> None:
    now = games.now[game]
    seat = now[SEAT]
    now[TAKEN + seat] += 1
    if passed and not sizes.turns:
        now[PASSED] |= 1 << seat
    if not now[PASSED] >> (1 - seat) & 1:
        now[SEAT] = 1 - seat


@njit(cache=True)
def _holds_none(seats: Longs, seat: int) -> bool:
    return bool(seats[seat, RANKED] + seats[seat, ZEROS] == 0)


@njit(cache=True)
def _next_to_keep(games: Games, game: int) -> int:
    """Whoever has cards and has not answered; they answer one after another, unseen."""
    for seat in range(2):
        if not games.now[game, ANSWERED] >> seat & 1 and not _holds_none(games.seats[game], seat):
            return seat
    return NOBODY


@njit(cache=True)
def _show(sizes: Sizes, games: Games, game: int) -> None:
    """Of two cards at one tea card each seat sees the other's."""
    seats = games.seats[game]
    for mat in range(2):
        if max(seats[0, LAID + mat], seats[1, LAID + mat]) <= sizes.ranked:
            for seat in range(2):
                games.seen[game, seat, NOW, seats[1 - seat, LAID + mat]] += 1


@njit(cache=True)
def _end_set(sizes: Sizes, games: Games, game: int) -> None:
    now = games.now[game]
    if not sizes.keeping:
        games.seats[game, :, : ZEROS + 1] = 0
    now[SEAT] = _next_to_keep(games, game)
    if now[SEAT] == NOBODY:
        _begin_set(sizes, games, game)
    else:
        now[STAGE] = KEEP
        now[TAKEN] = now[TAKEN + 1] = 0


@njit(cache=True)
def _advance(tables: Tables, games: Games, game: int, no_plays: Longs) -> None:
    """Forced passes, resolution, the next round or the end of the set, until somebody has a choice."""
    sizes, now, seats = tables.sizes, games.now[game], games.seats[game]
    while now[STAGE] == TURN:
        over = min(now[TAKEN], now[TAKEN + 1]) >= sizes.turns if sizes.turns else now[PASSED] == 3
        if not over:
            seat, none = now[SEAT], sizes.ranked + 1
            if not _holds_none(seats, seat) and none in (seats[seat, LAID], seats[seat, LAID + 1]):
                return
            _end_turn(sizes, games, game, 1)
            continue
        number = now[ROUND]
        _show(sizes, games, game)
        resolve(sizes, tables.earned, games.stock[game, 2 * number :], seats, games.tokens[game], no_plays)
        last = int(number + 1 == sizes.rounds and now[SET] == sizes.sets)
        verdict = judged(tables, games.tokens[game], now[PLAYING_ON], last)
        if verdict >= OVER:
            now[STAGE], now[SEAT], now[VERDICT] = ENDED, NOBODY, verdict
            now[TAKEN] = now[TAKEN + 1] = 0
            return
        now[PLAYING_ON] = verdict
        if number + 1 < sizes.rounds:
            _begin_round(sizes, games, game, number + 1)
        else:
            _end_set(sizes, games, game)


@njit(cache=True)
def _lay(sizes: Sizes, games: Games, game: int, action: int) -> None:
    seat, card, mat = games.now[game, SEAT], action >> 1, action & 1
    mine = games.seats[game, seat]
    if card == sizes.ranked:
        mine[ZEROS] -= 1
    else:
        place = CARDS
        while mine[place] != card:
            place += 1
        mine[RANKED] -= 1
        mine[place] = mine[CARDS + mine[RANKED]]
    mine[LAID + mat] = card
    games.table[game, games.now[game, ROUND], mat, seat] = card


@njit(cache=True)
def _answer(sizes: Sizes, games: Games, game: int) -> None:
    """The choice of the seat to act is complete; after the last one the next set is dealt."""
    now, seats, keeping = games.now[game], games.seats[game], games.keeping[game]
    now[ANSWERED] |= 1 << now[SEAT]
    now[LEAST] = 0
    now[SEAT] = _next_to_keep(games, game)
    if now[SEAT] != NOBODY:
        return
    for seat in range(2):
        left = 0
        for card in range(sizes.ranked):
            seats[seat, CARDS + left] = card
            left += keeping[seat, card]
        seats[seat, RANKED] = left
        seats[seat, ZEROS] = keeping[seat, sizes.ranked] if sizes.zeros else 0
    _begin_set(sizes, games, game)


@njit(cache=True)
def _held(sizes: Sizes, mine: Longs, card: int) -> int:
    if card == sizes.ranked:
        return int(mine[ZEROS])
    for place in range(mine[RANKED]):
        if mine[CARDS + place] == card:
            return 1
    return 0


@njit(cache=True)
def _keep_one(sizes: Sizes, games: Games, game: int, card: int) -> None:
    """One more card; where only one way leads on, it is gone at once."""
    seat = games.now[game, SEAT]
    mine, chosen = games.seats[game, seat], games.keeping[game, seat]
    games.now[game, LEAST] = card
    if sizes.keeping != ANY:
        for place in range(mine[RANKED]):
            chosen[mine[CARDS + place]] = 1
        if sizes.zeros:
            chosen[sizes.ranked] = mine[ZEROS]
        _answer(sizes, games, game)
        return
    chosen[card] += 1
    more = int(mine[ZEROS]) - int(chosen[sizes.ranked]) if sizes.zeros else 0
    for place in range(mine[RANKED]):
        more += int(mine[CARDS + place] > card)
    if not more:
        _answer(sizes, games, game)


@njit(cache=True)
def _first_card(sizes: Sizes, mine: Longs) -> int:
    first = sizes.ranked
    for place in range(mine[RANKED]):
        first = min(first, mine[CARDS + place])
    return first


@njit(cache=True)
def _may_keep(sizes: Sizes, games: Games, game: int, card: int) -> bool:
    """Cards are chosen in the order of writing; all or none: the first of them stands for all."""
    seat = games.now[game, SEAT]
    mine = games.seats[game, seat]
    if sizes.keeping != ANY:
        return bool(card == _first_card(sizes, mine))
    left = _held(sizes, mine, card) - games.keeping[game, seat, card]
    return bool(card >= games.now[game, LEAST] and left > 0)


@njit(cache=True)
def fill_mask(sizes: Sizes, games: Games, mask: Mask) -> None:
    """The actions that are open to whoever is to act."""
    faces = sizes.ranked + int(sizes.zeros > 0)
    none = sizes.ranked + 1
    mask[:] = False
    for game in range(len(mask)):
        stage, seat, row = games.now[game, STAGE], games.now[game, SEAT], mask[game]
        mine = games.seats[game, seat]
        if stage == TURN:
            open_0, open_1 = mine[LAID] == none, mine[LAID + 1] == none
            for place in range(mine[RANKED]):
                card = mine[CARDS + place]
                row[2 * card], row[2 * card + 1] = open_0, open_1
            if mine[ZEROS]:
                row[2 * sizes.ranked], row[2 * sizes.ranked + 1] = open_0, open_1
            row[2 * faces] = True
        elif stage == KEEP:
            for card in range(faces):
                row[2 * faces + 1 + card] = _may_keep(sizes, games, game, card)
            row[3 * faces + 1] = True


@njit(cache=True)
def _is_open(sizes: Sizes, games: Games, game: int, action: int) -> bool:
    faces = sizes.ranked + int(sizes.zeros > 0)
    mine = games.seats[game, games.now[game, SEAT]]
    if games.now[game, STAGE] == TURN:
        if action < 0 or action > 2 * faces:
            return False
        return action == 2 * faces or (
            mine[LAID + (action & 1)] == sizes.ranked + 1 and _held(sizes, mine, action >> 1) > 0
        )
    if action == 3 * faces + 1:
        return True
    if action <= 2 * faces or action > 3 * faces:
        return False
    return _may_keep(sizes, games, game, action - 2 * faces - 1)


@njit(cache=True)
def first_closed(sizes: Sizes, games: Games, actions: Longs) -> int:
    """The first running game whose action is not open, or NOBODY."""
    for game in range(len(actions)):
        if games.now[game, STAGE] != ENDED and not _is_open(sizes, games, game, actions[game]):
            return game
    return NOBODY


@njit(cache=True)
def step(
    tables: Tables,
    seed: np.uint64,
    games: Games,
    actions: Longs,
    rewards: Rewards,
    done: Mask,
    auto: bool,  # noqa: FBT001 (compiled functions are called by place)
) -> None:
    """One choice in every running game; who has ended before gets nothing more."""
    sizes = tables.sizes
    faces = sizes.ranked + int(sizes.zeros > 0)
    no_plays = np.zeros((0, 3), np.int64)
    for game in range(len(actions)):
        now, action = games.now[game], actions[game]
        rewards[game] = 0
        done[game] = now[STAGE] == ENDED
        if done[game]:
            continue
        if now[STAGE] == TURN:
            if action < 2 * faces:
                _lay(sizes, games, game, action)
            _end_turn(sizes, games, game, int(action == 2 * faces))
        elif action == 3 * faces + 1:
            _answer(sizes, games, game)
        else:
            _keep_one(sizes, games, game, action - 2 * faces - 1)
        _advance(tables, games, game, no_plays)
        if now[STAGE] == ENDED:
            done[game] = True
            winner = (now[VERDICT] - OVER) >> 2
            if winner != SHARED:
                rewards[game, winner], rewards[game, 1 - winner] = 1, -1
            if auto:
                begin(tables, seed, games, game)


@njit(cache=True)
def choose(mask: Mask, luck: Luck, actions: Longs) -> None:
    """One open action of each row, all equally likely; NOBODY where none is open."""
    for game in range(len(mask)):
        count = 0
        for action in range(mask.shape[1]):
            count += int(mask[game, action])
        actions[game] = NOBODY
        if count:
            wanted = below(luck, count)
            for action in range(mask.shape[1]):
                wanted -= int(mask[game, action])
                if wanted < 0:
                    actions[game] = action
                    break
