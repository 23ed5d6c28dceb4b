"""The referee of Genmaicha is itself tried: by hand-made cases, by random games and by games made wrong."""

from __future__ import annotations

import copy
import json
import random
from collections import Counter
from typing import Any

from ..sizes import size
from .genmaicha import COLUMNS, CRATES, DRINKS, LINES, MIXES, Table, judge, replay, rules_of, seen
from .genmaicha_generate import random_record
from .genmaicha_spoil import right_forfeit, spoilt

HOUSES: list[dict[str, Any]] = [
    {},
    {"half_used": "keep", "failed_brew": "end-of-turn"},
    {"bids_paid": "first", "own_ads": "pay"},
    {"half_used": "keep", "bids_paid": "first", "line_yen": [0, 0, 100, 700, 200, 200]},
    {"failed_brew": "end-of-turn", "start_yen": 0, "drop": 0, "bonuses": [0, 300, 100], "crates": [2, 1, 1, 1, 1]},
    {"start_yen": 1000, "crates": [5], "ceremony_pay": 0, "drop": 200},
]
FULL = "matcha-iri+tea-ceremony+tea-market"
GRID = "grid r S b / H y N / T k g | w O X"  # the page's


def record(rules: str, *moves: str, players: int = 2, **more: Any) -> dict[str, Any]:
    head = {"format": "chakai/1", "game": "genmaicha", "rules": rules, "players": ["a"] * players}
    return {**head, "moves": [*moves], **more}


def fault(rules: str, *moves: str, **more: Any) -> str | None:
    found = judge(record(rules, *moves, **more))
    return found and found[0]


def stands(yen: list[int], drinks: list[int], rules: str, *moves: str, **more: Any) -> bool:
    """Whether the moves are right and leave everybody with so much, the game unfinished."""
    game = record(rules, *moves, **more)
    players = len(game["players"])
    forfeit = {"seats": [0], "reason": "time"}
    result = {"winners": [*range(1, players)], "why": "forfeit", "forfeit": forfeit, "yen": yen, "drinks": drinks}
    assert judge({**game, "result": result}) is None, judge({**game, "result": result})
    return True


def brewing(own: str, other: str, *more: str) -> list[str]:
    """A round of two up to the first turn: seat 0 pays 100 and takes its own crate."""
    return [GRID, f"crates {own} | {other}", "0 bid 100", "1 bid 0", "0 crate A", *more]


def house_of(own: str, **more: Any) -> dict[str, Any]:
    return {"crates": [len(own.split()), 1], **more}


OWN = "rH bS gH yT gN rO gT wN kX"
OTHER = "rS bH gS yS gO rX kH wX kN"


def test_move_texts_of_the_rules_page() -> None:
    start, house = brewing(OWN, OTHER), house_of(OWN)
    assert stands([400, 500], [9, 9], FULL, *start, house=house)
    assert stands([700, 500], [9, 9], FULL, *start, "0 brew top rH bS bS", house=house)
    middle = "0 brew middle gH yT gN + left above rO"
    assert stands([700, 500], [9, 9], FULL, *start, middle, house=house)
    left = "0 brew left rO gH gT ? wN w"
    assert stands([1300, 500], [9, 9], FULL, *start, left, house=house)
    assert stands([1000, 500], [9, 9], FULL, *start, left, "0 ad left 300", house=house)
    assert stands([400, 500], [9, 9], FULL, *start, "0 peek right kX X", house=house)
    assert stands([700, 500], [7, 9], FULL, *start, "0 brew top rH bS bS", "0 done", house=house)
    for text in ("0 brew top rH bS bS", "0 brew left rO gH gT"):
        assert fault("standard", *start, text, house=house) is None
    for text in (middle, left, "0 peek right kX X", "0 ad left 300"):
        assert fault("standard", *start, text, house=house) == "move 6"
    assert fault("standard", *start, "0 brew top rH bS bS", "0 ad top 100", house=house) == "move 7"
    assert fault("tea-market", *start, "0 brew top rH bS bS", "0 ad top 100", house=house) is None
    raised = [*start[:2], "0 bid 300", "1 bid 300", "0 raise 100", "1 raise 100", "toss 1 0", "1 crate B"]
    assert stands([100, 100], [9, 9], FULL, *raised, house=house)


def test_the_blue_stubby_can() -> None:
    own, other = "bS rH bO gN gH bT", "rS yS gS wO wS wH"
    start, house = brewing(own, other), house_of(own)
    top = "0 brew top rH bS bS"  # as blue and as stubby can, in one brew
    assert stands([700, 500], [6, 6], "standard", *start, top, house=house)
    assert fault("standard", *start, top, "0 brew right bS gN gH", house=house) == "move 7"  # blue twice
    # after these nobody can brew: no done is asked, and five drinks are back in the bag
    for brews in (
        [top, "0 brew right bO gN gH"],
        ["0 brew right bS gN gH", "0 brew top rH bS bO"],  # blue in one brew, stubby can in another
    ):
        assert stands([1300, 500], [1, 6], "standard", *start, *brews, house=house)
        assert fault("standard", *start, *brews, "0 done", house=house) == "move 8"
        assert fault("standard", *start, *brews, "1 done", house=house) == "move 8"
    assert fault("standard", *start, "0 brew right bS gN gH", "0 brew right bO gN gH", house=house) == "move 7"


def test_order_of_bids() -> None:
    crates = "crates " + " | ".join(" ".join(DRINKS[k : k + 3]) for k in range(0, 18, 3))
    start = [GRID, crates]
    bids = [f"{seat} bid {yen}" for seat, yen in enumerate([200, 0, 200, 0, 500, 200])]
    raises = ["0 raise 0", "1 raise 500", "2 raise 0", "3 raise 500", "5 raise 300"]
    six: Any = {"players": 6}
    assert fault("standard", *start, *bids[:3], **six) == "record"
    assert stands([300, 500, 300, 500, 0, 300], [0] * 6, "standard", *start, *bids, **six)
    assert fault("standard", *start, *bids, *raises[:2], **six) == "record"
    assert fault("standard", *start, *bids, *raises[:2], raises[3], **six) == "move 11"
    assert (
        fault("standard", *start, *bids, "0 raise 0", "1 raise 500", "2 raise 0", "4 raise 0", **six) == "move 12"
    )
    done = [*start, *bids, *raises]
    assert stands([300, 0, 300, 0, 0, 0], [0] * 6, "standard", *done, **six)
    assert fault("standard", *done, "toss 1 3", "toss 2 0", **six) == "move 14"  # G20: the highest group first
    done += ["toss 2 0", "toss 3 1"]
    order = [4, 5, 2, 0, 3, 1]  # G4: 500 with its raise does not overtake
    crate = [f"{seat} crate {letter}" for seat, letter in zip(order, "FEDCBA", strict=True)]
    for k, seat in enumerate(order[:5]):
        for wrong in {*range(6)} - {seat}:
            assert fault("standard", *done, *crate[:k], f"{wrong} crate A", **six) == f"move {16 + k}"
    assert fault("standard", *done, *crate, **six) == "move 21"  # the last crate
    full = [*done, *crate[:5]]
    assert fault("standard", *full, **six) is None
    first = {"bids_paid": "first"}
    assert stands([500] * 4 + [0, 500], [0, 0, 0, 0, 3, 0], "standard", *done, crate[0], house=first, **six)


def test_nothing_is_asked_where_nothing_can_be_chosen() -> None:
    poor = {"start_yen": 0, "crates": [1]}
    moves = [GRID, "crates rS | gS", "toss 1 0", "1 crate A"]  # no bid, no raise, no brew: the game is over
    result: dict[str, Any] = {"winners": [0, 1], "why": "shared", "yen": [0, 0], "drinks": [1, 1]}
    assert fault("standard", *moves, house=poor, result=result) is None
    assert fault("standard", *moves, house=poor) == "result"
    assert fault("standard", *moves, "1 done", house=poor, result=result) == "move 5"
    assert fault("standard", GRID, moves[1], "0 bid 0", house=poor) == "move 3"
    bare = [GRID, "crates rS | gS", "0 bid 500", "1 bid 500"]
    assert fault("standard", *bare, "0 raise 0", house={"crates": [1]}) == "move 5"
    won = {**result, "winners": [1], "why": "yen", "yen": [0, 300]}
    assert fault("standard", *bare[:3], "1 bid 200", "0 crate B", house={"crates": [1]}, result=won) is None
    # tea ceremony: w, O, X pay for a peek, so whoever has one decides
    lone = [GRID, "crates wS | gH", "0 bid 0", "1 bid 100", "1 crate B"]
    assert fault("tea-ceremony", *lone, "0 done", house={"crates": [1, 1]}) is None
    assert fault("tea-ceremony", *lone, "0 peek left wS w", house={"crates": [1, 1]}) is None
    assert fault("tea-ceremony", *lone, "0 peek left wS w", "0 done", house={"crates": [1, 1]}) == "move 7"
    assert fault("tea-ceremony", *lone, "0 peek left wS S", house={"crates": [1, 1]}) == "move 6"
    assert fault("standard", *lone, "0 done", house={"crates": [1, 1]}) == "move 6"


def test_lines_drop_and_the_best_has_it() -> None:
    own, other = "rS yS bS gS", "rH yN kT bN"
    house = {"crates": [4], "line_yen": [0, 0, 100, 0, 0, 0]}
    start = brewing(own, other)
    twice = [*start, "0 brew top rS yS bS"]
    assert fault("standard", *twice, "0 done", house=house) == "move 7"  # no r is left: seat 1 is on turn
    assert fault("standard", *twice, "1 brew middle rH yN yN", house=house) == "result"
    tie = {"winners": [1], "why": "drinks", "yen": [500, 500], "drinks": [1, 2]}
    assert fault("standard", *twice, "1 brew middle rH yN yN", house=house, result=tie) is None
    again = brewing("rS rH bN bT gS yS", "wS wH wN kT kS kX")
    brews = ["0 brew top rS gS bN", "0 brew top rH yS bT"]
    assert stands([900, 500], [6, 6], "standard", *again, *brews, house={"crates": [6, 1]})
    assert stands([700, 500], [6, 6], "standard", *again, *brews, house={"crates": [6, 1], "drop": 700})
    table = Table(rules_of("standard", {}, 3), 3)
    for yen, shelves, verdict in [
        ([300, 200, 100], [0, 1, 2], ([0], "yen")),
        ([300, 300, 100], [0, 1, 2], ([1], "drinks")),
        ([300, 300, 100], [1, 1, 2], ([0, 1], "shared")),
        ([0, 0, 0], [2, 1, 2], ([0, 2], "shared")),
    ]:
        table.yen, table.shelf = yen, [{d: {*d} for d in DRINKS[:most]} for most in shelves]
        assert table.verdict() == verdict


def test_extras() -> None:
    own, other = "rH bS gH yT gN rO kN rN yN", OTHER.replace("kN", "kX")
    start, house = brewing(own, other), house_of(own)
    rules = "matcha-iri"
    top, middle = "0 brew top rH bS bS", "0 brew middle gH yT gN"
    assert stands([900, 500], [9, 9], rules, *start, f"{top} + centre below yN", house=house)
    assert stands([700, 500], [9, 9], rules, *start, f"{middle} + left above rO", house=house)
    assert stands([800, 500], [9, 9], rules, *start, f"{middle} + centre below kN", house=house)
    for wrong in (f"{top} + left above rO", f"{top} + left below rO", f"{middle} + left above rH rH"):
        assert fault(rules, *start, wrong, house=house) == "move 6"
    taken = [*start, f"{middle} + left above rO"]
    assert fault(rules, *taken, f"{top} + left below rH", house=house) == "move 7"  # G18: one gap
    assert fault(rules, *start, f"{top} + left below rH", house=house) is None
    assert fault(rules, *taken, f"{top} + right below rN", house=house) is None
    assert fault(rules, *taken, "0 brew top rO bS bS", house=house) == "move 7"  # its r is spent
    none = {**house, "bonuses": [0, 200, 200]}
    assert fault(rules, *start, f"{middle} + left above rO", house=none) == "move 6"


def test_ceremonies() -> None:
    own, other = "rO gH gT wN kX wT rH yX kO", "rS bH gS yS gO rX kH wX kN"
    start, house = brewing(own, other), house_of(own)
    rules, late = "tea-ceremony", {**house, "failed_brew": "end-of-turn"}
    hit, miss = "0 brew left rO gH gT ? wN w", "0 brew left rO gH gT ? kX k"
    assert stands([1300, 500], [9, 9], rules, *start, hit, house=house)
    assert stands([1800, 500], [9, 9], rules, *start, hit, house={**house, "ceremony_pay": 1000})
    assert stands([800, 500], [5, 9], rules, *start, miss, house=house)  # G16: rO, gH, gT, kX are gone
    assert stands([800, 500], [9, 9], rules, *start, miss, house=late)
    again = "0 brew left rH rH wT"
    assert stands([1100, 500], [5, 9], rules, *start, miss, again, house=house)
    for peek in ("0 peek right rO O", "0 peek right kX X"):
        assert fault(rules, *start, miss, peek, house=house) == "move 7"
        assert fault(rules, *start, miss, peek, house=late) is None
    assert stands([800, 500], [5, 9], rules, *start, miss, "0 done", house=late)
    assert stands([800, 500], [5, 9], rules, *start, miss, "0 done", house={**late, "half_used": "keep"})
    assert stands([1300, 500], [9, 9], rules, *start, hit, "0 done", house={**house, "half_used": "keep"})
    assert stands([1300, 500], [5, 9], rules, *start, hit, "0 done", house=house)
    assert fault(rules, *start, hit, f"{again} ? wT w", house=house) == "move 7"  # G26
    assert fault(rules, *start, hit, again, house=house) is None
    assert fault(rules, *start, hit, "0 peek left wT w", house=house) == "move 7"
    assert fault(rules, *start, hit, "0 peek right wT w", house=house) is None  # G19
    foolish = "0 brew left rO gH gT ? rH r"  # G21
    assert stands([800, 500], [5, 9], rules, *start, foolish, house=house)
    assert fault(rules, *start, "0 brew left rO gH gT ? rO r", house=house) == "move 6"  # the same r
    assert fault(rules, *start, "0 brew left rO gH gT ? rO O", house=house) is None


def test_half_used_drinks() -> None:
    own, other = "rO gH gT wN", "rS wH gS yS"  # seat 1 can brew nothing at all
    keep: dict[str, Any] = {"crates": [4, 2, 1], "half_used": "keep"}
    start = [*brewing(own, other), "0 brew left rO gH gT"]
    assert stands([800, 500], [1, 4], "standard", *start, house={**keep, "half_used": "discard"})
    assert stands([800, 500], [4, 4], "standard", *start, house=keep)
    assert fault("standard", *start, "crates rO kT | wX gX", house=keep) == "move 7"
    assert fault("standard", *start, "crates rO kT | wX gX", house={**keep, "half_used": "discard"}) is None
    second = [*start, "crates rH kT | wX gX", "0 bid 0", "1 bid 100", "1 crate B"]
    assert fault("standard", *second, "0 brew left rO rH kT", house=keep) == "move 11"  # its r is spent
    assert fault("standard", *second, "0 brew left rH rH gT", house=keep) == "move 11"  # its T is spent
    assert stands([1100, 400], [5, 6], "standard", *second, "0 brew left rH rH kT", house=keep)
    # kT is spent twice at once, gH in two turns; T is gone, so the turn is over
    assert stands([900, 400], [4, 6], "standard", *second, "0 brew bottom kT kT gH", house=keep)


def test_ads() -> None:
    own, other = "rH bS gH yT gN rS bT yX", "rO gS bN wH kT yN gT bH"
    start, house = brewing(own, other), {"crates": [8, 1]}
    top, again = "0 brew top rH bS bS", "0 brew top rS rS bT"
    rules = "tea-market"
    placed = [*start, top, "0 ad top 300"]
    assert stands([400, 500], [8, 8], rules, *placed, house=house)
    assert stands([600, 500], [8, 8], rules, *placed, again, house=house)  # G12
    assert stands([1200, 500], [8, 8], rules, *placed, again, house={**house, "own_ads": "pay"})
    theirs = [*placed, "0 done", "1 brew top rO gS bN"]
    assert stands([1000, 700], [6, 8], rules, *theirs, house=house)
    assert fault(rules, *theirs, "1 ad top 100", house=house) == "move 10"
    assert fault(rules, *start, top, again, "0 ad top 100", house=house) == "move 8"  # G23
    assert fault(rules, *start, top, "0 ad middle 100", house=house) == "move 7"
    assert fault(rules, *start, top, "0 ad top 800", house=house) == "move 7"
    assert fault(rules, *start, top, "0 ad top 700", house=house) is None
    assert fault(rules, *start, top, "0 ad  100", house=house) == "move 7"
    assert fault(rules, *start, "0 ad  100", house=house) == "move 6"
    both = "tea-ceremony+tea-market"  # G22: a failed brew drops the yen, earns an ad and triggers one
    failed = "0 brew left rH gH yT ? bS b"
    assert stands([500, 500], [4, 8], both, *start, failed, "0 ad left 300", house=house)
    paid = [*start, failed, "0 ad left 300", "0 done", "1 brew left rO wH kT ? gS g"]
    assert stands([1100, 800], [4, 4], both, *paid, house=house)
    last = [*brewing("rS bT", "kX kO"), "0 brew top rS rS bT"]  # nothing but an ad is possible then
    assert fault(rules, *last, "0 done", house={"crates": [2, 1]}) is None
    assert fault("standard", *last, "0 done", house={"crates": [2, 1]}) == "move 7"
    poor = {"crates": [2, 1], "start_yen": 100, "line_yen": [0] * 6}
    assert fault(rules, *last[:3], *last[4:], "0 done", house=poor) == "move 4"
    assert fault(rules, *last, "0 done", house=poor) == "move 7"


def test_seen() -> None:
    own, other = "rO gH gT wN kX wT", "wX yS gS kS wS wH"
    moves = brewing(own, other, "0 peek right kX X", "0 peek left wT w", "0 brew left rO gH gT ? wN w", "0 done")
    grid = GRID.replace("w O X", "? ? ?")
    told = [grid, *moves[1:5], "0 peek right kX X", "0 peek left wT w", moves[7], "show left w", "0 done"]
    own_lines = [*told[:6], "show right X", told[6], "show left w", *told[7:]]
    game = record("tea-ceremony", *moves, house=house_of(own))
    assert seen(game, 0) == own_lines
    assert seen(game, 1) == seen(game, None) == told
    for cut, lines in ((2, 2), (3, 2), (4, 4)):  # bids are seen once all have bid
        assert len(seen(record("tea-ceremony", *moves[:cut], house=house_of(own)), 0)) == lines
    assert seen(record("standard", GRID), 0) == [grid]


def ledger(game: dict[str, Any], n: int) -> tuple[int, int]:
    """All yen and all drinks at the end, reckoned from the texts alone, under the rules without house rules."""
    words = [move.split(" ") for move in game["moves"]]
    yen = 500 * n - sum(int(w[2]) for w in words if w[1] in ("bid", "raise"))
    brews = [w for w in words if w[1] == "brew"]
    for k, line in enumerate(LINES):
        times = sum(w[2] == line for w in brews)
        yen += sum(max(0, 100 * (k + 1) - 100 * j) for j in range(times))
    yen += sum([100, 200, 200][COLUMNS.index(w[7])] for w in brews if w[6:7] == ["+"])
    yen += 500 * sum(line.startswith("show") for line in seen(game, None))
    for i, w in enumerate(words):
        if w[1] == "ad":
            later = any(o[1:3] == ["brew", w[2]] and o[0] != w[0] for o in words[i:])
            yen += int(w[3]) if later else -int(w[3])
    used: set[tuple[int, str]] = set()
    rounds = 0
    for w in words:
        rounds += w[0] == "crates"
        if w[1] in ("brew", "peek"):
            used |= {(rounds, word) for word in w if word in DRINKS}
    return yen, n * sum(CRATES[n]) - len(used)


def test_random_games_are_right_and_their_cuts_too() -> None:
    rng = random.Random(1)
    tally: Counter[str] = Counter()
    for house in HOUSES:
        for rules, n in ((rules, n) for rules in MIXES for n in CRATES):
            game = random_record(rules, house, n, rng)
            assert judge(json.loads(json.dumps(game))) is None, (judge(game), game)
            tally[game["result"]["why"]] += 1
            for move in game["moves"]:
                tally.update({*move.split(" ")} & {"toss", "raise", "peek", "ad", "+", "?", "done"})
            tally["show"] += sum(line.startswith("show") for line in seen(game, None))
            if not house:
                assert ledger(game, n) == (sum(game["result"]["yen"]), sum(game["result"]["drinks"]))
            assert judge(right_forfeit(game, rng)) is None
            story = replay(rules_of(rules, house, n), n, game["moves"])
            asks, viewers = story.asks, [*range(n), None]
            for cut in rng.sample(range(len(game["moves"])), min(3, len(game["moves"]))):
                same = cut and asks[cut].kind == asks[cut - 1].kind and asks[cut].kind in ("bid", "raise")
                part = record(rules, *game["moves"][:cut], house=house, players=n)
                assert judge(part) == (("record", "ends inside a stage of bids or raises") if same else None)
                k = rng.randrange(n + 1)
                so_far = seen(part, viewers[k])
                assert story.seen[k][: len(so_far)] == so_far
    assert min(tally[what] for what in ("yen", "drinks", "shared")) >= 5, tally
    assert min(tally[what] for what in ("toss", "raise", "peek", "ad", "+", "?", "done", "show")) >= 40, tally


def test_ads_are_triggered_and_gone() -> None:
    rng = random.Random(4)
    tally: Counter[str] = Counter()
    for _ in range(60):
        game = random_record("tea-market", {}, 3, rng)
        ads: dict[str, str] = {}
        for who, what, *rest in (move.split(" ") for move in game["moves"][1:]):
            if what == "ad":
                ads[rest[0]] = who
            elif what == "brew" and rest[0] in ads:
                mine = ads[rest[0]] == who
                tally["own brew" if mine else "triggered"] += 1
                if not mine:
                    del ads[rest[0]]
        tally["left"] += len(ads)
    assert min(tally[what] for what in ("own brew", "triggered", "left")) >= 5, tally


def test_wrong_games_are_found_where_they_went_wrong() -> None:
    rng = random.Random(2)
    kinds: Counter[str] = Counter()
    for house in HOUSES:
        for rules in rng.sample([*MIXES], size(2, 8)):
            game = random_record(rules, house, rng.choice([*CRATES]), rng)
            before = copy.deepcopy(game)
            for kind, wrong, where in spoilt(game, rng):
                found = judge(json.loads(json.dumps(wrong)))
                assert (found or [None])[0] == where, (kind, where, found, wrong)
                kinds[kind] += 1
            assert game == before
    assert len(kinds) >= 250, len(kinds)
