"""From a view to the beginning of a round: only what everybody at the table has seen counts."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final, NamedTuple, TypeAlias

from chakai.core.illegal import Refusal
from chakai.core.seats import Seat
from chakai.games.matcha.cards import KINDS, MATS, ZERO, Card, Face, Tokens
from chakai.games.matcha.moves import Deal, Entry, Lay, NewRound, Pass, Show, Take
from chakai.games.matcha.state import Stage
from chakai.games.matcha.view import View
from chakai.solve.matcha.resampling import hidden_set
from chakai.solve.matcha.rounds.game import SEATS, Hold, Start
from chakai.solve.matcha.rounds.moments import PASS
from chakai.solve.matcha.rounds.ranges import SeatSeen
from chakai.solve.matcha.sets import seen_sets

Given: TypeAlias = Mapping[Seat, Mapping[Hold, float]]
"""Ranges by seat; of a seat that is not there, nothing more is known than what everybody has seen."""
MOST_ROUNDS: Final = 2
"""So many rounds before the end of a set can be solved at once."""


class RoundSeen(NamedTuple):
    """What happened in one round."""

    ways: tuple[int, ...]
    """A mat, or PASS, for every choice; who made it follows from the rules."""
    shown: tuple[tuple[Face, Face], tuple[Face, Face]]
    """By seat and mat: cards turned up at its end."""


@dataclass(frozen=True)
class Beginning:
    """Of a round of the current set, and what has happened since."""

    view: View
    number: int
    """The round, counted from 0."""
    tokens: tuple[Tokens, Tokens]
    kept: tuple[int, int]
    """Cards that each had kept from the set before."""
    seats: tuple[SeatSeen, SeatSeen]
    since: tuple[RoundSeen, ...]
    """That round and those after it, up to now."""

    @property
    def rounds_left(self) -> int:
        return self.view.edition.rounds - self.number

    def start(self, given: Given | None = None) -> Start:
        """With the ranges given by somebody, or with even ones."""
        view, given = self.view, given or {}
        first, second = (
            seen.given(given[seat]) if seat in given else seen.evenly() for seat, seen in enumerate(self.seats)
        )
        zeros = [seen.shown.count(ZERO) for seen in self.seats]
        return Start(
            edition=view.edition,
            tokens=self.tokens,
            dealer=view.dealer,
            last_set=view.set_number == view.edition.sets,
            tea=view.tea[2 * self.number :],
            ranges=(first, second),
            shown_zeros=(zeros[0], zeros[1]),
        )


def beginning(view: View, number: int | None = None) -> Beginning:
    """Of the current round, or of an earlier one of this set; Refusal where nothing can be solved."""
    if view.stage is not Stage.TURN:
        raise Refusal("solve-no-turn", stage=view.stage.name.lower())
    number = view.round if number is None else number
    edition = view.edition
    if not 0 <= number <= view.round:
        raise Refusal("solve-no-such-round", number=number + 1, last=view.round + 1)
    if edition.rounds - number > MOST_ROUNDS:
        raise Refusal("solve-too-early", number=number + 1, first=edition.rounds - MOST_ROUNDS + 1)
    rounds = _rounds(view)
    before = [entry for entries in rounds[:number] for entry in entries]
    since = [entry for entries in rounds[number:] for entry in entries]
    unknown = [*edition.deck]
    for card in (*view.tea, *(entry.card for entry in before if isinstance(entry, Show))):
        unknown.remove(card)
    first, second = (_seat_seen(view, seat, before, tuple(unknown)) for seat in SEATS)
    return Beginning(
        view=view,
        number=number,
        tokens=(_tokens_before(view, 0, since), _tokens_before(view, 1, since)),
        kept=(seen_sets(view, 1)[-1].kept, seen_sets(view, 0)[-1].kept),
        seats=(first, second),
        since=tuple(map(_round_seen, rounds[number:])),
    )


def _rounds(view: View) -> list[list[Entry]]:
    """What happened in this set, round by round."""
    rounds: list[list[Entry]] = []
    for entry in view.events:
        if isinstance(entry, Deal):
            rounds = []
        elif isinstance(entry, NewRound):
            rounds.append([])
        elif rounds:
            rounds[-1].append(entry)
    return rounds


def _seat_seen(view: View, seat: Seat, before: list[Entry], unknown: tuple[Card, ...]) -> SeatSeen:
    *earlier, current = seen_sets(view, 1 - seat)
    taken = sum(isinstance(entry, Lay | Pass) and entry.seat == seat for entry in before)
    turns, kept = current.turns[:taken], None
    if current.kept:
        others = [tuple(turn.card for turn in one.turns if turn.card) for one in seen_sets(view, seat)]
        others[-1] = tuple(entry.card for entry in before if isinstance(entry, Show) and entry.seat != seat)
        sets = (*earlier, replace(current, turns=turns, keeps=None))
        public = tuple(
            replace(one, own=shown, own_kept=()) for one, shown in zip(sets, others, strict=True)
        )  # only what all have seen: a view of the other seat knows more
        kept = hidden_set(view.edition, public)
    return SeatSeen(seat, view.edition, turns, unknown, kept)


def _tokens_before(view: View, seat: Seat, since: list[Entry]) -> Tokens:
    row = [*view.tokens[seat]]
    for entry in since:
        if isinstance(entry, Take) and entry.seat == seat:
            row[KINDS.index(entry.kind)] -= 1
    return row[0], row[1], row[2], row[3], row[4]


def _round_seen(entries: list[Entry]) -> RoundSeen:
    ways = tuple(
        entry.mat.value if isinstance(entry, Lay) else PASS for entry in entries if isinstance(entry, Lay | Pass)
    )
    shown = {(entry.seat, entry.mat): entry.card for entry in entries if isinstance(entry, Show)}
    (a, b), (c, d) = ([shown.get((seat, mat)) for mat in MATS] for seat in SEATS)
    return RoundSeen(ways, ((a, b), (c, d)))
