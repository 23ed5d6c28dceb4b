"""A player who knows the rules but not yet the game."""

from typing import Final

from chakai.bots.greedy import Greedy, Habits

BEGINNER: Final = Habits(memory=0.2, loop=0.4, notice=0.5, foresight=0.0, trust=0.9, pull=1.5)
"""Greedy beats it in 82 games of 100 (2020 rules) and 84 (2015); it beats Uniform in 79 and 92."""


class Novice(Greedy):
    """Greedy as a beginner: forgets cards and the loop, overlooks plans, falls for bluffs, looks at this round."""

    def __init__(self) -> None:
        super().__init__(BEGINNER)
