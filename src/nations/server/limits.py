"""How much anybody may ask for: buckets that fill with time and are emptied by use."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address

import msgspec


class Limit(msgspec.Struct, frozen=True):
    """So many a second in the long run, so many at once."""

    rate: float
    burst: float


class Limits(msgspec.Struct, frozen=True):
    """Every limit of the server; docs/server.md has the reasons."""

    frame: int = 4096
    """The largest message of a client, in bytes."""
    body: int = 1_000_000
    """The largest request, in bytes: an imported game file."""
    commands: Limit = Limit(20, 60)
    """For each socket."""
    chat: Limit = Limit(0.5, 5)
    """For each seat."""
    requests: Limit = Limit(50, 200)
    """For each address."""
    matches: Limit = Limit(0.5, 20)
    """New matches for each address."""
    processor: Limit = Limit(0.25, 4)
    """Seconds of the processor for the requests of each address."""
    changes: Limit = Limit(0.2, 20)
    """For each seat: questions, and changes of who plays for it."""
    hellos: Limit = Limit(10, 300)
    """New sockets of each address."""
    frames: Limit = Limit(40, 200)
    """Frames of a socket of any kind: parts of messages and pings too."""
    connections: int = 300
    """Open connections of one address, of any kind."""
    sockets: int = 200
    """Open sockets of one address."""
    head: int = 16_384
    """The largest head of a request, in bytes."""
    headers: int = 100
    """Header fields of a request."""
    header_seconds: float = 10.0
    """How long a head may take, and how long a connection may say nothing."""
    body_seconds: float = 30.0
    """How long a body may take."""
    answer_seconds: float = 60.0
    """How long an answer may take to be made and read."""
    queued: int = 64
    """Messages that wait for a slow reader before it is cut off."""
    inbox: int = 64
    """Commands that wait at one room."""


UNKNOWN = "unknown"
"""Whom everybody counts as whose address is none."""


@lru_cache(maxsize=4096)
def household(address: str) -> str:
    """Whom the limits count: an IPv4 address, or the 64 bits that one IPv6 connection has."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return UNKNOWN  # a proxy passed on nonsense: all of it counts as one
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(IPv6Network((int(found) >> 64 << 64, 64)))


class Bucket:
    """One limit for one client."""

    __slots__ = ("_filled", "_left", "_limit")

    def __init__(self, limit: Limit, now: float) -> None:
        self._limit, self._left, self._filled = limit, limit.burst, now

    def take(self, now: float, much: float = 1) -> bool:
        """Takes one, if there is one; it may cost more, which is then owed."""
        self._fill(now)
        if self._left < 1:
            return False
        self._left -= much
        return True

    def has(self, now: float) -> bool:
        """Whether anything is left."""
        self._fill(now)
        return self._left > 0

    def spend(self, much: float, now: float) -> None:
        """Takes so much, whether it is there or not."""
        self._fill(now)
        self._left -= much

    def _fill(self, now: float) -> None:
        gained = (now - self._filled) * self._limit.rate
        self._left = min(self._limit.burst, self._left + gained)
        self._filled = now


class Buckets:
    """One limit for many clients; those not seen for longest are forgotten first."""

    def __init__(self, limit: Limit, most: int = 10_000) -> None:
        self._limit, self._most = limit, most
        self._buckets: OrderedDict[Hashable, Bucket] = OrderedDict()

    def take(self, client: Hashable, now: float, much: float = 1) -> bool:
        """Takes one from a client's bucket, if there is one; it may cost more."""
        return self._of(client, now).take(now, much)

    def has(self, client: Hashable, now: float) -> bool:
        """Whether a client has anything left."""
        return self._of(client, now).has(now)

    def spend(self, client: Hashable, much: float, now: float) -> None:
        """Takes so much from a client's bucket, whether it is there or not."""
        self._of(client, now).spend(much, now)

    def _of(self, client: Hashable, now: float) -> Bucket:
        bucket = self._buckets.get(client)
        if bucket is None:
            bucket = self._buckets[client] = Bucket(self._limit, now)
        self._buckets.move_to_end(client)
        while len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket
