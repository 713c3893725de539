"""The rooms of a server that is one of several over one store.

Any of them serves any match. What happens by itself in a match is seen to by one: whoever took the
care of it in the store, for as long as it lives. Once a second each gives a sign of life, looks at
the matches that somebody looks at here (hints make it at once, mostly), and takes over those whose
server died.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Sequence
from contextlib import suppress

import msgspec

from nations.contract import Seat, Voice
from nations.room.desk import Desk
from nations.room.refusal import Code, Refusal
from nations.server.actor import Actor, Holdings, refused, waits
from nations.server.clock import CLOCK, Stood
from nations.server.rooms import Rooms, Woken
from nations.server.settings import Settings
from nations.server.shared_actor import SharedActor, asked
from nations.server.thinkers import Thinkers
from nations.store import Shared, StoreError
from nations.store.shared import Head, Hint

log = logging.getLogger(__name__)
LOOK = 1.0
"""Seconds between two looks: what a lost hint costs."""
ADOPTED = 20
"""Matches that are taken over at once."""


class SharedRooms(Rooms):
    """The rooms in memory, and the way to all others."""

    def __init__(self, store: Shared, thinkers: Thinkers, settings: Settings) -> None:
        super().__init__(store, thinkers, settings)
        self.shared = store
        joined = store.join(settings.lease_seconds)
        CLOCK.begin_at(joined.now)
        self._pause = Stood(joined.now, joined.stood)
        self.servers = 1
        """How many live, this one too."""
        self._asking: set[str] = set()
        self._cannot: set[str] = set()
        self._told_present: dict[str, frozenset[Seat]] = {}
        self._unsaid: set[str] = set()
        self._saying = asyncio.Lock()
        self._tasks: set[asyncio.Future[None]] = set()
        self._loop: asyncio.AbstractEventLoop | None = None

    # Signs of life, and what the others do

    async def wake_waiting(self) -> None:
        """From the start to the end: lives among the others."""
        self._loop = asyncio.get_running_loop()
        self.shared.listen(self._heard)
        while not self.closing:
            try:
                await self._look_around()
            except Refusal as refusal:
                log.warning("the database does not answer: %s", refusal.__cause__)
            except Exception:  # without signs of life this server would count as dead for ever
                log.exception("looking around failed")
            await asyncio.sleep(LOOK)

    async def _look_around(self) -> None:
        beat = await asked(self.shared.beat)
        CLOCK.at_least(beat.now)
        self.servers = beat.alive
        await self._look_at(self._live)
        for match in await asked(self.shared.orphans, ADOPTED):
            await self._adopt(match)

    async def _adopt(self, match: str) -> None:
        """The server of a match died, or none has it yet."""
        if match in self._cannot or self.closing:
            return
        try:
            actor = await self.find(match)
        except Refusal as refusal:
            log.warning("match %s cannot go on: %s", match, refusal.code)
            if refusal.code not in (Code.BUSY, Code.STORAGE):
                self._cannot.add(match)
        else:
            await self._tend(shared(actor))
            self.left(actor, None)

    def _heard(self, hints: Sequence[Hint]) -> None:
        """In the thread that listens."""
        if self._loop is not None and not self.closing:
            with suppress(RuntimeError):  # the loop has just ended
                self._loop.call_soon_threadsafe(self._take_hints, hints)

    def _take_hints(self, hints: Sequence[Hint]) -> None:
        others: set[str] = set()
        for match, seq in hints:
            if not match:
                others.update(self._live)
                continue
            actor = self._live.get(match)
            if actor is None:
                continue
            if seq is None:
                others.add(match)
            elif seq > actor.room.seq:
                self._beside(shared(actor).catch_up())
        if others:
            self._beside(self._look_at(others))

    def _beside(self, work: object) -> None:
        task = asyncio.ensure_future(_unless_refused(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _look_at(self, matches: Collection[str]) -> None:
        """The truth about some of the matches that are here."""
        if not matches:
            return
        for head in await asked(self.shared.heads, list(matches)):
            actor = self._live.get(head.match)
            if actor is not None and not actor.closed and not actor.set_aside:
                with suppress(Refusal):  # of one match: the next look is soon
                    await self._compare(shared(actor), head)

    async def _compare(self, actor: SharedActor, head: Head) -> None:
        if head.seq > actor.room.seq:
            await actor.catch_up()
        if head.said > actor.said:
            await actor.hear_chat()
        before = actor.audience.connected
        actor.audience.at_other_servers(head.present)
        for seat in actor.audience.connected - before:
            self.came(actor, seat)
        for seat in before - actor.audience.connected:
            self.left(actor, seat)
        if not head.tended and actor.fence is not None:
            actor.fence = None  # this server stood still for too long
        if not head.tended and is_due(actor):
            await self._tend(actor)

    # What is to be done once

    def _see_to(self, actor: Actor) -> None:
        mine = shared(actor)
        self._note_presence(mine)
        if mine.fence is not None:
            super()._see_to(actor)
        elif is_due(mine) and not self.closing:
            self._beside(self._tend(mine))

    async def _tend(self, actor: SharedActor) -> None:
        """Takes the care of a match, if nobody who lives has it."""
        if actor.fence is not None or actor.match in self._asking or actor.set_aside:
            return
        self._asking.add(actor.match)
        try:
            actor.fence = await asked(self.shared.tend, actor.match)
        finally:
            self._asking.discard(actor.match)
        if actor.fence is not None:
            await actor.catch_up()
            self._see_to(actor)
            for seat in actor.room.present:
                self.left(actor, seat)

    def _is_needed(self, actor: Actor) -> bool:
        return shared(actor).fence is not None and waits(actor.room)

    def _slept(self, actor: Actor) -> None:
        mine = shared(actor)
        if mine.fence is not None:
            mine.fence = None
            self._beside(asked(self.shared.let_go, actor.match))
        self._told_present.pop(actor.match, None)

    # Who is where

    def came(self, actor: Actor, seat: Seat | None) -> None:
        super().came(actor, seat)
        self._note_presence(shared(actor))

    def left(self, actor: Actor, seat: Seat | None) -> None:
        super().left(actor, seat)
        self._note_presence(shared(actor))

    def _note_presence(self, actor: SharedActor) -> None:
        if self._told_present.get(actor.match, frozenset()) != actor.audience.here:
            self._unsaid.add(actor.match)
            self._beside(self._tell_presence())

    async def _tell_presence(self) -> None:
        """One after the other, each as it is then: so the last word is the present."""
        async with self._saying:
            while self._unsaid:
                match = self._unsaid.pop()
                actor = self._live.get(match)
                here = actor.audience.here if actor else frozenset()
                if self._told_present.get(match, frozenset()) != here:
                    await asked(self.shared.be_present, match, here)
                    self._told_present[match] = here

    # Rooms

    async def find(self, match: str) -> Actor:
        """As it is now, whoever wrote last: who was acknowledged elsewhere sees it here."""
        actor = await super().find(match)
        await shared(actor).catch_up()
        return actor if not actor.closed else await super().find(match)

    def _read_room(self, match: str) -> Woken:
        woken = super()._read_room(match)
        if woken.set_aside:
            return woken
        try:
            picture, said = self.shared.picture(match, 0), self.shared.said(match)
        except StoreError as error:
            raise refused(error) from error
        room = woken.room
        if len(picture.bodies) != room.seq:
            room = self._room(match, picture.bodies)
        return Woken(room, woken.secret, False, Holdings(picture.keys, picture.claims), said)

    def _unreadable(self, match: str, error: msgspec.DecodeError) -> Refusal:
        """A newer server wrote it, since its chain is whole: it is for that one to serve."""
        log.warning("match %s was written by a newer server: %s", match, error)
        return Refusal(Code.BUSY, "no-room-busy")

    def _actor(self, woken: Woken) -> Actor:
        room = woken.room

        def speak(lang: str) -> Voice:
            return self.voice(lang, room.header.terms)

        desk = Desk(room, woken.secret)
        pause = self._pause.since(room.news[-1].record.at)
        of = (speak, self._changed, self.settings.limits.inbox, pause, woken.set_aside)
        return SharedActor(self.shared, woken.said, desk, *of, woken.holdings)

    async def close(self) -> None:
        first = not self.closing
        await super().close()
        if first:
            await asyncio.gather(*self._tasks, return_exceptions=True)
            with suppress(Refusal):
                await asked(self.shared.leave)


def shared(actor: Actor) -> SharedActor:
    """All rooms here are of this kind."""
    assert isinstance(actor, SharedActor)  # noqa: S101 - made by `_actor`
    return actor


def is_due(actor: SharedActor) -> bool:
    """Whether something happens by itself in a match, now or later."""
    return not actor.set_aside and (actor.room.bot_at_turn is not None or waits(actor.room))


async def _unless_refused(work: object) -> None:
    """What a look or a hint led to; if the database does not answer, the next look is soon."""
    with suppress(Refusal):
        await work  # type: ignore[misc]  # a coroutine of any result
