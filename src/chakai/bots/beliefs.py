"""What a Matcha player can work out about the other: turns left, cards perhaps held, what a lay will earn."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from chakai.core.seats import Seat
from chakai.games.matcha.cards import Card, Face, Mat
from chakai.games.matcha.edition import Edition
from chakai.games.matcha.moves import ForcedPass, Lay, Nothing, Pass
from chakai.games.matcha.resolution import judge, matches
from chakai.games.matcha.view import View

CANDOUR: Final = 0.7
"""How often somebody with a match is thought to lay it; otherwise any card, as a bluff."""

Chances: TypeAlias = Mapping[Card, float]
"""For each unseen card, how many of it the other holds on average."""
Guess: TypeAlias = Sequence[tuple[Face, float]]
"""What may lie on the other's side of a tea card in the end, None for no card, and how likely it is."""
Spoils: TypeAlias = tuple[str, str]
"""The kinds of token that I and the other take at one tea card; empty for none."""


@dataclass(frozen=True)
class Other:
    """The other player, as far as it matters for the rest of the round."""

    covered: tuple[bool, bool]
    turns: int
    cards: int

    def lays(self, mat: Mat, later: int) -> float:
        """How likely a card lies there at the end of the round, if `later` tea cards are still to come."""
        if self.covered[mat]:
            return 1.0
        free = self.covered.count(False)
        return min(1.0, self.turns / free) * min(1.0, self.cards / (free + later))


def turns_left(view: View, seat: Seat) -> int:
    """How many turns a seat has left in this round; there is no use for more than one on each mat."""
    taken = []
    for entry in reversed(view.events):
        if not isinstance(entry, Lay | Pass | ForcedPass):
            break
        if entry.seat == seat:
            taken.append(entry)
    if view.edition.turns is not None:
        return view.edition.turns - len(taken)
    return 2 if all(isinstance(entry, Lay) for entry in taken) else 0


def other_player(view: View, seat: Seat) -> Other:
    """The one across the table."""
    number, suit = view.table[view.round]
    covered = number[seat] is not None, suit[seat] is not None
    return Other(covered, turns_left(view, seat), view.hand_sizes[seat])


def unseen(view: View) -> Counter[Card]:
    """The cards whose place in this set the seat does not know."""
    known = [laid.card for pair in view.table for spots in pair for laid in spots if laid and laid.card]
    return Counter(view.edition.deck) - Counter([*view.hand, *view.tea, *known])


def chances(cards: Counter[Card], held: int) -> Chances:
    """Every unseen card is as likely to be held as the next."""
    share = min(1.0, held / max(1, cards.total()))
    return {card: count * share for card, count in cards.items()}


def guess(tea: Card, mat: Mat, lays: float, held: Chances) -> Guess:
    """Matches one by one; all other cards do the same, so one of them stands for all."""
    fits = {card: chance for card, chance in held.items() if matches(card, tea, mat)}
    rest = next((card for card in held if card not in fits), None)
    total, none_held = sum(fits.values()), 1.0
    for chance in fits.values():
        none_held *= 1 - min(1.0, chance)
    blind = total / (sum(held.values()) or 1)
    fit = CANDOUR * (1 - none_held) + (1 - CANDOUR) * blind if rest else 1.0
    found: list[tuple[Face, float]] = [(None, 1 - lays), (rest, lays * (1 - fit))]
    found += [(card, lays * fit * chance / total) for card, chance in fits.items() if total]
    return [(card, chance) for card, chance in found if chance > 0]


def earnings(mine: Face, theirs: Guess, tea: Card, mat: Mat, edition: Edition) -> dict[Spoils, float]:
    """What my card, or none, brings at a tea card, and how likely each is."""
    found: dict[Spoils, float] = {}
    for card, chance in theirs:
        taken = spoils(mine, card, tea, mat, edition)
        found[taken] = found.get(taken, 0) + chance
    return found


def spoils(mine: Face, theirs: Face, tea: Card, mat: Mat, edition: Edition) -> Spoils:
    """What two cards at a tea card bring to their owners."""
    verdict = judge((mine, theirs), tea, mat, edition)
    if isinstance(verdict, Nothing):
        return "", ""
    kinds = {take.seat: take.kind for take in verdict}
    return kinds.get(0, ""), kinds.get(1, "")
