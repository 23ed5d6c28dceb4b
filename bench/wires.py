"""A client's end of a WebSocket, as light as can be: what makes the load must not be what is measured."""

import asyncio
import base64
import os
import socket
import sys
from collections.abc import Callable
from typing import Final, cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
NO_MASK: Final = bytes(4)
"""A client's frames are masked; a mask of zeros is one, and changes nothing."""


class Wire(asyncio.Protocol):
    """One connection; `hear` gets every message, `lost` is called when it ends from the other side."""

    def __init__(self, hear: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self._hear, self._lost = hear, lost
        self._buffer = bytearray()
        self._open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        plain = transport.get_extra_info("socket")
        plain.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

    def greet(self, host: str, path: str, cookie: str) -> None:
        """Asks for a WebSocket."""
        key = base64.b64encode(os.urandom(16)).decode()
        asked = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
        )
        self._transport.write(asked.encode())

    def say(self, message: bytes, kind: int = TEXT) -> None:
        size = len(message)
        head = (
            bytes((0x80 | kind, 0x80 | size)) if size < 126 else bytes((0x80 | kind, 0xFE, size >> 8, size & 255))
        )
        self._transport.write(head + NO_MASK + message)

    def leave(self) -> None:
        self._lost = _nothing
        self.say(b"\x03\xe8", CLOSE)

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer
        buffer += data
        if not self._open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            status = bytes(buffer[: buffer.find(b"\r\n")])
            del buffer[: end + 4]
            if b" 101 " not in status:
                self.opened.set_exception(ConnectionError(status.decode()))
                return
            self._open = True
            self.opened.set_result(None)
        at = 0
        while (frame := _frame(buffer, at)) is not None:
            kind, start, at = frame
            if kind == TEXT:
                self._hear(bytes(buffer[start:at]))
            elif kind == PING:
                self.say(bytes(buffer[start:at]), PONG)
            elif kind == CLOSE:
                self._transport.close()
        del buffer[:at]

    def connection_lost(self, _error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("closed before it was open"))
        self._lost()


def _nothing() -> None:
    """Nobody minds."""


def _frame(buffer: bytearray, at: int) -> tuple[int, int, int] | None:
    """The kind of the next frame, and where its text begins and ends; None if it is not all there."""
    have = len(buffer) - at
    if have < 2:
        return None
    size, start = buffer[at + 1], at + 2
    if size == 126:
        size, start = int.from_bytes(buffer[start : start + 2], "big"), start + 2
    elif size == 127:
        size, start = int.from_bytes(buffer[start : start + 8], "big"), start + 8
    return None if start + size > len(buffer) else (buffer[at] & 15, start, start + size)


async def connected(
    port: int,
    path: str,
    hear: Callable[[bytes], None],
    *,
    cookie: str = "",
    person: int = 0,
    lost: Callable[[], None] = _nothing,
) -> Wire:
    """An open connection. Where the system has them, each person comes from an address of their own."""
    own = (f"127.1.{person // 250}.{1 + person % 250}", 0) if sys.platform == "linux" else None
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(hear, lost), "127.0.0.1", port, local_addr=own)
    wire.greet(f"127.0.0.1:{port}", path, cookie)
    await wire.opened
    return wire
