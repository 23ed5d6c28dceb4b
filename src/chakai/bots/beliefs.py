"""What a Matcha player can work out about the other: turns and cards left, and what may lie face down."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, TypeAlias

from chakai.core.seats import Seat
from chakai.games.matcha.cards import Card, Face, Mat
from chakai.games.matcha.edition import Edition
from chakai.games.matcha.moves import ForcedPass, Lay, Pass, Take
from chakai.games.matcha.resolution import judge, matches
from chakai.games.matcha.view import Spots, View

CANDOUR: Final = 0.4
"""How often one who holds a match is thought to lay it, else any card.

Against 0.7 it wins 57% in the 2015 rules and 50% in those of 2020; 0 loses two points there.
"""

Guess: TypeAlias = Sequence[tuple[Face, float]]
"""What may lie on the other's side of a tea card in the end, None for no card, and how likely each is."""
Spoils: TypeAlias = tuple[str, str]
"""The kinds of token that I and the other take at one tea card; empty for none."""


@dataclass(frozen=True)
class Other:
    """The player across the table."""

    covered: tuple[bool, bool]
    """On which mats of the round a card of theirs lies."""
    turns: int
    cards: int
    """In hand."""
    holds: Mapping[Card, float]
    """For each unseen card, how likely it is in their hand or on their side of this round's tea cards."""
    candour: float = CANDOUR

    @classmethod
    def seen_in(cls, view: View, seat: Seat, memory: float, candour: float, rng: Random) -> Other:
        """All unseen cards are equally likely to be theirs."""
        number, suit = view.table[view.round]
        covered = number[seat] is not None, suit[seat] is not None
        cards = unseen(view, memory, rng)
        share = (view.hand_sizes[seat] + sum(covered)) / max(1, cards.total())
        holds = {card: min(1.0, count * share) for card, count in cards.items()}
        return cls(covered, turns_left(view, seat), view.hand_sizes[seat], holds, candour)

    def covers(self, mat: Mat, later: int) -> float:
        """How likely a card of theirs lies there in the end, with so many tea cards to come in later rounds."""
        if self.covered[mat]:
            return 1.0
        free = self.covered.count(False)
        return min(1.0, self.turns / free) * min(1.0, self.cards / (free + later))

    def spare(self, later: int) -> float:
        """How likely a card of theirs will lie at each of so many tea cards of later rounds."""
        laid = sum(self.covers(mat, later) for mat in Mat if not self.covered[mat])
        return min(1.0, (self.cards - laid) / later)

    def lays(self, tea: Card, mat: Mat, covers: float) -> Guess:
        """Matches one by one; all other cards do the same there, so one of them stands for all."""
        if not covers:
            return [(None, 1.0)]
        fits = {card: chance for card, chance in self.holds.items() if matches(card, tea, mat)}
        misfit = next((card for card in self.holds if card not in fits), None)
        fit = self._fits(fits.values()) if misfit else 1.0
        total = sum(fits.values())
        found: list[tuple[Face, float]] = [(None, 1 - covers), (misfit, covers * (1 - fit))]
        found += [(card, covers * fit * chance / total) for card, chance in fits.items()]
        return [(card, chance) for card, chance in found if chance > 0]

    def _fits(self, fits: Iterable[float]) -> float:
        """How likely a card of theirs matches, if these are the chances that they hold each match."""
        none_held, total = 1.0, 0.0
        for chance in fits:
            none_held *= 1 - chance
            total += chance
        return self.candour * (1 - none_held) + (1 - self.candour) * total / sum(self.holds.values())


def turns_left(view: View, seat: Seat) -> int:
    """How many turns a seat has left in this round; where there is no limit, one for each mat."""
    taken: list[Lay | Pass | ForcedPass] = []
    for entry in reversed(view.events):
        if not isinstance(entry, Lay | Pass | ForcedPass):
            break
        if entry.seat == seat:
            taken.append(entry)
    if view.edition.turns is not None:
        return view.edition.turns - len(taken)
    return len(Mat) if all(isinstance(entry, Lay) for entry in taken) else 0


def unseen(view: View, memory: float, rng: Random) -> Counter[Card]:
    """The cards that may be anywhere; of those seen in earlier rounds of the set, each is remembered or not."""
    *earlier, current = view.table
    known = [card for card in faces(earlier) if rng.random() < memory]
    return Counter(view.edition.deck) - Counter([*view.hand, *view.tea, *known, *faces([current])])


def faces(table: Iterable[tuple[Spots, Spots]]) -> list[Card]:
    """The known faces among the cards laid."""
    return [laid.card for pair in table for spots in pair for laid in spots if laid and laid.card]


def earnings(mine: Face, theirs: Guess, tea: Card, mat: Mat, edition: Edition) -> dict[Spoils, float]:
    """What my card, or none, may bring at a tea card, and how likely each is."""
    found: dict[Spoils, float] = {}
    for card, chance in theirs:
        taken = spoils(mine, card, tea, mat, edition)
        found[taken] = found.get(taken, 0) + chance
    return found


def spoils(mine: Face, theirs: Face, tea: Card, mat: Mat, edition: Edition) -> Spoils:
    """What two cards at a tea card bring to their owners."""
    verdict = judge((mine, theirs), tea, mat, edition)
    kinds = {fact.seat: fact.kind for fact in verdict if isinstance(fact, Take)}
    return kinds.get(0, ""), kinds.get(1, "")
