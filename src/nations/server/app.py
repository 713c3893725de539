"""The server as one ASGI application: the sockets, the page and the API."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TypeAlias

from nations.server.api import make_api
from nations.server.headers import secured
from nations.server.pages import Pages
from nations.server.rooms import Rooms, known_sets
from nations.server.settings import Settings
from nations.server.socket import POLICY, Receive, Scope, Send, Sockets
from nations.server.thinkers import Processes
from nations.store import SqliteStore

App: TypeAlias = Callable[[Scope, Receive, Send], Awaitable[None]]
SOCKET = "/api/socket"


@asynccontextmanager
async def opened_rooms(settings: Settings) -> AsyncIterator[Rooms]:
    """The store, the bots and the rooms, for as long as the server runs. Raises StoreError."""
    store = SqliteStore.open(settings.data)
    thinkers = Processes(settings.workers, dict(known_sets(settings.sets)))
    rooms = Rooms(store, thinkers, settings)
    try:
        yield rooms
    finally:
        await rooms.close()
        thinkers.close()
        store.close()


def make_app(rooms: Rooms) -> App:
    """The application over open rooms."""
    sockets, pages, api = Sockets(rooms, rooms.settings), Pages(), secured(make_api(rooms))
    page = secured(pages)

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            if scope["path"] == SOCKET:
                await sockets(scope, receive, send)
            else:
                await send({"type": "websocket.close", "code": POLICY})
        elif pages.has(scope["path"]):
            await page(scope, receive, send)
        else:
            await api(scope, receive, send)

    return app
