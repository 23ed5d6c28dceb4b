"""Any legal move, each as likely as the next."""

from random import Random
from typing import Any

from chakai.core.legal import Legal
from chakai.core.outcome import Outcome


class Uniform:
    """Plays any game."""

    def choose(self, view: Any, legal: Legal[Any], rng: Random) -> Any:
        del view
        return rng.choice(list(legal))

    def end(self, view: Any, outcome: Outcome) -> None:
        """It learns nothing."""
