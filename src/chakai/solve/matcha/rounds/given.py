"""Ranges that somebody gives, from their text."""

import json
from collections import defaultdict
from typing import Any

from chakai.core.illegal import Illegal, Refusal
from chakai.core.seats import Seat
from chakai.games.matcha.cards import Card
from chakai.games.matcha.engine import MATCHA
from chakai.games.matcha.moves import Keep
from chakai.solve.matcha.rounds.game import Hold
from chakai.solve.matcha.rounds.seen import Given


def given_in(text: bytes) -> Given:
    """By seat, a list of holds: `{"0": [{"hand": "1g 0", "hidden": "3b", "weight": 0.5}]}`; Refusal for others."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise Refusal("range-form", place="JSON") from None
    if not isinstance(data, dict) or not data or not data.keys() <= {"0", "1"}:
        raise Refusal("range-form", place="{ }")
    return {int(seat): _range(int(seat), lines) for seat, lines in data.items()}


def _range(seat: Seat, lines: Any) -> dict[Hold, float]:
    if not isinstance(lines, list):
        raise Refusal("range-form", place=seat)
    weights: dict[Hold, float] = defaultdict(float)
    for number, line in enumerate(lines, 1):
        place = f"{seat}, {number}"
        if not isinstance(line, dict) or not {"hand"} <= line.keys() <= {"hand", "hidden", "weight"}:
            raise Refusal("range-form", place=place)
        weight = line.get("weight", 1)
        if isinstance(weight, bool) or not isinstance(weight, int | float) or not 0 <= weight < 1e30:
            raise Refusal("range-form", place=place)
        weights[_cards(line["hand"], place), _cards(line.get("hidden", ""), place)] += weight
    return weights


def _cards(text: Any, place: str) -> tuple[Card, ...]:
    """Cards as moves write them, in any order."""
    try:
        kept = MATCHA.parse(f"0 keep {text}".rstrip() if isinstance(text, str) else "")
    except Illegal:
        raise Refusal("range-form", place=place) from None
    assert isinstance(kept, Keep)
    return tuple(card for card in kept.cards if card is not None)
