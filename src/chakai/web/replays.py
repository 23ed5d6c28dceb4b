"""Replay pages: a finished game of this server, or a record that somebody opens."""

import asyncio
from collections.abc import Sequence
from io import BytesIO
from typing import Any, Final
from urllib.parse import quote

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse
from pydantic import BaseModel, Field
from starlette.datastructures import FormData, UploadFile

from chakai.core.illegal import Refusal
from chakai.records.check import Fault, faults
from chakai.records.record import Record, Unreadable
from chakai.records.substitutes import substitutes_in
from chakai.records.text import read, shown, to_json
from chakai.web.guard import LONGEST_POST
from chakai.web.marks import unmarked
from chakai.web.retelling import MOST_MOVES, MOST_SUBSTITUTES, OPEN, PUBLIC, names_in, pairs_of_eyes, retold
from chakai.web.site import Here, Site, Visiting, visitor_of
from chakai.words import editions, speak
from chakai.words.catalogue import Words

LONGEST_REASON: Final = 600
MOST_LISTED: Final = 200
"""Games of one file that are offered to choose from."""

router = APIRouter()


class Asked(BaseModel):
    """An opened record, sent again to be seen with other eyes."""

    record: str = Field(max_length=LONGEST_POST)
    eyes: str = Field(max_length=20)


@router.get("/replay")
async def open_page(request: Request, site: Here) -> Response:
    """Where a record is opened."""
    return await _open_page(site, request)


@router.post("/replay")
async def open_record(request: Request, site: Here) -> Response:
    """Shows a record, or says what is wrong with it."""
    return await _opened(site, request)


@router.post("/replay/frames")
async def other_eyes(visitor: Visiting, asked: Asked) -> Response:
    """An opened record as other eyes saw it."""
    return JSONResponse(await asyncio.to_thread(_seen_again, asked, visitor.words))


@router.get("/replay/{table_id}")
async def replay(request: Request, site: Here, visitor: Visiting, table_id: str) -> Response:
    """A finished game of this server."""
    record, names = await _finished(site, table_id, visitor.words)
    told = await asyncio.to_thread(retold, record, names, OPEN, visitor.words)
    return await _replay_page(site, request, record, names, {"told": told, "from": f"/replay/{table_id}"})


@router.get("/replay/{table_id}/frames")
async def frames(site: Here, visitor: Visiting, table_id: str, eyes: str = OPEN) -> Response:
    """A finished game as other eyes saw it."""
    record, names = await _finished(site, table_id, visitor.words)
    return JSONResponse(await asyncio.to_thread(retold, record, names, eyes, visitor.words))


@router.get("/replay/{table_id}/record")
async def download(site: Here, visitor: Visiting, table_id: str) -> Response:
    """The record of a finished game."""
    record, _ = await _finished(site, table_id, visitor.words)
    disposition = {"Content-Disposition": f'attachment; filename="chakai-{record.game}-{table_id}.json"'}
    return Response(f"{to_json(record)}\n", media_type="application/json", headers=disposition)


async def _finished(site: Site, table_id: str, words: Words) -> tuple[Record, Sequence[str]]:
    """A finished game of this server and its players; while it runs nothing is shown."""
    room = await site.rooms.room(table_id)
    if room.table is None or room.table.outcome is None:
        raise Refusal("not-finished")
    record = room.record()
    return record, names_in(record, words)


async def _replay_page(
    site: Site, request: Request, record: Record, names: Sequence[str], replay: dict[str, Any]
) -> Response:
    words = visitor_of(request).words
    return await site.page(
        request,
        "replay.html",
        path=replay.get("from", "/replay"),
        page={"replay": replay},
        title=words("web-replay-title", names=_between(names), game=words(f"{record.game}-title")),
        heading=_between(names),
        game=words(f"{record.game}-title"),
        rules=_rules_line(record, words),
        rules_page=f"/rules/{record.game}?rules={quote(record.rules)}",
        eyes=pairs_of_eyes(names, words),
        chosen=replay["told"]["eyes"],
        unfinished=record.result is None,
        stored=replay.get("from"),
    )


async def _opened(site: Site, request: Request) -> Response:
    """A file or a pasted text: one record is shown, of many one is chosen, a wrong one is told why."""
    form = await request.form(max_files=1, max_part_size=LONGEST_POST)
    data = await _posted(form)
    games = await asyncio.to_thread(lambda: list(read(BytesIO(data))))
    kept = _kept(data)
    if not games:
        return await _open_page(site, request, kept, problem="web-open-empty")
    place = _chosen(form, len(games))
    if place is None:
        return await _open_page(site, request, kept, games=games)
    line, record = games[place]
    wrong = await asyncio.to_thread(_faults, record)
    if wrong or isinstance(record, Unreadable):
        return await _open_page(site, request, kept, line=line if len(games) > 1 else None, wrong=wrong)
    if not record.moves:
        return await _open_page(site, request, kept, note="web-open-no-moves")
    words = visitor_of(request).words
    names = names_in(record, words)
    eyes = PUBLIC if record.result is None else OPEN  # M4: what is not finished is not shown openly unasked
    told = await asyncio.to_thread(retold, record, names, eyes, words)
    return await _replay_page(site, request, record, names, {"told": told, "record": to_json(record)})


async def _posted(form: FormData) -> bytes:
    """The file if there is one, else the text."""
    file, text = form.get("file"), form.get("record")
    if isinstance(file, UploadFile) and (data := await file.read()):
        return data
    return text.encode("utf-8", "replace") if isinstance(text, str) else b""


def _kept(data: bytes) -> str:
    """What was sent, for the page's text field, so that nothing is lost; what is no text cannot stand there."""
    return "" if b"\0" in data else data.decode("utf-8-sig", "replace")


def _chosen(form: FormData, count: int) -> int | None:
    """Which of the games is meant; None: that must be asked."""
    wanted = form.get("game")
    if isinstance(wanted, str) and wanted.isdecimal() and 1 <= int(wanted[:9]) <= count:
        return int(wanted) - 1
    return 0 if count == 1 else None


def _faults(record: Record | Unreadable) -> list[Fault]:
    if isinstance(record, Record) and len(record.moves) > MOST_MOVES:
        return [Fault("record", "too-many-moves", {"most": MOST_MOVES, "count": len(record.moves)})]
    if isinstance(record, Record) and (count := len(substitutes_in(record))) > MOST_SUBSTITUTES:
        return [Fault("record", "too-many-substitutes", {"most": MOST_SUBSTITUTES, "count": count})]
    return list(faults(record))


async def _open_page(
    site: Site,
    request: Request,
    kept: str = "",
    *,
    problem: str | None = None,
    note: str | None = None,
    line: int | None = None,
    wrong: Sequence[Fault] = (),
    games: Sequence[tuple[int, Record | Unreadable]] = (),
) -> Response:
    words = visitor_of(request).words
    if games and not any(isinstance(record, Record) for _, record in games):
        line, first = games[0]
        games, wrong = (), _faults(first)
    too_long = speak.refusal(words, Refusal("post-too-long", longest=LONGEST_POST))
    return await site.page(
        request,
        "open_record.html",
        400 if wrong or problem else 200,
        path="/replay",
        page={"longest": LONGEST_POST, "too_long": too_long},
        kept=kept,
        problem=problem and words(problem),
        note=note and words(note),
        line=line,
        wrong=[(_place(words, fault), _reason(words, fault)) for fault in wrong],
        count=len(games),
        games=await asyncio.to_thread(_listed, games[:MOST_LISTED], words),
    )


def _listed(games: Sequence[tuple[int, Record | Unreadable]], words: Words) -> list[dict[str, Any]]:
    """The games of a file to choose from, the wrong ones with their first fault."""
    lines = []
    for number, (line, record) in enumerate(games, 1):
        wrong = _faults(record)
        told = {"number": number, "line": line, "wrong": _reason(words, wrong[0]) if wrong else None}
        if isinstance(record, Record):
            told |= {
                "names": _between(names_in(record, words)),
                "game": words(f"{record.game}-title"),
                "rules": _rules_line(record, words),
                "unfinished": record.result is None,
            }
        lines.append(told)
    return lines


def _reason(words: Words, fault: Fault) -> str:
    """A fault in words; what others wrote may stand in it."""
    return shown(unmarked(speak.refusal(words, fault)), LONGEST_REASON)


def _place(words: Words, fault: Fault) -> str:
    """Where in a record a fault is."""
    if isinstance(fault.where, int):
        return words("web-open-place-move", number=fault.where)
    return words(f"web-open-place-{fault.where}")


def _rules_line(record: Record, words: Words) -> str:
    name = editions.name(words, record.rules)
    return words("web-replay-house", rules=name) if record.house else name


def _between(names: Sequence[str]) -> str:
    return " – ".join(names)


def _seen_again(asked: Asked, words: Words) -> dict[str, Any]:
    """The frames of an opened record for other eyes; the server keeps nothing of it."""
    games = list(read(BytesIO(asked.record.encode("utf-8", "replace"))))
    if len(games) != 1:
        raise Refusal("request-unreadable")
    record = games[0][1]
    if isinstance(record, Unreadable) or _faults(record) or not record.moves:
        raise Refusal("request-unreadable")
    return retold(record, names_in(record, words), asked.eyes, words)
