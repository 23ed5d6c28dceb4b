"""Greedy play of Matcha, compiled: the choices of the bot of that name, from what the seat to move has seen."""

from chakai.solve.kernels import compiled_lean
from chakai.solve.luck import Luck, fraction
from chakai.solve.matcha.games import KEEP, LEAST, NOW, PASSED, ROUND, SEAT, STAGE, TAKEN, Games
from chakai.solve.matcha.greed import ENDS, Greed, Reals, Room
from chakai.solve.matcha.pieces import ANY, CARDS, LAID, RANKED, ZEROS, how_many
from chakai.solve.matcha.standing_kernel import foresee
from chakai.solve.matcha.tables import Sizes, Tables


@compiled_lean
def turns_left(sizes: Sizes, games: Games, seat: int) -> int:
    if sizes.turns:
        return int(sizes.turns - games.now[0, TAKEN + seat])
    return 0 if games.now[0, PASSED] >> seat & 1 else 2


@compiled_lean
def _fit(greed: Greed, fitting: int, unseen: int, zeros: int, share: float) -> float:
    """How likely the other's card at a tea card matches, if so many of the unseen cards do; 0s count apart."""
    if fitting == unseen and not zeros:
        return 1.0
    chance = min(1.0, share)
    total = unseen * chance + min(1.0, zeros * share)
    candid = greed.candour * (1 - (1 - chance) ** fitting)
    return candid + (1 - greed.candour) * fitting * chance / total if total > 0 else candid


@compiled_lean
def _earnings(
    greed: Greed,
    sizes: Sizes,
    mat: int,
    tea: int,
    mine: int,
    unseen: int,
    covers: float,
    fit: float,
    brings: Reals,
) -> None:
    """What my card, or none, may bring; the other covers the tea card, and matches if so, with these odds."""
    ends = greed.spoils[mat, tea, mine]
    for end in range(ENDS):
        brings[end] = 0
    brings[ends[sizes.ranked + 1]] += 1 - covers
    brings[ends[sizes.ranked]] += covers * (1 - fit)
    fits = how_many(unseen & greed.fits[mat, tea])
    place = 0
    while fits and greed.fitting[mat, tea, place] >= 0:
        card = greed.fitting[mat, tea, place]
        if unseen >> card & 1:
            brings[ends[card]] += covers * fit / fits
        place += 1


@compiled_lean
def _card(sizes: Sizes, games: Games, seat: int, place: int) -> int:
    """Of the hand, the 0s last."""
    mine = games.seats[0, seat]
    return mine[CARDS + place] if place < mine[RANKED] else sizes.ranked


@compiled_lean
def _look_ahead(
    sizes: Sizes, greed: Greed, games: Games, room: Room, unseen: int, zeros: int, share: float, spare: float
) -> None:
    """For every part of the hand, what its best use in later rounds of the set adds."""
    seat = games.now[0, SEAT]
    size = games.seats[0, seat, RANKED] + games.seats[0, seat, ZEROS]
    best, grown, gains, brings = room.best, room.grown, room.gains, room.brings[0, 0]
    for part in range(1 << size):
        best[part] = 0
    for place in range(2 * (games.now[0, ROUND] + 1), 2 * sizes.rounds):
        mat, tea = place & 1, games.stock[0, place]
        fits = greed.fits[mat, tea]
        fit = _fit(greed, how_many(unseen & fits), how_many(unseen), zeros, share)
        misfit = 0.0
        for option in range(-1, size + 1):
            mine = sizes.ranked + 1 + min(option, 0)  # a 0 stands for all that do not match; then no card
            if option > 0:
                mine = _card(sizes, games, seat, option - 1)
                if not fits >> mine & 1:
                    gains[option] = misfit
                    continue
            _earnings(greed, sizes, mat, tea, mine, unseen, spare, fit, brings)
            gain = 0.0
            for end in range(ENDS):
                gain += brings[end] * room.ahead[seat, place, end]
            if option < 0:
                misfit = gain
            else:
                gains[option] = gain
        for part in range(1 << size):
            most = best[part] + gains[0]
            for card in range(size):
                if part >> card & 1:
                    most = max(most, best[part - (1 << card)] + gains[card + 1])
            grown[part] = most
        for part in range(1 << size):
            best[part] = grown[part]


@compiled_lean
def _look_around(tables: Tables, greed: Greed, games: Games, room: Room) -> None:
    """Everything that plans for the rest of the round are weighed by."""
    sizes, now = tables.sizes, games.now[0]
    seat = now[SEAT]
    other, none = 1 - seat, sizes.ranked + 1
    mine, theirs, seen = games.seats[0, seat], games.seats[0, other], games.seen[0, seat, NOW]
    free = int(theirs[LAID] == none) + int(theirs[LAID + 1] == none)
    cards = theirs[RANKED] + theirs[ZEROS]
    zeros, unseen = sizes.zeros - (seen[sizes.ranked] if sizes.zeros else 0), 0
    for card in range(sizes.ranked):
        unseen |= int(seen[card] == 0) << card
    share = (cards + 2 - free) / max(1, zeros + how_many(unseen))
    later = 2 * (sizes.rounds - 1 - now[ROUND])
    covers, spare = 0.0, 0.0
    if free:
        covers = min(1.0, turns_left(sizes, games, other) / free) * min(1.0, cards / (free + later))
    if later:
        spare = min(1.0, (cards - free * covers) / later)
    foresee(tables, greed, games, room)
    _look_ahead(sizes, greed, games, room, unseen, zeros, share, spare)
    for mat in range(2):
        tea = games.stock[0, 2 * now[ROUND] + mat]
        fit = _fit(greed, how_many(unseen & greed.fits[mat, tea]), how_many(unseen), zeros, share)
        here = covers if theirs[LAID + mat] == none else 1.0
        brings = room.brings[mat]
        _earnings(greed, sizes, mat, tea, mine[LAID + mat], unseen, here, fit, brings[0])
        room.counts[mat] = 1
        if mine[LAID + mat] == none:
            for place in range(mine[RANKED] + mine[ZEROS]):
                card = _card(sizes, games, seat, place)
                _earnings(greed, sizes, mat, tea, card, unseen, here, fit, brings[place + 1])
            room.counts[mat] += mine[RANKED] + mine[ZEROS]


@compiled_lean
def _weigh_second(room: Room, seat: int) -> None:
    """By option on the second mat and end on the first: the chance of winning, and that the game goes on."""
    for two in range(room.counts[1]):
        for first in range(ENDS):
            chance, goes_on = 0.0, 0.0
            for second in range(ENDS):
                likely = room.brings[1, two, second]
                chance += likely * room.chance[seat, first, second]
                goes_on += likely * (1 - room.over[seat, first, second])
            room.second[two, first, 0], room.second[two, first, 1] = chance, goes_on


@compiled_lean
def _value(room: Room, one: int, two: int, later: float) -> float:
    """The chance of winning that a plan gives."""
    total = 0.0
    for first in range(ENDS):
        total += room.brings[0, one, first] * (room.second[two, first, 0] + room.second[two, first, 1] * later)
    return total


@compiled_lean
def weigh(tables: Tables, greed: Greed, games: Games, room: Room) -> float:
    """The odds of every action of a turn, for the game in the first place; gives the best plan's value."""
    sizes, seat = tables.sizes, games.now[0, SEAT]
    odds = room.odds
    for action in range(odds.size):
        odds[action] = 0
    _look_around(tables, greed, games, room)
    turns = turns_left(sizes, games, seat)
    whole = (1 << (games.seats[0, seat, RANKED] + games.seats[0, seat, ZEROS])) - 1
    _weigh_second(room, seat)
    most = -1.0
    for one in range(room.counts[0]):
        for two in range(room.counts[1]):
            room.values[one, two] = -1
            if not (one and one == two) and int(one > 0) + int(two > 0) <= turns:
                places = (1 << one >> 1) + (1 << two >> 1)
                room.values[one, two] = _value(room, one, two, room.best[whole - places])
                most = max(most, room.values[one, two])
    plans = 0
    for one in range(room.counts[0]):
        for two in range(room.counts[1]):
            if room.values[one, two] >= most - greed.hair:
                plans += 1
                part = 0.5 if one and two else 1.0
                if one:
                    odds[2 * _card(sizes, games, seat, one - 1)] += part
                if two:
                    odds[2 * _card(sizes, games, seat, two - 1) + 1] += part
                if not one and not two:
                    odds[odds.size - 1] += part
    for action in range(odds.size):
        odds[action] /= plans
    return most


@compiled_lean
def _keeps(sizes: Sizes, greed: Greed, games: Games) -> int:
    """The next card to keep, or enough: every card that is better than a new one."""
    faces = sizes.ranked + int(sizes.zeros > 0)
    now = games.now[0]
    mine, chosen, edges = games.seats[0, now[SEAT]], games.keeping[0, now[SEAT]], greed.edges
    if sizes.keeping == ANY:
        found = faces
        for place in range(mine[RANKED]):
            card = mine[CARDS + place]
            if now[LEAST] <= card < found and edges[card] > 0 and not chosen[card]:
                found = card
        return 3 * faces + 1 if found == faces else 2 * faces + 1 + found
    total, found = 0.0, sizes.ranked
    for place in range(mine[RANKED]):
        total += edges[mine[CARDS + place]]
        found = min(found, mine[CARDS + place])
    return 2 * faces + 1 + found if total > 0 else 3 * faces + 1


@compiled_lean
def choose_greedily(tables: Tables, greed: Greed, games: Games, room: Room, luck: Luck) -> int:
    """An action of whoever is to act in the game in the first place."""
    if games.now[0, STAGE] == KEEP:
        return _keeps(tables.sizes, greed, games)
    weigh(tables, greed, games, room)
    left = fraction(luck)
    found = 0
    for action in range(room.odds.size):
        if room.odds[action] > 0:
            found = action
            left -= room.odds[action]
            if left < 0:
                break
    return found
