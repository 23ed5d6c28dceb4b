"""Random play by the referee's own telling of the game: every legal move is equally likely."""

from __future__ import annotations

import random
from itertools import combinations

from .generate import _deal
from .matcha import Ask, Rules, Story, _game


def uniform_game(rules: Rules, rng: random.Random) -> Story:
    """One finished game."""
    story = Story(rules.tokens())
    game = _game(rules, story)
    ask = next(game)
    while True:
        story.asks.append(ask)
        try:
            ask = game.send(_answer(rules, story, ask, rng))
        except StopIteration as stop:
            story.verdict = stop.value
            return story


def _answer(rules: Rules, story: Story, ask: Ask, rng: random.Random) -> str:
    if ask.kind == "deal":
        kept = [*story.kept.values()][-1]
        groups = _deal(rules, ask.seat, kept, rng)
        return " ".join(["deal", str(ask.seat), *(word for group in groups for word in ("|", *group))])
    if ask.kind == "turn":
        plays = [f"{card}{mat}" for card in sorted({*ask.hand}) for mat in ask.free]
        return f"{ask.seat} {rng.choice([*plays, '-'])}"
    sizes = (0, len(ask.hand)) if rules.keep == "all-or-none" else range(len(ask.hand) + 1)
    keeps = {cards for size in sizes for cards in combinations(sorted(ask.hand, key=rules.deck().index), size)}
    return " ".join([str(ask.seat), "keep", *rng.choice(sorted(keeps))])
