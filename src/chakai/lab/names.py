"""What figures are called, in tables and on the page."""

from collections.abc import Sequence

from babel.lists import format_list

from chakai.games.genmaicha.drinks import LINES
from chakai.lab.findings import Findings
from chakai.words.catalogue import Words


def seat_name(words: Words, game: str, seat: int) -> str:
    if game == "matcha" and seat == 0:
        return words("lab-figure-first-dealer")
    return words("lab-figure-seat", seat=seat)


def ending_name(words: Words, code: str) -> str:
    """As the name of a figure; within a sentence it begins small."""
    name = words(f"lab-figure-ending-{code}")
    return name[:1].upper() + name[1:]


def goal_name(words: Words, code: str, findings: Sequence[Findings]) -> str:
    """With the number of tokens it takes; rule sets that ask for different numbers share a row."""
    goal, _, suit = code.partition("-")
    least = sorted({found.goals[code].least for found in findings if code in found.goals})
    either = format_list([str(number) for number in least], style="or", locale=words.language)
    key = f"lab-figure-goal-{goal}{'-of' if suit else ''}"
    name = words(key, n=either, count=least[-1], suit=suit)
    return words("lab-figure-goal", goal=name)


def play_name(words: Words, play: str) -> str:
    """A play in the reader's words; cards stay as they are written."""
    act, line, *mark = f"{play} ".split(" ")
    if line not in LINES:
        return play
    act = act + {"+": "-extra", "?": "-offer"}.get(mark[0] if mark else "", "")
    return words(f"report-play-{act}", line=line)


def result_name(words: Words, result: str) -> str:
    return words(f"lab-figure-result-{result}")
