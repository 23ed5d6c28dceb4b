"""Matcha: a bluffing duel with eighteen cards."""
