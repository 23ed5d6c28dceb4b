"""Genmaicha as a game: the chapters put together."""

from collections.abc import Iterable, Mapping
from typing import Final

from chakai.core.chance import Luck
from chakai.core.game import Game
from chakai.core.illegal import Illegal
from chakai.core.legal import Legal
from chakai.core.outcome import Outcome
from chakai.core.seats import CHANCE, Seat
from chakai.games.genmaicha import bidding, brewing, ceremony, market, matcha_iri
from chakai.games.genmaicha.drinks import INGREDIENTS
from chakai.games.genmaicha.moves import (
    MOVES,
    Bid,
    Brew,
    Crates,
    Done,
    Grid,
    Move,
    NoBrew,
    Over,
    Peek,
    PlaceAd,
    Raise,
    TakeCrate,
    Toss,
    parse,
)
from chakai.games.genmaicha.rules import HOUSE_FIELDS, RULE_SETS, SEATS, Rules, house_of, with_house
from chakai.games.genmaicha.state import Stage, State
from chakai.games.genmaicha.view import View, view


def new(rules: Rules, players: int) -> State:
    """A table before the grid is laid."""
    rules.check_players(players)
    return State(
        rules,
        players,
        yen=(rules.start_yen,) * players,
        shelves=((),) * players,
        line_yen=rules.line_yen,
        gaps=matcha_iri.first_gaps(rules.bonuses) if rules.matcha_iri else (0,) * 6,
        half_used=(frozenset(),) * players,
    )


def to_act(state: State) -> tuple[Seat, ...]:
    """All seats still to decide."""
    match state.stage:
        case Stage.BID | Stage.RAISE:
            return tuple(seat for seat in bidding.bidders(state) if state.answers[seat] is None)
        case Stage.CHOOSE | Stage.BREW:
            return (state.at_turn,)
        case Stage.OVER:
            return ()
    return (CHANCE,)


def check(state: State, move: Move) -> None:
    """Raises Illegal if the move may not be made now."""
    match state.stage, move:
        case Stage.GRID, Grid():
            _check_grid(move)
        case Stage.CRATES, Crates():
            bidding.check_crates(state, move)
        case Stage.BID, Bid():
            bidding.check_bid(state, move)
        case Stage.RAISE, Raise():
            bidding.check_bid(state, move)
        case Stage.TOSS, Toss():
            bidding.check_toss(state, move)
        case Stage.CHOOSE, TakeCrate():
            bidding.check_take(state, move)
        case Stage.BREW, Brew() | Peek() | PlaceAd() | Done():
            _check_turn(state, move)
        case Stage.OVER, _:
            raise Illegal("game-over")
        case _:
            raise Illegal("stage", due=state.stage.name.lower())


def legal(state: State, seat: Seat) -> Legal[Move]:
    """The seat's moves; brews are listed lazily, and asking needs no list."""
    return Legal(state, seat, check, _listed)


def apply(state: State, move: Move) -> State:
    """The position after a move, all that follows from it included, up to the next decision or chance."""
    check(state, move)
    return _advance(_made(state, move))


def draw(state: State, luck: Luck) -> Move:
    """The grid, crates or toss that is due."""
    match state.stage:
        case Stage.GRID:
            cards = tuple(INGREDIENTS[place] for place in luck.permutation(len(INGREDIENTS), "grid"))
            return Grid(cards[:9], cards[9:])
        case Stage.CRATES:
            return bidding.draw_crates(state, luck)
        case Stage.TOSS:
            return bidding.draw_toss(state, luck)
    raise Illegal("no-chance-due")


def moves(state: State, first: int = 0, /) -> tuple[Move, ...]:
    """The record's moves, from an entry of the log on."""
    return tuple(entry for entry in state.log[first:] if isinstance(entry, MOVES))


def pending(state: State) -> tuple[Move, ...]:
    """Bids that are not in the record yet."""
    return tuple(answer for answer in state.answers if answer is not None)


def outcome(state: State) -> Outcome | None:
    return state.outcome


def counts(state: State) -> Mapping[str, tuple[object, ...]]:
    """Yen and drinks of each seat, as results give them."""
    return {"yen": state.yen, "drinks": tuple(map(len, state.shelves))}


def _listed(state: State, seat: Seat) -> Iterable[Move]:
    if seat == CHANCE or seat not in to_act(state):
        return ()
    match state.stage:
        case Stage.CHOOSE:
            return bidding.takes(state, seat)
        case Stage.BREW:
            return brewing.choices(state, seat)
    return bidding.amounts(state, seat)


def _check_grid(move: Grid) -> None:
    if sorted(map(str, (*move.cards, *move.others))) != sorted(INGREDIENTS):
        raise Illegal("grid-cards")


def _check_turn(state: State, move: Brew | Peek | PlaceAd | Done) -> None:
    if move.seat != state.at_turn:
        raise Illegal("not-your-turn", seat=move.seat, right=state.at_turn)
    match move:
        case Brew():
            brewing.check_brew(state, move)
        case Peek():
            ceremony.check_peek(state, move)
            brewing.check_use(state, move.seat, move.drink, move.ingredient)
        case PlaceAd():
            market.check_ad(state, move)


def _made(state: State, move: Move) -> State:
    match move:
        case Grid(cards, others):
            hidden = tuple(card for card in others if card is not None)
            return state._replace(stage=Stage.CRATES, grid=cards, hidden=hidden, log=(*state.log, move))
        case Crates():
            return bidding.fill_crates(state, move)
        case Bid() | Raise():
            return bidding.bid(state, move)
        case Toss():
            return bidding.toss(state, move)
        case TakeCrate():
            return bidding.take(state, move)
        case Brew():
            return brewing.brew(state, move)
        case Peek():
            return ceremony.peek(state._replace(ad_right=None), move)
        case PlaceAd():
            return market.place_ad(state, move)
        case Done():
            return brewing.end_turn(state, move)


def _advance(state: State) -> State:
    """All that needs no decision: bids shown, the last crate, turns without a choice, the next round. (G17)"""
    if state.stage in (Stage.BID, Stage.RAISE):
        state = bidding.settle_bids(state)
    if state.stage is Stage.CHOOSE and state.turn == state.players - 1:
        state = brewing.start_turn(bidding.take_last(state)._replace(stage=Stage.BREW), 0)
    while state.stage is Stage.BREW:
        if state.turn == state.players:
            return _end_round(state)
        if any(not isinstance(choice, Done) for choice in brewing.choices(state, state.at_turn)):
            return state
        state = brewing.end_turn(state, NoBrew(state.at_turn))
    return state


def _end_round(state: State) -> State:
    if state.round < len(state.rules.crate_sizes(state.players)):
        return state._replace(stage=Stage.CRATES)
    return _over(state)


def ahead(state: State) -> tuple[tuple[Seat, ...], str]:
    """Most yen; then most drinks left; then it is shared. And why. (G13, G24)"""
    seats = range(state.players)
    richest = [seat for seat in seats if state.yen[seat] == max(state.yen)]
    most = max(len(state.shelves[seat]) for seat in richest)
    first = tuple(seat for seat in richest if len(state.shelves[seat]) == most)
    return first, "yen" if len(richest) == 1 else "drinks" if len(first) == 1 else "shared"


def _over(state: State) -> State:
    ended = Outcome(*ahead(state), counts(state))
    return state._replace(stage=Stage.OVER, outcome=ended, log=(*state.log, Over(ended)))


GENMAICHA: Final[Game[Rules, State, Move, View]] = Game(
    name="genmaicha",
    seats=SEATS,
    rule_sets=RULE_SETS,
    house_fields=HOUSE_FIELDS,
    with_house=with_house,
    house_of=house_of,
    new=new,
    to_act=to_act,
    check=check,
    legal=legal,
    apply=apply,
    draw=draw,
    view=view,
    parse=parse,
    moves=moves,
    pending=pending,
    outcome=outcome,
    counts=counts,
)
