"""The rules page of Genmaicha, built from the rules' fields and the catalogue, as Markdown."""

from collections.abc import Iterator

from chakai.core.house import typed
from chakai.games.genmaicha.drinks import COLOURS, COLUMNS, LINES, SHAPES
from chakai.games.genmaicha.rules import SEATS, Rules, house_of
from chakai.words.catalogue import Words
from chakai.words.pages import bullets, rulings, table

RULINGS = tuple(f"g{number}" for number in range(1, 31))


def page(words: Words, rules: Rules) -> str:
    """The whole page: the rules with the variants in use, then every ruling with its reason."""
    return "\n\n".join(_parts(words, rules)) + "\n"


def _parts(words: Words, rules: Rules) -> Iterator[str]:
    def say(key: str, **facts: object) -> str:
        return words(f"rules-genmaicha-{key}", **facts)

    yield f"# {say('title')}"
    yield say("edition", rules=rules.name)
    if house := house_of(rules):
        yield say("house", house=", ".join(f"{name}={typed(value)}" for name, value in house.items()))
    else:
        yield words(f"edition-{rules.name.replace('+', '-')}")
    yield say("unofficial")
    yield f"## {say('aim-heading')}"
    yield say("aim")
    yield f"## {say('parts-heading')}"
    colours, shapes = (_lettered(words, letters) for letters in (COLOURS, SHAPES))
    yield bullets(
        iter(
            (
                say("parts-drinks"),
                say("parts-colours", colours=colours),
                say("parts-shapes", shapes=shapes),
                say("parts-cards"),
            )
        )
    )
    yield f"## {say('setup-heading')}"
    line_yen = dict(zip(LINES, rules.line_yen, strict=True))
    yield bullets(iter((say("setup-grid"), say("setup-yen", **line_yen), say("setup-purse", yen=rules.start_yen))))
    yield f"## {say('rounds-heading')}"
    yield say("rounds")
    yield _crates(words, rules)
    yield f"## {say('bid-heading')}"
    yield bullets(say(key) for key in ("bid", f"bid-paid-{rules.bids_paid}", "bid-tie", "bid-crates"))
    yield f"## {say('brew-heading')}"
    used = "brew-keep-half" if rules.half_used == "keep" else "brew-discard"
    brewing = (say("brew-order"), say("brew-serve"), say("brew-yen", drop=rules.drop), say(used))
    yield bullets(iter(brewing))
    yield f"## {say('end-heading')}"
    yield say("end")
    yield from _variants(words, rules)
    yield f"## {say('see-heading')}"
    yield say("see")
    yield f"## {say('text-heading')}"
    yield say("text")
    yield from rulings(words, RULINGS)


def _variants(words: Words, rules: Rules) -> Iterator[str]:
    def say(key: str, **facts: object) -> str:
        return words(f"rules-genmaicha-{key}", **facts)

    if rules.matcha_iri:
        yield f"## {say('iri-heading')}"
        yield say("iri", **dict(zip(COLUMNS, rules.bonuses, strict=True)))
    if rules.tea_ceremony:
        yield f"## {say('ceremony-heading')}"
        fail = say("ceremony-fail-at-once" if rules.failed_brew == "at-once" else "ceremony-fail-end")
        offer = say("ceremony-offer", pay=rules.ceremony_pay)
        yield bullets(iter((say("ceremony"), say("ceremony-peek"), offer, fail)))
    if rules.tea_market:
        yield f"## {say('market-heading')}"
        yield bullets(iter((say("market"), say(f"market-own-{rules.own_ads}"))))


def _lettered(words: Words, letters: str) -> str:
    return words("comma").join(f"{words('genmaicha-ingredient', kind=one)} {one}" for one in letters)


def _crates(words: Words, rules: Rules) -> str:
    rounds = max(len(rules.crate_sizes(players)) for players in SEATS)
    head = [
        words("rules-genmaicha-rounds-head-players"),
        *(words("rules-genmaicha-rounds-head-round", round=number + 1) for number in range(rounds)),
    ]
    rows = []
    for players in SEATS:
        sizes = rules.crate_sizes(players)
        rows.append([str(players), *map(str, sizes), *("–" for _ in range(rounds - len(sizes)))])
    return table([head, *rows])
