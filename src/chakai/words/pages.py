"""Parts of a rules page, as Markdown."""

import re
from collections.abc import Iterator, Sequence

from chakai.words.catalogue import Words


def table(rows: Sequence[Sequence[str]]) -> str:
    """A table whose first row is its head."""
    lines = ["| " + " | ".join(re.sub(r"\|", r"\\|", cell) for cell in row) + " |" for row in rows]
    return "\n".join([lines[0], "|" + "---|" * len(rows[0]), *lines[1:]])


def bullets(lines: Iterator[str]) -> str:
    return "\n".join(f"- {line}" for line in lines)


def rulings(words: Words, numbers: Sequence[str]) -> Iterator[str]:
    """Every ruling with its reason."""
    yield f"## {words('rules-rulings-heading')}"
    yield words("rules-rulings-intro")
    head = tuple(words(f"rules-rulings-head-{part}") for part in ("number", "question", "ruling", "why"))
    rows = [
        (number.upper(), *(words(f"ruling-{number}-{part}") for part in ("question", "ruling", "why")))
        for number in numbers
    ]
    yield table([head, *rows])
