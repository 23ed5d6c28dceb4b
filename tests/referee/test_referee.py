"""The referee is itself tried: by hand-made cases, by random games and by games made wrong."""

from __future__ import annotations

import copy
import json
import random
from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import Any

from .counts import CASES, case, deals
from .generate import random_record
from .matcha import RULES, Rules, beats, judge, prizes, replay, rules_of, seen, verdict
from .spoil import spoilt

HOUSES: list[tuple[str, dict[str, Any]]] = [
    *((name, {}) for name in RULES),
    ("grail-2015", {"keep": "all-or-none"}),
    ("grail-2015", {"start_tokens": [[0, 3, 3, 0, 0], [0, 3, 3, 0, 0]]}),
    ("grail-2015", {"sets": 1, "start_tokens": [[0, 3, 3, 0, 3], [0, 3, 3, 0, 3]]}),
    ("matagot-2020", {"play_on": True, "keep": "any", "start_tokens": [[0, 0, 2, 2, 3], [0, 0, 2, 2, 3]]}),
    ("matagot-2020-nl", {"turns": 1, "goal_suit": None, "goal_whisks": None, "goal_each": False}),
    ("small", {"sets": None, "keep": "any", "turns": None, "zeros": 3}),
    ("mini", {"sets": 3, "turns": 3, "keep": "any"}),
]
DEAL = "deal 0 | 2g 3b 1y 4r 3r 2b | 1g 2r 3y 4y 0 | 3g 4g 1r 2y 0 | 1b 4b"


def record(rules: str, *moves: str, **more: Any) -> dict[str, Any]:
    head = {"format": "chakai/1", "game": "matcha", "rules": rules, "players": ["a", "b"]}
    return {**head, "moves": [*moves], **more}


def fault(*given: Any, **more: Any) -> str | None:
    found = judge(record(*given, **more))
    return found and found[0]


def test_rank_is_a_loop() -> None:
    numbers, suits = "4321", "grby"
    for order in (numbers, suits):
        assert all(beats(order, a, b) != beats(order, b, a) for a, b in combinations(order, 2))
    assert all(beats(numbers, p[0], p[1]) for p in ("43", "32", "21", "14", "31", "42"))
    assert all(beats(suits, p[0], p[1]) for p in ("gr", "rb", "by", "yg", "ry", "gb"))
    assert beats("gr", "g", "r")
    assert beats("21", "2", "1")
    assert beats("grb", "b", "g")
    assert beats("321", "1", "3")


def test_worked_examples_of_the_books() -> None:
    grail = Rules()
    assert prizes(grail, "#", "2r", ["2g", "2b"]) == [1, None]  # EN: green over blue
    assert prizes(grail, "*", "3g", ["1g", "4g"]) == [0, None]  # EN, UK 1, NL 1: a 1 over a 4
    assert prizes(grail, "#", "2y", ["2r", "2g"]) == [None, 3]  # UK 1, NL 1: green over red
    assert prizes(grail, "#", "2r", ["2g", "3b"]) == [1, 4]  # EN: the non-match takes a whisk
    assert prizes(grail, "#", "2y", ["0", "2g"]) == [4, 3]  # UK 2, with a 0
    assert prizes(grail, "*", "3g", ["1r", "0"]) == [None, None]  # EN, UK 3
    assert prizes(grail, "#", "2y", [None, "0"]) == [None, 3]  # UK 3: a lone card, whatever it is
    assert prizes(grail, "#", "2y", [None, None]) == [None, None]
    assert prizes(grail, "#", "2g", ["3g", "2r"]) == [4, 0]  # the suit does not match on a number mat
    assert prizes(grail, "*", "2g", ["2r", "4g"]) == [4, 0]


def test_verdicts() -> None:
    grail, uk, nl = Rules(), RULES["matagot-2020"], RULES["matagot-2020-nl"]
    five, reds = [1, 1, 1, 1, 1], [0, 4, 0, 0, 0]
    assert verdict(grail, [five, [0] * 5], False, False) == (([0], "goal"), False)
    assert verdict(grail, [[0] * 5, [0, 0, 0, 0, 4]], False, False) == (([1], "goal"), False)
    assert verdict(grail, [[3, 3, 3, 3, 0], [0] * 5], False, False) == (None, False)
    assert verdict(uk, [[0, 0, 0, 3, 0], [0] * 5], False, True) == (([0], "goal"), False)
    assert verdict(uk, [[2, 2, 2, 2, 0], [0, 0, 0, 0, 3]], False, False) == (None, False)
    assert verdict(grail, [reds, five], False, False) == (([1], "tie-break"), True)
    assert verdict(grail, [reds, [0, 4, 0, 0, 2]], False, False) == (None, True)  # whisks count not here
    assert verdict(grail, [[0, 4, 0, 1, 0], [0, 4, 0, 0, 4]], True, False) == (([0], "tie-break"), True)
    whisks = [[1, 3, 0, 0, 0], [1, 3, 0, 0, 1]]
    assert verdict(uk, whisks, False, True) == (([1], "tie-break"), True)  # M10
    assert verdict(nl, whisks, False, False) == (([0, 1], "draw"), True)  # M12
    assert verdict(uk, [[1, 0, 0, 0, 1], [1, 0, 0, 0, 2]], False, True) == (([1], "count"), False)
    assert verdict(nl, [[1, 0, 0, 0, 1], [1, 0, 0, 0, 2]], False, True) == (([0, 1], "draw"), False)


def test_turns() -> None:
    for rules in ("grail-2015", "matagot-2020"):
        assert fault(rules) is None
        assert fault(rules, DEAL, "0 2r#", "1 4g*", "0 -") is None
        assert fault(rules, DEAL, "1 4g*") == "move 2" == fault(rules, DEAL, "0 3g#")
        assert fault(rules, DEAL, "0 2r#", "1 -", "0 1g#") == "move 4"
    assert fault("grail-2015", DEAL, "0 -", "1 3g#", "0 1g#") == "move 4"  # out for the round
    assert fault("grail-2015", DEAL, "0 -", "1 3g#", "1 4g*", "1 -") == "move 5"  # M6
    assert fault("grail-2015", DEAL, "0 -", "1 3g#", "1 4g*", "0 2r#") is None
    assert fault("matagot-2020", DEAL, "0 -", "1 3g#", "0 1g#", "1 -", "0 2r#") is None
    assert fault("matagot-2020", DEAL, "0 -", "1 -", "0 -", "1 -", "1 -") == "move 6"
    assert fault("matagot-2020", DEAL, result=None) == "result"
    mine: dict[str, Any] = {"winners": [1], "why": "forfeit", "forfeit": {"seats": [0], "reason": "time"}}
    mine["tokens"] = [[0] * 5] * 2
    assert fault("matagot-2020", DEAL, "0 -", result=mine) is None
    both = {**mine, "winners": [0, 1], "forfeit": {"seats": [0, 1], "reason": "broken"}}
    assert fault("matagot-2020", result=both) is None
    mine["tokens"] = [[0] * 5, [1, 0, 0, 0, 0]]
    assert fault("matagot-2020", DEAL, "0 -", result=mine) == "result"


def test_seen() -> None:
    moves = [DEAL, "0 2r#", "1 2y#", "0 1g*", "1 -", "0 -"]
    known = [["0 2r#", "1 ?#", "0 1g*"], ["0 ?#", "1 2y#", "0 ?*"], ["0 ?#", "1 ?#", "0 ?*"]]
    teas = "deal 0 | 2g 3b 1y 4r 3r 2b"
    first = ["1g 2r 3y 4y 0 | ? ? ? ? ?", "? ? ? ? ? | 3g 4g 1r 2y 0", "? ? ? ? ? | ? ? ? ? ?"]
    for seat, lines in zip((0, 1, None), known, strict=True):
        line = f"{teas} | {first[2 if seat is None else seat]} | ? ?"
        tail = ["1 -", "show 0 2r#", "show 1 2y#", "0 -"]
        assert seen(record("matagot-2020", *moves), seat) == [line, *lines, *tail]


def test_keeps() -> None:
    deal = "deal 0 | 2r 4g | 2g 0 | 0 1g | 2b 4r 1r 3r 1b 3b 4b 1y 2y 3y 4y 3g"
    again = "deal 1 | 1r 3r | 0 2g | 4g 1g | 2b 2r 4r 1b 3b 4b 1y 2y 3y 4y 3g 0"
    other = again.replace("1g", "x").replace("3g", "1g").replace("x", "3g")
    start = ["grail-2015", deal, "0 -", "1 0#", "1 -"]
    house = {"hand_size": 2, "rounds": 1}
    assert fault(*start, house=house) is None
    assert fault(*start, "0 keep 0 2g", house=house) == "record"
    assert fault(*start, "0 keep 0 2g", "1 keep 1g", again, house=house) is None
    assert fault(*start, "0 keep 0 2g", "1 keep 1g", other, house=house) == "move 7"
    assert fault(*start, "0 keep 0 0", "1 keep", house=house) == "move 5"
    assert fault(*start, "0 keep 0", house={**house, "keep": "all-or-none"}) == "move 5"
    told = record(*start, "0 keep 0 2g", "1 keep", again, house=house)
    assert seen(told, 0)[4:6] == ["0 keep 2g 0", "1 keep"]
    assert seen(told, 1)[4:6] == ["0 keep ? ?", "1 keep"]
    assert seen(told, 0)[-1].split("|")[2] == " 2g 0 "


def test_random_games_are_right_and_their_cuts_too() -> None:
    rng = random.Random(1)
    whys: Counter[str] = Counter()
    for name, house in HOUSES:
        for _ in range(16):
            game = random_record(name, house, rng)
            assert judge(game) is None, game
            whys[game["result"]["why"]] += 1
            story = replay(rules_of(name, house), game["moves"])
            wholes = seen(game, 0), seen(game, 1)
            for cut in range(len(game["moves"])):
                inside = story.asks[cut].kind == story.asks[max(cut - 1, 0)].kind == "keep"
                part = record(name, *game["moves"][:cut], house=house)
                assert (judge(part) is None) != inside
                so_far = seen(part, cut % 2)
                assert wholes[cut % 2][: len(so_far)] == so_far
    assert set(whys) == {"goal", "tie-break", "count", "draw"}


def test_wrong_games_are_found_where_they_went_wrong() -> None:
    rng = random.Random(2)
    kinds: Counter[str] = Counter()
    for name, house in HOUSES:
        for _ in range(8):
            game = random_record(name, house, rng)
            before = copy.deepcopy(game)
            for kind, wrong, where in spoilt(game, rng):
                found = judge(json.loads(json.dumps(wrong)))
                assert (found or [None])[0] == where, (kind, where, found, wrong)
                kinds[kind] += 1
            assert game == before
    assert len(kinds) >= 80, kinds
    assert min(kinds.values()) >= 5, kinds


def _below(rules: str, house: dict[str, Any], moves: list[str], tally: Counter[Any], views: set[Any]) -> None:
    """The tree once more, from the judge alone: a move is legal if the judge lets it stand."""

    def lets(move: str) -> bool:
        found = judge(record(rules, *moves, move, house=house))
        return found is None or found[0] == "record" or found == ("result", "the game is over")

    story = replay(rules_of(rules, house), moves)
    if story.verdict:
        tally["terminal"] += 1
    elif story.asks[-1].kind == "deal":
        tally["chance"] += 1
    else:
        tally["decision"] += 1
        deck = sorted(set(rules_of(rules, house).deck()))
        tries = [f"{s} {c}{m}" for s in (0, 1) for c in deck for m in "#*"] + ["0 -", "1 -"]
        if story.asks[-1].kind == "keep":
            some = {c for n in range(4) for c in combinations(sorted(story.asks[-1].hand), n)}
            tries = [" ".join([f"{story.asks[-1].seat} keep", *c]) for c in some]
        legal = [move for move in tries if lets(move)]
        seats = {int(move[0]) for move in legal}
        assert len(seats) == 1
        assert len(legal) > 1
        views.add((*seats, *seen(record(rules, *moves, house=house), *seats)))
        for move in legal:
            _below(rules, house, [*moves, move], tally, views)


def test_tree_counts() -> None:
    stored = json.loads((Path(__file__).parents[1] / "data" / "tree_counts.json").read_text(encoding="utf-8"))
    assert stored == [case(*given) for given in CASES]
    # mini by hand: below each of 72 deals 12 decisions and 25 ends; each of 36 views of a deal has 4 and 8
    assert [stored[0][key] for key in ("chance", "decision", "terminal")] == [1, 72 * 12, 72 * 25]
    assert stored[0]["information_sets"] == [36 * 4, 36 * 8]
    assert len(list(deals(RULES["mini"]))) == 72
    for given in stored:
        if given["decision"] > (400 if given["deal"] else 900):
            continue
        tally: Counter[Any] = Counter(chance=given["deal"] is None)
        views: set[Any] = set()
        for deal in [given["deal"]] if given["deal"] else _texts(rules_of(given["rules"], given["house"])):
            _below(given["rules"], given["house"], [deal], tally, views)
        for key in ("chance", "decision", "terminal"):
            assert tally[key] == given[key], (given, tally)
        assert given["information_sets"] == [sum(view[0] == seat for view in views) for seat in (0, 1)]


def _texts(rules: Rules) -> list[str]:
    texts = []
    for groups in deals(rules):
        aside = Counter(rules.deck()) - Counter(card for group in groups for card in group)
        texts.append(" | ".join(["deal 0", *map(" ".join, groups), " ".join(aside.elements())]))
    return texts
