"""From values to sentences: refusals, endings, whole games."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, TypeAlias

from chakai.core.illegal import Refusal
from chakai.core.outcome import Forfeit
from chakai.core.seats import Viewer
from chakai.records.check import Fault
from chakai.records.substitutes import Substitute
from chakai.table.talk import Said
from chakai.words import genmaicha, genmaicha_rules, matcha, matcha_rules
from chakai.words.catalogue import Words
from chakai.words.players import bot_name, said_of

Teller: TypeAlias = Callable[[Any], str | None]
TELLERS: Final[Mapping[str, Callable[[Words, Sequence[str], Viewer], Teller]]] = {
    "matcha": matcha.Teller,
    "genmaicha": genmaicha.Teller,
}
RULES_PAGES: Final[Mapping[str, Callable[[Words, Any], str]]] = {
    "matcha": matcha_rules.page,
    "genmaicha": genmaicha_rules.page,
}


def story(words: Words, game: str, entries: Iterable[Any], names: Sequence[str], you: Viewer) -> Iterator[str]:
    """A game in sentences, as `you` would hear it."""
    return filter(None, map(TELLERS[game](words, names, you), entries))


def refusal(words: Words, refused: Refusal | Fault) -> str:
    """What was wrong and what would be right."""
    return words(f"refusal-{refused.code}", **refused.facts)


def forfeit(words: Words, ended: Forfeit, names: Sequence[str], you: Viewer) -> str:
    """An end outside the rules, as one seat would hear it."""
    if len(ended.seats) == len(names):
        return words("ending-forfeit-all")
    return said_of(words, f"ending-forfeit-{ended.reason}", ended.seats[0], names, you)


def taken_over(words: Words, substitute: Substitute, names: Sequence[str], you: Viewer) -> str:
    """A bot plays for one who has left, as one seat would hear it."""
    bot = bot_name(words, substitute.player)
    return said_of(words, "table-taken-over", substitute.seat, names, you, bot=bot)


def talk(words: Words, said: Said, names: Sequence[str], you: Viewer) -> str:
    """One thing said at the table; a claim is told in the listener's language."""
    text = words(f"claim-{said.claim}") if said.claim else said.text
    return said_of(words, "talk-said", said.seat, names, you, text=text)
