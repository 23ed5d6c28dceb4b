"""The solver's own answers as lessons for a net, drawn in chunks.

A chunk depends on nothing but the seed, its number, and the weights whose play leads to its positions.
"""

from itertools import count
from random import Random
from typing import Final, NamedTuple

import numpy as np

from chakai.core.chance import SeededLuck
from chakai.core.illegal import Refusal
from chakai.games.matcha.edition import EDITIONS
from chakai.games.matcha.view import View
from chakai.solve.matcha.ends import ends
from chakai.solve.matcha.greedily import Greedily
from chakai.solve.matcha.judging import tell
from chakai.solve.matcha.net.guessing import SLIP
from chakai.solve.matcha.net.held_out import followed, start
from chakai.solve.matcha.net.learned import Learned, from_columns
from chakai.solve.matcha.net.lore import LEARNED
from chakai.solve.matcha.net.weights import Weights
from chakai.solve.matcha.rounds.bits import Real
from chakai.solve.matcha.rounds.game import RoundsGame
from chakai.solve.matcha.rounds.seen import MOST_ROUNDS, beginning
from chakai.solve.matcha.rounds.work import choices
from chakai.solve.matcha.solved import likely
from chakai.solve.matcha.style import Holds, Moment

ITERATIONS: Final = 24
LIMIT: Final = 1_500_000
"""Positions with more choices are not solved."""
DROPPED: Final = 0.03
"""So much of each range, its unlikeliest part, is left out."""
RARE: Final = 0.05
"""What leads more rarely somewhere, beside the likeliest start, is not told."""
ASKED: Final = (1.0, 0.02)
"""The part of all moments at which the answer is told, in the first round and in the many of the second,"""
HOLDS: Final = 4
"""and with how many different hands."""


class Answers(NamedTuple):
    """By situation: what is seen, the choices, and how often the solver makes each."""

    own: Real
    choices: Real
    mask: Real
    mixes: Real


def answered(seed: int, positions: int, chunk: tuple[int, Weights]) -> Answers:
    """One chunk, from so many positions to which these weights come in play against themselves."""
    number, weights = chunk
    edition = EDITIONS[LEARNED[number % len(LEARNED)]]
    style, rng = Learned(weights), Random(f"answers {seed} {number}")
    found: list[Answers] = []
    for game in count():
        if len(found) == positions:
            break
        place = rng.choice((1, 2, 2)), edition.rounds - MOST_ROUNDS
        view = start(style, edition, place, rng, SeededLuck(f"answers {seed} {number}", game), SLIP)
        told = _answers(view, style, rng) if view else None
        found += [told] if told else []
    return Answers(*(np.concatenate(parts) for parts in zip(*found, strict=True)))


def _answers(view: View, style: Learned, rng: Random) -> Answers | None:
    """What the solver does from here on; None if that is too large, or the two never meet."""
    edition = view.edition
    begun, greedily = beginning(view), Greedily(edition, style.weights.taste(edition))
    standing = followed(view, greedily)
    rows = likely(standing, DROPPED)
    if choices(begun, rows.given) > LIMIT:
        return None
    worth = None if view.set_number == edition.sets else ends(edition, 1 - view.dealer)
    try:
        game = RoundsGame(begun.start(rows.given), worth)
    except Refusal:  # nobody meets anybody
        return None
    game.solve(ITERATIONS)
    found = list[Answers]()

    def listen(moment: Moment, holds: tuple[Holds, Holds], ranges: tuple[Real, Real], mixes: Real) -> None:
        if rng.random() >= ASKED[moment.round - view.round]:
            return
        mine, reach = holds[moment.seat], ranges[moment.seat].astype(np.float64)
        some = sorted({*rng.choices(range(len(reach)), reach.tolist(), k=HOLDS)})
        picked = Holds(mine.hand[some], mine.laid[some], mine.cards[some])
        found.append(Answers(*style.seen(moment, picked), from_columns(mixes[some], moment)))

    tell(game, standing.moment, game.average(), listen, RARE)
    return Answers(*(np.concatenate(parts) for parts in zip(*found, strict=True))) if found else None
