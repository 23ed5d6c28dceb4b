"""Home: setting a table, one's own games, open tables; and a table's page."""

from collections import Counter
from typing import Annotated, Any, Final

from fastapi import APIRouter, Form, Request, Response
from fastapi.responses import RedirectResponse

from chakai.core.illegal import Refusal
from chakai.core.seats import Seat
from chakai.games.genmaicha.rules import SEATS, VARIANTS
from chakai.web import lists, new_table
from chakai.web.books import Book, Sitting, Terms
from chakai.web.links import reach
from chakai.web.new_table import DAY, GAMES_HERE, TIMES, WHO, NewTable
from chakai.web.offers import offered
from chakai.web.people import clean_name
from chakai.web.scenes import listed_name
from chakai.web.site import Here, Visiting, remember_name, set_cookie
from chakai.words import editions
from chakai.words.catalogue import LANGUAGES, Words

STANDING: Final = {"won": "won", "lost": "lost", "left": "lost", "drew": "drew", "shared": "drew"}
"""Where in a visitor's record an ending counts."""

router = APIRouter()


@router.get("/")
async def home(request: Request, site: Here, visitor: Visiting) -> Response:
    """Setting a table, one's own games, open tables."""
    mine = await site.store.read(lambda connection: lists.my_tables(connection, visitor.player))
    others = await site.store.read(lambda connection: lists.open_tables(connection, visitor.player))
    words = visitor.words
    running = [_line(words, row) for row in mine if row["ended"] is None]
    return await site.page(
        request,
        "home.html",
        editions=GAMES_HERE["matcha"],
        levels={game: offered(words, site.readiness, game) for game in GAMES_HERE},
        who=WHO,
        numbers=SEATS,
        variants=VARIANTS,
        times=[(seconds, time_facts(seconds)) for seconds in TIMES],
        running=sorted(running, key=lambda line: not line["your_turn"]),
        finished=[_line(words, row) for row in mine if row["ended"] is not None],
        standing=_standing(words, mine),
        open_tables=[_line(words, row) for row in others],
        reach=reach(words, site.base_url, public=site.public),
    )


@router.post("/tables")
async def set_table(site: Here, visitor: Visiting, form: Annotated[NewTable, Form()]) -> Response:
    """A new table; the game begins at once if every seat is taken."""
    setting = new_table.read(form)
    for sitting in setting.sittings:
        if sitting.kind == "bot":
            site.readiness.check(form.game, sitting.name)
    book = Book(
        id=site.rooms.new_id(),
        game=form.game,
        rules=setting.rules,
        house={},
        terms=Terms(form.seconds, unseen=setting.unseen, one_device=setting.one_device),
        made=site.now(),
        open=setting.open,
        due=None,
        sittings=setting.sittings,
    )
    most = site.counts.limits.waiting_tables
    if await site.store.read(lambda connection: lists.waiting_tables(connection, visitor.player)) >= most:
        raise Refusal("too-many-waiting", most=most)
    await remember_name(site, visitor, clean_name(form.name))
    await site.rooms.set_table(book, {seat: [visitor.player] for seat in setting.mine})
    return RedirectResponse(f"/t/{book.id}", 303)


@router.post("/name")
async def rename(site: Here, visitor: Visiting, name: Annotated[str, Form()] = "") -> Response:
    """How this browser's player is called from now on."""
    await remember_name(site, visitor, clean_name(name))
    return RedirectResponse("/", 303)


@router.post("/language")
async def speak(visitor: Visiting, lang: Annotated[str, Form()], back: Annotated[str, Form()] = "/") -> Response:
    """Another language, from the same page."""
    if lang not in LANGUAGES:
        raise Refusal("unknown-language", language=lang, possible=", ".join(LANGUAGES))
    own_page = back.startswith("/") and not back.startswith(("//", "/\\"))
    response = RedirectResponse(back if own_page else "/", 303)
    set_cookie(response, visitor, "lang", lang)
    return response


@router.get("/t/{table_id}")
async def table(request: Request, site: Here, visitor: Visiting, table_id: str) -> Response:
    """The page of a table; whoever has its address may watch."""
    room = await site.rooms.room(table_id)
    facts = {"table": room.id, "game": room.book.game}
    title = visitor.words(f"{room.book.game}-title")
    return await site.page(request, "table.html", page=facts, title=title, game=room.book.game)


def time_facts(seconds: int) -> dict[str, Any]:
    """A time control as words count it."""
    for unit, size in (("days", DAY), ("minutes", 60)):
        if seconds and seconds % size == 0:
            return {"unit": unit, "n": seconds // size}
    return {"unit": "seconds" if seconds else "none", "n": seconds}


def _line(words: Words, row: dict[str, Any]) -> dict[str, Any]:
    """A table in a list."""
    others = [sitting for sitting in _others(row) or row["sittings"] if not sitting.free]
    return {
        "id": row["id"],
        "rules": editions.name(words, row["rules"]),
        "others": words("comma").join(listed_name(words, sitting) for sitting in others),
        "seats": len(row["sittings"]),
        "free": sum(sitting.free for sitting in row["sittings"]),
        "company": bool(_others_who_are_people(row)),
        "time": time_facts(row["terms"].seconds),
        "waiting": row["started"] is None,
        "your_turn": bool(set(row["turn"]) & _own(row)),
        "left": row["started"] is not None and not _own(row),
        "one_device": row["terms"].one_device,
        "ending": _ending(row),
        "made": row["made"],
        "ended": row["ended"],
        "may_go": _may_go(row),
    }


def _own(row: dict[str, Any]) -> set[Seat]:
    """The visitor's seats, without those that a bot has taken over."""
    return {seat for seat in row["mine"] if row["sittings"][seat].kind == "person"}


def _others(row: dict[str, Any]) -> list[Sitting]:
    return [sitting for seat, sitting in enumerate(row["sittings"]) if seat not in row["mine"]]


def _others_who_are_people(row: dict[str, Any]) -> list[Sitting]:
    return [sitting for sitting in _others(row) if sitting.kind == "person"]


def _may_go(row: dict[str, Any]) -> bool:
    """Can the visitor delete this game? Not while somebody else plays it with them."""
    running = row["started"] is not None and row["ended"] is None
    return not (running and _own(row) and _others_who_are_people(row))


def _ending(row: dict[str, Any]) -> str | None:
    """How a finished game ended for the one who looks at the list."""
    if row["result"] is None:
        return None
    winners = set(row["result"]["winners"])
    if row["terms"].one_device:
        return "played"
    if not _own(row):
        return "left"
    if not winners & _own(row):
        return "lost"
    return "won" if len(winners) == 1 else "drew" if row["game"] == "matcha" else "shared"


def _standing(words: Words, mine: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The visitor's record by rules and opponents."""
    counts: dict[tuple[str, str], Counter[str]] = {}
    for row in mine:
        column = STANDING.get(str(_ending(row)))
        if column is None:
            continue
        opponents = words("comma").join(sorted(listed_name(words, sitting) for sitting in _others(row)))
        counts.setdefault((row["rules"], opponents), Counter())[column] += 1
    return [
        {
            "rules": editions.name(words, rules),
            "opponent": opponents,
            **{column: count[column] for column in ("won", "lost", "drew")},
        }
        for (rules, opponents), count in sorted(counts.items())
    ]
