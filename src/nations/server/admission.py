"""Who is let in: connections counted when they come, a time for everything that they must send.

One address may hold so many connections, all of them together as many as the process may open files
but for a reserve. Who sends no whole request in time is sent away. When all places are taken, the
address with most connections makes room for the next one: first by one that waits for a request,
then by a socket that never said hello, then by one that only watches; tables come last.
"""

from __future__ import annotations

import asyncio
import logging
import resource
from collections import Counter
from time import monotonic
from urllib.parse import urlsplit

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from nations.server.limits import Limits, household

RESERVE = 100
"""Files that are kept back for the store, the bots and the log."""
WISHED = 65_536
"""Files that may be open at once, if the system allows it."""
ADMISSION = "admission"
log = logging.getLogger(__name__)


def raise_limit(wished: int = WISHED) -> int:
    """As many open files as the system allows, up to so many; returns how many."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard == resource.RLIM_INFINITY or hard > wished:
        most = wished
    else:
        most = hard
    if soft == resource.RLIM_INFINITY or soft >= most:
        return wished if soft == resource.RLIM_INFINITY else soft
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    except (OSError, ValueError):
        return soft
    return most


def open_files() -> int:
    """How many files this process may have open."""
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return WISHED if soft == resource.RLIM_INFINITY else soft


IDLE, SILENT, WATCHING, SEATED = range(4)
"""What a connection that may be ended is: it waits for a request, is a socket without a hello, one
of somebody who watches, one of somebody at a table."""
TABLE = 16
"""A connection of somebody at a table weighs as little as one of so many others."""
FEW = 8
"""Connections that any address may have, as long as others have as many."""
TOLD = 60.0
"""Seconds between two lines in the log about a full house."""


class Admission:
    """The connections of a server. `refused`, `evicted` and `late` count those sent away."""

    def __init__(self, limits: Limits, places: int, proxies: frozenset[str] = frozenset()) -> None:
        self.limits, self.places, self._proxies = limits, max(places, 8), proxies
        self._open: Counter[str] = Counter()
        self._guests: dict[str, tuple[dict[asyncio.Transport, None], ...]] = {}
        self._weight: dict[str, float] = {}
        self._ended: set[asyncio.Transport] = set()
        self._told = -TOLD
        self.refused = self.evicted = self.late = 0

    def __len__(self) -> int:
        return self._open.total()

    def enter(self, transport: asyncio.Transport, address: str) -> bool:
        """Lets a connection in, unless its address has too many. Proxies bring everybody's."""
        crowded = self._open[address] >= self.limits.connections and address not in self._proxies
        if crowded or (len(self) >= self.places and not self._make_room(address)):
            self.refused += 1
            return False
        self._open[address] += 1
        self.rank(transport, address, IDLE)
        return True

    def _make_room(self, newcomer: str) -> bool:
        """Ends a connection of the address that has most of them: the one that came first of the
        least that it has. Who has most already, and many, is not let in instead: that costs less.
        """
        if not self._weight:
            return False
        address = max(self._weight, key=self._weight.__getitem__)
        if address == newcomer and self._weight[address] > FEW and address not in self._proxies:
            self._tell(address)
            return False
        transport = next(iter(next(one for one in self._guests[address] if one)))
        self.busy(transport, address)
        self._forget(address)  # its place is free now, not when the loop has told it so
        self._ended.add(transport)
        self.evicted += 1
        self._tell(address)
        transport.abort()
        return True

    def _tell(self, address: str) -> None:
        """A line in the log now and then, as long as there is no place."""
        if monotonic() - self._told >= TOLD:
            self._told = monotonic()
            log.warning(
                "all %d places are taken, most by %s; made room: %d, sent away: %d",
                self.places,
                address,
                self.evicted,
                self.refused,
            )

    def rank(self, transport: asyncio.Transport, address: str, rank: int) -> None:
        """What a connection is from now on."""
        self.busy(transport, address)
        if transport.is_closing() or transport in self._ended:
            return
        if address not in self._guests:
            self._guests[address] = ({}, {}, {}, {})
        self._guests[address][rank][transport] = None
        self._weigh(address)

    def busy(self, transport: asyncio.Transport, address: str) -> None:
        """A connection has sent a whole request, which is answered: it is not to be ended."""
        ranks = self._guests.get(address)
        if ranks is not None:
            for one in ranks:
                one.pop(transport, None)
            self._weigh(address)

    def _weigh(self, address: str) -> None:
        """How much of the house an address has."""
        *others, tables = map(len, self._guests[address])
        self._weight[address] = sum(others) + tables / TABLE
        if not self._weight[address]:
            del self._weight[address], self._guests[address]

    def idle(self, transport: asyncio.Transport, address: str) -> None:
        """A connection may stay for a request."""
        self.rank(transport, address, IDLE)

    def leave(self, transport: asyncio.Transport, address: str) -> None:
        """A connection is gone."""
        self.busy(transport, address)
        if transport in self._ended:
            self._ended.discard(transport)
        else:
            self._forget(address)

    def _forget(self, address: str) -> None:
        self._open[address] -= 1
        if self._open[address] <= 0:
            del self._open[address]


class Door(HttpToolsProtocol):
    """HTTP with a time for each part of a request, and limits for what comes before its body."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.admission: Admission = self.app_state[ADMISSION]
        self.limits = self.admission.limits
        self.address = household(self.client[0]) if self.client else ""
        self._timer: asyncio.TimerHandle | None = None
        self._fed = self._size = 0
        self._heads = True
        self.let_in = self.admission.enter(transport, self.address)
        if self.let_in:
            self._wait(self.limits.header_seconds)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait(None)
        if self.let_in:
            self.let_in = False
            self.admission.leave(self.transport, self.address)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a socket's connection, which tells when it is gone."""
        self._wait(None)
        if self.transport.is_closing():
            return
        self.admission.rank(self.transport, self.address, SILENT)
        super().handle_websocket_upgrade()

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)
        if self._heads:  # it is not finished yet, and may be one endless line
            self._fed += len(data)
            if self._fed > self.limits.head:
                self._too_large()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._heads, self._fed, self._size = True, 0, 0
        self._wait(self.limits.header_seconds)

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        self._count(len(url))

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        self._count(len(name) + len(value))

    def _count(self, size: int) -> None:
        self._size += size
        if self._size > self.limits.head or len(self.headers) > self.limits.headers:
            self._too_large()
            raise ValueError("too much before the body")  # ends the reading

    def _too_large(self) -> None:
        if not self.transport.is_closing():
            self.send_400_response("Request header fields too large.")

    def on_headers_complete(self) -> None:
        self._heads = False
        self._wait(self.limits.body_seconds)
        if not self.url.startswith((b"/", b"*")):  # a whole address: it counts, and no Host field
            asked = urlsplit(self.url).netloc
            self.headers[:] = [one for one in self.headers if one[0] != b"host"]
            self.headers.append((b"host", asked))
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._wait(self.limits.answer_seconds)
        self.admission.busy(self.transport, self.address)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        self._wait(None)
        super().on_response_complete()
        if not self.pipeline:
            self.admission.idle(self.transport, self.address)

    def _wait(self, seconds: float | None) -> None:
        """The next part must come within so many seconds."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if seconds is not None and not self.transport.is_closing():
            self._timer = self.loop.call_later(seconds, self._too_late)

    def _too_late(self) -> None:
        self._timer = None
        self.admission.late += 1
        self.transport.abort()
