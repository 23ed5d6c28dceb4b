"""Greedy games of the last set from given tokens; compiled."""

from chakai.solve.kernels import compiled
from chakai.solve.luck import Luck, mixed
from chakai.solve.matcha.games import ENDED, NOW, ROUND, SEAT, SET, STAGE, TURN, VERDICT, Games
from chakai.solve.matcha.greed import Greed
from chakai.solve.matcha.greed_kernel import choose_greedily
from chakai.solve.matcha.pieces import CARDS, LAID, RANKED, ZEROS, Counts, Longs
from chakai.solve.matcha.rounds.bits import ZEROS as ZERO_BITS
from chakai.solve.matcha.steps_kernel import begin_set
from chakai.solve.matcha.tables import NO_KIND, OVER, SHARED, Ints, Sizes, Tables
from chakai.solve.matcha.unknown import Booth, take_step


@compiled
def _won(games: Games) -> int:
    """What a finished game brings seat 0."""
    winner = (games.now[0, VERDICT] - OVER) >> 2
    return 0 if winner == SHARED else 1 - 2 * winner


@compiled
def _play_on(tables: Tables, greed: Greed, booth: Booth, luck: Luck, last: int) -> None:
    """Greedily to the end of a set, or of the game."""
    now = booth.games.now[0]
    while now[STAGE] != ENDED and now[SET] <= last:
        take_step(tables, booth, choose_greedily(tables, greed, booth.games, booth.room, luck))


@compiled
def _begin(tables: Tables, booth: Booth, luck: Luck, dealt: int) -> None:
    """The set after so many."""
    games = booth.games
    games.now[0] = 0
    games.now[0, SET] = dealt
    games.seats[0] = 0
    games.seen[0] = 0
    games.luck[0] = mixed(luck[0])
    begin_set(tables.sizes, games, 0)


@compiled
def play_last(tables: Tables, greed: Greed, booth: Booth, luck: Luck, tokens: Counts, won: Ints) -> None:
    """One game for each pair of rows, from the start of the last set; `won`: what it brings seat 0."""
    for game in range(len(tokens)):
        _begin(tables, booth, luck, tables.sizes.sets - 1)
        booth.games.tokens[0, :, :NO_KIND] = tokens[game]
        _play_on(tables, greed, booth, luck, tables.sizes.sets)
        won[game] = _won(booth.games)


@compiled
def play_first(tables: Tables, greed: Greed, booth: Booth, luck: Luck, tokens: Counts, on: Ints) -> None:
    """Whole first sets: the tokens after each, and whether the game goes on."""
    for game in range(len(tokens)):
        _begin(tables, booth, luck, 0)
        booth.games.tokens[0] = tables.start
        _play_on(tables, greed, booth, luck, 1)
        tokens[game], on[game] = booth.games.tokens[0, :, :NO_KIND], booth.games.now[0, STAGE] != ENDED


@compiled
def _take_up(sizes: Sizes, mine: Longs, bits: int) -> None:
    """A hand from its bits."""
    count = 0
    for card in range(sizes.ranked):
        if bits >> card & 1:
            mine[CARDS + count] = card
            count += 1
    mine[RANKED], mine[ZEROS] = count, bits >> ZERO_BITS


@compiled
def _see(sizes: Sizes, seen: Ints, known: Ints, bits: int) -> None:
    """What everybody has seen, and the seat's own cards that nobody has."""
    for face in range(len(seen)):
        seen[face] = known[face]
    for card in range(sizes.ranked):
        seen[card] += bits >> card & 1
    if sizes.zeros:
        seen[sizes.ranked] += bits >> ZERO_BITS


@compiled
def play_rest(
    tables: Tables,
    greed: Greed,
    booth: Booth,
    luck: Luck,
    number: int,
    tea: Longs,
    tokens: Counts,
    known: Ints,
    hands: Longs,
    cards: Longs,
    won: Ints,
) -> None:
    """Games of the last set from a round on, one for each pair of holds (by game and seat)."""
    sizes, games = tables.sizes, booth.games
    now, seats = games.now[0], games.seats[0]
    for game in range(len(hands)):
        now[:] = 0
        now[STAGE], now[SET], now[ROUND], now[SEAT] = TURN, sizes.sets, number, (sizes.sets - 1) & 1
        games.stock[0, : len(tea)] = tea
        games.tokens[0, :, :NO_KIND] = tokens
        for seat in range(2):
            _take_up(sizes, seats[seat], hands[game, seat])
            _see(sizes, games.seen[0, seat, NOW], known, cards[game, seat])
            seats[seat, LAID] = seats[seat, LAID + 1] = sizes.ranked + 1
        _play_on(tables, greed, booth, luck, sizes.sets)
        won[game] = _won(games)
