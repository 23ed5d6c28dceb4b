"""The socket of a table: messages in, scenes out."""

import asyncio
import logging
from collections.abc import Collection, Set
from typing import Annotated, Any, Final, Literal

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import BaseModel, Field, TypeAdapter, ValidationError
from pydantic_core import to_json
from sqlalchemy.exc import SQLAlchemyError

from chakai.core.illegal import Refusal
from chakai.core.seats import Seat, Viewer
from chakai.web import logs, metrics
from chakai.web.guard import address_of
from chakai.web.limits import Bucket
from chakai.web.links import invitation
from chakai.web.people import clean_talk
from chakai.web.room import Room
from chakai.web.scenes import WHOLE, Sight, first_scene, scene, talk_lines
from chakai.web.site import Site, Visitor
from chakai.words import speak

log = logging.getLogger(__name__)
LONGEST: Final = 16_384
"""Characters of one message."""
NOT_NOW: Final = ("not-your-turn", "turn-due")
"""What the engine says in terms of seats is said more simply here."""
PATIENCE: Final = 500
"""Messages in a row that are refused because they come too fast; then the socket is closed."""
LEFT, TRY_LATER = 1000, 1013
"""How a socket is closed."""


class Hello(BaseModel):
    """A page that came, or came back, with what it has already."""

    type: Literal["hello"]
    frames: int = Field(0, ge=0)
    talk: int = Field(0, ge=0)
    seat: int | None = None


class Submission(BaseModel):
    id: str = Field(max_length=64, pattern=r"^[^\x00-\x1f\x7f]+$")
    """Without control characters: PostgreSQL keeps no NUL, and its refusal would slow down everybody's writes."""


class MoveMade(Submission):
    type: Literal["move"]
    version: int = Field(ge=0, le=1_000_000)
    move: str


class SaidNow(Submission):
    type: Literal["say"]
    text: str = ""
    claim: str = ""


class Resigned(Submission):
    type: Literal["resign"]


class Rematch(Submission):
    type: Literal["rematch"]


MESSAGES: Final[TypeAdapter[Any]] = TypeAdapter(
    Annotated[Hello | MoveMade | SaidNow | Resigned | Rematch, Field(discriminator="type")]
)


class Connection:
    """One browser at a table: wakes when something is new, and sends the scene as it is then."""

    def __init__(self, site: Site, socket: WebSocket, room: Room, visitor: Visitor) -> None:
        self.site, self.socket, self.room = site, socket, room
        self.seats: tuple[Seat, ...] = ()
        self.words, self.player = visitor.words, visitor.player
        self.viewer: Viewer = None
        self._sight: Sight | None = None
        self._known = self._talk_known = 0
        self._new = asyncio.Event()
        self.farewell = LEFT
        self._address, self._hasty = address_of(socket), 0
        self._bucket = Bucket(site.counts.limits.one_socket, site.counts.now())
        self.behind_curtain = False

    def wake(self) -> None:
        self._new.set()

    def see_off(self, left: Set[str]) -> None:
        if self.player not in left:
            self.lose_seats(self.seats)

    def take_seats(self, seats: tuple[Seat, ...]) -> None:
        self.seats, self.behind_curtain = seats, self.room.book.terms.one_device and bool(seats)

    def lose_seats(self, seats: Collection[Seat]) -> None:
        if self.viewer in seats:
            self.viewer, self._sight, self._known = None, None, 0
        self.seats = tuple(seat for seat in self.seats if seat not in seats)
        self.behind_curtain = self.behind_curtain and bool(self.seats)

    async def run(self) -> None:
        """Until the browser leaves."""
        sender = asyncio.create_task(self._send_scenes())
        receiver = asyncio.create_task(self._receive_messages())
        try:
            done, _ = await asyncio.wait((sender, receiver), return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for task in (sender, receiver):
                task.cancel()
            self.room.lookers.leave(self)

    async def _receive_messages(self) -> None:
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(message.get("code", 1000))
            await self._receive(message.get("text") or "")
            if self._hasty >= PATIENCE:
                self.farewell = TRY_LATER
                return

    async def _receive(self, text: str) -> None:
        submission = None
        try:
            self._count()
            if len(text) > LONGEST:
                raise Refusal("message-too-long", longest=LONGEST)
            try:
                message = MESSAGES.validate_json(text)
            except ValidationError:
                raise Refusal("message-unreadable") from None
            submission = getattr(message, "id", None)
            await self._act(message)
        except Refusal as refusal:
            await self._refuse(refusal, submission)
        except SQLAlchemyError:
            log.exception("change-failed", extra=logs.facts(table=logs.table_mark(self.room.id)))
            metrics.FAILURES.inc()
            await self._refuse(Refusal("our-fault"), submission)
        else:
            if submission is not None:
                await self._send({"type": "accepted", "id": submission})

    async def _act(self, message: Any) -> None:
        if isinstance(message, Hello):
            self._greet(message)
            return
        seat = self._seat()
        match message:
            case MoveMade(id=submission, version=version, move=move):
                await self.room.submit(seat, submission, move, version)
            case SaidNow(id=submission, text=text, claim=claim):
                await self.room.say(seat, submission, text=clean_talk(text), claim=claim)
            case Resigned(id=submission):
                await self.room.resign(seat, submission)
            case Rematch(id=submission):
                await self.room.offer_rematch(seat, submission)

    def _greet(self, hello: Hello) -> None:
        if hello.seat is not None and hello.seat not in self.seats:
            raise Refusal("not-your-seat")
        viewer = hello.seat
        if viewer is None and self.seats and not self.behind_curtain:
            viewer = self.seats[0]
        arriving = self not in self.room.lookers
        self.viewer, self._sight = viewer, None
        self._known, self._talk_known = hello.frames, hello.talk
        self.room.lookers.come(self)
        self.room.wake_bots()
        self.wake()
        if arriving:
            self.room.lookers.tell()

    def _seat(self) -> Seat:
        """The seat that a message speaks for: the one looked through, or any own one at a table on one device."""
        if self.viewer is not None:
            return self.viewer
        if self.behind_curtain:
            return self.seats[0]
        raise Refusal("only-watching")

    async def _send_scenes(self) -> None:
        while True:
            await self._new.wait()
            self._new.clear()
            if self.room.gone:
                await self._refuse(Refusal("unknown-table"), None)
                return
            await self._send(self._scene())

    def _scene(self) -> dict[str, Any]:
        """Everything that this browser may know now and has not been told before."""
        room, first = self.room, {}
        if self._sight is None and room.table is not None:
            self._sight = Sight(room.table, self.viewer, self.words.language)
            first = first_scene(room, self.words)
        shown = scene(room, self._sight, self.words, self.viewer) | first
        base, news = self._sight.taken(self._known) if self._sight else (0, [])
        if base == 0:  # what was over before they came is told, not shown again
            news = [{name: frame[name] for name in WHOLE} for frame in news[:-1]] + news[-1:]
        said = talk_lines(room, self._sight, self.words, self.viewer, self._talk_known)
        self._known, self._talk_known = base + len(news), self._talk_known + len(said["lines"])
        waiting_host = room.table is None and bool(self.seats)
        invite = invitation(self.site, self.words, room.id) if waiting_host else None
        if not self.seats:  # the curtain and a rematch are for those who sit here, also at a table on one device
            shown |= {"hotseat": None, "rematch": None}
        return shown | {"base": base, "frames": news, "talk": said, "invite": invite}

    async def _refuse(self, refusal: Refusal, submission: str | None) -> None:
        metrics.refused(refusal)
        if refusal.code in NOT_NOW:
            refusal = Refusal("wait-your-turn")
        await self._send({"type": "refused", "id": submission, "reason": speak.refusal(self.words, refusal)})

    async def _send(self, message: dict[str, Any]) -> None:
        try:
            await self.socket.send_text(to_json(message).decode())
        except RuntimeError:  # closed for a fault of the other side, of which we have not heard yet
            raise WebSocketDisconnect(1006) from None

    def _count(self) -> None:
        """So many messages a second on this socket, and on all of this address."""
        metrics.MESSAGES.inc()
        counts = self.site.counts
        try:
            self._bucket.take(counts.now())
            counts.take("messages", self._address)
        except Refusal:
            self._hasty += 1
            raise
        self._hasty = 0
