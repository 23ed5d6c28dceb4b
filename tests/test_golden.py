"""Golden playthroughs: one game of each rule set, with what every seat sees after every move.

After a change that is meant to change them: CHAKAI_GOLDEN=write python -m pytest tests/test_golden.py
"""

import os
from dataclasses import fields
from pathlib import Path
from random import Random

import pytest

from chakai.core.chance import SeededLuck
from chakai.core.game import AnyGame
from chakai.core.seats import CHANCE
from chakai.games import GAMES

FOLDER = Path(__file__).parent / "golden"
NOT_PRINTED = ("edition", "rules", "events", "seat")
SEATS = {"matcha": 2, "genmaicha": 3}
GAMES_SHOWN = {
    "matcha": tuple(GAMES["matcha"].rule_sets),
    "genmaicha": (
        "standard",
        "matcha-iri",
        "tea-ceremony",
        "tea-market",
        "matcha-iri+tea-market",
        "matcha-iri+tea-ceremony+tea-market",
    ),
}


def playthrough(game: AnyGame, rules_name: str, seed: int) -> str:
    rules, rng, luck = game.rules(rules_name), Random(seed), SeededLuck(str(seed), 0)
    players = SEATS[game.name]
    state = game.new(rules, players)
    lines = [f"{game.name} {rules_name} seed {seed}"]
    heard = dict.fromkeys((*range(players), None), 0)
    while due := game.to_act(state):
        seat = due[-1]
        legal = [] if seat == CHANCE else list(game.legal(state, seat))
        move = rng.choice(legal) if legal else game.draw(state, luck)
        state = game.apply(state, move)
        lines += ["", f"== {move}"] + ([f"legal: {', '.join(map(str, legal))}"] if legal else [])
        for viewer in (*range(players), None):
            view = game.view(state, viewer)
            lines.append(f"-- seen by {'a spectator' if viewer is None else f'seat {viewer}'}")
            lines += [f"+ {line}" for line in view.seen[heard[viewer] :]]
            heard[viewer] = len(view.seen)
            lines += [
                f"  {field.name}: {_plain(getattr(view, field.name))}"
                for field in fields(view)
                if field.name not in NOT_PRINTED
            ]
    return "\n".join([*lines, ""])


def _plain(value: object) -> str:
    text = getattr(type(value), "__str__", None)
    if isinstance(value, frozenset):
        return "{" + " ".join(sorted(map(_plain, value))) + "}"
    if isinstance(value, tuple) and type(value) is tuple:
        return "(" + " ".join(map(_plain, value)) + ")"
    return str(value) if text else repr(value)


@pytest.mark.parametrize(
    ("game", "rules"),
    [
        pytest.param(game, name, id=f"{game.name}-{name}")
        for game in GAMES.values()
        for name in GAMES_SHOWN[game.name]
    ],
)
def test_golden_playthrough(game: AnyGame, rules: str) -> None:
    path = FOLDER / f"{game.name}-{rules}.txt"
    played = playthrough(game, rules, seed=2)
    if os.environ.get("CHAKAI_GOLDEN") == "write":
        path.write_text(played, "utf-8")
    assert played == path.read_text("utf-8")
