"""Random games of Genmaicha written as records. The course of play is told here a second time, apart from the
judge: uses of drinks are (drink, ingredient) pairs, a use is gone when it was made, and no text is ever read."""

from __future__ import annotations

import random
from itertools import groupby
from typing import Any

from .genmaicha import CARDS, COLUMNS, CRATES, DRINKS, ROWS, rules_of

Use = tuple[str, str]
_UP = ["bottom", "middle", "top"]


def _uses(drinks: list[str]) -> set[Use]:
    return {(drink, ingredient) for drink in drinks for ingredient in drink}


class _Play:
    """One game on the way; its mood, drawn anew for each game, makes some kinds of move more frequent."""

    def __init__(self, rules: str, house: dict[str, Any], players: int, rng: random.Random) -> None:
        self.rules, self.rng, self.players = rules_of(rules, house, players), rng, players
        self.moves: list[str] = []
        self.yen = [self.rules.start_yen] * players
        self.uses: list[set[Use]] = [set() for _ in range(players)]
        self.held: list[set[str]] = [set() for _ in range(players)]
        self.pays = dict(zip(ROWS + COLUMNS, self.rules.line_yen, strict=True))
        self.gaps = {
            (upper, column): yen
            for upper in ("top", "middle")
            for column, yen in zip(COLUMNS, self.rules.bonuses, strict=True)
            if yen > 0 and "matcha-iri" in self.rules.variants
        }
        self.market = "tea-market" in self.rules.variants
        self.never_brewed = {*ROWS, *COLUMNS}
        self.ads: dict[str, tuple[int, int]] = {}
        self.fond = {mood: rng.choice([0.2, 0.5, 0.9]) for mood in ("stop", "peek", "guess", "tie", "ad", "extra")}
        self.fond["stop"] /= 4

    def likes(self, mood: str) -> bool:
        return self.rng.random() < self.fond[mood]

    def lay_grid(self) -> None:
        cards = self.rng.sample(CARDS, 12)
        top, middle, bottom, aside = (cards[k : k + 3] for k in (0, 3, 6, 9))
        self.cards = {"top": top, "middle": middle, "bottom": bottom}
        self.cards |= {col: [top[k], middle[k], bottom[k]] for k, col in enumerate(COLUMNS)}
        self.aside = aside
        self.hidden = dict(zip(COLUMNS, aside, strict=True)) if "tea-ceremony" in self.rules.variants else {}
        rows = " / ".join(" ".join(row) for row in (top, middle, bottom))
        self.moves.append(f"grid {rows} | {' '.join(aside)}")

    def lines_for(self, uses: set[Use]) -> list[str]:
        have = {ingredient for _, ingredient in uses}
        return [line for line in self.cards if all(card in have for card in self.cards[line])]

    def fill(self, size: int) -> list[list[str]]:
        """The best of some draws for those who brew, or the barest; chance is free to be kind."""
        bag = [drink for drink in DRINKS if not any(drink in held for held in self.held)]
        kind = self.rng.choice([1, 1, 8])
        best: list[list[str]] = []
        for _ in range(kind):
            drawn = self.rng.sample(bag, size * self.players)
            crates = [drawn[k : k + size] for k in range(0, len(drawn), size)]
            if self.worth(crates) >= self.worth(best):
                best = crates
        self.moves.append("crates " + " | ".join(" ".join(crate) for crate in best))
        return best

    def worth(self, crates: list[list[str]]) -> int:
        return sum(len(self.lines_for(_uses(crate))) for crate in crates) if crates else -1

    def amounts(self, kind: str, limits: dict[int, int]) -> dict[int, int]:
        said = {}
        for seat, limit in limits.items():
            small = self.rng.choice([0, 0, 100, 200])
            wish = small if self.likes("tie") else 100 * self.rng.randint(0, limit // 100)
            said[seat] = limit if self.rng.random() < 0.1 else min(wish, limit)
            if limit:
                self.moves.append(f"{seat} {kind} {said[seat]}")
        return said

    def bid(self) -> list[int]:
        bids = self.amounts("bid", dict(enumerate(self.yen)))
        spare = {seat: self.yen[seat] - bids[seat] for seat in bids}
        tied = [s for s in bids if any(bids[o] == bids[s] for o in bids if o != s)]
        more = self.amounts("raise", {seat: spare[seat] for seat in tied})
        total = {seat: (-bids[seat], -more.get(seat, 0)) for seat in bids}
        order: list[int] = []
        for _, same in groupby(sorted(bids, key=total.__getitem__), key=total.__getitem__):
            group = list(same)
            if len(group) > 1:
                self.rng.shuffle(group)
                self.moves.append(" ".join(["toss", *map(str, group)]))
            order.extend(group)
        for seat in order if self.rules.bids_paid == "all" else order[:1]:
            self.yen[seat] += sum(total[seat])
        return order

    def choose(self, order: list[int], crates: list[list[str]]) -> None:
        left = dict(zip("ABCDEF", crates, strict=False))
        for seat in order:
            letter = self.rng.choice(sorted(left))
            if len(left) > 1:
                self.moves.append(f"{seat} crate {letter}")
            crate = left.pop(letter)
            self.held[seat].update(crate)
            self.uses[seat] |= _uses(crate)

    def turn(self, seat: int) -> None:
        before, lost = {use[0] for use in self.uses[seat]}, set[str]()
        right = ""
        while True:
            lines = self.lines_for(self.uses[seat])
            pays = sorted(use for use in self.uses[seat] if use[1] in self.aside) if self.hidden else []
            may_ad = right != "" and self.yen[seat] >= 100
            if not (lines or pays or may_ad):
                break
            if may_ad and self.likes("ad"):
                amount = 100 * self.rng.randint(1, min(5, self.yen[seat] // 100))
                self.ads[right] = seat, amount
                self.yen[seat] -= amount
                self.moves.append(f"{seat} ad {right} {amount}")
                right = ""
            elif self.likes("stop") or not (lines or pays):
                self.moves.append(f"{seat} done")
                break
            elif lines and not (pays and self.likes("peek") and self.rng.random() < 0.5):
                line = self.rng.choice(lines)
                right = line if self.market and line in self.never_brewed else ""
                lost |= self.brew(seat, line)
            elif pays and self.likes("peek"):
                drink, ingredient = self.rng.choice(pays)
                column = self.rng.choice(sorted(self.hidden))
                self.uses[seat].discard((drink, ingredient))
                self.moves.append(f"{seat} peek {column} {drink} {ingredient}")
                right = ""
            else:
                self.moves.append(f"{seat} done")
                break
        self.tidy(seat, before, lost)

    def tidy(self, seat: int, before: set[str], lost: set[str]) -> None:
        """At the end of a turn: what goes back to the bag, and what keeps which of its ingredients."""
        assert before == self.held[seat]
        for drink in before:
            whole = {(drink, drink[0]), (drink, drink[1])}
            left = whole & self.uses[seat]
            if drink in lost or not left or (left != whole and self.rules.half_used == "discard"):
                self.held[seat].discard(drink)
                self.uses[seat] -= whole

    def brew(self, seat: int, line: str) -> set[str]:
        """One brew, with or without something more; gives the drinks a failed one costs."""
        uses = [self.rng.choice(sorted(u for u in self.uses[seat] if u[1] == card)) for card in self.cards[line]]
        text = " ".join([f"{seat} brew {line}", *(drink for drink, _ in uses)])
        lost: set[str] = set()
        left = self.uses[seat] - {*uses}
        if line in ROWS and self.likes("extra"):
            extras = self.extras(line, left)
            if extras:
                column, side, gap, use = self.rng.choice(extras)
                text += f" + {column} {side} {use[0]}"
                self.yen[seat] += self.gaps.pop(gap)
                left.remove(use)
        elif line in self.hidden and left and self.likes("guess"):
            hits = sorted(use for use in left if use[1] == self.hidden[line])
            use = self.rng.choice(hits if hits and self.likes("guess") else sorted(left))
            text += f" ? {use[0]} {use[1]}"
            left.remove(use)
            if use[1] == self.hidden[line]:
                self.yen[seat] += self.rules.ceremony_pay
                del self.hidden[line]
            else:
                lost = {drink for drink, _ in [*uses, use]}
                if self.rules.failed_brew == "at-once":
                    left = {use for use in left if use[0] not in lost}
        self.moves.append(text)
        self.uses[seat] = left
        self.collect(seat, line)
        return lost

    def extras(self, line: str, left: set[Use]) -> list[tuple[str, str, tuple[str, str], Use]]:
        found = []
        for upper, column in sorted(self.gaps):
            lower = _UP[_UP.index(upper) - 1]
            if line in (upper, lower):
                side, other = ("below", lower) if line == upper else ("above", upper)
                card = self.cards[other][COLUMNS.index(column)]
                found += [(column, side, (upper, column), use) for use in sorted(left) if use[1] == card]
        return found

    def collect(self, seat: int, line: str) -> None:
        self.never_brewed.discard(line)
        self.yen[seat] += self.pays[line]
        self.pays[line] -= min(self.rules.drop, self.pays[line])
        if line in self.ads and (self.ads[line][0] != seat or self.rules.own_ads == "pay"):
            owner, placed = self.ads.pop(line)
            self.yen[owner] += placed + placed

    def result(self) -> dict[str, Any]:
        drinks = [len(held) for held in self.held]
        score = sorted(((self.yen[s], drinks[s], s) for s in range(self.players)), reverse=True)
        winners = sorted(s for yen, left, s in score if (yen, left) == score[0][:2])
        why = "shared" if len(winners) > 1 else "drinks" if score[1][0] == score[0][0] else "yen"
        return {"winners": winners, "why": why, "yen": self.yen, "drinks": drinks}


def random_record(rules: str, house: dict[str, Any], players: int, rng: random.Random) -> dict[str, Any]:
    """One finished game."""
    play = _Play(rules, house, players, rng)
    play.lay_grid()
    for size in house.get("crates") or CRATES[players]:
        crates = play.fill(size)
        order = play.bid()
        play.choose(order, crates)
        for seat in order:
            play.turn(seat)
    return {
        "format": "chakai/1",
        "game": "genmaicha",
        "rules": rules,
        **({"house": house} if house else {}),
        "players": ["ann", "bob", "cem", "dai", "eva", "fay"][:players],
        "moves": play.moves,
        "result": play.result(),
    }
