"""Every request passes here: under which name, who visits, where from, how much, and what the browser may load."""

import logging
import time
from contextlib import ExitStack
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from chakai.core.illegal import Refusal
from chakai.web import logs, metrics
from chakai.web.hosts import is_known
from chakai.web.limits import household, kinds

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from chakai.web.site import Site, Visitor

log = logging.getLogger(__name__)
LONGEST_POST: Final = 2 << 20
"""Bytes; a record has a few thousand."""
POLICY: Final = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
}
HEADERS: Final = {
    "Content-Security-Policy": "; ".join(f"{what} {where}" for what, where in POLICY.items()),
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
SECURE: Final = {
    "Content-Security-Policy": f"{HEADERS['Content-Security-Policy']}; upgrade-insecure-requests",
    "Strict-Transport-Security": "max-age=31536000",
}
"""Besides, for who came by the public https address."""
SAFE: Final = ("GET", "HEAD", "OPTIONS")
HEALTH: Final = "/healthz"
"""Asked by machines, under any name and as often as they like."""


class Guard:
    """Plain ASGI, so that a stream can be counted while it comes in."""

    def __init__(self, app: "ASGIApp", site: "Site") -> None:
        self.app, self.site = app, site

    async def __call__(self, scope: "Scope", receive: "Receive", send: "Send") -> None:
        match scope["type"]:
            case "http" if scope["path"] != HEALTH:
                await self._request(scope, receive, send)
            case "websocket":
                await self._socket(scope, receive, send)
            case _:
                await self.app(scope, receive, send)

    async def _request(self, scope: "Scope", receive: "Receive", send: "Send") -> None:
        """Answered whatever happens, and noted by its route."""
        begun, request = time.perf_counter(), Request(scope, receive)
        visitor = self.site.visitor(request)
        scope.setdefault("state", {})["visitor"] = visitor
        answer = _Answer(send, self.site, visitor, static=request.url.path.startswith("/static/"))
        try:
            if (refusal := self._turned_away(request, *kinds(request.method, request.url.path))) is not None:
                answer.greets = False
                await self.site.turn_away(request, refusal)(scope, receive, answer.send)
            else:
                await self._let_in(request, visitor, answer)
        except Exception as error:
            log.error("request-failed", exc_info=error, extra=logs.facts(route=_route(scope)))
            metrics.FAILURES.inc()
            if answer.status is not None:
                raise
            response = await self.site.refuse(request, Refusal("our-fault"))
            await response(scope, receive, answer.send)
        finally:
            _note(scope, answer.status, time.perf_counter() - begun)

    async def _let_in(self, request: Request, visitor: "Visitor", answer: "_Answer") -> None:
        receive = request.receive
        try:
            if request.method not in SAFE:
                if visitor.forged:
                    raise Refusal("forged-pass")
                check_origin(request, self.site)
                receive = _Counted(request).receive
            await self.app(request.scope, receive, answer.send)
        except Refusal as refusal:
            response = await self.site.refuse(request, refusal)
            await response(request.scope, receive, answer.send)

    async def _socket(self, scope: "Scope", receive: "Receive", send: "Send") -> None:
        """A socket is counted for as long as it is open; one too many is not even opened."""
        socket = WebSocket(scope, receive, send)
        with ExitStack() as while_open:
            refusal = self._turned_away(socket)
            try:
                if refusal is None:
                    while_open.enter_context(self.site.counts.socket(address_of(socket)))
            except Refusal as too_many:
                refusal = too_many
            if refusal is not None:
                await socket.send_denial_response(self.site.turn_away(socket, refusal))
                return
            while_open.enter_context(metrics.SOCKETS.track_inprogress())
            begun = time.perf_counter()
            try:
                await self.app(scope, receive, send)
            finally:
                ms = round((time.perf_counter() - begun) * 1000, 1)
                log.info("socket", extra=logs.facts(route=_route(scope), ms=ms))

    def _turned_away(self, connection: HTTPConnection, *counted: str) -> Refusal | None:
        """Why this one is not even looked at."""
        try:
            if not is_known(connection.headers.get("host"), self.site.hosts):
                raise Refusal("foreign-host")
            for kind in counted:
                self.site.counts.take(kind, address_of(connection))
        except Refusal as refusal:
            return refusal
        return None


def address_of(connection: HTTPConnection) -> str:
    """Whose limits a connection counts against."""
    return household(connection.client.host if connection.client else None)


def check_origin(connection: HTTPConnection, site: "Site") -> None:
    """Posts and sockets are taken from our own pages only."""
    origin = connection.headers.get("origin")
    if origin is None:
        if connection.headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            raise Refusal("foreign-origin")
        return
    try:
        sender = urlsplit(origin).netloc
    except ValueError:
        sender = ""
    if sender not in (connection.headers.get("host"), urlsplit(site.base_url).netloc) or not sender:
        raise Refusal("foreign-origin")


def _route(scope: "Scope") -> str:
    """The template of what was asked for; the address itself may hold a table or a key."""
    if scope["path"].startswith("/static/"):
        return "/static"
    return str(getattr(scope.get("route"), "path", None) or "none")


def _note(scope: "Scope", status: int | None, seconds: float) -> None:
    route, method, status = _route(scope), scope["method"], status or 0
    metrics.answered(method, route, status, seconds)
    if route != "/static":
        known = method if method in metrics.METHODS else "other"
        ms = round(seconds * 1000, 1)
        log.info("request", extra=logs.facts(method=known, route=route, status=status, ms=ms))


class _Counted:
    """A request's body, refused as soon as it is too long."""

    def __init__(self, request: Request) -> None:
        self._request, self._left = request, LONGEST_POST
        announced = request.headers.get("content-length", "")
        if announced.isdigit() and int(announced) > LONGEST_POST:
            raise Refusal("post-too-long", longest=LONGEST_POST)

    async def receive(self) -> "Message":
        message = await self._request.receive()
        self._left -= len(message.get("body", b""))
        if self._left < 0:
            self._request.state.too_long = Refusal("post-too-long", longest=LONGEST_POST)
            raise self._request.state.too_long
        return message


class _Answer:
    """Adds to every answer what keeps a browser safe, and a newcomer's pass; remembers how it was answered."""

    def __init__(self, send: "Send", site: "Site", visitor: "Visitor", *, static: bool) -> None:
        self._send, self._site, self._visitor, self._static = send, site, visitor, static
        self.status: int | None = None
        self.greets = not static

    async def send(self, message: "Message") -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            own = Response()
            for name, value in (HEADERS | SECURE if self._visitor.secure else HEADERS).items():
                own.headers[name] = value
            own.headers["Cache-Control"] = "no-cache" if self._static else "no-store"
            if self.greets:
                self._site.greet(own, self._visitor)
            kept = [pair for pair in own.raw_headers if pair[0] != b"content-length"]
            message["headers"] = [*message.get("headers", []), *kept]
        await self._send(message)
