"""What all routes share: the rooms, the limits, and who asks."""

from __future__ import annotations

import asyncio
import time
from typing import Annotated, TypeAlias

from litestar.di import NamedDependency
from litestar.exceptions import HTTPException
from litestar.params import PathParameter

from nations.room.commands import Who
from nations.room.lettering import clean
from nations.room.refusal import Code, Refusal
from nations.server.actor import Actor
from nations.server.api.problems import NO_KEY, AnyRequest
from nations.server.keys import hash_of
from nations.server.limits import Buckets, household
from nations.server.rooms import Rooms

SMALL_BODY = 32_000
"""Bytes that a request may have, unless it brings a game file."""

MatchId: TypeAlias = Annotated[
    str, PathParameter(min_length=1, max_length=40, description="The name of a match in its links.")
]
NO_BODY = "no_body"
"""Routes with this option take none."""


class Front:
    """The rooms as the HTTP side sees them."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self._requests = Buckets(rooms.settings.limits.requests)
        self._heavy = Buckets(rooms.settings.limits.matches)
        self.rematching = asyncio.Lock()

    def admit(self, request: AnyRequest) -> None:
        """Before every request: not too many, and JSON by its name.

        A page of another origin cannot send JSON without asking first, and is not allowed to.
        """
        if not self._requests.take(address(request), time.monotonic()):
            raise Refusal(Code.RATE, "no-rate")
        self.rooms.costs.check(address(request))
        kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        bodiless = NO_BODY in request.route_handler.opt
        if request.method == "POST" and not bodiless and kind != "application/json":
            raise HTTPException(status_code=415)

    def admit_heavy(self, request: AnyRequest) -> None:
        """Before what costs much: making matches and proofs. It counts as often as there are
        servers, since all of them together keep matches for ever."""
        if not self._heavy.take(address(request), time.monotonic(), self.rooms.servers):
            raise Refusal(Code.RATE, "no-rate")

    async def visit(self, match: str) -> Actor:
        """A room to be looked at; it may go to sleep again. Raises Refusal."""
        actor = await self.rooms.find(match)
        self.rooms.left(actor, None)
        return actor


Fronted: TypeAlias = NamedDependency[Front]
"""The front as the routes are given it."""


def address(request: AnyRequest) -> str:
    return household(request.client.host) if request.client else ""


def bearer(request: AnyRequest) -> str | None:
    """The key in the Authorization header; keys are never in addresses, which get logged."""
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    return key.strip()[:200] or None if scheme.lower() == "bearer" else None


def holder(actor: Actor, key: str | None) -> Who:
    """Who has this key to a seat or as the host. Raises Refusal: without a key, or a wrong one."""
    if key is None:
        raise Refusal(Code.FORBIDDEN, NO_KEY)
    who = actor.who(hash_of(key))
    if who.seat is None and not who.host:
        raise Refusal(Code.FORBIDDEN, "no-such-key")
    return who


def named(name: str) -> str:
    """A person's name as it is kept. Raises Refusal if nothing of it is left."""
    kept = clean(name)
    if not kept:
        raise Refusal(Code.BAD, "no-such-name")
    return kept
