"""Placeholder until the real novice is written."""

from chakai.bots.greedy import Greedy as Novice

__all__ = ["Novice"]
