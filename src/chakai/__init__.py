"""Chakai: a tea gathering. The digital home of Matcha and Genmaicha."""

__version__ = "0.1.0"
