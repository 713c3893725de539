"""What happens in rooms by itself: bots move, clocks run out, who is away is stood in for."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Sequence
from functools import partial

from nations.contract import Seat
from nations.room.choosing import goes_on
from nations.room.commands import SERVER, Act, Deed, Hurry, Lapse, StandIn, Who
from nations.room.records import Moved
from nations.room.refusal import Code, Refusal
from nations.room.room import REVEALING, Room
from nations.room.standing_in import declined
from nations.server.actor import Actor, waits
from nations.server.alarms import BEAT, Alarms
from nations.server.clock import Pause, Stood, milliseconds
from nations.server.settings import Settings
from nations.server.snapshots import Snapshots
from nations.server.thinkers import Chosen, Thinkers
from nations.server.turns import ALONE, ASKING, AWAITED, WATCHED, Asking
from nations.store.failures import Failure, Failures

log = logging.getLogger(__name__)
SNAPSHOTS = "snapshots"


class Happenings:
    """The rooms in memory."""

    def __init__(self, thinkers: Thinkers, settings: Settings) -> None:
        self.settings, self._thinkers = settings, thinkers
        self._live: dict[str, Actor] = {}
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._alarms = Alarms(self._stood_still)
        self._pause: Pause | Stood = Pause(settings.data)
        self._snapshots = Snapshots(settings.data / SNAPSHOTS)
        self._failures = Failures(settings.data)
        self.changes = self.bot_moves = self.bot_failures = 0
        self.closing = False

    def __len__(self) -> int:
        return len(self._live)

    @property
    def live(self) -> Sequence[Actor]:
        return list(self._live.values())

    async def keep_time(self) -> None:
        """Signs of life, for the clocks of the next server and of this one."""
        beats = 0
        while not self.closing:
            if beats % Pause.EVERY == 0:
                self._beat()
            beats += 1
            self._alarms.look()
            await asyncio.sleep(BEAT)

    def _stood_still(self, seconds: float) -> None:
        log.warning("nothing was done for %.1f s: that time is nobody's", seconds)
        for actor in self.live:
            actor.stood_still(round(1000 * seconds))

    def _beat(self) -> None:
        try:
            self._pause.beat()
        except OSError as error:
            log.warning("cannot give a sign of life: %s", error.strerror)

    def _changed(self, actor: Actor) -> None:
        """After every change: bots begin to think, the beginning does not wait for ever."""
        if actor.set_aside:
            return
        self.changes += 1
        self._snapshots.look_at(actor.room)
        self._see_to(actor)

    def _see_to(self, actor: Actor) -> None:
        """What is to be done in a match by itself, now and later."""
        if actor.room.bot_at_turn and actor.match not in self._thinking:
            self._thinking[actor.match] = asyncio.ensure_future(self._let_bots_play(actor))
        self._start_clock(actor)
        self._await_answers(actor)
        if actor.room.phase == REVEALING:
            match, seconds = actor.match, self.settings.reveal_seconds
            self._alarms.set((match, "reveal"), seconds, lambda: self._hurry(match))
        else:
            self._alarms.drop((actor.match, "reveal"))

    async def _let_bots_play(self, actor: Actor) -> None:
        try:
            while not actor.closed and (at_turn := actor.room.bot_at_turn):
                await self._bot_acts(actor, *at_turn)
        except Refusal:
            # The disk is full, say: the bots try again in a moment.
            self._alarms.set((actor.match, "bots"), 1.0, lambda: self._changed(actor))
        finally:
            del self._thinking[actor.match]

    async def _bot_acts(self, actor: Actor, seat: Seat, bot: str) -> None:
        seq = actor.room.seq
        started = asyncio.get_running_loop().time()
        ASKING.set(Asking(partial(urgency, actor), actor.opened_by))
        deeds = await self._action(actor, seat, bot)
        pause = self.settings.bot_pause - (asyncio.get_running_loop().time() - started)
        if pause > 0:
            await asyncio.sleep(pause)
        try:
            await actor.by_itself(Who(seat, bot=bot), Act(f"bot-{seq}", tuple(deeds), seq))
        except Refusal as refusal:
            if refusal.code not in (Code.STALE, Code.TURN, Code.OVER, Code.PHASE):
                raise

    async def _action(self, actor: Actor, seat: Seat, bot: str) -> list[Deed]:
        """All moves of what a bot begins, until it is whole: thought of one by one, told as one. It
        thinks no further once something else has happened."""
        room, deeds = actor.room, list[Deed]()
        seq = room.seq
        while True:
            chosen = await self._choose(room, seat, bot)
            self._note(actor.match, seat, bot, chosen)
            deeds.append(Deed(chosen.move, chosen.failed.how if chosen.failed else None, chosen.by))
            if not goes_on(room, chosen.move) or actor.room.seq != seq:
                return deeds
            room = room.branch() if len(deeds) == 1 else room
            room.apply(Moved(0, seat, chosen.move, bot))

    async def _choose(self, room: Room, seat: Seat, bot: str) -> Chosen:
        no = declined(room, seat)
        if no is not None:
            return Chosen(no)
        return await self._thinkers.choose(room, seat, bot, self.settings.bot_seconds)

    def _note(self, match: str, seat: Seat, bot: str, chosen: Chosen) -> None:
        """Tells whoever looks after the server of a bot that failed: the log, `nations doctor`."""
        self.bot_moves += 1
        if chosen.failed is None:
            return
        self.bot_failures += 1
        what, by = str(chosen.failed), chosen.by or ""
        log.warning("match %s, seat %d: %s; %s moves for it", match, seat, what, by)
        try:
            self._failures.add(Failure(milliseconds(), match, seat, bot, what, by))
        except OSError as error:
            log.warning("cannot note the failure of a bot: %s", error.strerror)

    def _start_clock(self, actor: Actor) -> None:
        """A bot plays for who lets the time for a move run out."""
        deadline, match = actor.deadline, actor.match
        if deadline is not None:
            left = max(0.0, (deadline - milliseconds()) / 1000)
            self._alarms.set((match, "clock"), left, lambda: self._look_at_clock(match))

    def _look_at_clock(self, match: str) -> Awaitable[None] | None:
        actor = self._live.get(match)
        due = actor.deadline if actor else None
        if actor is None or due is None or actor.room.at_turn is None:
            return None
        if due > milliseconds():
            self._start_clock(actor)
            return None
        seq = actor.room.seq  # a move that is being kept was in time: then this is too late
        command = StandIn(f"clock-{seq}", actor.room.at_turn, expect=seq)
        return actor.by_itself(SERVER, command)

    def _await_answers(self, actor: Actor) -> None:
        """A question does not stand for ever: silence is no."""
        until, match = actor.answer_by, actor.match
        if until is not None:
            left = max(0.0, (until - milliseconds()) / 1000)
            self._alarms.set((match, "answer"), left, lambda: self._lapse(match))

    def _lapse(self, match: str) -> Awaitable[None] | None:
        actor = self._live.get(match)
        until = actor.answer_by if actor else None
        if actor is None or until is None:
            return None
        if until > milliseconds():
            self._await_answers(actor)
            return None
        seq = actor.room.seq
        return actor.by_itself(SERVER, Lapse(f"lapse-{seq}", seq))

    def _hurry(self, match: str) -> Awaitable[None] | None:
        actor = self._live.get(match)
        if actor is None or actor.room.phase != REVEALING:
            return None
        return actor.by_itself(SERVER, Hurry(f"hurry-{actor.room.seq}"))

    def came(self, actor: Actor, seat: Seat | None) -> None:
        """Somebody is there: the next absence has a grace time of its own."""
        if seat is not None:
            self._alarms.drop((actor.match, seat))

    def left(self, actor: Actor, seat: Seat | None) -> None:
        """Somebody's socket is gone; after the grace time a bot plays for the seat."""
        match, grace = actor.match, actor.room.header.grace
        if seat is not None and grace and seat not in actor.audience.connected:
            self._alarms.set((match, seat), grace, lambda: self._stand_in(match, seat))
        if not len(actor.audience):
            idle = self.settings.idle_seconds
            self._alarms.set((match, "sleep"), idle, lambda: self._sleep(match))

    def _stand_in(self, match: str, seat: Seat) -> Awaitable[None] | None:
        actor = self._live.get(match)
        if actor is None or seat in actor.audience.connected or seat not in actor.room.present:
            return None
        command = StandIn(f"grace-{actor.room.seq}-{seat}", seat)
        return actor.by_itself(SERVER, command)

    def _sleep(self, match: str) -> None:
        """A room without anybody leaves the memory; the log has it."""
        actor = self._live.get(match)
        if actor is None or len(actor.audience) or match in self._thinking:
            return
        if actor.waiting or self._is_needed(actor):
            self.left(actor, None)
        else:
            actor.closed = True
            del self._live[match]
            self._snapshots.forget(match)
            self._slept(actor)

    def _is_needed(self, actor: Actor) -> bool:
        """Whether something will be due in a room, though nobody is there."""
        return waits(actor.room)

    def _slept(self, actor: Actor) -> None:
        """A room has left the memory."""

    async def close(self) -> None:
        """Bots stop; what is under way is finished; everybody is told to come back later."""
        self.closing = True
        await self._alarms.close()
        thinking = list(self._thinking.values())
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)
        await asyncio.gather(*(_dismiss(actor) for actor in self.live))
        self._snapshots.close()
        self._beat()


def urgency(actor: Actor) -> int:
    """Whether a person waits for the bots of a match, somebody looks on, or nobody is there."""
    if actor.audience.connected:
        return AWAITED
    return WATCHED if len(actor.audience) else ALONE


async def _dismiss(actor: Actor) -> None:
    actor.closed = True
    while actor.waiting:
        await asyncio.sleep(0.01)
    await actor.audience.dismiss()
