"""Judges a whole record of Matcha, and tells what each seat saw of it.

The game is told once, from first deal to verdict, by a generator that asks for each move in turn.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, field, fields, replace
from itertools import count
from math import inf
from typing import Any, NamedTuple

KINDS = "grbyw"
Verdict = tuple[list[int], str]
Ending = tuple[Verdict | None, bool]


@dataclass(frozen=True)
class Rules:
    """The defaults are grail-2015."""

    suits: str = "grby"
    numbers: int = 4
    zeros: int = 2
    hand_size: int = 5
    rounds: int = 3
    sets: int | None = None
    turns: int | None = None
    keep: str = "any"
    goal_suit: int | None = 4
    goal_whisks: int | None = 4
    goal_each: bool = True
    whisks_break_ties: bool = False
    play_on: bool = True
    start_tokens: list[list[int]] | None = None

    def deck(self) -> list[str]:
        """All cards in the writers' order."""
        return [f"{n + 1}{s}" for s in self.suits for n in range(self.numbers)] + ["0"] * self.zeros

    def tokens(self) -> list[list[int]]:
        return [list(row) for row in self.start_tokens or [[0] * 5, [0] * 5]]


_MATAGOT = replace(Rules(), sets=2, turns=2, keep="none", goal_suit=3, whisks_break_ties=True, play_on=False)
_SMALL = replace(_MATAGOT, suits="grb", numbers=3, zeros=1, hand_size=2, rounds=2, sets=1)
_SMALL = replace(_SMALL, goal_suit=2, goal_whisks=2)
RULES = {
    "grail-2015": Rules(),
    "matagot-2020": _MATAGOT,
    "matagot-2020-nl": replace(_MATAGOT, whisks_break_ties=False),
    "small": _SMALL,
    "mini": replace(_SMALL, suits="gr", numbers=2, hand_size=1, rounds=1),
}


class Fault(ValueError):
    def __init__(self, where: str, reason: str) -> None:
        super().__init__(f"{where}: {reason}")
        self.where, self.reason = where, reason


def _whole(value: object, low: int, high: float = inf) -> bool:
    return type(value) is int and low <= value <= high


def _row(value: object) -> bool:
    return isinstance(value, list) and len(value) == 5 and all(_whole(n, 0) for n in value)


_FITS: dict[str, Callable[[Any], bool]] = {
    "suits": lambda v: isinstance(v, str) and v != "" and v == "".join(s for s in "grby" if s in v),
    "numbers": lambda v: _whole(v, 1, 9),
    "zeros": lambda v: _whole(v, 0),
    "hand_size": lambda v: _whole(v, 1),
    "rounds": lambda v: _whole(v, 1),
    "sets": lambda v: v is None or _whole(v, 1),
    "turns": lambda v: v is None or _whole(v, 1),
    "keep": lambda v: v in ("none", "any", "all-or-none"),
    "goal_suit": lambda v: v is None or _whole(v, 1),
    "goal_whisks": lambda v: v is None or _whole(v, 1),
    "start_tokens": lambda v: v is None or (isinstance(v, list) and len(v) == 2 and all(map(_row, v))),
}


def rules_of(name: object, house: object) -> Rules:
    """A rule set with its house rules; a Fault of the record where there is none such."""
    if not isinstance(name, str) or name not in RULES:
        raise Fault("record", f"unknown rules {name!r}")
    if not isinstance(house, dict):
        raise Fault("record", "house is not an object")
    names = {f.name for f in fields(Rules)}
    for key, value in house.items():
        if key not in names or not _FITS.get(key, lambda v: isinstance(v, bool))(value):
            raise Fault("record", f"house rule {key!r}: {value!r}")
    rules = replace(RULES[name], **house)
    teas = 2 * rules.rounds
    if len(rules.suits) * rules.numbers < teas or len(rules.deck()) < teas + 2 * rules.hand_size:
        raise Fault("record", "the deck is too small for these house rules")
    return rules


def beats(high_to_low: str, a: str, b: str) -> bool:
    i, j = high_to_low.index(a), high_to_low.index(b)
    ends = len(high_to_low) > 2 and {i, j} == {0, len(high_to_low) - 1}
    return i > j if ends else i < j


def prizes(rules: Rules, mat: str, tea: str, cards: Sequence[str | None]) -> list[int | None]:
    """What each seat takes at one tea card: a place in KINDS, or nothing."""
    suit = KINDS.index(tea[1])
    if None in cards:
        return [None if card is None else suit for card in cards]
    match, rank = (0, 1) if mat == "#" else (1, 0)  # which letter has to match, which one ranks two matches
    a, b = (f"{card:2}" for card in cards)  # a 0 has a blank for its suit, and no tea card is a 0
    fit = [card[match] == tea[match] for card in (a, b)]
    if fit == [False, False]:
        return [None, None]
    if fit == [True, True]:
        order = rules.suits if mat == "#" else "987654321"[-rules.numbers :]
        return [suit, None] if beats(order, a[rank], b[rank]) else [None, suit]
    return [suit if f else KINDS.index("w") for f in fit]


def reached(rules: Rules, row: Sequence[int]) -> bool:
    return (
        (rules.goal_suit is not None and max(row[:4]) >= rules.goal_suit)
        or (rules.goal_whisks is not None and row[4] >= rules.goal_whisks)
        or (rules.goal_each and all(row[KINDS.index(kind)] for kind in rules.suits + "w"))
    )


def verdict(rules: Rules, tokens: Sequence[Sequence[int]], tied: bool, last: bool) -> Ending:
    """At the end of a round: winners and why, or None; and whether a tie of both goals is now open (M9)."""
    there = [seat for seat in (0, 1) if reached(rules, tokens[seat])]
    tied = tied or len(there) == 2
    if not tied and len(there) == 1:
        return (there, "goal"), False
    if not tied and not last:
        return None, False
    first, second = (list(row[: 5 if rules.whisks_break_ties else 4]) for row in tokens)
    if first != second:
        return ([0 if first > second else 1], "tie-break" if tied else "count"), tied  # M10
    return (([0, 1], "draw") if last or not rules.play_on else None), tied  # M12


class Ask(NamedTuple):
    """One decision, or one deal (seat = the dealer, hand = nothing)."""

    kind: str
    seat: int
    hand: tuple[str, ...] = ()
    free: str = ""


@dataclass
class Story:
    """A replay. `asks` has the question each move answers and, if unfinished, the open one; `forced` and
    `bare` hold (moves before, seat) of each forced pass and of each keep that an empty hand spared."""

    tokens: list[list[int]]
    asks: list[Ask] = field(default_factory=list)
    seen: list[tuple[str, str, str]] = field(default_factory=list)
    forced: list[tuple[int, int]] = field(default_factory=list)
    bare: list[tuple[int, int]] = field(default_factory=list)
    kept: dict[int, list[list[str]]] = field(default_factory=dict)
    verdict: Verdict | None = None

    def note(self, seat: int, private: str, public: str) -> None:
        self.seen.append((public if seat else private, private if seat else public, public))

    def inside_keeps(self) -> bool:
        kinds = [ask.kind for ask in self.asks[-2:]]
        return self.verdict is None and kinds == ["keep", "keep"]


class _Illegal(Exception):
    pass


Telling = Generator[Ask, str, Any]


def _words(*groups: Sequence[str]) -> str:
    return " ".join(word for group in groups for word in group)


def _game(rules: Rules, story: Story) -> Generator[Ask, str, Verdict]:
    kept: list[list[str]] = [[], []]
    tied = False
    for number in count(1):
        dealer = (number - 1) % 2
        teas, *hands = yield from _deal(rules, story, dealer, kept)
        for stage in range(rules.rounds):
            table = yield from _round(rules, story, dealer, hands)
            for mat, tea in zip("#*", teas[2 * stage : 2 * stage + 2], strict=True):
                pair = [table.get((seat, mat)) for seat in (0, 1)]
                for seat, prize in enumerate(prizes(rules, mat, tea, pair)):
                    if None not in pair:  # M4: a lone card is never shown
                        story.seen.append((f"show {seat} {pair[seat]}{mat}",) * 3)
                    if prize is not None:
                        story.tokens[seat][prize] += 1
            end, tied = verdict(rules, story.tokens, tied, number == rules.sets and stage + 1 == rules.rounds)
            if end:
                return end
        if rules.keep != "none":
            kept = yield from _keeps(rules, story, hands)
    raise AssertionError


def _deal(rules: Rules, story: Story, dealer: int, kept: list[list[str]]) -> Telling:
    story.kept[len(story.asks)] = kept
    text = yield Ask("deal", dealer)
    head, *groups = [part.split() for part in text.split("|")]
    bar = ["|"]
    if head != ["deal", str(dealer)] or text != _words(head, *(bar + group for group in groups)):
        raise _Illegal(f"not the form of a deal by seat {dealer}")
    deck = rules.deck()
    sizes = [2 * rules.rounds, rules.hand_size, rules.hand_size]
    if [len(group) for group in groups] != [*sizes, len(deck) - sum(sizes)]:
        raise _Illegal("a wrong number of cards")
    if Counter(card for group in groups for card in group) != Counter(deck):
        raise _Illegal("not every card exactly once")
    if "0" in groups[0]:
        raise _Illegal("a 0 is no tea card")
    for seat in (0, 1):
        if Counter(kept[seat]) - Counter(groups[seat + 1]):
            raise _Illegal(f"seat {seat} has not got the kept cards")

    def view(viewer: int | None) -> str:
        shown = [groups[0], *("?" * len(group) for group in groups[1:])]
        if viewer is not None:
            shown[viewer + 1] = sorted(groups[viewer + 1], key=deck.index)
        return _words(head, *(bar + list(group) for group in shown))

    story.seen.append((view(0), view(1), view(None)))
    return groups[:3]


def _round(rules: Rules, story: Story, dealer: int, hands: list[list[str]]) -> Telling:
    table: dict[tuple[int, str], str] = {}
    out: set[int] = set()
    for turn in count():
        seat = (dealer + turn) % 2
        if len(out) == 2 or (rules.turns and turn == 2 * rules.turns):
            return table
        if seat in out:
            continue
        free = "".join(mat for mat in "#*" if (seat, mat) not in table)
        if not hands[seat] or not free:  # M6
            story.forced.append((len(story.asks), seat))
            text = f"{seat} -"
        else:
            text = yield Ask("turn", seat, tuple(hands[seat]), free)
            plays = {f"{seat} {card}{mat}": (card, mat) for card in hands[seat] for mat in free}
            if text in plays:
                card, mat = plays[text]
                hands[seat].remove(card)
                table[seat, mat] = card
                story.note(seat, text, f"{seat} ?{mat}")
            elif text == f"{seat} -":
                story.note(seat, text, text)
            else:
                raise _Illegal(f"no legal turn of seat {seat}")
        if text[2:] == "-" and rules.turns is None:
            out.add(seat)


def _keeps(rules: Rules, story: Story, hands: list[list[str]]) -> Telling:
    kept: list[list[str]] = [[], []]
    deciding = [seat for seat in (0, 1) if hands[seat]]
    for seat in (0, 1):
        if seat not in deciding:
            story.bare.append((len(story.asks), seat))
            continue
        text = yield Ask("keep", seat, tuple(hands[seat]))
        kept[seat] = text.split()[2:]
        if text != _words([str(seat), "keep"], kept[seat]) or Counter(kept[seat]) - Counter(hands[seat]):
            raise _Illegal(f"no keep of seat {seat}'s cards")
        if rules.keep == "all-or-none" and len(kept[seat]) not in (0, len(hands[seat])):  # M2
            raise _Illegal("all or none")
    for seat in deciding:  # M3
        head = [str(seat), "keep"]
        cards = sorted(kept[seat], key=rules.deck().index)
        story.note(seat, _words(head, cards), _words(head, "?" * len(cards)))
    return kept


def replay(rules: Rules, moves: Sequence[object]) -> Story:
    story = Story(rules.tokens())
    game = _game(rules, story)
    story.asks.append(next(game))
    for number, move in enumerate(moves, 1):
        if story.verdict or not isinstance(move, str):
            raise Fault(f"move {number}", "the game is over" if story.verdict else "not a text")
        try:
            story.asks.append(game.send(move))
        except StopIteration as stop:
            story.verdict = stop.value
        except _Illegal as wrong:
            raise Fault(f"move {number}", str(wrong)) from None
    return story


def _read(record: object) -> Story:
    if not isinstance(record, dict):
        raise Fault("record", "not an object")
    if record.get("format") != "chakai/1" or record.get("game") != "matcha":
        raise Fault("record", "unknown format or game")
    players = record.get("players")
    if not isinstance(players, list) or len(players) != 2 or not all(isinstance(p, str) for p in players):
        raise Fault("record", "not two players")
    rules = rules_of(record.get("rules"), record.get("house", {}))
    if not isinstance(record.get("moves"), list):
        raise Fault("record", "no list of moves")
    return replay(rules, record["moves"])


def _judge_result(result: object, story: Story) -> None:
    if not isinstance(result, dict):
        raise Fault("result", "not an object")
    if result.get("why") == "forfeit":
        forfeit = result.get("forfeit")
        if story.verdict or not isinstance(forfeit, dict):
            raise Fault("result", "no game to forfeit, or nobody who did")
        seats = forfeit.get("seats")
        if not isinstance(seats, list) or repr(seats) not in ("[0]", "[1]", "[0, 1]"):
            raise Fault("result", "the seats of the forfeit")
        if forfeit.get("reason") not in ("resigned", "time", "illegal", "broken"):
            raise Fault("result", "the reason of the forfeit")
        right: Verdict = [seat for seat in (0, 1) if seat not in seats] or [0, 1], "forfeit"
    elif story.verdict is None:
        raise Fault("result", "the game is not over")
    else:
        right = story.verdict
    for key, value in {"winners": right[0], "why": right[1], "tokens": story.tokens}.items():
        if repr(result.get(key)) != repr(value):  # by repr: True and 1.0 are no 1
            raise Fault("result", f"{key}: {result.get(key)!r} should be {value!r}")


def judge(record: dict[str, Any]) -> tuple[str, str] | None:
    """None for a right record, else where its first fault is ("move N", "result", "record") and why."""
    try:
        story = _read(record)
        if story.inside_keeps():
            raise Fault("record", "ends inside the keep stage")
        if "result" in record:
            _judge_result(record["result"], story)
        elif story.verdict:
            raise Fault("result", "the game is over")
    except Fault as fault:
        return fault.where, fault.reason
    return None


def seen(record: dict[str, Any], seat: int | None) -> list[str]:
    """The seen history of a seat, or of a spectator (None); a Fault if a move is wrong."""
    return [lines[2 if seat is None else seat] for lines in _read(record).seen]
