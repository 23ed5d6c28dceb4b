"""Many games of Matcha at once, one choice at a time."""

import numpy as np

from chakai.solve.kernels import compiled_lean
from chakai.solve.luck import mixed
from chakai.solve.matcha.games import (
    ANSWERED,
    BEFORE,
    ENDED,
    KEEP,
    KEPT,
    LEAST,
    NOBODY,
    NOW,
    NUMBER,
    PASSED,
    PLAYING_ON,
    ROUND,
    SEAT,
    SET,
    STAGE,
    TAKEN,
    TURN,
    VERDICT,
    Games,
    Mask,
    Rewards,
)
from chakai.solve.matcha.pieces import ANY, CARDS, LAID, RANKED, ZEROS, Longs, copy, deal, judged, resolve
from chakai.solve.matcha.tables import OVER, SHARED, Sizes, Tables


@compiled_lean
def _begin_round(sizes: Sizes, now: Longs, seats: Longs, number: int) -> None:
    now[STAGE], now[ROUND], now[SEAT] = TURN, number, (now[SET] - 1) & 1
    now[PASSED] = now[TAKEN] = now[TAKEN + 1] = 0
    for seat in range(2):
        seats[seat, LAID] = seats[seat, LAID + 1] = sizes.ranked + 1


@compiled_lean
def begin_set(sizes: Sizes, games: Games, game: int) -> None:
    """What is in the hands has been kept."""
    now, seats, stock, seen = games.now[game], games.seats[game], games.stock[game], games.seen[game]
    for seat in range(2):
        now[KEPT + seat] = seats[seat, RANKED] + seats[seat, ZEROS]
    deal(sizes, games.luck[game : game + 1], stock, seats)
    for seat in range(2):
        for face in range(seen.shape[2]):
            seen[seat, BEFORE, face] = seen[seat, NOW, face]
            seen[seat, NOW, face] = games.keeping[game, seat, face] = 0
        for place in range(2 * sizes.rounds):
            seen[seat, NOW, stock[place]] += 1
        for place in range(seats[seat, RANKED]):
            seen[seat, NOW, seats[seat, CARDS + place]] += 1
        if sizes.zeros:
            seen[seat, NOW, sizes.ranked] += seats[seat, ZEROS]
    for number in range(sizes.rounds):
        for mat in range(2):
            games.table[game, number, mat, 0] = games.table[game, number, mat, 1] = sizes.ranked + 1
    now[SET] += 1
    now[ANSWERED] = now[LEAST] = 0
    _begin_round(sizes, now, seats, 0)


@compiled_lean
def begin(tables: Tables, seed: np.uint64, games: Games, game: int) -> None:
    """A new game with a new number."""
    games.now[game, :NUMBER] = 0
    games.now[game, NUMBER] += len(games.now)
    games.luck[game] = mixed(mixed(seed) + np.uint64(games.now[game, NUMBER]))
    copy(tables.start, games.tokens[game])
    games.seats[game] = 0
    games.seen[game] = 0
    begin_set(tables.sizes, games, game)


@compiled_lean
def begin_some(tables: Tables, seed: np.uint64, games: Games, which: Mask) -> None:
    for game in range(len(which)):
        if which[game]:
            begin(tables, seed, games, game)


@compiled_lean
def _end_turn(sizes: Sizes, now: Longs, passed: int) -> None:
    seat = now[SEAT]
    now[TAKEN + seat] += 1
    if passed and not sizes.turns:
        now[PASSED] |= 1 << seat
    if not now[PASSED] >> (1 - seat) & 1:
        now[SEAT] = 1 - seat


@compiled_lean
def _holds_none(seats: Longs, seat: int) -> bool:
    return bool(seats[seat, RANKED] + seats[seat, ZEROS] == 0)


@compiled_lean
def _next_to_keep(games: Games, game: int) -> int:
    """Whoever has cards and has not answered; they answer one after another, unseen."""
    for seat in range(2):
        if not games.now[game, ANSWERED] >> seat & 1 and not _holds_none(games.seats[game], seat):
            return seat
    return NOBODY


@compiled_lean
def _show(sizes: Sizes, games: Games, game: int) -> None:
    """Of two cards at one tea card each seat sees the other's."""
    seats = games.seats[game]
    for mat in range(2):
        if max(seats[0, LAID + mat], seats[1, LAID + mat]) <= sizes.ranked:
            for seat in range(2):
                games.seen[game, seat, NOW, seats[1 - seat, LAID + mat]] += 1


@compiled_lean
def _end_set(sizes: Sizes, games: Games, game: int) -> None:
    now = games.now[game]
    if not sizes.keeping:
        for seat in range(2):
            games.seats[game, seat, RANKED] = games.seats[game, seat, ZEROS] = 0
    now[SEAT] = _next_to_keep(games, game)
    if now[SEAT] == NOBODY:
        begin_set(sizes, games, game)
    else:
        now[STAGE] = KEEP
        now[TAKEN] = now[TAKEN + 1] = 0


@compiled_lean
def _waits(sizes: Sizes, now: Longs, seats: Longs) -> bool:
    """Forced passes, until somebody has a choice or the round is over."""
    while True:
        if sizes.turns:
            if now[TAKEN] >= sizes.turns and now[TAKEN + 1] >= sizes.turns:
                return False
        elif now[PASSED] == 3:
            return False
        mine, none = seats[now[SEAT]], sizes.ranked + 1
        if mine[RANKED] + mine[ZEROS] and (mine[LAID] == none or mine[LAID + 1] == none):
            return True
        _end_turn(sizes, now, 1)


@compiled_lean
def _end_round(tables: Tables, games: Games, game: int, no_plays: Longs) -> None:
    """Resolution, then the next round, the end of the set or of the game."""
    sizes, now, seats, tokens = tables.sizes, games.now[game], games.seats[game], games.tokens[game]
    number = now[ROUND]
    _show(sizes, games, game)
    resolve(sizes, tables.earned, games.stock[game, 2 * number :], seats, tokens, no_plays)
    last = int(number + 1 == sizes.rounds and now[SET] == sizes.sets)
    verdict = judged(tables, tokens, now[PLAYING_ON], last)
    if verdict >= OVER:
        now[STAGE], now[SEAT], now[VERDICT] = ENDED, NOBODY, verdict
        now[TAKEN] = now[TAKEN + 1] = 0
        return
    now[PLAYING_ON] = verdict
    if number + 1 < sizes.rounds:
        _begin_round(sizes, now, seats, number + 1)
    else:
        _end_set(sizes, games, game)


@compiled_lean
def _lay(sizes: Sizes, mine: Longs, card: int, mat: int) -> None:
    if card == sizes.ranked:
        mine[ZEROS] -= 1
    else:
        place = CARDS
        while mine[place] != card:
            place += 1
        mine[RANKED] -= 1
        mine[place] = mine[CARDS + mine[RANKED]]
    mine[LAID + mat] = card


@compiled_lean
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
    begin_set(sizes, games, game)


@compiled_lean
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


@compiled_lean
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
    no_plays = games.now[:0]
    for game in range(len(actions)):
        now, seats, action = games.now[game], games.seats[game], actions[game]
        rewards[game, 0] = rewards[game, 1] = 0
        done[game] = now[STAGE] == ENDED
        if done[game]:
            continue
        if now[STAGE] == TURN:
            if action < 2 * faces:
                card, mat = action >> 1, action & 1
                _lay(sizes, seats[now[SEAT]], card, mat)
                games.table[game, now[ROUND], mat, now[SEAT]] = card
            _end_turn(sizes, now, int(action == 2 * faces))
            while now[STAGE] == TURN and not _waits(sizes, now, seats):
                _end_round(tables, games, game, no_plays)
        elif action == 3 * faces + 1:
            _answer(sizes, games, game)
        else:
            _keep_one(sizes, games, game, action - 2 * faces - 1)
        if now[STAGE] == ENDED:
            done[game] = True
            winner = (now[VERDICT] - OVER) >> 2
            if winner != SHARED:
                rewards[game, winner], rewards[game, 1 - winner] = 1, -1
            if auto:
                begin(tables, seed, games, game)
