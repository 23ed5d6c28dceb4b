"""Right records of Genmaicha made wrong in one place, each with the place a right checker has to name.

The place follows from how the copy was made: a text that cannot stand at a known question. The replay is asked
only what lies on the table there; the judge is never asked.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, TypeVar

from .genmaicha import CARDS, COLUMNS, CRATES, DRINKS, LINES, ROWS, Ask, Story, Table, replay, rules_of

Spoils = Iterator[tuple[str, dict[str, Any], str]]
Texts = Iterator[tuple[str, str]]
T = TypeVar("T")


class _Source:
    """The right record, its replay, and ways to copy it with one change."""

    def __init__(self, record: dict[str, Any], rng: random.Random) -> None:
        self.record, self.rng = record, rng
        self.players = len(record["players"])
        self.rules = rules_of(record["rules"], record.get("house", {}), self.players)
        self.moves: list[str] = record["moves"]
        self.story: Story = replay(self.rules, self.players, self.moves)
        self.asks: list[Ask] = self.story.asks

    def some(self, items: Iterable[T], most: int = 2) -> list[T]:
        items = [*items]
        return self.rng.sample(items, min(most, len(items)))

    def where(self, *kinds: str) -> list[int]:
        return [i for i, ask in enumerate(self.asks) if ask.kind in kinds]

    def table(self, at: int) -> Table:
        return replay(self.rules, self.players, self.moves[:at]).table

    def having(self, **changes: Any) -> dict[str, Any]:
        return copy.deepcopy({**self.record, **changes})

    def spliced(self, at: int, gone: int, *new: Any) -> dict[str, Any]:
        return {**self.having(moves=[]), "moves": [*self.moves[:at], *new, *self.moves[at + gone :]]}

    def cut(self, at: int) -> dict[str, Any]:
        return self.spliced(at, len(self.moves))

    def inside(self, at: int) -> bool:
        """Whether some, but not all, have decided in a simultaneous stage after `at` moves."""
        return at < len(self.asks) and self.asks[at].inside

    def same_turn(self, at: int) -> bool:
        """Whether the brewing turn of the move before goes on."""
        pair = self.asks[max(at - 1, 0) : at + 1]
        return len(pair) == 2 and pair[0].kind == pair[1].kind == "turn" and pair[0].seat == pair[1].seat

    def named_before(self, at: int) -> set[str]:
        """The drinks named so far in this brewing turn."""
        named: set[str] = set()
        while self.same_turn(at):
            at -= 1
            named |= {*self.words(at)} & {*DRINKS}
        return named

    def words(self, at: int) -> list[str]:
        return self.moves[at].split(" ")


def spoilt(record: dict[str, Any], rng: random.Random) -> Spoils:
    """(kind, spoilt copy, "move N" | "result" | "record") from one right record of a game played out."""
    source = _Source(record, rng)
    assert source.story.verdict, "not a finished record"
    for part in (_heads, _texts, _chance, _bids, _raises, _tosses, _choices, _turns, _ads, _order):
        yield from part(source)
    for part in (_ends, _results, _forfeits):
        yield from part(source)


def _heads(s: _Source) -> Spoils:
    house, name, n = s.record.get("house", {}), s.record["rules"], s.players
    changes: list[tuple[str, str, Any]] = [
        ("unknown format", "format", "chakai/2"),
        ("unknown game", "game", "Genmaicha"),
        ("unknown rules", "rules", "tea-house"),
        ("unknown rules", "rules", ""),
        ("standard and a variant", "rules", "standard+tea-market"),
        ("variants in another order", "rules", "tea-market+matcha-iri"),
        ("a variant twice", "rules", "tea-ceremony+tea-ceremony"),
        ("plus at the end", "rules", name + "+"),
        ("rules not a text", "rules", [name]),
        ("no player", "players", []),
        ("one player", "players", ["ann"]),
        ("seven players", "players", ["ann"] * 7),
        ("players not a list", "players", "abcdef"[:n]),
        ("player not a text", "players", [*s.record["players"][1:], 1]),
        ("moves not a list", "moves", " ".join(s.moves)),
        ("house not an object", "house", ["drop"]),
    ]
    for field, value in [
        ("moon", 1),
        ("variants", []),
        ("start_yen", 150),
        ("start_yen", -100),
        ("start_yen", "500"),
        ("start_yen", 500.0),
        ("drop", True),
        ("drop", None),
        ("line_yen", [100, 200, 300, 400, 500]),
        ("line_yen", [100, 200, 300, 400, 500, 650]),
        ("bonuses", 100),
        ("ceremony_pay", 250),
        ("crates", []),
        ("crates", [0]),
        ("crates", 4),
        ("crates", [1 + 36 // n]),
        ("bids_paid", "nobody"),
        ("half_used", True),
        ("own_ads", ""),
        ("failed_brew", "never"),
    ]:
        changes.append(("wrong house rule", "house", {**house, field: value}))
    for kind, key, value in changes:
        yield kind, s.having(**{key: value}), "record"
    for key in ("format", "game", "rules", "players", "moves"):
        yield f"no {key}", {k: v for k, v in s.having().items() if k != key}, "record"
    for other in {n - 1, n + 1} & {*CRATES}:
        crowded = other * sum(house.get("crates") or []) > 36
        where = "record" if crowded else "move 2"  # as many crates as players
        yield "another number of players", s.having(players=["ann"] * other), where


def _texts(s: _Source) -> Spoils:
    kinds = {ask.kind for ask in s.asks}
    for i in [i for kind in sorted(kinds) for i in s.some(s.where(kind), 1)]:
        text, seat = s.moves[i], s.asks[i].seat
        bad: dict[str, Any] = {
            "double space": text.replace(" ", "  ", 1),
            "double space at the end": "  ".join(text.rsplit(" ", 1)),
            "trailing space": text + " ",
            "leading space": " " + text,
            "newline": text + "\n",
            "tab": text.replace(" ", "\t", 1),
            "no-break space": text.replace(" ", "\u00a0", 1),
            "no space": text.replace(" ", "", 1),
            "no last space": "".join(text.rsplit(" ", 1)),
            "one word missing": text.rsplit(" ", 1)[0],
            "one word more": text + " 0",
            "empty text": "",
            "only a space": " ",
            "other case": text.swapcase(),
            "unknown word": text.replace(text.split(" ")[seat >= 0], "sip", 1),
            "wide digits": text.translate({ord(str(n)): chr(0xFF10 + n) for n in range(10)}),
            "not a text: null": None,
            "not a text: number": 7,
            "not a text: list": [text],
        }
        if seat >= 0:
            bad["leading zero of the seat"] = "0" + text
            bad["sign before the seat"] = "+" + text
            bad["unknown seat"] = f"{s.players}{text[1:]}"
            bad["seat missing"] = text[2:]
            bad["wrong seat"] = f"{(seat + s.rng.randrange(1, s.players)) % s.players}{text[1:]}"
        for kind, new in bad.items():
            if new != text:
                yield f"malformed: {kind}", s.spliced(i, 1, new), f"move {i + 1}"


def _swapped(words: Sequence[str], a: int, b: int) -> list[str]:
    new = list(words)
    new[a], new[b] = words[b], words[a]
    return new


def _chance(s: _Source) -> Spoils:
    words = s.words(0)
    a, b = s.rng.sample([1, 2, 3, 5, 6, 7, 9, 10, 11, 13, 14, 15], 2)
    grids = [
        ("card twice in the grid", [*words[:a], words[b], *words[a + 1 :]]),
        ("card missing in the grid", [*words[:a], *words[a + 1 :]]),
        ("unknown card in the grid", [*words[:a], "Z", *words[a + 1 :]]),
        ("drink in the grid", [*words[:a], "rS", *words[a + 1 :]]),
        ("grid without the other three", words[:12]),
        ("grid with wrong signs", _swapped(words, 8, 12)),
        ("grid with a sign moved", _swapped(words, 4, 5)),
        ("grid by a seat", ["0", *words]),
    ]
    for kind, new in grids:
        yield kind, s.spliced(0, 1, " ".join(new)), "move 1"
    for i in s.some(s.where("crates"), 3):
        words = s.words(i)
        full = [k for k, word in enumerate(words) if k and word != "|"]
        bar = words.index("|")
        held = sorted(set().union(*s.table(i).shelf))
        a, b = s.rng.sample(full, 2)
        bad = [
            ("drink twice in the crates", [*words[:a], words[b], *words[a + 1 :]]),
            ("unknown drink in the crates", [*words[:a], "zS", *words[a + 1 :]]),
            ("drink written shape first", [*words[:a], words[a][::-1], *words[a + 1 :]]),
            ("crate missing", words[: len(words) - words[::-1].index("|") - 1]),
            ("crate too many", [*words, "|", *words[1:bar]]),
            ("empty crate too many", [*words, "|"]),
            ("crates of unequal size", _swapped(words, bar, bar + 1)),
            ("two crates in one", [*words[:bar], *words[bar + 1 :]]),
            ("crates by a seat", ["0", *words]),
        ]
        if bar > 2:
            bad.append(("drink missing in the crates", [*words[:a], *words[a + 1 :]]))
        spare = sorted({*DRINKS} - {*held, *words})
        if spare:
            bad.append(("drink too many in the crates", [*words[:2], spare[0], *words[2:]]))
        if held:
            bad.append(("held drink in the crates", [*words[:a], s.rng.choice(held), *words[a + 1 :]]))
        for kind, new in bad:
            yield kind, s.spliced(i, 1, " ".join(new)), f"move {i + 1}"
        yield "crates filled twice", s.spliced(i, 0, s.moves[i]), f"move {i + 2}"
        yield "crates missing", s.spliced(i, 1), f"move {i + 1}"
        yield "second grid", s.spliced(i, 0, s.moves[0]), f"move {i + 1}"


def _bids(s: _Source) -> Spoils:
    for i in s.some(s.where("bid")) + s.some(s.where("raise")):
        kind, seat, most = s.asks[i].kind, s.asks[i].seat, s.asks[i].most
        bad = {
            f"{kind} too high": str(most + 100),
            f"{kind} of all the yen of the world": "1" + "0" * 5000,
            f"{kind} of an odd amount": "150" if most > 100 else "50",
            f"{kind} with a leading zero": "0" + s.words(i)[2],
            f"{kind} below nothing": "-100",
            f"{kind} with a plus": "+100",
            f"{kind} of minus nothing": "-0",
            f"{kind} with a point": "100.0",
            f"{kind} with an exponent": "1e2",
            f"{kind} with a low line": "1_00",
            f"{kind} in yen": "¥100",
            f"{kind} without an amount": "",
            f"{kind} of two amounts": "0 100",
        }
        for what, word in bad.items():
            yield what, s.spliced(i, 1, f"{seat} {kind} {word}"), f"move {i + 1}"
        other = "raise" if kind == "bid" else "bid"
        yield f"{other} for a {kind}", s.spliced(i, 1, f"{seat} {other} 0"), f"move {i + 1}"
        yield f"{kind} missing", s.spliced(i, 1), f"move {i + 1}"
        yield f"{kind} doubled", s.spliced(i, 0, s.moves[i]), f"move {i + 2}"
        yield f"crate before the last {kind}", s.spliced(i, 0, f"{seat} crate A"), f"move {i + 1}"
        yield f"done for a {kind}", s.spliced(i, 1, f"{seat} done"), f"move {i + 1}"
    for kind in ("bid", "raise"):
        for i in s.some(i for i in s.where(kind) if s.inside(i)):
            new = s.spliced(i - 1, 2, s.moves[i], s.moves[i - 1])
            yield f"{kind}s out of seat order", new, f"move {i}"
    for i, text in s.some(s.story.forced, 12):  # G17; the question there, if any, is another seat's or kind's
        yield f"forced {text.split(' ')[1]} written", s.spliced(i, 0, text), f"move {i + 1}"


def _raises(s: _Source) -> Spoils:
    """Where somebody who is not tied raises: the question there is never theirs."""
    starts = [i for i in range(1, len(s.moves)) if s.asks[i - 1].kind == "bid" != s.asks[i].kind]
    for i in s.some(starts, 3):
        tied = s.asks[i].about
        if s.asks[i].kind == "crate":
            yield "raise without a tie", s.spliced(i, 0, f"{s.rng.randrange(s.players)} raise 0"), f"move {i + 1}"
            yield "toss without a tie", s.spliced(i, 0, "toss 0 1"), f"move {i + 1}"
        elif s.asks[i].kind == "raise":
            for other in {*range(s.players)} - {*tied}:
                yield "raise by one not tied", s.spliced(i, 0, f"{other} raise 0"), f"move {i + 1}"
            group = " ".join(map(str, tied))
            yield "toss before the raises", s.spliced(i, 0, f"toss {group}"), f"move {i + 1}"


def _tosses(s: _Source) -> Spoils:
    for i in s.some(s.where("toss"), 3):
        group = [*map(str, s.asks[i].about)]
        others = sorted({*map(str, range(s.players))} - {*group})
        bad = [
            ("toss without one of the tied", s.words(i)[1:-1]),
            ("toss with one seat twice", [group[0], *group[:-1]]),
            ("toss with one seat once more", [*group, group[0]]),
            ("toss of an unknown seat", [*group[:-1], str(s.players)]),
            ("toss of nobody", []),
        ]
        for other in others[:1]:
            bad += [("toss with one not tied", [*group, other]), ("toss of others", [*group[:-1], other])]
        for kind, new in bad:
            yield kind, s.spliced(i, 1, " ".join(["toss", *new])), f"move {i + 1}"
        yield "toss missing", s.spliced(i, 1), f"move {i + 1}"
        yield "toss doubled", s.spliced(i, 0, s.moves[i]), f"move {i + 2}"
        yield "toss by a seat", s.spliced(i, 1, f"{group[0]} {s.moves[i]}"), f"move {i + 1}"
        if i + 1 in s.where("toss"):
            yield "tosses in the wrong order", s.spliced(i, 2, s.moves[i + 1], s.moves[i]), f"move {i + 1}"
            both = s.moves[i] + s.moves[i + 1][4:]
            yield "two tosses in one", s.spliced(i, 2, both), f"move {i + 1}"


def _choices(s: _Source) -> Spoils:
    for i in s.some(s.where("crate"), 3):
        seat, left = s.asks[i].seat, s.table(i).crates
        for letter in sorted({*"ABCDEF"[: s.players]} - {*left}):
            yield "crate already taken", s.spliced(i, 1, f"{seat} crate {letter}"), f"move {i + 1}"
        for letter in ("ABCDEFG"[s.players], "Z", min(left).lower(), "0", "AB", ""):
            yield "unknown crate", s.spliced(i, 1, f"{seat} crate {letter}"), f"move {i + 1}"
        if i + 1 < len(s.moves):
            yield "crate choice missing", s.spliced(i, 1), f"move {i + 1}"
        again = f"{seat} crate {max({*left} - {s.moves[i][-1]})}"
        yield "second crate", s.spliced(i + 1, 0, again), f"move {i + 2}"
        yield "brewing before all crates are taken", s.spliced(i, 0, f"{seat} done"), f"move {i + 1}"
        if i + 1 in s.where("crate"):
            yield "crates out of order", s.spliced(i, 2, s.moves[i + 1], s.moves[i]), f"move {i + 1}"
            other = f"{s.asks[i + 1].seat}{s.moves[i][1:]}"
            yield "crate chosen by the next in order", s.spliced(i, 1, other), f"move {i + 1}"


def _turns(s: _Source) -> Spoils:
    """At any question of a brewing turn: texts that cannot stand there, though near to some that can."""
    turns = s.where("turn")
    busy = [i for i in turns if s.moves[i].split(" ")[1] != "done"]
    for i in sorted({*s.some(busy, 4), *s.some(turns)}):
        table, seat = s.table(i), s.asks[i].seat
        hand = _Hand(table, seat, s.rng, s.named_before(i))
        found = [*_peeks(hand)]
        for line in s.some(table.brewable(seat), 3):
            found += [*_brews(hand, line), *_extras(hand, line), *_ceremonies(hand, line)]
        for kind, text in dict(s.some(found, len(found))).items():
            yield kind, s.spliced(i, 0, f"{seat} {text}"), f"move {i + 1}"
        for kind, text in (("bid", "bid 0"), ("raise", "raise 0"), ("crate", "crate A"), ("pass", "-")):
            yield f"{kind} in a brewing turn", s.spliced(i, 0, f"{seat} {text}"), f"move {i + 1}"
        yield "toss in a brewing turn", s.spliced(i, 0, "toss 0 1"), f"move {i + 1}"
        if s.same_turn(i) and s.words(i - 1)[1] == "brew":
            yield "same brew again with spent drinks", s.spliced(i, 0, s.moves[i - 1]), f"move {i + 1}"
    for i in s.some(i for i in turns if s.words(i)[1] == "done"):
        last = i == len(s.moves) - 1
        yield "done missing", s.spliced(i, 1), "result" if last else f"move {i + 1}"
        yield "done twice", s.spliced(i, 0, s.moves[i]), f"move {i + 2}"


class _Hand:
    """One seat's drinks at one moment."""

    def __init__(self, table: Table, seat: int, rng: random.Random, named: set[str]) -> None:
        self.table, self.rng = table, rng
        self.shelf = table.shelf[seat]
        self.lost = named - {*self.shelf}  # G16

    def free(self, card: str) -> list[str]:
        return [drink for drink, left in self.shelf.items() if card in left]

    def spent(self, card: str) -> list[str]:
        return [drink for drink, left in self.shelf.items() if card in drink and card not in left]

    def absent(self, card: str) -> list[str]:
        return [drink for drink in DRINKS if card in drink and drink not in self.shelf]

    def unfit(self, card: str) -> list[str]:
        return [drink for drink in self.shelf if card not in drink]

    def misuses(self, card: str) -> Iterator[tuple[str, str]]:
        """Why a drink cannot serve for this card, and the drink."""
        for kind, drinks in (
            ("spent", self.spent(card)),
            ("not held", self.absent(card)),
            ("lost in a failed brew", sorted(drink for drink in self.lost if card in drink)),
            ("unfit", self.unfit(card)),
            ("unknown", ["z" + card, card, card * 2, "?"]),
        ):
            if drinks:
                yield kind, self.rng.choice(drinks)

    def brew(self, line: str) -> list[str]:
        return ["brew", line, *(self.rng.choice(self.free(card)) for card in self.table.lines[line])]

    def spare(self, line: str, brew: list[str], without: str = "") -> list[tuple[str, str]]:
        """What is left to be spent beside the brew of this line."""
        gone = {*zip(brew[2:], self.table.lines[line], strict=True)}
        uses = sorted({(drink, card) for drink, left in self.shelf.items() for card in left} - gone)
        return [use for use in uses if use[1] not in without]


def _brews(h: _Hand, line: str) -> Texts:
    cards, words = h.table.lines[line], h.brew(line)
    for k, card in enumerate(cards):
        for kind, drink in h.misuses(card):
            yield f"brew with a drink: {kind}", " ".join([*words[: 2 + k], drink, *words[3 + k :]])
    yield "brew of two drinks", " ".join(words[:4])
    yield "brew of four drinks", " ".join([*words, words[2]])
    yield "brew of no drinks", f"brew {line}"
    yield "brew of no line", " ".join(["brew", *words[2:]])
    yield "brew of an unknown line", " ".join(["brew", "front", *words[2:]])
    yield "brew of cards, not drinks", " ".join(["brew", line, *cards])
    around = words[3:] + words[2:3]
    if not all(card in drink for card, drink in zip(cards, around, strict=True)):
        yield "brew in another order of cards", " ".join(["brew", line, *around])
    for other in LINES:
        if not all(card in drink for card, drink in zip(h.table.lines[other], words[2:], strict=True)):
            yield "brew of another line", " ".join(["brew", other, *words[2:]])


def _extras(h: _Hand, line: str) -> Texts:
    t, brew = h.table, h.brew(line)
    words = " ".join(brew)
    some = h.rng.choice(sorted(h.shelf))
    if line in COLUMNS:
        yield "extra on a column", f"{words} + {line} above {some}"
        yield "extra on a column", f"{words} + {h.rng.choice(COLUMNS)} below {some}"
        return
    sides = {"above": ROWS.index(line) + 1, "below": ROWS.index(line) - 1}
    for side, column in ((side, column) for side in sides for column in COLUMNS):
        if not 0 <= sides[side] < 3:
            drink = h.rng.choice(h.free(t.fourth[COLUMNS.index(column)]) or [some])  # G10
            yield "extra out of the grid", f"{words} + {column} {side} {drink}"
            continue
        other = ROWS[sides[side]]
        card = t.lines[other][COLUMNS.index(column)]
        gap = column, other if side == "above" else line
        drinks = [drink for drink, has in h.spare(line, brew) if has == card]
        if gap not in t.bonus:
            kind = "extra at an empty gap" if "matcha-iri" in t.rules.variants else "extra without the variant"
            for drink in drinks[:1]:
                yield kind, f"{words} + {column} {side} {drink}"
            continue
        for kind, drink in h.misuses(card):
            yield f"extra with a drink: {kind}", f"{words} + {column} {side} {drink}"
        for drink in drinks[:1]:
            extra = f"+ {column} {side} {drink}"
            yield "two extras", f"{words} {extra} {extra}"
            yield "extra with an ingredient", f"{words} {extra} {card}"
            yield "extra without a drink", f"{words} + {column} {side}"
            yield "extra without a side", f"{words} + {column} {drink}"
            yield "extra at an unknown column", f"{words} + {other} {side} {drink}"
            yield "extra at an unknown side", f"{words} + {column} up {drink}"
            yield "extra without a plus", f"{words} {column} {side} {drink}"
            yield "extra and hidden card", f"{words} {extra} ? {drink} {card}"


def _ceremonies(h: _Hand, line: str) -> Texts:
    t, brew = h.table, h.brew(line)
    words = " ".join(brew)
    uses = h.spare(line, brew)
    if not uses:
        return
    drink, card = h.rng.choice(uses)
    offer = f"{words} ? {drink} {card}"
    if "tea-ceremony" not in t.rules.variants:
        yield "hidden card without the variant", offer
    elif line in ROWS:
        yield "hidden card on a row", offer
    elif line not in t.down:  # G26
        yield "hidden card that is turned up", offer
    else:
        alien = h.rng.choice([c for c in CARDS if c not in drink])
        yield "offered ingredient not of the drink", f"{words} ? {drink} {alien}"
        yield "offered drink alone", f"{words} ? {drink}"
        yield "offered ingredient alone", f"{words} ? {card}"
        yield "offered both ingredients", f"{words} ? {drink} {drink}"
        yield "offered unknown ingredient", f"{words} ? {drink} Z"
        yield "offered twice", f"{offer} ? {drink} {card}"
        yield "offered without the sign", f"{words} {drink} {card}"
        yield "offered drink used in this brew for it", f"{words} ? {brew[2]} {t.lines[line][0]}"
        yield "hidden card without the line's drinks", f"brew {line} ? {drink} {card}"
        for hidden in sorted(t.fourth):
            for kind, wrong in h.misuses(hidden):
                yield f"offered with a drink: {kind}", f"{words} ? {wrong} {hidden}"


def _peeks(h: _Hand) -> Texts:
    t = h.table
    pays = [(drink, card) for card in t.fourth for drink in h.free(card)]
    if "tea-ceremony" not in t.rules.variants:
        for drink, card in pays[:1]:
            yield "peek without the variant", f"peek right {drink} {card}"
        return
    for column in COLUMNS:
        if column not in t.down:
            for drink, card in pays[:1]:
                yield "peek at a card turned up", f"peek {column} {drink} {card}"
            continue
        none = [(d, card) for d, left in sorted(h.shelf.items()) for card in sorted(left) if card not in t.fourth]
        for drink, card in none[:1]:
            yield "peek paid with no hidden ingredient", f"peek {column} {drink} {card}"
        for card in t.fourth:
            for kind, drink in h.misuses(card):
                yield f"peek paid with a drink: {kind}", f"peek {column} {drink} {card}"
        for drink, card in pays[:1]:
            yield "peek without an ingredient", f"peek {column} {drink}"
            yield "peek without a drink", f"peek {column} {card}"
            yield "peek at a row", f"peek top {drink} {card}"
            yield "peek at no card", f"peek {drink} {card}"
            yield "peek with the card named", f"peek {column} {drink} {card} {t.down[column]}"


def _ads(s: _Source) -> Spoils:
    market = "tea-market" in s.rules.variants
    for i in (i for i in s.where("turn") if s.words(i)[1] == "brew" and s.same_turn(i + 1)):
        line, seat, most = s.words(i)[2], s.asks[i].seat, s.asks[i + 1].most
        first = line not in s.table(i).brewed
        amount = 100 * s.rng.randint(1, max(1, most // 100))
        bad = []
        if most and not market:
            bad = [("ad without the variant", f"ad {line} {amount}")]
        elif most and not first:
            bad = [("ad by one not first", f"ad {line} {amount}")]
        elif market and first:
            bad = [("ad too dear", f"ad {line} {most + 100}"), ("ad for nothing", f"ad {line} 0")]
            bad += [("ad below 100", f"ad {line} 50"), ("ad below nothing", f"ad {line} -100")]
            bad += [("ad with a leading zero", f"ad {line} 0100"), ("ad without an amount", f"ad {line}")]
            bad += [("ad of an odd amount", f"ad {line} 150"), ("ad on no line", f"ad {amount}")]
            bad += [("ad on another line", f"ad {other} {amount}") for other in LINES if other != line]
            bad += [("ad on no named line", f"ad  {amount}"), ("ad on an unknown line", f"ad front {amount}")]
        for kind, text in s.some(bad, 4):
            yield kind, s.spliced(i + 1, 0, f"{seat} {text}"), f"move {i + 2}"
        if market and first and s.same_turn(i + 2) and s.asks[i + 2].most:
            kind = "second ad" if s.words(i + 1)[1] == "ad" else "ad too late"
            yield kind, s.spliced(i + 2, 0, f"{seat} ad {line} 100"), f"move {i + 3}"
    starts = [i for i in s.where("turn") if not s.same_turn(i) and s.asks[i].most]
    for i in s.some(starts, 3):
        line = s.rng.choice(LINES)
        kind = "ad too late" if line in s.table(i).brewed else "ad before any brew"
        yield kind, s.spliced(i, 0, f"{s.asks[i].seat} ad {line} 100"), f"move {i + 1}"


def _order(s: _Source) -> Spoils:
    pairs = [(i, s.asks[i], s.asks[i + 1]) for i in range(len(s.moves) - 1)]
    for i in s.some((i for i, a, b in pairs if (a.kind, a.seat) != (b.kind, b.seat)), 5):
        yield "move doubled", s.spliced(i, 0, s.moves[i]), f"move {i + 2}"
        yield "two moves swapped", s.spliced(i, 2, s.moves[i + 1], s.moves[i]), f"move {i + 1}"
        yield "move missing", s.spliced(i, 1), f"move {i + 1}"


def _ends(s: _Source) -> Spoils:
    end = len(s.moves)
    for text in ("0 done", "1 bid 0", s.moves[-1], s.moves[0], "toss 0 1", "0 crate A", ""):
        yield "move after the end", s.spliced(end, 0, text), f"move {end + 1}"
    for i in sorted({0, end - 1, *s.some(range(end), 3)}):
        yield "result of an unfinished game", s.cut(i), "record" if s.inside(i) else "result"
    for i in s.some((i for i in range(end) if s.inside(i)), 3):
        new = s.cut(i)
        del new["result"]
        yield f"cut inside the {s.asks[i].kind}s", new, "record"
        yield f"forfeit inside the {s.asks[i].kind}s", _forfeit(s, i, [*range(1, s.players)], [0]), "record"


def _results(s: _Source) -> Spoils:
    right, n = s.record["result"], s.players

    def having(**changes: Any) -> dict[str, Any]:
        return s.having(result={**right, **changes})

    won = right["winners"]
    others = [*([seat] for seat in range(n)), [*range(n)], [*range(n)][::-1], [], [n], won * 2, won[0]]
    for winners in [*others, [str(w) for w in won], [float(w) for w in won], [w == 1 for w in won]]:
        if repr(winners) != repr(won):
            yield "wrong winners", having(winners=winners), "result"
    for why in ("yen", "drinks", "shared", "goal", "forfeit", "Yen", "", None):
        if why != right["why"]:
            yield "wrong why", having(why=why), "result"
    seat = s.rng.randrange(n)
    for key, step in (("yen", 100), ("yen", -100), ("yen", 0.0), ("drinks", 1), ("drinks", -1), ("drinks", 0.0)):
        yield f"wrong {key}", having(**{key: [v + step * (k == seat) for k, v in enumerate(right[key])]}), "result"
    for key in ("yen", "drinks"):
        row = right[key]
        yield f"{key} of too few", having(**{key: row[:-1]}), "result"
        yield f"{key} of too many", having(**{key: [*row, 0]}), "result"
        yield f"{key} of all together", having(**{key: sum(row)}), "result"
        yield f"{key} as texts", having(**{key: [*map(str, row)]}), "result"
        if row != row[::-1]:
            yield f"{key} of the wrong seats", having(**{key: row[::-1]}), "result"
        if {*row} & {0, 1}:
            bools = [bool(v) if v < 2 else v for v in row]
            yield f"{key} as true and false", having(**{key: bools}), "result"
    for key in ("winners", "why", "yen", "drinks"):
        new = having()
        del new["result"][key]
        yield f"result without {key}", new, "result"
    for odd in ([right], None, "yen"):
        yield "result not an object", s.having(result=odd), "result"
    yield "missing result", {k: v for k, v in s.having().items() if k != "result"}, "result"


def _forfeit(s: _Source, at: int, winners: Any, seats: Any, reason: Any = "resigned") -> dict[str, Any]:
    table = s.table(at)
    result = {"winners": winners, "why": "forfeit", "forfeit": {"seats": seats, "reason": reason}}
    return {**s.cut(at), "result": {**result, "yen": [*table.yen], "drinks": table.drinks()}}


def right_forfeit(record: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """A right record: the same game, given up somewhere on the way."""
    s = _Source(record, rng)
    at = rng.choice([i for i in range(len(s.moves)) if not s.inside(i)])
    seats = sorted(rng.sample(range(s.players), rng.randint(1, s.players)))
    winners = [seat for seat in range(s.players) if seat not in seats] or [*range(s.players)]
    return _forfeit(s, at, winners, seats, rng.choice(["resigned", "time", "illegal", "broken"]))


def _forfeits(s: _Source) -> Spoils:
    every, rest = [*range(s.players)], [*range(1, s.players)]
    at = s.rng.choice([i for i in range(len(s.moves)) if not s.inside(i)])
    yield "forfeit of a finished game", _forfeit(s, len(s.moves), rest, [0]), "result"
    for kind, winners, seats in (
        ("forfeit won by the loser", [0], [0]),
        ("forfeit won by all", every, [0]),
        ("forfeit of all won by one", [0], every),
        ("forfeit of all won by nobody", [], every),
        ("forfeit of nobody", every, []),
        ("forfeit of an unknown seat", every, [s.players]),
        ("forfeit of a seat twice", rest, [0, 0]),
        ("forfeit of a seat, not a list", rest, 0),
        ("forfeit of a true seat", [0, *every[2:]], [True]),
    ):
        yield kind, _forfeit(s, at, winners, seats), "result"
    for reason in ("bored", None, ["time"]):
        yield "forfeit for no known reason", _forfeit(s, at, rest, [0], reason), "result"
    for key, step in (("yen", 100), ("drinks", 1)):
        new = _forfeit(s, at, rest, [0])
        new["result"][key][-1] += step
        yield f"forfeit with wrong {key}", new, "result"
        new = _forfeit(s, at, rest, [0])
        del new["result"][key]
        yield f"forfeit without {key}", new, "result"
    new = _forfeit(s, at, rest, [0])
    del new["result"]["forfeit"]
    yield "forfeit by nobody named", new, "result"
