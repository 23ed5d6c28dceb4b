"""A table that people sit at: every change is committed to its journal before anybody is told."""

import asyncio
import copy
import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from chakai.core.chance import Luck
from chakai.core.illegal import Illegal, Refusal
from chakai.core.seats import Seat
from chakai.games import game_named
from chakai.records.record import Record
from chakai.table.table import PENDING, Table
from chakai.table.talk import Said
from chakai.web import books
from chakai.web.books import FREE, Append, Book, Entry, Sitting, Taken
from chakai.web.lookers import Lookers
from chakai.web.store import Store, Unsure
from chakai.web.thinking import Thinkers

log = logging.getLogger(__name__)
LONGEST_PAUSE: Final = 60.0
"""Seconds before a bot that could not move tries again."""
TRIES: Final = 5
"""How often a change is tried again when another process was quicker."""
SAME_TURN: Final = ("answer", "say", "rematch")
"""Entries after which bots go on thinking where they are; after any other, where it was made."""
FOLLOWED: Final = ("moves", "answer", "say", "forfeit", "rematch")
"""Entries of other processes that are taken in one by one; after any other the whole journal is read again."""


@dataclass
class Room:
    """One table in memory; its journal in the database is the truth."""

    book: Book
    store: Store
    thinkers: Thinkers
    luck: Luck
    now: Callable[[], float]
    new_id: Callable[[], str]
    table: Table | None = None
    number: int = 0
    """Entries of the journal so far."""
    done: set[tuple[Seat, str]] = field(default_factory=set)
    """Submissions that were accepted; one that comes again is recognised."""
    rematch: set[Seat] = field(default_factory=set)
    following: str | None = None
    """The table of the rematch."""
    due: float | None = None
    gone: bool = False
    """Has the table been deleted?"""
    bots_here: bool = True
    """Does this process let the bots think whose turn it is?"""
    lookers: Lookers = field(default_factory=Lookers)
    _lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    _thinking: dict[Seat, asyncio.Task[None]] = field(default_factory=dict)
    _making: set[asyncio.Task[Any]] = field(default_factory=set)

    def __post_init__(self) -> None:
        self._read(self.book)

    @property
    def id(self) -> str:
        return self.book.id

    @property
    def sittings(self) -> tuple[Sitting, ...]:
        return self.book.sittings

    async def submit(self, seat: Seat, submission: str, move: str, version: int) -> None:
        """A seat's move. Refused, it changes nothing; repeated, it is recognised."""
        await self._change(lambda: self._moved(seat, submission, move, version), seat, submission)

    async def say(self, seat: Seat, submission: str, *, text: str = "", claim: str = "") -> None:
        """Table talk, kept with the record."""

        def change() -> "Change":
            said = Said(seat, self._running.version, text, claim)
            return Change("say", {"id": submission, **said.to_json()})

        await self._change(change, seat, submission)

    async def resign(self, seat: Seat, submission: str) -> None:
        await self._change(lambda: self._forfeited((seat,), "resigned", submission), seat, submission)

    async def run_out_of_time(self) -> None:
        """Whoever has not decided in time loses; the clock is the server's."""

        def change() -> "Change | None":
            if self.due is None or self.due > self.now():
                return None
            late = tuple(seat for seat in self._running.to_act if self.sittings[seat].kind == "person")
            return self._forfeited(late, "time") if late else None

        await self._change(change)

    async def offer_rematch(self, seat: Seat, submission: str) -> None:
        """The rematch is set as soon as all who are people have asked for it."""

        def change() -> "Change":
            if self._running.outcome is None:
                raise Refusal("rematch-early")
            if self.following is not None:
                raise Refusal("rematch-set")
            people = {place for place, sitting in enumerate(self.sittings) if sitting.kind == "person"}
            asked = people if self.book.terms.one_device else self.rematch | {seat}
            following = self.new_id() if asked >= people else None
            return Change("rematch", {"id": submission, "seat": seat, "following": following})

        await self._change(change, seat, submission)

    async def sit_down(self, name: str, player: str) -> Seat:
        """Takes the free seat; with the last one the game begins."""

        def change() -> "Change":
            if FREE not in self.sittings:
                raise Refusal("no-free-seat")
            seat = self.sittings.index(FREE)
            return Change("sit", {"seat": seat, "name": name, "player": player})

        made = await self._change(change)
        await self.begin()
        return int(made.data["seat"]) if made else 0

    async def give_up(self, player: str) -> bool:
        """Takes the game from a player's list; it is gone when nobody else has it on theirs. Is it gone?"""
        async with self._lock:
            own = await self.store.read(lambda connection: books.held(connection, self.id, player))
            if not own:
                raise Refusal("not-your-seat")
            others = any(sitting.kind == "person" for seat, sitting in enumerate(self.sittings) if seat not in own)
            if others and self.table is not None and self.table.outcome is None:
                raise Refusal("game-running")
            left = await self.store.write(
                lambda connection: books.give_up_holding(connection, self.id, player), self.id
            )
            self._see_off(left)
        return self.gone

    async def hear_who_left(self) -> None:
        """Somebody has given up this game at another process."""
        async with self._lock:
            self._see_off(await self.store.read(lambda connection: books.seated(connection, self.id)))

    def _see_off(self, left: set[str]) -> None:
        self.gone = not left
        for looker in self.lookers:
            looker.see_off(left)
        self.lookers.tell()

    async def begin(self) -> None:
        """Deals, once every seat is taken."""

        def change() -> "Change | None":
            if FREE in self.sittings or self.table is not None:
                return None
            game = game_named(self.book.game)
            rules = game.rules(self.book.rules, self.book.house)
            table = Table(game, rules, self._players, self.luck)
            return Change("moves", {"moves": list(table.record().moves)}, table)

        await self._change(change)

    def record(self) -> Record:
        """The record so far."""
        return self._running.record()

    async def refresh(self, number: int | None = None) -> None:
        """Takes in what other processes have written, at least the entry of this number."""
        async with self._lock:
            if number is None or number >= self.number:
                await self._catch_up()

    def wake_bots(self) -> None:
        """Lets bots think whose turn it is, unless another process does."""
        for seat in self.table.to_act if self.table and self.bots_here else ():
            if self.sittings[seat].kind == "bot" and seat not in self._thinking:
                self._thinking[seat] = asyncio.create_task(self._think(seat))

    @property
    def _running(self) -> Table:
        if self.table is None:
            raise Refusal("not-begun")
        return self.table

    @property
    def _players(self) -> tuple[str, ...]:
        return tuple(sitting.player for sitting in self.sittings)

    async def _think(self, seat: Seat) -> None:
        """As long as the bot is to move; whatever fails is tried again, more and more rarely."""
        pause = 1.0
        while self._bot_is_due(seat):
            record, version = self._running.record(), self._running.version
            try:
                move = await self.thinkers.move(record, seat, self.sittings[seat].name)
                await self.submit(seat, f"bot-{version}", move, version)
                continue
            except Refusal:  # the game went on meanwhile
                pass
            except Exception:
                log.exception("a bot could not move at table %s", self.id)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
        del self._thinking[seat]

    def _bot_is_due(self, seat: Seat) -> bool:
        return self.table is not None and seat in self.table.to_act and self.bots_here and not self.gone

    def _moved(self, seat: Seat, submission: str, move: str, version: int) -> "Change":
        trial = copy.copy(self._running)
        trial.submit(seat, move, version=version)
        moves = [str(made) for made in trial.moves[self._running.version :]]
        if moves:
            return Change("moves", {"seat": seat, "id": submission, "moves": moves}, trial)
        return Change("answer", {"seat": seat, "id": submission, "move": move}, trial)

    def _forfeited(self, seats: tuple[Seat, ...], reason: str, submission: str = "") -> "Change":
        trial = copy.copy(self._running)
        trial.forfeit(seats, reason)
        data: dict[str, Any] = {"seats": list(seats), "reason": reason}
        return Change("forfeit", data | ({"seat": seats[0], "id": submission} if submission else {}), trial)

    async def _change(
        self, change: Callable[[], "Change | None"], seat: Seat | None = None, submission: str = ""
    ) -> "Change | None":
        """Makes a change, commits it, and only then adopts it and tells of it. None: there was nothing to do.

        Who asked for it may leave meanwhile; what is committed is adopted and told all the same.
        """
        making = asyncio.create_task(self._make(change, seat, submission))
        self._making.add(making)
        making.add_done_callback(self._making.discard)
        return await asyncio.shield(making)

    async def _make(
        self, change: Callable[[], "Change | None"], seat: Seat | None, submission: str
    ) -> "Change | None":
        async with self._lock:
            for _ in range(TRIES):
                if seat is not None and (seat, submission) in self.done:
                    return None
                made = change()
                if made is None:
                    return None
                entry = Entry(self.number, self.now(), made.kind, made.data)
                try:
                    await self._commit(made, entry)
                except (Taken, IntegrityError):  # somebody else has written this entry
                    await self._catch_up()
                    continue
                except Unsure:
                    if entry not in await self._catch_up():
                        continue
                else:
                    self._tell_of([entry])
                self.bots_here = self.bots_here or made.kind not in SAME_TURN
                self.wake_bots()
                return made
        raise Refusal("busy")

    async def _catch_up(self) -> list[Entry]:
        """Adopts and tells what the journal has and this room has not; gives it."""
        number = self.number
        found = await self.store.read(lambda connection: books.read_since(connection, self.id, number))
        if found is None:
            self._see_off(set())
            raise Refusal("unknown-table")
        due, fresh = found
        if fresh and (self.table is None or any(entry.kind not in FOLLOWED for entry in fresh)):
            self._read(await self._from_store())
        else:
            for entry in fresh:
                self._follow(entry)
            self.due = due
        self._tell_of(fresh)
        return fresh

    def _follow(self, entry: Entry) -> None:
        """An entry that another process has written."""
        table, data = copy.copy(self._running), entry.data
        match entry.kind:
            case "moves":
                table.follow(data["moves"])
            case "answer":
                table.submit(data["seat"], data["move"])
            case "forfeit":
                table.forfeit(tuple(data["seats"]), data["reason"])
        self.table = table
        self.bots_here = not self.store.shared or (self.bots_here and entry.kind in SAME_TURN)
        self._adopt(entry)

    def _tell_of(self, fresh: list[Entry]) -> None:
        """An answer in a simultaneous stage is told to nobody but its own seat, whoever wrote it."""
        if any(entry.kind != "answer" for entry in fresh):
            self.lookers.tell()
        else:
            for entry in fresh:
                self.lookers.tell(entry.data["seat"])

    async def _commit(self, made: "Change", entry: Entry) -> None:
        """Adopts the change in memory when the database has it."""
        table = made.table or self.table
        moved = made.kind == "moves"
        due = self._due(entry.at, table) if moved or made.kind == "forfeit" else self.due
        summary = self._summary(table, entry, due) if table is not None else {}
        append, also = Append(self.id, entry, summary), self._also(made, entry.at)

        def write(connection: Connection) -> None:
            append(connection)
            for job in also:
                job(connection)

        await self.store.write(write if also else append, self.id)
        self.table, self.due = table, due
        self._adopt(entry)

    def _also(self, made: "Change", at: float) -> "list[Callable[[Connection], None]]":
        """What else belongs into the same transaction."""
        match made.kind, made.data:
            case "sit", {"seat": seat, "name": name, "player": player}:
                return [lambda connection: _sit(connection, self.id, seat, name, player)]
            case "rematch", {"following": str(following)}:
                return [lambda connection: self._set_rematch(connection, following, at)]
        return []

    def _set_rematch(self, connection: Connection, following: str, at: float) -> None:
        """The same people, with the next one as the first dealer."""
        sittings = (*self.sittings[1:], self.sittings[0])
        held = books.owners(connection, self.id)
        book = replace(self.book, id=following, made=at, open=False, due=None, sittings=sittings, entries=())
        places = range(len(sittings))
        own = {place: held.get((place + 1) % len(sittings), []) for place in places}
        if any(sittings[place].kind == "person" and not own[place] for place in places):
            raise Refusal("rematch-alone")
        books.set_table(connection, book, own)

    def _due(self, at: float, table: Table | None) -> float | None:
        """When the time of those to act runs out; bots have no clock."""
        seconds = self.book.terms.seconds
        if not seconds or table is None or all(self.sittings[seat].kind == "bot" for seat in table.to_act):
            return None
        return at + seconds

    def _summary(self, table: Table, entry: Entry, due: float | None) -> dict[str, Any]:
        """What the table's row says, for lists and for the start of the server."""
        outcome = table.outcome
        summary: dict[str, Any] = {
            "turn": list(table.to_act),
            "due": due,
            "bot_due": any(self.sittings[seat].kind == "bot" for seat in table.to_act),
        }
        if summary["bot_due"] and entry.kind not in SAME_TURN:
            summary["bot_claim"] = self.store.process
        if self.table is None:
            summary["started"] = entry.at
        if outcome is not None and entry.kind in ("moves", "forfeit"):
            summary |= {"ended": entry.at, "result": dict(table.record().result or {})}
        return summary

    def _adopt(self, entry: Entry) -> None:
        """What an entry changes besides the game itself."""
        self.number = entry.number + 1
        data = entry.data
        if "id" in data:
            self.done.add((data["seat"], data["id"]))
        match entry.kind:
            case "say":
                self._running.talk.append(_said(data))
            case "sit":
                sittings = list(self.sittings)
                sittings[data["seat"]] = Sitting("person", data["name"])
                self.book = replace(self.book, sittings=tuple(sittings), open=False)
            case "rematch":
                self.rematch.add(data["seat"])
                self.following = data["following"] or self.following

    def _read(self, book: Book) -> None:
        """The table as its journal has it."""
        self.book, self.due = replace(book, entries=()), book.due
        self.bots_here = not self.store.shared or book.bot_claim == self.store.process
        self.number, self.done, self.rematch, self.following = 0, set(), set(), None
        self.table = _table_of(book, self._players, self.luck)
        if self.table is not None:
            self.table.talk = []
        for entry in book.entries:
            self._adopt(entry)

    async def _from_store(self) -> Book:
        book = await self.store.read(lambda connection: books.read_table(connection, self.id))
        if book is None:
            raise Refusal("unknown-table")
        return book


@dataclass(frozen=True)
class Change:
    """An entry to be, and the table it leads to if the game itself changes."""

    kind: str
    data: Mapping[str, Any]
    table: Table | None = None


def _table_of(book: Book, players: tuple[str, ...], luck: Luck) -> Table | None:
    """The game as a journal has it; None before the first deal."""
    moves: list[str] = []
    answers: list[str] = []
    forfeit: Mapping[str, Any] | None = None
    for entry in book.entries:
        match entry.kind:
            case "moves":
                moves += entry.data["moves"]
                answers = []
            case "answer":
                answers.append(entry.data["move"])
            case "forfeit":
                forfeit = entry.data
    if not moves:
        return None
    record = Record(book.game, book.rules, players, tuple(moves), house=book.house, more={PENDING: answers})
    table = Table.resumed(record, luck)
    if forfeit is not None:
        table.forfeit(tuple(forfeit["seats"]), forfeit["reason"])
    return table


def _sit(connection: Connection, table_id: str, seat: Seat, name: str, player: str) -> None:
    if not books.sit(connection, table_id, seat, name, player):
        raise Illegal("no-free-seat")


def _said(data: Mapping[str, Any]) -> Said:
    return Said(data["seat"], data["after_move"], data.get("text", ""), data.get("claim", ""))
