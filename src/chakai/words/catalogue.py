"""The Fluent catalogues, and which language to speak."""

import os
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax.ast import Message

from chakai.core.illegal import Refusal

LANGUAGES: Final[Mapping[str, str]] = {"en": "English", "ja": "日本語", "uk": "Українська", "nl": "Nederlands"}
FIRST: Final = "en"
LONGEST: Final = 900
"""Characters of one fact in a sentence."""
REMEMBERED: Final = 1 << 13
"""Sentences of a language that need not be put together again."""
SOMEBODY: Final = "\ue002"
"""People are many and sentences few: a sentence is remembered with this in the place of the name."""


class Words:
    """All messages of one language. A missing message or variable is an error of ours, never a half sentence."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise Refusal("unknown-language", language=language, possible=", ".join(LANGUAGES))
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._keys: list[str] = []
        self._said = lru_cache(maxsize=REMEMBERED)(self._say)  # a table says the same things over and over
        for page in sorted(files(__package__).joinpath("locales", language).iterdir(), key=lambda page: page.name):
            resource = FluentResource(page.read_text("utf-8"))
            self._bundle.add_resource(resource)
            self._keys += (entry.id.name for entry in resource.body if isinstance(entry, Message))

    def keys(self, prefix: str) -> list[str]:
        """All messages whose key begins so."""
        return [key for key in self._keys if key.startswith(prefix)]

    def __contains__(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def __call__(self, key: str, /, **facts: object) -> str:
        """The message with its facts filled in."""
        if "name" not in facts:
            return self._told(key, facts)
        somebody, facts["name"] = _text(facts["name"]), SOMEBODY
        return self._told(key, facts).replace(SOMEBODY, somebody)

    def _told(self, key: str, facts: Mapping[str, object]) -> str:
        told = [(name, fact if isinstance(fact, int) else _text(fact)) for name, fact in facts.items()]
        return self._said(key, *told)

    def _say(self, key: str, *facts: tuple[str, int | str]) -> str:
        message = self._bundle.get_message(key)
        if message.value is None:
            raise LookupError(f"{self.language}: {key} has no text")
        told = {name: _number(fact) if isinstance(fact, int) else fact for name, fact in facts}
        text, errors = self._bundle.format_pattern(message.value, told)
        if errors:
            raise LookupError(f"{self.language}: {key}: {errors[0]}")
        return str(text)


def _text(fact: object) -> str:
    """Fluent refuses very long texts; nobody reads them either."""
    text = str(fact)
    return text if len(text) <= LONGEST else text[:LONGEST] + "…"


def _number(value: int) -> object:
    """Counts choose a plural form; they are small or name a line or a game, so no grouping."""
    return fluent_number(value, useGrouping=False)


@cache
def words_in(language: str) -> Words:
    """The words of a language, read once."""
    return Words(language)


def language_of(environment: Mapping[str, str] = os.environ) -> str:
    """The system's language if we speak it, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(name):
            spoken = value[:2].lower()
            return spoken if spoken in LANGUAGES else FIRST
    return FIRST
