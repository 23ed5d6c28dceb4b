"""What a brewing turn offers: lines with the drinks for them, extras, offers, peeks, an ad, and the end."""

from collections.abc import Iterator, Sequence
from typing import Any

from chakai.core.seats import Seat
from chakai.games.genmaicha.drinks import ABOVE, BELOW, COLUMNS, LINES, NEIGHBOURS, Drink, Ingredient, cell, gap
from chakai.games.genmaicha.moves import Done
from chakai.games.genmaicha.rules import YEN
from chakai.games.genmaicha.serving import cards_of, fewest, serving, uses_of
from chakai.games.genmaicha.state import Use
from chakai.games.genmaicha.view import View
from chakai.web.marks import MarkedWords
from chakai.words.players import said_of


class Brews:
    """The choices of the player at turn, each with the text of its move."""

    def __init__(self, words: MarkedWords, names: Sequence[str], view: View, seat: Seat) -> None:
        self.words, self.names, self.view, self.seat = words, names, view, seat

    def shown(self) -> dict[str, Any]:
        return {
            "lines": [self._line(line) for line in LINES],
            "peeks": self._peeks(),
            "ad": self._ad(),
            "done": {"move": str(Done(self.seat)), "say": self.words("web-genmaicha-done", n=self._going_back())},
        }

    def _line(self, line: str) -> dict[str, Any]:
        cards, yen = cards_of(self.view, line), self.view.line_yen[LINES.index(line)]
        choices = [serving(self.view, self.seat, card) for card in cards]
        missing = [card for card, drinks in zip(cards, choices, strict=True) if not drinks]
        why_not = self.words("web-genmaicha-why-not", ingredients=self.words("comma").join(missing))
        return {
            "line": line,
            "yen": yen,
            "say": self.words("web-genmaicha-line", line=line, yen=yen),
            "why_not": why_not if missing else None,
            "choices": [_texts(drinks) for drinks in choices],
            "proposal": _texts(fewest(self.view, self.seat, line) or ()),
            "move": f"{self.seat} brew {line} {{drinks}}",
            "extras": [] if missing else [*self._extras(line)],
            "offer": None if missing else self._offer(line),
            "ad": self._ad_at(line),
        }

    def _extras(self, line: str) -> Iterator[dict[str, Any]]:
        """Every extra for which there is a drink and a bonus."""
        view = self.view
        for where in (ABOVE, BELOW):
            if not view.rules.matcha_iri or (line, where) not in NEIGHBOURS:
                continue
            for column in COLUMNS:
                card, bonus = view.grid[cell(NEIGHBOURS[line, where], column)], view.gaps[gap(line, where, column)]
                proposal = fewest(view, self.seat, line, card)
                if bonus and proposal:
                    facts = {"where": where, "line": column, "ingredient": card, "bonus": bonus}
                    yield {
                        "column": column,
                        "where": where,
                        "card": card,
                        "bonus": bonus,
                        "drinks": _texts(serving(view, self.seat, card)),
                        "proposal": _texts(proposal[:3]),
                        "drink": str(proposal[3]),
                        "say": self.words("web-genmaicha-extra", **facts),
                    }

    def _offer(self, column: str) -> dict[str, Any] | None:
        """What can be offered to the hidden card of a column; the likeliest that spends the fewest is proposed."""
        view = self.view
        if not view.rules.tea_ceremony or column not in COLUMNS or view.face_up[COLUMNS.index(column)]:
            return None
        brewed = {use: fewest(view, self.seat, column, taken=(use,)) for use in uses_of(view, self.seat)}
        uses = [use for use, drinks in brewed.items() if drinks]
        if not uses:
            return None
        possible = self._possible(column)
        good = [use for use in uses if use[1] in possible]
        best = min(good, key=lambda use: self._newly_used((use[0], *(brewed[use] or ()))), default=None)
        proposal = fewest(view, self.seat, column) if best is None else brewed[best]
        pay = view.rules.ceremony_pay
        return {
            "uses": [_use(use) | {"possible": use[1] in possible} for use in uses],
            "proposal": _texts(proposal or ()),
            "use": None if best is None else uses.index(best),
            "pay": pay,
            "say": self.words("web-genmaicha-offer", pay=pay, failed=view.rules.failed_brew),
        }

    def _possible(self, column: str) -> set[Ingredient]:
        """What the hidden card could be, for all these eyes know."""
        known = self.view.hidden[COLUMNS.index(column)]
        return {*self.view.fourth_row} - {*self.view.hidden} if known is None else {known}

    def _newly_used(self, drinks: Sequence[Drink]) -> int:
        return len({*drinks} - {drink for drink, _ in self.view.spent})

    def _ad_at(self, line: str) -> dict[str, Any] | None:
        """An ad at a line, and what a brew there would do to it."""
        ad = self.view.ads[LINES.index(line)]
        if ad is None:
            return None
        pays = ad.owner != self.seat or self.view.rules.own_ads == "pay"
        key = "web-genmaicha-ad-pays" if pays else "web-genmaicha-ad-stays"
        say = (
            said_of(self.words, key, ad.owner, self.names, self.seat, yen=2 * ad.yen) if pays else self.words(key)
        )
        return {"seat": ad.owner, "yen": ad.yen, "say": say}

    def _peeks(self) -> dict[str, Any] | None:
        view = self.view
        if not view.rules.tea_ceremony:
            return None
        down = [column for column, up in zip(COLUMNS, view.face_up, strict=True) if not up]
        uses = [use for use in uses_of(view, self.seat) if use[1] in view.fourth_row]
        if not down or not uses:
            return None
        return {
            "columns": [
                {"column": column, "say": self.words("web-genmaicha-peek", line=column)} for column in down
            ],
            "uses": [_use(use) for use in uses],
            "move": f"{self.seat} peek {{column}} {{use}}",
        }

    def _ad(self) -> dict[str, Any] | None:
        line = self.view.ad_right
        if line is None:
            return None
        return {
            "line": line,
            "low": YEN,
            "high": self.view.yen[self.seat],
            "step": YEN,
            "move": f"{self.seat} ad {line} {{yen}}",
            "say": self.words("web-genmaicha-ad", line=line),
        }

    def _going_back(self) -> int:
        """How many drinks the end of the turn takes; 0 where a house keeps half-used ones."""
        return len({drink for drink, _ in self.view.spent}) if self.view.rules.half_used == "discard" else 0


def _texts(drinks: Sequence[Drink]) -> list[str]:
    return list(map(str, drinks))


def _use(use: Use) -> dict[str, Any]:
    return {"drink": str(use[0]), "ingredient": use[1]}
