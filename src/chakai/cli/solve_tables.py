"""A solution as tables for a person and as JSON for programs."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from chakai.games.matcha.cards import KINDS, MATS, Card, Face
from chakai.records.record import Record
from chakai.words.catalogue import Words

if TYPE_CHECKING:
    from chakai.solve.matcha.rounds.solution import Line, Plan, Solution

FORMAT: Final = "chakai-solution/1"
RARE: Final = 1e-4
"""Where solved play comes less often, what is said of hands rests on little."""
DIGITS: Final = 6


def as_data(solution: "Solution", record: Record, line: int, moves: int) -> dict[str, Any]:
    """The shape that docs/solving.md describes."""
    view = solution.view
    data: dict[str, Any] = {
        "format": FORMAT,
        "game": record.game,
        "rules": record.rules,
        "house": dict(record.house),
        "line": line,
        "moves": moves,
        "set": view.set_number,
        "round": view.round + 1,
        "from_round": solution.first_round + 1,
        "dealer": view.dealer,
        "seat": solution.seat,
        "tea": [str(card) for card in view.tea],
        "tokens": [list(row) for row in view.tokens],
        "set_end": solution.set_end,
        "exact": solution.exact,
        "iterations": solution.iterations,
        "choices": solution.choices,
        "exploitability": round(solution.exploitability, 9),
        "value": round(solution.value, DIGITS),
        "reach": solution.reach,
        "hands": [_plan_data(plan) for plan in solution.plans],
        "belief": [_line_data(line) for line in solution.belief],
    }
    return data if solution.actual is None else data | {"actual": _plan_data(solution.actual)}


def _line_data(line: "Line") -> dict[str, Any]:
    return {
        "hand": _cards(line.hand),
        "laid": _laid(line.laid),
        "hidden": _cards(line.hidden),
        "chance": round(line.chance, 9),
    }


def _plan_data(plan: "Plan") -> dict[str, Any]:
    return _line_data(plan) | {
        "value": round(plan.value, DIGITS),
        "mix": {move: round(share, DIGITS) for move, share in plan.mix.items()},
        "values": {move: round(value, DIGITS) for move, value in plan.values.items()},
    }


def print_tables(
    words: Words, console: Console, solution: "Solution", record: Record, *, moves: int, rows: int
) -> None:
    """The position, its value, what the one to move does, what the other may have."""
    seat, view = solution.seat, solution.view

    def tell(key: str, **facts: object) -> None:
        console.print(Text(words(key, **facts)))

    title = words(f"{record.game}-title")
    tell("cli-solve-title", game=title, rules=record.rules, set=view.set_number, round=view.round + 1, moves=moves)
    tell(
        "cli-solve-table",
        tea=" ".join(f"{view.tea_card(mat)}{mat.sign}" for mat in MATS),
        first=_tokens(view.tokens[0]),
        second=_tokens(view.tokens[1]),
    )
    points = round(50 + 50 * solution.value, 1) + 0.0  # no −0.0
    tell("cli-solve-value", seat=seat, value=f"{solution.value:+.4f}", share=f"{points:.1f}")
    tell(
        "cli-solve-gain",
        gain=f"{max(solution.exploitability, 0):.2g}",
        iterations=solution.iterations,
        choices=solution.choices,
        round=solution.first_round + 1,
    )
    tell("cli-solve-reach", round=solution.first_round + 1, share=f"{100 * solution.reach:.3g}")
    if solution.reach < RARE:
        tell("cli-solve-rare")
    if solution.set_end == "even":
        tell("cli-solve-ends")
    elif solution.set_end == "table":
        tell("cli-solve-ends-table")
    if not solution.exact:
        tell("cli-solve-kept")
    console.print()
    tell("cli-solve-hands", seat=seat, n=len(solution.plans))
    console.print(_plans(words, solution, rows))
    if len(solution.plans) > rows:
        tell("cli-solve-more", n=len(solution.plans) - rows)
    if solution.actual is not None:
        tell("cli-solve-actual")
    console.print()
    key = "cli-solve-belief" if solution.actual is None else "cli-solve-belief-own"
    tell(key, seat=1 - seat, n=len(solution.belief))
    console.print(_belief(words, solution.belief[:rows]))
    if len(solution.belief) > rows:
        tell("cli-solve-more", n=len(solution.belief) - rows)


def _plans(words: Words, solution: "Solution", rows: int) -> Grid:
    """The hand really held stands first, if it is told."""
    grid = _grid(words, ("hand", "down"), ("chance", "value"), ("mix",))
    plans = [plan for plan in solution.plans[:rows] if plan != solution.actual]
    if solution.actual is not None:
        plans.insert(0, solution.actual)
    for plan in plans:
        mark = "→ " if plan == solution.actual else ""
        hand = mark + (_cards(plan.hand) or "–")
        grid.add_row(hand, _down(plan), _percent(plan.chance), f"{plan.value:+.3f}", _mix(plan.mix))
    return grid


def _belief(words: Words, lines: Iterable["Line"]) -> Grid:
    grid = _grid(words, ("hand", "down"), ("chance",), ())
    for line in lines:
        grid.add_row(_cards(line.hand) or "–", _down(line), _percent(line.chance))
    return grid


def _grid(words: Words, left: Sequence[str], right: Sequence[str], wide: Sequence[str]) -> Grid:
    grid = Grid(box=None, padding=(0, 2), pad_edge=False)
    for name in left:
        grid.add_column(words(f"cli-solve-column-{name}"), no_wrap=True)
    for name in right:
        grid.add_column(words(f"cli-solve-column-{name}"), justify="right", no_wrap=True)
    for name in wide:
        grid.add_column(words(f"cli-solve-column-{name}"), overflow="fold")
    return grid


def _mix(mix: Mapping[str, float]) -> str:
    """Moves without the seat, the commonest first, those that are hardly made left out."""
    made = sorted(((share, move) for move, share in mix.items() if share >= 0.005), key=lambda pair: -pair[0])
    return ", ".join(f"{move.split(' ', 1)[1]} {100 * share:.0f}%" for share, move in made)


def _down(line: "Line") -> str:
    """This round's cards with their mats, then those of earlier rounds."""
    return " ".join(filter(None, (_laid(line.laid), _cards(line.hidden)))) or "–"


def _laid(sides: tuple[Face, Face]) -> str:
    return " ".join(f"{card}{mat.sign}" for mat, card in zip(MATS, sides, strict=True) if card is not None)


def _cards(cards: Iterable[Card]) -> str:
    return " ".join(map(str, cards))


def _percent(share: float) -> str:
    return f"{100 * share:.1f}%"


def _tokens(row: Sequence[int]) -> str:
    return "".join(kind * count for kind, count in zip(KINDS, row, strict=True)) or "–"
