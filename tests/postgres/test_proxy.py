"""The proxy of the docs sends sockets to a server that is back, also after it failed."""

from __future__ import annotations

import asyncio
import shutil
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from postgres import proxy
from postgres.database import free_port
from postgres.proxy import proxied

pytestmark = pytest.mark.skipif(shutil.which("nginx") is None, reason="needs nginx")
SHAKE = (
    b"GET /api/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
    b"Connection: Upgrade\r\nSec-WebSocket-Key: bG9hZCBsb2FkIGxvYWQgIQ==\r\n"
    b"Sec-WebSocket-Version: 13\r\n\r\n"
)
WELCOME = b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n"
FEW, MANY = 8, 20


class Upstream:
    """Welcomes sockets, and keeps them."""

    def __init__(self, port: int) -> None:
        self.port, self.welcomed = port, 0
        self._ends: list[asyncio.StreamWriter] = []

    async def begin(self) -> None:
        self._server = await asyncio.start_server(self._welcome, "127.0.0.1", self.port)

    async def _welcome(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        self.welcomed += 1
        self._ends.append(writer)
        writer.write(WELCOME)

    def die(self) -> None:
        self._server.close()
        for one in self._ends:
            one.transport.abort()
        self._ends.clear()


async def come(port: int, count: int, stack: AsyncExitStack) -> None:
    """Opens sockets through the proxy, and keeps them."""
    for _ in range(count):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        stack.callback(writer.close)
        writer.write(SHAKE)
        said = await reader.readuntil(b"\r\n\r\n")
        assert said.startswith(b"HTTP/1.1 101"), said


def test_a_server_that_is_back_gets_its_share_of_sockets(tmp_path: Path) -> None:
    async def scene() -> int:
        first, second = Upstream(free_port()), Upstream(free_port())
        front = free_port()
        async with AsyncExitStack() as stack:
            await first.begin()
            await second.begin()
            stack.callback(first.die)
            stack.callback(second.die)
            folder = tmp_path / "proxy"
            stack.enter_context(proxied(folder, (first.port, second.port), front))
            await come(front, FEW, stack)
            first.die()
            await come(front, FEW, stack)
            await first.begin()
            before = first.welcomed
            await come(front, MANY, stack)
            share = first.welcomed - before
        await asyncio.sleep(0.1)  # until what was aborted is closed
        return share

    assert asyncio.run(scene()) >= MANY // 4


def test_a_proxy_that_shuns_servers_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = proxy.configuration

    def shunning(*of: object) -> str:
        made = real(*of)  # type: ignore[arg-type]  # as it is called
        assert "max_fails=0" in made
        return made.replace("max_fails=0", "max_fails=3 fail_timeout=1s")

    monkeypatch.setattr(proxy, "configuration", shunning)
    with pytest.raises(AssertionError):
        test_a_server_that_is_back_gets_its_share_of_sockets(tmp_path)
