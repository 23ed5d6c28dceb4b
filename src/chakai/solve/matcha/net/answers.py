"""What the solver makes of every choice, as lessons for a net, drawn in chunks.

A chunk depends on nothing but the seed, its number, and the weights whose play leads to its positions.
"""

from collections.abc import Sequence
from itertools import count
from random import Random
from typing import Final, NamedTuple

import numpy as np

from chakai.core.chance import SeededLuck
from chakai.core.illegal import Refusal
from chakai.games.matcha.edition import EDITIONS
from chakai.games.matcha.view import View
from chakai.solve.matcha.ends import ends
from chakai.solve.matcha.judging import Visit, visits
from chakai.solve.matcha.net.held_out import SLIP, followed, start
from chakai.solve.matcha.net.learned import Learned, from_columns
from chakai.solve.matcha.net.lore import LEARNED
from chakai.solve.matcha.net.weights import Weights
from chakai.solve.matcha.rounds.bits import Real
from chakai.solve.matcha.rounds.game import RoundsGame
from chakai.solve.matcha.rounds.seen import MOST_ROUNDS, beginning
from chakai.solve.matcha.rounds.softly import Soft, softly
from chakai.solve.matcha.rounds.work import choices
from chakai.solve.matcha.solved import Rows, likely
from chakai.solve.matcha.style import Holds

WARMTH: Final = 0.02
"""Of the smooth equilibrium."""
LIMIT: Final = 2_400_000
"""Positions with more choices are not solved,"""
DROPPED: Final = (0.03, 0.1, 0.3)
"""whatever of these parts of each range, the unlikeliest, is left out."""
RARE: Final = 0.003
"""What leads more rarely somewhere, beside the likeliest start, is not told."""
STRAYS: Final = 0.06
"""How often anything at all was chosen on the way to a position."""
VISITED: Final = (120, 180)
"""Moments of a position that are told, in its first and in its second round;"""
LEVEL: Final = 0.25
"""they are drawn the oftener, the likelier the other comes there, but not in proportion: it may do anything."""
HOLDS: Final = 4
"""At each of them, up to so many different hands."""


class Answers(NamedTuple):
    """By situation: what is seen, the choices, and what each is worth to the solver."""

    own: Real
    choices: Real
    mask: Real
    worths: Real


def answered(seed: int, positions: int, chunk: tuple[int, Weights]) -> Answers:
    """One chunk, from so many positions to which these weights come in play against themselves."""
    number, weights = chunk
    style, rng = Learned(weights), Random(f"answers {seed} {number}")
    found: list[Answers] = []
    for game in count():
        if len(found) == positions:
            break
        edition = EDITIONS[LEARNED[rng.choice((0, 0, 0, 1))]]
        place = rng.choice((1, 2, 2)), edition.rounds - MOST_ROUNDS
        view = start(style, edition, place, rng, SeededLuck(f"answers {seed} {number}", game), STRAYS)
        told = _answers(view, style, rng) if view else None
        found += [told] if told else []
    return _joined(found)


def _answers(view: View, style: Learned, rng: Random) -> Answers | None:
    """What choices are worth from here on; None if that is too large, or the two never meet."""
    edition, begun, standing = view.edition, beginning(view), followed(view, style, SLIP)
    rows = _fitting(view, [likely(standing, part) for part in DROPPED])
    if rows is None:
        return None
    worth = None if view.set_number == edition.sets else ends(edition, 1 - view.dealer)
    try:
        game = RoundsGame(begun.start(rows.given), worth)
    except Refusal:  # nobody meets anybody
        return None
    soft = softly(game, WARMTH)
    there = visits(game, standing.moment, soft.policy, RARE)
    found = [
        _told(game, soft, visit, style, rng)
        for number, wanted in enumerate(VISITED, edition.rounds - MOST_ROUNDS)
        for visit in _drawn([visit for visit in there if visit.moment.round == number], wanted, rng)
    ]
    return _joined(found) if found else None


def _fitting(view: View, parts: Sequence[Rows]) -> Rows | None:
    """The first that is not too large."""
    begun = beginning(view)
    return next((rows for rows in parts if choices(begun, rows.given) <= LIMIT), None)


def _drawn(there: Sequence[Visit], wanted: int, rng: Random) -> Sequence[Visit]:
    weights = [float(visit.reached.sum()) * visit.met**LEVEL for visit in there]
    return rng.choices(there, weights, k=wanted) if there else []


def _told(game: RoundsGame, soft: Soft, visit: Visit, style: Learned, rng: Random) -> Answers:
    """Of some hands at a moment."""
    holds, reached = visit.holds, visit.reached.tolist()
    some = sorted({*rng.choices(range(len(reached)), reached, k=HOLDS)})
    picked = Holds(holds.hand[some], holds.laid[some], holds.cards[some])
    worths = visit.rows(game, soft.worths, some)
    return Answers(*style.seen(visit.moment, picked), from_columns(worths, visit.moment))


def _joined(parts: Sequence[Answers]) -> Answers:
    return Answers(*(np.concatenate(each) for each in zip(*parts, strict=True)))
