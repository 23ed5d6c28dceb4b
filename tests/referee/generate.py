"""Random games written as records. The course of play is told here a second time, apart from the judge."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from .matcha import Rules, prizes, rules_of, verdict


def _deal(rules: Rules, dealer: int, kept: Sequence[Sequence[str]], rng: random.Random) -> list[list[str]]:
    pool = rules.deck()
    for card in [*kept[0], *kept[1]]:
        pool.remove(card)
    teas = rng.sample([card for card in pool if card != "0"], 2 * rules.rounds)
    pool = [card for card in pool if card not in teas]
    rng.shuffle(pool)
    groups = [teas]
    for seat in (0, 1):
        new = rules.hand_size - len(kept[seat])
        groups.append(sorted([*kept[seat], *pool[:new]], key=rules.deck().index))
        pool = pool[new:]
    return [*groups, sorted(pool, key=rules.deck().index)]


def random_record(rules: str, house: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """One finished game; how fond its players are of passing and keeping is drawn anew for each game."""
    edition = rules_of(rules, house)
    shy = rng.choice([0.0, 0.1, 0.3, 0.6])
    tokens = edition.tokens()
    moves: list[str] = []
    kept: list[list[str]] = [[], []]
    end, tied, done = None, False, 0
    while end is None:
        dealer = done // edition.rounds % 2
        teas, first, second, aside = _deal(edition, dealer, kept, rng)
        hands = [first, second]
        moves.append(" ".join(["deal", str(dealer), "|", *teas, "|", *first, "|", *second, "|", *aside]))
        while end is None and teas:
            lying: list[dict[str, str]] = [{}, {}]
            passed = [False, False]
            turns = [dealer, 1 - dealer] * (edition.turns or 3)  # 2015: the third is a pass, or forced
            for seat in turns:
                places = [mat for mat in "#*" if mat not in lying[seat]]
                if not hands[seat] or not places or (passed[seat] and edition.turns is None):
                    continue
                if rng.random() < shy:
                    passed[seat] = True
                    moves.append(f"{seat} -")
                    continue
                card, mat = rng.choice(hands[seat]), rng.choice(places)
                hands[seat].remove(card)
                lying[seat][mat] = card
                moves.append(f"{seat} {card}{mat}")
            for mat in "#*":
                for seat, prize in enumerate(prizes(edition, mat, teas.pop(0), [o.get(mat) for o in lying])):
                    if prize is not None:
                        tokens[seat][prize] += 1
            done += 1
            end, tied = verdict(edition, tokens, tied, done == edition.rounds * (edition.sets or 0))
        kept = [[], []]
        for seat in (0, 1):
            if end is None and hands[seat] and edition.keep != "none":
                size = rng.randint(0, len(hands[seat]))
                if edition.keep == "all-or-none":
                    size = rng.choice([0, len(hands[seat])])
                kept[seat] = sorted(rng.sample(hands[seat], size), key=edition.deck().index)
                moves.append(" ".join([str(seat), "keep", *kept[seat]]))
    return {
        "format": "chakai/1",
        "game": "matcha",
        "rules": rules,
        **({"house": house} if house else {}),
        "players": ["ann", "bob"],
        "moves": moves,
        "result": {"winners": end[0], "why": end[1], "tokens": tokens},
    }
