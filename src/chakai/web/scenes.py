"""What one browser is shown of a room, built from its seat's view; ready for JSON."""

from bisect import bisect_right
from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from chakai.core.outcome import Outcome
from chakai.core.seats import Seat, Viewer
from chakai.records.substitutes import place_of_move
from chakai.table.table import Table
from chakai.table.talk import CLAIMS_IN
from chakai.web.books import Sitting
from chakai.web.eyes import ANSWERS_SHOW, EYES, SETUPS
from chakai.web.leaving import SMALLEST, goes_on_without, sittings_after
from chakai.web.lookers import WATCHING
from chakai.web.marks import marked_words
from chakai.web.offers import bot_note
from chakai.web.room import Room
from chakai.web.waiting import waiting
from chakai.words import editions, speak
from chakai.words.catalogue import Words
from chakai.words.players import said_of

WHOLE: Final = ("kind", "say", "moves")
"""What is left of a frame that was over before somebody came to the table."""


class Sight:
    """One pair of eyes at a running table; remembers what it has been shown."""

    def __init__(self, table: Table, viewer: Viewer, language: str) -> None:
        self.words, self.viewer = marked_words(language), viewer
        self.names = list(seat_names(self.words, sittings_after(table.players, ())))
        """The eyes tell with this very list: it changes when a bot takes over a seat."""
        self._eyes = EYES[table.game.name](self.words, self.names, viewer, table.rules)
        self._events = self._substitutes = 0
        self._ended = False
        self._moves: list[int] = []
        """For each frame so far, how many moves had been made."""
        self._news: list[dict[str, Any]] = []
        """Frames that have not been taken yet."""
        self.last: dict[str, Any] = {}

    def look(self, table: Table) -> Any:
        """Takes in what has happened; gives the present view."""
        view = table.view(self.viewer)
        for substitute in table.substitutes[self._substitutes :]:
            self._take_in(view, place_of_move(view.events, table.moves, substitute.before_move))
            said = speak.taken_over(self.words, substitute, self.names, self.viewer)
            self._show([{**self.last, "kind": "substitute", "say": [said], "moved": []}])
            self._substitutes += 1
            sittings = sittings_after(table.players, table.substitutes[: self._substitutes])
            self.names[:] = seat_names(self.words, sittings)
        self._take_in(view, len(view.events))
        if not self._ended and table.outcome is not None and table.outcome.forfeit is not None:
            said = speak.forfeit(self.words, table.outcome.forfeit, self.names, self.viewer)
            self._show([{**self.last, "kind": "forfeit", "say": [said], "moved": []}])
            self._ended = True
        return view

    def _take_in(self, view: Any, events: int) -> None:
        """The frames of the story up to so many events."""
        self._show(self._eyes.frames(view.events[self._events : events]))
        self._events = max(self._events, events)

    def now(self, table: Table, view: Any, *, unseen: bool) -> dict[str, Any]:
        """What the present asks for; nothing once the game is over."""
        legal = table.legal(self.viewer) if self.viewer is not None and self.viewer in table.to_act else None
        now = self._eyes.now(view, legal, unseen=unseen)
        if table.game.name in ANSWERS_SHOW:
            now["to_act"] = list(table.to_act)
        if table.outcome is not None:
            now |= {"prompt": self.words("web-prompt-over"), "to_act": [], "hints": []}
        return now

    def frames_before(self, moves: int) -> int:
        """How many frames had been shown when so many moves had been made."""
        return bisect_right(self._moves, moves)

    def taken(self, known: int) -> tuple[int, list[dict[str, Any]]]:
        """What is new to somebody who knows so many frames, and from which frame on; it is not kept here."""
        base = min(known, len(self._moves))
        news, self._news = self._news[base - len(self._moves) + len(self._news) :], []
        return base, news

    def _show(self, frames: list[dict[str, Any]]) -> None:
        self._news += frames
        self._moves += [frame["moves"] for frame in frames]
        self.last = self._news[-1] if self._news else self.last


def seat_names(words: Words, sittings: Sequence[Sitting]) -> tuple[str, ...]:
    """How each seat is called in a language; namesakes by their seat as well."""
    names = [seat_name(words, sitting) for sitting in sittings]
    return tuple(
        name if sitting.free or names.count(name) == 1 else words("web-namesake", name=name, seat=seat + 1)
        for seat, (name, sitting) in enumerate(zip(names, sittings, strict=True))
    )


def seat_name(words: Words, sitting: Sitting) -> str:
    match sitting.kind:
        case "bot":
            return words(f"level-name-{sitting.name}")
        case "free":
            return words("web-free-seat")
    return sitting.name


def listed_name(words: Words, sitting: Sitting) -> str:
    """How somebody is called in a list of games, where nothing else tells that it is a bot."""
    name = seat_name(words, sitting)
    return words("web-bot-name", level=name) if sitting.kind == "bot" else name


def scene(room: Room, sight: Sight | None, words: Words, viewer: Viewer) -> dict[str, Any]:
    """All of a room that is not the game's own: who is here, whose turn, how it ended."""
    table, names = room.table, seat_names(words, room.sittings)
    view = sight.look(table) if table and sight else None
    now = sight.now(table, view, unseen=room.book.terms.unseen) if table and sight else None
    to_act: list[Seat] = now["to_act"] if now else []
    bidding: Sequence[Seat] = view.deciding if view and room.book.game in ANSWERS_SHOW and to_act else ()
    people = [
        _person(room, seat, name, viewer, to_act) | {"has_bid": seat not in to_act if seat in bidding else None}
        for seat, name in enumerate(names)
    ]
    return {
        "type": "scene",
        "table": room.id,
        "game": room.book.game,
        "version": table.version if table else 0,
        "seat": viewer,
        "state": "waiting" if table is None else "playing" if table.outcome is None else "over",
        "rules": _rules(words, room.book.rules),
        "people": people,
        "now": now,
        "title": _title(words, room, names, viewer, to_act),
        "claims": _claims(words, room, viewer),
        "watching": room.lookers.through(WATCHING),
        "waiting": waiting(words, room.book, viewer, room.thinkers.readiness) if table is None else None,
        "leave": _leave(words, room, viewer),
        "outcome": _outcome(room, sight, viewer),
        "rematch": _rematch(words, room, names, viewer),
        "hotseat": _hotseat(words, room, names),
        "notes": [
            *(words("web-away", name=names[seat]) for seat in _away(room, viewer)),
            *_not_ready(words, room, names),
        ],
    }


@cache
def _rules(words: Words, rules: str) -> dict[str, str]:
    return {"name": rules, "title": editions.name(words, rules), "line": editions.line(words, rules)}


def first_scene(room: Room, words: Words) -> dict[str, Any]:
    """What does not change: sent once."""
    return {"setup": SETUPS[room.book.game](marked_words(words.language), room.table.rules)} if room.table else {}


def talk_lines(room: Room, sight: Sight | None, words: Words, viewer: Viewer, known: int) -> dict[str, Any]:
    """What was said since."""
    if room.table is None or len(room.table.talk) <= known:
        return {"base": known, "lines": []}
    names = seat_names(words, sittings_after(room.table.players, ()))  # bots say nothing
    lines = [
        {
            "seat": said.seat,
            "name": names[said.seat],
            "text": words(f"claim-{said.claim}") if said.claim else said.text,
            "claim": bool(said.claim),
            "mine": said.seat == viewer,
            "after_frame": sight.frames_before(said.after_move) if sight else 0,
        }
        for said in room.table.talk[known:]
    ]
    return {"base": known, "lines": lines}


def _person(room: Room, seat: Seat, name: str, viewer: Viewer, to_act: Sequence[Seat]) -> dict[str, Any]:
    kind = room.sittings[seat].kind
    return {
        "seat": seat,
        "name": name,
        "kind": "open" if kind == "free" else kind,
        "here": _is_here(room, seat),
        "you": seat == viewer,
        "to_act": seat in to_act,
        "clock": _clock(room, seat, to_act),
    }


def _clock(room: Room, seat: Seat, to_act: Sequence[Seat]) -> dict[str, Any] | None:
    limit = room.book.terms.seconds
    if not limit or room.sittings[seat].kind != "person":
        return None
    running = seat in to_act and room.due is not None
    left = max(0.0, room.due - room.now()) if running and room.due is not None else float(limit)
    return {"limit": limit, "left": round(left, 1), "running": running}


def _is_here(room: Room, seat: Seat) -> bool:
    if room.book.terms.one_device or room.sittings[seat].kind == "bot":
        return True
    return room.lookers.through(seat) > 0


def _away(room: Room, viewer: Viewer) -> list[Seat]:
    if room.table is None or room.table.outcome is not None:
        return []
    return [
        seat
        for seat, sitting in enumerate(room.sittings)
        if sitting.kind == "person" and seat != viewer and not _is_here(room, seat)
    ]


def _not_ready(words: Words, room: Room, names: Sequence[str]) -> list[str]:
    """Of each bot at a running game that cannot play yet, or not here, why not."""
    if room.table is None or room.table.outcome is not None:
        return []
    readiness, game = room.thinkers.readiness, room.book.game
    return [
        bot_note(words, names[seat], found)
        for seat, sitting in enumerate(room.sittings)
        if sitting.kind == "bot" and (found := readiness.obstacle(game, sitting.name)) is not None
    ]


def _title(words: Words, room: Room, names: Sequence[str], viewer: Viewer, to_act: Sequence[Seat]) -> str:
    game = words(f"{room.book.game}-title")
    if room.table is None:
        return words("web-title-waiting", game=game)
    if room.table.outcome is not None:
        return words("web-title-over", game=game)
    if viewer in to_act:
        return words("web-title-your-turn", game=game)
    return words("web-title-playing", game=game, names=words("comma").join(names))


def _claims(words: Words, room: Room, viewer: Viewer) -> list[dict[str, str]]:
    return [] if viewer is None or room.table is None else _claims_in(words, room.book.game)


@cache
def _claims_in(words: Words, game: str) -> list[dict[str, str]]:
    return [{"claim": claim, "say": words(f"claim-{claim}")} for claim in CLAIMS_IN[game]]


def _outcome(room: Room, sight: Sight | None, viewer: Viewer) -> dict[str, Any] | None:
    if room.table is None or room.table.outcome is None or sight is None:
        return None
    outcome: Outcome = room.table.outcome
    everybody = len(outcome.winners) == len(room.sittings)
    won = "shared" if outcome.why == "shared" else "drew" if everybody else "won"
    you = None if viewer is None else won if viewer in outcome.winners else "lost"
    return {
        "say": sight.last["say"],
        "winners": list(outcome.winners),
        "you": you,
        "replay": f"/replay/{room.id}",
    }


def _rematch(words: Words, room: Room, names: Sequence[str], viewer: Viewer) -> dict[str, Any] | None:
    if room.table is None or room.table.outcome is None:
        return None
    if viewer is None and not room.book.terms.one_device:
        return None
    following = f"/t/{room.following}" if room.following else None
    mine = viewer in room.rematch
    others = [seat for seat in room.rematch if seat != viewer]
    say = words("web-rematch-offer")
    if following:
        say = words("web-rematch-set")
    elif mine:
        say = words("web-rematch-offered-you")
    elif others:
        say = said_of(words, "web-rematch-offered", others[0], names, viewer)
    return {"say": say, "can": not mine and not following, "offered_by_me": mine, "next": following}


def _hotseat(words: Words, room: Room, names: Sequence[str]) -> dict[str, Any] | None:
    """At a table on one device: who takes the device next; nobody while only bots are to act."""
    if not room.book.terms.one_device or room.table is None:
        return None
    people = [seat for seat in room.table.to_act if room.sittings[seat].kind == "person"]
    if not people:
        return {"next": None, "say": words("web-prompt-over")}
    return {"next": people[0], "say": words("web-hand-over", name=names[people[0]])}


def _leave(words: Words, room: Room, viewer: Viewer) -> dict[str, str] | None:
    """What leaving for good is called at a table of three or more, and what comes of it."""
    if room.table is None or room.table.outcome is not None or len(room.sittings) < SMALLEST:
        return None
    goes_on = goes_on_without(room.sittings, () if viewer is None else (viewer,))
    return {
        "say": words("web-leave"),
        "sure": words("web-leave-sure" if goes_on else "web-leave-sure-last"),
        "yes": words("web-leave-yes"),
    }
