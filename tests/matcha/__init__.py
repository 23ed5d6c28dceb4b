"""Matcha, tested from its rules page."""
