"""A referee for Matcha that shares no line with the engine: the oracle of the tests."""
