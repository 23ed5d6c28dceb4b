"""What every game must keep to, whatever its rules: one random game, looked at after every move."""

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

from chakai.core.chance import SeededLuck
from chakai.core.game import AnyGame
from chakai.core.illegal import Illegal
from chakai.core.seats import CHANCE, Seat, Viewer
from chakai.records.check import faults
from chakai.records.record import record_of
from chakai.records.replay import final
from chakai.records.text import from_json, to_json
from chakai.testing.conservation import CONSERVED
from chakai.testing.twins import TWINS
from chakai.words import speak
from chakai.words.catalogue import words_in


def conformance(game: AnyGame, rules: Any, players: int, seed: int) -> None:
    """Plays a random game and raises AssertionError at the first thing that is not as it must be."""
    rng, luck = Random(seed), SeededLuck(str(seed), 0)
    state = game.new(rules, players)
    strangers: list[Any] = []
    last_seen: dict[Viewer, tuple[str, ...]] = {}
    while due := game.to_act(state):
        assert due == (CHANCE,) or list(due) == sorted(set(due) & set(range(players)))
        move = (
            game.draw(state, luck) if due == (CHANCE,) else _decide(game, state, rng.choice(due), rng, strangers)
        )
        _texts(game, state, rng.randrange(players), rng)
        for viewer in [*viewers(players)] if players == 2 else [rng.choice([*viewers(players)])]:
            _secrecy(game, state, players, viewer, rng)
            _recall(game, state, viewer, last_seen)
        CONSERVED[game.name](state)
        game.check(state, move)
        state = _order_free(game, state, move, rng)
        if rng.random() < 0.2:
            _record(game, rules, state, players)
        strangers.append(move)
    _record(game, rules, state, players)
    CONSERVED[game.name](state)
    _ending(game, state, players)
    for viewer in viewers(players):
        _secrecy(game, state, players, viewer, rng)
        _recall(game, state, viewer, last_seen)


def viewers(players: int) -> Iterator[Viewer]:
    """Every seat, and a spectator."""
    yield from range(players)
    yield None


def _decide(game: AnyGame, state: Any, seat: Seat, rng: Random, strangers: list[Any]) -> Any:
    """What is listed applies; what is not listed is refused and changes nothing."""
    legal = game.legal(state, seat)
    moves = list(legal)
    assert moves == list(game.legal(state, seat)), "the order of listing is not fixed"
    assert len(moves) > 1, f"a forced move was asked for: {moves}"
    assert len(set(map(str, moves))) == len(moves), "a move is listed twice"
    for move in rng.sample(moves, min(5, len(moves))):
        assert move in legal
        assert game.apply(state, move) != state
    for move in rng.sample(strangers, min(12, len(strangers))):
        if move in moves or (move.seat != seat and move.seat in game.to_act(state)):
            continue
        assert move not in legal
        before = hash(state)
        try:
            game.apply(state, move)
        except Illegal:
            assert hash(state) == before, "a refused move has changed the position"
        else:
            raise AssertionError(f"{move} is not listed, yet it applies")
    return rng.choice(moves)


def _texts(game: AnyGame, state: Any, seat: Seat, rng: Random) -> None:
    """Every legal move is its text, and no other text."""
    if moves := list(islice(game.legal(state, seat), 200)):
        for move in rng.sample(moves, min(10, len(moves))):
            assert game.parse(str(move)) == move
            for spoilt in (
                f" {move}",
                f"{move} ",
                str(move).replace(" ", "  ", 1),
                f"+{move}",
                str(move).upper() + "!",
            ):
                try:
                    game.parse(spoilt)
                except Illegal:
                    continue
                raise AssertionError(f"{spoilt!r} is taken for a move")


def _secrecy(game: AnyGame, state: Any, players: int, viewer: Viewer, rng: Random) -> None:
    """Positions that somebody cannot tell apart give equal views, seen histories, legal moves and stories."""
    twin = TWINS[game.name](state, viewer, rng)
    if twin is None:
        return
    mine, other = game.view(state, viewer), game.view(twin, viewer)
    assert mine.seen == other.seen
    assert mine == other, f"{viewer} can tell two positions apart"
    assert repr(mine) == repr(other)
    if viewer is not None:
        assert list(game.legal(state, viewer)) == list(game.legal(twin, viewer))
    names = tuple(f"player {seat}" for seat in range(players))
    words = words_in("en")
    told, retold = (list(speak.story(words, game.name, seen.events, names, viewer)) for seen in (mine, other))
    assert told == retold


def _recall(game: AnyGame, state: Any, viewer: Viewer, last: dict[Viewer, tuple[str, ...]]) -> None:
    """A seen history only grows, and holds every own move of its seat."""
    seen = game.view(state, viewer).seen
    before = last.get(viewer, ())
    assert seen[: len(before)] == before, f"{viewer} has forgotten something"
    last[viewer] = seen
    own = [str(move) for move in game.moves(state) if move.seat == viewer]
    assert [line for line in seen if line in own] == own


def _order_free(game: AnyGame, state: Any, move: Any, rng: Random) -> Any:
    """Who answers first in a simultaneous stage makes no difference."""
    after = game.apply(state, move)
    for other in game.to_act(after):
        if other != move.seat and other in game.to_act(state):
            answer = rng.choice(list(game.legal(after, other)))
            assert answer in game.legal(state, other), "what one decided has changed what another may do"
            assert game.apply(after, answer) == game.apply(game.apply(state, answer), move)
    return after


def _record(game: AnyGame, rules: Any, state: Any, players: int) -> None:
    """A record is the game: it survives its text, replays to the same position and has no fault."""
    if game.pending(state):
        return
    record = record_of(game, rules, state, tuple(f"p{seat}" for seat in range(players)))
    again = from_json(to_json(record))
    assert again == record
    assert final(again)[1] == state
    assert list(faults(again)) == []


def _ending(game: AnyGame, state: Any, players: int) -> None:
    outcome = game.outcome(state)
    assert outcome is not None
    assert outcome.winners
    assert list(outcome.winners) == sorted(set(outcome.winners) & set(range(players)))
    assert outcome.counts == game.counts(state)
    assert all(not game.legal(state, seat) for seat in range(players))
    for viewer in viewers(players):
        assert game.view(state, viewer).outcome == outcome
