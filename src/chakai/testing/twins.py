"""Twins: other positions that somebody cannot tell from the one on the table. They prove that nothing leaks."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final, TypeAlias

from chakai.core.seats import Viewer
from chakai.testing.genmaicha_twins import genmaicha_twin
from chakai.testing.matcha_twins import matcha_twin

Twin: TypeAlias = Callable[[Any, Viewer, Random], Any]
TWINS: Final[Mapping[str, Twin]] = {"matcha": matcha_twin, "genmaicha": genmaicha_twin}
