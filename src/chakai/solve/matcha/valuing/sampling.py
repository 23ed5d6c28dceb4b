"""What the last set brings, sampled: cheap games by the thousand, then what better play changes.

The value of a standing is the sum of three parts. `games`: greedy play of the whole set. `openings`: its first
round by a style instead. `solved`: the rounds after it by solved play instead. The last two are differences, which
vary far less than games do.
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import comb
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from chakai.games.matcha.edition import Edition
from chakai.solve.matcha.greed import greed
from chakai.solve.matcha.greedily import Greedily
from chakai.solve.matcha.rounds.bits import RANKED, ZEROS, Longs
from chakai.solve.matcha.rounds.game import SEATS, Range, RoundsGame, Start
from chakai.solve.matcha.rounds.work import Case, choices_from
from chakai.solve.matcha.standings import standings
from chakai.solve.matcha.style import Evenly, Style
from chakai.solve.matcha.tables import tables
from chakai.solve.matcha.taste import Taste
from chakai.solve.matcha.tracking import Side, Standing, hold
from chakai.solve.matcha.unknown import new_booth
from chakai.solve.matcha.valuing.kernel import play_first, play_last, play_rest
from chakai.solve.matcha.valuing.opening import DEALER, Opened, dealt, opened

Doubles: TypeAlias = NDArray[np.float64]

GAMES, OPENINGS, SOLVED = "games", "openings", "solved"
STAGES: Final = (GAMES, OPENINGS, SOLVED)
FIRST_SETS: Final = 40_000
"""Games whose first set shows how often each standing occurs."""
BATCH: Final = 16
"""Openings in a chunk."""
TWINS: Final = 2
"""Samples of one standing that follow each other: by two of them an error can be told from chance."""
PLAYOUTS: Final = 400
"""Greedy games from one beginning, to be compared with what is there instead."""
ITERATIONS: Final = 8
LIMIT: Final = 600_000
"""Choices in a solved tree; the likely part of both ranges is taken that fits."""
DROPPED: Final = (0.01, 0.03, 0.1, 0.2, 0.35, 0.5, 0.65, 0.8, 0.9, 0.95)
HAIR: Final = 0.02
"""Greedy openings take plans that are so much worse than the best as often as it: whoever plays well mixes."""


@dataclass(frozen=True)
class Source:
    """Where samples come from; it can be sent to another process."""

    edition: Edition
    seed: int
    taste: Taste
    style: str

    def luck(self, stage: str, chunk: int) -> np.random.Generator:
        """Of a chunk, whoever plays it."""
        return np.random.default_rng([self.seed, STAGES.index(stage) if stage in STAGES else len(STAGES), chunk])


class Drawn(NamedTuple):
    """Samples by standing."""

    place: Longs
    value: Doubles


def occurrence(source: Source) -> Doubles:
    """How often greedy first sets leave each standing."""
    rules, all_of_them = tables(source.edition), standings(source.edition)
    tokens, on = np.zeros((FIRST_SETS, 2, 5), np.int32), np.zeros(FIRST_SETS, np.int8)
    play_first(
        rules,
        greed(source.edition, source.taste),
        new_booth(tables(source.edition)),
        _seed(source.luck("", 0)),
        tokens,
        on,
    )
    places = np.full((all_of_them.size,) * 2, -1, np.int64)
    places[tuple(all_of_them.rows.T)] = np.arange(len(all_of_them))
    rows = tokens[on > 0] @ all_of_them.weights
    return np.bincount(places[tuple(rows.T)], minlength=len(all_of_them)) / max(1, int((on > 0).sum()))


def _seed(luck: np.random.Generator) -> NDArray[np.uint64]:
    """For compiled play."""
    return luck.integers(1 << 63, size=1, dtype=np.uint64)


def drawn(source: Source, occurs: Doubles, chunk: tuple[str, int]) -> Drawn:
    """One chunk of a stage; it depends on nothing but the source and its number."""
    stage, number = chunk
    luck = source.luck(stage, number)
    if stage == GAMES:
        return _games(source, occurs, luck)
    return (_openings if stage == OPENINGS else _solved)(source, occurs, luck)


def _places(occurs: Doubles, count: int, luck: np.random.Generator) -> Longs:
    """Half by how often they occur, half any."""
    weights = (occurs + 1 / len(occurs)) / 2
    return luck.choice(len(occurs), count, p=weights / weights.sum())


def _games(source: Source, occurs: Doubles, luck: np.random.Generator) -> Drawn:
    """Every standing once, and as many by how often they occur; as the mean of all games of each."""
    rules, rows = tables(source.edition), standings(source.edition).tokens
    more = luck.choice(len(rows), len(rows), p=occurs / occurs.sum())
    places = np.concatenate([np.arange(len(rows)), more])
    won = np.zeros(len(places), np.int8)
    taste = greed(source.edition, source.taste)
    play_last(rules, taste, new_booth(tables(source.edition)), _seed(luck), rows[places].astype(np.int32), won)
    return Drawn(places, won.astype(np.float64))


def style_of(source: Source) -> Style:
    """By its name."""
    return STYLES[source.style](source)


def _greedily(source: Source) -> Style:
    return Greedily(source.edition, source.taste._replace(hair=HAIR))


STYLES: Final[dict[str, Callable[[Source], Style]]] = {"greedy": _greedily, "even": lambda _: Evenly()}
"""Who may play the first round."""


def _openings(source: Source, occurs: Doubles, luck: np.random.Generator) -> Drawn:
    """What greedy play brings after an opening by the style, less what it brings after a greedy one.

    Both have the same deal, and the same chance where they do the same.
    """
    styles, rows = (style_of(source), Greedily(source.edition, source.taste)), standings(source.edition).tokens
    places = np.repeat(_places(occurs, BATCH // TWINS, luck), TWINS)
    values = []
    for place in places.tolist():
        state, same = dealt(source.edition, rows[place], luck), int(luck.integers(1 << 62))
        chances = [np.random.default_rng(same) for _ in styles]
        ours, greedy = (
            _greedy_value(source, opened(state, style, chance), chance)
            for style, chance in zip(styles, chances, strict=True)
        )
        values.append(ours - greedy)
    return Drawn(places, np.array(values))


def _solved(source: Source, occurs: Doubles, luck: np.random.Generator) -> Drawn:
    """What solved play brings after an opening by the style, less what greedy play does."""
    style, rows = style_of(source), standings(source.edition).tokens
    places = np.repeat(_places(occurs, 1, luck), TWINS)
    values = []
    for place in places.tolist():
        after = opened(dealt(source.edition, rows[place], luck), style, luck)
        if after.result is not None:
            values.append(0.0)
            continue
        after = after._replace(standing=_fitting(after.standing))
        values.append(_solved_value(after.standing) - _greedy_value(source, after, luck))
    return Drawn(places, np.array(values))


def _greedy_value(source: Source, after: Opened, luck: np.random.Generator) -> float:
    """To seat 0: what greedy games bring on average from the beginning of a round, holds drawn from the ranges."""
    if after.result is not None:
        return after.result
    rules, moment = tables(source.edition), after.standing.moment
    hands, cards = _met(after.standing, luck)
    shown = moment.table[moment.table >= 0]
    faces = rules.sizes.ranked + int(rules.sizes.zeros > 0)
    known = np.bincount(np.concatenate([np.array(moment.tea), shown]), minlength=faces).astype(np.int8)
    won = np.zeros(len(hands), np.int8)
    play_rest(
        rules,
        greed(source.edition, source.taste),
        new_booth(tables(source.edition)),
        _seed(luck),
        moment.round,
        np.array(moment.tea, np.int64),
        np.array(moment.tokens, np.int32),
        known,
        hands,
        cards,
        won,
    )
    return float(won.mean())


def _meeting(standing: Standing) -> Doubles:
    """By both seats' holds: how likely they meet, in proportion."""
    edition, (first, second) = standing.moment.edition, standing.holds
    zeros = edition.zeros - int((standing.moment.table == len(edition.deck) - edition.zeros).sum())
    counts = range(edition.zeros + 1)
    ways = np.array([[comb(zeros, a) * comb(max(zeros - a, 0), b) for b in counts] for a in counts], np.float64)
    one, two = first.cards[:, None], second.cards[None]
    meet = ways[one >> ZEROS, two >> ZEROS] * ((one & two & RANKED) == 0)
    met: Doubles = meet * standing.ranges[0][:, None] * standing.ranges[1][None]
    return met


def _met(standing: Standing, luck: np.random.Generator) -> tuple[Longs, Longs]:
    """Holds of both as they meet: hands, and all cards that were not turned up."""
    first, second = standing.holds
    sums = np.cumsum(meet := _meeting(standing))
    rows, columns = np.unravel_index(
        np.searchsorted(sums, luck.random(PLAYOUTS) * sums[-1], side="right"), meet.shape
    )
    hands = np.stack([first.hand[rows], second.hand[columns]], axis=1)
    return hands, np.stack([first.cards[rows], second.cards[columns]], axis=1)


def _solved_value(standing: Standing) -> float:
    """To seat 0: what solved play of the rounds left brings."""
    moment = standing.moment
    edition, zero = moment.edition, len(moment.edition.deck) - moment.edition.zeros
    shown = [int((moment.table[:, :, seat] == zero).sum()) for seat in SEATS]
    first, second = (_range(side, edition) for side in standing.sides)
    start = Start(
        edition=edition,
        tokens=moment.tokens,
        dealer=DEALER,
        last_set=True,
        tea=tuple(edition.deck[place] for place in moment.tea[2 * moment.round :]),
        ranges=(first, second),
        shown_zeros=(shown[0], shown[1]),
    )
    game = RoundsGame(start)
    game.solve(ITERATIONS)
    return game.value(game.average(), 0)


def _range(side: Side, edition: Edition) -> Range:
    return {hold(side, place, edition): float(chance) for place, chance in enumerate(side.chances) if chance > 0}


def _fitting(standing: Standing) -> Standing:
    """As much of both ranges, the likeliest holds, as the limit of work allows."""
    moment, meet = standing.moment, _meeting(standing)
    edition = moment.edition
    best = np.unravel_index(int(meet.argmax()), meet.shape)
    unknown = len(edition.deck) - len(moment.tea) - int((moment.table >= 0).sum())
    sizes = [_counted(holds.hand[0]) for holds in standing.holds]
    cards = [_counted(holds.cards[0]) for holds in standing.holds]
    for dropped in DROPPED:
        kept = [_likely(meet.sum(axis=1 - seat), dropped, int(best[seat])) for seat in SEATS]
        case = Case((sizes[0], sizes[1]), (len(kept[0]), len(kept[1])), unknown, (cards[0], cards[1]))
        if choices_from(case, DEALER, edition.turns, edition.rounds - moment.round) <= LIMIT:
            break
    first, second = (side.picked(rows) for side, rows in zip(standing.sides, kept, strict=True))
    return standing._replace(sides=(first, second))


def _likely(weights: Doubles, dropped: float, best: int) -> Longs:
    """Places of all but so much of the weight; the best one stays."""
    order = np.argsort(-weights, kind="stable")
    left = weights.sum() - np.cumsum(weights[order])
    kept = order[: 1 + int((left > dropped * weights.sum()).sum())]
    return np.union1d(kept, [best])


def _counted(bits: np.int64) -> int:
    """Cards."""
    return (int(bits) & RANKED).bit_count() + (int(bits) >> ZEROS)
