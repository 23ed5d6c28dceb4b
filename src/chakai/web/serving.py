"""Starting a server: a free port, the address told, the browser opened where there is one."""

import asyncio
import gc
import logging
import os
import socket
import sys
import webbrowser
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import uvicorn

from chakai.core.illegal import Refusal
from chakai.web.app import Setting, create_app
from chakai.web.database import database_url
from chakai.web.front import Front
from chakai.web.links import base_url
from chakai.web.thinking import Pace
from chakai.web.workers import Work, keep

log = logging.getLogger(__name__)
PORTS: Final = 50
"""How many ports are tried, from the one asked for on."""
LONGEST_MESSAGE: Final = 1 << 16
RARELY: Final = (10_000, 10, 10)
"""When Python looks for what nobody holds any more: at a thousand tables that is little, and all wait for it."""
DRAINING: Final = 4
"""Seconds in which those who are connected are told, and what they asked for is finished."""
STUCK: Final = 60_000
"""Milliseconds after which a browser that takes nothing off its line is cut off; else it would stay for ever."""
BOT_PROCESSES: Final = 2
"""In which bots think, all workers together."""


def serve(
    host: str,
    port: int,
    *,
    database: str | None,
    public_url: str | None,
    bot_pause: float,
    cold: bool,
    ready: Callable[[str], None],
    front: Front,
    workers: int = 1,
) -> None:
    """Serves until it is stopped; `ready` hears the address once the server answers."""
    if workers > 1 and database_url(database).get_backend_name() == "sqlite":
        raise Refusal("workers-need-postgresql", workers=workers)
    listening = _listening(host, port)
    address = base_url(host, listening.getsockname()[1], None)
    setting: dict[str, Any] = {
        "database": database,
        "base_url": base_url(host, listening.getsockname()[1], public_url),
        "public": public_url is not None,
        "pace": Pace(bot_pause),
        "cold": cold,
        "bot_processes": max(1, BOT_PROCESSES // workers),
        "limits": front.limits,
        "hosts": (host, *front.hosts),
    }
    work: Work = partial(_serve_on, front=front, **setting)
    if workers == 1:
        work(0, listening, lambda: ready(address))
    else:
        keep(workers, work, listening, lambda: ready(address))


def _serve_on(
    place: int, listening: socket.socket, ready: Callable[[], None], *, front: Front, **setting: Any
) -> None:
    """One process that serves; by its place among the workers it shows its figures at a port of its own."""
    front.write_logs()
    config = uvicorn.Config(
        create_app(Setting(**setting)),
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,  # what it costs is more than it saves, and sizes would tell of contents
        timeout_graceful_shutdown=DRAINING,
        **front.uvicorn(),
    )
    with front.shown_metrics(place):
        log.info("started")
        try:
            with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:  # uvloop where it is installed
                runner.run(_run(uvicorn.Server(config), listening, ready))
        finally:
            log.info("stopped")


async def _run(server: uvicorn.Server, listening: socket.socket, ready: Callable[[], None]) -> None:
    running = asyncio.create_task(server.serve([listening]))
    while not server.started and not running.done():
        await asyncio.sleep(0.02)
    if server.started:
        gc.collect()
        gc.freeze()  # what is here now stays
        gc.set_threshold(*RARELY)
        ready()
    await running


def open_browser(address: str) -> bool:
    """Opens the page where there is a screen to open it on."""
    has_screen = sys.platform in ("win32", "darwin") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    )
    return has_screen and webbrowser.open(address)


def _listening(host: str, port: int) -> socket.socket:
    """A socket on the port asked for, or on the next free one."""
    try:
        family, _, _, _, (address, *_) = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM)[0]
    except (OSError, UnicodeError):
        raise Refusal("unknown-host", host=host) from None
    failure: OSError | None = None
    for tried in range(port, min(port + PORTS, 65_536)):
        made = socket.socket(family, socket.SOCK_STREAM)
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):  # on Linux; whoever connects has it too
            made.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, STUCK)
        try:
            made.bind((address, tried))
        except OSError as error:
            made.close()
            failure = error
        else:
            return made
    raise Refusal("no-free-port", host=host, port=port, detail=(failure and failure.strerror) or "")
