"""Seats: taking one by invitation or at an open table, carrying it to another device, giving it up."""

from typing import Annotated, Final

from fastapi import APIRouter, Form, Request, Response
from fastapi.responses import JSONResponse, RedirectResponse
from pydantic import BaseModel, Field

from chakai.core.illegal import Refusal
from chakai.core.seats import Seat
from chakai.web import books
from chakai.web.books import FREE
from chakai.web.home import time_facts
from chakai.web.links import qr, reach
from chakai.web.people import clean_name, hashed, new_secret
from chakai.web.site import Here, Site, Visiting, Visitor, remember_name

MOST_LINKS: Final = 100
"""Private links that a table gives out."""

router = APIRouter()


class Key(BaseModel):
    """What stands behind the # of a link."""

    key: str = Field(max_length=200)
    name: str = Field("", max_length=200)


@router.get("/join")
async def join_page(request: Request, site: Here) -> Response:
    """Where an invitation leads; its key stands behind the # and is not sent."""
    return await site.page(request, "join.html")


@router.post("/join/look")
async def look(site: Here, visitor: Visiting, key: Key) -> Response:
    """What an invitation is for, before it is taken."""
    table_id, words = site.gate.invited_to(key.key), visitor.words
    room = await site.rooms.room(table_id)
    host = next((sitting for sitting in room.sittings if sitting != FREE), FREE)
    return JSONResponse(
        {
            "table": f"/t/{table_id}",
            "seated": bool(await _held(site, visitor, table_id)),
            "free": FREE in room.sittings,
            "say": words("web-join-invites", name=host.name, game=words(f"{room.book.game}-title")),
            "rules": words(f"edition-{room.book.rules}"),
            "time": words("web-time", **time_facts(room.book.terms.seconds)),
        }
    )


@router.post("/join")
async def join(site: Here, visitor: Visiting, key: Key) -> Response:
    """Takes the free seat that an invitation is for."""
    table_id = site.gate.invited_to(key.key)
    await _sit_down(site, visitor, table_id, key.name)
    return JSONResponse({"go": f"/t/{table_id}"})


@router.post("/t/{table_id}/sit")
async def sit(site: Here, visitor: Visiting, table_id: str, name: Annotated[str, Form()] = "") -> Response:
    """A seat at an open table."""
    if not (await site.rooms.room(table_id)).book.open:
        raise Refusal("no-free-seat")
    await _sit_down(site, visitor, table_id, name)
    return RedirectResponse(f"/t/{table_id}", 303)


@router.post("/t/{table_id}/seat-link")
async def seat_link(site: Here, visitor: Visiting, table_id: str) -> Response:
    """A private link that carries the visitor's own seat; only a hash of its key is kept."""
    seat, secret, words = (await _own_seats(site, visitor, table_id))[0], new_secret(), visitor.words
    if await site.store.read(lambda connection: books.seat_keys_of(connection, table_id)) >= MOST_LINKS:
        raise Refusal("too-many-links", most=MOST_LINKS)
    await site.store.write(lambda connection: books.keep_seat_key(connection, hashed(secret), table_id, seat))
    link = f"{site.base_url}/seat#{secret}"
    say = [words("web-seat-link"), reach(words, site.base_url, public=site.public)]
    return JSONResponse({"link": link, "qr": qr(link), "say": words("space").join(say)})


@router.get("/seat")
async def seat_page(request: Request, site: Here) -> Response:
    """Where a private seat link leads; its key stands behind the # and is not sent."""
    return await site.page(request, "seat.html")


@router.post("/seat")
async def take_seat(site: Here, visitor: Visiting, key: Key) -> Response:
    """Brings a seat to this browser."""
    found = await site.store.read(lambda connection: books.seat_of_key(connection, hashed(key.key)))
    if found is None:
        raise Refusal("unknown-seat-key")
    table_id, seat = found
    await site.store.write(lambda connection: books.hold(connection, table_id, seat, visitor.player))
    room = await site.rooms.room(table_id)
    await remember_name(site, visitor, room.sittings[seat].name, only_first=True)
    return JSONResponse({"go": f"/t/{table_id}"})


@router.post("/t/{table_id}/delete")
async def give_up(site: Here, visitor: Visiting, table_id: str) -> Response:
    """Takes a game from the visitor's list; it is gone when nobody else has it on theirs."""
    await (await site.rooms.room(table_id)).give_up(visitor.player)
    return RedirectResponse("/", 303)


async def _held(site: Site, visitor: Visitor, table_id: str) -> tuple[Seat, ...]:
    return await site.store.read(lambda connection: books.held(connection, table_id, visitor.player))


async def _own_seats(site: Site, visitor: Visitor, table_id: str) -> tuple[Seat, ...]:
    await site.rooms.room(table_id)
    own = await _held(site, visitor, table_id)
    if not own:
        raise Refusal("not-your-seat")
    return own


async def _sit_down(site: Site, visitor: Visitor, table_id: str, name: str) -> None:
    if await _held(site, visitor, table_id):
        raise Refusal("already-seated")
    name, room = clean_name(name), await site.rooms.room(table_id)
    await room.sit_down(name, visitor.player)
    await remember_name(site, visitor, name)
