"""Every request passes here: who visits, where from, how much, and what the browser may load."""

from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from chakai.core.illegal import Refusal

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from chakai.web.site import Site

LONGEST_POST: Final = 2 << 20
"""Bytes; a record has a few thousand."""
HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cross-Origin-Opener-Policy": "same-origin",
}
SAFE: Final = ("GET", "HEAD", "OPTIONS")


class Guard:
    """Plain ASGI, so that a stream can be counted while it comes in."""

    def __init__(self, app: "ASGIApp", site: "Site") -> None:
        self.app, self.site = app, site

    async def __call__(self, scope: "Scope", receive: "Receive", send: "Send") -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        request = Request(scope, receive)
        visitor = self.site.visitor(request)
        scope.setdefault("state", {})["visitor"] = visitor
        with_headers = _Headers(send, self.site, visitor, static=request.url.path.startswith("/static/"))
        try:
            if request.method not in SAFE:
                if visitor.forged:
                    raise Refusal("forged-pass")
                check_origin(request, self.site)
                receive = _Counted(request).receive
            await self.app(scope, receive, with_headers.send)
        except Refusal as refusal:
            response = await self.site.refuse(request, refusal)
            await response(scope, receive, with_headers.send)


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


class _Headers:
    """Adds to every answer what keeps a browser safe, and a newcomer's pass."""

    def __init__(self, send: "Send", site: "Site", visitor: Any, *, static: bool) -> None:
        self._send, self._site, self._visitor, self._static = send, site, visitor, static

    async def send(self, message: "Message") -> None:
        if message["type"] == "http.response.start":
            own = Response()
            for name, value in HEADERS.items():
                own.headers[name] = value
            if self._static:
                own.headers["Cache-Control"] = "no-cache"
            else:
                own.headers["Cache-Control"] = "no-store"
                self._site.greet(own, self._visitor)
            kept = [pair for pair in own.raw_headers if pair[0] != b"content-length"]
            message["headers"] = [*message.get("headers", []), *kept]
        await self._send(message)
