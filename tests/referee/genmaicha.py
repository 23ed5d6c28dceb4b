"""Judges a whole record of Genmaicha, and tells what each seat saw of it.

The game is told once, from grid to verdict, by a generator that asks for each move in turn.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, field, fields, replace
from itertools import combinations
from typing import Any, NamedTuple

COLOURS, SHAPES = "rygbwk", "SHTONX"
CARDS = COLOURS + SHAPES
DRINKS = [colour + shape for colour in COLOURS for shape in SHAPES]
ROWS, COLUMNS = ["bottom", "middle", "top"], ["left", "centre", "right"]
LINES = ROWS + COLUMNS
CRATES = {2: [4, 3, 3, 3], 3: [4, 4, 4], 4: [3, 3, 3], 5: [3, 2, 2], 6: [3, 2, 1]}
VARIANTS = ["matcha-iri", "tea-ceremony", "tea-market"]
MIXES = {"+".join(mix) or "standard": mix for size in range(4) for mix in combinations(VARIANTS, size)}
Verdict = tuple[list[int], str]
Gap = tuple[str, str]


@dataclass(frozen=True)
class Rules:
    variants: tuple[str, ...] = ()
    start_yen: int = 500
    line_yen: Sequence[int] = (100, 200, 300, 400, 500, 600)
    drop: int = 100
    crates: list[int] | None = None
    bonuses: Sequence[int] = (100, 200, 200)
    ceremony_pay: int = 500
    bids_paid: str = "all"
    half_used: str = "discard"
    own_ads: str = "nothing"
    failed_brew: str = "at-once"


class Fault(ValueError):
    def __init__(self, where: str, reason: str) -> None:
        super().__init__(f"{where}: {reason}")
        self.where, self.reason = where, reason


def _sum(value: object) -> bool:
    return type(value) is int and value >= 0 and value % 100 == 0


def _sums(size: int) -> Callable[[Any], bool]:
    return lambda v: isinstance(v, list) and len(v) == size and all(map(_sum, v))


def _sizes(value: object) -> bool:
    return isinstance(value, list) and value != [] and all(type(n) is int and n > 0 for n in value)


_FITS: dict[str, Callable[[Any], bool]] = {
    "line_yen": _sums(6),
    "crates": lambda v: v is None or _sizes(v),
    "bonuses": _sums(3),
    "bids_paid": lambda v: v in ("all", "first"),
    "half_used": lambda v: v in ("discard", "keep"),
    "own_ads": lambda v: v in ("nothing", "pay"),
    "failed_brew": lambda v: v in ("at-once", "end-of-turn"),
}


def rules_of(name: object, house: object, players: int) -> Rules:
    """The variants with the house rules; a Fault of the record where there are none such."""
    if not isinstance(name, str) or name not in MIXES:
        raise Fault("record", f"unknown rules {name!r}")
    if not isinstance(house, dict):
        raise Fault("record", "house is not an object")
    names = {f.name for f in fields(Rules)} - {"variants"}
    for key, value in house.items():
        if key not in names or not _FITS.get(key, _sum)(value):
            raise Fault("record", f"house rule {key!r}: {value!r}")
    rules = replace(Rules(MIXES[name]), **house)
    if players * sum(rules.crates or []) > len(DRINKS):
        raise Fault("record", "not enough drinks for these crates")
    return rules


class Ask(NamedTuple):
    """One move to come: who decides (nobody at a chance move), about whom, and up to how many yen."""

    kind: str
    seat: int = -1
    about: tuple[int, ...] = ()
    most: int = 0
    inside: bool = False  # somebody has already decided in this simultaneous stage


class Table:
    """What lies there at one moment."""

    def __init__(self, rules: Rules, players: int) -> None:
        self.rules, self.seats = rules, range(players)
        self.yen = [rules.start_yen] * players
        self.shelf: list[dict[str, set[str]]] = [{} for _ in self.seats]  # each drink's unspent ingredients
        self.lines: dict[str, list[str]] = {}
        self.pays = dict(zip(LINES, rules.line_yen, strict=True))
        self.fourth: list[str] = []
        self.down: dict[str, str] = {}
        self.bonus: dict[Gap, int] = {}  # by column and the row above the gap
        self.brewed: set[str] = set()
        self.ads: dict[str, tuple[int, int]] = {}
        self.crates: dict[str, list[str]] = {}
        if "matcha-iri" in rules.variants:  # G18: a bonus of nothing is none
            pays = zip(COLUMNS, rules.bonuses, strict=True)
            self.bonus = {(column, row): yen for column, yen in pays for row in ROWS[1:] if yen}

    def drinks(self) -> list[int]:
        return [len(shelf) for shelf in self.shelf]

    def brewable(self, seat: int) -> list[str]:
        """Lines for which an ingredient is there at each card; no two cards ever want the same one."""
        there = set().union(*self.shelf[seat].values())
        return [line for line, cards in self.lines.items() if there.issuperset(cards)]

    def may_peek(self, seat: int) -> bool:
        return bool(self.down) and any(left & {*self.fourth} for left in self.shelf[seat].values())

    def verdict(self) -> Verdict:
        best = [seat for seat in self.seats if self.yen[seat] == max(self.yen)]
        most = max(len(self.shelf[seat]) for seat in best)
        most_too = [seat for seat in best if len(self.shelf[seat]) == most]
        why = "yen" if len(best) == 1 else "drinks" if len(most_too) == 1 else "shared"  # G24
        return most_too, why


@dataclass
class Story:
    """A replay. `asks` has the question each move answers and, if unfinished, the open one; `forced` has
    (moves before, text) of each forced move; `seen` has the lines of each seat, and last the spectator's."""

    table: Table
    seen: list[list[str]]
    asks: list[Ask] = field(default_factory=list)
    forced: list[tuple[int, str]] = field(default_factory=list)
    verdict: Verdict | None = None

    def tell(self, line: str, seat: int | None = None) -> None:
        for lines in self.seen if seat is None else [self.seen[seat]]:
            lines.append(line)

    def spare(self, text: str) -> None:
        self.forced.append((len(self.asks), text))


class _Illegal(Exception):
    pass


def _insist(right: object, reason: str) -> None:
    if not right:
        raise _Illegal(reason)


Telling = Generator[Ask, str, Any]


def _game(t: Table, story: Story) -> Generator[Ask, str, Verdict]:
    yield from _grid(t, story)
    for size in t.rules.crates or CRATES[len(t.seats)]:
        yield from _fill(t, story, size)
        order = yield from _order(t, story)
        for seat in order:
            letter = min(t.crates)
            if len(t.crates) == 1:
                story.spare(f"{seat} crate {letter}")
            else:
                text = yield Ask("crate", seat)
                letter = text.removeprefix(f"{seat} crate ")
                _insist(letter != text and letter in t.crates, f"seat {seat} chooses a crate that is left")
                story.tell(text)
            t.shelf[seat] |= {drink: {*drink} for drink in t.crates.pop(letter)}
        for seat in order:
            yield from _turn(t, story, seat)
    return t.verdict()


def _grid(t: Table, story: Story) -> Telling:
    text = yield Ask("grid")
    head, *cards = text.split(" ")
    _insist([head, *cards[3::4]] == ["grid", "/", "/", "|"] and len(cards) == 15, "not the form of a grid")
    del cards[3::4]
    _insist(sorted(cards) == sorted(CARDS), "not every card exactly once")
    for k, (row, column) in enumerate(zip(["top", "middle", "bottom"], COLUMNS, strict=True)):
        t.lines |= {row: cards[3 * k : 3 * k + 3], column: cards[k:9:3]}
    t.fourth = cards[9:]
    if "tea-ceremony" in t.rules.variants:
        t.down = dict(zip(COLUMNS, t.fourth, strict=True))
    story.tell(" ".join([*text.split(" ")[:-3], "? ? ?"]))


def _fill(t: Table, story: Story, size: int) -> Telling:
    text = yield Ask("crates")
    _insist(text.startswith("crates "), "crates are to be filled")
    crates = [crate.split(" ") for crate in text.removeprefix("crates ").split(" | ")]
    _insist([len(crate) for crate in crates] == [size] * len(t.seats), "wrong number of crates or drinks")
    bag = Counter(set(DRINKS).difference(*t.shelf))
    _insist(not Counter(drink for crate in crates for drink in crate) - bag, "drinks that are not in the bag")
    t.crates = dict(zip("ABCDEF", crates, strict=False))
    story.tell(text)


def _order(t: Table, story: Story) -> Telling:
    bids = yield from _secret(story, "bid", dict(enumerate(t.yen)))
    left = [t.yen[seat] - bids[seat] for seat in t.seats]
    if t.rules.bids_paid == "all":
        t.yen[:] = left
    often = Counter(bids.values())
    raises = yield from _secret(story, "raise", {s: left[s] for s in t.seats if often[bids[s]] > 1})
    if t.rules.bids_paid == "all":
        for seat in raises:
            t.yen[seat] -= raises[seat]
    order: list[int] = []
    said = {seat: (bids[seat], raises.get(seat, 0)) for seat in t.seats}
    for pair in sorted(set(said.values()), reverse=True):  # G4, G20
        group = [seat for seat in t.seats if said[seat] == pair]
        if len(group) > 1:
            text = yield Ask("toss", about=tuple(group))
            head, *words = text.split(" ")
            _insist(head == "toss" and sorted(words) == [*map(str, group)], f"a toss is due for seats {group}")
            story.tell(text)
            group = [int(word) for word in words]
        order += group
    if t.rules.bids_paid == "first":
        t.yen[order[0]] -= sum(said[order[0]])
    return order


def _amount(word: str, least: int, most: int) -> int:
    _insist(word.isascii() and word.isdigit() and len(word) <= len(str(most)), f"no amount up to {most}")
    amount = int(word)
    _insist(word == str(amount) and amount % 100 == 0 and least <= amount <= most, f"no amount up to {most}")
    return amount


def _secret(story: Story, kind: str, limits: dict[int, int]) -> Telling:
    said = dict.fromkeys(limits, 0)
    texts: list[str] = []
    for seat, most in limits.items():
        if most == 0:  # G17
            story.spare(f"{seat} {kind} 0")
            continue
        texts.append((yield Ask(kind, seat, tuple(limits), most, inside=bool(texts))))
        word = texts[-1].removeprefix(f"{seat} {kind} ")
        _insist(word != texts[-1], f"seat {seat} has to {kind}")
        said[seat] = _amount(word, 0, most)
    for text in texts:
        story.tell(text)
    return said


def _turn(t: Table, story: Story, seat: int) -> Telling:
    fresh: str | None = None  # the line that may get an ad now
    spoilt: set[str] = set()  # drinks that go at the end of the turn, whatever is left of them
    while (fresh and t.yen[seat]) or t.brewable(seat) or t.may_peek(seat):
        text = yield Ask("turn", seat, most=t.yen[seat])
        who, *words = text.split(" ")
        _insist(who == str(seat), f"seat {seat} is on turn")
        story.tell(text)
        first, fresh = fresh, None
        match words:
            case ["done"]:
                break
            case ["ad", line, amount] if line == first:
                t.ads[line] = (seat, _amount(amount, 100, t.yen[seat]))
                t.yen[seat] -= t.ads[line][1]
            case ["peek", column, drink, card] if column in t.down and card in t.fourth:  # G19
                _spend(t, seat, drink, card)
                story.tell(f"show {column} {t.down[column]}", seat)
            case ["brew", line, a, b, c, *_] if line in LINES:
                for drink, card in zip((a, b, c), t.lines[line], strict=True):
                    _spend(t, seat, drink, card)
                spoilt |= _more(t, story, seat, words[1:])
                _pay(t, seat, line)
                if "tea-market" in t.rules.variants and line not in t.brewed:
                    fresh = line
                t.brewed.add(line)
            case _:
                raise _Illegal(f"nothing seat {seat} may do now")
    else:
        story.spare(f"{seat} done")
    least = 2 if t.rules.half_used == "discard" else 1
    t.shelf[seat] = {d: left for d, left in t.shelf[seat].items() if len(left) >= least and d not in spoilt}


def _spend(t: Table, seat: int, drink: str, card: str) -> None:
    _insist(card in t.shelf[seat].get(drink, ()), f"seat {seat} has no {card} of {drink} to spend")
    t.shelf[seat][drink].remove(card)


def _more(t: Table, story: Story, seat: int, brew: list[str]) -> set[str]:
    """The extra, or the hidden card, of a brew; gives the drinks that a failure costs by the end of the turn."""
    line = brew[0]
    match brew[4:]:
        case []:
            pass
        case ["+", column, "above" | "below" as side, drink] if line in ROWS and column in COLUMNS:
            other = ROWS.index(line) + (1 if side == "above" else -1)
            _insist(0 <= other < 3, "no gap is there")  # G10
            gap = column, ROWS[other] if side == "above" else line
            _insist(gap in t.bonus, "no bonus lies there")  # G18
            _spend(t, seat, drink, t.lines[ROWS[other]][COLUMNS.index(column)])
            t.yen[seat] += t.bonus.pop(gap)  # G29
        case ["?", drink, card] if line in t.down:
            _spend(t, seat, drink, card)
            if card == t.down[line]:
                t.yen[seat] += t.rules.ceremony_pay
                story.tell(f"show {line} {t.down.pop(line)}")  # G26
            elif t.rules.failed_brew == "end-of-turn":
                return {*brew[1:4], drink}
            else:  # G16
                for gone in {*brew[1:4], drink}:
                    del t.shelf[seat][gone]
        case _:
            raise _Illegal("nothing that can be added to this brew")
    return set()


def _pay(t: Table, seat: int, line: str) -> None:
    t.yen[seat] += t.pays[line]
    t.pays[line] = max(0, t.pays[line] - t.rules.drop)
    owner, placed = t.ads.get(line, (seat, 0))
    if owner != seat or t.rules.own_ads == "pay":  # G12
        t.yen[owner] += 2 * placed
        t.ads.pop(line, None)


def replay(rules: Rules, players: int, moves: Sequence[object]) -> Story:
    table = Table(rules, players)
    story = Story(table, [[] for _ in range(players + 1)])
    game = _game(table, story)
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
    if record.get("format") != "chakai/1" or record.get("game") != "genmaicha":
        raise Fault("record", "unknown format or game")
    players = record.get("players")
    if not isinstance(players, list) or len(players) not in CRATES or not all(isinstance(p, str) for p in players):
        raise Fault("record", "not two to six players")
    rules = rules_of(record.get("rules"), record.get("house", {}), len(players))
    if not isinstance(record.get("moves"), list):
        raise Fault("record", "no list of moves")
    return replay(rules, len(players), record["moves"])


def _judge_result(result: object, story: Story) -> None:
    if not isinstance(result, dict):
        raise Fault("result", "not an object")
    if result.get("why") == "forfeit":
        forfeit = result.get("forfeit")
        if story.verdict or not isinstance(forfeit, dict):
            raise Fault("result", "no game to forfeit, or nobody who did")
        out, all_seats = forfeit.get("seats"), [*story.table.seats]
        if not out or repr(out) != repr([seat for seat in all_seats if isinstance(out, list) and seat in out]):
            raise Fault("result", "the seats of the forfeit")
        if forfeit.get("reason") not in ("resigned", "time", "illegal", "broken"):
            raise Fault("result", "the reason of the forfeit")
        right: Verdict = [seat for seat in all_seats if seat not in out] or all_seats, "forfeit"
    elif story.verdict is None:
        raise Fault("result", "the game is not over")
    else:
        right = story.verdict
    sums = {"yen": story.table.yen, "drinks": story.table.drinks()}
    for key, value in {"winners": right[0], "why": right[1], **sums}.items():
        if repr(result.get(key)) != repr(value):  # by repr: True and 1.0 are no 1
            raise Fault("result", f"{key}: {result.get(key)!r} should be {value!r}")


def judge(record: dict[str, Any]) -> tuple[str, str] | None:
    """None for a right record, else where its first fault is ("move N", "result", "record") and why."""
    try:
        story = _read(record)
        if story.verdict is None and story.asks[-1].inside:
            raise Fault("record", "ends inside a stage of bids or raises")
        if "result" in record:
            _judge_result(record["result"], story)
        elif story.verdict:
            raise Fault("result", "the game is over")
    except Fault as fault:
        return fault.where, fault.reason
    return None


def seen(record: dict[str, Any], seat: int | None) -> list[str]:
    """The seen history of a seat, or of a spectator (None); a Fault if a move is wrong."""
    return _read(record).seen[-1 if seat is None else seat]
