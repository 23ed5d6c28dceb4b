"""Is the server well? For a load balancer or a supervisor; it is told nothing else."""

import asyncio
import logging
from typing import Final

from fastapi import APIRouter, Response
from fastapi.responses import PlainTextResponse
from sqlalchemy import text

from chakai.web.guard import HEALTH
from chakai.web.site import Here

log = logging.getLogger(__name__)
PATIENCE: Final = 1.0
"""Seconds in which the database has to answer."""

router = APIRouter()


@router.get(
    HEALTH,
    summary="Does the server answer, and its database within a second?",
    response_class=PlainTextResponse,
    responses={503: {"description": "It does not.", "content": {"text/plain": {}}}},
)
async def health(site: Here) -> Response:
    try:
        async with asyncio.timeout(PATIENCE):
            await site.store.read(lambda connection: connection.execute(text("SELECT 1")).scalar())
    except Exception as error:
        log.warning("unhealthy", exc_info=error)
        return PlainTextResponse("unavailable", 503, {"Cache-Control": "no-store"})
    return PlainTextResponse("ok", headers={"Cache-Control": "no-store"})
