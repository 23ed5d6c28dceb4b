"""Genmaicha: the best brews, compiled games, and what a seat may infer."""
