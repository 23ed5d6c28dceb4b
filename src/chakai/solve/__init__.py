"""Exact and learned strategies."""
