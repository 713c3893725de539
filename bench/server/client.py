"""A WebSocket client that costs next to nothing, so that a load measures the server and not itself.

Only what a load needs: text frames of any length from the server, small masked ones to it.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from typing import Any

HANDSHAKE = (
    "GET /api/socket HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Key: bG9hZCBsb2FkIGxvYWQgIQ==\r\n"
    "Sec-WebSocket-Version: 13\r\n\r\n"
)
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Client(asyncio.Protocol):
    """One socket. `heard` gets each message; `gone` is called when the connection ends."""

    def __init__(self, heard: Callable[[Client, bytes], None], gone: Callable[[Client], None]):
        self._heard, self._gone = heard, gone
        self._buffer = bytearray()
        self._open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: Any = None
        self.note: Any = None

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        host, port = transport.get_extra_info("peername")[:2]
        transport.write(HANDSHAKE.format(host=host, port=port).encode())

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(error or ConnectionError("refused"))
        self._gone(self)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open and not self._shake():
            return
        while (frame := self._frame()) is not None:
            self._take(*frame)

    def _shake(self) -> bool:
        end = self._buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        self._open = self._buffer.startswith(b"HTTP/1.1 101")
        if self._open:
            del self._buffer[: end + 4]
            if not self.opened.done():  # who waited may have given up
                self.opened.set_result(None)
        else:
            self.transport.close()
        return self._open

    def _frame(self) -> tuple[int, bytes] | None:
        """The next whole frame, taken from the buffer. The server's frames are not masked."""
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        length, at = buffer[1] & 127, 2
        if length >= 126:
            size = 2 if length == 126 else 8
            length, at = int.from_bytes(buffer[2 : 2 + size], "big"), 2 + size
        if len(buffer) < at + length:
            return None
        frame = buffer[0] & 15, bytes(buffer[at : at + length])
        del buffer[: at + length]
        return frame

    def _take(self, kind: int, data: bytes) -> None:
        if kind == TEXT:
            self._heard(self, data)
        elif kind == PING:
            self._write(PONG, data)
        elif kind == CLOSE:
            self.transport.close()

    def send(self, data: bytes) -> None:
        """One text message."""
        self._write(TEXT, data)

    def _write(self, kind: int, data: bytes) -> None:
        mask = os.urandom(4)
        size = len(data)
        long = size.to_bytes(2, "big") if size > 125 else b""
        head = bytes((128 | kind, 128 | (126 if long else size)))
        key = (mask * (size // 4 + 1))[:size]
        masked = (int.from_bytes(data, "big") ^ int.from_bytes(key, "big")).to_bytes(size, "big")
        self.transport.write(head + long + mask + masked)


async def connect(
    host: str,
    port: int,
    heard: Callable[[Client, bytes], None],
    gone: Callable[[Client], None],
) -> Client:
    """An open socket. Raises OSError."""
    loop = asyncio.get_running_loop()
    _, client = await loop.create_connection(lambda: Client(heard, gone), host, port)
    await client.opened
    return client
