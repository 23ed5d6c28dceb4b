"""Matcha in lines of text: the mats, the hand, both token rows."""

import re
from collections.abc import Iterator
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from chakai.core.seats import Seat
from chakai.games.matcha.cards import KINDS, MATS, Card, Mat
from chakai.games.matcha.edition import Edition
from chakai.games.matcha.resolution import matches
from chakai.games.matcha.state import Stage
from chakai.games.matcha.view import View
from chakai.words.catalogue import Words
from chakai.words.matcha import number_loop
from chakai.words.players import said_of

INK: Final = {"g": "green", "r": "red", "b": "blue", "y": "yellow", "w": "bold", "": "dim"}
BACK: Final = "▮"
NOTHING: Final = "·"

_LAY: Final = re.compile(r"([1-9][grby]|[0-9])\s*([#*ns])")
_CARD_WORD: Final = re.compile(r"[1-9][grby]|0")
_MATS: Final = {"#": "#", "n": "#", "*": "*", "s": "*"}


class MatchaScreen:
    """The line-based table of Matcha."""

    def welcome(self, words: Words, view: View, names: tuple[str, ...]) -> Iterator[str]:
        if len(view.seen) == 1:
            yield said_of(words, "terminal-first-deal", view.dealer, names, view.seat)
        yield words("terminal-hint")
        yield words("terminal-legend")

    def show(self, words: Words, view: View, names: tuple[str, ...], *, narrow: bool) -> RenderableType:
        heading = self._heading(words, view, names)
        parts: list[RenderableType] = [heading if narrow else Rule(heading, style="dim", align="left")]
        parts += [_mats(words, view, names, narrow=narrow), Text(), _tokens(words, view, names, narrow=narrow)]
        parts += [Padding(_goals(words, view.edition), (0, 0, 0, 2))]
        if view.hand:
            parts += [Text(), _hand(words, view)]
        return Padding(Group(*parts), (1, 0, 0, 0))

    def prompt(self, words: Words, view: View) -> str:
        if view.stage is Stage.KEEP:
            return words("terminal-prompt-keep", example=_example(view))
        return words("terminal-prompt-turn")

    def understand(self, text: str, view: View) -> str | None:
        text = text.lower()
        if view.stage is Stage.KEEP:
            return self._keep(text, view)
        if text in ("-", "p", "pass"):
            return f"{view.seat} -"
        found = _LAY.fullmatch(text)
        if not found:
            return None
        card = found[1]
        if _is_place(card, view):
            card = str(view.hand[int(card) - 1])
        elif card.isdigit() and card != "0":
            return None
        return f"{view.seat} {card}{_MATS[found[2]]}"

    def not_understood(self, words: Words, text: str, view: View) -> str:
        key = "terminal-not-understood-keep" if view.stage is Stage.KEEP else "terminal-not-understood"
        return words(key, text=text[:80], example=_example(view))

    def help(self, words: Words, view: View) -> Iterator[str]:
        if view.stage is Stage.KEEP:
            yield words("terminal-help-keep")
        else:
            yield words("terminal-help-lay", example=_example(view))
            yield words("terminal-help-pass")
        yield words("terminal-legend")

    @staticmethod
    def _keep(text: str, view: View) -> str | None:
        cards = text.replace(",", " ").split()
        if cards[:1] == ["keep"]:
            cards = cards[1:]
        if cards == ["-"]:
            cards = []
        elif cards == ["all"]:
            cards = [str(card) for card in view.hand]
        elif not cards and text != "keep":
            return None
        cards = [str(view.hand[int(card) - 1]) if _is_place(card, view) else card for card in cards]
        if not all(_CARD_WORD.fullmatch(card) for card in cards):
            return None
        return " ".join([f"{view.seat} keep", *cards])

    @staticmethod
    def _heading(words: Words, view: View, names: tuple[str, ...]) -> Text:
        where = words("terminal-heading", set=view.set_number, round=view.round + 1, rounds=view.edition.rounds)
        dealer = said_of(words, "terminal-dealer", view.dealer, names, view.seat)
        parts = [where, dealer]
        if view.stage is Stage.TURN and view.seat is not None:
            parts.append(_turns(words, view))
        return Text(" · ".join(parts), style="bold")


def _turns(words: Words, view: View) -> str:
    """Which of the player's turns in this round it is, or that a pass is final."""
    if view.edition.turns is None:
        return words("terminal-turns-until-passed")
    turn = min(view.turns_taken[_me(view)] + 1, view.edition.turns)
    return words("terminal-turns", turn=turn, turns=view.edition.turns)


def _me(view: View) -> Seat:
    assert view.seat is not None
    return view.seat


def _is_place(text: str, view: View) -> bool:
    """A number of the hand's list; 0 is a card."""
    return text.isascii() and text.isdigit() and len(text) == 1 and 1 <= int(text) <= len(view.hand)


def _example(view: View) -> str:
    card = view.hand[0] if view.hand else Card(1, view.edition.suits[0])
    return str(card) if view.stage is Stage.KEEP else f"{card}#"


def _card(card: Card) -> Text:
    return Text(str(card), style=INK[card.suit])


def _order(view: View) -> tuple[Seat, Seat]:
    """The other side above, one's own below."""
    return (1, 0) if view.seat != 1 else (0, 1)


def _who(words: Words, view: View, names: tuple[str, ...], seat: Seat) -> Text:
    turn = seat == view.turn or (view.stage is Stage.KEEP and seat in view.deciding)
    name = words("terminal-you") if seat == view.seat else names[seat]
    return Text(("▸ " if turn else "  ") + name, style="bold" if turn else "", overflow="ellipsis", no_wrap=True)


def _mats(words: Words, view: View, names: tuple[str, ...], *, narrow: bool) -> Grid:
    grid = Grid.grid(padding=(0, 1 if narrow else 2))
    grid.add_column(max_width=18)
    rounds = range(view.edition.rounds)
    for _ in rounds:
        grid.add_column(justify="right", min_width=3)
        grid.add_column(min_width=6 if narrow else 10)
    top: list[RenderableType] = [""]
    for number in rounds:
        now = number == view.round and view.stage is Stage.TURN
        label = words("terminal-round", round=number + 1) + (f" ({words('terminal-now')})" if now else "")
        if narrow:
            label = f"{number + 1}{'◂' if now else ''}"
        top += [Text("#", style="dim"), Text.assemble(("*  ", "dim"), (label, "bold" if now else "dim"))]
    tea: list[RenderableType] = [
        Text("  " + words("terminal-tea"), style="dim", overflow="ellipsis", no_wrap=True)
    ]
    tea += [_card(card) for card in view.tea]
    above, below = (_side(words, view, names, seat) for seat in _order(view))
    for row in (top, above, tea, below):
        grid.add_row(*row)
    return grid


def _side(words: Words, view: View, names: tuple[str, ...], seat: Seat) -> list[RenderableType]:
    row: list[RenderableType] = [_who(words, view, names, seat)]
    for number in range(view.edition.rounds):
        for mat in MATS:
            row.append(_spot(view, number, mat, seat))
    return row


def _spot(view: View, number: int, mat: Mat, seat: Seat) -> Text:
    laid = view.table[number][mat][seat] if number < len(view.table) else None
    if laid is None:
        return Text(NOTHING, style="dim")
    if laid.card is None:
        return Text(BACK)
    face = _card(laid.card)
    return face if laid.face_up else Text.assemble(BACK, face)


def _tokens(words: Words, view: View, names: tuple[str, ...], *, narrow: bool) -> Grid:
    grid = Grid.grid(padding=(0, 1 if narrow else 2))
    grid.add_column(max_width=18)
    kinds = view.edition.kinds
    for _ in kinds:
        grid.add_column(justify="right")
    grid.add_column()
    heads = [kind if narrow else f"{words('matcha-kind', kind=kind)} {kind}" for kind in kinds]
    grid.add_row("", *(Text(head, style=INK[kind]) for head, kind in zip(heads, kinds, strict=True)), "")
    for seat in _order(view):
        counts = (Text(str(view.tokens[seat][KINDS.index(kind)])) for kind in kinds)
        held = view.hand_sizes[seat]
        hand = BACK * held if narrow else words("terminal-cards-in-hand", n=held)
        grid.add_row(_who(words, view, names, seat), *counts, Text(hand, style="dim"))
    return grid


def _goals(words: Words, edition: Edition) -> Text:
    goals = []
    if edition.goal_suit:
        goals.append(words("terminal-goal-suit", n=edition.goal_suit))
    if edition.goal_whisks:
        goals.append(words("terminal-goal-whisks", n=edition.goal_whisks))
    if edition.goal_each:
        goals.append(words("terminal-goal-each"))
    suits = list(edition.suits)
    suit_loop = " > ".join(suits + suits[:1] if len(suits) > 2 else suits)
    loop = words("terminal-loop", numbers=number_loop(edition), suits=suit_loop)
    match goals:
        case [first, second, third]:
            told = words("terminal-goals-or-three", first=first, second=second, third=third)
        case [first, second]:
            told = words("terminal-goals-or", first=first, second=second)
        case [first]:
            told = first
        case _:
            return Text(loop, style="dim")
    return Text(f"{words('terminal-goals', goals=told)}\n{loop}", style="dim")


def _hand(words: Words, view: View) -> Text:
    """The cards by place; behind each the mats of this round where it would match."""
    hand = Text(f"  {words('terminal-hand')}: ")
    for place, card in enumerate(view.hand, 1):
        hand.append(f" {place}) ", style="dim").append_text(_card(card))
        if view.stage is Stage.TURN:
            free = [mat for mat in MATS if view.table[view.round][mat][_me(view)] is None]
            here = "".join(mat.sign for mat in free if matches(card, view.tea_card(mat), mat))
            hand.append(here, style="bold")
        hand.append(" ")
    return hand
