"""Genmaicha in lines of text: the grid with yen at its lines, crates, shelves and purses."""

import re
from collections.abc import Iterator
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from chakai.core.seats import Seat
from chakai.games.genmaicha.drinks import (
    CELLS,
    COLUMNS,
    LINES,
    NEIGHBOURS,
    Drink,
    Ingredient,
    cell,
)
from chakai.games.genmaicha.moves import letter
from chakai.games.genmaicha.serving import cards_of, fewest, serving
from chakai.games.genmaicha.state import Stage, Use
from chakai.games.genmaicha.view import View
from chakai.words.catalogue import Words

INK: Final = {"r": "red", "y": "yellow", "g": "green", "b": "blue", "w": "bold", "k": "dim"}
BACK: Final = "▮"
_STAGES: Final = {Stage.BID: "bid", Stage.RAISE: "raise", Stage.CHOOSE: "choose"}
_DRINK: Final = re.compile(r"([rygbwk])([shtonx])", re.IGNORECASE)


class GenmaichaScreen:
    """The line-based table of Genmaicha."""

    def welcome(self, words: Words, view: View, names: tuple[str, ...]) -> Iterator[str]:
        del view, names
        yield words("terminal-brew-hint")

    def show(self, words: Words, view: View, names: tuple[str, ...], *, narrow: bool) -> RenderableType:
        del narrow
        stage = words("terminal-brew-stage", stage=_STAGES.get(view.stage, "brew"))
        heading = words("terminal-brew-heading", round=view.round, rounds=view.rounds)
        parts: list[RenderableType] = [Rule(Text(f"{heading} · {stage}", style="bold"), style="dim", align="left")]
        parts += [_grid(words, view), Text(), _players(words, view, names)]
        parts += [Text(f"  {line}", style="dim") for line in _ads(words, view, names)]
        if view.stage in _STAGES:
            parts += [Text(), _crates(words, view)]
        if view.turn == view.seat and view.stage is Stage.BREW:
            parts += [Text(), *_brewable(words, view)]
        return Padding(Group(*parts), (1, 0, 0, 0))

    def prompt(self, words: Words, view: View) -> str:
        match view.stage:
            case Stage.BID | Stage.RAISE:
                return words(f"terminal-brew-prompt-{_STAGES[view.stage]}", most=view.left[_me(view)])
            case Stage.CHOOSE:
                return words("terminal-brew-prompt-crate")
        if view.ad_right is not None:
            return words("terminal-brew-prompt-ad", most=view.yen[_me(view)])
        return words("terminal-brew-prompt-brew")

    def understand(self, text: str, view: View) -> str | None:
        seat = view.seat
        match view.stage:
            case Stage.BID | Stage.RAISE:
                word = "raise" if view.stage is Stage.RAISE else "bid"
                amount = text.lower().removeprefix(word).removesuffix("yen").strip()
                plain = amount.isascii() and amount.isdigit() and len(amount) < 9
                return f"{seat} {word} {int(amount)}" if plain else None
            case Stage.CHOOSE:
                crate = text.lower().removeprefix("crate").strip().upper()
                return f"{seat} crate {crate}" if re.fullmatch("[A-F]", crate) else None
        return self._turn(text, view)

    def not_understood(self, words: Words, text: str, view: View) -> str:
        short = text[:80]
        match view.stage:
            case Stage.BID | Stage.RAISE:
                return words("terminal-brew-not-understood-bid", text=short, example="100")
            case Stage.CHOOSE:
                crate = next(place for place, drinks in enumerate(view.crates) if drinks)
                return words("terminal-brew-not-understood-crate", text=short, example=letter(crate))
        line = text.lower().split()[0] if text.split() else ""
        if line in LINES and (missing := _missing(view, line)):
            return words("terminal-brew-cannot-line", ingredient=missing)
        return words("terminal-brew-not-understood-brew", text=short, example="top")

    def help(self, words: Words, view: View) -> Iterator[str]:
        topics = ["bid", "crate", "brew"]
        topics += ["extra"] * view.rules.matcha_iri
        topics += ["offer", "peek"] * view.rules.tea_ceremony
        topics += ["ad"] * view.rules.tea_market
        for topic in (*topics, "done"):
            yield words(f"terminal-brew-help-{topic}")

    def _turn(self, text: str, view: View) -> str | None:
        """A brewing turn's move; a line alone is brewed with the fewest drinks."""
        seat = view.seat
        parts = [_tidy(part) for part in text.removeprefix("brew ").split()]
        match parts:
            case ["done" | "-"]:
                return f"{seat} done"
            case ["ad", amount] if view.ad_right is not None:
                return f"{seat} ad {view.ad_right} {amount}"
            case ["peek", column, drink, ingredient]:
                return f"{seat} peek {column} {drink} {ingredient}"
            case [line, *rest] if line in LINES:
                return self._brew(view, line, rest)
        return None

    @staticmethod
    def _brew(view: View, line: str, rest: list[str]) -> str | None:
        drinks = [part for part in rest[:3] if _DRINK.fullmatch(part)]
        more = rest[len(drinks) :]
        extra: Ingredient | None = None
        if more[:1] == ["+"] and len(more) == 3:
            column, where = more[1:]
            if column not in COLUMNS or (line, where) not in NEIGHBOURS:
                return None
            extra = view.grid[cell(NEIGHBOURS[line, where], column)]
        if len(drinks) != 3:
            offered: set[Use] = set()
            if more[:1] == ["?"] and len(more) == 3 and _DRINK.fullmatch(more[1]):
                offered = {(Drink(more[1][0], more[1][1]), more[2])}
            proposal = fewest(view, _me(view), line, extra, offered)
            if proposal is None or drinks:
                return None
            drinks = [str(drink) for drink in proposal[:3]]
            more += [str(drink) for drink in proposal[3:]]
        elif extra is not None:
            proposal = fewest(view, _me(view), line, extra)
            more += [str(drink) for drink in proposal[3:]] if proposal else []
        return " ".join([f"{view.seat} brew {line}", *drinks, *more])


def _missing(view: View, line: str) -> Ingredient | None:
    """A card of the line for which no drink is left."""
    return next((card for card in cards_of(view, line) if not serving(view, _me(view), card)), None)


def _me(view: View) -> Seat:
    assert view.seat is not None
    return view.seat


def _tidy(part: str) -> str:
    """Drinks as they are written, whatever the case they were typed in; all other words in small letters."""
    if found := _DRINK.fullmatch(part):
        return found[1].lower() + found[2].upper()
    return part if len(part) == 1 else part.lower()


def _drink(drink: Drink, spent: frozenset[Use] = frozenset()) -> Text:
    parts = [f"({part})" if (drink, part) in spent else part for part in drink]
    return Text("".join(parts), style=INK[drink.colour])


def _drinks(drinks: tuple[Drink, ...], spent: frozenset[Use] = frozenset()) -> Text:
    return Text(" ").join(_drink(drink, spent) for drink in drinks) if drinks else Text("·", style="dim")


def _card(card: Ingredient | None) -> Text:
    return Text(BACK) if card is None else Text(card, style=INK.get(card, ""))


def _grid(words: Words, view: View) -> Grid:
    """The cards with the yen at their lines, the bonuses between them, and the hidden row on top."""
    grid = Grid.grid(padding=(0, 3))
    for _ in range(5):
        grid.add_column(justify="center")
    yen = dict(zip(LINES, view.line_yen, strict=True))
    if view.rules.tea_ceremony:
        hidden = " ".join(view.fourth_row)
        grid.add_row("", *map(_card, view.hidden), Text(words("terminal-brew-hidden", cards=hidden), style="dim"))
    for place, row in enumerate(("top", "middle", "bottom")):
        grid.add_row(Text(row, style="dim"), *(_card(view.grid[at]) for at in CELLS[row]), Text(str(yen[row])))
        if view.rules.matcha_iri and place < 2:
            gaps = view.gaps[3 * place : 3 * place + 3]
            coins = [Text(str(bonus) if bonus else "·", style="dim") for bonus in gaps]
            grid.add_row("", *coins, Text(words("terminal-brew-bonus"), style="dim"))
    grid.add_row("", *(Text(str(yen[column])) for column in COLUMNS), "")
    grid.add_row("", *(Text(column, style="dim") for column in COLUMNS), "")
    return grid


def _players(words: Words, view: View, names: tuple[str, ...]) -> Grid:
    grid = Grid.grid(padding=(0, 2))
    for seat in view.order or range(view.players):
        turn = seat == view.turn or seat in view.deciding
        name = words("terminal-you") if seat == view.seat else names[seat]
        bid = ""
        if view.bids:
            raised = f" + {view.raises[seat]}" if view.raises and view.raises[seat] else ""
            bid = words("terminal-brew-bid", yen=f"{view.bids[seat]}{raised}")
        spent = view.spent if seat == view.turn else frozenset()
        grid.add_row(
            Text(("▸ " if turn else "  ") + name, style="bold" if turn else "", no_wrap=True),
            Text(words("terminal-brew-yen", yen=view.yen[seat])),
            Text(bid, style="dim"),
            _drinks(view.shelves[seat], spent),
        )
    return grid


def _ads(words: Words, view: View, names: tuple[str, ...]) -> Iterator[str]:
    for line, ad in zip(LINES, view.ads, strict=True):
        if ad is None:
            continue
        if ad.owner == view.seat:
            yield f"{line} · {words('terminal-brew-ad-yours', yen=ad.yen)}"
        else:
            yield f"{line} · {words('terminal-brew-ad-name', name=names[ad.owner], yen=ad.yen)}"


def _crates(words: Words, view: View) -> Grid:
    grid = Grid.grid(padding=(0, 2))
    for place, drinks in enumerate(view.crates):
        if drinks is not None:
            label = words("terminal-brew-crate", crate=letter(place))
            grid.add_row(Text(f"  {label}", style="bold"), _drinks(drinks))
    return grid


def _brewable(words: Words, view: View) -> Iterator[Text]:
    """The lines that can be brewed now, each with the drinks that it would take."""
    shelf = Text(f"  {words('terminal-brew-shelf')}: ").append_text(_drinks(view.shelves[_me(view)], view.spent))
    yield shelf
    if view.spent:
        yield Text(f"  {words('terminal-brew-spent')}", style="dim")
    lines = []
    for line in LINES:
        drinks = fewest(view, _me(view), line)
        if drinks is not None:
            lines.append(words("terminal-brew-proposal", line=line, drinks=" ".join(map(str, drinks))))
    yield Text(
        f"  {words('terminal-brew-can', lines=' · '.join(lines)) if lines else words('terminal-brew-cannot')}"
    )
