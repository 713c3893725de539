"""Runs the server: finds a port, tells where it is, drains when it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import socket
from collections.abc import Callable, Coroutine, Sequence
from types import FrameType
from typing import Any

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from nations.errors import NationsError
from nations.server.admission import ADMISSION, SEATED, WATCHING, Admission, Door, raise_limit
from nations.server.app import make_app, opened_rooms
from nations.server.journal import keep_log
from nations.server.limits import Bucket, household
from nations.server.rooms import Rooms
from nations.server.settings import Settings
from nations.server.socket import CUT, PLACED
from nations.store.place import make_folder

log = logging.getLogger(__name__)
DRAIN_SECONDS = 10
LAST_SECONDS = 2
"""How long a socket may take to read its last messages, and to say goodbye in turn."""
BACKLOG = 2048
PORTION = 1024
"""Bytes that are read from a socket in one go."""
SELDOM = (5_000, 10, 1_000)
"""Rooms live long and form no cycles: looking through all of them would hold up moves for half a
second. What is new is looked through in small portions."""


class CannotListen(NationsError):
    """No port can be had on this address."""

    exit_code = 9


def bind(settings: Settings) -> socket.socket:
    """A listening socket: on the wished port, or on a free one if it is taken."""
    try:
        return _bound(settings.host, settings.port)
    except OSError:
        pass
    try:
        return _bound(settings.host, 0)
    except OSError as error:
        raise CannotListen(f"cannot listen on {settings.host}: {error.strerror}") from error


def _bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
    except OSError:
        listening.close()
        raise
    listening.set_inheritable(False)
    return listening


def links(listening: socket.socket) -> tuple[str, str | None]:
    """The address of the page on this machine, and in the local network if it can be reached."""
    host, port = listening.getsockname()[:2]
    everywhere = host in ("0.0.0.0", "::")  # noqa: S104 - compared, not bound
    here = f"http://localhost:{port}/" if everywhere else f"http://{host}:{port}/"
    address = _own_address() if everywhere else None
    return here, f"http://{address}:{port}/" if address else None


def _own_address() -> str | None:
    """The address that others in the local network know this machine by; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # reserved for documentation: leads nowhere
        except OSError:
            return None
        address: str = probe.getsockname()[0]
        return None if address.startswith("127.") else address


class CutSocket(WebSocketsSansIOProtocol):
    """A socket that can be cut: only to close it would wait for a client that never reads."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.close_timeout = LAST_SECONDS
        self._admission: Admission = self.app_state[ADMISSION]
        self._frames = Bucket(self._admission.limits.frames, self.loop.time())
        self._address = household(self.client[0]) if self.client else ""
        self.app_state = {**self.app_state, CUT: self.transport.abort, PLACED: self._placed}

    def _placed(self, seated: bool) -> None:
        """It has said hello: at a table, or only to watch."""
        rank = SEATED if seated else WATCHING
        self._admission.rank(self.transport, self._address, rank)

    def connection_lost(self, exc: Exception | None) -> None:
        self._admission.leave(self.transport, self._address)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """A little at a time, so that who sends too many frames is cut off before all are read."""
        for at in range(0, len(data), PORTION):
            if self.transport.is_closing():
                return
            super().data_received(data[at : at + PORTION])

    def handle_events(self) -> None:
        """Every frame counts, also empty parts of messages and pings, which no command answers."""
        before = len(self.conn.events)
        now = self.loop.time()
        if self.handshake_complete and not all(self._frames.take(now) for _ in range(before)):
            self.conn.events.clear()
            self.transport.abort()
            return
        super().handle_events()

    def send_receive_event_to_app(self) -> None:
        self.curr_msg_data_type = "bytes"  # text that is not UTF-8 is refused as any bad message is
        super().send_receive_event_to_app()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    def shutdown(self) -> None:
        if self.conn.state in (State.CLOSING, State.CLOSED):  # its client said goodbye just now
            self.stop_keepalive()
            self.transport.close()
        else:
            super().shutdown()
        self.loop.call_later(LAST_SECONDS, self.transport.abort)


class Server(uvicorn.Server):
    """Tells when it is ready, and says goodbye before it closes. `should_exit` stops it."""

    def __init__(self, rooms: Rooms, ready: Callable[[], None]) -> None:
        super().__init__(
            uvicorn.Config(
                make_app(rooms),
                log_level="warning",
                lifespan="off",
                access_log=False,
                server_header=False,
                backlog=BACKLOG,
                http=Door,
                ws=CutSocket,
                proxy_headers=bool(rooms.settings.proxies),
                forwarded_allow_ips=list(rooms.settings.proxies),
                ws_max_size=rooms.settings.limits.frame,
                ws_per_message_deflate=False,
                timeout_graceful_shutdown=DRAIN_SECONDS,
            )
        )
        self._rooms, self._ready = rooms, ready
        self._beside: list[asyncio.Future[None]] = []

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        self.lifespan.state[ADMISSION] = self._rooms.admission
        await super().startup(sockets)
        work = [self._rooms.wake_waiting(), self._rooms.keep_time()]
        if self._rooms.settings.backups:
            work.append(self._rooms.keep_house())
        self._beside = [asyncio.ensure_future(one) for one in work]
        self._ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        super().handle_exit(sig, frame)
        self._captured_signals.clear()  # or it would come again, before the store is closed

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        for task in self._beside:
            task.cancel()
        await self._rooms.close()
        await super().shutdown(sockets)


async def serve(
    settings: Settings, listening: Sequence[socket.socket], ready: Callable[[], None]
) -> None:
    """Serves until SIGTERM or SIGINT; then nothing new begins and what is under way is kept."""
    async with opened_rooms(settings) as rooms:
        await Server(rooms, ready).serve(list(listening))


def run(
    settings: Settings,
    listening: socket.socket,
    ready: Callable[[], None],
    own: socket.socket | None = None,
) -> None:
    """Serves, with the quickest event loop there is, and without long pauses for garbage; also on
    a socket of its `own`, if it shares the first."""
    files = raise_limit()
    make_folder(settings.data)
    keep_log(settings.data, settings.log_json)
    if settings.data.stat().st_mode & 0o077:
        log.warning("others on this machine can look into %s: chmod 700 it", settings.data)
    log.info("started on %s, process %d, open files %d", where(listening), os.getpid(), files)
    gc.freeze()
    gc.set_threshold(*SELDOM)
    try:
        _run(serve(settings, [listening, own] if own else [listening], ready))
    finally:
        log.info("stopped")


def _run(work: Coroutine[Any, Any, None]) -> None:
    try:
        import uvloop
    except ImportError:
        asyncio.run(work)
    else:
        uvloop.run(work)


def where(listening: socket.socket) -> str:
    """The address and port that a server listens on."""
    host, port = listening.getsockname()[:2]
    return f"{host}:{port}"
