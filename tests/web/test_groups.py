"""Writes that are committed together: whoever fails fails alone."""

import asyncio
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, select

from chakai.core.illegal import Refusal
from chakai.web import books
from chakai.web.books import Append, Book, Entry, Sitting, Taken, Terms
from chakai.web.schema import entries, tables
from chakai.web.store import Store
from tests.web.loops import run

TABLES = ("a", "b", "c")


def set_tables(connection: Connection) -> None:
    people = (Sitting("person", "Ann"), Sitting("person", "Bea"))
    for name in TABLES:
        book = Book(name, "matcha", "grail-2015", {}, Terms(), 1.0, open=False, due=None, sittings=people)
        books.set_table(connection, book, {})


def entry(number: int, moves: str) -> Entry:
    return Entry(number, 2.5, "moves", {"moves": [moves], "id": 'é"\\ 茶'})


def appended(name: str, number: int = 0, moves: str = "0 4g#", **summary: Any) -> Append:
    return Append(name, entry(number, moves), {"turn": [1], "due": 9.5, "bot_due": False, **summary})


def refuse(_connection: Connection) -> None:
    raise Refusal("busy")


def kept(connection: Connection) -> dict[tuple[str, int], Any]:
    return {(row.table_id, row.number): row.data for row in connection.execute(select(entries))}


def rows(connection: Connection) -> dict[str, Any]:
    return {row.id: row for row in connection.execute(select(tables))}


async def group(store: Store, *jobs: Any) -> list[Any]:
    """All jobs as one group: the writer is busy while they come."""
    waiting = asyncio.Event()
    loop = asyncio.get_running_loop()

    def hold(_connection: Connection) -> None:
        asyncio.run_coroutine_threadsafe(waiting.wait(), loop).result(30)

    held = asyncio.create_task(store.write(hold))
    await asyncio.sleep(0)
    writing = [asyncio.create_task(store.write(job)) for job in jobs]
    await asyncio.sleep(0)
    waiting.set()
    await held
    return await asyncio.gather(*writing, return_exceptions=True)


def test_a_number_that_is_taken_takes_back_only_itself(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "db.sqlite"))

    async def play() -> None:
        await store.write(set_tables)
        await store.write(appended("b", started=2.0))
        answers = await group(store, appended("a"), appended("b", moves="0 -"), appended("c", due=None))
        assert [type(answer) for answer in answers] == [type(None), Taken, type(None)]
        found = await store.read(kept)
        assert found == {(name, 0): entry(0, "0 4g#").data for name in TABLES}
        told = await store.read(rows)
        assert [(told[name].due, told[name].started) for name in TABLES] == [(9.5, None), (9.5, 2.0), (None, None)]
        assert [told[name].turn for name in TABLES] == [[1]] * 3

    run(play())
    store.close()


def test_a_job_that_fails_takes_back_only_itself(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "db.sqlite"))

    async def play() -> None:
        await store.write(set_tables)
        await store.write(appended("b"))
        jobs = (appended("a"), refuse, appended("b"), appended("nowhere"), lambda _connection: "done")
        first, refused, taken, nowhere, done = await group(store, *jobs)
        assert (first, done) == (None, "done")
        assert isinstance(refused, Refusal)
        assert isinstance(taken, Taken)
        assert isinstance(nowhere, Exception)
        assert set(await store.read(kept)) == {("a", 0), ("b", 0)}

    run(play())
    store.close()


def test_what_is_not_told_of_a_table_stays(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "db.sqlite"))

    async def play() -> None:
        await store.write(set_tables)
        await store.write(appended("a", ended=3.0, result={"winners": [0]}))
        await store.write(lambda connection: books.append(connection, "a", Entry(1, 4.0, "say", {})))
        row = (await store.read(rows))["a"]
        assert (row.turn, row.due, row.ended, row.result) == ([1], 9.5, 3.0, {"winners": [0]})
        assert row.changed == 4.0

    run(play())
    store.close()
