"""Starting a server: a free port, the address told, the browser opened where there is one."""

import asyncio
import logging
import os
import socket
import sys
import webbrowser
from collections.abc import Callable
from typing import Any, Final

import uvicorn

from chakai.core.illegal import Refusal
from chakai.web.app import Setting, create_app
from chakai.web.front import Front
from chakai.web.links import base_url
from chakai.web.thinking import Pace

log = logging.getLogger(__name__)
PORTS: Final = 50
"""How many ports are tried, from the one asked for on."""
LONGEST_MESSAGE: Final = 1 << 16
DRAINING: Final = 4
"""Seconds in which those who are connected are told, and what they asked for is finished."""


def serve(
    host: str,
    port: int,
    *,
    database: str | None,
    public_url: str | None,
    bot_pause: float,
    ready: Callable[[str], None],
    front: Front,
) -> None:
    """Serves until it is stopped; `ready` hears the address once the server answers."""
    listening = _listening(host, port)
    address = base_url(host, listening.getsockname()[1], None)
    setting: dict[str, Any] = {
        "database": database,
        "base_url": base_url(host, listening.getsockname()[1], public_url),
        "public": public_url is not None,
        "pace": Pace(bot_pause),
        "limits": front.limits,
        "hosts": (host, *front.hosts),
    }
    _serve_on(listening, lambda: ready(address), front=front, **setting)


def _serve_on(listening: socket.socket, ready: Callable[[], None], *, front: Front, **setting: Any) -> None:
    """One process that serves."""
    front.write_logs()
    config = uvicorn.Config(
        create_app(Setting(**setting)),
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=LONGEST_MESSAGE,
        timeout_graceful_shutdown=DRAINING,
        **front.uvicorn(),
    )
    with front.shown_metrics():
        log.info("started")
        try:
            asyncio.run(_run(uvicorn.Server(config), listening, ready))
        finally:
            log.info("stopped")


async def _run(server: uvicorn.Server, listening: socket.socket, ready: Callable[[], None]) -> None:
    running = asyncio.create_task(server.serve([listening]))
    while not server.started and not running.done():
        await asyncio.sleep(0.02)
    if server.started:
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
        try:
            made.bind((address, tried))
        except OSError as error:
            made.close()
            failure = error
        else:
            return made
    raise Refusal("no-free-port", host=host, port=port, detail=(failure and failure.strerror) or "")
