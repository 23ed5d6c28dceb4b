"""An outside bot that plays the first legal move: the whole protocol, and nothing else."""

import json
import sys
from typing import Any


def answer(message: dict[str, Any]) -> dict[str, Any] | None:
    """What to say to a message; None if it wants no answer."""
    match message["type"]:
        case "hello":
            return {"type": "ready", "name": "first legal"}
        case "act":
            return {"move": message["legal"][0]}
    return None


def main() -> None:
    for line in sys.stdin:
        reply = answer(json.loads(line))
        if reply is not None:
            print(json.dumps(reply), flush=True)


if __name__ == "__main__":
    main()
