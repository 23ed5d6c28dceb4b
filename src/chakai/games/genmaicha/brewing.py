"""A brewing turn: brews one after another, then done."""

from collections.abc import Iterator
from itertools import product

from chakai.core.illegal import Illegal
from chakai.core.seats import Seat
from chakai.games.genmaicha import ceremony, market, matcha_iri
from chakai.games.genmaicha.drinks import LINES, Drink, Ingredient
from chakai.games.genmaicha.moves import Brew, Discard, Done, Earn, Extra, Move, NoBrew, Offer
from chakai.games.genmaicha.state import State, Use, changed


def uses_left(state: State, seat: Seat) -> tuple[Use, ...]:
    """Every ingredient of every drink on the shelf that has not served yet, in the order of writing."""
    return tuple(
        (drink, ingredient)
        for drink in state.shelves[seat]
        for ingredient in drink
        if (drink, ingredient) not in state.spent
    )


def check_use(state: State, seat: Seat, drink: Drink, ingredient: Ingredient) -> None:
    """A drink that is held, has the ingredient, and has not served as it yet."""
    if drink not in state.shelves[seat]:
        raise Illegal("drink-not-held", drink=str(drink))
    if ingredient not in drink:
        raise Illegal("drink-wrong", drink=str(drink), ingredient=ingredient)
    if (drink, ingredient) in state.spent:
        raise Illegal("drink-spent", drink=str(drink), ingredient=ingredient)


def check_brew(state: State, move: Brew) -> None:
    """A drink for every card; none twice as the same ingredient."""
    needed = [*zip(move.drinks, state.cards(move.line), strict=True)]
    match move.more:
        case Extra(_, _, drink) as extra:
            needed.append((drink, matcha_iri.check_extra(state, move.line, extra)))
        case Offer(drink, ingredient):
            ceremony.check_offer(state, move.line)
            needed.append((drink, ingredient))
    for place, (drink, ingredient) in enumerate(needed):
        check_use(state, move.seat, drink, ingredient)
        if (drink, ingredient) in needed[:place]:
            raise Illegal("drink-spent", drink=str(drink), ingredient=ingredient)


def brews(state: State, seat: Seat) -> Iterator[Brew]:
    """Lazily: line by line, plain brews first, then with each extra, then with each offer."""
    uses = uses_left(state, seat)
    for line in LINES:
        cards = state.cards(line)
        plain = [*product(*([drink for drink, serves in uses if serves == card] for card in cards))]
        yield from (Brew(seat, line, drinks) for drinks in plain)
        for column, where, card in matcha_iri.extras(state, line):
            for drink in (drink for drink, serves in uses if serves == card):
                yield from (Brew(seat, line, drinks, Extra(column, where, drink)) for drinks in plain)
        if line in ceremony.face_down(state):
            for use in uses:
                for drinks in plain:
                    if use not in zip(drinks, cards, strict=True):
                        yield Brew(seat, line, drinks, Offer(*use))


def choices(state: State, seat: Seat) -> Iterator[Move]:
    """An ad, brews, peeks, and done, in this order."""
    yield from market.ads(state, seat)
    yield from brews(state, seat)
    yield from ceremony.peeks(state, seat, uses_left(state, seat))
    yield Done(seat)


def brew(state: State, move: Brew) -> State:
    """The line's yen is taken, and the line drops, even if an offer fails. (G9, G22)"""
    uses: set[Use] = set(zip(move.drinks, state.cards(move.line), strict=True))
    state = state._replace(log=(*state.log, move), ad_right=None)
    line_yen, bonus, pay, failed = state.yen_at(move.line), 0, 0, False
    match move.more:
        case Extra(column, where, drink) as extra:
            uses.add((drink, matcha_iri.check_extra(state, move.line, extra)))
            state, bonus = matcha_iri.take_bonus(state, move.line, Extra(column, where, drink))
        case Offer(drink, ingredient) as offer:
            uses.add((drink, ingredient))
            failed = not ceremony.succeeds(state, move.line, offer)
            if not failed:
                pay = state.rules.ceremony_pay
                state = ceremony.turn_up(state, move.line)
    state = state._replace(
        yen=changed(state.yen, move.seat, state.yen[move.seat] + line_yen + bonus + pay),
        line_yen=changed(state.line_yen, LINES.index(move.line), max(0, line_yen - state.rules.drop)),
        spent=state.spent | uses,
        log=(*state.log, Earn(move.seat, move.line, line_yen, bonus, pay, failed)),
    )
    if failed:  # G16
        drinks = {drink for drink, _ in uses}
        at_once = state.rules.failed_brew == "at-once"
        state = _discard(state, move.seat, drinks) if at_once else state._replace(lost=state.lost | drinks)
    return market.after_brew(state, move.seat, move.line)


def start_turn(state: State, turn: int) -> State:
    """What kept drinks have served as still holds, where a house keeps them. (G7)"""
    spent = state.half_used[state.order[turn]] if turn < state.players else frozenset[Use]()
    return state._replace(turn=turn, spent=spent, lost=frozenset(), ad_right=None)


def end_turn(state: State, entry: Done | NoBrew) -> State:
    """Every drink that served goes back to the bag; unused ones are kept. (G7, G8)"""
    seat = entry.seat
    state = state._replace(log=(*state.log, entry))
    if state.rules.half_used == "keep":
        used = {drink for drink in state.shelves[seat] if all((drink, part) in state.spent for part in drink)}
        used |= state.lost
    else:
        used = {drink for drink, _ in state.spent}
    state = _discard(state, seat, used)
    half_used = frozenset(use for use in state.spent if use[0] in state.shelves[seat])
    return start_turn(state._replace(half_used=changed(state.half_used, seat, half_used)), state.turn + 1)


def _discard(state: State, seat: Seat, drinks: set[Drink]) -> State:
    gone = tuple(drink for drink in state.shelves[seat] if drink in drinks)
    if not gone:
        return state
    kept = tuple(drink for drink in state.shelves[seat] if drink not in drinks)
    return state._replace(
        shelves=changed(state.shelves, seat, kept),
        spent=frozenset(use for use in state.spent if use[0] not in drinks),
        log=(*state.log, Discard(seat, gone)),
    )
