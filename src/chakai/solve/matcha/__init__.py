"""Matcha in arrays: compiled games, what a seat may infer, and exact solutions."""
