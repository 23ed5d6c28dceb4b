"""A table that people sit at: every change is committed to its journal before anybody is told."""

import asyncio
import copy
import logging
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, Final

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from chakai.core.chance import Luck
from chakai.core.illegal import Refusal
from chakai.core.seats import Seat
from chakai.records.record import Record
from chakai.table.table import Table
from chakai.table.talk import CLAIMS_IN, Said
from chakai.web import books, changes, holding, journal, logs, metrics
from chakai.web.books import Append, Book, Entry, Sitting, Taken
from chakai.web.changes import SAME_TURN, Change
from chakai.web.eyes import ANSWERS_SHOW
from chakai.web.lookers import Looker, Lookers
from chakai.web.store import Store, Unsure
from chakai.web.thinking import Thinkers

log = logging.getLogger(__name__)
LONGEST_PAUSE: Final = 60.0
"""Seconds before a bot that could not move tries again."""
MOST_TALK: Final = 2_000
"""Lines that are said at one table."""
TRIES: Final = 5
"""How often a change is tried again when another process was quicker."""
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

    async def submit(self, seat: Seat, submission: str, move: str, version: int, *, by: str = "person") -> None:
        """A seat's move. Refused, it changes nothing; repeated, it is recognised.

        `by`: a person's last move may come when a bot has already taken over the seat.
        """

        def change() -> Change:
            self._check_sits(seat, by)
            return changes.moved(self._running, seat, submission, move, version)

        await self._change(change, seat, submission)

    async def say(self, seat: Seat, submission: str, *, text: str = "", claim: str = "") -> None:
        """Table talk, kept with the record."""

        def change() -> Change:
            self._check_sits(seat, "person")
            if len(self._running.talk) >= MOST_TALK:
                raise Refusal("talk-full", most=MOST_TALK)
            if claim and claim not in CLAIMS_IN[self.book.game]:
                raise Refusal("unknown-claim", claim=claim, possible=", ".join(CLAIMS_IN[self.book.game]) or "–")
            said = Said(seat, self._running.version, text, claim)
            return Change("say", {"id": submission, **said.to_json()})

        await self._change(change, seat, submission)

    async def resign(self, seat: Seat, submission: str) -> None:
        """Leaves for good: a bot takes over the seat, or the game is lost."""

        def change() -> Change:
            self._check_sits(seat, "person")
            return changes.left(self.book, self._running, (seat,), "resigned", submission)

        await self._change(change, seat, submission)

    async def run_out_of_time(self) -> None:
        """Whoever has not decided in time leaves for good; the clock is the server's."""

        def change() -> Change | None:
            if self.due is None or self.due > self.now():
                return None
            late = tuple(seat for seat in self._running.to_act if self.sittings[seat].kind == "person")
            return changes.left(self.book, self._running, late, "time") if late else None

        while await self._change(change):  # one after another, if several are late
            pass

    async def offer_rematch(self, seat: Seat, submission: str) -> None:
        """The rematch is set as soon as all who are people have asked for it."""

        def change() -> Change:
            self._check_sits(seat, "person")
            if self._running.outcome is None:
                raise Refusal("rematch-early")
            if self.following is not None:
                raise Refusal("rematch-set")
            people = changes.people(self.book)
            asked = people if self.book.terms.one_device else self.rematch | {seat}
            following = self.new_id() if asked >= people else None
            return Change("rematch", {"id": submission, "seat": seat, "following": following})

        await self._change(change, seat, submission)

    async def sit_down(self, name: str, player: str, *, invited: bool = True) -> Seat:
        """Takes the next free seat; with the last one the game begins."""
        made = await self._change(lambda: changes.sat_down(self.book, name, player, invited=invited))
        await self.begin()
        return int(made.data["seat"]) if made else 0

    async def give_up(self, player: str) -> bool:
        """Takes the game from a player's list; it is gone when nobody else has it on theirs. Is it gone?"""
        for _ in range(TRIES):
            if await self._stand_up(player) or await self._let_go_of(player):
                return self.gone
        raise Refusal("busy")

    async def _let_go_of(self, player: str) -> bool:
        """Ends a player's hold on the table; False if somebody has come to it meanwhile."""
        async with self._lock:
            held = await self.store.read(lambda connection: holding.owners(connection, self.id))
            own = [seat for seat, players in held.items() if player in players]
            if not own:
                raise Refusal("not-your-seat")
            people = changes.people(self.book)
            running = self.table is not None and self.table.outcome is None
            if running and people & set(own) and people - set(own):
                raise Refusal("game-running")
            if self.table is None and people - set(own):
                return False
            number = self.number
            try:
                left = await self.store.write(
                    lambda connection: holding.give_up_holding(connection, self.id, player, number), self.id
                )
            except Taken:
                await self._catch_up()
                return False
            self.see_off(left)
        return True

    async def hear_who_left(self) -> None:
        """Somebody has given up this game at another process."""
        async with self._lock:
            self.see_off(await self.store.read(lambda connection: holding.seated(connection, self.id)))

    def see_off(self, left: set[str]) -> None:
        """Only these players still have the game; with the last of them it is gone."""
        self.gone = not left
        for looker in self.lookers:
            looker.see_off(left)
        self.lookers.tell()

    async def _stand_up(self, player: str) -> bool:
        """Frees a player's seat at a table that waits, for as long as somebody else is there. Was there one?"""
        own = await self.store.read(lambda connection: holding.held(connection, self.id, player))
        stood = await self._change(lambda: None if self.table else changes.stood_up(self.book, own))
        return stood is not None

    async def fill_with_bots(self, level: str) -> None:
        """Bots sit down on all free seats, and the game begins."""
        await self._change(lambda: changes.filled(self.book, level))
        await self.begin()

    async def begin(self) -> None:
        """Deals, once every seat is taken."""
        await self._change(lambda: None if self.table else changes.dealt(self.book, self.luck))

    def record(self) -> Record:
        """The record so far."""
        return self._running.record()

    async def let_in(self, looker: Looker, player: str) -> None:
        """Gives a looker the player's seats; if one of them is lost, even before a hello, the looker is told."""
        async with self._lock:
            looker.take_seats(await self.store.read(lambda connection: holding.held(connection, self.id, player)))
            self.lookers.knock(looker)

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
                move = await self.thinkers.move(self.id, record, seat, self.sittings[seat].name)
                await self.submit(seat, f"bot-{version}", move, version, by="bot")
                continue
            except Refusal:  # the game went on meanwhile
                pass
            except Exception:
                log.exception("bot-failed", extra=logs.facts(table=logs.table_mark(self.id)))
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
        del self._thinking[seat]

    def _bot_is_due(self, seat: Seat) -> bool:
        return self.table is not None and seat in self.table.to_act and self.bots_here and not self.gone

    def _check_sits(self, seat: Seat, kind: str) -> None:
        if self.sittings[seat].kind != kind:
            raise Refusal("only-watching")

    async def _change(
        self, change: Callable[[], Change | None], seat: Seat | None = None, submission: str = ""
    ) -> Change | None:
        """Makes a change, commits it, and only then adopts it and tells of it. None: there was nothing to do.

        Who asked for it may leave meanwhile; what is committed is adopted and told all the same.
        """
        making = asyncio.create_task(self._make(change, seat, submission))
        self._making.add(making)
        making.add_done_callback(self._making.discard)
        return await asyncio.shield(making)

    async def _make(
        self, change: Callable[[], Change | None], seat: Seat | None, submission: str
    ) -> Change | None:
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
            self.see_off(set())
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
        """Where answers do not show, one is told to nobody but its own seat, whoever wrote it."""
        if self.book.game in ANSWERS_SHOW or any(entry.kind != "answer" for entry in fresh):
            self.lookers.tell()
        else:
            for entry in fresh:
                self.lookers.tell(entry.data["seat"])

    async def _commit(self, made: Change, entry: Entry) -> None:
        """Adopts the change in memory when the database has it."""
        table = made.table or self.table
        sittings = journal.sittings_after(self.sittings, entry)
        due = changes.due_after(entry, self.book.terms.seconds, self.due, table, sittings)
        summary: dict[str, Any] = {}
        if table is not None:
            summary = changes.summary(table, entry, sittings, self.store.process) | {"due": due}
            if self.table is None:
                summary["started"] = entry.at
        append, also = Append(self.id, entry, summary), changes.written_with(self.book, made, entry.at)

        def write(connection: Connection) -> None:
            append(connection)
            for job in also:
                job(connection)

        await self.store.write(write if also else append, self.id)
        if made.kind in ("moves", "answer"):
            metrics.MOVES.inc()
        self.table, self.due = table, due
        self._adopt(entry)
        self._let_go(entry)

    def _adopt(self, entry: Entry) -> None:
        """What an entry changes besides the game itself."""
        self.number = entry.number + 1
        data = entry.data
        if "id" in data:
            self.done.add((data["seat"], data["id"]))
        self.book = replace(self.book, sittings=journal.sittings_after(self.sittings, entry))
        match entry.kind:
            case "say":
                self._running.talk.append(journal.said(data))
            case "substitute":  # what the one who left has sent counts for nobody else
                self.done = {(seat, submission) for seat, submission in self.done if seat != data["seat"]}
            case "rematch":
                self.rematch.add(data["seat"])
                self.following = data["following"] or self.following

    def _let_go(self, entry: Entry) -> None:
        """Whoever looked from a seat that is theirs no more is told."""
        if seats := journal.seats_left(entry):
            for looker in self.lookers:
                looker.lose_seats(seats)

    def _read(self, book: Book) -> None:
        """The table as its journal has it."""
        self.book, self.due = replace(book, entries=()), book.due
        known = self.number
        self.bots_here = not self.store.shared or book.bot_claim == self.store.process
        self.number, self.done, self.rematch, self.following = 0, set(), set(), None
        self.table = journal.table_of(book, self._players, self.luck)
        if self.table is not None:
            self.table.talk = []
        for entry in book.entries:
            self._adopt(entry)
        for entry in book.entries[known:]:
            self._let_go(entry)

    async def _from_store(self) -> Book:
        book = await self.store.read(lambda connection: books.read_table(connection, self.id))
        if book is None:
            raise Refusal("unknown-table")
        return book
