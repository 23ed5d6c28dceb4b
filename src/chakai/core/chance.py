"""Where luck comes from. The engine never draws: a game's `draw` asks one of these."""

from dataclasses import dataclass
from hashlib import shake_128
from random import Random, SystemRandom
from struct import unpack
from typing import Protocol


class Luck(Protocol):
    """A source of shuffles."""

    def permutation(self, length: int, *shuffle: object) -> list[int]:
        """The numbers below `length` in a random order; `shuffle` names which shuffle of the game it is."""


@dataclass(frozen=True)
class SecureLuck:
    """For live tables: the operating system's source; nobody can foresee it."""

    def permutation(self, length: int, *_shuffle: object) -> list[int]:
        order = list(range(length))
        SystemRandom().shuffle(order)
        return order


@dataclass(frozen=True)
class SeededLuck:
    """For simulations: a shuffle depends on the seed, the deal's number and its own name, and on no move."""

    seed: str
    deal: int

    def permutation(self, length: int, *shuffle: object) -> list[int]:
        """Lots of eight bytes each from a hash of the shuffle's name: fair, quick, and alike on every machine."""
        name = "/".join(map(str, (self.seed, self.deal, *shuffle)))
        lots = unpack(f">{length}Q", shake_128(_bytes(name)).digest(8 * length))
        return sorted(range(length), key=lots.__getitem__)


def stream(*name: object) -> Random:
    """A random stream of its own for every name; the same name always gives the same stream."""
    return Random(_bytes("/".join(map(str, name))))


def _bytes(name: str) -> bytes:
    return name.encode("utf-8", "surrogatepass")  # a seed may be any text
