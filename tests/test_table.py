"""The table: one authority, nothing lost, nothing told too early."""

from copy import copy
from random import Random

import pytest

from chakai.core.chance import SeededLuck
from chakai.core.illegal import Illegal, Refusal
from chakai.games import GAMES
from chakai.records.text import from_json, to_json
from chakai.table.table import Table


def table_of(game: str, rules: str, players: int) -> Table:
    names = tuple(f"p{seat}" for seat in range(players))
    return Table(GAMES[game], GAMES[game].rules(rules), names, SeededLuck("table", 0))


def table_deciding(game: str, rules: str, players: int) -> Table:
    """A table at which several have to decide at once."""
    for seed in range(100):
        table, rng = table_of(game, rules, players), Random(seed)
        while table.to_act and len(table.to_act) < 2:
            table.submit(table.to_act[0], rng.choice(list(table.legal(table.to_act[0]))))
        if table.to_act:
            return table
    raise AssertionError("no such table was found")


@pytest.mark.parametrize(("game", "rules", "players"), [("matcha", "grail-2015", 2), ("genmaicha", "standard", 4)])
def test_an_answer_changes_nothing_for_the_others(game: str, rules: str, players: int) -> None:
    table = table_deciding(game, rules, players)
    first, *others = table.to_act
    before = {seat: (table.view(seat), list(table.legal(seat)), table.version) for seat in (*others,)}
    spectator, record = table.view(None), table.record()
    table.submit(first, next(iter(table.legal(first))), version=table.version)
    assert {seat: (table.view(seat), list(table.legal(seat)), table.version) for seat in others} == before
    assert (table.view(None), table.record()) == (spectator, record)
    with pytest.raises(Illegal):
        table.submit(first, next(iter(table.legal(others[0]))))
    for seat in others:
        table.submit(seat, next(iter(table.legal(seat))), version=before[seat][2])
    assert len(table.record().moves) > len(record.moves)


@pytest.mark.parametrize(("game", "rules", "players"), [("matcha", "grail-2015", 2), ("genmaicha", "standard", 4)])
def test_pending_answers_survive_a_restart(game: str, rules: str, players: int) -> None:
    table = table_deciding(game, rules, players)
    first = table.to_act[0]
    table.submit(first, list(table.legal(first))[-1])
    again = Table.resumed(from_json(to_json(table.stored())), SeededLuck("table", 0))
    assert again.to_act == table.to_act
    assert all(again.view(seat) == table.view(seat) for seat in range(players))
    assert again.stored() == table.stored()
    assert "pending" not in table.record().more


@pytest.mark.parametrize(
    ("game", "rules", "players"), [("matcha", "grail-2015", 2), ("genmaicha", "tea-ceremony", 3)]
)
def test_what_is_looked_at_bit_by_bit_is_the_whole(game: str, rules: str, players: int) -> None:
    table, rng = table_of(game, rules, players), Random(3)
    while table.to_act:
        for viewer in (None, *range(players)):
            if rng.random() < 0.5:
                assert table.view(viewer) == table.game.view(table._state, viewer)
        if rng.random() < 0.5:
            trial = copy(table)
            trial.submit(trial.to_act[0], next(iter(trial.legal(trial.to_act[0]))))
            assert (tuple(trial.moves), trial.view(0)) == (
                trial.game.moves(trial._state),
                trial.game.view(trial._state, 0),
            )
            assert tuple(table.moves) == table.game.moves(table._state)
        table.submit(table.to_act[0], rng.choice(list(table.legal(table.to_act[0]))))
    assert tuple(table.moves) == table.game.moves(table._state)


def test_a_stale_or_foreign_move_is_refused_and_nothing_changes() -> None:
    table = table_of("matcha", "matagot-2020", 2)
    version, seat = table.version, table.to_act[0]
    move = str(next(iter(table.legal(seat))))
    table.submit(seat, move, version=version)
    stored = table.stored()
    for wrong_seat, text, answers in (
        (seat, move, version),
        (1 - seat, move, None),
        (7, move, None),
        (seat, "?", None),
    ):
        with pytest.raises(Refusal):
            table.submit(wrong_seat, text, version=answers)
    assert table.stored() == stored


def test_after_a_forfeit_nothing_more_is_taken() -> None:
    table = table_of("matcha", "matagot-2020", 2)
    table.forfeit((1,), "resigned")
    assert table.outcome is not None
    assert table.outcome.winners == (0,)
    assert table.to_act == ()
    with pytest.raises(Illegal, match="game-over"):
        table.submit(0, "0 -")
    with pytest.raises(Illegal, match="game-over"):
        table.forfeit((0,), "time")


@pytest.mark.parametrize(
    ("game", "rules", "players"),
    [
        ("matcha", "grail-2015", 2),
        ("matcha", "matagot-2020", 2),
        ("genmaicha", "standard", 2),
        ("genmaicha", "matcha-iri+tea-ceremony+tea-market", 5),
    ],
)
def test_a_table_elsewhere_is_followed_move_by_move(game: str, rules: str, players: int) -> None:
    """From the journal alone: answers as they come, and all moves of a stage when it closes."""
    for seed in range(5):
        rng, table = Random(seed), table_of(game, rules, players)
        other = Table.resumed(table.stored(), SeededLuck("another", seed))
        while table.to_act:
            seat, version = rng.choice(table.to_act), table.version
            move = str(rng.choice(list(table.legal(seat))))
            table.submit(seat, move)
            if made := table.record().moves[version:]:
                other.follow(made)
            else:
                other.submit(seat, move)
            assert other.stored() == table.stored()
            assert (other.to_act, other.version) == (table.to_act, table.version)
        assert all(other.view(seat) == table.view(seat) for seat in (None, *range(players)))
