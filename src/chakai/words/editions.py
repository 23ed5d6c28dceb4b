"""Rule sets by name: an edition of Matcha, or Genmaicha with its variants."""

from collections.abc import Iterator, Sequence

from babel.lists import format_list

from chakai.words.catalogue import Words

PLUS = "+"


def name(words: Words, rules: str) -> str:
    """What a rule set is called in a list; one for study by the name it has in records."""
    key = f"edition-name-{rules}"
    if key in words:
        return words(key)
    variants = [words(f"variant-name-{variant}") for variant in _variants(words, rules)]
    return words("edition-name-variants", variants=_listed(words, variants)) if variants else rules


def line(words: Words, rules: str) -> str:
    """What is special about it, in a sentence or two."""
    key = f"edition-line-{rules}"
    if key in words:
        return words(key)
    lines = [words(f"variant-line-{variant}") for variant in _variants(words, rules)]
    return words("space").join(lines) if lines else words(f"edition-{rules}")


def told(words: Words, rules: str, *, house: bool = False) -> str:
    """Both, for one who does not know it yet; sentences of their own stand apart from the name.

    With house rules the sentence is about the rule set without them: it may say what they change.
    """
    key = "edition-told" if f"edition-line-{rules}" in words else "edition-told-apart"
    key = "edition-told-house" if house else key
    return words(key, name=name(words, rules), line=line(words, rules))


def _listed(words: Words, names: Sequence[str]) -> str:
    """With “and” before the last, as the language writes it; no comma stands before our English one."""
    return format_list(names, locale={"en": "en_GB"}.get(words.language, words.language))


def _variants(words: Words, rules: str) -> Iterator[str]:
    return (variant for variant in rules.split(PLUS) if f"variant-name-{variant}" in words)
