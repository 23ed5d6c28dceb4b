"""Where samples come from: compiled play at random, or finished games of any players."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Any, Final

from chakai.games.genmaicha.engine import GENMAICHA
from chakai.games.genmaicha.rules import Rules
from chakai.games.genmaicha.state import State
from chakai.games.matcha.cards import KINDS
from chakai.games.matcha.edition import Edition
from chakai.lab.tally import FORFEIT, Counts, Labels
from chakai.solve.genmaicha import sample as genmaicha_sample
from chakai.solve.genmaicha import tables as genmaicha_tables
from chakai.solve.matcha import sample as matcha_sample
from chakai.solve.sample import Sample


@dataclass(frozen=True)
class Source:
    """One game's samples."""

    labels: Callable[[Any], Labels]
    compiled: Callable[[Any, int, int, int, int], Sample]
    """Random games by rules, players, number of games, seed and the first one's number."""
    finished: Callable[[Any, Sequence[Any]], Sample]
    """Of the last positions of games under the same rules."""


def can_compile() -> bool:
    """Is Numba there?"""
    return find_spec("numba") is not None


def _matcha_labels(edition: Edition) -> Labels:
    return Labels(
        whys=matcha_sample.WHYS,
        kinds={kind: KINDS.index(kind) for kind in edition.kinds},
        plays=matcha_sample.plays_of(edition),
        results=matcha_sample.RESULTS,
        goals=_matcha_goals(edition),
    )


def _matcha_goals(edition: Edition) -> dict[str, Counts]:
    """Each by itself, as the edition has them; suits together and apart."""
    places = tuple(KINDS.index(kind) for kind in edition.kinds)
    goals = {}
    if edition.goal_suit:
        goals["suit"] = Counts(places[:-1], edition.goal_suit, every=False)
        for suit, place in zip(edition.suits, places, strict=False):
            goals[f"suit-{suit}"] = Counts((place,), edition.goal_suit)
    if edition.goal_whisks:
        goals["whisks"] = Counts(places[-1:], edition.goal_whisks)
    if edition.goal_each:
        goals["each"] = Counts(places, 1)
    return goals


def _matcha_compiled(edition: Edition, _players: int, games: int, seed: int, first: int) -> Sample:
    from chakai.solve.matcha.playouts import sample  # noqa: PLC0415 (needs Numba)

    return sample(edition, games, seed, first=first)


def _genmaicha_labels(_rules: Rules) -> Labels:
    return Labels(
        whys=(*genmaicha_tables.WHYS, FORFEIT),
        kinds={kind: place for place, kind in enumerate(genmaicha_tables.KINDS)},
        plays=genmaicha_tables.PLAYS,
        results=genmaicha_tables.RESULTS,
    )


def _genmaicha_compiled(rules: Rules, players: int, games: int, seed: int, first: int) -> Sample:
    from chakai.solve.genmaicha.playouts import playouts  # noqa: PLC0415 (needs Numba)

    return playouts(rules, players, games, seed, first=first)


def _genmaicha_finished(rules: Rules, states: Sequence[State]) -> Sample:
    return genmaicha_sample.sample_of(rules, states[0].players, map(GENMAICHA.moves, states))


SOURCES: Final[Mapping[str, Source]] = {
    "matcha": Source(_matcha_labels, _matcha_compiled, matcha_sample.sample_of),
    "genmaicha": Source(_genmaicha_labels, _genmaicha_compiled, _genmaicha_finished),
}
