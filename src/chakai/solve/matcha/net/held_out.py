"""What a best answer gains against a style of play in the last rounds of a set, exactly; for learning curves."""

from collections.abc import Iterable, Iterator
from itertools import count
from random import Random
from typing import Final

from chakai.core.chance import Luck, SeededLuck
from chakai.core.illegal import Refusal
from chakai.core.seats import CHANCE
from chakai.games.matcha.edition import Edition
from chakai.games.matcha.engine import MATCHA
from chakai.games.matcha.moves import Entry, Lay, NewRound, Pass
from chakai.games.matcha.view import View
from chakai.solve.matcha.judging import policy_of
from chakai.solve.matcha.net.learned import Learned
from chakai.solve.matcha.net.sight import chances_of
from chakai.solve.matcha.rounds.bits import Real
from chakai.solve.matcha.rounds.game import RoundsGame
from chakai.solve.matcha.rounds.seen import beginning
from chakai.solve.matcha.rounds.work import choices
from chakai.solve.matcha.solved import likely
from chakai.solve.matcha.style import Style
from chakai.solve.matcha.tracking import EVENLY, Standing, dealt, in_hindsight

SLIP: Final = 0.02
"""How often both are thought to have chosen evenly, before the rounds that are judged;"""
DROPPED: Final = 0.001
"""the unlikeliest part of each range that is left out of them;"""
LIMIT: Final = 3_000_000
"""and with more choices they are not judged."""


def followed(view: View, style: Style, slip: float = SLIP) -> Standing:
    """Both ranges as the style would have come to them, everybody choosing evenly now and then."""
    standing, entries = dealt(view)
    since: list[Entry] = []
    for entry in entries:
        since.append(entry)
        if isinstance(entry, NewRound):  # nobody is asked about what is ruled out by then
            standing, since = _followed(in_hindsight(standing, since), since, style, slip), []
    return _followed(standing, since, style, slip)


def _followed(standing: Standing, entries: Iterable[Entry], style: Style, slip: float) -> Standing:
    for entry in entries:
        if isinstance(entry, Lay | Pass):
            told = style.mixes(standing.moment, standing.holds, standing.ranges)
            even = EVENLY.mixes(standing.moment, standing.holds, standing.ranges)
            mixes: Real = (1 - slip) * told + slip * even
            standing = standing.after(entry, mixes)
        else:
            standing = standing.seen(entry)
    return standing


def start(
    style: Learned, edition: Edition, place: tuple[int | None, int], rng: Random, luck: Luck, slip: float = 0.0
) -> View | None:
    """What everybody sees where a set (from 1) has come to a round (from 0); None if the game ends before that.

    `slip`: how often anything at all is chosen on the way.
    """
    state = MATCHA.new(edition, 2)
    while due := MATCHA.to_act(state):
        if due == (CHANCE,):
            state = MATCHA.apply(state, MATCHA.draw(state, luck))
            continue
        if (state.sets_dealt, state.round) == place:
            return MATCHA.view(state, None)
        chances = chances_of(style, MATCHA.view(state, due[0]))
        slips = slip and rng.random() < slip
        (move,) = rng.choices([*chances], None if slips else [*chances.values()])
        state = MATCHA.apply(state, move)
    return None


def starts(style: Learned, edition: Edition, number: int, seed: int) -> Iterator[View]:
    """Where this round (counted from 0) of the last set begins, game after game."""
    for game in count():
        luck = SeededLuck(str(seed), game)
        view = start(style, edition, (edition.sets, number), Random(f"{seed} {game}"), luck)
        if view:
            yield view


def gain(view: View, style: Style) -> float | None:
    """The mean of what both seats gain by best answers from here on; None if that is too large, or never meets."""
    begun, standing = beginning(view), followed(view, style)
    rows = likely(standing, DROPPED)
    if choices(begun, rows.given) > LIMIT:
        return None
    try:
        game = RoundsGame(begun.start(rows.given))
    except Refusal:  # nobody meets anybody
        return None
    return game.exploitability(policy_of(game, standing.moment, style))


def gains(style: Learned, edition: Edition, number: int, wanted: int, seed: int) -> list[float]:
    """Of so many starts that can be judged."""
    found: list[float] = []
    for view in starts(style, edition, number, seed):
        if len(found) == wanted:
            break
        here = gain(view, style)
        found += [] if here is None else [here]
    return found
