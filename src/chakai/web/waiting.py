"""A table that waits for players: who is there, how many seats are free, and who may begin with bots."""

from typing import Any

from chakai.bots.levels import LEVELS
from chakai.core.seats import Seat, Viewer
from chakai.web.books import Book
from chakai.words.catalogue import Words


def host_of(book: Book) -> Seat | None:
    """Whoever sits first of those who have come; when the one who set the table leaves, the next."""
    return next((seat for seat, sitting in enumerate(book.sittings) if sitting.kind == "person"), None)


def waiting(words: Words, book: Book, viewer: Viewer) -> dict[str, Any]:
    """What those who wait are told, and what they can do about it."""
    people = [seat for seat, sitting in enumerate(book.sittings) if sitting.kind == "person"]
    free = sum(sitting.free for sitting in book.sittings)
    may_begin = viewer is not None and viewer == host_of(book) and len(book.sittings) > 2
    levels = LEVELS[book.game]
    return {
        "free": free,
        "title": words("web-waiting-title", n=free),
        "say": words("web-waiting-line", n=free),
        "listed": words("web-waiting-open") if book.open else None,
        "bots": [{"level": level, "say": words(f"level-name-{level}")} for level in levels] if may_begin else None,
        "leave": None if viewer is None else words(f"web-waiting-{'leave' if len(people) > 1 else 'cancel'}"),
    }
