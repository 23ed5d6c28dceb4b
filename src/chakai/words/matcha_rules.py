"""The rules page of Matcha, built from an edition's fields and the catalogue, as Markdown."""

from collections.abc import Iterator

from chakai.core.house import typed
from chakai.games.matcha.cards import SUITS, WHISK
from chakai.games.matcha.edition import Edition, house_of
from chakai.words.catalogue import Words
from chakai.words.matcha import number_loop, suit_loop
from chakai.words.pages import bullets, rulings, table

RULINGS = tuple(f"m{number}" for number in range(1, 17))


def page(words: Words, edition: Edition) -> str:
    """The whole page: the rules of this edition, then every ruling with its reason."""
    return "\n\n".join(part for part in _parts(words, edition)) + "\n"


def _parts(words: Words, edition: Edition) -> Iterator[str]:
    def say(key: str, **facts: object) -> str:
        return words(f"rules-matcha-{key}", **facts)

    yield f"# {say('title')}"
    yield say("edition", rules=edition.name)
    if house := house_of(edition):
        yield say("house", house=", ".join(f"{name}={typed(value)}" for name, value in house.items()))
    else:
        yield words(f"edition-{edition.name}")
    yield say("unofficial")
    yield f"## {say('aim-heading')}"
    yield say("aim")
    yield f"## {say('cards-heading')}"
    yield bullets(_cards(words, edition))
    yield f"## {say('ranks-heading')}"
    yield bullets(_ranks(words, edition))
    yield f"## {say('set-heading')}"
    steps = (
        say("set-tea", tea=2 * edition.rounds),
        say("set-hands", hand=edition.hand_size),
        say("set-rounds", rounds=edition.rounds),
        say("set-dealer"),
    )
    yield "\n".join(f"{number}. {step}" for number, step in enumerate(steps, 1))
    yield f"## {say('turn-heading')}"
    yield say("turn")
    yield say("turn-until-passed") if edition.turns is None else say("turn-count", turns=edition.turns)
    yield f"## {say('resolution-heading')}"
    yield say("resolution")
    rows = [
        (say(f"row-{row}"), say(f"row-{row}-tokens"))
        for row in ("both", "one-match", "neither", "alone", "nobody")
    ]
    yield table([(say("row-head-cards"), say("row-head-tokens")), *rows])
    if edition.sets != 1:
        yield f"## {say('keep-heading')}"
        yield say(f"keep-{edition.keep}")
    yield f"## {say('win-heading')}"
    yield from _winning(words, edition)
    yield f"## {say('see-heading')}"
    yield say("see")
    yield f"## {say('talk-heading')}"
    yield say("talk")
    yield f"## {say('text-heading')}"
    yield say("text", highest=f"{edition.numbers}{edition.suits[-1]}")
    yield from rulings(words, RULINGS)


def _cards(words: Words, edition: Edition) -> Iterator[str]:
    suits = words("comma").join(words("matcha-suit", kind=suit) for suit in edition.suits)
    yield words(
        "rules-matcha-cards", cards=len(edition.suits) * edition.numbers, suits=suits, numbers=edition.numbers
    )
    if edition.zeros:
        yield words("rules-matcha-zeros", zeros=edition.zeros)
    yield words("rules-matcha-tokens", kinds=_listed(words, edition.kinds))
    if edition.start_tokens:
        tokens = " / ".join(" ".join(map(str, row)) for row in edition.start_tokens)
        yield words("rules-matcha-start-tokens", tokens=tokens)


def _ranks(words: Words, edition: Edition) -> Iterator[str]:
    counts = {"numbers": edition.numbers, "suits": len(edition.suits)}
    chains = {"numbers": number_loop(edition), "suits": suit_loop(words, edition)}
    for name, chain in chains.items():
        yield words(f"rules-matcha-ranks-{name}", chain=chain)
        if counts[name] == 2:
            yield words("rules-matcha-ranks-only-two")
    if max(counts.values()) > 2:
        yield words("rules-matcha-ranks-loop")


def _winning(words: Words, edition: Edition) -> Iterator[str]:
    goals = []
    if edition.goal_suit:
        goals.append(words("rules-matcha-goal-suit", n=edition.goal_suit))
    if edition.goal_whisks:
        goals.append(words("rules-matcha-goal-whisks", n=edition.goal_whisks))
    if edition.goal_each:
        goals.append(words("rules-matcha-goal-each"))
    if goals:
        yield words("rules-matcha-win")
        yield bullets(iter(goals))
    order = _listed(words, edition.suits + WHISK * edition.whisks_break_ties)
    if not goals:
        yield words("rules-matcha-length", sets=edition.sets)
        return
    tie = words("rules-matcha-tie", order=order)
    equal = words("rules-matcha-tie-play-on" if edition.play_on else "rules-matcha-tie-draw")
    yield f"- {tie}\n- {equal}"
    yield (
        words("rules-matcha-length-none")
        if edition.sets is None
        else words("rules-matcha-length", sets=edition.sets)
    )


def _listed(words: Words, kinds: str) -> str:
    return words("comma").join(words("matcha-kind", kind=kind) for kind in SUITS + WHISK if kind in kinds)
