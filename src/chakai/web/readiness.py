"""Which levels can play now: what some need is compiled when the server starts, and kept by the machine."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from chakai.bots.levels import levels_to_compile, needs_compiling, obstacle
from chakai.core.illegal import Refusal

log = logging.getLogger(__name__)
WARMING: Final = Refusal("level-warming")
"""What passes by itself."""


class Readiness:
    """Each level that needs compiled play gets ready once: at the start, or when it is first wanted."""

    def __init__(self, rehearse: Callable[[str, str], Awaitable[None]]) -> None:
        self._rehearse = rehearse
        self._begun: dict[tuple[str, str], asyncio.Task[None]] = {}
        self._refusals: dict[tuple[str, str], Refusal | None] = {}
        self.changed: Callable[[], None] = lambda: None
        """Hears when a level can play, or when it is clear that it cannot."""

    def begin(self) -> None:
        """Gets every level ready that can be."""
        for game, level in levels_to_compile():
            if self.obstacle(game, level) is None:
                self._getting_ready(game, level)

    def end(self) -> None:
        """Nobody waits any more."""
        for task in self._begun.values():
            task.cancel()

    def obstacle(self, game: str, level: str) -> Refusal | None:
        """Why a level cannot play at once, if so: it is still getting ready, or something is missing here."""
        if not needs_compiling(game, level):
            return None
        if (game, level) in self._refusals:
            return self._refusals[game, level]
        return WARMING if (game, level) in self._begun else obstacle(game, level)

    def check(self, game: str, level: str) -> None:
        """Refuses a level that cannot play here; one that is getting ready can be waited for at a table."""
        found = self.obstacle(game, level)
        if found not in (None, WARMING):
            raise found

    async def wait(self, game: str, level: str) -> None:
        """Until a level can play; a Refusal if it cannot here."""
        self.check(game, level)
        if needs_compiling(game, level) and (game, level) not in self._refusals:
            await asyncio.shield(self._getting_ready(game, level))
            self.check(game, level)

    def _getting_ready(self, game: str, level: str) -> asyncio.Task[None]:
        if (game, level) not in self._begun:
            self._begun[game, level] = asyncio.create_task(self._get_ready(game, level))
            self.changed()
        return self._begun[game, level]

    async def _get_ready(self, game: str, level: str) -> None:
        found = None
        try:
            await self._rehearse(game, level)
        except Refusal as refusal:
            found = refusal
        except Exception:
            log.exception("level-failed")
            found = Refusal("level-failed")
        self._refusals[game, level] = found
        self.changed()
