"""A million finished games cost nobody time: every question of the server goes through an index."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event

from chakai.web import books, holding, lists
from chakai.web.books import Append, Book, Entry, Sitting, Terms
from chakai.web.store import Store

BOOK = Book(
    "a", "matcha", "grail-2015", {}, Terms(), 1.0, open=True, due=None, sittings=(Sitting("person", "Ann"),)
)
QUESTIONS: dict[str, Callable[[Connection], Any]] = {
    "append": Append("a", Entry(0, 2.0, "moves", {"moves": []}), {"turn": [0], "due": 3.0, "bot_due": True}),
    "read a table": lambda connection: books.read_table(connection, "a"),
    "read what is new": lambda connection: books.read_since(connection, "a", 1),
    "compare": lambda connection: books.standing(connection, ["a", "b"]),
    "own seats": lambda connection: holding.held(connection, "a", "ann"),
    "all seats": lambda connection: holding.owners(connection, "a"),
    "a player's tables": lambda connection: lists.my_tables(connection, "ann"),
    "open tables": lambda connection: lists.open_tables(connection, "bea"),
    "clocks": lambda connection: lists.out_of_time(connection, 9.0),
    "clocks at the start": lambda connection: lists.forgive(connection, 9.0, 30.0),
    "bots": lists.waiting_for_bots,
    "tables to be cleared away": lambda connection: lists.waited_since(connection, 9.0),
    "a seat link": lambda connection: holding.seat_of_key(connection, "hash"),
    "a name": lambda connection: holding.name_of(connection, "ann"),
    "another name": lambda connection: holding.rename(connection, "ann", "Ann", 1.0),
}


@pytest.mark.parametrize("question", QUESTIONS)
def test_no_table_is_read_through(question: str, tmp_path: Path) -> None:
    store = Store(str(tmp_path / "db.sqlite"))
    asked: list[tuple[str, Any]] = []

    def note(_connection: Any, _cursor: Any, statement: str, parameters: Any, *_more: Any) -> None:
        asked.append((statement, parameters))

    with store.engine.connect().execution_options(writes=True) as connection, connection.begin():
        books.set_table(connection, BOOK, {0: ["ann"]})
        event.listen(store.engine, "before_cursor_execute", note)
        QUESTIONS[question](connection)
        event.remove(store.engine, "before_cursor_execute", note)
        steps = [
            step[3]
            for statement, parameters in asked
            for step in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters)
        ]
    store.close()
    assert asked
    small = ("json_each", "tables_waiting")  # the rows to be written; an index of nothing but tables that wait
    assert not [step for step in steps if step.startswith("SCAN") and not any(one in step for one in small)], steps
