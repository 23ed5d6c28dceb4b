"""The tree of one or more rounds of a Matcha set, both sides' possible cards side by side, as flat arrays.

A *holding* is what one seat has at a public moment: its hand, all of its cards that the other cannot see, and what it
has laid in this round. Holdings of one seat at one moment stand together; each comes from exactly one other, by a
choice of its owner or by cards being turned up. So a tree is a list of *nodes*, parents first, each of one of three
kinds: somebody decides, cards are turned up, a value is settled.
"""

from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numba import njit
from numpy.typing import NDArray

from chakai.solve.matcha_tables import MOST, NO_KIND, OVER, SHARED, Tables

Longs: TypeAlias = NDArray[np.int64]
Whole: TypeAlias = NDArray[np.int32]
Small: TypeAlias = NDArray[np.int8]
Real: TypeAlias = NDArray[np.float32]

DECIDE, TURN_UP, SETTLE = 0, 1, 2
PASS: Final = 2
"""The third way on at a public moment; 0 and 1 lay on a mat."""
ZEROS: Final = 56
"""A holding's cards are bits by their places in the deck; from this bit on the 0s are counted."""
_RANKED: Final = (1 << ZEROS) - 1
_NONE: Final = -1


class Moments(NamedTuple):
    """All that can be seen to happen in a round, for one pair of hand sizes: public moments, parents first."""

    seat: Whole
    """Who is to act, or -1 when the round is over."""
    covered: Whole
    """By moment and seat: bits for the two mats."""
    after: Whole
    """By moment and way on: the next moment, or -1 if there is no such choice."""


class Tree(NamedTuple):
    """Nodes by their number, holdings by seat and number; a round's own holdings are counted from its first."""

    kind: Small
    seat: Small
    first: Whole
    """The first of the seat's holdings; of a settlement, of both seats'. Cards turned up lead to them."""
    count: Whole
    width: Whole
    """Choices at a decision; the mats at which both have laid, as bits, at a settlement."""
    at: Longs
    """Of a decision, its place in `leads_to`; of a settlement, where its pairs begin and end, and its values begin."""
    shape: Whole
    """Of a settlement: results that a side can have, results on the suit mat alone, holdings of the round by seat."""
    leads_to: Whole
    """By holding and choice (cards in order, then mats; the pass last): the holding that follows, -1 for none."""
    hand: Longs
    cards: Longs
    """All of a seat's cards in this set that are not seen by both."""
    laid: Small
    """By seat, holding and mat in this round, -1 for none."""
    match: Small
    """The same: the card's place among the matches of the tea card, 0 for no match."""
    origin: Whole
    """The holding at the beginning of the round from which it comes, counted from the first there."""
    came_from: Whole
    """After cards were turned up: the holding before."""
    pairs: Whole
    """Holdings at the beginning of a round that can meet, and in `odds` how likely the deals are that let them."""
    odds: Real
    values: Real
    """To seat 0, by the results of both sides."""
    used: Longs
    """Nodes, choices, pairs, values, holdings of seat 0 and of seat 1; then the pairs at the root."""


NODES, CHOICES, PAIRS, VALUES, HOLDINGS = range(5)
ROOT_PAIRS = 6


class Rounds(NamedTuple):
    """Public facts at the beginning of a round: what is played from there to the end of the set."""

    tea: Longs
    """Two cards for each round that is left."""
    tokens: Whole
    last_set: int
    hand_sizes: Longs
    odds: Real
    """By the number of 0s that each side has had in this set: how many deals there are."""


class Plans(NamedTuple):
    """The public moments for every pair of hand sizes, one after another."""

    begins: Whole
    seat: Whole
    covered: Whole
    after: Whole


@lru_cache(maxsize=256)
def moments(hands: tuple[int, int], dealer: int, turns: int) -> Moments:
    """Turns as the edition has them (0: until both have passed); who cannot lay passes by force. (M6)"""
    seats: list[int] = []
    covered: list[tuple[int, int]] = []
    after: list[list[int]] = []

    def add(seat: int, mats: tuple[int, int], taken: int, passed: int) -> int:
        while True:
            if (taken == 2 * turns) if turns else passed == 3:
                seat = -1
                break
            if hands[seat] > mats[seat].bit_count() and mats[seat] != 3:
                break
            taken, passed, seat = _next(seat, taken, passed | 1 << seat, turns)
        place = len(seats)
        seats.append(seat)
        covered.append(mats)
        after.append([-1, -1, -1])
        if seat >= 0:
            for way in (0, 1, PASS):
                if way != PASS and mats[seat] >> way & 1:
                    continue
                mine = mats[seat] | (1 << way if way != PASS else 0)
                both = (mine, mats[1]) if seat == 0 else (mats[0], mine)
                then_taken, then_passed, other = _next(seat, taken, passed | int(way == PASS) << seat, turns)
                after[place][way] = add(other, both, then_taken, then_passed)
        return place

    add(dealer, (0, 0), 0, 0)
    return Moments(np.array(seats, np.int32), np.array(covered, np.int32), np.array(after, np.int32))


@lru_cache(maxsize=64)
def plans(largest: int, dealer: int, turns: int) -> Plans:
    """The moments of rounds with hands up to a size; `begins` by the two sizes."""
    begins = np.zeros((largest + 1, largest + 2), np.int32)
    found: list[Moments] = []
    total = 0
    for sizes in np.ndindex(largest + 1, largest + 1):
        begins[sizes] = total
        found.append(moments((sizes[0], sizes[1]), dealer, turns))
        total += len(found[-1].seat)
    return Plans(
        begins,
        np.concatenate([each.seat for each in found]),
        np.concatenate([each.covered for each in found]),
        np.concatenate([each.after for each in found]),
    )


def _next(seat: int, taken: int, passed: int, turns: int) -> tuple[int, int, int]:
    """Turns taken, who is out, and who is next."""
    if turns:
        return taken + 1, 0, 1 - seat
    return taken + 1, passed, seat if passed >> (1 - seat) & 1 else 1 - seat


@njit(cache=True)
def settled(rules: Tables, ends: Real, tokens: Whole, last: int, set_over: int) -> tuple[int, float]:
    """After a round: is it settled, and for how much to seat 0? `ends`: what the end of a set is worth, by rows."""
    reached0, reached1, kinds0, kinds1, signs = 0, 0, 0, 0, 0
    for kind in range(NO_KIND):
        one, two = tokens[0, kind], tokens[1, kind]
        reached0 |= rules.enough[kind, min(one, MOST)]
        reached1 |= rules.enough[kind, min(two, MOST)]
        kinds0 |= int(one > 0) << kind
        kinds1 |= int(two > 0) << kind
        signs = 3 * signs + 1 + int(one > two) - int(one < two)
    reached0 |= rules.complete[kinds0]
    reached1 |= rules.complete[kinds1]
    if reached0 | reached1 | last:
        verdict = int(rules.verdict[last, 0, reached0, reached1, rules.leader[signs]])
        if verdict >= OVER:
            winner = (verdict - OVER) >> 2
            return 1, 0.0 if winner == SHARED else 1.0 - 2.0 * winner
    if set_over:
        return 1, float(ends[row(rules, tokens[0]), row(rules, tokens[1])]) if ends.size else 0.0
    return 0, 0.0


@njit(cache=True)
def row(rules: Tables, tokens: Whole) -> int:
    """A row of tokens without a goal as one number: every count is below its own goal."""
    number = 0
    for kind in range(NO_KIND):
        below = 1
        while below < MOST and not rules.enough[kind, below]:
            below += 1
        number = number * below + tokens[kind]
    return number


@njit(cache=True)
def _matches(rules: Tables, tea: int, mat: int, found: Small, stands_for: Whole) -> int:
    """For each card its place among the matches of a tea card, and for each such place one card; how many there are."""
    zero, none = rules.sizes.ranked, rules.sizes.ranked + 1
    places = 0
    stands_for[0] = zero
    for card in range(zero):
        against_zero = rules.earned[mat, tea, card, zero, 1] != NO_KIND  # the 0 gets a whisk
        found[card] = 0
        if against_zero and card != tea:
            places += 1
            found[card] = places
            stands_for[places] = card
    found[zero] = found[none] = 0
    return places


@njit(cache=True)
def _earn(rules: Tables, tea: Longs, contested: int, covered: Whole, cards: Whole, tokens: Whole) -> None:
    """What lies at both tea cards is earned; `cards` by mat and seat stand for what was laid where both lie."""
    none = rules.sizes.ranked + 1
    for mat in range(2):
        one = cards[mat, 0] if contested >> mat & 1 else rules.sizes.ranked if covered[0] >> mat & 1 else none
        two = cards[mat, 1] if contested >> mat & 1 else rules.sizes.ranked if covered[1] >> mat & 1 else none
        for seat in range(2):
            kind = rules.earned[mat, tea[mat], one, two, seat]
            if kind != NO_KIND:
                tokens[seat, kind] += 1


@njit(cache=True)
def _shown(laid: Small, contested: int) -> int:
    """What the other gets to see of the cards laid, as one number."""
    key = (int(laid[0]) + 1) * (contested & 1)
    return key * 64 + (int(laid[1]) + 1) * (contested >> 1)


@njit(cache=True)
def _bits(rules: Tables, key: int) -> int:
    """The ranked cards that were shown."""
    bits = 0
    for card in (key // 64 - 1, key % 64 - 1):
        if 0 <= card < rules.sizes.ranked:
            bits |= 1 << card
    return bits


@njit(cache=True)
def _room(tree: Tree, counter: int, more: int) -> bool:
    if counter >= HOLDINGS:
        return bool(tree.used[counter] + more <= tree.hand.shape[1])
    arrays = (len(tree.kind), len(tree.leads_to), len(tree.odds), len(tree.values))
    return bool(tree.used[counter] + more <= arrays[counter])


@njit(cache=True)
def _node(tree: Tree, kind: int, seat: int) -> int:
    node = tree.used[NODES]
    tree.used[NODES] += 1
    tree.kind[node], tree.seat[node] = kind, seat
    return int(node)


@njit(cache=True)
def _hold(tree: Tree, seat: int, hand: int, cards: int, origin: int) -> int:
    """A new holding with nothing laid."""
    new = tree.used[HOLDINGS + seat]
    tree.used[HOLDINGS + seat] += 1
    tree.hand[seat, new], tree.cards[seat, new], tree.origin[seat, new] = hand, cards, origin
    tree.laid[seat, new] = _NONE
    tree.match[seat, new] = 0
    return int(new)


@njit(cache=True)
def _go_on(tree: Tree, seat: int, old: int, hand: int) -> int:
    """The same holding one choice later, perhaps with a card less in the hand."""
    new = _hold(tree, seat, hand, tree.cards[seat, old], tree.origin[seat, old])
    tree.laid[seat, new] = tree.laid[seat, old]
    tree.match[seat, new] = tree.match[seat, old]
    return new


@njit(cache=True)
def _pair_up(tree: Tree, rounds: Rounds, first: Whole, count: Whole) -> bool:
    """Who can meet whom at the beginning of a round; False if there is no room."""
    for one in range(count[0]):
        mine = tree.cards[0, first[0] + one]
        for two in range(count[1]):
            theirs = tree.cards[1, first[1] + two]
            odds = rounds.odds[mine >> ZEROS, theirs >> ZEROS]
            if mine & theirs & _RANKED or odds == 0:
                continue
            if not _room(tree, PAIRS, 1):
                return False
            place = tree.used[PAIRS]
            tree.pairs[place, 0], tree.pairs[place, 1], tree.odds[place] = one, two, odds
            tree.used[PAIRS] += 1
    return True


@njit(cache=True)
def _decide(
    rules: Tables, tree: Tree, seat: int, first: int, count: int, ways: Whole, slots: int, found: Small, vectors: Whole
) -> bool:
    """A decision of all holdings of a seat; `vectors` gets where those after each way stand."""
    mats = int(ways[0] >= 0) + int(ways[1] >= 0)
    width = slots * mats + 1
    if not (
        _room(tree, NODES, 1)
        and _room(tree, CHOICES, count * width)
        and _room(tree, HOLDINGS + seat, count * width)
    ):
        return False
    node, at = _node(tree, DECIDE, seat), tree.used[CHOICES]
    tree.used[CHOICES] += count * width
    tree.first[node, 0], tree.count[node, 0], tree.width[node], tree.at[node, 0] = first, count, width, at
    tree.leads_to[at : at + count * width] = _NONE
    column = 0
    for mat in range(2):
        vectors[mat, 0] = tree.used[HOLDINGS + seat]
        if ways[mat] < 0:
            continue
        for holding in range(first, first + count):
            hand, slot, place = tree.hand[seat, holding], 0, at + (holding - first) * width
            for card in range(rules.sizes.ranked + 1):
                taken = 1 << card if card < rules.sizes.ranked else 1 << ZEROS
                held = hand >> ZEROS > 0 if card == rules.sizes.ranked else hand & taken != 0
                if held:
                    new = _go_on(tree, seat, holding, hand - taken)
                    tree.laid[seat, new, mat] = card
                    tree.match[seat, new, mat] = found[mat, card]
                    tree.leads_to[place + slot * mats + column] = new
                    slot += 1
        vectors[mat, 1] = tree.used[HOLDINGS + seat] - vectors[mat, 0]
        column += 1
    vectors[PASS, 0], vectors[PASS, 1] = tree.used[HOLDINGS + seat], count
    for holding in range(first, first + count):
        new = _go_on(tree, seat, holding, tree.hand[seat, holding])
        tree.leads_to[at + (holding - first) * width + width - 1] = new
    return True


class Known(NamedTuple):
    """Values that are there already, by what they depend on: tokens before the round, and what is covered in it."""

    tokens: Whole
    values: Longs
    """By row of tokens, seat 0's and seat 1's covered mats: where the values begin; -1: all goes on, -2: not known."""
    used: Longs


@njit(cache=True)
def _row_of(known: Known, number: int, tokens: Whole) -> int:
    """The place of these tokens before this round; -1 if there is no room."""
    for place in range(known.used[0]):
        if known.tokens[place, 0] == number and np.array_equal(known.tokens[place, 1:], tokens.ravel()):
            return place
    place = known.used[0]
    if place == len(known.tokens):
        return -1
    known.used[0] += 1
    known.tokens[place, 0] = number
    known.tokens[place, 1:] = tokens.ravel()
    known.values[place] = -2
    return int(place)


@njit(cache=True)
def _write_values(
    rules: Tables,
    ends: Real,
    tree: Tree,
    rounds: Rounds,
    number: int,
    tokens: Whole,
    covered: Whole,
    stands_for: Whole,
    size: int,
    right: int,
) -> int:
    """What every pair of results settles; gives where the values begin, or -1 if none of them settles anything."""
    set_over = int(2 * (number + 1) == len(rounds.tea))
    start, some = tree.used[VALUES], 0
    cards, rows = np.empty((2, 2), np.int32), np.empty((2, NO_KIND), np.int32)
    for one in range(size):
        for two in range(size):
            cards[0, 0], cards[1, 0] = stands_for[0, one // right], stands_for[1, one % right]
            cards[0, 1], cards[1, 1] = stands_for[0, two // right], stands_for[1, two % right]
            rows[:] = tokens
            _earn(rules, rounds.tea[2 * number : 2 * number + 2], covered[0] & covered[1], covered, cards, rows)
            over, value = settled(rules, ends, rows, rounds.last_set & set_over, set_over)
            tree.values[start + one * size + two] = value
            some |= over
    if not some:
        return -1
    tree.used[VALUES] += size * size
    return int(start)


@njit(cache=True)
def _settle(
    rules: Tables,
    ends: Real,
    tree: Tree,
    rounds: Rounds,
    number: int,
    tokens: Whole,
    covered: Whole,
    stands_for: Whole,
    results: Whole,
    first: Whole,
    count: Whole,
    block: Longs,
    values: Longs,
) -> bool:
    """The end of a round, where it ends the game or the set; False if there is no room."""
    contested = covered[0] & covered[1]
    left, right = results[0] if contested & 1 else 1, results[1] if contested >> 1 else 1
    size = left * right
    if not (_room(tree, NODES, 1) and _room(tree, VALUES, size * size)):
        return False
    if values[covered[0], covered[1]] == -2:
        values[covered[0], covered[1]] = _write_values(
            rules, ends, tree, rounds, number, tokens, covered, stands_for, size, right
        )
    start = values[covered[0], covered[1]]
    if start >= 0:
        node = _node(tree, SETTLE, 0)
        tree.first[node], tree.count[node], tree.width[node] = first, count, contested
        tree.at[node, 0], tree.at[node, 1], tree.at[node, 2] = block[0], block[1], start
        tree.shape[node, 0], tree.shape[node, 1] = size, right
        tree.shape[node, 2], tree.shape[node, 3] = block[2], block[3]
    return True


@njit(cache=True)
def _turn_up(tree: Tree, seat: int, members: Longs, others: int) -> bool:
    """The holdings that are left after cards were turned up, as the first ones of another round."""
    if not (_room(tree, NODES, 1) and _room(tree, HOLDINGS + seat, len(members))):
        return False
    node, start = _node(tree, TURN_UP, seat), tree.used[HOLDINGS + seat]
    for old in members:
        if not tree.cards[seat, old] & others:
            place = tree.used[HOLDINGS + seat] - start
            new = _hold(tree, seat, tree.hand[seat, old], tree.cards[seat, old], place)
            tree.came_from[seat, new] = old
    tree.first[node, 0], tree.count[node, 0] = start, tree.used[HOLDINGS + seat] - start
    return True


@njit(cache=True)
def grow(rules: Tables, ends: Real, rounds: Rounds, plans: Plans, tree: Tree, queue: Longs, known: Known) -> bool:
    """The whole tree from the holdings at its root, which are there already; False if there is no room.

    `queue` has a row for each round that is played: its number, the first and the count of each seat's holdings, the
    hand sizes, and the tokens.
    """
    largest = plans.begins.shape[0]
    found = np.zeros((2, rules.sizes.ranked + 2), np.int8)
    stands_for = np.zeros((2, 64), np.int32)
    results, vectors = np.zeros(2, np.int32), np.zeros((3, 2), np.int32)
    tokens, rows, cards = np.empty((2, NO_KIND), np.int32), np.empty((2, NO_KIND), np.int32), np.empty((2, 2), np.int32)
    first, count, block = np.zeros(2, np.int32), np.zeros(2, np.int32), np.zeros(4, np.int64)
    most = 0
    for place in range(largest * largest):
        most = max(most, len(plans.seat) - plans.begins[place // largest, place % largest])
    starts, counts = np.zeros((most, 2), np.int32), np.zeros((most, 2), np.int32)
    waiting, done = 1, 0
    while done < waiting:
        number = queue[done, 0]
        first[0], count[0], first[1], count[1] = queue[done, 1:5]
        sizes = queue[done, 5:7]
        tokens[:] = queue[done, 7:].reshape(2, NO_KIND)
        done += 1
        block[0] = tree.used[PAIRS]
        if not _pair_up(tree, rounds, first, count):
            return False
        if done == 1:
            tree.used[ROOT_PAIRS] = tree.used[PAIRS]
        block[1], block[2], block[3] = tree.used[PAIRS], count[0], count[1]
        if block[0] == block[1]:
            continue
        for mat in range(2):
            results[mat] = 1 + _matches(rules, rounds.tea[2 * number + mat], mat, found[mat], stands_for[mat])
        place = _row_of(known, number, tokens)
        if place < 0:
            return False
        base = plans.begins[sizes[0], sizes[1]]
        starts[0], counts[0] = first, count
        moment = 0
        reached = 1
        while moment < reached:
            seat, covered = plans.seat[base + moment], plans.covered[base + moment]
            if seat >= 0:
                ways = plans.after[base + moment]
                slots = sizes[seat] - int(covered[seat] & 1) - int(covered[seat] >> 1)
                if not _decide(
                    rules, tree, seat, starts[moment, seat], counts[moment, seat], ways, slots, found, vectors
                ):
                    return False
                for way in range(3):
                    if ways[way] >= 0:
                        reached = max(reached, ways[way] + 1)
                        starts[ways[way], seat], counts[ways[way], seat] = vectors[way]
                        starts[ways[way], 1 - seat] = starts[moment, 1 - seat]
                        counts[ways[way], 1 - seat] = counts[moment, 1 - seat]
            else:
                if not _settle(
                    rules, ends, tree, rounds, number, tokens, covered, stands_for, results,
                    starts[moment], counts[moment], block, known.values[place],
                ):  # fmt: skip
                    return False
                if 2 * (number + 1) < len(rounds.tea):
                    contested = covered[0] & covered[1]
                    shown0, order0 = _sorted(tree, 0, starts[moment, 0], counts[moment, 0], contested)
                    shown1, order1 = _sorted(tree, 1, starts[moment, 1], counts[moment, 1], contested)
                    begin0 = 0
                    while begin0 < len(order0):
                        key0, end0 = shown0[begin0], _end(shown0, begin0)
                        begin1 = 0
                        while begin1 < len(order1):
                            key1, end1 = shown1[begin1], _end(shown1, begin1)
                            bits0, bits1 = _bits(rules, key0), _bits(rules, key1)
                            cards[0, 0], cards[1, 0] = key0 // 64 - 1, key0 % 64 - 1
                            cards[0, 1], cards[1, 1] = key1 // 64 - 1, key1 % 64 - 1
                            rows[:] = tokens
                            _earn(rules, rounds.tea[2 * number : 2 * number + 2], contested, covered, cards, rows)
                            if not bits0 & bits1 and not settled(rules, ends, rows, 0, 0)[0]:
                                if waiting == len(queue):
                                    return False
                                if not (
                                    _turn_up(tree, 0, order0[begin0:end0], bits1)
                                    and _turn_up(tree, 1, order1[begin1:end1], bits0)
                                ):
                                    return False
                                queue[waiting, 0] = number + 1
                                for each in range(2):
                                    node = tree.used[NODES] - 2 + each
                                    queue[waiting, 1 + 2 * each] = tree.first[node, 0]
                                    queue[waiting, 2 + 2 * each] = tree.count[node, 0]
                                    laid = int(covered[each] & 1) + int(covered[each] >> 1)
                                    queue[waiting, 5 + each] = sizes[each] - laid
                                queue[waiting, 7:] = rows.ravel()
                                waiting += 1
                            begin1 = end1
                        begin0 = end0
            moment += 1
    return True


@njit(cache=True)
def _sorted(tree: Tree, seat: int, first: int, count: int, contested: int) -> tuple[Longs, Longs]:
    """A seat's holdings by what the other gets to see of them: the keys in ascending order, and the holdings."""
    keys = np.empty(count, np.int64)
    for place in range(count):
        keys[place] = _shown(tree.laid[seat, first + place], contested)
    order = np.argsort(keys, kind="mergesort")
    return keys[order], order + first


@njit(cache=True)
def _end(keys: Longs, begin: int) -> int:
    end = begin
    while end < len(keys) and keys[end] == keys[begin]:
        end += 1
    return end
