"""Home: setting a table, one's own games, open tables; and a table's page."""

from collections import Counter
from secrets import choice
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Form, Request, Response
from fastapi.responses import RedirectResponse
from pydantic import BaseModel

from chakai.bots.levels import LEVELS
from chakai.core.illegal import Refusal
from chakai.games import game_named
from chakai.web import books
from chakai.web.books import FREE, Book, Sitting, Terms
from chakai.web.links import reach
from chakai.web.people import clean_name
from chakai.web.scenes import listed_name
from chakai.web.site import Here, Visiting, remember_name, set_cookie
from chakai.words.catalogue import LANGUAGES, Words

GAMES_HERE: Final[dict[str, tuple[str, ...]]] = {"matcha": ("matagot-2020", "matagot-2020-nl", "grail-2015")}
"""The rule sets that a table can be set with; those for study are left to the terminal."""
DAY: Final = 86_400
TIMES: Final = (0, 30, 60, 180, DAY, 3 * DAY, 7 * DAY)
"""Seconds for a decision; 0: no clock."""
OPPONENTS: Final = ("friend", "anyone", "one-device")

router = APIRouter()


class NewTable(BaseModel):
    """The form of the home page."""

    name: str = ""
    game: str = "matcha"
    rules: str = "matagot-2020"
    opponent: str = "bot:regular"
    other_name: str = ""
    dealer: Literal["draw", "me", "other"] = "draw"
    seconds: int = 0
    unseen: bool = False


@router.get("/")
async def home(request: Request, site: Here, visitor: Visiting) -> Response:
    """Setting a table, one's own games, open tables."""
    mine = await site.store.read(lambda connection: books.my_tables(connection, visitor.player))
    others = await site.store.read(lambda connection: books.open_tables(connection, visitor.player))
    words = visitor.words
    running = [_line(words, row) for row in mine if row["ended"] is None]
    return await site.page(
        request,
        "home.html",
        games=GAMES_HERE,
        levels=LEVELS["matcha"],
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
    if form.rules not in GAMES_HERE.get(form.game, ()):
        possible = GAMES_HERE.get(form.game, tuple(GAMES_HERE))
        raise Refusal("unknown-rules", rules=form.rules, possible=", ".join(possible))
    if form.seconds not in TIMES:
        raise Refusal("request-unreadable")
    own, one_device = clean_name(form.name), form.opponent == "one-device"
    mine = {"me": 0, "other": 1, "draw": choice((0, 1))}[form.dealer]
    sittings = [Sitting("person", own)]
    sittings.insert(1 - mine, _opponent(form))
    book = Book(
        id=site.rooms.new_id(),
        game=form.game,
        rules=form.rules,
        house={},
        terms=Terms(form.seconds, unseen=form.unseen, one_device=one_device),
        made=site.now(),
        open=form.opponent == "anyone",
        due=None,
        sittings=tuple(sittings),
    )
    most = site.counts.limits.waiting_tables
    if await site.store.read(lambda connection: books.waiting_tables(connection, visitor.player)) >= most:
        raise Refusal("too-many-waiting", most=most)
    await remember_name(site, visitor, own)
    await site.rooms.set_table(book, {seat: [visitor.player] for seat in ((0, 1) if one_device else (mine,))})
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
    others = _others(row) or row["sittings"]
    return {
        "id": row["id"],
        "rules": words(f"edition-name-{row['rules']}"),
        "others": words("comma").join(listed_name(words, sitting) for sitting in others if sitting != FREE),
        "time": time_facts(row["terms"].seconds),
        "waiting": row["started"] is None,
        "your_turn": bool(set(row["turn"]) & set(row["mine"])),
        "one_device": row["terms"].one_device,
        "ending": _ending(row),
        "made": row["made"],
        "ended": row["ended"],
        "may_go": _may_go(row),
    }


def _others(row: dict[str, Any]) -> list[Sitting]:
    return [sitting for seat, sitting in enumerate(row["sittings"]) if seat not in row["mine"]]


def _may_go(row: dict[str, Any]) -> bool:
    """Can the visitor delete this game? Not while somebody else plays it."""
    running = row["started"] is not None and row["ended"] is None
    return not (running and any(sitting.kind == "person" for sitting in _others(row)))


def _ending(row: dict[str, Any]) -> str | None:
    """How a finished game ended for the one who looks at the list."""
    if row["result"] is None:
        return None
    winners = set(row["result"]["winners"])
    if row["terms"].one_device:
        return "played"
    if len(winners) > 1:
        return "drew"
    return "won" if winners & set(row["mine"]) else "lost"


def _standing(words: Words, mine: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The visitor's record by edition and opponent."""
    counts: dict[tuple[str, str], Counter[str]] = {}
    for row in mine:
        ending = _ending(row)
        if ending in (None, "played"):
            continue
        opponent = words("comma").join(listed_name(words, sitting) for sitting in _others(row))
        counts.setdefault((row["rules"], opponent), Counter())[str(ending)] += 1
    return [
        {
            "rules": words(f"edition-name-{rules}"),
            "opponent": opponent,
            **{k: count[k] for k in ("won", "lost", "drew")},
        }
        for (rules, opponent), count in sorted(counts.items())
    ]


def _opponent(form: NewTable) -> Sitting:
    kind, _, level = form.opponent.partition(":")
    if kind == "bot" and level in LEVELS[game_named(form.game).name]:
        return Sitting("bot", level)
    if form.opponent not in OPPONENTS:
        raise Refusal("request-unreadable")
    return Sitting("person", clean_name(form.other_name)) if form.opponent == "one-device" else FREE
