"""What all pages share: who visits, in which language, and how a page or a refusal is written."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cached_property
from http import HTTPStatus
from importlib.resources import files
from typing import Annotated, Any, Final, TypeAlias
from urllib.parse import urlsplit

from fastapi import Depends, Request, Response
from fastapi.responses import HTMLResponse, JSONResponse, PlainTextResponse
from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup
from sqlalchemy import Connection
from starlette.requests import HTTPConnection

from chakai.core.illegal import Refusal
from chakai.web import holding, metrics
from chakai.web.limits import Counts
from chakai.web.people import Gate, Pass
from chakai.web.readiness import Readiness
from chakai.web.rooms import Rooms
from chakai.web.store import Store
from chakai.words import speak
from chakai.words.catalogue import FIRST, LANGUAGES, Words, words_in

STATIC: Final = files("chakai.web").joinpath("static")
YEAR: Final = 365 * 24 * 3600
STATUS: Final[dict[str, int]] = {
    "unknown-table": 404,
    "unknown-page": 404,
    "unknown-invitation": 404,
    "unknown-seat-key": 404,
    "unknown-game": 404,
    "unknown-rules": 404,
    "forged-pass": 403,
    "foreign-origin": 403,
    "not-your-seat": 403,
    "not-the-host": 403,
    "only-watching": 403,
    "not-finished": 403,
    "no-free-seat": 409,
    "already-seated": 409,
    "too-many-waiting": 409,
    "too-many-links": 409,
    "post-too-long": 413,
    "foreign-host": 421,
    "too-fast": 429,
    "our-fault": 500,
}
"""What a refusal is in HTTP; all others are 400."""


@dataclass
class Visitor:
    """A browser: its pass, its language, and whether it must be given a new pass."""

    own: Pass
    words: Words
    fresh: bool
    forged: bool = False
    chosen: bool = False
    """Does the address ask for the language?"""
    secure: bool = False
    """Did the browser come by the public https address?"""

    @property
    def player(self) -> str:
        return self.own.player

    @property
    def language(self) -> str:
        return self.words.language


@dataclass
class Site:
    """The parts of a running server."""

    store: Store
    rooms: Rooms
    gate: Gate
    base_url: str
    public: bool
    now: Callable[[], float]
    counts: Counts
    hosts: frozenset[str]

    @property
    def readiness(self) -> Readiness:
        """Which levels can play now."""
        return self.rooms.thinkers.readiness

    @cached_property
    def templates(self) -> Environment:
        made = Environment(
            loader=PackageLoader("chakai.web"), autoescape=True, undefined=StrictUndefined, trim_blocks=True
        )
        made.globals |= {"static": lambda path: f"/static/{path}", "languages": LANGUAGES, "base": self.base_url}
        made.filters |= {"as_json": as_json, "moment": moment}
        return made

    def visitor(self, connection: HTTPConnection) -> Visitor:
        """Who is there; a newcomer gets a pass. A forged one counts as none, and is told so."""
        words = words_in(language_of(connection))
        try:
            own, forged = self.gate.read(connection.cookies.get(self.gate.cookie)), False
        except Refusal:
            own, forged = None, True
        chosen = connection.query_params.get("lang") == words.language
        base = urlsplit(self.base_url)
        return Visitor(
            own or self.gate.new_pass(),
            words,
            fresh=own is None,
            forged=forged,
            chosen=chosen,
            secure=base.scheme == "https" and connection.headers.get("host") == base.netloc,
        )

    async def page(self, request: Request, template: str, status: int = 200, **facts: Any) -> HTMLResponse:
        """A page in the visitor's language."""
        visitor = visitor_of(request)
        words = visitor.words
        name = ""
        if status < HTTPStatus.INTERNAL_SERVER_ERROR:  # else it may be the database that fails
            name = await self.store.read(lambda connection: holding.name_of(connection, visitor.player))
        shown = {
            "w": words,
            "lang": words.language,
            "path": request.url.path if request.method == "GET" else "/",
            "my_name": name,
            "notice": words("refusal-forged-pass") if visitor.forged else None,
            "page": {"lang": words.language, "words": page_words(words)} | facts.pop("page", {}),
        }
        return HTMLResponse(self.templates.get_template(template).render(shown | facts), status)

    def greet(self, response: Response, visitor: Visitor) -> None:
        """Hands a newcomer the pass, and keeps the language that was asked for."""
        if visitor.fresh:
            set_cookie(response, visitor, self.gate.cookie, self.gate.written(visitor.own))
        if visitor.chosen:
            set_cookie(response, visitor, "lang", visitor.language)

    async def refuse(self, request: Request, refusal: Refusal, status: int | None = None) -> Response:
        """A refusal in the visitor's language: a page for a person, JSON for a script."""
        if too_long := getattr(request.state, "too_long", None):  # the form's reader has seen only a broken form
            refusal, status = too_long, None
        visitor, status = visitor_of(request), status or STATUS.get(refusal.code, 400)
        metrics.refused(refusal)
        reason = speak.refusal(visitor.words, refusal)
        if "text/html" in request.headers.get("accept", ""):
            return await self.page(request, "refusal.html", status, reason=reason, code=refusal.code)
        return JSONResponse({"reason": reason, "code": refusal.code}, status)

    def turn_away(self, connection: HTTPConnection, refusal: Refusal) -> Response:
        """A refusal that costs next to nothing: for those who ask too much, or under a name that is not ours."""
        metrics.refused(refusal)
        status, words = STATUS[refusal.code], words_in(language_of(connection))
        headers = {"Retry-After": str(refusal.facts["wait"])} if "wait" in refusal.facts else {}
        reason = speak.refusal(words, refusal)
        if "text/html" in connection.headers.get("accept", ""):
            return PlainTextResponse(reason, status, headers)
        return JSONResponse({"reason": reason, "code": refusal.code}, status, headers)


def set_cookie(response: Response, visitor: Visitor, name: str, value: str) -> None:
    response.set_cookie(name, value, max_age=YEAR, httponly=True, samesite="lax", secure=visitor.secure)


def visitor_of(request: Request) -> Visitor:
    """Whom the gate let in."""
    visitor: Visitor = request.state.visitor
    return visitor


def site_of(request: Request) -> Site:
    site: Site = request.app.state.site
    return site


Here: TypeAlias = Annotated[Site, Depends(site_of)]
Visiting: TypeAlias = Annotated[Visitor, Depends(visitor_of)]


async def remember_name(site: Site, visitor: Visitor, name: str, *, only_first: bool = False) -> None:
    """How this browser's player is called from now on; `only_first`: unless there is a name already."""

    def job(connection: Connection) -> None:
        if not (only_first and holding.name_of(connection, visitor.player)):
            holding.rename(connection, visitor.player, name, site.now())

    await site.store.write(job)


def language_of(connection: HTTPConnection) -> str:
    """Asked for in the address, chosen before, or what the browser prefers."""
    for wanted in (connection.query_params.get("lang"), connection.cookies.get("lang")):
        if wanted is not None and wanted in LANGUAGES:
            return wanted
    preferred = connection.headers.get("accept-language", "")[:200]
    for part in preferred.split(","):
        spoken = part.split(";")[0].strip()[:2].lower()
        if spoken in LANGUAGES:
            return spoken
    return FIRST


def page_words(words: Words) -> dict[str, str]:
    """The words that scripts need."""
    return {key: words(key) for key in words.keys("js-")}


def as_json(value: object) -> Markup:
    """Data inside a page; no text in it can end the script element."""
    text = json.dumps(value, ensure_ascii=False)
    for letter in "<>&\u2028\u2029":
        text = text.replace(letter, f"\\u{ord(letter):04x}")
    return Markup(text)


def moment(at: float) -> str:
    """A time as <time> wants it."""
    return datetime.fromtimestamp(int(at), UTC).isoformat()


def http_refusal(status: int) -> Refusal:
    """A refusal for what the web framework found wrong."""
    if status == HTTPStatus.NOT_FOUND:
        return Refusal("unknown-page")
    if status >= HTTPStatus.INTERNAL_SERVER_ERROR:
        return Refusal("our-fault")
    return Refusal("request-unreadable")
