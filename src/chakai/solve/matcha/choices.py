"""Which choices are open in running games of Matcha."""

from chakai.solve.kernels import compiled_lean
from chakai.solve.luck import Luck, below
from chakai.solve.matcha.games import KEEP, LEAST, NOBODY, SEAT, STAGE, TURN, Games, Mask
from chakai.solve.matcha.pieces import ANY, CARDS, LAID, RANKED, ZEROS, Longs
from chakai.solve.matcha.tables import Ints, Sizes


@compiled_lean
def _held(sizes: Sizes, mine: Longs, card: int) -> int:
    if card == sizes.ranked:
        return int(mine[ZEROS])
    for place in range(mine[RANKED]):
        if mine[CARDS + place] == card:
            return 1
    return 0


@compiled_lean
def _first_card(sizes: Sizes, mine: Longs) -> int:
    first = sizes.ranked
    for place in range(mine[RANKED]):
        first = min(first, mine[CARDS + place])
    return first


@compiled_lean
def _may_keep(sizes: Sizes, mine: Longs, chosen: Ints, least: int, card: int) -> bool:
    """Cards are chosen in the order of writing; all or none: the first of them stands for all."""
    if sizes.keeping != ANY:
        return bool(card == _first_card(sizes, mine))
    return bool(card >= least and _held(sizes, mine, card) > chosen[card])


@compiled_lean
def _may_lay(sizes: Sizes, mine: Longs, action: int) -> bool:
    if action < 0 or action >> 1 > sizes.ranked:
        return False
    return bool(mine[LAID + (action & 1)] == sizes.ranked + 1 and _held(sizes, mine, action >> 1) > 0)


@compiled_lean
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
                least, chosen = games.now[game, LEAST], games.keeping[game, seat]
                row[2 * faces + 1 + card] = _may_keep(sizes, mine, chosen, least, card)
            row[3 * faces + 1] = True


@compiled_lean
def first_closed(sizes: Sizes, games: Games, actions: Longs) -> int:
    """The first running game whose action is not open, or NOBODY."""
    faces = sizes.ranked + int(sizes.zeros > 0)
    passes, enough = 2 * faces, 3 * faces + 1
    for game in range(len(actions)):
        stage, seat, action = games.now[game, STAGE], games.now[game, SEAT], actions[game]
        mine = games.seats[game, seat]
        if stage == TURN and action != passes and not _may_lay(sizes, mine, action):
            return game
        if stage == KEEP and action != enough:
            least, chosen = games.now[game, LEAST], games.keeping[game, seat]
            card = action - passes - 1
            if not 0 <= card < faces or not _may_keep(sizes, mine, chosen, least, card):
                return game
    return NOBODY


@compiled_lean
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
