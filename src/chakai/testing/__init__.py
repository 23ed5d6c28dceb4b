"""For whoever builds on chakai: Hypothesis strategies, and a conformance suite that runs over every game.

Needs the extra `chakai[testing]`. Nothing in chakai imports it.
"""

from chakai.testing.conformance import conformance
from chakai.testing.strategies import positions, rule_sets
from chakai.testing.twins import TWINS

__all__ = ["TWINS", "conformance", "positions", "rule_sets"]
