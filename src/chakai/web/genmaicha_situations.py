"""The small drawn situations of Genmaicha's rules pages.

Here stands only what lies on the table and what somebody does. What it earns, who comes first, what is refused:
the rules are asked.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache
from typing import Any, Final

from chakai.core.chance import SeededLuck
from chakai.games.genmaicha.drinks import LINES
from chakai.games.genmaicha.engine import apply, draw, new
from chakai.games.genmaicha.moves import parse
from chakai.games.genmaicha.rules import RULE_SETS, Rules
from chakai.games.genmaicha.state import Ad, Stage, State
from chakai.web.genmaicha_parts import (
    ARROW,
    BEA,
    YOU,
    Act,
    Bids,
    Board,
    Crates,
    HiddenRow,
    LineAt,
    Names,
    Part,
    Seats,
    Shelf,
    TwoIn,
    acts,
    after,
    drinks,
)

STANDARD: Final = RULE_SETS["standard"]
IRI, CEREMONY, MARKET = (RULE_SETS[name] for name in ("matcha-iri", "tea-ceremony", "tea-market"))
GRID: Final = "grid r S b / H y N / T k g | w O X"
"""The same cards lie in every drawing."""
TOP: Final = "0 brew top rH bS bS"
LEFT: Final = "0 brew left rO gH gT"
BOTTOM: Final = "0 brew bottom yT kO gS"


BESIDE: Final = ("parts", "setup", "bid", "brew", "iri", "ceremony", "market", "end")
"""The chapters that have a drawing at their side."""


def laid(rules: Rules, players: int = 2) -> State:
    """A table with its grid."""
    return apply(new(rules, players), parse(GRID))


def brewing(rules: Rules, shelf: str, *, ad: tuple[str, int, int] | None = None, **changes: Any) -> State:
    """Your brewing turn, after Bea's. An ad: where, whose, and with how much."""
    state = laid(rules)._replace(stage=Stage.BREW, round=1, order=(BEA, YOU), turn=1, shelves=(drinks(shelf), ()))
    if ad:
        line, owner, yen = ad
        ads = tuple(Ad(owner, yen) if other == line else None for other in LINES)
        state = state._replace(ads=ads, brewed=frozenset({line}))
    return state._replace(**changes)


def bidding(players: int, *texts: str, rules: Rules = STANDARD, **changes: Any) -> State:
    """The first round after these bids; the changes are made before them."""
    state = laid(rules, players)
    return after(apply(state, draw(state, SeededLuck("drawn", players)))._replace(**changes), *texts)


def ending(
    yen: tuple[int, ...], *shelves: str, rules: Rules = STANDARD, ads: tuple[Ad | None, ...] = (None,) * 6
) -> State:
    """The end of the last round, when the last of the order is done."""
    state = laid(rules, len(yen))
    last = state._replace(
        stage=Stage.BREW,
        round=len(rules.crate_sizes(len(yen))),
        order=(*range(1, len(yen)), YOU),
        turn=len(yen) - 1,
        yen=yen,
        shelves=tuple(map(drinks, shelves)),
        ads=ads,
    )
    return after(last, "0 done")


def _g4() -> tuple[Part, ...]:
    return (Bids(bidding(3, "0 bid 200", "1 bid 200", "2 bid 300", "0 raise 300", "1 raise 0")),)


def _g5() -> tuple[Part, ...]:
    return (Bids(bidding(3, "0 bid 200", "1 bid 200", "2 bid 0", "0 raise 100", "1 raise 100", "toss 1 0")),)


def _g7() -> tuple[Part, ...]:
    used = Act(brewing(STANDARD, "bS kN gT yT"), "0 brew right bS kN gT")
    done = Act(used.after, "0 done")
    return Shelf(used.after), done, Shelf(done.after)


def _g8() -> tuple[Part, ...]:
    done = acts(brewing(STANDARD, "bS kN gT yT"), "0 brew right bS kN gT", "0 done")[-1]
    filled = after(done.after, "crates bS wH rX | yO kN wT")
    return done, ARROW, Crates(filled, done.discarded)


def _g9() -> tuple[Part, ...]:
    low = brewing(IRI, "yT kO gS rH", line_yen=(0, *IRI.line_yen[1:]))
    return (Act(low, f"{BOTTOM} + left above rH"),)


def _g10() -> tuple[Part, ...]:
    both = brewing(RULE_SETS["matcha-iri+tea-ceremony"], "rH bS wN")
    return Board(both), Act(both, f"{TOP} + left above wN")


def _g11() -> tuple[Part, ...]:
    peek = Act(brewing(CEREMONY, "kX rO gH gT"), "0 peek left kX X")
    return Shelf(peek.state), peek, Shelf(peek.after)


def _g12() -> tuple[Part, ...]:
    own = Act(brewing(MARKET, "rH bS yT", ad=("top", YOU, 200)), TOP)
    return own, ARROW, LineAt(own.after, "top")


def _g13() -> tuple[Part, ...]:
    ads = tuple(Ad(YOU, 300) if line == "left" else None for line in LINES)
    over = ending((900, 1000), "yT", "kX", rules=MARKET, ads=ads)
    return LineAt(over, "left"), Seats(over)


def _g14() -> tuple[Part, ...]:
    first, ad = acts(brewing(MARKET, "rH bS yT", yen=(0, 500)), TOP, "0 ad top 300")
    return first, ad, LineAt(ad.after, "top")


def _g15() -> tuple[Part, ...]:
    laid_open = bidding(2, shelves=(drinks("gT"), drinks("kX wS")), yen=(500, 700))
    peeked = after(brewing(CEREMONY, "kX rO gH gT"), "0 peek centre kX X")
    return Seats(laid_open), Bids(after(laid_open, "0 bid 200")), HiddenRow(peeked)


def _g16() -> tuple[Part, ...]:
    wrong = Act(brewing(CEREMONY, "rO gH gT kX"), f"{LEFT} ? kX X")
    return Shelf(wrong.state), wrong


def _g17() -> tuple[Part, ...]:
    poor = bidding(2, yen=(500, 0))
    return acts(poor, "0 bid 100", "0 crate A")


def _g18() -> tuple[Part, ...]:
    gone = brewing(IRI, "yT kO gS rH", gaps=(100, 200, 200, 0, 200, 200))
    return Board(gone, gaps=(3,)), Act(gone, f"{BOTTOM} + left above rH")


def _g19() -> tuple[Part, ...]:
    up = brewing(CEREMONY, "wN rO gH gT", face_up=(True, False, False))
    return HiddenRow(up), Act(up, "0 peek centre wN w"), Act(up, "0 peek left wN w")


def _g20() -> tuple[Part, ...]:
    bids = ("0 bid 200", "1 bid 100", "2 bid 200", "3 bid 100")
    more = ("0 raise 100", "1 raise 0", "2 raise 100", "3 raise 0", "toss 2 0", "toss 1 3")
    return (Bids(bidding(4, *bids, *more)),)


def _g21() -> tuple[Part, ...]:
    plain = brewing(CEREMONY, "rO gH gT rS")
    return Board(plain, lines=("left",)), Act(plain, f"{LEFT} ? rS r")


def _g22() -> tuple[Part, ...]:
    rules = RULE_SETS["tea-ceremony+tea-market"]
    wrong = Act(brewing(rules, "rO gH gT kX", ad=("left", BEA, 200)), f"{LEFT} ? kX X")
    return wrong, ARROW, LineAt(wrong.after, "left")


def _g23() -> tuple[Part, ...]:
    twice = brewing(MARKET, "rH bS yT kO gS wN", brewed=frozenset({"bottom"}))
    first, second = acts(twice, TOP, BOTTOM)
    return first, second, Act(second.after, "0 ad top 100")


def _g24() -> tuple[Part, ...]:
    return (Seats(ending((900, 900, 900), "yT kX", "wS rN", "gO")),)


def _g25() -> tuple[Part, ...]:
    return (Bids(bidding(3, "0 bid 0", "1 bid 100", "2 bid 300")),)


def _g26() -> tuple[Part, ...]:
    up = brewing(CEREMONY, "rO gH gT wN", face_up=(True, False, False))
    return HiddenRow(up), Act(up, LEFT), Act(up, f"{LEFT} ? wN w")


def _g27() -> tuple[Part, ...]:
    first, again = acts(brewing(CEREMONY, "kX wO rO gH gT"), "0 peek left kX X", "0 peek left wO O")
    return first, again, HiddenRow(again.after, YOU, named=True), HiddenRow(again.after, BEA, named=True)


def _g28() -> tuple[Part, ...]:
    paid = Act(brewing(MARKET, "rH bS yT", ad=("top", BEA, 200)), TOP)
    return paid, ARROW, Seats(paid.after)


def _g29() -> tuple[Part, ...]:
    extra = Act(brewing(IRI, "yT kO gS rH bS"), f"{BOTTOM} + left above rH")
    return extra, ARROW, Board(extra.after, gaps=(3,))


_RULINGS: Final[Mapping[str, Callable[[], tuple[Part, ...]]]] = {
    "g1": lambda: (TwoIn(*drinks("bS")), Act(brewing(STANDARD, "rH bS"), TOP)),
    "g2": lambda: (Bids(bidding(3, "0 bid 200", "1 bid 300", "2 bid 0")),),
    "g3": lambda: (Act(bidding(2), "0 bid 250"),),
    "g4": _g4,
    "g5": _g5,
    "g6": lambda: (Board(laid(STANDARD), lines=("left", "centre", "right")),),
    "g7": _g7,
    "g8": _g8,
    "g9": _g9,
    "g10": _g10,
    "g11": _g11,
    "g12": _g12,
    "g13": _g13,
    "g14": _g14,
    "g15": _g15,
    "g16": _g16,
    "g17": _g17,
    "g18": _g18,
    "g19": _g19,
    "g20": _g20,
    "g21": _g21,
    "g22": _g22,
    "g23": _g23,
    "g24": _g24,
    "g25": _g25,
    "g26": _g26,
    "g27": _g27,
    "g28": _g28,
    "g29": _g29,
    "g30": lambda: (Names(),),
}


@cache
def rulings() -> Mapping[str, tuple[Part, ...]]:
    """Every ruling's situation."""
    return {number: drawn() for number, drawn in _RULINGS.items()}


@cache
def chapters(rules: Rules) -> Mapping[str, tuple[Part, ...]]:
    """What is drawn in the chapters, under the very rules of the page."""
    plain = replace(rules, name="standard", matcha_iri=False, tea_ceremony=False, tea_market=False)
    brew = Act(brewing(plain, "rH bS kX"), TOP)
    drawn: dict[str, tuple[Part, ...]] = {
        "parts": (TwoIn(*drinks("bS")),),
        "setup": (Board(laid(rules)),),
        "rounds": (Crates(bidding(3, rules=plain)),),
        "bid": (Bids(bidding(3, "0 bid 200", "1 bid 200", "2 bid 300", "0 raise 100", "1 raise 0", rules=plain)),),
        "brew": (brew, ARROW, LineAt(brew.after, "top")),
        "end": (Seats(ending((900, 900, 700), "yT kX", "wS", "gO rN", rules=plain)),),
    }
    if rules.matcha_iri:
        drawn["iri"] = (Act(brewing(replace(plain, matcha_iri=True), "yT kO gS rH"), f"{BOTTOM} + left above rH"),)
    if rules.tea_ceremony:
        served = brewing(replace(plain, tea_ceremony=True), "wX rO gH gT wN")
        drawn["ceremony"] = acts(served, "0 peek left wX X", f"{LEFT} ? wN w")
    if rules.tea_market:
        drawn["market"] = _market(replace(plain, tea_market=True))
    return drawn


def in_brief(rules: Rules) -> Mapping[str, tuple[Part, ...]]:
    """What is drawn on the summary: one picture where a chapter has several."""
    drawn = chapters(rules)
    shown = {"setup": drawn["setup"], "brew": drawn["brew"][:1]}
    return shown | {part: drawn[part][-1:] for part in ("iri", "ceremony", "market") if part in drawn}


def _market(rules: Rules) -> tuple[Part, ...]:
    """Your ad, and Bea's brew that sets it off."""
    before = brewing(rules, "rH bS yT", shelves=(drinks("rH bS yT"), drinks("rX kS bN")), order=(YOU, BEA), turn=0)
    first, ad = acts(before, TOP, "0 ad top 200")
    hers = after(ad.after, "0 done") if ad.after.turn == 0 else ad.after
    return first, ad, ARROW, Act(hers, "1 brew top rX kS bN")
