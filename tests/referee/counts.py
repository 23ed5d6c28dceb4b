"""Counts the game tree of one set, without the judge's replay: plain recursion over what lies where.

`chance` counts the deal at the root (only if the deal is not fixed) and, as leaves, the places where a
second set would be dealt. An information set is a seen history at which its seat decides; for a fixed
deal, one that this deal can lead to.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations, permutations
from pathlib import Path
from typing import Any, NamedTuple

from .matcha import Rules, prizes, rules_of, verdict

Cards = tuple[str, ...]


@dataclass
class Tally:
    chance: int = 0
    decision: int = 0
    terminal: int = 0
    views: tuple[set[Cards], set[Cards]] = field(default_factory=lambda: (set(), set()))


class Place(NamedTuple):
    """Where play stands: `left` the turns to come in this round, `lying` the card or "" by seat and mat."""

    teas: Cards
    hands: tuple[Cards, Cards]
    seen: tuple[Cards, Cards]
    tokens: tuple[tuple[int, ...], tuple[int, ...]]
    left: tuple[int, ...] = ()
    lying: tuple[tuple[str, str], tuple[str, str]] = (("", ""), ("", ""))
    tied: bool = False


def _set(pair: Any, seat: int, new: Any) -> Any:
    return (new, pair[1]) if seat == 0 else (pair[0], new)


def _tell(seen: tuple[Cards, Cards], seat: int, own: str, other: str) -> tuple[Cards, Cards]:
    lines = (own, other) if seat == 0 else (other, own)
    return (*seen[0], lines[0]), (*seen[1], lines[1])


def _begin(rules: Rules, at: Place, tally: Tally) -> None:
    """A round; seat 0 deals the first set. In the form of 2015 a pass strikes one's later turns."""
    _turn(rules, at._replace(left=(0, 1) * (rules.turns or 3), lying=(("", ""), ("", ""))), tally)


def _turn(rules: Rules, at: Place, tally: Tally) -> None:
    if not at.left:
        _close(rules, at, tally)
        return
    seat, left = at.left[0], at.left[1:]
    hand, lying = at.hands[seat], at.lying[seat]
    if not hand or all(lying):  # M6
        _turn(rules, at._replace(left=left), tally)
        return
    tally.decision += 1
    tally.views[seat].add(at.seen[seat])
    later = left if rules.turns else tuple(other for other in left if other != seat)
    _turn(rules, at._replace(left=later, seen=_tell(at.seen, seat, f"{seat} -", f"{seat} -")), tally)
    for card in sorted(set(hand)):
        cut = hand.index(card)
        hands = _set(at.hands, seat, hand[:cut] + hand[cut + 1 :])
        for spot, mat in enumerate("#*"):
            if not lying[spot]:
                now = _set(at.lying, seat, _set(lying, spot, card))
                seen = _tell(at.seen, seat, f"{seat} {card}{mat}", f"{seat} ?{mat}")
                _turn(rules, at._replace(left=left, hands=hands, lying=now, seen=seen), tally)


def _close(rules: Rules, at: Place, tally: Tally) -> None:
    tokens = [list(row) for row in at.tokens]
    seen = at.seen
    for spot, mat in enumerate("#*"):
        cards = [at.lying[seat][spot] or None for seat in (0, 1)]
        for seat, prize in enumerate(prizes(rules, mat, at.teas[spot], cards)):
            if all(cards):
                line = f"show {seat} {cards[seat]}{mat}"
                seen = _tell(seen, seat, line, line)
            if prize is not None:
                tokens[seat][prize] += 1
    teas = at.teas[2:]
    end, tied = verdict(rules, tokens, at.tied, rules.sets == 1 and not teas)
    if end:
        tally.terminal += 1
    elif teas:
        rows = tuple(tokens[0]), tuple(tokens[1])
        _begin(rules, at._replace(teas=teas, tokens=rows, seen=seen, tied=tied), tally)
    else:
        ends = 1
        for seat in (0, 1):
            if at.hands[seat] and rules.keep != "none":
                tally.decision += ends  # M3: seat 1 decides below each choice of seat 0, unseen
                tally.views[seat].add(seen[seat])
                sizes = range(len(at.hands[seat]) + 1)
                some = {c for n in sizes for c in combinations(sorted(at.hands[seat]), n)}
                ends *= 2 if rules.keep == "all-or-none" else len(some)
        tally.chance += ends


def deals(rules: Rules) -> Iterator[list[Cards]]:
    """Every first deal that differs in what lies on a mat, in a hand or aside."""
    deck = rules.deck()
    for teas in permutations([card for card in deck if card != "0"], 2 * rules.rounds):
        rest = [card for card in deck if card not in teas]
        for first in sorted(set(combinations(rest, rules.hand_size))):
            others = list(rest)
            for card in first:
                others.remove(card)
            for second in sorted(set(combinations(others, rules.hand_size))):
                yield [teas, first, second]


def count_below(rules: Rules, groups: Sequence[Cards], tally: Tally) -> None:
    """Adds the tree below one deal: tea cards, hand of seat 0, hand of seat 1."""
    teas, *hands = groups
    order = rules.deck().index
    texts = [" ".join(sorted(hand, key=order)) for hand in hands]
    blank = " ".join("?" * rules.hand_size)
    aside = " ".join("?" * (len(rules.deck()) - 2 * rules.hand_size - len(teas)))
    head = f"deal 0 | {' '.join(teas)}"
    views = (f"{head} | {texts[0]} | {blank} | {aside}",), (f"{head} | {blank} | {texts[1]} | {aside}",)
    first, second = rules.tokens()
    _begin(rules, Place(teas, (hands[0], hands[1]), views, (tuple(first), tuple(second))), tally)


def case(name: str, house: dict[str, Any], deal: str | None) -> dict[str, Any]:
    rules = rules_of(name, house)
    tally = Tally()
    if deal is None:
        tally.chance += 1
        for groups in deals(rules):
            count_below(rules, groups, tally)
    else:
        count_below(rules, [tuple(part.split()) for part in deal.split("|")[1:4]], tally)
    sizes = [len(views) for views in tally.views]
    return {
        "rules": name,
        "house": house,
        "deal": deal,
        "chance": tally.chance,
        "decision": tally.decision,
        "terminal": tally.terminal,
        "information_sets": sizes,
    }


_SMALL_A = "deal 0 | 1g 2r 3b 1r | 2g 3g | 3r 0 | 1b 2b"
_SMALL_B = "deal 0 | 3g 1g 1b 2r | 2g 3b | 1r 0 | 3r 2b"
_ONE = "deal 0 | 2r 4g | 2g 4r | 2b 1g | 1r 3r 1b 3b 4b 1y 2y 3y 4y 3g 0 0"
_ZEROS = "deal 0 | 1y 1g | 0 0 | 1r 2g | 2r 3r 4r 1b 2b 3b 4b 2y 3y 4y 3g 4g"
_TWO = "deal 0 | 2r 3g 1y 1b | 1g 3r | 2g 0 | 1r 2b 3b 2y 3y 0"
_THREE = "deal 0 | 2r 4g | 2g 4r 1y | 2b 1g 0 | 1r 3r 1b 3b 4b 2y 3y 4y 3g 0"
_REDS = "deal 0 | 2r 3r 1g 2g | 1r 2b | 3b 0 | 4r 1b 4b 1y 2y 3y 4y 3g 4g 0"
_NEAR = [[2, 0, 1, 1, 0], [0, 2, 1, 0, 3]]
_EQUAL = [[0, 3, 1, 0, 0], [0, 3, 1, 0, 0]]
_PAIR = {"hand_size": 2, "rounds": 1}
_BRIEF = {"hand_size": 2, "rounds": 2}
CASES: list[tuple[str, dict[str, Any], str | None]] = [
    ("mini", {}, None),
    ("mini", {"sets": 2, "start_tokens": [[1, 0, 0, 0, 1], [0, 1, 0, 0, 1]]}, None),
    ("mini", {"zeros": 2, "turns": None, "sets": None, "keep": "any"}, None),
    ("small", {}, _SMALL_A),
    ("small", {}, _SMALL_B),
    ("small", {"start_tokens": [[1, 0, 0, 0, 0], [0, 0, 1, 0, 1]]}, _SMALL_B),
    ("small", {"turns": None, "sets": 2, "keep": "any"}, _SMALL_B),
    ("matagot-2020", _PAIR, _ONE),
    ("matagot-2020", {**_BRIEF, "numbers": 3}, _TWO),
    ("matagot-2020", {**_BRIEF, "numbers": 3, "start_tokens": _NEAR}, _TWO),
    ("matagot-2020-nl", {**_BRIEF, "numbers": 3, "sets": 1, "turns": 3}, _TWO),
    ("grail-2015", _PAIR, _ZEROS),
    ("grail-2015", {"hand_size": 3, "rounds": 1}, _THREE),
    ("grail-2015", {"hand_size": 3, "rounds": 1, "keep": "all-or-none"}, _THREE),
    ("grail-2015", {**_BRIEF, "start_tokens": _EQUAL}, _REDS),
    ("grail-2015", {**_BRIEF, "sets": 1, "start_tokens": _EQUAL}, _REDS),
]


if __name__ == "__main__":
    lines = ",\n".join(json.dumps(case(*given)) for given in CASES)
    goal = Path(__file__).parents[1] / "data" / "tree_counts.json"
    goal.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
