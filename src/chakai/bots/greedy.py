"""A Matcha player that counts cards and takes the most that the set's tea cards seem to offer."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from itertools import product
from math import tanh
from random import Random
from typing import Final, NamedTuple, TypeAlias

from chakai.bots.beliefs import CANDOUR, Other, Spoils, earnings, turns_left
from chakai.core.legal import Legal
from chakai.core.outcome import Outcome
from chakai.core.seats import Seat
from chakai.games.matcha import goals
from chakai.games.matcha.cards import KINDS, MATS, SUITS, WHISK, Card, Face, Mat, Tokens
from chakai.games.matcha.edition import Edition
from chakai.games.matcha.moves import Keep, Move, Pass, lay
from chakai.games.matcha.resolution import better, matches, one_more
from chakai.games.matcha.state import Stage, State
from chakai.games.matcha.view import View

HOPE: Final = 1.5
"""How much nearness to the goals decides a game; 1.0 plays alike in the 2020 rules, 2.5 loses two points."""
LEAD: Final = 1.0
"""How much being ahead decides a game whose rounds are running out; half or twice as much plays alike."""
FADE: Final = 0.6
"""How much less than the kind before it a kind of token counts for being ahead; 0.4 plays alike."""
HAIR: Final = 0.004
"""Plans this near to the best chance of winning are taken as often as it; 0.015 costs about a point."""

Rows: TypeAlias = tuple[Tokens, Tokens]
"""My tokens and the other's."""


@dataclass(frozen=True)
class Habits:
    """How somebody thinks at the table; these are the best."""

    memory: float = 1.0
    """How likely each card seen in an earlier round is remembered."""
    loop: float = 1.0
    """How likely it is remembered, at any one turn, that the lowest beats the highest."""
    notice: float = 1.0
    """How likely each plan is thought of."""
    foresight: float = 1.0
    """How much the later rounds of a set count."""
    trust: float = CANDOUR
    """How often one who holds a match is thought to lay it: with more of it one is bluffed more easily."""
    pull: float = 2.5
    """How many times more a goal is worth for each token nearer; 2.0 and 3.2 play alike in the 2020 rules."""


class Greedy:
    """At every turn it makes the best plan for the rest of the round, and lays one card of it."""

    def __init__(self, habits: Habits | None = None) -> None:
        self._habits = habits or Habits()

    def choose(self, view: View, legal: Legal[Move], rng: Random) -> Move:
        if view.stage is Stage.KEEP:
            return max(legal, key=lambda move: _keeping(move, view.edition))
        assert view.turn is not None
        outlook = Outlook(view, view.turn, self._habits, rng)
        plans = list(outlook.plans())
        noticed = [plan for plan in plans if rng.random() < self._habits.notice] or plans
        values = [outlook.value(plan) for plan in noticed]
        enough = max(values) - HAIR
        plan = rng.choice([plan for plan, value in zip(noticed, values, strict=True) if value >= enough])
        lays = [lay(view.turn, option.card, mat) for mat, option in zip(MATS, plan, strict=True) if option.place]
        return rng.choice(lays) if lays else Pass(view.turn)

    def end(self, view: View, outcome: Outcome) -> None:
        """It learns nothing."""


class Option(NamedTuple):
    """A card, or none, on my side of a tea card, with what that may bring."""

    card: Face
    place: int
    """One bit, for the card's place in the hand; 0 if nothing leaves the hand."""
    brings: dict[Spoils, float]


Plan: TypeAlias = tuple[Option, Option]
"""How my sides of the round's two tea cards are to look in the end."""


class Outlook:
    """What a seat expects of the rest of a round."""

    def __init__(self, view: View, seat: Seat, habits: Habits, rng: Random) -> None:
        self._view = view
        self._seat = seat
        self._habits = habits
        self._ranks = view.edition if rng.random() < habits.loop else _unlooped(view.edition)
        self._other = Other.seen_in(view, 1 - seat, habits.memory, habits.trust, rng)
        self._rows: Rows = (view.tokens[seat], view.tokens[1 - seat])
        self._standings: dict[tuple[Spoils, ...], tuple[float, bool]] = {}
        self._later = self._later_rounds()

    def plans(self) -> Iterator[Plan]:
        """Every way to go on that the turns and the cards allow."""
        turns = turns_left(self._view, self._seat)
        for number, suit in product(self._options(Mat.NUMBER), self._options(Mat.SUIT)):
            if not number.place & suit.place and bool(number.place) + bool(suit.place) <= turns:
                yield number, suit

    def value(self, plan: Plan) -> float:
        """The chance of winning that a plan gives."""
        number, suit = plan
        later = self._later[-1 - number.place - suit.place]
        total = 0.0
        for first, first_chance in number.brings.items():
            for second, second_chance in suit.brings.items():
                chance, over = self._standing(first, second)
                total += first_chance * second_chance * (chance if over else chance + later)
        return total

    def _options(self, mat: Mat) -> list[Option]:
        tea = self._view.tea_card(mat)
        theirs = self._other.lays(tea, mat, self._other.covers(mat, len(self._later_tea())))
        laid = self._view.table[self._view.round][mat][self._seat]
        choices: list[tuple[Face, int]] = [(laid.card if laid else None, 0)]
        if not laid:
            choices += [(card, 1 << place) for place, card in enumerate(self._view.hand)]
        return [Option(card, place, earnings(card, theirs, tea, mat, self._ranks)) for card, place in choices]

    def _later_tea(self) -> tuple[Card, ...]:
        return self._view.tea[2 * (self._view.round + 1) :]

    def _later_rounds(self) -> list[float]:
        """For every part of the hand, as a sum of places, what its best use in later rounds of the set adds."""
        hand, tea_cards = self._view.hand, self._later_tea()
        best = [0.0] * (1 << len(hand))
        if not self._habits.foresight:
            return best
        for index, tea in enumerate(tea_cards):
            mat = MATS[index % 2]
            theirs = self._other.lays(tea, mat, self._other.spare(len(tea_cards)))
            without, *gains = (self._gain(earnings(card, theirs, tea, mat, self._ranks)) for card in (None, *hand))
            with_card = [(1 << place, gain) for place, gain in enumerate(gains)]
            best = [
                max([value + without, *(best[part - place] + gain for place, gain in with_card if part & place)])
                for part, value in enumerate(best)
            ]
        return [self._habits.foresight * value for value in best]

    def _gain(self, brings: dict[Spoils, float]) -> float:
        """How much these earnings, all alone, would add to the chance of winning."""
        now, _ = self._standing()
        return sum(chance * (self._standing(taken)[0] - now) for taken, chance in brings.items())

    def _standing(self, *taken: Spoils) -> tuple[float, bool]:
        """My chance of winning after the round if these are taken, and whether the game is over then."""
        if taken not in self._standings:
            mine, theirs = self._rows
            for my_kind, their_kind in taken:
                mine = one_more(mine, my_kind) if my_kind else mine
                theirs = one_more(theirs, their_kind) if their_kind else theirs
            view, playing_on = self._view, self._view.playing_on
            self._standings[taken] = standing(
                view.edition, (mine, theirs), _rounds_left(view), self._habits.pull, playing_on=playing_on
            )
        return self._standings[taken]


@lru_cache(maxsize=1 << 16)
def standing(
    edition: Edition, rows: Rows, rounds: int | None, pull: float, *, playing_on: bool
) -> tuple[float, bool]:
    """The first row's chance of winning with so many rounds to come (None: no limit), and whether it is over."""
    table = goals.after_round(State(edition, rows, playing_on=playing_on), last=rounds == 0)
    if table.outcome:
        return table.outcome.shares(2)[0], True
    if playing_on:
        return 0.5, False
    mine, theirs = (nearness(edition, row, pull) for row in rows)
    hope = HOPE * (mine - theirs)
    if rounds is not None:
        compared = KINDS if edition.whisks_break_ties else SUITS
        ahead = sum((rows[0][place] - rows[1][place]) * FADE**place for place in range(len(compared)))
        hope += LEAD * ahead / (1 + rounds)
    return (1 + tanh(hope)) / 2, False


def nearness(edition: Edition, row: Tokens, pull: float) -> float:
    """How near a row of tokens is to the goals, all goals added up."""
    *suits, whisks = row
    missing = [edition.goal_suit - count for count in suits] if edition.goal_suit else []
    if edition.goal_whisks:
        missing.append(edition.goal_whisks - whisks)
    if edition.goal_each:
        missing.append(sum(not row[KINDS.index(kind)] for kind in edition.kinds))
    return sum(pull**-tokens for tokens in missing)


def _rounds_left(view: View) -> int | None:
    """How many rounds come after this one; None if there is no limit."""
    edition = view.edition
    if edition.sets is None:
        return None
    return (edition.sets - view.set_number) * edition.rounds + edition.rounds - 1 - view.round


def _keeping(move: Move, edition: Edition) -> float:
    """How much better the kept cards are than new ones."""
    assert isinstance(move, Keep)
    return sum(edge(card, edition) for card in move.cards if card)


@cache
def edge(card: Card, edition: Edition) -> float:
    """How many of the other matches, wherever this card can match, it beats, less those that beat it."""
    rivals = [
        (rival, mat) for rival in edition.deck for mat in MATS if rival != card and matches(rival, card, mat)
    ]
    return sum(1 if better(card, rival, mat, edition) else -1 for rival, mat in rivals)


@cache
def _unlooped(edition: Edition) -> Edition:
    """The ranks as one takes them who forgets the loop: as if it closed only with one more number and suit."""
    return replace(edition, numbers=edition.numbers + 1, suits=edition.suits + WHISK)
