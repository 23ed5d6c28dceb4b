"""An outside bot for Matcha that lays a matching card where it can, and otherwise hopes to be alone.

It keeps no state: every message carries the whole seen history, and from it the current round can be told.
"""

import json
import sys
from typing import Any

NUMBER_MAT, SUIT_MAT = "#", "*"


def matches(card: str, tea: str, mat: str) -> bool:
    """On the number mat the number must be the tea card's, on the suit mat the suit; a 0 never matches."""
    return card != "0" and (card[0] == tea[0] if mat == NUMBER_MAT else card[1] == tea[1])


def tea_cards(seen: list[str], turns: int | None) -> dict[str, str]:
    """The current round's tea card on each mat."""
    start = max(place for place, line in enumerate(seen) if line.startswith("deal"))
    deal, tea, first, second, _ = seen[start].split(" | ")
    made = [line for line in seen[start:] if line[0] in "01"]  # neither the deal nor cards turned up
    number = rounds_over(made, int(deal[-1]), [len(first.split()), len(second.split())], turns)
    return dict(zip((NUMBER_MAT, SUIT_MAT), tea.split()[2 * number :], strict=False))


def rounds_over(made: list[str], dealer: int, cards: list[int], turns: int | None) -> int:
    """How many rounds a set's moves have filled; forced passes are not among them and are reckoned in."""
    moves = iter(made)
    number = 0
    while True:
        laid, passed = [0, 0], [False, False]
        for turn in range(2 * (turns or 3)):  # where passing ends it, nobody has more than two lays and a pass
            seat = (dealer + turn) % 2
            if not cards[seat] or laid[seat] == 2 or (passed[seat] and turns is None):
                continue
            move = next(moves, None)
            if move is None:
                return number
            passed[seat] = move.endswith("-")
            laid[seat] += not passed[seat]
            cards[seat] -= not passed[seat]
        number += 1


def choose(message: dict[str, Any]) -> str:
    """A match if there is one, else any card: the last listed, which is a 0 if it has one. It keeps none."""
    legal: list[str] = message["legal"]
    if " keep" in legal[0]:
        return min(legal, key=len)
    lays = [move for move in legal if not move.endswith("-")]
    usual = None if message["rules"] == "grail-2015" else 2
    tea = tea_cards(message["seen"], message.get("house", {}).get("turns", usual))
    for move in lays:
        card, mat = move.split()[1][:-1], move[-1]
        if matches(card, tea[mat], mat):
            return move
    return lays[-1]


def main() -> None:
    for line in sys.stdin:
        message = json.loads(line)
        match message["type"]:
            case "hello":
                print(json.dumps({"type": "ready", "name": "matcher"}), flush=True)
            case "act":
                print(json.dumps({"move": choose(message)}), flush=True)


if __name__ == "__main__":
    main()
