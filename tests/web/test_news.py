"""What processes tell each other is heard, however their database is named."""

import asyncio
from typing import Any

import pytest

from chakai.web import news
from chakai.web.database import database_url, engine_of
from tests.web.databases import PostgreSQL
from tests.web.loops import run


@pytest.mark.parametrize("more", ["", "?connect_timeout=3&keepalives_idle=30", "?application_name=tea"])
def test_news_are_heard(postgres: PostgreSQL, more: str) -> None:
    heard = run(told_and_heard(postgres.address + more))
    assert heard == ("a process", "here", "a table", {"0": 1})


async def told_and_heard(address: str) -> tuple[Any, ...]:
    engine = engine_of(database_url(address), "a process")
    listening, words = asyncio.Event(), asyncio.Queue[tuple[Any, ...]]()
    listener = news.Listener(engine, lambda *told: words.put_nowait(told), listening.set)
    try:
        async with asyncio.timeout(60):
            await listening.wait()
            with engine.begin() as connection:
                news.tell(connection, "here", "a table", {0: 1})
            return await words.get()
    finally:
        await asyncio.to_thread(listener.stop)
        engine.dispose()
