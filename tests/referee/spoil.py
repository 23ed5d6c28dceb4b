"""Right records made wrong in one place, each with the place a right checker has to name.

The place follows from how the copy was made; nothing here asks the judge.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

from .matcha import Ask, Rules, Story, replay, rules_of

Spoils = Iterator[tuple[str, dict[str, Any], str]]
T = TypeVar("T")


class _Source:
    """The right record, its replay, and ways to copy it with one change."""

    def __init__(self, record: dict[str, Any], rng: random.Random) -> None:
        self.record, self.rng = record, rng
        self.rules: Rules = rules_of(record["rules"], record.get("house", {}))
        self.moves: list[str] = record["moves"]
        self.story: Story = replay(self.rules, self.moves)
        self.asks: list[Ask] = self.story.asks

    def some(self, items: Sequence[T], most: int = 2) -> list[T]:
        return self.rng.sample(items, min(most, len(items)))

    def where(self, *kinds: str) -> list[int]:
        return [i for i, ask in enumerate(self.asks) if ask.kind in kinds]

    def plays(self) -> list[int]:
        return [i for i in self.where("turn") if not self.moves[i].endswith("-")]

    def spliced(self, at: int, gone: int, *new: Any) -> dict[str, Any]:
        moves = [*self.moves[:at], *new, *self.moves[at + gone :]]
        return {**copy.deepcopy(self.record), "moves": moves}

    def cut(self, at: int) -> dict[str, Any]:
        return self.spliced(at, len(self.moves))

    def mid_keep(self, at: int) -> bool:
        """Whether exactly the first of two keeps is decided after `at` moves."""
        return 0 < at < len(self.asks) and self.asks[at - 1].kind == self.asks[at].kind == "keep"


def spoilt(record: dict[str, Any], rng: random.Random) -> Spoils:
    """(kind, spoilt copy, "move N" | "result" | "record") from one right record of a game played out."""
    source = _Source(record, rng)
    assert source.story.verdict, "not a finished record"
    for part in (_heads, _texts, _turns, _order, _deals, _keeps, _ends, _results, _forfeits):
        yield from part(source)


def _heads(s: _Source) -> Spoils:
    changes: list[tuple[str, str, Any]] = [
        ("unknown format", "format", "chakai/2"),
        ("unknown game", "game", "sencha"),
        ("unknown rules", "rules", "grail-2016"),
        ("rules not a text", "rules", [s.record["rules"]]),
        ("one player", "players", ["ann"]),
        ("three players", "players", ["ann", "bob", "cem"]),
        ("players not a list", "players", "ab"),
        ("player not a text", "players", ["ann", 1]),
        ("moves not a list", "moves", " ".join(s.moves)),
        ("house not an object", "house", ["keep"]),
        ("unknown house field", "house", {**s.record.get("house", {}), "moon": 1}),
        ("house value of a wrong type", "house", {**s.record.get("house", {}), "rounds": "1"}),
    ]
    for kind, key, value in changes:
        yield kind, {**copy.deepcopy(s.record), key: value}, "record"
    for key in ("format", "game", "rules", "players", "moves"):
        yield f"no {key}", {k: v for k, v in copy.deepcopy(s.record).items() if k != key}, "record"


def _texts(s: _Source) -> Spoils:
    for i in s.some(s.where("turn"), 3) + s.some(s.where("keep")) + s.some(s.where("deal")):
        text = s.moves[i]
        bad: dict[str, Any] = {
            "double space": text.replace(" ", "  ", 1),
            "trailing space": text + " ",
            "leading space": " " + text,
            "newline": text + "\n",
            "tab": text.replace(" ", "\t", 1),
            "no space": text.replace(" ", "", 1),
            "empty text": "",
            "capital letters": text.upper(),
            "leading zero of the seat": text.replace(str(s.asks[i].seat), f"0{s.asks[i].seat}", 1),
            "not a text: null": None,
            "not a text: number": 7,
            "not a text: list": [text],
            "wide digits": text.translate({ord(str(n)): chr(0xFF10 + n) for n in range(10)}),
            "unknown seat": text.replace(str(s.asks[i].seat), "2", 1),
        }
        if i in s.plays():
            seat, card, mat = text[0], text[2:-1], text[-1]
            for kind, word in {
                "unknown mat sign": f"{card}$",
                "no mat sign": card,
                "both mat signs": f"{card}#*",
                "unknown suit": f"1w{mat}",
                "unknown number": f"{s.rules.numbers + 1}g{mat}",
                "leading zero of the card": f"0{card}{mat}",
                "space before the mat": f"{card} {mat}",
                "mat before the card": f"{mat}{card}",
            }.items():
                bad[kind] = f"{seat} {word}"
        for kind, new in bad.items():
            if new != text:
                yield f"malformed: {kind}", s.spliced(i, 1, new), f"move {i + 1}"


def _turns(s: _Source) -> Spoils:
    for i in s.some(s.where("turn"), 3):
        yield "wrong seat", s.spliced(i, 1, f"{1 - s.asks[i].seat}{s.moves[i][1:]}"), f"move {i + 1}"
        yield "deal inside a round", s.spliced(i, 0, s.moves[0]), f"move {i + 1}"
        yield "keep inside a round", s.spliced(i, 0, f"{s.asks[i].seat} keep"), f"move {i + 1}"
    for i in s.some(s.plays(), 3):
        absent = sorted(set(s.rules.deck()) - set(s.asks[i].hand))
        card = s.rng.choice(absent)
        yield "card not in hand", s.spliced(i, 1, f"{s.asks[i].seat} {card}{s.moves[i][-1]}"), f"move {i + 1}"
    for i in s.some([i for i in s.where("turn") if len(s.asks[i].free) == 1]):
        taken = "*" if s.asks[i].free == "#" else "#"
        new = f"{s.asks[i].seat} {s.rng.choice(s.asks[i].hand)}{taken}"
        yield "second card on a mat", s.spliced(i, 1, new), f"move {i + 1}"
    # M6; where the same seat is next on turn, the pass would be its legal pass there
    for i, seat in s.some([(i, f) for i, f in s.story.forced if _not_on_turn(s, i, f)], 3):
        yield "forced pass written", s.spliced(i, 0, f"{seat} -"), f"move {i + 1}"


def _not_on_turn(s: _Source, i: int, seat: int) -> bool:
    return i == len(s.asks) or (s.asks[i].kind, s.asks[i].seat) != ("turn", seat)


def _order(s: _Source) -> Spoils:
    pairs = [(i, s.asks[i], s.asks[i + 1]) for i in range(len(s.moves) - 1)]
    differ = [i for i, a, b in pairs if (a.kind, a.seat) != (b.kind, b.seat)]
    for i in s.some(differ, 4):
        yield "move missing", s.spliced(i, 1), f"move {i + 1}"
        yield "move duplicated", s.spliced(i, 0, s.moves[i]), f"move {i + 2}"
        yield "two moves swapped", s.spliced(i, 2, s.moves[i + 1], s.moves[i]), f"move {i + 1}"
    alone = [i for i, a, b in pairs if i not in differ and i in s.plays() and s.moves[i][2:-1] != "0"]
    for i in s.some(alone):
        yield "move duplicated", s.spliced(i, 0, s.moves[i]), f"move {i + 2}"


def _swapped(words: list[str], a: int, b: int) -> list[str]:
    new = list(words)
    new[a], new[b] = words[b], words[a]
    return new


def _deals(s: _Source) -> Spoils:
    for i in s.some(s.where("deal"), 3):
        words = s.moves[i].split(" ")
        bars = [k for k, word in enumerate(words) if word == "|"]
        part = {k: sum(bar < k for bar in bars) for k in range(2, len(words)) if k not in bars}
        a, b = s.rng.choice([(a, b) for a in part for b in part if words[a] != words[b]])
        bad = [
            ("card twice in the deal", [*words[:a], words[b], *words[a + 1 :]]),
            ("card missing in the deal", [*words[:a], *words[a + 1 :]]),
            ("card too many in the deal", [*words[:a], words[b], *words[a:]]),
            ("unknown card in the deal", [*words[:a], "1w", *words[a + 1 :]]),
            ("wrong dealer", ["deal", str(1 - s.asks[i].seat), *words[2:]]),
            ("dealer not named", ["deal", *words[2:]]),
            ("no part for the cards aside", words[: bars[3]]),
            ("one part too many", [*words, "|", "1g"]),
            ("a card in the other hand", _swapped(words, bars[2], bars[2] + 1)),
        ]
        for zero in s.some([k for k in part if words[k] == "0"], 1):
            bad.append(("0 as a tea card", _swapped(words, s.rng.randrange(bars[0] + 1, bars[1]), zero)))
        for seat, kept in enumerate(s.story.kept[i]):
            own = [k for k in part if part[k] == seat + 2]
            hand = [words[k] for k in own]
            for k in s.some([k for k in own if 0 < kept.count(words[k]) == hand.count(words[k])]):
                away = [other for other in part if part[other] != seat + 2 and words[other] != words[k]]
                bad.append(("kept card not dealt back", _swapped(words, k, s.rng.choice(away))))
        for kind, new in bad:
            yield kind, s.spliced(i, 1, " ".join(new)), f"move {i + 1}"


def _keeps(s: _Source) -> Spoils:
    for i in s.some(s.where("keep"), 3):
        seat, hand, there = s.asks[i].seat, s.asks[i].hand, f"move {i + 1}"
        absent = s.rng.choice(sorted(set(s.rules.deck()) - set(hand)))
        yield "kept card not in hand", s.spliced(i, 1, f"{seat} keep {absent}"), there
        yield "all kept and one more", s.spliced(i, 1, " ".join([f"{seat} keep", *hand, absent])), there
        yield "kept card twice", s.spliced(i, 1, " ".join([f"{seat} keep", *hand, hand[0]])), there
        yield "pass in the keep stage", s.spliced(i, 1, f"{seat} -"), there
        if s.rules.keep == "all-or-none" and len(hand) > 1:
            yield "some kept, not all", s.spliced(i, 1, f"{seat} keep {hand[0]}"), there
    for i in s.some([i for i in range(len(s.asks)) if s.mid_keep(i)]):
        yield "keep order swapped", s.spliced(i - 1, 2, s.moves[i], s.moves[i - 1]), f"move {i}"
    for i, seat in s.some(s.story.bare):
        yield "keep for an empty hand", s.spliced(i, 0, f"{seat} keep"), f"move {i + 1}"
    if s.rules.keep == "none":
        for i in s.some(s.where("deal")):
            yield "keep where nothing is kept", s.spliced(i, 0, "0 keep"), f"move {i + 1}"


def _ends(s: _Source) -> Spoils:
    end = len(s.moves)
    for text in ("0 -", "1 -", s.moves[-1], s.moves[0], "0 keep", ""):
        yield "move after the end", s.spliced(end, 0, text), f"move {end + 1}"
    for i in sorted({0, end - 1, *s.some(range(end), 3)}):
        if not s.mid_keep(i):
            yield "result of an unfinished game", s.cut(i), "result"
    for i in s.some([i for i in range(end) if s.mid_keep(i)]):
        new = s.cut(i)
        del new["result"]
        yield "cut inside the keep stage", new, "record"
        forfeit = {"winners": [0], "why": "forfeit", "forfeit": {"seats": [1], "reason": "time"}}
        tokens = replay(s.rules, s.moves[:i]).tokens
        yield "forfeit inside the keep stage", {**new, "result": {**forfeit, "tokens": tokens}}, "record"


def _results(s: _Source) -> Spoils:
    right = s.record["result"]

    def having(**changes: Any) -> dict[str, Any]:
        return {**copy.deepcopy(s.record), "result": {**copy.deepcopy(right), **changes}}

    bools = [n == 1 for n in right["winners"]]
    for winners in ([0], [1], [0, 1], [1, 0], [], [0, 0], right["winners"][0], bools):
        if repr(winners) != repr(right["winners"]):
            yield "wrong winners", having(winners=winners), "result"
    for why in ("goal", "tie-break", "count", "draw", "forfeit", "Goal", "", None):
        if why != right["why"]:
            yield "wrong why", having(why=why), "result"
    seat, kind = s.rng.randrange(2), s.rng.randrange(5)
    for step in (1, -1):
        tokens = copy.deepcopy(right["tokens"])
        tokens[seat][kind] += step
        yield "wrong tokens", having(tokens=tokens), "result"
    if right["tokens"][0] != right["tokens"][1]:
        yield "tokens of the wrong seats", having(tokens=right["tokens"][::-1]), "result"
    yield "four kinds of token", having(tokens=[row[:4] for row in right["tokens"]]), "result"
    if any(n < 2 for row in right["tokens"] for n in row):
        tokens = [[bool(n) if n < 2 else n for n in row] for row in right["tokens"]]
        yield "tokens as true and false", having(tokens=tokens), "result"
    for key in ("winners", "why", "tokens"):
        new = having()
        del new["result"][key]
        yield f"result without {key}", new, "result"
    yield "result not an object", {**copy.deepcopy(s.record), "result": [right]}, "result"
    yield "missing result", {k: v for k, v in copy.deepcopy(s.record).items() if k != "result"}, "result"


def _forfeits(s: _Source) -> Spoils:
    def forfeit(at: int, winners: Any, seats: Any, reason: Any = "resigned", more: int = 0) -> dict[str, Any]:
        tokens = copy.deepcopy(replay(s.rules, s.moves[:at]).tokens)
        tokens[0][0] += more
        result = {"winners": winners, "why": "forfeit", "forfeit": {"seats": seats, "reason": reason}}
        return {**s.cut(at), "result": {**result, "tokens": tokens}}

    at = s.rng.choice([i for i in range(len(s.moves)) if not s.mid_keep(i)])
    yield "forfeit of a finished game", forfeit(len(s.moves), [1], [0]), "result"
    yield "forfeit won by the loser", forfeit(at, [0], [0]), "result"
    yield "forfeit of both won by one", forfeit(at, [0], [0, 1]), "result"
    yield "forfeit of nobody", forfeit(at, [0, 1], []), "result"
    yield "forfeit of an unknown seat", forfeit(at, [0, 1], [2]), "result"
    yield "forfeit for no known reason", forfeit(at, [1], [0], "bored"), "result"
    yield "forfeit with wrong tokens", forfeit(at, [1], [0], "time", 1), "result"
    new = forfeit(at, [1], [0])
    del new["result"]["forfeit"]
    yield "forfeit by nobody named", new, "result"
