"""The application: parts put together, started and stopped."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field

from fastapi import FastAPI, Request, Response, WebSocket, WebSocketDisconnect
from fastapi.exceptions import RequestValidationError
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException

from chakai.core.chance import Luck, SecureLuck
from chakai.core.illegal import Refusal
from chakai.web import health, home, logs, metrics, replays, rules_pages, seats
from chakai.web.company import Company
from chakai.web.description import describe
from chakai.web.guard import Guard, check_origin
from chakai.web.hosts import known_hosts
from chakai.web.keys import secret_of
from chakai.web.limits import Counts, Limits
from chakai.web.people import Gate, new_id
from chakai.web.rooms import Rooms
from chakai.web.site import STATIC, Site, http_refusal
from chakai.web.sockets import Connection
from chakai.web.store import Store
from chakai.web.sweeping import sweep_for_ever
from chakai.web.thinking import Pace, Thinkers
from chakai.words import speak

GRACE = 30.0
"""Seconds that whoever is to move has at least after a start of the server."""
log = logging.getLogger(__name__)


@dataclass
class Setting:
    """What a server is started with; clocks, ids and luck are arguments, so that tests can give them."""

    database: str | None = None
    base_url: str = "http://127.0.0.1:8000"
    public: bool = False
    bot_processes: int = 2
    pace: Pace = field(default_factory=Pace)
    cold: bool = True
    """Do bots that need compiled play get ready only when somebody plays against them?"""
    luck: Luck = field(default_factory=SecureLuck)
    now: Callable[[], float] = time.time
    new_id: Callable[[], str] = new_id
    secret: bytes | None = None
    limits: Limits = field(default_factory=Limits)
    hosts: tuple[str, ...] = ()
    """Names that this server answers to, besides the host of `base_url` and those of the machine."""
    ticks: Callable[[], float] = time.monotonic
    """What limits are measured with."""


def create_app(setting: Setting) -> FastAPI:
    """A server's application; its database is opened at once, so that a bad one is refused before it starts."""
    store = Store(setting.database)
    thinkers = Thinkers(setting.bot_processes, setting.pace)
    rooms = Rooms(store, thinkers, setting.luck, setting.now, setting.new_id)
    thinkers.readiness.changed = rooms.tell_all
    gate = Gate(setting.secret or secret_of(store.url))
    site = Site(
        store,
        rooms,
        gate,
        setting.base_url,
        setting.public,
        setting.now,
        counts=Counts(setting.limits, setting.ticks),
        hosts=known_hosts(setting.base_url, setting.hosts),
    )
    company = Company(store, rooms, gate.cookie, setting.now, GRACE)
    company.check_key()
    metrics.ROOMS.set_function(lambda: len(rooms))

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        await company.start()
        if not setting.cold:
            thinkers.readiness.begin()
        watching = (rooms.watch_the_clocks(company.settled), sweep_for_ever(rooms))
        chores = [asyncio.create_task(chore) for chore in watching]
        yield
        for chore in chores:
            chore.cancel()
        await asyncio.gather(*chores, return_exceptions=True)
        await company.stop()
        thinkers.close()
        store.close()

    app = FastAPI(title="chakai", lifespan=lifespan, docs_url=None, redoc_url=None)
    app.state.site = site
    describe(app, gate.cookie)
    app.add_middleware(Guard, site=site)
    app.mount("/static", StaticFiles(directory=str(STATIC)))
    for part in (home, seats, replays, rules_pages, health):
        app.include_router(part.router)

    @app.websocket("/ws/{table_id}")
    async def socket(socket: WebSocket, table_id: str) -> None:
        await _serve_socket(site, socket, table_id)

    @app.exception_handler(Refusal)
    async def refused(request: Request, refusal: Refusal) -> Response:
        return await site.refuse(request, refusal)

    @app.exception_handler(HTTPException)
    async def not_found(request: Request, error: HTTPException) -> Response:
        response = await site.refuse(request, http_refusal(error.status_code), error.status_code)
        response.headers.update(error.headers or {})
        return response

    @app.exception_handler(RequestValidationError)
    async def unreadable(request: Request, _error: RequestValidationError) -> Response:
        return await site.refuse(request, Refusal("request-unreadable"))

    return app


async def _serve_socket(site: Site, socket: WebSocket, table_id: str) -> None:
    """One browser at one table; refused in words, then closed, if it may not come in."""
    visitor = site.visitor(socket)
    await socket.accept()
    try:
        check_origin(socket, site)
        if visitor.forged:
            raise Refusal("forged-pass")
        room = await site.rooms.room(table_id)
        await room.begin()
        connection = Connection(site, socket, room, visitor)
        await room.let_in(connection, visitor.player)
    except Refusal as refusal:
        metrics.refused(refusal)
        await socket.send_json({"type": "refused", "id": None, "reason": speak.refusal(visitor.words, refusal)})
        await socket.close(4403)
        return
    try:
        await connection.run()
        await socket.close(connection.farewell)
    except WebSocketDisconnect:
        pass
    except Exception:
        log.exception(
            "socket-failed", extra=logs.facts(table=logs.table_mark(table_id))
        )  # the page connects again by itself
        metrics.FAILURES.inc()
        with suppress(RuntimeError, WebSocketDisconnect):
            await socket.close(1011)
