"""Genmaicha, tested from its rules page."""
