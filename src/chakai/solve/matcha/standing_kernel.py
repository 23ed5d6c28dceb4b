"""How both stand in a game of Matcha, and would stand after a round, to a greedy player's taste; compiled."""

from math import tanh

from chakai.solve.kernels import compiled_lean
from chakai.solve.matcha.games import ENDED, PLAYING_ON, ROUND, SET, STAGE, TURN, VERDICT, Games
from chakai.solve.matcha.greed import ENDS, MIRRORED, TAKEN_BY, Greed, Room
from chakai.solve.matcha.pieces import WHISKS, Counts, leading, reached
from chakai.solve.matcha.tables import MOST, NO_KIND, OVER, SHARED, Sizes, Tables


@compiled_lean
def _hope(tables: Tables, greed: Greed, tokens: Counts, seat: int, rounds: int) -> tuple[float, int]:
    """What one seat's tokens promise with so many rounds to come (-1: no limit), and whether they reach a goal."""
    near, lead, kinds = 0.0, 0.0, 0
    for kind in range(NO_KIND):
        count = tokens[seat, kind]
        near += greed.near[kind, min(count, MOST)]
        lead += greed.leads[kind] * count
        kinds += int(count > 0)
    hope = greed.hope * (near + greed.near_each[kinds])
    if rounds >= 0:
        hope += lead / (1 + rounds)
    return hope, reached(tables.enough, tables.complete, tokens, seat)


@compiled_lean
def _judged(
    tables: Tables, tokens: Counts, rounds: int, playing_on: int, hope: float, first: int, second: int
) -> tuple[float, int]:
    """Seat 0's chance of winning if it hopes for so much more and these reached a goal; and is the game over?"""
    if first or second or playing_on or rounds == 0:
        leader = leading(tables.leader, tokens)
        verdict = tables.verdict[int(rounds == 0), playing_on, first, second, leader]
        if verdict >= OVER:
            return _share((verdict - OVER) >> 2, 0), 1
    if playing_on:
        return 0.5, 0
    return (1 + tanh(hope)) / 2, 0


@compiled_lean
def _share(winner: int, seat: int) -> float:
    return 0.5 if winner == SHARED else float(int(winner == seat))


@compiled_lean
def worth(tables: Tables, greed: Greed, games: Games, seat: int) -> float:
    """Of where the game in the first place stands, between rounds, to one seat."""
    now, tokens = games.now[0], games.tokens[0]
    if now[STAGE] == ENDED:
        return _share((now[VERDICT] - OVER) >> 2, seat)
    rounds = rounds_left(tables.sizes, games)
    if rounds >= 0 and now[STAGE] == TURN:
        rounds += 1
    first, second = _hope(tables, greed, tokens, 0, rounds)[0], _hope(tables, greed, tokens, 1, rounds)[0]
    chance, _ = _judged(tables, tokens, rounds, now[PLAYING_ON], first - second, 0, 0)
    return 1 - chance if seat else chance


@compiled_lean
def _take(tokens: Counts, kind: int, end: int, by: int) -> None:
    """The end of a tea card, as seat 0 calls it, in tokens; `by` 1 takes them, -1 gives them back."""
    if 1 <= end <= 2:
        tokens[0, kind] += by
    if end >= 3:
        tokens[1, kind] += by
    if end == 2:
        tokens[1, WHISKS] += by
    if end == 4:
        tokens[0, WHISKS] += by


@compiled_lean
def rounds_left(sizes: Sizes, games: Games) -> int:
    """After this one; -1: no limit."""
    if not sizes.sets:
        return -1
    now = games.now[0]
    return int((sizes.sets - now[SET]) * sizes.rounds + sizes.rounds - 1 - now[ROUND])


@compiled_lean
def _is_known(sizes: Sizes, games: Games, room: Room) -> bool:
    """Was it for this moment that standings were worked out? It is from now on."""
    now, asking = games.now[0], room.asking
    at = 0
    for seat in range(2):
        for kind in range(NO_KIND):
            asking[at] = games.tokens[0, seat, kind]
            at += 1
    for place in range(2 * sizes.rounds):
        asking[at] = games.stock[0, place]
        at += 1
    asking[at], asking[at + 1], asking[at + 2] = now[SET], now[ROUND], now[PLAYING_ON]
    known = True
    for place in range(at + 3):
        known &= room.asked[place] == asking[place]
        room.asked[place] = asking[place]
    return known


@compiled_lean
def _hopes(tables: Tables, greed: Greed, games: Games, room: Room, first: int, second: int, rounds: int) -> None:
    """Of each seat after taking nothing, a token or a whisk at one tea card, and at another if there is one."""
    tokens = games.tokens[0]
    for seat in range(2):
        for one in range(3):
            kind = NO_KIND if one == 0 else first if one == 1 else WHISKS
            tokens[seat, kind] += 1
            for two in range(1 if second == NO_KIND else 3):
                other_kind = NO_KIND if two == 0 else second if two == 1 else WHISKS
                tokens[seat, other_kind] += 1
                room.hopes[seat, one, two], room.goals[seat, one, two] = _hope(tables, greed, tokens, seat, rounds)
                tokens[seat, other_kind] -= 1
            tokens[seat, kind] -= 1


@compiled_lean
def _difference(room: Room, one: int, two: int) -> tuple[float, int, int]:
    """What seat 0 hopes for more after these ends; who reaches a goal then."""
    one_0, one_1, two_0, two_1 = TAKEN_BY[0][one], TAKEN_BY[1][one], TAKEN_BY[0][two], TAKEN_BY[1][two]
    hope = room.hopes[0, one_0, two_0] - room.hopes[1, one_1, two_1]
    return hope, room.goals[0, one_0, two_0], room.goals[1, one_1, two_1]


@compiled_lean
def foresee(tables: Tables, greed: Greed, games: Games, room: Room) -> None:
    """How both would stand after every end of the round's tea cards, and after each of a later one."""
    sizes, now, tokens = tables.sizes, games.now[0], games.tokens[0]
    if _is_known(sizes, games, room):
        return
    rounds, playing_on, number = rounds_left(sizes, games), now[PLAYING_ON], 2 * now[ROUND]
    first, second = greed.kinds[0, games.stock[0, number]], greed.kinds[1, games.stock[0, number + 1]]
    _hopes(tables, greed, games, room, first, second, rounds)
    base = 0.5
    for one in range(ENDS):
        _take(tokens, first, one, 1)
        for two in range(ENDS):
            hope, goal, others_goal = _difference(room, one, two)
            _take(tokens, second, two, 1)
            chance, over = _judged(tables, tokens, rounds, playing_on, hope, goal, others_goal)
            _take(tokens, second, two, -1)
            base = chance if one + two == 0 else base
            room.chance[0, one, two], room.over[0, one, two] = chance, over
            other_one, other_two = MIRRORED[one], MIRRORED[two]
            room.chance[1, other_one, other_two], room.over[1, other_one, other_two] = 1 - chance, over
        _take(tokens, first, one, -1)
    for place in range(number + 2, 2 * sizes.rounds):
        kind = greed.kinds[place & 1, games.stock[0, place]]
        _hopes(tables, greed, games, room, kind, NO_KIND, rounds)
        for end in range(ENDS):
            hope, goal, others_goal = _difference(room, end, 0)
            _take(tokens, kind, end, 1)
            gain = _judged(tables, tokens, rounds, playing_on, hope, goal, others_goal)[0] - base
            _take(tokens, kind, end, -1)
            room.ahead[0, place, end], room.ahead[1, place, MIRRORED[end]] = gain, -gain
