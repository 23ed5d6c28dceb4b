"""Positions at which a net learns from the best answers to its play, drawn in chunks.

A chunk depends on nothing but the seed, its number, and the weights whose play leads to its positions.
"""

from collections.abc import Sequence
from itertools import count
from random import Random
from typing import Final, NamedTuple, TypeAlias

import numpy as np

from chakai.core.chance import SeededLuck
from chakai.core.illegal import Refusal
from chakai.games.matcha.edition import EDITIONS
from chakai.games.matcha.view import View
from chakai.solve.matcha.ends import ends
from chakai.solve.matcha.judging import Visit, first_visits
from chakai.solve.matcha.net.held_out import SLIP, followed, start
from chakai.solve.matcha.net.learned import Learned, from_columns
from chakai.solve.matcha.net.lore import LEARNED
from chakai.solve.matcha.net.weights import Weights
from chakai.solve.matcha.rounds.bits import NONE, Longs, Real
from chakai.solve.matcha.rounds.game import RoundsGame, Start
from chakai.solve.matcha.rounds.seen import beginning
from chakai.solve.matcha.rounds.work import choices
from chakai.solve.matcha.solved import likely

LIMIT: Final = 3_000_000
"""Positions with more choices are left out,"""
DROPPED: Final = (0.02, 0.06, 0.15, 0.3)
"""whatever of these parts of each range, the unlikeliest, is not looked at."""
STRAYS: Final = 0.04
"""How often anything at all was chosen on the way to a position."""
SETS: Final = (1, 2, 2, 2, 2)
"""In which positions are looked for,"""
ROUNDS: Final = (1, 1, 1, 2)
"""at the beginning of which of their rounds, from 0,"""
RULES: Final = (LEARNED[0], LEARNED[0], LEARNED[0], LEARNED[1])
"""and under which rules: each of these as often."""

Halves: TypeAlias = np.ndarray[tuple[int, ...], np.dtype[np.float16]]


class Answers(NamedTuple):
    """A position: what the net sees wherever it may come in the first of its rounds, by situation and choice."""

    start: Start
    ends: Real | None
    """What the end of the set is worth, if it is not the last."""
    own: Halves
    choices: Halves
    places: Longs
    """Where each of the net's choices stands among all, or NONE."""

    def game(self) -> RoundsGame:
        return RoundsGame(self.start, self.ends)


def answered(seed: int, positions: int, chunk: tuple[int, Weights]) -> list[Answers]:
    """One chunk, of so many positions to which these weights come in play against themselves."""
    number, weights = chunk
    style, rng = Learned(weights), Random(f"answers {seed} {number}")
    found: list[Answers] = []
    for game in count():
        if len(found) == positions:
            break
        edition = EDITIONS[rng.choice(RULES)]
        place = rng.choice(SETS), rng.choice(ROUNDS)
        view = start(style, edition, place, rng, SeededLuck(f"answers {seed} {number}", game), STRAYS)
        told = _answers(view, style) if view else None
        found += [told] if told else []
    return found


def _answers(view: View, style: Learned) -> Answers | None:
    """None if that is too large, or the two never meet."""
    edition, begun, standing = view.edition, beginning(view), followed(view, style, SLIP)
    rows = (likely(standing, part) for part in DROPPED)
    fitting = next((some for some in rows if choices(begun, some.given) <= LIMIT), None)
    if fitting is None:
        return None
    worth = None if view.set_number == edition.sets else ends(edition, 1 - view.dealer)
    try:
        game = RoundsGame(begun.start(fitting.given), worth)
    except Refusal:  # nobody meets anybody
        return None
    parts = [_seen(game, visit, style) for visit in first_visits(game, standing.moment)]
    own, choice_rows, places = (np.concatenate(part) for part in zip(*parts, strict=True))
    return Answers(game.start, worth, own.astype(np.float16), choice_rows.astype(np.float16), places)


def _seen(game: RoundsGame, visit: Visit, style: Learned) -> Sequence[Real | Longs]:
    """With all that may be held at a moment."""
    told = style.seen(visit.moment, visit.holds)
    numbers = visit.rows(game, np.arange(1, game.choices + 1, dtype=np.float32))
    places = from_columns(numbers, visit.moment).astype(np.int64) + NONE
    places[told.mask != 0] = NONE
    return told.own, told.choices, places
