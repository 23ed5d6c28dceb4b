"""A commit of which nobody knows whether it happened is neither lost nor made twice."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from sqlalchemy.exc import OperationalError

from chakai.web.schema import entries
from chakai.web.store import Store
from tests.web.databases import PostgreSQL, postgresql
from tests.web.parties import never, room_of
from tests.web.rooms import Inside, answer, hello, inside, move, next_scene, post, set_by_form
from tests.web.several import new_database


@pytest.fixture(scope="module")
def postgres() -> Iterator[PostgreSQL]:
    with postgresql() as made:
        yield made


@pytest.fixture
def room(postgres: PostgreSQL, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Inside]:
    with inside(tmp_path, database=new_database(postgres, request.node.name)) as made:
        yield made


def broken(*_: Any) -> OperationalError:
    return OperationalError("commit", None, Exception("server closed the connection unexpectedly"))


def written_but_not_heard(store: Store) -> Callable[[Any], Any]:
    real = store._together

    def lost(group: Any) -> Any:
        store._together = real  # type: ignore[method-assign]
        real(group)
        raise broken()

    return lost


def not_written(store: Store) -> Callable[[Any], Any]:
    real = store._together

    def lost(_group: Any) -> Any:
        store._together = real  # type: ignore[method-assign]
        store._committing = True
        raise broken()

    return lost


def went_away_before(store: Store) -> Callable[[Any], Any]:
    real = store._together

    def lost(_group: Any) -> Any:
        store._together = real  # type: ignore[method-assign]
        raise broken()

    return lost


def kinds(room: Inside, table: str) -> list[str]:
    with room.site.store.engine.connect() as connection:
        found = select(entries.c.kind).where(entries.c.table_id == table).order_by(entries.c.number)
        return list(connection.execute(found).scalars())


@pytest.mark.parametrize("lost", [written_but_not_heard, not_written, went_away_before])
def test_a_move_stands_once(room: Inside, lost: Any) -> None:
    table = set_by_form(room, opponent="bot:novice", dealer="me")
    with room.socket(table, 0) as ann:
        scene = hello(ann)
        room.site.store._together = lost(room.site.store)
        move(ann, scene["now"]["hand"][0]["lay"][0]["move"], scene["version"])
        assert answer(ann, "m1")["type"] == "accepted"
        while (seen := hello(ann))["version"] < 3:  # the bot goes on by itself
            pass
    assert kinds(room, table)[:3] == ["moves"] * 3
    assert seen["now"]["to_act"] == [0]


@pytest.mark.parametrize("lost", [written_but_not_heard, not_written])
def test_a_seat_is_taken_once(room: Inside, lost: Any) -> None:
    table = set_by_form(room, opponent="anyone", dealer="me")
    memory = room.client.portal.call(room.site.rooms.room, table)  # type: ignore[union-attr]  # it is running
    room.site.store._together = lost(room.site.store)
    assert post(room, f"/t/{table}/sit", 1, name="Bea").status_code == 303
    assert kinds(room, table) == ["sit", "moves"]
    assert [sitting.name for sitting in memory.sittings] == ["Ann", "Bea"]


def test_a_bot_moves_though_its_process_never_heard_that_it_should(
    room: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The move before it was written, but for long there was no database that could tell so."""
    table = set_by_form(room, opponent="bot:novice", dealer="me")
    write = room.site.store.write

    async def unheard(job: Any, of: str = "") -> Any:
        monkeypatch.undo()
        await write(job, of)
        raise broken()

    with room.socket(table, 0) as ann:
        scene = hello(ann)
        monkeypatch.setattr(room.site.store, "write", unheard)
        text = scene["now"]["hand"][0]["lay"][0]["move"]
        move(ann, text, scene["version"], "once")
        assert answer(ann, "once")["type"] == "refused"
        move(ann, text, scene["version"], "once")
        assert answer(ann, "once")["type"] == "accepted"
        while scene["version"] < 3:
            scene = next_scene(ann)


def test_a_bot_moves_though_the_claim_to_it_was_never_confirmed(room: Inside) -> None:
    """Its process was dead; another has claimed it, and the database went away before it said so."""
    room.site.rooms.thinkers.move, thinks = never, room.site.rooms.thinkers.move
    table = set_by_form(room, opponent="bot:novice", dealer="other")
    there = room_of(room, table)
    there.bots_here = False  # as where another process has dealt
    for thinking in there._thinking.values():
        room.client.portal.call(thinking.cancel)  # type: ignore[union-attr]  # it is running
    there._thinking.clear()
    room.site.rooms.thinkers.move = thinks
    with room.socket(table, 0) as ann:
        scene = hello(ann)
        while scene["version"] < 2:
            scene = next_scene(ann)
