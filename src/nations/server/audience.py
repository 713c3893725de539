"""Everybody who looks at a room, and what is on its way to them.

Each listener has the last record it was sent. What is new is encoded once for all who see the same
(the same seat, the same language). A listener that is still busy with the last message is not
queued for: it gets one update with all it missed as soon as it is free. So a slow reader costs no
memory, and never delays the others.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Collection
from typing import TypeAlias

from nations.contract import Decision, Seat, Voice
from nations.room import messages
from nations.room.messages import Bye, Connected, ServerMessage
from nations.room.room import Room
from nations.room.updates import Times, update
from nations.server.costs import beside

log = logging.getLogger(__name__)

SendBytes: TypeAlias = Callable[[bytes], Awaitable[None]]
MUCH = 100
"""Records that are written without words while everybody waits."""
WORDY = 8
"""Records that are told in words meanwhile; a record costs up to a millisecond and a half."""
OFFERS = 3
"""Moves that are put into words in the time of one record."""
Viewpoint: TypeAlias = tuple[Seat | None, str | None]


class Listener:
    """One socket as the room knows it."""

    __slots__ = (
        "_close",
        "_queue",
        "_send",
        "_task",
        "audience",
        "behind",
        "lang",
        "most",
        "seat",
        "seen",
    )

    def __init__(
        self,
        send: SendBytes,
        close: Callable[[], None],
        seat: Seat | None,
        lang: str | None,
        most: int,
    ) -> None:
        self._send, self._close = send, close
        self.seat, self.lang, self.most = seat, lang, most
        self.seen = 0
        self.behind = False
        self.audience: Audience | None = None
        self._queue: deque[bytes] | None = None
        self._task: asyncio.Task[None] | None = None

    @property
    def viewpoint(self) -> Viewpoint:
        """What tells its updates from those of others."""
        return self.seat, self.lang

    @property
    def busy(self) -> bool:
        return self._task is not None

    def tell(self, message: ServerMessage) -> None:
        """Sends a message of its own."""
        self.post(messages.write(message))

    def post(self, data: bytes) -> None:
        """Sends bytes, after those that wait. Who lets too many wait is cut off."""
        if self._queue is None:
            self._queue = deque()
        self._queue.append(data)
        if len(self._queue) > self.most:
            self._queue = deque([messages.write(Bye("slow"))])
            self._close()
        self._wake()

    def _wake(self) -> None:
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._drain())

    async def _drain(self) -> None:
        try:
            while (data := await self._next()) is not None:
                await self._send(data)
        except (OSError, RuntimeError):
            self._close()  # the socket is gone; its own task takes it out of the room
        except Exception:
            log.exception("cannot be told what happened; its socket is closed, to come again")
            self._close()
        finally:
            self._task = None
            if not self._queue:
                self._queue = None

    async def _next(self) -> bytes | None:
        if self._queue:
            return self._queue.popleft()
        return await self.audience.missed(self) if self.audience else None

    def wake(self) -> None:
        """Sends what was missed."""
        self._wake()

    def cut(self) -> None:
        """Ends its socket."""
        self._close()

    async def flushed(self) -> None:
        """Returns when everything posted has been handed over."""
        if self._task is not None:
            await asyncio.wait({self._task}, timeout=1)


class Audience:
    """The listeners of one room."""

    def __init__(
        self, room: Room, voices: Callable[[str], Voice], times: Callable[[], Times] | None = None
    ) -> None:
        self.room, self._voices, self._times = room, voices, times
        self._listeners: set[Listener] = set()
        self._elsewhere: frozenset[Seat] = frozenset()
        self._making: dict[tuple[Viewpoint, int, int], asyncio.Future[bytes]] = {}

    def __len__(self) -> int:
        return len(self._listeners)

    @property
    def connected(self) -> frozenset[Seat]:
        """The seats with somebody at the other end, here or at another server."""
        return self.here | self._elsewhere

    @property
    def here(self) -> frozenset[Seat]:
        """The seats with somebody at this server."""
        return frozenset(one.seat for one in self._listeners if one.seat is not None)

    def at_other_servers(self, seats: frozenset[Seat]) -> None:
        """Who is at other servers now: everybody is told who came and went."""
        before = self.connected
        self._elsewhere = seats
        for seat in sorted(before ^ self.connected):
            self._tell_presence(seat, before)

    def join(self, listener: Listener, after: int) -> None:
        """Somebody comes, knowing the records up to a number, and is told the rest."""
        before = self.connected
        listener.audience, listener.seen = self, min(after, self.room.seq)
        self._listeners.add(listener)
        if self._takes_long(listener.viewpoint, listener.seen):
            listener.behind = True
            listener.wake()
        else:
            self._post(listener, self._encode(listener.viewpoint, listener.seen))
        self._tell_presence(listener.seat, before)

    def leave(self, listener: Listener) -> None:
        """Somebody goes."""
        before = self.connected
        self._listeners.discard(listener)
        listener.audience = None
        self._tell_presence(listener.seat, before)

    def unseat(self, seats: Collection[Seat]) -> None:
        """Who has lost a seat only watches from now on."""
        for one in self._listeners:
            if one.seat in seats:
                one.seat = None

    def _tell_presence(self, seat: Seat | None, before: frozenset[Seat]) -> None:
        now = self.connected
        if seat is not None and (seat in now) != (seat in before):
            self.tell_all(Connected(seat, seat in now))

    def show(self, room: Room) -> None:
        """The room has changed: everybody who is not busy is told at once."""
        self.room = room
        encoded: dict[tuple[Viewpoint, int], bytes] = {}
        for one in self._listeners:
            if one.busy or one.seen == room.seq:
                continue
            what = (one.viewpoint, one.seen)
            if self._takes_long(*what):
                one.wake()
                continue
            if what not in encoded:
                encoded[what] = self._encode(*what)
            self._post(one, encoded[what])

    def _takes_long(self, viewpoint: Viewpoint, after: int) -> bool:
        """Whether an update is made beside the loop: it tells much, or has many moves to word."""
        seat, lang = viewpoint
        behind = self.room.seq - after
        if lang is None or behind > MUCH:
            return behind > MUCH
        turn = self.room.match.turn
        if seat is not None and self.room.at_turn == seat and isinstance(turn, Decision):
            behind += len(turn.moves) // OFFERS
        return behind > WORDY

    def _post(self, listener: Listener, data: bytes) -> None:
        listener.seen = self.room.seq
        listener.post(data)

    async def missed(self, listener: Listener) -> bytes | None:
        """An update for a listener that was busy when the room changed, or has much to catch up."""
        room, seen = self.room, listener.seen
        if seen == room.seq and not listener.behind:
            return None
        if self._takes_long(listener.viewpoint, seen):
            data = await self._make(listener.viewpoint, seen, room)
        else:
            data = self._encode(listener.viewpoint, seen, room)
        listener.seen, listener.behind = room.seq, False
        return data

    async def _make(self, viewpoint: Viewpoint, after: int, room: Room) -> bytes:
        """An update that is made beside the loop, once for all who wait for the same."""
        what = (viewpoint, after, room.seq)
        making = self._making.get(what)
        if making is None:
            work = beside(self._encode, viewpoint, after, room, self.connected)
            making = self._making[what] = asyncio.ensure_future(work)
            making.add_done_callback(lambda _: self._making.pop(what, None))
        return await asyncio.shield(making)

    def _encode(
        self,
        viewpoint: Viewpoint,
        after: int,
        room: Room | None = None,
        connected: frozenset[Seat] | None = None,
    ) -> bytes:
        (seat, lang), there = viewpoint, self.connected if connected is None else connected
        voice = self._voices(lang) if lang else None
        times = self._times() if self._times else None
        return messages.write(update(room or self.room, seat, after, there, voice, times))

    def tell_again(self) -> None:
        """Something else than the room has changed in updates: everybody gets another."""
        for one in self._listeners:
            one.behind = True
            one.wake()

    def tell_all(self, message: ServerMessage) -> None:
        """Everybody gets the same message."""
        data = messages.write(message)
        for one in self._listeners:
            one.post(data)

    async def dismiss(self, why: str = "closing") -> None:
        """Everybody is told goodbye."""
        self.tell_all(Bye(why))
        await asyncio.gather(*(one.flushed() for one in list(self._listeners)))

    async def send_away(self) -> None:
        """Everybody is told goodbye, and their sockets end: another server is to be asked."""
        await self.dismiss("moved")
        for one in list(self._listeners):
            one.cut()
