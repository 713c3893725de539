"""The rooms of a server that is one of several over one store.

Any of them serves any match. What happens by itself in a match is seen to by one: whoever took the
care of it in the store, for as long as it lives. Once a second each gives a sign of life, looks at
the matches that somebody looks at here (hints make it at once, mostly), and takes over those whose
server died.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Sequence
from contextlib import suppress
from functools import partial
from time import monotonic

import msgspec

from nations.contract import Seat, Voice
from nations.room.desk import Desk
from nations.room.refusal import Code, Refusal
from nations.server.actor import Actor, Holdings, refused, waits
from nations.server.clock import CLOCK, Stood
from nations.server.gathering import SOON, Gathering
from nations.server.presence import NOBODY, Presence
from nations.server.rooms import Rooms, Woken
from nations.server.settings import Settings
from nations.server.shared_actor import SharedActor, asked
from nations.server.thinkers import Thinkers
from nations.store import Shared, StoreError
from nations.store.shared import Head, Notice

log = logging.getLogger(__name__)
LOOK = 1.0
"""Seconds between two looks: what a lost hint costs."""
ADOPTED = 20
"""Matches that are taken over at once."""
LATER = 30.0
"""Seconds after which a match that could not go on here is looked at again."""
TOLERANCE = 100
"""Milliseconds by which this server's clock may differ from the database's."""


class SharedRooms(Rooms):
    """The rooms in memory, and the way to all others."""

    def __init__(self, store: Shared, thinkers: Thinkers, settings: Settings) -> None:
        super().__init__(store, thinkers, settings)
        self.shared = store
        joined = store.join(settings.lease_seconds)
        CLOCK.follow(joined.now)
        self._paused, self._stood = joined.paused, Stood(store.pauses())
        self._pause = self._stood
        self.servers = joined.alive
        self._beaten = 0.0
        self._asking: set[str] = set()
        self._cannot: dict[str, float] = {}
        """Matches that cannot go on here, and until when that is believed."""
        self._leaving: dict[str, bool] = {}
        """Matches that are to be let go, and whether something is due in them."""
        self._tasks: set[asyncio.Future[None]] = set()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._behind = Gathering(self._read_news, SOON)
        self._glance = Gathering(self._look_at, SOON)
        self._presence = Presence(store, self._here)

    @property
    def tended(self) -> int:
        return sum(shared(actor).fence is not None for actor in self.live)

    @property
    def unready(self) -> str | None:
        if monotonic() - self._beaten > self.settings.lease_seconds:
            return "the database does not answer"
        return super().unready

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
        await self._beat_there()
        for match, due in list(self._leaving.items()):
            await self._let_go(match, due)
        await self._look_at(self._live)
        now = monotonic()
        self._cannot = {match: until for match, until in self._cannot.items() if until > now}
        for match in await asked(self.shared.orphans, ADOPTED, list(self._cannot)):
            await self._adopt(match)
        mine = [one for one in map(shared, self.live) if one.fence is not None and not one.closed]
        for one in mine:
            super()._see_to(one)  # what was refused meanwhile is tried again
        for match in self._live:
            self._presence.note(match)

    async def _beat_there(self) -> None:
        """A sign of life. The time is the database's, as far as its answer took no time itself."""
        began = monotonic()
        beat = await asked(self.shared.beat)
        took = round(1000 * (monotonic() - began))
        CLOCK.follow(beat.now + took // 2, took + TOLERANCE)
        self.servers, self._beaten = beat.alive, monotonic()
        if beat.was_dead:
            log.warning("this server counted as dead: it stood still, or had no database")
            self._presence.doubt(self._live)
        if beat.paused != self._paused:
            self._stood.pauses = await asked(self.shared.pauses)
            self._paused = beat.paused
            for actor in self.live:
                if actor.deadline is not None or actor.answer_by is not None:
                    actor.audience.tell_again()

    async def _adopt(self, match: str) -> None:
        """The server of a match died, or none has it yet."""
        if self.closing:
            return
        try:
            actor = await self.find(match)
        except Refusal as refusal:
            log.warning("match %s cannot go on: %s", match, refusal.code)
            self._cannot[match] = monotonic() + LATER
        else:
            await self._tend(shared(actor))
            self.left(actor, None)

    def _heard(self, hints: Sequence[Notice]) -> None:
        """In the thread that listens."""
        if self._loop is not None and not self.closing:
            with suppress(RuntimeError):  # the loop has just ended
                self._loop.call_soon_threadsafe(self._take_hints, hints)

    def _take_hints(self, hints: Sequence[Notice]) -> None:
        for match, seq in hints:
            if not match:
                self._glance.add(self._live)
            elif (actor := self._live.get(match)) is None:
                continue
            elif seq is None:
                self._glance.add((match,))
            elif seq > actor.room.seq:
                self._behind.add((match,))

    async def _read_news(self, matches: set[str]) -> None:
        here = {match: self._live[match] for match in matches if match in self._live}
        after = {match: actor.room.seq for match, actor in here.items() if not actor.closed}
        news = await asked(self.shared.news, after) if after else {}
        hearing = (shared(here[match]).hear(after[match], news[match]) for match in news)
        await asyncio.gather(*map(_unless_refused, hearing))

    def _beside(self, work: object) -> None:
        task = asyncio.ensure_future(_unless_refused(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _look_at(self, matches: Collection[str]) -> None:
        """The truth about some of the matches that are here."""
        matches = [match for match in matches if match in self._live]
        for head in await asked(self.shared.heads, matches) if matches else ():
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
        if not head.tended and is_due(actor):
            await self._tend(actor)

    # What is to be done once

    def _see_to(self, actor: Actor) -> None:
        mine = shared(actor)
        self._presence.note(actor.match)
        if mine.fence is not None:
            super()._see_to(actor)
        elif is_due(mine) and not self.closing:
            self._beside(self._tend(mine))

    def _look_at_clock(self, match: str) -> Awaitable[None]:
        return self._in_time(partial(super()._look_at_clock, match))

    def _lapse(self, match: str) -> Awaitable[None]:
        return self._in_time(partial(super()._lapse, match))

    async def _in_time(self, look: Callable[[], Awaitable[None] | None]) -> None:
        """Nobody's time is up before the database says so."""
        await self._beat_there()
        work = look()
        if work is not None:
            await work

    async def _tend(self, actor: SharedActor) -> None:
        """Takes the care of a match, if nobody who lives has it."""
        match = actor.match
        if actor.fence is not None or match in self._asking or actor.set_aside or actor.closed:
            return
        self._asking.add(match)
        self._leaving.pop(match, None)
        try:
            actor.fence = await asked(self.shared.tend, match)
        finally:
            self._asking.discard(match)
        if actor.fence is not None:
            await actor.catch_up()
            self._see_to(actor)
            for seat in actor.room.present:
                self.left(actor, seat)

    def _is_needed(self, actor: Actor) -> bool:
        return shared(actor).fence is not None and waits(actor.room)

    def _slept(self, actor: Actor) -> None:
        if shared(actor).fence is not None:
            self._give_up(shared(actor), due=False)

    def _give_up(self, actor: SharedActor, due: bool) -> None:
        """Sees to a match no more. If the database does not hear it now, it will later."""
        actor.fence = None
        self._leaving[actor.match] = due
        self._beside(self._let_go(actor.match, due))

    async def _let_go(self, match: str, due: bool) -> None:
        await asked(self.shared.let_go, match, due)
        self._leaving.pop(match, None)

    def _pass_on(self, actor: SharedActor) -> None:
        """A newer server wrote what this one cannot read: it is for that one to serve."""
        log.warning("match %s was written by a newer server: passed on", actor.match)
        self._cannot[actor.match] = monotonic() + LATER
        self._give_up(actor, due=is_due(actor))
        self._beside(actor.audience.send_away())

    # Who is where

    def came(self, actor: Actor, seat: Seat | None) -> None:
        super().came(actor, seat)
        self._presence.note(actor.match)

    def left(self, actor: Actor, seat: Seat | None) -> None:
        super().left(actor, seat)
        self._presence.note(actor.match)

    def _here(self, match: str) -> frozenset[Seat]:
        actor = self._live.get(match)
        return actor.audience.here if actor else NOBODY

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
        return Woken(room, woken.secret, False, Holdings(picture.keys, picture.invitations), said)

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
        told = (self.shared, self._stood, self._pass_on, woken.said)
        return SharedActor(*told, desk, *of, woken.holdings)

    async def close(self) -> None:
        first = not self.closing
        await super().close()
        if first:
            await asyncio.gather(*self._tasks, return_exceptions=True)
            for one in (self._behind, self._glance, self._presence):
                await one.ended()
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
