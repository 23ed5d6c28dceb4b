"""Lessons for a net, drawn in chunks; a chunk depends on the seed and its number alone."""

from typing import NamedTuple

import numpy as np

from chakai.games.matcha.edition import EDITIONS
from chakai.solve.luck import mixed, seeded
from chakai.solve.matcha.greed import greed
from chakai.solve.matcha.net.guessing import new_reader
from chakai.solve.matcha.net.lessons_kernel import teach
from chakai.solve.matcha.net.lore import LEARNED, lore
from chakai.solve.matcha.net.shapes import CHOICE, CHOICES, OWN
from chakai.solve.matcha.rounds.bits import Real
from chakai.solve.matcha.tables import tables
from chakai.solve.matcha.taste import Taste
from chakai.solve.matcha.unknown import new_booth


class Lessons(NamedTuple):
    """By lesson; what is told of choices and their results also by choice."""

    own: Real
    choices: Real
    mask: Real
    results: Real


def taught(tastes: tuple[Taste, ...], seed: int, size: int, number: int) -> Lessons:
    """One chunk; the editions take turns, each with its own greedy taste."""
    which = number % len(LEARNED)
    edition = EDITIONS[LEARNED[which]]
    booth, reader = new_booth(tables(edition)), new_reader(tables(edition))
    lessons = Lessons(
        np.empty((size, OWN), np.float32),
        np.empty((size, CHOICES, CHOICE), np.float32),
        np.empty((size, CHOICES), np.float32),
        np.empty((size, CHOICES), np.float32),
    )
    luck = np.array([mixed(seeded(seed)) + np.uint64(number)], np.uint64)
    luck[0] = mixed(luck[0])
    teach(lore(edition), greed(edition, tastes[which]), booth, reader, luck, *lessons)
    return lessons
