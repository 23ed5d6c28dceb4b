"""What figures are called, in tables and on the page."""

from chakai.games.genmaicha.drinks import LINES
from chakai.words.catalogue import Words


def seat_name(words: Words, game: str, seat: int) -> str:
    if game == "matcha" and seat == 0:
        return words("lab-figure-first-dealer")
    return words("lab-figure-seat", seat=seat)


def ending_name(words: Words, code: str) -> str:
    """As the name of a figure; within a sentence it begins small."""
    name = words(f"lab-figure-ending-{code}")
    return name[:1].upper() + name[1:]


def play_name(words: Words, play: str) -> str:
    """A play in the reader's words; cards stay as they are written."""
    act, line, *mark = f"{play} ".split(" ")
    if line not in LINES:
        return play
    act = act + {"+": "-extra", "?": "-offer"}.get(mark[0] if mark else "", "")
    return words(f"report-play-{act}", line=line)


def result_name(words: Words, result: str) -> str:
    return words(f"lab-figure-result-{result}")
