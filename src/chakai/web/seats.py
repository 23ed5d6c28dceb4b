"""Seats: taking one by invitation or at an open table, carrying it to another device, giving it up."""

from typing import Annotated, Final

from fastapi import APIRouter, Form, Request, Response
from fastapi.responses import JSONResponse, RedirectResponse
from pydantic import BaseModel, Field

from chakai.bots.levels import LEVELS
from chakai.core.illegal import Refusal
from chakai.core.seats import Seat
from chakai.web import holding
from chakai.web.home import time_facts
from chakai.web.links import qr, reach
from chakai.web.people import clean_name, hashed, new_secret
from chakai.web.room import Room
from chakai.web.scenes import listed_name
from chakai.web.site import Here, Site, Visiting, Visitor, remember_name
from chakai.web.waiting import host_of
from chakai.words import editions
from chakai.words.catalogue import Words

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
    host, free = host_of(room.book), sum(sitting.free for sitting in room.sittings)
    name = listed_name(words, room.sittings[host or 0])
    return JSONResponse(
        {
            "table": f"/t/{table_id}",
            "seated": bool(await _held(site, visitor, table_id)),
            "free": bool(free),
            "say": words("web-join-invites", name=name, game=words(f"{room.book.game}-title")),
            "people": _there(words, room) if len(room.sittings) > 2 else "",
            "rules": editions.told(words, room.book.rules),
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
    await _sit_down(site, visitor, table_id, name, invited=False)
    return RedirectResponse(f"/t/{table_id}", 303)


@router.post("/t/{table_id}/begin")
async def begin(site: Here, visitor: Visiting, table_id: str, level: Annotated[str, Form()] = "") -> Response:
    """Whoever sits first at a table that waits begins without those who have not come."""
    room = await site.rooms.room(table_id)
    if host_of(room.book) not in await _own_seats(site, visitor, table_id):
        raise Refusal("not-the-host")
    if level not in LEVELS[room.book.game]:
        raise Refusal("unknown-level", level=level, possible=", ".join(LEVELS[room.book.game]))
    site.readiness.check(room.book.game, level)
    await room.fill_with_bots(level)
    return RedirectResponse(f"/t/{table_id}", 303)


@router.post("/t/{table_id}/seat-link")
async def seat_link(site: Here, visitor: Visiting, table_id: str) -> Response:
    """A private link that carries the visitor's own seat; only a hash of its key is kept."""
    seat, secret, words = (await _own_seats(site, visitor, table_id))[0], new_secret(), visitor.words
    if await site.store.read(lambda connection: holding.seat_keys_of(connection, table_id)) >= MOST_LINKS:
        raise Refusal("too-many-links", most=MOST_LINKS)
    kept = await site.store.write(
        lambda connection: holding.keep_seat_key(connection, hashed(secret), table_id, seat, visitor.player),
        table_id,
    )
    if not kept:
        raise Refusal("not-your-seat")
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
    found = await site.store.read(lambda connection: holding.seat_of_key(connection, hashed(key.key)))
    table_id, seat = found or ("", 0)
    if found is None or not await site.store.write(
        lambda connection: holding.bring_seat(connection, hashed(key.key), visitor.player), table_id
    ):
        raise Refusal("unknown-seat-key")
    room = await site.rooms.room(table_id)
    await remember_name(site, visitor, room.sittings[seat].name, only_first=True)
    return JSONResponse({"go": f"/t/{table_id}"})


@router.post("/t/{table_id}/delete")
async def give_up(site: Here, visitor: Visiting, table_id: str) -> Response:
    """Takes a game from the visitor's list; it is gone when nobody else has it on theirs."""
    await (await site.rooms.room(table_id)).give_up(visitor.player)
    return RedirectResponse("/", 303)


async def _held(site: Site, visitor: Visitor, table_id: str) -> tuple[Seat, ...]:
    return await site.store.read(lambda connection: holding.held(connection, table_id, visitor.player))


async def _own_seats(site: Site, visitor: Visitor, table_id: str) -> tuple[Seat, ...]:
    await site.rooms.room(table_id)
    own = await _held(site, visitor, table_id)
    if not own:
        raise Refusal("not-your-seat")
    return own


def _there(words: Words, room: Room) -> str:
    """Who has come already, and how many seats are left."""
    names = [listed_name(words, sitting) for sitting in room.sittings if not sitting.free]
    free = len(room.sittings) - len(names)
    return words("web-join-there", names=words("comma").join(names), n=free)


async def _sit_down(site: Site, visitor: Visitor, table_id: str, name: str, *, invited: bool = True) -> None:
    if await _held(site, visitor, table_id):
        raise Refusal("already-seated")
    name, room = clean_name(name), await site.rooms.room(table_id)
    await room.sit_down(name, visitor.player, invited=invited)
    await remember_name(site, visitor, name)
