"""Bids, follow-up bids, tosses, and the choice of crates."""

from collections.abc import Iterator

from chakai.core.chance import Luck
from chakai.core.illegal import Illegal
from chakai.core.seats import Seat
from chakai.games.genmaicha.drinks import DRINKS, PLACE, Drink
from chakai.games.genmaicha.moves import (
    Bid,
    BidsShown,
    Crates,
    LastCrate,
    NewRound,
    Order,
    Raise,
    TakeCrate,
    Toss,
    letter,
)
from chakai.games.genmaicha.rules import YEN
from chakai.games.genmaicha.state import Stage, State, changed

# Filling the crates


def check_crates(state: State, move: Crates) -> None:
    """One crate for each player, with the right number of drinks, all from the bag."""
    size = crate_size(state)
    if len(move.crates) != state.players or any(len(crate) != size for crate in move.crates):
        raise Illegal("crates-size", crates=state.players, drinks=size)
    drinks = [drink for crate in move.crates for drink in crate]
    held = held_drinks(state)
    for place, drink in enumerate(drinks):
        if drink in held or drink in drinks[:place]:
            raise Illegal("crates-not-in-bag", drink=str(drink))


def crate_size(state: State) -> int:
    """Drinks in each crate of the round to come."""
    return state.rules.crate_sizes(state.players)[state.round]


def held_drinks(state: State) -> set[Drink]:
    """All that stand on shelves; every other drink is in the bag."""
    return {drink for shelf in state.shelves for drink in shelf}


def draw_crates(state: State, luck: Luck) -> Crates:
    """The first drinks of a shuffle of all, held ones skipped."""
    held = held_drinks(state)
    shuffle = luck.permutation(len(DRINKS), "crates", state.round + 1)
    bag = [DRINKS[place] for place in shuffle if DRINKS[place] not in held]
    size = crate_size(state)
    return Crates(tuple(tuple(bag[crate * size : (crate + 1) * size]) for crate in range(state.players)))


def fill_crates(state: State, move: Crates) -> State:
    """A new round; who has no yen bids 0 by force. (G17)"""
    rounds = len(state.rules.crate_sizes(state.players))
    return state._replace(
        stage=Stage.BID,
        round=state.round + 1,
        crates=move.crates,
        log=(*state.log, NewRound(state.round + 1, rounds), move),
        answers=(None,) * state.players,
        bids=(),
        raises=(),
        tied=(),
        order=(),
        turn=0,
    )


# Bids and follow-ups


def left(state: State, seat: Seat) -> int:
    """What a player can still bid."""
    unpaid = state.bids[seat] if state.bids and state.rules.bids_paid != "all" else 0
    return state.yen[seat] - unpaid


def bidders(state: State) -> tuple[Seat, ...]:
    """Who has a bid, or a follow-up bid, to decide in this stage."""
    if state.stage is Stage.RAISE:
        return tuple(seat for seat in range(state.players) if _is_tied(state, seat) and left(state, seat))
    return tuple(seat for seat in range(state.players) if state.yen[seat])


def check_bid(state: State, move: Bid | Raise) -> None:
    """Once, in steps of 100, no more than one has; follow-ups only by those who are tied."""
    if move.seat >= state.players:
        raise Illegal("no-such-player", seat=move.seat, players=state.players)
    if isinstance(move, Raise) and not _is_tied(state, move.seat):
        raise Illegal("raise-not-tied", seat=move.seat)
    if move.seat not in bidders(state):
        raise Illegal("bid-no-yen", seat=move.seat)
    if state.answers[move.seat] is not None:
        raise Illegal("already-bid", seat=move.seat)
    if move.yen % YEN:
        raise Illegal("yen-step", yen=move.yen, step=YEN)
    if move.yen > left(state, move.seat):
        raise Illegal("yen-too-much", yen=move.yen, most=left(state, move.seat))


def amounts(state: State, seat: Seat) -> Iterator[Bid | Raise]:
    """Every amount, the smallest first."""
    kind = Raise if state.stage is Stage.RAISE else Bid
    return (kind(seat, yen) for yen in range(0, left(state, seat) + 1, YEN))


def bid(state: State, move: Bid | Raise) -> State:
    """A bid stays hidden until the last one arrives."""
    return state._replace(answers=changed(state.answers, move.seat, move))


def settle_bids(state: State) -> State:
    """Goes on as far as no bid, toss or choice is due."""
    if any(state.answers[seat] is None for seat in bidders(state)):
        return state
    given = tuple(0 if answer is None else answer.yen for answer in state.answers)
    log = (*state.log, *(answer for answer in state.answers if answer is not None))
    if state.stage is Stage.BID:
        state = _paid(state._replace(bids=given, log=(*log, BidsShown(given, follow_up=False))), given)
        if len(set(given)) == len(given):
            return _ordered(state)
        return settle_bids(state._replace(stage=Stage.RAISE, answers=(None,) * state.players))
    shown = tuple(yen if _is_tied(state, seat) else None for seat, yen in enumerate(given))
    state = _paid(state._replace(raises=given, log=(*log, BidsShown(shown, follow_up=True))), given)
    groups: dict[tuple[int, int], list[Seat]] = {}
    for seat in range(state.players):
        groups.setdefault(_rank(state, seat), []).append(seat)
    tied = tuple(tuple(groups[rank]) for rank in sorted(groups, reverse=True) if len(groups[rank]) > 1)
    state = state._replace(tied=tied, answers=())
    return state._replace(stage=Stage.TOSS) if tied else _ordered(state)


def _paid(state: State, given: tuple[int, ...]) -> State:
    """Everybody pays (G2), unless a house lets only the first in order do so."""
    if state.rules.bids_paid != "all":
        return state
    return state._replace(yen=tuple(yen - paid for yen, paid in zip(state.yen, given, strict=True)))


def _is_tied(state: State, seat: Seat) -> bool:
    return state.bids.count(state.bids[seat]) > 1


def _rank(state: State, seat: Seat) -> tuple[int, int]:
    """A follow-up orders those with equal bids among themselves only. (G4)"""
    return state.bids[seat], state.raises[seat] if state.raises else 0


# Tosses


def check_toss(state: State, move: Toss) -> None:
    """The next group still tied, each of it once. (G5, G20)"""
    if tuple(sorted(move.order)) != state.tied[0]:
        raise Illegal("toss-group", right=" ".join(map(str, state.tied[0])))


def draw_toss(state: State, luck: Luck) -> Toss:
    group = state.tied[0]
    order = luck.permutation(state.players, "toss", state.round)
    return Toss(tuple(seat for seat in order if seat in group))


def toss(state: State, move: Toss) -> State:
    state = state._replace(order=state.order + move.order, tied=state.tied[1:], log=(*state.log, move))
    return state if state.tied else _ordered(state)


def _ordered(state: State) -> State:
    """The order of the round: by bid, by follow-up, by toss."""
    tossed = {seat: place for place, seat in enumerate(state.order)}
    order = sorted(
        range(state.players),
        key=lambda seat: (*(-part for part in _rank(state, seat)), tossed.get(seat, 0)),
    )
    yen = state.yen
    if state.rules.bids_paid == "first":
        yen = changed(yen, order[0], yen[order[0]] - sum(_rank(state, order[0])))
    return state._replace(
        stage=Stage.CHOOSE, yen=yen, order=tuple(order), answers=(), turn=0, log=(*state.log, Order(tuple(order)))
    )


# Crates


def check_take(state: State, move: TakeCrate) -> None:
    if move.seat != state.at_turn:
        raise Illegal("not-your-turn", seat=move.seat, right=state.at_turn)
    if move.crate >= len(state.crates):
        raise Illegal("no-such-crate", crate=letter(move.crate), possible=_open_crates(state))
    if state.crates[move.crate] is None:
        raise Illegal("crate-taken", crate=letter(move.crate), possible=_open_crates(state))


def takes(state: State, seat: Seat) -> Iterator[TakeCrate]:
    """Every crate left, A first."""
    return (TakeCrate(seat, crate) for crate, drinks in enumerate(state.crates) if drinks is not None)


def take(state: State, entry: TakeCrate | LastCrate) -> State:
    """All drinks of a crate go to a shelf."""
    drinks = state.crates[entry.crate]
    assert drinks is not None
    shelf = tuple(sorted(state.shelves[entry.seat] + drinks, key=PLACE.__getitem__))
    return state._replace(
        shelves=changed(state.shelves, entry.seat, shelf),
        crates=changed(state.crates, entry.crate, None),
        turn=state.turn + 1,
        log=(*state.log, entry),
    )


def take_last(state: State) -> State:
    """The last crate is taken without a choice. (G17)"""
    crate = next(crate for crate, drinks in enumerate(state.crates) if drinks is not None)
    return take(state, LastCrate(state.at_turn, crate))


def _open_crates(state: State) -> str:
    return ", ".join(letter(crate) for crate, drinks in enumerate(state.crates) if drinks is not None)
