"""A table that waits for players: who is there, how many seats are free, and who may begin with bots."""

from typing import Any

from chakai.core.seats import Seat, Viewer
from chakai.web.books import Book
from chakai.web.offers import offered
from chakai.web.readiness import Readiness
from chakai.words.catalogue import Words


def host_of(book: Book) -> Seat | None:
    """Whoever sits first of those who have come; when the one who set the table leaves, the next."""
    return next((seat for seat, sitting in enumerate(book.sittings) if sitting.kind == "person"), None)


def waiting(words: Words, book: Book, viewer: Viewer, readiness: Readiness) -> dict[str, Any]:
    """What those who wait are told, and what they can do about it."""
    people = [seat for seat, sitting in enumerate(book.sittings) if sitting.kind == "person"]
    free = sum(sitting.free for sitting in book.sittings)
    may_begin = viewer is not None and viewer == host_of(book) and len(book.sittings) > 2
    bots = [offer._asdict() for offer in offered(words, readiness, book.game)] if may_begin else None
    return {
        "free": free,
        "title": words("web-waiting-title", n=free),
        "say": words("web-waiting-line", n=free),
        "listed": words("web-waiting-open") if book.open else None,
        "bots": bots,
        "leave": None if viewer is None else words(f"web-waiting-{'leave' if len(people) > 1 else 'cancel'}"),
    }
