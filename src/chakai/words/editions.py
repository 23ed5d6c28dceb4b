"""Rule sets by name: an edition of Matcha, or Genmaicha with its variants."""

from chakai.words.catalogue import Words


def name(words: Words, rules: str) -> str:
    """What a rule set is called in a list; one for study by the name it has in records."""
    key = f"edition-name-{rules}"
    return words(key) if key in words else rules


def line(words: Words, rules: str) -> str:
    """What is special about it, in a sentence or two."""
    key = f"edition-line-{rules}"
    return words(key if key in words else f"edition-{rules.replace('+', '-')}")
