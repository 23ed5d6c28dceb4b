"""The tables that migrations make are those of the schema, and what is not over is found without what is."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, event

from chakai.web import holding, lists
from chakai.web.schema import METADATA
from chakai.web.store import Store
from tests.web.databases import PostgreSQL
from tests.web.several import new_database


@pytest.fixture
def connection(tmp_path: Path) -> Iterator[Connection]:
    store = Store(str(tmp_path / "tables.sqlite"))
    try:
        with store.engine.connect() as made:
            yield made
    finally:
        store.close()


def test_migrations_make_the_schema(connection: Connection, postgres: PostgreSQL) -> None:
    assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    store = Store(new_database(postgres, "schema"))
    try:
        with store.engine.connect() as other:
            assert compare_metadata(MigrationContext.configure(other), METADATA) == []
    finally:
        store.close()


QUESTIONS: dict[str, tuple[Callable[[Connection], Any], str]] = {
    "open tables": (lambda connection: lists.open_tables(connection, "ann"), "tables_waiting"),
    "tables to be swept": (lambda connection: lists.waited_since(connection, 9.0), "tables_waiting"),
    "links of a table": (lambda connection: holding.seat_keys_of(connection, "a"), "seat_keys_table"),
    "links to a seat": (lambda connection: holding.seat_bots(connection, "a", "novice", [0]), "seat_keys_table"),
}


@pytest.mark.parametrize("question", QUESTIONS)
def test_an_index_leads_past_finished_games(question: str, connection: Connection) -> None:
    asked: list[tuple[str, Any]] = []

    def note(_connection: Any, _cursor: Any, statement: str, parameters: Any, *_more: Any) -> None:
        asked.append((statement, parameters))

    ask, index = QUESTIONS[question]
    event.listen(connection, "before_cursor_execute", note)
    ask(connection)
    event.remove(connection, "before_cursor_execute", note)
    steps = [
        step[3]
        for statement, parameters in asked
        for step in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters)
    ]
    assert [step for step in steps if index in step], steps
