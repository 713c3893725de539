"""The server as one ASGI application: the sockets, the page and the API."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import ExitStack, asynccontextmanager
from time import monotonic
from typing import TypeAlias, cast

from nations.server.api import make_api
from nations.server.headers import HEADERS, secured
from nations.server.limits import Buckets
from nations.server.metrics import metrics
from nations.server.names import address_of, one_host, welcome_host
from nations.server.pages import Pages
from nations.server.rooms import Rooms, known_sets
from nations.server.settings import Settings
from nations.server.socket import POLICY, Receive, Scope, Send, Sockets
from nations.server.thinkers import Processes, Thinkers
from nations.store import Shared, Store, open_store
from nations.store.place import Lock, make_folder

App: TypeAlias = Callable[[Scope, Receive, Send], Awaitable[None]]
SOCKET = "/api/socket"


@asynccontextmanager
async def opened_rooms(settings: Settings) -> AsyncIterator[Rooms]:
    """The store, the bots and the rooms, for as long as the server runs. Raises StoreError."""
    with ExitStack() as stack:
        if settings.store is not None:  # its log and its snapshots are its own; a file locks itself
            make_folder(settings.data)
            stack.callback(Lock(settings.data).release)
        store = open_store(settings.store or str(settings.data))
        stack.callback(store.close)
        thinkers = Processes(settings.workers, dict(known_sets(settings.sets)))
        stack.callback(thinkers.close)
        rooms = rooms_over(store, thinkers, settings)
        try:
            yield rooms
        finally:
            await rooms.close()


def rooms_over(store: Store, thinkers: Thinkers, settings: Settings) -> Rooms:
    """The rooms of a store: of this server alone, or of one of several."""
    if settings.store is None:
        return Rooms(store, thinkers, settings)
    from nations.server.shared_rooms import SharedRooms

    return SharedRooms(cast(Shared, store), thinkers, settings)


def make_app(rooms: Rooms) -> App:
    """The application over open rooms."""
    sockets, pages, api = Sockets(rooms, rooms.settings), Pages(), secured(make_api(rooms))
    page = secured(pages)
    files = Buckets(rooms.settings.limits.requests)

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        named = one_host(scope) and welcome_host(scope, rooms.settings)
        if scope["type"] == "websocket":
            if scope["path"] == SOCKET and named:
                await sockets(scope, receive, send)
            else:
                await send({"type": "websocket.close", "code": POLICY})
        elif not one_host(scope):
            await refuse(send, 400, b"Say once, in a Host field, whom you ask.")
        elif not named:
            await refuse(send, 421, b"This server does not go by that name.")
        elif scope["path"] == "/metrics" and rooms.settings.metrics:
            await tell(send, metrics(rooms))
        elif scope["path"] == "/ready":
            why = rooms.unready
            await (refuse(send, 503, why.encode()) if why else tell(send, b"ready\n"))
        elif not pages.has(scope["path"]):
            await api(scope, receive, send)
        elif files.take(address_of(scope), monotonic()):
            await page(scope, receive, send)
        else:
            await refuse(send, 429, b"Too many at once. Wait a little.")

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await rooms.costs.paid(address_of(scope), answer(scope, receive, send))

    return app


async def refuse(send: Send, status: int, why: bytes) -> None:
    """A short answer before anything is looked at."""
    headers = [(b"content-type", b"text/plain; charset=utf-8"), (b"retry-after", b"2"), *HEADERS]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": why})


async def tell(send: Send, numbers: bytes) -> None:
    headers = [(b"content-type", b"text/plain; version=0.0.4; charset=utf-8"), *HEADERS]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": numbers})
