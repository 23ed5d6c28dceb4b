"""What the end of a round settles, asked from the tables of the readable rules."""

from typing import NamedTuple

import numpy as np

from chakai.solve.kernels import compiled, compiled_lean
from chakai.solve.matcha.rounds.arrays import Longs, Real, Small, Whole
from chakai.solve.matcha.tables import MOST, NO_KIND, OVER, SHARED, Tables

UNKNOWN, ALL_GO_ON = -2, -1


class Setting(NamedTuple):
    """What the rounds of a tree have in common."""

    rules: Tables
    ends: Real
    """To seat 0, by both seats' rows of tokens: what the end of a set is worth; empty: nothing."""
    tea: Longs
    """Two cards for each round."""
    last_set: int
    odds: Real
    """By the number of 0s that each side has had in this set: in how many deals that is so."""


class Known(NamedTuple):
    """Where values are that are there already, by what they depend on."""

    tokens: Whole
    """The number of a round, then the tokens before it."""
    starts: Longs
    """By row of `tokens` and both seats' covered mats: where the values begin, or UNKNOWN, or ALL_GO_ON."""
    values: Real
    """To seat 0, by the results of both sides."""
    used: Longs
    """Rows, and values."""


class Round(NamedTuple):
    """One round: which cards match its tea cards."""

    number: int
    match: Small
    """By mat and card: its place among the matches, 0 for no match."""
    stands_for: Whole
    """By mat and place: such a card."""
    results: Whole
    """By mat: matches, and one more."""


@compiled
def _counts(rules: Tables, kind: int) -> int:
    """How many tokens of a kind one can have without a goal, and one more."""
    below = 1
    while below < MOST and not rules.enough[kind, below]:
        below += 1
    return below


@compiled
def row(rules: Tables, tokens: Whole) -> int:
    """A row of tokens without a goal as one number: every count is below its own goal."""
    number = 0
    for kind in range(NO_KIND):
        number = number * _counts(rules, kind) + tokens[kind]
    return number


@compiled
def rows(rules: Tables) -> int:
    """How many such numbers there are."""
    many = 1
    for kind in range(NO_KIND):
        many *= _counts(rules, kind)
    return many


@compiled
def settled(setting: Setting, tokens: Whole, set_over: int) -> tuple[bool, float]:
    """After a round: is it settled, and for how much to seat 0?"""
    rules, last = setting.rules, set_over & setting.last_set
    reached = np.zeros(2, np.int64)
    signs = 0
    for seat in range(2):
        kinds = 0
        for kind in range(NO_KIND):
            reached[seat] |= rules.enough[kind, min(tokens[seat, kind], MOST)]
            kinds |= int(tokens[seat, kind] > 0) << kind
        reached[seat] |= rules.complete[kinds]
    for kind in range(NO_KIND):
        lead = tokens[0, kind] - tokens[1, kind]
        signs = 3 * signs + 1 + int(lead > 0) - int(lead < 0)
    if reached[0] | reached[1] | last:
        verdict = int(rules.verdict[last, 0, reached[0], reached[1], rules.leader[signs]])
        if verdict >= OVER:
            winner = (verdict - OVER) >> 2
            return True, 0.0 if winner == SHARED else 1.0 - 2.0 * winner
    if set_over:
        ends = setting.ends
        if not ends.size or reached[0] | reached[1]:
            return True, 0.0  # played on (M9): both have as many tokens of all that count from now on
        return True, float(ends[row(rules, tokens[0]), row(rules, tokens[1])])
    return False, 0.0


@compiled
def look_at(setting: Setting, number: int) -> Round:
    """A card matches if a 0 beside it takes a whisk."""
    rules = setting.rules
    zero = rules.sizes.ranked
    match, stands_for = np.zeros((2, zero + 2), np.int8), np.zeros((2, zero + 1), np.int32)
    results = np.ones(2, np.int32)
    for mat in range(2):
        tea = setting.tea[2 * number + mat]
        stands_for[mat, 0] = zero
        for card in range(zero):
            if card != tea and rules.earned[mat, tea, card, zero, 1] != NO_KIND:
                match[mat, card] = results[mat]
                stands_for[mat, results[mat]] = card
                results[mat] += 1
    return Round(number, match, stands_for, results)


@compiled
def earn(setting: Setting, number: int, covered: Whole, shown: Whole, tokens: Whole) -> None:
    """Tokens for what lies at both tea cards; `shown` by mat and seat: the cards where both have laid."""
    rules = setting.rules
    zero, none = rules.sizes.ranked, rules.sizes.ranked + 1
    contested = covered[0] & covered[1]
    for mat in range(2):
        one, two = (zero if covered[0] >> mat & 1 else none), (zero if covered[1] >> mat & 1 else none)
        if contested >> mat & 1:
            one, two = shown[mat, 0], shown[mat, 1]
        for seat in range(2):
            kind = rules.earned[mat, setting.tea[2 * number + mat], one, two, seat]
            if kind != NO_KIND:
                tokens[seat, kind] += 1


@compiled_lean
def row_of(known: Known, number: int, tokens: Whole) -> int:
    """The place of these tokens before this round; -1 if there is no room for them."""
    kinds = tokens.shape[1]
    for place in range(known.used[0] - 1, -1, -1):
        same = known.tokens[place, 0] == number
        for seat in range(2):
            for kind in range(kinds):
                same &= known.tokens[place, 1 + kinds * seat + kind] == tokens[seat, kind]
        if same:
            return place
    place = int(known.used[0])
    if place == len(known.tokens):
        return -1
    known.used[0] += 1
    known.tokens[place, 0] = number
    for seat in range(2):
        for kind in range(kinds):
            known.tokens[place, 1 + kinds * seat + kind] = tokens[seat, kind]
    known.starts[place] = UNKNOWN
    return place


@compiled_lean
def results(here: Round, covered: Whole) -> tuple[int, int]:
    """How many different ones a side can have on each mat; 1 where not both have laid."""
    contested = covered[0] & covered[1]
    return int(here.results[0]) if contested & 1 else 1, int(here.results[1]) if contested >> 1 else 1


@compiled
def values_at(setting: Setting, known: Known, here: Round, row: int, covered: Whole) -> int:
    """Where the values of the end of a round begin; ALL_GO_ON if none is settled, UNKNOWN if there is no room."""
    start = known.starts[row, covered[0], covered[1]]
    if start == UNKNOWN:
        left, right = results(here, covered)
        if known.used[1] + (left * right) ** 2 > len(known.values):
            return UNKNOWN
        tokens = known.tokens[row, 1:].reshape(2, -1)
        start = known.starts[row, covered[0], covered[1]] = _write(setting, known, here, tokens, covered)
    return int(start)


@compiled
def _write(setting: Setting, known: Known, here: Round, tokens: Whole, covered: Whole) -> int:
    """What every pair of results settles, seat 0's first; gives where the values begin, or ALL_GO_ON."""
    left, right = results(here, covered)
    size = left * right
    set_over = int(2 * (here.number + 1) == len(setting.tea))
    start, some = known.used[1], False
    shown, after = np.empty((2, 2), np.int32), np.empty_like(tokens)
    for one in range(size):
        for two in range(size):
            shown[0, 0], shown[1, 0] = here.stands_for[0, one // right], here.stands_for[1, one % right]
            shown[0, 1], shown[1, 1] = here.stands_for[0, two // right], here.stands_for[1, two % right]
            after[:] = tokens
            earn(setting, here.number, covered, shown, after)
            over, value = settled(setting, after, set_over)
            known.values[start + one * size + two] = value
            some |= over
    if not some:
        return ALL_GO_ON
    known.used[1] += size * size
    return int(start)
